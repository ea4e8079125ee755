"""The away team: who is where, and whose dice are in play."""

from starboard.games.vanguard.content.dice import COLOUR
from starboard.games.vanguard.state.game_state import VanguardState


def living(g: VanguardState) -> list[int]:
    """Everybody of the away team who is alive, in the order of the crew boards."""
    found = []
    for who, one in enumerate(g.expedition.team):
        if not one.dead:
            found.append(who)
    return found


def in_sector(g: VanguardState, sector: int) -> list[int]:
    """Everybody who stands in a sector."""
    found = []
    for who, one in enumerate(g.expedition.team):
        if one.sector == sector and not one.dead:
            found.append(who)
    return found


def dice_in_play(g: VanguardState, who: int) -> int:
    """IV-X-402: available, spent, and own dice in the pool or picked up for a check."""
    e = g.expedition
    one = e.team[who]
    count = len(one.available) + len(one.spent)
    check = e.check
    while check is not None:
        for die in check.pool:
            count += die.owner == who
        for owner, _ in check.hand:
            count += owner == who
        check = check.outer
    return count


def of_colour(dice: list[int], colour: int) -> list[int]:
    """Those of the dice that have a colour; all of them for `ANY_COLOUR`."""
    if colour == ANY_COLOUR:
        return list(dice)
    found = []
    for die in dice:
        if COLOUR[die] == colour:
            found.append(die)
    return found


ANY_COLOUR = -1
"""IV-X-403: all three colours are shown, so any will do."""
COLOUR_OF_LETTER = {"R": 0, "G": 1, "B": 2, "D": ANY_COLOUR}
