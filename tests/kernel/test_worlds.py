"""Worlds that a seat cannot tell from the true one."""

from ast import literal_eval
from collections.abc import Sequence
from functools import partial
from typing import Any

import pytest

from kernel.scenes import CLOCK, Do, Say, Table, do, heard, refusal, scene, standing, turns
from starboard.kernel import CHECKPOINT, Ballot, Match, Offer, Rules, save

SEEDS = range(20)


def table(match: Match) -> Table:
    g: Any = match.state
    assert isinstance(g, Table)
    return g


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
        offers = {seat: Offer(partial(bids_of, g, seat), secret=True) for seat in range(len(g.hands))}
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
