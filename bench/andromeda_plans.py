"""How the matches behind the lessons of Andromeda's Edge are played: one move a line for the seat asked, and bots in
between. `bench.andromeda_lessons` makes the records."""

from collections.abc import Mapping
from typing import NamedTuple

from starboard.kernel import Options


class Played(NamedTuple):
    """A part that bots play: to the learner's last turn before the end of the match is triggered, or to the cruiser."""

    bots: tuple[str, ...]
    seed: int
    share: float = 0.0
    """How often, in the learner's first turns of the part, anybody launches anywhere,"""
    strays: int = 0
    """and in how many turns."""
    keep: str = ""
    """A card that the learner neither plays nor discards."""
    cruiser: int = 0
    """The turn of the learner from which on it ends where the Hegemon's heavy cruiser is out; 0: it does not."""


class Plan(NamedTuple):
    """A whole match."""

    seats: int
    seed: int
    options: Options
    parts: tuple[str | Played, ...]


FIRST_MATCH = Plan(
    seats=2,
    seed=380,
    options={"length": 50, "events": "dawn", "factions": "base"},
    parts=(
        """
        keep-faction verdant_covenant
        keep-faction helion_syndicate
        take 1 0 0

        launch transport S04
        choose * 0 0
        acquire civ_04

        launch transport S03
        take 0 1 1

        launch transport S06

        launch transport S10

        slot-moon * civ_04
        launch transport S01
        keep-card lucky_shot, keep-card salvage_rights
        pass
        discard-energy 1
        pass
        play-tactic salvage_rights
        take 0 0 2

        discard-moon moon_desert_1
        launch transport S07

        return-to-station
        build-development S06
        activate civ_04
        activate core_hangar
        build-ship fighter

        return-to-station
        activate core_hangar
        build-ship science_vessel
        activate core_cargo
        take 1 0 0
        activate core_reactor

        take 1 1 0
        take 0 1 1

        launch transport S08
        build-ship transport

        launch transport S04
        choose * 0 1
        acquire civ_13
        acquire civ_02

        launch fighter S04
        choose * 0 0
        acquire civ_08
        escalate transport S08
        pass
        pass
        pass
        """,
        Played(("admiral", "settler"), seed=120, share=0.35, strays=8, keep="lucky_shot"),
        """
        return-to-station
        build-development S12
        activate civ_09
        activate civ_07 2
        activate civ_07 4
        build-ship transport
        build-ship heavy_cruiser

        return-to-station
        activate civ_13
        activate civ_02
        go-on
        discard-card focused_fire

        launch fighter S01
        keep-card evasive_burn, keep-card supply_drop
        play-tactic overcharge
        play-tactic focused_fire
        pass
        play-tactic lucky_shot
        turn-die 2 3 6
        pass
        pass
        play-card emergency_repairs
        go-on
        """,
    ),
)

EMPTY_TANK = Plan(
    seats=2,
    seed=380,
    options={"length": 50, "events": "dawn", "factions": "base"},
    parts=(
        """
        keep-faction verdant_covenant
        keep-faction helion_syndicate
        take 1 0 0
        launch transport S04
        choose * 0 0
        acquire civ_04
        launch transport S03
        take 0 1 1
        launch transport S06
        launch transport S10
        slot-moon * civ_04
        launch transport S01
        keep-card lucky_shot, keep-card salvage_rights
        pass
        discard-energy 3
        pass
        play-tactic salvage_rights
        take 0 0 2
        launch transport S07
        return-to-station
        build-development S06
        """,
        """
        activate civ_04
        activate core_hangar
        build-ship fighter
        """,
    ),
)

HEGEMON = Plan(
    seats=1,
    seed=57,
    options={"length": 50, "events": "dawn", "factions": "base", "hegemon": "ofc_1a"},
    parts=(
        """
        keep-faction tidal_oracles
        take 1 0 0

        launch transport S06

        launch transport S02

        launch transport S08
        take 0 0 2
        refuse-tribute
        discard-energy 1

        return-to-station
        build-development S06
        activate core_reactor
        activate core_cargo
        take 0 0 1
        """,
        Played(("admiral",), seed=47, share=0.3, strays=99, cruiser=7),
        """
        launch fighter S03
        discard-energy 4
        use-effect sup_8
        """,
    ),
)

PLANS: Mapping[str, Plan] = {"first-match": FIRST_MATCH, "hegemon": HEGEMON}
