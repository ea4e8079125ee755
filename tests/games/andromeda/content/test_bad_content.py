"""Damaged content is refused when it is loaded, and the sentence names file, place and field."""

from importlib.resources import files
from pathlib import Path

import pytest

from games.damage import complaint, copy_of, spoil
from starboard.games.andromeda.content import read_content

ORIGINAL = Path(str(files("starboard.games.andromeda.content")))


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return copy_of(ORIGINAL, tmp_path)


def test_the_content_of_the_package_is_sound(folder: Path) -> None:
    assert len(read_content(folder).modules) == 80


@pytest.mark.parametrize(
    ("file", "old", "new", "sentence"),
    [
        ("modules.csv", "sci_01,science,2", "sci_01,science,x", "line 2, field “copies”: it is “x”, but must be: 0–9."),
        (
            "modules.csv",
            "sci_01,science",
            "sci_01,magic",
            "field “type”: it is “magic”, but must be: science, industry",
        ),
        ("modules.csv", "tactics(1);gain(energy,1)", "tactics(1);gain(enrgy,1)", "line 2, field “effect”"),
        ("modules.csv", "sci_01,science,2,base,1I", "sci_01,science,2,base,1Q", "must be: 2T+1N."),
        (
            "modules.csv",
            "cost,2X,0,0,original",
            "cost,,0,0,original",
            "field “paid_cost”: it is “”, but must be: cost.",
        ),
        (
            "moons.csv",
            "moon_ice_1,planetary,ice,ice:1",
            "moon_ice_1,planetary,ice,gold:1",
            "field “symbol”: it is “gold:1”",
        ),
        ("moons.csv", "moon_ice_1,planetary,ice", "moon_ice_1,planetary,", "field “planet_type”: it is “”"),
        ("planets.csv", "pl_ice_1,ice", "pl_ice_1,mud", "planets.csv, line 2, field “planet_type”: it is “mud”"),
        (
            "ships.csv",
            "fighter,1,0,2",
            "fighter,1,0,9",
            "ships.csv, line 3, field “guns”: it is “9”, but must be: 0–6.",
        ),
        ("tactics_cards.csv", "focused_fire,maneuver", "focused_fire,magic", "tactics_cards.csv, line 2, field “kind”"),
        ("destiny_cards.csv", "modules,1,2,8", "modules,1,0,8", "field “each”: it is “0”, but must be: 1–9."),
        (
            "event_cards.csv",
            'dawn_04,dawn,each,"gain(any,2)",no,as_player',
            'dawn_04,dawn,each,"gain(any,2)",no,tactics(1)',
            "event_cards.csv, line 5, field “hegemon_effect”",
        ),
        ("event_cards.csv", "dawn_01,dawn,each", "dawn_01,dawn,nobody", "event_cards.csv, line 2, field “affects”"),
        ("gate_action.csv", "\n6,", "\n0,", "gate_action.csv, field “die”"),
        ("factions.csv", "iron_choir,base,2E+3T", "iron_choir,base,2E+3", "factions.csv, line 5, field “resources”"),
        ("factions.csv", "fabricate", "fabricat", "factions.csv, line 5, field “ability_1”: it is “fabricat”"),
        ("modules.csv", "sci_02,", "sci_01,", "line 3: “sci_01” is empty or appears twice."),
        ("raiders.csv", "grave_barge,A", "grave_barge,Z", "raiders.csv, line 4, field “class”"),
        ("tracks.toml", "gain(ice,1)", "gain(ice)", "tracks.toml, effects, science, field “2”: it is “gain(ice)”"),
        ("tracks.toml", '2 = "gain(titan,1)"', '22 = "gain(titan,1)"', "effects, industry, field “22”"),
        ("tracks.toml", "end_vp = [0, ", "end_vp = [", "field “development_value”: it is “11”, but must be: 10."),
        ("event_track.toml", "2 = 2", "9 = 2", "event_track.toml, field “steps”"),
        ("board.toml", "rows = [4, 5, 4, 5, 4]", "rows = [4, 5, 4, 5, 5]", "board.toml, field “rows”: it is “23”"),
        ("board.toml", 'gate = "S07"', 'gate = "N1"', "board.toml, field “gate”: it is “N1”"),
        ("board.toml", '["S01", "S02", "S05"]', '["S01", "S99", "S05"]', "nebulae 1, field “adjacent”: it is “S99”"),
        ("board.toml", "status =", "state =", "board.toml"),
        ("alliance_bases.csv", "id,effect,status", "id,effects,status", "line 1: the header must be id,effect,status."),
        ("station_core.csv", "tactics(1),original", "tactics(1),sure", "station_core.csv, line 5, field “status”"),
        ("supremacy_tokens.csv", "vp(3),once", "vp(3),twice", "supremacy_tokens.csv, line 2, field “timing”"),
    ],
)
def test_a_mistake_is_named(folder: Path, file: str, old: str, new: str, sentence: str) -> None:
    spoil(folder / file, old, new)
    said = complaint(read_content, folder)
    assert said.startswith(file)
    assert sentence in said


def test_a_missing_file_is_named(folder: Path) -> None:
    (folder / "moons.csv").unlink()
    assert "moons.csv is missing" in complaint(read_content, folder)
