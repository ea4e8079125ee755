"""Chapters 1, 2 and 17 to 19: rounds and turns, the end of an exploration, Deadly Space, the tutorial."""

import pytest

from games.vanguard.proving_ground import (
    INJURY_FACE,
    Played,
    check,
    deal,
    do,
    face,
    hurt,
    ids,
    landed,
    load,
    one,
    own,
    trip,
)
from starboard.games.vanguard.captions.refusals import why_not
from starboard.games.vanguard.effects.context import seat_of
from starboard.games.vanguard.moves.exploration_moves import (
    Agree,
    Disagree,
    Exert,
    GiveStart,
    LiftOff,
    PlayCard,
    Prepare,
    Rest,
    SacrificeDie,
    TakeSpecial,
    Travel,
    UseCard,
)
from starboard.games.vanguard.notation.symbols import SECTIONS
from starboard.games.vanguard.rules.basics.exploration_over import ExplorationEnds
from starboard.games.vanguard.rules.crew import deadly_space
from starboard.games.vanguard.rules.exploration.exploration import explore
from starboard.games.vanguard.rules.exploration.lift_off import can_lift_off
from starboard.games.vanguard.rules.exploration.rest import can_rest, rest
from starboard.games.vanguard.rules.planet.missions import find
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.games.vanguard.state.options import HUNGRY, LAST_CHANCE

PASS = Prepare("draw")
"""With nothing to draw, the nearest thing to doing nothing."""
RECON, SCIENCE = SECTIONS.index("recon"), SECTIONS.index("science")


def begun(*crew: str, seats: int = 1, start: int = 0) -> tuple[VanguardState, Played]:
    """An exploration at the first question of the first turn. Nobody draws events."""
    g = landed(*crew, seats=seats)
    trip(g).events_on = False
    play = Played(explore(g))
    if play.asked[1] == "start":
        play.answer(GiveStart(start))
    return g, play


def turns(play: Played, g: VanguardState, count: int) -> list[int]:
    """Who takes the next turns, only preparing in them. The start token stays where it is."""
    order: list[int] = []
    while len(order) < count:
        if play.asked[1] == "action":
            order.append(trip(g).who)
            play.answer(PASS).answer(PASS)
        else:
            play.answer(GiveStart(trip(g).start))
    return order


# -- Set-up and control ----------------------------------------------------------------------------------------------


@pytest.mark.rule("IV-X-109")
@pytest.mark.parametrize(("seats", "control"), [(1, [0, 0, 0, 0]), (2, [0, 0, 1, 1]), (4, [0, 1, 2, 3])])
def test_a_commander_decides_for_the_crew_of_the_section(seats: int, control: list[int]) -> None:
    """T-01."""
    g = landed("se", "re", "sc", "en", seats=seats)
    assert [seat_of(g, who) for who in range(4)] == control


@pytest.mark.rule("IV-X-102")
@pytest.mark.rule("IV-X-101")
def test_the_recon_commander_gives_the_start_token_even_from_aboard() -> None:
    g = landed("sc", "en", seats=4)
    play = Played(explore(g))
    assert play.asked == (1, "start")
    play.answer(GiveStart(1))
    assert trip(g).who == 1
    assert not any(member.turned for member in trip(g).team)


@pytest.mark.rule("IV-X-107")
def test_all_lead_tokens_are_in_the_bag() -> None:
    g = landed()
    assert len(trip(g).bag) == 20
    assert trip(g).leads == [[], [], [], [], []]


# -- Rounds and turns ------------------------------------------------------------------------------------------------


@pytest.mark.rule("IV-X-201")
@pytest.mark.rule("IV-X-206")
def test_everybody_takes_one_turn_a_round_from_the_start_token_on() -> None:
    g, play = begun("se", "re", "sc", start=1)
    assert turns(play, g, 6) == [1, 2, 0, 1, 2, 0]
    assert trip(g).round >= 2


@pytest.mark.rule("IV-X-202")
def test_from_the_second_round_on_the_holder_passes_the_start_token() -> None:
    g, play = begun("se", "re", seats=4)
    turns(play, g, 2)
    assert play.asked == (0, "start")
    play.answer(GiveStart(1))
    assert trip(g).who == 1
    assert [member.turned for member in trip(g).team] == [False, False]


@pytest.mark.rule("IV-X-203")
def test_a_turn_has_two_actions_of_which_any_may_be_taken_twice() -> None:
    g, play = begun("re", "sc")
    play.answer(Travel(2))
    assert trip(g).actions == 1
    assert Travel(1) in play.offers
    play.answer(Travel(1))
    assert trip(g).who == 1


@pytest.mark.rule("IV-X-203")
@pytest.mark.rule("IV-X-301")
def test_but_the_special_action_once() -> None:
    """T-09."""
    g, play = begun("re", "sc")
    own(g, 0, ["red_basic"], ["blue_basic"])
    assert TakeSpecial("poi:901", 1) in play.offers
    play.answer(TakeSpecial("poi:901", 1))
    assert not any(isinstance(move, TakeSpecial) for move in play.offers)
    assert Travel(2) in play.offers


@pytest.mark.rule("IV-X-203")
def test_a_card_may_give_one_more_travel() -> None:
    g = landed("se", "re")
    trip(g).events_on = False
    deal(g, "SE05")
    play = Played(explore(g)).answer(GiveStart(0)).answer(PlayCard(0, "SE05"))
    assert trip(g).actions == 3
    play.answer(PASS).answer(PASS)
    assert PASS not in play.offers
    assert {Travel(2), Travel(5)} <= set(play.offers)


@pytest.mark.rule("IV-X-204")
def test_at_the_end_of_a_turn_the_token_is_flipped_and_an_event_resolved() -> None:
    g = landed("re", "sc")
    play = Played(explore(g)).answer(GiveStart(0))
    trip(g).events.cards = ["E02"]
    play.answer(PASS).answer(PASS)
    assert one(g).turned
    assert "vanguard-event" in [event.message.id for event in g.news or []]


@pytest.mark.rule("IV-X-205")
def test_cards_and_equipment_are_used_besides_the_actions() -> None:
    g = landed("sc", "re")
    trip(g).events_on = False
    deal(g, "SC02")
    one(g).equipment = ["m01"]
    one(g).deck.cards = ["SC01", "SC03"]
    own(g, 0, [], ["red_basic", "blue_basic"])
    play = Played(explore(g)).answer(GiveStart(0))
    assert {PlayCard(0, "SC02"), UseCard(0, "m01", 0)} <= set(play.offers)
    play.answer(UseCard(0, "m01", 0))
    assert trip(g).actions == 2


@pytest.mark.rule("IV-X-605")
def test_section_cards_are_nobody_elses() -> None:
    g, play = begun("sc", "re")
    deal(g, "SC02")
    assert not any(isinstance(move, PlayCard) and move.who == 1 for move in play.offers)


def test_the_five_actions_are_offered() -> None:
    _, play = begun("re", "sc")
    kinds = {type(move) for move in play.offers}
    assert {TakeSpecial, Travel, Prepare, Rest, LiftOff} <= kinds


# -- The end ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IV-X-340")
@pytest.mark.rule("IV-X-1105")
def test_lift_off_only_from_the_landing_sector() -> None:
    """Q-14."""
    g = landed(sectors=[1, 6])
    assert can_lift_off(g, 0)
    # Sector 6 could be landed in, but the lander is not there.
    assert not can_lift_off(g, 1)


@pytest.mark.rule("IV-X-330")
@pytest.mark.rule("IV-X-340")
def test_an_order_that_cannot_be_given_says_why() -> None:
    g, _ = begun("se", "re")
    one(g, 0).sector = 6
    away = why_not(g, 0, LiftOff())
    assert away is not None
    assert (away[0].id, away[1]) == ("vanguard-lift-off-elsewhere", "IV-X-340")
    one(g, 0).sector = trip(g).landing
    refused = why_not(g, 0, LiftOff())
    assert refused is not None
    assert refused[0].id == "vanguard-lift-off-not-now"
    assert why_not(g, 0, Rest()) is None
    trip(g).supplies = 0
    hungry = why_not(g, 0, Rest())
    assert hungry is not None
    assert (hungry[0].args, hungry[1]) == ({"supplies": 0}, "IV-X-330")


@pytest.mark.rule("IV-X-340")
def test_all_other_commanders_must_consent() -> None:
    g, play = begun("se", "re", seats=4)
    play.answer(LiftOff())
    assert play.asked == (1, "lift-off")
    play.answer(Disagree())
    assert trip(g).end == ""
    assert LiftOff() not in play.offers
    assert trip(g).actions == 2, "what was refused has cost no action"
    play.answer(Prepare("draw"))
    assert LiftOff() in play.offers, "after another action they can be asked again"
    turns(play, g, 1)
    play.answer(LiftOff())
    assert play.asked == (0, "lift-off")
    play.answer(Agree())
    assert play.over
    assert trip(g).end == "departure"


@pytest.mark.rule("IV-X-340")
@pytest.mark.rule("IV-X-207")
@pytest.mark.rule("IV-X-1701")
@pytest.mark.rule("IV-X-1704")
def test_who_is_not_there_is_left_behind_and_dies() -> None:
    """T-63."""
    g, play = begun("re", "sc")
    one(g, 1).sector = 2
    one(g, 1).equipment = ["p01"]
    play.answer(LiftOff())
    assert play.over
    assert [member.dead for member in trip(g).team] == [False, True]
    assert g.ship.armory == ["p01"]
    assert g.flags == {"TEST": "yes"}
    assert trip(g).step == "over"


@pytest.mark.rule("IV-X-1705")
@pytest.mark.rule("IV-X-1011")
def test_a_mission_that_is_still_open_has_failed() -> None:
    g, play = begun("re", "sc")
    play.answer(LiftOff())
    mission = find(g, "MI90")
    assert mission is not None
    assert mission.status == "failed"


@pytest.mark.rule("IV-X-1013")
def test_some_rank_up_cards_are_looked_at_when_the_team_lifts_off() -> None:
    g, play = begun("re", "sc")
    trip(g).rank_up = "RK2"
    play.answer(PASS)
    assert not trip(g).ranked
    play.answer(LiftOff())
    assert trip(g).ranked


@pytest.mark.rule("IV-X-1702")
@pytest.mark.rule("IV-X-1710")
@pytest.mark.rule("IV-X-1711")
def test_an_evacuation_saves_everybody_and_loses_what_was_found() -> None:
    """T-64."""
    g, play = begun("re", "sc")
    one(g, 1).sector = 2
    hurt(g, "wound", "wound", "wound")
    trip(g).discoveries, trip(g).uniques = ["alt01", "min01"], ["U01"]
    g.decks.discoveries = [[], [], [], [], []]
    own(g, 0, [], ["red_basic", "blue_basic", "green_basic"])
    play = Played(explore(g))
    play.answer(Exert(0))
    assert play.over
    assert trip(g).end == "evacuation"
    assert not any(member.dead for member in trip(g).team)
    assert (trip(g).discoveries, trip(g).uniques) == ([], ["U01"])
    assert g.decks.discoveries[2] == ["alt01"]
    assert g.flags == {"TEST": "no"}
    mission = find(g, "MI90")
    assert mission is not None
    assert mission.status == "failed"


@pytest.mark.rule("IV-X-207")
@pytest.mark.rule("IV-X-1703")
def test_a_log_may_order_the_end() -> None:
    g = landed()
    with pytest.raises(ExplorationEnds):
        do(g, "end L90-4")
    assert trip(g).end == "L90-4"
    assert [entry.log for entry in g.book] == ["L90-4"]


# -- Deadly Space ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("IV-X-1801")
@pytest.mark.rule("IV-X-1802")
def test_with_few_dice_a_fourth_injury_kills() -> None:
    g = landed("re", "sc")
    g.deadly = [LAST_CHANCE]
    hurt(g, "wound", "wound", "wound", columns=[0, 1, 2])
    own(g, 0, ["red_basic", "blue_basic"], ["blue_basic"])
    do(g, "injure wound")
    assert one(g).dead


@pytest.mark.rule("IV-X-1802")
@pytest.mark.parametrize(
    ("fallen", "dies"),
    [
        (("grave", "grave", "blank"), True),
        (("grave", "injury", "blank"), True),
        (("grave", "psychic", "blank"), False),
        (("injury", "injury", "injury"), False),
    ],
)
def test_else_three_injury_dice_decide(fallen: tuple[str, ...], dies: bool) -> None:
    """Q-17."""
    g = landed("re", "sc")
    g.deadly = [LAST_CHANCE]
    hurt(g, "wound", "wound", "wound", columns=[0, 1, 2])
    own(g, 0, ["red_basic"] * 2 + ["blue_basic"] * 2)
    load(g, *(INJURY_FACE[face] for face in fallen))
    do(g, "injure wound", *([] if dies else [SacrificeDie("red_basic", False)]))
    assert one(g).dead == dies
    if not dies:
        assert ids(one(g).sacrificed) == ["red_basic"]
        assert len(one(g).injuries) == 3


@pytest.mark.rule("IV-X-1803")
def test_the_dead_leave_dice_equipment_and_tokens() -> None:
    g = landed("en", "re")
    one(g).equipment = ["f01"]
    trip(g).places[1].gear = ["f01"]
    before = sorted(one(g).available)
    deadly_space.die(g, 0)
    assert one(g).dead
    assert one(g).sacrificed == before
    assert g.ship.armory == ["f01"]
    assert trip(g).places[1].gear == []


@pytest.mark.rule("IV-X-1803")
def test_play_goes_on_without_the_dead() -> None:
    g, play = begun("re", "sc", "en")
    deadly_space.die(g, 1)
    assert turns(play, g, 3) == [0, 2, 0]


@pytest.mark.rule("IV-X-1804")
def test_when_all_are_dead_the_evacuation_log_is_read() -> None:
    g, play = begun("re", "sc")
    deadly_space.die(g, 1)
    with pytest.raises(ExplorationEnds):
        deadly_space.die(g, 0)
    assert trip(g).end == "evacuation"
    assert not play.over


@pytest.mark.rule("IV-X-1801")
def test_module_two_makes_rest_dear_where_it_is_deadly() -> None:
    """Q-16."""
    g = landed(sectors=[3, 1])
    g.deadly = [HUNGRY]
    Played(rest(g, 0)).through()
    assert trip(g).supplies == 3
    Played(rest(g, 1)).through()
    assert trip(g).supplies == 2
    trip(g).supplies = 1
    assert not can_rest(g, 0)
    assert can_rest(g, 1)


# -- The tutorial ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("IV-X-1901")
def test_in_the_tutorial_there_is_one_scratch_each_and_nothing_worse() -> None:
    g = landed(planet="P91")
    do(g, "injure wound")
    assert one(g).injuries == []
    do(g, "injure scratch")
    do(g, "injure scratch")
    assert [card.type for card in one(g).injuries] == ["scratch"]


@pytest.mark.rule("IV-X-1901")
def test_events_come_when_the_story_says_so() -> None:
    g = landed(planet="P91")
    trip(g).events_on = False
    do(g, "note events 1")
    assert trip(g).events_on


@pytest.mark.rule("IV-X-1903")
def test_a_first_check_with_too_many_accidents_is_rolled_again() -> None:
    g = landed("en", "re", planet="P91")
    rolled = ["red_basic", "red_basic", "red_basic", "blue_basic"]
    own(g, 0, rolled)
    again = [face(die, "bas") for die in rolled]
    check(g, "", *[(die, "acc") for die in rolled], after=again, source="poi:2").through()
    assert trip(g).success == 1
    # Three accidents stand, and later checks are rolled once.
    trip(g).places[1].pois[-1].tracks = {}
    own(g, 0, rolled)
    check(g, "", *[(die, "acc") for die in rolled], source="poi:2").through()
    assert [card.type for card in one(g).injuries] == ["scratch"]


@pytest.mark.rule("IV-X-1901")
def test_each_rule_is_explained_when_it_first_matters_and_only_there() -> None:
    g = landed(planet="P91")
    own(g, 0, ["red_basic"], ["blue_basic"])
    check(g, "", ("red_basic", "bas"), source="poi:2").through()
    hints = [event.message.id for event in g.news or [] if event.message.id.startswith("vanguard-hint-")]
    assert "vanguard-hint-check" in hints
    assert len(hints) == len(set(hints))
    g = landed()
    own(g, 0, ["red_basic"])
    check(g, "green: fit -> nothing\nred -> nothing", ("red_basic", "bas")).through()
    assert not [event for event in g.news or [] if event.message.id.startswith("vanguard-hint-")]
