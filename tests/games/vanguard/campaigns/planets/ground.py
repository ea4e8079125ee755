"""An away team on a planet of The Guest Book, and procedures that are answered move by move."""

from collections.abc import Mapping
from typing import Any

import pytest

from starboard.games.vanguard.board.sectors import threat
from starboard.games.vanguard.content import campaign
from starboard.games.vanguard.effects.context import Ctx
from starboard.games.vanguard.effects.effects import carry_out
from starboard.games.vanguard.moves.exploration_moves import TakeSpecial, Travel
from starboard.games.vanguard.notation.grammar import parse_effect
from starboard.games.vanguard.rules import every_word
from starboard.games.vanguard.rules.basics import planet_rules
from starboard.games.vanguard.rules.basics.board_layout import begin
from starboard.games.vanguard.rules.basics.exploration_over import ExplorationEnds
from starboard.games.vanguard.rules.check.check_outcomes import resolve_row
from starboard.games.vanguard.rules.check.check_specials import special_effects
from starboard.games.vanguard.rules.exploration.special_action import special_actions, take_special
from starboard.games.vanguard.rules.exploration.travel import travels
from starboard.games.vanguard.rules.launch_and_return.mission_launch import new_member
from starboard.games.vanguard.rules.launch_and_return.packing_decks import section_cards
from starboard.games.vanguard.rules.launch_and_return.planet_board import lay_out, prepare_planet, record_planet
from starboard.games.vanguard.rules.planet.action_tracks import action_of
from starboard.games.vanguard.rules.planet.missions import find, settle
from starboard.games.vanguard.rules.planet.threats import enter_field
from starboard.games.vanguard.rules.ship.ship_crew import wake
from starboard.games.vanguard.setup import first_state
from starboard.games.vanguard.state.check_state import Check
from starboard.games.vanguard.state.expedition_state import Expedition
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.games.vanguard.state.options import OPTIONS, terms
from starboard.kernel import CHECKPOINT, Ask, AskSome, Move, Rules, chance_from, listed
from starboard.kernel.piles import deck_of

assert every_word.WORDS, "every word is carried out by something"

CREW = ("44", "66", "01", "22")
"""Science, Engineering, Security, Recon: the four who are in every campaign."""
SUPPLIES = 8


def aboard(seed: int = 1, seats: int = 1) -> VanguardState:
    """A campaign before anybody has gone anywhere."""
    given: dict[str, Any] = {option.id: option.default for option in OPTIONS} | {"start": "quick"}
    g = first_state(terms(seats, given), chance_from(seed))
    g.news = []
    return g


def land(planet: str, *sectors: int, flags: Mapping[str, str] = {}, counters: Mapping[str, int] = {}) -> VanguardState:
    """A team with a crew member in each of these sectors, on a planet that nobody has visited."""
    g = aboard()
    g.flags |= flags
    g.counters |= counters
    return go_down(g, planet, *sectors)


def go_down(g: VanguardState, planet: str, *sectors: int) -> VanguardState:
    """The same for a campaign that has begun: a later visit finds what the record kept."""
    for id in CREW:
        if id not in g.crew:
            wake(g, id, 1)
        g.crew[id].place = "team"
    e = g.expedition = Expedition([], {}, [new_member(g, id) for id in CREW[: len(sectors)]])
    e.lander, e.supplies, e.most_supplies = "L1", SUPPLIES, SUPPLIES
    for one in e.team:
        cards = [id for id in section_cards(g, one.section) if campaign[g.campaign].section_cards[id].starter]
        one.deck = deck_of(cards, g.chance)
    lay_out(g, planet)
    begin(e)
    e.landing = campaign[g.campaign].planets[planet].landing[0]
    for one, sector in zip(e.team, sectors, strict=True):
        one.sector = one.origin = one.round_origin = sector
    g.part = "explore"
    run(g, prepare_planet(g))
    return g


def leave(g: VanguardState) -> None:
    """The planet is recorded and the team is aboard again."""
    record_planet(g)
    g.expedition = Expedition()


def trip(g: VanguardState) -> Expedition:
    """The exploration."""
    return g.expedition


def run(g: VanguardState, rules: Rules[Any], *wanted: Move) -> None:
    """Answer every question with the first of the wanted moves that is offered, which is then used up; without one,
    with what is offered first."""
    left = list(wanted)
    answer: Any = None
    while True:
        try:
            question = rules.send(answer)
        except StopIteration:
            break
        answer = None
        if question is CHECKPOINT:
            continue
        assert isinstance(question, Ask | AskSome)
        options = listed(question.options)
        if isinstance(question, AskSome):
            chosen = [move for move in options if move in left][: question.most]
            answer = tuple(chosen or options[: question.least])
            left = [move for move in left if move not in chosen]
        else:
            answer = next((move for move in left if move in options), options[0])
            left = [move for move in left if move is not answer and move != answer] if answer in left else left
    assert not left, f"never offered: {left}"


def take(g: VanguardState, source: str, number: int = 1, who: int = 0, *wanted: Move) -> None:
    """Take a special action that asks for no dice; it must be offered."""
    move = TakeSpecial(source, number - 1)
    assert move in special_actions(g, who), special_actions(g, who)
    trip(g).who = who
    run(g, take_special(g, who, move), *wanted)
    run(g, settle(g))


def outcome(g: VanguardState, source: str, number: int = 1, row: str = "green", who: int = 0, *wanted: Move) -> None:
    """Resolve a row of a special action, as if the dice had met it; the action must be offered."""
    assert TakeSpecial(source, number - 1) in special_actions(g, who), special_actions(g, who)
    e = trip(g)
    e.who = who
    e.check = Check(who, source, number - 1, e.team[who].sector)
    run(g, resolve_row(g, action_of(g, source, number - 1), row), *wanted)
    e.check = None
    run(g, settle(g))


def instant(g: VanguardState, source: str, number: int = 1, who: int = 0) -> str:
    """The row with which a check without dice would end at once; empty when it would not."""
    e = trip(g)
    e.check = Check(who, source, number - 1, e.team[who].sector)
    run(g, planet_rules.fire(g, "check", who=who, sector=e.check.sector))
    rules = special_effects(g, action_of(g, source, number - 1))
    with pytest.raises(StopIteration) as stop:
        next(rules)
    e.check = None
    return str(stop.value.value)


def offered(g: VanguardState, who: int = 0) -> set[str]:
    """The special actions that a crew member can take: `poi:120.1` is the first one of POI 120."""
    moves = special_actions(g, who)
    return {f"{move.source}.{move.action + 1}" for move in moves if isinstance(move, TakeSpecial)}


def do(g: VanguardState, text: str, who: int = 0, *wanted: Move) -> None:
    """Carry out an effect."""
    run(g, carry_out(g, parse_effect(text), Ctx("test", "IV-X-303", who)), *wanted)


def field(g: VanguardState, id: str, number: int, *wanted: Move) -> None:
    """The token of a threat enters a field of its track."""
    run(g, enter_field(g, id, number, False), *wanted)


def end_round(g: VanguardState) -> None:
    """The round is over."""
    run(g, planet_rules.fire(g, "round-end"))
    run(g, settle(g))


def depart(g: VanguardState, *wanted: Move) -> None:
    """Everything that happens when the team leaves, without the ship."""
    run(g, planet_rules.fire(g, "departure"))
    run(g, settle(g))
    board = trip(g).boards[0]
    effect = campaign[g.campaign].planets[board.planet].departure
    run(g, carry_out(g, effect, Ctx(f"planet:{board.planet}", "IV-X-1701")), *wanted)


def ways(g: VanguardState, who: int = 0) -> set[int]:
    """The sectors to which a crew member may travel now."""
    return {move.sector for move in travels(g, who) if isinstance(move, Travel)}


def status(g: VanguardState, mission: str) -> str:
    """How a mission stands."""
    found = find(g, mission)
    return found.status if found is not None else "hidden"


def standees(g: VanguardState, id: str) -> list[int]:
    """Where the standees of a threat are."""
    found = threat(g, id)
    assert found is not None
    return found.sectors


def stack(g: VanguardState, sector: int) -> list[str]:
    """The POIs of a sector, the active one last."""
    return [poi.id for poi in trip(g).places[sector].pois]


def value(g: VanguardState, name: str) -> int:
    """Where a track of the planet stands."""
    return next(board.values[name] for board in trip(g).boards if name in board.values)


def markers(g: VanguardState, name: str) -> dict[int, int]:
    """How many markers of a name lie in each sector that has any."""
    return {sector: place.markers[name] for sector, place in trip(g).places.items() if place.markers.get(name)}


def read(g: VanguardState) -> list[str]:
    """The logs that were read."""
    return [entry.log for entry in g.book]


def ends(g: VanguardState, source: str, number: int, who: int = 0) -> bool:
    """Whether the green row of an action ends the exploration."""
    try:
        outcome(g, source, number, "green", who)
    except ExplorationEnds:
        return True
    return False
