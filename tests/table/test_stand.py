"""Where a match stands, as a seat and as an onlooker see it."""

import msgspec

from kernel.scenes import Do, Scene, Table, turns
from starboard.kernel import Match, Move, Stake, new_match
from starboard.kernel.past import Past
from starboard.table.frames import LegalMove
from starboard.table.stand import past_stand, stand_of


class Odds(Scene):
    """A title that can say what comes of a roll."""

    def stake(self, g: Table, seat: int, move: Move) -> Stake | None:
        return Stake({"high": 0.5, "low": 0.5}, costs="high") if move == Do("roll") else None


def staked(match: Match, face: int | None) -> dict[str, Stake]:
    """The moves of a stand that something hangs on, by what is done."""
    moves = stand_of(match, face, "information").moves
    return {legal.move.what: legal.stake for legal in moves if legal.stake is not None}


def test_what_is_at_stake_stands_beside_a_move_for_who_is_asked() -> None:
    match = new_match(Odds(turns), 2, 7)
    asked = match.waiting[0]
    assert staked(match, asked) == {"roll": Stake({"high": 0.5, "low": 0.5}, costs="high")}
    assert staked(match, 1 - asked) == staked(match, None) == {}
    assert past_stand(Past(match), 0, asked).moves == []


def test_a_move_without_a_stake_takes_no_room_for_it() -> None:
    match = new_match(Odds(turns), 2, 7)
    for legal in stand_of(match, match.waiting[0], "information").moves:
        sent = msgspec.json.decode(msgspec.json.encode(legal))
        assert ("stake" in sent) == (legal.stake is not None)
        assert sent.get("stake") == (msgspec.to_builtins(legal.stake) if legal.stake else None)


def test_a_stake_leaves_out_what_it_has_not() -> None:
    legal = LegalMove(Do("roll"), new_match(Odds(turns), 2, 7).caption(0, Do("roll")), Stake({"win": 0.25}, "win"))
    assert msgspec.json.decode(msgspec.json.encode(legal))["stake"] == {"chances": {"win": 0.25}, "sure": "win"}
