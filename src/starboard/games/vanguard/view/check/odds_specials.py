"""The chances of a check while its special effects are resolved (IV-X-530): nothing is rolled any more, and what is
left to choose is which dice are spent for them."""

from collections.abc import Iterator, Sequence
from itertools import combinations

import msgspec

from starboard.games.vanguard.board.requirements_met import Shown, compulsory, ways
from starboard.games.vanguard.notation import actions
from starboard.games.vanguard.notation.actions import Action
from starboard.games.vanguard.notation.requirement import Requirement
from starboard.games.vanguard.odds.after_the_roll import Ahead, Chances
from starboard.games.vanguard.odds.asked.check_asked import check_asked, lying, promised, specials_of
from starboard.games.vanguard.odds.sums.wanted_check import Check, Track
from starboard.games.vanguard.rules.check.dice_pool import check_of, conversions, shown
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.games.vanguard.view.check.odds_parts import FigureView, OddsView, Worked, bad_of, good_of, rounded, sure
from starboard.games.vanguard.view.check.one_figure import LYING_DICE

SURE_DICE = 2
"""An effect for more bare dice than these may have been eased by a card, and nobody can see that."""


def specials_view(g: VanguardState, action: Action) -> Worked:
    """The outcome with best play, and after each choice of dice for the special effect that is resolved now."""
    number = check_of(g).notes.special
    special = next((one for place, one in enumerate(specials_of(g, action)) if place == number), None)
    is_over = special is None or (special.once and special.text in check_of(g).notes.met)
    asked = _asked(g, check_asked(g, action, number + is_over))
    now = Ahead(asked).now()
    later = _asked(g, check_asked(g, action, number + 1))
    # A question about something other than dice does not change the outcome.
    moves = {"go-on": now if g.expedition.pending else Ahead(later).now()}
    if special is not None and not is_over:
        moves |= dict(_spent(g, special, asked, later))
    found = rounded(now)
    good = good_of(asked.names, found)
    figure = FigureView(chances=found, good=good, sure=sure(asked, now), assumes=LYING_DICE)
    odds = OddsView(phase="rolled", names=asked.names, bad=bad_of(asked.names), figure=figure, most=found)
    return Worked(odds, {key: rounded(chances) for key, chances in moves.items()})


def _asked(g: VanguardState, check: Check) -> Check:
    return msgspec.structs.replace(check, rolled=lying(check_of(g).pool), cards=promised(g))


def _spent(g: VanguardState, special: actions.Special, asked: Check, later: Check) -> Iterator[tuple[str, Chances]]:
    """Each set of dice that can be spent: natural symbols that must be (IV-X-532), or others that may be (IV-X-535)."""
    need = special.requirement
    if need is None or special.steps < 0:
        return
    dice = shown(g)
    times = compulsory(dice, need)
    if times and not _is_certain(special, need, asked):
        return
    times = min(times, 1) if special.once else times
    sets = _natural(dice, need, times) if times else ways(dice, need, conversions(g))
    check = later if special.once else asked
    after = Ahead(msgspec.structs.replace(check, tracks=_moved(check, special, times or 1)))
    for places in sets:
        left = tuple(die for place, die in enumerate(asked.rolled) if place not in places)
        yield f"spend:{','.join(map(str, places))}", after.now(left)


def _is_certain(special: actions.Special, need: Requirement, asked: Check) -> bool:
    """Whether it is known what natural symbols do: neither cards nor gear may have changed that."""
    gear = any(one.first for one in asked.specials if one.track == special.track)
    return not gear and all(len(way) <= SURE_DICE for way in need.ways)


def _natural(dice: Sequence[Shown], need: Requirement, times: int) -> list[tuple[int, ...]]:
    """The dice that may be spent for natural symbols, where that is a choice."""
    if set(need.ways[0]) == {"die"}:
        return list(combinations(range(len(dice)), times * len(need.ways[0])))
    return [(place,) for place, die in enumerate(dice) if compulsory([die], need)]


def _moved(check: Check, special: actions.Special, times: int) -> tuple[Track, ...]:
    """The tracks after the marker was moved."""
    return tuple(
        Track(track.name, max(0, track.fields - times * special.steps)) if track.name == special.track else track
        for track in check.tracks
    )
