"""Flights for tests: ships in a line, dice that fall as wanted, and players who answer what they are told to."""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from itertools import count
from random import Random
from typing import Any

from msgspec.structs import replace

from games.trucker.random_ships import Placed, data_of, grow, random_board, random_heap
from games.trucker.scenes import built
from games.trucker.slow_boards import board_for
from starboard.games.trucker.board.current_round import current_board
from starboard.games.trucker.board.ship.cabins import homes
from starboard.games.trucker.board.ship.holds import fill_batteries
from starboard.games.trucker.files.ship_file import read_ship
from starboard.games.trucker.moves.flight_moves import RaiseShield, Shoot
from starboard.games.trucker.setup import first_state
from starboard.games.trucker.state.game_state import Trucker, TruckerState
from starboard.games.trucker.state.ship_state import Ship
from starboard.games.trucker.title import TRUCKER
from starboard.kernel import CHECKPOINT, Act, Ask, Event, Move, Options, Race, Rules, chance_from, listed
from starboard.kernel.title import checked_options

CABIN = "B001/0"
"""Universal on all sides: it joins everything, and two humans live in it."""
BEAM = "B125/0"
"""A structural module with connectors on all sides: universal in front and right, double behind and left."""
ENGINE, DOUBLE_ENGINE = "B068/0", "B083/0"
CANNON, DOUBLE_CANNON = "B095/0", "B110/0"
BATTERY, BATTERY_3 = "B032/0", "B040/0"
SHIELD = "B117/0"
"""It covers front and right."""
HOLD, HOLD_3 = "B047/0", "B055/0"
RED_HOLD = "B060/0"
"""One special container."""

Squares = Mapping[str, str]


def options(ship_class: str) -> Options:
    return checked_options(TRUCKER, 2, {"classes": (ship_class,)})


def flying(ship_class: str, *ships: Squares, dice: tuple[int, ...] = (), at: Sequence[int] = ()) -> TruckerState:
    """A flight with these ships, two humans in every cabin, full batteries; the first leads, unless `at` says where."""
    g = first_state(len(ships), options(ship_class), chance_from(1))
    g.dice = list(dice)
    g.part = "flight"
    g.news = []
    for seat, squares in enumerate(ships):
        board, ship = built(ship_class, squares, dice)
        ship.humans = {cell: 2 for cell, code in ship.parts.items() if board.parts[code].kind.crew == 2}
        g.truckers[seat] = Trucker(ship, flying=True, position=at[seat] if at else -seat * 3)
    return g


def on(g: TruckerState, square: str) -> int:
    """The number of a square that is named by column and row."""
    cell = current_board(g).cell(*square.split(","))
    assert cell >= 0, square
    return cell


def with_card(g: TruckerState, card: str) -> TruckerState:
    """The same flight with one card to come."""
    for cards in g.decks.values():
        if card in cards:
            cards.remove(card)
    g.flight = [card]
    return g


def load(g: TruckerState, *dice: int) -> None:
    """Let the next dice fall like this."""
    g.chance.state = _loaded(dice)


@cache
def _loaded(dice: tuple[int, ...]) -> int:
    for seed in count():
        chance = chance_from(seed)
        first = chance.state
        if all(chance.roll() == die for die in dice):
            return first
    raise AssertionError


def answers(procedure: Rules[Any], *moves: Move) -> Any:
    """Play a procedure with these answers: each must be offered, and all must be needed. Returns what it returns."""
    left = list(moves)
    answer: Move | Act | None = None
    while True:
        try:
            question = procedure.send(answer)
        except StopIteration as end:
            assert not left, f"nobody asked for {left}"
            return end.value
        answer = None
        if question is CHECKPOINT:
            continue
        one = for_first(question)
        assert left, f"nobody answers {one.prompt}: {offered(one)}"
        answer = answer_to(question, meant(left.pop(0), offered(one)))


def meant(move: Move, offers: Sequence[Move]) -> Move:
    """A move of the list: this one, or the first that says more, such as where the battery for a shield comes from."""
    found = move if move in offers else next((one for one in offers if plainly([one]) == [move]), None)
    assert found is not None, f"{move} is not one of {offers}"
    return found


def plainly(offers: Sequence[Move]) -> list[Move]:
    """What is offered against an attack, without the squares of the shield, the cannons and the battery."""
    plain = [_without_squares(move) for move in offers]
    return [move for place, move in enumerate(plain) if move not in plain[:place]]


def _without_squares(move: Move) -> Move:
    if isinstance(move, RaiseShield):
        return replace(move, shield="", battery="")
    return replace(move, cannons="", battery="") if isinstance(move, Shoot) else move


def nods(procedure: Rules[Any]) -> list[Ask]:
    """Play a procedure, always with the first of the moves that are offered. Returns what was asked."""
    questions: list[Ask] = []
    answer: Move | Act | None = None
    while True:
        try:
            question = procedure.send(answer)
        except StopIteration:
            return questions
        answer = None
        if question is not CHECKPOINT:
            questions.append(for_first(question))
            answer = answer_to(question, offered(questions[-1])[0])


def asked(procedure: Rules[Any], *moves: Move) -> Ask:
    """The question that comes after these answers."""
    left = list(moves)
    answer: Move | Act | None = None
    while True:
        question = procedure.send(answer)
        answer = None
        if question is CHECKPOINT:
            continue
        one = for_first(question)
        if not left:
            return one
        answer = answer_to(question, meant(left.pop(0), offered(one)))


def for_first(question: object) -> Ask:
    """A question as the first seat meets it that it is put to: in a race the seats answer in the order of the list."""
    if isinstance(question, Race):
        seat, options = next(iter(question.offers.items()))
        return Ask(seat, question.prompt, options, question.rule, question.args)
    assert isinstance(question, Ask)
    return question


def answer_to(question: object, move: Move) -> Move | Act:
    """What the procedure is sent when the first seat answers with this move."""
    return Act(for_first(question).seat, move) if isinstance(question, Race) else move


def offered(question: Ask) -> list[Move]:
    return list(listed(question.options))


def told(g: TruckerState, id: str) -> list[Event]:
    """The events of this kind so far."""
    return [event for event in g.news or [] if event.message.id == id]


def shown(g: TruckerState, beat: str, field: str = "cells", **wanted: object) -> list[str]:
    """The squares that beats of this kind showed so far, those with these data."""
    beats = [event.message.args for event in g.news or [] if event.beat == beat]
    found = [args[field] for args in beats if wanted.items() <= args.items()]
    cells = [cell for one in found for cell in (one if isinstance(one, list) else [one])]
    return [current_board(g).name(int(str(cell))) for cell in cells]


def struck(g: TruckerState) -> list[str]:
    """The squares of the components that were hit so far."""
    return shown(g, "lost", why="hit")


def names(g: TruckerState, cells: Iterable[int]) -> list[str]:
    """Squares by column and row."""
    return [current_board(g).name(cell) for cell in sorted(cells)]


EXPANSIONS = ("thruster", "armoury", "solar_panel", "crewbots", "router", "auto_defense", "stasis_chamber")


def random_flight(seed: int, ship_class: str, seats: int) -> TruckerState:
    """Ships grown at random, with crew, aliens, batteries and now and then goods aboard; a random deck of six cards."""
    rng = Random(seed)
    g = first_state(seats, options(ship_class), chance_from(seed))
    g.part = "flight"
    board = random_board(rng, ship_class)
    g.dice = list(board.get("dice", ()))
    for seat in range(seats):
        g.truckers[seat] = Trucker(random_crew(rng, random_fleet(rng, board)), flying=True, position=-seat * 2)
    cards = sorted(card for level in g.decks.values() for card in level)
    g.flight = rng.sample(cards, 6)
    g.decks = {level: [card for card in held if card not in g.flight] for level, held in g.decks.items()}
    return g


def random_fleet(rng: Random, board: dict[str, Any]) -> dict[str, Any]:
    placed: Placed = {}
    heap = random_heap(rng, EXPANSIONS)
    plan = board_for(board)
    for cells in plan.ships:
        grow(rng, plan, placed, heap, cells, rng.randint(len(cells) // 2, len(cells)))
    return data_of(board, placed)


def random_crew(rng: Random, data: dict[str, Any]) -> Ship:
    board, ship = read_ship(data)
    fill_batteries(board, ship)
    for cell, code in sorted(ship.parts.items()):
        if board.parts[code].kind.crew:
            ship.humans[cell] = board.parts[code].kind.crew
    for cell, colours in homes(board, ship).items():
        free = [colour for colour in colours if colour not in ship.aliens.values()]
        if free and rng.random() < 0.7:
            ship.aliens[cell] = rng.choice(free)
            del ship.humans[cell]
    return ship
