"""Awards and the story of a match, from what was counted."""

from random import Random

import pytest

from games.trucker.driving import begun, drive
from games.trucker.flights import BEAM, CABIN, answers, flying, load, on, with_card
from games.trucker.tables import at
from starboard.games.trucker.board.awards import MOST, ORDER, Turning, all_broke, awards, shown_awards, turnings
from starboard.games.trucker.content.cards import Attack
from starboard.games.trucker.moves.building_moves import KeepPiece
from starboard.games.trucker.moves.flight_moves import FlyOn
from starboard.games.trucker.names.names import AWARDS, award_name, award_reason
from starboard.games.trucker.rules.attacks.meteors_and_shots import barrage
from starboard.games.trucker.rules.flight import clear_card, flight
from starboard.games.trucker.rules.journey_end import journey_end
from starboard.games.trucker.state.game_state import Deeds
from starboard.games.trucker.view.view import view
from starboard.speech import LANGUAGES, Speech

LONE = {"7,7": CABIN}


def counted(*done: dict[str, int]) -> list[tuple[str, int]]:
    """The awards of players who did this."""
    g = flying("I", *(LONE for _ in done))
    g.deeds = [Deeds(dict(each)) for each in done]
    return [(award.award, award.seat) for award in awards(g)]


def test_the_most_of_something_is_for_one_player_alone() -> None:
    for award, (deed, least) in MOST.items():
        assert (award, 1) in counted({deed: least - 1}, {deed: least})
        assert award not in [name for name, _ in counted({deed: least}, {deed: least})]
        assert award not in [name for name, _ in counted({}, {deed: least - 1})]


@pytest.mark.parametrize(
    ("award", "done", "but"),
    [
        ("museum-piece", {"whole": 1}, {"arrived": 1}),
        ("inspectors-pet", {"tidy": 1}, {"tidy": 1, "mistake": 1}),
        ("miser", {"arrived": 1, "battery": 1}, {"arrived": 1, "battery": 2}),
        ("postcard", {"postcard": 1}, {"landed": 1}),
        ("empty-handed", {"arrived": 1}, {"arrived": 1, "sold": 1}),
        ("spy", {"spied": 1}, {"arrived": 1}),
        ("quitter", {"gave-up": 2}, {"gave-up": 1}),
        ("quitter", {"never-flew": 1}, {}),
    ],
)
def test_others_do_not_look_at_what_the_rest_did(award: str, done: dict[str, int], but: dict[str, int]) -> None:
    assert (award, 0) in counted(done, {})
    assert (award, 0) not in counted(but, {})


def test_everybody_is_shown_the_two_rarest() -> None:
    g = flying("I", LONE, LONE)
    g.deeds = [Deeds({"spied": 1, "postcard": 1, "returned": 20, "lost": 30}), Deeds()]
    assert [award.award for award in shown_awards(g)] == ["spy", "postcard"]


def test_every_award_has_a_name_and_a_reason_in_every_language() -> None:
    assert set(AWARDS) == set(ORDER) >= set(MOST)
    for language in LANGUAGES:
        speech = Speech(language)
        said = [speech.say(name(award)) for award in ORDER for name in (award_name, award_reason)]
        assert not [words for words in said if "trucker-" in words]


def test_the_card_that_cost_most_is_remembered() -> None:
    g = with_card(flying("III", {"7,7": CABIN, "7,6": BEAM, "7,5": BEAM, "7,8": CABIN}), "I-04")
    g.card, g.order = "I-09", [0]
    load(g, 1, 5)
    answers(barrage(g, [0], "shot", [Attack("large", "left")]), KeepPiece("7", "7"))
    clear_card(g)
    assert turnings(g) == []
    g.card = "I-10"
    load(g, 3, 4)
    answers(barrage(g, [0], "shot", [Attack("large", "left")]))
    clear_card(g)
    deeds = g.deeds[0]
    assert (deeds.worst, deeds.worst_card, deeds.done["broke-off"]) == (2, "I-09", 1)
    deeds.worst = 3
    assert turnings(g) == [Turning("blow", 0, 0, 3, "I-09")]


def test_changes_of_the_lead_are_told_with_the_margin() -> None:
    g = flying("I", LONE, LONE)
    g.deeds = [Deeds(purses=[5, 5, 30]), Deeds(purses=[2, 9, 20])]
    assert turnings(g) == [Turning("lead", 0, 0, 3), Turning("lead", 1, 1, 4), Turning("lead", 0, 2, 10)]


@pytest.mark.rule("GT-B-11.6.1")
@pytest.mark.rule("GT-B-13.1")
def test_deeds_are_counted_in_play() -> None:
    g = with_card(flying("III", LONE, LONE), "I-04")
    answers(flight(g), FlyOn(), FlyOn())
    journey_end(g)
    assert [deeds.done["dust"] for deeds in g.deeds] == [4, 4]
    assert [deeds.done["arrived"] for deeds in g.deeds] == [1, 1]
    assert [deeds.purses for deeds in g.deeds] == [[trucker.credits] for trucker in g.truckers]
    assert on(g, "7,7") in g.truckers[0].ship.parts


def test_the_view_of_a_finished_match_tells_its_story() -> None:
    rng = Random(5)
    match = begun(rng, ["I", "II"], 3, build="turns")
    assert match.view(0).ending is None
    while not match.over:
        events = drive(match, rng)
    ending = match.view(None).ending
    assert ending is not None
    assert [(one.award, one.seat) for one in ending.awards] == [
        (event.message.args["award"], event.message.args["seat"]) for event in events if event.beat == "award"
    ]
    assert ending.awards
    assert [len(purses) for purses in ending.purses] == [2, 2, 2]
    assert ending.purses == [[*deeds.purses] for deeds in at(match).deeds]
    for language in LANGUAGES:
        speech = Speech(language)
        for turning in ending.turnings:
            assert "trucker-" not in speech.say(turning.message)


def test_all_broke_is_a_draw_in_a_way() -> None:
    g = flying("I", LONE, LONE)
    g.round = 1
    ending = view(g, None).ending
    assert all_broke(g)
    assert ending is not None
    assert ending.broke is not None
    g.truckers[1].credits = 1
    assert not all_broke(g)
