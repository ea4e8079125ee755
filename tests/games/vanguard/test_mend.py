"""What matches of version 1 remember is found again in the fields of today."""

from typing import Any

import msgspec
import pytest

from games.vanguard.proving_ground import landed
from starboard.games.vanguard.mend import mend
from starboard.games.vanguard.state.expedition_state import Expedition
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.games.vanguard.state.notes import (
    Done,
    ExplorationNotes,
    RoundNotes,
    ShipNotes,
    Taken,
    Tallies,
    TurnNotes,
)
from starboard.games.vanguard.state.ship_state import Ship

STATE, TRIP, SHIP = VanguardState.__struct_fields__, Expedition.__struct_fields__, Ship.__struct_fields__


def of_version_1(notes: dict[str, int] | None = None, once: tuple[str, ...] = (), **more: Any) -> list[Any]:
    """A state as version 1 wrote it."""
    raw: list[Any] = msgspec.msgpack.decode(msgspec.msgpack.encode(landed("re", "sc")))
    trip, ship = raw[STATE.index("expedition")], raw[STATE.index("ship")]
    trip[TRIP.index("notes")] = notes or {}
    trip[TRIP.index("once")] = list(once)
    trip[TRIP.index("tallies")] = more.get("tallies", {})
    del trip[TRIP.index("sky") + 1 :]
    ship[SHIP.index("once")] = more.get("ship", [])
    ship[SHIP.index("notes")] = more.get("ship_notes", {})
    raw[STATE.index("once")] = more.get("campaign", [])
    return raw


def mended(raw: list[Any]) -> VanguardState:
    return msgspec.msgpack.decode(msgspec.msgpack.encode(mend(raw)), type=VanguardState)


def test_notes_of_a_turn() -> None:
    e = mended(
        of_version_1(
            {
                "turn:replaced": 4,
                "turn:new-sector": 1,
                "turn:only-travel": 1,
                "turn:lead-3": 1,
                "turn:remote:1": 1,
                "turn:follow:0": 1,
                "turn:ignore-uG:1": 2,
                "turn:mute": 1,
                "turn:path-free:4-6": 1,
            },
            ("turn:taken:poi:120.0", "turn:use:p03#1"),
        )
    ).expedition
    assert e.turn_notes == TurnNotes(
        mute=1,
        free_paths=["4-6"],
        once=[Done("use:p03#1")],
        replaced=4,
        new_sector=True,
        only_travel=True,
        leads=[3],
        remote=[1],
        followers=[0],
        ignored={1: {"uG": 2}},
        taken=[Taken("poi:120", 0)],
    )
    assert (e.notes, e.round_notes, e.once) == (ExplorationNotes(), RoundNotes(), [])


def test_notes_of_a_round() -> None:
    notes = {"round:fewer-dice": 2, "round:path-close:1-2": 1, "round:path-less:7": 1}
    e = mended(of_version_1(notes, ("round:free-rest", "round:use:f06#0"))).expedition
    assert e.round_notes == RoundNotes(
        fewer_dice=2, closed_paths=["1-2"], shorter_paths={7: 1}, once=[Done("use:f06#0")], rested_free=True
    )
    assert e.turn_notes == TurnNotes()


def test_notes_of_an_exploration() -> None:
    notes = {"mute": 2, "last-out": 1, "discoveries": 1, "supplies": 3, "hand-recon": 1, "dice-science": 1}
    e = mended(of_version_1({**notes, "predict:1:fitness": 2})).expedition
    assert (e.notes.mute, e.notes.last_out, e.notes.discoveries, e.notes.supplies) == (2, 1, 1, 3)
    assert (sum(e.notes.hands), sum(e.notes.dice), e.notes.predicted) == (1, 1, {1: {"fitness": 2}})


@pytest.mark.parametrize(
    ("key", "done"),
    [
        ("supported:1", Done("supported", 1)),
        ("action:poi:120.0:1", Done("action:poi:120.0", 1)),
        ("action:poi:120.0", Done("action:poi:120.0")),
        ("used:m04", Done("used:m04")),
    ],
)
def test_what_happens_once_an_exploration(key: str, done: Done) -> None:
    assert mended(of_version_1(once=(key, "check:combo:C02.0"))).expedition.once == [done]


def test_what_each_crew_member_does_once() -> None:
    raw = of_version_1()
    crew = landed("re", "sc").expedition.team[1].crew
    raw[STATE.index("expedition")][TRIP.index("once")] = [f"poi:120:once member (draw 1):{crew}"]
    assert mended(raw).expedition.once == [Done("poi:120:once member (draw 1)", 1)]


def test_what_happens_once_a_pass_or_a_campaign() -> None:
    g = mended(of_version_1(ship=["recruit:2", "seat:1", "visit:D05", "flown"], campaign=["log:A-1:once"]))
    assert g.ship.once == [Done("recruit", 2), Done("seat", 1), Done("visit:D05"), Done("flown")]
    assert g.once == [Done("log:A-1:once")]


def test_notes_of_the_ship_book() -> None:
    noted = {"command-next": 1, "energy-next": -2, "morale": -1, "situations": 1, "recruits": 1, "recruits-science": 2}
    noted |= {"second-project": 1, "flight-free": 1, "scan-free": 3, "scan-dear": 1, "rank-ups": 1, "supplies": 2}
    noted |= {"closed-situation-room": 1, "dear-add-on": 2, "hand-recon": 1, "dice-engineering": 1, "left-behind": 1}
    assert mended(of_version_1(ship_notes=noted)).ship.notes == ShipNotes(
        command_next=1,
        energy_next=-2,
        morale=-1,
        situations=1,
        recruits=1,
        recruits_of=[0, 0, 2, 0],
        second_project=1,
        flight_free=1,
        scan_free=3,
        scan_dear=1,
        closed={"situation-room": 1},
        dear={"add-on": 2},
        rank_ups=1,
        supplies=2,
        hands=[0, 1, 0, 0],
        dice=[0, 0, 0, 1],
        left_behind=True,
    )
    assert mended(of_version_1()).ship.notes == ShipNotes()


def test_tallies() -> None:
    g = mended(of_version_1(tallies={"threat-green": 2, "red": 1, "wells": 3}))
    assert g.expedition.tallies == Tallies(threat_green=2, red=1, counters={"wells": 3})


def test_what_was_mended_is_left_as_it_is() -> None:
    raw = msgspec.msgpack.decode(msgspec.msgpack.encode(mend(of_version_1({"turn:follow:0": 1}))))
    assert mend(raw) is raw
