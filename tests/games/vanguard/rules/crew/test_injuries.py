"""Chapter 16, and step 6 of a dice check: injury cards and injury dice."""

import pytest

from games.vanguard.proving_ground import (
    DANGER_FACE,
    INJURY_FACE,
    Played,
    check,
    deal,
    do,
    hurt,
    ids,
    landed,
    one,
    own,
    trip,
)
from starboard.games.vanguard.captions.exploration_captions import explored
from starboard.games.vanguard.content.rule_figures import RULES
from starboard.games.vanguard.moves.exploration_moves import (
    PickColumn,
    PickInjury,
    PlayCard,
    ResolveInjuryDie,
    SacrificeDie,
    UseDie,
    UseSkill,
)
from starboard.games.vanguard.names.exploration_names import name_of
from starboard.games.vanguard.notation.symbols import INJURY_FACES
from starboard.games.vanguard.rules.basics.exploration_over import ExplorationEnds
from starboard.games.vanguard.rules.check.check import dice_check
from starboard.games.vanguard.rules.check.check_injuries import injury_and_danger_dice
from starboard.games.vanguard.rules.crew.injuries import gain_injury, place_die, put_die
from starboard.games.vanguard.state.check_state import Check
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.kernel import Message
from starboard.speech import Speech

RED, GREEN, BLUE = range(3)


def types(g: VanguardState) -> list[str]:
    return [card.type for card in one(g).injuries]


@pytest.mark.rule("IV-X-1601")
@pytest.mark.rule("IV-X-1604")
def test_the_card_takes_the_leftmost_slot_and_the_die_the_top_of_a_column_of_choice() -> None:
    """T-20."""
    g = landed()
    play = Played(gain_injury(g, 0, "wound", "effect", "IV-X-1601"))
    assert play.offers == [PickColumn("red"), PickColumn("green"), PickColumn("blue")]
    play.answer(PickColumn("green"))
    assert types(g) == ["wound"]
    assert one(g).injury_dice == [0, 1, 0]
    assert g.decks.injuries["wound"] == 11


@pytest.mark.rule("IV-X-1601")
def test_no_column_takes_two_injury_dice() -> None:
    g = landed()
    hurt(g, "wound", columns=[GREEN])
    play = Played(gain_injury(g, 0, "wound", "effect", "IV-X-1601"))
    assert play.offers == [PickColumn("red"), PickColumn("blue")]


@pytest.mark.rule("IV-X-1604")
def test_the_lowest_die_of_a_full_column_is_pushed_out_and_spent() -> None:
    """T-44: rank 2, four red dice, an injury die into the red column."""
    g = landed()
    own(g, 0, ["red_basic", "red_basic", "red_fitness", "red_fitness"])
    one(g).rank = 2
    Played(gain_injury(g, 0, "wound", "effect", "IV-X-1601")).through(PickColumn("red"), UseDie("red_basic"))
    assert ids(one(g).available) == ["red_basic", "red_fitness", "red_fitness"]
    assert ids(one(g).spent) == ["red_basic"]


@pytest.mark.rule("IV-X-1603")
def test_a_type_that_has_run_out_is_replaced_by_a_wound() -> None:
    g = landed()
    g.decks.injuries["toxin"] = 0
    do(g, "injure toxin", PickColumn("red"))
    assert types(g) == ["wound"]


@pytest.mark.rule("IV-X-1602")
@pytest.mark.rule("IV-X-1710")
def test_a_fourth_injury_is_never_placed_but_ends_the_exploration() -> None:
    g = landed()
    hurt(g, "wound", "panic", "leak", columns=[RED, GREEN, BLUE])
    with pytest.raises(ExplorationEnds):
        do(g, "injure wound")
    assert trip(g).end == "evacuation"
    assert len(one(g).injuries) == 3


@pytest.mark.rule("IV-X-1605")
@pytest.mark.rule("IV-X-1606")
def test_card_and_die_are_healed_apart_from_each_other() -> None:
    g = landed()
    hurt(g, "wound", "panic", columns=[RED])
    do(g, "heal die")
    assert types(g) == ["wound", "panic"]
    assert one(g).injury_dice == [0, 0, 0]
    hurt(g, "wound", "panic", columns=[RED])
    do(g, "heal card", PickInjury(0, 1))
    assert types(g) == ["wound"]
    assert one(g).injury_dice == [1, 0, 0]
    assert g.decks.injuries["panic"] == 5


@pytest.mark.rule("IV-X-1605")
def test_the_player_chooses_between_an_injury_that_is_face_up_and_one_that_is_face_down() -> None:
    g = landed()
    hurt(g, "wound", "wound")
    one(g).injuries[0].down = True
    do(g, "heal card", PickInjury(0, 1))
    assert [card.down for card in one(g).injuries] == [True]


@pytest.mark.rule("IV-X-1607")
def test_an_injury_that_is_face_down_is_called_so() -> None:
    g = landed()
    hurt(g, "wound", "wound")
    one(g).injuries[1].down = True
    said = [Speech("en").say(explored(g, 0, PickInjury(0, slot)).message) for slot in (0, 1)]
    assert said[0] != said[1]
    assert said[1].endswith("face down")


@pytest.mark.rule("IV-X-1605")
def test_which_of_equal_injury_cards_goes_is_not_asked() -> None:
    g = landed()
    hurt(g, "wound", "wound", "wound")
    do(g, "heal card")
    assert types(g) == ["wound", "wound"]


@pytest.mark.rule("IV-X-1605")
def test_an_injury_card_that_may_be_healed_is_called_by_its_name() -> None:
    g = landed()
    hurt(g, "wound", "panic", columns=[RED])
    said = Speech("en").say(explored(g, 0, PickInjury(0, 1)).message)
    assert said.endswith("panic")


@pytest.mark.rule("IV-X-1605")
def test_healing_may_be_for_some_types_only() -> None:
    g = landed()
    hurt(g, "wound", "leak")
    do(g, "heal card leak toxin")
    assert types(g) == ["wound"]


@pytest.mark.rule("IV-X-1605")
def test_a_removed_injury_die_brings_no_spent_die_back() -> None:
    """Q-18."""
    g = landed()
    own(g, 0, ["red_basic", "red_basic"], ["red_fitness"])
    hurt(g, "wound", columns=[RED])
    do(g, "heal die")
    assert ids(one(g).spent) == ["red_fitness"]


# -- Step 6 ----------------------------------------------------------------------------------------------------------


def injured_check(g: VanguardState, *faces: str, danger: str = "") -> Played:
    """A check with no section dice, in which the injury dice and a danger die fall like this."""
    action = "green: fit -> success 1\nred -> nothing"
    fallen = [INJURY_FACE[face] for face in faces]
    if danger:
        return check(g, f"danger: A\n{action}", after=[*fallen, DANGER_FACE[danger]])
    return check(g, action, after=fallen)


@pytest.mark.rule("IV-X-521")
@pytest.mark.rule("IV-X-524")
@pytest.mark.rule("IV-X-1608")
def test_a_matching_die_goes_on_its_card_and_then_back_to_a_column() -> None:
    """T-21."""
    g = landed()
    own(g, 0, ["red_basic", "blue_basic"])
    hurt(g, "scratch", columns=[RED])
    injured_check(g, "injury").through(UseDie("blue_basic"), PickColumn("green"))
    assert ids(one(g).spent) == ["blue_basic"]
    assert one(g).injury_dice == [0, 1, 0]
    assert not one(g).injuries[0].die


@pytest.mark.rule("IV-X-521")
@pytest.mark.rule("IV-X-522")
def test_grave_first_the_new_wound_can_be_matched_by_the_die_that_is_left() -> None:
    """T-39."""
    g = landed()
    own(g, 0, ["red_basic"] * 3 + ["blue_basic"] * 2)
    hurt(g, "serious", "exhaustion", columns=[RED, GREEN])
    play = injured_check(g, "grave", "injury")
    play.through(ResolveInjuryDie("grave"), PickColumn("green"), UseDie("red_basic"))
    assert types(g) == ["serious", "exhaustion", "wound"]
    assert one(g).injury_dice == [1, 1, 1]
    assert ids(one(g).spent) == ["red_basic"]


@pytest.mark.rule("IV-X-521")
def test_injury_first_both_cards_cost_a_sacrifice() -> None:
    """T-40."""
    g = landed()
    own(g, 0, ["red_basic"] * 2 + ["blue_basic"] * 3)
    hurt(g, "serious", "exhaustion", columns=[RED, GREEN])
    play = injured_check(g, "grave", "injury")
    play.through(ResolveInjuryDie("injury"), SacrificeDie("blue_basic", False), SacrificeDie("blue_basic", False))
    assert types(g) == ["serious", "exhaustion"]
    assert ids(one(g).sacrificed) == ["blue_basic", "blue_basic"]


@pytest.mark.rule("IV-X-521")
@pytest.mark.rule("IV-X-1606")
def test_a_die_without_a_matching_card_does_nothing() -> None:
    """Q-06."""
    g = landed()
    before = list(one(g).available)
    hurt(g, "exhaustion", columns=[RED])
    injured_check(g, "injury").through(PickColumn("red"))
    assert one(g).available == before
    assert one(g).injury_dice == [1, 0, 0]


@pytest.mark.rule("IV-X-522")
def test_a_card_takes_one_die_in_a_step() -> None:
    g = landed()
    own(g, 0, ["red_basic"] * 2 + ["blue_basic"] * 3)
    hurt(g, "wound", "exhaustion", columns=[RED, GREEN])
    injured_check(g, "injury", "injury").through(UseDie("red_basic"), PickColumn("blue"))
    assert ids(one(g).spent) == ["red_basic"]


@pytest.mark.rule("IV-X-1607")
def test_a_card_that_lies_face_down_takes_no_die_but_counts() -> None:
    g = landed()
    before = list(one(g).available)
    hurt(g, "wound", columns=[RED])
    do(g, "heal down")
    assert one(g).injuries[0].down
    injured_check(g, "injury").through(PickColumn("red"))
    assert one(g).available == before
    assert types(g) == ["wound"]


@pytest.mark.rule("IV-X-503")
def test_all_own_injury_dice_are_rolled_and_nobody_elses() -> None:
    g = landed("re", "sc")
    hurt(g, "wound", "wound", columns=[RED, BLUE])
    hurt(g, "wound", who=1, columns=[RED])
    own(g, 0)
    Played(dice_check(g, 0, "prepare", 0, None)).through(PickColumn("red"), PickColumn("blue"))
    rolled = [event for event in g.news or [] if event.message.id.startswith("vanguard-injury-die-")]
    assert len(rolled) == 2
    assert one(g, 1).injury_dice == [1, 0, 0]


@pytest.mark.rule("IV-X-524")
def test_two_dice_return_to_columns_of_choice() -> None:
    g = landed()
    own(g, 0)
    hurt(g, "toxin", "toxin", columns=[RED, GREEN])
    play = injured_check(g, "blank", "blank")
    assert play.asked == (0, "free-column")
    play.answer(PickColumn("red"))
    assert one(g).injury_dice == [0, 1, 1]


@pytest.mark.rule("IV-X-523")
@pytest.mark.rule("IV-X-520")
@pytest.mark.rule("IV-X-525")
def test_danger_dice_come_after_injury_dice() -> None:
    g = landed()
    own(g, 0, ["red_basic", "blue_basic", "green_basic", "green_basic"])
    hurt(g, "wound", columns=[RED])
    injured_check(g, "injury", danger="rare").through(UseDie("red_basic"), PickColumn("green"))
    said = [event.message.id for event in g.news or []]
    assert said.index("vanguard-injury-die-hits") < said.index("vanguard-rolled-danger")
    assert types(g) == ["wound", "wound"]


# -- Windows ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IV-X-602")
def test_a_card_can_stop_an_injury_when_it_is_about_to_come() -> None:
    g = landed("se", "sc")
    deal(g, "SE02")
    play = Played(gain_injury(g, 0, "wound", "effect", "IV-X-1601"))
    assert play.asked == (0, "injury")
    play.through(PlayCard(0, "SE02"))
    assert types(g) == []
    assert one(g).deck.discards == ["SE02"]


@pytest.mark.rule("IV-X-1605")
def test_an_injury_may_come_without_its_die() -> None:
    g = landed("se", "sc")
    deal(g, "SE01")
    Played(gain_injury(g, 0, "wound", "effect", "IV-X-1601")).through(PlayCard(0, "SE01"))
    assert types(g) == ["wound"]
    assert one(g).injury_dice == [0, 0, 0]


@pytest.mark.rule("IV-X-702")
def test_somebody_in_the_sector_may_take_the_injury_over() -> None:
    g = landed("re", "sc", sectors=[1, 1])
    one(g, 1).charges = 1
    Played(gain_injury(g, 0, "wound", "effect", "IV-X-1601")).through(UseSkill(1), PickColumn("red"))
    assert types(g) == []
    assert [card.type for card in one(g, 1).injuries] == ["wound"]
    assert one(g, 1).charges == 0


@pytest.mark.rule("IV-X-702")
def test_but_not_from_another_sector_nor_without_a_charge() -> None:
    for sector, charges in ((2, 1), (1, 0)):
        g = landed("re", "sc", sectors=[1, sector])
        one(g, 1).charges = charges
        assert Played(gain_injury(g, 0, "wound", "effect", "IV-X-1601")).asked[1] == "column"


@pytest.mark.rule("IV-X-1609")
def test_twelve_injury_dice_are_enough_for_four_with_three_injuries() -> None:
    assert RULES.injuries.dice == 4 * RULES.team.injuries
    assert sum(kind.count for kind in RULES.injuries.types.values()) == 48


@pytest.mark.parametrize("type", list(RULES.injuries.types))
def test_an_injury_is_told_by_its_name(type: str) -> None:
    g = landed()
    for language in ("en", "cs", "pl"):
        said = Speech(language).say(Message("vanguard-injured", {"who": "Ines", "injury": name_of(g, "injury", type)}))
        other = Speech(language).say(Message("vanguard-injured", {"who": "Ines", "injury": name_of(g, "injury", "?")}))
        assert said != other


@pytest.mark.rule("IV-X-1604")
def test_what_is_pushed_out_is_asked_only_among_different_dice_of_that_column() -> None:
    g = landed()
    own(g, 0, ["red_basic"] * 3 + ["blue_basic"])
    assert Played(put_die(g, 0, RED, "IV-X-1604")).over
    assert ids(one(g).spent) == ["red_basic"]
    own(g, 0, ["red_basic"] * 2 + ["red_fitness", "blue_basic"])
    one(g).injury_dice = [0, 0, 0]
    assert Played(put_die(g, 0, RED, "IV-X-1604")).offers == [UseDie("red_basic"), UseDie("red_fitness")]


@pytest.mark.rule("IV-X-1601")
def test_the_last_free_column_is_not_asked_for_and_a_fourth_die_finds_none() -> None:
    g = landed()
    one(g).injury_dice = [1, 0, 1]
    assert Played(place_die(g, 0, "IV-X-1601")).over
    assert one(g).injury_dice == [1, 1, 1]
    assert Played(place_die(g, 0, "IV-X-1601")).over


@pytest.mark.rule("IV-X-521")
def test_the_order_of_injury_dice_is_asked_only_where_it_can_matter() -> None:
    g = landed()
    own(g, 0, ["red_basic"] * 3)
    hurt(g, "exhaustion", "exhaustion", columns=[RED, GREEN])
    assert injured_check(g, "injury", "blank").asked[1] == "free-column", "no card shows either face"
    g = landed()
    own(g, 0, ["red_basic"] * 3)
    hurt(g, "wound", "wound", columns=[RED, GREEN])
    assert injured_check(g, "injury", "injury").asked[1] != "injury-die", "two equal faces"
    g = landed()
    own(g, 0, ["red_basic"] * 3)
    hurt(g, "wound", "exhaustion", columns=[RED, GREEN])
    assert injured_check(g, "injury", "blank").asked[1] == "injury-die"


@pytest.mark.rule("IV-X-1803")
def test_who_dies_of_an_injury_die_resolves_no_more_and_takes_none_back() -> None:
    g = landed()
    trip(g).check = Check(0, "prepare", sector=1, injury=[0, 0], danger=[["A", "rare"]])
    hurt(g, "wound", "wound")
    one(g).dead = True
    own(g, 0, ["red_basic"] * 3)
    Played(injury_and_danger_dice(g)).through()
    assert (len(one(g).available), one(g).injury_dice, types(g)) == (3, [0, 0, 0], ["wound", "wound"])


@pytest.mark.rule("IV-X-524")
def test_only_rolled_injury_dice_are_put_back() -> None:
    """Two danger dice have brought injury dice of their own: there is nothing to choose about the last column."""
    g = landed()
    trip(g).check = Check(0, "prepare", sector=1, danger=[["A", "rare"], ["A", "rare"]])
    play = Played(injury_and_danger_dice(g))
    asked = []
    while not play.over:
        asked.append(play.asked[1])
        play.answer(play.offers[0])
    assert (asked, sum(one(g).injury_dice)) == (["column", "column"], 2)


@pytest.mark.rule("IV-X-524")
def test_a_single_die_is_put_on_a_column_of_choice() -> None:
    g = landed()
    hurt(g, "exhaustion")
    one(g).injury_dice = [1, 0, 0]
    trip(g).check = Check(0, "prepare", sector=1, injury=[INJURY_FACES.index("blank")])
    play = Played(injury_and_danger_dice(g))
    assert (play.asked[1], play.offers) == ("column", [PickColumn("green"), PickColumn("blue")])
