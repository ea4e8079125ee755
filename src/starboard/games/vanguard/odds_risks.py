"""What the forced dice of a check threaten (IV-X-503, IV-X-504): how likely an injury die strikes an injury card, a
danger die does something, and somebody is injured anew. The dice that are chosen change nothing of that.

Only what the dice do themselves counts: neither what stops it, nor an injury that follows when dice run out (IV-X-404).
Whoever may choose avoids an injury where that is possible.
"""

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from itertools import product
from math import prod
from typing import TypeAlias

import msgspec

from starboard.games.vanguard.actions import Action
from starboard.games.vanguard.content.rules import RULES
from starboard.games.vanguard.context import Ctx
from starboard.games.vanguard.notation import Call, Effect, Node, Step
from starboard.games.vanguard.rules.check_injuries import EFFECTS
from starboard.games.vanguard.rules.danger import BOXES
from starboard.games.vanguard.rules.passives import holds, passives, total
from starboard.games.vanguard.rules.pool import check_of
from starboard.games.vanguard.rules.statuses import has_status
from starboard.games.vanguard.rules.team import in_sector
from starboard.games.vanguard.state import VanguardState
from starboard.games.vanguard.values import test

Card: TypeAlias = Mapping[str, bool]
"""The faces that an injury card shows, and whether each of them injures."""


class Risks(msgspec.Struct, frozen=True):
    """The forced dice of a check that is not rolled yet."""

    injury_dice: int
    boxes: tuple[str, ...]
    """Of the danger dice."""
    strikes: Fraction
    """How likely an injury die finds a card."""
    dangers: Fraction
    """How likely a danger die shows something that the box lists."""
    injured: Fraction
    """How likely there is a new injury."""


def risks_of(g: VanguardState, action: Action) -> Risks | None:
    """What the forced dice threaten; None where there are none, or a lesson says how they fall (IV-C-204)."""
    one = g.expedition.team[check_of(g).who]
    dice, boxes = sum(one.injury_dice), danger_boxes(g, action)
    if not (dice or boxes) or any(fall.startswith("danger") for fall in g.expedition.falls):
        return None
    ctx = Ctx(check_of(g).source, "IV-X-520", check_of(g).who, check_of(g).sector)
    cards = [
        {face: injures(g, effect, ctx) for face, effect in EFFECTS[card.type].items()}
        for card in one.injuries
        if not card.down
    ]
    listed = [{face: injures(g, effect, ctx) for face, effect in BOXES[box].items()} for box in boxes]
    faces = RULES.danger.faces
    return Risks(
        dice,
        boxes,
        strikes=1 - _share([not any(face in card for card in cards) for face in RULES.injuries.faces]) ** dice,
        dangers=1 - prod((_share([face not in box for face in faces]) for box in listed), start=Fraction(1)),
        injured=1 - _unhurt(cards, dice) * prod(_share([not box.get(face) for face in faces]) for box in listed),
    )


def danger_boxes(g: VanguardState, action: Action) -> tuple[str, ...]:
    """IV-X-504: the danger dice that will be rolled and count, by the letters of their boxes."""
    check = check_of(g)
    boxes = [*action.danger, *(str(passive.args[0]) for passive in passives(g, check.who, "more-danger"))]
    if holds(g, check.who, "no-danger"):
        return ()
    less = total(g, check.who, "less-danger")
    if len(boxes) > less:
        less += any(has_status(g, who, "wary") for who in in_sector(g, check.sector))
    return tuple(boxes[less:])


def injures(g: VanguardState, effect: Effect, ctx: Ctx) -> bool:
    """Whether an effect is sure to injure somebody, whatever is chosen."""
    return any(_injures(g, step, ctx) for step in effect.steps)


def _injures(g: VanguardState, step: Step, ctx: Ctx) -> bool:
    return all(_node_injures(g, node, ctx) for node in step.options)


def _node_injures(g: VanguardState, node: Node, ctx: Ctx) -> bool:
    if isinstance(node, Call):
        return node.word == "injure"
    if node.word in ("may", "pay"):
        return False
    steps = node.inner
    if node.word == "if" and node.condition is not None and not test(g, node.condition, ctx):
        steps = node.other
    return any(_injures(g, step, ctx) for step in steps)


def _share(flags: Sequence[bool]) -> Fraction:
    return Fraction(sum(flags), len(flags))


# -- Injury dice -------------------------------------------------------------------------------------------------------


def _unhurt(cards: Sequence[Card], dice: int) -> Fraction:
    """How likely the injury dice bring no new injury, in the best order (IV-X-521)."""
    if not any(any(card.values()) for card in cards):
        return Fraction(1)
    rolls = product(RULES.injuries.faces, repeat=dice)
    return _share([_can_be_spared(cards, tuple(sorted(roll)), 0) for roll in rolls])


def _can_be_spared(cards: Sequence[Card], roll: tuple[str, ...], held: int) -> bool:
    """Whether the dice can be resolved without an injury. `held` are the cards that hold a die, one bit each."""
    if not roll:
        return True
    return any(_can_be_spared(cards, rest, after) for rest, after in _resolved(cards, roll, held))


def _resolved(cards: Sequence[Card], roll: tuple[str, ...], held: int) -> Iterator[tuple[tuple[str, ...], int]]:
    """Each die that can be resolved next without an injury: it goes to the first card that shows its face and holds
    none."""
    for face in dict.fromkeys(roll):
        place = next((place for place, card in enumerate(cards) if face in card and not held >> place & 1), None)
        if place is None or not cards[place][face]:
            left = list(roll)
            left.remove(face)
            yield tuple(left), held | (0 if place is None else 1 << place)
