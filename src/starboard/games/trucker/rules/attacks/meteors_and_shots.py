"""GT-B-10: meteors and shots. One roll counts for all whom an attack concerns; each then defends and takes damage.

The same procedure serves every class: how many dice are rolled is the business of `roll_attack`, and where the line
leads that of the board (GT-LM-2.3, GT-LM-3.6, GT-LM-4.9.10).
"""

from collections.abc import Sequence
from functools import partial

from starboard.games.trucker.board.current_round import board_for, current_board, side_met
from starboard.games.trucker.board.five_players import spared
from starboard.games.trucker.board.ship.attack_lines import Aim, Threatened, lines_of, side_after
from starboard.games.trucker.board.ship.defence import bounces, plated
from starboard.games.trucker.board.ship.ship_board import Board
from starboard.games.trucker.content.cards import Attack
from starboard.games.trucker.names.flight_names import from_side, lines_name, threat_name
from starboard.games.trucker.rules.aboard.damage import destroy, show_hit
from starboard.games.trucker.rules.aboard.deeds import note
from starboard.games.trucker.rules.attacks.defending import Threat, defend
from starboard.games.trucker.rules.attacks.incoming import show_incoming
from starboard.games.trucker.rules.attacks.shooting import salvos
from starboard.games.trucker.rules.attacks.thrusters import Course, dodge
from starboard.games.trucker.state.game_state import Strike, TruckerState, Weapon
from starboard.games.trucker.state.ship_state import Ship
from starboard.kernel import CHECKPOINT, Message, Rules, show, tell
from starboard.kernel.squares import BACK, FRONT, LEFT, RIGHT

SIDES = {"front": FRONT, "right": RIGHT, "rear": BACK, "left": LEFT}


def barrage(g: TruckerState, seats: Sequence[int], what: Weapon, attacks: Sequence[Attack]) -> Rules[None]:
    """GT-B-10.4.4: one attack after the other; all concerned are done with one before the next is rolled. `what` is
    "meteor" or "shot". The cursor is `g.shot`."""
    while g.shot < len(attacks):
        yield CHECKPOINT
        attack = attacks[g.shot]
        threat = threat_name(what, attack)
        aim = roll_attack(g, SIDES[attack.side], threat)
        for seat in seats:
            if g.shot == 0 and seat == spared(g):
                tell(g, "trucker-spared", "GT-X1-2.3", seat=seat)
                continue
            g.strike = Strike(what, attack.size, aim.side, list(aim.dice), list(aim.lines), aim.square, seat)
            show_incoming(g, seat, what, attack.size, aim)
            yield from face(g, seat, what, attack, aim)
            g.strike = None
        g.shot += 1
    g.shot = 0


def roll_attack(g: TruckerState, side: int, threat: Message) -> Aim:
    """GT-B-10.1.1: two dice name a column or a row; with one die or with two coordinates as the class has it."""
    b, side = current_board(g), side_met(g, side)
    if b.ship_class.aim == "one":
        return _roll_one(g, b, side, threat)
    first, second = g.chance.roll(), g.chance.roll()
    show(g, "dice", dice=[first, second], why="attack")
    if b.ship_class.aim == "each":
        # GT-LM-3.6.1: the first die is the column, the second the row, whatever the direction.
        column, row = lines_of(b, FRONT, first)[0], lines_of(b, LEFT, second)[0]
        square = b.squares.cell(column, row)
        _tell_square(g, threat, side, b.name(square), f"{first} + {second}")
        return Aim(side, [column if side in (FRONT, BACK) else row], square, (first, second))
    lines = lines_of(b, side, first + second)
    _tell_lines(g, b, threat, side, lines, f"{first} + {second}", "GT-B-10.1.1")
    return Aim(side, lines, dice=(first, second))


def _tell_square(g: TruckerState, threat: Message, side: int, square: str, dice: str) -> None:
    tell(g, "trucker-attack-square", "GT-LM-3.6.1", threat=threat, side=from_side(side), dice=dice, square=square)


def _roll_one(g: TruckerState, b: Board, side: int, threat: Message) -> Aim:
    """GT-LM-2.3.1, 2.3.2: one die; the low and the high one turn an attack from front or rear to a side, and a 3 or 4
    for a row doubles it."""
    die = g.chance.roll()
    show(g, "dice", dice=[die], why="attack")
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
        show(g, "dice", dice=[die], why="again")
    lines = lines_of(b, came, die)
    _tell_lines(g, b, threat, came, lines, str(die), "GT-LM-2.3.2")
    return Aim(came, lines, dice=(die,))


def _tell_lines(
    g: TruckerState, b: Board, threat: Message, side: int, lines: Sequence[int], dice: str, rule: str
) -> None:
    line = lines_name(b, side, lines)
    tell(g, "trucker-attack", rule, threat=threat, side=from_side(side), dice=dice, line=line)


def face(g: TruckerState, seat: int, what: Weapon, attack: Attack, aim: Aim) -> Rules[None]:
    """GT-B-10.2, GT-LM-2.7: what one player can do against an attack, and what it does to the ship."""
    b, ship = board_for(g, seat), g.truckers[seat].ship
    course = yield from dodge(g, seat, aim, partial(_hurts, b, ship, what, attack, aim))
    hits = course.hits
    if not hits:
        note(g, seat, "missed")
        tell(g, "trucker-missed", "GT-B-10.1.3", seat=seat)
        return
    hits = _unharmed(g, b, seat, what, attack, aim, hits)
    if hits:
        hits = yield from defend(g, Threat(seat, what, attack, aim), course, hits)
    if hits:
        cells = [hit.cell for hit in hits]
        show_hit(g, seat, cells, what, aim.side)
        g.strike = None  # It has struck: nothing is pending while the owner looks at the pieces.
        yield from destroy(g, seat, cells)


def _hurts(b: Board, ship: Ship, what: Weapon, attack: Attack, aim: Aim, course: Course) -> bool:
    """Whether an attack would cost something if nobody did anything more against it."""
    left = [hit for hit in course.hits if not _is_harmless(b, ship, what, attack, aim, hit)]
    if left and what == "meteor" and attack.size == "large":
        return len(salvos(b, ship, aim, left, nozzles=course.nozzles)[-1].stopped) < len(left)
    return bool(left)


def _is_harmless(b: Board, ship: Ship, what: Weapon, attack: Attack, aim: Aim, hit: Threatened) -> bool:
    """GT-B-10.2.1, GT-X1-3.9: whether a component needs no defence."""
    small_meteor = what == "meteor" and attack.size == "small"
    return (small_meteor and bounces(b, ship, hit.cell, aim.side)) or plated(b, ship, hit.cell, aim.side)


def _unharmed(
    g: TruckerState, b: Board, seat: int, what: Weapon, attack: Attack, aim: Aim, hits: list[Threatened]
) -> list[Threatened]:
    """GT-B-10.2.1, GT-LM-2.5.2: leave out what needs no defence, each part of a doubled attack by itself."""
    ship = g.truckers[seat].ship
    left: list[Threatened] = []
    for hit in hits:
        if what == "meteor" and attack.size == "small" and bounces(b, ship, hit.cell, aim.side):
            note(g, seat, "bounced")
            _tell_bounce(g, "trucker-bounced", "GT-B-10.2.1", seat, hit.cell, aim.side, "side")
        elif plated(b, ship, hit.cell, aim.side):
            _tell_bounce(g, "trucker-plated", "GT-X1-3.9", seat, hit.cell, aim.side, "plating")
        else:
            left.append(hit)
    return left


def _tell_bounce(g: TruckerState, id: str, rule: str, seat: int, cell: int, side: int, by: str) -> None:
    tell(g, id, rule, beat="bounce", seat=seat, at=cell, side=side, by=by)
