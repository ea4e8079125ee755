"""Words that have another meaning aboard than on a planet: `success 2` goes into the bag at once."""

from collections.abc import Callable

from starboard.games.vanguard.board.equal_choices import different_cards
from starboard.games.vanguard.effects.context import Ctx
from starboard.games.vanguard.effects.effects import MAY, OPS, Do, May
from starboard.games.vanguard.moves.exploration_moves import PickCard, PickType
from starboard.games.vanguard.names.names import named
from starboard.games.vanguard.notation.grammar import Args
from starboard.games.vanguard.notation.symbols import TYPE_SHORT, TYPES
from starboard.games.vanguard.rules.basics.discovery_places import lay_under
from starboard.games.vanguard.rules.ship.gained_cards import owned
from starboard.games.vanguard.rules.ship.ship_discoveries import find_from, pocket
from starboard.games.vanguard.rules.ship.ship_notes import change_note
from starboard.games.vanguard.rules.ship.tokens import change_success
from starboard.games.vanguard.rules.ship_book.facilities import is_unlocked
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.kernel import Ask, Move, Rules, tell

ABOARD: dict[str, Do] = {}
MAY_ABOARD: dict[str, May] = {}


def aboard(word: str) -> Callable[[Do], Do]:
    """Registers what a word does while nobody is on a planet."""

    def register(do: Do) -> Do:
        ABOARD[word] = do
        return do

    return register


def may_aboard(word: str) -> Callable[[May], May]:
    """Registers whether a word can be done in full while nobody is on a planet."""

    def register(check: May) -> May:
        MAY_ABOARD[word] = check
        return check

    return register


def join_meanings() -> None:
    """Let every word with two meanings choose between them. Called once, when both have been registered."""
    for word, do in ABOARD.items():
        OPS[word] = _either(OPS.get(word, do), do)
    for word in {*MAY_ABOARD, *(ABOARD.keys() & MAY.keys())}:
        MAY[word] = _may_either(MAY.get(word, _always), MAY_ABOARD.get(word, _always))


def _either(there: Do, here: Do) -> Do:
    def do(g: VanguardState, ctx: Ctx, args: Args) -> Rules[None] | None:
        return (there if g.expedition.team else here)(g, ctx, args)

    return do


def _may_either(there: May, here: May) -> May:
    def check(g: VanguardState, ctx: Ctx, args: Args) -> bool:
        return (there if g.expedition.team else here)(g, ctx, args)

    return check


def _always(g: VanguardState, ctx: Ctx, args: Args) -> bool:
    return True


# -- The words ---------------------------------------------------------------------------------------------------------


def _number(args: Args, place: int = 0) -> int:
    number = args[place]
    assert isinstance(number, int)
    return number


@aboard("success")
def _success(g: VanguardState, ctx: Ctx, args: Args) -> None:
    """IV-S-0013: success tokens into the bag, or out of it."""
    change_success(g, _number(args), ctx.rule)


@may_aboard("success")
def _may_success(g: VanguardState, ctx: Ctx, args: Args) -> bool:
    return g.ship.success >= -_number(args)


@aboard("disc")
def _disc(g: VanguardState, ctx: Ctx, args: Args) -> Rules[None]:
    """The top card of a discovery deck is found."""
    if args[0] in TYPE_SHORT:
        find_from(g, TYPE_SHORT[str(args[0])], ctx.rule)
        return
    options: list[Move] = [PickType(TYPES[type]) for type, deck in enumerate(g.decks.discoveries) if deck]
    if options:
        move = yield Ask(g.speaker, "vanguard-ask-found-type", options, ctx.rule)
        find_from(g, TYPES.index(move.kind), ctx.rule)


@aboard("unique")
def _unique(g: VanguardState, ctx: Ctx, args: Args) -> Rules[None]:
    """IV-S-2801: into its pocket."""
    if args[0] is not None and str(args[0]) not in owned(g):
        yield from pocket(g, str(args[0]))


@aboard("under")
def _under(g: VanguardState, ctx: Ctx, args: Args) -> Rules[None]:
    """IV-S-0803: this many found discoveries under their decks; equipment stays in the armory anyway."""
    if args[0] != "disc":
        return
    for _ in range(_number(args, 1)):
        if not g.ship.found:
            return
        options: list[Move] = [PickCard(id) for id in sorted(different_cards(g.ship.found))]
        move = options[0]
        if len(options) > 1:
            move = yield Ask(g.speaker, "vanguard-ask-found", options, ctx.rule)
        assert isinstance(move, PickCard)
        g.ship.found.remove(move.card)
        lay_under(g, move.card)
        tell(g, "vanguard-put-under", ctx.rule, card=named(g, move.card))


@may_aboard("under")
def _may_under(g: VanguardState, ctx: Ctx, args: Args) -> bool:
    return args[0] != "disc" or len(g.ship.found) >= _number(args, 1)


@aboard("condition")
def _condition(g: VanguardState, ctx: Ctx, args: Args) -> None:
    """The next exploration begins with it."""
    g.ship.sky = str(args[0])


@aboard("note")
def _note(g: VanguardState, ctx: Ctx, args: Args) -> None:
    """What changes for this pass, or for the next launch or landing."""
    change_note(g.ship.notes, str(args[0]), _number(args, 1))


@may_aboard("note")
def _may_note(g: VanguardState, ctx: Ctx, args: Args) -> bool:
    """IV-S-1750: nothing happens to the add-on facility before it is there."""
    return not str(args[0]).endswith("-add-on") or is_unlocked(g)
