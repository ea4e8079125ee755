"""The five progress tracks and the event track."""

from collections.abc import Mapping
from importlib.resources.abc import Traversable
from typing import Literal

import msgspec

from starboard.content import BadContent, expect, read_toml
from starboard.games.andromeda.notation.grammar import BadEffect, Effect, parse
from starboard.games.andromeda.state.game_state import TRACKS

FILE, EVENT_FILE = "tracks.toml", "event_track.toml"
NONE = Effect()


class _Tracks(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    status: str
    end_vp: tuple[int, ...]
    development_value: tuple[int, ...]
    effects: Mapping[str, Mapping[int, str]]


class Tracks(msgspec.Struct, frozen=True):
    """AE-B-18: what each space gives and is worth."""

    last: int
    """The number of the last space."""
    end_vp: tuple[int, ...]
    development_value: tuple[int, ...]
    effects: tuple[tuple[Effect, ...], ...]
    """By track and space."""


class EventTrack(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """AE-B-19: how long the track is, and what arrives with each event."""

    status: str
    arrivals: tuple[Literal["S", "A", "B", "C", "D"], ...]
    underdark_arrivals: tuple[Literal["S", "A", "B", "C", "D"], ...]
    steps: Mapping[int, int]


def read_tracks(folder: Traversable) -> Tracks:
    """The tracks. `BadContent` names the place and field that is wrong."""
    file = read_toml(folder, FILE, _Tracks)
    last = len(file.end_vp) - 1
    values = len(file.development_value)
    expect(values == last + 1, FILE, "$", "development_value", values, last + 1)
    expect(sorted(file.effects) == sorted(TRACKS), FILE, "$", "effects", ", ".join(file.effects), ", ".join(TRACKS))
    return Tracks(
        last, file.end_vp, file.development_value, tuple(_spaces(name, file.effects[name], last) for name in TRACKS)
    )


def _spaces(track: str, texts: Mapping[int, str], last: int) -> tuple[Effect, ...]:
    spaces = [NONE] * (last + 1)
    for space, text in texts.items():
        place = f"$.effects.{track}"
        expect(1 <= space <= last, FILE, place, str(space), space, f"1–{last}")
        try:
            spaces[space] = parse(text)
        except BadEffect as why:
            message = "contents-value"
            raise BadContent(message, file=FILE, place=place, field=str(space), found=text, wanted=str(why)) from None
    return tuple(spaces)


def read_event_track(folder: Traversable) -> EventTrack:
    """The event track. `BadContent` names the place and field that is wrong."""
    track = read_toml(folder, EVENT_FILE, EventTrack)
    expect(sorted(track.steps) == [2, 3, 4, 5], EVENT_FILE, "$", "steps", str(sorted(track.steps)), "2–5")
    return track
