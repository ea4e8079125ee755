"""What is agreed before a match, and what follows from it."""

import msgspec

from starboard.kernel import BadOption, Message, Option, Options

OFFICERS = ("ofc_1a", "ofc_1b", "ofc_1c", "ofc_2a", "ofc_2b", "ofc_2c", "ofc_3a", "ofc_3b", "ofc_3c")
FIRST_OFFICER = "ofc_1a"
MOST_WITH_HEGEMON = 3
"""AE-E-6.1: people beside the Hegemon."""
FIVE_PLAYERS = 5
SHORT = 50
"""The terminus of a short game."""

OURS = "ours"
"""The components that are ours. Those of others are called by the names of their folders (`content.boxes`)."""

OPTIONS = (
    Option("length", (SHORT, 60, 70), 60, group="main"),
    Option("events", ("dawn", "twilight", "shadows"), "dawn", group="galaxy"),
    Option("hegemon", ("none", *OFFICERS), "none", group="main"),
    Option("gate", (False, True), False, group="galaxy"),
    Option("moons", ("orphaned", "ancient", "both"), "orphaned", group="galaxy"),
    Option("relics", (False, True), False, group="galaxy"),
    Option("special", (False, True), False, group="galaxy"),
    Option("destiny", (False, True), False, group="powers"),
    Option("factions", ("all", "base"), "all", group="powers"),
    Option("raiders", ("vorticon", "any"), "vorticon", group="powers"),
    Option("eye", ("immediate", "after-hegemon"), "immediate", group="powers"),
    Option("ties", ("program", "eye"), "program"),
    Option("companion", (False, True), False, group="powers"),
    Option("box", (OURS,), OURS, group="powers"),
)


def check(seats: int, options: Options) -> None:
    """AE-E-6.1: beside the Hegemon sit at most three people; a companion runs the Hegemon."""
    if seats <= MOST_WITH_HEGEMON:
        return
    for name, refusal in (("companion", "andromeda-companion-crowded"), ("hegemon", "andromeda-hegemon-crowded")):
        if options[name] not in (False, "none"):
            raise BadOption(refusal, seats=seats, most=MOST_WITH_HEGEMON)


def warnings(seats: int, options: Options) -> list[Message]:
    """AE-E-2.2: for five the rules recommend a medium or long game."""
    if seats == FIVE_PLAYERS and options["length"] == SHORT:
        return [Message("andromeda-short-for-five", {"terminus": SHORT})]
    return []


class Terms(msgspec.Struct, frozen=True):
    """The options with everything that one of them forces upon another."""

    people: int
    players: int
    """People, and the Hegemon if it plays."""
    officer: str
    """Empty when the Hegemon does not play."""
    length: int
    deck: str
    gate: bool
    moons: str
    relics: bool
    special: bool
    destiny: bool
    all_factions: bool
    any_raiders: bool
    eye_waits: bool
    eye_decides: bool
    companion: bool
    box: str = ""
    """The box of an owner whose components are on the table; empty for ours."""


def terms(seats: int, options: Options) -> Terms:
    """AE-E-6.1: alone one plays against the Hegemon, and beside it sit at most three. AE-E-3.2: the Shadows come with
    the Gate and the Wyrm. AE-E-2.3: five players need all factions. A companion runs the Hegemon. What `check` refuses
    was ignored once: matches that were begun then are still played without the Hegemon."""
    length = options["length"]
    assert isinstance(length, int)
    officer = "" if options["hegemon"] == "none" or seats > MOST_WITH_HEGEMON else str(options["hegemon"])
    companion = bool(options["companion"]) and seats <= MOST_WITH_HEGEMON
    if (seats == 1 or companion) and not officer:
        officer = FIRST_OFFICER
    return Terms(
        people=seats,
        players=seats + bool(officer),
        officer=officer,
        length=length,
        deck=str(options["events"]),
        gate=bool(options["gate"]) or options["events"] == "shadows",
        moons=str(options["moons"]),
        relics=bool(options["relics"]),
        special=bool(options["special"]),
        destiny=bool(options["destiny"]),
        all_factions=options["factions"] == "all" or seats == FIVE_PLAYERS,
        any_raiders=options["raiders"] == "any",
        eye_waits=options["eye"] == "after-hegemon",
        eye_decides=options["ties"] == "eye",
        companion=companion,
        box=str(options["box"]) if companion and options["box"] != OURS else "",
    )
