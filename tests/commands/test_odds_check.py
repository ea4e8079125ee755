"""`starboard odds check`: the chances of a dice check on the command line."""

import json
from pathlib import Path
from typing import Any

import pytest

from starboard import cli
from starboard.terminal import run

CHECK: dict[str, Any] = {
    "dice": ["red_basic", "blue_science"],
    "conversions": [{"colour": "blue", "to": "science"}],
    "rows": [
        {"row": "yellow", "needs": [["science", "science"]]},
        {"row": "green", "needs": [["red", "blue"], ["technology"]]},
    ],
}
TRACKS: dict[str, Any] = {
    "dice": ["red_basic"],
    "tracks": {"green": {"fields": 1}},
    "specials": [{"dice": 1, "track": "green", "steps": 1}],
}


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("STARBOARD_LANG", "en")


def called(capsys: pytest.CaptureFixture[str], tmp_path: Path, data: object, *args: str) -> tuple[int, str, str]:
    file = tmp_path / "check.json"
    file.write_bytes(data if isinstance(data, bytes) else json.dumps(data).encode())
    status = run(cli.starboard, ["odds", "check", str(file), *args])
    said = capsys.readouterr()
    return status, said.out, said.err.replace(str(file), "FILE")


def answered(capsys: pytest.CaptureFixture[str], tmp_path: Path, data: object, *args: str) -> Any:
    status, out, err = called(capsys, tmp_path, data, "--json", *args)
    assert (status, err, out.count("\n")) == (0, "", 1)
    return json.loads(out)


def test_json_for_programs(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    report = answered(capsys, tmp_path, CHECK)
    assert report["exact"] == {"yellow": "5/36", "green": "31/36", "red": "0"}
    assert sum(report["rows"].values()) == pytest.approx(1)


def test_the_page_about_it_tells_the_truth(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    page = (Path(__file__).parents[2] / "docs" / "odds.md").read_text(encoding="utf-8")
    given, expected = (json.loads(block.partition("```")[0]) for block in page.split("```json")[3:])
    assert given == CHECK
    assert answered(capsys, tmp_path, given) == expected


def test_which_dice_to_take(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    check = {"dice": ["red_basic", "blue_science"], "rows": [{"row": "green", "needs": [["blue"]]}]}
    choose = answered(capsys, tmp_path, check, "--advise")["choose"]
    assert choose["dice"] == ["blue_science"]
    assert choose["exact"] == "1"
    assert [entry["exact"] for entry in choose["by_count"]] == ["0", "1"]


def test_cards_that_were_left_out_are_named(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("starboard.games.vanguard.odds.check_odds.MOST_LOOKS", 20)
    check = CHECK | {"dice": ["red_basic"] * 6, "cards": [{"set": 1, "to": "science"}, {"reroll": 2}]}
    report = answered(capsys, tmp_path, check)
    assert report["left_out"] == [1]
    assert report["exact"] == answered(capsys, tmp_path, check | {"cards": check["cards"][:1]})["exact"]
    _, out, _ = called(capsys, tmp_path, check)
    assert "Card 2 was left out: with it there would be too much to look through." in out


def test_a_table_for_people(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    status, out, err = called(capsys, tmp_path, CHECK, "--advise")
    assert (status, err) == (0, "")
    lines = [line.split("\t") for line in out.splitlines()]
    assert lines[0] == ["Outcome", "Chance", "Chance"]
    assert [line[:2] for line in lines[1:4]] == [["Yellow", "13.89 %"], ["Green", "86.11 %"], ["Red", "0.00 %"]]
    assert lines[-1] == ["2", "red_basic, blue_science", "100.00 %"]


@pytest.mark.parametrize(("language", "word"), [("cs", "Důsledek"), ("pl", "Wynik"), ("en", "Outcome")])
def test_three_languages(capsys: pytest.CaptureFixture[str], tmp_path: Path, language: str, word: str) -> None:
    _, out, _ = called(capsys, tmp_path, CHECK, "--lang", language)
    assert out.startswith(word)


def nested(word: str) -> dict[str, Any]:
    """A card that goes on and on."""
    card: dict[str, Any] = {"toss": 1}
    for _ in range(40):
        card = {"toss": 1, word: card}
    return card


WRONG: list[tuple[object, str]] = [
    (b"{", "FILE is not JSON"),
    (b"\xff", "FILE is not JSON"),
    ([], "$: an object with fields belongs here."),
    ({}, "$: the field “dice” is missing."),
    ({"dice": []}, "$: the field “rows” is missing."),
    (CHECK | {"colour": 1}, "$: there is no field “colour”."),
    (CHECK | {"rows": []}, "The field “rows” must be a list of 1 to 6 entries."),
    (CHECK | {"rows": {}}, "The field “rows” must be a list of 1 to 6 entries."),
    (CHECK | {"tracks": {}}, "A check has either “rows” or “tracks”, not both."),
    (CHECK | {"dice": "red_basic"}, "The field “dice” must be a list of 0 to 24 entries."),
    (CHECK | {"dice": ["red_basic"] * 25}, "The field “dice” must be a list of 0 to 24 entries."),
    (CHECK | {"dice": ["red_basic"] * 20, "supporters": ["red_basic"] * 5}, "A check takes at most 24 dice"),
    (CHECK | {"dice": ["red_gold"]}, "dice[0]: there is no die “red_gold”."),
    (CHECK | {"dice": [7]}, "dice[0]: there is no die “7”."),
    (CHECK | {"rows": [{"row": "green"}]}, "rows[0]: the field “needs” is missing."),
    (CHECK | {"rows": [{"row": "red", "needs": [["die"]]}]}, "rows[0]: the field “row” must be a name"),
    (CHECK | {"rows": [{"row": "", "needs": [["die"]]}]}, "rows[0]: the field “row” must be a name"),
    (CHECK | {"rows": [{"row": 1, "needs": [["die"]]}]}, "rows[0]: the field “row” must be a name"),
    (CHECK | {"rows": [{"row": "green", "needs": [["die"]]}] * 2}, "Two rows are called “green”."),
    (CHECK | {"rows": [{"row": "green", "needs": []}]}, "The field “rows[0].needs” must be a list of 1 to 12 entries."),
    (CHECK | {"rows": [{"row": "green", "needs": [[]]}]}, "The field “rows[0].needs[0]” must be a list of 1 to 6"),
    (CHECK | {"rows": [{"row": "green", "needs": ["science"]}]}, "The field “rows[0].needs[0]” must be a list"),
    (CHECK | {"rows": [{"row": "green", "needs": [["luck"]]}]}, "rows[0].needs[0]: it is “luck”, but must be one of"),
    (CHECK | {"rows": [{"row": "green", "needs": [[["die"]]]}]}, "rows[0].needs[0]: it is “['die']”, but must be"),
    (CHECK | {"conversions": [{"colour": "pink", "to": "science"}]}, "conversions[0].colour: it is “pink”"),
    (CHECK | {"conversions": [{"colour": "red", "to": "accident"}]}, "conversions[0].to: it is “accident”"),
    (CHECK | {"conversions": [{"colour": "red"}]}, "conversions[0]: the field “to” is missing."),
    (CHECK | {"double_symbols": 1}, "The field “double_symbols” must be true or false."),
    (CHECK | {"swap": []}, "swap: an object with fields belongs here."),
    (CHECK | {"swap": {"basic": "science"}}, "swap: it is “basic”, but must be one of these"),
    (CHECK | {"rolled": [{"die": "red_basic", "shows": []}]}, "The field “rolled[0].shows” must be a list of 1 to 2"),
    (CHECK | {"specials": [{}]}, "specials[0]: the field “needs” is missing."),
    (CHECK | {"specials": [{"dice": 2}]}, "specials[0]: special effects for bare dice need tracks"),
    (CHECK | {"specials": [{"needs": ["red"]}]}, "specials[0].needs: it is “red”"),
    (
        CHECK | {"specials": [{"needs": ["accident"], "once": True}] * 2},
        "specials[1]: only one special effect can take one die at most.",
    ),
    (CHECK | {"specials": [{"needs": ["accident"], "track": "green"}]}, "specials[0]: the check has no track “green”."),
    (CHECK | {"cards": [{}]}, "cards[0]: a card has one of “reroll”, “set” with “to”"),
    (CHECK | {"cards": [{"set": 1}]}, "cards[0]: a card has one of “reroll”, “set” with “to”"),
    (CHECK | {"cards": [{"reroll": 0}]}, "cards[0]: the field “reroll” must be a whole number from 1 to 24."),
    (CHECK | {"cards": [{"reroll": True}]}, "cards[0]: the field “reroll” must be a whole number from 1 to 24."),
    (CHECK | {"cards": [{"reroll": 1}] * 5}, "The field “cards” must be a list of 0 to 4 entries."),
    (CHECK | {"cards": [{"reroll": 1, "toss": 1}]}, "cards[0]: a card has one of “reroll”, “set” with “to”"),
    (CHECK | {"cards": [{"advance": 1}]}, "cards[0]: a card has one of “reroll”, “set” with “to”"),
    (CHECK | {"cards": [{"set": 1, "to": "any", "every": True}]}, "cards[0]: a card has one of “reroll”"),
    (CHECK | {"cards": [{"set": 1, "to": "any", "every": 1}]}, "The field “every” must be true or false."),
    (CHECK | {"cards": [{"add": []}]}, "The field “cards[0].add” must be a list of 1 to 24 entries."),
    (CHECK | {"cards": [{"add": ["gold"]}]}, "cards[0].add[0]: there is no die “gold”."),
    (CHECK | {"cards": [{"double": "basic"}]}, "cards[0].double: it is “basic”, but must be one of these"),
    (CHECK | {"cards": [{"excuse": "all"}]}, "cards[0].excuse: it is “all”, but must be one of these: need, swap"),
    (CHECK | {"cards": [{"reroll": 1, "or": {"toss": 1}}]}, "cards[0]: a card that rolls dice does nothing else"),
    (CHECK | {"cards": [{"toss": 1, "then": {"reroll": 1}}]}, "cards[0]: a card that rolls dice does nothing else"),
    (CHECK | {"cards": [{"toss": 1, "then": []}]}, "cards[0].then: an object with fields belongs here."),
    (CHECK | {"cards": [nested("then")]}, "no card does more than a few things"),
    (CHECK | {"cards": [nested("or")]}, "no card does more than a few things"),
    (CHECK | {"want": "red"}, "want: it is “red”, but must be one of these: yellow, green."),
    (TRACKS | {"tracks": {}}, "tracks: an object with fields belongs here."),
    (
        TRACKS | {"tracks": {"blue": {"fields": 1}}},
        "tracks: it is “blue”, but must be one of these: yellow, green, red.",
    ),
    (TRACKS | {"tracks": {"green": {"fields": 0}}}, "tracks.green: the field “fields” must be a whole number"),
    (TRACKS | {"tracks": {"green": {"fields": 2, "at": 2}}}, "tracks.green: the field “at” must be a whole number"),
    (
        TRACKS | {"specials": [{"dice": 1, "track": "green"}, {"needs": ["accident"]}]},
        "specials[0]: special effects for bare dice need tracks and come after all others.",
    ),
]


@pytest.mark.parametrize(("data", "sentence"), WRONG)
def test_what_is_wrong_is_said_in_one_line(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, data: object, sentence: str
) -> None:
    status, out, err = called(capsys, tmp_path, data)
    assert (status, out, err.count("\n")) == (1, "", 1)
    assert sentence in err
    assert "FILE" in err
    assert "Traceback" not in err


def test_a_huge_file_is_not_read(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    status, _, err = called(capsys, tmp_path, b" " * (2 << 20))
    assert (status, err.count("\n")) == (1, 1)


def test_a_file_that_is_not_there(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    status = run(cli.starboard, ["odds", "check", str(tmp_path / "none.json")])
    assert status == 1
    assert capsys.readouterr().err.count("\n") == 1
