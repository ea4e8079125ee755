"""What holds for a while: statuses of crew members, and notes about the whole exploration.

A status lasts to the end of a turn, until or through the next own turn, to the end of the round or of the exploration;
`Member.statuses` holds the number of the last turn for which it is in force.
"""

from starboard.games.vanguard.state.game_state import VanguardState
from starboard.games.vanguard.state.notes import Notes

NEXT_TURN = 1_000_000
"""Until the end of the next own turn, which has not begun."""
UNTIL_TURN = 1_500_000
"""Until the next own turn begins."""
FOREVER = 2_000_000
SAFE_FROM = ("path", "event")
"""What neither moves nor injures anybody who is `safe`."""


def set_status(g: VanguardState, who: int, status: str, span: str) -> None:
    """A crew member has a status for a while."""
    e = g.expedition
    until = {"check": e.turns, "turn": e.turns, "next": NEXT_TURN, "until": UNTIL_TURN}
    until["round"] = e.turns + turns_left(g) - 1
    g.expedition.team[who].statuses[status] = max(
        until.get(span, FOREVER), g.expedition.team[who].statuses.get(status, 0)
    )


def has_status(g: VanguardState, who: int, status: str) -> bool:
    """Whether a status is in force."""
    statuses = g.expedition.team[who].statuses
    return bool(statuses) and statuses.get(status, -1) >= g.expedition.turns


def is_sheltered(g: VanguardState, who: int, status: str) -> bool:
    """Whether somebody in the sector of a crew member has a status that holds for all who are there: `calm` or
    `safe`."""
    team = g.expedition.team
    sector = team[who].sector
    for other, one in enumerate(team):
        if one.statuses and one.sector == sector and has_status(g, other, status):
            return True
    return False


def turns_left(g: VanguardState) -> int:
    """Turns of this round that have not ended."""
    return max(1, sum(not one.turned and not one.dead for one in g.expedition.team))


def begin_turn(g: VanguardState, who: int) -> None:
    """What lasts through the next own turn now lasts through this one; what lasted until it is over."""
    e = g.expedition
    statuses = e.team[who].statuses
    for status, until in list(statuses.items()):
        if until == NEXT_TURN:
            statuses[status] = e.turns
        elif until == UNTIL_TURN:
            del statuses[status]


def use_up(g: VanguardState, who: int, status: str) -> bool:
    """Whether a status that holds only once was in force; asking uses it up."""
    if not has_status(g, who, status):
        return False
    del g.expedition.team[who].statuses[status]
    return True


def notes_for(g: VanguardState, span: str | None) -> Notes:
    """Where something is noted that holds to the end of a `turn` or `round`, else to that of the exploration. A check
    ends within a turn."""
    e = g.expedition
    if span == "round":
        return e.round_notes
    return e.turn_notes if span in ("turn", "check") else e.notes
