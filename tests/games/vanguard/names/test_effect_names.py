"""What cards do is said in words, in three languages; and the page about the notation says the same."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from games.vanguard.names.spoken import Speaker, everything
from starboard.games.vanguard.content.demands import parse_way
from starboard.games.vanguard.names.deeds import DEEDS, GAINS
from starboard.games.vanguard.names.effect_names import words_of
from starboard.games.vanguard.names.names import signed
from starboard.games.vanguard.notation.actions import TIMINGS, parse_ability, parse_action
from starboard.games.vanguard.notation.argument_kinds import CHOICES, OWN
from starboard.games.vanguard.notation.grammar import (
    Compare,
    parse_condition,
    parse_effect,
    parse_passive,
)
from starboard.games.vanguard.notation.trigger import TRIGGERS
from starboard.games.vanguard.notation.vocabulary import ACTIONS, PASSIVES, TESTS, VALUES
from starboard.kernel import Arg, Message
from starboard.speech import LANGUAGES

ROOT = Path(__file__).resolve().parents[4]
PAGE = (ROOT / "docs" / "campaign-notation.md").read_text(encoding="utf-8")
WORDS = words_of("guest_book")


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


def said_of(word: str) -> str:
    """The message of a word of effects: what is gained, what somebody does, or what happens."""
    return f"vanguard-{'the' if word in GAINS else 'do' if word in DEEDS else 'happens'}-{word}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_has_a_message(language: str) -> None:
    bundle = Speaker(language).bundle
    wanted = [
        *(said_of(word) for word in ACTIONS),
        *(f"vanguard-passive-{word}" for word in PASSIVES),
        *(f"vanguard-{kind}-{word}" for word in VALUES for kind in ("value", "if")),
        *(f"vanguard-if-{word}" for word in TESTS if word != "set"),
    ]
    assert [id for id in wanted if not bundle.has_message(id)] == []


@pytest.mark.parametrize(
    ("language", "text", "said"),
    [
        (
            "en",
            "use 1 R, draw 2 or supply -2 armour",
            "Use one red die. Draw 2 section cards, or lose 2 supplies, one fewer for each point of armour.",
        ),
        ("cs", "use 1 R, draw 2", "Vyčerpejte 1 červenou kostku a doberte 2 karty sekce."),
        ("cs", "refresh 5, lead 1 min", "Obnovte 5 kostek a získejte 1 náznak minerálů."),
        ("pl", "use 2 G, draw 5", "Zużyj 2 zielone kości i dobierz 5 kart sekcji."),
        ("pl", "charge -1 or morale 1", "Strać 1 ładunek albo morale rośnie o 1."),
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
        "Danger die A.",
        "Green track of 3 fields.",
        "Red track of 3 fields.",
        "Special effect. With construction or fitness: the green track moves on by 1.",
        "Special effect. With an accident: once per check, the red track moves on by 1.",
        "Green: gain one success token. Then the red outcome follows.",
        "Red: roll danger die A.",
    ]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("if CUP=drank (draw 1), flag CUP=left", "What comes of it, the log book tells."),
        ("draw 1, if CUP=drank (draw 1)", "Draw one section card. The log book tells the rest."),
        ("draw 1, flag CUP=left", "Draw one section card."),
        ("log L01-3, draw 1, once campaign (log L01-4)", "Draw one section card. Read on in the log book."),
        ("if mission MI04 done (log L01-3) else (log L01-4)", "Read on in the log book."),
    ],
)
def test_what_the_story_remembers_is_not_told(text: str, said: str) -> None:
    assert Speaker("en").say(WORDS.effect(parse_effect(text))) == said


def test_a_chosen_crew_member_does_it_in_a_sentence_of_their_own() -> None:
    said = [Speaker(language).say(WORDS.effect(parse_effect("one here (refresh 2)"))) for language in LANGUAGES]
    assert said == [
        "Choose someone in your sector. They refresh 2 dice.",
        "Vyberte někoho ve svém sektoru. Obnoví 2 kostky.",
        "Wybrana osoba w twoim sektorze odświeża 2 kości.",
    ]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("use 1 D, draw 1, exert", "Use one die and draw one section card. Exert yourself."),
        ("success 1, lead 1 min, draw 1", "Gain one success token and a lead on minerals. Draw one section card."),
        ("draw 1, morale -1, use 1 D", "Draw one section card. Morale falls by one. Use one die."),
    ],
)
def test_two_deeds_share_a_sentence(text: str, said: str) -> None:
    assert Speaker("en").say(WORDS.effect(parse_effect(text))) == said


def test_sectors_are_called_by_their_names_where_the_planet_is_known() -> None:
    effect = parse_effect("move S1 free")
    assert Speaker("en").say(words_of("guest_book", "P07").effect(effect)) == ("Move to Landing Bar, ignoring symbols.")
    assert Speaker("en").say(WORDS.effect(effect)) == "Move to sector 1, ignoring symbols."


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Consolers move one sector at random."),
        ("cs", "Těšitelé se přesunou o 1 sektor náhodným směrem."),
        ("pl", "Pocieszyciele przesuwają się o 1 sektor w losową stronę."),
    ],
)
def test_a_name_says_its_number(language: str, said: str) -> None:
    assert Speaker(language).say(WORDS.effect(parse_effect("walk T02 1 random"))) == said


BRACKETS = re.compile(r"[()\[\]]|\bthe number of\b")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sentence_reads_like_one(language: str) -> None:
    speaker = Speaker(language)
    for message in everything():
        text = speaker.say(message)
        assert not BRACKETS.search(text), text
        assert "  " not in text, text
        assert " ," not in text, text
        assert ",." not in text, text
        assert max(sentence.count(": ") for sentence in text.split(". ")) <= 1, text


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
        ("set lean left", "The House will turn left."),
        ("set low other", "Another arm runs low."),
        ("set pumped 1", "The pumps are running."),
        ("set pumped 0", "The pumps stop."),
        ("walk T01 1 route ring", "The Noon moves one sector along the ring."),
    ],
)
def test_what_a_planet_keeps_is_said_in_its_own_words(text: str, said: str) -> None:
    assert Speaker("en").say(WORDS.effect(parse_effect(text))) == said


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("count course here = 0", "there is no marker “course laid” in your sector"),
        ("count course here > 0", "there is a marker “course laid” in your sector"),
        ("count course here < 3", "there are at most 2 markers “course laid” in your sector"),
        ("count course here < 1", "there is no marker “course laid” in your sector"),
        ("count cry here = 0", "no cry is heard in your sector"),
        ("count cry here < 3", "at most 2 cries are heard in your sector"),
        ("count record board >= 3", "at least 3 recordings have been made anywhere on the board"),
        (
            "count grip floor:1 > 0 and count grip floor:2 > 0 and count grip floor:3 > 0",
            "a grip has been found on floor 1, on floor 2 and on floor 3",
        ),
        ("floor = 2", "you are on floor 2"),
        ("skip > 0", "a stride is to be left out"),
        ("WORKS >= 4", "at least 4 Works stand"),
        ("LISTEN >= 4", "you have collected at least 4"),
        ("read LS-21 >= 1 or read LS-25 >= 1", "the log book has told of it"),
        ("tally optional >= 1", "you have at least one optional mission completed"),
        ("tally yellow >= 3", "you have at least 3 yellow outcomes"),
        ("supplies != 0", "you have supplies"),
        ("supplies != 2", "you do not have exactly 2 supplies"),
        (
            "tally supported >= team",
            "everyone on the team has supported a check",
        ),
        ("crewed S4 = team", "everyone on the team is in sector 4"),
        ("chock = 0", "the House is not chocked"),
        ("chock > 0", "the House is chocked"),
        ("low != W", "the west arm is not low"),
        ("not at T01", "you are not in the sector with The Noon"),
        ("not (alone or moved)", "you are not alone in your sector and you have not travelled this turn"),
        (
            "alone and (moved or rested)",
            "you are alone in your sector and either you have travelled this turn or you have rested this turn",
        ),
        (
            "alone or moved or rested",
            "you are alone in your sector, you have travelled this turn or you have rested this turn",
        ),
    ],
)
def test_conditions_are_said_in_words(text: str, said: str) -> None:
    assert Speaker("en").say(WORDS.condition(parse_condition(text).condition)) == said


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("if alone (draw 1), use 1 D", "If you are alone in your sector, draw one section card. Use one die."),
        ("if alone (draw 1, use 1 D)", "If you are alone in your sector, draw one section card and use one die."),
        (
            "each here (may (draw 1), use 1 D)",
            "Everyone in your sector may draw one section card and uses one die.",
        ),
        (
            "if alone (if moved (draw 1) else (draw 2)), use 1 D",
            "If you are alone in your sector, draw 2 section cards, unless you have travelled this turn; then draw one "
            "section card. Use one die.",
        ),
        ("use 1 D or (draw 1, exert)", "Use one die, or draw one section card and exert yourself."),
        ("each all (use 1 D) or supply -1", "Everyone on the team uses one die, or lose one supply."),
        ("each all (use 1 D or supply -1)", "Everyone on the team uses one die, or loses one supply."),
        ("lead 1 min or lead 1 flo", "Gain a lead on minerals or a lead on strange flora."),
        ("time -1, time -1", "One time track goes back by one, twice."),
        ("move connected free, refresh 2", "Move to a connected sector, ignoring symbols. Refresh 2 dice."),
        (
            "note dear-barracks 1 or note dear-complex 1",
            "The barracks or the production complex will cost one more command in this pass.",
        ),
        (
            "if alone (draw 1) else (use 1 D, morale -1, draw 2)",
            "If you are alone in your sector, draw one section card. If not, use one die. Morale falls by one. Draw 2 "
            "section cards.",
        ),
        (
            "each T02 (refresh 1, if standees T02 here >= 2 (injure wound))",
            "Everyone in the sector with Consolers refreshes one die. Then, if at least 2 standees of Consolers are in "
            "that sector, they suffer a wound.",
        ),
    ],
)
def test_it_is_plain_where_an_effect_ends(text: str, said: str) -> None:
    assert Speaker("en").say(WORDS.effect(parse_effect(text))) == said


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("injury: no-die", "When you are injured: take no injury die."),
        (
            "injury if not self and at there: no-die",
            "When someone is injured, if it is someone else in your sector: take no injury die.",
        ),
        (
            "injury if anybody and at there: no-die",
            "When anyone is injured, if you are in that sector: take no injury die.",
        ),
        ("lead: draw-more 1", "When you gain leads: draw one more."),
        ("lead if anybody: draw-more 1", "When anyone gains leads: draw one more."),
    ],
)
def test_a_card_says_whose_injury_or_lead_it_is(text: str, said: str) -> None:
    assert Speaker("en").say(WORDS.ability(parse_ability(text))) == said


def test_paths_are_called_by_their_ends() -> None:
    said = [
        Speaker(language).say(words_of("guest_book", "P18").passive(parse_passive("closed 8-11")))
        for language in LANGUAGES
    ]
    assert said == [
        "The path between Eleven Stones and The Dish is closed.",
        "Cesta mezi sektory Jedenáct kamenů a Anténa je uzavřená.",
        "Ścieżka między sektorami Jedenaście kamieni i Antena jest zamknięta.",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_lost_is_said_without_a_hyphen(language: str) -> None:
    """A loss is a word ("falls", "loses") or has a real minus."""
    speaker = Speaker(language)
    for pool in ("charges", "supplies", "command", "energy", "success-bag"):
        losses = {"who": "Minh", "left": 2, "now": 2, **signed(-1)}
        lost = speaker.say(Message(f"vanguard-{pool}", losses))
        won = speaker.say(Message(f"vanguard-{pool}", {**losses, **signed(1)}))
        assert lost != won
        assert "-" not in lost
