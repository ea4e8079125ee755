"""The matches behind the lessons of Andromeda's Edge: how each is played, and the search for the parts that bots play.

    python -m bench.andromeda_lessons record first-match          writes the record of this lesson again
    python -m bench.andromeda_lessons search first-match 0 60     how the match ends with these seeds for the bots

A match is made of parts. What a lesson teaches is written down move by move; what it only shows in passing is played by
bots that stray now and then, until the learner's last turn before the end. `search` tells for each seed whether that
turn builds and ends the match, and in which last battles the kept card decides.
"""

import argparse
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import NamedTuple

from bench.andromeda_plans import PLANS, Plan, Played
from starboard.bots import make_bot
from starboard.games.andromeda.title import ANDROMEDA
from starboard.games.andromeda.view.view import AndromedaView
from starboard.kernel import Match, Move, Sight, new_match, record_of, write_record
from starboard.lessons.folders import folder_of
from starboard.lessons.loading import ask_of
from starboard.lessons.patterns import Pattern, tag_of

TURN, AFTER_ROLL, VICTORY = "andromeda-ask-turn", "andromeda-ask-after-roll", "andromeda-ask-victory"
LEARNER = 0
LONGEST_TURN = 60


def spelled(move: Move) -> str:
    """A move as plans and lessons write it."""
    return " ".join([tag_of(type(move)), *(str(getattr(move, name)) for name in move.__struct_fields__)])


def seen(match: Match) -> AndromedaView:
    view = match.view(LEARNER)
    assert isinstance(view, AndromedaView)
    return view


# -- What is written down --------------------------------------------------------------------------------------------


def follow(match: Match, script: str) -> None:
    """Make the moves of a script, a line each, for the seat asked. Where one can only pass, nothing is written."""
    for line in script.split("\n"):
        if line.strip():
            _pass_by(match)
            _make(match, line.strip())
    _pass_by(match)


def _make(match: Match, line: str) -> None:
    """One line: a move, or several parted by commas."""
    seat = match.waiting[0]
    offers = match.offers(seat)
    places = []
    for text in line.split(","):
        pattern = Pattern(text.strip())
        found = next((place for place, move in enumerate(offers) if pattern.fits(move)), None)
        if found is None:
            raise SystemExit(f"line {match.position}, seat {seat}: no {text!r} in {[spelled(move) for move in offers]}")
        places.append(found)
    match.pick(seat, *places)


def _pass_by(match: Match) -> None:
    while not match.over:
        offers = match.offers(match.waiting[0])
        if len(offers) != 1 or spelled(offers[0]) != "pass":
            return
        match.pick(match.waiting[0], 0)


# -- What bots play --------------------------------------------------------------------------------------------------


class _Bots:
    """Bots for all seats. They may stray in the first turns, and the learner's keeps one card."""

    def __init__(self, part: Played) -> None:
        self._part = part
        self._chance = Random(part.seed)
        self._bots = [make_bot(ANDROMEDA, name, part.seed + 1000 * seat) for seat, name in enumerate(part.bots)]
        self._turns = 0

    def choose(self, match: Match, seat: int) -> tuple[int, ...]:
        offers = match.offers(seat)
        if ask_of(match, seat) == TURN:
            self._turns += seat == LEARNER
            if self._turns < self._part.strays and self._chance.random() < self._part.share:
                launches = [place for place, move in enumerate(offers) if tag_of(type(move)) == "launch"]
                if launches:
                    return (self._chance.choice(launches),)
        chosen = self._bots[seat].choose(Sight(match, seat))
        places = chosen if isinstance(chosen, tuple) else (chosen,)
        return self._keep(offers, places) if seat == LEARNER else places

    def _keep(self, offers: Sequence[Move], places: tuple[int, ...]) -> tuple[int, ...]:
        """The same without the card that is kept."""
        kept = {
            place
            for place, move in enumerate(offers)
            if tag_of(type(move)) in ("play-tactic", "discard-card") and getattr(move, "card", "") == self._part.keep
        }
        if not kept.intersection(places):
            return places
        others = [place for place in range(len(offers)) if place not in kept]
        if len(places) == 1:
            passes = [place for place in others if spelled(offers[place]) == "pass"]
            return (*passes, *others)[:1] or places
        more = [place for place in others if place not in places]
        return (*(place for place in places if place not in kept), *more[:1])


def is_cruiser_out(match: Match) -> bool:
    """Whether a heavy cruiser of the Hegemon is on the map."""
    view = seen(match)
    ships = () if view.hegemon is None else view.players[view.hegemon.player].fleet.ships
    return any((ship.type, ship.place) == ("heavy_cruiser", "region") for ship in ships)


def play_on(match: Match, part: Played) -> Match:
    """Play the match to the end of this part. The match is given at the learner's turn after that."""
    bots, ahead = _Bots(part), match.fork()
    last, turn = ahead.position, 0
    while not ahead.over:
        seat = ahead.waiting[0]
        if seat == LEARNER and ask_of(ahead, seat) == TURN:
            if seen(ahead).end.triggered:
                break
            last, turn = ahead.position, turn + 1
            if 0 < part.cruiser <= turn and is_cruiser_out(ahead):
                break
        ahead.pick(seat, *bots.choose(ahead, seat))
    for line in ahead.lines[match.position : last]:
        match.follow(line)
    return ahead


def played(plan: Plan) -> Match:
    """The whole match of a plan."""
    match = new_match(ANDROMEDA, plan.seats, plan.seed, plan.options)
    for part in plan.parts:
        if isinstance(part, Played):
            play_on(match, part)
        else:
            follow(match, part)
    return match


# -- The search ------------------------------------------------------------------------------------------------------


class Battle(NamedTuple):
    """A last battle in which the kept card was played."""

    launch: str
    won: bool
    moves: tuple[str, ...]
    dice: tuple[list[int], ...]
    """How the dice of all sides lay before it."""


def last_battles(match: Match, keep: str) -> Iterator[Battle]:
    """What each launch of the learner's last turn leads to, with the kept card played after the roll."""
    for place, move in enumerate(match.offers(LEARNER)):
        if tag_of(type(move)) == "launch":
            ahead = match.fork()
            ahead.pick(LEARNER, place)
            battle = _battle(ahead, spelled(move), keep)
            if battle is not None:
                yield battle


def _battle(match: Match, launch: str, keep: str) -> Battle | None:
    bots = _Bots(Played(("admiral", "settler"), seed=1))
    moves, dice, won = list[str](), tuple[list[int], ...](), False
    for _ in range(LONGEST_TURN):
        if match.over or ask_of(match, match.waiting[0]) == TURN:
            break
        seat = match.waiting[0]
        offers, ask = match.offers(seat), ask_of(match, seat)
        lucky = [place for place, move in enumerate(offers) if spelled(move) == f"play-tactic {keep}"]
        if seat == LEARNER and ask == AFTER_ROLL and lucky:
            battle = seen(match).battle
            dice = () if battle is None else tuple([die.shows for die in side.roll] for side in battle.sides)
        won = won or (seat == LEARNER and ask == VICTORY)
        places = tuple(lucky) if seat == LEARNER and ask == AFTER_ROLL and lucky else bots.choose(match, seat)
        if seat == LEARNER:
            moves += [spelled(offers[place]) for place in places]
        match.pick(seat, *places)
    return Battle(launch, won, tuple(moves), dice) if dice else None


def search(plan: Plan, seeds: range) -> None:
    """Tell how the match of a plan would end with other seeds for its bots."""
    script, part = plan.parts[0], plan.parts[1]
    assert isinstance(script, str)
    assert isinstance(part, Played)
    for seed in seeds:
        match = new_match(ANDROMEDA, plan.seats, plan.seed, plan.options)
        follow(match, script)
        after = play_on(match, part._replace(seed=seed))
        moves = [spelled(line.move) for line in after.lines[match.position :] if line.move and line.seat == LEARNER]
        builds = moves[:1] == ["return-to-station"] and any(move.startswith("build-development") for move in moves)
        points = [player.vp for player in seen(match).players], [player.vp for player in seen(after).players]
        print(
            seed, match.position, *points, "builds" if builds else "", [each.id for each in seen(after).raiders.on_map]
        )
        if builds and not after.over:
            for battle in last_battles(after, part.keep):
                print("    ", "won" if battle.won else "lost", battle.launch, battle.dice, battle.moves)


def main(given: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("what", choices=("record", "search"))
    parser.add_argument("lesson", choices=sorted(PLANS))
    parser.add_argument("first", type=int, nargs="?", default=0)
    parser.add_argument("last", type=int, nargs="?", default=60)
    said = parser.parse_args(given)
    plan = PLANS[said.lesson]
    if said.what == "search":
        search(plan, range(said.first, said.last))
        return 0
    match = played(plan)
    (Path(str(folder_of(ANDROMEDA))) / f"{said.lesson}.jsonl").write_bytes(write_record(record_of(match)))
    print(f"{said.lesson}: {match.position} lines, {match.outcome}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
