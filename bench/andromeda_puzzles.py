"""Searches matches of Andromeda's Edge for positions that make a puzzle, and writes those that were chosen. What it
prints is read by a person who writes the words; the rules check the rest when the puzzle is loaded.

    python -m bench.andromeda_puzzles battle 40     no energy, and one place where a battle is nearly won
    python -m bench.andromeda_puzzles die 40        a die to turn to a six: one saves the battle, another does not
    python -m bench.andromeda_puzzles leaders 40    two developments that could be built, and one scores more
    python -m bench.andromeda_puzzles hide 40       launches after which no card brings the Hegemon, and others
    python -m bench.andromeda_puzzles record        writes the records of the puzzles again
"""

import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from bench.andromeda_lessons import LEARNER, TURN, follow, seen, spelled
from bench.andromeda_plans import EMPTY_TANK
from bench.lessons import decide
from starboard.games.andromeda.title import ANDROMEDA
from starboard.kernel import Line, Match, Move, Options, new_match, record_of, write_record
from starboard.lessons.folders import folder_of
from starboard.lessons.loading import ask_of
from starboard.lessons.patterns import tag_of

FIRST_GAME: Options = {"length": 50, "events": "dawn", "factions": "base"}
ALONE: Options = {**FIRST_GAME, "hegemon": "ofc_1a"}
BOTS = ("admiral", "settler")
LONGEST_BATTLE = 20
WORLDS = 40
"""Imagined worlds in which a launch is tried: the die of the Hegemon falls otherwise in each."""
WON = "andromeda-battle-won"


def questions(seed: int, options: Options, seats: int) -> Iterator[Match]:
    """A match of bots: it stands at each question of the learner in turn."""
    match = new_match(ANDROMEDA, seats, seed, options)
    while not match.over:
        seat = match.waiting[0]
        if seat == LEARNER:
            yield match
        decide(match, seat, BOTS[seat])


def after(match: Match, place: int) -> Match:
    ahead = match.fork()
    ahead.pick(LEARNER, place)
    return ahead


def launches(match: Match) -> list[tuple[int, Move]]:
    return [(place, move) for place, move in enumerate(match.offers(LEARNER)) if tag_of(type(move)) == "launch"]


# -- What makes a puzzle ---------------------------------------------------------------------------------------------


def battle(match: Match) -> str:
    """With no energy, the chances of each launch with a battle; nothing where it is no puzzle."""
    if ask_of(match, LEARNER) != TURN or seen(match).players[LEARNER].resources.energy:
        return ""
    chances: dict[str, float] = {}
    for _, move in launches(match):
        stake = match.stake(LEARNER, move)
        if stake is not None and stake.chances:
            chances[spelled(move)] = max(stake.chances.values())
    ranked = sorted(chances.values(), reverse=True)
    clear = len(ranked) >= 3 and ranked[0] > 0.8 and ranked[1] < 0.7
    return str({name: round(chance, 2) for name, chance in chances.items()}) if clear else ""


def die(match: Match) -> str:
    """Which die has to be turned, and whether each saves the battle."""
    if ask_of(match, LEARNER) != "andromeda-ask-turn-die":
        return ""
    results = {spelled(move): wins(after(match, place)) for place, move in enumerate(match.offers(LEARNER))}
    sides = seen(match).battle
    dice = [] if sides is None else [[one.shows for one in side.roll] for side in sides.sides]
    return f"{dice} {results}" if len(set(results.values())) == 2 else ""


def wins(match: Match) -> bool:
    """Whether the learner wins the battle when nobody changes anything more."""
    for _ in range(LONGEST_BATTLE):
        if any(event.message.id == WON for event in match.events):
            return any(event.message.id == WON and event.message.args.get("seat") == LEARNER for event in match.events)
        seat = match.waiting[0]
        spell = [spelled(move) for move in match.offers(seat)]
        if "pass" not in spell:
            return False
        match.pick(seat, spell.index("pass"))
    return False


def leaders(match: Match) -> str:
    """The points that each development would score at once."""
    if ask_of(match, LEARNER) != "andromeda-ask-develop":
        return ""
    points = {
        spelled(move): seen(after(match, place)).players[LEARNER].vp - seen(match).players[LEARNER].vp
        for place, move in enumerate(match.offers(LEARNER))
        if tag_of(type(move)) == "build-development"
    }
    return str(points) if len(points) > 1 and max(points.values()) - min(points.values()) > 1 else ""


def hide(match: Match) -> str:
    """In how many imagined worlds the Hegemon comes to the learner after each launch of a transport."""
    hegemon = seen(match).hegemon
    if hegemon is None or match.position > 4 or ask_of(match, LEARNER) != TURN:
        return ""
    met = {spelled(move): meetings(match, place) for place, move in launches(match)}
    cards = [section.card for section in hegemon.sections]
    return f"{cards} {met}" if 2 <= list(met.values()).count(0) <= 4 else ""


def meetings(match: Match, place: int) -> int:
    """How often a battle with the Hegemon follows in its next turn."""
    count = 0
    for world in range(WORLDS):
        ahead = match.imagine(LEARNER, world)
        ahead.pick(LEARNER, place)
        count += _meets(ahead)
    return count


def _meets(match: Match) -> bool:
    for _ in range(LONGEST_BATTLE):
        view = seen(match)
        assert view.hegemon is not None
        if view.battle is not None and view.turn.player == view.hegemon.player:
            return any(side.who == LEARNER for side in view.battle.sides)
        if match.over or ask_of(match, LEARNER) == TURN:
            return False
        question = match.question
        least = question.least if question is not None and question.takes_several else 1
        match.pick(LEARNER, *range(least))
    return False


SEARCHES: Mapping[str, tuple[Callable[[Match], str], Options, int]] = {
    "battle": (battle, FIRST_GAME, 2),
    "die": (die, FIRST_GAME, 2),
    "leaders": (leaders, FIRST_GAME, 2),
    "hide": (hide, ALONE, 1),
}


def search(what: str, seeds: Sequence[int]) -> None:
    looks, options, seats = SEARCHES[what]
    for seed in seeds:
        for match in questions(seed, options, seats):
            found = looks(match)
            if found:
                print(seed, match.position, found, flush=True)
                break


# -- Those that were chosen ------------------------------------------------------------------------------------------


class Chosen(NamedTuple):
    """A position that a search has found, and the moves that solve it."""

    options: Options
    seats: int
    seed: int
    position: int
    solution: str


CHOSEN: Mapping[str, Chosen] = {
    "puzzle-which-die": Chosen(FIRST_GAME, 2, 8, 220, "turn-die 2 3 6"),
    "puzzle-count": Chosen(FIRST_GAME, 2, 7, 171, "build-development S12"),
    "puzzle-hide": Chosen(ALONE, 1, 9, 2, "launch transport S08"),
}


def played(chosen: Chosen) -> Match:
    match = next(
        match for match in questions(chosen.seed, chosen.options, chosen.seats) if match.position == chosen.position
    )
    # The search goes on behind a copy; this one is solved.
    solved = new_match(ANDROMEDA, chosen.seats, chosen.seed, chosen.options)
    for line in match.lines:
        solved.follow(Line(line.seat, line.move, line.moves))
    follow(solved, chosen.solution)
    return solved


def record() -> None:
    folder = Path(str(folder_of(ANDROMEDA)))
    matches = {name: played(chosen) for name, chosen in CHOSEN.items()}
    tank = new_match(ANDROMEDA, EMPTY_TANK.seats, EMPTY_TANK.seed, EMPTY_TANK.options)
    for part in EMPTY_TANK.parts:
        assert isinstance(part, str)
        follow(tank, part)
    for name, match in {**matches, "puzzle-empty-tank": tank}.items():
        (folder / f"{name}.jsonl").write_bytes(write_record(record_of(match)))
        print(f"{name}: {match.position} lines")


def main(given: Sequence[str]) -> int:
    what = given[0] if given else ""
    if what == "record":
        record()
    elif what in SEARCHES:
        search(what, range(int(given[1]) if len(given) > 1 else 40))
    else:
        print(__doc__)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
