"""What a person sees happen: beats come with the cause first, and each shows the table as it is at its moment."""

import pytest

from games.films import film, kinds, of_kind, watched
from games.vanguard import ship_tables
from games.vanguard.proving_ground import DANGER_FACE, Played, check, do, face, landed, load, one, own, trip
from starboard.games.vanguard.content.dice import NUMBER_OF
from starboard.games.vanguard.rules.exploration.lift_off import leave
from starboard.games.vanguard.rules.ship_book.facilities import activate
from starboard.games.vanguard.rules.words.check_words import set_die
from starboard.games.vanguard.state.check_state import Check, PoolDie


@pytest.mark.rule("IV-X-501")
@pytest.mark.rule("IV-X-505")
@pytest.mark.rule("IV-X-561")
def test_a_check_is_seen_from_the_first_die_to_its_outcome() -> None:
    g = watched(landed())
    own(g, 0, ["green_basic", "red_basic"])
    action = "green: bas -> success 2\nred -> nothing"
    check(g, action, ("green_basic", "bas")).through()
    assert kinds(g) == ["pick", "dice", "thread", "let-go", "outcome", "gain"]
    picked, rolled, marked, spent, outcome, gained = film(g)
    assert picked.data == {"who": 0, "dice": ["green_basic"]}
    assert (rolled.data["kinds"], rolled.data["dice"], rolled.data["owners"]) == (["green_basic"], ["basic"], [0])
    assert rolled.then.expedition.check is not None
    assert len(rolled.then.expedition.check.pool) == 1
    assert marked.data == {"row": "green", "places": [0]}
    assert spent.data["why"] == "rest"
    assert len(spent.then.expedition.team[0].spent) == 1
    assert (outcome.data["row"], outcome.then.expedition.success) == ("green", 0)
    # The card of the outcome is drawn by the check that everybody sees then.
    made = outcome.then.expedition.check
    assert made is not None
    assert made.source == outcome.data["source"]
    assert (gained.data["count"], gained.data["what"], gained.then.expedition.success) == (2, "success", 2)


@pytest.mark.rule("IV-X-506")
@pytest.mark.rule("IV-X-580")
def test_a_die_is_seen_to_turn_from_one_result_to_another() -> None:
    g = watched(landed("se"))
    trip(g).check = Check(0, "prepare", 0, 1, pool=[PoolDie(NUMBER_OF["red_basic"], face("red_basic", "bas"), 0)])
    set_die(g, 0, "science")
    (turned,) = of_kind(g, "turn")
    assert turned.data == {"place": 0, "die": "red_basic", "start": "basic", "shows": "science"}
    assert turned.then.expedition.check is not None
    assert turned.then.expedition.check.pool[0].shows == "science"


@pytest.mark.rule("IV-X-1301")
@pytest.mark.rule("IV-X-1601")
def test_danger_strikes_before_anybody_is_hurt() -> None:
    g = watched(landed("re"))
    load(g, DANGER_FACE["rare"])
    do(g, "danger A")
    danger, injury, *_ = film(g)
    assert (danger.kind, danger.data["hits"], len(danger.then.expedition.team[0].injuries)) == ("danger", 1, 0)
    assert (injury.kind, injury.data["slot"], len(injury.then.expedition.team[0].injuries)) == ("injury", 0, 1)


@pytest.mark.rule("IV-X-1701")
@pytest.mark.rule("IV-X-1704")
def test_who_is_left_behind_is_seen_alive_and_then_dead() -> None:
    g = watched(landed(planet="P92", sectors=(1, 4)))
    trip(g).end = "departure"
    Played(leave(g)).through()
    left, death = film(g)[:2]
    assert (left.kind, left.data, left.then.expedition.team[1].dead) == (
        "left-behind", {"who": 1, "crew": one(g, 1).crew, "at": 4}, False,
    )  # fmt: skip
    assert (death.kind, death.then.expedition.team[1].dead) == ("death", True)


@pytest.mark.rule("IV-S-0601")
def test_command_is_paid_before_the_room_is_used() -> None:
    g = watched(ship_tables.aboard())
    g.ship.command = 2
    activate(g, "barracks")
    (paid,), (room,) = of_kind(g, "command"), of_kind(g, "room")
    assert kinds(g) == ["command", "room"]
    assert (paid.data, paid.then.ship.command) == ({"count": -1, "now": 1}, 1)
    assert room.data == {"room": "barracks", "cost": 1}
