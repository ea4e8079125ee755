"""Which matches are recorded.

Of Galaxy Trucker every class, every number of players, both ways to build, every sort of kit; of Andromeda's Edge every
number of players, event deck and officer, alone and with friends, with all that the options bring; of ISS Vanguard
whole campaigns, the tutorial and the operation, every number of players, and Deadly Space.
"""

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parent


@dataclass(frozen=True)
class Golden:
    """One match: what was agreed on, as far as it is not the default, and who plays. The bots are repeated until every
    seat has one."""

    title: str
    name: str
    seats: int
    bots: tuple[str, ...]
    options: dict[str, Any] = field(default_factory=dict)

    @property
    def file(self) -> Path:
        return FOLDER / self.title / f"{self.name}.jsonl"


def trucker(
    name: str, seats: int, classes: tuple[str, ...], bots: tuple[str, ...] = ("trucker", "apprentice"), **options: Any
) -> Golden:
    """A match of Galaxy Trucker."""
    return Golden("trucker", name, seats, bots, {"classes": list(classes), **options})


def andromeda(name: str, seats: int, bots: tuple[str, ...] = ("admiral", "settler"), **options: Any) -> Golden:
    """A match of Andromeda's Edge."""
    return Golden("andromeda", name, seats, bots, options)


def vanguard(name: str, seats: int, start: str, bots: tuple[str, ...] = ("crew",), **options: Any) -> Golden:
    """A match of ISS Vanguard."""
    return Golden("vanguard", name, seats, bots, {"start": start, **options})


BIG: dict[str, Any] = {"kit": "big", "loans": True}
BOTH: dict[str, Any] = {"kit": "both", "loans": True}
TURNS: dict[str, Any] = {"build": "turns"}
GUIDED: dict[str, Any] = {"guided": True}

TRUCKER = (
    trucker("i-2", 2, ("I",)),
    trucker("i-4-guided", 4, ("I",), ("apprentice",), **GUIDED),
    trucker("ii-3", 3, ("II",)),
    trucker("ii-2-turns", 2, ("II",), **TURNS),
    trucker("iii-4", 4, ("III",)),
    trucker("iiia-3", 3, ("IIIA",)),
    trucker("standard-3", 3, ("I", "II", "III")),
    trucker("standard-5", 5, ("I", "II", "III"), ("apprentice",)),
    trucker("ic-2", 2, ("IC",)),
    trucker("ic-4", 4, ("IC",), ("trucker",)),
    trucker("iic-3-turns", 3, ("IIC",), **TURNS),
    trucker("iiic-2", 2, ("IIIC",), ("trucker",)),
    trucker("iiic-4-loans", 4, ("II", "IIIC"), loans=True),
    trucker("ivc-2", 2, ("I", "IVC")),
    trucker("ivc-3-guided", 3, ("II", "IVC"), ("trucker",), **GUIDED),
    trucker("latest-models-4", 4, ("IIC", "IIIC", "IVC")),
    trucker("ia-3-big", 3, ("IA",), **BIG),
    trucker("iia-4-big", 4, ("IIA",), **BIG),
    trucker("iib-2-both", 2, ("IIB",), **BOTH),
    trucker("iiib-3-both", 3, ("IIIB",), **BOTH),
    trucker("iv-4-both", 4, ("IV",), **BOTH),
    trucker("iv-5-peaceful", 5, ("IV",), ("apprentice",), **BOTH, intruders=False),
    trucker("iic-5-both", 5, ("IIC",), **BOTH),
    trucker("ivc-3-both", 3, ("III", "IVC"), **BOTH),
    trucker("everything-4", 4, ("IIC", "IIIC", "IVC", "IV"), ("random", "trucker"), **BOTH, **GUIDED),
    trucker("ii-3-levels", 3, ("II",), ("rookie", "veteran", "legend")),
)

ESCALATION: dict[str, Any] = {"moons": "both", "relics": True, "destiny": True, "raiders": "any"}
SPECIAL: dict[str, Any] = {"special": True, "raiders": "any"}
RANDOM = ("random",)

ANDROMEDA = (
    andromeda("dawn-2", 2, ("admiral",)),
    andromeda("dawn-2-long", 2, length=70),
    andromeda("dawn-2-overlord", 2, ("overlord", "admiral"), length=50),
    andromeda("dawn-3", 3, factions="base"),
    andromeda("dawn-4-special", 4, **SPECIAL),
    andromeda("dawn-5", 5, length=50),
    andromeda("dawn-3-random", 3, RANDOM, length=50),
    andromeda("dawn-2-gate", 2, gate=True, moons="ancient"),
    andromeda("twilight-2", 2, events="twilight", destiny=True),
    andromeda("twilight-3-special", 3, events="twilight", **SPECIAL),
    andromeda("twilight-4", 4, ("settler",), events="twilight"),
    andromeda("twilight-5", 5, ("settler", "random"), events="twilight", length=50, destiny=True),
    andromeda("shadows-2", 2, events="shadows", **ESCALATION),
    andromeda("shadows-3", 3, ("random", "admiral"), events="shadows", relics=True),
    andromeda("shadows-4", 4, ("settler",), events="shadows", **ESCALATION),
    andromeda("shadows-5", 5, ("settler",), events="shadows", special=True, **ESCALATION),
    andromeda("solo-1a", 1, ("admiral",), hegemon="ofc_1a"),
    andromeda("solo-1b", 1, ("settler",), hegemon="ofc_1b", events="twilight", length=50),
    andromeda("solo-2a", 1, ("admiral",), hegemon="ofc_2a", events="shadows", **ESCALATION),
    andromeda("solo-2c", 1, ("overlord",), hegemon="ofc_2c", length=50),
    andromeda("solo-3a", 1, RANDOM, hegemon="ofc_3a"),
    andromeda("solo-3c", 1, ("admiral",), hegemon="ofc_3c", events="twilight", destiny=True, length=70),
    andromeda("mixed-2-1c", 2, hegemon="ofc_1c", events="twilight", **SPECIAL),
    andromeda("mixed-2-3b", 2, ("random", "settler"), hegemon="ofc_3b", eye="after-hegemon", ties="eye", destiny=True),
    andromeda("companion-2", 2, RANDOM, companion=True),
    andromeda("mixed-3-2b", 3, hegemon="ofc_2b", events="shadows", eye="after-hegemon", **ESCALATION),
    andromeda("first-2-gentle", 2, ("settler", "gentle"), factions="base", length=50),
    andromeda("dawn-2-warlord", 2, ("warlord", "settler"), length=50),
)

DEADLY: dict[str, Any] = {"deadly": ["last-chance", "hungry", "critical"]}

VANGUARD = (
    vanguard("campaign-1", 1, "tutorial"),
    vanguard("quick-2", 2, "quick"),
    vanguard("quick-3-deadly", 3, "quick", **DEADLY),
    vanguard("quick-1-carried", 1, "quick", carry=["cup-drank", "calf-saved", "record-open"], team="free"),
    *(vanguard(f"lesson-{seats}", seats, "lesson") for seats in (1, 2, 3, 4)),
    *(vanguard(f"lesson-{seats}-random", seats, "lesson", ("crew", "random")) for seats in (2, 3, 4)),
    *(vanguard(f"operation-{seats}", seats, "operation") for seats in (1, 2, 3, 4)),
    *(vanguard(f"operation-{seats}-deadly", seats, "operation", **DEADLY) for seats in (1, 2, 3, 4)),
    *(vanguard(f"operation-{seats}-hungry", seats, "operation", deadly=["hungry"]) for seats in (1, 2, 3)),
    *(vanguard(f"operation-{seats}-random", seats, "operation", ("random", "crew")) for seats in (2, 3, 4)),
    vanguard("operation-2-learners", 2, "operation", ("cadet", "ensign")),
    vanguard("operation-2-searchers", 2, "operation", ("officer", "captain")),
)

MATCHES = (*TRUCKER, *ANDROMEDA, *VANGUARD)
