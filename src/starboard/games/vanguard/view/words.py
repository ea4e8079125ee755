"""The rulebook's words as types, so that the browser knows which ones there are."""

from typing import Literal, TypeAlias, get_args

SectionName: TypeAlias = Literal["security", "recon", "science", "engineering"]
SECTION: tuple[SectionName, ...] = get_args(SectionName)
"""By its place in `SECTIONS`."""
Colour: TypeAlias = Literal["red", "green", "blue"]
Row: TypeAlias = Literal["yellow", "green", "red"]
"""A row of outcomes, from the top."""
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
