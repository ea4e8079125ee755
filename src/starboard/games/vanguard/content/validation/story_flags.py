"""Flags are set and read, and what research and production bring is brought once."""

from collections.abc import Iterator, Sequence

from starboard.games.vanguard.content.campaign_files import Campaign
from starboard.games.vanguard.content.validation.walk import Fault, Found, Texts

ONCE = ("equipment", "upgrades", "technology", "facility_upgrades", "add_ons", "landers", "mods")
"""Cards that only one project may bring."""


def flag_faults(campaign: Campaign, found: Sequence[Found], texts: Texts) -> Iterator[Fault]:
    """No flag or counter is set and never read, or read and never set."""
    head = campaign.head
    said = [reference for one in found for reference in getattr(one.parsed, "references", ())]
    put = {name for kind, name in said if kind in ("flag+", "counter+")}
    read = {name for kind, name in said if kind.lstrip("?") in ("flag", "counter")}
    put |= {f"{name}={word}" for operation in head.operation for name, word in operation.flags.items()}
    if head.listening is not None:
        put.add(head.listening.counter)
        read.add(head.listening.counter)
    for name, values in head.flags.items():
        yield from _flag(name, values, put, read, head.defaults.get(name, ""), texts)
    for name in head.counters:
        yield from _dead("counters", name, name in put, name in read, texts)


def _flag(
    name: str, values: Sequence[str], put: set[str], read: set[str], default: str, texts: Texts
) -> Iterator[Fault]:
    if default and default not in values:
        yield texts.fault("vanguard-campaign-default", "campaign.toml", f"$.defaults.{name}", name=name, value=default)
    any_put = any(f"{name}={value}" in put for value in values)
    any_read = name in read or any(f"{name}={value}" in read for value in values)
    yield from _dead("flags", name, any_put, any_read, texts)
    for value in values:
        if any_put and f"{name}={value}" not in put and value != default:
            yield texts.fault("vanguard-campaign-value", "campaign.toml", f"$.flags.{name}", name=name, value=value)


def _dead(field: str, name: str, put: bool, read: bool, texts: Texts) -> Iterator[Fault]:
    if not put:
        yield texts.fault("vanguard-campaign-never-set", "campaign.toml", f"$.{field}.{name}", name=name)
    if not read:
        yield texts.fault("vanguard-campaign-never-read", "campaign.toml", f"$.{field}.{name}", name=name)


def result_faults(campaign: Campaign, found: Sequence[Found], texts: Texts) -> Iterator[Fault]:
    """Each card that research or production brings is brought by one project."""
    brought: dict[str, str] = {}
    for one in found:
        if campaign.kind_of.get(one.owner) not in ("research", "production"):
            continue
        for kind, name in getattr(one.parsed, "references", ()):
            if kind != "card" or campaign.kind_of.get(name) not in ONCE:
                continue
            if brought.setdefault(name, one.owner) != one.owner:
                yield texts.fault(
                    "vanguard-campaign-brought-twice",
                    one.file,
                    one.place,
                    name=name,
                    first=brought[name],
                    second=one.owner,
                )


def head_faults(campaign: Campaign, texts: Texts) -> Iterator[Fault]:
    """What `campaign.toml` names exists."""
    head = campaign.head
    wanted = [
        ("opening", "log", head.opening),
        ("ship_log", "log", head.ship_log),
        ("loss", "log", head.loss),
        ("system", "card", head.system),
        *(("endings", "log", id) for id in head.endings),
        *((f"triggers.{name}", "log", id) for name, id in head.triggers.items()),
        *((f"tutorial_decks.{name}", "card", id) for name, deck in head.tutorial_decks.items() for id in deck),
        *((f"operation[{n}].opening", "log", one.opening) for n, one in enumerate(head.operation)),
        *((f"operation[{n}].planet", "planet", one.planet) for n, one in enumerate(head.operation)),
        *((f"operation[{n}].crew", "card", id) for n, one in enumerate(head.operation) for id in one.crew),
    ]
    if head.first_situation:
        wanted.append(("first_situation", "situation", head.first_situation))
    if head.tutorial:
        wanted.append(("tutorial", "planet", head.tutorial))
    if head.listening is not None:
        wanted.append(("listening.objective", "card", head.listening.objective))
        if head.listening.destination:
            wanted.append(("listening.destination", "card", head.listening.destination))
        if head.listening.counter not in head.counters:
            yield texts.fault(
                "vanguard-campaign-reference",
                "campaign.toml",
                "$.listening.counter",
                kind="counter",
                name=head.listening.counter,
            )
    for field, kind, id in wanted:
        if id not in campaign.kind_of:
            yield texts.fault("vanguard-campaign-reference", "campaign.toml", f"$.{field}", kind=kind, name=id)
    for id, log in campaign.logs.items():
        for place, crew in enumerate(log.crew):
            if crew not in campaign.crew:
                yield texts.fault_of("vanguard-campaign-reference", id, f"crew[{place}]", kind="card", name=crew)
    yield from _star_map(campaign, texts)


def _star_map(campaign: Campaign, texts: Texts) -> Iterator[Fault]:
    """What systems and destinations name exists, and flights cost the same both ways."""
    for id, system in campaign.systems.items():
        for other, cost in system.neighbours.items():
            if other not in campaign.systems:
                yield texts.fault_of("vanguard-campaign-reference", id, "neighbours", kind="system", name=other)
            elif campaign.systems[other].neighbours.get(id) != cost:
                yield texts.fault_of("vanguard-campaign-one-way", id, "neighbours", first=id, second=other)
        if system.charted != "start" and system.charted not in campaign.objectives:
            yield texts.fault_of("vanguard-campaign-reference", id, "charted", kind="card", name=system.charted)
        if system.arrival and system.arrival not in campaign.logs:
            yield texts.fault_of("vanguard-campaign-reference", id, "arrival", kind="log", name=system.arrival)
    operations = {one.id for one in campaign.head.operation}
    for id, destination in campaign.destinations.items():
        if destination.operation and destination.operation not in operations:
            name = destination.operation
            yield texts.fault_of("vanguard-campaign-reference", id, "operation", kind="operation", name=name)
        for field, kind, name, known in (
            ("system", "system", destination.system, campaign.systems),
            ("planet", "planet", destination.planet, campaign.planets),
            ("log", "log", destination.log, campaign.logs),
        ):
            if name and name not in known:
                yield texts.fault_of("vanguard-campaign-reference", id, field, kind=kind, name=name)
