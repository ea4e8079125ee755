"""What a launch would lead to, before anybody commits: who comes, who may join, with how many dice, and who would win
how often (AE-B-7, AE-B-12, AE-B-20).

Everything here is public. What the rules decide counts as certain: a raider in range comes, ships of the Hegemon join.
People decide for themselves, so there are figures without their help and with all of it. Cards in hands are not
counted.
"""

from collections.abc import Mapping
from functools import lru_cache
from typing import Literal

import msgspec

from starboard.games.andromeda.board.map import within
from starboard.games.andromeda.board.players import is_hegemon, is_person, people
from starboard.games.andromeda.content import NUMBER_OF, content
from starboard.games.andromeda.moves.turn_moves import Launch
from starboard.games.andromeda.odds.battle_odds import forecast
from starboard.games.andromeda.odds.rehearsed import KEPT, copier, saved
from starboard.games.andromeda.rules.battle.battle import begin
from starboard.games.andromeda.rules.battle.battle_escalation import could_join, join
from starboard.games.andromeda.rules.battle.battle_preparation import discard_energy, most_energy
from starboard.games.andromeda.rules.battle.battle_sides import dice_of, fighting, targeting_of
from starboard.games.andromeda.rules.battle.foray import shadow_warp, threats
from starboard.games.andromeda.rules.battle.hegemon_battle import stays
from starboard.games.andromeda.rules.fleet.ships import contested
from starboard.games.andromeda.rules.turn.launch import launch, launches
from starboard.games.andromeda.state.battle_state import Battle
from starboard.games.andromeda.state.game_state import SHIP_TYPES, AndromedaState, Raider


class Joining(msgspec.Struct, frozen=True):
    """A ship elsewhere that has the region in range (AE-B-20.2)."""

    who: int
    ship: int
    start: int
    surely: bool
    """Whether the rules send it (AE-E-15.1); else its owner decides."""


class Stance(msgspec.Struct, frozen=True):
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


def outlooks(g: AndromedaState, who: int) -> Mapping[str, Outlook]:
    """By name, the regions to which this player can launch a ship and where somebody would be waiting."""
    # Mostly nobody waits anywhere; then the table need not be copied.
    return _outlooks(saved(g), who) if _awaited(g, who) else {}


def _awaited(g: AndromedaState, who: int) -> list[Launch]:
    """The launches to regions where somebody would be waiting."""
    cards = content().raiders
    occupied = {place for other, player in enumerate(g.players) if other != who for place in player.ships}
    for raider in g.raiders:
        occupied.update(within(g, raider.region, cards[raider.id].range))
    return [move for move in launches(g, who) if isinstance(move, Launch) and NUMBER_OF[move.region] in occupied]


@lru_cache(maxsize=KEPT)
def _outlooks(table: bytes, who: int) -> Mapping[str, Outlook]:
    g = copier.decode(table)
    found: dict[str, Outlook] = {}
    for move in _awaited(g, who):
        region = NUMBER_OF[move.region]
        if move.region not in found:
            found[move.region] = Outlook(threats(g, region), _joining(g, region), {})
        found[move.region].fights[move.ship] = _fights(table, who, move, found[move.region])
    return found


def _joining(g: AndromedaState, region: int) -> list[Joining]:
    return [
        Joining(who, ship, player.ships[ship], is_hegemon(g, who))
        for who, player in enumerate(g.players)
        for ship in could_join(g, who, region)
        if is_person(g, who) or not stays(g, ship)
    ]


def _fights(table: bytes, who: int, move: Launch, ahead: Outlook) -> dict[Help, list[Stance]]:
    """The sides of the best battle, whichever raider comes; none where there is none for the launched ship."""
    coming = range(len(ahead.raiders)) if ahead.raiders else (-1,)
    battles = [_with_help(copier.decode(table), who, move, raider) for raider in coming]
    shown: dict[Help, list[Stance]] = {}
    for help in HELP:
        fought = [battle[help] for battle in battles if battle]
        sides = max(fought, key=lambda sides: _own(sides, who), default=[])
        if sides and sides not in shown.values():
            shown[help] = sides
    return shown


def _own(sides: list[Stance], who: int) -> float:
    return next(side.win for side in sides if side.who == who)


def _with_help(world: AndromedaState, who: int, move: Launch, raider: int) -> dict[Help, list[Stance]]:
    """The sides when this one of the raiders in range comes (-1: none), by who helps; empty when there is no battle.
    Changes the world: more and more join, and discard their energy."""
    there = _launched(world, who, move, raider)
    if world.peaceful or not contested(world, there):
        return {}
    b = world.battle = begin(world, there)
    waiting = _joining(world, there)
    others = [other for other in people(world) if other != who]
    more: dict[Help, list[int]] = {"alone": [], "helped": [who], "all": others}
    shown: dict[Help, list[Stance]] = {}
    stances: list[Stance] = []
    for help, helpers in more.items():
        changed = not stances
        for ship in waiting:
            if ship.who in helpers or (ship.surely and help == "alone"):
                join(world, ship.who, ship.ship, "AE-B-20.2")
                changed = True
        for side in b.sides:
            if side.who in helpers and (energy := most_energy(world, side)):
                discard_energy(world, side, energy)
                changed = True
        if changed:
            stances = _stances(world, b)
        shown[help] = stances
    return shown


def _launched(world: AndromedaState, who: int, move: Launch, raider: int) -> int:
    """Where the ship is after the launch and the foray."""
    region = NUMBER_OF[move.region]
    coming = threats(world, region)
    launch(world, who, SHIP_TYPES.index(move.ship), region)
    if raider >= 0:
        coming[raider].region = region
        if content().raiders[coming[raider].id].ability == "shadow_warp":
            shadow_warp(world)
    return world.players[who].ships[world.ship]


def _stances(world: AndromedaState, b: Battle) -> list[Stance]:
    found = forecast(world, b)
    assert found is not None, "a region with ships of two sides"
    return [
        Stance(side.who, dice_of(world, side), targeting_of(world, side), side.energy, round(float(win), 4))
        for side, win in zip(fighting(b), found.win, strict=True)
    ]
