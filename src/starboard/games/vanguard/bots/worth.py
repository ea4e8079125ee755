"""What an effect is worth to a crew, at a glance: what it gives less what it costs, about in success tokens."""

from collections.abc import Mapping

from starboard.games.vanguard.notation.grammar import Call, Effect, Flag, Group, Node, Step
from starboard.games.vanguard.notation.place_words import Place

Wants = Mapping[str, float]
"""What is wished for beside the usual, by a name such as `marker:station`, `poi:121`, `log:L01-3`, `track:house`."""

GAINS = {
    "success": 2.0,
    "lead": 0.8,
    "disc": 1.5,
    "unique": 3.0,
    "gain": 1.5,
    "draw": 0.5,
    "refresh": 0.4,
    "supply": 1.2,
    "heal": 1.2,
    "charge": 0.4,
    "flag": 0.8,
    "log": 0.5,
    "lasting": 2.0,
    "morale": 1.5,
    "command": 1.0,
    "energy": 1.0,
    "patient": 1.0,
    "train": 2.0,
    "project": 1.5,
    "dice": 3.0,
    "scan": 0.5,
    "extra": 1.0,
    "use": -0.5,
    "sac": -1.5,
    "discard": -0.4,
    "sac-card": -0.7,
    "exert": -1.0,
    "danger": -1.0,
    "injure": -2.5,
    "time": -0.8,
    "situation": -1.0,
    "condition": -0.2,
}
"""What one of it is worth. Words that are not here are worth nothing by themselves."""
EACH = 2.0
"""What concerns each of several counts this many times."""
HALF = 0.5
"""What may or may not hold."""
MOST = 6
"""More than this of anything is not counted."""


def worth(effect: Effect, wants: Wants) -> float:
    """What all of it is worth."""
    return _steps(effect.steps, wants)


def _steps(steps: tuple[Step, ...], wants: Wants) -> float:
    return sum(max(_node(node, wants) for node in step.options) for step in steps)


def _node(node: Node, wants: Wants) -> float:
    if isinstance(node, Call):
        return _call(node, wants)
    return _group(node, wants)


def _group(node: Group, wants: Wants) -> float:
    inner, other = _steps(node.inner, wants), _steps(node.other, wants)
    if node.word == "if":
        return HALF * inner + HALF * other if node.other else HALF * inner
    if node.word == "may":
        return max(0.0, inner)
    if node.word == "pay":
        return max(0.0, inner + other)
    return EACH * inner if node.word == "each" else inner


def _call(call: Call, wants: Wants) -> float:
    count = next((arg for arg in call.args if isinstance(arg, int)), 1)
    count = max(-MOST, min(MOST, count))
    wanted = wants.get(wish_of(call), 0.0) + wants.get(f"{call.word}:", 0.0)
    if call.word == "track":
        return wanted * count
    return GAINS.get(call.word, 0.0) * count + wanted


def wish_of(call: Call) -> str:
    """The name of what a word brings about."""
    first = call.args[0] if call.args else None
    if isinstance(first, Flag):
        return f"flag:{first.name}"
    if call.word == "top":
        return f"poi:{first}"
    if call.word == "end" and first is not None:
        return f"log:{first}"
    if first is None or isinstance(first, int | Place):
        return call.word
    return f"{call.word}:{first}"
