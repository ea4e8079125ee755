"""Sentences: chosen language, fallback, nested messages, seats, and nothing that could disturb a terminal."""

import sys
from pathlib import Path
from types import ModuleType

import pytest

from drift.title import DRIFT, DriftTitle
from starboard import speech as speech_module
from starboard.kernel import Message
from starboard.speech import Speech, choose_language, plain


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "The match is over."), ("cs", "Partie už skončila."), ("pl", "Partia już się skończyła.")],
)
def test_each_language_is_spoken(language: str, said: str) -> None:
    assert Speech(language).say(Message("kernel-over")) == said


def test_arguments_are_filled_in_without_marks() -> None:
    said = Speech("en").say(Message("kernel-option-unknown", {"title": "drift", "option": "speed"}))
    assert said == "“drift” has no option “speed”."


def test_a_message_may_be_an_argument() -> None:
    inner = Message("kernel-title-unknown", {"title": "x", "titles": "drift"})
    said = Speech("cs").say(Message("kernel-record-title", {"line": 1, "reason": inner}))
    assert said == "Řádek 1: Hra „x“ není nainstalována; nainstalovány jsou: drift."


def test_an_unknown_language_is_english() -> None:
    assert Speech("de").language == "en"
    assert Speech("").say(Message("kernel-over")) == "The match is over."


def test_what_is_not_translated_is_said_in_english_and_what_is_not_said_by_its_id(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for language, text in {"en": "toy-a = English\ntoy-b = English { $x }\n", "cs": "toy-a = Česky\n"}.items():
        (tmp_path / language).mkdir()
        (tmp_path / language / "toy.ftl").write_text(text, encoding="utf-8")
    monkeypatch.setattr(speech_module, "_own_folder", lambda: tmp_path)
    speech = Speech("cs")
    assert speech.say(Message("toy-a")) == "Česky"
    assert speech.say(Message("toy-b", {"x": 1})) == "English 1"
    assert speech.say(Message("toy-c", {"x": 1})) == "toy-c(x=1)"
    assert speech.say(Message("other-a")) == "other-a()"
    assert [speech.knows(id) for id in ("toy-a", "toy-b", "toy-c", "", "-")] == [True, True, False, False, False]


@pytest.mark.parametrize(
    "text",
    [
        "toy-a = { $missing }",
        "toy-a = { toy-a }",
        "toy-a = { -no-term }",
        "toy-a = { toy-b }\ntoy-b = { toy-a }",
        "toy-a = { NUMBER($x, what: 1) }",
        "toy-a = { NOSUCH($x) }",
        "toy-a =\n    .attribute = only this",
        "toy-a = { $x ->\n    [one] 1\n}",
        "\0\0\0",
        "toy-a = ok\ntoy-a = again",
    ],
)
def test_a_faulty_translation_never_raises(text: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "toy.ftl").write_bytes(text.encode() + b"\n\xff\xfe")
    monkeypatch.setattr(speech_module, "_own_folder", lambda: tmp_path)
    assert isinstance(Speech("en").say(Message("toy-a", {"x": "y"})), str)


@pytest.mark.parametrize("id", ["", "-", "kernel", "kernel-", "../../etc/passwd", "kernel-over\n", "x" * 10_000])
def test_no_id_raises(id: str) -> None:
    assert Speech("pl").say(Message(id)) == f"{id}()"


def test_a_file_is_read_when_it_is_needed(monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[str] = []
    original = speech_module._texts

    def spying(folders: object, language: str, word: str) -> list[str]:
        read.append(f"{language}/{word}")
        return list(original(folders, language, word))  # type: ignore[arg-type]

    monkeypatch.setattr(speech_module, "_texts", spying)
    speech = Speech("cs")
    assert read == []
    for _ in range(3):
        speech.say(Message("kernel-over"))
    assert read == ["cs/kernel", "en/kernel"]


def test_a_very_long_argument_is_cut() -> None:
    said = Speech("en").say(Message("cli-file-missing", {"file": "x" * 100_000}))
    assert said.startswith("xxx")
    assert said.endswith("x… does not exist.")
    assert len(said) < 3000


# -- Seats -------------------------------------------------------------------------------------------------------------


def test_a_seat_is_said_by_its_name_or_number() -> None:
    speech = Speech("en")
    speech.learn(DRIFT)
    drew = Message("drift-drew-hidden", {"seat": 1})
    assert speech.say(drew, ("Ada", "Bob")) == "Bob draws a card."
    assert speech.say(drew) == speech.say(drew, ("Ada", " ")) == "Player 2 draws a card."
    assert speech.say(Message("drift-drew-hidden", {"seat": "nobody"}), ("Ada", "Bob")) == "nobody draws a card."
    assert speech.name_of(-1, ("Ada",)) == "Player 0"
    assert Speech("cs").name_of(0) == "Hráč 1"


def test_names_reach_nested_messages() -> None:
    speech = Speech("en")
    speech.learn(DRIFT)
    inner = Message("drift-drew-hidden", {"seat": 0})
    assert speech.say(Message("kernel-record-refused", {"line": 2, "reason": inner}), ("Ada",)).endswith(
        "Ada draws a card."
    )


def test_a_name_is_never_read_as_fluent() -> None:
    speech = Speech("en")
    speech.learn(DRIFT)
    said = speech.say(Message("drift-drew-hidden", {"seat": 0}), ("{ kernel-over } [red]",))
    assert said == "{ kernel-over } [red] draws a card."


# -- Titles ------------------------------------------------------------------------------------------------------------


def test_a_title_brings_its_own_messages() -> None:
    speech = Speech("cs")
    assert not speech.knows("drift-name")
    speech.learn(DRIFT)
    speech.learn(DRIFT)
    assert speech.say(Message("drift-ask-keep")) == "Kterou kostku si necháte?"


@pytest.mark.parametrize("package", ["", "no.such.package", "sys"])
def test_a_title_without_messages_is_no_trouble(package: str, monkeypatch: pytest.MonkeyPatch) -> None:
    class Lonely(DriftTitle):
        pass

    module = ModuleType("lonely")
    module.__package__ = package
    monkeypatch.setitem(sys.modules, "lonely", module)
    Lonely.__module__ = "lonely"
    speech = Speech("en")
    speech.learn(Lonely())
    assert not speech.knows("drift-name")


# -- Which language ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("asked", "environ", "language"),
    [
        (None, {}, "en"),
        ("cs", {"STARBOARD_LANG": "pl"}, "cs"),
        (None, {"STARBOARD_LANG": "pl", "LC_ALL": "cs_CZ.UTF-8"}, "pl"),
        (None, {"LC_ALL": "cs_CZ.UTF-8", "LANG": "pl_PL"}, "cs"),
        (None, {"LC_ALL": "", "LC_MESSAGES": "pl_PL.UTF-8", "LANG": "cs_CZ"}, "pl"),
        (None, {"LANG": "cs"}, "cs"),
        (None, {"LANG": "cs-CZ"}, "cs"),
        (None, {"LANG": "CS_cz"}, "cs"),
        (None, {"LANG": "C"}, "en"),
        (None, {"LANG": "C.UTF-8"}, "en"),
        (None, {"LC_ALL": "POSIX", "LANG": "cs_CZ"}, "en"),
        (None, {"LANG": "de_DE.UTF-8"}, "en"),
        (None, {"STARBOARD_LANG": "de", "LANG": "cs_CZ"}, "en"),
        (None, {"LANG": "csb_PL"}, "en"),
        ("", {"LANG": "pl"}, "pl"),
        (None, {"LANG": "../../x"}, "en"),
    ],
)
def test_the_language_is_chosen_as_everywhere(asked: str | None, environ: dict[str, str], language: str) -> None:
    assert choose_language(asked, environ) == language


# -- Safe to print -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "safe"),
    [
        ("Příliš žluťoučký kůň", "Příliš žluťoučký kůň"),
        ("a\nb\tc\r\nd", "a b c  d"),
        ("\x1b[31mred\x1b[0m", "[31mred[0m"),
        ("\x1b]0;title\x07", "]0;title"),
        ("\u202eevil\u2066", "evil"),
        ("zero\u200bwidth\ufeff", "zerowidth"),
        ("\udcff", "?"),
        ("\x00\x7f\x9b", ""),
        ("[bold]not markup[/bold]", "[bold]not markup[/bold]"),
    ],
)
def test_text_of_strangers_is_made_plain(text: str, safe: str) -> None:
    assert plain(text) == safe
