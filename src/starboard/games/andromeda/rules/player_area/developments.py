"""AE-B-17: developments."""

from starboard.games.andromeda.board.map import kind_of, neighbours
from starboard.games.andromeda.board.players import is_person
from starboard.games.andromeda.content import NUMBER_OF, REGION_NAMES, content
from starboard.games.andromeda.content.regions import Planet
from starboard.games.andromeda.effects.effects import Source, ask_among, carry_out, decider, may, op
from starboard.games.andromeda.moves.effect_moves import BuildDevelopment, Collapse, Rebuild
from starboard.games.andromeda.names.names import by, named, region_name
from starboard.games.andromeda.notation.grammar import Args
from starboard.games.andromeda.rules.player_area.factions import has
from starboard.games.andromeda.rules.player_area.leaders import leaders_at
from starboard.games.andromeda.rules.player_area.passives import passives
from starboard.games.andromeda.rules.player_area.resources import ask_to_pay, can_pay, pay_cost
from starboard.games.andromeda.rules.player_area.tracks import advance, score
from starboard.games.andromeda.state.game_state import SHIPS_OF, TRANSPORT, USED_UP, AndromedaState, Development
from starboard.kernel import Ask, Move, Rules, show, tell

MOST_POINTS = 10
"""AE-B-17.7."""


def planet_at(g: AndromedaState, region: int) -> Planet:
    """The planet of a region that holds one."""
    return content().regions.planets[g.tiles[region]]


def development_at(g: AndromedaState, region: int) -> Development | None:
    """The development of a planet, collapsed or not."""
    return next((development for development in g.developments if development.region == region), None)


def development_discount(g: AndromedaState, who: int, discount: int) -> int:
    """Deep Roots, and modules that make building cheaper."""
    discount += 1 if has(g, who, "deep_roots") else 0
    for effect, _ in passives(g, who, "on_build_dev"):
        discount += sum(int(call.args[0]) for step in effect.steps for call in step[0].calls)
    return discount


def sites(g: AndromedaState, who: int, discount: int) -> list[int]:
    """AE-B-17.3: planets without a development, with a transport of the player, if leaders and resources suffice."""
    player = g.players[who]
    places = {player.ships[ship] for ship in SHIPS_OF[TRANSPORT] if player.ships[ship] >= 0}
    free = [
        region
        for region in sorted(places)
        if kind_of(g, region) == "planet"
        and planet_at(g, region).leaders <= player.leaders
        and development_at(g, region) is None
    ]
    if not free:
        return []
    less = development_discount(g, who, discount)
    return [region for region in free if can_pay(g, who, planet_at(g, region).development.cost, less)]


def ruins(g: AndromedaState, who: int) -> list[int]:
    """AE-B-17.10: own developments that have collapsed and can be rebuilt for half the resources, rounded up."""
    return [
        development.region
        for development in g.developments
        if development.owner == who and development.collapsed and _can_rebuild(g, who, development.region)
    ]


def _can_rebuild(g: AndromedaState, who: int, region: int) -> bool:
    cost = planet_at(g, region).development.cost
    return can_pay(g, who, cost, sum(cost) // 2)


def build_moves(g: AndromedaState, who: int, discount: int) -> list[Move]:
    """AE-B-17.10: build something new, or rebuild in its place."""
    new: list[Move] = [BuildDevelopment(REGION_NAMES[region]) for region in sites(g, who, discount)]
    return new + [Rebuild(REGION_NAMES[region]) for region in ruins(g, who)]


def build_or_rebuild(g: AndromedaState, who: int, move: Move, discount: int) -> Rules[None]:
    """Do what one of `build_moves` says."""
    if isinstance(move, BuildDevelopment):
        yield from build(g, who, NUMBER_OF[move.region], discount)
    elif isinstance(move, Rebuild):
        region = NUMBER_OF[move.region]
        cost = planet_at(g, region).development.cost
        yield from pay_cost(g, who, cost, sum(cost) // 2, planet_at(g, region).development.id, "AE-B-17.10")
        rebuild(g, who, region)


def build(g: AndromedaState, who: int, region: int, discount: int) -> Rules[None]:
    """AE-B-17.8: pay, place leaders and tile, take the card, advance, score, then the ability of the card."""
    kind = planet_at(g, region).development
    yield from pay_cost(g, who, kind.cost, development_discount(g, who, discount), kind.id, "AE-B-17.4")
    place_development(g, who, region, planet_at(g, region).leaders)
    yield from advance_and_score(g, who, region)
    if has(g, who, "harmony"):
        score(g, who, 1, "AE-B-3.5", "development")
    if kind.trigger == "on_build":
        yield from carry_out(g, who, kind.ability, Source(kind.id, "AE-B-17.8"))


def place_development(g: AndromedaState, who: int, region: int, leaders: int) -> None:
    """AE-B-11.3, AE-B-17.6: leaders go to the planet for good, and the transport stays under the development."""
    player, planet = g.players[who], planet_at(g, region)
    player.leaders -= leaders
    player.settled[region] = leaders
    transport = next(ship for ship in SHIPS_OF[TRANSPORT] if player.ships[ship] == region)
    player.ships[transport] = USED_UP
    g.developments.append(Development(region, who))
    if g.news is not None:
        where, what = region_name(g, region), named(planet.development.id)
        tell(g, "andromeda-developed", "AE-B-17.3", seat=by(g, who), what=what, region=where, leaders=leaders)
        show(g, "build", who=who, at=region, what=planet.development.id, leaders=leaders)


def advance_and_score(g: AndromedaState, who: int, region: int) -> Rules[None]:
    """AE-B-17.7: 1 up on the track, then 1 VP for each leader there and next to it, of any player, at most 10."""
    yield from advance(g, who, planet_at(g, region).development.track, 1)
    leaders = leaders_at(g, region) + sum(leaders_at(g, there) for there in neighbours(g, region))
    tell(g, "andromeda-leaders-near", "AE-B-17.7", seat=by(g, who), leaders=leaders, region=region_name(g, region))
    points = min(leaders, MOST_POINTS)
    g.chronicle.built += (g.turns, who, region, points)
    score(g, who, points, "AE-B-17.7", "development")


def rebuild(g: AndromedaState, who: int, region: int) -> None:
    """AE-B-17.10: no leaders, no victory points, no progress."""
    development = development_at(g, region)
    assert development is not None
    development.collapsed = False
    tell(g, "andromeda-rebuilt", "AE-B-17.10", seat=by(g, who), region=region_name(g, region))
    show(g, "build", who=who, at=region, what=planet_at(g, region).development.id, leaders=0)


@op("build_dev")
def _build_dev(g: AndromedaState, who: int, args: Args, source: Source) -> Rules[None]:
    yield from _build_dev_among(g, who, args, source, [])


@ask_among("build_dev")
def _build_dev_among(g: AndromedaState, who: int, args: Args, source: Source, others: list[Move]) -> Rules[Move]:
    """Build or rebuild, unless something else is chosen that may be had in its stead."""
    discount = int(args[0])
    move = yield from ask_to_pay(g, who, "andromeda-ask-develop", [*build_moves(g, who, discount), *others], source)
    yield from build_or_rebuild(g, who, move, discount)
    return move


@may("build_dev")
def _may_build_dev(g: AndromedaState, who: int, args: Args, source: Source) -> bool:
    return is_person(g, who) and bool(build_moves(g, who, int(args[0])))


@op("discount")
def _discount(g: AndromedaState, who: int, args: Args, source: Source) -> None:
    """Nothing happens by itself: `development_discount` adds it up."""


def standing(g: AndromedaState, who: int) -> list[int]:
    """The planets of a player's developments that have not collapsed."""
    return [place.region for place in g.developments if place.owner == who and not place.collapsed]


@op("collapse_dev")
def _collapse_dev(g: AndromedaState, who: int, args: Args, source: Source) -> Rules[None]:
    """AE-B-17.10: the owner chooses which development collapses."""
    for _ in range(int(args[0])):
        regions = standing(g, who)
        if not regions:
            return
        region = regions[0]
        if len(regions) > 1:
            options: list[Move] = [Collapse(REGION_NAMES[place]) for place in regions]
            move = yield Ask(decider(g, who), "andromeda-ask-collapse", options, "AE-B-17.10")
            region = NUMBER_OF[move.region]
        collapse(g, who, region)


def collapse(g: AndromedaState, who: int, region: int) -> None:
    """AE-B-17.10: turned face down, without ability or value until it is rebuilt."""
    development = development_at(g, region)
    assert development is not None
    development.collapsed = True
    tell(g, "andromeda-collapsed", "AE-B-17.10", seat=by(g, who), region=region_name(g, region))
    show(g, "collapse", who=who, at=region)


@may("collapse_dev")
def _may_collapse_dev(g: AndromedaState, who: int, args: Args, source: Source) -> bool:
    return bool(standing(g, who))
