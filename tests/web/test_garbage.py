"""Python's search for garbage does not stop those who play."""

import asyncio
import gc
from collections.abc import Iterator
from weakref import ref

import pytest

from starboard.web import garbage
from starboard.web.garbage import Attic, keep_tidy


class Knot:
    """Holds itself, so that counting never frees it."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture(autouse=True)
def _as_before() -> Iterator[None]:
    thresholds = gc.get_threshold()
    yield
    gc.set_threshold(*thresholds)
    gc.unfreeze()
    gc.collect()


def test_what_is_set_aside_is_not_searched() -> None:
    attic = Attic()
    knot = ref(Knot())
    assert not attic.tidy()
    gc.collect()
    assert knot() is not None


def test_what_is_set_aside_is_searched_when_the_process_has_grown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(garbage, "SPARE", 0)
    monkeypatch.setattr(garbage, "GROWTH", 1.01)
    attic = Attic()
    knot = ref(Knot())
    attic.tidy()
    held = [[number] for number in range(2_000_000)]
    assert attic.tidy()
    assert knot() is None
    assert held


def test_what_is_set_aside_is_searched_after_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    attic = Attic()
    knot = ref(Knot())
    attic.tidy()
    monkeypatch.setattr(garbage, "LONGEST", -1.0)
    assert attic.tidy()
    assert knot() is None


def test_a_server_tidies_until_it_is_stopped() -> None:
    async def for_a_moment() -> int:
        tidying = asyncio.create_task(keep_tidy())
        await asyncio.sleep(0)
        tidying.cancel()
        return gc.get_freeze_count()

    assert asyncio.run(for_a_moment()) > 0
