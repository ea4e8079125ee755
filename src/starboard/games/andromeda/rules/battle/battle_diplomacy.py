"""AE-B-20.5, AE-B-20.6: diplomacy: one card each; truces and withdrawals."""

from functools import partial

from starboard.games.andromeda.board.map import is_nebula, movements
from starboard.games.andromeda.board.players import is_person
from starboard.games.andromeda.content import NUMBER_OF, REGION_NAMES
from starboard.games.andromeda.effects.effects import Source, may, op
from starboard.games.andromeda.moves.battle_moves import (
    AgreeToTruce,
    Oppose,
    Pass,
    PlayTactic,
    RefuseTruce,
    UseEffect,
    WithdrawShip,
)
from starboard.games.andromeda.moves.companion_moves import FightOn, SitOut
from starboard.games.andromeda.names.battle_names import side_name
from starboard.games.andromeda.names.names import region_name
from starboard.games.andromeda.notation.grammar import Args
from starboard.games.andromeda.rules.battle.battle_cards import DIPLOMACY, cards_for, may_hold, play_card, use, uses
from starboard.games.andromeda.rules.battle.battle_sides import has_ability, opponents, side_of, the_battle
from starboard.games.andromeda.rules.fleet.ships import move_to, navigates, recall, ships_at
from starboard.games.andromeda.state.game_state import BAY, SHIP_TYPES, SHIPS_OF, TYPE_OF, AndromedaState
from starboard.kernel import Ask, Move, Offer, Rules, show, tell

BAY_NAME = "bay"


def negotiate(g: AndromedaState, who: int) -> Rules[None]:
    """AE-B-20.5: a player in the battle may play one Diplomacy card, unless the Hollow Choir silences all; an upgrade
    may work here, too."""
    side = side_of(g, who)
    assert side is not None
    if g.told:
        yield from tell_diplomacy(g, who)
        return
    played = False
    silent = has_ability(g, "silence")
    while not side.out and (
        uses(g, who, DIPLOMACY) or (not played and not silent and may_hold(g, who, DIPLOMACY, "AE-B-20.5"))
    ):
        make = partial(_options, g, who, cards=not played and not silent)
        move = yield Ask(who, "andromeda-ask-diplomacy", Offer(make, secret=True, alone=False), "AE-B-20.5")
        if isinstance(move, PlayTactic):
            played = True
            yield from play_card(g, who, move.card, "AE-B-20.5")
        elif isinstance(move, UseEffect):
            yield from use(g, who, move, DIPLOMACY)
        else:
            return


def tell_diplomacy(g: AndromedaState, who: int) -> Rules[None]:
    """AE-B-20.6: whether a person at another table is still in it after truces, and which ships have withdrawn."""
    region = the_battle(g).region
    while ships_at(g, who, region):
        options = [FightOn(), SitOut(), *_withdrawals(g, who)]
        move = yield Ask(who, "andromeda-ask-told-diplomacy", options, "AE-B-20.6")
        if isinstance(move, WithdrawShip):
            withdraw(g, who, move)
            continue
        if isinstance(move, SitOut):
            sit_out(g, who, "AE-B-20.6")
        return
    leave(g, who)


def _options(g: AndromedaState, who: int, cards: bool) -> list[Move]:
    playable = cards_for(g, who, DIPLOMACY, "AE-B-20.5") if cards else []
    return [*playable, *uses(g, who, DIPLOMACY), Pass()]


# -- Truce -----------------------------------------------------------------------------------------------------------


def _partners(g: AndromedaState, who: int) -> list[int]:
    """AE-B-20.6: other people in the battle. Raiders and the Hegemon agree to nothing."""
    return [other for other in opponents(g, who) if is_person(g, other)]


@op("truce")
def _truce(g: AndromedaState, who: int, args: Args, source: Source) -> Rules[None]:
    """AE-B-20.6: if the other agrees, both sides sit out."""
    other = yield from choose_opponent(g, who, _partners(g, who), source)
    move = yield Ask(other, "andromeda-ask-truce", [AgreeToTruce(), RefuseTruce()], "AE-B-20.6", {"seat": who})
    if isinstance(move, RefuseTruce):
        tell(g, "andromeda-truce-refused", "AE-B-20.6", seat=other)
        return
    for one in (who, other):
        sit_out(g, one, "AE-B-20.6")


@may("truce")
def _may_truce(g: AndromedaState, who: int, args: Args, source: Source) -> bool:
    return side_of(g, who) is not None and bool(_partners(g, who))


def sit_out(g: AndromedaState, who: int, rule: str) -> None:
    """A side no longer takes part: it neither wins nor loses."""
    side = side_of(g, who)
    assert side is not None
    side.out = True
    tell(g, "andromeda-sits-out", rule, seat=side_name(g, who))
    show(g, "out", who=who, at=the_battle(g).region)


def choose_opponent(g: AndromedaState, who: int, others: list[int], source: Source) -> Rules[int]:
    """The player chooses at whom an effect is aimed; with one choice it is clear."""
    if len(others) == 1:
        return others[0]
    options: list[Move] = [Oppose(other) for other in others]
    move = yield Ask(who, "andromeda-ask-oppose", options, source.rule)
    return int(move.side)


# -- Withdrawal ------------------------------------------------------------------------------------------------------


def ways_out(g: AndromedaState, who: int, ship: int) -> list[int]:
    """AE-B-20.6: regions next to the battle without ships of other sides, or the launch bay if there is none."""
    region = the_battle(g).region
    sails = navigates(g, who, ship)
    taken = {raider.region for raider in g.raiders}
    for other, player in enumerate(g.players):
        if other != who:
            taken.update(player.ships)
    near = [
        place
        for place, away in enumerate(movements(g, region, sails))
        if away == 1 and place not in taken and (sails or not is_nebula(place))
    ]
    return near or [BAY]


def _withdrawals(g: AndromedaState, who: int) -> list[Move]:
    kinds = sorted({TYPE_OF[ship] for ship in ships_at(g, who, the_battle(g).region)})
    return [
        WithdrawShip(SHIP_TYPES[kind], BAY_NAME if place == BAY else REGION_NAMES[place])
        for kind in kinds
        for place in ways_out(g, who, SHIPS_OF[kind][0])
    ]


@op("withdraw")
def _withdraw(g: AndromedaState, who: int, args: Args, source: Source) -> Rules[None]:
    """AE-B-20.6: this many of the player's ships leave the battle. A side without ships is no longer a side."""
    b = the_battle(g)
    for _ in range(int(args[0])):
        options = _withdrawals(g, who)
        move = options[0]
        if len(options) > 1:
            move = yield Ask(who, "andromeda-ask-withdraw", options, "AE-B-20.6")
        assert isinstance(move, WithdrawShip)
        withdraw(g, who, move)
        if not ships_at(g, who, b.region):
            leave(g, who)
            return


def withdraw(g: AndromedaState, who: int, move: WithdrawShip) -> None:
    """AE-B-20.6: a ship leaves the battle."""
    region = the_battle(g).region
    ship = next(ship for ship in SHIPS_OF[SHIP_TYPES.index(move.ship)] if g.players[who].ships[ship] == region)
    if move.region == BAY_NAME:
        recall(g, who, ship, "AE-B-20.6")
    else:
        move_to(g, who, ship, NUMBER_OF[move.region], "AE-B-20.6", "")


@may("withdraw")
def _may_withdraw(g: AndromedaState, who: int, args: Args, source: Source) -> bool:
    return g.battle is not None and g.battle.step == "diplomacy" and bool(ships_at(g, who, g.battle.region))


def leave(g: AndromedaState, who: int) -> None:
    """A side without ships in the region is none."""
    b = the_battle(g)
    side = side_of(g, who)
    assert side is not None
    side.out = True
    tell(g, "andromeda-left-battle", "AE-B-20.6", seat=who, region=region_name(g, b.region))
    show(g, "out", who=who, at=b.region)
