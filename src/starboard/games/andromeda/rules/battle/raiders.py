"""AE-B-12: raiders: how they arrive, what they do to those whom they beat, how they go."""

from starboard.games.andromeda.board.map import distance
from starboard.games.andromeda.board.players import is_told
from starboard.games.andromeda.content import content
from starboard.games.andromeda.effects.effects import Source, carry_out, may, op
from starboard.games.andromeda.names.names import by, named, region_name, ship_name
from starboard.games.andromeda.notation.grammar import Args, parse
from starboard.games.andromeda.rules.battle.battle_sides import raider_cards
from starboard.games.andromeda.rules.fleet.damage import damage_module, shield_of
from starboard.games.andromeda.state.battle_state import RAIDERS, Battle, Outcome
from starboard.games.andromeda.state.game_state import (
    CRUISER,
    FIRST_NEBULA,
    REGIONS,
    SHIP_TYPES,
    TYPE_OF,
    AndromedaState,
    Raider,
)
from starboard.kernel import Rules, show, tell

S_CLASS = "S"
TO_LOSERS = {"grapple": parse("discard_resource(1)"), "scorch": parse("damage_module(1)")}
"""What a raider that wins does to every loser, by its ability. Infest and Devour have their own ways."""


# -- Arriving --------------------------------------------------------------------------------------------------------


def arrive(g: AndromedaState, rank: str, rule: str) -> None:
    """AE-B-12.8: the raider of a class comes to the nebula that a die names. An S-class raider needs a free figure."""
    card = g.cards[rank]
    if rank == S_CLASS:
        if not g.free_figures:
            tell(g, "andromeda-no-figure", "AE-B-12.8", raider=named(card))
            return
        g.free_figures -= 1
    elif card in g.raiders_to_come:
        g.raiders_to_come.remove(card)
        g.chance.reveal()
    else:
        return
    die = g.chance.roll()
    region = FIRST_NEBULA + die - 1
    g.raiders.append(Raider(card, region))
    tell(g, "andromeda-raider-arrived", rule, raider=named(card), die=die, region=region_name(g, region))
    show(g, "arrive", at=region, who=RAIDERS, what=card, start=-1, why="event")


@op("spawn_raider")
def _spawn_raider(g: AndromedaState, who: int, args: Args, source: Source) -> None:
    for _ in range(int(args[1])):
        arrive(g, str(args[0]), source.rule)


@op("raider_vp_bonus")
def _raider_vp_bonus(g: AndromedaState, who: int, args: Args, source: Source) -> None:
    """Until the next event every defeated raider is worth more."""
    g.raider_bonus = int(args[0])
    tell(g, "andromeda-bounty", source.rule, points=g.raider_bonus)


# -- Losing and winning ----------------------------------------------------------------------------------------------


def remove(g: AndromedaState, region: int) -> None:
    """AE-B-12.6: raiders that lost are removed: S-class figures to their card, the others out of the game."""
    for raider in [raider for raider in g.raiders if raider.region == region]:
        remove_one(g, raider)


def remove_one(g: AndromedaState, raider: Raider) -> None:
    """One raider leaves the map."""
    show(g, "hit", at=raider.region, who=RAIDERS, what=raider.id, shield=0)
    g.raiders.remove(raider)
    if content().raiders[raider.id].rank == S_CLASS:
        g.free_figures += 1
    else:
        g.raiders_gone.append(raider.id)
    if g.battle is not None:
        g.battle.outcomes.append(Outcome(RAIDERS, "removed", raider.id))
    tell(g, "andromeda-raider-removed", "AE-B-12.6", raider=named(raider.id))
    show(g, "lost", what=raider.id, who=RAIDERS, at=raider.region, goes="out")


def revenge(g: AndromedaState, b: Battle) -> Rules[None]:
    """What raiders that won do to the losers, by their abilities; they stay (AE-B-12.6), but for those that skitter."""
    for card in raider_cards(g, b.region):
        if card.ability == "skitter":
            skitter(g, card.id, b.region)
        elif card.ability == "devour":
            devour(g, b)
        else:
            # At their own table people carry it out themselves.
            for loser in [who for who in b.losers if not is_told(g, who)]:
                if card.ability == "infest":
                    yield from damage_module(g, loser, "AE-B-22.2", mechaphage=True)
                elif card.ability in TO_LOSERS:
                    yield from carry_out(g, loser, TO_LOSERS[card.ability], Source(card.id, "AE-B-20.18"))


def skitter(g: AndromedaState, id: str, region: int) -> None:
    """To the nearest nebula; of several that are equally near, to the one with the lowest number."""
    nearest = min(range(FIRST_NEBULA, REGIONS), key=lambda nebula: distance(g, region, nebula))
    raider = next(raider for raider in g.raiders if raider.id == id and raider.region == region)
    raider.region = nearest
    if nearest != region:
        tell(g, "andromeda-raider-moved", "AE-B-12.6", raider=named(id), region=region_name(g, nearest))
        show(g, "arrive", at=nearest, who=RAIDERS, what=id, start=region, why="moves")


def devour(g: AndromedaState, b: Battle) -> None:
    """The first loser in turn order cannot use the shield of its heavy cruiser."""
    who = b.losers[0]
    player = g.players[who]
    if player.ships[CRUISER] == b.region and shield_of(g, who, CRUISER) > 0:
        player.shield += shield_of(g, who, CRUISER)
        b.outcomes.append(Outcome(who, "shield", SHIP_TYPES[TYPE_OF[CRUISER]]))
        tell(g, "andromeda-devoured", "AE-B-21.2", seat=by(g, who), ship=ship_name(CRUISER))
        show(g, "shield", who=who, ship=SHIP_TYPES[TYPE_OF[CRUISER]], at=b.region)


# -- The Underdark Wyrm ----------------------------------------------------------------------------------------------


def wyrm(g: AndromedaState) -> Raider | None:
    """The Wyrm, while it is on the map."""
    return next((raider for raider in g.raiders if content().raiders[raider.id].ability == "shadow_warp"), None)


def the_gate(g: AndromedaState) -> int:
    """The region of the Underdark Gate, -1 without it."""
    return g.tiles.index("underdark_gate") if "underdark_gate" in g.tiles else -1


@op("wyrm_return")
def _wyrm_return(g: AndromedaState, who: int, args: Args, source: Source) -> None:
    """The Wyrm goes back to the Gate."""
    raider = wyrm(g)
    assert raider is not None
    start, raider.region = raider.region, the_gate(g)
    tell(g, "andromeda-raider-moved", source.rule, raider=named(raider.id), region=region_name(g, raider.region))
    show(g, "arrive", at=raider.region, who=RAIDERS, what=raider.id, start=start, why="moves")


@may("wyrm_return")
def _may_wyrm_return(g: AndromedaState, who: int, args: Args, source: Source) -> bool:
    raider = wyrm(g)
    return raider is not None and raider.region != the_gate(g) and the_gate(g) >= 0
