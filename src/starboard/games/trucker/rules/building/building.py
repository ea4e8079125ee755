"""GT-B-3 to GT-B-5: building, in two forms on one core. What a player may do is in `rules.building.building_actions`.

*Race*: everybody acts at once, first come first served, while the sand runs for `g.seconds`.

*Turns*: for play over days and for programs. The same moves, but each player in turn has a budget of `BUDGET` moves,
and one run of the hourglass lasts `SAND` turns of the table. Why these figures: to take a component and to do something
with it are two moves, so a turn is three components, a decision that is worth coming back to the table for; and a
run is 4 x 6 moves, twelve components, where people at a table with 90 seconds manage about as many. Class I then has
48 moves for 17 squares, class III 96 for 35: in both forms the hurry is the same. A component may stay in the hand
from one turn to the next, but a pile of cards is put back, or others would wait for days. A player who has finished is
asked only when the hourglass could be turned or a die rolled; and one who leaves it alone is not asked again before
the sand has lain for as long as it runs.

*Building ends, however it is played.* Nobody must turn the hourglass (GT-B-4.2), so the sand alone is no bound: players
who never finish could pick up and put down forever. Every player therefore has `MOST_MOVES` moves for a ship, which
nobody needs; then the tools are laid down and all that is left is to take a number tile. So building by n players takes
at most `most_decisions(n)` decisions, passed deadlines included.
"""

from functools import partial

from starboard.games.trucker.moves.building_moves import EndTurn, Ready
from starboard.games.trucker.rules.building.building_actions import carry_out, moves_of
from starboard.games.trucker.rules.building.finishing import (
    MOST_MOVES,
    is_spent,
    look_away,
    numbers_left,
    somebody_builds,
)
from starboard.games.trucker.rules.building.hourglass import (
    deadline,
    hourglass_moves,
    is_time_up,
    pass_turn_of_table,
    roll_the_rest,
    run_out,
    track,
)
from starboard.games.trucker.rules.building.taking import empty_hand
from starboard.games.trucker.state.game_state import TruckerState
from starboard.kernel import CHECKPOINT, EXPIRED, Act, Ask, Move, Offer, Offered, Race, Rules, show, tell

BUDGET = 6
"""Moves in a turn, when building goes by turns."""
END_TURN, READY = EndTurn(), Ready()
LONGEST_TRACK = 5
DICE = 2


def most_decisions(seats: int) -> int:
    """The most decisions that building can take: each player's moves and a number tile; by turns, a player who has
    finished may pass once in each turn of the table, and in each the others use up a whole budget; the sand and the
    dice, each once."""
    turns_of_the_table = MOST_MOVES // BUDGET + 1
    return seats * (MOST_MOVES + 1 + turns_of_the_table) + 2 * LONGEST_TRACK + DICE


def ready(g: TruckerState) -> Rules[None]:
    """GT-B-4.1: building begins for all at once, so all must be there. By turns nobody is in a hurry."""
    while g.build == "race" and (waiting := [seat for seat in range(len(g.truckers)) if seat not in g.ready]):
        yield CHECKPOINT
        act: Act = yield Race(
            {seat: [READY] for seat in waiting}, "trucker-ask-ready", "GT-B-4.1", {"round": g.round + 1}
        )
        g.ready.append(act.seat)
        tell(g, "trucker-is-ready", "GT-B-4.1", seat=act.seat)
    g.ready = []
    g.part = "building"


def building(g: TruckerState) -> Rules[None]:
    """GT-B-4.4: until time is up, or everybody has a number tile."""
    while somebody_builds(g) and not is_time_up(g):
        yield CHECKPOINT
        if g.build == "turns":
            yield from turn(g)
        else:
            yield from race(g)
    end_building(g)


def race(g: TruckerState) -> Rules[None]:
    """GT-B-3: the first to move acts, and everybody has to look again; or the sand runs out."""
    offers: dict[int, Offered] = {}
    for seat, trucker in enumerate(g.truckers):
        if not trucker.number:
            offers[seat] = Offer(partial(moves_of, g, seat), secret=True)
        elif idle := hourglass_moves(g, seat):
            offers[seat] = idle
    act = yield Race(offers, "trucker-ask-build", "GT-B-3.1", deadline=deadline(g))
    if act is EXPIRED:
        run_out(g)
    else:
        carry_out(g, act.seat, act.move)


def turn(g: TruckerState) -> Rules[None]:
    """One move of the player whose turn it is, or the turn goes on to the next one."""
    seat = g.turn
    me = g.truckers[seat]
    if g.budget and not me.number:
        # How a ship is built, and when it is finished, is left to the player even where there is one thing to do.
        moves = Offer(partial(turn_moves, g, seat), secret=True, alone=False)
        move = yield Ask(seat, "trucker-ask-build-turn", moves, "GT-B-3.1", {"moves": g.budget})
    elif is_asked_about_sand(g) and (idle := hourglass_moves(g, seat)):
        move = yield Ask(seat, "trucker-ask-hourglass", [*idle, END_TURN], "GT-B-4.2")
    else:
        next_turn(g)
        return
    g.budget -= 1
    if isinstance(move, EndTurn):
        # What is left of a turn counts as used, or turns could be passed for as long as moves last.
        me.moves += 0 if me.number else g.budget
        g.budget = 0
    carry_out(g, seat, move)


def is_asked_about_sand(g: TruckerState) -> bool:
    """Whether the player whose turn it is, and who has finished, may be asked about the hourglass: as often as the sand
    would have run out, or when the number tile was taken in this very turn."""
    return bool(g.budget) and (not g.sand or g.budget < BUDGET)


def turn_moves(g: TruckerState, seat: int) -> list[Move]:
    """The moves of the core, and to leave it at that."""
    moves = moves_of(g, seat)
    return moves if is_spent(g.truckers[seat]) else [*moves, END_TURN]


def next_turn(g: TruckerState) -> None:
    """The next player has the full budget. When all had their turn, some of the sand has run."""
    look_away(g, g.turn, g.truckers[g.turn])
    g.budget = BUDGET
    g.turn += 1
    if g.turn < len(g.truckers):
        return
    g.turn = 0
    pass_turn_of_table(g)


def end_building(g: TruckerState) -> None:
    """GT-B-4.4: nobody builds any more. Dice, hands, numbers and reserves are seen to."""
    if somebody_builds(g):
        rule = "GT-LM-3.3.3" if track(g)[-1] == "EXTRA" else "GT-B-4.4"
        tell(g, "trucker-time-up" if g.build == "race" else "trucker-turns-up", rule)
    g.running, g.sand = False, max(0, g.sand)
    roll_the_rest(g)
    for seat, trucker in enumerate(g.truckers):
        look_away(g, seat, trucker)
        empty_hand(g, seat, trucker)
        trucker.last = -1
    give_numbers(g)
    lose_reserves(g)
    g.part, g.turn, g.budget = "check", 0, 0


def give_numbers(g: TruckerState) -> None:
    """GT-B-5.2, OQ-B-04: the number tiles that are left go, in rising order, to those who stopped building first."""
    late = [seat for seat, trucker in enumerate(g.truckers) if not trucker.number]
    late.sort(key=lambda seat: (g.truckers[seat].acted, seat))
    for seat, number in zip(late, numbers_left(g), strict=True):
        g.truckers[seat].number = number
        tell(g, "trucker-given-number", "GT-B-5.2", seat=seat, number=number)


def lose_reserves(g: TruckerState) -> None:
    """GT-B-3.6, GT-LM-1.4.3: what is still reserved goes to the lost pile, the starting cabin too."""
    for seat, trucker in enumerate(g.truckers):
        if trucker.reserve:
            tiles, trucker.reserve = trucker.reserve, []
            trucker.ship.lost += tiles
            tell(g, "trucker-reserve-lost", "GT-B-3.6", seat=seat, count=len(tiles))
            show(g, "lost", seat=seat, cells=[-1] * len(tiles), what=tiles, why="reserve")
