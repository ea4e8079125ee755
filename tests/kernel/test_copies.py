"""Copies of a match: forks, worlds that a seat could not tell from the true one, past positions, stored checkpoints."""

from ast import literal_eval
from collections.abc import Sequence
from functools import partial
from typing import Any, ClassVar

import pytest

from kernel.scenes import (
    CLOCK,
    DOS,
    SAYS,
    Do,
    Procedure,
    Say,
    Scene,
    Table,
    ballots,
    do,
    heard,
    refusal,
    scene,
    standing,
    turns,
)
from starboard.kernel import (
    CHECKPOINT,
    Ask,
    Ballot,
    Journal,
    Line,
    Mark,
    Match,
    Message,
    Offer,
    Rules,
    RulesBroken,
    line_of_play,
    load,
    resume,
    save,
)
from starboard.kernel.codec import codec_of
from starboard.kernel.engine import SPACING

SEEDS = range(20)


def table(match: Match) -> Table:
    g: Any = match.state
    assert isinstance(g, Table)
    return g


# Forks


def test_a_fork_stands_where_its_source_does() -> None:
    match = scene(turns)
    do(match, "step", "roll", "pass", "draw", "step")
    fork = match.fork()
    assert fork is not match
    assert fork.state is not match.state
    assert standing(fork) == standing(match)
    assert [fork.view(seat) for seat in (None, 0, 1)] == [match.view(seat) for seat in (None, 0, 1)]


def test_a_fork_goes_its_own_way() -> None:
    match = scene(turns)
    do(match, "step", "step", "step")
    before = standing(match)
    fork = match.fork()
    do(fork, "roll", "draw", "pass", "end")
    assert standing(match) == before
    other = match.fork()
    at_fork = standing(other)
    do(match, "roll", "pass")
    assert standing(other) == at_fork
    do(other, "roll", "pass")
    assert standing(other) == standing(match)


def test_a_fork_in_an_open_ballot_has_the_same_votes() -> None:
    match = scene(ballots, 3)
    do(match, "step")
    match.play(2, Say(2))
    fork = match.fork()
    for copy in (fork, match):
        assert list(copy.waiting) == [0, 1]
        copy.play(0, Say(0))
        copy.play(1, Say(1))
        assert heard(copy)[-1] == repr({0: Say(0), 1: Say(1), 2: Say(2)})


def test_a_fork_of_a_finished_match_is_finished() -> None:
    match = scene(turns)
    do(match, "step", "end")
    fork = match.fork()
    assert fork.over
    assert fork.outcome == match.outcome


def test_a_fork_listens_when_its_source_does() -> None:
    for listening in (True, False):
        match = scene(turns, listening=listening)
        do(match, "step")
        assert bool(match.fork().play(0, Do("roll"))) is listening


def test_forks_of_forks_stand_where_the_first_did() -> None:
    match = scene(turns)
    copy = match.fork()
    for _ in range(10):
        do(match, "step", "roll")
        do(copy, "step", "roll")
        copy = copy.fork()
    assert standing(copy) == standing(match)


# Worlds


def test_the_same_seed_gives_the_same_world() -> None:
    match = scene(turns, 3)
    do(match, "step", "draw", "pass", "step")
    for seed in SEEDS:
        worlds = [match.imagine(0, seed) for _ in range(2)]
        worlds.append(match.fork().imagine(0, seed))
        worlds.append(match.imagine(0, seed, checkpoints=True))
        assert len({world.state_bytes() for world in worlds}) == 1


def test_what_the_seat_cannot_know_differs_from_world_to_world() -> None:
    match = scene(turns, 3)
    worlds = [table(match.imagine(0, seed)) for seed in SEEDS]
    for hidden in (1, 2):
        assert len({tuple(g.hands[hidden]) for g in worlds}) > len(SEEDS) / 2
    assert len({tuple(g.deck.cards) for g in worlds}) == len(SEEDS)
    assert len({g.chance.state for g in worlds}) == len(SEEDS)
    assert all(g.chance.state != match.state.chance.state for g in worlds)


def test_a_seat_and_an_onlooker_are_shown_the_same_in_every_world() -> None:
    match = scene(turns, 3)
    do(match, "draw", "step", "pass", "show")
    for seat in range(3):
        for seed in SEEDS:
            world = match.imagine(seat, seed)
            assert world.view(seat) == match.view(seat)
            assert world.view(None) == match.view(None)
            assert (world.waiting, world.position) == (match.waiting, match.position)
            assert table(world).hands[seat] == table(match).hands[seat]


def test_the_dice_to_come_are_drawn_anew() -> None:
    match = scene(turns)
    rolls = ["roll"] * 8
    fork = match.fork()
    do(fork, *rolls)
    futures = set()
    for seed in SEEDS:
        world = match.imagine(0, seed)
        do(world, *rolls)
        futures.add(tuple(heard(world)))
    assert len(futures) == len(SEEDS)
    assert tuple(heard(fork)) not in futures


def test_imagining_leaves_the_match_alone() -> None:
    match = scene(turns, 3)
    do(match, "step", "step", "step")
    before = standing(match)
    for seed in SEEDS:
        do(match.imagine(seed % 3, seed), "roll", "draw", "pass", "end")
    assert standing(match) == before


def hands_bid(g: Table) -> Rules[None]:
    """All bid a card of their hand in secret, by its number; what the others could bid is for them to know."""
    while True:
        yield CHECKPOINT
        offers: dict[int, Offer] = {seat: partial(bids_of, g, seat) for seat in range(len(g.hands))}
        bids = yield Ballot(offers, "scene-ask-bid", deadline=CLOCK)
        g.hear({seat: bid.number for seat, bid in bids.items()})
        g.chance.reveal()


def bids_of(g: Table, seat: int) -> Sequence[Say]:
    return [Say(int(card[-2:])) for card in sorted(g.hands[seat])]


def votes_in(match: Match) -> dict[int, int]:
    """The votes of seats 0 and 1 on the open ballot of three, as they come out when seat 2 has voted too."""
    world = match.fork()
    world.pick(2, 0)
    votes: dict[int, int] = literal_eval(heard(world)[-1])
    return {seat: votes[seat] for seat in (0, 1)}


def test_what_others_wrote_on_an_open_ballot_is_drawn_anew() -> None:
    match = scene(hands_bid, 3)
    match.pick(0, 0)
    match.pick(1, 2)
    worlds = [match.imagine(2, seed) for seed in SEEDS]
    for seat in (0, 1):
        assert len({votes_in(world)[seat] for world in worlds}) > 5
    for world in worlds:
        assert list(world.waiting) == [2]
        # A vote is one that could be cast in that world.
        for seat, number in votes_in(world).items():
            assert f"card-{number:02}" in table(world).hands[seat]


def test_what_the_seat_itself_wrote_on_an_open_ballot_stays() -> None:
    match = scene(hands_bid, 3)
    match.pick(0, 0)
    match.pick(1, 2)
    mine = votes_in(match)[0]
    worlds = [match.imagine(0, seed) for seed in SEEDS]
    assert {votes_in(world)[0] for world in worlds} == {mine}
    assert len({votes_in(world)[1] for world in worlds}) > 5


def test_lists_that_are_made_on_demand_are_made_from_what_the_world_holds() -> None:
    match = scene(hands_bid, 3)
    match.offers(1)
    for seed in SEEDS:
        world = match.imagine(0, seed)
        assert list(world.offers(1)) == bids_of(table(world), 1)
        assert list(world.offers(0)) == list(match.offers(0))


@pytest.mark.parametrize("checkpoints", [False, True])
@pytest.mark.parametrize("moves", [0, 1, 2, 5])
def test_a_fork_of_a_world_is_the_same_world(moves: int, checkpoints: bool) -> None:
    match = scene(turns, 3)
    do(match, "step", "draw", "step")
    world = match.imagine(0, 5, checkpoints)
    do(world, *["roll", "step", "draw", "step", "pass"][:moves])
    fork = world.fork()
    for _ in range(4):
        assert fork.state_bytes() == world.state_bytes()
        do(world, "roll")
        do(fork, "roll")


def test_a_fork_of_a_world_in_an_open_ballot_has_its_votes() -> None:
    match = scene(hands_bid, 3)
    match.pick(0, 0)
    match.pick(1, 2)
    for seed in SEEDS:
        world = match.imagine(2, seed)
        votes = votes_in(world)
        assert votes_in(world.fork()) == votes
        world.pick(2, 0)
        assert votes.items() <= literal_eval(heard(world)[-1]).items()


@pytest.mark.parametrize("checkpoints", [False, True])
def test_a_world_in_a_world_is_one_that_both_seats_could_be_in(checkpoints: bool) -> None:
    match = scene(turns, 3)
    do(match, "step", "draw")
    outer = match.imagine(0, 1, checkpoints)
    do(outer, "step", "pass", "step")
    seen = set()
    for seed in SEEDS:
        inner = outer.imagine(1, seed, checkpoints)
        assert inner.view(1) == outer.view(1)
        assert inner.state_bytes() == outer.imagine(1, seed).state_bytes()
        assert inner.fork().state_bytes() == inner.state_bytes()
        do(inner, "roll", "step")
        assert inner.fork().state_bytes() == inner.state_bytes()
        seen.add(tuple(table(inner).hands[0]))
    assert len(seen) > len(SEEDS) / 2


def test_a_world_has_no_log_and_makes_no_events() -> None:
    match = scene(turns)
    do(match, "step", "step")
    world = match.imagine(0, 1)
    assert world.play(0, Do("roll")) == []
    assert world.events == []
    assert world.lines == []
    assert world.count == world.position == 3
    assert refusal(lambda: world.at(0)).message.id == "kernel-no-such-position"
    with pytest.raises(ValueError, match="imagined"):
        save(world)


def test_a_world_does_not_hand_out_what_it_was_drawn_from() -> None:
    match = scene(hands_bid, 3)
    match.pick(1, 2)
    for world in (match.imagine(0, 1), match.imagine(0, 1).fork(), match.imagine(0, 1).imagine(0, 2)):
        assert world.header.seed == 0
        with pytest.raises(ValueError, match="imagined"):
            world.checkpoint  # noqa: B018  looking is what is tested
        with pytest.raises(ValueError, match="imagined"):
            world.since  # noqa: B018


def test_in_a_world_moves_can_be_taken_back_that_were_made_in_it() -> None:
    match = scene(turns)
    do(match, "step")
    for checkpoints in (False, True):
        world = match.imagine(0, 1, checkpoints)
        states = [world.state_bytes()]
        for _ in range(6):
            do(world, "step")
            states.append(world.state_bytes())
        for state in states[-2::-1]:
            world.undo(0)
            assert world.state_bytes() == state
        world.redo(0)
        assert world.state_bytes() == states[1]


@pytest.mark.parametrize("free", [False, True])
def test_no_undo_leads_from_a_world_back_to_the_truth(free: bool) -> None:
    match = scene(turns, 3, free_undo=free)
    do(match, "step", "step", "step")
    truth = [match.at(position).state_bytes() for position in range(4)]
    for seed in SEEDS:
        world = match.imagine(0, seed)
        while world.why_no_undo(0) is None:
            world.undo(0)
            assert world.state_bytes() not in truth
            do(world.fork(), "roll")


def test_no_vote_that_is_taken_back_leads_from_a_world_to_the_truth() -> None:
    match = scene(hands_bid, 3)
    match.pick(0, 0)
    match.pick(1, 2)
    true_hands, true_vote = table(match).hands[1:], votes_in(match)[1]
    worlds = [match.imagine(0, seed) for seed in SEEDS]
    for world in worlds:
        if world.why_no_undo(0) is None:
            world.undo(0)
            assert table(world).hands[1:] != true_hands
            world.pick(0, 0)
    assert {votes_in(world)[1] for world in worlds} != {true_vote}


# Past positions


def test_at_gives_the_match_as_it_stood_at_every_position() -> None:
    match = scene(turns)
    states = [match.state_bytes()]
    for what in ("step", "roll", "draw", "pass", "step", "show", "pass", "end"):
        do(match, what)
        states.append(match.state_bytes())
    for position, state in enumerate(states):
        past = match.at(position)
        assert past.state_bytes() == state
        assert past.position == position
        assert past.lines == match.lines[:position]


def test_at_counts_the_line_of_play_without_what_was_taken_back() -> None:
    match = scene(turns)
    do(match, "step", "step", "pass")
    match.undo(0)
    do(match, "roll")
    past = match.at(3)
    assert past.state_bytes() == match.state_bytes()
    assert past.lines == line_of_play(match.lines)


def test_from_a_past_position_one_can_go_another_way() -> None:
    match = scene(turns)
    do(match, "step", "roll", "pass")
    before = standing(match)
    past = match.at(1)
    do(past, "draw", "end")
    assert past.over
    assert standing(match) == before


@pytest.mark.parametrize("position", [-1, 3, 99])
def test_a_position_that_is_not_there_is_refused(position: int) -> None:
    match = scene(turns)
    do(match, "step", "step")
    why = refusal(lambda: match.at(position))
    assert why.message == Message("kernel-no-such-position", {"most": 2})


# Stored checkpoints


def journal_of(match: Match) -> Journal:
    journal = Journal(codec_of(match.title).lines)
    for line in match.lines:
        journal.append(line)
    return journal


def test_the_checkpoint_and_the_moves_since_are_the_match() -> None:
    match = scene(turns, 3)
    for what in ("step", "roll", "step", "draw", "pass", "step", "step", "show", "pass", "end"):
        do(match, what)
        again = resume(match.title, match.header, match.checkpoint, match.since, journal_of(match))
        assert again.notice is None
        assert standing(again) == standing(match)


def test_the_moves_since_a_checkpoint_are_those_that_stand() -> None:
    match = scene(turns)
    do(match, "step", "step", "step")
    match.undo(0)
    standing_lines = line_of_play(match.lines)
    assert match.since == standing_lines[match.checkpoint.position :]


class Mended(Scene):
    """The next version of the rules."""

    version: ClassVar[int] = 2


def without_rolls(g: Table) -> Rules[None]:
    """Mended rules: nobody rolls any more, so a stored roll is refused."""
    while True:
        yield CHECKPOINT
        g.hear((yield Ask(g.turn, "scene-ask-do", [DOS[0], DOS[2]])))


def over_rolls(g: Table) -> Rules[None]:
    """Mended rules that stumble over a stored roll."""
    yield CHECKPOINT
    for _ in range(2):
        g.hear((yield Ask(g.turn, "scene-ask-do", DOS)))
    raise KeyError("roll")


def stored() -> Match:
    """A match that was stored three moves after its checkpoint, a roll the last of them."""

    def rules(g: Table) -> Rules[None]:
        while True:
            if len(g.heard) <= SPACING:
                yield CHECKPOINT
            g.hear((yield Ask(g.turn, "scene-ask-do", DOS)))

    match = scene(rules)
    do(match, *["step"] * SPACING, "step", "step", "roll")
    assert match.checkpoint.position == SPACING
    return match


@pytest.mark.parametrize("mended", [without_rolls, over_rolls], ids=lambda mended: mended.__name__)
def test_a_match_whose_last_moves_no_longer_fit_falls_back_to_its_checkpoint(mended: Procedure) -> None:
    match = stored()
    fallen = resume(Mended(mended), match.header, match.checkpoint, match.since, journal_of(match))
    assert fallen.notice == Message("kernel-fell-back", {"moves": 3})
    assert fallen.position == SPACING
    assert fallen.header.rules == 1
    assert heard(fallen) == [repr(Do("step"))] * SPACING
    assert fallen.lines == [*match.lines, *(Line(undo=SPACING + later) for later in (2, 1, 0))]
    assert line_of_play(fallen.lines) == match.lines[:SPACING]


def test_a_match_that_fell_back_goes_on() -> None:
    match = stored()
    fallen = resume(Mended(without_rolls), match.header, match.checkpoint, match.since, journal_of(match))
    assert refusal(lambda: fallen.redo(0)).message.id == "kernel-no-redo"
    do(fallen, "draw", "step")
    fallen.undo(0)
    fallen.redo(0)
    assert heard(fallen)[SPACING:] == [repr(Do("draw")), repr(Do("step"))]
    assert len(line_of_play(fallen.lines)) == fallen.position == SPACING + 2
    loaded = load(save(fallen), find=lambda _: Mended(without_rolls))
    assert loaded.notice is None
    assert standing(loaded) == standing(fallen)


def test_a_saved_match_falls_back_when_it_is_loaded_under_mended_rules() -> None:
    match = stored()
    fallen = load(save(match), find=lambda _: Mended(over_rolls))
    assert fallen.notice == Message("kernel-fell-back", {"moves": 3})
    assert fallen.lines[: match.count] == match.lines
    do(fallen, "step")


def test_the_log_of_a_match_that_fell_back_can_be_followed_under_the_old_rules() -> None:
    match = stored()
    fallen = resume(Mended(without_rolls), match.header, match.checkpoint, match.since, journal_of(match))
    twin = scene(match.title.rules)
    for line in fallen.lines:
        twin.follow(line)
    assert twin.lines == fallen.lines
    assert twin.position == SPACING


def test_a_checkpoint_that_cannot_be_started_is_a_fault_of_the_title() -> None:
    def mended(g: Table) -> Rules[None]:
        yield from ()
        raise KeyError("turn")

    match = stored()
    with pytest.raises(RulesBroken):
        resume(Mended(mended), match.header, match.checkpoint, match.since, journal_of(match))


def test_a_checkpoint_keeps_how_far_undo_may_go() -> None:
    match = scene(turns)
    do(match, "pass", "step", "step", "step")
    assert isinstance(match.checkpoint, Mark)
    again = resume(match.title, match.header, match.checkpoint, match.since, journal_of(match))
    for _ in range(3):
        again.undo(1)
    assert [again.why_no_undo(seat) for seat in (0, 1)] == [None, Message("kernel-no-undo-seat")]


def test_ballots_are_stored_with_the_votes_that_are_in() -> None:
    match = scene(ballots, 3)
    do(match, "step")
    match.play(2, SAYS[3])
    again = resume(match.title, match.header, match.checkpoint, match.since, journal_of(match))
    assert list(again.waiting) == [0, 1]
    assert standing(again) == standing(match)
