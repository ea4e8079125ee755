"""What people have to move at their own table so that it lies as the one here: the steps of a list to tick off."""

from collections import Counter
from collections.abc import Iterator

from starboard.games.andromeda.board.players import hegemon_player, hegemon_side, the_hegemon
from starboard.games.andromeda.content import content
from starboard.games.andromeda.state.game_state import (
    BAY,
    NOWHERE,
    SCRAPYARD,
    SHIP_TYPES,
    TRACKS,
    TYPE_OF,
    USED_UP,
    AndromedaState,
)
from starboard.games.andromeda.state.own_table_state import Chore, OwnTable

PLACES = {BAY: "AE-E-14.6", SCRAPYARD: "AE-E-9.3"}
"""Why a ship of the Hegemon leaves the map or comes home, by where it goes."""


def own_table(g: AndromedaState) -> OwnTable:
    """The table as it is here now."""
    its, h = hegemon_player(g), the_hegemon(g)
    return OwnTable(
        ships=list(its.ships),
        shield=its.shield,
        posted=dict(its.posted),
        modules=[module.id for module in its.modules],
        damage=[module.damage for module in its.modules],
        tokens=list(its.tokens),
        upgrades=list(h.upgrades),
        hand=len(its.hand),
        tracks=list(its.tracks),
        vp=its.vp,
        marker=h.marker,
        probe=h.probe,
        eye=h.eye,
        moons={region: len(moons) for region, moons in g.moons.items()},
        raiders={
            id: [raider.region for raider in g.raiders if raider.id == id]
            for id in dict.fromkeys(raider.id for raider in g.raiders)
        },
        developments={place.region: place.collapsed for place in g.developments},
        dropped={region: sum(tokens) for region, tokens in g.dropped.items()},
        columns=[list(column) for column in g.columns],
        tiles=list(g.tiles),
        to_event=g.to_event,
    )


def differences(g: AndromedaState, was: OwnTable) -> list[Chore]:
    """What to move, in the order of the Hegemon's turn (AE-E-13.1, AE-E-14.2), then what an event brings."""
    now = own_table(g)
    return [
        *_ships(was, now),
        *_moons(was, now),
        *_numbers(was, now),
        *_modules(was, now),
        *_leaders(was, now),
        *_developments(g, was, now),
        *_raiders(was, now),
        *_cards(was, now),
        *_tiles(was, now),
        *_eye(was, now),
    ]


def _ships(was: OwnTable, now: OwnTable) -> Iterator[Chore]:
    """AE-E-13.3, AE-E-14.6. The transport under a development is told with that."""
    pairs = zip(was.ships, now.ships, strict=True)
    moved = [(TYPE_OF[ship], start, end) for ship, (start, end) in enumerate(pairs) if end not in (start, USED_UP)]
    for (kind, start, end), count in Counter(moved).items():
        rule = "AE-E-13.3" if start == BAY else PLACES.get(end, "AE-E-9.5")
        yield Chore("ship", SHIP_TYPES[kind], start, end, count, rule)
    if was.shield != now.shield:
        rule = "AE-E-9.3" if now.shield else "AE-E-14.6"
        yield Chore("shield" if now.shield else "shield-whole", "heavy_cruiser", was.shield, now.shield, 1, rule)


def _moons(was: OwnTable, now: OwnTable) -> Iterator[Chore]:
    for region in sorted(was.moons):
        gone = was.moons[region] - now.moons.get(region, 0)
        if gone > 0:
            yield Chore("moon", "", region, NOWHERE, gone, "AE-E-9.1")


def _numbers(was: OwnTable, now: OwnTable) -> Iterator[Chore]:
    """AE-E-13.6, AE-E-14.4: the command marker; AE-E-11: the tracks; its points."""
    if was.marker != now.marker:
        yield Chore("command", "", was.marker, now.marker, 1, "AE-E-13.6")
    for name, start, end in zip(TRACKS, was.tracks, now.tracks, strict=True):
        if start != end:
            yield Chore("track", name, start, end, abs(end - start), "AE-E-9.8")
    if was.vp != now.vp:
        yield Chore("points", "", was.vp, now.vp, abs(now.vp - was.vp))


def _modules(was: OwnTable, now: OwnTable) -> Iterator[Chore]:
    """AE-E-9.8 gained, AE-E-9.4 damaged, AE-E-9.5 repaired; then the column is filled up."""
    gained = Counter(now.modules) - Counter(was.modules)
    yield from (Chore("module", id, count=count, rule="AE-E-9.8") for id, count in gained.items())
    for kind, column in enumerate(now.columns):
        for id, count in (Counter(column) - Counter(was.columns[kind])).items():
            yield Chore("offer", id, kind, kind, count, "AE-B-2.16")
    states, before_that = Counter(_conditions(now)), Counter(_conditions(was))
    hurt, healed = states - before_that, before_that - states
    for id, damage in hurt:
        before = next((old for name, old in healed if name == id), None)
        if before is not None or damage:
            worse = damage > (before or 0)
            rule = "AE-E-9.4" if worse else "AE-E-9.5"
            yield Chore("module-damaged" if worse else "module-repaired", id, before or 0, damage, 1, rule)


def _conditions(table: OwnTable) -> list[tuple[str, int]]:
    return list(zip(table.modules, table.damage, strict=True))


def _leaders(was: OwnTable, now: OwnTable) -> Iterator[Chore]:
    """AE-E-13.7: home from where its ships are; events may send them out."""
    for region in sorted({*was.posted, *now.posted}):
        change = now.posted.get(region, 0) - was.posted.get(region, 0)
        if change < 0:
            yield Chore("leader-home", "", region, NOWHERE, -change, "AE-E-13.7")
        elif change:
            yield Chore("leader-out", "", NOWHERE, region, change, "AE-B-11.4")


def _developments(g: AndromedaState, was: OwnTable, now: OwnTable) -> Iterator[Chore]:
    """AE-E-10: what it builds takes the place of its transport; events make developments collapse."""
    before = was.developments
    owners = {place.region: place.owner for place in g.developments}
    for region, collapsed in now.developments.items():
        development = content().regions.planets[now.tiles[region]].development.id
        if region not in before:
            if owners[region] == hegemon_side(g):
                yield Chore("development", development, region, region, 1, "AE-E-10.2")
        elif collapsed != before[region]:
            yield Chore("collapsed" if collapsed else "rebuilt", development, region, region, 1, "AE-B-17.10")


def _raiders(was: OwnTable, now: OwnTable) -> Iterator[Chore]:
    """AE-E-13.9: one that moved left one region and came to another; the rest were defeated, or arrive."""
    then, since = Counter(_standing(was)), Counter(_standing(now))
    arrived = list((since - then).elements())
    for id, start in (then - since).elements():
        end = next((place for other, place in arrived if other == id), NOWHERE)
        if end == NOWHERE:
            yield Chore("raider-gone", id, start, NOWHERE, 1, "AE-B-12.6")
        else:
            arrived.remove((id, end))
            yield Chore("raider", id, start, end, 1, "AE-E-13.9")
    yield from (Chore("raider-new", id, NOWHERE, end, 1, "AE-B-12.8") for id, end in arrived)
    if was.probe != now.probe:
        yield Chore("probe", "", was.probe, now.probe, 1, "AE-E-12.3")


def _standing(table: OwnTable) -> list[tuple[str, int]]:
    return [(id, region) for id, regions in table.raiders.items() for region in regions]


def _cards(was: OwnTable, now: OwnTable) -> Iterator[Chore]:
    """AE-E-8.2: tactics cards, which nobody sees; tokens; upgrade tiles (AE-E-9.6)."""
    if now.hand != was.hand:
        kind = "cards" if now.hand > was.hand else "cards-gone"
        yield Chore(kind, "", was.hand, now.hand, abs(now.hand - was.hand), "AE-E-8.2")
    tokens = Counter(now.tokens) - Counter(was.tokens)
    if tokens:
        yield Chore("token", "", count=tokens.total(), rule="AE-E-11.3")
    yield from (Chore("upgrade", id, rule="AE-E-9.6") for id in Counter(now.upgrades) - Counter(was.upgrades))
    for region in sorted({*was.dropped, *now.dropped}):
        change = now.dropped.get(region, 0) - was.dropped.get(region, 0)
        if change:
            yield Chore("dropped" if change > 0 else "collected", "", region, region, abs(change), "AE-E-13.7")


def _tiles(was: OwnTable, now: OwnTable) -> Iterator[Chore]:
    """AE-B-19.6: a planet with its moons; AE-B-19.1: the marker."""
    for region, (before, after) in enumerate(zip(was.tiles, now.tiles, strict=True)):
        if before != after:
            yield Chore("planet", after, NOWHERE, region, now.moons.get(region, 0), "AE-B-19.6")
    if was.to_event != now.to_event:
        yield Chore("event", "", was.to_event, now.to_event, 1, "AE-B-19.1")


def _eye(was: OwnTable, now: OwnTable) -> Iterator[Chore]:
    if was.eye != now.eye:
        yield Chore("eye", "", was.eye, now.eye, 1, "AE-E-7.1")
