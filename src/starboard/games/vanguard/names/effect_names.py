"""Effects, demands, conditions and abilities in sentences, so that no card has to say in prose what it does.

Each word of the notation has a message in the voices that it needs: "use one die", "everyone uses one die", "you may
use one die". `sentences` puts them together.
"""

from collections.abc import Sequence
from functools import cache

from starboard.games.vanguard.names.argument_names import word
from starboard.games.vanguard.names.names import signed
from starboard.games.vanguard.names.sentences import chosen, clause, listed, row, sentences, text
from starboard.games.vanguard.names.step_names import StepWords
from starboard.games.vanguard.notation.actions import Ability, Action, Combo, Row, Special
from starboard.games.vanguard.notation.grammar import (
    All,
    Any,
    Call,
    Condition,
    Not,
    Passive,
    Test,
    parse_condition,
)
from starboard.games.vanguard.notation.requirement import Requirement
from starboard.games.vanguard.notation.vocabulary import PASSIVES
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.kernel import Arg, Message

_ANYBODY = parse_condition("anybody").condition
_PRICES = ("discard", "sacrifice", "action")
"""Uses of a card that are paid for what it does."""


class Words(StepWords):
    """Says effects, conditions and what is printed on cards in the words of one campaign."""

    def requirement(self, requirement: Requirement) -> Message:
        """What dice must show."""
        ways = [listed([_need(need, way.count(need)) for need in dict.fromkeys(way)]) for way in requirement.ways]
        longer = any(len(set(way)) > 1 for way in requirement.ways)
        return chosen(ways, "vanguard-or-else" if longer else "vanguard-or")

    def passive(self, passive: Passive) -> Message:
        """What holds while a card is in play."""
        args = self.arguments(PASSIVES[passive.word], passive.args)
        if passive.word == "swap":
            args["face"] = swapped([str(name) for name in passive.args])
        said = Message(f"vanguard-passive-{passive.word}", args)
        if passive.condition is not None:
            said = Message("vanguard-group-if", {"condition": self.condition(passive.condition), "said": said})
        return text([said])

    def ability(self, ability: Ability) -> Message:
        """When a card can be used, how often, and what for."""
        condition = ability.condition.condition if ability.condition else None
        head = Message("vanguard-timing", {"timing": ability.timing, "whose": _whose(condition)})
        for use in reversed([use for use in ability.uses if use not in _PRICES]):
            head = Message("vanguard-uses", {"use": use, "when": head})
        asked = _without_anybody(condition)
        if asked is not None and not _said_by_effect(ability):
            head = Message("vanguard-when-if", {"when": head, "condition": self.condition(asked)})
        prices = [use for use in ability.uses if use in _PRICES]
        gains = self.parts(ability.effect.steps, "inf")
        if prices and all(part.kind == "deed" for part in gains):
            paid: dict[str, Arg] = {"when": head, "price": prices[0], "said": clause(gains)}
            return text([Message("vanguard-ability-paid", paid)])
        said = row(sentences(self.parts(ability.effect.steps, "you")))
        if prices:
            said = Message("vanguard-ability-price", {"price": prices[0], "said": said})
        return text([Message("vanguard-ability", {"when": head, "said": said})])

    def combo(self, combo: Combo) -> Message:
        """A dice combination."""
        said = row(sentences(self.parts(combo.effect.steps, "you")))
        if combo.span:
            said = Message("vanguard-group-once", {"span": combo.span, "said": said})
        return text([Message("vanguard-demand", {"demand": self.requirement(combo.requirement), "said": said})])

    def special(self, special: Special) -> Message:
        """A special effect of a check."""
        if special.track:
            said = Message("vanguard-special-track", {"row": word("row", special.track), **signed(special.steps)})
        elif special.instant:
            said = Message("vanguard-special-instant", {"row": word("row", special.instant)})
        else:
            said = row(sentences(self.parts(special.effect.steps if special.effect else (), "you")))
        if special.once:
            said = Message("vanguard-group-once", {"span": "check", "said": said})
        if special.condition is not None:
            met = self.condition(special.condition.condition)
            return text([Message("vanguard-group-if", {"condition": met, "said": said})])
        assert special.requirement is not None
        return text([Message("vanguard-demand", {"demand": self.requirement(special.requirement), "said": said})])

    def row(self, outcome: Row, name: str) -> Message:
        """An outcome: what it needs, what it does, and the row that follows."""
        said = row(sentences(self.parts(outcome.effect.steps, "you")))
        if outcome.arrow:
            said = Message("vanguard-arrow", {"said": said, "row": word("row", outcome.arrow)})
        args: dict[str, Arg] = {"row": word("row", name), "said": said}
        if outcome.requirement is None:
            return text([Message("vanguard-action-row", args)])
        demand = self.requirement(outcome.requirement)
        return text([Message("vanguard-action-row-with", {**args, "demand": demand})])

    def action(self, action: Action) -> list[Message]:
        """A special action, a line each: when it may be taken, danger, tracks, special effects, outcomes."""
        lines = [Message("vanguard-action-demanded")] if action.demanded else []
        if action.condition is not None:
            lines.append(Message("vanguard-action-if", {"condition": self.condition(action.condition.condition)}))
        if action.limit:
            lines.append(Message("vanguard-action-limit", {"limit": action.limit}))
        lines += [Message("vanguard-action-danger", {"box": box}) for box in action.danger]
        for track, fields in action.tracks.items():
            lines.append(Message("vanguard-action-track", {"row": word("row", track), "count": fields}))
        lines += [Message("vanguard-action-special", {"said": self.special(one)}) for one in action.specials]
        if action.plain is not None:
            lines.append(self.effect(action.plain))
        lines += [self.row(row, name) for name, row in action.rows.items()]
        return lines


def words_in_play(g: VanguardState) -> Words:
    """The words of the campaign that is played; a sector without a planet is one of the first board."""
    boards = g.expedition.boards
    return words_of(g.campaign, boards[0].planet if boards else "")


@cache
def words_of(name: str, planet: str = "") -> Words:
    """The words of a campaign; and of one of its planets."""
    return Words(name, planet)


def _said_by_effect(ability: Ability) -> bool:
    """Whether it asks for the very path symbol that it then ignores: that is said once."""
    condition = ability.condition.condition if ability.condition else None
    nodes = [node for step in ability.effect.steps for node in step.options]
    ignores = all(isinstance(node, Call) and node.word in ("ignore", "ignore-every") for node in nodes)
    return isinstance(condition, Test) and condition.word == "symbol" and ignores


def _whose(condition: Condition | None) -> str:
    """Whether a card is about its owner alone, about others too, or about anybody at all."""
    if isinstance(condition, Not):
        return _whose(condition.inner)
    if isinstance(condition, All | Any):
        found = {_whose(part) for part in condition.parts}
        return "anyone" if "anyone" in found else "someone" if "someone" in found else "you"
    if isinstance(condition, Test):
        return {"anybody": "anyone", "self": "someone"}.get(condition.word, "you")
    return "you"


def _without_anybody(condition: Condition | None) -> Condition | None:
    """That it may be anybody is said by when it is."""
    if isinstance(condition, All):
        parts = tuple(part for part in condition.parts if part != _ANYBODY)
        return All(parts) if len(parts) > 1 else parts[0] if parts else None
    return None if condition == _ANYBODY else condition


def _need(need: str, count: int) -> Message:
    """A symbol or die that a demand asks for, and how many of it."""
    return Message("vanguard-word-need", {"word": need, "count": count})


def swapped(names: Sequence[str]) -> Message:
    """Symbols in pairs: the first counts as the second. Where both count as each other, they are named once."""
    pairs = list(zip(names[::2], names[1::2], strict=False))
    said = []
    for number, (first, second) in enumerate(pairs):
        if (second, first) not in pairs[:number]:
            both = "yes" if (second, first) in pairs else "no"
            args: dict[str, Arg] = {"first": word("face", first), "second": word("face", second), "both": both}
            said.append(Message("vanguard-symbol-as", args))
    return listed(said)
