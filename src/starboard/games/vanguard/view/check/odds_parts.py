"""What the live odds of a check consist of, and the parts that every step of it has."""

from collections import Counter
from collections.abc import Iterable, Sequence
from fractions import Fraction
from typing import Literal, NamedTuple, TypeAlias

import msgspec

from starboard.games.vanguard.content.dice import FACES, SIDES
from starboard.games.vanguard.notation.actions import Action
from starboard.games.vanguard.notation.symbols import ACCIDENT
from starboard.games.vanguard.odds.asked.cards_at_hand import Hand, Thing
from starboard.games.vanguard.odds.asked.forced_dice import risks_of
from starboard.games.vanguard.odds.sums.wanted_check import Check
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.kernel import Message
from starboard.kernel.view import Sealed, View

DIGITS = 4
Moves: TypeAlias = dict[str, list[float]]
"""The chances after each move, by the name that the odds have for it."""


class AtHandView(View, frozen=True, omit_defaults=True):
    """Something at hand that odds may count."""

    who: int
    """Whose it is, by the place in the away team."""
    card: Sealed
    is_skill: bool
    """Whether it is the skill of the crew member and not a card."""
    times: int = 0
    """How many of its uses were left out."""
    of: int = 0
    """How many uses it has."""


BAD = ("red", "none")
"""Outcomes that nobody wants."""


class RisksView(View, frozen=True):
    """The dice that must be rolled as well, and what they threaten."""

    injury_dice: int
    boxes: list[str]
    """The boxes of the danger dice."""
    strikes: float
    """The chance that an injury die strikes an injury card."""
    dangers: float
    """The chance that a danger die does something."""
    injured: float
    """The chance of a new injury."""
    stops: list[AtHandView]
    """What was counted that stops a danger or an injury."""


class HowView(View, frozen=True):
    """What would change the figure of a check: "with Steady Hands and the green die of Ruth", and the chances then."""

    message: Message
    chances: list[float]


class FigureView(View, frozen=True):
    """The one figure of a check: its chances if no card is played and nobody helps."""

    chances: list[float]
    good: float
    """The chance of everything that is not bad."""
    sure: str
    """The outcome that is certain; empty where none is."""
    assumes: Message
    """What it assumes, as a sentence."""
    how: list[HowView] = msgspec.field(default_factory=list)
    """What would change it, the best first."""


class ChoiceView(View, frozen=True):
    """A choice of dice before the roll."""

    dice: tuple[int, ...]
    """How many are taken of each group."""
    chances: list[float]
    """With these dice alone: no card is played, and nobody helps."""
    good: float
    """The chance of everything that is not bad, then."""
    most: list[float] | None
    """With everything at hand and the best die of everyone who may support; null: that changes nothing."""
    accidents: list[float]
    """The chances of no accident, of one, and of more."""


class SupportView(View, frozen=True):
    """The die that somebody does best to give."""

    who: int
    die: str


class AdviceView(View, frozen=True):
    """The best choice with a certain number of dice."""

    dice: list[str]
    chance: float
    """The chance of the outcome that is wanted, or a better one."""
    best: bool
    """Whether these dice are put forward: nothing has a better chance, and nothing about as good takes fewer dice."""


class BeforeView(View, frozen=True):
    """What the dice promised before they were rolled, without cards."""

    chances: list[float]
    alone: list[float] | None
    """With own dice only; null: there were no others."""
    throws: int
    """How many ways there are for them to fall."""
    accidents: list[float]


class OddsView(View, frozen=True):
    """The exact chances of a check. All lists of chances are in the order of `names`."""

    phase: Literal["choose", "support", "rolled"]
    names: tuple[str, ...]
    """The outcomes, the best first."""
    bad: tuple[str, ...]
    """Those that nobody wants."""
    figure: FigureView
    """Of all available dice while dice are chosen, then of those that are picked up or lie there."""
    risks: RisksView | None = None
    """What injury dice and danger dice threaten that will be rolled."""
    cards: list[AtHandView] = msgspec.field(default_factory=list)
    """What counts for what can be reached with everything, played as well as can be."""
    left_out: list[AtHandView] = msgspec.field(default_factory=list)
    """What could not be counted."""
    groups: list[list[str]] = msgspec.field(default_factory=list)
    """While dice are chosen: those that are as good as each other."""
    choices: list[ChoiceView] = msgspec.field(default_factory=list)
    support: list[SupportView] = msgspec.field(default_factory=list)
    advice: list[AdviceView] = msgspec.field(default_factory=list)
    """The best dice for each number of dice."""
    most: list[float] | None = None
    """The chances once dice are rolled, with everything at hand and best play from here on."""
    accidents: list[float] | None = None
    """The chances of no accident, of one, and of more, for the dice that are picked up."""
    before: BeforeView | None = None


class Worked(NamedTuple):
    """What was worked out for a check."""

    odds: OddsView
    moves: Moves


def rounded(chances: Sequence[Fraction]) -> list[float]:
    """Chances as clients get them."""
    return [round(float(chance), DIGITS) for chance in chances]


def bad_of(names: Sequence[str]) -> tuple[str, ...]:
    """Those of these outcomes that nobody wants."""
    return tuple(name for name in names if name in BAD)


def good_of(names: Sequence[str], chances: Sequence[Fraction | float]) -> float:
    """The chance of everything that is not bad."""
    good = sum(chance for name, chance in zip(names, chances, strict=True) if name not in BAD)
    return min(1.0, round(float(good), DIGITS))


def sure(asked: Check, chances: Sequence[Fraction]) -> str:
    """The outcome that is certain; empty if none is."""
    return next((name for name, chance in zip(asked.names, chances, strict=True) if chance == 1), "")


def accidents(dice: Sequence[int]) -> list[float]:
    """The chances of no accident, of one, and of more."""
    none, one = Fraction(1), Fraction(0)
    for die in dice:
        share = Fraction(sum(ACCIDENT in face for face in FACES[die]), SIDES)
        none, one = none * (1 - share), one * (1 - share) + none * share
    return rounded([none, one, 1 - none - one])


def risks_view(g: VanguardState, action: Action) -> RisksView | None:
    """What the injury dice and danger dice threaten that will be rolled."""
    risks = risks_of(g, action)
    if risks is None:
        return None
    strikes, dangers, injured = rounded([risks.strikes, risks.dangers, risks.injured])
    return RisksView(
        injury_dice=risks.injury_dice,
        boxes=list(risks.boxes),
        strikes=strikes,
        dangers=dangers,
        injured=injured,
        stops=[_at_hand(stop.who, stop.card, stop.key) for stop in risks.stops],
    )


def counted(asked: Check, hand: Hand, left_out: Iterable[int]) -> tuple[list[AtHandView], list[AtHandView]]:
    """Which things at hand were counted, and which were not. A thing that can be used several times may be counted for
    some of them only: then it is named in both lists, with how many of its uses are not counted. What was promised by
    cards before comes first in the check and is no longer at hand."""
    cards = hand.cards()
    first = len(asked.cards) - len(cards)
    out = {place - first for place in left_out}
    times = Counter(thing.key for place, (_, things) in enumerate(cards) if place not in out for thing in things)
    cards_counted = [_thing(one) for one in hand.things if times[one.key]]
    missing = [
        msgspec.structs.replace(_thing(one), times=_uses(one) - times[one.key], of=_uses(one))
        for one in hand.things
        if times[one.key] < _uses(one)
    ]
    return cards_counted, missing


def _uses(thing: Thing) -> int:
    """How many cards a thing is to the odds. The section cards of somebody who helps are one card together, if they
    turn dice (IV-X-507)."""
    return max(1, len(thing.cards))


def _thing(thing: Thing) -> AtHandView:
    return _at_hand(thing.who, thing.card, thing.key)


def _at_hand(who: int, card: str, key: str) -> AtHandView:
    return AtHandView(who=who, card=card, is_skill=key.startswith("use-skill"))
