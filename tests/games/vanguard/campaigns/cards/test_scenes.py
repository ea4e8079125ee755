"""Scenes at destinations (IV-S-0504)."""

import pytest

from games.vanguard.campaigns.cards.dock import docked, told
from games.vanguard.campaigns.cards.hush import answered, different
from starboard.games.vanguard.effects.context import Ctx
from starboard.games.vanguard.moves.ship_book_moves import Answer
from starboard.games.vanguard.rules.story.logs import read_log

SCENES = {
    "LD-02": ["morale +1, success -2", "recruits +1"],
    "LD-03": ["success +3", "energy-next +1"],
    "LD-05": ["Y09 +1"],
    "LD-06": ["found +1", "available -1, relays +3, resting +1"],
    "LD-08": ["X09 +1", "morale +1"],
    "LD-09": ["sky C40 +1"],
    "LD-12": ["X10 +1", "recruits-recon +1, success +2"],
    "LD-13": ["success +4", "success +1"],
    "LD-16": ["CHANNELS=drawn +1"],
    "LD-17": ["deck +1, found +1"],
    "LD-19": ["Y10 +1", "morale +1"],
    "LD-20": ["f01 -1, wells +1", ""],
}


@pytest.mark.rule("IV-S-0504")
@pytest.mark.parametrize("id", SCENES)
def test_a_scene_at_a_destination(id: str) -> None:
    for number, expected in enumerate(SCENES[id], start=1):
        g = docked()
        before = told(g)
        wanted = [Answer(id, number)] if len(SCENES[id]) > 1 else []
        answered(read_log(g, id, Ctx("test", "IV-S-0504")), *wanted)
        assert different(before, told(g)) == expected


@pytest.mark.rule("IV-S-0504")
def test_the_ring_of_slush_gives_its_still_once() -> None:
    g = docked()
    for expected in ("Y09 +1", "supplies +1"):
        before = told(g)
        answered(read_log(g, "LD-05", Ctx("test", "IV-S-0504")))
        assert different(before, told(g)) == expected
