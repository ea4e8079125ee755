"""What lies beside the map: resources, cards, tokens and tiles that nobody has, modules on offer, events."""

from typing import cast

from starboard.games.andromeda.content import content
from starboard.games.andromeda.state.game_state import AndromedaState
from starboard.games.andromeda.view.words import (
    MODULE_NAMES,
    SHIP_NAMES,
    EventDeck,
    ModuleName,
    Resources,
    ShipName,
)
from starboard.kernel.view import View


class StacksView(View, frozen=True):
    """How many discovery tokens are left in each stack."""

    science_4: int
    science_8: int
    observatory: int


class SupplyView(View, frozen=True):
    """What nobody has."""

    resources: Resources
    tactics: int
    """Tactics cards in the deck."""
    discards: list[str]
    """Tactics cards that were discarded."""
    stacks: StacksView
    supremacy: list[str]
    """The supremacy tokens on the three marked spaces of the track; empty when taken."""
    neutral: dict[ShipName, int]
    """Neutral upgrade tiles that are left for each type of ship."""


class ColumnView(View, frozen=True):
    """The modules of one type."""

    type: ModuleName
    offers: list[str]
    """Those that can be acquired."""
    deck: int
    """How many are left in the deck."""


class EventsView(View, frozen=True):
    """The event deck and the way to the next event."""

    deck: EventDeck
    to_come: int
    """Cards in the deck."""
    past: list[str]
    card: str
    """The event that is being resolved; empty when there is none."""
    way: int
    """Steps of the marker from one event to the next."""
    steps_left: int
    """Steps until the next event."""


def supply_view(g: AndromedaState) -> SupplyView:
    """What nobody has."""
    return SupplyView(
        Resources(*g.supply),
        len(g.tactics.cards),
        list(g.tactics.discards),
        StacksView(*[len(stack.tokens) for stack in g.stacks]),
        list(g.supremacy),
        dict(zip(SHIP_NAMES, g.neutral, strict=True)),
    )


def market_view(g: AndromedaState) -> list[ColumnView]:
    """AE-B-2.16: the modules on offer."""
    return [
        ColumnView(name, list(column), len(deck.cards))
        for name, column, deck in zip(MODULE_NAMES, g.columns, g.modules, strict=True)
    ]


def events_view(g: AndromedaState) -> EventsView:
    """AE-B-19: events past and to come."""
    steps = content().event_track.steps
    return EventsView(
        cast(EventDeck, g.deck),
        len(g.events.cards),
        list(g.events.discards),
        g.event,
        steps[max(len(g.players), min(steps))],
        g.to_event,
    )
