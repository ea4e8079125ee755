"""What clients are told of the lines of the log is about messages that there are."""

from starboard.games.vanguard.title import VANGUARD
from starboard.games.vanguard.view.log_signs import LOG_LINES, TOLD
from starboard.speech import messages_of, texts_of


def test_every_line_that_is_named_is_one_that_is_told() -> None:
    known = {id for text in texts_of("en", "vanguard", VANGUARD) for id, _ in messages_of(text)}
    home = LOG_LINES.home
    named = {*home.begins, home.fled, *home.flight, *home.together, *home.together.values()}
    assert {*named, LOG_LINES.landing, LOG_LINES.landing_roll} <= known
    for start in [*(start for start, _ in LOG_LINES.signs), LOG_LINES.hint]:
        assert any(f"{id}-".startswith(f"{VANGUARD.id}-{start}-") for id in known), start


def test_the_first_sign_that_fits_is_that_of_the_first_kind() -> None:
    starts = [start for start, _ in LOG_LINES.signs]
    assert len(starts) == len(set(starts)) == sum(len(words.split()) for words in TOLD.values())
    assert starts.index("landing") < starts.index("left")
