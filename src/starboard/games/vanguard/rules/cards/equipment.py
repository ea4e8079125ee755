"""IV-X-12: equipment on a planet: carrying, handing over, placing, discarding."""

from starboard.games.vanguard.board.equal_choices import different_cards
from starboard.games.vanguard.board.sectors import connected
from starboard.games.vanguard.content import PerCampaign, campaign
from starboard.games.vanguard.moves.exploration_moves import HandOver
from starboard.games.vanguard.notation.symbols import SECTIONS
from starboard.games.vanguard.rules.basics.away_team import in_sector
from starboard.games.vanguard.rules.basics.statuses import has_status
from starboard.games.vanguard.rules.basics.telling import say
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.games.vanguard.state.member_state import Member
from starboard.kernel import Move, show

ENDLESS = 60
"""No table hands over as often in a turn: programs that pass the same things to and fro come to an end."""


def may_carry(g: VanguardState, one: Member, card: str) -> bool:
    """IV-X-1202: a section icon restricts carrying and using."""
    return card in free_equipment[g.campaign] or SECTIONS[one.section] == campaign[g.campaign].equipment[card].section


@PerCampaign
def field_equipment(folder: str) -> frozenset[str]:
    """All cards whose token can be placed on the board."""
    cards = campaign[folder].equipment
    return frozenset(id for id, card in cards.items() if card.kind == "field" and card.place != "none")


@PerCampaign
def token_equipment(folder: str) -> frozenset[str]:
    """IV-X-1206: field equipment and its upgrades: what works where the token stands, and not for who carries it."""
    fields = field_equipment[folder]
    return fields | {id for id, card in campaign[folder].equipment.items() if card.upgrades in fields}


def is_placed(g: VanguardState, card: str) -> bool:
    """IV-X-1206: a token that stands cannot be placed again."""
    return card in placed(g)


def placed(g: VanguardState) -> set[str]:
    """All equipment whose token stands in a sector or on a path."""
    e = g.expedition
    found: set[str] = set()
    for place in e.places.values():
        if place.gear:
            found.update(place.gear)
    for board in e.boards:
        for gear in board.path_gear.values():
            found.update(gear)
    return found


def can_hand_over(g: VanguardState, who: int) -> bool:
    """Whether there is anything in `hand_overs`, which most who ask need not know more of."""
    e = g.expedition
    one = e.team[who]
    free = free_equipment[g.campaign]
    if free.isdisjoint(one.equipment) or e.turn_notes.handed >= ENDLESS:
        return False
    if one.statuses or not _with_token[g.campaign].isdisjoint(one.equipment):
        return bool(hand_overs(g, who))
    sector = one.sector
    for mate in e.team:
        if mate.sector == sector and mate is not one and not mate.dead:
            return True
    return False


def hand_overs(g: VanguardState, who: int) -> list[Move]:
    """IV-X-1203: equipment without a section icon may be given to others in the sector. A card lets somebody reach into
    connected sectors."""
    team = g.expedition.team
    one = team[who]
    free = free_equipment[g.campaign]
    if free.isdisjoint(one.equipment) or g.expedition.turn_notes.handed >= ENDLESS:
        return []
    sector, others = one.sector, []
    for other, mate in enumerate(team):
        if mate.sector == sector and mate is not one and not mate.dead:
            others.append(other)
    if one.statuses and has_status(g, who, "reach"):
        for near in connected(g, sector):
            others += [other for other in in_sector(g, near) if other != who]
    if not others:
        return []
    standing = placed(g) if not _with_token[g.campaign].isdisjoint(one.equipment) else ()
    found: list[Move] = []
    for card in different_cards(one.equipment):
        if card in free and card not in standing:
            for other in others:
                found.append(HandOver(who, card, other))
    return found


@PerCampaign
def _with_token(folder: str) -> frozenset[str]:
    """All cards that may ever stand on the board: field equipment, and its upgrades."""
    return frozenset(id for id, card in campaign[folder].equipment.items() if card.kind in ("field", "upgrade"))


@PerCampaign
def free_equipment(folder: str) -> frozenset[str]:
    """IV-X-1202: all cards without a section icon."""
    return frozenset(id for id, card in campaign[folder].equipment.items() if not card.section)


def hand_over(g: VanguardState, move: HandOver) -> None:
    """IV-X-1203: no action, any time outside a dice check (Q-26)."""
    g.expedition.team[move.who].equipment.remove(move.card)
    g.expedition.team[move.to].equipment.append(move.card)
    g.expedition.turn_notes.handed += 1
    if g.news is not None:
        show(g, "hand-over", card=move.card, who=move.who, other=move.to)
        say(g, "vanguard-handed-over", "IV-X-1203", who=move.who, card=move.card, other=move.to)


def receive(g: VanguardState, who: int, card: str) -> None:
    """A crew member takes equipment; what the section may not carry goes to the armory."""
    one = g.expedition.team[who]
    if card in g.ship.armory:
        g.ship.armory.remove(card)
    if not one.dead and may_carry(g, one, card):
        one.equipment.append(card)
        show(g, "gear", card=card, who=who, goes="carried")
        say(g, "vanguard-received", "IV-X-1202", who=who, card=card)
    else:
        g.ship.armory.append(card)
        show(g, "gear", card=card, who=who, goes="armory")
        say(g, "vanguard-to-armory", "IV-X-1202", card=card)


def discard(g: VanguardState, who: int, card: str, rule: str) -> None:
    """IV-X-1207: back to the armory, and its tokens leave the board."""
    e = g.expedition
    one = g.expedition.team[who]
    carrier = one if card in one.equipment else next((other for other in e.team if card in other.equipment), None)
    if carrier is not None:
        carrier.equipment.remove(card)
    remove_tokens(g, card)
    g.ship.armory.append(card)
    e.discarded.append([SECTIONS[(carrier or one).section], card])
    show(g, "gear", card=card, who=who, goes="armory")
    say(g, "vanguard-discarded-gear", rule, who=who, card=card)


def remove_tokens(g: VanguardState, card: str) -> None:
    """IV-X-1207: tokens that belong to equipment leave the board with it."""
    e = g.expedition
    for place in e.places.values():
        if card in place.gear:
            place.gear.remove(card)
    for board in e.boards:
        for gear in board.path_gear.values():
            if card in gear:
                gear.remove(card)
