"""What the lines of the log are about: the sign of each kind, and where a turn of the Hegemon or a battle begins and
ends. By the ids of their messages; the same for all matches."""

from typing import Literal, TypeAlias

from starboard.kernel.view import View

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

BEGINS = ("andromeda-hegemon-die", "andromeda-hegemon-section-empty", "andromeda-hegemon-last-turn")
ENDS = ("andromeda-launched", "andromeda-returns", "andromeda-skipped", "andromeda-event")
BATTLE = "andromeda-battle"


class LogLines(View, frozen=True):
    """What the lines of the log are about."""

    signs: dict[str, LogSign]
    """How messages begin after the name of the title, and their signs: the longest beginning counts."""
    turn_begins: tuple[str, ...]
    """With these a turn of the Hegemon begins."""
    turn_ends: tuple[str, ...]
    """What never is part of it: somebody else's turn has begun, or an event."""
    asides: tuple[str, ...]
    """Sentences of the Hegemon that are said beside its turn, or belong to the step before."""
    hegemon: str
    """The first word of the sentences of the Hegemon, after the name of the title."""
    its_name: str
    """What the Hegemon is called in the sentences of others."""
    battle: str
    """With this a battle begins."""
    battle_steps: tuple[str, ...]
    """Sentences of a battle that are steps of the Hegemon's turn."""
    battle_ends: tuple[str, ...]
    """What never is part of a battle."""


LOG_LINES = LogLines(
    signs=SIGNS,
    turn_begins=BEGINS,
    turn_ends=ENDS,
    asides=(
        "andromeda-hegemon-probe",
        "andromeda-hegemon-eye",
        "andromeda-hegemon-officer",
        "andromeda-hegemon-benefit",
        "andromeda-hegemon-rarest",
    ),
    hegemon="hegemon",
    its_name="andromeda-the-hegemon",
    battle=BATTLE,
    battle_steps=("andromeda-foray", BATTLE, "andromeda-battle-won", "andromeda-battle-tied"),
    battle_ends=(*ENDS, *BEGINS, "andromeda-hegemon-next-card"),
)
