"""The vocabulary: reading effects, choosing, paying, and that every word is carried out by somebody."""

import pytest

from games.andromeda.battlefields import Played, bare_table, give
from games.andromeda.tables import TEST, carried_out, rich_table
from starboard.games.andromeda.effects.effects import HEGEMON_OPS, OPS, carry_out, may_effect, op
from starboard.games.andromeda.moves.effect_moves import Accept, Choose, Decline, Take
from starboard.games.andromeda.notation.grammar import VOCABULARY, BadEffect, parse


def test_every_word_is_carried_out_by_somebody() -> None:
    # `range` is looked up where ranges are counted, and nothing happens by itself.
    assert set(VOCABULARY) - {*OPS, *HEGEMON_OPS} <= {"range"}


@pytest.mark.parametrize(
    "text",
    [
        "",
        "none",
        "gain(ice,2)",
        "tactics(1);gain(energy,1)",
        "acquire_module(any,1)|acquire_module(any,0)&acquire_module(any,0)",
        "pay(energy,2)->advance(science,1)",
        "heg_dice(-1)",
        "discovery_stack(1)",
    ],
)
def test_an_effect_is_read(text: str) -> None:
    assert parse(text).text == text


def test_the_parts_of_an_effect_are_kept_apart() -> None:
    effect = parse("pay(any,1)->gain(credit,2)&vp(1)|tactics(1);repair(2)")
    (paid, free), (repair,) = effect.steps
    assert paid.cost is not None
    assert [call.name for call in (paid.cost, *paid.calls)] == ["pay", "gain", "vp"]
    assert free.cost is None
    assert repair.calls[0].args == (2,)


@pytest.mark.parametrize(
    "text",
    ["gain(ice)", "gain(gold,1)", "gian(ice,1)", "gain ice", "gain(ice,1);", "advance(up,1)", "vp(x)", "vp(1)||vp(2)"],
)
def test_what_is_no_effect_is_refused(text: str) -> None:
    with pytest.raises(BadEffect):
        parse(text)


def test_a_word_is_registered_once_and_only_if_it_is_in_the_vocabulary() -> None:
    for name in ("gain", "no_such_word"):
        with pytest.raises(ValueError, match=name):
            op(name)


@pytest.mark.rule("AE-B-7.7")
def test_a_plain_gain_is_taken_without_a_question() -> None:
    assert carried_out(bare_table(), "gain(ice,2);vp(1)") == "ice+2 vp+1"


def test_the_player_chooses_among_what_can_be_done() -> None:
    g = bare_table()
    play = Played(carry_out(g, 0, parse("gain(ice,1)|gain(energy,2)|build_dev(0)"), TEST))
    assert play.asked == (0, "choose")
    assert [move.term for move in play.offers if isinstance(move, Choose)] == [0, 1]
    play.answer(play.offers[1])
    assert g.players[0].resources[0] == 2


def test_where_only_one_term_can_be_done_nobody_is_asked() -> None:
    assert carried_out(bare_table(), "gain(ice,1)|build_dev(0)") == "ice+1"


def test_nobody_must_pay() -> None:
    g = bare_table()
    give(g, 0, energy=2)
    effect = "pay(energy,2)->vp(3)"
    play = Played(carry_out(g, 0, parse(effect), TEST))
    assert play.offers == [Accept("core_cargo"), Decline("core_cargo")]
    play.answer(Decline("core_cargo"))
    assert play.over
    assert g.players[0].vp == 0
    assert carried_out(g, effect, [Accept("core_cargo")]) == "energy-2 vp+3"


def test_what_cannot_be_paid_is_not_offered() -> None:
    g = bare_table()
    assert not may_effect(g, 0, parse("pay(energy,2)->vp(3)"), TEST)
    assert may_effect(g, 0, parse("pay(energy,2)->vp(3);gain(ice,1)"), TEST)


def test_both_words_of_a_pair_are_done_as_far_as_they_can_be() -> None:
    g = rich_table()
    assert carried_out(g, "gain(any,1)&build_dev(0)", [Take(nano=1)]) == "nano+1"
