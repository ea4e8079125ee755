"""Words, place and group of a move: what is done, where on the board it lights up, and what it is listed with.

The words are the message `vanguard-move-<type>`. Its arguments are the fields of the move, things by their names. Moves
of one type are a group. Moves of an exploration have captions of their own.

Whatever is asked, there is an answer: a record that somebody wrote by hand may name what is not there.
"""

from functools import singledispatch

from msgspec.structs import asdict

from starboard.games.vanguard.captions.exploration_captions import CAPTIONS
from starboard.games.vanguard.captions.move_weights import WEIGHTS
from starboard.games.vanguard.content import campaign
from starboard.games.vanguard.content.demands import parse_way
from starboard.games.vanguard.content.dice import NUMBER_OF
from starboard.games.vanguard.moves.exploration_moves import GoOn
from starboard.games.vanguard.moves.mission_moves import BuyDice, LandIn, Load, Send
from starboard.games.vanguard.moves.ship_book_moves import (
    Achieve,
    Activate,
    Answer,
    CompleteProject,
    Fly,
    Repair,
    Resolve,
    SpeedUp,
    SwitchModule,
    Visit,
)
from starboard.games.vanguard.names.exploration_names import sector_name
from starboard.games.vanguard.names.names import (
    DECK_NAMES,
    FACILITY_NAMES,
    PENALTY_NAMES,
    TYPE_NAMES,
    UNKNOWN,
    crew_name,
    die_name,
    named,
    section_name,
)
from starboard.games.vanguard.names.ship_book_names import way_words
from starboard.games.vanguard.rules.launch_and_return.loading_the_lander import fills, sensible
from starboard.games.vanguard.rules.ship.section_dice import discount, price
from starboard.games.vanguard.rules.ship_book.facilities import command_for
from starboard.games.vanguard.rules.ship_book.starmap import flight_cost
from starboard.games.vanguard.rules.story.logs import choice_words
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.games.vanguard.state.options import MODULES
from starboard.kernel import Arg, Caption, Message, Move, Weight

LOADING = "load"
"""The step of the launch at which the lander is loaded."""
CREW = ("crew", "trainer", "trainee", "patient", "waits", "goes")
"""Fields that name a crew member."""
THINGS = ("card", "project", "situation", "upgrade", "objective", "lander", "mod", "system", "destination")
"""Fields that name a card or a place of the campaign."""
WORDS = {"facility": FACILITY_NAMES, "penalty": PENALTY_NAMES, "deck": {**DECK_NAMES, **TYPE_NAMES}}
"""Fields that name one of a few things of the rules."""


def caption(g: VanguardState, seat: int, move: Move) -> Caption:
    """How a move of this seat is shown."""
    made = CAPTIONS.get(type(move))
    if made is not None and not _launches(move, g):
        return made(g, seat, move)
    tag = str(move.__struct_config__.tag)
    fields = {name: _field(g, name, value) for name, value in asdict(move).items()}
    said = words(move, g) or Message(f"vanguard-move-{tag}", fields | details(move, g))
    return Caption(said, place_of(move), tag, _weight(move, g))


def _weight(move: Move, g: VanguardState) -> Weight:
    """How much a move weighs; of all that may be loaded, the most sensible is put forward. What launches the lander is
    held: nobody could take it back."""
    if isinstance(move, Load):
        return "grave" if fills(g, move) else "main" if move == sensible(g) else ""
    return WEIGHTS.get(type(move), "")


def _launches(move: Move, g: VanguardState) -> bool:
    """Whether going on means that the lander leaves."""
    return isinstance(move, GoOn) and g.ship.step == LOADING


def _field(g: VanguardState, name: str, value: object) -> Arg:
    if not isinstance(value, str):
        return value if isinstance(value, int) else str(value)
    if name in CREW:
        return crew_name(g, value)
    if name in THINGS:
        return named(g, value)
    if name == "section":
        return section_name(value)
    if name == "die":
        return die_name(value) if value in NUMBER_OF else UNKNOWN
    return WORDS[name].get(value, UNKNOWN) if name in WORDS else value


def place_of(move: Move) -> str:
    """Where on the board a move lights up: the thing that it names first; an answer on the page that asks for it."""
    if isinstance(move, Answer):
        return f"page:{move.log}"
    fields = asdict(move)
    if isinstance(fields.get("sector"), int):
        return f"sector:{fields['sector']}"
    names = [str(value) for value in fields.values() if isinstance(value, str) and value]
    return names[0] if names else ""


@singledispatch
def words(move: Move, g: VanguardState) -> Message | None:
    """The message of a move that is not simply called after its type."""
    return None


@words.register
def _(move: BuyDice, g: VanguardState) -> Message:
    if move.crew not in g.crew:
        return Message("vanguard-move-buy-dice-alone", {"price": price(g)})
    cost = max(0, price(g) - discount(g, move.crew))
    return Message("vanguard-move-buy-dice", {"crew": crew_name(g, move.crew), "price": cost})


@words.register
def _(move: CompleteProject, g: VanguardState) -> Message | None:
    if not move.project:
        return Message("vanguard-move-complete-project-more", {"crew": crew_name(g, move.crew)})
    if not move.crew:
        return Message("vanguard-move-complete-project-alone", {"project": named(g, move.project)})
    return None


@words.register
def _(move: Repair, g: VanguardState) -> Message | None:
    return None if move.crew else Message("vanguard-move-repair-energy", {"lander": named(g, move.lander)})


@words.register
def _(move: Send, g: VanguardState) -> Message | None:
    return None if move.crew else Message("vanguard-move-send-nobody")


@words.register
def _(move: SwitchModule, g: VanguardState) -> Message:
    named = Message(f"vanguard-option-deadly-{move.module}") if move.module in MODULES else UNKNOWN
    return Message("vanguard-move-switch-module", {"module": named, "on": "no" if move.module in g.deadly else "yes"})


@words.register
def _(move: GoOn, g: VanguardState) -> Message | None:
    return Message("vanguard-move-launch") if _launches(move, g) else None


@words.register
def _(move: Load, g: VanguardState) -> Message | None:
    if not fills(g, move):
        return None
    return Message("vanguard-move-load-last", {"card": named(g, move.card), "section": section_name(move.section)})


@words.register
def _(move: Answer, g: VanguardState) -> Message:
    log = campaign[g.campaign].logs.get(move.log)
    if log is None or not 1 <= move.choice <= len(log.choice):
        return UNKNOWN
    return choice_words(g, move.log, move.choice)


@singledispatch
def details(move: Move, g: VanguardState) -> dict[str, Arg]:
    """What the words of a move say besides its fields."""
    return {}


@details.register
def _(move: Resolve | SpeedUp | Achieve, g: VanguardState) -> dict[str, Arg]:
    c = campaign[g.campaign]
    ways: tuple[str, ...] = ()
    if isinstance(move, Resolve) and move.situation in c.situations:
        ways = c.situations[move.situation].needs
    elif isinstance(move, SpeedUp) and move.project in c.production:
        ways = c.production[move.project].speed
    elif isinstance(move, Achieve) and move.objective in c.objectives:
        ways = c.objectives[move.objective].needs
    known = 0 <= move.way < len(ways)
    return {"what": way_words(parse_way(ways[move.way])) if known else UNKNOWN}


@details.register
def _(move: LandIn, g: VanguardState) -> dict[str, Arg]:
    return {"sector": sector_name(g, move.sector)}


@details.register
def _(move: Activate, g: VanguardState) -> dict[str, Arg]:
    return {"command": command_for(g, move.facility)}


@details.register
def _(move: Fly, g: VanguardState) -> dict[str, Arg]:
    known = move.system in campaign[g.campaign].systems[g.ship.system].neighbours
    return {"energy": flight_cost(g, move.system) if known else 0}


@details.register
def _(move: Visit, g: VanguardState) -> dict[str, Arg]:
    one = campaign[g.campaign].destinations.get(move.destination)
    return {"energy": one.cost if one is not None else 0}
