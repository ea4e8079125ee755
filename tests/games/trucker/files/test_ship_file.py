"""The ship inspector: what it says of ships, and of what is no ship."""

import json
from typing import Any

import pytest

from games.trucker.scenes import built
from starboard.games.trucker.files.ship_drawing import draw_ship, signs
from starboard.games.trucker.files.ship_file import inspect_ship
from starboard.kernel import Message, StarboardError
from starboard.speech import Speech

KEYS = "legal errors pieces exposed crew_places batteries cargo engine cannon gap premium cap".split()  # noqa: SIM905


def tile(name: str, square: str, turn: int = 0) -> dict[str, Any]:
    column, row = square.split(",")
    return {"tile": name, "column": column, "row": row, "turn": turn}


SMALL = {
    "class": "I",
    "tiles": [
        tile("B001", "7,7"),
        tile("B068", "7,8"),
        tile("B083", "8,8"),
        tile("B114", "7,6"),
        tile("B040", "6,7", 1),
    ],
}


def test_a_small_ship() -> None:
    report = inspect_ship(SMALL)
    assert list(report) == KEYS
    pieces = report.pop("pieces")
    assert pieces == [[[["7", "6"], ["6", "7"], ["7", "7"], ["7", "8"], ["8", "8"]]]]
    assert report == {
        "legal": True,
        "errors": [],
        "exposed": 5,
        "crew_places": 2,
        "batteries": 3,
        "cargo": {"normal": 0, "special": 0},
        "engine": {"least": 1, "most": 3},
        "cannon": {"least": 0, "most": 2},
        "gap": None,
        "premium": None,
        "cap": 5,
    }


def test_errors_name_rule_squares_and_message() -> None:
    report = inspect_ship({"class": "IC", "tiles": [tile("B001", "3,3a"), tile("B016", "4,3a")]})
    assert not report["legal"]
    first, second = report["errors"]
    assert (first["rule"], first["cells"]) == ("GT-LM-2.2.2", [["3", "3a"], ["4", "3a"]])
    assert isinstance(first["message"], Message)
    assert Speech().say(first["message"]) == (
        "Only equal connectors join across the splice, but between 3,3a and 4,3a universal meets single."
    )
    assert second["rule"] == "GT-B-6.6"
    assert Speech().say(second["message"]) == "The ship around 3,3a is in 2 pieces that are not joined."


def test_the_ship_of_the_issue() -> None:
    report = inspect_ship({"class": "IIIC", "tiles": [tile("B016", "3,4", 1)]})
    assert (report["legal"], report["exposed"], report["gap"], report["premium"], report["cap"]) == (
        True,
        4,
        35,
        15,
        15,
    )


def test_a_fleet_has_pieces_for_each_ship() -> None:
    ivc = {"class": "IVC", "dice": [3, 6], "tiles": [tile("B001", "7,5"), tile("B002", "9,10"), tile("B046", "10,10")]}
    report = inspect_ship(ivc)
    assert report["pieces"] == [[[["7", "5"]]], [[["9", "10"]], [["10", "10"]]]]
    assert [error["rule"] for error in report["errors"]] == ["GT-B-6.1", "GT-LM-4.6.2"]
    assert (report["cap"], report["premium"], report["cargo"]) == (None, None, {"normal": 2, "special": 0})
    assert inspect_ship({"class": "IVC", "dice": [], "tiles": []})["pieces"] == [[], [], [], []]


def test_halves_of_points_and_halves_of_class_iv() -> None:
    report = inspect_ship({"class": "IV", "halves": "Ab", "tiles": [tile("B090", "7,7", 1)]})
    assert report["cannon"] == {"least": 0.5, "most": 0.5}


def test_the_turn_may_be_left_out() -> None:
    square = {"tile": "B001", "column": "7", "row": "7"}
    assert inspect_ship({"class": "I", "tiles": [square]})["legal"]


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        (None, "$: an object with fields belongs here."),
        ([], "$: an object with fields belongs here."),
        ({"tiles": []}, "$: the field “class” is missing."),
        ({"class": "I"}, "$: the field “tiles” is missing."),
        ({"class": "I", "tiles": [], "x": 1}, "$: there is no field “x”."),
        ({"class": 1, "tiles": []}, "$: the field “class” must be a text."),
        (
            {"class": "V", "tiles": []},
            "There is no class “V”; there are: I, II, III, IIIA, IA, IIA, IIB, IIIB, IV, IIC, IC, IIIC, IVC.",
        ),
        ({"class": "I", "tiles": {}}, "The field “tiles” must be a list of at most 100 components."),
        ({"class": "I", "tiles": [1]}, "tiles[0]: an object with fields belongs here."),
        ({"class": "I", "tiles": [{"tile": "B001"}]}, "tiles[0]: the field “column” is missing."),
        ({"class": "I", "tiles": [tile("B001", "7,7") | {"z": 1}]}, "tiles[0]: there is no field “z”."),
        ({"class": "I", "tiles": [tile("B001", "7,7") | {"row": 7}]}, "tiles[0]: the field “row” must be a text."),
        ({"class": "I", "tiles": [tile("B999", "7,7")]}, "Component 1: there is no tile “B999”."),
        ({"class": "I", "tiles": [tile("B001", "7,4")]}, "Component 1: class I has no square 7,4."),
        ({"class": "I", "tiles": [tile("B001", "5,5")]}, "Component 1: class I has no square 5,5."),
        ({"class": "IC", "tiles": [tile("B001", "3,3")]}, "Component 1: class IC has no square 3,3."),
        ({"class": "IC", "tiles": [tile("B001", "3,1")]}, "Component 1: class IC has no square 3,1."),
        (
            {"class": "IVC", "dice": [1, 2], "tiles": [tile("B001", "7,5")]},
            "Component 1: class IVC has no square 7,5.",
        ),
        (
            {"class": "I", "tiles": [tile("B001", "7,7"), tile("B002", "7,7")]},
            "Component 2: there is already a component at 7,7.",
        ),
        *(
            (
                {"class": "I", "tiles": [tile("B001", "7,7") | {"turn": turn}]},
                "Component 1: the field “turn” must be 0, 1, 2 or 3 quarter turns.",
            )
            for turn in (4, -1, "1", 1.0, None, True)
        ),
        *(
            (
                {"class": "IVC", "tiles": []} | dice,
                "The field “dice” lists the dice that were rolled: at most two numbers from 1 to 6.",
            )
            for dice in ({"dice": 3}, {"dice": [1, 2, 3]}, {"dice": [0, 1]}, {"dice": [1, 7]}, {"dice": [True, 1]})
        ),
        ({"class": "I", "dice": [1, 2], "tiles": []}, "Class I takes no “dice”."),
        ({"class": "I", "halves": "Ab", "tiles": []}, "Class I takes no “halves”."),
        (
            {"class": "IV", "tiles": []},
            "There are no halves “” of class IV; name a front and a rear board, such as “Ab”.",
        ),
        ({"class": "IV", "halves": 1, "tiles": []}, "$: the field “halves” must be a text."),
    ],
)
def test_what_is_no_ship_is_one_sentence(data: object, sentence: str) -> None:
    with pytest.raises(StarboardError) as why:
        inspect_ship(data)
    assert Speech().say(why.value.message) == sentence


# -- the drawing


def test_a_drawing_shows_connectors_kinds_labels_and_faults() -> None:
    board, ship = built("I", {"7,7": "B001", "7,8": "B083", "8,7": "B117/0", "6,7": "B099/3", "7,6": "B054"})
    drawn = draw_ship(board, ship, {board.cell("7", "6")})
    assert "\n".join(drawn[5:17]) == "\n".join(
        [
            "                ┌──╨──┐",
            "6           ·   │B054!│   ·",
            "                │ □□□ │",
            "                └──╥──┘",
            "         ┌──┴──┐┌──╬──┐┌──╨──┐",
            "7    ·   │B099 ││B001 ││B117 │   ·",
            "         │  ←  ╞╬(@@) ╬┤  ◝  ├",
            "         └─────┘└──╬──┘└──╥──┘",
            "                ┌──╨──┐",
            "8    ·      ·   │B083 │   ·      ·",
            "                ╡ ▼▼  ╞",
            "                └─────┘",
        ]
    )
    assert drawn[0].split() == ["5", "6", "7", "8", "9"]
    assert [sign for sign, _ in signs(board, ship)] == ["□□□", "←", "(@@)", "◝", "▼▼"]


def test_rows_without_squares_are_short() -> None:
    board, ship = built("IC", {})
    drawn = draw_ship(board, ship)
    assert [line.split()[0] for line in drawn[1:] if line] == ["1", "2", "3a", "4a", "3b", "4b", "5", "6"]
    assert len(drawn) == 1 + 6 * 4 + 2


def test_input_is_what_json_gives() -> None:
    assert inspect_ship(json.loads(json.dumps(SMALL)))["legal"]
