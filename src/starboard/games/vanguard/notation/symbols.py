"""The words of the rulebook that are the same everywhere: symbols, colours, sections, biomes, discoveries.

Those that the browser has to tell apart are types."""

from typing import Literal, TypeAlias, get_args

RED, GREEN, BLUE = range(3)
Colour: TypeAlias = Literal["red", "green", "blue"]
COLOURS: tuple[Colour, ...] = get_args(Colour)
"""IV-X-610: a place in this list is the place of a column on a crew board."""
LETTER: dict[str, Colour] = {colour[0].upper(): colour for colour in COLOURS}
"""The colours by the letters that the notation has for them."""

SymbolName: TypeAlias = Literal[
    "fitness",
    "gathering",
    "defence",
    "exploration",
    "biology",
    "xenology",
    "construction",
    "science",
    "technology",
]
SYMBOLS: tuple[str, ...] = (*get_args(SymbolName), "basic", "vanguard", "accident")
"""IV-X-610: three of each colour, then those that every colour has."""
BASIC, VANGUARD, ACCIDENT = 9, 10, 11
NINE = SYMBOLS[:9]
"""The specialisation symbols."""
SHORT = {name[:3]: name for name in SYMBOLS}
"""The notation writes three letters: `sci`, `tec`, `van`."""
SYMBOL_SHORT: dict[str, SymbolName] = {symbol[:3]: symbol for symbol in get_args(SymbolName)}
"""What a die can be specialised in, by the short words of the notation."""

SECURITY, RECON, SCIENCE, ENGINEERING = range(4)
SectionName: TypeAlias = Literal["security", "recon", "science", "engineering"]
SECTIONS: tuple[SectionName, ...] = get_args(SectionName)

DiscoveryType: TypeAlias = Literal[
    "minerals", "living_specimens", "alien_technology", "strange_flora", "microorganisms"
]
TYPES: tuple[DiscoveryType, ...] = get_args(DiscoveryType)
"""IV-X-1401: the five discovery decks."""
TYPE_SHORT = {"min": 0, "spe": 1, "alt": 2, "flo": 3, "mic": 4}
TIERS = ("basic", "rare", "very_rare")

BiomeName: TypeAlias = Literal[
    "cold",
    "cave",
    "crystalline",
    "hostile",
    "desert",
    "void",
    "ruins",
    "rocky",
    "deadly",
    "volcanic",
    "vegetation",
    "water",
    "tutorial",
]
BIOMES: tuple[BiomeName, ...] = get_args(BiomeName)
"""IV-X-806."""

INJURIES = ("scratch", "wound", "serious", "exhaustion", "leak", "panic", "toxin", "concussion")
"""IV-X-1608: the types of injury cards."""
INJURY_FACES = ("injury", "grave", "psychic", "special", "blank")
DANGER_FACES = ("common", "uncommon", "rare", "special")
DANGER_BOXES = "TABCD"
"""IV-X-1302."""

Row: TypeAlias = Literal["yellow", "green", "red"]
ROWS: tuple[Row, ...] = get_args(Row)
"""IV-X-541: from the top."""

Morale: TypeAlias = Literal["very_low", "low", "medium", "high"]
MORALE: tuple[Morale, ...] = get_args(Morale)
"""IV-S-0020: a place in this list is `Ship.morale`."""

ICONS = ("final", "important", "no-save", "no-travel")
"""IV-X-1014."""

PARAMETERS = ("armour", "sensors", "manoeuvrability")
"""IV-X-1101."""
