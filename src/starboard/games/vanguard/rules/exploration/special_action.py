"""IV-X-3.1: special actions: which ones a crew member can take, and taking one."""

from collections.abc import Sequence
from typing import TypeAlias

import msgspec

from starboard.games.vanguard.board.sectors import connected, top_poi
from starboard.games.vanguard.content import PerCampaign, campaign
from starboard.games.vanguard.effects.context import Ctx
from starboard.games.vanguard.effects.effects import carry_out, done_in, may_node
from starboard.games.vanguard.effects.numbers import test
from starboard.games.vanguard.effects.sector_targets import sectors
from starboard.games.vanguard.moves.exploration_moves import TakeSpecial
from starboard.games.vanguard.notation.actions import Action
from starboard.games.vanguard.notation.grammar import Call, Effect, Node
from starboard.games.vanguard.rules.basics.telling import say
from starboard.games.vanguard.rules.cards.passives import holds
from starboard.games.vanguard.rules.check.check import dice_check
from starboard.games.vanguard.rules.planet.action_tracks import action_of
from starboard.games.vanguard.rules.planet.missions import OPEN
from starboard.games.vanguard.rules.story.logs import scene
from starboard.games.vanguard.rules.story.tutorial_hints import hint
from starboard.games.vanguard.state.board_state import BOARD
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.games.vanguard.state.member_state import NOBODY
from starboard.games.vanguard.state.notes import Done, Taken
from starboard.kernel import Move, Rules, show

COSTS = ("supply", "discard", "sac-card", "charge", "under", "track")
"""Words that may be a price; the others replace what cannot be paid, or are gains."""


class Offer(msgspec.Struct, frozen=True):
    """A special action on a card."""

    move: TakeSpecial
    """The move that takes it."""
    action: Action
    anywhere: bool
    """Whether it says itself where it may be taken."""
    plain: bool
    """Whether a crew member who reaches it may take it."""


Reached: TypeAlias = tuple[Sequence[Offer], int]
"""The special actions of a card that can be reached, and the only sector in which they may be taken where they do not
say another place; 0: anywhere."""


class Offers(msgspec.Struct, frozen=True):
    """The special actions of a campaign, by their card."""

    pois: dict[str, tuple[Offer, ...]]
    conditions: dict[str, tuple[Offer, ...]]
    threats: dict[str, tuple[Offer, ...]]
    missions: dict[str, tuple[Offer, ...]]
    mods: dict[str, tuple[Offer, ...]]
    rank_ups: dict[str, tuple[Offer, ...]]


@PerCampaign
def _offers(folder: str) -> Offers:
    c = campaign[folder]
    return Offers(
        pois={id: _on_card(f"poi:{id}", card.actions) for id, card in c.pois.items() if card.actions},
        conditions={id: _on_card(f"condition:{id}", card.actions) for id, card in c.conditions.items() if card.actions},
        threats={id: _on_card(f"threat:{id}", card.actions) for id, card in c.threats.items() if card.actions},
        missions={id: _on_card(f"mission:{id}", card.actions) for id, card in c.missions.items() if card.actions},
        mods={id: _on_card(f"mod:{id}", card.actions) for id, card in c.mods.items() if card.actions},
        rank_ups={id: _on_card(f"rank-up:{id}", card.actions) for id, card in c.rank_ups.items() if card.actions},
    )


def _on_card(source: str, actions: Sequence[Action]) -> tuple[Offer, ...]:
    return tuple(
        Offer(
            TakeSpecial(source, number),
            action,
            anywhere=action.where is not None,
            plain=not action.where and not action.limit and action.condition is None and action.plain is None,
        )
        for number, action in enumerate(actions)
        if not action.demanded
    )


def special_actions(g: VanguardState, who: int) -> list[Move]:
    """IV-X-301: those that the crew member can reach and whose condition holds."""
    here = g.expedition.team[who].sector
    found: list[Move] = []
    for offers, only in _reachable(g, who, here):
        for offer in offers:
            if (not only or only == here or offer.anywhere) and (offer.plain or _may_take(g, who, offer, here)):
                found.append(offer.move)
    return found


def _reachable(g: VanguardState, who: int, here: int) -> list[Reached]:
    """Cards with special actions: the POI of the sector, the condition, threats, missions, lander mods, and the rank-up
    card as long as it is not completed."""
    e = g.expedition
    cards = _offers[g.campaign]
    found: list[Reached] = []
    if not holds(g, who, "poi-closed"):
        poi = top_poi(g, here)
        if poi is not None and poi.actions:
            found.append((cards.pois[poi.id], 0))
        if who in e.turn_notes.remote:
            found += _reached_afar(g, here)
    condition = e.boards[here // BOARD].condition
    if condition in cards.conditions:
        found.append((cards.conditions[condition], 0))
    threats, missions = cards.threats, cards.missions
    for board in e.boards:
        for threat in board.threats:
            if threat.id in threats:
                # IV-X-1503: secondary standees give no access.
                found.append((threats[threat.id], threat.sectors[0] or -1))
        for mission in board.missions:
            if mission.id in missions and mission.status == OPEN:
                found.append((missions[mission.id], 0))
    for mod in e.mods:
        if mod in cards.mods:
            found.append((cards.mods[mod], 0))
    if e.rank_up in cards.rank_ups and not e.ranked:
        found.append((cards.rank_ups[e.rank_up], 0))
    return found


def _reached_afar(g: VanguardState, here: int) -> list[Reached]:
    """The top POIs of the connected sectors, which a card lets somebody reach."""
    found: list[Reached] = []
    for other in connected(g, here):
        poi = top_poi(g, other)
        if poi is not None:
            found.append((_on_card(f"poi:{poi.id}@{other}", poi.actions), 0))
    return found


def _may_take(g: VanguardState, who: int, offer: Offer, here: int) -> bool:
    action = offer.action
    number = offer.move.action
    source, sector = offer.move.source, 0
    if "@" in source:
        source, _, other = source.partition("@")
        sector = int(other)
    ctx = Ctx(source, "IV-X-301", who, sector)
    if action.where is not None and here not in sectors(g, action.where, ctx):
        return False
    if action.limit and _done(who, source, number, action.limit) in done_in(g, action.limit):
        return False
    if action.condition is not None and not test(g, action.condition.condition, ctx):
        return False
    return action.plain is None or payable(g, action.plain, ctx)


def payable(g: VanguardState, effect: Effect, ctx: Ctx) -> bool:
    """IV-X-407: whether what it costs can be paid. That some of what it gives would be nothing does not matter."""
    for step in effect.steps:
        for node in step.options:
            if _payable(g, node, ctx):
                break
        else:
            return False
    return True


def _payable(g: VanguardState, node: Node, ctx: Ctx) -> bool:
    return (isinstance(node, Call) and node.word not in COSTS) or may_node(g, node, ctx)


def _done(who: int, source: str, number: int, limit: str) -> Done:
    """IV-X-301: what remembers that an action with a limit was taken: once a round, turn or exploration, by anybody or
    by each crew member."""
    return Done(f"action:{source}.{number}", who if limit == "member" else NOBODY)


def taken(g: VanguardState) -> TakeSpecial | None:
    """The special action that was taken last in this turn."""
    taken = g.expedition.turn_notes.taken
    return TakeSpecial(taken[-1].source, taken[-1].action) if taken else None


def take_special(g: VanguardState, who: int, move: TakeSpecial) -> Rules[None]:
    """IV-X-302, IV-X-303: a dice check, or just what the text says."""
    hint(g, "special-action")
    e = g.expedition
    source, _, other = move.source.partition("@")
    action = action_of(g, source, move.action)
    e.turn_notes.taken.append(Taken(move.source, move.action))
    if action.limit:
        done_in(g, action.limit).append(_done(who, source, move.action, action.limit))
    name = f"action-{source.partition(':')[2]}-{move.action + 1}"
    if g.news is not None:
        show(g, "action", who=who, source=source, action=move.action)
        say(g, "vanguard-special-action", "IV-X-301", who=who, source=source, name=name)
    if action.tracks and source.startswith(("mod:", "rank-up:")):
        e.card_tracks.setdefault(source, {})
    if action.plain is None:
        yield from dice_check(g, who, source, move.action, action, int(other) if other else 0)
        return
    key = f"{source}.{move.action}.plain"
    again = key in e.resolved
    e.resolved[key] = e.resolved.get(key, 0) + 1
    sector = int(other) if other else 0
    threat = source.partition(":")[2] if source.startswith("threat:") else ""
    there = sector or g.expedition.team[who].sector
    ctx = Ctx(source, "IV-X-303", who, sector, there, threat, again=again)
    scene(g, ctx, f"{source.partition(':')[2]}-{move.action + 1}")
    yield from carry_out(g, action.plain, ctx)
