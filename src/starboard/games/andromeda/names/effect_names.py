"""Effects in words. Each word of the vocabulary has one message; these put them together."""

from itertools import groupby

from starboard.games.andromeda.names.names import goods, listed, named
from starboard.games.andromeda.notation.grammar import Call, Effect, Term
from starboard.kernel import Arg, Message

TWICE = 2
GOODS = ("gain", "pay")
"""Words after which a number of goods stands."""


def effect_words(effect: Effect) -> Message:
    """All steps, one after the other. Goods that are gained in a row are gained at once."""
    said: list[Message] = []
    for gained, steps in groupby(effect.steps, _is_gain):
        row = list(steps)
        if gained and len(row) > 1 and len(set(row)) > 1:
            said.append(_gains([step[0].calls[0] for step in row]))
        else:
            said += [step_words(step) for step in row]
    return _joined(said, "andromeda-then")


def _is_gain(step: tuple[Term, ...]) -> bool:
    """Goods come in, and there is nothing to choose or pay."""
    return len(step) == 1 and step[0].cost is None and [call.name for call in step[0].calls] == ["gain"]


def _gains(calls: list[Call]) -> Message:
    """Several kinds of goods."""
    return Message(
        "andromeda-op-gain", {"what": listed([goods(str(call.args[0]), int(call.args[1])) for call in calls])}
    )


def step_words(step: tuple[Term, ...]) -> Message:
    """The terms among which the player chooses."""
    return _joined([term_words(term) for term in step], "andromeda-or")


def term_words(term: Term) -> Message:
    """What is gained, and what is paid for it."""
    if len(term.calls) > 1 and all(call.name == "gain" for call in term.calls):
        gained = _gains(list(term.calls))
    else:
        gained = _joined([call_words(call) for call in term.calls], "andromeda-and")
    if term.cost is None:
        return gained
    return Message("andromeda-for", {"cost": call_words(term.cost), "gain": gained})


def call_words(call: Call) -> Message:
    """One word with its arguments: `count` is its number, `second` another one, `kind` its word and `what` the name of
    that, where it has one."""
    numbers = [arg for arg in call.args if isinstance(arg, int)]
    words = [arg for arg in call.args if isinstance(arg, str)]
    args: dict[str, Arg] = {"count": numbers[0] if numbers else 0}
    if words:
        what = goods(words[0], numbers[0]) if call.name in GOODS else named(words[0])
        args |= {"kind": words[0], "what": what}
    if len(numbers) > 1:
        args["second"] = numbers[1]
    return Message(f"andromeda-op-{call.name.replace('_', '-')}", args)


def _joined(parts: list[Message], id: str) -> Message:
    if not parts:
        return Message("andromeda-nothing")
    if len(parts) == TWICE and parts[0] == parts[1]:
        return Message("andromeda-twice", {"what": parts[0]})
    said = parts[0]
    for part in parts[1:]:
        said = Message(id, {"first": said, "second": part})
    return said
