"""What is printed for the Hegemon, as plain data for clients."""

from typing import Any

import msgspec

from starboard.games.andromeda.content.hegemon import DECKS, hegemon_content
from starboard.games.andromeda.names.effect_names import effect_words
from starboard.games.andromeda.names.names import named
from starboard.games.andromeda.rules.hegemon.hegemon_targets import card_words
from starboard.kernel import Message

DOES = {
    "iron_line": Message("andromeda-officer-iron-line"),
    "levies": Message("andromeda-officer-levies"),
    "cold_reading": Message("andromeda-officer-cold-reading"),
    "annihilation_doctrine": Message("andromeda-officer-annihilation-doctrine"),
    "annexation": Message("andromeda-officer-annexation"),
    "foreknowledge": Message("andromeda-officer-foreknowledge"),
}
"""What the abilities of officers do."""


def printed_hegemon() -> dict[str, Any]:
    """Officers with their rings, action cards, negotiation cards, upgrade tiles, and the sections of the ramp."""
    c = hegemon_content()
    return {
        "decks": list(DECKS),
        "sections": [list(section) for section in c.station.sections],
        "section_of": list(c.station.section_of),
        "officers": {
            id: {
                "name": _plain(named(id)),
                "level": officer.level,
                "ability": _plain(named(officer.ability)) if officer.ability else None,
                "does": _plain(DOES[officer.ability]) if officer.ability else None,
                "ring": [_plain(effect_words(effect)) for effect in officer.ring],
            }
            for id, officer in c.officers.items()
        },
        "actions": {
            id: {"target": _plain(card_words(card)), "special": card.special} for id, card in c.actions.items()
        },
        "negotiations": {
            id: {"name": _plain(named(id)), "effect": _plain(effect_words(card.effect))}
            for id, card in c.negotiations.items()
        },
        "tiles": {
            id: {"name": _plain(named(id)), "lasting": tile.lasting, "effect": _plain(effect_words(tile.effect))}
            for id, tile in c.tiles.items()
        },
    }


def _plain(words: Message) -> Any:
    return msgspec.to_builtins(words)
