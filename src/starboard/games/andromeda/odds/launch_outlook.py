"""What a launch would lead to, before anybody commits: who comes, who may join, with how many dice, and who would win
how often (AE-B-7, AE-B-12, AE-B-20).

Everything here is public. What the rules decide counts as certain: a raider in range comes, ships of the Hegemon join.
People decide for themselves, so there are figures without their help and with all of it. Cards in hands are not
counted.
"""

from typing import Literal

import msgspec

from starboard.games.andromeda.board.players import is_hegemon, is_person, people
from starboard.games.andromeda.content import NUMBER_OF, content
from starboard.games.andromeda.moves.battle_moves import PlayTactic
from starboard.games.andromeda.moves.turn_moves import Launch
from starboard.games.andromeda.notation.grammar import total
from starboard.games.andromeda.odds.battle_odds import forecast
from starboard.games.andromeda.rules.battle.battle import begin
from starboard.games.andromeda.rules.battle.battle_cards import PREPARATION, cards_for
from starboard.games.andromeda.rules.battle.battle_escalation import could_join, join
from starboard.games.andromeda.rules.battle.battle_preparation import discard_energy, most_energy
from starboard.games.andromeda.rules.battle.battle_sides import dice_of, fighting, side_of, targeting_of
from starboard.games.andromeda.rules.battle.foray import shadow_warp, threats
from starboard.games.andromeda.rules.battle.hegemon_battle import stays
from starboard.games.andromeda.rules.fleet.ships import contested, raiders_at, sides_at
from starboard.games.andromeda.rules.turn.launch import launch, launches
from starboard.games.andromeda.state.battle_state import Battle, Side
from starboard.games.andromeda.state.game_state import SHIP_TYPES, AndromedaState, Raider

_copier = msgspec.msgpack.Decoder(AndromedaState)


class Joining(msgspec.Struct, frozen=True, array_like=True):
    """A ship elsewhere that has the region in range (AE-B-20.2)."""

    who: int
    ship: int
    start: int
    surely: bool
    """Whether the rules send it (AE-E-15.1); else its owner decides."""


class Stance(msgspec.Struct, frozen=True, array_like=True):
    """One side of the battle that would follow."""

    who: int
    dice: int
    targeting: int
    energy: int
    """What it would discard for some of the dice (AE-B-20.8)."""
    win: float


Help = Literal["alone", "helped", "all"]
"""Who helps: nobody but those whom the rules send; all own ships in range, with all own energy; all ships of everybody
that have the region in range, with all their energy."""
HELP: tuple[Help, ...] = ("alone", "helped", "all")


class Outlook(msgspec.Struct, frozen=True):
    """What waits for ships that are launched to a region."""

    raiders: list[Raider]
    """Of these exactly one makes a foray (AE-B-12.3)."""
    joining: list[Joining]
    fights: dict[str, dict[Help, list[Stance]]]
    """For each type of ship the sides of the battle, by who helps; more help is left out where it changes nothing.
    Where several raiders could come, the player picks the one that suits best. Empty where no battle can follow."""


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
        found[move.region].fights[move.ship] = _fights(saved, who, move, found[move.region])
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
        Joining(who, ship, player.ships[ship], is_hegemon(g, who))
        for who, player in enumerate(g.players)
        for ship in could_join(g, who, region)
        if is_person(g, who) or not stays(g, ship)
    ]


def _fights(saved: bytes, who: int, move: Launch, ahead: Outlook) -> dict[Help, list[Stance]]:
    shown: dict[Help, list[Stance]] = {}
    for help in HELP:
        sides = _best(saved, who, move, ahead, help)
        if sides and sides not in shown.values():
            shown[help] = sides
    return shown


def _best(saved: bytes, who: int, move: Launch, ahead: Outlook, help: Help) -> list[Stance]:
    """The sides of the best battle, whichever raider comes; empty when there is none for the launched ship."""
    coming = range(len(ahead.raiders)) if ahead.raiders else (-1,)
    battles = [_sides(_copier.decode(saved), who, move, raider, help) for raider in coming]
    return max((sides for sides in battles if sides), key=lambda sides: _own(sides, who), default=[])


def _own(sides: list[Stance], who: int) -> float:
    return next(side.win for side in sides if side.who == who)


def _sides(world: AndromedaState, who: int, move: Launch, raider: int, help: Help) -> list[Stance]:
    """The sides when this one of the raiders in range comes (-1: none). Changes the world."""
    region = NUMBER_OF[move.region]
    coming = threats(world, region)
    launch(world, who, SHIP_TYPES.index(move.ship), region)
    if raider >= 0:
        coming[raider].region = region
        if content().raiders[coming[raider].id].ability == "shadow_warp":
            shadow_warp(world)
    there = world.players[who].ships[world.ship]
    if world.peaceful or not contested(world, there):
        return []
    world.battle = begin(world, there)
    helpers = {"alone": [], "helped": [who], "all": list(people(world))}[help]
    for ship in _joining(world, there):
        if ship.surely or ship.who in helpers:
            join(world, ship.who, ship.ship, "AE-B-20.2")
    for side in world.battle.sides:
        if side.who in helpers:
            discard_energy(world, side, most_energy(world, side))
    return _stances(world, world.battle)


def _stances(world: AndromedaState, b: Battle) -> list[Stance]:
    found = forecast(world, b)
    assert found is not None, "a region with ships of two sides"
    return [
        Stance(side.who, dice_of(world, side), targeting_of(world, side), side.energy, round(float(win), 4))
        for side, win in zip(fighting(b), found.win, strict=True)
    ]


# -- In a battle -----------------------------------------------------------------------------------------------------


def _win(g: AndromedaState, who: int) -> float | None:
    """The chance of a side to win the battle as it stands."""
    assert g.battle is not None
    found = forecast(g, g.battle)
    sides = [side.who for side in fighting(g.battle)]
    return None if found is None or who not in sides else float(found.win[sides.index(who)])


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
