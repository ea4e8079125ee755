"""AE-B-12.3 to AE-B-12.5: the raider foray. AE-E-3.7: Shadow Warp."""

from starboard.games.andromeda.board.map import distance, in_range, kind_of
from starboard.games.andromeda.board.tie_ranks import Rank, raider_rank
from starboard.games.andromeda.content import NUMBER_OF, REGION_NAMES, content
from starboard.games.andromeda.moves.battle_moves import ChooseRaider
from starboard.games.andromeda.names.names import named, region_name, ship_name, within
from starboard.games.andromeda.rules.battle.raiders import the_gate
from starboard.games.andromeda.rules.fleet.ships import contested, raiders_at
from starboard.games.andromeda.rules.officer.tie_breaks import choose_for
from starboard.games.andromeda.state.game_state import NOWHERE, SHIP_TYPES, TYPE_OF, AndromedaState, Raider
from starboard.kernel import Rules, show, tell


def foray(g: AndromedaState) -> Rules[None]:
    """Step 4 of a launch turn of `g.turn`, after recruit and collect: exactly one raider that has the active region in
    range comes there. For the Hegemon the rules name none among several (AE-E-13.9)."""
    raiders = threats(g, g.region)
    g.foray = NOWHERE
    if not raiders:
        return
    options = {ChooseRaider(raider.id, REGION_NAMES[raider.region]): raider for raider in raiders}
    move = yield from choose_for(g, g.turn, "andromeda-ask-raider", list(options), "AE-B-12.3", _rank)
    raider = options[move]
    start = g.foray = raider.region
    raider.region = g.region
    if g.news is not None:
        where, before = region_name(g, g.region), region_name(g, start)
        tell(g, "andromeda-foray", "AE-B-12.4", raider=named(raider.id), start=before, region=where)
        show(g, "foray", raider=raider.id, start=start, at=g.region, distance=distance(g, start, g.region))
    if content().raiders[raider.id].ability == "shadow_warp":
        shadow_warp(g)


def _rank(g: AndromedaState, move: ChooseRaider) -> Rank:
    start = NUMBER_OF[move.region]
    return raider_rank(move.raider, distance(g, start, g.region), start)


def threats(g: AndromedaState, region: int) -> list[Raider]:
    """AE-B-12.3, AE-B-12.5: the raiders that could make a foray to a region, of equal ones in one place the first.
    There is none while a raider is in the region already."""
    if raiders_at(g, region):
        return []
    cards = content().raiders
    found: dict[tuple[str, int], Raider] = {}
    for raider in g.raiders:
        if in_range(g, raider.region, region, cards[raider.id].range):
            found.setdefault((raider.id, raider.region), raider)
    return list(found.values())


def shadow_warp(g: AndromedaState) -> None:
    """AE-E-3.7, OQ-22: the launched ship is moved to the Gate, without a Gate action. From the Gate nothing moves."""
    gate = the_gate(g)
    ships = g.players[g.turn].ships
    if gate in (-1, g.region) or ships[g.ship] != g.region:
        return
    ships[g.ship] = gate
    kind = SHIP_TYPES[TYPE_OF[g.ship]]
    tell(
        g,
        "andromeda-shadow-warp",
        "AE-E-3.7",
        seat=within(g, g.turn),
        ship=ship_name(g.ship),
        region=region_name(g, gate),
    )
    show(g, "arrive", at=gate, who=g.turn, what=kind, start=g.region, why="warp")


def warped_to(g: AndromedaState, who: int) -> int:
    """OQ-22: the Gate, if the launched ship is there and was launched elsewhere."""
    if g.battle is not None:
        return g.battle.region
    place = g.players[who].ships[g.ship]
    moved = place >= 0 and place != g.region and kind_of(g, place) == "gate"
    return place if moved and contested(g, place) else NOWHERE
