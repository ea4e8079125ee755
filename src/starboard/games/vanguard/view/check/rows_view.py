"""What the dice of a check could do, row by row: combinations, special effects and outcomes (IV-X-510 to IV-X-543)."""

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from starboard.games.vanguard.board.dice_fits import compulsory_sets
from starboard.games.vanguard.content import campaign
from starboard.games.vanguard.moves.exploration_moves import Combine
from starboard.games.vanguard.names.effect_names import Words, words_in_play
from starboard.games.vanguard.names.names import named
from starboard.games.vanguard.notation.actions import Action, Special
from starboard.games.vanguard.notation.grammar import Effect
from starboard.games.vanguard.notation.requirement import Requirement
from starboard.games.vanguard.notation.symbols import ROWS
from starboard.games.vanguard.odds.asked.check_asked import sure_row
from starboard.games.vanguard.rules.basics.conditions import condition_in
from starboard.games.vanguard.rules.check import check_specials
from starboard.games.vanguard.rules.check.check_modify import COMBINE, combos
from starboard.games.vanguard.rules.check.dice_pool import check_of, without_accidents
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.games.vanguard.view.check.fits_view import Lying, RowView, Ways, cover_of, fits_of, lying
from starboard.games.vanguard.view.check.kept import Kept
from starboard.kernel import Message

ROLLED = 3
"""The step in which dice are rolled: before it there is nothing to foretell."""


class Rows(NamedTuple):
    """The rows of a check, from the top."""

    combos: list[RowView]
    specials: list[RowView]
    outcomes: list[RowView]
    forecast: str
    """The outcome that the dice give if nothing more is done; empty where they give none."""


@Kept
def rows_of(g: VanguardState, action: Action | None) -> Rows:
    """Every row that is still to come, and what the dice would do there."""
    dice = lying(g)
    check = check_of(g)
    wanted = _needed(g, action)
    left, specials, instant = dice.places, [], ""
    for number, special, requirement in _specials_left(g, action):
        row = _special_row(g, number, special, requirement, dice, left, wanted)
        left = tuple(place for place in left if place not in row.takes)
        instant = instant or (special.instant if row.takes else "")
        specials.append(row)
    outcomes = [_outcome_row(g, name, action, dice, left, wanted[name]) for name in wanted if action is not None]
    forecast = check.row or instant or (sure_row(g, action) if action is not None else "")
    if not forecast and check.step >= ROLLED and action is not None and not action.tracks:
        forecast = next((row.key for row in outcomes if row.cover is not None), "")
    return Rows(list(_combos(g, dice)), specials, outcomes, forecast)


# -- Combinations ------------------------------------------------------------------------------------------------------


def _combos(g: VanguardState, dice: Lying) -> Iterator[RowView]:
    """IV-X-510, IV-X-511: of the cards in hand, then of the global condition. What cannot be triggered now is not met,
    whatever the dice show."""
    check = check_of(g)
    if check.step > COMBINE:
        return
    able = set(combos(g))
    places = tuple(without_accidents(list(dice.pool.dice)))
    for move, requirement, effect in _combinations(g):
        yield RowView(
            key=f"combine:{move.card}:{move.n}",
            name=named(g, move.card),
            said=_effect_said(words_in_play(g), effect),
            ways=requirement.ways,
            fits=fits_of(dice, requirement.ways, places),
            cover=cover_of(dice, requirement.ways, places) if move in able else None,
            takes=(),
        )


def _combinations(g: VanguardState) -> Iterator[tuple[Combine, Requirement, Effect]]:
    check = check_of(g)
    cards = campaign[g.campaign].section_cards
    for card in dict.fromkeys(g.expedition.team[check.who].hand):
        yield Combine(card, 0), cards[card].combo, cards[card].lower
    condition = condition_in(g, check.sector)
    for number, combo in enumerate(condition.combos if condition is not None else ()):
        assert condition is not None
        yield Combine(condition.id, number), combo.requirement, combo.effect


# -- Special effects ---------------------------------------------------------------------------------------------------


def _specials_left(g: VanguardState, action: Action | None) -> Iterator[tuple[int, Special, Requirement | None]]:
    """IV-X-531: those of the global condition first; not those that have been resolved. A card may let the first one
    that needs several dice be met with a die less."""
    check = check_of(g)
    if check.step > check_specials.STEP:
        return
    condition = condition_in(g, check.sector)
    lines = [line.special for line in condition.specials] if condition is not None else []
    first = check.notes.special if check.step == check_specials.STEP else 0
    is_eased = "special" in check.notes.excused
    for number, special in enumerate([*lines, *(action.specials if action is not None else ())]):
        if number < first:
            continue
        requirement = special.requirement
        if is_eased and requirement is not None and any(len(way) > 1 for way in requirement.ways):
            requirement, is_eased = _eased(requirement), False
        yield number, special, requirement


@lru_cache(maxsize=1 << 8)
def _eased(requirement: Requirement) -> Requirement:
    return Requirement(requirement.text, tuple(way[:-1] if len(way) > 1 else way for way in requirement.ways))


def _special_row(
    g: VanguardState,
    number: int,
    special: Special,
    requirement: Requirement | None,
    dice: Lying,
    left: tuple[int, ...],
    wanted: dict[str, Ways],
) -> RowView:
    ways = requirement.ways if requirement is not None else ()
    # An accident that is asked for is only ever a natural one.
    able = dice.natural() if all("accident" in way for way in ways) else dice
    return RowView(
        key=f"special:{number}",
        name=None,
        said=_special_said(words_in_play(g), special),
        ways=ways,
        fits=fits_of(able, ways, dice.places),
        cover=cover_of(able, ways, left) if ways else None,
        takes=_taken(special, requirement, dice, left, wanted) if requirement is not None else (),
    )


def _taken(
    special: Special, requirement: Requirement, dice: Lying, left: tuple[int, ...], wanted: dict[str, Ways]
) -> tuple[int, ...]:
    """IV-X-532: the dice that must go; where there is a choice, those without which the best outcome is left."""
    lie = tuple(dice.pool.dice[place] for place in left)
    sets = [tuple(left[one] for one in places) for places in compulsory_sets(lie, requirement, special.once)]
    if len(sets) < 2:
        return sets[0] if sets else ()

    def outcome(places: tuple[int, ...]) -> int:
        rest = tuple(place for place in left if place not in places)
        met = [number for number, ways in enumerate(wanted.values()) if cover_of(dice, ways, rest) is not None]
        return min(met, default=len(wanted))

    return min(sets, key=outcome)


# -- Outcomes ----------------------------------------------------------------------------------------------------------


def _needed(g: VanguardState, action: Action | None) -> dict[str, Ways]:
    """What each outcome needs, from the top; a card may excuse one symbol of two or more."""
    if action is None:
        return {}
    is_excused = "need" in check_of(g).notes.excused
    return {name: _ways(action.rows[name].requirement, is_excused) for name in ROWS if name in action.rows}


@lru_cache(maxsize=1 << 10)
def _ways(requirement: Requirement | None, is_excused: bool) -> Ways:
    ways = requirement.ways if requirement is not None else ()
    if not is_excused:
        return ways
    shorter = ((*way[:place], *way[place + 1 :]) for way in ways if len(way) > 1 for place in range(len(way)))
    return tuple(dict.fromkeys((*ways, *shorter)))


def _outcome_row(
    g: VanguardState, name: str, action: Action, dice: Lying, left: tuple[int, ...], wanted: Ways
) -> RowView:
    row = action.rows[name]
    ways = row.requirement.ways if row.requirement is not None else ()
    return RowView(
        key=name,
        name=None,
        said=_effect_said(words_in_play(g), row.effect),
        ways=ways,
        fits=fits_of(dice, ways, dice.places),
        cover=cover_of(dice, wanted, left),
        takes=(),
    )


# -- Words -------------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=1 << 10)
def _effect_said(words: Words, effect: Effect) -> Message:
    return words.effect(effect)


@lru_cache(maxsize=1 << 10)
def _special_said(words: Words, special: Special) -> Message:
    return words.special(special)
