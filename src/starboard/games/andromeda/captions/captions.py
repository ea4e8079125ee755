"""Words, place and group of a move: what is done, where on the board it lights up, and what it is listed with.

The words are the message `andromeda-move-<type>`. Its arguments are the fields of the move, things by their names and
regions by what lies there. Moves of one type are a group; reports stand under a few headings.

Whatever is asked, there is an answer: a record that somebody wrote by hand may name what is not there.
"""

from functools import singledispatch

from msgspec.structs import asdict

from starboard.games.andromeda.captions.move_weights import WEIGHTS
from starboard.games.andromeda.captions.step_captions import step_caption, step_weight
from starboard.games.andromeda.captions.told_captions import heading, told_caption
from starboard.games.andromeda.content import NUMBER_OF, content
from starboard.games.andromeda.moves.battle_moves import Oppose, PlayTactic, TakeResult, UseEffect, WithdrawShip
from starboard.games.andromeda.moves.companion_moves import FewerDice, ItGains, MostDice, Points, PointsOf, Ticked, Won
from starboard.games.andromeda.moves.effect_moves import (
    Accept,
    Acquire,
    BuildDevelopment,
    BuildShip,
    Choose,
    Pay,
    RepairShip,
    Take,
)
from starboard.games.andromeda.moves.turn_moves import (
    Activate,
    ActivateTogether,
    DiscardDown,
    Launch,
    MoveMoon,
    PlayCard,
    UseToken,
)
from starboard.games.andromeda.names.battle_names import side_within
from starboard.games.andromeda.names.effect_names import effect_words, term_words
from starboard.games.andromeda.names.names import amounts, few, listed, named, region_name, within
from starboard.games.andromeda.notation.grammar import BadEffect, parse
from starboard.games.andromeda.rules.battle.battle_diplomacy import BAY_NAME
from starboard.games.andromeda.rules.player_area.developments import planet_at
from starboard.games.andromeda.rules.player_area.tactics import discards
from starboard.games.andromeda.rules.turn.activations import activations, usual
from starboard.games.andromeda.state.battle_state import RAIDERS
from starboard.games.andromeda.state.game_state import NOWHERE, RESOURCES, SHIP_TYPES, AndromedaState
from starboard.kernel import Arg, Caption, Message, Move

REGIONS = ("region", "start")
"""Fields that name a region."""
PLAIN = ("copy", "place", "number", "step", "term", "effect")
"""Fields that are not names of things."""


def caption(g: AndromedaState, seat: int, move: Move) -> Caption:
    """How a move of this seat is shown."""
    tag = str(move.__struct_config__.tag)
    said = told_caption(g, move) or step_caption(g, seat, move)
    if said is None:
        words = {name: _field(g, name, value) for name, value in asdict(move).items()}
        said = Message(f"andromeda-move-{tag}", words | details(move, g, seat))
    return Caption(said, place_of(move), heading(g, move) or tag, step_weight(g, move) or WEIGHTS.get(type(move), ""))


def _field(g: AndromedaState, name: str, value: object) -> Arg:
    if name in REGIONS and isinstance(value, str):
        return region_name(g, NUMBER_OF.get(value, NOWHERE))
    if name in ("seat", "player", "side") and isinstance(value, int):
        return within(g, value) if 0 <= value < len(g.players) else value
    if isinstance(value, str) and name not in PLAIN:
        return named(value)
    return value if isinstance(value, str | int) else str(value)


@singledispatch
def details(move: Move, g: AndromedaState, seat: int) -> dict[str, Arg]:
    """What the words of a move say besides its fields."""
    return {}


@details.register
def _(move: Choose, g: AndromedaState, seat: int) -> dict[str, Arg]:
    try:
        steps = parse(move.effect).steps
    except BadEffect:
        steps = ()
    if 0 <= move.step < len(steps) and 0 <= move.term < len(steps[move.step]):
        return {"what": term_words(steps[move.step][move.term])}
    return {"what": Message("andromeda-unknown")}


@details.register
def _(move: ItGains, g: AndromedaState, seat: int) -> dict[str, Arg]:
    try:
        return {"what": effect_words(parse(move.effect))}
    except BadEffect:
        return {"what": Message("andromeda-unknown")}


@details.register
def _(move: Accept, g: AndromedaState, seat: int) -> dict[str, Arg]:
    return {"what": source_words(move.source)}


@details.register
def _(move: Pay, g: AndromedaState, seat: int) -> dict[str, Arg]:
    paid = (move.energy, move.ice, move.nano, move.titan, move.credit)
    counts = list(zip(RESOURCES, paid, strict=True))
    return {"paid": amounts([*counts, ("card", move.cards)])}


@details.register
def _(move: Take, g: AndromedaState, seat: int) -> dict[str, Arg]:
    return {"taken": amounts([("ice", move.ice), ("nano", move.nano), ("titan", move.titan)])}


@details.register
def _(move: PlayCard | UseToken | Activate | Acquire, g: AndromedaState, seat: int) -> dict[str, Arg]:
    fields = asdict(move)
    id = fields.get("card") or fields.get("token") or fields.get("what") or fields.get("module")
    return {"does": source_words(str(id))}


@details.register
def _(move: ActivateTogether, g: AndromedaState, seat: int) -> dict[str, Arg]:
    things = [named(one.what) for one in usual(g, seat, activations(g, seat))]
    return {"what": few(things), "all": listed(things)}


@details.register
def _(move: DiscardDown, g: AndromedaState, seat: int) -> dict[str, Arg]:
    cards = [named(card) for card in discards(g, seat)]
    return {"what": few(cards), "all": listed(cards), "count": len(cards)}


@details.register
def _(move: Launch, g: AndromedaState, seat: int) -> dict[str, Arg]:
    """At a table of their own people are told what counts as done by this."""
    return {"moons": len(g.moons.get(NUMBER_OF.get(move.region, NOWHERE), []))} if g.told else {}


@details.register
def _(move: BuildShip, g: AndromedaState, seat: int) -> dict[str, Arg]:
    known = move.ship in SHIP_TYPES
    return {"cost": cost_words(content().ships[SHIP_TYPES.index(move.ship)].cost if known else ())}


@details.register
def _(move: BuildDevelopment, g: AndromedaState, seat: int) -> dict[str, Arg]:
    region = NUMBER_OF.get(move.region, NOWHERE)
    if region == NOWHERE or g.tiles[region] not in content().regions.planets:
        return {"what": Message("andromeda-unknown"), "leaders": 0}
    planet = planet_at(g, region)
    return {"what": named(planet.development.id), "leaders": planet.leaders}


@details.register
def _(move: MoveMoon, g: AndromedaState, seat: int) -> dict[str, Arg]:
    modules = g.players[seat].modules
    moon = modules[move.start].moon if 0 <= move.start < len(modules) else ""
    return {"moon": named(moon) if moon else Message("andromeda-unknown")}


@details.register
def _(move: PlayTactic | UseEffect, g: AndromedaState, seat: int) -> dict[str, Arg]:
    return {"does": source_words(move.card if isinstance(move, PlayTactic) else move.source)}


@details.register
def _(move: TakeResult, g: AndromedaState, seat: int) -> dict[str, Arg]:
    results = content().gate
    known = 1 <= move.shows <= len(results)
    return {"does": effect_words(results[move.shows - 1]) if known else Message("andromeda-unknown")}


@details.register
def _(move: Oppose, g: AndromedaState, seat: int) -> dict[str, Arg]:
    return {"seat": side_within(g, move.side if 0 <= move.side < len(g.players) else RAIDERS)}


@details.register
def _(move: Points, g: AndromedaState, seat: int) -> dict[str, Arg]:
    return {"change": f"{move.points:+d}"}


@details.register
def _(move: PointsOf, g: AndromedaState, seat: int) -> dict[str, Arg]:
    known = move.side if 0 <= move.side < len(g.players) else RAIDERS
    return {"change": f"{move.points:+d}", "seat": side_within(g, known)}


@details.register
def _(move: Won | MostDice | FewerDice, g: AndromedaState, seat: int) -> dict[str, Arg]:
    return {"seat": side_within(g, move.side if 0 <= move.side < len(g.players) else RAIDERS)}


@details.register
def _(move: WithdrawShip, g: AndromedaState, seat: int) -> dict[str, Arg]:
    return {"region": Message("andromeda-launch-bay")} if move.region == BAY_NAME else {}


def source_words(id: str) -> Message:
    """What a card, token, module or core function does."""
    c = content()
    homes = (c.tactics, c.tokens, c.modules, c.core, c.regions.bases, c.upgrades, c.events, c.moons)
    for home in homes:
        if id in home:
            face = home[id]
            return effect_words(face.symbol if hasattr(face, "symbol") else face.effect)
    return Message("andromeda-unknown")


def cost_words(cost: tuple[int, ...]) -> Message:
    """A printed cost."""
    return amounts(list(zip((*RESOURCES, "any", "card"), cost, strict=False)))


def place_of(move: Move) -> str:
    """Where on the board a move lights up: a region, a module or core function of the station, a ship that is to be
    built or repaired, a card of the hand, a die, or nowhere."""
    fields = asdict(move)
    if isinstance(move, Activate) and move.place < 0:
        return f"core:{move.what}"
    if isinstance(move, Ticked):
        return f"chore:{move.step}"
    if isinstance(move, BuildShip):
        return f"unbuilt:{move.ship}"
    if isinstance(move, RepairShip):
        return f"scrapyard:{move.ship}"
    for name, kind in PLACES:
        if name in fields:
            return f"{kind}:{fields[name]}"
    return ""


PLACES = (
    ("region", "region"),
    ("place", "module"),
    ("moon", "moon"),
    ("module", "offer"),
    ("card", "hand"),
    ("token", "token"),
    ("tile", "upgrade"),
    ("ship", "ship"),
    ("track", "track"),
    ("faction", "faction"),
    ("resource", "resource"),
    ("die", "die"),
    ("kind", "column"),
)
"""The first field that a move has says where: on the map, on the station, on the table."""
