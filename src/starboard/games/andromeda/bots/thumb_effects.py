"""Rules of thumb for what effects ask: what to pay, take, build, repair, advance, claim or keep."""

from collections.abc import Callable
from functools import cache
from typing import Any, Final

from starboard.games.andromeda.board.map import kind_of
from starboard.games.andromeda.bots import launches, station_worth, worth
from starboard.games.andromeda.content import NUMBER_OF, content
from starboard.games.andromeda.moves.effect_moves import (
    Accept,
    Acquire,
    Advance,
    BuildDevelopment,
    BuildShip,
    Choose,
    ClaimMoon,
    Collapse,
    DamageModule,
    DamageShip,
    DiscardCard,
    KeepCard,
    KeepToken,
    MoveShip,
    Pay,
    PayOtherwise,
    Rebuild,
    Recall,
    Recruit,
    RepairModule,
    RepairShip,
    Swap,
    Take,
    TakeUpgrade,
)
from starboard.games.andromeda.notation.grammar import Effect, parse
from starboard.games.andromeda.rules.player_area.developments import planet_at
from starboard.games.andromeda.state.game_state import (
    ICE,
    NANO,
    RESOURCES,
    SHIP_TYPES,
    TITAN,
    TRACKS,
    AndromedaState,
)
from starboard.kernel import Move

Rating = Callable[[AndromedaState, int, Any], float]

NEVER: Final = -99.0


@cache
def _effect(source: str) -> Effect | None:
    """What a card, module, token, base or event does, by its id."""
    c = content()
    for table in (c.tactics, c.modules, c.tokens, c.events, c.regions.bases, c.upgrades, c.core):
        if source in table:
            found: Effect = table[source].effect
            return found
    return None


def _accept(g: AndromedaState, who: int, move: Accept) -> float:
    effect = _effect(move.source)
    return worth.of_effect(effect) + 0.1 if effect is not None else 0.1


@cache
def _parsed(text: str) -> Effect:
    return parse(text)


def _choose(g: AndromedaState, who: int, move: Choose) -> float:
    return worth.of_term(_parsed(move.effect).steps[move.step][move.term])


def _otherwise(g: AndromedaState, who: int, move: PayOtherwise) -> float:
    """What is paid without a question is what a player would pay."""
    return NEVER


def _pay(g: AndromedaState, who: int, move: Pay) -> float:
    """What there is much of is paid with first."""
    have = g.players[who].resources
    paid = (move.energy, move.ice, move.nano, move.titan, move.credit)
    value = -move.cards * worth.CARD
    for resource, count in enumerate(paid):
        for n in range(count):
            value -= worth.RESOURCE[resource] * worth.scarcity(have[resource] - n - 1)
    return value


def _take(g: AndromedaState, who: int, move: Take) -> float:
    have = g.players[who].resources
    value = 0.0
    for resource, count in ((ICE, move.ice), (NANO, move.nano), (TITAN, move.titan)):
        for n in range(count):
            value += worth.RESOURCE[resource] * worth.scarcity(have[resource] + n)
    return value


def _swap(g: AndromedaState, who: int, move: Swap) -> float:
    have = g.players[who].resources
    give, take = RESOURCES.index(move.give), RESOURCES.index(move.take)
    gained = worth.RESOURCE[take] * worth.scarcity(have[take])
    return gained - worth.RESOURCE[give] * worth.scarcity(have[give] - 1) - 0.05


def _discard_card(g: AndromedaState, who: int, move: DiscardCard) -> float:
    return -worth.of_card(move.card)


def _keep_card(g: AndromedaState, who: int, move: KeepCard) -> float:
    return worth.of_card(move.card)


def _keep_token(g: AndromedaState, who: int, move: KeepToken) -> float:
    return worth.of_token(move.token)


def _advance(g: AndromedaState, who: int, move: Advance) -> float:
    return launches.step(g, who, TRACKS.index(move.track))


def _repair_module(g: AndromedaState, who: int, move: RepairModule) -> float:
    held = g.players[who].modules[move.place]
    last = held.damage + held.mechaphage == 1
    return 1.0 + (1.0 if last else 0.0) + 0.2 * station_worth.cycle(held.id, held.moon)


def _repair_ship(g: AndromedaState, who: int, move: RepairShip) -> float:
    """A wreck is worth points as it is; in a return turn a ship that is repaired still activates something."""
    return -0.6 if g.step != "activate" else -0.3


def _damage_module(g: AndromedaState, who: int, move: DamageModule) -> float:
    held = g.players[who].modules[move.place]
    return -station_worth.cycle(held.id, held.moon)


def _damage_ship(g: AndromedaState, who: int, move: DamageShip) -> float:
    return 0.5 if move.ship == "heavy_cruiser" and not g.players[who].shield else -float(SHIP_TYPES.index(move.ship))


def _build_ship(g: AndromedaState, who: int, move: BuildShip) -> float:
    return launches.rate_ship(g, who, SHIP_TYPES.index(move.ship)) + 0.3


def _acquire(g: AndromedaState, who: int, move: Acquire) -> float:
    return launches.rate_module(g, who, move.module) + 0.2


def _upgrade(g: AndromedaState, who: int, move: TakeUpgrade) -> float:
    tile = content().upgrades[move.tile]
    uses = 3.0 if tile.ship == 0 else 1.0
    return worth.of_effect(tile.effect) * (uses if tile.trigger == "on_launch" else 1.0)


def _claim(g: AndromedaState, who: int, move: ClaimMoon) -> float:
    return 2 * worth.of_moon(move.moon) + 0.2 + 2 * content().moons[move.moon].relics


def _recruit(g: AndromedaState, who: int, move: Recruit) -> float:
    return worth.LEADER


def _move_ship(g: AndromedaState, who: int, move: MoveShip) -> float:
    """To a planet where a transport could develop, from where it cannot."""
    if move.ship != "transport":
        return -0.1
    here, there = NUMBER_OF[move.start], NUMBER_OF[move.region]
    return _site(g, who, there) - _site(g, who, here) - 0.3


def _site(g: AndromedaState, who: int, region: int) -> float:
    return launches.prospect(g, who, region) if kind_of(g, region) == "planet" else 0.0


def _develop(g: AndromedaState, who: int, move: BuildDevelopment) -> float:
    return launches.rate_site(g, who, NUMBER_OF[move.region]) + 1.0


def _rebuild(g: AndromedaState, who: int, move: Rebuild) -> float:
    return 4.0


def _collapse(g: AndromedaState, who: int, move: Collapse) -> float:
    kind = planet_at(g, NUMBER_OF[move.region]).development
    value = content().tracks.development_value[g.players[who].tracks[kind.track]]
    return -value - worth.of_effect(kind.ability)


def _recall(g: AndromedaState, who: int, move: Recall) -> float:
    return -0.5


RATINGS: Final[dict[type[Move], Rating]] = {
    Accept: _accept,
    Choose: _choose,
    Pay: _pay,
    PayOtherwise: _otherwise,
    Take: _take,
    Swap: _swap,
    DiscardCard: _discard_card,
    KeepCard: _keep_card,
    KeepToken: _keep_token,
    Advance: _advance,
    RepairModule: _repair_module,
    RepairShip: _repair_ship,
    DamageModule: _damage_module,
    DamageShip: _damage_ship,
    BuildShip: _build_ship,
    Acquire: _acquire,
    TakeUpgrade: _upgrade,
    ClaimMoon: _claim,
    Recruit: _recruit,
    MoveShip: _move_ship,
    BuildDevelopment: _develop,
    Rebuild: _rebuild,
    Collapse: _collapse,
    Recall: _recall,
}
