"""Words of effects that change what is about to happen: the innermost `Expedition.pending`."""

from starboard.games.vanguard.effects.context import Ctx
from starboard.games.vanguard.effects.effects import may, op
from starboard.games.vanguard.notation.argument_kinds import INJURY_SHORT
from starboard.games.vanguard.notation.grammar import Args
from starboard.games.vanguard.notation.symbols import TYPE_SHORT, TYPES
from starboard.games.vanguard.rules.planet.leads import choose_type
from starboard.games.vanguard.rules.words.crew_words import number
from starboard.games.vanguard.state.expedition_state import Pending
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.kernel import Rules

CHANGING = (
    "cancel",
    "ignore-all",
    "ignore-row",
    "become",
    "no-die",
    "take-over",
    "unmatched",
    "only-me",
    "draw-again",
    "draw-more",
    "face-down",
    "mute",
)


def pending_of(g: VanguardState) -> Pending | None:
    """What is about to happen."""
    pending = g.expedition.pending
    return pending[-1] if pending else None


@may(*CHANGING)
def _may_change(g: VanguardState, ctx: Ctx, args: Args) -> bool:
    return pending_of(g) is not None


@op("cancel", "ignore-all", "ignore-row")
def _cancel(g: VanguardState, ctx: Ctx, args: Args) -> None:
    """It does not happen."""
    pending = pending_of(g)
    if pending is not None:
        pending.cancelled = True


@op("become")
def _become(g: VanguardState, ctx: Ctx, args: Args) -> None:
    """The injury is of another type."""
    pending = pending_of(g)
    if pending is not None:
        pending.what = INJURY_SHORT[str(args[0])]


@op("no-die")
def _no_die(g: VanguardState, ctx: Ctx, args: Args) -> None:
    """The injury comes without its die."""
    pending = pending_of(g)
    if pending is not None:
        pending.no_die = True


@op("take-over")
def _take_over(g: VanguardState, ctx: Ctx, args: Args) -> None:
    """It happens to the owner of the card instead."""
    pending = pending_of(g)
    if pending is not None:
        pending.who = ctx.who


@op("unmatched")
def _unmatched(g: VanguardState, ctx: Ctx, args: Args) -> None:
    """The biomes of the event do not match."""
    pending = pending_of(g)
    if pending is not None:
        pending.unmatched = True


@op("only-me")
def _only_me(g: VanguardState, ctx: Ctx, args: Args) -> None:
    """An attack concerns only the owner of the card."""
    pending = pending_of(g)
    if pending is not None:
        pending.only = ctx.who


@op("draw-again")
def _draw_again(g: VanguardState, ctx: Ctx, args: Args) -> None:
    """More tokens are drawn and as many put back, or a discovery is put under its deck and the next one taken."""
    pending = pending_of(g)
    if pending is not None:
        pending.extra += number(args[0])


@op("draw-more")
def _draw_more(g: VanguardState, ctx: Ctx, args: Args) -> None:
    """More tokens are drawn, and kept."""
    pending = pending_of(g)
    if pending is not None:
        pending.more += number(args[0])


@op("instead")
def _instead(g: VanguardState, ctx: Ctx, args: Args) -> Rules[None]:
    """One of the leads is of another type, one of those that are named."""
    pending = pending_of(g)
    if pending is not None:
        able = [TYPE_SHORT[str(arg)] for arg in args if TYPES[TYPE_SHORT[str(arg)]] != pending.what]
        pending.instead.append(TYPES[(yield from choose_type(g, ctx.who, ctx.rule, able))])


@may("instead")
def _may_instead(g: VanguardState, ctx: Ctx, args: Args) -> bool:
    """As often as there are leads."""
    pending = pending_of(g)
    return pending is not None and len(pending.instead) < pending.count


@op("face-down")
def _face_down(g: VanguardState, ctx: Ctx, args: Args) -> None:
    """IV-X-1607: the injury card is placed face down."""
    pending = pending_of(g)
    if pending is not None:
        pending.down = True


@op("mute")
def _mute(g: VanguardState, ctx: Ctx, args: Args) -> None:
    """The field that the token enters has no effect."""
    pending = pending_of(g)
    if pending is not None:
        pending.mute = True


@op("unpaid")
def _unpaid(g: VanguardState, ctx: Ctx, args: Args) -> None:
    """The Rest costs no supply."""
    pending = pending_of(g)
    if pending is not None:
        pending.free = True
