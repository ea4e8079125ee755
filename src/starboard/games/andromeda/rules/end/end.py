"""AE-B-4.4, AE-B-23: the end of a turn, who is next, and the end of the game."""

from starboard.games.andromeda.board.players import clockwise, hegemon_side, is_person, left_of, people
from starboard.games.andromeda.names.names import by
from starboard.games.andromeda.rules.end.hegemon_score import hegemon_account
from starboard.games.andromeda.rules.end.score import PARTS, account, part_of
from starboard.games.andromeda.state.game_state import NOWHERE, AndromedaState, Item
from starboard.kernel import show, tell

MOST_ROUNDS = 80
"""A game that nobody brings to the terminus still ends after this many rounds. It is about four times as long as
people take, and there only so that every game ends."""


def end_turn(g: AndromedaState) -> None:
    """AE-B-23.2: the trigger is checked at the end of each turn; then the next player's turn begins."""
    g.turns += 1
    check_end(g)
    following = next_in_turn(g)
    if following == NOWHERE:
        settle(g)
        return
    begin_turn(g, following)


def begin_turn(g: AndromedaState, who: int) -> None:
    """What belongs to one turn is cleared."""
    g.turn = who
    if is_person(g, who):
        g.last_human = who
    g.step = "choose"
    show(g, "phase", phase="final" if g.ending else "turn", who=who, number=g.turns)
    g.activated, g.activations, g.turn_bonuses = [], 0, []
    g.launches = 0
    g.peaceful = g.choosing = False


def check_end(g: AndromedaState) -> None:
    """AE-B-23.1, AE-B-23.2: from the terminus on everybody has exactly one more turn, the Hegemon too (AE-E-16.2)."""
    if g.ending:
        return
    reached = [who for who, player in enumerate(g.players) if player.vp >= g.terminus]
    if not reached and g.turns < MOST_ROUNDS * len(g.players):
        return
    g.ending = True
    g.chronicle.trigger = [g.turns, g.turn]
    first = left_of(g, g.last_human)
    g.final = clockwise(g, first)
    if g.hegemon is not None:
        g.final.append(hegemon_side(g))
    for who in reached:
        tell(g, "andromeda-terminus", "AE-B-23.1", seat=by(g, who), points=g.players[who].vp, terminus=g.terminus)


def next_in_turn(g: AndromedaState) -> int:
    """Who is next; -1 when everybody has had the final turn. The end changes nothing in the order of turns: the
    Hegemon's still follows that of the Eye holder, the turn that reached the terminus included (AE-E-16.2)."""
    following = ordinarily_next(g)
    if not g.ending:
        return following
    if not g.final:
        return NOWHERE
    if following not in g.final:
        # The Eye was passed past the Hegemon in the final turns, or back to it: the side that is left takes the turn.
        following = g.final[0]
    g.final.remove(following)
    g.final_turns += 1
    return following


def ordinarily_next(g: AndromedaState) -> int:
    """AE-B-3.11, AE-E-7.1: clockwise; the Hegemon follows the Eye holder."""
    if g.hegemon is not None and is_person(g, g.turn) and g.turn == g.hegemon.eye:
        return hegemon_side(g)
    return left_of(g, g.last_human)


def settle(g: AndromedaState) -> None:
    """AE-B-23.3: the final accounts."""
    g.part = "over"
    g.chance.reveal()
    # At their own table people make their accounts themselves.
    accounts = [[] if g.told else account(g, who) for who in people(g)]
    if g.hegemon is not None:
        accounts.append(hegemon_account(g))
    show(g, "phase", phase="end", who=NOWHERE, number=g.turns)
    count_up(g, accounts)
    for who, items in enumerate(g.accounts):
        tell(g, "andromeda-final", "AE-B-23.3", seat=by(g, who), total=sum(item.points for item in items))


def count_up(g: AndromedaState, accounts: list[list[Item]]) -> None:
    """AE-B-23.3: one part of the accounts after the other, for everybody at once."""
    g.accounts = [[] for _ in accounts]
    for part in PARTS:
        points = []
        for counted, items in zip(g.accounts, accounts, strict=True):
            found = [item for item in items if part_of(item.what) == part]
            counted.extend(found)
            points.append(sum(item.points for item in found))
        if any(points):
            show(g, "count", account=part, points=points)
