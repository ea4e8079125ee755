"""IV-X-205: what is no action and may come in anybody's turn: skills and cards for any time (IV-X-602, IV-X-702),
handing over equipment (IV-X-1203), exertion (IV-X-401)."""

from starboard.games.vanguard.moves.exploration_moves import Exert, StandBy
from starboard.games.vanguard.rules.cards import abilities
from starboard.games.vanguard.rules.cards.equipment import can_hand_over, hand_overs
from starboard.games.vanguard.rules.crew.exertion import can_exert
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.kernel import Move, Offer

STAND_BY = StandBy()


def at_any_time(g: VanguardState, who: int) -> list[Move]:
    """What a crew member may do in the turn of another, but for exertion."""
    found = abilities.own(g, who, "any")
    found += hand_overs(g, who)
    return found


def interjections(g: VanguardState, seat: int) -> dict[int, Offer]:
    """What the other seats may do in the turn of a crew member of this seat. Nobody has to, so an absent player
    holds nobody up."""
    e, sections = g.expedition, g.sections
    waiting = e.turn_notes.standing_by
    found: dict[int, Offer] = {}
    for other, one in enumerate(e.team):
        commander = sections[one.section].commander
        if commander == seat or one.dead or commander in found or commander in waiting:
            continue
        if (one.spent and can_exert(g, other)) or can_hand_over(g, other) or abilities.own(g, other, "any"):
            found[commander] = _offered(g, commander)
    return found


def _offered(g: VanguardState, commander: int) -> Offer:
    """Made only when somebody looks: most of the time nobody does more than this question needs to know."""
    return Offer(lambda: _interjections_of(g, commander), secret=False, alone=False)


def _interjections_of(g: VanguardState, commander: int) -> list[Move]:
    moves: list[Move] = []
    for who, one in enumerate(g.expedition.team):
        if not one.dead and g.sections[one.section].commander == commander:
            moves += at_any_time(g, who)
            if one.spent and can_exert(g, who):
                moves.append(Exert(who))
    return [*moves, STAND_BY]
