"""Every check on every registered title."""

import pytest

from conformance.processes import check_same_in_two_processes
from conformance.suite import CHECKS, Check, run
from conformance.words import check_words
from starboard.kernel import find_title
from starboard.speech import LANGUAGES


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__.removeprefix("check_"))
def test_title_conforms(name: str, check: Check, matches: int) -> None:
    run(check, find_title(name), matches or 12)


def test_title_plays_the_same_in_two_processes(name: str) -> None:
    check_same_in_two_processes(name)


@pytest.mark.parametrize("language", LANGUAGES)
def test_title_has_words_for_everything_it_says(name: str, language: str) -> None:
    check_words(find_title(name), language)
