"""What the lines of the log are about: a card that is turned up is nobody's move, and begins an entry of its own."""

from typing import Literal, TypeAlias

from starboard.kernel import About, Message

LogMark: TypeAlias = Literal["card"]
CARD: LogMark = "card"
_NOTHING, _CARD = About(), About(marks=(CARD,))


def about(message: Message) -> About:
    return _CARD if message.id == "trucker-card-revealed" else _NOTHING
