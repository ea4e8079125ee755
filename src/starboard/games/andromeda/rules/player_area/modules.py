"""AE-B-16: modules, acquiring and activating them."""

from collections.abc import Iterator

from starboard.games.andromeda.board.players import is_person
from starboard.games.andromeda.content import content
from starboard.games.andromeda.content.costs import Cost
from starboard.games.andromeda.content.own_content import PLAIN
from starboard.games.andromeda.effects.effects import (
    Source,
    ask_among,
    carry_out,
    carry_out_agreed,
    may,
    may_effect,
    op,
)
from starboard.games.andromeda.moves.effect_moves import Acquire
from starboard.games.andromeda.names.names import by, named
from starboard.games.andromeda.notation.grammar import Args
from starboard.games.andromeda.rules.player_area.factions import has
from starboard.games.andromeda.rules.player_area.resources import ask_to_pay, can_pay, gain, pay_cost
from starboard.games.andromeda.rules.player_area.tracks import advance
from starboard.games.andromeda.state.game_state import CREDIT, ENERGY, MODULE_TYPES, TRACKS, AndromedaState, Module
from starboard.kernel import Move, Rules, show, tell

TRACK_OF = tuple(TRACKS.index(name) for name in MODULE_TYPES)
"""AE-B-16.2: the track that matches each type."""


def module_discount(g: AndromedaState, who: int, module: str, discount: int) -> int:
    """Scrap Sense: modules that come with damage cost 1 less."""
    scrap = content().modules[module].damage > 0 and has(g, who, "scrap_sense")
    return discount + (1 if scrap else 0)


def on_offer(g: AndromedaState, who: int, kind: str, discount: int) -> list[str]:
    """The visible modules of a type that the player can pay for, each design once."""
    return list(_payable(g, who, kind, discount))


def _payable(g: AndromedaState, who: int, kind: str, discount: int) -> Iterator[str]:
    modules = content().modules
    for column in g.columns if kind == "any" else (g.columns[MODULE_TYPES.index(kind)],):
        for module in dict.fromkeys(column):
            if can_pay(g, who, modules[module].cost, module_discount(g, who, module, discount)):
                yield module


@op("acquire_module")
def _acquire_module(g: AndromedaState, who: int, args: Args, source: Source) -> Rules[None]:
    yield from _acquire_among(g, who, args, source, [])


@ask_among("acquire_module")
def _acquire_among(g: AndromedaState, who: int, args: Args, source: Source, others: list[Move]) -> Rules[Move]:
    """Acquire a module, unless something else is chosen that may be had in its stead."""
    discount = int(args[1])
    options: list[Move] = [Acquire(module) for module in on_offer(g, who, str(args[0]), discount)]
    move = yield from ask_to_pay(g, who, "andromeda-ask-acquire", [*options, *others], source)
    if isinstance(move, Acquire):
        cost, less = content().modules[move.module].cost, module_discount(g, who, move.module, discount)
        yield from pay_cost(g, who, cost, less, move.module, "AE-B-16.2")
        yield from gain_module(g, who, move.module, "AE-B-16.2")
    return move


@may("acquire_module")
def _may_acquire_module(g: AndromedaState, who: int, args: Args, source: Source) -> bool:
    return is_person(g, who) and any(True for _ in _payable(g, who, str(args[0]), int(args[1])))


def gain_module(g: AndromedaState, who: int, id: str, rule: str) -> Rules[None]:
    """AE-B-16.2 to AE-B-16.4: to the station, the column refilled, the marker of its track up, then its damage."""
    design = content().modules[id]
    column, place = g.columns[design.type], g.columns[design.type].index(id)
    deck_left = refill(g, id)
    module = Module(id)
    g.players[who].modules.append(module)
    g.chronicle.modules += (g.turns, who)
    if g.news is not None:
        tell(g, "andromeda-acquired", rule, seat=by(g, who), module=named(id))
        show(g, "module", who=who, module=id, next=column[place] if deck_left else "")
    yield from advance(g, who, TRACK_OF[design.type], 1)
    module.damage += design.damage


def refill(g: AndromedaState, id: str) -> bool:
    """AE-B-16.2: what comes in the place of a module that was taken; whether something did. A plain module stands for
    all of its type."""
    design = content().modules[id]
    column, deck = g.columns[design.type], g.modules[design.type]
    place = column.index(id)
    if design.set == PLAIN:
        return False
    if deck.cards:
        column[place] = deck.draw(g.chance)
        return True
    del column[place]
    return False


# -- Activating ------------------------------------------------------------------------------------------------------


def price(module: Module) -> Cost:
    """AE-B-9.4, AE-B-9.5: what activating costs: the moon in a cost slot replaces what is printed."""
    if module.moon and content().modules[module.id].slot == "cost":
        return content().moons[module.moon].price
    return content().modules[module.id].paid_cost


def can_activate(g: AndromedaState, who: int, module: Module) -> bool:
    """AE-B-13.3, AE-B-16.5: undamaged, not passive, paid for, and good for something."""
    design = content().modules[module.id]
    if module.damage or module.mechaphage or design.trigger or not can_pay(g, who, price(module)):
        return False
    if module.moon and design.slot == "out":
        return True
    return may_effect(g, who, design.effect, Source(module.id, "AE-B-13.2"))


def activate(g: AndromedaState, who: int, place: int) -> Rules[None]:
    """AE-B-9.4: pay, carry out the effect, and gain the symbol of a moon in an output slot."""
    player = g.players[who]
    module = player.modules[place]
    design = content().modules[module.id]
    source = Source(module.id, "AE-B-13.2")
    tell(g, "andromeda-activated", "AE-B-13.2", seat=who, what=named(module.id))
    show(g, "wake", who=who, what=module.id, place=place)
    yield from pay_cost(g, who, price(module), 0, module.id, "AE-B-9.4")
    credits = player.resources[CREDIT]
    yield from carry_out_agreed(g, who, design.effect, source)
    if module.moon and design.slot == "out":
        yield from carry_out(g, who, content().moons[module.moon].symbol, Source(module.moon, "AE-B-9.4"))
    if player.resources[CREDIT] > credits and has(g, who, "margins"):
        gain(g, who, ENERGY, 1, "AE-B-3.5")
