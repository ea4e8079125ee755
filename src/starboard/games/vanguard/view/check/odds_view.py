"""The exact chances of a check, live (IV-X-501): for any choice of dice before the roll, and for each thing that can be
done after it. Best play is assumed where somebody still chooses."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from math import prod
from typing import Literal, TypeAlias

from msgspec.structs import replace

from starboard.games.vanguard.content.dice import KINDS
from starboard.games.vanguard.notation.actions import Action
from starboard.games.vanguard.odds.asked.cards_at_hand import Hand, at_hand
from starboard.games.vanguard.odds.asked.check_asked import (
    action_asked,
    check_asked,
    is_left_to_chance,
    promised,
    sure_row,
)
from starboard.games.vanguard.odds.dice_choices import Choices, best_choices, every_choice, groups_of, one_more
from starboard.games.vanguard.odds.sums.wanted_check import Check
from starboard.games.vanguard.rules.cards.passives import total
from starboard.games.vanguard.rules.check.check_support import supporters
from starboard.games.vanguard.rules.check.dice_pool import check_of
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.games.vanguard.view.check.kept import Kept
from starboard.games.vanguard.view.check.odds_parts import (
    AdviceView,
    ChoiceView,
    FigureView,
    Moves,
    OddsView,
    RisksView,
    SupportView,
    Worked,
    accidents,
    bad_of,
    counted,
    good_of,
    risks_view,
    rounded,
)
from starboard.games.vanguard.view.check.odds_rolled import rolled_view
from starboard.games.vanguard.view.check.odds_specials import specials_view
from starboard.games.vanguard.view.check.one_figure import (
    ALL_DICE,
    HELD_DICE,
    TAKEN_DICE,
    Most,
    before_the_roll,
    cards_of,
    certain,
)

Phase: TypeAlias = Literal["choose", "support", "rolled"]
MOST_CHOICES = 320
"""With more different choices than this their chances would take too long; then there is the figure of all dice."""
LITTLE = 0.005
"""A difference that nobody would spend another die for."""
ROLL, LAST = 3, 7
"""The steps in which dice are rolled, and in which the last are taken for something else than the outcome."""


def odds_view(g: VanguardState) -> OddsView | None:
    """The chances, as far as there are any."""
    worked = worked_out(g)
    return worked.odds if worked is not None else None


def worked_out(g: VanguardState) -> Worked | None:
    """The chances, and those after each move."""
    action = action_asked(g)
    if action is None:
        return None
    return _worked_out(g, action)


@Kept
def _worked_out(g: VanguardState, action: Action | None) -> Worked | None:
    assert action is not None
    if check_of(g).step > LAST or check_of(g).row or not is_left_to_chance(g, _most_dice(g)):
        return None
    check, asked = check_of(g), check_asked(g, action)
    own = tuple(sorted(g.expedition.team[check.who].available))
    row = sure_row(g, action)
    if row in asked.names:
        phase: Phase = "rolled" if check.step >= ROLL else "support" if check.hand or not own else "choose"
        return Worked(
            OddsView(phase, asked.names, bad_of(asked.names), certain(asked.names, row), risks=_risks(g, action)), {}
        )
    if check.step == LAST:
        return specials_view(g, action)
    if check.step >= ROLL:
        return rolled_view(g, asked, at_hand(g))
    if check.hand or not own:
        return _support(g, asked, action)
    return _choose(g, asked, action, own)


def promise(g: VanguardState, action: Action) -> tuple[tuple[str, ...], FigureView] | None:
    """The names of the outcomes and the figure of a check that would begin now, with all available dice."""
    if not is_left_to_chance(g, _most_dice(g)):
        return None
    asked, row = check_asked(g, action), sure_row(g, action)
    if row in asked.names:
        return asked.names, certain(asked.names, row)
    own = tuple(sorted(g.expedition.team[check_of(g).who].available))
    return asked.names, before_the_roll(g, replace(asked, dice=own), ALL_DICE)[0]


def _risks(g: VanguardState, action: Action) -> RisksView | None:
    return risks_view(g, action) if check_of(g).step < ROLL else None


def _most_dice(g: VanguardState) -> int:
    """How many dice can still be rolled at once."""
    check = check_of(g)
    if check.step >= ROLL:
        return 0
    own = 0 if check.hand else len(g.expedition.team[check.who].available)
    each = 1 + total(g, check.who, "crowd")
    others = sum(min(each, len(g.expedition.team[other].available)) for other in supporters(g, check.who))
    return len(check.hand) + own + others


# -- Before the roll ---------------------------------------------------------------------------------------------------


def _choose(g: VanguardState, asked: Check, action: Action, own: tuple[int, ...]) -> Worked:
    """The dice are still to be picked up."""
    hand = at_hand(g)
    shown, reach = before_the_roll(g, replace(asked, dice=own), TAKEN_DICE)
    everything = replace(asked, cards=cards_of(g, hand))
    table = _table(replace(asked, cards=promised(g)), everything, hand, own, reach)
    return Worked(replace(table, figure=shown, risks=_risks(g, action)), {})


@lru_cache(maxsize=128)
def _table(asked: Check, everything: Check, hand: Hand, own: tuple[int, ...], reach: Most | None) -> OddsView:
    """The chances of every choice of dice. `everything`: the check with all that is at hand. With too many choices
    there is the figure of all dice alone."""
    view = OddsView("choose", asked.names, bad_of(asked.names), FigureView([], 0.0, "", TAKEN_DICE))
    if prod(len(group) + 1 for group in groups_of(everything, own)) > MOST_CHOICES:
        return view
    most = None
    if reach is not None:
        given = tuple(sorted(die for _, die in reach.given))
        most = every_choice(replace(everything, dice=given), own, without=reach.left_out)
        cards, left_out = counted(everything, hand, reach.left_out)
        support = [SupportView(who=who, die=KINDS[die].id) for who, die in reach.given]
        view = replace(view, cards=cards, left_out=left_out, support=support)
    choices = every_choice(asked, own, groups=most.groups if most is not None else ())
    if most is not None and reach is not None and (most.groups, most.left_out) != (choices.groups, reach.left_out):
        # What can be reached is told where the cards count that are named as counted.
        most = None
    return replace(
        view,
        groups=[[KINDS[die].id for die in group] for group in choices.groups],
        choices=list(_choices(asked, choices, most, reach)),
        advice=_advice([(one.dice, rounded([one.chance])[0]) for one in best_choices(asked, choices)]),
    )


def _advice(found: Sequence[tuple[Sequence[int], float]]) -> list[AdviceView]:
    """The best choice for each number of dice, with the one that is put forward."""
    top = max((chance for dice, chance in found if dice), default=0.0)
    good = [dice for dice, chance in found if dice and chance >= top - LITTLE]
    best = min(good, key=len, default=None)
    return [AdviceView([KINDS[die].id for die in dice], chance, dice is best) for dice, chance in found]


def _choices(asked: Check, choices: Choices, most: Choices | None, reach: Most | None) -> Iterator[ChoiceView]:
    whole = tuple(len(group) for group in choices.groups)
    for counts, chances in sorted(choices.chances.items()):
        able = chances if most is None else most.chances[counts]
        if reach is not None and counts == whole:
            able = reach.chances
        yield ChoiceView(
            dice=counts,
            chances=rounded(chances),
            good=good_of(asked.names, chances),
            most=rounded(able) if asked.wants(able) > asked.wants(chances) else None,
            accidents=accidents(choices.dice(counts)),
        )


def _support(g: VanguardState, asked: Check, action: Action) -> Worked:
    """The dice are picked up, and others are asked for theirs."""
    check, hand = check_of(g), at_hand(g)
    asked = replace(asked, dice=tuple(sorted(kind for _, kind in check.hand)))
    shown, reach = before_the_roll(g, asked, HELD_DICE)
    kinds = {kind for other in supporters(g, check.who) for kind in g.expedition.team[other].available}
    moves = _one_more(replace(asked, cards=promised(g)), tuple(sorted(kinds)))
    view = OddsView(
        "support", asked.names, bad_of(asked.names), shown, risks=_risks(g, action), accidents=accidents(asked.dice)
    )
    if reach is not None:
        cards, left_out = counted(replace(asked, cards=cards_of(g, hand)), hand, reach.left_out)
        view = replace(view, cards=cards, left_out=left_out)
    return Worked(view, moves)


@lru_cache(maxsize=128)
def _one_more(asked: Check, kinds: tuple[int, ...]) -> Moves:
    """The chances with one die more, for each of these kinds."""
    (now, *more), _ = one_more(asked, kinds)
    given = {f"give-die:{KINDS[kind].id}": rounded(found) for kind, found in zip(kinds, more, strict=True)}
    return {"go-on": rounded(now), **given}
