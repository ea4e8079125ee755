"""The kinds of beats that this title adds to those that all titles share, each with its data. What they mean, and the
types of the data, are in `docs/beats.md`."""

from collections.abc import Mapping
from typing import Final

BEATS: Final[Mapping[str, tuple[str, ...]]] = {
    # Flights
    "launch": ("who", "ship", "at"),
    "probe": ("start", "at"),
    "foray": ("raider", "start", "at", "distance"),
    "withdraw": ("who", "ship", "start", "at"),
    "home": ("who", "ships", "starts"),
    # What a region brings
    "base": ("who", "at", "base"),
    "moon": ("who", "at", "moon"),
    "recruit": ("who", "at", "count"),
    "send": ("who", "at"),
    # Battles
    "stage": ("at", "open", "sides", "place"),
    "out": ("who", "at"),
    "spend": ("who", "energy", "number"),
    "reroll": ("who", "places", "faces", "by"),
    "face": ("who", "die", "shows", "by"),
    "result": ("at", "winner", "order", "die"),
    "shield": ("who", "ship", "at"),
    "plunder": ("who", "loser", "what"),
    # The station
    "damage": ("who", "module", "place"),
    "mend": ("who", "what", "place"),
    "track": ("who", "track", "start", "at"),
    "module": ("who", "module", "next"),
    "wake": ("who", "what", "place"),
    "slot": ("who", "moon", "place"),
    "token": ("who", "token"),
    "use": ("who", "what"),
    "upgrade": ("who", "tile"),
    "built": ("who", "ship"),
    # Planets
    "build": ("who", "at", "what", "leaders"),
    "collapse": ("who", "at"),
    "planet": ("at", "tile"),
    "drop": ("at", "what"),
    # Events
    "marker": ("left",),
    "event": ("event",),
    # The Hegemon
    "officer": ("officer", "die", "section", "card"),
    "intent": ("officer", "temper", "intent", "at"),
    "why": ("reason", "count", "at"),
    "ring": ("officer", "space"),
    "eye": ("who",),
    # The end
    "count": ("account", "points"),
}
