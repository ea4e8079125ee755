"""The file of a lesson: it is checked when it is read, and what it names must exist (IV-C-204)."""

import shutil
from pathlib import Path

import pytest

from starboard.content import BadContent
from starboard.games.vanguard.content import campaign, campaign_folder, read_campaign
from starboard.games.vanguard.content.lesson_script import LESSON_FILE, parse_pattern
from starboard.games.vanguard.content.texts import text_ids
from starboard.games.vanguard.content.validation.validate import check_campaign
from starboard.games.vanguard.moves.effect_moves import Choose
from starboard.games.vanguard.moves.exploration_moves import GoOn, PlayCard, Rest, Travel
from starboard.games.vanguard.rules.story.tutorial_hints import HINTS
from starboard.kernel import Move
from starboard.speech import LANGUAGES, Speech

HARBOUR = Path(__file__).parents[1] / "harbour"
SCRIPT = """\
teaches = ["turn"]

[[step]]
id = "first"
ask = "action"
who = 1
rule = "IV-X-203"
move = ["take-special poi:10 0", "travel 2", "play-card * SE01"]
look = ["sector:1", "poi:11", "condition:C01", "card:SE01"]

[[step]]
id = "second"
ask = "roll"
rule = "IV-X-501"
rolls = ["R acc", "danger rare"]
silent = true
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A small campaign with a lesson of two steps."""
    copy = Path(shutil.copytree(HARBOUR, tmp_path / "harbour"))
    write(copy, SCRIPT)
    with (copy / "text/en/harbour.ftl").open("a", encoding="utf-8") as words:
        words.write("harbour-lesson-first = Begin.\n")
    return copy


def write(folder: Path, script: str) -> None:
    (folder / LESSON_FILE).write_text(script, encoding="utf-8")


def faults(folder: Path) -> list[str]:
    return [Speech("en").say(fault.message) for fault in check_campaign(folder).faults]


@pytest.mark.rule("IV-C-204")
def test_a_sound_lesson_is_read(folder: Path) -> None:
    assert faults(folder) == []
    lesson = read_campaign(folder).lesson
    assert lesson is not None
    assert [step.id for step in lesson.step] == ["first", "second"]
    assert read_campaign(HARBOUR).lesson is None


@pytest.mark.rule("IV-C-204")
@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("travel 2", "fly 2", "line 8, step 1, field “move 2”: fly cannot stand here."),
        ("travel 2", "travel here", "line 8, step 1, field “move 2”: here cannot stand here."),
        ("travel 2", "rest now", "line 8, step 1, field “move 2”: rest now cannot stand here."),
        ("R acc", "Q acc", "line 15, step 2, field “rolls 1”: Q cannot stand here."),
        ("R acc", "R six", "line 15, step 2, field “rolls 1”: six cannot stand here."),
        ("danger rare", "danger worse", "line 15, step 2, field “rolls 2”: worse cannot stand here."),
        ("sector:1", "room:1", "line 9, step 1, field “look 1”: room cannot stand here."),
        (
            'ask = "roll"',
            'ask = "dance"',
            "line 13, step 2, field “ask”: “dance” stands where this is needed: action, choose, "
            "discard, help, modify, refresh, refresh-one, reroll, rest, roll, start, support, toss, turn-die, use.",
        ),
        (
            '["turn"]',
            '["tea"]',
            "line 1, field “teaches 1”: “tea” stands where this is needed: check, event, "
            "exertion, hand, injury, mission, modify, prepare, rest, row-green, row-red, row-yellow, special, "
            "special-action, support, time, travel, turn, unique.",
        ),
        ("silent", "silence", "line 16, step 2: there is no field “silence”."),
        ('rule = "IV-X-501"\n', "", "line 11, step 2: the field “rule” is missing."),
        ('id = "second"', 'id = "first"', "line 12: “first” is empty or appears twice."),
    ],
    ids=["type", "number", "fields", "die", "face", "danger", "look", "ask", "topic", "field", "missing", "twice"],
)
def test_a_mistake_is_named_with_its_line(folder: Path, old: str, new: str, sentence: str) -> None:
    assert old in SCRIPT
    write(folder, SCRIPT.replace(old, new, 1))
    with pytest.raises(BadContent) as why:
        read_campaign(folder)
    assert Speech("en").say(why.value.message) == f"{LESSON_FILE}, {sentence}"


@pytest.mark.rule("IV-C-204")
@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("poi:10 0", "poi:99 0", "line 8: there is no POI “99”."),
        ("travel 2", "travel 9", "line 8: there is no sector “S9”."),
        ("* SE01", "* SE99", "line 8: there is no card “SE99”."),
        ("condition:C01", "condition:C99", "line 9: there is no global condition “C99”."),
        ("silent = true\n", "", "line 11: the text “harbour-lesson-second” is missing."),
    ],
    ids=["poi", "sector", "card", "condition", "text"],
)
def test_what_a_lesson_names_must_exist(folder: Path, old: str, new: str, sentence: str) -> None:
    write(folder, SCRIPT.replace(old, new, 1))
    assert faults(folder) == [f"{LESSON_FILE}, {sentence}"]


@pytest.mark.rule("IV-C-204")
@pytest.mark.parametrize(
    ("pattern", "move", "fits"),
    [
        ("travel 5", Travel(5), True),
        ("travel 5", Travel(15), False),
        ("travel", Travel(15), True),
        ("play-card * SC06", PlayCard(2, "SC06"), True),
        ("play-card 1 SC06", PlayCard(2, "SC06"), False),
        ("play-card *", PlayCard(2, "SC07"), True),
        ("choose danger T", Choose("danger T"), True),
        ("go-on", GoOn(), True),
        ("go-on", Rest(), False),
    ],
    ids=["same", "other", "open", "any", "not-this", "rest-open", "spaces", "bare", "type"],
)
def test_a_pattern_means_these_moves(pattern: str, move: Move, fits: bool) -> None:
    assert parse_pattern(pattern).fits(move) is fits


@pytest.mark.rule("IV-C-204")
@pytest.mark.parametrize("language", LANGUAGES)
def test_our_lesson_is_told_in_every_language(language: str) -> None:
    lesson = campaign["guest_book"].lesson
    assert lesson is not None
    wanted = {f"guestbook-lesson-{step.id}" for step in lesson.step if not step.silent}
    found = {id for id in text_ids(campaign_folder("guest_book"), language) if id.startswith("guestbook-lesson-")}
    assert found == wanted
    assert set(lesson.teaches) <= set(HINTS)


def test_the_page_about_campaigns_shows_a_step_as_it_is() -> None:
    root = Path(__file__).resolve().parents[4]
    page = (root / "docs" / "writing-a-campaign.md").read_text(encoding="utf-8")
    step = page.partition("```toml\n[[step]]")[2].partition("```")[0]
    assert step.startswith('\nid = "dice"')
    assert f"[[step]]{step}" in campaign_folder("guest_book").joinpath(LESSON_FILE).read_text(encoding="utf-8")
