"""The rules of all titles in a language, and how a cited one is found."""

from pathlib import Path

import pytest

from rulebook.test_pages import SAMPLE
from starboard.rulebook import BadPage, Book, book_in


@pytest.fixture(scope="module")
def book() -> Book:
    return book_in(SAMPLE, "en")


def test_a_rule_knows_its_title_page_chapter_and_neighbours(book: Book) -> None:
    rule = book.find("SA-B-1.2")
    assert rule is not None
    assert (rule.id, rule.title, rule.language) == ("SA-B-1.2", "trucker", "en")
    assert (rule.page, rule.chapter, rule.ids) == ("Building a ship", "Taking components", ["SA-B-1.1", "SA-B-1.2"])
    assert len(book) == 7
    assert list(book.ids)[:2] == ["SB-E-16.1", "SB-E-16.2"]


@pytest.mark.parametrize(
    ("cited", "found"),
    [("SB-E-16", "SB-E-16.1"), ("SA-B-1", "SA-B-1.1"), ("SA-B-1.3", "SA-B-1.3a"), ("SB-S-26", "SB-S-2601")],
)
def test_the_number_of_a_chapter_leads_to_its_first_rule(book: Book, cited: str, found: str) -> None:
    rule = book.find(cited)
    assert rule is not None
    assert rule.id == found
    assert cited in book


@pytest.mark.parametrize("id", ["", "SA-B-1.20", "SA-B-9", "SA-B", "sa-b-1.1", "SA-B-1.", "SA-B-1.1 ", "x" * 10_000])
def test_what_is_no_rule_is_not_found(book: Book, id: str) -> None:
    assert book.find(id) is None
    assert id not in book


def test_a_number_that_stands_on_two_pages_is_refused(tmp_path: Path) -> None:
    for title, name in (("trucker", "a"), ("trucker", "b")):
        folder = tmp_path / title / "en"
        folder.mkdir(parents=True, exist_ok=True)
        (folder / f"{name}.md").write_text("# A\n\n**AA-B-1** Yes.", encoding="utf-8")
    with pytest.raises(BadPage, match="AA-B-1 stands on two pages of trucker in 'en'"):
        book_in(tmp_path, "en")


def test_a_page_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    (tmp_path / "trucker" / "pl").mkdir(parents=True)
    (tmp_path / "trucker" / "pl" / "x.md").write_text("no title", encoding="utf-8")
    with pytest.raises(BadPage, match=r"^trucker/pl/x\.md: the page has no title$"):
        book_in(tmp_path, "pl")


def test_no_pages_are_no_rules(tmp_path: Path) -> None:
    assert len(book_in(tmp_path / "nowhere", "en")) == 0
    (tmp_path / "README.md").write_text("# About", encoding="utf-8")
    assert len(book_in(tmp_path, "en")) == 0
