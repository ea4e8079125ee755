"""The rooms of the titles: each check is also shown to bite, on a small title with one thing wrong."""

from pathlib import Path

import pytest

from house.rooms import MOST_FILES, ORDER, complaints, crowds_of_client

ROOT = Path(__file__).resolve().parent.parent
TITLE = "starboard/games/toy"
ROOMS = [room for rooms in ORDER for room in rooms.split(" ") if room]


@pytest.fixture
def src(tmp_path: Path) -> Path:
    """A title with every room, each with one module, and nothing wrong."""
    for room in ROOMS:
        put(tmp_path, f"{room}/{room}_thing.py")
    for part in ("battle", "turn"):
        put(tmp_path, f"rules/{part}/{part}.py")
    put(tmp_path, "title.py", "from starboard.games.toy.view import view_thing")
    return tmp_path


def put(src: Path, file: str, text: str = "") -> None:
    place = src / TITLE / file
    place.parent.mkdir(parents=True, exist_ok=True)
    (place.parent / "__init__.py").touch()
    place.write_text(f"{text}\n", encoding="utf-8")


def test_the_titles_are_in_order() -> None:
    assert complaints(ROOT / "src") == []


def test_a_title_in_order_is_let_pass(src: Path) -> None:
    put(src, "rules/turn/launch.py", "from starboard.games.toy.rules.battle import battle")
    put(src, "rules/game.py", "from starboard.games.toy.rules.turn import launch")
    put(src, "view/map_view.py", "from starboard.games.toy.odds.odds_thing import x")
    assert complaints(src) == []


@pytest.mark.parametrize(
    ("room", "known"),
    [
        ("state", "content"),
        ("state", "moves"),
        ("content", "board"),
        ("board", "rules"),
        ("names", "effects"),
        ("rules", "odds"),
        ("rules", "view"),
        ("captions", "odds"),
        ("view", "bots"),
        ("files", "bots"),
        ("odds", "title"),
    ],
)
def test_a_room_knows_only_those_above_it(src: Path, room: str, known: str) -> None:
    put(src, f"{room}/wrong.py", f"\nfrom starboard.games.toy import {known}")
    there = "" if known == "title" else known
    assert complaints(src) == [
        f"{TITLE}/{room}/wrong.py:2: {room} must not import {there}: starboard.games.toy.{known}"
    ]


def test_parts_of_the_rules_know_each_other_one_way(src: Path) -> None:
    put(src, "rules/turn/launch.py", "from starboard.games.toy.rules.battle import battle")
    put(src, "rules/battle/raiders.py", "from starboard.games.toy.rules.turn import turn")
    assert complaints(src) == [
        f"{TITLE}/rules/battle/raiders.py:1: battle and turn import each other",
        f"{TITLE}/rules/turn/launch.py:1: turn and battle import each other",
    ]


def test_a_folder_that_is_no_room_is_found(src: Path) -> None:
    put(src, "helpers/things.py")
    assert complaints(src) == [
        "starboard.games.toy.helpers: a title has no such room",
        "starboard.games.toy.helpers.things: a title has no room helpers",
    ]


def test_a_module_outside_the_rooms_is_found(src: Path) -> None:
    put(src, "odds.py")
    said = "starboard.games.toy.odds: only census, hide, mend, setup, title stand in the title itself"
    assert said in complaints(src)


def test_a_crowded_room_is_found(src: Path) -> None:
    for number in range(MOST_FILES):
        put(src, f"names/name_{number}.py")
    assert complaints(src) == [f"names: {MOST_FILES + 1} modules in one folder, {MOST_FILES} at most"]


def test_two_modules_of_one_name_are_found(src: Path) -> None:
    put(src, "board/battle.py")
    assert complaints(src) == [
        "starboard.games.toy.rules.battle.battle: starboard.games.toy.board.battle has the same name"
    ]


def test_no_folder_of_the_client_is_crowded() -> None:
    assert crowds_of_client(ROOT / "client" / "src") == []


def test_a_crowded_folder_of_the_client_is_found(tmp_path: Path) -> None:
    folder = tmp_path / "titles" / "toy" / "stage"
    folder.mkdir(parents=True)
    for number in range(MOST_FILES):
        (folder / f"part{number}.svelte").touch()
        (folder / f"part{number}.test.ts").touch()
    assert crowds_of_client(tmp_path) == []
    (folder / "more.ts").touch()
    assert crowds_of_client(tmp_path) == ["titles/toy/stage: 17 modules in one folder, 16 at most"]
