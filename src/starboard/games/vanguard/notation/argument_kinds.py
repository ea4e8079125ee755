"""The kinds of arguments that words of the notation take: closed lists of words, and names that content defines.

A name that content defines is only checked for its form here. It is kept as a reference, and the loader looks for the
thing it names.
"""

import re

from starboard.games.vanguard.notation.symbols import (
    BIOMES,
    DANGER_BOXES,
    PARAMETERS,
    ROWS,
    SECTIONS,
    SYMBOLS,
    TYPE_SHORT,
)

COLOUR_LETTERS = {"R": "red", "G": "green", "B": "blue", "D": "die"}
FACES = tuple(name[:3] for name in SYMBOLS)
INJURY_SHORT = {
    "scratch": "scratch",
    "wound": "wound",
    "serious": "serious",
    "exh": "exhaustion",
    "leak": "leak",
    "panic": "panic",
    "toxin": "toxin",
    "conc": "concussion",
}

OWN = "own"
"""As many dice as one's own in the pool: `turn own G any xen`."""

FACILITIES = ("laboratory", "complex", "barracks", "situation-room", "add-on")
"""IV-S-0603."""

CHOICES: dict[str, tuple[str, ...]] = {
    "colour": tuple(COLOUR_LETTERS),
    "face": (*FACES, "any"),
    "result": (*FACES, "any", "shown", "unshown", "kin", "named"),
    "row": ROWS,
    "box": tuple(DANGER_BOXES),
    "injury": (*INJURY_SHORT, "any"),
    "type": (*TYPE_SHORT, "any", "gained", "marked"),
    "biome": BIOMES,
    "parameter": PARAMETERS,
    "section": (*SECTIONS, "any"),
    "cure": ("die", "card", "down"),
    "exchange": ("disc", "card"),
    "under": ("disc", "equipment", "event"),
    "edge": ("short",),
    "how": ("free", "symbols", "first", "dice", "plain"),
    "span": ("check", "turn", "until", "next", "round", "exploration", "ever"),
    "status": (
        *("no-travel", "no-support", "unseen", "held", "calm", "wary", "guard", "can-travel", "reach"),
        *("light", "slow", "safe"),
    ),
    "outcome": ("done", "failed", "open", "reveal", "off"),
    "way": ("toward", "away", "route", "random", "choice"),
    "learnt": ("choice", "used", "oldest"),
    "deed": ("look", "drop", "under", "next", "pick"),
    "extra": ("action", "travel", "special", "remote"),
    "fetched": ("minor", "personal", "discarded", "discarded-minor"),
    "source": ("spent", "available"),
    "excuse": ("special", "need", "swap"),
    "ends": ("here", "both", "end"),
    "reach": ("here",),
    "facility": FACILITIES,
    "which": ("one", "each"),
    "crewing": ("available", "resting", "unavailable", "recruit"),
    "landering": ("damage", "repair"),
    "medbay": ("light", "moderate", "critical"),
    "cause": ("path", "event", "threat", "landing", "danger", "check", "effect"),
    "note": (
        "events",
        "mute",
        "refresh-after",
        "last-out",
        "fewer-dice",
        "discoveries",
        "supplies",
        *(f"hand-{section}" for section in SECTIONS),
        *(f"dice-{section}" for section in SECTIONS),
        "recruits",
        *(f"recruits-{section}" for section in SECTIONS),
        *(f"dear-{facility}" for facility in FACILITIES),
        *(f"closed-{facility}" for facility in FACILITIES),
        "scan-dear",
        "scan-free",
        "situations",
        "rank-ups",
        "flight-free",
        "command-next",
        "energy-next",
        "second-project",
    ),
    "tally": (
        "yellow",
        "green",
        "combinations",
        "supported",
        "exertions",
        "gear",
        "threat-green",
        "gathered",
        "optional",
        "time-ends",
        "wells",
        "moved-by-threat",
        "danger",
        "uniques",
    ),
}
"""What an argument of each closed kind can be."""

NAMES: dict[str, re.Pattern[str]] = {
    "poi": re.compile(r"[0-9]{1,4}[a-z]?"),
    "check": re.compile(r"[A-Za-z]*[0-9][A-Za-z0-9]*(\.[1-9])?"),
    "log": re.compile(r"[A-Z][A-Z0-9]*-[0-9]+"),
    "flag": re.compile(r"[A-Z][A-Z0-9]*"),
    "path": re.compile(r"here|all|taken|[0-9]{1,2}-[0-9]{1,2}"),
    "symbol": re.compile(r"any|[uxs]?|T|[us][RGBD]|x[A-DT]|[A-Z][A-Z0-9]*"),
    "standee": re.compile(r"one|here|that|[A-Z][A-Z0-9]*(\.(all|here))?"),
    "track": re.compile(r"board|[a-z][a-z0-9-]*|[A-Z][A-Z0-9]*"),
    "setting": re.compile(r"-?[0-9]+|[A-Za-z][A-Za-z0-9-]*"),
    "marker": re.compile(r"[a-z][a-z0-9-]*"),
    "name": re.compile(r"[a-z][a-z0-9-]*"),
    "tag": re.compile(r"[a-z][a-z0-9-]*"),
    "lasting": re.compile(r"[a-z][a-z0-9-]*"),
    "set": re.compile(r"[a-z][a-z0-9-]*"),
    "route": re.compile(r"[a-z][a-z0-9-]*"),
    **{
        kind: re.compile(r"[A-Za-z]+[0-9][A-Z0-9a-z]*")
        for kind in ("card", "unique", "threat", "condition", "mission", "planet", "situation", "system")
    },
}
"""The form of names. `setting`, `path` and `standee` name things as well; the loader knows how."""
