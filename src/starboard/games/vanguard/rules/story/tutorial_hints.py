"""IV-X-19: the tutorial explains each rule when it first matters. A hint is an event; elsewhere nobody needs it."""

from starboard.games.vanguard.content import PerCampaign, campaign
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.kernel import tell

HINTS = {
    "turn": ("vanguard-hint-turn", "IV-X-203"),
    "special-action": ("vanguard-hint-special-action", "IV-X-301"),
    "travel": ("vanguard-hint-travel", "IV-X-312"),
    "prepare": ("vanguard-hint-prepare", "IV-X-320"),
    "rest": ("vanguard-hint-rest", "IV-X-330"),
    "check": ("vanguard-hint-check", "IV-X-501"),
    "modify": ("vanguard-hint-modify", "IV-X-506"),
    "special": ("vanguard-hint-special", "IV-X-530"),
    "row-yellow": ("vanguard-hint-row-yellow", "IV-X-541"),
    "row-green": ("vanguard-hint-row-green", "IV-X-561"),
    "row-red": ("vanguard-hint-row-red", "IV-X-543"),
    "injury": ("vanguard-hint-injury", "IV-X-1601"),
    "support": ("vanguard-hint-support", "IV-X-502"),
    "event": ("vanguard-hint-event", "IV-X-802"),
    "time": ("vanguard-hint-time", "IV-X-906"),
    "exertion": ("vanguard-hint-exertion", "IV-X-402"),
    "hand": ("vanguard-hint-hand", "IV-X-603"),
    "mission": ("vanguard-hint-mission", "IV-X-1010"),
    "unique": ("vanguard-hint-unique", "IV-X-1420"),
}
"""What is explained: the message and the rule behind it."""


def hint(g: VanguardState, topic: str) -> None:
    """Explain a topic, the first time it comes up in the tutorial; unless the lesson just does (IV-C-204)."""
    e = g.expedition
    if e.boards[0].planet in _tutorials[g.campaign] and topic not in e.told:
        e.told.append(topic)
        if not _is_taught(g, topic):
            tell(g, *HINTS[topic])


@PerCampaign
def _tutorials(folder: str) -> frozenset[str]:
    """IV-X-1901: the planets that teach."""
    return frozenset(id for id, planet in campaign[folder].planets.items() if planet.tutorial)


def _is_taught(g: VanguardState, topic: str) -> bool:
    lesson = campaign[g.campaign].lesson
    return lesson is not None and g.expedition.lesson > 0 and topic in lesson.teaches
