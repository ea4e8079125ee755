"""The kinds of beats that this title adds to those that all titles share, each with its data. What they mean, and the
types of the data, are in `docs/beats.md`."""

from collections.abc import Mapping
from typing import Final

BEATS: Final[Mapping[str, tuple[str, ...]]] = {
    # Attacks
    "shot": ("seat", "cells", "side", "lines"),
    "burst": ("seat", "at", "side", "line"),
    "bounce": ("seat", "at", "side", "by"),
    "shield": ("seat", "at", "side", "cells"),
    "swerve": ("seat", "at", "towards", "lines", "stops"),
    "walk": ("seat", "cells", "defeated"),
    # Strength
    "power": ("seat", "at", "feeds", "source"),
    "engine": ("seat", "cells", "total"),
    "cannon": ("seat", "cells", "each", "alien", "boost", "defence", "total"),
    "duel": ("seat", "enemy", "least", "most"),
    "verdict": ("seat", "enemy", "total", "outcome"),
    "weakest": ("seat", "by", "seats", "values"),
    # The track
    "launch": ("seat", "number", "at"),
    "race": ("seat", "start", "end", "passed"),
    "jump": ("seat", "at", "ship"),
    "turned": ("quarters",),
    "passed": ("seat", "card", "why"),
    # What comes aboard, and what leaves
    "land": ("seat", "planet"),
    "load": ("seat", "at", "colour", "old"),
    "unload": ("seat", "cells", "colours"),
    "drain": ("seat", "cells"),
    "charge": ("seat", "cells"),
    "board": ("seat", "cells", "who"),
    "crew": ("seat", "cells", "who", "change"),
    # The yard
    "weld": ("seat", "at", "tile", "turn"),
    "glass": ("stage",),
    "scan": ("seat", "faults", "cells"),
    "stamp": ("seat", "count"),
    # The end
    "award": ("seat", "award"),
}
