"""The results of a simulation as a file, and several of them put together.

Who has no cluster lets one machine play games 1 to 500 and another one games 501 to 1000. A file holds what came out
exactly, in fractions, and nothing of how long it took: so the files of the parts give, to the byte, the file that one
run of all games would have given.
"""

import re
import zlib
from collections.abc import Sequence
from fractions import Fraction
from itertools import pairwise

import msgspec

from starboard import __version__
from starboard.arena.simulate import Count, Failure, Plan, Simulation, Tally
from starboard.kernel import StarboardError, find_title

FORMAT = 1
LARGEST_FILE = 64 << 20
_CHECKED = re.compile(rb'(\{.*),"check":"([0-9a-f]{8})"\}\n', re.DOTALL)
_FRACTION = re.compile("-?[0-9]{1,400}(/[0-9]{1,400})?")


class BadResults(StarboardError):
    """A file that holds no results, or results that do not belong together."""


class Results(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What came out of games `first` to `last` of a plan. `wins` and `scores` are sums per seat, as fractions."""

    results: int
    """The format."""
    program: str
    rules: int
    plan: Plan
    first: int
    last: int
    games: int
    """How many were played to their end; the others are in `errors`."""
    decisions: int
    wins: tuple[str, ...]
    scores: tuple[str, ...]
    errors: tuple[Failure, ...] = ()

    def simulation(self) -> Simulation:
        """The same for people: shares and means. It took no time worth telling."""
        return Count(_tally(self), 0.0, False).simulation(self.plan.title)


_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(Results).decode


class _Format(msgspec.Struct):
    results: int


_decode_format = msgspec.json.Decoder(_Format).decode


def results_of(plan: Plan, games: range, tally: Tally) -> Results:
    """The results of all of these games."""
    return Results(
        FORMAT,
        __version__,
        find_title(plan.title).version,
        plan,
        games.start,
        games.stop - 1,
        tally.games,
        tally.decisions,
        tuple(str(won) for won in tally.wins),
        tuple(str(score) for score in tally.scores),
        tuple(msgspec.structs.replace(failure, record=b"") for failure in tally.errors),
    )


def write_results(results: Results) -> bytes:
    """The results as the bytes of a file: one line, and in it a check of all the rest."""
    body = _encode(results)[:-1]
    return b'%s,"check":"%08x"}\n' % (body, zlib.crc32(body))


def read_results(data: bytes, name: str) -> Results:
    """The results in these bytes, of a file called `name`. `BadResults` when they are damaged, newer, or none."""
    try:
        newer = _decode_format(data).results > FORMAT
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        raise BadResults("arena-results-none", file=name) from None
    if newer:
        raise BadResults("arena-results-newer", file=name)
    found = _CHECKED.fullmatch(data)
    if found is None or found[2] != b"%08x" % zlib.crc32(found[1]):
        raise BadResults("arena-results-damaged", file=name)
    try:
        results = _decode(found[1] + b"}")
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        raise BadResults("arena-results-damaged", file=name) from None
    if not _is_sound(results):
        raise BadResults("arena-results-damaged", file=name)
    return results


def _is_sound(results: Results) -> bool:
    """Whether the figures can be those of some games."""
    plan, errors = results.plan, results.errors
    figures = (*results.wins, *results.scores)
    numbers = [failure.game for failure in errors]
    return (
        results.results == FORMAT
        and 1 <= results.first <= results.last
        and results.games >= 0
        and results.decisions >= 0
        and results.games + len(errors) == results.last - results.first + 1
        and all(before < after for before, after in pairwise(numbers))
        and all(results.first <= number <= results.last for number in numbers)
        and len(plan.bots) == len(results.wins) == len(results.scores) == plan.seats
        # A fraction that is written otherwise than we do would not come out again as it went in.
        and all(_FRACTION.fullmatch(figure) and _as_written(figure) == figure for figure in figures)
        and all(0 <= Fraction(won) <= results.games for won in results.wins)
    )


def _as_written(figure: str) -> str:
    try:
        return str(Fraction(figure))
    except ZeroDivisionError:
        return ""


def merged(parts: Sequence[tuple[str, Results]]) -> Results:
    """The results of all games of these files, given with their names in any order. `BadResults` when they are of
    different plans, programs or rules, when a game is in two of them, or when some are missing in between."""
    name, first = parts[0]
    for other, part in parts[1:]:
        if (part.plan, part.rules, part.program) != (first.plan, first.rules, first.program):
            raise BadResults("arena-results-foreign", file=other, other=name)
    in_order = sorted(parts, key=lambda part: part[1].first)
    for (name, before), (other, after) in pairwise(in_order):
        if after.first <= before.last:
            raise BadResults("arena-results-overlap", file=other, other=name, game=after.first)
        if after.first > before.last + 1:
            raise BadResults("arena-results-gap", file=other, other=name, first=before.last + 1, last=after.first - 1)
    tally = _tally(in_order[0][1])
    for _, part in in_order[1:]:
        tally.add(_tally(part))
    games = range(in_order[0][1].first, in_order[-1][1].last + 1)
    # Not `results_of`: the rules and the program are those that played, not those that merge.
    return msgspec.structs.replace(
        first,
        first=games.start,
        last=games.stop - 1,
        games=tally.games,
        decisions=tally.decisions,
        wins=tuple(str(won) for won in tally.wins),
        scores=tuple(str(score) for score in tally.scores),
        errors=tuple(tally.errors),
    )


def _tally(results: Results) -> Tally:
    return Tally(
        [Fraction(won) for won in results.wins],
        [Fraction(score) for score in results.scores],
        results.games,
        results.decisions,
        list(results.errors),
    )
