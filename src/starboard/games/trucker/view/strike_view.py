"""The meteor or shot in the air: its way, whom it meets where, and what could stop it (GT-B-10.2, GT-B-10.3)."""

from typing import Literal

from starboard.games.trucker.board.current_round import board_for
from starboard.games.trucker.board.ship.attack_lines import Aim, threatened
from starboard.games.trucker.board.ship.defence import cannons_against, shields_against
from starboard.games.trucker.state.game_state import Strike, TruckerState, Weapon
from starboard.games.trucker.view.board_view import SIDES, Side
from starboard.kernel.view import View


class HitView(View, frozen=True):
    """A component that the attack would hit, as the ship is now, with what helps against it."""

    cell: int
    shields: list[int]
    cannons: list[int]
    """The cannons that could shoot it down: only large meteors can be."""


class StrikeView(View, frozen=True):
    """A meteor or shot that somebody faces."""

    what: Weapon
    size: Literal["small", "large"]
    side: Side
    """Where it comes from: front, right, rear, left."""
    dice: list[int]
    lines: list[int]
    """The columns or rows that it follows, as numbers of the grid; empty when it flies past the board."""
    square: int
    """The square where it begins, if the class has it so; -1 if it begins at the edge."""
    seat: int
    """Who faces it."""
    hits: list[HitView]


def strike_view(g: TruckerState) -> StrikeView | None:
    """What is in the air now."""
    strike = g.strike
    if strike is None:
        return None
    return StrikeView(
        what=strike.what,
        size=strike.size,
        side=SIDES[strike.side],
        dice=list(strike.dice),
        lines=list(strike.lines),
        square=strike.square,
        seat=strike.seat,
        hits=_hits(g, strike),
    )


def _hits(g: TruckerState, strike: Strike) -> list[HitView]:
    board, ship = board_for(g, strike.seat), g.truckers[strike.seat].ship
    shootable = strike.what == "meteor" and strike.size == "large"
    return [
        HitView(
            cell=hit.cell,
            shields=shields_against(board, ship, strike.side, hit.cell),
            cannons=cannons_against(board, ship, strike.side, hit.line) if shootable else [],
        )
        for hit in threatened(board, ship, Aim(strike.side, strike.lines, strike.square))
    ]
