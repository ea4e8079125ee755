"""The bar of a table: nothing that it asks is cut off, at any width, in any language. One tap silences it all."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from browser.conftest import Visit
from browser.looking import barriers, decide, overflows, play_drift, things
from browser.test_lobby_tables import LANGUAGES, WIDTHS, cut

LONGEST = {"id": "trucker-ask-defended-station", "args": {"shots": 3, "crew": 7, "robots": 1, "days": 2}}
"""The longest question there is: one that comes once in many matches."""
STICKS_OUT = """() => {
  const [said, bar] = ['.said', 'section.bar'].map((one) => document.querySelector(one).getBoundingClientRect());
  return said.bottom > bar.bottom + 1 || said.left < -1 || said.right > innerWidth + 1;
}"""
SIZES = "['.board', 'section.bar', '.acts'].map((one) => document.querySelector(one).getBoundingClientRect().toJSON())"
TONES = """
window.tones = 0;
for (const Source of [OscillatorNode, AudioBufferSourceNode]) {
  const begin = Source.prototype.start;
  Source.prototype.start = function (...given) {
    window.tones += 1;
    return begin.apply(this, given);
  };
}
"""
"""Counts what is sounded."""


def asking(page: Page, prompt: dict[str, Any], moves: list[dict[str, Any]] | None = None) -> None:
    """Whatever the server asks, the page is told that it asks this, and offers these moves."""

    def between(page_side: WebSocketRoute) -> None:
        server_side = page_side.connect_to_server()

        def change(message: str | bytes) -> None:
            frame = json.loads(message)
            if (stand := frame.get("stand")) and stand["question"]:
                stand["question"]["prompt"] = prompt
                stand["moves"] = moves or stand["moves"]
            page_side.send(json.dumps(frame))

        server_side.on_message(change)

    page.route_web_socket("**/live", between)


def sit_down(page: Page) -> None:
    """At a table of Galaxy Trucker, in turns."""
    seats = [{"kind": "person", "name": "Ada"}, {"kind": "bot", "bot": "apprentice"}]
    plan = {"title": "trucker", "seats": seats, "options": {"build": "turns"}}
    opened = page.request.post("/api/tables", data=plan).json()
    id, key = opened["table"]["id"], {"Authorization": f"Bearer {opened['host']}"}
    assert page.request.post(f"/api/tables/{id}/start", headers=key).ok
    page.goto(f"/t/{id}")
    expect(things(page).first).to_be_visible()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_longest_question_is_read_whole(visit: Visit, language: str) -> None:
    page = visit(locale=language)
    sit_down(page)
    plain = {}
    for width, height in WIDTHS.items():
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(100)
        plain[width] = page.evaluate(SIZES)
    asking(page, LONGEST)
    page.reload()
    expect(page.locator("section.bar h2")).to_have_text(re.compile(".{100}"))
    for width, height in WIDTHS.items():
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(100)
        assert (width, cut(page.locator("section.bar")), page.evaluate(STICKS_OUT)) == (width, [], False)
        assert not overflows(page)
        # Nothing has moved to make room for it.
        assert page.evaluate(SIZES)[:2] == plain[width][:2]
    assert barriers(page) == []


def test_one_tap_switches_all_sounds(visit: Visit) -> None:
    page = visit(speed="brisk", motion="no-preference", width=1440, height=900)
    page.add_init_script(TONES)
    page.reload()
    play_drift(page, rounds=3)
    expect(page.locator("[data-count='1']")).to_be_attached()
    sound = page.get_by_role("button", name="Sounds", exact=True)
    expect(sound).to_have_attribute("aria-pressed", "false")
    sound.click()
    decide(page)
    page.wait_for_function("window.tones > 0")
    sound.click()
    expect(sound).to_have_attribute("aria-pressed", "false")
    # The rest of the film is silent.
    before = page.evaluate("window.tones")
    expect(page.locator(".watching")).to_have_count(0)
    assert page.evaluate("window.tones") == before


LINES = """() => [...document.querySelectorAll('section.bar h2, section.bar .acts .words')].map((one) => {
  const { lineHeight } = getComputedStyle(one);
  return Math.round(one.getBoundingClientRect().height / parseFloat(lineHeight));
})"""
"""How many lines the question and each button take."""
THREE = [
    {"move": {"type": kind}, "caption": {"message": message, "place": "", "group": kind, "weight": weight}}
    for kind, message, weight in (
        ("fly-on", {"id": "trucker-move-fly-on", "args": {}}, "main"),
        ("give-up", {"id": "trucker-move-give-up", "args": {}}, "grave"),
        ("humans-only", {"id": "trucker-move-humans-only", "args": {}}, ""),
    )
]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_question_with_three_buttons_is_one_line(visit: Visit, language: str) -> None:
    page = visit(locale=language)
    sit_down(page)
    asking(page, {"id": "trucker-ask-robots", "args": {}}, THREE)
    page.reload()
    expect(page.locator("section.bar [data-move=fly-on]")).to_be_visible()
    for width, height in WIDTHS.items():
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(100)
        told = page.evaluate(LINES)
        # The sheet of a phone is narrower than a sentence.
        assert width < 1100 or set(told) == {1}, (width, told)
        shown = page.locator("section.bar .acts [data-move]").count()
        assert shown == len(THREE) or page.locator("[data-drawer=more]").is_visible()
        assert not overflows(page)


def test_a_line_of_a_bot_is_never_in_the_way_and_can_be_switched_off(visit: Visit) -> None:
    page = visit(width=1440, height=900)
    sit_down(page)
    before = page.evaluate(SIZES)
    saying(page, {"seat": 1, "message": {"id": "trucker-quip-berta-hello", "args": {}}})
    page.reload()
    decide(page)
    bubble = page.locator(".bubble")
    expect(bubble).to_be_visible()
    assert page.evaluate(SIZES)[:2] == before[:2]
    assert bubble.evaluate("(one) => getComputedStyle(one).pointerEvents") == "none"
    expect(bubble).to_have_count(0)
    page.evaluate("localStorage.setItem('starboard.settings', JSON.stringify({ speed: 'cut', quips: false }))")
    page.reload()
    expect(things(page).first).to_be_visible()
    told = page.evaluate(HEARD)
    decide(page)
    page.wait_for_function("(before) => document.querySelector('.table').dataset.count !== before", arg=told)
    expect(bubble).to_have_count(0)


HEARD = "document.querySelector('.table').dataset.count"


def saying(page: Page, quip: dict[str, Any]) -> None:
    """With all news somebody says something."""

    def between(page_side: WebSocketRoute) -> None:
        server_side = page_side.connect_to_server()
        server_side.on_message(
            lambda message: page_side.send(
                json.dumps({**frame, "quip": quip} if (frame := json.loads(message))["type"] == "news" else frame)
            )
        )

    page.route_web_socket("**/live", between)
