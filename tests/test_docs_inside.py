"""The pages about the house and about the inside of a title and of the client name what is there, the parts with what
they may import, and the rooms in their order."""

import re
from pathlib import Path

import pytest

from house.imports import MAY_IMPORT
from house.imports import ROOT as BEGINNING
from house.rooms import ORDER

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "starboard"
GAMES = PACKAGE / "games"
CLIENT = ROOT / "client" / "src"
CODE = re.compile(r"`([^`\n]+)`")
PATH = re.compile(r"[\w./-]+(/|\.(py|ts|svelte|toml|md))")
PLACES = {
    "architecture": (ROOT, PACKAGE, PACKAGE / "kernel", ROOT / "tests" / "conformance"),
    "inside-a-title": (ROOT, GAMES, *(GAMES / title for title in ("andromeda", "trucker", "vanguard"))),
    "inside-the-client": (ROOT, CLIENT, *(CLIENT / "titles" / title for title in ("andromeda", "trucker", "vanguard"))),
}


def text_of(page: str) -> str:
    return (ROOT / "docs" / f"{page}.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("page", PLACES)
def test_everything_that_the_page_names_exists(page: str) -> None:
    named = {code for code in CODE.findall(text_of(page)) if PATH.fullmatch(code)}
    rooms = [room for name in ("rules/battle", "moves", "view", "state") for room in GAMES.glob(f"*/{name}")]
    assert len(named) > 15
    assert sorted(name for name in named if not any((place / name).exists() for place in (*PLACES[page], *rooms))) == []


def test_the_rooms_stand_in_the_order_that_is_enforced() -> None:
    rows = re.findall(r"^\| `(\w+)/` \|", text_of("inside-a-title"), re.MULTILINE)
    rooms = [room for rooms in ORDER for room in rooms.split(" ") if room]
    assert rows == rooms


def test_the_map_says_what_each_part_may_import() -> None:
    rows = re.findall(r"^\| `src/starboard/(\w+)(?:\.py)?` \|.*\| ([^|]+) \|$", text_of("architecture"), re.MULTILINE)
    said = {part: set(words.split(";")[0].split(", ")) - {"nothing else of the package"} for part, words in rows}
    assert said == {part: set(MAY_IMPORT[part]) - {BEGINNING} for part in said}
    assert said.keys() == MAY_IMPORT.keys() - {BEGINNING, "__main__", "cli", "commands", "terminal"}


def test_every_promise_of_the_stage_has_its_test() -> None:
    told = text_of("inside-the-client").split("### What the stage promises")[1]
    rows = re.findall(r"^\| [^|`]+ \| `([^`]+)`: (.+) \|$", told, re.MULTILINE)
    assert len(rows) == len(re.findall(r"^\| [^|-]+ \|", told, re.MULTILINE)) - 1
    for file, name in rows:
        place = CLIENT / file if file.endswith(".ts") else ROOT / file
        # The whole name, not the beginning of another.
        begins = f"('{name}'," if file.endswith(".ts") else f"def {name}("
        assert begins in place.read_text(encoding="utf-8"), (file, name)
