"""Parts of the live odds that every step of a check has: rounded chances, and what was counted."""

from collections import Counter
from collections.abc import Iterable, Sequence
from fractions import Fraction
from typing import Any

from starboard.games.vanguard.board.requirements_met import ways
from starboard.games.vanguard.content.dice import FACES, SIDES
from starboard.games.vanguard.notation.actions import Action
from starboard.games.vanguard.notation.symbols import ACCIDENT
from starboard.games.vanguard.odds.asked.cards_at_hand import Hand, Thing
from starboard.games.vanguard.odds.asked.forced_dice import risks_of
from starboard.games.vanguard.odds.sums.wanted_check import Check
from starboard.games.vanguard.rules.check.dice_pool import conversions, shown
from starboard.games.vanguard.state.game_state import VanguardState

DIGITS = 4


def rounded(chances: Sequence[Fraction]) -> list[float]:
    """Chances as clients get them."""
    return [round(float(chance), DIGITS) for chance in chances]


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


def risks_view(g: VanguardState, action: Action) -> dict[str, Any] | None:
    """What the injury dice and danger dice threaten that will be rolled."""
    risks = risks_of(g, action)
    if risks is None:
        return None
    strikes, dangers, injured = rounded([risks.strikes, risks.dangers, risks.injured])
    return {
        "injury_dice": risks.injury_dice,
        "boxes": list(risks.boxes),
        "strikes": strikes,
        "dangers": dangers,
        "injured": injured,
        "stops": [{"who": stop.who, "card": stop.card, "key": stop.key} for stop in risks.stops],
    }


def uses_of(g: VanguardState, action: Action, row: str) -> list[int]:
    """Dice that can serve the row that is met now."""
    requirement = action.rows[row].requirement if row in action.rows else None
    found = ways(shown(g), requirement, conversions(g)) if requirement is not None else []
    return list(found[0]) if found else []


def counted(asked: Check, hand: Hand, left_out: Iterable[int]) -> dict[str, Any]:
    """Which things at hand were counted, and which were not. A thing that can be used several times may be counted for
    some of them only: then it is named in both lists, with how many of its uses are not counted. What was promised by
    cards before comes first in the check and is no longer at hand."""
    cards = hand.cards()
    first = len(asked.cards) - len(cards)
    out = {place - first for place in left_out}
    times = Counter(thing.key for place, (_, things) in enumerate(cards) if place not in out for thing in things)
    return {
        "cards": [_thing(one) for one in hand.things if times[one.key]],
        "left_out": [
            _thing(one) | {"times": _uses(one) - times[one.key], "of": _uses(one)}
            for one in hand.things
            if times[one.key] < _uses(one)
        ],
    }


def _uses(thing: Thing) -> int:
    """How many cards a thing is to the odds. The section cards of somebody who helps are one card together, if they
    turn dice (IV-X-507)."""
    return max(1, len(thing.cards))


def _thing(thing: Thing) -> dict[str, Any]:
    return {"who": thing.who, "card": thing.card, "key": thing.key}
