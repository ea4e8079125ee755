"""What clients can draw of people and threats: the words that the files of a campaign use for it."""

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
