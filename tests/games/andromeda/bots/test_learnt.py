"""The judge that learnt: what it reads, and that it says the same on every machine."""

from itertools import pairwise

import msgspec
import pytest

from starboard.bots import Bot, play_out
from starboard.games.andromeda.bots.admiral import Admiral
from starboard.games.andromeda.bots.judge import Judge, lead, standings_of_others
from starboard.games.andromeda.bots.learnt.learnt_judge import LearntJudge, others_of, plain_lead, row
from starboard.games.andromeda.bots.learnt.network import learnt
from starboard.games.andromeda.bots.learnt.numbers import NAMES, SIDE, side
from starboard.games.andromeda.bots.learnt.warlord import Warlord
from starboard.games.andromeda.bots.rehearsal import Ahead
from starboard.games.andromeda.bots.settler import Settler
from starboard.games.andromeda.state.game_state import AndromedaState
from starboard.games.andromeda.title import ANDROMEDA
from starboard.kernel import Match, new_match
from starboard.neurons import UNIT, Layer, Network, sums_of

TABLES = [(2, {}), (4, {}), (1, {"hegemon": "ofc_2a"})]
SMALL = Network(("a", "b"), (Layer(((2 * UNIT, 0), (0, -UNIT)), (UNIT, 0)), Layer(((UNIT, 3 * UNIT),), (-UNIT,))))


def quick_warlord(seed: int) -> Warlord:
    """A warlord who imagines little."""
    return Warlord(seed, worlds=1)


def halfway(seats: int, options: dict[str, str]) -> AndromedaState:
    match = new_match(ANDROMEDA, seats, 11, options, listening=False)
    play_out(match, [Settler(seat) for seat in range(seats)], 60 * seats, 1)
    g = match.state
    assert isinstance(g, AndromedaState)
    assert g.part == "turn"
    return g


def played(bots: list[Bot], options: dict[str, str]) -> Match:
    match = new_match(ANDROMEDA, len(bots), 3, {"length": 50, **options}, listening=False)
    play_out(match, bots, ANDROMEDA.longest, 1)
    return match


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_every_name_has_its_number(seats: int, options: dict[str, str]) -> None:
    g = halfway(seats, options)
    for who in range(seats):
        sides, rival = others_of(g, who)
        numbers = row(Ahead(g, 0.0), who, sides, rival)
        assert len(numbers) == len(NAMES)
        assert all(type(number) is int for number in numbers)
        found = dict(zip(NAMES, numbers, strict=True))
        assert found["vp"] == g.players[who].vp
        assert found["sides"] == len(g.players)
        assert found["rival_is_hegemon"] == (seats == 1)
        assert sum(found[name] for name in SIDE if name.startswith("is_") and name != "is_hegemon") == 1


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_without_the_network_it_is_the_plain_judge(seats: int, options: dict[str, str]) -> None:
    g = halfway(seats, options)
    ahead = Ahead(g, 1.5)
    for who in range(seats):
        expected = lead(ahead, who, standings_of_others(g, who))
        assert plain_lead(ahead, side(g, who), others_of(g, who)[0]) == pytest.approx(expected)
        silent = LearntJudge(Network(NAMES, (Layer(((0,) * len(NAMES),), (0,)),)))
        assert silent.leads([ahead], who, silent.before(g, who)) == pytest.approx([expected])
        assert Judge().leads([ahead], who, Judge().before(g, who)) == [expected]


def test_a_network_adds_up_whole_numbers() -> None:
    assert sums_of(SMALL.cells(0, 2), [3, 5]) == [6 * UNIT, -5 * UNIT]
    # The second cell is below zero and passes nothing on: 2 * 3 + 1, less 1.
    assert SMALL.rest([6 * UNIT, -5 * UNIT]) == 6.0
    parts = [sums_of(SMALL.cells(place, 1), [value]) for place, value in enumerate((3, 5))]
    assert [sum(cell) for cell in zip(*parts, strict=True)] == [6 * UNIT, -5 * UNIT]


@pytest.mark.parametrize(
    "layers",
    [
        (Layer(((1,),), (0,)),),
        (Layer(((1, 2), (3, 4)), (0, 0)),),
        (Layer(((1, 2),), (0, 0)),),
    ],
)
def test_layers_that_do_not_fit_are_refused(layers: tuple[Layer, ...]) -> None:
    with pytest.raises(ValueError, match="network"):
        Network(("a", "b"), layers)


def test_what_was_learnt_reads_these_numbers_and_is_small() -> None:
    network = learnt()
    assert network.names == NAMES
    assert len(msgspec.json.encode(network)) < 2_000_000


def test_what_the_network_says_depends_on_the_position() -> None:
    g = halfway(2, {})
    judge = LearntJudge()
    before = judge.before(g, 0)
    richer = msgspec.msgpack.decode(msgspec.msgpack.encode(g), type=AndromedaState)
    richer.players[0].resources = [count + 2 for count in richer.players[0].resources]
    values = judge.leads([Ahead(g, 0.0), Ahead(richer, 0.0)], 0, before)
    assert all(poor < rich for poor, rich in pairwise(values))


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_a_warlord_plays_a_whole_match(seats: int, options: dict[str, str]) -> None:
    bots: list[Bot] = [quick_warlord(1), *(Settler(seat) for seat in range(2, seats + 1))]
    match = played(bots, options)
    assert match.over
    assert (
        played([quick_warlord(1), *(Settler(seat) for seat in range(2, seats + 1))], options).outcome == match.outcome
    )


def test_a_warlord_holds_its_own_against_an_admiral() -> None:
    wins = 0
    for seed in range(3):
        for place in (0, 1):
            bots: list[Bot] = [Admiral(seed), Admiral(seed)]
            bots[place] = quick_warlord(seed)
            match = new_match(ANDROMEDA, 2, 500 + seed, {}, listening=False)
            play_out(match, bots, ANDROMEDA.longest, seed)
            assert match.outcome is not None
            wins += place in match.outcome.winners
    assert wins >= 3
