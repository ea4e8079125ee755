"""Every name that a campaign uses is the name of something in it (campaign.md, section 6)."""

from collections.abc import Iterable, Iterator
from functools import cached_property

from starboard.games.vanguard.content.campaign_files import EMPTY_POI, Campaign
from starboard.games.vanguard.content.demanded_checks import demanded_check
from starboard.games.vanguard.content.planet import Planet
from starboard.games.vanguard.content.validation.walk import Fault, Found, Texts
from starboard.games.vanguard.notation.place_words import split_sector
from starboard.games.vanguard.notation.symbols import BIOMES

KINDS = {
    "log": "logs",
    "unique": "uniques",
    "threat": "threats",
    "condition": "conditions",
    "mission": "missions",
    "planet": "planets",
    "situation": "situations",
    "system": "systems",
}
"""References that are looked up by id, and where."""


STANDEES = ("one", "here", "that", "LANDER")
TRACKS = ("board", "threat", "any")
"""Standees and tracks that need no name: that of the lander, of the board, one or all of those in play."""


class Names:
    """What can be named on a board: that of one planet with those beside it, or of all planets."""

    def __init__(self, planets: Iterable[Planet]) -> None:
        self.planets = list(planets)

    def _ids(self, field: str) -> set[str]:
        return {thing.id for planet in self.planets for thing in getattr(planet, field)}

    @cached_property
    def markers(self) -> set[str]:
        return self._ids("marker")

    @cached_property
    def lasting(self) -> set[str]:
        return self._ids("lasting")

    @cached_property
    def tracks(self) -> set[str]:
        return self._ids("track")

    @cached_property
    def states(self) -> dict[str, set[str]]:
        found: dict[str, set[str]] = {}
        for planet in self.planets:
            for state in planet.state:
                found.setdefault(state.id, set()).update(state.values)
        return found

    @cached_property
    def numbers(self) -> set[str]:
        """Names of numbers: tracks, values of crew members, numbers of sectors."""
        printed = {name for planet in self.planets for sector in planet.sector for name in sector.numbers}
        return self.tracks | self._ids("value") | printed

    @cached_property
    def tags(self) -> set[str]:
        return {tag for planet in self.planets for sector in planet.sector for tag in sector.tags}

    @cached_property
    def routes(self) -> set[str]:
        return {name for planet in self.planets for name in planet.routes}

    @cached_property
    def symbols(self) -> set[str]:
        return self._ids("symbol")

    @cached_property
    def sectors(self) -> set[int]:
        return {sector.n for planet in self.planets for sector in planet.sector}

    @cached_property
    def paths(self) -> set[str]:
        ends = [(edge.a, edge.b) for planet in self.planets for edge in planet.edges.edges]
        return {f"{min(a, b, key=_number)}-{max(a, b, key=_number)}" for a, b in ends}


def _number(end: str) -> int:
    return int(end) if end.isdigit() else 0


class References:
    """Looks up what is named."""

    def __init__(self, campaign: Campaign, texts: Texts) -> None:
        self.campaign, self.texts = campaign, texts
        self.everywhere = Names(campaign.planets.values())
        self.of_planet = {id: Names(self._beside(planet)) for id, planet in campaign.planets.items()}

    def _beside(self, planet: Planet) -> list[Planet]:
        """A planet and those whose boards can lie beside it."""
        known = self.campaign.planets
        boards = [planet.id, *planet.boards, *(id for id, other in known.items() if planet.id in other.boards)]
        return [known[id] for id in boards if id in known]

    def faults(self, found: Found) -> Iterator[Fault]:
        """The names in a text that name nothing."""
        names = self.of_planet.get(found.planet, self.everywhere)
        for marked, name in getattr(found.parsed, "references", ()):
            kind = marked.lstrip("?")
            if not self.known(kind, name, names):
                yield self.texts.fault(
                    "vanguard-campaign-reference", found.file, found.place, kind=kind.rstrip("+"), name=name
                )

    def known(self, kind: str, name: str, names: Names) -> bool:
        """Whether there is a thing of this kind and name."""
        if kind in KINDS:
            return name in getattr(self.campaign, KINDS[kind])
        if kind in ("flag", "flag+", "counter", "counter+"):
            return self._story(kind, name)
        return self._on_board(kind, name, names)

    def _story(self, kind: str, name: str) -> bool:
        head = self.campaign.head
        if kind.startswith("counter"):
            return name in head.counters
        flag, _, word = name.partition("=")
        return flag in head.flags and (not word or word in head.flags[flag])

    def _on_board(self, kind: str, name: str, names: Names) -> bool:
        campaign = self.campaign
        if kind == "check":
            return demanded_check(campaign, name) is not None
        if kind == "poi":
            return name == EMPTY_POI or name in campaign.pois
        if kind == "card":
            return name in campaign.kind_of and name not in campaign.planet_of
        if kind == "standee":
            return name in STANDEES or name.partition(".")[0] in campaign.threats
        if kind == "track":
            return name in TRACKS or name in names.tracks or campaign.kind_of.get(name) in _TIMED
        if kind == "state":
            state, _, word = name.partition("=")
            return word in names.states.get(state, set())
        if kind == "name":
            return name in names.states or name in names.numbers
        if kind == "number":
            return name.partition(":")[0] in names.numbers
        if kind == "sector":
            return self._sector(name, names)
        if kind == "path":
            return name in ("here", "all", "taken") or name in names.paths
        if kind == "symbol":
            return name in ("any", "u", "x", "s", "T", "") or name[0] in "uxs" or name in names.symbols
        listed = {
            "marker": names.markers,
            "tag": names.tags,
            "lasting": names.lasting,
            "route": names.routes,
            "value": names.numbers,
            "biome": set[str](BIOMES),
        }
        # Notes, settings and sets are words of the rules; their readers know them.
        return kind not in listed or name in listed[kind]

    def _sector(self, name: str, names: Names) -> bool:
        planet, n = split_sector(name)
        if not planet:
            return n in names.sectors
        board = self.campaign.planets.get(planet)
        return board is not None and any(sector.n == n for sector in board.sector)


_TIMED = ("threats", "conditions", "missions", "pois")
