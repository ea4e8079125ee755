"""Several people at a table: by links, at one screen, with requests to each other; and the furniture they share."""

import re

from playwright.sync_api import Locator, Page, expect

from browser.conftest import Picture, Visit
from browser.looking import (
    barriers,
    count,
    decide,
    new_table,
    overflows,
    path_of,
    play_drift,
    question,
    story,
    things,
    who_is_asked,
)


def with_second_seat(page: Page, sitter: str, name: str = "", title: str = "Drift") -> None:
    """Begin a match with somebody in the second seat."""
    form = new_table(page, title)
    form.get_by_label("Your name").fill("Ada")
    form.get_by_label("Seat 2", exact=True).select_option(label=sitter)
    if name:
        form.get_by_label("Who sits in seat 2?").fill(name)
    form.locator("footer button.go").click()


def two_visitors(visit: Visit) -> tuple[Page, Page]:
    """Ada has opened a table, Ben has come by the link, and the match has begun."""
    ada = visit()
    with_second_seat(ada, "Free, invite by link")
    link = ada.get_by_label("Link to seat 2").input_value()
    ben = visit(path_of(link))
    ben.get_by_label("Your name").fill("Ben")
    ben.get_by_role("button", name="Sit down").click()
    expect(ben.get_by_text("The host starts the match")).to_be_visible()
    ada.get_by_role("button", name="Start playing").click()
    expect(question(ada)).to_be_visible()
    expect(question(ben)).to_be_visible()
    return ada, ben


def menu(page: Page, item: str) -> None:
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name=item, exact=True).click()


def curtain(page: Page) -> Locator:
    return page.locator(".curtain")


def test_a_link_leads_to_its_seat_and_leaves_no_key_behind(visit: Visit, picture: Picture) -> None:
    ada = visit()
    with_second_seat(ada, "Free, invite by link", title="Galaxy Trucker")
    expect(ada.get_by_role("img", name="QR code for the link").first).to_be_visible()
    expect(ada.get_by_role("button", name="Start playing")).to_be_disabled()
    assert barriers(ada) == []
    picture(ada, "waiting-room")
    link = ada.get_by_label("Link to seat 2").input_value()
    ben = visit(path_of(link))
    expect(ben.get_by_role("button", name="Sit down")).to_be_visible()
    assert "#" not in ben.url
    assert barriers(ben) == []
    ben.get_by_label("Your name").fill("Ben")
    ben.get_by_role("button", name="Sit down").click()
    expect(ada.get_by_text("Ben", exact=True)).to_be_visible()


def test_two_visitors_decide_in_turn_and_see_each_other(visit: Visit) -> None:
    ada, ben = two_visitors(visit)
    decide(ada)
    decide(ben)
    for page in (ada, ben):
        expect(story(page).get_by_text("Ada").first).to_be_visible()
        expect(story(page).get_by_text("Ben").first).to_be_visible()


def test_a_pause_needs_everybody(visit: Visit) -> None:
    ada, ben = two_visitors(visit)
    menu(ada, "Pause")
    expect(ben.get_by_text("Ada asks for a break.")).to_be_visible()
    expect(ada.get_by_text("Nobody has agreed yet.")).to_be_visible()
    assert barriers(ben) == []
    ben.get_by_role("button", name="I agree").click()
    for page in (ada, ben):
        expect(page.get_by_text("The match is paused.").first).to_be_visible()
        expect(things(page)).to_have_count(0)


def test_the_screen_is_passed_on_behind_a_curtain(visit: Visit, picture: Picture) -> None:
    page = visit()
    with_second_seat(page, "Someone at this screen", "Łucja")
    decide(page)
    expect(curtain(page)).to_contain_text("Łucja, your turn")
    expect(page.get_by_role("list", name="Log")).to_have_count(0)
    expect(page.get_by_role("region", name="Seats")).to_have_count(0)
    picture(page, "curtain")
    assert barriers(page) == []
    # A tap shows nothing yet; the button has the focus, and taking the screen needs one key, held.
    page.keyboard.press("Enter")
    expect(curtain(page)).to_be_visible()
    page.keyboard.down("Enter")
    expect(curtain(page)).to_have_count(0)
    page.keyboard.up("Enter")
    mine = page.locator("article.me")
    expect(mine).to_contain_text("Łucja")
    page.reload()
    expect(mine).to_contain_text("Łucja")
    page.get_by_role("button", name="See the table from this seat").click()
    expect(curtain(page)).to_contain_text("Ada, your turn")


def test_a_seat_is_handed_to_a_bot_and_taken_back(visit: Visit) -> None:
    ada, ben = two_visitors(visit)
    menu(ben, "Seats")
    ben.get_by_label("Seat 2", exact=True).select_option(label="Bot (Plays at random)")
    log = story(ada)
    expect(log.get_by_text("A bot now plays for Ben")).to_be_visible()
    ben.get_by_label("Seat 2", exact=True).select_option(label="Ben (you)")
    expect(log.get_by_text("Ben takes over from the bot")).to_be_visible()
    ben.keyboard.press("Escape")
    # The bot may have bid for Ben by then: in that case Ada goes on until Ben is asked again.
    while (asked := who_is_asked(ben, ada)) is ada:
        decide(ada)
    before = count(ben)
    decide(asked)
    expect(ben.locator(".table")).not_to_have_attribute("data-count", before)


def test_a_bot_plays_on_for_somebody_who_is_away_in_one_press(visit: Visit) -> None:
    ada, ben = two_visitors(visit)
    decide(ada)
    expect(question(ada)).to_contain_text("They are asked: ")
    ben.goto("/help")
    bar = question(ada)
    expect(bar).to_contain_text("Ben is away")
    bar.get_by_role("button", name="Seats").click()
    # Whoever holds a seat is still there when the host looks at it.
    held = ada.get_by_label("Seat 2", exact=True)
    expect(held.locator("option:checked")).to_have_text("away")
    ada.keyboard.press("Escape")
    assert barriers(ada) == []
    bar.get_by_role("button", name="Let a bot play on").click()
    expect(story(ada).get_by_text("A bot now plays for Ben")).to_be_visible()
    expect(things(ada).first).to_be_visible()


def test_every_line_of_the_log_opens_the_table_as_it_stood(visit: Visit) -> None:
    page = visit()
    play_drift(page, rounds=3)
    for _ in range(3):
        decide(page)
    expect(things(page).first).to_be_visible()
    story(page).locator("button.line").nth(1).click()
    expect(question(page)).to_contain_text("You are looking at the table after move")
    expect(things(page)).to_have_count(0)
    page.keyboard.press("Escape")
    expect(things(page).first).to_be_visible()


def test_the_number_of_a_rule_opens_what_is_known_of_it(visit: Visit) -> None:
    page = visit()
    play_drift(page, rounds=3)
    for _ in range(3):
        decide(page)
    # Rule numbers are no business of the story: they stand where something is explained.
    expect(story(page).locator(".rule")).to_have_count(0)
    page.keyboard.press("r")
    rules = page.get_by_role("tabpanel", name="Rules")
    rules.locator("button.rule").first.click()
    # Drift has no rulebook.
    expect(rules).to_contain_text(re.compile("There is no text of the rule “DR-"))
    rules.get_by_role("button", name="Close").click()
    expect(rules.get_by_role("heading", name="The question now")).to_be_visible()
    page.keyboard.press("r")
    expect(rules).to_have_count(0)
    decide(page)


def test_a_slip_is_taken_back_and_put_back(visit: Visit) -> None:
    page = visit()
    with_second_seat(page, "Someone at this screen", "Łucja")
    decide(page)
    expect(curtain(page)).to_be_visible()
    page.keyboard.press("z")
    expect(things(page).first).to_be_visible()
    expect(page.locator(".toast")).to_contain_text("Taken back:")
    expect(page.get_by_role("button", name="Redo").first).to_be_visible()
    page.keyboard.press("Control+y")
    expect(curtain(page)).to_be_visible()


def test_the_plain_view_stands_in_for_a_board(visit: Visit) -> None:
    page = visit()
    # The dialogue offers no race at one screen; a program may still ask for one.
    seats = [{"kind": "person", "name": "Ada"}, {"kind": "here", "name": "Łucja"}]
    opened = page.request.post("/api/tables", data={"title": "trucker", "seats": seats}).json()
    id, key = opened["table"]["id"], {"Authorization": f"Bearer {opened['host']}"}
    assert page.request.post(f"/api/tables/{id}/start", headers=key).ok
    page.goto(f"/t/{id}")
    expect(question(page)).to_be_visible()
    menu(page, "Plain view")
    expect(page.get_by_role("heading", name="On the table")).to_be_visible()
    expect(page.get_by_text("starting cabin").first).to_be_attached()
    assert barriers(page) == []
    decide(page)
    # Before anything is drawn nobody has a secret, and the screen changes hands at once.
    expect(page.locator("article.me")).to_contain_text("Łucja")


def test_colours_and_contrast_are_chosen_and_kept(visit: Visit) -> None:
    page = visit()
    page.get_by_role("button", name="Switch to light colours").click()
    page.get_by_role("button", name="You", exact=True).click()
    page.get_by_role("switch", name="High contrast").check(force=True)
    page.get_by_role("button", name="Save").click()
    page.reload()
    expect(page.get_by_role("heading", name="Galaxy Trucker")).to_be_visible()
    assert page.evaluate("[document.documentElement.dataset.theme, document.documentElement.dataset.contrast]") == [
        "light",
        "more",
    ]
    assert barriers(page) == []
    assert not overflows(page)
