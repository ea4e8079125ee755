"""Records for lessons: record one again after the rules have changed, or search for a match that shows what is needed.

    python -m bench.lessons again trucker first-flight      the same match under today's rules, and where steps went
    python -m bench.lessons search trucker fleet --from 119 --bots apprentice,apprentice --needs keep-piece,raise-shield

`again` follows the old record line by line: a move that is no longer possible is replaced by the one most like it, a
line whose question is no longer asked, or is asked together with the next, is left out, and a question that is new is
answered by a bot. The steps of all files that tell of the record are moved to their new lines. What it cannot know is
whether the words are still true: read them.
"""

import argparse
import re
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from starboard.bots import make_bot
from starboard.kernel import (
    Line,
    Match,
    Move,
    Record,
    Sight,
    Title,
    begin,
    find_title,
    read_record,
    record_of,
    write_record,
)
from starboard.kernel.line import AnyLine
from starboard.lessons.folders import folder_of
from starboard.lessons.loading import moves_of
from starboard.lessons.patterns import tag_of

LONGEST = 3000


def alike(move: Move, offers: Sequence[Move]) -> Move | None:
    """The move of the list that is most like this one: of its type, with the most equal fields."""
    same = [offer for offer in offers if tag_of(type(offer)) == tag_of(type(move))]
    fields = move.__struct_fields__
    return max(same, default=None, key=lambda one: sum(getattr(one, name) == getattr(move, name) for name in fields))


def decide(match: Match, seat: int, bot: str) -> None:
    """Let a bot answer for this seat."""
    chosen = make_bot(match.title, bot, match.count).choose(Sight(match, seat))
    match.pick(seat, *(chosen if isinstance(chosen, tuple) else (chosen,)))


def again(title: Title[Any], old: Record, bot: str) -> tuple[Match, list[int]]:
    """The match of a record under today's rules; and for each old line, and for the end, the new one in its place."""
    match = begin(title, msgspec.structs.replace(old.header, rules=title.version))
    places: list[int] = []
    for line, following in zip(old.lines, [*old.lines[1:], None], strict=True):
        while not match.over and line.seat is not None and match.asked not in (-1, line.seat):
            if not _is_new_question(match, line):
                break
            decide(match, match.asked, bot)
        places.append(match.position)
        if not _is_asked_with(match, line, following):
            _follow(match, line)
    places.append(match.position)
    to_the_end = old.end is not None and old.end.outcome is not None
    while to_the_end and not match.over and match.position < LONGEST:
        decide(match, match.waiting[0], bot)
    return match, places


def _is_new_question(match: Match, line: AnyLine) -> bool:
    """Whether somebody else is asked first: then the line has to wait for its turn. A line that is not heard of again
    has lost its question."""
    assert line.seat is not None
    ahead = match.fork()
    for _ in range(4):
        if ahead.over or ahead.asked < 0:
            return False
        if ahead.asked == line.seat:
            return alike(moves_of(line)[0], ahead.offers(line.seat)) is not None
        ahead.pick(ahead.asked, 0)
    return False


def _is_asked_with(match: Match, line: AnyLine, following: AnyLine | None) -> bool:
    """Whether two questions in a row have become one: this answer is gone, and the next one can be given at once."""
    if line.seat is None or following is None or following.seat != line.seat or line.seat not in match.waiting:
        return False
    offers = match.offers(line.seat)
    return all(move not in offers for move in moves_of(line)) and all(move in offers for move in moves_of(following))


def _follow(match: Match, line: AnyLine) -> None:
    if line.seat is None:
        if match.deadline is not None and match.deadline.key == line.expired:
            match.follow(line)
        return
    if match.over or line.seat not in match.waiting:
        return
    offers = match.offers(line.seat)
    moves = [found for move in moves_of(line) if (found := move if move in offers else alike(move, offers)) is not None]
    if not moves:
        return
    if match.question is not None and match.question.takes_several:
        match.follow(Line(line.seat, moves=tuple(moves)))
    else:
        match.follow(Line(line.seat, move=moves[0]))


def moved(text: str, places: Sequence[int]) -> str:
    """The file of a lesson with its steps at their new lines."""

    def new(found: re.Match[str]) -> str:
        return f"{found[1]} = {places[min(int(found[2]), len(places) - 1)]}"

    return re.sub(r"^(at|start) = (\d+)$", new, text, flags=re.MULTILINE)


def search(title: Title[Any], old: Record, at: int, bots: Sequence[str], needs: Sequence[str], seeds: range) -> None:
    """Play on from a line of a record with bots, and tell in which matches seat 0 may make all the moves that are
    needed, and where."""
    for seed in seeds:
        match = begin(title, msgspec.structs.replace(old.header, rules=title.version))
        for line in old.lines[:at]:
            match.follow(line)
        found: dict[str, list[int]] = {need: [] for need in needs}
        players = [make_bot(title, bot, seed * 10 + seat) for seat, bot in enumerate(bots)]
        while not match.over and match.position < LONGEST:
            seat = match.waiting[0]
            if seat == 0:
                tags = {tag_of(type(move)) for move in match.offers(0)}
                for need in tags & found.keys():
                    found[need].append(match.position)
            chosen = players[seat].choose(Sight(match, seat))
            match.pick(seat, *(chosen if isinstance(chosen, tuple) else (chosen,)))
        if all(found.values()):
            print(seed, match.position, match.outcome, found)
            Path(f"lesson-{seed}.jsonl").write_bytes(write_record(record_of(match)))


def main(given: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("what", choices=("again", "search"))
    parser.add_argument("title")
    parser.add_argument("lesson")
    parser.add_argument("--from", dest="at", type=int, default=0)
    parser.add_argument("--bots", default="random,random")
    parser.add_argument("--needs", default="")
    parser.add_argument("--seeds", type=int, default=20)
    said = parser.parse_args(given)
    title = find_title(said.title)
    folder = Path(str(folder_of(title)))
    file = folder / f"{said.lesson}.jsonl"
    old = read_record(file.read_bytes())
    if said.what == "search":
        search(title, old, said.at, said.bots.split(","), said.needs.split(","), range(said.seeds))
        return 0
    match, places = again(title, old, said.bots.partition(",")[0])
    file.write_bytes(write_record(record_of(match, old.program)))
    for notes in folder.glob("*.toml"):
        text = notes.read_text(encoding="utf-8")
        if f'record = "{file.name}"' in text:
            notes.write_text(moved(text, places), encoding="utf-8")
    print(f"{said.lesson}: {len(old.lines)} lines, now {match.position}; {match.outcome}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
