"""What the lines of the log are about: signs, and where a turn of the Hegemon or a battle begins and ends."""

import re
from pathlib import Path

import pytest

from running import ROOT
from starboard.games.andromeda.title import ANDROMEDA
from starboard.kernel import Message

SENTENCES = Path(ROOT, "locales", "en", "andromeda-hegemon.ftl").read_text(encoding="utf-8")
OF_HEGEMON = re.findall(r"^(andromeda-hegemon-[a-z-]+) =", SENTENCES, re.MULTILINE)


def sign_of(id: str) -> str:
    return ANDROMEDA.about(Message(id)).sign


def marks_of(id: str, **args: Message | int) -> set[str]:
    return set(ANDROMEDA.about(Message(id, dict(args))).marks)


def test_every_sentence_of_the_hegemon_has_a_sign_of_its_own() -> None:
    assert len(OF_HEGEMON) > 20
    assert [id for id in OF_HEGEMON if sign_of(id) == "eye"] == ["andromeda-hegemon-eye"]


@pytest.mark.parametrize(
    ("id", "sign"),
    [
        ("andromeda-battle", "battle"),
        ("andromeda-battle-won", "crown"),
        ("andromeda-raider-arrived", "claw"),
        ("andromeda-repaired-ship", "repair"),
        ("andromeda-unheard-of", ""),
        ("table-paused", ""),
    ],
)
def test_the_longest_beginning_counts(id: str, sign: str) -> None:
    assert sign_of(id) == sign


def test_what_the_hegemon_does_is_marked() -> None:
    assert "hegemon" in marks_of("andromeda-hegemon-die")
    assert "hegemon" in marks_of("andromeda-scored", seat=Message("andromeda-the-hegemon"))
    assert marks_of("andromeda-scored", seat=0) == set()
    assert marks_of("table-paused") == set()


def test_a_turn_of_the_hegemon_and_a_battle_begin_and_end() -> None:
    assert marks_of("andromeda-hegemon-die") == {"hegemon", "turn-begins", "step", "battle-ends"}
    assert marks_of("andromeda-launched", seat=0) == {"turn-ends", "battle-ends"}
    assert marks_of("andromeda-battle") == {"step", "battle-begins"}
    # What is said beside its turn is no step of it.
    assert marks_of("andromeda-hegemon-eye") == {"hegemon"}
