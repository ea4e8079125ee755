"""The conformance suite on flights. Players who do everything at random seldom build a ship that flies for long, so
that the suite on the title itself sees little of the cards: here its matches begin with some card on the table."""

from functools import cache
from random import Random
from typing import ClassVar
from zlib import crc32

import msgspec
import pytest

from conformance import checks_beats, checks_copies, checks_play, checks_secrets
from conformance.suite import Check, run
from games.trucker.driving import begun, drive
from starboard.games.trucker.rules.flight import reveal
from starboard.games.trucker.state.game_state import TruckerState
from starboard.games.trucker.title import TruckerTitle
from starboard.kernel import Chance, Option, Options, Preset

CLASSES = ("IA", "IIA", "IIB", "IIIB", "IV", "IIC", "IIIC", "IVC")
SHIPYARDS = 6
"""Different tables of each class: building takes longest, and the cards that come are others each time."""
CHECKS: list[Check] = [
    checks_beats.check_beats_are_known,
    checks_beats.check_views_can_be_made_at_every_beat,
    checks_beats.check_beats_hide,
    checks_beats.check_patches_lead_to_the_stand,
    checks_beats.check_undo_leaves_no_beats,
    checks_beats.check_watching_changes_nothing,
    checks_copies.check_save_and_load,
    checks_copies.check_restart_from_every_checkpoint,
    checks_copies.check_undo_and_redo,
    checks_play.check_listed_moves_are_accepted,
    checks_play.check_other_moves_are_refused,
    checks_play.check_components_are_conserved,
    checks_play.check_it_ends,
    checks_secrets.check_views_hide,
    checks_secrets.check_events_hide,
    checks_secrets.check_worlds_can_be_played,
]


class Aloft(TruckerTitle):
    """Galaxy Trucker with everything in the box, from the first card of a flight on."""

    options: ClassVar[tuple[Option, ...]] = (Option("class", CLASSES, "IV"), Option("yard", tuple(range(SHIPYARDS)), 0))
    presets: ClassVar[tuple[Preset, ...]] = ()

    def setup(self, seats: int, options: Options, chance: Chance) -> TruckerState:
        ship_class, number = options["class"], options["yard"]
        assert isinstance(ship_class, str)
        assert isinstance(number, int)
        g = msgspec.msgpack.decode(launched(ship_class, seats, number), type=TruckerState)
        g.chance = chance
        chance.shuffle(g.flight)
        reveal(g)
        return g


@cache
def launched(ship_class: str, seats: int, number: int) -> bytes:
    """The state of a table when the ships are ready for their first card."""
    rng = Random(number)
    match = begun(rng, [ship_class], seats, kit="both", loans=True, build="turns")
    while match.question is not None and match.question.prompt != "trucker-ask-fly-on":
        drive(match, rng)
    return match.state_bytes()


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__.removeprefix("check_"))
def test_flights_conform(check: Check) -> None:
    run(check, Aloft(), matches=30, moves=40, chosen=crc32(check.__name__.encode()))
