"""AE-E-9.6 to AE-E-9.9: modules and upgrade tiles of the Hegemon."""

from starboard.games.andromeda.board.players import hegemon_player, the_hegemon
from starboard.games.andromeda.board.tie_ranks import GOODS, LEFTMOST, Rank
from starboard.games.andromeda.content import content
from starboard.games.andromeda.content.hegemon import hegemon_content
from starboard.games.andromeda.content.own_content import PLAIN
from starboard.games.andromeda.effects.effects import Source, carry_out, hegemon_may, hegemon_op
from starboard.games.andromeda.moves.companion_moves import ModulePrice
from starboard.games.andromeda.moves.hegemon_moves import ChooseModule, ChooseModules
from starboard.games.andromeda.names.names import named
from starboard.games.andromeda.notation.grammar import Args
from starboard.games.andromeda.rules.officer.reasons import tell_why
from starboard.games.andromeda.rules.officer.tie_breaks import choose_for
from starboard.games.andromeda.rules.player_area.modules import gain_module
from starboard.games.andromeda.state.game_state import MODULE_TYPES, AndromedaState
from starboard.kernel import Ask, Move, Rules, show, tell

PRICES = tuple(range(1, 9))
"""What modules cost, in resources."""


def owned(g: AndromedaState, kind: int) -> int:
    """How many modules of a type the Hegemon has."""
    designs = content().modules
    return sum(designs[module.id].type == kind for module in hegemon_player(g).modules)


def rarest(g: AndromedaState) -> list[int]:
    """AE-E-9.8, OQ-35: of the types with a module on offer those of which it has the fewest."""
    offered = [kind for kind, column in enumerate(g.columns) if column]
    fewest = min((owned(g, kind) for kind in offered), default=0)
    return [kind for kind in offered if owned(g, kind) == fewest]


def price_of(module: str) -> int:
    """AE-E-9.9: how many resources a module costs."""
    return sum(content().modules[module].cost)


def column_rank(g: AndromedaState, move: ChooseModules) -> Rank:
    """Of several types: by the cheapest module on offer, then by their order."""
    kind = MODULE_TYPES.index(move.kind)
    return min(price_of(module) for module in g.columns[kind]), kind


@hegemon_op("module")
def _module(g: AndromedaState, who: int, args: Args, source: Source) -> Rules[None]:
    yield from gain_cheapest(g, who, str(args[0]))


def gain_cheapest(g: AndromedaState, who: int, name: str) -> Rules[None]:
    """AE-E-9.8: the cheapest of the type; when any will do, of the type of which it has the fewest."""
    if name == "any":
        name = yield from rarest_type(g, who)
        count = owned(g, MODULE_TYPES.index(name))
        tell_why(g, "andromeda-hegemon-rarest", "AE-E-9.8", ["module"], type=named(name), count=count)
    column = g.columns[MODULE_TYPES.index(name)]
    least = min(price_of(module) for module in column)
    cheapest = [module for module in dict.fromkeys(column) if price_of(module) == least]
    choices = [ChooseModule(module) for module in cheapest]
    chosen = yield from choose_for(g, who, "andromeda-ask-hegemon-module", choices, "AE-E-9.9", words=LEFTMOST)
    if not is_plain(chosen.module):
        steps, module = [f"module/{chosen.module}"], named(chosen.module)
        tell_why(g, "andromeda-hegemon-cheapest", "AE-E-9.8", steps, module=module, type=named(name), price=least)
    yield from gain_module(g, who, chosen.module, "AE-E-9.8")


def rarest_type(g: AndromedaState, who: int) -> Rules[str]:
    """AE-E-9.8: the type of which it has the fewest. Where nobody has written down what modules cost, people are asked
    for the type and the price of the cheapest one."""
    options = [ChooseModules(MODULE_TYPES[kind]) for kind in rarest(g)]
    if len(options) > 1 and all(is_plain(module) for column in g.columns for module in column):
        chosen = yield Ask(the_hegemon(g).eye, "andromeda-ask-told-cheapest", options, "AE-E-9.9")
        prices: list[Move] = [ModulePrice(price) for price in PRICES]
        told = yield Ask(the_hegemon(g).eye, "andromeda-ask-told-price", prices, "AE-E-9.9")
        plain = f"{PLAIN}{chosen.kind}"
        steps, kind = [f"module/{plain}"], named(chosen.kind)
        tell_why(g, "andromeda-hegemon-told-cheapest", "AE-E-9.9", steps, type=kind, price=int(told.price))
        return str(chosen.kind)
    prompt = "andromeda-ask-hegemon-modules"
    move = yield from choose_for(g, who, prompt, options, "AE-E-9.8", column_rank, GOODS)
    return move.kind


def is_plain(module: str) -> bool:
    """Whether nothing is known of a module but its type."""
    return content().modules[module].set == PLAIN


@hegemon_op("acquire_module")
def _acquire_module(g: AndromedaState, who: int, args: Args, source: Source) -> Rules[None]:
    """AE-E-8.4, AE-E-12.1: where players may acquire a module it gains one, and pays nothing."""
    yield from gain_cheapest(g, who, str(args[0]))


@hegemon_may("module")
def _may_module(g: AndromedaState, who: int, args: Args, source: Source) -> bool:
    """AE-E-9.9: nothing is gained out of an empty column."""
    return any(g.columns) if args[0] == "any" else bool(g.columns[MODULE_TYPES.index(str(args[0]))])


hegemon_may("acquire_module")(_may_module)


@hegemon_op("upgrade")
def _upgrade(g: AndromedaState, who: int, args: Args, source: Source) -> Rules[None]:
    """AE-E-9.6, AE-E-11.2: its top tile is turned over: a bonus at once, or something that lasts."""
    h = the_hegemon(g)
    for _ in range(min(int(args[0]), len(h.tiles))):
        tile = hegemon_content().tiles[h.tiles.pop()]
        g.chance.reveal()
        h.upgrades.append(tile.id)
        tell(g, "andromeda-hegemon-upgrade", "AE-E-9.6", tile=named(tile.id), left=len(h.tiles))
        show(g, "upgrade", who=who, tile=tile.id)
        if not tile.lasting:
            yield from carry_out(g, who, tile.effect, Source(tile.id, "AE-E-9.6"))


@hegemon_may("upgrade")
def _may_upgrade(g: AndromedaState, who: int, args: Args, source: Source) -> bool:
    return bool(the_hegemon(g).tiles)
