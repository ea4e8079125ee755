"""Everything in a campaign can be reached: from the first log and the cards of the start, by what effects place, read
and give."""

from collections.abc import Iterator, Sequence

from starboard.games.vanguard.content.campaign_files import EMPTY_POI, Campaign
from starboard.games.vanguard.content.validation.walk import Fault, Found, Texts

LEADS_TO = ("poi", "log", "threat", "condition", "mission", "unique", "card", "situation")
"""References by which one thing brings another into play."""
FROM_THE_START = ("section_cards", "crew", "discoveries", "rank_ups", "events", "rows")
"""What lies in a deck or on a page from the start."""


def unreachable(campaign: Campaign, found: Sequence[Found], texts: Texts) -> Iterator[Fault]:
    """The things that nothing leads to."""
    reached = reachable(campaign, found)
    for id, kind in campaign.kind_of.items():
        # Which plates are seen is looked at elsewhere.
        if id not in reached and kind != "plates":
            yield texts.fault_of("vanguard-campaign-unreachable", id, kind=kind, name=id)


def reachable(campaign: Campaign, found: Sequence[Found]) -> set[str]:
    """The ids of everything that can come into play."""
    leads: dict[str, set[str]] = {}
    for one in found:
        names = getattr(one.parsed, "references", ())
        leads.setdefault(one.owner, set()).update(name for kind, name in names if kind in LEADS_TO)
    for id, names in _printed(campaign).items():
        leads.setdefault(id, set()).update(names)
    reached: set[str] = set()
    edge = _start(campaign) | leads.get("", set())
    while edge:
        reached |= edge
        after = {name for id in edge for name in leads.get(id, ())}
        edge = (after | _opened(campaign, reached)) - reached
    return reached | {EMPTY_POI}


def _start(campaign: Campaign) -> set[str]:
    """What is in play when a campaign or an operation begins."""
    head = campaign.head
    ids = {head.opening, head.ship_log, head.loss, head.system, head.tutorial, *head.triggers.values()}
    ids |= {name for operation in head.operation for name in (operation.opening, operation.planet, *operation.crew)}
    ids |= {id for id, log in campaign.logs.items() if log.at}
    for id, kind in campaign.kind_of.items():
        if kind in FROM_THE_START or getattr(getattr(campaign, kind)[id], "start", False) is True:
            ids.add(id)
    return ids


def _printed(campaign: Campaign) -> dict[str, set[str]]:
    """What planets, systems and destinations name outside the notation."""
    found: dict[str, set[str]] = {}
    for id, planet in campaign.planets.items():
        names = {planet.condition, *planet.threats, *planet.missions, *planet.boards}
        for sector in planet.sector:
            names |= {sector.poi, sector.printed, sector.log}
        found[id] = names
    for id, system in campaign.systems.items():
        found[id] = {system.arrival}
    for id, destination in campaign.destinations.items():
        openings = {one.opening for one in campaign.head.operation if one.id == destination.operation}
        found[id] = {destination.planet, destination.log, *openings}
    return found


def _opened(campaign: Campaign, reached: set[str]) -> set[str]:
    """Systems that can be flown to, with what is there; upgrades of equipment come with their base."""
    ids = set()
    for id, system in campaign.systems.items():
        charted = system.charted == "start" or system.charted in reached
        if charted and (
            id in reached or any(id in campaign.systems[other].neighbours for other in _of(campaign, reached))
        ):
            ids.add(id)
    ids |= {id for id, destination in campaign.destinations.items() if destination.system in reached}
    return ids


def _of(campaign: Campaign, reached: set[str]) -> list[str]:
    return [id for id in campaign.systems if id in reached]
