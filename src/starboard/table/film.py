"""What there was to see of a move, as the beats that are sent to those who watch."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, TypeAlias

import msgspec

from starboard.kernel import Match
from starboard.kernel.codec import codec_of
from starboard.kernel.state import State
from starboard.table.frames import Beat
from starboard.table.patch import patch_of
from starboard.table.story import Told

See: TypeAlias = Callable[[Any], object]
"""What is given each view that is shown."""


def unseen(view: Any) -> None:
    """Nobody wants to know what was shown."""


def plain(view: Any) -> Any:
    """A view as the client has it after reading its JSON."""
    return msgspec.to_builtins(view, str_keys=True)


_decode = msgspec.json.Decoder().decode


class Film:
    """The beats of the last move of a match. Views are made only now, and each state is read once for all faces."""

    def __init__(self, match: Match) -> None:
        self._title = match.title
        self._events = match.events
        self._moments = {moment.place: moment.state for moment in match.beats}
        self._states: dict[int, State] = {}

    def beats(self, face: int | None, view: Any, lead: int = 0, see: See = unseen) -> Iterator[Beat]:
        """The beats that this face hears of, each made when it is asked for; `view` is what it saw before them, as
        plain data. `lead` is how many entries of the log it was told before the events of the move. Whatever is shown
        on the way is given to `see`."""
        first = heard = lead
        for place, event in enumerate(self._events):
            if not event.heard_by(face):
                continue
            heard += event.is_said
            if event.beat and place in self._moments:
                shown = self._title.view(self._state(place), face, reckon=False)
                see(shown)
                now = plain(shown)
                yield Beat(event.beat, event.message.args, (first, heard), patch_of(view, now))
                first, view = heard, now

    def _state(self, place: int) -> State:
        if place not in self._states:
            self._states[place] = codec_of(self._title).state.decode(self._moments[place])
        return self._states[place]


class Screening:
    """The film of the last move of a live match, for those who were shown the stand before it."""

    def __init__(self, match: Match, told: Sequence[Told], seen: Mapping[int | None, msgspec.Raw]) -> None:
        """`told` is everything that the table tells of the move, what the rules say last; `seen` are the views of the
        stand before, as JSON."""
        self._film = Film(match) if match.beats else None
        self._notes = told[: len(told) - sum(event.is_said for event in match.events)]
        self._before = dict(seen)

    def beats(self, face: int | None, see: See = unseen) -> Iterator[Beat]:
        """What this face sees of it, one after the other; nothing if it was not there before."""
        if self._film is not None and face in self._before:
            lead = sum(note.heard_by(face) for note in self._notes)
            yield from self._film.beats(face, _decode(self._before[face]), lead, see)
