"""The exact chances of a dice check: how likely each row, or each track, is to be the outcome (IV-X-501 to IV-X-583).

Where the player still chooses, best play is assumed: what makes the wanted row or a better one most likely, and among
equals what makes the higher rows most likely.
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from fractions import Fraction
from typing import TypeVar

import msgspec

from starboard.games.vanguard.odds.rows.row_best_play import RowPlay
from starboard.games.vanguard.odds.rows.row_chances import needs_of, row_weights
from starboard.games.vanguard.odds.sums.die_by_die import RollSum
from starboard.games.vanguard.odds.sums.effort import Reckoner, TooMuch, Work
from starboard.games.vanguard.odds.sums.wanted_check import COPY, Card, Check, Part, Row, Special, Track, all_faces
from starboard.games.vanguard.odds.tracks.track_best_play import TrackPlay
from starboard.games.vanguard.odds.tracks.track_reach import track_reach
from starboard.games.vanguard.odds.tracks.tracks_too_far import Nearer, Never, within_reach

__all__ = ["Answer", "Card", "Check", "Part", "Row", "Special", "Track", "answer", "by_name", "chances"]

T = TypeVar("T")

MOST_LOOKS = 45_000
"""How much may be looked at for one answer before cards are left out; after that half of it, and so on."""

EVERYTHING = 1 << 40


class Answer(msgspec.Struct, frozen=True):
    """The chance of each of `Check.names`, and the cards that were left out, as places in `Check.cards`, because with
    them there would be too much to look through."""

    chances: tuple[Fraction, ...]
    left_out: tuple[int, ...] = ()


def chances(check: Check) -> tuple[Fraction, ...]:
    """The chance of each of `check.names`."""
    return answer(check).chances


def answer(check: Check) -> Answer:
    """The chances, with as many of the cards as can be looked through."""
    weights, out = with_cards(check, _weights)
    total = sum(weights)
    return Answer(tuple(Fraction(weight, total) for weight in weights), out)


def with_cards(
    check: Check, work_out: Callable[[Check, Work], T], without: Collection[int] = ()
) -> tuple[T, tuple[int, ...]]:
    """Something that is worked out with the cards of a check. Where that is too much, the least useful cards are left
    out: as few as can be, which is found by halving. They are named as well, by their places. `without`: cards that are
    left out anyway."""
    order = [place for place in _by_use(check.cards) if place not in without]
    done: set[object] = set()
    found: T | None = None
    kept, too_many, tries = -1, len(order) + 1, 0
    while too_many - kept > 1:
        count = (kept + too_many) // 2 if tries else len(order)
        cards = tuple(card for place, card in enumerate(check.cards) if place in order[:count])
        # Without cards there is nothing that could be left out.
        work = Work(MOST_LOOKS >> tries if cards else EVERYTHING, done)
        tries += 1
        try:
            found = work_out(msgspec.structs.replace(check, cards=cards), work)
        except TooMuch:
            too_many = count
        else:
            kept = count
    assert found is not None
    return found, tuple(sorted({*range(len(check.cards))} - {*order[:kept]}))


def _by_use(cards: Sequence[Card]) -> list[int]:
    """Cards, the most useful first: those that set dice before those that copy what another die shows, and last those
    that roll; among these the ones for more dice and for dice of any colour first."""

    def use(place: int) -> tuple[bool, bool, int, bool, int]:
        parts = [part for option in cards[place].options for part in option] or [Part("excuse")]
        rolls, copies = parts[0].rolls, any(part.to == COPY for part in parts)
        return rolls, copies, -parts[0].count, parts[0].colour >= 0 or parts[0].shows >= 0, place

    return sorted(range(len(cards)), key=use)


def _weights(check: Check, work: Work) -> list[int]:
    """In how many rolls each outcome comes of it. `TooMuch` if the cards make it too long."""
    dice = all_faces(check)
    if not check.tracks and all(card.roll is None for card in check.cards):
        return row_weights(check, dice)
    play = play_of(check, len(dice), work)
    tables = play.start()
    for die in sorted(check.dice, key=play.kind_of):
        tables = play.rolled(tables, die)
    return play.outcomes(tables)


def play_of(check: Check, most_dice: int, work: Work) -> Reckoner:
    """What works out a check for as many dice as there can be; all of them are dice of the check."""
    nearer = within_reach(check)
    if nearer is check:
        return whole_play_of(check, most_dice, work)
    return Nearer(check, nearer, whole_play_of(nearer, most_dice, work)) if nearer.tracks else Never(check)


def whole_play_of(check: Check, most_dice: int, work: Work) -> Reckoner:
    """The same whether tracks are too far or not."""
    if any(card.roll is not None for card in check.cards):
        return TrackPlay(check, most_dice, work) if check.tracks else RowPlay(check, most_dice, work)
    return RollSum(check, work, track_reach(check) if check.tracks else needs_of(check))


def by_name(check: Check, found: Sequence[Fraction]) -> Mapping[str, Fraction]:
    """Chances by the names of their rows."""
    return dict(zip(check.names, found, strict=True))
