"""What may be treated as equal: where the rulebook gives a choice and nobody is asked, because nothing depends on it or
nobody would take the other side, it is one of the functions here that says so.

Dice on a crew board are equal when they are of one kind; dice of a pool when owner and result are the same, too.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import TypeAlias

from starboard.games.vanguard.board.dice_shown import symbols
from starboard.games.vanguard.content.dice import FACES
from starboard.games.vanguard.content.rule_figures import RULES
from starboard.games.vanguard.notation.actions import Special
from starboard.games.vanguard.notation.grammar import Call, Effect
from starboard.games.vanguard.notation.symbols import ACCIDENT, SYMBOLS
from starboard.games.vanguard.state.check_state import PoolDie
from starboard.games.vanguard.state.member_state import Injury

Look: TypeAlias = tuple[int, int, tuple[int, ...]]
"""All that tells one die of a pool from another: its kind, its owner, and what it shows."""
RED, GREEN = "red", "green"
LOSSES = ("use", "sac", "discard", "sac-card", "danger", "injure", "time")
"""Words of effects that nobody carries out of their own will."""


# -- Dice --------------------------------------------------------------------------------------------------------------


def look_of(die: PoolDie) -> Look:
    """Two dice that look alike may still differ: another kind has other faces when it is rolled or turned again, and
    another owner gets it back (IV-X-505)."""
    return die.kind, die.owner, symbols(die)


def different_dice(pool: Sequence[PoolDie], places: Iterable[int]) -> list[int]:
    """Of dice of a pool the first of each look."""
    first: dict[Look, int] = {}
    for place in places:
        first.setdefault(look_of(pool[place]), place)
    return list(first.values())


def different_sets(pool: Sequence[PoolDie], sets: Iterable[tuple[int, ...]]) -> list[tuple[int, ...]]:
    """Of sets of dice the first of those that leave the same dice in the pool (IV-X-513)."""
    found = sorted(sets)
    if len(found) < 2:
        return found
    looks = [look_of(die) for die in pool]
    first: dict[tuple[Look, ...], tuple[int, ...]] = {}
    for places in found:
        first.setdefault(tuple(sorted([looks[place] for place in places])), places)
    return list(first.values())


def different_kinds(dice: Iterable[int]) -> list[int]:
    """Of dice on a crew board one of each kind."""
    return sorted(set(dice))


def different_results(die: PoolDie) -> list[tuple[int, ...]]:
    """What a die can be turned to where a card says "any result": each of its faces, those that show the same once. The
    one that is up comes last."""
    now = symbols(die)
    return sorted(dict.fromkeys(FACES[die.kind]), key=lambda face: face == now)


def have_equal_dice(dice: Iterable[int]) -> bool:
    """IV-S-2303: whether it means nothing which dice of a crew board are taken, as all are of one kind."""
    return len(set(dice)) < 2


def refreshed_at_least(most: int, able: int) -> int:
    """IV-X-405: up to this many dice are refreshed. Nobody would refresh fewer, so only which ones is asked."""
    return min(most, able)


def ways_in_order(ways: Sequence[tuple[str, ...]], named: Sequence[str]) -> Sequence[tuple[str, ...]]:
    """IV-X-541: the ways to meet a row. They are equal, as all dice are spent in the end; but nobody would meet it
    without a symbol that was named for this check."""
    return sorted(ways, key=lambda way: not any(need in named for need in way)) if named else ways


# -- Cards and tokens --------------------------------------------------------------------------------------------------


def different_cards(cards: Iterable[str]) -> list[str]:
    """Of cards in one place one of each name, in the order in which they lie there: copies of a card are equal."""
    return list(dict.fromkeys(cards))


def are_equal_injuries(cards: Sequence[Injury]) -> bool:
    """IV-X-1605: whether it means nothing which of these injury cards is taken. They are the same injury with the same
    side up, with the same die and the same marker on it."""
    return all(card == cards[0] for card in cards)


def different_leads(tokens: Iterable[int]) -> list[int]:
    """IV-X-1410: of lead tokens one of each print, the first of the list of tokens."""
    return sorted({RULES.tokens[token]: token for token in sorted(tokens, reverse=True)}.values())


# -- Danger and injury dice --------------------------------------------------------------------------------------------


def different_danger(danger: Iterable[Sequence[str]]) -> list[tuple[str, str]]:
    """Danger dice by box and symbol; a symbol is empty before the roll."""
    return sorted({(box, face) for box, face in danger})


def order_matters(faces: Sequence[int], strikes: bool) -> bool:
    """IV-X-521: whether it can matter which injury die comes first. It does not where all show the same, and where none
    of them strikes an injury card."""
    return strikes and len(set(faces)) > 1


# -- Exertion ----------------------------------------------------------------------------------------------------------


def exertion_can_wait(kinds: Sequence[int]) -> bool:
    """IV-X-401: exertion before a die is used or after it. With one kind of dice to use it is the same, as the die that
    was used can be among those that come back; with several it may bring the one that should go, and with none there
    would be a sacrifice."""
    return len(kinds) == 1


# -- Special effects ---------------------------------------------------------------------------------------------------


def is_unwanted(special: Special) -> bool:
    """IV-X-583: a vanguard is an accident only if the player wants it. Nobody would for a setback or a mere loss."""
    need = special.requirement
    if need is None or not all(SYMBOLS[ACCIDENT] in way for way in need.ways):
        return False
    return is_setback(special) or (special.effect is not None and _is_loss(special.effect))


def _is_loss(effect: Effect) -> bool:
    """Whether an effect consists of losses alone."""
    nodes = [node for step in effect.steps for node in step.options]
    return bool(nodes) and all(isinstance(node, Call) and node.word in LOSSES for node in nodes)


def is_setback(special: Special) -> bool:
    """Whether a special effect is a step towards red, or red itself: nobody takes a vanguard for what brings it
    about."""
    return special.instant == RED or (special.track == RED and special.steps > 0)


def rest_is_idle(special: Special, later: Sequence[Special], rows: bool) -> bool:
    """IV-X-532: whether it means nothing which dice are left when a special effect has taken its own: it moves a track,
    nothing comes after it, and there are no rows to meet. All dice are spent then (IV-X-550)."""
    return bool(special.track) and not later and not rows


def is_plain_gain(special: Special, later: Iterable[Special]) -> bool:
    """IV-X-535: whether nobody would keep a vanguard or a conversion back from a special effect: it is a step on the
    green track for one die, and no later effect could do more with that die."""
    need = special.requirement
    if need is None or special.track != GREEN or special.steps < 1 or any(len(way) > 1 for way in need.ways):
        return False
    return not any(_may_be_better(other, special) for other in later)


def _may_be_better(other: Special, special: Special) -> bool:
    """Whether a die could rather be kept for another effect. A step back on red is as good a reason as one on yellow;
    what happens by a condition takes no die, but may look at those already rolled."""
    if other.requirement is None:
        return "shown" in other.text
    if other.track == GREEN:
        return other.steps > special.steps
    return other.track != RED or other.steps < 0


def results_as_words(results: Iterable[tuple[int, ...]]) -> Iterator[str]:
    """Faces as moves name them: `science`, `fitness+gathering`."""
    return ("+".join(SYMBOLS[symbol] for symbol in result) for result in results)
