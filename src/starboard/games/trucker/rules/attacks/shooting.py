"""GT-B-10.3: shooting large meteors before they hit. Single cannons do so by themselves, double ones if the player
spends a battery (GT-B-10.2.7); each meteor of a doubled attack needs a cannon of its own (GT-LM-2.4.3)."""

from collections.abc import Mapping, Sequence
from itertools import product
from typing import NamedTuple

from starboard.games.trucker.board.current_round import board_for
from starboard.games.trucker.board.ship.attack_lines import MISS, Aim, Threatened, moved
from starboard.games.trucker.board.ship.defence import cannons_against, needs_battery
from starboard.games.trucker.board.ship.power_sources import Supply, bill
from starboard.games.trucker.board.ship.ship_board import Board
from starboard.games.trucker.rules.aboard.batteries import ANY, Tokens, battery_cells, power, spend
from starboard.games.trucker.rules.aboard.deeds import note
from starboard.games.trucker.state.game_state import TruckerState
from starboard.games.trucker.state.ship_state import Ship
from starboard.kernel import Rules, show, tell

NO_POWER = Supply([0] * 4, {})
"""What single cannons need. No fleet has more ships (GT-LM-4.3.1)."""


class Salvo(NamedTuple):
    """Which of the meteors are shot, with how many batteries, by which double cannons, on which ships there are cannons
    that would do it for as many, and all cannons that fire."""

    stopped: tuple[int, ...]
    batteries: int
    doubles: tuple[int, ...]
    ships: tuple[int, ...]
    cannons: tuple[int, ...]


NO_SALVO = Salvo((), 0, (), (), ())
"""Nothing is shot."""


def shoot(
    g: TruckerState, seat: int, side: int, hits: Sequence[Threatened], salvo: Salvo, tokens: Tokens = ANY
) -> Rules[list[Threatened]]:
    """GT-B-10.3.1: pay for a salvo and fire it. Returns what is left of the meteors."""
    b, ship = board_for(g, seat), g.truckers[seat].ship
    if len(salvo.ships) > 1:
        yield from spend(g, seat, salvo.batteries, battery_cells(b, ship, salvo.ships), salvo.doubles, tokens)
    else:
        yield from power(g, seat, salvo.doubles, tokens)
    tell_shot_down(g, seat, side, salvo, [hits[part] for part in salvo.stopped])
    return missed_by(salvo, hits)


def missed_by(salvo: Salvo, hits: Sequence[Threatened]) -> list[Threatened]:
    """The meteors that a salvo does not stop."""
    return [hit for part, hit in enumerate(hits) if part not in salvo.stopped]


def tell_shot_down(g: TruckerState, seat: int, side: int, salvo: Salvo, meteors: Sequence[Threatened]) -> None:
    """The cannons fire, and each of these meteors bursts."""
    if not meteors:
        return
    note(g, seat, "shot-down", len(meteors))
    if g.news is None:
        return
    show(g, "shot", seat=seat, cells=list(salvo.cannons), side=side, lines=[meteor.line for meteor in meteors])
    for cell, line in meteors:
        tell(g, "trucker-shot-down", "GT-B-10.3.1", beat="burst", seat=seat, at=cell, side=side, line=line)


def salvos(
    b: Board,
    ship: Ship,
    aim: Aim,
    hits: Sequence[Threatened],
    supply: Supply = NO_POWER,
    nozzles: Mapping[int, int] | None = None,
) -> list[Salvo]:
    """OQ-LM-03: what can be shot, each set of meteors at its least cost, the most meteors first. Single cannons must
    stop as many as they can; the player picks among the ways to do so."""
    cannons = [_cannons(b, ship, aim, hit, nozzles or {}) for hit in hits]
    found: dict[tuple[int, ...], Salvo] = {}
    most = 0
    for picks in product(*([-1, *ready] for ready in cannons)):
        used = [cell for cell in picks if cell >= 0]
        doubles = tuple(cell for cell in used if needs_battery(b, ship, cell))
        due = bill(b, supply, doubles)
        if len(set(used)) < len(used) or due is None:
            continue
        free = len(used) - len(doubles)
        if free > most:
            found, most = {}, free
        if free == most:
            stopped = tuple(part for part, cell in enumerate(picks) if cell >= 0)
            salvo = Salvo(stopped, due.batteries, doubles, tuple(sorted(due.tokens)), tuple(used))
            found[stopped] = _cheaper(found.get(stopped, salvo), salvo)
    return sorted(found.values(), key=lambda salvo: (-len(salvo.stopped), salvo.stopped))


def _cannons(b: Board, ship: Ship, aim: Aim, hit: Threatened, nozzles: Mapping[int, int]) -> list[int]:
    """GT-LM-4.9.11: the cannons of any ship that can shoot a meteor. After thrusters have moved some ships of a fleet
    each sees it in a line of its own (GT-LM-4.9.14)."""
    if len(b.fleet) == 1 or not nozzles:
        return cannons_against(b, ship, aim.side, hit.line)
    found: list[int] = []
    for number in range(len(b.fleet)):
        own = moved(b, aim, nozzles[number]) if number in nozzles else aim
        for line in own.lines:
            if line != MISS:
                found += [cell for cell in cannons_against(b, ship, aim.side, line) if b.ship_of[cell] == number]
    return sorted(found)


def _cheaper(one: Salvo, other: Salvo) -> Salvo:
    """The salvo that takes fewer batteries. Equally dear ways with cannons of several ships leave the choice of the
    ship to the player."""
    if one.batteries != other.batteries:
        return min(one, other, key=lambda salvo: salvo.batteries)
    return one._replace(ships=tuple(sorted({*one.ships, *other.ships})))
