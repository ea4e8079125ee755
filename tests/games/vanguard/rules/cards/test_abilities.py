"""Who may use a card when: in the check of another, in answer to what happens, as often as it says (IV-X-602)."""

import pytest

from games.vanguard.campaigns.cards.hush import gathered
from games.vanguard.campaigns.planets.ground import trip
from games.vanguard.proving_ground import Played
from games.vanguard.saying import checked, me
from starboard.games.vanguard.moves.exploration_moves import PlayCard, UseCard, UseSkill
from starboard.games.vanguard.rules.cards.abilities import about, reactions, usable, usable_for, use
from starboard.games.vanguard.rules.cards.windows import window
from starboard.games.vanguard.rules.exploration.rest import can_rest
from starboard.games.vanguard.state.expedition_state import Pending
from starboard.games.vanguard.state.notes import RoundNotes, TurnNotes

NEAR, FAR = "SE17", "SE01"
"""A card for the check of a connected sector, and one for a check in one's own."""


@pytest.mark.rule("IV-X-507")
@pytest.mark.parametrize(
    ("sector", "supports", "gear", "cards"),
    [
        (2, False, False, {NEAR, FAR}),
        (4, False, False, {NEAR}),
        (4, True, False, {NEAR}),
        (4, True, True, {NEAR, FAR}),
        (4, False, True, {NEAR}),
    ],
)
def test_from_another_sector_only_some_cards_help(sector: int, supports: bool, gear: bool, cards: set[str]) -> None:
    g = gathered("security", "R:acc")
    me(g).sector, me(g).hand = sector, [NEAR, FAR]
    checked(g).who = 1
    checked(g).supporters = [0] if supports else []
    trip(g).places[2].gear = ["u07"] if gear else []
    found = {move.card for move in usable_for(g, 0, "check", 1) if isinstance(move, PlayCard)}
    assert found == cards


@pytest.mark.rule("IV-X-507")
def test_what_helps_another_must_be_possible_and_left() -> None:
    g = gathered("security", "G:acc")
    me(g).hand = [NEAR, FAR]
    checked(g).who = 1
    assert usable_for(g, 0, "check", 1) == [PlayCard(0, FAR)], "there is no red die"
    me(g).equipment = ["p28"]
    assert UseCard(0, "p28", 0) not in usable_for(g, 0, "check", 1), "equipment is for its owner"


@pytest.mark.rule("IV-X-602")
def test_a_card_answers_what_happens_to_its_owner() -> None:
    g = gathered("security", "kit:p33")
    me(g).charges = 0
    for who, whose, injury, able in (
        (0, 0, "exhaustion", True),
        (0, 1, "exhaustion", False),
        (0, 0, "wound", False),
        (1, 1, "exhaustion", False),
    ):
        trip(g).pending = [Pending("injury", whose, injury, sector=2)]
        assert (UseCard(0, "p33", 0) in reactions(g, who, trip(g).pending[0])) == able


@pytest.mark.rule("IV-X-602")
def test_what_is_used_up_answers_no_more() -> None:
    g = gathered("security", "kit:p33")
    injury = Pending("injury", 0, "exhaustion", sector=2)
    trip(g).pending = [injury]
    Played(use(g, reactions(g, 0, injury)[0])).through()
    assert injury.cancelled
    injury.cancelled = False
    assert reactions(g, 0, injury) == []


@pytest.mark.rule("IV-X-602")
def test_what_answers_a_window_opens_no_other_of_its_kind() -> None:
    g = gathered("security", "kit:p33")
    assert Played(window(g, Pending("injury", 0, "exhaustion"))).asked == (0, "injury")
    trip(g).pending = [Pending("event", 0, "E08")]
    assert Played(window(g, Pending("injury", 0, "exhaustion"))).asked == (0, "injury"), "of another kind it does"
    trip(g).pending = [Pending("event", 0, "E08"), Pending("injury", 1, "wound")]
    assert Played(window(g, Pending("injury", 0, "exhaustion"))).over


@pytest.mark.rule("IV-X-602")
def test_conditions_may_ask_about_what_is_about_to_happen() -> None:
    assert about(Pending("lead", 0, "strange_flora")) == ("strange_flora", "lead:strange_flora", "type:flo")
    assert about(Pending("travel", 0, "T uG")) == ("T uG", "travel:T uG", "symbol:T", "symbol:uG")
    assert about(Pending("injury", 0, "wound", "event danger")) == (
        "wound",
        "injury:wound",
        "cause:event",
        "cause:danger",
    )


@pytest.mark.rule("IV-X-330")
@pytest.mark.parametrize(
    ("kit", "gear", "mods", "able"),
    [
        ([], [], [], False),
        ([], ["u09"], [], True),
        (["u09"], [], [], False),
        ([], [], ["Y07"], False),
        (["p05"], [], [], False),
    ],
)
def test_without_supplies_only_a_card_that_pays_lets_somebody_rest(
    kit: list[str], gear: list[str], mods: list[str], able: bool
) -> None:
    g = gathered("security")
    trip(g).supplies, trip(g).landing = 0, 1
    me(g).equipment, trip(g).places[2].gear, trip(g).mods = kit, gear, mods
    assert can_rest(g, 0) == able


@pytest.mark.rule("IV-X-330")
def test_a_card_pays_for_as_many_rests_as_it_says() -> None:
    g = gathered("security")
    trip(g).supplies, trip(g).places[2].gear = 0, ["u09"]
    for _ in range(2):
        assert can_rest(g, 0)
        trip(g).pending = [Pending("rest", 0)]
        Played(use(g, UseCard(0, "u09", 0))).through()
        trip(g).pending, trip(g).turn_notes = [], TurnNotes()
    assert not can_rest(g, 0)


@pytest.mark.rule("IV-X-702")
@pytest.mark.parametrize(
    ("charges", "whose", "sector", "offered"), [(1, 1, 2, True), (0, 1, 2, False), (1, 0, 2, False)]
)
def test_a_skill_needs_a_charge_and_whom_it_speaks_of(charges: int, whose: int, sector: int, offered: bool) -> None:
    g = gathered("security")
    me(g).charges = charges
    injury = Pending("injury", whose, "wound", sector=2)
    trip(g).pending = [injury]
    assert (UseSkill(0) in reactions(g, 0, injury)) == offered
    if offered:
        Played(use(g, UseSkill(0))).through()
        assert (me(g).charges, injury.who) == (0, 0)


@pytest.mark.rule("IV-X-603")
def test_too_full_a_hand_is_not_played_from() -> None:
    g = gathered("security", "R:acc")
    me(g).hand = [FAR] * 3
    assert PlayCard(0, FAR) in usable(g, 0, "check")
    me(g).hand = [FAR] * 20
    assert PlayCard(0, FAR) not in usable(g, 0, "check")


@pytest.mark.rule("IV-X-1206")
def test_field_equipment_serves_who_is_in_its_sector_and_not_who_carries_it() -> None:
    g = gathered("security", "kit:f06")
    assert usable(g, 0, "any") == []
    me(g).equipment, trip(g).places[2].gear = [], ["f06"]
    assert [UseCard(who, "f06", 0) in usable(g, who, "any") for who in range(4)] == [True, True, True, False]


@pytest.mark.rule("IV-X-602")
def test_once_a_round_is_once_for_everybody() -> None:
    g = gathered("security")
    trip(g).places[2].gear = ["f06"]
    Played(use(g, UseCard(0, "f06", 0))).through()
    assert usable(g, 1, "any") == []
    trip(g).round_notes = RoundNotes()
    assert usable(g, 1, "any") == [UseCard(1, "f06", 0)]


@pytest.mark.rule("IV-X-602")
@pytest.mark.parametrize(
    ("turn", "actions", "situation", "able"),
    [(0, 1, "", True), (1, 1, "", False), (0, 0, "", False), (0, 1, "R:acc", False)],
)
def test_a_card_that_is_an_action_takes_one_of_ones_own_turn(
    turn: int, actions: int, situation: str, able: bool
) -> None:
    g = gathered("science", f"card:SC26 {situation}")
    trip(g).who, trip(g).actions = turn, actions
    assert (PlayCard(0, "SC26") in usable(g, 0, "turn")) == able
    if able:
        Played(use(g, PlayCard(0, "SC26"))).through()
        assert trip(g).actions == 0


@pytest.mark.rule("IV-X-507")
def test_a_card_in_the_check_of_another_is_as_if_that_one_had_played_it() -> None:
    g = gathered("security", "R:acc")
    checked(g).who = 1
    me(g).hand = ["SE10"]
    before = [len(one.spent) for one in trip(g).team]
    Played(use(g, PlayCard(0, "SE10"))).through()
    assert [len(one.spent) for one in trip(g).team] == [before[0], before[1] - 1, *before[2:]]
    assert me(g).deck.discards[-1:] == ["SE10"]


@pytest.mark.rule("IV-X-602")
def test_what_is_not_for_a_check_stays_its_owners_in_the_check_of_another() -> None:
    g = gathered("security", "R:acc kit:p33")
    checked(g).who = 1
    injury = Pending("injury", 1, "wound", sector=2)
    trip(g).pending = [injury]
    Played(use(g, UseSkill(0))).through()
    assert injury.who == 0


@pytest.mark.rule("IV-X-1013")
def test_each_piece_of_gear_that_was_used_counts_once() -> None:
    g = gathered("security")
    trip(g).places[2].gear = ["f06"]
    for card, count in (("f06", 1), ("f06", 1), ("p33", 2)):
        trip(g).pending = [Pending("injury", 0, "exhaustion", sector=2)]
        Played(use(g, UseCard(0, card, 0))).through()
        assert trip(g).tallies.gear == count
