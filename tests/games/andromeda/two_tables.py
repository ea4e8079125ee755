"""Two tables side by side: what lies face down on one is laid under the other, and what must be equal on both."""

from copy import deepcopy
from typing import Any

from starboard.games.andromeda.state.game_state import (
    SHIPS_OF,
    AndromedaState,
)

HIDDEN = (
    "chance",
    "tactics",
    "modules",
    "events",
    "planets",
    "spare_moons",
    "stacks",
    "raiders_to_come",
    "cards",
    "supremacy",
    "supply",
)
"""What lies face down, and what only people look at."""
HIDDEN_OF_HEGEMON = ("decks", "negotiations", "tiles")


def hidden(g: AndromedaState) -> dict[str, Any]:
    """All that falls by chance, to be laid under another table."""
    found = {name: getattr(g, name) for name in HIDDEN}
    found |= {name: getattr(g.hegemon, name) for name in HIDDEN_OF_HEGEMON}
    return deepcopy(found | {"hand": g.players[g.seats].hand, "moons": g.moons})


def lay_under(g: AndromedaState, under: dict[str, Any]) -> None:
    """The same cards and dice here as there. Moons that are not seen lie below those that are."""
    under = deepcopy(under)
    assert g.hegemon is not None
    for name in HIDDEN:
        setattr(g, name, under[name])
    for name in HIDDEN_OF_HEGEMON:
        setattr(g.hegemon, name, under[name])
    g.players[g.seats].hand = under["hand"]
    for region, moons in under["moons"].items():
        if len(moons) == len(g.moons.get(region, [])):
            g.moons[region] = moons


def fleet(g: AndromedaState, who: int) -> list[list[int]]:
    """Where the ships of each type are; which is which does not matter."""
    return [sorted(g.players[who].ships[ship] for ship in members) for members in SHIPS_OF]


def known(g: AndromedaState) -> dict[str, Any]:
    """All that the Hegemon looks at."""
    its, h = g.players[g.seats], g.hegemon
    assert h is not None
    return {
        "tiles": g.tiles,
        "raiders": sorted((raider.id, raider.region) for raider in g.raiders),
        "figures": g.free_figures,
        "marker": (g.to_event, g.events_done, g.arrivals),
        "developments": sorted((place.region, place.owner, place.collapsed) for place in g.developments),
        "moons": {region: moons for region, moons in g.moons.items() if moons},
        "columns": [sorted(column) for column in g.columns],
        "people": [(player.vp, fleet(g, who), player.posted) for who, player in enumerate(g.players[: g.seats])],
        "its": (its.vp, its.ships, its.shield, its.leaders, its.posted, its.settled, its.tracks, its.moons, its.tokens),
        "modules": [(module.id, module.damage, module.mechaphage) for module in its.modules],
        "hand": len(its.hand),
        "hegemon": (h.eye, h.probe, h.marker, h.cards, h.upgrades, h.bribed, h.eye_due),
        "turn": (g.turn, g.turns, g.ending, g.final),
    }


def lines_of_the_hegemon(log: list[Any]) -> list[tuple[str, dict[str, Any], str]]:
    """The lines of a log that are not about a person's own doings, or about who has won."""
    return [
        (event.message.id, dict(event.message.args), event.rule if event.message.id != MARKER else "")
        for event in log
        if event.is_said
        and not isinstance(event.message.args.get("seat"), int)
        and event.message.id not in UNEQUAL
        and event.to is None
    ]


MARKER = "andromeda-event-marker"
"""Why the marker moved may be known at the table only."""
UNEQUAL = frozenset(
    f"andromeda-{name}"
    for name in (
        "battle-won",
        "battle-tied",
        "told-won",
        "told-tied",
        "told-event",
        "told-card",
        "told-module",
        "event-nobody",
        "dice-now",
    )
)
"""What a companion says in other words or at another time, for it was told; whom an event reaches may be seen at the
table only."""
