"""Plates: the words are checked as they are read, and The Guest Book has a picture wherever one is wanted."""

from pathlib import Path

import pytest

from starboard.content import BadContent, read_toml
from starboard.games.vanguard.content import campaign
from starboard.games.vanguard.content.plates.plate_files import CROPS, PlateFile
from starboard.games.vanguard.content.plates.plate_words import WORDS
from starboard.games.vanguard.content.reading import read_notation
from starboard.games.vanguard.content.texts import text_ids
from starboard.speech import Speech

GUEST_BOOK = campaign["guest_book"]


def said(folder: Path, drawn: str) -> str:
    """What is said of a plate whose second word is written so."""
    text = f'[[plate]]\nid = "pier"\ndraw = [\n    {{ draw = "grain" }},\n    {drawn},\n]\n'
    (folder / "plates.toml").write_text(text, encoding="utf-8")
    try:
        read_toml(folder, "plates.toml", PlateFile, read_notation)
    except BadContent as why:
        return Speech("en").say(why.message)
    return ""


@pytest.mark.parametrize(
    ("drawn", "sentence"),
    [
        ('{ draw = "ridge", y = 520, colour = "#2A3346" }', ""),
        ('{ draw = "rigde", y = 520, colour = "#2A3346" }', "the word “rigde” is not known. Did you mean “ridge”?"),
        (
            '{ draw = "ridge", y = 520, colour = "#2A3346", strat = 3 }',
            "the word “strat” is not known. Did you mean “strata”?",
        ),
        (
            '{ draw = "ridge", y = 9000, colour = "#2A3346" }',
            "“y = 9000” stands where this is needed: -600 – 1400.",
        ),
        ('{ draw = "ridge", y = 520, colour = "grey" }', '“colour = "grey"” stands where this is needed: #RRGGBB.'),
        ('{ draw = "ridge", y = 520, colour = "#2A3346", lamp = "lift" }', "Did you mean “left”?"),
        ('{ draw = "suit", x = 1, y = true }', "“y = true” stands where this is needed: -600 – 1400."),
        ('{ draw = "suit", x = 1, y = 1, flip = 1 }', "“flip = 1” stands where this is needed: true, false."),
        ('{ draw = "ridge", y = 520 }', "“ridge” stands where this is needed: colour."),
        ('{ draw = "beam", points = [[1, 2]] }', "stands where this is needed: [[x, y], [x, y]]."),
        ('{ paint = "ridge" }', 'stands where this is needed: { draw = "…" }.'),
    ],
)
def test_a_slip_in_a_plate_is_named_with_its_line(tmp_path: Path, drawn: str, sentence: str) -> None:
    found = said(tmp_path, drawn)
    assert found.endswith(sentence)
    assert not sentence or found.startswith("plates.toml, line "), found
    assert not sentence or "field “draw 2”" in found


def test_crops_stay_within_the_print() -> None:
    for plate in GUEST_BOOK.plates.values():
        for name in CROPS:
            x, y, width, height = plate.crop(name)
            assert 0 <= x <= 1200 - width, plate.id
            assert 0 <= y <= 800 - height, plate.id


def test_every_place_situation_and_item_has_a_plate() -> None:
    for kind in ("planets", "situations", "uniques"):
        things = getattr(GUEST_BOOK, kind)
        assert [id for id, thing in things.items() if not thing.plate] == [], kind
    head = GUEST_BOOK.head
    assert len(head.act_plates) == head.acts
    assert [id for id in (*head.endings, head.loss) if not GUEST_BOOK.logs[id].plate] == []
    assert len(GUEST_BOOK.plates) >= 40


def test_all_equipment_has_a_picture() -> None:
    assert [id for id, one in GUEST_BOOK.equipment.items() if not one.picture] == []


def test_every_planet_has_pages_with_plates_of_their_own() -> None:
    for id in GUEST_BOOK.planets:
        own = [log.id for log in GUEST_BOOK.logs.values() if log.planet == id and log.plate]
        assert own, id


def test_every_plate_ends_with_the_paper_of_the_print() -> None:
    for plate in GUEST_BOOK.plates.values():
        assert [one.draw for one in plate.draw[-2:]] == ["grain", "vignette"], plate.id


def test_everybody_of_the_crew_has_a_face_and_a_line_of_biography() -> None:
    for language in ("en", "cs", "pl"):
        texts = text_ids(GUEST_BOOK.folder, language)
        assert [id for id in GUEST_BOOK.crew if f"guestbook-crew-{id}-text" not in texts] == [], language
    assert [id for id, one in GUEST_BOOK.crew.items() if not one.look] == []


def test_every_word_is_drawn_somewhere_or_is_there_for_authors() -> None:
    used = {one.draw for plate in GUEST_BOOK.plates.values() for one in plate.draw}
    assert used <= set(WORDS)
    assert len(used) > 80
