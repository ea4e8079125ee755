"""What the film of Andromeda's Edge costs: `python -m bench.andromeda_film [--record]`.

`MATCHES` matches against the Hegemon, played by an admiral whom one seat watches. For each decision: how many beats
there are to see, how many bytes they have on the wire, and how long the server takes to make them after the
acknowledgement. The longest answer is the whole turn of the Hegemon with its battles.
"""

import sys
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from statistics import mean
from time import perf_counter

import msgspec

from starboard.bots import make_bot
from starboard.games.andromeda.title import ANDROMEDA
from starboard.kernel import Match, Sight, new_match
from starboard.table.film import Film, plain

RESULTS = Path(__file__).parent / "andromeda.md"
MATCHES = 10
OFFICERS = ("ofc_1a", "ofc_2b", "ofc_3a")
SEAT = 0

_encode = msgspec.json.Encoder().encode


class Shown(msgspec.Struct, frozen=True):
    """What there was to see of one decision."""

    beats: int
    bytes: int
    ms: float


def play(match: Match, seed: int) -> list[Shown]:
    """Play a match that somebody watches; what was shown of each decision."""
    bot = make_bot(ANDROMEDA, "admiral", seed)
    match.watch([SEAT])
    shown: list[Shown] = []
    while not match.over:
        seat = match.waiting[0]
        before = plain(match.view(SEAT))
        chosen = bot.choose(Sight(match, seat))
        match.pick(seat, *((chosen,) if isinstance(chosen, int) else chosen))
        start = perf_counter()
        frames = [_encode(beat) for beat in Film(match).beats(SEAT, before)] if match.beats else []
        shown.append(Shown(len(frames), sum(map(len, frames)), 1000 * (perf_counter() - start)))
    return shown


def share(values: Sequence[float], part: float) -> float:
    """The value that this part of them does not exceed."""
    return sorted(values)[min(len(values) - 1, int(part * len(values)))]


def table(all_shown: list[Shown]) -> str:
    """The figures, as they are recorded."""
    told = [one for one in all_shown if one.beats]
    beats = sum(one.beats for one in told)
    rows = [
        ("beats", [float(one.beats) for one in told], "{:.0f}"),
        ("bytes of all of them, as JSON", [float(one.bytes) for one in told], "{:,.0f}"),
        ("milliseconds to make them", [one.ms for one in told], "{:.1f}"),
    ]
    lines = [
        f"| {name} | {' | '.join(f.format(v) for v in (mean(vs), share(vs, 0.5), share(vs, 0.95), max(vs)))} |"
        for name, vs, f in rows
    ]
    return "\n".join(
        [
            f"## {datetime.now(UTC):%Y-%m-%d} · rules {ANDROMEDA.version} · the film",
            "",
            f"`python -m bench.andromeda_film`: {MATCHES} matches of an admiral against {', '.join(OFFICERS)} in turn, "
            f"seen from one seat; {len(told)} of {len(all_shown)} decisions have something to see, and a beat has "
            f"{sum(one.bytes for one in told) / beats:,.0f} bytes on average.",
            "",
            "| of a decision with beats | mean | median | 95 % | most |",
            "| --- | --- | --- | --- | --- |",
            *lines,
            "",
        ]
    )


def main() -> None:
    all_shown = [
        shown
        for seed in range(MATCHES)
        for shown in play(new_match(ANDROMEDA, 1, seed, {"hegemon": OFFICERS[seed % len(OFFICERS)]}), seed)
    ]
    text = table(all_shown)
    print(text)
    if "--record" in sys.argv[1:]:
        RESULTS.write_text(RESULTS.read_text(encoding="utf-8") + "\n" + text, encoding="utf-8")


if __name__ == "__main__":
    main()
