"""The page about beats lists the kinds that there are, each with its data, and these come as it says."""

import re
from pathlib import Path
from typing import Any

import pytest

from games.andromeda.told_matches import whole_matches
from games.trucker.driving import driven
from games.vanguard.told_matches import recorded
from starboard.games.andromeda.title import ANDROMEDA
from starboard.games.trucker.title import TRUCKER
from starboard.games.vanguard.title import VANGUARD
from starboard.kernel import Event, Title
from starboard.kernel.beats import SHARED, kinds_of

PAGE = (Path(__file__).resolve().parent.parent / "docs" / "beats.md").read_text(encoding="utf-8")
FIELD = re.compile(r"`(\w+): (int|ints|text|texts)`")


def fields_of(section: str) -> dict[str, dict[str, str]]:
    """What a table of the page says: the data of each kind, with their types."""
    text = PAGE.partition(f"\n## {section}\n")[2].partition("\n## ")[0]
    rows = re.findall(r"^\| `([\w-]+)` \|(.*?)\|", text, re.MULTILINE)
    assert len(rows) == len({kind for kind, _ in rows})
    return {kind: dict(FIELD.findall(data)) for kind, data in rows}


def test_the_shared_kinds_are_those_of_the_kernel() -> None:
    assert list(fields_of("Shared kinds")) == list(SHARED)


@pytest.mark.parametrize(
    ("section", "title"), [("Galaxy Trucker", TRUCKER), ("Andromeda's Edge", ANDROMEDA), ("ISS Vanguard", VANGUARD)]
)
def test_a_title_has_these_kinds_with_these_data(section: str, title: Title[Any]) -> None:
    listed = fields_of(section)
    own = {kind: tuple(data) for kind, data in listed.items() if kind not in SHARED}
    assert own == dict(title.beats)
    kinds = kinds_of(title)
    assert not [kind for kind, data in listed.items() if not set(kinds[kind]) <= data.keys()]


TYPES = {"int": int, "text": str, "ints": int, "texts": str}
CLASSES = ("I", "IA", "IIB", "IV", "IIC", "IIIC", "IVC")


def fault_of(event: Event, listed: dict[str, dict[str, str]]) -> str:
    """What is not as the page says."""
    for name, kind in listed[event.beat].items():
        value = event.message.args.get(name)
        several = kind in ("ints", "texts")
        values = value if several and isinstance(value, list) else [value]
        if several != isinstance(value, list) or any(type(one) is not TYPES[kind] for one in values):
            return f"{event.beat}: {name} is {value!r}"
    return ""


def test_what_comes_in_galaxy_trucker_is_as_the_page_says() -> None:
    listed, seen = fields_of("Galaxy Trucker"), set()
    for match in driven(3, CLASSES, kit="both", loans=True, build="turns"):
        for event in match.events:
            if event.beat:
                seen.add(event.beat)
                assert fault_of(event, listed) == ""
    assert {"weld", "scan", "stamp", "board", "launch", "card", "dice", "fly", "hit", "lost", "power", "engine"} <= seen
    assert {"race", "gain", "pay", "passed", "phase", "glass", "crew"} <= seen
    assert seen <= listed.keys()


def test_what_comes_in_andromedas_edge_is_as_the_page_says() -> None:
    listed, seen = fields_of("Andromeda's Edge"), set()
    for event in whole_matches(9):
        if event.beat:
            seen.add(event.beat)
            assert fault_of(event, listed) == ""
    assert seen <= listed.keys()
    assert listed.keys() - seen <= {"face", "send", "withdraw"}


def test_what_comes_in_iss_vanguard_is_as_the_page_says() -> None:
    listed, seen = fields_of("ISS Vanguard"), set()
    for event in recorded("campaign-1", "operation-4-deadly", "quick-1-carried"):
        if event.beat:
            seen.add(event.beat)
            assert fault_of(event, listed) == ""
    assert seen <= listed.keys()
    assert listed.keys() - seen <= {"hand-over", "leave", "left-behind", "ward"}
