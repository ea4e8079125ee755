"""Chapter 5 at its edges: what only one more or one less would change."""

import pytest

from games.vanguard.proving_ground import DANGER_FACE, Played, check, do, landed, load, one, own, picks, trip
from starboard.games.vanguard.content import campaign
from starboard.games.vanguard.content.dice import NUMBER_OF
from starboard.games.vanguard.moves.exploration_moves import Combine, Exert, GiveDie, GoOn
from starboard.games.vanguard.notation.actions import parse_action
from starboard.games.vanguard.rules.cards.hand import hand_limit
from starboard.games.vanguard.rules.check.check import dice_check
from starboard.games.vanguard.rules.check.check_modify import combine, combos
from starboard.games.vanguard.rules.check.check_outcomes import mark_outcome, resolve_outcome, resolve_row
from starboard.games.vanguard.rules.check.check_support import helpers, supporters
from starboard.games.vanguard.state.expedition_state import Check, PoolDie
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.games.vanguard.state.notes import TurnNotes

EASY = "green: D -> nothing\nred -> nothing"
RED = ["red_basic"] * 3


def asking(g: VanguardState, action: str = EASY, sector: int = 0) -> Played:
    """A check before any die was chosen."""
    return Played(dice_check(g, 0, "prepare", 0, parse_action(action), sector))


def current(g: VanguardState) -> Check:
    found = trip(g).check
    assert found is not None
    return found


@pytest.mark.rule("IV-X-501")
def test_an_effect_lets_fewer_dice_be_rolled() -> None:
    g = landed("re")
    own(g, 0, RED)
    assert asking(g).question.most == 3
    do(g, "note fewer-dice 1 round")
    assert asking(g).question.most == 2
    do(g, "note fewer-dice 5 round")
    assert asking(g).question.most == 0


@pytest.mark.rule("IV-X-550")
@pytest.mark.parametrize(("promised", "back"), [(0, 0), (1, 1), (2, 2)])
def test_as_many_dice_come_back_after_the_check_as_were_promised(promised: int, back: int) -> None:
    g = landed("re")
    own(g, 0, RED)
    play = asking(g)
    do(g, f"note refresh-after {promised} check")
    play.answer(*picks(*RED)).through()
    assert (len(one(g).available), len(one(g).spent)) == (back, 3 - back)


@pytest.mark.rule("IV-X-502")
def test_nobody_supports_who_cannot_and_nobody_supports_who_must_do_without() -> None:
    g = landed("re", "sc", "en", sectors=(1, 1, 1))
    asking(g)
    assert supporters(g, 0) == [1, 2]
    do(g, "status no-support turn", who=1)
    assert supporters(g, 0) == [2]
    do(g, "status no-support turn", who=0)
    assert supporters(g, 0) == []


@pytest.mark.rule("IV-X-502")
def test_from_afar_nobody_supports() -> None:
    g = landed("re", "sc", sectors=(1, 2))
    asking(g, sector=2)
    assert current(g).sector == 2
    assert supporters(g, 0) == []
    asking(g)
    assert supporters(g, 0) == []
    one(g, 1).sector = 1
    assert supporters(g, 0) == [1]


@pytest.mark.rule("IV-X-502")
@pytest.mark.rule("IV-X-1013")
def test_whoever_supports_twice_is_counted_once() -> None:
    g = landed("re", "sc")
    for _ in range(2):
        own(g, 0, ["red_basic"])
        own(g, 1, ["blue_basic"])
        check(g, EASY, ("red_basic", "bas"), support=[("blue_basic", "bas")]).through()
    assert trip(g).tallies.supported == 1


@pytest.mark.rule("IV-X-507")
def test_those_in_the_next_sector_may_help_and_those_further_off_may_not() -> None:
    g = landed("re", "sc", "en", sectors=(1, 2, 1))
    asking(g)
    assert sorted(helpers(g)) == [1, 2]
    one(g, 1).dead = True
    assert helpers(g) == [2]


@pytest.mark.rule("IV-X-508")
def test_a_bad_feeling_is_kept_for_a_check_with_danger() -> None:
    g = landed("re", "se")
    do(g, "status wary next", who=1)
    own(g, 0, ["red_basic"])
    check(g, EASY, ("red_basic", "bas")).through()
    load(g, DANGER_FACE["rare"])
    do(g, "danger A")
    assert one(g).injuries == [], "the check had no danger die to take away"


@pytest.mark.rule("IV-X-541")
@pytest.mark.parametrize(
    ("needs", "used"), [("fit+D", ["fitness"]), ("R+R", []), ("fit+gat", ["fitness", "gathering"])]
)
def test_only_symbols_are_remembered_as_used(needs: str, used: list[str]) -> None:
    g = landed("re")
    die = NUMBER_OF["red_basic"]
    trip(g).check = Check(0, "prepare", pool=[PoolDie(die, -1, 0, "fitness"), PoolDie(die, -1, 0, "gathering")])
    mark_outcome(g, parse_action(f"green: {needs} -> nothing\nred -> nothing"))
    assert current(g).row == "green"
    assert sorted(current(g).used) == used


@pytest.mark.rule("IV-X-502")
@pytest.mark.rule("IV-X-507")
def test_who_gave_a_die_is_a_supporter_and_who_gave_none_is_not() -> None:
    g = landed("re", "sc", "en")
    own(g, 0, RED)
    own(g, 1, ["blue_basic"])
    own(g, 2)
    play = asking(g).answer(*picks(*RED))
    assert play.asked[1] == "support"
    assert play.offers == [GiveDie("blue_basic"), GoOn()], "who has a die need not exert"
    play.answer(GiveDie("blue_basic"))
    assert current(g).supporters == [1], "nobody asks who has neither dice nor what to exert"


@pytest.mark.rule("IV-X-502")
def test_who_has_only_spent_dice_may_exert_to_support() -> None:
    g = landed("re", "sc")
    own(g, 0, RED)
    own(g, 1, spent=["blue_basic", "blue_basic"])
    assert asking(g).answer(*picks(*RED)).offers == [Exert(1), GoOn()]


@pytest.mark.rule("IV-X-603")
@pytest.mark.rule("IV-X-510")
def test_cards_above_the_limit_of_the_hand_combine_with_nothing() -> None:
    g = landed("re")
    pool = [PoolDie(NUMBER_OF["red_basic"], -1, 0, "vanguard") for _ in range(6)]
    trip(g).check = Check(0, "prepare", pool=pool)
    card = next(iter(campaign[g.campaign].section_cards))
    one(g).hand = [card] * hand_limit(g, 0)
    assert Combine(card, 0) in combos(g)
    one(g).hand.append(card)
    assert Combine(card, 0) not in combos(g)


@pytest.mark.rule("IV-X-550")
@pytest.mark.parametrize(
    ("shown", "row"),
    [
        (["fitness", "gathering"], "green"),
        (["gathering", "defence"], "green"),
        (["fitness", "defence"], "green"),
        (["fitness"], "red"),
    ],
)
def test_a_card_excuses_any_one_symbol(shown: list[str], row: str) -> None:
    g = landed("re")
    die = NUMBER_OF["red_basic"]
    trip(g).check = Check(0, "prepare", pool=[PoolDie(die, -1, 0, symbol) for symbol in shown])
    action = parse_action("green: fit+gat+def -> nothing\nred -> nothing")
    mark_outcome(g, action)
    assert current(g).row == "red"
    current(g).notes.excused.append("need")
    mark_outcome(g, action)
    assert current(g).row == row


@pytest.mark.rule("IV-X-1013")
def test_what_was_resolved_is_counted_and_who_did_it_last_is_known() -> None:
    g = landed("re", "sc")
    for who, times in ((0, 1), (1, 2)):
        trip(g).check = Check(who, "threat:T91", sector=1)
        Played(resolve_row(g, parse_action(EASY), "green")).through()
        assert (trip(g).tallies.green, trip(g).tallies.threat_green) == (times, times)
        assert trip(g).last["green"] == who
    trip(g).check = Check(0, "prepare", sector=1)
    Played(resolve_row(g, parse_action(EASY), "green")).through()
    assert (trip(g).tallies.green, trip(g).tallies.threat_green) == (3, 2)


@pytest.mark.rule("IV-X-1013")
def test_only_green_rows_of_threats_count_as_such() -> None:
    g = landed("re", "sc")
    trip(g).check = Check(0, "threat:T91", sector=1)
    Played(resolve_row(g, parse_action(EASY), "red")).through()
    assert (trip(g).tallies.red, trip(g).tallies.threat_green) == (1, 0)


@pytest.mark.rule("IV-X-561")
@pytest.mark.parametrize(("fields", "row"), [({}, ""), ({"0.red": 1}, "red")])
def test_a_track_of_one_field_is_resolved_when_its_marker_is_there(fields: dict[str, int], row: str) -> None:
    g = landed("re", "sc", sectors=(2, 2))
    trip(g).places[2].pois[-1].tracks = fields
    trip(g).check = Check(0, "poi:902", sector=2)
    action = parse_action("tracks: green 1, red 1\ngreen -> nothing\nred -> supply 1 or charge 1")
    play = Played(resolve_outcome(g, action))
    assert (current(g).row, play.over) == (row, not row)


@pytest.mark.rule("IV-X-1803")
@pytest.mark.rule("IV-X-563")
def test_an_arrow_leads_nowhere_for_somebody_who_died_in_the_row_before() -> None:
    g = landed("re", "sc")
    trip(g).check = Check(0, "prepare", sector=1)
    action = parse_action("yellow: D -> supply 1 or charge 1 => green\ngreen: D -> success 1\nred -> nothing")
    play = Played(resolve_row(g, action, "yellow"))
    one(g).dead = True
    play.through()
    assert trip(g).success == 0


@pytest.mark.rule("IV-X-536")
def test_an_instant_row_is_the_marked_one() -> None:
    g = landed("re", "sc")
    own(g, 0, ["red_basic"])
    action = "special: acc -> !red\ngreen: D -> nothing\nred -> supply 1 or charge 1"
    check(g, action, ("red_basic", "acc"))
    assert current(g).row == "red"


@pytest.mark.rule("IV-X-511")
def test_a_combination_that_is_limited_to_a_turn_comes_back_with_the_next() -> None:
    g = landed("se")
    trip(g).check = Check(0, "prepare", sector=1, pool=[PoolDie(0, -1, 0, "xenology") for _ in range(2)])
    limited = Combine("C90", 1)
    assert limited in combos(g)
    Played(combine(g, limited)).through()
    assert limited not in combos(g)
    trip(g).turn_notes = TurnNotes()
    assert limited in combos(g)
