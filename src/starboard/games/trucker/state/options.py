"""What is agreed before a match, and what follows from it."""

from typing import Literal

import msgspec

from starboard.kernel import Arg, Message, Option, Options, Preset

CLASSES = ("I", "II", "III", "IIIA", "IA", "IIA", "IIB", "IIIB", "IV", "IC", "IIC", "IIIC", "IVC")
MOST_ROUNDS = 12
"""GT-LM-1.2: players agree on any number of rounds; after this many the evening is over."""
FIVE_PLAYERS = 5
BOXES = {
    "none": ("base",),
    "big": ("base", "big_expansion"),
    "both": ("base", "big_expansion", "another_big_expansion"),
}
"""The boxes that each choice of the option `kit` opens."""
LARGE = ("IV", "IVC")
"""The classes of level IV, which take many components: a large ship, and a fleet."""
SERVED = {"none": 3, "big": 4, "both": 5}
"""GT-LM-5.1: how many players the components are enough for, if everybody builds one of those."""

OPTIONS = (
    Option("classes", CLASSES, ("I", "II", "III"), least=1, most=MOST_ROUNDS, group="main"),
    Option("build", ("race", "turns"), "race", group="main"),
    Option("guided", (False, True), False, group="building"),
    Option("seconds", (60, 90, 120, 180), 90, group="building"),
    Option("kit", tuple(BOXES), "none", group="kit"),
    Option("intruders", (True, False), True, group="kit"),
    Option("loans", (False, True), False, group="kit"),
)
# GT-B-2.1, GT-LM-1.2, GT-LM-1.3: three rounds of growing ships; not both IC and IIC; with the second expansion levels
# II to IV. Where a class of level IV is flown, the components are enough for all who can sit down (GT-LM-5.1).
PRESETS = (
    Preset("standard", {"classes": ("I", "II", "III")}),
    Preset("first-flight", {"classes": ("I",), "guided": True}),
    Preset("other-boards", {"classes": ("I", "II", "IIIA")}),
    Preset("latest-models", {"classes": ("IC", "II", "IIIC")}),
    Preset("latest-models-large", {"classes": ("IIC", "IIIC", "IVC"), "kit": "both"}),
    Preset("big-expansion", {"classes": ("IA", "IIA", "III"), "kit": "big", "loans": True}),
    Preset("both-expansions", {"classes": ("IIB", "IIIB", "IV"), "kit": "both", "loans": True}),
    Preset("everything", {"classes": ("IIC", "IIIC", "IVC"), "kit": "both", "loans": True}),
)


class Terms(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The options, each with its type."""

    classes: list[str]
    build: Literal["race", "turns"]
    guided: bool
    seconds: int
    kit: str
    intruders: bool
    loans: bool


def terms(seats: int, options: Options) -> Terms:
    """GT-X1-2.1: five players need the fifth starting cabin and more components than the base game has, so that they
    always play with those of the first expansion."""
    agreed = msgspec.convert(dict(options), Terms)
    if seats == FIVE_PLAYERS and agreed.kit == "none":
        return msgspec.structs.replace(agreed, kit="big")
    return agreed


def warnings(seats: int, options: Options) -> list[Message]:
    """GT-LM-5.1: a class of level IV with more players than the components are enough for. They may play anyway,
    but the heap will be empty before the ships are whole."""
    agreed = terms(seats, options)
    large = [ship_class for ship_class in LARGE if ship_class in agreed.classes]
    most = SERVED[agreed.kit]
    if not large or seats <= most:
        return []
    enough = next(kit for kit, served in SERVED.items() if served >= seats)
    args: dict[str, Arg] = {"classes": ", ".join(large), "most": most, "seats": seats, "kit": enough}
    return [Message("trucker-few-components", args)]
