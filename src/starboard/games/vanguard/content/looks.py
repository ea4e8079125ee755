"""What clients can draw of people, threats, land and planets: the words that the files of a campaign use for it."""

from typing import Literal

LookWord = Literal[
    "man",
    "woman",
    # How old.
    "young",
    "middle",
    "old",
    # Skin.
    "pale",
    "fair",
    "olive",
    "tan",
    "brown",
    "dark",
    # The colour of the hair.
    "black",
    "chestnut",
    "hazel",
    "blond",
    "red",
    "grey",
    "white",
    # Hair, and what is worn on it.
    "bald",
    "thinning",
    "crop",
    "shaved",
    "parted",
    "quiff",
    "curly",
    "mane",
    "afro",
    "bun",
    "bob",
    "long",
    "ponytail",
    "braids",
    "rows",
    "cap",
    "beanie",
    "hat",
    "goggles",
    "headscarf",
    "wrap",
    "turban",
    # Beards.
    "stubble",
    "beard",
    "longbeard",
    "moustache",
    "goatee",
    # Whatever else.
    "glasses",
    "spectacles",
    "scar",
    "freckles",
    "earring",
    "headset",
    "plaster",
]
"""A word of what a crew member looks like."""

Figure = Literal[
    "strider",
    "herd",
    "noon",
    "consoler",
    "carder",
    "house",
    "choir",
    "scour",
    "wave",
    "mason",
    "rumour",
    "watch",
]
"""The figure of a threat."""

Landmark = Literal[
    "",
    "boat",
    "bones",
    "boulders",
    "cairn",
    "cave",
    "cells",
    "columns",
    "cones",
    "crater",
    "crates",
    "crevasse",
    "dish",
    "door",
    "dunes",
    "gully",
    "hearth",
    "house",
    "ledge",
    "mast",
    "pan",
    "parasol",
    "peak",
    "pool",
    "probe",
    "reeds",
    "shards",
    "shelf",
    "stair",
    "stones",
    "stump",
    "trees",
    "vines",
    "wall",
    "well",
    "winch",
    "wreck",
]
"""What stands out in a sector; without a word its first biome decides."""

DiscColour = Literal["amber", "blue", "dust", "green", "grey", "ice", "rust", "sand", "violet"]
DiscFace = Literal["bands", "caps", "cracks", "craters", "lands", "rivers"]
"""How a planet looks from far away: its colour, and what is to be seen on it."""
