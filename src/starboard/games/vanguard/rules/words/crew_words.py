"""Words of effects for a crew member: dice, cards, charges, supplies, injuries."""

from starboard.games.vanguard.effects.context import Ctx
from starboard.games.vanguard.effects.crew_targets import candidates, people
from starboard.games.vanguard.effects.effects import crew_of, may, op
from starboard.games.vanguard.effects.number_words import parameter
from starboard.games.vanguard.notation.argument_kinds import INJURY_SHORT
from starboard.games.vanguard.notation.grammar import Args
from starboard.games.vanguard.rules.basics.away_team import COLOUR_OF_LETTER
from starboard.games.vanguard.rules.basics.statuses import set_status
from starboard.games.vanguard.rules.cards.hand import discard_cards, draw_cards
from starboard.games.vanguard.rules.cards.windows import window
from starboard.games.vanguard.rules.crew import healing, injuries
from starboard.games.vanguard.rules.crew.crew_dice import can_refresh, refresh_dice, sacrifice_dice, use_dice
from starboard.games.vanguard.rules.crew.danger import roll_danger
from starboard.games.vanguard.rules.crew.exertion import exert
from starboard.games.vanguard.rules.crew.supplies import can_lose, change_supplies
from starboard.games.vanguard.rules.planet.leads import change_charges
from starboard.games.vanguard.state.expedition_state import Pending
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.games.vanguard.state.member_state import NOBODY
from starboard.kernel import Rules

NO_COLOUR = "D"
CAUSES = {
    "path": "path",
    "condition": "path",
    "event": "event",
    "threat": "threat",
    "landing": "landing",
    "poi": "check",
    "injury": "check",
    "check": "check",
}
"""What an effect is the effect of, by the kind of its source."""


def number(arg: object) -> int:
    """An argument that is a number; 1 where it was left out."""
    return arg if isinstance(arg, int) else 1


def concerned(g: VanguardState, ctx: Ctx) -> bool:
    """Whether there is somebody to concern who is alive, and whom a threat does not spare."""
    if ctx.who == NOBODY or not g.expedition.team or g.expedition.team[ctx.who].dead:
        return False
    return not (ctx.source.startswith("threat:") and ctx.who in g.expedition.spared)


def _colour(arg: object) -> int:
    return COLOUR_OF_LETTER[str(arg or NO_COLOUR)]


@op("use")
def _use(g: VanguardState, ctx: Ctx, args: Args) -> Rules[None]:
    """IV-X-403. Somebody may have a card against it. What replaces it counts as paying (IV-X-407), so it can always be
    done in full; likewise `sac`, `injure` and `danger`."""
    if not concerned(g, ctx):
        return
    pending = Pending("die", ctx.who, str(args[1]), cause_of(ctx))
    yield from window(g, pending)
    if not pending.cancelled:
        yield from use_dice(g, ctx.who, number(args[0]), _colour(args[1]), ctx.rule)


@op("sac")
def _sacrifice(g: VanguardState, ctx: Ctx, args: Args) -> Rules[None]:
    """IV-X-404."""
    if concerned(g, ctx):
        yield from sacrifice_dice(g, ctx.who, number(args[0]), _colour(args[1]), ctx.rule)


@op("refresh")
def _refresh(g: VanguardState, ctx: Ctx, args: Args) -> Rules[None]:
    """IV-X-405."""
    if concerned(g, ctx):
        yield from refresh_dice(g, ctx.who, number(args[0]), ctx.rule, _colour(args[1]))


@may("refresh")
def _may_refresh(g: VanguardState, ctx: Ctx, args: Args) -> bool:
    return ctx.who != NOBODY and can_refresh(g, ctx.who, _colour(args[1]))


@op("share-refresh")
def _share_refresh(g: VanguardState, ctx: Ctx, args: Args) -> Rules[None]:
    """Several crew members refresh this many dice between them: as many as each can, in the order of their boards."""
    left = number(args[0])
    for who in people(g, crew_of(args[2]), ctx):
        before = len(g.expedition.team[who].spent)
        yield from refresh_dice(g, who, left, ctx.rule, _colour(args[1]))
        left -= before - len(g.expedition.team[who].spent)


@may("share-refresh")
def _may_share_refresh(g: VanguardState, ctx: Ctx, args: Args) -> bool:
    return any(can_refresh(g, who, _colour(args[1])) for who in candidates(g, crew_of(args[2]), ctx))


@op("draw")
def _draw(g: VanguardState, ctx: Ctx, args: Args) -> Rules[None]:
    """IV-X-604."""
    if concerned(g, ctx):
        yield from draw_cards(g, ctx.who, number(args[0]), ctx.rule)


@may("draw")
def _may_draw(g: VanguardState, ctx: Ctx, args: Args) -> bool:
    if ctx.who == NOBODY:
        return False
    deck = g.expedition.team[ctx.who].deck
    return bool(deck.cards or deck.discards)


@op("discard")
def _discard(g: VanguardState, ctx: Ctx, args: Args) -> Rules[None]:
    if concerned(g, ctx):
        yield from discard_cards(g, ctx.who, number(args[0]), ctx.rule)


@op("sac-card")
def _sacrifice_card(g: VanguardState, ctx: Ctx, args: Args) -> Rules[None]:
    """IV-X-406."""
    if concerned(g, ctx):
        yield from discard_cards(g, ctx.who, number(args[0]), ctx.rule, box=True)


@op("box-this")
def _box_this(g: VanguardState, ctx: Ctx, args: Args) -> None:
    """IV-X-406: the section card whose effect it is goes from the discards into the section box."""
    card = ctx.source.removeprefix("card:")
    for one in g.expedition.team:
        if card in one.deck.discards:
            one.deck.discards.remove(card)
            one.boxed.append(card)


@may("discard", "sac-card")
def _may_discard(g: VanguardState, ctx: Ctx, args: Args) -> bool:
    """IV-X-407: a section card must be there to be given."""
    return ctx.who != NOBODY and len(g.expedition.team[ctx.who].hand) >= number(args[0])


@op("charge")
def _charge(g: VanguardState, ctx: Ctx, args: Args) -> None:
    """IV-X-703."""
    if concerned(g, ctx):
        change_charges(g, ctx.who, number(args[0]), ctx.rule)


@may("charge")
def _may_charge(g: VanguardState, ctx: Ctx, args: Args) -> bool:
    return ctx.who != NOBODY and g.expedition.team[ctx.who].charges + number(args[0]) >= 0


@op("supply")
def _supply(g: VanguardState, ctx: Ctx, args: Args) -> None:
    """IV-X-1102. A loss may be one less for each point of a parameter of the lander."""
    if ctx.source.startswith("threat:") and ctx.who != NOBODY and not concerned(g, ctx):
        return
    change_supplies(g, _change(g, args), ctx.rule)


@may("supply")
def _may_supply(g: VanguardState, ctx: Ctx, args: Args) -> bool:
    return _change(g, args) >= 0 or can_lose(g, -_change(g, args))


def _change(g: VanguardState, args: Args) -> int:
    change = number(args[0])
    if args[1] is not None and change < 0:
        change = min(0, change + parameter(g, str(args[1])))
    return change


@op("danger")
def _danger(g: VanguardState, ctx: Ctx, args: Args) -> Rules[None]:
    """IV-X-1301."""
    if concerned(g, ctx):
        cause = cause_of(ctx).partition(" ")[0]
        yield from roll_danger(g, ctx.who, str(args[0]), number(args[1]), ctx.rule, cause)


@op("injure")
def _injure(g: VanguardState, ctx: Ctx, args: Args) -> Rules[None]:
    """IV-X-1601."""
    if concerned(g, ctx):
        yield from injuries.gain_injury(g, ctx.who, INJURY_SHORT[str(args[0])], cause_of(ctx), ctx.rule)


def cause_of(ctx: Ctx) -> str:
    """What an injury comes from, by where the effect stands; that of a danger die also from what made it roll."""
    kind, _, id = ctx.source.partition(":")
    cause = CAUSES.get(kind, "effect")
    return f"{cause} danger" if id == "danger" else cause


@op("heal")
def _heal(g: VanguardState, ctx: Ctx, args: Args) -> Rules[None]:
    """IV-X-1605: a die, a card, or a card turned face down."""
    if not concerned(g, ctx):
        return
    if args[0] == "die":
        yield from healing.heal_die(g, ctx.who, ctx.rule)
    else:
        yield from healing.heal_card(g, ctx.who, _types(args), args[0] == "down", ctx.rule)


@may("heal")
def _may_heal(g: VanguardState, ctx: Ctx, args: Args) -> bool:
    if ctx.who == NOBODY:
        return False
    one = g.expedition.team[ctx.who]
    if args[0] == "die":
        return any(one.injury_dice)
    return bool(one.injuries) and bool(healing.curable(g, ctx.who, _types(args), args[0] == "down"))


def _types(args: Args) -> tuple[str, ...]:
    return tuple(INJURY_SHORT[str(arg)] for arg in args[1:] if arg is not None and arg != "any")


@op("exert")
def _exert(g: VanguardState, ctx: Ctx, args: Args) -> Rules[None]:
    """IV-X-402."""
    if concerned(g, ctx):
        yield from exert(g, ctx.who)


@op("status")
def _status(g: VanguardState, ctx: Ctx, args: Args) -> None:
    if concerned(g, ctx):
        set_status(g, ctx.who, str(args[0]), str(args[1]))
