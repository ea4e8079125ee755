"""Which matches are recorded: every class, every number of players, both ways to build, every sort of kit."""

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parent / "trucker"
INDEX = FOLDER / "index.json"


@dataclass(frozen=True)
class Golden:
    """One match: what was agreed on, and who plays. The bots are repeated until every seat has one."""

    name: str
    seats: int
    classes: tuple[str, ...]
    bots: tuple[str, ...] = ("trucker", "apprentice")
    options: dict[str, Any] = field(default_factory=dict)

    @property
    def file(self) -> Path:
        return FOLDER / f"{self.name}.jsonl"

    @property
    def settings(self) -> dict[str, Any]:
        """All options that are not left at their default."""
        return {"classes": list(self.classes), **self.options}


BIG = {"kit": "big", "loans": True}
BOTH = {"kit": "both", "loans": True}
TURNS = {"build": "turns"}
GUIDED = {"guided": True}

MATCHES = (
    Golden("i-2", 2, ("I",)),
    Golden("i-4-guided", 4, ("I",), ("apprentice",), GUIDED),
    Golden("ii-3", 3, ("II",)),
    Golden("ii-2-turns", 2, ("II",), options=TURNS),
    Golden("iii-4", 4, ("III",)),
    Golden("iiia-3", 3, ("IIIA",)),
    Golden("standard-3", 3, ("I", "II", "III")),
    Golden("standard-5", 5, ("I", "II", "III"), ("apprentice",)),
    Golden("ic-2", 2, ("IC",)),
    Golden("ic-4", 4, ("IC",), ("trucker",)),
    Golden("iic-3-turns", 3, ("IIC",), options=TURNS),
    Golden("iiic-2", 2, ("IIIC",), ("trucker",)),
    Golden("iiic-4-loans", 4, ("II", "IIIC"), options={"loans": True}),
    Golden("ivc-2", 2, ("I", "IVC")),
    Golden("ivc-3-guided", 3, ("II", "IVC"), ("trucker",), GUIDED),
    Golden("latest-models-4", 4, ("IIC", "IIIC", "IVC")),
    Golden("ia-3-big", 3, ("IA",), options=BIG),
    Golden("iia-4-big", 4, ("IIA",), options=BIG),
    Golden("iib-2-both", 2, ("IIB",), options=BOTH),
    Golden("iiib-3-both", 3, ("IIIB",), options=BOTH),
    Golden("iv-4-both", 4, ("IV",), options=BOTH),
    Golden("iv-5-peaceful", 5, ("IV",), ("apprentice",), {**BOTH, "intruders": False}),
    Golden("iic-5-both", 5, ("IIC",), options=BOTH),
    Golden("ivc-3-both", 3, ("III", "IVC"), options=BOTH),
    Golden("everything-4", 4, ("IIC", "IIIC", "IVC", "IV"), ("random", "trucker"), {**BOTH, **GUIDED}),
)
