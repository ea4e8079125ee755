"""Matches of Andromeda's Edge to learn from: what the judges of admirals saw, how it ended, and what a search says of
the moves of one turn. Match number i takes all its chance from its number, so the same command gives the same data."""

from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from starboard.bots import Bot, play_out
from starboard.games.andromeda.bots.admiral import Admiral, candidates
from starboard.games.andromeda.bots.judge import Judge
from starboard.games.andromeda.bots.learnt.learnt_judge import LearntJudge, others_of, row
from starboard.games.andromeda.bots.learnt.numbers import NAMES
from starboard.games.andromeda.bots.overlord import Overlord
from starboard.games.andromeda.bots.player import table
from starboard.games.andromeda.bots.rehearsal import TURN, Ahead, Rehearsal
from starboard.games.andromeda.bots.settler import Settler
from starboard.games.andromeda.rules.end.score import totals
from starboard.games.andromeda.state.game_state import AndromedaState
from starboard.kernel import Asked, Choice, Move, Sight, find_title, new_match
from starboard.neurons import Network

TABLES: Final = ((2, 0.42), (3, 0.16), (4, 0.12), (5, 0.05), (1, 0.25))
"""How many sit down, and how often. Somebody alone plays against the Hegemon."""
WITH_HEGEMON: Final = 0.25
"""How often two or three play against it, too."""
OFFICERS: Final = tuple(f"ofc_{level}{letter}" for level in (1, 2, 3) for letter in "abc")
OTHERWISE: Final = 0.3
"""How often another length is played."""
EXPLORES, NEAR = 0.12, 12.0
"""In what share of its turns a player makes some other move, and how many points worse than the best that may be."""
SOBER: Final = 0.4
"""How many matches have no such moves."""
TEACHES, ASKED, WORLDS = 0.2, 7, 4
"""In a match with lessons: how often the search is asked, about how many moves, in how many worlds."""


class Job(NamedTuple):
    """A match to be played."""

    number: int
    teaches: bool
    network: Network | None
    """With whose judgement; None: that of the weights."""


class Rows(NamedTuple):
    """What one match gave: positions with the margin at the end, and lessons with the margin that the search saw."""

    rows: NDArray[np.int16]
    margins: NDArray[np.float32]
    lessons: NDArray[np.int16]
    groups: NDArray[np.int32]
    seen: NDArray[np.float32]


class Seen(NamedTuple):
    """Where a turn led, as imagined by the player who made it."""

    who: int
    numbers: list[int]


class Learner(Overlord):
    """An admiral that explores, and writes down where its turns lead; sometimes it asks a search about them."""

    def __init__(self, seed: int, judge: Judge, explores: float, teaches: float) -> None:
        super().__init__(seed)
        self.judge = judge
        self.explores, self.teaches = explores, teaches
        self.turns: list[Seen] = []
        self.lessons: list[tuple[list[list[int]], list[float]]] = []

    def decide(self, sight: Sight, asked: Asked, options: Sequence[Move]) -> Choice:
        if asked.prompt != TURN:
            return Admiral.decide(self, sight, asked, options)
        g, who = table(sight.imagine(self.chance.randrange(1 << 30))), sight.seat
        rehearsal, places = Rehearsal(g), candidates(g, who, options)
        aheads = [rehearsal.after(who, place) for place in places]
        leads = self.judge.leads(aheads, who, self.judge.before(g, who))
        best = leads.index(max(leads))
        if self.chance.random() < self.explores:
            best = self.chance.choice([n for n, lead in enumerate(leads) if lead > leads[best] - NEAR])
        sides, rival = others_of(g, who)
        self.turns.append(Seen(who, row(aheads[best], who, sides, rival)))
        if self.chance.random() < self.teaches:
            self._ask(sight, places, aheads, leads)
        return places[best]

    def _ask(self, sight: Sight, places: list[int], aheads: list[Ahead], leads: list[float]) -> None:
        """What the search says of the best moves and of some others."""
        who = sight.seat
        ranked = sorted(range(len(places)), key=lambda n: -leads[n])
        few, rest = ranked[: ASKED - 2], ranked[ASKED - 2 :]
        few += self.chance.sample(rest, min(2, len(rest)))
        if len(few) < 2:
            return
        worlds = [table(sight.imagine(self.chance.randrange(1 << 30))) for _ in range(WORLDS)]
        rehearsals = [Rehearsal(g) for g in worlds]
        sides, rival = others_of(worlds[0], who)
        rows = [row(aheads[n], who, sides, rival) for n in few]
        seen = [sum(self.foreseen(one, who, places[n]) for one in rehearsals) / WORLDS for n in few]
        self.lessons.append((rows, seen))


def play(job: Job) -> Rows:
    """Play a match, and what it gave."""
    chance = Random(job.number)
    title = find_title("andromeda")
    seats, options = _table(chance)
    judge = LearntJudge(job.network) if job.network is not None else Judge()
    explores = 0.0 if chance.random() < SOBER else EXPLORES
    learners = [
        Learner(chance.randrange(1 << 30), judge, explores, TEACHES if job.teaches else 0.0) for _ in range(seats)
    ]
    bots: list[Bot] = [*learners]
    if seats > 1 and chance.random() < 0.06:
        bots[chance.randrange(seats)] = Settler(chance.randrange(1 << 30))
    match = new_match(title, seats, chance.randrange(1 << 30), options, listening=False)
    play_out(match, bots, title.longest, job.number)
    g = match.state
    assert isinstance(g, AndromedaState)
    return _rows(totals(g), [learner for learner in learners if learner in bots])


def _table(chance: Random) -> tuple[int, dict[str, Any]]:
    """How many play, and what they agreed on."""
    (seats,) = chance.choices([seats for seats, _ in TABLES], [share for _, share in TABLES])
    options: dict[str, Any] = {}
    if seats == 1 or (seats <= 3 and chance.random() < WITH_HEGEMON):
        options["hegemon"] = chance.choice(OFFICERS)
    if chance.random() < OTHERWISE:
        lengths = next(option.choices for option in find_title("andromeda").options if option.id == "length")
        options["length"] = chance.choice([length for length in lengths if seats < 5 or length != min(lengths)])
    return seats, options


def _rows(points: Sequence[int], learners: Sequence[Learner]) -> Rows:
    seen = [turn for learner in learners for turn in learner.turns]
    margins = [points[turn.who] - max(total for n, total in enumerate(points) if n != turn.who) for turn in seen]
    lessons = [lesson for learner in learners for lesson in learner.lessons]
    return Rows(
        np.array([turn.numbers for turn in seen], dtype=np.int16).reshape(-1, len(NAMES)),
        np.array(margins, dtype=np.float32),
        np.array([numbers for rows, _ in lessons for numbers in rows], dtype=np.int16).reshape(-1, len(NAMES)),
        np.array([group for group, (rows, _) in enumerate(lessons) for _ in rows], dtype=np.int32),
        np.array([value for _, values in lessons for value in values], dtype=np.float32),
    )


def keep(file: Path, matches: list[Rows]) -> None:
    """Write matches, so that later rounds can learn from them as well."""
    sizes = np.array([(len(one.rows), len(one.lessons)) for one in matches])
    parts: dict[str, Any] = {name: np.concatenate([getattr(one, name) for one in matches]) for name in Rows._fields}
    np.savez_compressed(file, sizes=sizes, **parts)


def stored(file: Path) -> list[Rows]:
    """The matches of an earlier round."""
    kept = np.load(file)
    rows, lessons = (np.cumsum(kept["sizes"][:, column])[:-1] for column in range(2))
    parts = [np.split(kept[name], rows if name in ("rows", "margins") else lessons) for name in Rows._fields]
    return [Rows(*one) for one in zip(*parts, strict=True)]
