"""What the forced dice of a check threaten (IV-X-503, IV-X-504): how likely an injury die strikes an injury card, a
danger die does something, and somebody is injured again. The dice that are chosen change nothing of that.

A player with a choice is assumed to avoid an injury where possible, also with what stops a danger or an injury. An
injury that follows when dice run out (IV-X-404) does not count.
"""

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from itertools import combinations, product
from math import prod
from typing import TypeAlias

import msgspec

from starboard.games.vanguard.content.rule_figures import RULES
from starboard.games.vanguard.effects.context import Ctx
from starboard.games.vanguard.effects.numbers import test
from starboard.games.vanguard.notation.actions import Action
from starboard.games.vanguard.notation.argument_kinds import INJURY_SHORT
from starboard.games.vanguard.notation.grammar import Call, Effect, Node, Step
from starboard.games.vanguard.odds.asked.danger_answers import Stop, Threat, all_stopped, drops_of, stops_of
from starboard.games.vanguard.rules.basics.away_team import in_sector
from starboard.games.vanguard.rules.basics.board_layout import is_tutorial
from starboard.games.vanguard.rules.basics.statuses import has_status
from starboard.games.vanguard.rules.cards.passives import holds, passives, total
from starboard.games.vanguard.rules.check.check_injuries import EFFECTS
from starboard.games.vanguard.rules.check.dice_pool import check_of
from starboard.games.vanguard.rules.crew.danger import BOXES
from starboard.games.vanguard.state.game_state import VanguardState

Types: TypeAlias = tuple[str, ...]
"""Injuries that something brings, by their types."""
Card: TypeAlias = Mapping[str, Types]
"""The faces that an injury card shows, and which injuries each of them brings."""
Chain: TypeAlias = tuple[Threat, ...]
"""The same injury as it can be stopped: the danger that it comes from, and itself."""


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
    stops: tuple[Stop, ...] = ()
    """What is counted that stops a danger or an injury."""


def risks_of(g: VanguardState, action: Action) -> Risks | None:
    """What the forced dice threaten; None where there are none, or a lesson says how they fall (IV-C-204). Danger dice
    that are not rolled are those whose absence helps most."""
    if any(fall.startswith("danger") for fall in g.expedition.falls):
        return None
    found = [risks for boxes in danger_boxes(g, action) if (risks := _risks(g, boxes)) is not None]
    return min(found, key=lambda risks: (risks.injured, risks.dangers), default=None)


def _risks(g: VanguardState, boxes: tuple[str, ...]) -> Risks | None:
    one = g.expedition.team[check_of(g).who]
    dice = sum(one.injury_dice)
    if not (dice or boxes):
        return None
    ctx = Ctx(check_of(g).source, "IV-X-520", check_of(g).who, check_of(g).sector)
    cards = [
        {face: injuries_of(g, effect, ctx) for face, effect in EFFECTS[card.type].items()}
        for card in one.injuries
        if not card.down
    ]
    listed = [{face: injuries_of(g, effect, ctx) for face, effect in BOXES[box].items()} for box in boxes]
    threats = _Threats(g, boxes, cards, listed)
    faces = RULES.danger.faces
    return Risks(
        dice,
        boxes,
        strikes=1 - _share([not any(face in card for card in cards) for face in RULES.injuries.faces]) ** dice,
        dangers=1 - prod((_share([face not in box for face in faces]) for box in listed), start=Fraction(1)),
        injured=1 - threats.unhurt(dice),
        stops=threats.at_hand,
    )


def danger_boxes(g: VanguardState, action: Action) -> list[tuple[str, ...]]:
    """IV-X-504, IV-X-508: the danger dice that will be rolled, by the letters of their boxes; each choice, where some
    are taken away before."""
    check = check_of(g)
    boxes = [*action.danger, *(str(passive.args[0]) for passive in passives(g, check.who, "more-danger"))]
    if holds(g, check.who, "no-danger"):
        return [()]
    less = total(g, check.who, "less-danger")
    if len(boxes) > less:
        less += any(has_status(g, who, "wary") for who in in_sector(g, check.sector))
    return list(dict.fromkeys(combinations(boxes, max(0, len(boxes) - less))))


def injuries_of(g: VanguardState, effect: Effect, ctx: Ctx) -> Types:
    """The injuries that an effect is sure to bring, whatever is chosen."""
    return tuple(type for step in effect.steps for type in _of_step(g, step, ctx))


def _of_step(g: VanguardState, step: Step, ctx: Ctx) -> Types:
    return min((_of_node(g, node, ctx) for node in step.options), key=len)


def _of_node(g: VanguardState, node: Node, ctx: Ctx) -> Types:
    if isinstance(node, Call):
        type = INJURY_SHORT[str(node.args[0])] if node.word == "injure" else ""
        return (type,) if type and not _is_immune(g, ctx.who, type) else ()
    if node.word in ("may", "pay"):
        return ()
    steps = node.inner
    if node.word == "if" and node.condition is not None and not test(g, node.condition, ctx):
        steps = node.other
    return tuple(type for step in steps for type in _of_step(g, step, ctx))


def _is_immune(g: VanguardState, who: int, type: str) -> bool:
    """Whether a crew member cannot have such an injury; in the tutorial there is one scratch and nothing else
    (IV-X-1901)."""
    spared = is_tutorial(g) and (type != "scratch" or bool(g.expedition.team[who].injuries))
    return spared or holds(g, who, "no-injury") or holds(g, who, "immune", type)


def _share(flags: Sequence[bool]) -> Fraction:
    return Fraction(sum(flags), len(flags))


# -- New injuries ------------------------------------------------------------------------------------------------------


class _Threats:
    """The injuries that forced dice can bring, and what is at hand against them."""

    def __init__(self, g: VanguardState, boxes: Sequence[str], cards: Sequence[Card], listed: Sequence[Card]) -> None:
        self._cards, self._listed, self._boxes = cards, listed, boxes
        struck = {(Threat("injury", type, "check"),) for card in cards for types in card.values() for type in types}
        on_boxes = ((box, types) for box, on in zip(boxes, listed, strict=True) for types in on.values())
        rolled = {chain for box, types in on_boxes for chain in _of(box, types)}
        found = stops_of(g, {threat for chain in (*struck, *rolled) for threat in chain})
        self._against = {
            chain: tuple(dict.fromkeys(stop for threat in chain for stop in found[threat]))
            for chain in (*struck, *rolled)
        }
        drops = drops_of(g) if rolled else []
        self._dropped = sum(stop.times * dice for stop, dice in drops)
        """This many danger dice can be taken out after the roll."""
        able = [stop for stops in self._against.values() for stop in stops]
        self.at_hand: tuple[Stop, ...] = tuple(dict.fromkeys([*able, *(stop for stop, _ in drops)]))

    def unhurt(self, dice: int) -> Fraction:
        """How likely there is no new injury, in the best order of the injury dice (IV-X-521)."""
        rolls = [sorted(roll) for roll in product(RULES.injuries.faces, repeat=dice)]
        struck: dict[frozenset[tuple[Chain, ...]], int] = {}
        for roll in map(tuple, rolls):
            ways = frozenset(self._struck(roll, 0))
            struck[ways] = struck.get(ways, 0) + 1
        dangers: dict[frozenset[tuple[Chain, ...]], int] = {}
        for faces in product(RULES.danger.faces, repeat=len(self._boxes)):
            brought = self._rolled(faces)
            dangers[brought] = dangers.get(brought, 0) + 1
        spared = sum(
            times * often
            for ways, times in struck.items()
            for brought, often in dangers.items()
            if any(self._is_stopped((*way, *kept)) for way in ways for kept in brought)
        )
        return Fraction(spared, len(rolls) * sum(dangers.values()))

    def _is_stopped(self, chains: Sequence[Chain]) -> bool:
        return all_stopped([self._against[chain] for chain in chains])

    def _rolled(self, faces: Sequence[str]) -> frozenset[tuple[Chain, ...]]:
        """The injuries that danger dice bring, for each choice of those that are taken out (IV-X-508)."""
        shown = [(box, on[face]) for box, on, face in zip(self._boxes, self._listed, faces, strict=True) if face in on]
        kept = combinations(shown, max(0, len(shown) - self._dropped))
        return frozenset(tuple(sorted(chain for box, types in some for chain in _of(box, types))) for some in kept)

    def _struck(self, roll: tuple[str, ...], held: int) -> Iterator[tuple[Chain, ...]]:
        """The injuries that injury dice bring, for each order: a die goes to the first card that shows its face and
        holds none. `held` are the cards that hold one, one bit each."""
        if not roll:
            yield ()
        for face in dict.fromkeys(roll):
            cards = enumerate(self._cards)
            place = next((place for place, card in cards if face in card and not held >> place & 1), None)
            types = self._cards[place][face] if place is not None else ()
            brought = tuple((Threat("injury", type, "check"),) for type in types)
            left = list(roll)
            left.remove(face)
            for rest in self._struck(tuple(left), held | (0 if place is None else 1 << place)):
                yield tuple(sorted((*brought, *rest)))


def _of(box: str, types: Types) -> list[Chain]:
    """The injuries of a danger die."""
    return [(Threat("danger", box, "check"), Threat("injury", type, "check danger")) for type in types]
