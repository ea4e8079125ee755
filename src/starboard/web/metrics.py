"""What the server counts, as Prometheus reads it. Nothing here says who plays what."""

import sys
from collections import Counter
from collections.abc import Iterator, Mapping

if sys.platform != "win32":
    import resource


class Metrics:
    """Counters of one server, since it started."""

    def __init__(self) -> None:
        self.requests: Counter[int] = Counter()
        """HTTP requests by status."""
        self.frames: Counter[str] = Counter()
        """Frames of live tables: "in", "out", "refused"."""
        self.sockets = 0
        """Live connections now."""
        self.too_many = 0
        """What was turned away because there was too much of it."""

    def text(self, hall: Mapping[str, float]) -> str:
        """All of it, in the text format of Prometheus, with the figures of the tables on top."""
        return "\n".join(self._lines(hall)) + "\n"

    def _lines(self, hall: Mapping[str, float]) -> Iterator[str]:
        yield from _family("http_requests_total", "counter", {f'{{status="{s}"}}': n for s, n in self.requests.items()})
        yield from _family("frames_total", "counter", {f'{{way="{way}"}}': n for way, n in self.frames.items()})
        yield from _family("sockets", "gauge", {"": self.sockets})
        yield from _family("turned_away_total", "counter", {"": self.too_many})
        yield from _family("memory_peak_bytes", "gauge", {"": peak_memory()})
        for name, value in hall.items():
            yield from _family(f"hall_{name}", "gauge", {"": value})


def _family(name: str, kind: str, values: Mapping[str, float]) -> Iterator[str]:
    yield f"# TYPE starboard_{name} {kind}"
    for labels in sorted(values):
        yield f"starboard_{name}{labels} {values[labels]}"


def peak_memory() -> int:
    """The most bytes that this process has held at once; 0 where the system does not say."""
    if sys.platform == "win32":
        return 0
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return peak if sys.platform == "darwin" else peak * 1024
