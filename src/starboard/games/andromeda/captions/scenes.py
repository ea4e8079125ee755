"""Where on the table to look for each question: on the map, at a station, at the modules on offer, at the battle."""

from collections.abc import Mapping
from typing import Literal, TypeAlias

Place: TypeAlias = Literal["edge", "station", "market", "battle", "hegemon"]

SCENES: Mapping[str, Place] = {
    "andromeda-ask-turn": "edge",
    "andromeda-ask-launch": "edge",
    "andromeda-ask-turn-end": "edge",
    "andromeda-ask-long-memory": "edge",
    "andromeda-ask-develop": "edge",
    "andromeda-ask-recruit": "edge",
    "andromeda-ask-send-leader": "edge",
    "andromeda-ask-move-ship": "edge",
    "andromeda-ask-recall": "edge",
    "andromeda-ask-moon": "edge",
    "andromeda-ask-raider": "edge",
    "andromeda-ask-collapse": "edge",
    "andromeda-ask-damage-ship": "edge",
    "andromeda-ask-move-to-gate": "edge",
    "andromeda-ask-withdraw": "edge",
    "andromeda-ask-hegemon-region": "edge",
    "andromeda-ask-hegemon-moon": "edge",
    "andromeda-ask-hegemon-recruit": "edge",
    "andromeda-ask-hegemon-send-leader": "edge",
    "andromeda-ask-told-turn": "edge",
    "andromeda-ask-told-more": "edge",
    "andromeda-ask-told-region": "edge",
    "andromeda-ask-told-ready": "edge",
    "andromeda-ask-told-chores": "edge",
    "andromeda-ask-activate": "station",
    "andromeda-ask-repair": "station",
    "andromeda-ask-damage-module": "station",
    "andromeda-ask-discard": "station",
    "andromeda-ask-build-ship": "station",
    "andromeda-ask-upgrade": "station",
    "andromeda-ask-advance": "station",
    "andromeda-ask-acquire": "market",
    "andromeda-ask-hegemon-modules": "market",
    "andromeda-ask-hegemon-module": "market",
    "andromeda-ask-told-module": "market",
    "andromeda-ask-told-cheapest": "edge",
    "andromeda-ask-told-price": "edge",
    "andromeda-ask-told-card": "edge",
    "andromeda-ask-hegemon-repair": "station",
    "andromeda-ask-hegemon-advance": "hegemon",
    "andromeda-ask-escalate": "battle",
    "andromeda-ask-join": "battle",
    "andromeda-ask-diplomacy": "battle",
    "andromeda-ask-truce": "battle",
    "andromeda-ask-oppose": "battle",
    "andromeda-ask-yield": "battle",
    "andromeda-ask-prepare": "battle",
    "andromeda-ask-after-roll": "battle",
    "andromeda-ask-reroll": "battle",
    "andromeda-ask-turn-die": "battle",
    "andromeda-ask-victory": "battle",
    "andromeda-ask-plunder": "battle",
    "andromeda-ask-spare": "battle",
    "andromeda-ask-spare-ship": "battle",
    "andromeda-ask-ultimatum": "battle",
    "andromeda-ask-tribute": "battle",
    "andromeda-ask-told-diplomacy": "battle",
    "andromeda-ask-told-prepare": "battle",
    "andromeda-ask-told-dice": "battle",
    "andromeda-ask-told-winner": "battle",
    "andromeda-ask-told-wrecks": "battle",
}
"""By prompt."""

OF_HEGEMON = ("andromeda-ask-hegemon-repair",)
"""What is asked about things that the Hegemon has: their places are at its station, not at that of who is asked."""

ANYWHERE = frozenset(
    {
        "andromeda-ask-choose",
        "andromeda-ask-destiny",
        "andromeda-ask-faction",
        "andromeda-ask-gate",
        "andromeda-ask-keep",
        "andromeda-ask-laid",
        "andromeda-ask-pay",
        "andromeda-ask-payment",
        "andromeda-ask-swap",
        "andromeda-ask-take",
        "andromeda-ask-token",
        "andromeda-ask-told-event",
        "andromeda-ask-told-final",
        "andromeda-ask-told-points",
    }
)
"""Questions that are answered in front of whatever is looked at."""
