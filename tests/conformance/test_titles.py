"""Every check on every registered title."""

from zlib import crc32

import pytest

from conformance.processes import check_same_in_two_processes
from conformance.suite import CHECKS, Check, run
from conformance.words import check_words
from starboard.kernel import find_title, preset_options
from starboard.kernel.title import checked_options
from starboard.speech import LANGUAGES


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__.removeprefix("check_"))
def test_title_conforms(name: str, check: Check, matches: int) -> None:
    # Other matches for each check, so that together they reach many of the options; but always the same ones.
    run(check, find_title(name), matches or 12, chosen=crc32(check.__name__.encode()))


def test_title_plays_the_same_in_two_processes(name: str) -> None:
    check_same_in_two_processes(name)


def test_title_offers_what_its_presets_name(name: str) -> None:
    title = find_title(name)
    assert len({preset.id for preset in title.presets}) == len(title.presets)
    for preset in title.presets:
        given = preset_options(title, preset.id)
        assert checked_options(title, title.least_seats, given).items() >= given.items()


@pytest.mark.parametrize("language", LANGUAGES)
def test_title_has_words_for_everything_it_says(name: str, language: str) -> None:
    check_words(find_title(name), language)
