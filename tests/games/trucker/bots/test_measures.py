"""What the benchmarks of bots say of what they have seen."""

from bench.duels import Duel, finished, seating
from bench.earlier import maker_of
from bench.strength import Flight, figures, fly
from bench.thinking import TABLES, row_of

from starboard.bots import bot_maker, bot_names
from starboard.games.trucker.title import TRUCKER
from starboard.kernel import find_title


def test_a_bot_of_a_commit_sits_beside_the_one_of_today() -> None:
    then, now = maker_of("trucker", "apprentice@HEAD")(1), bot_maker(TRUCKER, "apprentice")(1)
    assert type(then).__name__ == type(now).__name__ == "Apprentice"
    assert type(then).__module__ != type(now).__module__
    duel = Duel("trucker", ("apprentice@HEAD", "rookie"), 3, {"classes": ("I",)})
    match, result = finished(duel)
    assert match.over
    assert sorted(result.scores) == sorted(match.outcome.scores if match.outcome else ())


def test_a_flight_counts_every_round_in_which_a_ship_arrives() -> None:
    duel = Duel("trucker", ("trucker", "rookie"), 1, {"classes": ("I", "I")})
    flight, (match, _) = fly(duel), finished(duel)
    for seat, bot in enumerate(seating(duel)):
        done = match.state.deeds[seat].done  # type: ignore[attr-defined]
        ended = done.get("gave-up", 0) + done.get("never-flew", 0)
        assert flight.arrived[bot] == 1 - ended / 2


def test_means_come_with_their_error() -> None:
    flights = [Flight((10.0, 0.0), (1.0, 0.0)), Flight((20.0, 0.0), (0.5, 0.0))]
    assert figures(flights, 2) == ["15.0 ± 9.8 (75%)", "0.0 ± 0.0 (0%)"]


def test_a_bot_is_quick_if_95_of_its_decisions_are() -> None:
    table = TABLES[0]
    quick = row_of(table, [0.01] * 96 + [9.0] * 4)
    assert quick[2:] == ["100", "10", "10", "9000", "9000", "yes"]
    assert row_of(table, [0.01] * 90 + [9.0] * 10)[-1] == "no"


def test_the_strongest_of_every_title_is_watched() -> None:
    strongest = {"andromeda": "warlord", "trucker": "legend", "vanguard": "captain"}
    assert {table.title: table.bots[0] for table in TABLES} == strongest
    for table in TABLES:
        title = find_title(table.title)
        assert set(table.bots) <= set(bot_names(title))
        assert title.least_seats <= len(table.bots) <= title.most_seats
