"""Words of the story: logs, flags, cards that are gained, and how the campaign ends."""

from starboard.games.vanguard.effects.context import Ctx
from starboard.games.vanguard.effects.effects import op
from starboard.games.vanguard.names.names import crew_name
from starboard.games.vanguard.notation.grammar import Args, Flag
from starboard.games.vanguard.rules.basics.exploration_over import CampaignEnds, LogShut
from starboard.games.vanguard.rules.ship.gained_cards import gain_card
from starboard.games.vanguard.rules.story.logs import come_to_log, longest_serving
from starboard.games.vanguard.rules.story.occasions import change_counter, occasion
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.kernel import Rules, tell


@op("log")
def _log(g: VanguardState, ctx: Ctx, args: Args) -> Rules[None]:
    """IV-C-301: read a log; some are read only the first time."""
    yield from come_to_log(g, str(args[0]), ctx)


@op("shut")
def _shut(g: VanguardState, ctx: Ctx, args: Args) -> None:
    """Nothing more of this log is resolved."""
    raise LogShut


@op("flag")
def _flag(g: VanguardState, ctx: Ctx, args: Args) -> Rules[None]:
    """The story remembers a word, or counts."""
    flag = args[0]
    assert isinstance(flag, Flag)
    if flag.word:
        g.flags[flag.name] = flag.word
        tell(g, "vanguard-flag", "IV-C-303")
    else:
        yield from change_counter(g, flag.name, flag.change, ctx.rule)


@op("gain")
def _gain(g: VanguardState, ctx: Ctx, args: Args) -> Rules[None]:
    """Cards by their ids."""
    for id in args:
        yield from gain_card(g, str(id), ctx)


@op("sign")
def _sign(g: VanguardState, ctx: Ctx, args: Args) -> None:
    """The member of the away team with the longest service is named so from now on, whatever becomes of them."""
    if g.expedition.team and not g.signer:
        g.signer = longest_serving(g)
        if g.signer:
            tell(g, "vanguard-signer", "IV-C-303", crew=crew_name(g, g.signer))


@op("roll")
def _roll(g: VanguardState, ctx: Ctx, args: Args) -> Rules[None]:
    """The dead are named, in the order in which they died."""
    for id in g.ship.memorial:
        yield from occasion(g, "named", [id])


@op("ending")
def _ending(g: VanguardState, ctx: Ctx, args: Args) -> None:
    """The campaign ends with this log."""
    g.ending = str(args[0])
    raise CampaignEnds
