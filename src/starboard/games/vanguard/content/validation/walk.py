"""Goes through everything that a campaign writes in the notation, with the place where it stands."""

from collections.abc import Iterator

import msgspec

from starboard.content import line_of, line_with, read_text
from starboard.games.vanguard.content.campaign_files import Campaign
from starboard.games.vanguard.content.lesson_script import LESSON_FILE
from starboard.games.vanguard.content.reading import NeedText
from starboard.games.vanguard.notation.grammar import Parsed
from starboard.games.vanguard.notation.requirement import Requirement
from starboard.kernel import Arg, Message


class Found(msgspec.Struct, frozen=True):
    """A text of the notation, and where it stands."""

    parsed: Parsed | Requirement
    file: str
    place: str
    owner: str
    """The id of the card, log or planet that it belongs to."""
    planet: str = ""
    """The planet to whose board its names refer; empty: any."""


class Fault(msgspec.Struct, frozen=True):
    """Something wrong with a campaign: one sentence."""

    message: Message
    file: str
    line: int


class Texts:
    """The files of a campaign, each read once, to say in which line something stands."""

    def __init__(self, campaign: Campaign) -> None:
        self.campaign = campaign
        self._read: dict[str, str] = {}

    def fault(self, id: str, file: str, place: str, **args: Arg) -> Fault:
        """A fault at a place of a file; in a text of several lines at the one with the name that is wrong."""
        if file not in self._read:
            self._read[file] = read_text(self.campaign.folder, file)
        line = line_with(self._read[file], line_of(self._read[file], place), str(args.get("name", "")))
        return Fault(Message(id, {"file": file, "line": line, **args}), file, line)

    def fault_of(self, id: str, thing: str, field: str = "", **args: Arg) -> Fault:
        """A fault of a card, log or planet, or of one field of it."""
        where = self.campaign.where[thing]
        return self.fault(id, where.file, where.place + (f".{field}" if field else ""), **args)


def walk(campaign: Campaign) -> Iterator[Found]:
    """Every text of the notation in a campaign."""
    yield from _within(campaign.head, "campaign.toml", "$", "", "")
    yield from _within(campaign.lesson, LESSON_FILE, "$", "", campaign.head.tutorial)
    for id, planet in campaign.planets.items():
        where = campaign.where[id]
        yield from _within(planet, where.file, where.place, id, id)
    for id, kind in campaign.kind_of.items():
        if kind == "planets" or id in campaign.planet_of:
            continue
        where = campaign.where[id]
        thing = getattr(campaign, kind)[id]
        yield from _within(thing, where.file, where.place, id, getattr(thing, "planet", "") if kind == "logs" else "")


def _within(thing: object, file: str, place: str, owner: str, planet: str) -> Iterator[Found]:
    if isinstance(thing, Parsed | Requirement):
        yield Found(thing, file, place, owner, planet)
    elif isinstance(thing, NeedText):
        if thing.condition is not None:
            yield Found(thing.condition, file, place, owner, planet)
    elif isinstance(thing, msgspec.Struct):
        # A card of a planet owns what stands on it.
        owner = getattr(thing, "id", owner) if type(thing).__name__ in CARDS_OF_PLANETS else owner
        for name, written in zip(thing.__struct_fields__, thing.__struct_encode_fields__, strict=True):
            yield from _within(getattr(thing, name), file, f"{place}.{written}", owner, planet)
    elif isinstance(thing, tuple):
        for number, part in enumerate(thing):
            yield from _within(part, file, f"{place}[{number}]", owner, planet)
    elif isinstance(thing, dict):
        for key, part in thing.items():
            yield from _within(part, file, f"{place}.{key}", owner, planet)


CARDS_OF_PLANETS = ("Poi", "ThreatCard", "GlobalCondition", "MissionCard")
