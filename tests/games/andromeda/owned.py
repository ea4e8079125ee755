"""Boxes that owners have written down, for tests: made up, as everything printed in a real one is somebody else's."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import ClassVar

import pytest

from starboard.games.andromeda.content.boxes import PLACES
from starboard.games.andromeda.content.own_content import offered_options
from starboard.games.andromeda.title import AndromedaTitle, read_boxes_again
from starboard.kernel import Option

TABLES = {
    "box": 'name = "The shelf"',
    "officers": """[[officers]]
name = "Captain Ames"
place = "ofc_1a"
level = 1
ring = ["tactics(1)", "module(any,free)", "vp(2)"]
progress = { science = 2 }""",
    "actions": """[[actions]]
deck = "I"
target = "planet(most_moons)"
special = "build"
[[actions]]
deck = "I"
target = "probe(here)"
""",
    "modules": "\n".join(
        f"""[[modules]]
name = "{kind.title()} {number}"
type = "{kind}"
cost = "{number}I"
copies = 3"""
        for kind in ("science", "industry", "commerce", "civilization")
        for number in (1, 2)
    ),
    "events": """[[events]]
name = "Long Night"
deck = "dawn"
affects = "each"
effect = "vp(1)"
hegemon_effect = "tactics(2)"
""",
    "planets": "\n".join(
        f"""[[planets]]
name = "World {number}"
planet_type = "{("ice", "desert", "volcanic", "terran", "gas_giant")[number % 5]}"
leaders = {number % 3}"""
        for number in range(15)
    ),
}


def write_box(folder: Path, **tables: str) -> Path:
    """A box with these tables; empty ones are left out."""
    folder.mkdir(parents=True)
    for table, text in {"box": TABLES["box"], **tables}.items():
        (folder / f"{table}.toml").write_text(text + "\n", encoding="utf-8")
    return folder


@contextmanager
def offered(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[AndromedaTitle]:
    """The title as a program has it that is started where this box is offered."""
    monkeypatch.setenv(PLACES, str(folder))
    read_boxes_again()

    class Now(AndromedaTitle):
        options: ClassVar[tuple[Option, ...]] = offered_options()

    yield Now()
    monkeypatch.delenv(PLACES)
    read_boxes_again()
