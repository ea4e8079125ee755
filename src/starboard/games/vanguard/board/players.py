"""Who plays: the seats that are there now, and the sections that each of them commands."""

from collections.abc import Sequence

from starboard.games.vanguard.content.rule_figures import RULES
from starboard.games.vanguard.notation.symbols import SECTIONS
from starboard.games.vanguard.state.game_state import VanguardState


def players(g: VanguardState) -> list[int]:
    """IV-S-0103: the seats whose players are there, in order."""
    return [seat for seat in range(g.seats) if seat not in g.away]


def commanders(seats: Sequence[int]) -> list[int]:
    """IV-X-109: the seat that controls each section. Sections are dealt in turn, until each seat has its number."""
    left = dict(zip(seats, RULES.team.control[len(seats)], strict=True))
    dealt: list[int] = []
    while len(dealt) < len(SECTIONS):
        for seat in seats:
            if left[seat] and len(dealt) < len(SECTIONS):
                left[seat] -= 1
                dealt.append(seat)
    return dealt


def dealt_again(before: Sequence[int], seats: Sequence[int]) -> list[int]:
    """IV-S-0103: the commanders when other people play than before. Players who stay keep as many sections as their
    number allows; the rest go round."""
    left = dict(zip(seats, RULES.team.control[len(seats)], strict=True))
    kept: list[int | None] = []
    for seat in before:
        keeps = left.get(seat, 0) > 0
        if keeps:
            left[seat] -= 1
        kept.append(seat if keeps else None)
    free = [seat for seat in seats for _ in range(left[seat])]
    return [free.pop(0) if seat is None else seat for seat in kept]
