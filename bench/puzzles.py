"""Searches matches of Galaxy Trucker for positions that make a puzzle. What it prints is read by a person who writes
the words; the rules check the rest when the puzzle is loaded.

    python -m bench.puzzles mistakes    a ship check with exactly three mistakes, and one cheapest way out
    python -m bench.puzzles hole        class IIIC: one part in the hand, and several premiums
    python -m bench.puzzles planets     the ship of the first lesson, before planets that pay differently
    python -m bench.puzzles battery     the same ship with one battery left, and a small meteor on its way
"""

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from bench.lessons import decide
from starboard.games.trucker.board.current_round import board_for
from starboard.games.trucker.board.ship.insurance import largest_gap, premium
from starboard.games.trucker.moves.building_moves import Draw, Finish, Place, Return, Scrap
from starboard.games.trucker.state.game_state import TruckerState
from starboard.games.trucker.title import TRUCKER
from starboard.kernel import Match, Move, new_match, read_record, record_of, write_record
from starboard.lessons.folders import folder_of
from starboard.lessons.loading import ask_of

SLOPPY = 0.3
OPTIONS = {"build": "turns", "guided": False, "loans": False}


def state_of(match: Match) -> TruckerState:
    assert isinstance(match.state, TruckerState)
    return match.state


def ship_of(match: Match) -> Any:
    """The ship of seat 0, as it sees it."""
    return msgspec.to_builtins(match.view(0), str_keys=True)["truckers"][0]["ship"]


def built_carelessly(seed: int, ship: str) -> Iterator[Match]:
    """A match in which seat 0 builds with a shaky hand: it stands at each question of that seat in turn."""
    match, chance = new_match(TRUCKER, 2, seed, {**OPTIONS, "classes": [ship]}), Random(seed)
    while not match.over and state_of(match).part != "flight":
        seat = match.waiting[0]
        if seat == 0:
            yield match
        places = [move for move in match.offers(seat) if isinstance(move, Place)]
        if seat == 0 and places and chance.random() < SLOPPY:
            match.play(0, chance.choice(places))
        else:
            decide(match, seat, "apprentice")


def cheapest(match: Match, depth: int = 4) -> tuple[int, list[list[Move]]]:
    """How many parts are left at best after the check, and the rows of moves that lead there."""
    if 0 not in match.waiting or ask_of(match, 0) != "trucker-ask-check":
        return len(ship_of(match)["parts"]), [[]]
    if depth == 0:
        return 0, []
    best, ways = 0, list[list[Move]]()
    for move in match.offers(0):
        tried = match.fork()
        tried.play(0, move)
        left, after = cheapest(tried, depth - 1)
        if left > best:
            best, ways = left, []
        if left == best:
            ways += [[move, *way] for way in after]
    return best, ways


def mistakes(seeds: Sequence[int]) -> None:
    for seed in seeds:
        for match in built_carelessly(seed, "I"):
            ship = ship_of(match)
            if ask_of(match, 0) != "trucker-ask-check":
                continue
            faults = [fault for fault in ship["figures"]["faults"] if fault["kind"] == "components"]
            if len(faults) != 3 or len(ship["parts"]) < 12 or not isinstance(match.offers(0)[0], Scrap):
                break
            left, ways = cheapest(match)
            print(seed, match.position, len(ship["parts"]), "->", left, ways)
            print("   ", [(one["message"]["id"], one["message"]["args"]) for one in faults])
            _keep(match, f"mistakes-{seed}")
            break


def premium_of(match: Match) -> int:
    """What the insurer would ask of seat 0 for the ship as it is."""
    board = board_for(state_of(match), 0)
    return premium(board, largest_gap(board, state_of(match).truckers[0].ship))


def hole(seeds: Sequence[int]) -> None:
    for seed in seeds:
        for match in built_carelessly(seed, "IIIC"):
            places = [move for move in match.offers(0) if isinstance(move, Place)]
            if len(state_of(match).truckers[0].ship.parts) < 24 or len({(one.column, one.row) for one in places}) < 3:
                continue
            premiums: dict[str, int] = {}
            for move in places:
                tried = match.fork()
                tried.play(0, move)
                premiums[f"{move.column} {move.row}"] = premium_of(tried)
            ranked = sorted(premiums.values())
            if ranked[0] < ranked[1] and len(set(ranked)) >= 2 and premium_of(match) > ranked[0]:
                print(seed, match.position, len(state_of(match).truckers[0].ship.parts), premium_of(match), premiums)
                _keep(match, f"hole-{seed}-{match.position}")


def _flights(most: int) -> Iterator[tuple[int, Match]]:
    """The match of the first lesson at its launch, with more and more parts drawn before it: each time other cards."""
    folder = folder_of(TRUCKER)
    assert folder is not None
    record = read_record(folder.joinpath("first-flight.jsonl").read_bytes())
    end = next(n for n, line in enumerate(record.lines) if isinstance(line.move, Finish) and line.seat == 1)
    for more in range(most):
        match = new_match(TRUCKER, 2, record.header.seed, record.header.options)
        for line in record.lines[:end]:
            match.follow(line)
        for _ in range(more):
            if Draw() in match.offers(1):
                match.play(1, Draw())
                match.play(1, Return())
        for line in record.lines[end : end + 3]:
            match.follow(line)
        yield more, match


def flown(needs: str, most: int = 40) -> None:
    for more, match in _flights(most):
        print(more, list(reversed(state_of(match).flight)))
        while not match.over:
            seat = match.waiting[0]
            ship = ship_of(match)
            batteries = sum(ship.get("batteries", {}).values()) if isinstance(ship.get("batteries"), dict) else -1
            ask = ask_of(match, seat)
            if seat == 0 and ask == f"trucker-ask-{needs}":
                strike = state_of(match).strike
                print(
                    "   ", match.position, state_of(match).card, batteries, ship.get("goods"), strike, match.offers(0)
                )
                _keep(match, f"{needs}-{more}-{match.position}")
            decide(match, seat, "apprentice")


def _keep(match: Match, name: str) -> None:
    Path(f"{name}.jsonl").write_bytes(write_record(record_of(match)))


def main(given: Sequence[str]) -> int:
    what = given[0] if given else ""
    seeds = range(int(given[1]) if len(given) > 1 else 60)
    if what == "mistakes":
        mistakes(seeds)
    elif what == "hole":
        hole(seeds)
    elif what in ("planets", "battery"):
        flown("planet" if what == "planets" else "shield", len(seeds))
    else:
        print(__doc__)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
