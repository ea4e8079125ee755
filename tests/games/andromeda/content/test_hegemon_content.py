"""What is printed for the Hegemon: how much of it there is, and that damaged content is refused."""

from collections import Counter
from importlib.resources import files
from pathlib import Path

import pytest

from games.damage import complaint, copy_of, spoil
from starboard.games.andromeda.content.hegemon import SPECIALS, hegemon_content, read_hegemon
from starboard.games.andromeda.state.game_state import CRUISER, SCIENCE_VESSEL, SHIPS_OF

ORIGINAL = Path(str(files("starboard.games.andromeda.content")))


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return copy_of(ORIGINAL, tmp_path)


@pytest.mark.rule("AE-E-6.8")
def test_there_are_eight_action_cards_in_each_deck_and_six_with_each_icon() -> None:
    cards = hegemon_content().actions.values()
    assert Counter(card.deck for card in cards) == {0: 8, 1: 8, 2: 8}
    assert Counter(card.special for card in cards) == dict.fromkeys(SPECIALS, 6)


@pytest.mark.rule("AE-E-6.9")
def test_there_are_five_upgrade_tiles() -> None:
    assert Counter(tile.lasting for tile in hegemon_content().tiles.values()) == {True: 3, False: 2}


@pytest.mark.rule("AE-E-13.2")
def test_the_ramp_has_three_sections_of_three_ships() -> None:
    station = hegemon_content().station
    assert [len(section) for section in station.sections] == [3, 3, 3]
    assert sorted(ship for section in station.sections for ship in section) == list(range(9))
    assert [section[-1] for section in station.sections] == [6, *SHIPS_OF[SCIENCE_VESSEL], CRUISER]
    assert station.section_of == (0, 0, 1, 1, 2, 2)


def test_the_content_of_the_package_is_sound(folder: Path) -> None:
    assert read_hegemon(folder) == hegemon_content()


@pytest.mark.parametrize(
    ("file", "old", "new", "sentence"),
    [
        (
            "hegemon_action_cards.csv",
            "base(odessa_field)",
            "base(odesa)",
            "line 2, field “target”: it is “base(odesa)”",
        ),
        ("hegemon_action_cards.csv", "probe(W)", "probe(X)", "line 9, field “target”: it is “probe(X)”"),
        ("hegemon_action_cards.csv", "probe(W)", "the probe", "line 9, field “target”"),
        (
            "hegemon_action_cards.csv",
            "hac_I_1,I",
            "hac_I_1,V",
            "line 2, field “deck”: it is “V”, but must be: I, II, III.",
        ),
        ("hegemon_action_cards.csv", "(odessa_field),build", "(odessa_field),bild", "line 2, field “special”"),
        ("hegemon_upgrade_tiles.csv", "hup_1,lasting", "hup_1,sometimes", "line 2, field “kind”: it is “sometimes”"),
        ("negotiation_cards.csv", "heg_dice(2)", "heg_dise(2)", "negotiation_cards.csv, line 3, field “effect”"),
        ("hegemon_officers.toml", "level = 1", "level = 4", "officers 1"),
        ("hegemon_officers.toml", "industry = 1, com", "industri = 1, com", "field “progress”: it is “industri”"),
        ("hegemon_officers.toml", '"module(industry,free)"', '"module(all,free)"', "officers 1, field “ring”"),
        (
            "hegemon_officers.toml",
            'ability = ""',
            'ability = "levies"',
            "officers 1, field “ability”: it is “levies”",
        ),
        ("hegemon_station.toml", "dice = [1, 2]", "dice = [1, 1]", "sections, field “dice”"),
        ("hegemon_station.toml", 'deck = "II"', 'deck = "I"', "field “sections”: it is “I, I, III”"),
        ("hegemon_station.toml", '"fighter"', '"transport"', "sections, field “ships”"),
        ("hegemon_station.toml", '"transport", "fighter"', '"fighter", "transport", "heavy_cruiser"', "field “ships”"),
    ],
)
def test_damaged_content_is_refused(folder: Path, file: str, old: str, new: str, sentence: str) -> None:
    spoil(folder / file, old, new)
    assert sentence in complaint(read_hegemon, folder)


def test_a_section_keeps_a_ship_that_is_never_used_up(folder: Path) -> None:
    file = folder / "hegemon_station.toml"
    spoil(file, '"transport", "fighter"', '"transport", "transport"')
    spoil(file, 'ships = ["transport", "transport", "heavy', 'ships = ["fighter", "transport", "heavy')
    assert "sections 1, field “ships”" in complaint(read_hegemon, folder)
