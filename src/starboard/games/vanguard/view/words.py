"""The rulebook's words as types, so that the browser knows which ones there are."""

from typing import Literal, TypeAlias, get_args

SectionName: TypeAlias = Literal["security", "recon", "science", "engineering"]
SECTION: tuple[SectionName, ...] = get_args(SectionName)
Colour: TypeAlias = Literal["red", "green", "blue"]
COLOUR: tuple[Colour, ...] = get_args(Colour)
LETTER: dict[str, Colour] = {colour[0].upper(): colour for colour in COLOUR}
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
SYMBOL_SHORT: dict[str, SymbolName] = {symbol[:3]: symbol for symbol in get_args(SymbolName)}
"""What a die can be specialised in, by the short words of the notation."""
Morale: TypeAlias = Literal["very_low", "low", "medium", "high"]
MORALE_WORD: tuple[Morale, ...] = get_args(Morale)
DiscoveryType: TypeAlias = Literal[
    "minerals", "living_specimens", "alien_technology", "strange_flora", "microorganisms"
]
DISCOVERY_TYPE: tuple[DiscoveryType, ...] = get_args(DiscoveryType)
"""The five discovery decks, in their order."""
Row: TypeAlias = Literal["yellow", "green", "red"]
"""A row of outcomes, from the top."""
ROW: tuple[Row, ...] = get_args(Row)
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
BIOME: tuple[BiomeName, ...] = get_args(BiomeName)
