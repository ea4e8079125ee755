"""What is on a station: modules, core functions, moons; and the tokens that are kept there."""

from collections.abc import Mapping
from importlib.resources.abc import Traversable

import msgspec

from starboard.games.andromeda.content.costs import Cost
from starboard.games.andromeda.content.moments import TRIGGERS
from starboard.games.andromeda.content.reading import Row, read_table
from starboard.games.andromeda.content.regions import PLANET_TYPES
from starboard.games.andromeda.notation.grammar import BadEffect, Effect, parse
from starboard.games.andromeda.state.game_state import MODULE_TYPES


class ModuleDesign(msgspec.Struct, frozen=True):
    """AE-B-16: one design of module."""

    id: str
    type: int
    """A place in `MODULE_TYPES`."""
    copies: int
    set: str
    cost: Cost
    trigger: str
    """When a passive module works; empty for one that is activated."""
    effect: Effect
    slot: str
    """`none`, `out` or `cost` (AE-B-9.4)."""
    paid_cost: Cost
    """What activating it costs, unless a moon lies in its cost slot."""
    damage: int
    """Damage markers that it comes with (AE-B-16.3)."""
    relics: int


class Core(msgspec.Struct, frozen=True):
    """AE-B-13.3: a core function of every station."""

    id: str
    effect: Effect


class Moon(msgspec.Struct, frozen=True):
    """AE-B-9: a moon. `symbol` is what it gives once: nothing for the symbol of that name (AE-B-9.5)."""

    id: str
    set: str
    planet_type: str
    symbol: Effect
    price: Cost
    """The symbol as a cost, for a cost slot."""
    relics: int


class Token(msgspec.Struct, frozen=True):
    """AE-B-22: a discovery or supremacy token."""

    id: str
    copies: int
    effect: Effect
    timing: str
    """`once` as a free action, or the trigger at which it works for good."""


MODULE_HEAD = "id,type,copies,set,cost,mode,trigger,effect,slot,paid_cost,damage,relics,status"


def read_modules(folder: Traversable) -> Mapping[str, ModuleDesign]:
    """The designs by id."""
    return {row.fields["id"]: _module(row) for row in read_table(folder, "modules.csv", MODULE_HEAD)}


def _module(row: Row) -> ModuleDesign:
    row.status()
    passive = row.word("mode", ("activate", "passive")) == "passive"
    slot = row.word("slot", ("none", "out", "cost"))
    if (slot == "cost") != bool(row.fields["paid_cost"]):
        raise row.wrong("paid_cost", slot)
    return ModuleDesign(
        id=row.fields["id"],
        type=MODULE_TYPES.index(row.word("type", MODULE_TYPES)),
        copies=row.number("copies", 9),
        set=row.word("set", ("base", "ancient")),
        cost=row.cost("cost"),
        trigger=row.word("trigger", TRIGGERS if passive else ("",)),
        effect=row.effect("effect"),
        slot=slot,
        paid_cost=row.cost("paid_cost"),
        damage=row.number("damage", 9),
        relics=row.number("relics", 9),
    )


def read_core(folder: Traversable) -> Mapping[str, Core]:
    """The core functions by id."""
    rows = read_table(folder, "station_core.csv", "id,effect,status")
    return {row.fields["id"]: Core(row.fields["id"], row.effect("effect")) for row in rows if row.status()}


def read_moons(folder: Traversable) -> Mapping[str, Moon]:
    """The moons by id."""
    rows = read_table(folder, "moons.csv", "id,set,planet_type,symbol,relics,status")
    return {row.fields["id"]: _moon(row) for row in rows}


_PRICES = {"energy": "E", "ice": "I", "nano": "N", "titan": "T", "credit": "C", "any": "X", "tactics": "K"}


def _moon(row: Row) -> Moon:
    """A symbol such as `any:1+energy:1` is both something to gain and something to pay."""
    row.status()
    symbol = row.fields["symbol"]
    parts = [] if symbol == "nothing" else [part.partition(":") for part in symbol.split("+")]
    if any(name not in _PRICES for name, _, _ in parts):
        raise row.wrong("symbol", ", ".join((*_PRICES, "nothing")))
    gains = [f"tactics({n})" if name == "tactics" else f"gain({name},{n})" for name, _, n in parts]
    row.fields["price"] = "+".join(f"{n}{_PRICES[name]}" for name, _, n in parts)
    set = row.word("set", ("planetary", "orphaned", "ancient"))
    try:
        effect = parse(";".join(gains))
    except BadEffect as why:
        raise row.wrong("symbol", str(why)) from None
    planet_type = row.word("planet_type", PLANET_TYPES if set == "planetary" else ("",))
    return Moon(row.fields["id"], set, planet_type, effect, row.cost("price"), row.number("relics", 9))


def read_discoveries(folder: Traversable) -> Mapping[str, Token]:
    """The discovery tokens by id."""
    rows = read_table(folder, "discovery_tokens.csv", "id,copies,effect,status")
    return {
        row.fields["id"]: Token(row.fields["id"], row.number("copies", 9), row.effect("effect"), "once")
        for row in rows
        if row.status()
    }


def read_supremacy(folder: Traversable) -> Mapping[str, Token]:
    """The supremacy tokens by id."""
    rows = read_table(folder, "supremacy_tokens.csv", "id,effect,timing,status")
    return {
        row.fields["id"]: Token(row.fields["id"], 1, row.effect("effect"), row.word("timing", ("once", *TRIGGERS)))
        for row in rows
        if row.status()
    }
