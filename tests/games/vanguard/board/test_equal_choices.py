"""What nobody is asked about, and what somebody is: one module decides what may be treated as equal."""

import pytest

from games.vanguard.proving_ground import Played, check, face, landed, own
from starboard.games.vanguard.board import equal_choices
from starboard.games.vanguard.content.dice import FACES, KINDS, NUMBER_OF
from starboard.games.vanguard.content.rule_figures import RULES
from starboard.games.vanguard.moves.exploration_moves import Combine, DiscardCard, SpendDice
from starboard.games.vanguard.notation.actions import Special, parse_special
from starboard.games.vanguard.notation.symbols import VANGUARD
from starboard.games.vanguard.rules.cards.hand import discard_cards
from starboard.games.vanguard.state.check_state import PoolDie
from starboard.games.vanguard.state.member_state import Injury


def die(id: str, shows: str, owner: int = 0) -> PoolDie:
    return PoolDie(NUMBER_OF[id], face(id, shows), owner)


def specials(*texts: str) -> list[Special]:
    return [parse_special(text) for text in texts]


# -- Dice ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IV-X-505")
@pytest.mark.parametrize(
    ("one", "other", "alike"),
    [
        (die("red_basic", "van"), die("red_basic", "van"), True),
        (die("red_basic", "van"), die("red_wild", "van"), False),
        (die("red_basic", "van"), die("red_basic", "van", 1), False),
        (die("red_basic", "van"), die("red_basic", "bas"), False),
        (die("red_basic", "bas"), PoolDie(NUMBER_OF["red_basic"], -1, 0, "basic"), True),
    ],
)
def test_dice_are_equal_when_kind_owner_and_result_are(one: PoolDie, other: PoolDie, alike: bool) -> None:
    """p. 32: the pool is shared, but every die goes back to its owner."""
    assert (equal_choices.look_of(one) == equal_choices.look_of(other)) == alike
    assert equal_choices.different_dice([one, other], [0, 1]) == ([0] if alike else [0, 1])


@pytest.mark.rule("IV-X-513")
def test_sets_of_dice_are_equal_when_the_same_dice_stay() -> None:
    pool = [die("red_basic", "van"), die("red_basic", "van"), die("red_wild", "van")]
    assert equal_choices.different_sets(pool, [(1, 2), (0, 1), (0, 2)]) == [(0, 1), (0, 2)]
    assert equal_choices.different_sets(pool, [(2,)]) == [(2,)]


@pytest.mark.rule("IV-X-513")
def test_which_of_two_dice_that_look_alike_is_spent_is_asked_when_they_differ_in_kind() -> None:
    g = landed("re", "sc", sectors=(1, 2))
    own(g, 0, ["red_fitness", "red_wild"])
    g.expedition.team[0].hand, g.expedition.team[0].charges = ["RE04"], 0
    play = check(g, "green: 2D -> nothing\nred -> nothing", ("red_fitness", "van"), ("red_wild", "van"))
    play.answer(Combine("RE04", 0))
    assert (play.asked[1], play.offers) == ("spend", [SpendDice((0,)), SpendDice((1,))])


@pytest.mark.rule("IV-X-506")
@pytest.mark.parametrize("kind", range(len(KINDS)))
def test_any_result_is_every_face_of_the_die_and_nothing_else(kind: int) -> None:
    """p. 14: a die is turned to a face that it has."""
    for up in range(len(FACES[kind])):
        results = equal_choices.different_results(PoolDie(kind, up, 0))
        assert set(results) == set(FACES[kind])
        assert len(results) == len(set(results))
        assert results[-1] == FACES[kind][up], "the face already up comes last"


@pytest.mark.rule("IV-X-580")
def test_every_die_has_a_vanguard() -> None:
    """The odds count on it where a die may be set to any of its faces."""
    assert all((VANGUARD,) in faces for faces in FACES)


@pytest.mark.rule("IV-X-405")
def test_nobody_refreshes_fewer_dice_than_possible() -> None:
    assert (equal_choices.refreshed_at_least(5, 3), equal_choices.refreshed_at_least(2, 3)) == (2 + 1, 2)


@pytest.mark.rule("IV-X-401")
@pytest.mark.parametrize(("kinds", "waits"), [([], False), ([3], True), ([3, 4], False)])
def test_exertion_can_wait_where_one_kind_of_dice_is_to_be_used(kinds: list[int], waits: bool) -> None:
    assert equal_choices.exertion_can_wait(kinds) == waits


@pytest.mark.rule("IV-X-541")
def test_a_row_is_met_by_the_way_with_a_symbol_that_was_named() -> None:
    ways = (("science",), ("fitness", "red"), ("biology",))
    assert list(equal_choices.ways_in_order(ways, [])) == list(ways)
    assert list(equal_choices.ways_in_order(ways, ["fitness"])) == [ways[1], ways[0], ways[2]]


# -- Cards and tokens ------------------------------------------------------------------------------------------------


@pytest.mark.rule("IV-X-1605")
def test_injury_cards_are_equal_when_everything_about_them_is() -> None:
    """p. 40: which card is removed is the player's choice, also between face-up and face-down ones."""
    assert equal_choices.are_equal_injuries([Injury("wound"), Injury("wound")])
    others = [Injury("panic"), Injury("wound", True), Injury("wound", die=True), Injury("wound", marker="moss")]
    assert not any(equal_choices.are_equal_injuries([Injury("wound"), other]) for other in others)


def test_copies_of_a_card_are_equal() -> None:
    assert equal_choices.different_cards(["m01", "p02", "m01"]) == ["m01", "p02"]


@pytest.mark.rule("IV-X-406")
def test_which_of_two_copies_is_discarded_is_not_asked() -> None:
    g = landed("re", "sc")
    one = g.expedition.team[0]
    one.hand = ["RE01", "RE01"]
    assert Played(discard_cards(g, 0, 1, "IV-X-406")).over
    assert (one.hand, one.deck.discards[-1:]) == (["RE01"], ["RE01"])


@pytest.mark.rule("IV-X-603")
def test_a_card_of_which_there_are_two_copies_is_offered_once() -> None:
    g = landed("re", "sc")
    g.expedition.team[0].hand = ["RE01", "RE04", "RE01"]
    play = Played(discard_cards(g, 0, 1, "IV-X-603"))
    assert play.offers == [DiscardCard("RE01"), DiscardCard("RE04")]


@pytest.mark.rule("IV-X-1410")
def test_lead_tokens_are_equal_when_their_print_is() -> None:
    first: dict[tuple[object, ...], int] = {}
    for token in reversed(range(len(RULES.tokens))):
        first[(RULES.tokens[token],)] = token
    assert equal_choices.different_leads(range(len(RULES.tokens))) == sorted(first.values())
    assert len(first) < len(RULES.tokens)


@pytest.mark.rule("IV-S-2303")
def test_dice_of_a_crew_board_are_equal_when_their_kind_is() -> None:
    red, wild = NUMBER_OF["red_basic"], NUMBER_OF["red_wild"]
    assert equal_choices.have_equal_dice([red, red, red])
    assert not equal_choices.have_equal_dice([red, wild, red])
    assert equal_choices.different_kinds([wild, red, wild]) == sorted({red, wild})


# -- Danger and injury dice ------------------------------------------------------------------------------------------


@pytest.mark.rule("IV-X-508")
def test_danger_dice_are_equal_when_box_and_symbol_are() -> None:
    danger = [["C", "rare"], ["A", "rare"], ["A", "rare"], ["A", "common"]]
    assert equal_choices.different_danger(danger) == [("A", "common"), ("A", "rare"), ("C", "rare")]


@pytest.mark.rule("IV-X-521")
@pytest.mark.parametrize(
    ("faces", "strikes", "matters"), [([0, 1], True, True), ([0, 1], False, False), ([1, 1], True, False)]
)
def test_the_order_of_injury_dice_matters_only_where_one_strikes(
    faces: list[int], strikes: bool, matters: bool
) -> None:
    assert equal_choices.order_matters(faces, strikes) == matters


# -- Special effects -------------------------------------------------------------------------------------------------


@pytest.mark.rule("IV-X-583")
@pytest.mark.parametrize(
    ("text", "unwanted"),
    [
        ("acc -> red +1", True),
        ("acc -> use 1 D", True),
        ("acc -> use 1 D or danger A", True),
        ("acc -> charge 1", False),
        ("acc -> red -1", False),
        ("acc -> green +1", False),
        ("acc/fit -> red +1", False),
        ("fit -> red +1", False),
        ("if alone -> red +1", False),
    ],
)
def test_nobody_takes_a_vanguard_for_an_accident_that_only_harms(text: str, unwanted: bool) -> None:
    assert equal_choices.is_unwanted(parse_special(text)) == unwanted


@pytest.mark.rule("IV-X-536")
@pytest.mark.parametrize(
    ("text", "setback"),
    [("if alone -> !red", True), ("if alone -> red +1", True), ("if alone -> !green", False), ("fit -> red -1", False)],
)
def test_what_a_setback_is(text: str, setback: bool) -> None:
    assert equal_choices.is_setback(parse_special(text)) == setback


@pytest.mark.rule("IV-X-535")
@pytest.mark.parametrize(
    ("text", "later", "plain"),
    [
        ("fit -> green +1", [], True),
        ("fit -> green +1", ["gat -> green +1", "2D -> green +1", "acc -> red +1", "if alone -> red +1"], True),
        ("fit -> green +1", ["gat -> green +2"], False),
        ("fit -> green +1", ["gat -> red -1"], False),
        ("fit -> green +1", ["gat -> yellow +1"], False),
        ("fit -> green +1", ["gat -> charge 1"], False),
        ("fit -> green +1", ["if shown sci = 0 -> red +1"], False),
        ("fit+gat -> green +1", [], False),
        ("fit -> green -1", [], False),
        ("fit -> red -1", [], False),
    ],
)
def test_a_vanguard_goes_to_green_without_a_question_only_where_nothing_else_could_want_it(
    text: str, later: list[str], plain: bool
) -> None:
    """pp. 33, 36: which track it serves is asked whenever that makes a difference."""
    assert equal_choices.is_plain_gain(parse_special(text), specials(*later)) == plain


@pytest.mark.rule("IV-X-532")
@pytest.mark.parametrize(
    ("text", "later", "rows", "idle"),
    [
        ("2D -> green +1", [], False, True),
        ("2D -> green +1", [], True, False),
        ("2D -> green +1", ["fit -> red +1"], False, False),
        ("2D -> refresh 1", [], False, False),
    ],
)
def test_dice_that_nothing_needs_any_more_are_not_asked_about(
    text: str, later: list[str], rows: bool, idle: bool
) -> None:
    assert equal_choices.rest_is_idle(parse_special(text), specials(*later), rows) == idle
