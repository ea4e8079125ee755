"""Choices come back: what was done in the first hour is read in the last; every ending says what was left behind."""

from collections.abc import Mapping

import pytest

from games.vanguard.campaigns.cards.hush import CARDS, answered
from games.vanguard.campaigns.planets.ground import aboard, land, outcome, take, trip
from starboard.games.vanguard.effects.context import Ctx
from starboard.games.vanguard.moves.ship_book_moves import Answer
from starboard.games.vanguard.rules.story.logs import read_log
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.kernel import Move


def read(g: VanguardState, id: str, *wanted: Move) -> list[str]:
    """Read a log, and what it leads to: the logs with the numbers of the paragraphs that were read."""
    answered(read_log(g, id, Ctx("test", "IV-C-301")), *wanted)
    return [f"{entry.log}{''.join(f'b{n}' for n in entry.branches)}" for entry in g.book]


def after(flags: Mapping[str, str] = {}, counters: Mapping[str, int] = {}) -> VanguardState:
    """A campaign in which this was done."""
    g = aboard()
    g.flags |= flags
    g.counters |= counters
    return g


@pytest.mark.rule("IV-C-303")
def test_the_first_hour_is_read_in_the_last_log() -> None:
    kept = read(after({"MARKS": "kept", "MOTHER": "told"}), "LS-58")
    painted = read(after({"MARKS": "painted", "MOTHER": "waiting"}), "LS-58")
    assert {"LS-46b1", "LS-47b1"} <= set(kept)
    assert {"LS-46b2", "LS-47b2"} <= set(painted)


@pytest.mark.rule("IV-C-303")
def test_what_was_never_decided_is_read_as_its_default() -> None:
    assert read(after(), "LS-58") == [
        "LS-58",
        "LS-46b1",
        "LS-47",
        "LS-49b3",
        "LS-51b2",
        "LS-52b3",
        "LS-53b4",
        "LS-63b3",
        "LS-65b2",
        "LS-57",
    ]


@pytest.mark.rule("IV-C-303")
def test_an_epilogue_for_everything_that_was_left_behind() -> None:
    flags = {"CALF": "saved", "SHOE": "returned", "CUP": "drank", "CASE": "full", "ASK": "are", "QUARREL": "yes"}
    found = read(after(flags, {"WELLS": 4}), "LS-58")
    assert found == [
        *("LS-58", "LS-46b1", "LS-47", "LS-48", "LS-49b1", "LS-50b2", "LS-51b1", "LS-52b3", "LS-53b3"),
        *("LS-63b3", "LS-65b2", "LS-54", "LS-55", "LS-57"),
    ]


@pytest.mark.rule("IV-S-3603")
@pytest.mark.parametrize(("works", "paragraph"), [(4, "b3"), (5, "b2"), (6, "b1")])
def test_hard_ground_costs_what_was_not_built(works: int, paragraph: str) -> None:
    assert read(after(counters={"WORKS": works}), "LS-41")[0] == f"LS-41{paragraph}"


@pytest.mark.rule("IV-C-301")
def test_the_deed_is_as_good_as_the_question_that_was_asked() -> None:
    assert read(after({"ASK": "stay", "PUMP": "repaired"}), "LS-40")[0] == "LS-40b1"
    assert read(after({"ASK": "need", "PUMP": "repaired"}), "LS-40")[0] == "LS-40b2b3"
    assert read(after({"ASK": "need"}), "LS-40")[0] == "LS-40b3"


@pytest.mark.rule("IV-C-301")
def test_without_enough_clues_the_cook_comes_by_himself() -> None:
    g = after(counters={"PENCIL": 4, "LISTEN": 3})
    assert read(g, "LS-13", Answer("LS-13", 3)) == ["LS-13b1"]
    assert (g.counters["LISTEN"], g.flags["COOK"]) == (4, "silent")
    g = after(counters={"PENCIL": 5})
    assert read(g, "LS-13", Answer("LS-13", 2)) == ["LS-13"]
    assert read(g, "LS-15", Answer("LS-15", 1))[-1] == "LS-15b1"
    assert g.flags["RECORD"] == "open"


@pytest.mark.rule("IV-C-305")
def test_the_door_opens_on_a_choice() -> None:
    g = after({"MARKS": "painted"})
    assert read(g, "LS-17", Answer("LS-17", 1)) == ["LS-17b1", "LS-18"]
    assert g.flags["MOTHER"] == "told"
    assert set(CARDS.add_ons) <= set(g.ship.envelope)


@pytest.mark.rule("IV-C-301")
@pytest.mark.parametrize(("works", "carried"), [(3, "MO11"), (4, "MO12")])
def test_hard_acre_can_be_carried_only_when_enough_stands(works: int, carried: str) -> None:
    g = after(counters={"WORKS": works})
    read(g, "LS-21", *([Answer("LS-21", 2)] if works >= 4 else []))
    assert carried in g.ship.envelope


@pytest.mark.rule("IV-C-303")
def test_every_flag_of_the_first_act_is_read_later() -> None:
    later = [log for id, log in CARDS.logs.items() if id.startswith(("LS-4", "LS-5", "L17", "L18"))]
    texts = [branch.condition.text for log in later for branch in log.branch] + [log.effect.text for log in later]
    for flag in ("CUP", "MARKS", "CALF", "SIGN", "HOUSE"):
        assert any(flag in text for text in texts), flag


@pytest.mark.rule("IV-C-301")
def test_a_scene_is_told_once_and_entered_in_the_book() -> None:
    g = land("P02", 2, 2)
    g.news = []
    for _ in range(2):
        outcome(g, "poi:143", 1, "red")
    told = [event.message.id for event in g.news if "scene" in event.message.id]
    assert told == ["guestbook-scene-143-1-red"]
    assert [entry.log for entry in g.book if entry.log == "143-1-red"] == ["143-1-red"]


@pytest.mark.rule("IV-C-301")
def test_an_action_without_a_check_has_its_scene_too() -> None:
    g = land("P02", 2, 2)
    take(g, "poi:143", 2)
    assert "143-2" in [entry.log for entry in g.book]
    assert trip(g).places[2].markers["cry"] == 2


@pytest.mark.rule("IV-C-303")
def test_whoever_has_served_longest_finds_their_own_name_and_keeps_it() -> None:
    g = land("P03", 9, 9)
    g.crew["66"].missions = 3
    answered(read_log(g, "L03-6", Ctx("poi:168", "IV-C-301", 0)), Answer("L03-6", 3))
    assert g.signer == "66"
    assert g.book[-1].names == {"active": "44", "other": "66", "signer": "66"}
    g.crew["44"].missions = 9
    answered(read_log(g, "L03-9", Ctx("planet:P03", "IV-C-301")))
    assert (g.signer, g.book[-1].names["signer"], g.book[-1].names["active"]) == ("66", "66", "44")
