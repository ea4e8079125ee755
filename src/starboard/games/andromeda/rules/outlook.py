"""What a launch would lead to, before anybody commits: who comes, who may join, and the chance to win (AE-B-7, AE-B-12,
AE-B-20).

Everything here is public. What the rules decide counts as certain: a raider in range comes, ships of the Hegemon join.
People decide for themselves, and cards in hands are not counted.
"""

import msgspec

from starboard.games.andromeda.battle_state import Side
from starboard.games.andromeda.content import NUMBER_OF, content
from starboard.games.andromeda.moves_battle import PlayTactic
from starboard.games.andromeda.moves_turn import Launch
from starboard.games.andromeda.rules.battle import begin
from starboard.games.andromeda.rules.battle_cards import PREPARATION, cards_for
from starboard.games.andromeda.rules.battle_escalation import could_join, join
from starboard.games.andromeda.rules.battle_odds import forecast
from starboard.games.andromeda.rules.battle_preparation import discard_energy, most_energy
from starboard.games.andromeda.rules.battle_sides import fighting, side_of, total
from starboard.games.andromeda.rules.foray import shadow_warp, threats
from starboard.games.andromeda.rules.hegemon_battle import stays
from starboard.games.andromeda.rules.launch import launch, launches
from starboard.games.andromeda.rules.ships import contested, raiders_at, sides_at
from starboard.games.andromeda.state import SHIP_TYPES, AndromedaState, Raider

_copier = msgspec.msgpack.Decoder(AndromedaState)


class Joining(msgspec.Struct, frozen=True, array_like=True):
    """A ship elsewhere that has the region in range (AE-B-20.2)."""

    who: int
    ship: int
    start: int
    surely: bool
    """Whether the rules send it (AE-E-15.1); else its owner decides."""


class Outlook(msgspec.Struct, frozen=True):
    """What waits for ships that are launched to a region."""

    raiders: list[Raider]
    """Of these exactly one makes a foray (AE-B-12.3)."""
    joining: list[Joining]
    win: dict[str, list[float]]
    """For each type of ship the chance to win alone, and with all own ships that can join and all energy. Where several
    raiders could come, the player picks the one that suits best. Without a chance where no battle can follow."""


def outlooks(g: AndromedaState, who: int) -> dict[str, Outlook]:
    """By name, the regions to which this player can launch a ship and where somebody would be waiting."""
    saved = _saved(g)
    found: dict[str, Outlook] = {}
    for move in launches(g, who):
        assert isinstance(move, Launch)
        region = NUMBER_OF[move.region]
        if move.region not in found:
            coming = threats(g, region)
            if not coming and not raiders_at(g, region) and sides_at(g, region) in ([], [who]):
                continue
            found[move.region] = Outlook(coming, _joining(g, region), {})
        figures = [_best(saved, who, move, found[move.region], helped) for helped in (False, True)]
        found[move.region].win[move.ship] = [round(figure, 4) for figure in figures if figure is not None]
    return found


def copied(g: AndromedaState) -> AndromedaState:
    """The same table, to try things on. Nobody listens there."""
    return _copier.decode(_saved(g))


def _saved(g: AndromedaState) -> bytes:
    news, g.news = g.news, None
    saved = msgspec.msgpack.encode(g)
    g.news = news
    return saved


def _joining(g: AndromedaState, region: int) -> list[Joining]:
    return [
        Joining(who, ship, player.ships[ship], who >= g.seats)
        for who, player in enumerate(g.players)
        for ship in could_join(g, who, region)
        if who < g.seats or not stays(g, ship)
    ]


def _best(saved: bytes, who: int, move: Launch, ahead: Outlook, helped: bool) -> float | None:
    """The best chance, whichever raider comes; None when there would be no battle for the launched ship."""
    coming = range(len(ahead.raiders)) if ahead.raiders else (-1,)
    chances = [_chance(_copier.decode(saved), who, move, raider, helped) for raider in coming]
    return max((chance for chance in chances if chance is not None), default=None)


def _chance(world: AndromedaState, who: int, move: Launch, raider: int, helped: bool) -> float | None:
    """The chance to win when this one of the raiders in range comes (-1: none). Changes the world."""
    region = NUMBER_OF[move.region]
    coming = threats(world, region)
    launch(world, who, SHIP_TYPES.index(move.ship), region)
    if raider >= 0:
        coming[raider].region = region
        if content().raiders[coming[raider].id].ability == "shadow_warp":
            shadow_warp(world)
    there = world.players[who].ships[world.ship]
    if world.peaceful or not contested(world, there):
        return None
    world.battle = begin(world, there)
    for ship in _joining(world, there):
        if ship.surely or (helped and ship.who == who):
            join(world, ship.who, ship.ship, "AE-B-20.2")
    if helped:
        side = side_of(world, who)
        assert side is not None
        discard_energy(world, side, most_energy(world, side))
    return _win(world, who)


def _win(g: AndromedaState, who: int) -> float | None:
    """The chance of a side to win the battle as it stands."""
    assert g.battle is not None
    found = forecast(g, g.battle)
    sides = [side.who for side in fighting(g.battle)]
    return None if found is None or who not in sides else float(found.win[sides.index(who)])


# -- In a battle -----------------------------------------------------------------------------------------------------


def prospects(g: AndromedaState, who: int) -> dict[str, float]:
    """The chance to win once so much energy is discarded (`energy:2`) or a card is played that adds dice or targeting
    (`card:target_lock`): what the owner can do while preparing (AE-B-20.8, AE-B-20.9)."""
    side = side_of(g, who)
    assert side is not None
    found: dict[str, float | None] = {}
    for count in range(1, most_energy(g, side) + 1):
        world, own = _with_side(g, who)
        discard_energy(world, own, count)
        found[f"energy:{count}"] = _win(world, who)
    for move in cards_for(g, who, PREPARATION, "AE-B-20.9"):
        assert isinstance(move, PlayTactic)
        effect = content().tactics[move.card].effect
        world, own = _with_side(g, who)
        own.dice += total([effect], "dice")
        own.targeting += total([effect], "targeting")
        if (own.dice, own.targeting) != (side.dice, side.targeting):
            found[f"card:{move.card}"] = _win(world, who)
    return {way: win for way, win in found.items() if win is not None}


def _with_side(g: AndromedaState, who: int) -> tuple[AndromedaState, Side]:
    world = copied(g)
    side = side_of(world, who)
    assert side is not None
    return world, side
