"""What is printed for the Hegemon, for those who draw it."""

from typing import Literal, TypeAlias, cast

from starboard.games.andromeda.content.hegemon import DECKS, hegemon_content
from starboard.games.andromeda.names.effect_names import effect_words
from starboard.games.andromeda.names.names import named
from starboard.games.andromeda.rules.hegemon.hegemon_targets import card_words
from starboard.kernel import Message
from starboard.kernel.view import View

DOES = {
    "iron_line": Message("andromeda-officer-iron-line"),
    "levies": Message("andromeda-officer-levies"),
    "cold_reading": Message("andromeda-officer-cold-reading"),
    "annihilation_doctrine": Message("andromeda-officer-annihilation-doctrine"),
    "annexation": Message("andromeda-officer-annexation"),
    "foreknowledge": Message("andromeda-officer-foreknowledge"),
}
"""What the abilities of officers do."""


Special: TypeAlias = Literal["none", "build", "event", "repair"]


class PrintedOfficer(View, frozen=True):
    """An officer of the Hegemon."""

    name: Message
    level: int
    ability: Message | None
    """What the ability is called; null: the officer has none."""
    does: Message | None
    """What the ability does."""
    ring: list[Message]
    """What each space of the command ring gives, clockwise from the top."""


class PrintedAction(View, frozen=True):
    """An action card: where the next ship of a section goes."""

    target: Message
    special: Special
    """What else happens."""


class PrintedNegotiation(View, frozen=True):
    """A negotiation card."""

    name: Message
    effect: Message


class PrintedTile(View, frozen=True):
    """An upgrade tile of the Hegemon."""

    name: Message
    lasting: bool
    effect: Message


class PrintedHegemon(View, frozen=True):
    """Officers with their rings, action cards, negotiation cards, upgrade tiles, and the sections of the ramp."""

    decks: list[str]
    """What the three action decks are called, and the sections of the ramp that they belong to."""
    section_of: list[int]
    """The section that each result of the die picks, from 1 on."""
    officers: dict[str, PrintedOfficer]
    actions: dict[str, PrintedAction]
    negotiations: dict[str, PrintedNegotiation]
    tiles: dict[str, PrintedTile]


def printed_hegemon() -> PrintedHegemon:
    """Everything of the Hegemon that is printed."""
    c = hegemon_content()
    return PrintedHegemon(
        decks=list(DECKS),
        section_of=list(c.station.section_of),
        officers={
            id: PrintedOfficer(
                name=named(id),
                level=officer.level,
                ability=named(officer.ability) if officer.ability else None,
                does=DOES[officer.ability] if officer.ability else None,
                ring=[effect_words(effect) for effect in officer.ring],
            )
            for id, officer in c.officers.items()
        },
        actions={id: PrintedAction(card_words(card), cast(Special, card.special)) for id, card in c.actions.items()},
        negotiations={
            id: PrintedNegotiation(named(id), effect_words(card.effect)) for id, card in c.negotiations.items()
        },
        tiles={id: PrintedTile(named(id), tile.lasting, effect_words(tile.effect)) for id, tile in c.tiles.items()},
    )
