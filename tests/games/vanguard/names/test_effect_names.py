"""What cards do is said in words, in three languages; and the page about the notation says the same."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle

from starboard.games.vanguard.content import campaign, campaign_folder
from starboard.games.vanguard.content.demands import parse_way
from starboard.games.vanguard.content.planet import SpecialLine
from starboard.games.vanguard.content.validation.walk import walk
from starboard.games.vanguard.names.effect_names import words_of
from starboard.games.vanguard.names.names import signed
from starboard.games.vanguard.notation.actions import TIMINGS, Ability, Action, Combo, parse_ability, parse_action
from starboard.games.vanguard.notation.argument_kinds import CHOICES, OWN
from starboard.games.vanguard.notation.grammar import (
    Checked,
    Compare,
    Effect,
    Passive,
    parse_condition,
    parse_effect,
    parse_passive,
)
from starboard.games.vanguard.notation.requirement import Requirement
from starboard.games.vanguard.notation.trigger import TRIGGERS
from starboard.games.vanguard.notation.vocabulary import ACTIONS, PASSIVES, TESTS, VALUES
from starboard.kernel import Arg, Message
from starboard.speech import LANGUAGES, parsed

ROOT = Path(__file__).resolve().parents[4]
PAGE = (ROOT / "docs" / "campaign-notation.md").read_text(encoding="utf-8")
WORDS = words_of("guest_book")


class Speaker:
    """Says messages of the title and of the campaign in one language, and lets nothing be missing."""

    def __init__(self, language: str) -> None:
        self.bundle = FluentBundle([language], use_isolating=False)
        texts = campaign_folder("guest_book").joinpath("text", language)
        files = [*(ROOT / "locales" / language).glob("vanguard*.ftl"), *texts.iterdir()]
        for file in files:
            self.bundle.add_resource(parsed(file.read_text(encoding="utf-8")))

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
    for found in walk(campaign["guest_book"]):
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


RAW = re.compile(r"[<>={}]|(?<![\w–-])-[0-9]|\b[A-Z]{1,3}[0-9]{2}")
"""Signs that a card would not print, a hyphen for a minus, the id of a card."""
SAME = {"en": {"add-on"}, "cs": {"symbol", "toxin"}, "pl": {"symbol", "morale"}}
"""Words of the notation that are words of the language as well."""


def ids(language: str) -> set[str]:
    """Words that only the notation has. English shares most of them, unless they have a hyphen."""
    words = {word for table in (ACTIONS, PASSIVES, TESTS, VALUES, *CHOICES.values()) for word in table}
    return {word for word in words if word.islower() and (language != "en" or "-" in word)} - SAME[language]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_said_is_free_of_notation(language: str) -> None:
    speaker, unsaid = Speaker(language), ids(language)
    for message in everything():
        text = speaker.say(message)
        assert not RAW.search(text), text
        assert unsaid.isdisjoint(re.findall(r"[\w-]+", text)), text


CHOSEN = {OWN, "any", "here", "all", "taken"}
"""Words that stand where else a number is, of dice or of a path, and have variants of their own."""


def parts(message: Message) -> Iterator[Message]:
    """The message and all that stand in it."""
    yield message
    for arg in message.args.values():
        if isinstance(arg, Message):
            yield from parts(arg)


@pytest.mark.parametrize("language", LANGUAGES)
def test_ids_choose_words_and_are_not_printed(language: str) -> None:
    files = (ROOT / "locales" / language).glob("vanguard*.ftl")
    lines = "".join(file.read_text(encoding="utf-8") for file in files)
    texts = dict(re.findall(r"^([\w-]+) =(.*(?:\n .*)*)", lines, re.MULTILINE))
    for message in (part for whole in everything() for part in parts(whole) if part.id in texts):
        assert message.id != "vanguard-own", message
        for name, arg in message.args.items():
            if isinstance(arg, str) and arg.islower() and arg not in CHOSEN:
                assert f"{{ ${name} }}" not in texts[message.id], message


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
        "One danger die (box A).",
        "green track: 3 fields",
        "red track: 3 fields",
        "special effect – construction / fitness: green track +1",
        "special effect – accident: once a check: red track +1",
        "green – gain one success token, then red",
        "red – roll a danger die (box A)",
    ]


def test_what_the_story_remembers_is_not_told() -> None:
    said = Speaker("en").say(WORDS.effect(parse_effect("if CUP=drank (draw 1), flag CUP=left")))
    assert said == "if so it was decided: draw one section card; this will be remembered"


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
        ("set lean left", "“where the House turns” becomes: left"),
        ("set low other", "“the river” becomes: another arm low"),
        ("set pumped 1", "from now on “pumps running” holds"),
        ("set pumped 0", "“pumps running” no longer holds"),
        ("walk T01 1 route ring", "The Noon: move one sector along its way (the ring)"),
    ],
)
def test_what_a_planet_keeps_is_said_in_its_own_words(text: str, said: str) -> None:
    assert Speaker("en").say(WORDS.effect(parse_effect(text))) == said


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("count cry here = 0", "the number of “cry” in your sector is 0"),
        ("count cry here > 0", "the number of “cry” in your sector is at least 1"),
        ("count cry here < 3", "the number of “cry” in your sector is at most 2"),
        ("count cry here < 1", "the number of “cry” in your sector is 0"),
        ("supplies != 0", "the number of supplies is at least 1"),
        ("supplies != 2", "the number of supplies is not 2"),
        (
            "tally supported >= team",
            "the number of crew members who supported a check is at least the size of the team",
        ),
        ("crewed S4 = team", "the number of crew in sector 4 equals the size of the team"),
        ("chock = 0", "“chocked” does not hold"),
        ("chock > 0", "“chocked” holds"),
        ("low != W", "not: “West arm low”"),
        ("not at T01", "you are not in the sector of The Noon"),
        ("not (alone or moved)", "not: (you are alone in your sector or you travelled this turn)"),
        (
            "alone and (moved or rested)",
            "you are alone in your sector and (you travelled this turn or you rested this turn)",
        ),
        ("alone or moved or rested", "you are alone in your sector or you travelled this turn or you rested this turn"),
    ],
)
def test_conditions_are_said_in_words(text: str, said: str) -> None:
    assert Speaker("en").say(WORDS.condition(parse_condition(text).condition)) == said


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("if alone (draw 1), use 1 D", "if you are alone in your sector: draw one section card; use one die"),
        ("if alone (draw 1, use 1 D)", "if you are alone in your sector: draw one section card, use one die"),
        (
            "each here (may (draw 1), use 1 D)",
            "each of the crew in your sector: (you may draw one section card; use one die)",
        ),
        (
            "if alone (if moved (draw 1) else (draw 2)), use 1 D",
            "if you are alone in your sector: (if you travelled this turn: draw one section card; otherwise: "
            "draw 2 section cards); use one die",
        ),
        ("use 1 D or (draw 1, exert)", "use one die or (draw one section card, exert yourself)"),
        ("each all (use 1 D) or supply -1", "(each of the whole team: use one die) or lose one supply"),
        ("each all (use 1 D or supply -1)", "each of the whole team: use one die or lose one supply"),
    ],
)
def test_it_is_plain_where_an_effect_ends(text: str, said: str) -> None:
    assert Speaker("en").say(WORDS.effect(parse_effect(text))) == said


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_lost_has_a_real_minus(language: str) -> None:
    speaker = Speaker(language)
    for pool in ("charges", "supplies", "command", "energy", "success-bag"):
        losses = {"who": "Minh", "left": 2, "now": 2, **signed(-1)}
        said = speaker.say(Message(f"vanguard-{pool}", losses))
        assert "−1" in said
        assert "-" not in said
