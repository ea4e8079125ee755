"""GT-X2-3, GT-LM-2.4.5, GT-LM-4.9.14: maneuvering thrusters move the line of an attack, once the line is known."""

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from starboard.games.trucker.board.current_round import board_for
from starboard.games.trucker.board.fleet import label
from starboard.games.trucker.board.ship.attack_lines import Aim, Threatened, threatened, threatened_after
from starboard.games.trucker.board.ship.connectors import of_kind
from starboard.games.trucker.board.ship.power_sources import Supply, cheapest, price
from starboard.games.trucker.board.ship.ship_board import Board
from starboard.games.trucker.moves.flight_moves import ChooseHit, HoldCourse, Maneuver
from starboard.games.trucker.names.flight_names import nozzle_name
from starboard.games.trucker.rules.aboard.batteries import ask_power, power, supply_for
from starboard.games.trucker.rules.aboard.damage import names_of
from starboard.games.trucker.rules.attacks.incoming import show_swerve
from starboard.games.trucker.state.game_state import TruckerState
from starboard.games.trucker.state.ship_state import Ship
from starboard.kernel import Ask, Move, Rules, tell

NOZZLES = ("front", "right", "rear", "left")


class Course(NamedTuple):
    """What an attack hits in the end, and to which side each ship of the fleet has moved its line."""

    hits: list[Threatened]
    nozzles: dict[int, int]


class _Turn(NamedTuple):
    """A thruster that could be used: its ship, where its nozzle points, its square, and the batteries that it takes."""

    number: int
    nozzle: int
    cell: int
    batteries: int


def dodge(g: TruckerState, seat: int, aim: Aim, hurts: Callable[[Course], bool]) -> Rules[Course]:
    """GT-X2-3.2: before anything else the player may move out of the way of an attack that `hurts`.

    Each ship of a fleet may use one thruster (GT-X2-3.4). They are asked for one by one, which comes to the same as all
    together (OQ-LM-24), since nothing else happens in between.
    """
    b, ship = board_for(g, seat), g.truckers[seat].ship
    hits = threatened(b, ship, aim)
    nozzles: dict[int, int] = {}
    if not of_kind(b, ship, "thruster"):
        return Course(hits, nozzles)
    while hits and hurts(Course(hits, nozzles)) and (turns := _turns(b, ship, aim, hits, nozzles, supply_for(g, seat))):
        moves = [Maneuver(NOZZLES[turn.nozzle], label(b, turn.number), turn.batteries) for turn in turns]
        options: dict[Move, Sequence[int]] = {move: [turn.cell] for move, turn in zip(moves, turns, strict=True)}
        options[HoldCourse()] = ()
        args = {"squares": names_of(b, [hit.cell for hit in hits])}
        move, tokens = yield from ask_power(g, seat, "trucker-ask-maneuver", options, "GT-X2-3.2", args)
        if isinstance(move, HoldCourse):
            break
        turn = next(turn for one, turn in zip(moves, turns, strict=True) if one == move)
        yield from power(g, seat, [turn.cell], tokens)
        nozzles[turn.number] = turn.nozzle
        hits = threatened_after(b, ship, aim, nozzles)
        tell(g, "trucker-maneuvered", "GT-X2-3.2", seat=seat, nozzle=nozzle_name(turn.nozzle))
        show_swerve(g, seat, turn.cell, turn.nozzle, hits)
    if nozzles and len(hits) > 1 and len(b.fleet) > 1:
        hits = yield from _choose(g, seat, hits)
    return Course(hits, nozzles)


def _turns(
    b: Board, ship: Ship, aim: Aim, hits: Sequence[Threatened], nozzles: Mapping[int, int], supply: Supply
) -> list[_Turn]:
    """The thrusters that can be powered (GT-X2-3.5) and that make a difference, one for each ship and side."""
    ready: dict[tuple[int, int], list[int]] = {}
    for cell in of_kind(b, ship, "thruster"):
        for nozzle in b.parts[ship.parts[cell]].nozzles:
            if b.ship_of[cell] not in nozzles:
                ready.setdefault((b.ship_of[cell], nozzle), []).append(cell)
    turns: list[_Turn] = []
    for (number, nozzle), cells in sorted(ready.items()):
        cell = cheapest(b, supply, cells)
        after = threatened_after(b, ship, aim, {**nozzles, number: nozzle})
        if cell >= 0 and {hit.cell for hit in after} != {hit.cell for hit in hits}:
            turns.append(_Turn(number, nozzle, cell, price(b, supply, cell)))
    return turns


def _choose(g: TruckerState, seat: int, hits: Sequence[Threatened]) -> Rules[list[Threatened]]:
    """OQ-LM-24: an attack on a fleet hits one component, and the owner says which of those that it meets first."""
    b = board_for(g, seat)
    options: list[Move] = [ChooseHit(b.column(hit.cell), b.row(hit.cell)) for hit in hits]
    move = yield Ask(seat, "trucker-ask-hit", options, "GT-LM-4.9.14")
    return [hits[options.index(move)]]
