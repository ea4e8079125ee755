"""The exact chances of a check, live (IV-X-501): for any choice of dice before the roll, and for each thing that can be
done after it. Best play is assumed where somebody still chooses. The table of `odds` in the view:

| field                             | when     | what                                                              |
|-----------------------------------|----------|-------------------------------------------------------------------|
| `phase`, `names`                  | always   | `choose`, `support`, `rolled`; the outcomes                       |
| `cards`, `left_out`               | always   | things at hand that were counted, or left out                     |
| `risks`                           | earlier  | what injury and danger dice threaten; None if there are none      |
| `groups`, `chances`, `accidents`  | choose   | by how many dice of each group are taken                          |
| `supported`, `support`            | choose   | the same with the dice that others can give                       |
| `advice`                          | choose   | the best dice for each number of dice                             |
| `now`, `sure`, `moves`            | later    | the chances now, and after each move                              |
| `row`, `uses`, `before`           | rolled   | the row that the dice give, for which dice, and what was expected |
"""

from collections.abc import Sequence
from fractions import Fraction
from functools import lru_cache
from math import prod
from typing import Any

import msgspec

from starboard.games.vanguard.content.dice import KINDS
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
from starboard.games.vanguard.view.check.odds_parts import accidents, counted, risks_view, rounded, sure
from starboard.games.vanguard.view.check.odds_rolled import rolled_view
from starboard.games.vanguard.view.check.odds_specials import specials_view

MOST_CHOICES = 320
"""With more different choices than this the chances would take too long; then there are none."""
ROLL, LAST = 3, 7
"""The steps in which dice are rolled, and in which the last are taken for something else than the outcome."""


def odds_view(g: VanguardState) -> dict[str, Any] | None:
    """The chances, as far as there are any."""
    action = action_asked(g)
    if action is None or check_of(g).step > LAST or check_of(g).row or not is_left_to_chance(g, _most_dice(g)):
        return None
    check = check_of(g)
    asked, hand = check_asked(g, action), at_hand(g)
    own = tuple(sorted(g.expedition.team[check.who].available))
    phase = "rolled" if check.step >= ROLL else "support" if check.hand or not own else "choose"
    head: dict[str, Any] = {"phase": phase, "names": asked.names}
    if phase != "rolled":
        head["risks"] = risks_view(g, action)
    certain = sure_row(g, action)
    if certain in asked.names:
        return head | {"cards": [], "left_out": []} | _certain(asked, certain)
    if check.step == LAST:
        return head | specials_view(g, action)
    if phase == "rolled":
        return head | rolled_view(g, action, asked, hand)
    if phase == "support":
        return head | _support(g, asked, hand)
    others = tuple(
        (other, tuple(sorted(g.expedition.team[other].available)))
        for other in supporters(g, check.who)
        for _ in range(1 + total(g, check.who, "crowd"))
        if g.expedition.team[other].available
    )
    table = _choose(msgspec.structs.replace(asked, cards=_cards(g, hand)), hand, own, others)
    return None if table is None else head | table


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


def _certain(asked: Check, row: str) -> dict[str, Any]:
    """IV-X-536: whatever the dice show, the check ends with this row."""
    return {"now": [float(name == row) for name in asked.names], "sure": row, "row": row, "uses": [], "moves": {}}


# -- Before the roll ---------------------------------------------------------------------------------------------------


@lru_cache(maxsize=128)
def _choose(
    asked: Check, hand: Hand, own: tuple[int, ...], others: tuple[tuple[int, tuple[int, ...]], ...]
) -> dict[str, Any] | None:
    if prod(len(group) + 1 for group in groups_of(asked, own)) > MOST_CHOICES:
        return None
    choices = every_choice(asked, own)
    support = _support_dice(asked, choices, others)
    supported = None
    out = choices.left_out
    if support:
        given = msgspec.structs.replace(asked, dice=tuple(die for _, die in support))
        supported = every_choice(given, own, groups=choices.groups, without=out)
        if supported.left_out != out or supported.groups != choices.groups:
            # Both tables have the same cards and the same groups, so that clients find a choice in both.
            out = supported.left_out
            choices = every_choice(asked, own, groups=supported.groups, without=out)
        supported = supported if supported.groups == choices.groups else None
    best = choices if supported is None else supported
    return {
        **counted(asked, hand, out),
        "groups": [[KINDS[die].id for die in group] for group in choices.groups],
        "chances": _table(choices),
        "supported": _table(supported) if supported is not None else None,
        "support": [[who, KINDS[die].id] for who, die in support],
        "accidents": {_key(counts): accidents(choices.dice(counts)) for counts in choices.chances},
        "advice": [
            {
                "dice": [KINDS[die].id for die in one.dice],
                "key": _key(one.counts),
                "chance": rounded([one.chance])[0],
                "chances": rounded(best.chances[one.counts]),
            }
            for one in best_choices(asked, best)
        ],
    }


def _key(counts: Sequence[int]) -> str:
    return ",".join(map(str, counts))


def _table(choices: Choices) -> dict[str, list[float]]:
    return {_key(counts): rounded(chances) for counts, chances in choices.chances.items()}


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
                tried = (msgspec.structs.replace(asked, cards=(), dice=(*dice, *own)) for own in beside)
                return sum((Fraction(one.wants(answer(one).chances)[0]) for one in tried), Fraction(0))

            found.append((who, max(able, key=helps) if len(able) > 1 else able[0]))
    return found


def _support(g: VanguardState, asked: Check, hand: Hand) -> dict[str, Any]:
    """The dice are picked up, and others are asked for theirs."""
    check = check_of(g)
    kinds = {kind for other in supporters(g, check.who) for kind in g.expedition.team[other].available}
    dice = tuple(sorted(kind for _, kind in check.hand))
    return _with_support(msgspec.structs.replace(asked, dice=dice, cards=_cards(g, hand)), hand, tuple(sorted(kinds)))


@lru_cache(maxsize=128)
def _with_support(asked: Check, hand: Hand, kinds: tuple[int, ...]) -> dict[str, Any]:
    (now, *more), left_out = one_more(asked, kinds)
    moves = {"go-on": rounded(now)}
    moves |= {f"give-die:{KINDS[kind].id}": rounded(found) for kind, found in zip(kinds, more, strict=True)}
    return {
        **counted(asked, hand, left_out),
        "now": rounded(now),
        "sure": sure(asked, now),
        "moves": moves,
        "accidents": {"": accidents(asked.dice)},
    }
