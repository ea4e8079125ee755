"""What is agreed before a match, and what follows from it."""

import msgspec

from starboard.kernel import BadOption, Message, Option, Options

LAST_CHANCE, HUNGRY, CRITICAL = "last-chance", "hungry", "critical"
"""The modules: no evacuation on a fourth injury; Rest costs more in dangerous places; patients die sooner
(IV-S-3203)."""
MODULES = (LAST_CHANCE, HUNGRY, CRITICAL)

CAMPAIGNS = {"guest-book": "guest_book"}
"""Our own campaigns, and the folders they lie in. Those of others are called by their ids."""
STARTS = {"tutorial": "tutorial", "quick": "quick", "lesson": "lesson"}
"""IV-C-101, IV-C-102: the tutorial, the quick start instead, the tutorial alone."""
OPERATION = "operation"
"""IV-C-103: the first operation of a campaign alone; `operation-2` is the second."""
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
"""IV-C-303, IV-C-401: what an earlier campaign may have left behind: a flag and how it was decided."""

OPTIONS = (
    Option("campaign", tuple(CAMPAIGNS), "guest-book", group="main"),
    Option("start", (*STARTS, OPERATION), "tutorial", group="main"),
    Option("deadly", MODULES, (), 0, len(MODULES), group="danger"),
    Option("absent", (0, 1, 2, 3), 0, group="crew"),
    Option("team", ("by-players", "free"), "by-players", group="crew"),
    Option("carry", CARRIED, (), 0, len(CARRIED), group="crew"),
)


class Terms(msgspec.Struct, frozen=True):
    """The options, as the set-up needs them."""

    seats: int
    campaign: str
    start: str
    deadly: tuple[str, ...]
    free_team: bool
    carried: tuple[str, ...]
    absent: int = 0
    """Seats that stay empty until somebody joins (IV-S-0103)."""


def terms(seats: int, options: Options) -> Terms:
    """The same module, or the same memory, counts once however often it is named."""
    deadly, carried = options["deadly"], options["carry"]
    assert isinstance(deadly, tuple)
    assert isinstance(carried, tuple)
    absent = options["absent"]
    assert isinstance(absent, int)
    return Terms(
        seats=seats,
        campaign=CAMPAIGNS.get(str(options["campaign"]), str(options["campaign"])),
        start=str(options["start"]),
        deadly=tuple(dict.fromkeys(map(str, deadly))),
        free_team=options["team"] == "free",
        carried=tuple(dict.fromkeys(map(str, carried))),
        absent=absent,
    )


def check_terms(seats: int, options: Options) -> None:
    """Refuse what cannot be: nobody who plays, or memories of an earlier campaign that contradict each other."""
    asked = terms(seats, options)
    if asked.absent >= seats:
        raise BadOption("vanguard-nobody-plays", seats=seats)
    decided: dict[str, str] = {}
    for memory in asked.carried:
        flag = memory.partition("-")[0]
        if flag in decided:
            raise BadOption(
                "vanguard-carry-contradicts",
                one=Message(f"vanguard-option-carry-{decided[flag]}"),
                other=Message(f"vanguard-option-carry-{memory}"),
            )
        decided[flag] = memory
