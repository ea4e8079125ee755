"""Tables that stand where there is something to look at: played by bots, put into the database of a
server, with a link that leads to the seat that is asked."""

import asyncio
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from itertools import count
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import msgspec

from starboard.bots import Bot, make_bot
from starboard.games.trucker.title import TRUCKER
from starboard.games.trucker.view.ship_view import ShipView
from starboard.games.trucker.view.view import TruckerView
from starboard.kernel import Match, Sight, Title, new_match
from starboard.store import Kind, Seat, StoredLine, TableRow, open_store
from starboard.table.keys import hashed
from starboard.table.ledger import snapshot_of
from starboard.table.story import Told, packed, told

NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eva")
SEEDS = range(1, 60)
LONGEST = 4000
SAND_EVERY = 60
"""Decisions between two times that the sand runs out."""
NOW = 1_800_000_000

_encode = msgspec.json.Encoder().encode
_numbers = count(1)


class Moment(NamedTuple):
    """A match as it is now, for one seat that is asked."""

    seat: int
    view: TruckerView
    moves: frozenset[str]
    """The types of the moves that the seat may make."""
    told: frozenset[str]
    """The messages of what has happened so far."""

    @property
    def mine(self) -> ShipView:
        """The ship of the seat."""
        return self.view.truckers[self.seat].ship

    @property
    def kind(self) -> str:
        """The kind of the card on the table."""
        card = TRUCKER.printed().cards.get(self.view.flight.card)
        return card.kind if card else ""


Wanted = Callable[[Moment], bool]


class Sloppy:
    """A builder who puts every component anywhere it goes, so that the ship check has something to say."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)

    def choose(self, sight: Sight) -> int:
        tags = [str(move.__struct_config__.tag) for move in sight.options]
        for wanted in ("place", "draw"):
            if wanted in tags:
                return self._random.choice([place for place, tag in enumerate(tags) if tag == wanted])
        return self._random.randrange(len(tags))


class Staged(NamedTuple):
    """A table in the database."""

    path: str
    """Leads to the table, and to the seat of the first person to open it."""
    table: str
    seat: int

    def path_of(self, seat: int) -> str:
        """Leads to the table and another seat, if a person has it."""
        return f"{self.path.removesuffix(str(self.seat))}{seat}"


def stage(
    database: Path,
    wanted: Wanted,
    *,
    seats: int = 2,
    sloppy: bool = False,
    others: Kind = "person",
    first: int = SEEDS[0],
    **options: Any,
) -> Staged:
    """Put a table into a database that stands at the first moment of that sort, looked for from this seed on. The other
    seats belong to people who are away, or to bots."""
    found = _first(wanted, seats, sloppy, first, tuple(options.items()))
    # Playwright has the event loop of this thread.
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, _put(database, others, *found)).result()


@cache
def _first(
    wanted: Wanted, seats: int, sloppy: bool, seed: int, options: tuple[tuple[str, Any], ...]
) -> tuple[Match, int, list[StoredLine]]:
    """The first moment of that sort from this seed on; looked for once, as many tables as begin there."""
    seeds = range(seed, SEEDS.stop)
    return next(moment for one in seeds for moment in _moments(one, wanted, seats, sloppy, dict(options)))


def _moments(
    seed: int, wanted: Wanted, seats: int, sloppy: bool, options: dict[str, Any]
) -> Iterator[tuple[Match, int, list[StoredLine]]]:
    """The first moment of that sort in one match, with the lines that lead to it; none when it has none."""
    bots: list[Bot] = [
        Sloppy(seed * 10 + seat) if sloppy else make_bot(TRUCKER, "apprentice", seed * 10 + seat)
        for seat in range(seats)
    ]
    for match, able, heard, lines in _positions(new_match(TRUCKER, seats, seed, options), bots):
        for seat in able:
            moves = types_of(match, seat)
            if wanted(Moment(seat, match.view(seat), moves, frozenset(heard))):
                yield match, seat, lines
                return


def types_of(match: Match, seat: int) -> frozenset[str]:
    """The types of the moves that a seat may make."""
    return frozenset(str(move.__struct_config__.tag) for move in match.offers(seat))


def stage_alone(database: Path, title: Title[Any], bot: str, wanted: Callable[[Match], bool], **options: Any) -> Staged:
    """Put a table of one person into a database, where a bot has come to the first position of that sort."""
    return stage_company(database, title, bot, wanted, 1, **options)


def stage_company(
    database: Path, title: Title[Any], bot: str, wanted: Callable[[Match], bool], seats: int, **options: Any
) -> Staged:
    """Put a table into a database, where bots have come to the first position of that sort. The path leads to a seat
    that is asked; the others belong to people who are away."""
    match, able, lines = next(
        (match, able, lines)
        for seed in SEEDS
        for match, able, _, lines in _positions(
            new_match(title, seats, seed, options), [make_bot(title, bot, seed * 10 + seat) for seat in range(seats)]
        )
        if able and wanted(match)
    )
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, _put(database, "person", match, able[0], lines)).result()


def _positions(match: Match, bots: list[Bot]) -> Iterator[tuple[Match, list[int], set[str], list[StoredLine]]]:
    """A match of bots from its beginning to its end: who may move, what was told so far, and the lines that led
    there."""
    lines = [StoredLine(0, _encode(match.header), packed(_tellings(match, None)))]
    heard = {event.message.id for event in match.events}
    for step in range(LONGEST):
        able = [seat for seat in match.waiting if match.offers(seat)]
        yield match, able, heard, lines
        if match.over:
            return
        actor: int | None = None
        if match.deadline is not None and (not able or step % SAND_EVERY == SAND_EVERY - 1):
            match.expire(match.deadline.key)
        else:
            actor = able[step % len(able)]
            chosen = bots[actor].choose(Sight(match, actor))
            match.pick(actor, *(chosen if isinstance(chosen, tuple) else (chosen,)))
        heard |= {event.message.id for event in match.events}
        lines.append(
            StoredLine(len(lines), _encode(match.lines_after(match.count - 1)[0]), packed(_tellings(match, actor)))
        )


def _tellings(match: Match, seat: int | None) -> list[Told]:
    return told(match.events, match.position, NOW, seat)


async def _put(database: Path, others: Kind, match: Match, seat: int, lines: list[StoredLine]) -> Staged:
    id, key = f"staged-{next(_numbers)}-{match.header.seed}", "key-of-a-staged-seat"
    sat = tuple(
        Seat("person", name, key=hashed(f"{key}-{number}"))
        if number == seat or others != "bot"
        else Seat("bot", bot="apprentice")
        for number, name in enumerate(NAMES[: match.header.seats])
    )
    options = msgspec.to_builtins(match.header.options)
    row = TableRow(
        id, match.title.id, "Friday freight", options, sat, "", (), "anyone", "information", "open", NOW, NOW
    )
    begun = msgspec.structs.replace(row, version=2, state="playing", position=match.position, waiting=match.waiting)
    store = open_store(str(database))
    await store.create(row)
    await store.append(begun, lines, snapshot_of(match))
    await store.close()
    return Staged(f"/t/{id}#seat={key}-{seat}", id, seat)
