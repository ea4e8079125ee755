"""How words become sentences: one after the other, in brackets, in pairs."""

from collections.abc import Sequence

from starboard.kernel import Arg, Message


def word(kind: str, name: str) -> Message:
    """A word of a closed list: `vanguard-word-face` says all of them."""
    return Message(f"vanguard-word-{kind}", {"word": name})


def joined(parts: Sequence[Message], id: str) -> Message:
    """One after the other, with this message between them."""
    if not parts:
        return Message("vanguard-nothing")
    said = parts[0]
    for part in parts[1:]:
        said = Message(id, {"first": said, "second": part})
    return said


def bracketed(said: Message) -> Message:
    """What belongs together."""
    return Message("vanguard-bracketed", {"inner": said})


def swapped(names: Sequence[str]) -> Message:
    """Symbols in pairs: the first counts as the second. Where both count as each other, they are named once."""
    pairs = list(zip(names[::2], names[1::2], strict=False))
    said = []
    for number, (first, second) in enumerate(pairs):
        if (second, first) not in pairs[:number]:
            both = "yes" if (second, first) in pairs else "no"
            args: dict[str, Arg] = {"first": word("face", first), "second": word("face", second), "both": both}
            said.append(Message("vanguard-symbol-as", args))
    return joined(said, "vanguard-and")
