"""Decisions by rules of thumb: every move gets a rating at a glance, in points, and the best one is made.

To do nothing is rated 0, so that what costs more than it brings is left alone.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final

from starboard.games.andromeda.bots import (
    fights,
    launches,
    thumb_battle,
    thumb_effects,
    worth,
)
from starboard.games.andromeda.bots import (
    station_worth as station,
)
from starboard.games.andromeda.bots.choices import for_hegemon, plans
from starboard.games.andromeda.content import content
from starboard.games.andromeda.moves.battle_moves import Escalate, PlayTactic, RerollDie
from starboard.games.andromeda.moves.turn_moves import (
    Activate,
    ActivateTogether,
    DiscardDown,
    DiscardMoon,
    KeepDestiny,
    Launch,
    MoveMoon,
    PlayCard,
    ReturnToStation,
    SlotMoon,
    Trade,
    UseAbility,
    UseToken,
)
from starboard.games.andromeda.rules.player_area.developments import sites
from starboard.games.andromeda.rules.player_area.moons import open_slots
from starboard.games.andromeda.state.game_state import AndromedaState
from starboard.kernel import Choice, Move

Rating = Callable[[AndromedaState, int, Any], float]

RETURN: Final = 1.9
"""What must be better than a return with some ships still in the bay."""
PREPARE: Final = "andromeda-ask-prepare"


def by_thumb(g: AndromedaState, who: int, prompt: str, options: Sequence[Move], some: tuple[int, int] | None) -> Choice:
    """The place of the best move; with `some`, as many places as are wanted."""
    if some is not None:
        return _several(g, who, options, *some)
    if len(options) == 1:
        return 0
    first = options[0]
    if isinstance(first, Escalate):
        return 0 if fights.escalation(g, who, [first]) else 1
    if for_hegemon.is_for_hegemon(g, who, prompt, options):
        # The holder of its Eye does it no favour.
        favours = [for_hegemon.rate(g, who, move) for move in options]
        return favours.index(min(favours))
    ratings = ratings_of(g, who, options)
    if prompt == PREPARE:
        # Energy comes last: then the dice fall.
        cards = [place for place, move in enumerate(options) if isinstance(move, PlayTactic) and ratings[place] > 0]
        if cards:
            return max(cards, key=lambda place: ratings[place])
    return ratings.index(max(ratings))


def ratings_of(g: AndromedaState, who: int, options: Sequence[Move]) -> list[float]:
    """The rating of every move."""
    starts = [move for move in options if isinstance(move, Launch)]
    launched = iter(launches.rate_launches(g, who, starts))
    found = []
    for move in options:
        rate = RATINGS.get(type(move))
        found.append(rate(g, who, move) if rate is not None else next(launched) if type(move) is Launch else 0.0)
    return found


def _several(g: AndromedaState, who: int, options: Sequence[Any], least: int, most: int) -> tuple[int, ...]:
    """Cards to keep or discard, dice to roll again, ships that join a battle."""
    if not options:
        return ()
    if isinstance(options[0], Escalate):
        return fights.escalation(g, who, options)
    if isinstance(options[0], RerollDie):
        return fights.rerolled(options, most)
    ratings = ratings_of(g, who, options)
    order = sorted(range(len(options)), key=lambda place: -ratings[place])
    return tuple(sorted(order[:least]))


# -- The turn --------------------------------------------------------------------------------------------------------


def _return(g: AndromedaState, who: int, move: ReturnToStation) -> float:
    """Nobody returns with ships in the bay, unless there is nothing to launch them for."""
    built = max((launches.rate_site(g, who, region) for region in sites(g, who, 0)), default=0.0)
    return RETURN + 0.5 * max(0.0, built) if not g.ending else 50.0 if station.ready(g, who) else RETURN


def _activate(g: AndromedaState, who: int, move: Activate) -> float:
    if move.place < 0:
        return 0.1 + worth.of_effect(content().core[move.what].effect)
    held = g.players[who].modules[move.place]
    return 0.1 + station.activation(held.id, held.moon)


def _by_itself(g: AndromedaState, who: int, move: Move) -> float:
    """A bot goes through things one by one."""
    return thumb_effects.NEVER


def _play_card(g: AndromedaState, who: int, move: PlayCard) -> float:
    return worth.of_effect(content().tactics[move.card].effect) - 0.5 * worth.CARD


def _slot(g: AndromedaState, who: int, move: SlotMoon) -> float:
    """What the moon brings there in the rest of the game, against what it brings at once."""
    gained = station.cycle(move.module, move.moon) - station.cycle(move.module, "")
    return gained * launches.cycles(g) * 0.7 - 2 * worth.of_moon(move.moon) + _discard_moon_value(g, who, move.moon)


def _discard_moon(g: AndromedaState, who: int, move: DiscardMoon) -> float:
    return _discard_moon_value(g, who, move.moon)


def _discard_moon_value(g: AndromedaState, who: int, moon: str) -> float:
    """With a free slot it waits a little; relics are kept (AE-E-4.5)."""
    if content().moons[moon].relics:
        return -2.0
    waits = 0.5 if open_slots(g, who) else 0.2
    return 2 * worth.of_moon(moon) - waits


def _trade(g: AndromedaState, who: int, move: Trade) -> float:
    return -1.0


def _use_token(g: AndromedaState, who: int, move: UseToken) -> float:
    return worth.of_token(move.token)


def _use_ability(g: AndromedaState, who: int, move: UseAbility) -> float:
    return 0.1 if move.ability == "letters_of_credit" else -0.2


def _move_moon(g: AndromedaState, who: int, move: MoveMoon) -> float:
    player = g.players[who]
    old = player.modules[move.start]
    return (
        station.cycle(move.module, old.moon)
        - station.cycle(move.module, "")
        - station.cycle(old.id, old.moon)
        + station.cycle(old.id, "")
        - 0.1
    )


def _destiny(g: AndromedaState, who: int, move: KeepDestiny) -> float:
    return plans.rate_destiny(g, who, move.card)


RATINGS: Final[dict[type[Move], Rating]] = {
    ReturnToStation: _return,
    Activate: _activate,
    ActivateTogether: _by_itself,
    DiscardDown: _by_itself,
    PlayCard: _play_card,
    SlotMoon: _slot,
    DiscardMoon: _discard_moon,
    Trade: _trade,
    UseToken: _use_token,
    UseAbility: _use_ability,
    MoveMoon: _move_moon,
    KeepDestiny: _destiny,
    **thumb_effects.RATINGS,
    **thumb_battle.RATINGS,
}
