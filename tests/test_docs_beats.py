"""The page about beats lists the kinds that there are, each with its data, and these come as it says."""

import re
from pathlib import Path

from starboard.games.trucker.title import TRUCKER
from starboard.kernel.beats import SHARED, kinds_of

PAGE = (Path(__file__).resolve().parent.parent / "docs" / "beats.md").read_text(encoding="utf-8")
FIELD = re.compile(r"`(\w+): (int|ints|text|texts)`")


def fields_of(section: str) -> dict[str, dict[str, str]]:
    """What a table of the page says: the data of each kind, with their types."""
    text = PAGE.partition(f"\n## {section}\n")[2].partition("\n## ")[0]
    rows = re.findall(r"^\| `(\w+)` \|(.*?)\|", text, re.MULTILINE)
    assert len(rows) == len({kind for kind, _ in rows})
    return {kind: dict(FIELD.findall(data)) for kind, data in rows}


def test_the_shared_kinds_are_those_of_the_kernel() -> None:
    assert list(fields_of("Shared kinds")) == list(SHARED)


def test_galaxy_trucker_has_these_kinds_with_these_data() -> None:
    listed = fields_of("Galaxy Trucker")
    own = {kind: tuple(data) for kind, data in listed.items() if kind not in SHARED}
    assert own == dict(TRUCKER.beats)
    kinds = kinds_of(TRUCKER)
    assert not [kind for kind, data in listed.items() if not set(kinds[kind]) <= data.keys()]
