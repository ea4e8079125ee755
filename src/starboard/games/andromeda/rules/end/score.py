"""AE-B-23.3: the final account, item by item, so that a player can check it; and who has won."""

from collections.abc import Callable
from functools import cache
from typing import Literal, get_args

from starboard.games.andromeda.board.map import in_range, kind_of, neighbours
from starboard.games.andromeda.board.players import hegemon_side, is_person, people
from starboard.games.andromeda.content import content
from starboard.games.andromeda.rules.fleet.ships import navigates, on_map, range_of
from starboard.games.andromeda.rules.player_area.developments import planet_at, standing
from starboard.games.andromeda.rules.player_area.factions import has
from starboard.games.andromeda.state.game_state import (
    FIRST_NEBULA,
    REGIONS,
    SCRAPYARD,
    SHIPS_OF,
    TRACKS,
    TRANSPORT,
    UNBUILT,
    USED_UP,
    AndromedaState,
    Item,
)
from starboard.kernel import Outcome

RELICS = (0, 2, 5, 9, 14, 20)
"""AE-E-4.5."""
DAMAGED = -2
"""AE-B-21.6."""
MOST_TOKENS = 15
"""AE-B-23.4."""
AccountPart = Literal[
    "running",
    "tracks",
    "developments",
    "special",
    "relics",
    "moons",
    "tokens",
    "leaders",
    "vault",
    "destiny",
    "damaged",
]
PARTS: tuple[AccountPart, ...] = get_args(AccountPart)
"""The parts of an account, in the order in which they are counted up. What takes points away comes last."""


def account(g: AndromedaState, who: int) -> list[Item]:
    """AE-B-23.3: the items of a person; those worth nothing are left out, except the running points."""
    items = [Item("running", 0, g.players[who].vp, "AE-B-23.3"), *common_items(g, who)]
    player = g.players[who]
    worth = 2 if has(g, who, "quorum") else 1
    tokens = sum(player.resources)
    items += [
        Item("leaders", player.leaders, player.leaders * worth, "AE-B-11.5"),
        Item("vault", tokens, min(tokens, MOST_TOKENS) * player.vault, "AE-B-23.4"),
    ]
    if player.destiny:
        items.append(Item(player.destiny, *destiny(g, who, player.destiny), "AE-B-23.3"))
    return [item for item in items if item.points or item.what == "running"]


def common_items(g: AndromedaState, who: int) -> list[Item]:
    """What people and the Hegemon score alike: tracks, developments, special regions, damage, relics."""
    c, player = content(), g.players[who]
    items = [
        Item(name, player.tracks[track], c.tracks.end_vp[player.tracks[track]], "AE-B-18.8")
        for track, name in enumerate(TRACKS)
    ]
    items += [Item(id, *worth, "AE-B-18.8") for id, worth in developments(g, who).items()]
    for kind in ("quasar", "vortex"):
        count = beside(g, who, kind)
        items.append(Item(kind, count, count * c.regions.special[kind].vp, "AE-B-24.1"))
    damaged = sum(module.damaged for module in player.modules)
    items.append(Item("damaged", damaged, damaged * DAMAGED, "AE-B-21.6"))
    found = relics(g, who)
    items.append(Item("relics", found, RELICS[min(found, len(RELICS) - 1)], "AE-E-4.5"))
    return items


@cache
def part_of(what: str) -> str:
    """The part of the account that an item belongs to."""
    c = content()
    homes = (("tracks", TRACKS), ("developments", c.regions.developments), ("special", c.regions.special))
    for part, names in (*homes, ("destiny", c.destinies)):
        if what in names:
            return part
    return what


def developments(g: AndromedaState, who: int) -> dict[str, tuple[int, int]]:
    """AE-B-18.8, AE-B-23.5: how many of each type there are, and their 5, 7 or 10 by the owner's progress on its
    track."""
    c, tracks = content(), g.players[who].tracks
    found: dict[str, tuple[int, int]] = {}
    for region in standing(g, who):
        kind = planet_at(g, region).development
        count, points = found.get(kind.id, (0, 0))
        found[kind.id] = count + 1, points + c.tracks.development_value[tracks[kind.track]]
    return found


def beside(g: AndromedaState, who: int, kind: str) -> int:
    """AE-B-24.1: own developments next to special regions of a kind, counted once for each of those."""
    return sum(kind_of(g, there) == kind for region in standing(g, who) for there in neighbours(g, region))


def relics(g: AndromedaState, who: int) -> int:
    """AE-E-4.6: relics on modules, damaged or not, and on moons, slotted or not."""
    c, player = content(), g.players[who]
    on_modules = sum(c.modules[module.id].relics for module in player.modules)
    moons = [*player.moons, *(module.moon for module in player.modules if module.moon)]
    return on_modules + sum(c.moons[moon].relics for moon in moons)


# -- Destiny ---------------------------------------------------------------------------------------------------------


def destiny(g: AndromedaState, who: int, card: str) -> tuple[int, int]:
    """AE-B-3.12: how much of what the card counts there is, and the points for it."""
    face = content().destinies[card]
    count = COUNTS[face.what](g, who)
    return count, min(count // face.each * face.points, face.cap)


def _all_tokens(g: AndromedaState, who: int, prefix: str) -> int:
    player = g.players[who]
    return sum(token.startswith(prefix) for token in [*player.tokens, *player.spent])


def _moons(g: AndromedaState, who: int) -> int:
    player = g.players[who]
    return len(player.moons) + sum(module.moon != "" for module in player.modules)


def _transports_out(g: AndromedaState, who: int) -> int:
    ships = g.players[who].ships
    return sum(ships[ship] >= 0 or ships[ship] == USED_UP for ship in SHIPS_OF[TRANSPORT])


def _ship_types(g: AndromedaState, who: int) -> int:
    ships = g.players[who].ships
    return sum(any(ships[ship] != UNBUILT for ship in members) for members in SHIPS_OF)


def _southern(g: AndromedaState, who: int) -> int:
    """Own developments in the two lowest rows that hold a tile."""
    rows = content().board.rows
    lowest = sorted({rows[region] for region in range(FIRST_NEBULA) if g.tiles[region]})[-2:]
    return sum(rows[region] in lowest for region in standing(g, who))


def _near_dark(g: AndromedaState, who: int) -> int:
    """Own ships that have the Gate or a nebula in range."""
    goals = [region for region in range(REGIONS) if kind_of(g, region) in ("gate", "nebula")]
    ships = g.players[who].ships
    return sum(
        any(in_range(g, ships[ship], goal, range_of(g, who, ship), navigates(g, who, ship)) for goal in goals)
        for ship in on_map(g, who)
    )


COUNTS: dict[str, Callable[[AndromedaState, int], int]] = {
    "cards": lambda g, who: len(g.players[who].hand),
    "developments": lambda g, who: len(standing(g, who)),
    "discoveries": lambda g, who: _all_tokens(g, who, "disc_"),
    "highest_track": lambda g, who: max(g.players[who].tracks),
    "leaders": lambda g, who: g.players[who].leaders,
    "lowest_track": lambda g, who: min(g.players[who].tracks),
    "modules": lambda g, who: len(g.players[who].modules),
    "moons": _moons,
    "planet_types": lambda g, who: len({planet_at(g, region).type for region in standing(g, who)}),
    "pristine": lambda g, who: int(not any(module.damaged for module in g.players[who].modules)),
    "raiders": lambda g, who: g.players[who].defeated,
    "relics": relics,
    "resources": lambda g, who: sum(g.players[who].resources),
    "scrapyard": lambda g, who: g.players[who].ships.count(SCRAPYARD),
    "ship_types": _ship_types,
    "ships_near_dark": _near_dark,
    "southern_developments": _southern,
    "supremacy_tokens": lambda g, who: _all_tokens(g, who, "sup_"),
    "tracks_at_5": lambda g, who: sum(space >= 5 for space in g.players[who].tracks),
    "transports_out": _transports_out,
}
"""How much of what a destiny card counts a player has."""


# -- The result ------------------------------------------------------------------------------------------------------


def totals(g: AndromedaState) -> list[int]:
    """The final points of everybody, the Hegemon last."""
    return [sum(item.points for item in items) for items in g.accounts]


def outcome(g: AndromedaState) -> Outcome:
    """AE-B-23.6: most points, then developments, then leaders on the station, then the win is shared. Only a person
    with more than the Hegemon wins (AE-E-17.10). At somebody's own table it is as it was told."""
    points = totals(g)
    if g.told:
        return Outcome(tuple(g.players[who].vp for who in people(g)), (g.winner,) if is_person(g, g.winner) else ())
    ranks = [(points[who], len(standing(g, who)), g.players[who].leaders) for who in people(g)]
    best = max(ranks)
    beaten = g.hegemon is not None and points[hegemon_side(g)] >= best[0]
    winners = () if beaten else tuple(who for who, rank in enumerate(ranks) if rank == best)
    return Outcome(tuple(points[who] for who in people(g)), winners)
