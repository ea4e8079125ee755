"""The chances of a check after the roll: what the dice give, and what each move would make of it."""

from collections import Counter
from collections.abc import Iterator, Sequence
from fractions import Fraction
from functools import lru_cache
from itertools import chain
from typing import NamedTuple, TypeAlias

import msgspec

from starboard.games.vanguard.board.requirements_met import ways
from starboard.games.vanguard.content import campaign
from starboard.games.vanguard.content.dice import FACES, SIDES
from starboard.games.vanguard.effects.context import seat_of
from starboard.games.vanguard.moves.exploration_moves import Combine
from starboard.games.vanguard.notation.grammar import Call, Effect
from starboard.games.vanguard.notation.requirement import Requirement
from starboard.games.vanguard.notation.symbols import ACCIDENT, SYMBOLS
from starboard.games.vanguard.odds.after_the_roll import Ahead, Chances, Lying, turned, with_card
from starboard.games.vanguard.odds.asked.cards_at_hand import Hand
from starboard.games.vanguard.odds.asked.check_asked import lying, promised
from starboard.games.vanguard.odds.sums.effort import TooMuch
from starboard.games.vanguard.odds.sums.wanted_check import Card, Check, Part
from starboard.games.vanguard.rules.check.check import TUTORIAL_ACCIDENTS
from starboard.games.vanguard.rules.check.check_modify import combos
from starboard.games.vanguard.rules.check.dice_pool import check_of, conversions, shown, without_accidents
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.games.vanguard.view.check.odds_parts import (
    DIGITS,
    AtHandView,
    BeforeView,
    HowView,
    Moves,
    OddsView,
    Worked,
    accidents,
    bad_of,
    counted,
    rounded,
)
from starboard.games.vanguard.view.check.one_figure import LYING_DICE, MOST_HOWS, alone, figure, plain

MODIFY, COMBINE = 4, 5
Spending: TypeAlias = tuple[str, tuple[tuple[int, ...], ...], tuple[Card, ...]]
"""A combination: its key, the places of dice that can be spent for it, and what it moves."""


def rolled_view(g: VanguardState, asked: Check, hand: Hand) -> Worked:
    """The chances with the pool as rolled."""
    check = check_of(g)
    pool = lying(check.pool)
    kept = msgspec.structs.replace(asked, rolled=pool, cards=promised(g))
    hand = hand if check.step <= MODIFY else Hand()
    mine = Hand(tuple(thing for thing in hand.things if seat_of(g, thing.who) == seat_of(g, check.who)))
    spendings = tuple(_spendings(g)) if check.step in (MODIFY, COMBINE) else ()
    found = _rolled(kept, mine, hand, spendings, check.step <= MODIFY)
    before = None
    if check.step <= MODIFY and not (check.notes.spared and len(check.pool) > TUTORIAL_ACCIDENTS):
        own = tuple(sorted(die.kind for die in check.pool if die.owner == check.who))
        before = _before(asked, tuple(sorted(die.kind for die in check.pool)), own)
    odds = OddsView(
        phase="rolled",
        names=asked.names,
        bad=bad_of(asked.names),
        figure=figure(kept, LYING_DICE, _how(g, kept, hand, found.moves)),
        cards=found.cards,
        left_out=found.left_out,
        most=found.most,
        before=before,
    )
    return Worked(odds, found.moves)


def _how(g: VanguardState, kept: Check, hand: Hand, moves: Moves) -> list[HowView]:
    """The cards and skills that would make more of these dice, the best first."""
    found = {thing.key: thing for thing in hand.things if thing.key in moves}
    better = [key for key in found if _wants(kept, moves[key]) > _wants(kept, moves["go-on"])]
    better.sort(key=lambda key: _wants(kept, moves[key]), reverse=True)
    return [HowView(message=alone(g, found[key]), chances=moves[key]) for key in better[:MOST_HOWS]]


def _wants(kept: Check, chances: Sequence[float]) -> tuple[int | Fraction, ...]:
    return kept.wants([Fraction(chance).limit_denominator(10**DIGITS) for chance in chances])


@lru_cache(maxsize=128)
def _before(asked: Check, dice: tuple[int, ...], own: tuple[int, ...]) -> BeforeView:
    """What these dice had promised before the roll, without cards."""
    return BeforeView(
        chances=rounded(plain(msgspec.structs.replace(asked, dice=dice))),
        alone=rounded(plain(msgspec.structs.replace(asked, dice=own))) if own != dice else None,
        throws=SIDES ** len(dice),
        accidents=accidents(dice),
    )


# -- Combinations ------------------------------------------------------------------------------------------------------


def _spendings(g: VanguardState) -> Iterator[Spending]:
    """IV-X-510, IV-X-511: the combinations that the pool meets, and the dice that could be spent for each."""
    c = campaign[g.campaign]
    dice = shown(g)
    able = without_accidents(dice)
    for move in combos(g):
        assert isinstance(move, Combine)
        condition = c.conditions.get(move.card)
        combo = condition.combos[move.n] if condition is not None else None
        requirement: Requirement = combo.requirement if combo is not None else c.section_cards[move.card].combo
        effect: Effect = combo.effect if combo is not None else c.section_cards[move.card].lower
        found = ways([dice[place] for place in able], requirement, conversions(g))
        sets = tuple(sorted(tuple(able[place] for place in way) for way in found))
        yield f"combine:{move.card}:{move.n}", sets, tuple(_pushes(effect))


def _pushes(effect: Effect) -> Iterator[Card]:
    """Steps on a track that the effect of a combination gives."""
    for step in effect.steps:
        node = step.options[0]
        if len(step.options) == 1 and isinstance(node, Call) and node.word == "advance":
            row, steps, _, short = node.args
            if isinstance(steps, int) and short is None:
                yield Card(((Part("advance", steps, what=str(row)),),))


# -- Every move --------------------------------------------------------------------------------------------------------


class Found(NamedTuple):
    """The chances of a pool, with what is at hand."""

    cards: list[AtHandView]
    left_out: list[AtHandView]
    most: list[float]
    moves: Moves


@lru_cache(maxsize=128)
def _rolled(kept: Check, mine: Hand, hand: Hand, spendings: tuple[Spending, ...], modify: bool) -> Found:
    """`kept` has the dice and what was excused already; `mine` is what the asked player can use, `hand` everything."""
    asked = msgspec.structs.replace(kept, cards=(*kept.cards, *(card for card, _ in mine.cards())))
    ahead, still = Ahead(asked), Ahead(kept)
    now, then = ahead.now(), still.now()
    moves: dict[str, Chances] = {"go-on": then}
    for key, chances in chain(
        _with_things(ahead, kept, mine, hand), _combined(kept, spendings), _touched(ahead, modify)
    ):
        if key not in moves or kept.wants(chances) > kept.wants(moves[key]):
            moves[key] = chances
    cards, left_out = counted(asked, mine, ahead.left_out)
    return Found(cards, left_out, rounded(now), {key: rounded(chances) for key, chances in moves.items()})


def _with_things(ahead: Ahead, kept: Check, mine: Hand, hand: Hand) -> Iterator[tuple[str, Chances]]:
    """Each card that can be used, and what comes of it."""
    for thing in hand.things:
        if thing.cards:
            rest = [card for card, _ in mine.cards(but=thing)]
            asked = msgspec.structs.replace(kept, cards=(thing.cards[0], *kept.cards, *rest))
            is_same = Counter(asked.cards) == Counter(ahead.check.cards)
            found = with_card(asked, 0, ahead if is_same else None)
            if found is not None:
                yield thing.key, found


def _combined(kept: Check, spendings: tuple[Spending, ...]) -> Iterator[tuple[str, Chances]]:
    """Each combination, with the best dice for it and with each set of dice. Nothing is modified afterwards."""
    for key, sets, pushes in spendings:
        after = Ahead(msgspec.structs.replace(kept, cards=(*kept.cards, *pushes)))
        for places in sets:
            found = after.now(tuple(die for place, die in enumerate(kept.rolled) if place not in places))
            yield key, found
            yield f"spend:{','.join(map(str, places))}", found


def _touched(ahead: Ahead, modify: bool) -> Iterator[tuple[str, Chances]]:
    """Each die rolled again, tossed, or set to a symbol, with the cards that are still at hand; as far as that can be
    looked through. A card that is being used is no longer at hand."""
    pool: Lying = ahead.check.rolled if modify else ()
    known: dict[object, Chances] = {}
    try:
        for place, die in enumerate(pool):
            if ("again", die) not in known:
                known["again", die] = ahead.again([place])
                known["toss", die] = ahead.now(pool[:place] + pool[place + 1 :])
            yield f"reroll:{place}", known["again", die]
            yield f"toss:{place}", known["toss", die]
        for place, die in enumerate(pool):
            singles: list[tuple[int, ...]] = [(symbol,) for symbol in range(len(SYMBOLS))]
            for result in (*singles, *dict.fromkeys(face for face in FACES[die[0]] if len(face) > 1)):
                if result != (ACCIDENT,) and die[1][1] != result:
                    if (result, die) not in known:
                        known[result, die] = ahead.now(turned(pool, {place: result}))
                    yield f"turn:{place}:{'+'.join(SYMBOLS[symbol] for symbol in result)}", known[result, die]
    except TooMuch:
        return
