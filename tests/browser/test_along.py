"""A match that is under way, taken along by its host and gone on with where it is brought: with mouse and keyboard, in
three languages, and on a phone."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Visit
from browser.looking import barriers, overflows

MENU = {"en": "Menu", "cs": "Nabídka", "pl": "Menu"}
TAKE = {"en": "Take the match along", "cs": "Vzít partii s sebou", "pl": "Zabierz partię ze sobą"}


def match(page: Page, *others: str) -> str:
    """A match that is under way, with these in the other seats; the path of its table."""
    seats = [{"kind": "person", "name": "Ada"}, *({"kind": kind} for kind in others)]
    opened = page.request.post("/api/tables", data={"title": "drift", "name": "Friday", "seats": seats}).json()
    assert page.request.post(f"/api/tables/{opened['table']['id']}/start").ok
    return f"/t/{opened['table']['id']}"


def taken(page: Page, language: str, folder: Path) -> Path:
    """The file that the menu of the match gives."""
    page.get_by_role("button", name=MENU[language]).click()
    with page.expect_download() as download:
        page.get_by_role("button", name=TAKE[language]).press("Enter")
    file = folder / download.value.suggested_filename
    download.value.save_as(file)
    return file


@pytest.mark.parametrize(("language", "width", "height"), [("en", 1440, 900), ("cs", 390, 844), ("pl", 360, 740)])
def test_a_match_is_taken_along_and_brought(
    visit: Visit, tmp_path: Path, language: str, width: int, height: int
) -> None:
    page = visit(locale=language, width=width, height=height)
    path = match(page, "bot")
    page.goto(path)
    expect(page.locator("[data-count]")).to_be_visible()
    file = taken(page, language, tmp_path)
    assert file.name == f"{path.removeprefix('/t/')}.jsonl"
    other = visit("/records", locale=language, width=width, height=height)
    assert barriers(other) == []
    assert not overflows(other)
    with other.expect_navigation(url="**/t/*"):
        other.locator("input[type=file]").set_input_files(file)
    expect(other.locator("[data-count]")).to_be_visible()
    assert not other.url.endswith(path)
    # It is theirs for good, also from another page.
    other.goto("/")
    expect(other.get_by_text("Friday").first).to_be_visible()


def test_where_others_play_it_says_why_not(visit: Visit) -> None:
    page = visit()
    path = match(page, "person")
    page.goto(path)
    page.get_by_role("button", name=MENU["en"]).click()
    page.get_by_role("button", name=TAKE["en"]).click()
    expect(page.get_by_role("alert")).to_contain_text("only the owner of the server can export the match")


def test_a_file_that_is_none_is_refused_at_its_place(visit: Visit, tmp_path: Path) -> None:
    page = visit("/records")
    file = tmp_path / "forged.jsonl"
    file.write_text('{"export":1,"seats":[]}\n', encoding="utf-8")
    page.locator("input[type=file]").set_input_files(file)
    expect(page.get_by_role("alert")).to_have_text("This exported match is damaged or was changed by hand.")
