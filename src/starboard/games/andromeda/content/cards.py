"""The cards: tactics, events, destiny; and the table of the Underdark Gate."""

from collections.abc import Mapping
from importlib.resources.abc import Traversable

import msgspec

from starboard.content import expect
from starboard.games.andromeda.content.moments import TRIGGERS
from starboard.games.andromeda.content.reading import Row, read_table
from starboard.games.andromeda.notation.grammar import Effect

DECKS = ("dawn", "twilight", "shadows")
"""AE-B-2.2, AE-E-3."""
AFFECTED = ("each", "board", "rich", "fleet", "behind", "gate")
"""Whom an event concerns: each player; nobody, but the map; those with 5 or more resources; those with 3 or more ships
on the map; those who do not lead; those who have the Gate in range (AE-E-3.3)."""
COUNTED = (
    "cards",
    "developments",
    "discoveries",
    "highest_track",
    "leaders",
    "lowest_track",
    "modules",
    "moons",
    "planet_types",
    "pristine",
    "raiders",
    "relics",
    "resources",
    "scrapyard",
    "ship_types",
    "ships_near_dark",
    "southern_developments",
    "supremacy_tokens",
    "tracks_at_5",
    "transports_out",
)
"""What destiny cards count; `score` knows how."""


class TacticsCard(msgspec.Struct, frozen=True):
    """AE-B-6.5: a tactics card."""

    id: str
    kind: str
    """`maneuver`, `diplomacy` or `operation`."""
    copies: int
    timing: str
    effect: Effect


class EventCard(msgspec.Struct, frozen=True):
    """AE-B-19: an event."""

    id: str
    deck: str
    affects: str
    effect: Effect
    hegemon_effect: Effect | None
    """What the Hegemon gains instead (AE-E-12.2); None when it is treated as a player."""
    replaced: bool = False
    """Whether the box of the Hegemon brings another card of this name (AE-E-6.12): no other card may treat the Hegemon
    differently from a player."""


class DestinyCard(msgspec.Struct, frozen=True):
    """AE-B-3.12: `points` for each `each` of something, at most `cap`."""

    id: str
    what: str
    points: int
    each: int
    cap: int


def read_tactics(folder: Traversable) -> Mapping[str, TacticsCard]:
    """The tactics cards by id."""
    rows = read_table(folder, "tactics_cards.csv", "id,kind,copies,timing,effect,status")
    return {row.fields["id"]: _tactics(row) for row in rows}


def _tactics(row: Row) -> TacticsCard:
    row.status()
    kind = row.word("kind", ("maneuver", "diplomacy", "operation"))
    timing = row.word("timing", TRIGGERS)
    return TacticsCard(row.fields["id"], kind, row.number("copies", 9), timing, row.effect("effect"))


def read_events(folder: Traversable) -> Mapping[str, EventCard]:
    """The event cards by id."""
    rows = read_table(folder, "event_cards.csv", "id,deck,affects,effect,replaced,hegemon_effect,status")
    return {row.fields["id"]: _event(row) for row in rows}


def _event(row: Row) -> EventCard:
    row.status()
    instead = None if row.fields["hegemon_effect"] == "as_player" else row.effect("hegemon_effect")
    replaced = row.word("replaced", ("yes", "no")) == "yes"
    if instead is not None and not replaced:
        raise row.wrong("hegemon_effect", "as_player")
    deck, affects = row.word("deck", DECKS), row.word("affects", AFFECTED)
    return EventCard(row.fields["id"], deck, affects, row.effect("effect"), instead, replaced)


def read_destinies(folder: Traversable) -> Mapping[str, DestinyCard]:
    """The destiny cards by id."""
    rows = read_table(folder, "destiny_cards.csv", "id,what,points,each,cap,status")
    return {row.fields["id"]: _destiny(row) for row in rows}


def _destiny(row: Row) -> DestinyCard:
    row.status()
    what, points, each = row.word("what", COUNTED), row.number("points", 20), row.number("each", 9)
    if each < 1:
        raise row.wrong("each", "1–9")
    return DestinyCard(row.fields["id"], what, points, each, row.number("cap", 50))


def read_gate(folder: Traversable) -> tuple[Effect, ...]:
    """AE-E-5.5: what each result of the Gate roll gives, from 1 to 6."""
    rows = read_table(folder, "gate_action.csv", "die,effect,status")
    faces = [row.number("die", 6) for row in rows if row.status()]
    expect(faces == [1, 2, 3, 4, 5, 6], "gate_action.csv", "$", "die", str(faces), "1 2 3 4 5 6")
    return tuple(row.effect("effect") for row in rows)
