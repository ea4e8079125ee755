"""Words for dice, cards, charges, supplies and injuries: whom they concern, and how far they go."""

import pytest

from games.vanguard.campaigns.cards.hush import gathered, measured
from games.vanguard.campaigns.planets.ground import aboard, trip
from games.vanguard.proving_ground import Fixed
from games.vanguard.saying import me, said
from starboard.games.vanguard.content.dice import NUMBER_OF
from starboard.games.vanguard.effects.context import Ctx
from starboard.games.vanguard.rules.basics.statuses import set_status
from starboard.games.vanguard.rules.words.crew_words import concerned
from starboard.games.vanguard.state.member_state import NOBODY, Injury

OF_SOMEBODY = (
    "use 1 D",
    "sac 1 D",
    "refresh 1 D",
    "draw 1",
    "discard 1",
    "sac-card 1",
    "charge 1",
    "danger A 1",
    "injure toxin",
    "heal die",
    "heal card",
    "exert",
    "status calm round",
)


@pytest.mark.rule("IV-X-401")
@pytest.mark.parametrize("text", OF_SOMEBODY)
@pytest.mark.parametrize("why", ["dead", "nobody", "spared"])
def test_the_dead_nobody_and_whom_a_threat_spares_are_not_concerned(text: str, why: str) -> None:
    g = gathered("security", "card:SE01")
    me(g).dead = why == "dead"
    trip(g).spared = [0] if why == "spared" else []
    before = measured(g)
    who, source = (NOBODY if why == "nobody" else 0), "threat:T02" if why == "spared" else "test"
    assert said(g, text, who, source).over
    assert measured(g) == before
    g = gathered("security", "card:SE01")
    before = measured(g)
    said(g, text).through()
    assert measured(g) != before, "it does something to the living"


@pytest.mark.rule("IV-X-1504")
def test_a_threat_spares_from_itself_and_from_nothing_else() -> None:
    g = gathered("security")
    trip(g).spared = [0]
    found = [concerned(g, Ctx(source, "IV-X-1504", 0)) for source in ("threat:T02", "event:E01", "test")]
    assert found == [False, True, True]


@pytest.mark.rule("IV-X-401")
def test_aboard_nobody_is_concerned() -> None:
    assert not concerned(aboard(), Ctx("test", "IV-X-401", 0))


@pytest.mark.rule("IV-X-404")
def test_so_many_dice_of_a_colour_are_sacrificed() -> None:
    g = gathered("security")
    red, green = NUMBER_OF["red_basic"], NUMBER_OF["green_basic"]
    me(g).available, me(g).spent = [red, red, red, green, green, green], []
    said(g, "sac 2 R").through()
    assert me(g).available == [red, green, green, green]


@pytest.mark.rule("IV-X-405")
def test_what_is_refreshed_between_them_is_shared() -> None:
    g = gathered("security")
    said(g, "share-refresh 2 G here")
    assert [len(one.spent) for one in trip(g).team] == [3, 3, 4, 4], "one green die each, and no more than two"


@pytest.mark.rule("IV-X-402")
def test_an_effect_makes_somebody_exert_themselves() -> None:
    g = gathered("security")
    said(g, "exert").through()
    assert trip(g).tallies.exertions == 1
    assert me(g).spent == []


@pytest.mark.rule("IV-X-1102")
@pytest.mark.parametrize(
    ("source", "who", "lost"),
    [("threat:T02", 0, 0), ("threat:T02", 1, 2), ("threat:T02", NOBODY, 2), ("event:E01", 0, 2)],
)
def test_supplies_are_lost_to_a_threat_unless_it_spares_whom_it_concerns(source: str, who: int, lost: int) -> None:
    g = gathered("security")
    trip(g).spared = [0]
    said(g, "supply -2", who, source)
    assert trip(g).supplies == 5 - lost


@pytest.mark.rule("IV-X-1102")
def test_supplies_are_lost_to_an_event_whatever_becomes_of_whom_it_concerns() -> None:
    g = gathered("security")
    me(g).dead = True
    said(g, "supply -2", source="event:E01")
    assert trip(g).supplies == 3


@pytest.mark.rule("IV-X-1101")
@pytest.mark.parametrize(("text", "change"), [("-3 armour", -2), ("-1 armour", 0), ("2 armour", 2), ("-3", -3)])
def test_a_parameter_of_the_lander_makes_a_loss_smaller_and_nothing_else(text: str, change: int) -> None:
    g = gathered("security")
    trip(g).supplies = 4
    said(g, f"supply {text}")
    assert trip(g).supplies == 4 + change
    assert trip(g).lander == "L1", "which has one armour"


@pytest.mark.rule("IV-X-1102")
def test_a_parameter_that_exceeds_the_loss_gives_nothing() -> None:
    g = gathered("security")
    trip(g).supplies, trip(g).mods = 4, ["X01", "X01"]
    said(g, "supply -1 armour")
    assert trip(g).supplies == 4


@pytest.mark.rule("IV-X-1301")
@pytest.mark.parametrize(("source", "hurt"), [("event:E01", False), ("condition:C04", False), ("poi:143", True)])
def test_whoever_is_safe_is_safe_from_danger_that_an_event_or_a_path_brings(source: str, hurt: bool) -> None:
    g = gathered("security")
    me(g).injuries = []
    set_status(g, 0, "safe", "round")
    g.chance = Fixed(5, 0, 0, 0)
    said(g, "danger A 1", source=source).through()
    assert [card.type for card in me(g).injuries] == (["wound"] if hurt else [])


@pytest.mark.rule("IV-X-1605")
@pytest.mark.parametrize(("text", "left"), [("heal card any", 1), ("heal card toxin", 2), ("heal card", 1)])
def test_a_card_of_a_type_or_of_any_is_healed(text: str, left: int) -> None:
    g = gathered("security")
    me(g).injuries = [Injury("wound"), Injury("panic")]
    said(g, text).through()
    assert len(me(g).injuries) == left
