"""Components of the expansions for tests, and flights at random that are full of them."""

from collections.abc import Iterator
from random import Random
from typing import Any

from games.trucker.flights import answer_to, flying, for_first, offered, options
from games.trucker.random_ships import Placed, data_of, grow, random_board
from games.trucker.scenes import showing
from games.trucker.slow_boards import board_for
from starboard.games.trucker.board.current_round import current_board
from starboard.games.trucker.board.ship.cabins import homes
from starboard.games.trucker.content import content
from starboard.games.trucker.files.ship_file import read_ship
from starboard.games.trucker.moves.flight_moves import FlyOn
from starboard.games.trucker.rules.building.loading import fill_ships
from starboard.games.trucker.rules.flight import flight
from starboard.games.trucker.setup import first_state
from starboard.games.trucker.state.game_state import Trucker, TruckerState
from starboard.kernel import CHECKPOINT, Act, Ask, Move, chance_from

PANEL = showing("solar_panel", front=3)
FURNACE = showing("reactor_furnace", front=3)
ROUTER = showing("router", front=3, rear=1)
"""What it carries on goes from front to rear."""
CANNON_BOOSTER = showing("cannon_booster", front=3)
SHIELD_BOOSTER = showing("shield_booster", front=3)
ROBOTS = showing("crewbots", front=3)
CHAMBER = showing("stasis_chamber", front=2)
VIP_CABIN = showing("luxury_cabin", front=3)
ARMOURY = showing("armoury", front=3)
DEFENCE = showing("auto_defense", right=3)

SPECIALISTS = tuple(content().kit.specialists)
USEFUL = ("cabin", "battery_2", "battery_3", "double_cannon", "double_engine", "shield", "engine", "cannon", "cargo_3")


def with_specialist(g: TruckerState, specialist: str, square: str, seat: int = 0) -> TruckerState:
    """The same flight with a cyan alien in this cabin."""
    ship = g.truckers[seat].ship
    cell = current_board(g).cell(*square.split(","))
    ship.humans.pop(cell, None)
    ship.aliens[cell] = "cyan"
    ship.specialist = specialist
    return g


def fleet(front: dict[str, str], rear: dict[str, str]) -> TruckerState:
    """A flight of class IVC with a front ship and a rear ship, after dice of 3 and 4."""
    return flying("IVC", {**front, **rear}, dice=(3, 4))


def random_kit_flight(seed: int, ship_class: str, seats: int) -> TruckerState:
    """Ships of the components of all boxes, loaded, with specialists; a random deck of six cards of all levels."""
    rng = Random(seed)
    g = first_state(seats, {**options(ship_class), "kit": "both", "intruders": True}, chance_from(seed))
    g.part = "flight"
    board = random_board(rng, ship_class)
    g.dice = list(board.get("dice", ()))
    for seat in range(seats):
        _, ship = read_ship(_random_ships(rng, board))
        g.truckers[seat] = Trucker(ship, flying=True, position=-seat * 2, halves=board.get("halves", ""))
    fill_ships(g)
    professions = rng.sample(SPECIALISTS, seats)
    for trucker, profession in zip(g.truckers, professions, strict=True):
        _let_aliens_in(rng, g, trucker, profession)
    cards = sorted(card for level in g.decks.values() for card in level)
    g.flight = rng.sample(cards, 6)
    g.decks = {level: [card for card in held if card not in g.flight] for level, held in g.decks.items()}
    return g


def _random_ships(rng: Random, board: dict[str, Any]) -> dict[str, Any]:
    tiles = [tile for tile in content().tiles.values() if tile.kind.id != "starting_cabin"]
    plain = [tile.id for tile in tiles if tile.kind.id in USEFUL]
    heap = [tile.id for tile in tiles if tile.set != "base"] + rng.sample(plain, 50)
    placed: Placed = {}
    plan = board_for(board)
    for cells in plan.ships:
        grow(rng, plan, placed, heap, cells, rng.randint(len(cells) // 2, len(cells)))
    return data_of(board, placed)


def _let_aliens_in(rng: Random, g: TruckerState, trucker: Trucker, profession: str) -> None:
    ship = trucker.ship
    board = current_board(g)
    for cell, colours in homes(board, ship).items():
        free = [colour for colour in colours if colour not in ship.aliens.values()]
        if free and rng.random() < 0.8:
            ship.aliens[cell] = free[-1]
            del ship.humans[cell]
    if "cyan" in ship.aliens.values():
        ship.specialist = profession


def questions(g: TruckerState, seed: int) -> Iterator[Ask | None]:
    """A flight at random in which nobody gives up: every question before it is answered, and None at
    every checkpoint."""
    rng = Random(seed)
    procedure = flight(g)
    answer: Move | Act | None = None
    while True:
        try:
            item = procedure.send(answer)
        except StopIteration:
            return
        answer = None
        if item is CHECKPOINT:
            yield None
            continue
        one = for_first(item)
        yield one
        moves = offered(one)
        answer = answer_to(item, moves[0] if FlyOn() in moves else rng.choice(moves))
