"""No sentence of our own campaign shows what only the program should see: ids, slugs, bare numbers of cards and pages,
signs of the notation, punctuation that does not fit, or words that Fluent could not find."""

import re
from collections.abc import Iterator
from functools import cache

import msgspec
import pytest

from games.vanguard.names.spoken import Speaker, everything
from starboard.games.vanguard.content import campaign
from starboard.games.vanguard.content.planet import Planet
from starboard.games.vanguard.names.effect_names import words_of
from starboard.games.vanguard.names.names import thing_name
from starboard.games.vanguard.view.printed import sealed_print
from starboard.kernel import Arg, Message
from starboard.speech import LANGUAGES

FOLDER = "guest_book"


class Newcomer(Speaker):
    """Says messages to somebody who has met nothing yet: what a card speaks of has no name."""

    def say(self, message: Arg) -> str:
        if isinstance(message, Message) and "called" in message.args:
            unnamed = {name: arg for name, arg in message.args.items() if name != "called"}
            return super().say(Message(message.id, unnamed))
        return super().say(message)


def in_it(thing: object) -> Iterator[Message]:
    """All messages in what is printed."""
    if isinstance(thing, Message):
        yield thing
    elif isinstance(thing, msgspec.Struct):
        for name in thing.__struct_fields__:
            yield from in_it(getattr(thing, name))
    elif isinstance(thing, dict):
        for part in thing.values():
            yield from in_it(part)
    elif isinstance(thing, list | tuple):
        for part in thing:
            yield from in_it(part)


@cache
def all_sentences() -> tuple[Message, ...]:
    """What is printed on every card and board, and whatever else is written in the notation."""
    c = campaign[FOLDER]
    printed = [sealed_print(thing_name(FOLDER, id)) for id, kind in c.kind_of.items() if kind not in ("logs", "plates")]
    offered = [
        words_of(FOLDER).choice(choice.effect)
        for log in c.logs.values()
        for choice in log.choice
        if choice.effect.steps
    ]
    return (*in_it(printed), *everything(), *offered)


ID = re.compile(r"\b(?:[A-Z]{1,3}[0-9]{1,3}|L[A-Z]?[0-9]*-[0-9]+|[0-9]+-[0-9]+-(?:green|yellow|red))\b")
"""`P01`, `MI07`, `LS-21`, `L02-4`, `1-1-green`."""
BARE = re.compile(r"(?:\bNo\.|\bč\.|\bnr\b|#) ?[0-9]|\b(?:page|strana|stránka|strona) [0-9]", re.IGNORECASE)
UNRESOLVED = re.compile(r"[{}$]|\bvanguard-|\bguestbook-|\?\?\?|-{2,}|\bNone\b")
DOUBLE = re.compile(r"[.,;:!?] ?[.,;:]|\.\.|  | [.,;:!?]")
STRAIGHT = re.compile(r"[\"']")
SIGNS = re.compile(r"[<>=|_\[\]()]|->|(?<![\w–-])-[0-9]|[0-9]×|× ?[0-9]")
CHECKS = {
    "id": ID,
    "bare number": BARE,
    "unresolved": UNRESOLVED,
    "punctuation": DOUBLE,
    "quotes": STRAIGHT,
    "signs": SIGNS,
}


def faults(text: str) -> list[str]:
    """What in a sentence a player should not see."""
    return [name for name, pattern in CHECKS.items() if pattern.search(text)]


def slugs() -> frozenset[str]:
    """Ids of markers, tracks, states and tags that are written like words but are none."""
    c = campaign[FOLDER]
    boards = [thing for thing in c.planets.values() if isinstance(thing, Planet)]
    names = {one.id for board in boards for part in (board.marker, board.track, board.state) for one in part}
    return frozenset(name for name in names if "-" in name or "_" in name or any(sign.isdigit() for sign in name))


@pytest.mark.parametrize("speaker", [Speaker, Newcomer])
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_shows_what_only_the_program_should_see(language: str, speaker: type[Speaker]) -> None:
    voice, hidden = speaker(language), slugs()
    said = {voice.say(message) for message in all_sentences()}
    assert len(said) > 900
    wrong = {text: found for text in said if (found := faults(text))}
    assert wrong == {}
    assert [text for text in said if not hidden.isdisjoint(re.findall(r"[\w-]+", text))] == []


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("The number of explorations of P01 is at least 1.", "id"),
        ("Read LS-21.", "id"),
        ("Its page is 1-1-green.", "id"),
        ("The POI in your sector becomes No. 452.", "bare number"),
        ("Bod zájmu nahradí č. 452.", "bare number"),
        ("Czytaj stronę, strona 12.", "bare number"),
        ("Gain { $what }.", "unresolved"),
        ("Gain vanguard-the-lead.", "unresolved"),
        ("Once a round.; place one.", "punctuation"),
        ("Use one die , or two.", "punctuation"),
        ('The marker "cry" is here.', "quotes"),
        ("Use one die (box A).", "signs"),
        ("Pay 3× any resource.", "signs"),
        ("Supplies >= 2.", "signs"),
    ],
)
def test_what_should_not_be_seen_is_found(text: str, fault: str) -> None:
    assert fault in faults(text)


def test_a_good_sentence_has_no_fault() -> None:
    assert faults("Green, with xenology: “Heard” has reached 8 – the path 6–8 is closed.") == []
