"""Python's search for garbage does not stop those who play."""

import asyncio
import gc
from collections.abc import Iterator
from weakref import ref

import pytest

from starboard.web import garbage
from starboard.web.garbage import QUIET, Broom, keep_tidy

BUSY, IDLE = 10 * QUIET, QUIET / 2


class Knot:
    """Holds itself, so that counting never frees it."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture(autouse=True)
def _by_hand() -> Iterator[None]:
    """Nothing else searches."""
    gc.disable()
    yield
    gc.enable()
    gc.collect()


def test_nothing_is_searched_while_there_is_no_need() -> None:
    broom = Broom()
    knot = ref(Knot())
    assert not broom.sweep(IDLE)
    assert knot() is not None


def test_a_process_that_has_grown_is_searched_however_busy_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(garbage, "SPARE", 0)
    monkeypatch.setattr(garbage, "GROWTH", 1.01)
    broom = Broom()
    knot = ref(Knot())
    held = [[number] for number in range(2_000_000)]
    assert broom.sweep(BUSY)
    assert knot() is None
    assert held
    assert not broom.sweep(BUSY)


def test_after_a_while_a_quiet_moment_is_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    broom = Broom()
    knot = ref(Knot())
    monkeypatch.setattr(garbage, "RARELY", -1.0)
    assert not broom.sweep(BUSY)
    assert knot() is not None
    assert broom.sweep(IDLE)
    assert knot() is None


def test_a_quiet_moment_that_never_comes_is_not_waited_for_forever(monkeypatch: pytest.MonkeyPatch) -> None:
    broom = Broom()
    knot = ref(Knot())
    monkeypatch.setattr(garbage, "LONGEST", -1.0)
    assert broom.sweep(BUSY)
    assert knot() is None


def test_python_does_not_search_by_itself_until_the_server_is_stopped() -> None:
    async def for_a_moment() -> tuple[bool, int]:
        tidying = asyncio.create_task(keep_tidy())
        await asyncio.sleep(0)
        during = gc.isenabled(), gc.get_freeze_count()
        tidying.cancel()
        await asyncio.gather(tidying, return_exceptions=True)
        return during

    searches, kept = asyncio.run(for_a_moment())
    assert not searches
    assert kept > 0
    assert gc.isenabled()
    assert not gc.get_freeze_count()
