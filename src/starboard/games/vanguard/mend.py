"""Reads what matches of version 1 remember into the fields of today.

They kept it under names made of pieces: `turn:follow:2` in the notes of an exploration, `recruit:0` in what happens
once a pass of the ship book.
"""

import re
from collections.abc import Iterable
from typing import Any

from starboard.games.vanguard.notation.symbols import SECTIONS
from starboard.games.vanguard.rules.ship.ship_notes import change_note
from starboard.games.vanguard.state.expedition_state import Expedition
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.games.vanguard.state.notes import (
    Done,
    ExplorationNotes,
    Notes,
    RoundNotes,
    ShipNotes,
    Taken,
    Tallies,
    TurnNotes,
)
from starboard.games.vanguard.state.ship_state import Ship

OF_ONE = re.compile(r"(recruit|train|seat|supported|action:.+\.\d+):(\d+)")
"""What each section, seat or crew member does once."""
TAKEN = re.compile(r"turn:taken:(.+)\.(\d+)")


def mend(raw: Any) -> Any:
    """The state as it would be written today. A match that was mended and stored again is left as it is."""
    state = _by_name(VanguardState, raw)
    trip, ship = _by_name(Expedition, state["expedition"]), _by_name(Ship, state["ship"])
    if not isinstance(ship["notes"], dict):
        return raw
    ship["notes"] = _ship_notes(ship["notes"])
    if isinstance(trip["notes"], dict):
        crew = [member[1] for member in trip["team"]]
        _mend_trip(trip, crew)
        ship["once"] = [_done(key, ()) for key in ship["once"]]
        state["once"] = [_done(key, crew) for key in state["once"]]
    state["expedition"], state["ship"] = list(trip.values()), list(ship.values())
    return list(state.values())


def _ship_notes(noted: dict[str, int]) -> ShipNotes:
    notes = ShipNotes(left_behind=noted.get("left-behind", 0) > 0)
    for name, value in noted.items():
        if name != "left-behind":
            change_note(notes, name, value)
    return notes


def _by_name(kind: Any, raw: list[Any]) -> dict[str, Any]:
    return dict(zip(kind.__struct_fields__, raw, strict=False))


def _done(key: str, crew: Iterable[str]) -> Done:
    found = OF_ONE.fullmatch(key)
    if found is not None:
        return Done(found[1], int(found[2]))
    for who, id in enumerate(crew):
        if key.endswith(f":{id}"):
            return Done(key.removesuffix(f":{id}"), who)
    return Done(key)


def _mend_trip(trip: dict[str, Any], crew: list[str]) -> None:
    turn, round_notes, lasting = TurnNotes(), RoundNotes(), ExplorationNotes()
    once = trip["once"]
    trip["once"] = [_done(key, crew) for key in once if not key.startswith(("round:", "turn:", "check:"))]
    for key in once:
        found = TAKEN.fullmatch(key)
        if found is not None:
            turn.taken.append(Taken(found[1], int(found[2])))
        elif key == "round:free-rest":
            round_notes.rested_free = True
        elif key.startswith("round:"):
            round_notes.once.append(_done(key.removeprefix("round:"), crew))
        elif key.startswith("turn:"):
            turn.once.append(_done(key.removeprefix("turn:"), crew))
    for key, value in trip["notes"].items():
        span, _, name = key.partition(":")
        if span == "turn":
            if not _note(turn, name, value):
                _note_turn(turn, name, value)
        elif span == "round":
            _note(round_notes, name, value)
        elif not _note(lasting, key, value):
            _note_lasting(lasting, key, value)
    fields = Tallies.__struct_fields__
    tallies = {name.replace("-", "_"): count for name, count in trip["tallies"].items()}
    trip["tallies"] = Tallies(
        **{name: count for name, count in tallies.items() if name in fields},
        counters={name: count for name, count in tallies.items() if name not in fields},
    )
    trip |= {"notes": lasting, "turn_notes": turn, "card_tracks": {}, "round_notes": round_notes}


def _note(notes: Notes, key: str, value: int) -> bool:
    """What may hold for any time; whether it was such a note."""
    name, _, of = key.partition(":")
    if name in ("mute", "fewer-dice", "last-out", "discoveries"):
        setattr(notes, name.replace("-", "_"), value)
    elif name == "path-free":
        notes.free_paths.append(of)
    elif name == "path-close":
        notes.closed_paths.append(of)
    elif name == "path-less":
        notes.shorter_paths[int(of)] = value
    else:
        return False
    return True


def _note_turn(notes: TurnNotes, key: str, value: int) -> None:
    name, _, of = key.partition(":")
    if name == "replaced":
        notes.replaced = value
    elif name == "new-sector":
        notes.new_sector = value > 0
    elif name == "only-travel":
        notes.only_travel = value > 0
    elif name == "remote":
        notes.remote.append(int(of))
    elif name == "follow":
        notes.followers.append(int(of))
    elif name.startswith("lead-"):
        notes.leads.append(int(name.removeprefix("lead-")))
    elif name.startswith("ignore-"):
        notes.ignored.setdefault(int(of), {})[name.removeprefix("ignore-")] = value


def _note_lasting(notes: ExplorationNotes, key: str, value: int) -> None:
    what, _, of = key.partition("-")
    if key == "supplies":
        notes.supplies = value
    elif key.startswith("predict:"):
        _, who, symbol = key.split(":")
        notes.predicted.setdefault(int(who), {})[symbol] = value
    elif what == "hand":
        notes.hands[SECTIONS.index(of)] = value
    elif what == "dice":
        notes.dice[SECTIONS.index(of)] = value
