"""Why a move is not allowed: the words and the rule. Only what the seat may know is part of the answer."""

from functools import singledispatch

from starboard.games.vanguard.content import campaign
from starboard.games.vanguard.moves.exploration_moves import LiftOff, Rest
from starboard.games.vanguard.moves.mission_moves import BuyDice, Load, Nurse, PackCard, Promote, Send
from starboard.games.vanguard.moves.ship_book_moves import (
    Activate,
    Assign,
    Fly,
    Recruit,
    ScanWith,
    SetCourse,
    Train,
    Visit,
)
from starboard.games.vanguard.names.exploration_names import sector_name
from starboard.games.vanguard.names.names import crew_name, named, section_name
from starboard.games.vanguard.notation.symbols import SECTIONS
from starboard.games.vanguard.rules.exploration.rest import can_rest
from starboard.games.vanguard.rules.ship.ship_crew import assignable, free_sleeves, in_place
from starboard.games.vanguard.rules.ship_book.barracks import TRAINER
from starboard.games.vanguard.rules.ship_book.facilities import command_for
from starboard.games.vanguard.rules.ship_book.starmap import is_charted
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.kernel import Arg, Message, Move

Refusal = tuple[Message, str] | None


def why_not(g: VanguardState, seat: int, move: Move) -> Refusal:
    """The first reason that is found; None when there is nothing special to say."""
    if g.expedition.taught:
        return Message("vanguard-not-in-lesson"), "IV-C-204"
    return reason(move, g)


@singledispatch
def reason(move: Move, g: VanguardState) -> Refusal:
    """By the type of the move."""
    return None


def _not_assignable(g: VanguardState, crew: str) -> Refusal:
    """IV-S-0008, IV-S-0009: only available crew, and never the last of a section."""
    one = g.crew.get(crew)
    if one is None or crew in assignable(g):
        return None
    if one.place != "available":
        return Message("vanguard-not-available", {"crew": crew_name(g, crew)}), "IV-S-0008"
    return Message("vanguard-last-available", {"section": section_name(one.section)}), "IV-S-0009"


@reason.register
def _(move: Assign | ScanWith | Nurse, g: VanguardState) -> Refusal:
    return _not_assignable(g, move.crew)


@reason.register
def _(move: BuyDice, g: VanguardState) -> Refusal:
    return _not_assignable(g, move.crew) or (Message("vanguard-too-few-tokens"), "IV-S-2704")


@reason.register
def _(move: Train, g: VanguardState) -> Refusal:
    one = g.crew.get(move.trainee)
    if one is not None and not free_sleeves(g, one.section, TRAINER):
        return Message("vanguard-no-sleeve", {"section": section_name(one.section), "rank": TRAINER}), "IV-S-1603"
    return _not_assignable(g, move.trainer)


@reason.register
def _(move: Recruit, g: VanguardState) -> Refusal:
    if move.section not in SECTIONS:
        return None
    section = SECTIONS.index(move.section)
    if not free_sleeves(g, section, 1):
        return Message("vanguard-no-sleeve", {"section": section_name(section), "rank": 1}), "IV-S-1602"
    return Message("vanguard-recruited-already"), "IV-S-1601"


@reason.register
def _(move: Promote, g: VanguardState) -> Refusal:
    one = g.crew.get(move.crew)
    if one is None:
        return None
    words: dict[str, Arg] = {"section": section_name(one.section), "rank": one.rank + 1}
    return Message("vanguard-no-sleeve", words), "IV-S-2701"


@reason.register
def _(move: Activate, g: VanguardState) -> Refusal:
    if move.facility in g.ship.facilities:
        return Message("vanguard-used-facility"), "IV-S-0602"
    if command_for(g, move.facility) > g.ship.command:
        return Message("vanguard-too-little-command", {"command": g.ship.command}), "IV-S-0601"
    return None


@reason.register
def _(move: Fly, g: VanguardState) -> Refusal:
    systems = campaign[g.campaign].systems
    if move.system not in systems[g.ship.system].neighbours:
        return Message("vanguard-no-neighbour"), "IV-S-0501"
    if not is_charted(g, move.system):
        return Message("vanguard-not-charted", {"system": named(g, move.system)}), "IV-S-0503"
    return Message("vanguard-too-little-energy", {"energy": g.ship.energy}), "IV-S-0503"


@reason.register
def _(move: Visit | SetCourse, g: VanguardState) -> Refusal:
    one = campaign[g.campaign].destinations.get(move.destination)
    if one is None or one.system != g.ship.system:
        return Message("vanguard-not-here"), "IV-S-0504"
    if move.destination in g.ship.visited:
        return Message("vanguard-used-up", {"destination": named(g, move.destination)}), "IV-S-0505"
    if one.cost > g.ship.energy:
        return Message("vanguard-too-little-energy", {"energy": g.ship.energy}), "IV-S-0504"
    return None


@reason.register
def _(move: Send, g: VanguardState) -> Refusal:
    if move.crew in g.crew and move.crew not in in_place(g, "available"):
        return Message("vanguard-not-available", {"crew": crew_name(g, move.crew)}), "IV-S-2302"
    return Message("vanguard-one-each-section"), "IV-S-2302"


@reason.register
def _(move: PackCard, g: VanguardState) -> Refusal:
    if move.card in campaign[g.campaign].section_cards:
        return Message("vanguard-rank-too-high", {"card": named(g, move.card)}), "IV-S-2304"
    return None


@reason.register
def _(move: Load, g: VanguardState) -> Refusal:
    if move.card in campaign[g.campaign].equipment:
        return Message("vanguard-no-room", {"card": named(g, move.card)}), "IV-S-2306"
    return None


@reason.register
def _(move: LiftOff, g: VanguardState) -> Refusal:
    e = g.expedition
    if not e.team:
        return None
    if 0 <= e.who < len(e.team) and e.team[e.who].sector != e.landing:
        return Message("vanguard-lift-off-elsewhere", {"sector": sector_name(g, e.landing)}), "IV-X-340"
    return Message("vanguard-lift-off-not-now"), "IV-X-340"


@reason.register
def _(move: Rest, g: VanguardState) -> Refusal:
    e = g.expedition
    if not 0 <= e.who < len(e.team) or can_rest(g, e.who):
        return None
    return Message("vanguard-rest-without-supplies", {"supplies": e.supplies}), "IV-X-330"
