"""What a person should see happen in ISS Vanguard, beside the kinds that all titles share (`kernel/beats.py`), and the
data of each. Crew members on a planet are places in the team (`who`, -1: nobody), aboard they are crew ids (`crew`).
`docs/beats.md` says what each of them means."""

from collections.abc import Mapping
from typing import Final

BEATS: Final[Mapping[str, tuple[str, ...]]] = {
    # A dice check.
    "action": ("who", "source", "action"),
    "pick": ("who", "dice"),
    "support": ("who", "die"),
    "turn": ("place", "die", "start", "shows"),
    "let-go": ("places", "kinds", "owners", "why"),
    "strike": ("who", "face", "card"),
    "danger": ("who", "box", "face", "hits"),
    "special": ("who", "number", "times"),
    "track": ("source", "row", "start", "at"),
    "thread": ("row", "places"),
    "outcome": ("who", "row", "source", "action"),
    # The crew board.
    "use": ("who", "die"),
    "give-up": ("who", "die", "spent"),
    "refresh": ("who", "dice"),
    "exert": ("who",),
    "rest": ("who",),
    "injury-die": ("who", "colour"),
    "heal": ("who", "what", "card"),
    "ward": ("who", "what"),
    "discard": ("who", "card", "box"),
    "hand-over": ("card", "who", "other"),
    "gear": ("card", "who", "goes"),
    # The planet.
    "start": ("who",),
    "walk": ("who", "start", "at"),
    "threat": ("threat", "standee", "start", "at"),
    "threat-acts": ("threat", "field"),
    "event": ("event", "who", "fits"),
    "time": ("track", "start", "at", "fields"),
    "planet-track": ("track", "start", "at", "fields"),
    "condition": ("condition",),
    "poi": ("at", "poi", "state"),
    "marker": ("marker", "at", "path", "on"),
    "leads": ("who", "kind", "values"),
    "discovery": ("card", "who", "kind"),
    "mission": ("mission", "state"),
    "rank-up": ("card", "state"),
    # Down and up again.
    "send": ("crew",),
    "load": ("card", "crew"),
    "land": ("lander", "planet", "rolls"),
    "lift": ("who", "planet", "end"),
    "left-behind": ("who", "crew", "at"),
    "death": ("crew", "who"),
    "home": ("planet", "failed", "team"),
    # The ship.
    "command": ("count", "now"),
    "energy": ("count", "now"),
    "morale": ("start", "at"),
    "room": ("room", "cost"),
    "project": ("project", "state"),
    "stage": ("project", "stage"),
    "course": ("destination",),
    "visit": ("destination",),
    "scan": ("destination", "start", "at"),
    "objective": ("objective", "state"),
    "situation": ("situation", "state"),
    "install": ("card",),
    "section-die": ("section", "die", "on"),
    "assign": ("crew",),
    "recruit": ("crew",),
    "promote": ("crew", "start", "rank"),
    "patient": ("crew", "slot"),
    "remember": ("crew",),
    # The story.
    "seal": ("page", "choice"),
}
