"""What the open missions of a planet make worth having, and so what each of its actions is for.

We work back from the missions: what a mission asks for is wanted, what brings that about is wanted a little less, and
so on for a few steps. A card that would come into play by it is worth what can be done there.
"""

from collections.abc import Iterator
from functools import cache

import msgspec

from starboard.games.vanguard.bots.worth import worth
from starboard.games.vanguard.content import campaign
from starboard.games.vanguard.content.campaign_files import Campaign, Log
from starboard.games.vanguard.content.planet import Planet
from starboard.games.vanguard.notation.actions import Action
from starboard.games.vanguard.notation.grammar import (
    All,
    Any,
    Compare,
    Condition,
    Func,
    Named,
    Not,
    Test,
    Value,
    WordIs,
)
from starboard.games.vanguard.notation.place_words import Place

MAIN, OPTIONAL = 9.0, 4.0
"""What a mission is worth."""
STEPS = 5
"""How far we think back."""
LESS = 0.8
"""What is one step further away is worth that much less."""
DOOR = 1.5
"""What opens a path."""
RED = -1.0
"""A step on a red track of the planet."""
STORY = 5.0
"""One more on a counter on which an ending depends."""


class Hopes(msgspec.Struct, frozen=True):
    """What is wanted on a planet."""

    wants: dict[str, float]
    actions: dict[tuple[str, int], float]
    """What it is worth to succeed with an action, by its card (`poi:120`) and number."""
    stands: tuple[Place, ...]
    """Where a mission wants somebody to stand."""


@cache
def hopes(
    folder: str,
    planets: tuple[str, ...],
    open_missions: tuple[str, ...],
    enough: frozenset[str] = frozenset(),
    story: tuple[str, ...] = (),
) -> Hopes:
    """For the boards on the table and the missions that are not over. Of what is `enough` nothing more is wanted; the
    counters in `story` are wanted for what the story may bring later."""
    c = campaign[folder]
    boards = [c.planets[planet] for planet in planets]
    wants: dict[str, float] = _Wants(enough)
    for counter in story:
        _want(wants, f"flag:{counter}", STORY)
    stands: list[Place] = []
    for id in open_missions:
        card = c.missions[id]
        _want(wants, f"mission:{id}", MAIN if card.main else OPTIONAL)
        if card.done is not None:
            stands += [atom for atom in atoms(card.done.condition) if isinstance(atom, Place)]
    actions: dict[tuple[str, int], float] = {}
    for _ in range(STEPS):
        for id in open_missions:
            # A mission may be worth more than itself, where another one waits for it.
            done = c.missions[id].done
            if done is not None:
                _want_all(wants, done.condition, wants[f"mission:{id}"])
        for board in boards:
            _think_back(c, board, wants, actions)
    return Hopes(wants, actions, tuple(stands))


class _Wants(dict[str, float]):
    """What is wanted, without that of which there is enough."""

    def __init__(self, enough: frozenset[str]) -> None:
        super().__init__()
        self.enough = enough

    def __setitem__(self, atom: str, value: float) -> None:
        if atom not in self.enough:
            super().__setitem__(atom, value)


def _want(wants: dict[str, float], atom: str, value: float) -> None:
    wants[atom] = max(wants.get(atom, 0.0), value)


def _think_back(c: Campaign, board: Planet, wants: dict[str, float], actions: dict[tuple[str, int], float]) -> None:
    """One step: from what is wanted to what brings it about."""
    for source, cards in _sources(board):
        for number, action in enumerate(cards):
            value = actions[source, number] = success_worth(action, wants)
            if value <= 0:
                continue
            if source.startswith("poi:"):
                _want(wants, source, LESS * value)
            if action.condition is not None:
                _want_all(wants, action.condition.condition, LESS * value)
    for log in c.logs.values():
        if log.planet == board.id:
            _want(wants, f"log:{log.id}", LESS * _log_worth(log, wants))
    for rule in board.rule:
        value = LESS * worth(rule.do, wants)
        if value > 0 and rule.when.kind in ("marker", "track", "condition", "poi"):
            _want(wants, f"{rule.when.kind}:{rule.when.names[0]}", value)
            if rule.condition is not None:
                _want_all(wants, rule.condition.condition, LESS * value)
    for symbol in board.symbol:
        if symbol.closed is not None:
            for name in _named(symbol.closed.condition):
                _want(wants, f"track:{name}", DOOR)
    for track in board.track:
        if track.colour == "red":
            wants[f"track:{track.id}"] = RED
        else:
            _want(wants, f"track:{track.id}", worth(track.full, wants) / track.fields)


def _sources(board: Planet) -> Iterator[tuple[str, tuple[Action, ...]]]:
    for kind, cards in (
        ("poi", board.poi),
        ("threat", board.threat),
        ("condition", board.conditions),
        ("mission", board.mission),
    ):
        for card in cards:
            yield f"{kind}:{card.id}", card.actions


def success_worth(action: Action, wants: dict[str, float]) -> float:
    """What an action brings when it goes well: its plain text, or the green row, or a yellow one beside it."""
    if action.plain is not None:
        return worth(action.plain, wants)
    best = 0.0
    for name in ("green", "yellow"):
        if name in action.rows:
            row = action.rows[name]
            value = worth(row.effect, wants)
            if name == "yellow" and row.arrow == "green":
                value = 0.0
            best = max(best, value)
    return best


def _log_worth(log: Log, wants: dict[str, float]) -> float:
    branches = [worth(branch.effect, wants) for branch in log.branch]
    choices = [worth(choice.effect, wants) for choice in log.choice]
    return worth(log.effect, wants) + worth(log.then, wants) + max(branches, default=0.0) + max(choices, default=0.0)


# -- What a condition asks for ---------------------------------------------------------------------------------------


def _want_all(wants: dict[str, float], condition: Condition, value: float) -> None:
    for atom in atoms(condition):
        if isinstance(atom, str):
            _want(wants, atom, value)


def atoms(condition: Condition) -> Iterator[str | Place]:
    """What could make a condition hold: names as in `Wants`, and places in which somebody should stand."""
    if isinstance(condition, All | Any):
        for part in condition.parts:
            yield from atoms(part)
    elif isinstance(condition, Compare):
        if condition.sign in (">", ">=") or (condition.sign == "=" and condition.right != 0):
            yield from _of_value(condition.left)
    elif isinstance(condition, WordIs) and condition.equal:
        yield f"flag:{condition.name}" if condition.name.isupper() else f"set:{condition.name}"
    elif isinstance(condition, Test):
        yield from _of_test(condition)


def _of_value(value: Value) -> Iterator[str | Place]:
    if isinstance(value, Named):
        yield f"flag:{value.name}" if value.name.isupper() else f"track:{value.name}"
    elif isinstance(value, Func):
        first = value.args[0] if value.args else None
        if value.word == "crewed" and isinstance(first, Place):
            yield first
        elif value.word == "count":
            yield f"marker:{first}"
        elif value.word == "read":
            yield f"log:{first}"
        elif value.word == "built":
            yield "lasting:"


def _of_test(condition: Test) -> Iterator[str]:
    first = condition.args[0] if condition.args else None
    if condition.word == "mission":
        yield f"mission:{first}"
    elif condition.word == "set":
        yield f"flag:{first}"
    elif condition.word == "resolved":
        yield f"poi:{first}"


def _named(condition: Condition) -> Iterator[str]:
    """The tracks of the planet that a condition looks at."""
    if isinstance(condition, All | Any):
        for part in condition.parts:
            yield from _named(part)
    elif isinstance(condition, Not):
        yield from _named(condition.inner)
    elif isinstance(condition, Compare) and isinstance(condition.left, Named) and condition.left.name.islower():
        yield condition.left.name


# -- What is enough ---------------------------------------------------------------------------------------------------


@cache
def goals_of(folder: str, planet: str) -> dict[str, int]:
    """How far each track of a planet is of use: to its end where something happens there, else to the highest number
    that any condition asks for."""
    board = campaign[folder].planets[planet]
    asked: dict[str, int] = {}
    for condition in _conditions(board):
        for name, number in _asked(condition):
            asked[name] = max(asked.get(name, 0), number)
    full = {track.id for track in board.track if track.full.steps}
    return {
        track.id: track.fields if track.id in full else min(track.fields, asked.get(track.id, track.fields))
        for track in board.track
        if track.colour != "red"
    }


def _conditions(board: Planet) -> Iterator[Condition]:
    """What the planet looks at: before actions, for missions, rules and closed paths."""
    for _, cards in _sources(board):
        yield from (action.condition.condition for action in cards if action.condition is not None)
    yield from (mission.done.condition for mission in board.mission if mission.done is not None)
    yield from (rule.condition.condition for rule in board.rule if rule.condition is not None)
    yield from (symbol.closed.condition for symbol in board.symbol if symbol.closed is not None)
    yield from (passive.condition for passive in board.passives if passive.condition is not None)


def _asked(condition: Condition) -> Iterator[tuple[str, int]]:
    """The numbers with which a condition compares tracks."""
    if isinstance(condition, All | Any):
        for part in condition.parts:
            yield from _asked(part)
    elif isinstance(condition, Not):
        yield from _asked(condition.inner)
    elif isinstance(condition, Compare) and isinstance(condition.left, Named) and isinstance(condition.right, int):
        yield condition.left.name, condition.right + (condition.sign in (">", "<="))
