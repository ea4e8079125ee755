"""Battles as a player reckons them: the chance to win, what is won and lost, and what that makes of a move."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Final

from starboard.games.andromeda.board.map import kind_of
from starboard.games.andromeda.board.players import hegemon_player, hegemon_side
from starboard.games.andromeda.bots import worth
from starboard.games.andromeda.content import NUMBER_OF, content
from starboard.games.andromeda.moves.battle_moves import DiscardEnergy, Escalate, PlayTactic, RerollDie
from starboard.games.andromeda.notation.grammar import Effect, total
from starboard.games.andromeda.odds.battle_odds import at_stake, forecast
from starboard.games.andromeda.rules.battle.battle_escalation import could_join
from starboard.games.andromeda.rules.battle.battle_sides import fighting, raider_cards, side_of
from starboard.games.andromeda.rules.battle.foray import threats
from starboard.games.andromeda.rules.battle.hegemon_battle import stays
from starboard.games.andromeda.rules.fleet.ships import contested, raiders_at, sides_at
from starboard.games.andromeda.rules.player_area.developments import development_at
from starboard.games.andromeda.rules.player_area.factions import has
from starboard.games.andromeda.state.battle_state import RAIDERS, Battle, Side
from starboard.games.andromeda.state.game_state import ENERGY, SHIP_TYPES, SHIPS_OF, AndromedaState, Raider
from starboard.kernel import Move

STEP: Final = 1.7
"""A step on Supremacy."""
ACTIVATION: Final = 1.6
"""What a ship that is scrapped would still have done."""
WRECK: Final = 2.0
DEAR_WRECK: Final = 3.0
RIVAL: Final = 0.4
"""What it is worth that another player loses a battle."""
ENERGY_WORTH: Final = 0.3
SITE: Final = 2.0
"""What a transport is worth on a planet without a development."""
FREE_DICE: Final = 2
"""Dice that a player is expected to add with energy, if there is any."""


def chance(g: AndromedaState, who: int) -> float:
    """How likely this player is to win the battle as it stands."""
    b = g.battle
    if b is None:
        return 0.0
    sides = [side.who for side in fighting(b)]
    if who not in sides:
        return 0.0
    found = forecast(g, b)
    return float(found.win[sides.index(who)]) if found is not None else 0.0


def prize(g: AndromedaState, region: int, others: int) -> float:
    """What the winner of a battle gets: a step on Supremacy, the points of raiders, the losses of the others."""
    points = sum(card.vp + g.raider_bonus for card in raider_cards(g, region))
    return STEP + points + RIVAL * others


def loss(g: AndromedaState, who: int, ships: int) -> float:
    """What a lost battle costs: activations, less the points for wrecks and the card that a loser draws."""
    wreck = DEAR_WRECK if has(g, who, "second_life") else WRECK
    return ships * (ACTIVATION - wreck) - worth.CARD


def stake(g: AndromedaState, b: Battle, who: int) -> float:
    """How much better it is to win than to lose."""
    others = sum(side.who not in (who, RAIDERS) for side in fighting(b))
    return prize(g, b.region, others) + loss(g, who, at_stake(g, b, who))


def expected(g: AndromedaState, b: Battle, who: int) -> float:
    """What the battle is worth to a side as it stands."""
    return chance(g, who) * stake(g, b, who) - loss(g, who, at_stake(g, b, who))


# -- Before the roll -------------------------------------------------------------------------------------------------


def rate_energy(g: AndromedaState, who: int, move: DiscardEnergy) -> float:
    """More dice, less energy."""
    gained = _with(g, who, move.energy, 0, 0)
    return gained - ENERGY_WORTH * move.energy


def rate_tactic(g: AndromedaState, who: int, move: PlayTactic) -> float:
    """More dice or targeting, fewer dice of the others; a card less."""
    card = content().tactics[move.card]
    if card.timing in ("battle_prep", "diplomacy"):
        dice, targeting = total([card.effect], "dice"), total([card.effect], "targeting")
        fewer = total([card.effect], "enemy_dice") + total([card.effect], "enemy_discard_or_die")
        if dice or targeting or fewer:
            return _with(g, who, dice, targeting, fewer) - worth.CARD - _price(card.effect)
    if card.timing == "after_roll":
        return rate_after_roll(g, who) - worth.CARD
    return worth.of_effect(card.effect) - worth.CARD


def _price(effect: Effect) -> float:
    costs = [term.cost for step in effect.steps for term in step if term.cost is not None]
    return -sum(worth.of_call(cost) for cost in costs)


def chance_after(g: AndromedaState, who: int, move: Move) -> float:
    """How likely this player is to win once it has spent this energy or played this card."""
    if isinstance(move, DiscardEnergy):
        return _changed(g, who, move.energy, 0, 0)
    if not isinstance(move, PlayTactic):
        return chance(g, who)
    effect = content().tactics[move.card].effect
    fewer = total([effect], "enemy_dice") + total([effect], "enemy_discard_or_die")
    return _changed(g, who, total([effect], "dice"), total([effect], "targeting"), fewer)


def _with(g: AndromedaState, who: int, dice: int, targeting: int, fewer: int) -> float:
    """What it is worth to change the numbers of this battle."""
    b, side = g.battle, side_of(g, who)
    if b is None or side is None:
        return 0.0
    if b.step == "gate":
        return 0.3 * (dice + targeting)
    return (_changed(g, who, dice, targeting, fewer) - chance(g, who)) * stake(g, b, who)


def _changed(g: AndromedaState, who: int, dice: int, targeting: int, fewer: int) -> float:
    """How likely this player is to win with other numbers."""
    b, side = g.battle, side_of(g, who)
    if b is None or side is None:
        return 0.0
    others = [other for other in fighting(b) if other is not side]
    _change(side, dice, targeting)
    if others:
        _change(others[0], -fewer, 0)
    after = chance(g, who)
    _change(side, -dice, -targeting)
    if others:
        _change(others[0], fewer, 0)
    return after


def _change(side: Side, dice: int, targeting: int) -> None:
    side.dice += dice
    side.targeting += targeting


# -- After the roll --------------------------------------------------------------------------------------------------


def rate_after_roll(g: AndromedaState, who: int) -> float:
    """Whether it would help to roll dice again: only those who are behind need it."""
    b, side = g.battle, side_of(g, who)
    if b is None or side is None or not side.roll:
        return 0.0
    if b.step == "gate":
        return 0.1
    if chance(g, who) > 0:
        return 0.0
    low = min(side.roll)
    return 0.35 * stake(g, b, who) if low < 5 else 0.0


def rerolled(options: Sequence[RerollDie], most: int) -> tuple[int, ...]:
    """The places of the lowest dice, of those that show less than a new roll would on average."""
    low = sorted((move.shows, place) for place, move in enumerate(options) if move.shows < 4)
    return tuple(sorted(place for _, place in low[:most]))


# -- Who comes -------------------------------------------------------------------------------------------------------


@contextmanager
def hegemon_called(g: AndromedaState, region: int) -> Iterator[None]:
    """With the ships of the Hegemon that will join a battle in this region: all that have it in range (AE-E-15.1)."""
    if g.hegemon is None:
        yield
        return
    ships = hegemon_player(g).ships
    before = list(ships)
    for ship in [ship for ship in could_join(g, hegemon_side(g), region) if not stays(g, ship)]:
        ships[ship] = region
    yield
    ships[:] = before


def escalation(g: AndromedaState, who: int, options: Sequence[Escalate]) -> tuple[int, ...]:
    """The places of the ships that join: none, one, or all, as it pays. They are moved and moved back to see. The
    Hegemon comes after them, if it has not come yet."""
    b = g.battle
    assert b is not None
    if g.hegemon is None or hegemon_side(g) not in b.order:
        return _best_of(g, b, who, options)
    sides = list(b.sides)
    with hegemon_called(g, b.region):
        if side_of(g, hegemon_side(g)) is None and hegemon_side(g) in sides_at(g, b.region):
            b.sides = [*sides, Side(hegemon_side(g))]
        best = _best_of(g, b, who, options)
    b.sides = sides
    return best


def _best_of(g: AndromedaState, b: Battle, who: int, options: Sequence[Escalate]) -> tuple[int, ...]:
    best: tuple[int, ...] = ()
    value = expected(g, b, who) if side_of(g, who) is not None else 0.0
    choices: list[tuple[int, ...]] = [(place,) for place in range(len(options))]
    if len(options) > 1:
        choices.append(tuple(range(len(options))))
    for places in choices:
        tried = _joined(g, b, who, [options[place] for place in places])
        if tried > value + 0.3:
            best, value = places, tried
    return best


def _joined(g: AndromedaState, b: Battle, who: int, moves: Sequence[Escalate]) -> float:
    """What the battle is worth with these ships in it."""
    with _in_battle(g, b, who, moves):
        return expected(g, b, who) - SITE * sum(_leaves_site(g, move) for move in moves)


def chance_joined(g: AndromedaState, who: int, moves: Sequence[Escalate]) -> float:
    """How likely this player is to win with these ships in the battle."""
    assert g.battle is not None
    with _in_battle(g, g.battle, who, moves):
        return chance(g, who)


@contextmanager
def _in_battle(g: AndromedaState, b: Battle, who: int, moves: Sequence[Escalate]) -> Iterator[None]:
    """With these ships in the battle; afterwards they are where they were."""
    ships = g.players[who].ships
    before, sides = list(ships), list(b.sides)
    for move in moves:
        start = NUMBER_OF[move.region]
        ship = next(ship for ship in SHIPS_OF[SHIP_TYPES.index(move.ship)] if ships[ship] == start)
        ships[ship] = b.region
    if side_of(g, who) is None:
        b.sides = [*sides, Side(who)]
    yield
    ships[:], b.sides = before, sides


def _leaves_site(g: AndromedaState, move: Escalate) -> bool:
    """Whether a transport leaves a planet that it could develop."""
    region = NUMBER_OF[move.region]
    return move.ship == "transport" and kind_of(g, region) == "planet" and development_at(g, region) is None


# -- Battles to come -------------------------------------------------------------------------------------------------


def looming(g: AndromedaState, who: int, region: int) -> float:
    """What the battle is worth that follows if the player, whose ship stands in this region, stays there: against whom
    is there, or the raider that would make a foray."""
    comers = threats(g, region)
    raider = min(comers, key=_strength) if comers else None
    if raider is None and not contested(g, region):
        return 0.0
    home = raider.region if raider is not None else region
    if raider is not None:
        raider.region = region
    value = _fought(g, who, region)
    if raider is not None:
        raider.region = home
    return value


def coming(g: AndromedaState, who: int) -> float:
    """What the battle is worth to a player that is about to begin; nothing if there is none, or others fight it."""
    b = g.battle
    if b is None or who not in sides_at(g, b.region):
        return 0.0
    return _fought(g, who, b.region)


def _strength(raider: Raider) -> tuple[int, int]:
    card = content().raiders[raider.id]
    return card.guns, card.targeting


def _fought(g: AndromedaState, who: int, region: int) -> float:
    """A battle in a region, with some energy of the player, as it would begin now; the Hegemon is drawn to it."""
    before, spent = g.battle, min(FREE_DICE, g.players[who].resources[ENERGY])
    with hegemon_called(g, region):
        sides = [Side(other) for other in sides_at(g, region)]
        if raiders_at(g, region):
            sides.append(Side(RAIDERS))
        g.battle = Battle(region, "preparation", sides)
        plain = expected(g, g.battle, who)
        for side in sides:
            if side.who == who:
                side.dice = spent
        fuelled = expected(g, g.battle, who) - ENERGY_WORTH * spent
    g.battle = before
    return max(plain, fuelled)
