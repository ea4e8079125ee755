"""The recorded matches of Galaxy Trucker have everything in them."""

from golden.matches import TRUCKER as MATCHES
from starboard.games.trucker.state.options import CLASSES
from starboard.games.trucker.title import TRUCKER


def test_every_class_and_option_is_recorded() -> None:
    assert {ship_class for golden in MATCHES for ship_class in golden.options["classes"]} == set(CLASSES)
    for option in TRUCKER.options:
        if option.id in ("build", "guided", "kit", "intruders", "loans"):
            chosen = {golden.options.get(option.id, option.default) for golden in MATCHES}
            assert chosen == set(option.choices), option.id
