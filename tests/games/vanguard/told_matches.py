"""What is told in matches of ISS Vanguard."""

from collections.abc import Iterator

from golden.matches import VANGUARD as MATCHES
from starboard.games.vanguard.title import VANGUARD
from starboard.kernel import Event, begin, read_record


def recorded(*names: str) -> Iterator[Event]:
    """Everything that is told in recorded matches."""
    for golden in MATCHES:
        if golden.name in names:
            record = read_record(golden.file.read_bytes())
            match = begin(VANGUARD, record.header)
            yield from match.events
            for line in record.lines:
                yield from match.follow(line)
