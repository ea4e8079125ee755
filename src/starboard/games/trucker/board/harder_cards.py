"""GT-LM-5.3: cards that ships of class IV meet are a little harder, and pay a little more."""

from functools import cache

from msgspec.structs import replace

from starboard.games.trucker.board.current_round import is_surcharged
from starboard.games.trucker.content import Adventure, content
from starboard.games.trucker.content.cards import (
    AbandonedShip,
    AbandonedStation,
    Attack,
    CombatZone,
    Credits,
    Loss,
    MeteoricSwarm,
    Pirates,
    Slavers,
    Smugglers,
)
from starboard.games.trucker.state.game_state import TruckerState


def card_on_table(g: TruckerState) -> Adventure:
    """The card that is being resolved, as it counts for these ships."""
    return made_harder(g.card) if is_surcharged(g) else content().cards[g.card]


@cache
def made_harder(id: str) -> Adventure:
    """A card of ours as it counts for ships of class IV."""
    return harder(content().cards[id])


def harder(card: Adventure) -> Adventure:
    """GT-LM-5.3.1 to 5.3.6, but for goods: what is taken of them is each player's choice (GT-LM-5.3.5)."""
    if isinstance(card, AbandonedShip):
        return replace(card, crew=card.crew + 1, credits=card.credits + 1)
    if isinstance(card, AbandonedStation):
        return replace(card, crew=card.crew + 1)
    if isinstance(card, MeteoricSwarm):
        return replace(card, meteors=_first_twice(card.meteors))
    if isinstance(card, Slavers | Pirates):
        reward = Credits(card.reward.credits + 1)
        return replace(card, strength=card.strength + 1, lose=_worse(card.lose), reward=reward)
    if isinstance(card, Smugglers):
        return replace(card, strength=card.strength + 1, lose=_worse(card.lose))
    if isinstance(card, CombatZone):
        return replace(card, lines=tuple(replace(line, lose=_worse(line.lose)) for line in card.lines))
    # GT-LM-5.3.7: everything else is as printed.
    return card


def _worse(loss: Loss) -> Loss:
    """GT-LM-5.3.3: one more of the crew or goods is taken; days stay as they are (GT-LM-5.3.7)."""
    return Loss(
        days=loss.days,
        crew=loss.crew + 1 if loss.crew else 0,
        goods=loss.goods + 1 if loss.goods else 0,
        shots=_first_twice(loss.shots),
    )


def _first_twice(attacks: tuple[Attack, ...]) -> tuple[Attack, ...]:
    """GT-LM-5.3.6: the first attack comes twice, each time with its own roll."""
    return (*attacks[:1], *attacks)
