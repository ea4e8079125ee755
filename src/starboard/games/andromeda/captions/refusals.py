"""Why a move is not allowed: the words and the rule. Only what the seat may know is part of the answer."""

from functools import singledispatch

from starboard.games.andromeda.board.map import is_nebula, kind_of
from starboard.games.andromeda.content import NUMBER_OF, content
from starboard.games.andromeda.moves.effect_moves import (
    Acquire,
    BuildDevelopment,
    BuildShip,
    ClaimMoon,
    MoveShip,
    Recruit,
    SendLeader,
)
from starboard.games.andromeda.moves.turn_moves import Activate, Launch, PlayCard, ReturnToStation, SlotMoon
from starboard.games.andromeda.names.battle_names import sides_named
from starboard.games.andromeda.names.names import named, region_name
from starboard.games.andromeda.rules.fleet.ships import assaults, navigates, raiders_at
from starboard.games.andromeda.rules.player_area.developments import development_at, planet_at
from starboard.games.andromeda.state.game_state import (
    BAY,
    FIGHTER,
    NOWHERE,
    REPAIR_BAY,
    SCRAPYARD,
    SHIP_TYPES,
    SHIPS_OF,
    TRANSPORT,
    UNBUILT,
    AndromedaState,
)
from starboard.kernel import Arg, Message, Move

Refusal = tuple[Message, str] | None


def why_not(g: AndromedaState, seat: int, move: Move) -> Refusal:
    """The first reason that is found; None when there is nothing special to say."""
    return reason(move, g, seat)


@singledispatch
def reason(move: Move, g: AndromedaState, seat: int) -> Refusal:
    """By the type of the move."""
    return None


@reason.register
def _(move: Launch, g: AndromedaState, seat: int) -> Refusal:
    region = NUMBER_OF.get(move.region, NOWHERE)
    if move.ship not in SHIP_TYPES or region == NOWHERE or not g.tiles[region]:
        return Message("andromeda-no-such-region"), "AE-B-2.8"
    kind = SHIP_TYPES.index(move.ship)
    ships = g.players[seat].ships
    where = region_name(g, region)
    if all(ships[ship] != BAY for ship in SHIPS_OF[kind]):
        built = any(ships[ship] != UNBUILT for ship in SHIPS_OF[kind])
        args: dict[str, Arg] = {"ship": named(move.ship), "built": "yes" if built else "no"}
        return Message("andromeda-not-in-bay", args), "AE-B-4.2"
    if kind_of(g, region) == "quasar":
        return Message("andromeda-quasar-closed", {"region": where}), "AE-B-7.6"
    if is_nebula(region) and not navigates(g, seat, SHIPS_OF[kind][0]):
        return Message("andromeda-needs-navigation", {"region": where}), "AE-B-7.4"
    if region in ships:
        return Message("andromeda-own-ship-there", {"region": where}), "AE-B-7.3"
    there = [who for who, player in enumerate(g.players) if who != seat and region in player.ships]
    if there and not assaults(SHIPS_OF[kind][0]):
        return _occupied(g, seat, there, region), "AE-B-7.1"
    return None


def _occupied(g: AndromedaState, seat: int, there: list[int], region: int) -> Message:
    """Who is there, and what has become of the ship that could go there all the same."""
    fighter = g.players[seat].ships[SHIPS_OF[FIGHTER][0]]
    state = {BAY: "bay", UNBUILT: "unbuilt", SCRAPYARD: "scrap", REPAIR_BAY: "scrap"}.get(fighter, "away")
    args: dict[str, Arg] = {"region": region_name(g, region), "sides": sides_named(g, there), "fighter": state}
    return Message("andromeda-needs-assault", args)


@reason.register
def _(move: ClaimMoon, g: AndromedaState, seat: int) -> Refusal:
    region = NUMBER_OF.get(move.region, NOWHERE)
    if region == NOWHERE or not g.moons.get(region):
        return Message("andromeda-no-moon-there"), "AE-B-9.2"
    return Message("andromeda-moon-out-of-reach", {"region": region_name(g, region)}), "AE-B-9.2"


@reason.register
def _(move: Recruit, g: AndromedaState, seat: int) -> Refusal:
    region = NUMBER_OF.get(move.region, NOWHERE)
    if region not in g.players[seat].posted:
        return Message("andromeda-no-leader-there"), "AE-B-11.4"
    return None


@reason.register
def _(move: SendLeader, g: AndromedaState, seat: int) -> Refusal:
    region = NUMBER_OF.get(move.region, NOWHERE)
    if region == NOWHERE or kind_of(g, region) != "base":
        return Message("andromeda-not-a-base"), "AE-B-11.4"
    return None


@reason.register
def _(move: MoveShip, g: AndromedaState, seat: int) -> Refusal:
    region, start = NUMBER_OF.get(move.region, NOWHERE), NUMBER_OF.get(move.start, NOWHERE)
    if NOWHERE in (region, start) or not g.tiles[region] or move.ship not in SHIP_TYPES:
        return Message("andromeda-no-such-region"), "AE-B-2.8"
    where = region_name(g, region)
    ship = SHIPS_OF[SHIP_TYPES.index(move.ship)][0]
    if is_nebula(region) and not navigates(g, seat, ship):
        return Message("andromeda-needs-navigation", {"region": where}), "AE-B-7.4"
    others = [who for who, player in enumerate(g.players) if who != seat and region in player.ships]
    if others or raiders_at(g, region):
        return Message("andromeda-not-among-others", {"region": where}), "AE-B-20.6"
    return Message("andromeda-too-far", {"region": where}), "AE-B-5.3"


@reason.register
def _(move: ReturnToStation, g: AndromedaState, seat: int) -> Refusal:
    if all(place in (BAY, UNBUILT) for place in g.players[seat].ships):
        return Message("andromeda-nothing-to-return"), "AE-B-4.2"
    return None


@reason.register
def _(move: BuildDevelopment, g: AndromedaState, seat: int) -> Refusal:
    region = NUMBER_OF.get(move.region, NOWHERE)
    if region == NOWHERE or kind_of(g, region) != "planet":
        return Message("andromeda-no-planet"), "AE-B-17.3"
    player, where = g.players[seat], region_name(g, region)
    if development_at(g, region) is not None:
        return Message("andromeda-developed-already", {"region": where}), "AE-B-17.3"
    if all(player.ships[ship] != region for ship in SHIPS_OF[TRANSPORT]):
        return Message("andromeda-no-transport", {"region": where}), "AE-B-17.3"
    needed = planet_at(g, region).leaders
    if player.leaders < needed:
        return Message("andromeda-too-few-leaders", {"needed": needed, "leaders": player.leaders}), "AE-B-17.3"
    return Message("andromeda-cannot-pay"), "AE-B-17.4"


@reason.register
def _(move: Acquire, g: AndromedaState, seat: int) -> Refusal:
    if all(move.module not in column for column in g.columns):
        return Message("andromeda-not-on-offer"), "AE-B-16.2"
    return Message("andromeda-cannot-pay"), "AE-B-16.2"


@reason.register
def _(move: BuildShip, g: AndromedaState, seat: int) -> Refusal:
    members = SHIPS_OF[SHIP_TYPES.index(move.ship)] if move.ship in SHIP_TYPES else ()
    if all(g.players[seat].ships[ship] != UNBUILT for ship in members):
        return Message("andromeda-all-built"), "AE-B-15.5"
    return Message("andromeda-cannot-pay"), "AE-B-15.4"


@reason.register
def _(move: Activate, g: AndromedaState, seat: int) -> Refusal:
    modules = g.players[seat].modules
    if move.what in g.activated or str(move.place) in g.activated:
        return Message("andromeda-activated-already"), "AE-B-13.3"
    if 0 <= move.place < len(modules) and modules[move.place].damaged:
        return Message("andromeda-module-is-damaged"), "AE-B-16.5"
    return None


@reason.register
def _(move: PlayCard, g: AndromedaState, seat: int) -> Refusal:
    if move.card not in g.players[seat].hand:
        return Message("andromeda-not-in-hand"), "AE-B-14.2"
    if content().tactics[move.card].kind != "operation":
        return Message("andromeda-not-an-operation"), "AE-B-6.5"
    return None


@reason.register
def _(move: SlotMoon, g: AndromedaState, seat: int) -> Refusal:
    modules = g.players[seat].modules
    if 0 <= move.place < len(modules) and modules[move.place].moon:
        return Message("andromeda-slot-taken"), "AE-B-9.6"
    return None
