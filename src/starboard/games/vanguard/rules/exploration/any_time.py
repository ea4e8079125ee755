"""IV-X-205: what is no action and may come in anybody's turn: skills and cards for any time (IV-X-602, IV-X-702),
handing over equipment (IV-X-1203), exertion (IV-X-401)."""

from starboard.games.vanguard.effects.context import seat_of
from starboard.games.vanguard.moves.exploration_moves import Exert, StandBy
from starboard.games.vanguard.rules.cards import abilities
from starboard.games.vanguard.rules.cards.equipment import hand_overs
from starboard.games.vanguard.rules.crew.exertion import can_exert
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.kernel import Move

STAND_BY = StandBy()


def at_any_time(g: VanguardState, who: int) -> list[Move]:
    """What a crew member may do in the turn of another, but for exertion."""
    return abilities.own(g, who, "any") + hand_overs(g, who)


def interjections(g: VanguardState, who: int) -> dict[int, list[Move]]:
    """What the other seats may do in the turn of a crew member. Nobody has to: who is not there holds nobody up."""
    e = g.expedition
    seat, waiting = seat_of(g, who), e.turn_notes.standing_by
    found: dict[int, list[Move]] = {}
    for other, one in enumerate(e.team):
        commander = g.sections[one.section].commander
        if commander == seat or one.dead or commander in waiting:
            continue
        moves = at_any_time(g, other)
        if one.spent and can_exert(g, other):
            moves.append(Exert(other))
        if moves:
            found.setdefault(commander, []).extend(moves)
    for moves in found.values():
        moves.append(STAND_BY)
    return found
