"""GT-B-10: meteors and shots. One roll counts for all whom an attack concerns; each then defends and takes damage.

The same procedure serves every class: how many dice are rolled is the business of `roll_attack`, and where the line
leads that of the board (GT-LM-2.3, GT-LM-3.6, GT-LM-4.9.10).
"""

from collections.abc import Collection, Sequence
from itertools import product
from typing import NamedTuple

from starboard.games.trucker.content.cards import Attack
from starboard.games.trucker.moves_building import KeepPiece
from starboard.games.trucker.moves_flight import RaiseShield, Shoot, TakeHit
from starboard.games.trucker.names import kind_name
from starboard.games.trucker.names_flight import from_side, lines_name, threat_name
from starboard.games.trucker.rules.current import current_board
from starboard.games.trucker.rules.power import battery_cells, spend
from starboard.games.trucker.ship.board import Board
from starboard.games.trucker.ship.damage import broken, keep, leave, lose
from starboard.games.trucker.ship.defence import bounces, cannons_against, needs_battery, plated, shields_against
from starboard.games.trucker.ship.hits import MISS, lines_of, side_after, target, target_from
from starboard.games.trucker.ship.state import Ship
from starboard.games.trucker.state import TruckerState
from starboard.kernel import CHECKPOINT, Ask, Message, Move, Rules, tell
from starboard.kernel.squares import BACK, FRONT, LEFT, RIGHT

SIDES = {"front": FRONT, "right": RIGHT, "rear": BACK, "left": LEFT}


class Aim(NamedTuple):
    """Where an attack really comes from, its line or lines, and the square where it begins if it has one."""

    side: int
    lines: list[int]
    square: int = -1


class Threatened(NamedTuple):
    """A component that an attack would hit, and the line that leads there."""

    cell: int
    line: int


def barrage(g: TruckerState, seats: Sequence[int], what: str, attacks: Sequence[Attack]) -> Rules[None]:
    """GT-B-10.4.4: one attack after the other; all concerned are done with one before the next is rolled. `what` is
    "meteor" or "shot". The cursor is `g.shot`."""
    while g.shot < len(attacks):
        yield CHECKPOINT
        attack = attacks[g.shot]
        threat = threat_name(what, attack)
        aim = roll_attack(g, SIDES[attack.side], threat)
        for seat in seats:
            yield from face(g, seat, what, attack, aim)
        g.shot += 1
    g.shot = 0


def roll_attack(g: TruckerState, side: int, threat: Message) -> Aim:
    """GT-B-10.1.1: two dice name a column or a row; with one die or with two coordinates as the class has it."""
    b = current_board(g)
    if b.ship_class.aim == "one":
        return _roll_one(g, b, side, threat)
    first, second = g.chance.roll(), g.chance.roll()
    if b.ship_class.aim == "each":
        # GT-LM-3.6.1: the first die is the column, the second the row, whatever the direction.
        column, row = lines_of(b, FRONT, first)[0], lines_of(b, LEFT, second)[0]
        square = b.squares.cell(column, row)
        tell(g, "trucker-attack-square", "GT-LM-3.6.1", threat=threat, side=from_side(side), square=b.name(square))
        return Aim(side, [column if side in (FRONT, BACK) else row], square)
    lines = lines_of(b, side, first + second)
    _tell_lines(g, b, threat, side, lines, f"{first} + {second}", "GT-B-10.1.1")
    return Aim(side, lines)


def _roll_one(g: TruckerState, b: Board, side: int, threat: Message) -> Aim:
    """GT-LM-2.3.1, 2.3.2: one die; the low and the high one turn an attack from front or rear to a side, and a 3 or 4
    for a row doubles it."""
    die = g.chance.roll()
    came = side_after(b, side, die)
    if came != side:
        tell(
            g,
            "trucker-attack-turned",
            "GT-LM-2.3.1",
            threat=threat,
            side=from_side(side),
            die=die,
            turned=from_side(came),
        )
        die = g.chance.roll()
    lines = lines_of(b, came, die)
    _tell_lines(g, b, threat, came, lines, str(die), "GT-LM-2.3.2")
    return Aim(came, lines)


def _tell_lines(
    g: TruckerState, b: Board, threat: Message, side: int, lines: Sequence[int], dice: str, rule: str
) -> None:
    line = lines_name(b, side, lines)
    tell(g, "trucker-attack", rule, threat=threat, side=from_side(side), dice=dice, line=line)


def face(g: TruckerState, seat: int, what: str, attack: Attack, aim: Aim) -> Rules[None]:
    """GT-B-10.2: what one player can do against an attack, and what it does to the ship."""
    b, ship = current_board(g), g.truckers[seat].ship
    hits = threatened(b, ship, aim)
    if not hits:
        tell(g, "trucker-missed", "GT-B-10.1.3", seat=seat)
        return
    hits = _unharmed(g, b, seat, what, attack, aim, hits)
    if hits and what == "meteor" and attack.size == "large":
        hits = yield from shoot(g, seat, aim.side, hits)
    elif hits and attack.size == "small":
        hits = yield from shield(g, seat, aim.side, hits)
    if hits:
        yield from destroy(g, seat, [hit.cell for hit in hits])


def threatened(b: Board, ship: Ship, aim: Aim) -> list[Threatened]:
    """GT-B-10.1.3, GT-LM-2.5.1: the first component in each line, found on the ship as it is now."""
    if aim.square >= 0:
        found = [Threatened(target_from(b, ship, aim.side, aim.square), aim.lines[0])]
    else:
        found = [Threatened(target(b, ship, aim.side, line), line) for line in aim.lines]
    return [hit for hit in found if hit.cell != MISS]


def _unharmed(
    g: TruckerState, b: Board, seat: int, what: str, attack: Attack, aim: Aim, hits: list[Threatened]
) -> list[Threatened]:
    """GT-B-10.2.1, GT-LM-2.5.2: leave out what needs no defence, each part of a doubled attack by itself."""
    ship = g.truckers[seat].ship
    left: list[Threatened] = []
    for hit in hits:
        if what == "meteor" and attack.size == "small" and bounces(b, ship, hit.cell, aim.side):
            tell(g, "trucker-bounced", "GT-B-10.2.1", seat=seat, square=b.name(hit.cell))
        elif plated(b, ship, hit.cell, aim.side):
            tell(g, "trucker-plated", "GT-X1-3.9", seat=seat, square=b.name(hit.cell))
        else:
            left.append(hit)
    return left


def shield(g: TruckerState, seat: int, side: int, hits: list[Threatened]) -> Rules[list[Threatened]]:
    """GT-B-10.2.1, 10.2.3: one battery for a shield that covers the side stops everything, also both parts of a doubled
    attack (GT-LM-2.4.1). In a fleet it must stand on the threatened ship (GT-LM-4.9.12)."""
    b, ship = current_board(g), g.truckers[seat].ship
    cells = battery_cells(b, ship, [b.ship_of[hits[0].cell]])
    if not cells or not shields_against(b, ship, side, hits[0].cell):
        return hits
    squares = _names(b, [hit.cell for hit in hits])
    options: list[Move] = [RaiseShield(), TakeHit()]
    move = yield Ask(seat, "trucker-ask-shield", options, "GT-B-10.2.7", {"squares": squares})
    if isinstance(move, TakeHit):
        return hits
    yield from spend(g, seat, 1, cells)
    tell(g, "trucker-shielded", "GT-B-10.2.6", seat=seat, squares=squares)
    return []


class _Salvo(NamedTuple):
    """Which of the meteors are shot, with how many batteries, and the ships whose cannons need them."""

    stopped: tuple[int, ...]
    batteries: int
    ships: tuple[int, ...]


def shoot(g: TruckerState, seat: int, side: int, hits: list[Threatened]) -> Rules[list[Threatened]]:
    """GT-B-10.3: single cannons shoot by themselves, double ones if the player spends a battery (GT-B-10.2.7); each
    meteor of a doubled attack needs a cannon of its own (GT-LM-2.4.3)."""
    b, ship = current_board(g), g.truckers[seat].ship
    salvos = _salvos(b, ship, side, hits)
    salvo = salvos[0]
    if len(salvos) > 1:
        names = [_names(b, [hits[part].cell for part in one.stopped]) for one in salvos]
        options: list[Move] = [
            Shoot(squares, one.batteries) if one.stopped else TakeHit()
            for one, squares in zip(salvos, names, strict=True)
        ]
        prompt = {"squares": _names(b, [hit.cell for hit in hits])}
        move = yield Ask(seat, "trucker-ask-shoot", options, "GT-B-10.2.7", prompt)
        salvo = salvos[options.index(move)]
    yield from spend(g, seat, salvo.batteries, battery_cells(b, ship, salvo.ships))
    for part in salvo.stopped:
        tell(g, "trucker-shot-down", "GT-B-10.3.1", seat=seat, square=b.name(hits[part].cell))
    return [hit for part, hit in enumerate(hits) if part not in salvo.stopped]


def _salvos(b: Board, ship: Ship, side: int, hits: list[Threatened]) -> list[_Salvo]:
    """OQ-LM-03: what can be shot, each set of meteors at its least cost. Single cannons must stop as many as they can;
    the player picks among the ways to do so."""
    cannons = [cannons_against(b, ship, side, hit.line) for hit in hits]
    found: dict[tuple[int, ...], _Salvo] = {}
    most = 0
    for picks in product(*([-1, *ready] for ready in cannons)):
        used = [cell for cell in picks if cell >= 0]
        doubles = [cell for cell in used if needs_battery(b, ship, cell)]
        ships = sorted({b.ship_of[cell] for cell in doubles})
        tokens = sum(ship.batteries[cell] for cell in battery_cells(b, ship, ships))
        if len(set(used)) < len(used) or tokens < len(doubles):
            continue
        free = len(used) - len(doubles)
        if free > most:
            found, most = {}, free
        if free == most:
            stopped = tuple(part for part, cell in enumerate(picks) if cell >= 0)
            salvo = _Salvo(stopped, len(doubles), tuple(ships))
            known = found.get(stopped, salvo)
            # Equally dear ways with cannons of several ships leave the choice of the ship to the player.
            ships_too = tuple(sorted({*known.ships, *salvo.ships})) if known.batteries == salvo.batteries else ()
            found[stopped] = _Salvo(stopped, known.batteries, ships_too) if ships_too else min(known, salvo, key=_cost)
    return sorted(found.values(), key=lambda salvo: (-len(salvo.stopped), salvo.stopped))


def _cost(salvo: _Salvo) -> int:
    return salvo.batteries


def destroy(g: TruckerState, seat: int, cells: Collection[int]) -> Rules[None]:
    """GT-B-10.4: all components that are hit go at once (GT-LM-2.5.1); then what is no longer joined to the piece that
    the owner keeps; then aliens without life support."""
    b, ship = current_board(g), g.truckers[seat].ship
    for cell in cells:
        kind = kind_name(b.parts[ship.parts[cell]].kind.id)
        tell(g, "trucker-destroyed", "GT-B-10.4.1", seat=seat, kind=kind, square=b.name(cell))
    lose(ship, cells)
    for pieces in broken(b, ship):
        options: list[Move] = [KeepPiece(b.column(piece[0]), b.row(piece[0])) for piece in pieces]
        move = yield Ask(seat, "trucker-ask-save-piece", options, "GT-B-10.4.2")
        gone = keep(b, ship, pieces[options.index(move)])
        tell(g, "trucker-broke-off", "GT-B-10.4.2", seat=seat, count=len(gone), squares=_names(b, gone))
    for cell in leave(b, ship):
        tell(g, "trucker-alien-left", "GT-B-10.4.3", seat=seat, square=b.name(cell))


def _names(b: Board, cells: Sequence[int]) -> str:
    return "; ".join(b.name(cell) for cell in cells)
