"""What is written in the notation, in words; and an action with its parts apart, so that a sheet can set them out."""

from collections.abc import Iterable, Iterator

from starboard.games.vanguard.content.planet import SpecialLine
from starboard.games.vanguard.names.effect_names import Words
from starboard.games.vanguard.notation.actions import Ability, Action, Combo, Special
from starboard.games.vanguard.notation.requirement import Requirement
from starboard.games.vanguard.notation.symbols import ROWS, Row
from starboard.games.vanguard.notation.tree import Effect, Group, Passive, Step
from starboard.kernel import Message
from starboard.kernel.view import View


class Written(View, frozen=True, omit_defaults=True):
    """Something in the notation of the campaign: in words, where there are any."""

    words: Message | None = None
    danger: tuple[str, ...] = ()
    """The boxes of the danger dice that it may ask for."""


class NeedPrint(View, frozen=True):
    """A special effect or an outcome."""

    ways: tuple[tuple[str, ...], ...]
    """Ways to meet it, each with all that it needs; none: it needs nothing."""
    said: Message
    """What it does."""
    arrow: str = ""
    """The outcome that follows it."""


class ActionParts(View, frozen=True):
    """What an action consists of."""

    danger: tuple[str, ...]
    """The boxes of its danger dice."""
    tracks: dict[Row, int]
    """How many fields its tracks have."""
    specials: list[NeedPrint]
    rows: dict[Row, NeedPrint]
    """Its outcomes, from the top."""


class ActionPrint(View, frozen=True):
    """A special action: line by line in words, and in parts."""

    words: list[Message]
    parts: ActionParts


def boxes_in(written: object) -> tuple[str, ...]:
    """The danger boxes that something in the notation names, in their order."""
    match written:
        case Effect():
            return tuple(dict.fromkeys(_boxes(written.steps)))
        case Ability() | Combo():
            return boxes_in(written.effect)
        case SpecialLine():
            return boxes_in(written.special.effect)
        case Passive(word="more-danger"):
            return (str(written.args[0]),)
    return ()


def _boxes(steps: Iterable[Step]) -> Iterator[str]:
    for node in (node for step in steps for node in step.options):
        if isinstance(node, Group):
            yield from _boxes((*node.inner, *node.other))
        elif node.word == "danger":
            yield str(node.args[0])


def action_print(words: Words, action: Action) -> ActionPrint:
    """Danger dice, tracks, special effects and outcomes of an action."""
    parts = ActionParts(
        danger=action.danger,
        tracks={row: action.tracks[row] for row in ROWS if row in action.tracks},
        specials=[_special(words, special) for special in action.specials],
        rows={row: _row(words, action, row) for row in ROWS if row in action.rows},
    )
    return ActionPrint(words=words.action(action), parts=parts)


def _row(words: Words, action: Action, name: Row) -> NeedPrint:
    row = action.rows[name]
    return NeedPrint(ways=_ways(row.requirement), said=words.effect(row.effect), arrow=row.arrow)


def _special(words: Words, special: Special) -> NeedPrint:
    return NeedPrint(ways=_ways(special.requirement), said=words.special(special))


def _ways(requirement: Requirement | None) -> tuple[tuple[str, ...], ...]:
    return requirement.ways if requirement is not None else ()
