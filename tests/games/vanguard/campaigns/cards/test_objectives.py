"""Objectives lead through the campaign, and ask for what is written on them."""

import pytest

from games.vanguard.campaigns.cards.dock import change, docked, given
from games.vanguard.campaigns.cards.hush import CARDS, answered
from starboard.games.vanguard.effects.context import Ctx
from starboard.games.vanguard.effects.effects import carry_out
from starboard.games.vanguard.moves.ship_book_moves import Achieve
from starboard.games.vanguard.notation.grammar import Call
from starboard.games.vanguard.rules.ship.objectives import achievable, achieve, check_objectives, is_met
from starboard.games.vanguard.rules.ship_book.bridge import begin_pass
from starboard.games.vanguard.rules.story.occasions import listen
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.games.vanguard.state.ship_state import Objective


@pytest.mark.rule("IV-S-0031")
def test_main_objectives_lead_from_the_first_to_the_last() -> None:
    reached, given_out = set[str](), ["MO01"]
    while given_out:
        id = given_out.pop()
        reached.add(id)
        card = CARDS.objectives[id]
        logs = [
            CARDS.logs[str(call.args[0])]
            for step in card.then.steps
            for call in step.options
            if isinstance(call, Call) and call.word == "log"
        ]
        effects = [card.then, *(choice.effect for log in logs for choice in log.choice)]
        given_out += [next_one for effect in effects for next_one in given(effect) if next_one in CARDS.objectives]
    assert reached >= {id for id, card in CARDS.objectives.items() if card.main}


def at_the_table(*open_ones: Objective, **counters: int) -> VanguardState:
    """The bridge of a pass in the second act, with these objectives and counters."""
    g = docked()
    g.ship.passes, g.ship.objectives = 8, [Objective("MO04", done=True), *open_ones]
    g.counters |= counters
    return g


def in_force(g: VanguardState) -> str:
    """The main objective after the bridge was visited once."""
    answered(check_objectives(g))
    return g.ship.objectives[-1].id


@pytest.mark.rule("IV-S-0202")
def test_the_case_the_testimony_and_the_door_take_a_pass_each() -> None:
    g = at_the_table(Objective("MO05", since=7), PENCIL=9)
    g.ship.explored = ["P07"]
    for expected in ("MO06", "MO07", "MO08"):
        assert in_force(g) == expected
        assert in_force(g) == expected, "not in the same pass"
        g.ship.passes += 1
    assert [entry.log for entry in g.book][:3] == ["LS-11", "LS-13", "LS-15"]


@pytest.mark.rule("IV-S-0202")
@pytest.mark.parametrize(("clues", "heard", "expected"), [(5, 0, "MO07"), (4, 1, "MO06"), (4, 2, "MO07")])
def test_without_five_marks_the_cook_comes_when_the_listening_is_two_steps_nearer(
    clues: int, heard: int, expected: str
) -> None:
    g = at_the_table(Objective("MO06", since=7), PENCIL=clues, LISTEN=4)
    for _ in range(heard):
        answered(listen(g))
    assert in_force(g) == expected


@pytest.mark.rule("IV-C-301")
@pytest.mark.parametrize(("cairns", "first"), [("opened", "LS-12"), ("left", "LS-13")])
def test_who_has_opened_the_cairns_hears_the_roll_first(cairns: str, first: str) -> None:
    g = at_the_table(Objective("MO06", since=7), PENCIL=5)
    g.flags["CAIRNS"] = cairns
    assert in_force(g) == "MO07"
    assert next(entry.log for entry in g.book) == first


@pytest.mark.rule("IV-S-0202")
def test_the_door_opens_with_two_engineers_or_with_command_in_two_passes() -> None:
    g = at_the_table(Objective("MO08", since=8))
    g.ship.command = 4
    for paid in (1, 2, 3):
        assert achievable(g) == [Achieve("MO08", 1)], "engineers come in the next pass"
        answered(achieve(g, Achieve("MO08", 1)))
        assert (g.ship.command, g.ship.objectives[-1].progress) == (4 - paid, paid)
    assert achievable(g) == [], "the last one is for another pass"
    begin_pass(g)
    g.ship.command = 1
    g.crew["68"].place = "available"
    assert achievable(g) == [Achieve("MO08", 0), Achieve("MO08", 1)]
    answered(achieve(g, Achieve("MO08", 1)))
    assert [(one.id, one.done) for one in g.ship.objectives[1:]] == [("MO08", True), ("MO10", False)]


@pytest.mark.rule("IV-C-302")
@pytest.mark.rule("IV-C-305")
@pytest.mark.parametrize(("way", "missing"), [(0, set()), (1, {"DN06"})])
def test_a_door_opened_with_a_shoulder_costs_the_bench_behind_it(way: int, missing: set[str]) -> None:
    g = at_the_table(Objective("MO08", since=7, progress=3, given=1))
    g.ship.command = 1
    g.crew["68"].place = "available"
    answered(achieve(g, Achieve("MO08", way)))
    assert set(CARDS.add_ons) - set(g.ship.envelope) == missing
    assert ("DOOR" in g.flags) == bool(way)


@pytest.mark.rule("IV-S-0031")
def test_whoever_asks_maret_need_not_go_back_to_hush() -> None:
    g = at_the_table()
    g.ship.side = [Objective("SO06")]
    assert not is_met(g, g.ship.side[0])
    answered(carry_out(g, CARDS.situations["S11"].resolved, Ctx("situation:S11", "IV-S-0206")))
    assert is_met(g, g.ship.side[0])


@pytest.mark.rule("IV-S-0202")
def test_the_apricots_are_counted_when_the_complex_is_in_use() -> None:
    g = docked()
    g.ship.side = [Objective("SO02")]
    assert Achieve("SO02", 0) not in achievable(g)
    g.ship.facilities = ["complex"]
    assert Achieve("SO02", 0) in achievable(g)


@pytest.mark.rule("IV-S-0202")
def test_who_knows_what_maret_hums_may_choose_among_more_engineers() -> None:
    assert "recruits-engineering +1, success +3" in change(docked(), CARDS.objectives["SO06"].then, "card:SO06")
