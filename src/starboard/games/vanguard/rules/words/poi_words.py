"""Words of effects for POI cards, and for the event deck."""

from starboard.games.vanguard.board.equal_choices import different_cards
from starboard.games.vanguard.effects.context import Ctx, ask_crew
from starboard.games.vanguard.effects.effects import may, op, pick_sector
from starboard.games.vanguard.effects.numbers import at
from starboard.games.vanguard.effects.sector_targets import here
from starboard.games.vanguard.moves.exploration_moves import PickCard
from starboard.games.vanguard.notation.grammar import Args
from starboard.games.vanguard.rules.basics.telling import say
from starboard.games.vanguard.rules.planet import event_cards, poi
from starboard.games.vanguard.rules.words.crew_words import number
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.kernel import Move, Rules

PROMPTS = {"drop": "vanguard-ask-event-drop", "under": "vanguard-ask-event-under"}


def _this(g: VanguardState, ctx: Ctx) -> int:
    """The sector of the card whose effect it is, wherever the crew member has gone meanwhile; else here."""
    top = poi.top_poi(g, ctx.there) if ctx.there and ctx.source.startswith("poi:") else None
    return ctx.there if top is not None and ctx.source == f"poi:{top.id}" else here(g, ctx)


@op("poi")
def _poi(g: VanguardState, ctx: Ctx, args: Args) -> Rules[None]:
    """IV-X-1001: replace the POI, of the sector of this card or of another one."""
    sectors = [_this(g, ctx)] if args[1] is None else at(g, args[1], ctx)
    if sectors and sectors[0]:
        sector = yield from pick_sector(g, sectors, ctx)
        yield from poi.replace_poi(g, sector, str(args[0]), ctx.who, ctx.rule)


@op("top")
def _top(g: VanguardState, ctx: Ctx, args: Args) -> Rules[None]:
    """IV-X-1002."""
    sectors = at(g, args[1], ctx)
    if sectors:
        sector = yield from pick_sector(g, sectors, ctx)
        yield from poi.put_on_top(g, sector, str(args[0]), ctx.rule)


@op("off")
def _off(g: VanguardState, ctx: Ctx, args: Args) -> None:
    """This card is discarded; the one under it is active again."""
    poi.take_off(g, _this(g, ctx), ctx.rule)


@op("clear")
def _clear(g: VanguardState, ctx: Ctx, args: Args) -> None:
    for sector in at(g, args[0], ctx):
        poi.clear(g, sector, ctx.rule)


@op("look")
def _look(g: VanguardState, ctx: Ctx, args: Args) -> None:
    for sector in at(g, args[0], ctx):
        poi.look(g, sector, ctx.rule)


# -- Events ----------------------------------------------------------------------------------------------------------


@op("events")
def _events(g: VanguardState, ctx: Ctx, args: Args) -> Rules[None]:
    """The top cards: looked at and put back in any order, one dropped, one put under the deck; or the revealed one is
    put under the deck and the next is revealed, or one of them is picked."""
    e = g.expedition
    deed, count = str(args[0]), number(args[1])
    if deed == "next":
        _next(g)
        return
    if deed == "pick":
        yield from _pick_event(g, ctx, count)
        return
    count = min(count, len(e.events.cards) + len(e.events.discards))
    if not count:
        return
    seen = e.events.peek(g.chance, count)
    del e.events.cards[len(e.events.cards) - count :]
    say(g, "vanguard-events-seen", ctx.rule, who=ctx.who, count=count)
    if deed in ("drop", "under"):
        card = yield from _pick(g, ctx, seen, PROMPTS[deed])
        seen.remove(card)
        if deed == "drop":
            e.events.discard(card)
        else:
            e.events.put_below(card)
    elif deed == "look":
        seen = yield from _ordered(g, ctx, seen)
    for card in reversed(seen):
        e.events.put_on_top(card)


def _next(g: VanguardState) -> None:
    """Another event instead."""
    e = g.expedition
    if e.event and (e.events.cards or e.events.discards):
        before = e.event
        event_cards.reveal(g)
        e.events.put_below(before)
        _becomes(g, e.event)


def _pick_event(g: VanguardState, ctx: Ctx, count: int) -> Rules[None]:
    """Of the revealed event and the next ones, one is resolved; the others go under the deck."""
    e = g.expedition
    if not e.event:
        return
    seen = [e.event, *e.events.draw_many(g.chance, min(count - 1, len(e.events.cards) + len(e.events.discards)))]
    card = yield from _pick(g, ctx, seen, "vanguard-ask-event-pick")
    for other in seen:
        if other != card:
            e.events.put_below(other)
    _becomes(g, card)


def _becomes(g: VanguardState, card: str) -> None:
    """This is the event that is about to be resolved."""
    e = g.expedition
    e.event = card
    for pending in e.pending:
        if pending.kind == "event":
            pending.what = card


def _ordered(g: VanguardState, ctx: Ctx, seen: list[str]) -> Rules[list[str]]:
    """In an order of the player's choice, the next one to come first."""
    left, order = list(seen), []
    while len(left) > 1:
        card = yield from _pick(g, ctx, left, "vanguard-ask-event-order")
        left.remove(card)
        order.append(card)
    return [*order, *left]


def _pick(g: VanguardState, ctx: Ctx, cards: list[str], prompt: str) -> Rules[str]:
    options: list[Move] = [PickCard(card) for card in different_cards(cards)]
    if len(options) == 1:
        return cards[0]
    move = yield ask_crew(g, ctx.who, prompt, options, ctx.rule)
    card: str = move.card
    return card


@may("events")
def _may_events(g: VanguardState, ctx: Ctx, args: Args) -> bool:
    e = g.expedition
    return bool(e.events.cards or e.events.discards) and (args[0] not in ("next", "pick") or bool(e.event))
