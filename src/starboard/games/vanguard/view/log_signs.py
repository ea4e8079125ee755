"""What the lines of the log are about: the sign of each kind, and what belongs to a homecoming, a landing, a page of
the log book or a lesson. By how the ids of their messages begin; the same for all matches."""

from typing import Literal, TypeAlias, get_args

from starboard.kernel.view import View

LogSign: TypeAlias = Literal[
    "log",
    "lander",
    "travel",
    "important",
    "mission",
    "threat",
    "danger",
    "memorial",
    "medbay",
    "injury",
    "event",
    "time",
    "supplies",
    "gain_success",
    "energy",
    "command",
    "morale",
    "starmap",
    "production",
    "addon",
    "rank_up",
    "lead",
    "unique",
    "gathering",
    "advance_track",
    "poi",
    "equipment",
    "rest",
    "special_action",
    "section_card",
    "dice_check",
    "die",
    "crew",
    "legend",
]
"""What is drawn before a line; the last one where nothing else fits."""

TOLD: dict[str, str] = {
    "log": "log signer flag hint",
    "lander": "landing landed lander lift-off left-planet evacuation loaded damaged fitted",
    "travel": "moved lands pushed path handed-over left-behind",
    "important": "situation penalty abandoned last-chance",
    "mission": "mission objective act",
    "threat": "threat field",
    "danger": "danger rolled-danger",
    "memorial": "died remembered",
    "medbay": "admitted healed recovered patient critical immune",
    "injury": "injury injured fourth-injury",
    "event": "event events condition",
    "time": "time round turn pass start",
    "supplies": "supplies charges",
    "gain_success": "success row-complete",
    "energy": "energy activated installed",
    "command": "command speaks",
    "morale": "morale",
    "starmap": "course flew visited scanned listening",
    "production": "project repaired",
    "addon": "add-on",
    "rank_up": "rank-up ranked promoted trained learned",
    "lead": "lead leads",
    "unique": "unique pocketed",
    "gathering": "discovered found no-discovery swapped put-under under-deck",
    "advance_track": "track planet-track planet-state lasting",
    "poi": "poi pois placed marker marked boxed",
    "equipment": "discarded-gear to-armory received unlocked gained added",
    "rest": "rests rested refreshed",
    "special_action": "special-action skill extra",
    "section_card": "played used-card drew packed combined",
    "dice_check": "row rolled rerolled rolled-ten special instant supports saved turned turned-down exerts ignored",
    "die": "die used sacrificed",
    "crew": "sent assigned recruited dismissed crew left",
}
"""The kinds of lines, each with the words after `vanguard-` by which its messages begin. The first that fits counts."""


class HomeLines(View, frozen=True):
    """Lines that tell of the way home."""

    begins: tuple[str, ...]
    """With these a homecoming begins."""
    fled: str
    """It was an evacuation."""
    flight: tuple[str, ...]
    """What is told of an evacuation: why, and what it cost."""
    together: dict[str, str]
    """Lines that are told of several crew members at once, and the message that then names all of them."""


class LogLines(View, frozen=True):
    """What the lines of the log are about."""

    signs: tuple[tuple[str, LogSign], ...]
    """How messages of the title begin after its name, and their signs: the first that fits counts."""
    prose: tuple[str, ...]
    """Kinds of messages of a campaign that are pages of the log book: the second word of `guestbook-log-L00-0`."""
    taught: tuple[str, ...]
    """Kinds of messages that explain something; they have not happened. Those of the title, or of a campaign."""
    hint: str
    """The kind of the hints of the tutorial."""
    landing: str
    """With this a landing begins."""
    landing_roll: str
    """A roll of the landing die."""
    home: HomeLines


def _signs() -> tuple[tuple[str, LogSign], ...]:
    return tuple((start, sign) for sign in get_args(LogSign) for start in TOLD.get(sign, "").split())


LOG_LINES = LogLines(
    signs=_signs(),
    prose=("log", "scene"),
    taught=("lesson", "hint"),
    hint="hint",
    landing="vanguard-landing",
    landing_roll="vanguard-landing-roll",
    home=HomeLines(
        begins=("vanguard-left-planet", "vanguard-landing-aborted", "vanguard-landed"),
        fled="vanguard-evacuation",
        flight=("vanguard-fourth-injury", "vanguard-evacuation"),
        together={"vanguard-rested": "vanguard-board-rested"},
    ),
)
