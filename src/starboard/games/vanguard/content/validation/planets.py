"""Every planet is whole: its paths join sectors, it can be left from everywhere, its landing table is complete, and its
demands can be met."""

from collections import Counter
from collections.abc import Iterator, Sequence

from starboard.games.vanguard.content.campaign_files import EMPTY_POI, Campaign
from starboard.games.vanguard.content.dice import KINDS, Kind
from starboard.games.vanguard.content.planet import Edge, Planet, SpecialLine
from starboard.games.vanguard.content.validation.walk import Fault, Found, Texts
from starboard.games.vanguard.notation.actions import Action, Combo
from starboard.games.vanguard.notation.grammar import Effect, Group, Step
from starboard.games.vanguard.notation.requirement import Requirement
from starboard.games.vanguard.notation.symbols import SYMBOLS

LANDING_ROLLS = range(10)


def planet_faults(campaign: Campaign, texts: Texts) -> Iterator[Fault]:
    """What is wrong with the boards."""
    for planet in campaign.planets.values():
        yield from _sectors(campaign, planet, texts)
        yield from _paths(campaign, planet, texts)
        yield from _ways(planet, texts)
        yield from _ends(campaign, planet, texts)


def _sectors(campaign: Campaign, planet: Planet, texts: Texts) -> Iterator[Fault]:
    """Sectors have different numbers, and what they name exists."""
    counts = Counter(sector.n for sector in planet.sector)
    for place, sector in enumerate(planet.sector):
        at = f"sector[{place}]"
        if counts[sector.n] > 1:
            yield texts.fault_of("vanguard-campaign-sector-twice", planet.id, at, name=planet.id, sector=sector.n)
        for field, id, known in (
            ("poi", sector.poi, campaign.pois),
            ("printed", sector.printed, campaign.pois),
            ("log", sector.log, campaign.logs),
        ):
            if id and id != EMPTY_POI and id not in known:
                kind = "log" if field == "log" else "poi"
                yield texts.fault_of("vanguard-campaign-reference", planet.id, f"{at}.{field}", kind=kind, name=id)
    for field, ids, things in (
        ("threats", planet.threats, campaign.threats),
        ("missions", planet.missions, campaign.missions),
        ("uniques", planet.uniques, campaign.uniques),
        ("boards", planet.boards, campaign.planets),
        ("condition", (planet.condition,) if planet.condition else (), campaign.conditions),
        ("first_check", (planet.first_check,) if planet.first_check else (), campaign.pois),
    ):
        for id in ids:
            if id not in things:
                kind = field.rstrip("s") if field != "boards" else "planet"
                yield texts.fault_of("vanguard-campaign-reference", planet.id, field, kind=kind, name=id)
    for n in planet.landing:
        if n not in counts:
            yield texts.fault_of("vanguard-campaign-reference", planet.id, "landing", kind="sector", name=f"S{n}")


def _paths(campaign: Campaign, planet: Planet, texts: Texts) -> Iterator[Fault]:
    """Paths join sectors, once, with symbols that mean something."""
    numbers = {str(sector.n) for sector in planet.sector}
    own = {symbol.id for symbol in planet.symbol}
    seen: set[tuple[str, str]] = set()
    for edge in planet.edges.edges:
        for end in (edge.a, edge.b):
            if not _is_end(campaign, end, numbers):
                yield texts.fault_of("vanguard-campaign-reference", planet.id, "edges", kind="sector", name=f"S{end}")
        arrows = [(edge.a, edge.b), (edge.b, edge.a)] if edge.both else [(edge.a, edge.b)]
        if any(arrow in seen for arrow in arrows):
            yield texts.fault_of("vanguard-campaign-path-twice", planet.id, "edges", path=f"{edge.a}-{edge.b}")
        seen.update(arrows)
        for symbol in edge.symbols:
            if symbol[0] not in "uxsT" and symbol not in own:
                yield texts.fault_of("vanguard-campaign-reference", planet.id, "edges", kind="symbol", name=symbol)


def _is_end(campaign: Campaign, end: str, numbers: set[str]) -> bool:
    board, dot, sector = end.partition(".")
    if dot:
        other = campaign.planets.get(board)
        return other is not None and any(f"S{one.n}" == sector for one in other.sector)
    return end in numbers or end in campaign.threats


def _ways(planet: Planet, texts: Texts) -> Iterator[Fault]:
    """IV-X-340: from every sector a landing sector can be reached, and every sector from each landing sector. A planet
    without one ends by an effect."""
    joined = joined_sectors(planet)
    everywhere = {sector.n for sector in planet.sector}
    for n in sorted(everywhere):
        reached = _reached(joined, {n})
        if planet.landing and reached.isdisjoint(planet.landing):
            yield texts.fault_of("vanguard-campaign-stuck", planet.id, "edges", name=planet.id, sector=n)
    for start in planet.landing:
        for n in sorted(everywhere - _reached(joined, {start})):
            yield texts.fault_of("vanguard-campaign-cut-off", planet.id, "edges", name=planet.id, sector=n, start=start)


def joined_sectors(planet: Planet) -> dict[int, set[int]]:
    """The sectors that each one is connected to. A path that a threat carries along can be wherever it walks."""
    joined: dict[int, set[int]] = {}
    for edge in planet.edges.edges:
        for a in _ends_of(planet, edge, edge.a):
            for b in _ends_of(planet, edge, edge.b):
                joined.setdefault(a, set()).add(b)
                if edge.both:
                    joined.setdefault(b, set()).add(a)
    return joined


def _ends_of(planet: Planet, edge: Edge, end: str) -> list[int]:
    if end.isdigit():
        return [int(end)]
    walks = [leg for route in planet.routes.values() for leg in route.legs]
    starts = [n for threat in planet.threat if threat.id == end for n in threat.start]
    return [] if "." in end else [*starts, *walks]


def _reached(joined: dict[int, set[int]], start: set[int]) -> set[int]:
    reached, edge = set(start), set(start)
    while edge:
        edge = {other for n in edge for other in joined.get(n, ())} - reached
        reached |= edge
    return reached


def _ends(campaign: Campaign, planet: Planet, texts: Texts) -> Iterator[Fault]:
    """A planet that one lands on has a complete landing table, and logs for departure and evacuation."""
    if not planet.landing or planet.tutorial:
        return
    operation = any(one.planet == planet.id for one in campaign.head.operation)
    rolls = Counter(roll for row in planet.landing_row for roll in range(row.first, row.last + 1))
    for roll in LANDING_ROLLS:
        if rolls[roll] != 1 and not (operation and not planet.landing_row):
            id = "vanguard-campaign-landing-none" if not rolls[roll] else "vanguard-campaign-landing-twice"
            yield texts.fault_of(id, planet.id, "landing_row", name=planet.id, roll=roll)
    for field in ("departure", "evacuation"):
        effect: Effect = getattr(planet, field)
        if not {"log", "end", "ending"} & set(words(effect.steps)):
            yield texts.fault_of("vanguard-campaign-no-log", planet.id, field, name=planet.id, end=field)


def words(steps: Sequence[Step]) -> Iterator[str]:
    """Every word of an effect."""
    for step in steps:
        for node in step.options:
            yield node.word
            if isinstance(node, Group):
                yield from words((*node.inner, *node.other))


# -- Demands -----------------------------------------------------------------------------------------------------------


def demand_faults(campaign: Campaign, found: Sequence[Found], texts: Texts) -> Iterator[Fault]:
    """No demand asks for a symbol that no die shows that can be had by then."""
    unlocks = any("unlock" in words(one.parsed.steps) for one in found if isinstance(one.parsed, Effect))
    for one in found:
        act = campaign.planets[one.planet].act if one.planet in campaign.planets else campaign.head.acts
        dice = dice_of(KINDS, unlocks and act == campaign.head.acts)
        for requirement in requirements(one.parsed):
            wrong = unmet(requirement, dice)
            if wrong:
                yield texts.fault(
                    "vanguard-campaign-demand", one.file, one.place, demand=requirement.text, symbol=wrong, act=act
                )


def dice_of(kinds: Sequence[Kind], story: bool) -> list[Kind]:
    """The kinds of dice that can be had; those of the story come with the last act, if something unlocks them."""
    return [kind for kind in kinds if kind.set != "story" or story]


def requirements(parsed: object) -> list[Requirement]:
    """The demands in a text."""
    if isinstance(parsed, Requirement):
        return [parsed]
    if isinstance(parsed, Combo):
        return [parsed.requirement]
    if isinstance(parsed, SpecialLine):
        return [parsed.special.requirement] if parsed.special.requirement else []
    if isinstance(parsed, Action):
        rows = [row.requirement for row in parsed.rows.values()]
        return [one for one in (*rows, *(special.requirement for special in parsed.specials)) if one]
    return []


def unmet(requirement: Requirement, dice: Sequence[Kind]) -> str:
    """A symbol that no die shows although every way asks for one; empty when there is none."""
    shown = {SYMBOLS[symbol] for kind in dice for face in kind.faces for symbol in face}
    missing = [[need for need in way if need in SYMBOLS and need not in shown] for way in requirement.ways]
    return missing[0][0] if all(missing) else ""
