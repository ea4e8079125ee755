"""Sentences out of parts: what somebody does, what happens by itself, and what begins with a word such as "if".

Two deeds of the same person share a sentence, the third begins a new one. Capitals and full stops are set where a text
is whole, so a part begins in lower case and ends without a stop.
"""

from collections.abc import Sequence
from itertools import groupby
from typing import Final, Literal

import msgspec

from starboard.kernel import Message

Voice = Literal["you", "each", "they", "inf"]
"""Who does it: the reader is told to, somebody named before does it, "they" do it; or what one may do."""

Kind = Literal["deed", "happening", "headed", "silent", "secret", "page"]

NOTHING: Final = Message("vanguard-nothing-happens")
HIDDEN: Final = Message("vanguard-hidden")
REST_HIDDEN: Final = Message("vanguard-rest-hidden")
READ_ON: Final = Message("vanguard-happens-log")


class Part(msgspec.Struct, frozen=True):
    """A piece of a text."""

    said: Message
    kind: Kind = "happening"
    """A `headed` part begins with "if" or the like. What the story keeps is `silent`; what depends on it is a `secret`.
    That a `page` of the log book follows is said once."""
    within: Message | None = None
    """The same inside a longer sentence, where it is said otherwise there."""
    verb: str = ""
    """What is done to the `object`: deeds with the same verb share it."""
    object: Message | None = None
    deeds: int = 1
    """How many deeds it holds."""


UNTOLD: Final = ("silent", "secret", "page")
"""Kinds of parts that no sentence says."""


def sentences(parts: Sequence[Part]) -> list[Message]:
    """What is told, a sentence each. What the story hides is left out; that pages follow is said once, at the end."""
    told = _doubled(_sharing_verbs([part for part in parts if part.kind not in UNTOLD]))
    found: list[Message] = []
    waiting: list[Part] = []
    for part in told:
        if part.kind == "deed" and not _has_comma(waiting) and sum(one.deeds for one in (*waiting, part)) <= 2:
            waiting.append(part)
            continue
        found += _shared(waiting)
        waiting = [part] if part.kind == "deed" else []
        if part.kind != "deed":
            found.append(part.said)
    found += _shared(waiting)
    if any(part.kind == "page" for part in parts):
        return [*found, READ_ON]
    if any(part.kind == "secret" for part in parts) and found:
        return [*found, REST_HIDDEN]
    return found or [HIDDEN if parts else NOTHING]


def _sharing_verbs(parts: Sequence[Part]) -> list[Part]:
    """ "Gain 2 success tokens and a lead" instead of "gain 2 success tokens and gain a lead"."""
    found: list[Part] = []
    for verb, group in groupby(parts, key=lambda part: part.verb):
        same = list(group)
        if not verb or len(same) == 1:
            found += same
            continue
        what = listed([part.object for part in same if part.object is not None])
        said = Message(same[0].said.id, {**same[0].said.args, "what": what})
        found.append(Part(said, "deed", verb=verb, object=what, deeds=len(same)))
    return found


def _doubled(parts: Sequence[Part]) -> list[Part]:
    """What happens twice in a row is said once."""
    found: list[Part] = []
    for part in parts:
        if found and part.kind == "happening" and found[-1] == part:
            found[-1] = Part(Message("vanguard-twice", {"said": part.said}))
        else:
            found.append(part)
    return found


def _has_comma(deeds: Sequence[Part]) -> bool:
    """Whether the last one ends with how one moves, after a comma: an "and" cannot follow that."""
    return bool(deeds) and deeds[-1].said.args.get("how") in ("plain", "free", "first", "dice")


def _shared(deeds: Sequence[Part]) -> list[Message]:
    return [listed([deed.said for deed in deeds])] if deeds else []


def clause(parts: Sequence[Part]) -> Message:
    """All of it in one sentence, as it stands after "if …,"."""
    told = _sharing_verbs([part for part in parts if part.kind not in UNTOLD])
    said = [part.within or part.said for part in told]
    if any(part.kind == "page" for part in parts):
        said.append(READ_ON)
    if not said:
        return HIDDEN if parts else NOTHING
    if all(part.kind == "deed" for part in told):
        return listed(said)
    # What begins with "if" cannot share an "and" with what stands before it.
    return listed(said[:-1], said[-1]) if len(said) > 1 and told[-1].kind == "headed" else listed(said)


def listed(parts: Sequence[Message], after: Message | None = None) -> Message:
    """a, b and c; then, after a comma, what needs one."""
    *others, last = parts
    said = others[0] if others else last
    for part in others[1:]:
        said = Message("vanguard-comma", {"first": said, "second": part})
    if others:
        said = Message("vanguard-both", {"first": said, "second": last})
    return said if after is None else Message("vanguard-and-then", {"first": said, "second": after})


def chosen(parts: Sequence[Message], joint: str = "vanguard-or") -> Message:
    """a, b or c."""
    *others, last = parts
    if not others:
        return last
    said = others[0]
    for part in others[1:]:
        said = Message("vanguard-comma", {"first": said, "second": part})
    return Message(joint, {"first": said, "second": last})


def text(found: Sequence[Message]) -> Message:
    """Sentences one after the other, with capitals and stops."""
    return Message("vanguard-text", {"said": row(found)})


def row(found: Sequence[Message]) -> Message:
    """Sentences one after the other; the first without a capital, the last without a stop."""
    said = found[0]
    for sentence in found[1:]:
        said = Message("vanguard-next-sentence", {"first": said, "second": sentence})
    return said
