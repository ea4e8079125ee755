"""The story at the end of a match: it is told by facts, and every sentence can be said."""

from typing import Any, get_args

import msgspec
import pytest

from games.andromeda.battlefields import bare_table, fight, launch, put, put_raider
from starboard.bots import make_bot, play_out
from starboard.games.andromeda.content import NUMBER_OF, content
from starboard.games.andromeda.rules.end.end import settle
from starboard.games.andromeda.rules.end.score import PARTS, AccountPart
from starboard.games.andromeda.rules.player_area.tracks import score
from starboard.games.andromeda.state.chronicle_state import Fought
from starboard.games.andromeda.state.game_state import AndromedaState
from starboard.games.andromeda.title import ANDROMEDA
from starboard.games.andromeda.view.ending.ending_view import ending_view
from starboard.games.andromeda.view.ending.ending_words import AWARDS, REASONS, SOURCE_NAMES, TURNINGS
from starboard.games.andromeda.view.ending.match_awards import COUNTS, awards
from starboard.games.andromeda.view.ending.match_facts import chance_of, facts_of
from starboard.games.andromeda.view.ending.turning_points import ENDINGS, KINDS, MOST, OPENINGS, turnings
from starboard.games.andromeda.view.view import view
from starboard.kernel import new_match
from starboard.speech import LANGUAGES, Speech

NOBODY, RAIDERS = -2, -1


def played_out(seats: int, seed: int, **options: Any) -> AndromedaState:
    """A match of settlers."""
    match = new_match(ANDROMEDA, seats, seed, {"length": 50, **options})
    play_out(match, [make_bot(ANDROMEDA, "settler", seed + seat) for seat in range(seats)], ANDROMEDA.longest)
    assert isinstance(match.state, AndromedaState)
    return match.state


def over(turns: int = 24, seats: int = 2) -> AndromedaState:
    """A match that is over after that number of turns; what happened in it is up to a test."""
    g = bare_table(seats)
    g.turns = turns
    settle(g)
    return g


def points(g: AndromedaState, who: int, turn: int, count: int, source: str = "effect") -> None:
    """Somebody scored in a turn."""
    now, g.turns = g.turns, turn
    score(g, who, count, "AE-B-4.5", source)
    g.turns = now
    g.accounts[who][0].points += count


def kinds_of(g: AndromedaState) -> set[str]:
    facts = facts_of(g)
    return {kind for kind, (_, find) in KINDS.items() if list(find(facts))}


def battle(
    g: AndromedaState, turn: int, winner: int, first: str, last: str = "", scrapped: int = 0, **changes: Any
) -> Fought:
    """A battle of player 0 and 1 with these dice."""
    rolled = [[int(die) for die in dice] for dice in first.split("-")]
    lies = [[int(die) for die in dice] for dice in (last or first).split("-")]
    fought = Fought(turn, 3, [0, 1], [1, 1], rolled, lies, winner, [], 2)
    for name, value in changes.items():
        setattr(fought, name, value)
    g.chronicle.battles.append(msgspec.json.encode(fought).decode())
    g.chronicle.scrapped.append(scrapped)
    return fought


@pytest.mark.rule("AE-B-23.3")
@pytest.mark.parametrize(("seats", "options"), [(1, {"hegemon": "ofc_2b"}), (3, {}), (2, {"hegemon": "ofc_1a"})])
def test_the_curve_leads_to_the_running_points(seats: int, options: dict[str, Any]) -> None:
    g = played_out(seats, 5, **options)
    ending = ending_view(g)
    assert ending is not None
    assert [line[-1] for line in ending.curve] == [player.vp for player in g.players]
    assert {len(line) for line in ending.curve} == {g.turns + 1}
    gained = [sum(source.points[who] for source in ending.sources) for who in range(len(g.players))]
    assert gained == [line[-1] - line[0] for line in ending.curve]
    assert sum(scored.points for scored in ending.scored) == sum(gained)


@pytest.mark.rule("AE-B-23.3")
def test_the_account_is_counted_up_part_by_part() -> None:
    g = played_out(2, 5, hegemon="ofc_1a")
    end = view(g, 0).end
    assert [part.part for part in end.parts] == [part for part in PARTS if part in {one.part for one in end.parts}]
    assert end.parts[-1].totals == [account.total for account in end.accounts]
    assert all(any(part.points) for part in end.parts[1:])
    assert [end.accounts[who].total for who in end.order] == sorted(end.parts[-1].totals, reverse=True)
    assert set(get_args(AccountPart)) == set(PARTS)


def test_there_is_no_story_before_the_end_nor_at_a_beat() -> None:
    g = bare_table()
    assert view(g, 0).ending is None
    settle(g)
    assert view(g, 0).ending is not None
    assert view(g, 0, reckon=False).ending is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_can_be_said(language: str) -> None:
    speech = Speech(language)
    for seed in range(4):
        g = played_out(1 + seed % 3, seed, **({"hegemon": "ofc_3b"} if seed % 2 == 0 else {}))
        ending = ending_view(g)
        assert ending is not None
        for turning in ending.turnings:
            assert speech.say(turning.heading) != str(turning.heading)
            assert "{" not in speech.say(turning.message)
        said = [short.message for short in ending.shortfalls] + [award.reason for award in ending.awards]
        for text in map(speech.say, said):
            assert "andromeda-" not in text
            assert "{" not in text


def test_there_are_words_for_every_kind() -> None:
    assert TURNINGS.keys() == KINDS.keys()
    assert AWARDS.keys() == REASONS.keys() == COUNTS.keys()
    assert set(SOURCE_NAMES) >= {"battle", "development"}


@pytest.mark.rule("AE-B-20.14")
def test_a_battle_is_remembered_with_its_dice() -> None:
    g = bare_table()
    put(g, 1, "transport", "S06")
    launch(g, 0, "fighter", "S06")
    fight(g, "S06", 6, 5, 3).through()
    (written,), (scrapped,) = g.chronicle.battles, g.chronicle.scrapped
    fought = msgspec.json.decode(written, type=Fought)
    assert (fought.region, fought.sides, fought.winner) == (NUMBER_OF["S06"], [0, 1], 0)
    assert (fought.first, fought.last, fought.ships, scrapped) == ([[6, 5], [3]], [[6, 5], [3]], 2, 1)
    assert round(chance_of(fought, 0), 3) == 0.745


def test_a_victory_against_the_odds_and_a_sure_thing_lost() -> None:
    g = over()
    battle(g, 7, 1, "654321-6", "111111-6")
    assert {"against-odds", "sure-thing"} <= kinds_of(g)


def test_dice_that_were_changed_turned_it() -> None:
    g = over()
    battle(g, 7, 0, "11-6", "66-6")
    assert "saved-by-card" in kinds_of(g)
    g = over()
    battle(g, 7, 0, "66-1")
    assert "saved-by-card" not in kinds_of(g)


def test_ruin_gathering_giant_and_raiders() -> None:
    g = over()
    battle(g, 2, NOBODY, "6-6", scrapped=2)
    battle(g, 4, 0, "6-5", ships=5)
    giant = next(id for id, card in content().raiders.items() if card.rank == "D")
    battle(g, 6, 0, "6-5", sides=[0, RAIDERS], raiders=[giant])
    for turn in (8, 10, 12):
        battle(g, turn, RAIDERS, "1-5", sides=[0, RAIDERS], raiders=["vorticon_attackers"])
    assert {"tie-ruin", "gathering", "giant", "devoured", "first-blood"} <= kinds_of(g)


def test_buildings_modules_and_tracks() -> None:
    g = over()
    region = next(region for region in range(22) if g.tiles[region].startswith("pl_"))
    g.chronicle.built += (3, 0, region, 9)
    g.chronicle.modules += (5, 1, 6, 1, 7, 1)
    g.chronicle.returns += (9, 1, 6)
    g.chronicle.summits += (10, 0, 2)
    assert {"quick-city", "full-house", "workshop", "summit", "scrap-gold"} <= kinds_of(g)
    g.chronicle.returns[:0] = (1, 0, 0, 2, 0, 0)
    assert "quick-city" not in kinds_of(g)


def test_how_it_ended() -> None:
    g = over()
    points(g, 0, 3, 20)
    assert "for-good" in kinds_of(g)
    g.chronicle.trigger = [20, 1]
    assert "forced-end" in kinds_of(g)
    points(g, 1, 5, 10)
    points(g, 1, 23, 30)
    assert "last-turn" in kinds_of(g)
    assert "overtaken" in kinds_of(g)
    g.accounts[0][0].points += 100
    assert "quiet-account" in kinds_of(g)
    assert "for-good" not in kinds_of(g)


def test_at_most_six_are_told_with_an_opening_first_and_an_ending_last() -> None:
    found = 0
    for seed in range(6):
        told = turnings(facts_of(played_out(2, seed)))
        assert len(told) <= MOST
        assert len({turning.kind for turning in told}) == len(told)
        assert [turning.found.turn for turning in told[:-1]] == sorted(turning.found.turn for turning in told[:-1])
        assert sum(turning.kind in OPENINGS for turning in told) <= 1
        assert not any(turning.kind in ENDINGS for turning in told[:-1])
        found += len(told)
    assert found > 12


def test_an_award_is_for_one_alone() -> None:
    g = over()
    assert awards(facts_of(g)) == []
    g.players[0].defeated = 3
    assert [(award.award, award.who, award.count) for award in awards(facts_of(g))] == [("hunter", 0, 3)]
    g.players[1].defeated = 3
    assert awards(facts_of(g)) == []


def test_why_somebody_lost() -> None:
    g = over()
    points(g, 0, 4, 12, "battle")
    points(g, 1, 2, 3, "battle")
    ending = ending_view(g)
    assert ending is not None
    (short,) = ending.shortfalls
    assert (ending.winner, short.who, short.what, short.turn) == (0, 1, "battle", 5)
    assert "9 points short" in Speech("en").say(short.message)


@pytest.mark.rule("AE-B-12.7")
def test_what_raiders_bring_counts_as_battle() -> None:
    g = bare_table()
    launch(g, 0, "fighter", "S06")
    put_raider(g, "vorticon_attackers", "S06")
    fight(g, "S06", 6, 6, 1).through()
    settle(g)
    ending = ending_view(g)
    assert ending is not None
    assert [source.points[0] for source in ending.sources if source.source == "battle"] == [2]
