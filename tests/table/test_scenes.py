"""What lists say of a table: its name, and where its match stands."""

import asyncio
from typing import Any

import pytest

from starboard.bots import make_bot, play_out
from starboard.games.andromeda.state.game_state import Item
from starboard.games.andromeda.title import ANDROMEDA
from starboard.games.trucker.title import TRUCKER
from starboard.games.vanguard.title import VANGUARD
from starboard.kernel import Match, Message, Sketch, Title, new_match
from starboard.speech import LANGUAGES, Speech
from starboard.table.frames import NewTable, SeatWish
from starboard.table.seating import DAY, called
from starboard.table.story import Told
from starboard.table.summary import LATELY, summary
from table.scenes import ADA, house

TITLES = (TRUCKER, ANDROMEDA, VANGUARD)
STEPS = 400


def scenes_of(match: Match, limit: int = STEPS) -> list[str]:
    """The scenes of a match that is played at random, each once, in the order in which they come."""
    title: Title[Any] = match.title
    bots = [make_bot(title, "random", seat) for seat in range(match.header.seats)]
    seen: dict[str, None] = {}
    for _ in range(limit):
        told = title.scene(match.state)
        seen |= {told.id: None} if told is not None else {}
        if match.over or not play_out(match, bots, 1):
            break
    return list(seen)


@pytest.mark.rule("GT-B-2.2")
def test_galaxy_trucker_tells_the_parts_of_a_round() -> None:
    told = scenes_of(new_match(TRUCKER, 2, 3, {"classes": ["I"], "build": "turns"}), 4000)
    order = [f"trucker-scene-{part}" for part in ("building", "check", "loading", "launch", "flight")]
    assert [id for id in order if id in told] == [id for id in told if id in order]
    assert {"trucker-scene-building", "trucker-scene-flight"} <= set(told)


@pytest.mark.rule("AE-E-17.10")
def test_the_hegemon_is_named_when_it_has_won() -> None:
    match = new_match(ANDROMEDA, 1, 5, {"hegemon": "ofc_1a"})
    state: Any = match.state
    assert ANDROMEDA.scene(state) == Message("andromeda-scene-setting-up")
    state.part, state.players[0].vp = "turn", 12
    assert str(ANDROMEDA.scene(state)) == "andromeda-scene-turn(turn=1, points=12, terminus=60)"
    state.part = "over"
    state.accounts = [[Item("running", 0, 40, "AE-B-23.3")], [Item("running", 0, 70, "AE-B-23.3")]]
    assert ANDROMEDA.scene(state) == Message("andromeda-scene-hegemon-won")
    state.accounts[0][0].points = 80
    assert ANDROMEDA.scene(state) is None


@pytest.mark.rule("IV-S-3603")
def test_iss_vanguard_tells_where_the_crew_is() -> None:
    match = new_match(VANGUARD, 1, 1, {"start": "operation"})
    state: Any = match.state
    state.part = "ship"
    assert VANGUARD.scene(state) == Message("vanguard-scene-aboard")
    state.part, state.expedition.round = "explore", 4
    assert VANGUARD.scene(state) == Message("vanguard-scene-planet", {"round": 4})
    state.part, state.ship.failed = "over", True
    assert VANGUARD.scene(state) == Message("vanguard-scene-lost")


def sketches(match: Match) -> list[Sketch]:
    """The pictures of a match as it stands now."""
    title: Title[Any] = match.title
    return list(title.sketches(match.state))


def spots(sketch: Sketch, look: str) -> set[tuple[int, int]]:
    return {at for pieces in sketch.pieces if pieces.look == look for at in pieces.at}


@pytest.mark.rule("GT-B-2.3")
def test_every_seat_has_the_picture_of_its_own_ship() -> None:
    match = new_match(TRUCKER, 2, 3, {"classes": ["I"], "build": "turns"})
    first, second = sketches(match)
    assert (first.ground, len(spots(first, "start"))) == ("yard", 1)
    assert spots(first, "free") == spots(second, "free")
    squares = spots(first, "free") | spots(first, "start")
    play_out(match, [make_bot(TRUCKER, "random", seat) for seat in range(2)], 30)
    later = sketches(match)[0]
    assert {at for pieces in later.pieces for at in pieces.at} == squares


@pytest.mark.rule("AE-B-2.10")
def test_the_map_shows_regions_and_where_ships_are() -> None:
    match = new_match(ANDROMEDA, 1, 5, {"hegemon": "ofc_1a"})
    state: Any = match.state
    state.players[0].ships[0], state.players[1].ships[0] = 3, 4
    [sketch] = ANDROMEDA.sketches(state)
    assert len(spots(sketch, "ship")) == 1
    assert spots(sketch, "hegemon") - spots(sketch, "ship")
    assert spots(sketch, "planet") & spots(sketch, "ship")


@pytest.mark.rule("IV-X-001")
def test_an_exploration_shows_where_the_team_is() -> None:
    match = new_match(VANGUARD, 2, 1, {"start": "operation"})
    bots = [make_bot(VANGUARD, "random", seat) for seat in range(2)]
    grounds = set()
    for _ in range(STEPS):
        [sketch] = sketches(match)
        grounds.add(sketch.ground)
        if sketch.ground == "planet":
            assert spots(sketch, "crew") <= spots(sketch, "sector")
        if match.over or not play_out(match, bots, 1):
            break
    assert "planet" in grounds


def test_lists_know_what_is_asked_and_what_happened_last() -> None:
    match = new_match(TRUCKER, 2, 3, {"build": "turns"})
    seen = [Told(1, 0, 1, Message(f"trucker-{number}"), beat="dice") for number in range(5)]
    hidden = [Told(1, 0, 1, Message("trucker-secret"), to=(1,), beat="dice"), Told(1, 0, 1, Message("trucker-small"))]
    for _ in range(2):
        match.pick(match.waiting[0], 0)
    fields = summary(match, (), [*seen, *hidden])
    assert [one.message.id for one in fields["lately"]] == [f"trucker-{number}" for number in range(5 - LATELY, 5)]
    assert len(fields["asks"]) == len(match.awaited)
    later = summary(new_match(TRUCKER, 2, 3, {"build": "turns"}), fields["lately"], ())
    assert later["lately"] == ()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_names_of_tables_fit_into_a_list(language: str) -> None:
    speech = Speech(language)
    for title in TITLES:
        names = [speech.say(Message(f"{title.id}-table-{number + 1}")) for number in range(title.table_names)]
        assert len(set(names)) == title.table_names
        assert max(map(len, names)) <= 30


def test_a_table_without_a_name_is_called_by_the_day_and_its_number() -> None:
    noon = 20_000 * DAY + DAY // 2
    assert called(TRUCKER, noon, 0) == called(TRUCKER, noon + 60, 0)
    assert len({called(TRUCKER, noon, earlier) for earlier in range(12)}) == 12
    assert called(TRUCKER, noon + DAY, 0) == called(TRUCKER, noon, 1)


def test_lists_have_the_name_and_the_scene_of_a_table(tmp_db: str) -> None:
    async def scene() -> None:
        async with house(tmp_db) as here:
            wish = NewTable("trucker", seats=[SeatWish(), SeatWish("bot", "apprentice")], options={"build": "turns"})
            first = await here.hall.create(ADA, wish)
            second = await here.hall.create(ADA, wish)
            assert (first.table.name, first.table.scene) == ("", None)
            assert first.table.called.startswith("trucker-table-")
            assert first.table.called != second.table.called
            begun = await here.hall.start(ADA, first.table.id)
            assert begun.scene == Message("trucker-scene-building", {"round": 1, "of": 3})
            assert begun.sketch is not None
            assert begun.sketch.ground == "yard"
            assert (begun.asks is not None) == bool(begun.since)
            listed = {row.id: row.scene for row in (await here.hall.lists(ADA)).mine}
            assert listed == {first.table.id: begun.scene, second.table.id: None}

    asyncio.run(scene())
