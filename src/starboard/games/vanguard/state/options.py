"""What is agreed before a match, and what follows from it."""

import msgspec

from starboard.kernel import Option, Options

LAST_CHANCE, HUNGRY, CRITICAL = "last-chance", "hungry", "critical"
"""The modules: no evacuation on a fourth injury; Rest is dear in dangerous places; patients die sooner (IV-S-3203)."""


CAMPAIGNS = {"guest-book": "guest_book"}
"""The campaigns that can be chosen, and the folders they lie in."""
OPERATION = "OP1"
STARTS = {"tutorial": "tutorial", "quick": "quick", "lesson": "lesson", "operation": OPERATION}
"""IV-C-101 to IV-C-103: the tutorial, the quick start instead, the tutorial alone, an operation alone."""
CARRIED = (
    "cup-drank",
    "cup-sampled",
    "marks-kept",
    "marks-painted",
    "calf-saved",
    "sign-name",
    "sign-struck",
    "house-thief",
    "record-open",
    "record-sealed",
    "mother-told",
    "patch-told",
    "quarrel-yes",
)
"""IV-C-303, IV-C-401: what an earlier campaign may have left behind."""

OPTIONS = (
    Option("campaign", tuple(CAMPAIGNS), "guest-book"),
    Option("start", tuple(STARTS), "tutorial"),
    Option("deadly", (LAST_CHANCE, HUNGRY, CRITICAL), (), 0, 3),
    Option("team", ("by-players", "free"), "by-players"),
    Option("carry", CARRIED, (), 0, len(CARRIED)),
)


class Terms(msgspec.Struct, frozen=True):
    """The options, as the set-up needs them."""

    seats: int
    campaign: str
    start: str
    deadly: tuple[str, ...]
    free_team: bool
    carried: tuple[str, ...]


def terms(seats: int, options: Options) -> Terms:
    """The same module, or the same memory, counts once however often it is named."""
    deadly, carried = options["deadly"], options["carry"]
    assert isinstance(deadly, tuple)
    assert isinstance(carried, tuple)
    return Terms(
        seats=seats,
        campaign=CAMPAIGNS[str(options["campaign"])],
        start=STARTS[str(options["start"])],
        deadly=tuple(dict.fromkeys(map(str, deadly))),
        free_team=options["team"] == "free",
        carried=tuple(dict.fromkeys(map(str, carried))),
    )
