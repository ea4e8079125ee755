"""What the lines of the log are about: the sign of each kind, and where a turn of the Hegemon or a battle begins and
ends."""

from functools import cache
from typing import Literal, TypeAlias, get_args

from starboard.kernel import About, Message

LogSign: TypeAlias = Literal[
    "any",
    "battle",
    "claw",
    "crown",
    "damage",
    "develop",
    "die",
    "discovery",
    "energy",
    "event",
    "eye",
    "flag",
    "hand",
    "inn",
    "launch",
    "leader",
    "map",
    "module",
    "moon",
    "nothing",
    "order",
    "out",
    "plus",
    "probe",
    "repair",
    "scrap",
    "shield",
    "ship",
    "tactics",
    "targeting",
    "tracks",
    "upgrade",
    "vault",
    "vp",
]

SIGNS: dict[str, LogSign] = {
    "acquired": "module",
    "advanced": "tracks",
    "battle": "battle",
    "battle-won": "crown",
    "battle-tied": "nothing",
    "bounty": "vp",
    "claimed": "moon",
    "collapsed": "damage",
    "defeated": "vp",
    "developed": "develop",
    "devoured": "damage",
    "dice-now": "die",
    "discarded": "tactics",
    "drew": "tactics",
    "dropped": "any",
    "energy-for-dice": "energy",
    "event": "event",
    "final": "vp",
    "foray": "claw",
    "hegemon": "eye",
    "hegemon-ability": "leader",
    "hegemon-benefit": "plus",
    "hegemon-cheapest": "module",
    "hegemon-collected": "hand",
    "hegemon-command": "crown",
    "hegemon-die": "die",
    "hegemon-gave": "tactics",
    "hegemon-last-turn": "inn",
    "hegemon-launched": "launch",
    "hegemon-nebula": "moon",
    "hegemon-negotiates": "flag",
    "hegemon-next-card": "order",
    "hegemon-no-energy": "energy",
    "hegemon-no-moon": "moon",
    "hegemon-no-nebula": "moon",
    "hegemon-no-site": "nothing",
    "hegemon-officer": "leader",
    "hegemon-probe": "probe",
    "hegemon-rarest": "module",
    "hegemon-section-empty": "inn",
    "hegemon-silenced": "nothing",
    "hegemon-stays": "shield",
    "hegemon-settles": "order",
    "hegemon-upgrade": "upgrade",
    "hegemon-wants": "targeting",
    "hegemon-wants-battle": "battle",
    "hegemon-wants-building": "develop",
    "hegemon-wants-event": "event",
    "hegemon-wants-home": "inn",
    "hegemon-wants-leaders": "nothing",
    "hegemon-wants-nowhere": "probe",
    "hegemon-wants-repair": "repair",
    "leaders": "leader",
    "left-battle": "out",
    "module-damaged": "damage",
    "moved": "ship",
    "no-battle": "nothing",
    "no-figure": "nothing",
    "planet-appears": "map",
    "raider": "claw",
    "rebuilt": "repair",
    "recalled": "inn",
    "recruited": "leader",
    "reflected": "die",
    "repaired": "repair",
    "returned": "inn",
    "returns": "inn",
    "rolled": "die",
    "scored": "vp",
    "scrapped": "scrap",
    "sent-leader": "leader",
    "shadow-warp": "out",
    "shield-hit": "shield",
    "sits-out": "flag",
    "targeting-level": "targeting",
    "targeting-now": "targeting",
    "terminus": "flag",
    "told-module": "module",
    "told-won": "crown",
    "took-token": "discovery",
    "vault": "vault",
    "wrecks": "scrap",
}
"""By what a message is called after the name of the title; the longest beginning counts."""

NAME = "andromeda-"
HEGEMON = "andromeda-the-hegemon"
"""What the Hegemon is called in the sentences of others."""

BEGINS = ("hegemon-die", "hegemon-section-empty", "hegemon-last-turn")
"""With these a turn of the Hegemon begins."""
ENDS = ("launched", "returns", "skipped", "event")
"""What never is part of it, nor of a battle: somebody else's turn has begun, or an event."""
ASIDES = ("hegemon-probe", "hegemon-eye", "hegemon-officer", "hegemon-benefit", "hegemon-rarest")
"""Sentences of the Hegemon that are said beside its turn, or belong to the step before."""
BATTLE_STEPS = ("foray", "battle", "battle-won", "battle-tied")
"""Sentences of a battle that are steps of the Hegemon's turn."""

LogMark: TypeAlias = Literal["hegemon", "turn-begins", "turn-ends", "step", "battle-begins", "battle-ends"]
MARKS = get_args(LogMark)
"""About the Hegemon; where its turn begins, and what never is part of it; a step of it; where a battle begins, and what
never is part of one."""


def about(message: Message) -> About:
    """The sign of a sentence, and its marks."""
    seat = message.args.get("seat")
    return _about(message.id, isinstance(seat, Message) and seat.id == HEGEMON)


@cache
def _about(id: str, of_hegemon: bool) -> About:
    if not id.startswith(NAME):
        return About()
    words = id.removeprefix(NAME)
    parts = words.split("-")
    its_own = parts[0] == "hegemon"
    holds: dict[LogMark, bool] = {
        "hegemon": its_own or of_hegemon,
        "turn-begins": words in BEGINS,
        "turn-ends": words in ENDS,
        "step": (its_own and words not in ASIDES) or words in BATTLE_STEPS,
        "battle-begins": words == "battle",
        "battle-ends": words in (*ENDS, *BEGINS, "hegemon-next-card"),
    }
    beginnings = ("-".join(parts[:length]) for length in range(len(parts), 0, -1))
    sign = next((SIGNS[one] for one in beginnings if one in SIGNS), "")
    return About(sign, tuple(mark for mark in MARKS if holds[mark]))
