"""GT-B-4, GT-LM-3.3, GT-LM-4.2: the hourglass, its track, and the two dice that lie beside it in class IVC.

In the race the sand runs for `g.seconds`. By turns it runs for `SAND` turns of the table (see
`rules.building.building`).
"""

from starboard.games.trucker.board.current_round import ship_class
from starboard.games.trucker.content import ShipClass, content
from starboard.games.trucker.moves.building_moves import RollDie, TurnHourglass
from starboard.games.trucker.state.game_state import TruckerState
from starboard.kernel import Arg, Deadline, Message, Move, show, tell

START, EXTRA = "START", "EXTRA"
SAND = 4
"""Turns of the table that one run lasts, when building goes by turns."""
EXTRA_TIME = ("IIIC",)
"""GT-LM-3.3: the classes with one run more than the round tile shows."""
DICE = 2
TURN_HOURGLASS, ROLL_DIE = TurnHourglass(), RollDie()

SPACES = {"OFF": "trucker-space-off", EXTRA: "trucker-space-extra"}
"""The spaces that are not printed on the flight board: they have a name instead of a sign."""


def track(g: TruckerState) -> tuple[str, ...]:
    """GT-B-4.1: the spaces of this round in order."""
    return spaces(ship_class(g))


def spaces(ship: ShipClass) -> tuple[str, ...]:
    """What a class has on its track: class IV has OFF even when it flies at level III (GT-LM-4.2.1, GT-LM-5.2.3)."""
    printed = content().flights.levels[ship.level].hourglass
    return (*printed, EXTRA) if ship.id in EXTRA_TIME else printed


def space(g: TruckerState) -> str:
    """The space that the hourglass stands on."""
    return track(g)[g.glass]


def space_name(name: str) -> Arg:
    """What a space is called."""
    return Message(SPACES[name]) if name in SPACES else name


def stand_at_first_space(g: TruckerState) -> None:
    """GT-B-4.1: the first run begins with building."""
    g.glass = 0
    start_run(g)


def start_run(g: TruckerState) -> None:
    """The hourglass is turned, and the sand runs."""
    g.running = True
    g.sand = SAND


def deadline(g: TruckerState) -> Deadline | None:
    """When the sand has run out, if it runs (GT-B-4.5)."""
    return Deadline(f"hourglass-{g.round}-{space(g)}", g.seconds) if g.running else None


def run_out(g: TruckerState) -> None:
    """The sand has run out."""
    g.running = False
    g.sand = 0
    tell(g, "trucker-sand-out", "GT-B-4.2", space=space_name(space(g)))


def ask_soon(g: TruckerState) -> None:
    """By turns: something has changed, so all who have finished are asked about the hourglass in the next turn of the
    table."""
    if g.build == "turns" and not g.running:
        g.sand = 1 - SAND


def pass_turn_of_table(g: TruckerState) -> None:
    """By turns: some of the sand has run, or it has lain for one turn more, which is counted below zero."""
    g.sand -= 1
    if g.running and not g.sand:
        run_out(g)
    elif g.sand == -SAND:
        g.sand = 0


def is_time_up(g: TruckerState) -> bool:
    """GT-B-4.4, GT-LM-3.3.3: whether the run on the last space is over."""
    return not g.running and g.glass == len(track(g)) - 1


def hourglass_moves(g: TruckerState, seat: int) -> list[Move]:
    """What this seat may do with the hourglass and the dice: anybody may, also with a component in the hand."""
    if g.running:
        return []
    return [move for move in (TURN_HOURGLASS, ROLL_DIE) if why_not_hourglass(g, seat, move) is None]


def why_not_hourglass(g: TruckerState, seat: int, move: Move) -> tuple[Message, str] | None:
    """Why the hourglass cannot be turned, or a die cannot be rolled; None when it can."""
    if isinstance(move, RollDie) and not has_dice(g):
        return Message("trucker-why-no-dice"), "GT-LM-4.1.2"
    if isinstance(move, RollDie) and len(g.dice) == DICE:
        return Message("trucker-why-dice-rolled"), "GT-LM-4.2.4"
    if isinstance(move, RollDie):
        return why_not_roll(g)
    if g.running:
        return Message("trucker-why-sand-runs"), "GT-B-4.2"
    if is_time_up(g):
        return Message("trucker-why-last-space"), "GT-B-4.4"
    if has_dice(g) and g.glass < DICE and len(g.dice) <= g.glass:
        return Message("trucker-why-die-first"), die_rule(g)
    following = track(g)[g.glass + 1]
    if following in (START, EXTRA) and not g.truckers[seat].number:
        rule = "GT-B-4.3" if following == START else "GT-LM-3.3.2"
        return Message("trucker-why-number-first", {"space": space_name(following)}), rule
    return None


def why_not_roll(g: TruckerState) -> tuple[Message, str] | None:
    """GT-LM-4.2.2, GT-LM-4.2.3: a die is rolled after the run on OFF, the other after the run on III."""
    if len(g.dice) > g.glass:
        return Message("trucker-why-turn-first"), "GT-LM-4.2.3"
    return (Message("trucker-why-sand-runs"), die_rule(g)) if g.running else None


def die_rule(g: TruckerState) -> str:
    """The rule on the die that comes next."""
    return "GT-LM-4.2.3" if g.dice else "GT-LM-4.2.2"


def has_dice(g: TruckerState) -> bool:
    """GT-LM-4.1.2: whether two dice lie by the board of this round."""
    return bool(ship_class(g).marked)


def turn_hourglass(g: TruckerState, seat: int) -> None:
    """GT-B-4.2: onto the next space, and a new run begins."""
    g.glass += 1
    start_run(g)
    tell(g, "trucker-turned-hourglass", "GT-B-4.2", beat="glass", seat=seat, space=space_name(space(g)), stage=g.glass)


def roll_die(g: TruckerState, seat: int) -> None:
    """GT-LM-4.2.4, GT-LM-4.3.2: the squares with this number are open to everybody."""
    tell(g, "trucker-rolled-die", die_rule(g), seat=seat, number=_roll(g))
    ask_soon(g)


def roll_the_rest(g: TruckerState) -> None:
    """OQ-LM-09: dice that nobody rolled are rolled when building ends."""
    while has_dice(g) and len(g.dice) < DICE:
        tell(g, "trucker-rolled-late", "GT-LM-4.6.1", number=_roll(g))


def _roll(g: TruckerState) -> int:
    number = g.chance.roll()
    g.dice = [*g.dice, number]
    show(g, "dice", dice=[number], why="squares")
    return number
