"""Pages of rules: chapters, numbered statements, and rulings of ours."""

import pytest

from running import ROOT
from starboard.rulebook import BadPage, Grid, Items, Page, Paragraph, Words, page_of
from starboard.rulebook.book import rules_folder

SAMPLE = ROOT / "tests" / "rulebook" / "sample"


@pytest.fixture(scope="module")
def page() -> Page:
    return page_of((SAMPLE / "trucker" / "en" / "building.md").read_text(encoding="utf-8"))


def test_a_page_has_its_statements_in_order_each_in_its_chapter(page: Page) -> None:
    assert page.heading == "Building a ship"
    assert [(one.id, one.chapter) for one in page.statements] == [
        ("SA-B-1.1", "Taking components"),
        ("SA-B-1.2", "Taking components"),
        ("SA-B-1.3a", "Looking at cards"),
        ("SA-B-2.1", "The hourglass"),
    ]


def test_a_statement_goes_on_to_the_next_number_or_heading(page: Page) -> None:
    first, second = page.statements[:2]
    [said] = first.blocks
    assert isinstance(said, Paragraph)
    assert said.words[-1].text.endswith("This line goes on.")
    assert [type(block) for block in second.blocks] == [Paragraph, Items, Grid]
    assert first.ruling == []


def test_a_ruling_is_kept_apart(page: Page) -> None:
    ruling = page.statements[1].ruling
    assert [type(block) for block in ruling] == [Paragraph, Paragraph]
    assert ruling[1] == Paragraph([Words("It is put back face up.")])


def test_a_statement_may_begin_with_a_list(page: Page) -> None:
    assert [type(block) for block in page.statements[3].blocks] == [Items]


def test_without_chapters_the_page_is_one() -> None:
    assert page_of("# A turn\n\n**AA-B-1** Yes.").statements[0].chapter == "A turn"


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("**AA-B-1** Yes.", "page: the page has no title"),
        ("", "page: the page has no title"),
        ("# A\n**AA-B-1** Yes.\n\n**AA-B-1** No.", "page, line 4: AA-B-1 stands here for the second time"),
        ("# A\n\n**AA-B-1**\n\n**AA-B-2** Yes.", "page, line 3: AA-B-1 says nothing"),
        ("# A\n**AA-B-1**\n> Only a ruling.", "page, line 2: AA-B-1 says nothing"),
    ],
)
def test_what_is_wrong_with_a_page_is_said(text: str, why: str) -> None:
    with pytest.raises(BadPage, match=f"^{why}$"):
        page_of(text)


@pytest.mark.parametrize(
    "start", ["**Note** that", "**GT** is", "**aa-b-1** no", "text **AA-B-9** inside", "AA-B-9 bare"]
)
def test_only_a_bold_number_at_the_start_of_a_line_begins_a_statement(start: str) -> None:
    page = page_of(f"# A\n\n**AA-B-1** Yes.\n\n{start}")
    assert [one.id for one in page.statements] == ["AA-B-1"]


def test_the_pages_lie_among_the_documents_of_a_checkout() -> None:
    assert str(rules_folder()) == str(ROOT / "docs" / "rules")
