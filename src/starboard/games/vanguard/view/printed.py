"""What is printed on boards and cards, as plain data for clients. Dice and rules are the same for all matches and open
to everybody; what belongs to a campaign is sealed until play has come to it (IV-C-301), one card after the other.

What is written in the notation is given in words that can be said in every language, and taken apart where a client
draws its parts.
Landing tables, scans and logs are left out: they are read when play comes to them, and then the view and the log show
them.
"""

from collections.abc import Callable, Collection
from functools import cache
from typing import Any

import msgspec

from starboard.games.vanguard.content import campaign
from starboard.games.vanguard.content.cards import Destination
from starboard.games.vanguard.content.dice import KINDS, Kind
from starboard.games.vanguard.content.offered import campaigns, can_be_read, prefix_of
from starboard.games.vanguard.content.planet import PathSymbol, Planet, SpecialLine
from starboard.games.vanguard.content.plates.plate_files import Plate
from starboard.games.vanguard.content.rule_figures import RULES
from starboard.games.vanguard.names.effect_names import Words, words_of
from starboard.games.vanguard.names.names import thing_name
from starboard.games.vanguard.notation.actions import Ability, Action, Combo
from starboard.games.vanguard.notation.grammar import Checked, Effect, Parsed, Passive
from starboard.games.vanguard.notation.requirement import Requirement
from starboard.games.vanguard.notation.symbols import (
    ACCIDENT,
    BASIC,
    BIOMES,
    COLOURS,
    MORALE,
    SECTIONS,
    SYMBOLS,
    TYPES,
    BiomeName,
    Colour,
    DiscoveryType,
    Morale,
    SectionName,
)
from starboard.games.vanguard.view.aboard.plate_print import PlatePrint, plate_print
from starboard.games.vanguard.view.card_parts import parts_of
from starboard.games.vanguard.view.card_print import (
    CardPrint,
    PathSymbolPrint,
    PlanetPrint,
    PlanetStatePrint,
    SectorPrint,
    TimePrint,
    TrackPrint,
    fields_of,
)
from starboard.games.vanguard.view.log_signs import LOG_LINES, LogLines
from starboard.games.vanguard.view.path_print import paths_of
from starboard.games.vanguard.view.printed_actions import Written, action_print, boxes_in
from starboard.games.vanguard.view.signposts import SIGNPOSTS, Signposts
from starboard.kernel.view import View

PARTS = (SectorPrint, PathSymbolPrint, TrackPrint, PlanetStatePrint, TimePrint)
EVERY = frozenset(field for part in PARTS for field in fields_of(part))
"""What is drawn of the parts of cards and boards. Which POI lies in a sector is seen on the table."""
SAY: dict[type, Callable[[Words, Any], Any]] = {
    Effect: lambda words, effect: words.effect(effect) if effect.steps else None,
    Checked: lambda words, checked: words.condition(checked.condition),
    Requirement: lambda words, requirement: words.requirement(requirement),
    Passive: lambda words, passive: words.passive(passive),
    Ability: lambda words, ability: words.ability(ability),
    Combo: lambda words, combo: words.combo(combo),
    SpecialLine: lambda words, line: words.special(line.special),
}
"""How what is written in the notation is said."""


class DiePrint(View, frozen=True):
    """A kind of section dice."""

    id: str
    colour: Colour
    kind: str
    main: str
    """The symbol of a specialised die."""
    faces: list[list[str]]
    worth: int
    """How much more useful it is than others: symbols on its faces, special ones twice, no accidents."""


class RankPrint(View, frozen=True):
    """What a rank gives."""

    hand: int
    rows: int
    sleeves: int
    discount: int
    scan: int


class InjuryPrint(View, frozen=True):
    """A type of injury cards."""

    count: int
    effects: dict[str, Written]
    """What it does when an injury die shows a face of it."""


class ShipPrint(View, frozen=True):
    """Figures of the ship book."""

    command: int
    energy: int
    scan: int


class CampaignPrint(View, frozen=True):
    """A campaign: its folder, and the word by which its messages begin."""

    folder: str
    prefix: str


class Printed(View, frozen=True, omit_defaults=True):
    """What is printed on dice and cards."""

    sections: tuple[SectionName, ...]
    symbols: tuple[str, ...]
    colours: tuple[Colour, ...]
    biomes: tuple[BiomeName, ...]
    types: tuple[DiscoveryType, ...]
    """The five discovery decks."""
    morale: tuple[Morale, ...]
    """From the worst to the best."""
    dice: list[DiePrint]
    ranks: dict[int, RankPrint]
    injury_slots: int
    """How many injuries somebody can bear."""
    injuries: dict[str, InjuryPrint]
    danger: dict[str, dict[str, Written]]
    """What a danger die does, by the letter of its box and by its face."""
    ship: ShipPrint
    campaigns: dict[str, CampaignPrint]
    signposts: Signposts
    lines: LogLines
    """What the lines of the log are about."""
    met: dict[str, CardPrint | PlanetPrint | PlatePrint] = msgspec.field(default_factory=dict)
    """Cards, boards and plates that were met, by their names: `guestbook-poi-120`. They come one after the other."""


@cache
def printed() -> Printed:
    """Dice, ranks, injuries, and by which word the messages of each campaign begin."""
    words, ship = words_of(next(iter(campaigns().values()))), RULES.ship
    return Printed(
        sections=SECTIONS,
        symbols=SYMBOLS,
        colours=COLOURS,
        biomes=BIOMES,
        types=TYPES,
        morale=MORALE,
        dice=[_die(kind) for kind in KINDS],
        ranks={
            rank: RankPrint(hand=one.hand, rows=one.rows, sleeves=one.sleeves, discount=one.discount, scan=one.scan)
            for rank, one in RULES.ranks.items()
        },
        injury_slots=RULES.team.injuries,
        injuries={
            type: InjuryPrint(
                count=one.count, effects={face: _written(effect, words) for face, effect in one.effects.items()}
            )
            for type, one in RULES.injuries.types.items()
        },
        danger={
            box: {face: _written(effect, words) for face, effect in faces.items()}
            for box, faces in RULES.danger.boxes.items()
        },
        ship=ShipPrint(command=ship.command, energy=ship.energy, scan=ship.scan),
        campaigns={
            name: CampaignPrint(folder=folder, prefix=prefix_of(folder)) for name, folder in campaigns().items()
        },
        signposts=SIGNPOSTS,
        lines=LOG_LINES,
    )


def _die(kind: Kind) -> DiePrint:
    faces = [[SYMBOLS[symbol] for symbol in face] for face in kind.faces]
    useful = [symbol for face in kind.faces for symbol in face if symbol != ACCIDENT]
    return DiePrint(
        id=kind.id,
        colour=COLOURS[kind.colour],
        kind=kind.kind,
        main=kind.main,
        faces=faces,
        worth=sum(1 if symbol == BASIC else 2 for symbol in useful),
    )


@cache
def sealed_print(name: str) -> CardPrint | PlanetPrint | PlatePrint | None:
    """What is printed on the card or board that is called so, or the plate."""
    called = _called().get(name)
    if called is None:
        return None
    folder, kind, id = called
    planet = id if kind == "planets" else campaign[folder].planet_of.get(id, "")
    thing, words = getattr(campaign[folder], kind)[id], words_of(folder, planet)
    if isinstance(thing, Plate):
        return plate_print(thing)
    if isinstance(thing, Planet):
        plain = _plain(thing, words, fields_of(PlanetPrint)) | {"paths": msgspec.to_builtins(paths_of(thing))}
        return msgspec.convert(plain, PlanetPrint)
    parts = msgspec.to_builtins(parts_of(thing, campaign[folder]))
    card = msgspec.convert({"id": id, **_plain(thing, words, fields_of(CardPrint)), **parts}, CardPrint)
    if isinstance(thing, Destination) and thing.planet:
        # From far away a planet is seen before anybody has been there.
        card = msgspec.structs.replace(card, disc=list(campaign[folder].planets[thing.planet].disc or ()))
    return card


@cache
def _called() -> dict[str, tuple[str, str, str]]:
    """Everything of all campaigns by its name: where it is."""
    return {
        thing_name(folder, id): (folder, kind, id)
        for folder in filter(can_be_read, campaigns().values())
        for id, kind in campaign[folder].kind_of.items()
        if kind != "logs"
    }


def _written(thing: Any, words: Words) -> Written:
    return Written(words=SAY[type(thing)](words, thing), danger=boxes_in(thing))


def _in_own_words(thing: msgspec.Struct, plain: dict[str, Any], words: Words) -> dict[str, Any]:
    """What the campaign says itself, instead of the program: what always holds, and when a path is closed."""
    found: dict[str, Any] = {}
    for number, written in enumerate(plain.get("passives", ()), start=1):
        own = words.own_passive(plain["id"], number)
        found.setdefault("passives", []).append(written if own is None else {**written, "words": own})
    if isinstance(thing, PathSymbol) and "closed" in plain:
        own = words.clause("symbol", thing.id, "closed")
        found["closed"] = plain["closed"] if own is None else {**plain["closed"], "words": own}
    return found


def _plain(thing: Any, words: Words, fields: Collection[str]) -> Any:
    """Structs as dicts without what they leave empty; the notation as it is written and in words."""
    if isinstance(thing, Action):
        return msgspec.to_builtins(action_print(words, thing))
    if isinstance(thing, Parsed | Requirement):
        return msgspec.to_builtins(_written(thing, words)) if type(thing) in SAY else thing.text
    if isinstance(thing, msgspec.Struct):
        known = {name: getattr(thing, name) for name in thing.__struct_fields__ if name in fields}
        plain = {name: _plain(value, words, EVERY) for name, value in known.items() if value or value == 0}
        return plain | _in_own_words(thing, plain, words)
    if isinstance(thing, dict):
        return {str(name): _plain(value, words, EVERY) for name, value in thing.items()}
    if isinstance(thing, tuple | list):
        return [_plain(value, words, EVERY) for value in thing]
    return str(thing) if isinstance(thing, str) else thing
