"""In how many ways a match of Galaxy Trucker can be played, and those of them that are: whatever two things can come
together do so in at least one."""

from collections.abc import Callable, Iterator
from itertools import combinations, product
from typing import Any, NamedTuple

from journeys.pressing import Finger, Keyboard, Mouse
from journeys.voyaging import Table

CLASSES = ("I", "IIC", "IIIC", "IVC")
BUILDS = ("race", "turns")
COMPANIES = {"bot": "alone against a bot", "here": "two people at one screen", "open": "two browsers"}
SIZES: dict[str, dict[str, Any]] = {
    "desk": {"width": 1440, "height": 900},
    "laptop": {"width": 1280, "height": 720},
    "phone": {"width": 390, "height": 844, "has_touch": True, "is_mobile": True},
}
LANGUAGES = {"en": "English", "cs": "Czech", "pl": "Polish"}
HANDS: dict[str, Callable[[], Mouse]] = {"mouse": Mouse, "keyboard": Keyboard, "finger": Finger}
TILES = {"I": 10, "II": 12, "IIC": 12, "IIIC": 15, "IVC": 18}
"""Components on a ship that are enough to fly."""


class Way(NamedTuple):
    """How a match is played."""

    classes: str
    """One class, or several flights with a plus between them."""
    build: str
    company: str
    size: str
    language: str
    hand: str
    speed: str = "cut"
    """How fast it is shown what happens."""
    guided: bool = True
    """Whether only what fits may be put on a ship; else the inspector has something to say."""

    @property
    def id(self) -> str:
        return "-".join(self[:6])

    @property
    def table(self) -> Table:
        return Table(tuple(self.classes.split("+")), self.build, self.guided, self.company)

    @property
    def tiles(self) -> int:
        return TILES[self.classes.split("+")[-1]]

    @property
    def told(self) -> str:
        """In words."""
        pace = "in real time" if self.build == "race" else "by turns"
        size = SIZES[self.size]
        where = f"{size['width']}×{size['height']}, {LANGUAGES[self.language]}"
        film = "" if self.speed == "cut" else f", film {self.speed}"
        return f"class {self.classes}, {pace}, {COMPANIES[self.company]}; {self.hand}, {where}{film}"


WAYS = [
    Way("I", "race", "bot", "desk", "en", "mouse", "normal", guided=False),
    Way("I", "race", "bot", "phone", "cs", "finger"),
    Way("I", "race", "open", "laptop", "pl", "mouse"),
    Way("I", "turns", "here", "desk", "en", "keyboard"),
    Way("I+II", "turns", "bot", "laptop", "pl", "keyboard"),
    Way("IIC", "race", "bot", "desk", "en", "keyboard"),
    Way("IIC", "turns", "here", "laptop", "pl", "keyboard"),
    Way("IIC", "turns", "here", "phone", "cs", "finger"),
    Way("IIC", "turns", "open", "desk", "en", "mouse"),
    Way("IIIC", "race", "open", "phone", "pl", "finger"),
    Way("IIIC", "turns", "bot", "laptop", "en", "keyboard"),
    Way("IIIC", "turns", "here", "desk", "cs", "mouse"),
    Way("IVC", "race", "open", "laptop", "cs", "keyboard"),
    Way("IVC", "turns", "bot", "desk", "pl", "mouse"),
    Way("IVC", "turns", "here", "phone", "en", "finger"),
    Way("IVC", "turns", "open", "phone", "en", "finger"),
]


def possible() -> Iterator[Way]:
    """All ways of one flight. Two people at one screen have no race, and fingers are for phones."""
    for way in map(Way._make, product(CLASSES, BUILDS, COMPANIES, SIZES, LANGUAGES, HANDS, ["cut"], [True])):
        if (way.build, way.company) != ("race", "here") and (way.size == "phone") == (way.hand == "finger"):
            yield way


def pairs(way: Way) -> set[tuple[str, str]]:
    """The two things that come together on a way."""
    return set(combinations(way[:6], 2))
