"""The exact chances of a check, live (IV-X-501): for any choice of dice before the roll, and for each thing that can be
done after it. Best play is assumed where somebody still chooses."""

from collections.abc import Iterator
from fractions import Fraction
from functools import lru_cache
from math import prod

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
from starboard.games.vanguard.odds.check_odds import answer
from starboard.games.vanguard.odds.dice_choices import (
    Choices,
    best_choices,
    best_kinds,
    every_choice,
    groups_of,
    one_more,
)
from starboard.games.vanguard.odds.sums.wanted_check import Card, Check
from starboard.games.vanguard.rules.cards.passives import total
from starboard.games.vanguard.rules.check.check_support import supporters
from starboard.games.vanguard.rules.check.dice_pool import check_of
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.games.vanguard.view.check.kept import Kept
from starboard.games.vanguard.view.check.odds_parts import (
    AdviceView,
    ChoiceView,
    OddsView,
    SupportView,
    Worked,
    accidents,
    counted,
    risks_view,
    rounded,
    sure,
)
from starboard.games.vanguard.view.check.odds_rolled import rolled_view
from starboard.games.vanguard.view.check.odds_specials import specials_view

MOST_CHOICES = 320
"""With more different choices than this the chances would take too long; then there are none."""
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
    check = check_of(g)
    asked, hand = check_asked(g, action), at_hand(g)
    own = tuple(sorted(g.expedition.team[check.who].available))
    if check.step >= ROLL:
        head = OddsView("rolled", asked.names)
    else:
        head = OddsView("support" if check.hand or not own else "choose", asked.names, risks_view(g, action))
    certain = sure_row(g, action)
    if certain in asked.names:
        return Worked(_certain(head, certain), {})
    if check.step == LAST:
        return specials_view(g, action, head)
    if head.phase == "rolled":
        return rolled_view(g, asked, hand, head)
    if head.phase == "support":
        return _support(g, asked, hand, head)
    others = tuple(
        (other, tuple(sorted(g.expedition.team[other].available)))
        for other in supporters(g, check.who)
        for _ in range(1 + total(g, check.who, "crowd"))
        if g.expedition.team[other].available
    )
    table = _choose(replace(asked, cards=_cards(g, hand)), hand, own, others)
    return None if table is None else Worked(replace(table, phase=head.phase, risks=head.risks), {})


def _most_dice(g: VanguardState) -> int:
    """How many dice can still be rolled at once."""
    check = check_of(g)
    if check.step >= ROLL:
        return 0
    own = 0 if check.hand else len(g.expedition.team[check.who].available)
    each = 1 + total(g, check.who, "crowd")
    others = sum(min(each, len(g.expedition.team[other].available)) for other in supporters(g, check.who))
    return len(check.hand) + own + others


def _cards(g: VanguardState, hand: Hand) -> tuple[Card, ...]:
    return (*promised(g), *(card for card, _ in hand.cards()))


def _certain(head: OddsView, row: str) -> OddsView:
    """IV-X-536: whatever the dice show, the check ends with this row."""
    return replace(head, now=[float(name == row) for name in head.names], sure=row)


# -- Before the roll ---------------------------------------------------------------------------------------------------


@lru_cache(maxsize=128)
def _choose(
    asked: Check, hand: Hand, own: tuple[int, ...], others: tuple[tuple[int, tuple[int, ...]], ...]
) -> OddsView | None:
    if prod(len(group) + 1 for group in groups_of(asked, own)) > MOST_CHOICES:
        return None
    choices = every_choice(asked, own)
    support = _support_dice(asked, choices, others)
    supported = None
    out = choices.left_out
    if support:
        given = replace(asked, dice=tuple(die for _, die in support))
        supported = every_choice(given, own, groups=choices.groups, without=out)
        if supported.left_out != out or supported.groups != choices.groups:
            # Both tables have the same cards and the same groups, so that clients find a choice in both.
            out = supported.left_out
            choices = every_choice(asked, own, groups=supported.groups, without=out)
        supported = supported if supported.groups == choices.groups else None
    cards, left_out = counted(asked, hand, out)
    best = choices if supported is None else supported
    return OddsView(
        phase="choose",
        names=asked.names,
        cards=cards,
        left_out=left_out,
        groups=[[KINDS[die].id for die in group] for group in choices.groups],
        choices=list(_choices(choices, supported)),
        support=[SupportView(who=who, die=KINDS[die].id) for who, die in support],
        advice=[
            AdviceView(dice=[KINDS[die].id for die in one.dice], chance=rounded([one.chance])[0])
            for one in best_choices(asked, best)
        ],
    )


def _choices(choices: Choices, supported: Choices | None) -> Iterator[ChoiceView]:
    for counts, chances in sorted(choices.chances.items()):
        yield ChoiceView(
            dice=counts,
            chances=rounded(chances),
            supported=rounded(supported.chances[counts]) if supported is not None else None,
            accidents=accidents(choices.dice(counts)),
        )


def _support_dice(
    asked: Check, choices: Choices, others: tuple[tuple[int, tuple[int, ...]], ...]
) -> list[tuple[int, int]]:
    """The die that each supporter does best to give: whichever helps most beside the best choices of own dice."""
    found: list[tuple[int, int]] = []
    beside = [one.dice for one in best_choices(asked, choices)]
    every = [die for group in choices.groups for die in group] + [die for _, dice in others for die in dice]
    for who, available in others:
        given = [die for other, die in found if other == who]
        left = list(available)
        for die in given:
            left.remove(die)
        able = best_kinds(asked, left, every) if left else []
        if able:
            taken = tuple(die for _, die in found)

            def helps(die: int, taken: tuple[int, ...] = taken) -> Fraction:
                dice = (*taken, die)
                tried = (replace(asked, cards=(), dice=(*dice, *own)) for own in beside)
                return sum((Fraction(one.wants(answer(one).chances)[0]) for one in tried), Fraction(0))

            found.append((who, max(able, key=helps) if len(able) > 1 else able[0]))
    return found


def _support(g: VanguardState, asked: Check, hand: Hand, head: OddsView) -> Worked:
    """The dice are picked up, and others are asked for theirs."""
    check = check_of(g)
    kinds = {kind for other in supporters(g, check.who) for kind in g.expedition.team[other].available}
    dice = tuple(sorted(kind for _, kind in check.hand))
    found = _with_support(replace(asked, dice=dice, cards=_cards(g, hand)), hand, tuple(sorted(kinds)))
    return Worked(replace(found.odds, risks=head.risks), found.moves)


@lru_cache(maxsize=128)
def _with_support(asked: Check, hand: Hand, kinds: tuple[int, ...]) -> Worked:
    (now, *more), out = one_more(asked, kinds)
    moves = {"go-on": rounded(now)}
    moves |= {f"give-die:{KINDS[kind].id}": rounded(found) for kind, found in zip(kinds, more, strict=True)}
    cards, left_out = counted(asked, hand, out)
    odds = OddsView(
        phase="support",
        names=asked.names,
        cards=cards,
        left_out=left_out,
        now=rounded(now),
        sure=sure(asked, now),
        accidents=accidents(asked.dice),
    )
    return Worked(odds, moves)
