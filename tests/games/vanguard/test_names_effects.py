"""What cards do is said in words, in three languages; and the page about the notation says the same."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

from starboard.games.vanguard.actions import TIMINGS, Ability, Action, Combo, parse_ability, parse_action
from starboard.games.vanguard.content import campaign, campaign_folder
from starboard.games.vanguard.content.needs import parse_way
from starboard.games.vanguard.content.planet import SpecialLine
from starboard.games.vanguard.names_effects import words_of
from starboard.games.vanguard.notation import (
    Checked,
    Compare,
    Effect,
    Passive,
    parse_condition,
    parse_effect,
    parse_passive,
)
from starboard.games.vanguard.requirement import Requirement
from starboard.games.vanguard.trigger import TRIGGERS
from starboard.games.vanguard.validate_walk import walk
from starboard.games.vanguard.vocabulary import ACTIONS, PASSIVES, TESTS, VALUES
from starboard.kernel import Arg, Message
from starboard.speech import LANGUAGES

ROOT = Path(__file__).resolve().parents[3]
PAGE = (ROOT / "docs" / "campaign-notation.md").read_text(encoding="utf-8")
WORDS = words_of("guest_book")


class Speaker:
    """Says messages of the title in one language, those of the campaign in English, and lets nothing be missing."""

    def __init__(self, language: str) -> None:
        self.bundle = FluentBundle([language], use_isolating=False)
        texts = campaign_folder("guest_book").joinpath("text", "en")
        files = [*(ROOT / "locales" / language).glob("vanguard*.ftl"), *texts.iterdir()]
        for file in files:
            self.bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))

    def say(self, message: Arg) -> str:
        if not isinstance(message, Message):
            return str(message)
        called = message.args.get("called")
        if isinstance(called, str):
            return self.say(Message(called))
        args = {name: self.say(arg) if isinstance(arg, Message) else arg for name, arg in message.args.items()}
        pattern = self.bundle.get_message(message.id).value
        assert pattern is not None
        said, errors = self.bundle.format_pattern(pattern, args)
        assert errors == [], message.id
        return str(said)


def everything() -> Iterator[Message]:
    """All that our own campaign writes in the notation, as messages."""
    for found in walk(campaign("guest_book")):
        match found.parsed:
            case Effect() as effect:
                yield WORDS.effect(effect)
            case Checked() as checked:
                yield WORDS.condition(checked.condition)
            case Passive() as passive:
                yield WORDS.passive(passive)
            case Ability() as ability:
                yield WORDS.ability(ability)
            case Action() as action:
                yield from WORDS.action(action)
            case Combo() as combo:
                yield WORDS.combo(combo)
            case SpecialLine() as line:
                yield WORDS.special(line.special)
            case Requirement() as requirement:
                yield WORDS.requirement(requirement)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_in_our_campaign_can_be_said(language: str) -> None:
    speaker = Speaker(language)
    said = [speaker.say(message) for message in everything()]
    assert len(said) > 1500
    assert not any("vanguard-" in text or "{" in text for text in said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_has_a_message(language: str) -> None:
    bundle = Speaker(language).bundle
    wanted = [
        *(f"vanguard-op-{word}" for word in ACTIONS),
        *(f"vanguard-passive-{word}" for word in PASSIVES),
        *(f"vanguard-value-{word}" for word in VALUES),
        *(f"vanguard-test-{word}" for word in TESTS),
    ]
    assert [id for id in wanted if not bundle.has_message(id)] == []


@pytest.mark.parametrize(
    ("language", "text", "said"),
    [
        (
            "en",
            "use 1 R, draw 2 or supply -2 armour",
            "use one red die, draw 2 section cards or lose 2 supplies, 1 less per armour",
        ),
        ("cs", "use 1 R, draw 2", "vyčerpej 1 červenou kostku, dober 2 karty sekce"),
        ("cs", "refresh 5, lead 1 min", "obnov 5 kostek, získej 1 náznak: minerály"),
        ("pl", "use 2 G, draw 5", "zużyj 2 zielone kości, dobierz 5 kart sekcji"),
        ("pl", "charge -1 or morale 1", "strać 1 ładunek albo morale rośnie o 1"),
    ],
)
def test_numbers_take_the_right_forms(language: str, text: str, said: str) -> None:
    assert Speaker(language).say(WORDS.effect(parse_effect(text))) == said


def test_an_action_is_said_line_by_line() -> None:
    action = parse_action(
        "danger: A\ntracks: green 3, red 3\nspecial: con/fit -> green +1\nspecial once: acc -> red +1\n"
        "green -> success 1 => red\nred -> danger A"
    )
    speaker = Speaker("en")
    assert [speaker.say(line) for line in WORDS.action(action)] == [
        "One danger die, box A.",
        "green track: 3 fields",
        "red track: 3 fields",
        "special effect – construction / fitness: green track +1",
        "special effect – accident: once a check: red track +1",
        "green – gain one success token, then red",
        "red – roll a danger die, box A",
    ]


def test_what_the_story_remembers_is_not_told() -> None:
    said = Speaker("en").say(WORDS.effect(parse_effect("if CUP=drank (draw 1), flag CUP=left")))
    assert said == "if so it was decided: draw one section card, this will be remembered"


# -- The page about the notation ---------------------------------------------------------------------------------------


def rows(heading: str) -> list[tuple[str, str]]:
    """The lines of the table under a heading."""
    part = PAGE.partition(f"## {heading}\n")[2].partition("\n## ")[0]
    return re.findall(r"^\| `([^`]+)` \| (.*) \|$", part, re.MULTILINE)


def value_words(text: str) -> Arg:
    condition = parse_condition(f"{text} = 1").condition
    assert isinstance(condition, Compare)
    return WORDS.value(condition.left)


SAYERS: dict[str, Callable[[str], Arg]] = {
    "Joining effects": lambda text: WORDS.effect(parse_effect(text)),
    "Effects": lambda text: WORDS.effect(parse_effect(text)),
    "Places": lambda text: WORDS.condition(parse_condition(f"at {text}").condition),
    "Conditions": lambda text: WORDS.condition(parse_condition(text).condition),
    "Numbers": value_words,
    "What holds while a card is in play": lambda text: WORDS.passive(parse_passive(text)),
    "Abilities": lambda text: WORDS.ability(parse_ability(text)),
}


@pytest.mark.parametrize("heading", SAYERS)
def test_the_page_says_what_the_program_says(heading: str) -> None:
    speaker = Speaker("en")
    lines = rows(heading)
    assert len(lines) > 10
    assert [(text, speaker.say(SAYERS[heading](text))) for text, _ in lines] == lines


def test_the_page_shows_every_word() -> None:
    def first_words(heading: str) -> set[str]:
        return {re.split(r"[ :]", text)[0] for text, _ in rows(heading)}

    assert first_words("Effects") == set(ACTIONS)
    assert first_words("Conditions") == set(TESTS)
    assert first_words("Numbers") == set(VALUES)
    assert first_words("What holds while a card is in play") == set(PASSIVES)
    assert first_words("Abilities") == set(TIMINGS)
    assert first_words("Triggers") == set(TRIGGERS)


def test_what_is_asked_for_on_the_page_can_be_given() -> None:
    block, _ = re.findall(r"```text\n(.*?)```", PAGE, re.DOTALL)
    ways = [parse_way(line) for line in block.splitlines()]
    assert [len(way.crew) for way in ways] == [1, 2, 2, 0, 0, 2]
    assert [way.passes for way in ways] == [1, 1, 1, 1, 2, 1]
    assert ways[-1].condition is not None


def test_the_action_on_the_page_is_one() -> None:
    _, block = re.findall(r"```text\n(.*?)```", PAGE, re.DOTALL)
    assert set(parse_action(block).rows) == {"green", "red"}


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("set lean left", "where the House turns becomes: left"),
        ("set low other", "the river becomes: another arm low"),
        ("set pumped 1", "pumps running becomes: 1"),
        ("walk T01 1 route ring", "The Noon moves 1 along its way (the ring)"),
    ],
)
def test_what_a_planet_keeps_is_said_in_its_own_words(text: str, said: str) -> None:
    assert Speaker("en").say(WORDS.effect(parse_effect(text))) == said
