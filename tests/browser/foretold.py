"""Tables that stand right before something of the story happens, and the answer that makes it happen."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Page, expect

from browser.staging import Staged, _positions, _put
from starboard.bots import Bot, make_bot
from starboard.games.vanguard.title import VANGUARD
from starboard.kernel import Event, Match, Sight, new_match

SOCKET = """(() => {
  const Real = window.WebSocket;
  window.WebSocket = class extends Real {
    constructor(...given) {
      super(...given);
      window.socket = this;
    }
  };
})()"""
"""Keeps the connection of a page, so that a move can be made which a hand would have to look for."""
STARTS = {"quick": (2, 3, 5), "operation": (1, 2, 3, 4, 5, 6, 7, 8)}
"""The matches that are looked through, by their start."""


class Foretold(NamedTuple):
    """A staged table, and the picks that lead on from there."""

    staged: Staged
    picks: list[int]
    events: tuple[Event, ...]
    """What they will lead to."""


class _Scribe:
    """Keeps what a bot has chosen last."""

    def __init__(self, bot: Bot, chosen: list[list[int]]) -> None:
        self._bot, self._chosen = bot, chosen

    def choose(self, sight: Sight) -> int | tuple[int, ...]:
        chosen = self._bot.choose(sight)
        self._chosen.append(list(chosen) if isinstance(chosen, tuple) else [chosen])
        return chosen


class _Told(NamedTuple):
    events: list[tuple[Event, ...]]
    chosen: list[list[int]]


def _match(start: str, seed: int, chosen: list[list[int]]) -> tuple[Match, list[Bot]]:
    bots: list[Bot] = [_Scribe(make_bot(VANGUARD, "crew", seed), chosen)]
    return new_match(VANGUARD, 1, seed, {"start": start}), bots


@cache
def _told(start: str, seed: int) -> _Told:
    """What each decision of a match led to, and what was chosen."""
    chosen: list[list[int]] = []
    events = [tuple(match.events) for match, *_ in _positions(*_match(start, seed, chosen))]
    return _Told(events, chosen)


def before(database: Path, wanted: Callable[[tuple[Event, ...]], bool], start: str = "quick") -> Foretold:
    """Put a table into a database, where the next answer of the one person at it leads to what is wanted."""
    seed, step = next(
        (seed, step)
        for seed in STARTS[start]
        for step, events in enumerate(_told(start, seed).events)
        if step and wanted(events)
    )
    told = _told(start, seed)
    match, lines = next(
        (match, lines)
        for place, (match, _, _, lines) in enumerate(_positions(*_match(start, seed, [])))
        if place == step - 1
    )
    # Playwright has the event loop of this thread.
    with ThreadPoolExecutor(1) as thread:
        staged = thread.submit(asyncio.run, _put(database, "person", match, 0, list(lines))).result()
    return Foretold(staged, told.chosen[step - 1], told.events[step])


def shows(beat: str, /, **data: str | int) -> Callable[[tuple[Event, ...]], bool]:
    """Whether there is a beat of this kind that tells these things."""
    return lambda events: any(
        event.beat == beat and all((event.message.args or {}).get(name) == value for name, value in data.items())
        for event in events
    )


def come_to(page: Page, foretold: Foretold) -> None:
    """Sit down at the staged table; its board is there, and nothing lies open over it."""
    page.goto(foretold.staged.path)
    page.locator("form button.go").click()
    expect(page.locator(".vanguard")).to_be_visible()


def make_it_happen(page: Page, foretold: Foretold) -> None:
    """Give the answer."""
    page.evaluate(
        """(picks) => socket.send(JSON.stringify(
          { type: 'answer', id: 900001, at: Number(document.querySelector('.table').dataset.count), picks }))""",
        foretold.picks,
    )
