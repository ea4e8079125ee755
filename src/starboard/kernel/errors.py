"""Everything that can go wrong in the kernel, each with a message id; nothing here builds a sentence."""

from typing import Any

from starboard.kernel.message import Arg, Message


class StarboardError(Exception):
    """An error that a person may read. `message` says what is wrong as a Fluent id with arguments."""

    def __init__(self, id: str, **args: Arg) -> None:
        self.message = Message(id, args)
        super().__init__(str(self.message))

    def __reduce__(self) -> tuple[Any, ...]:
        """Errors travel between processes whatever their own arguments are."""
        return _revived, (type(self), self.args, self.__dict__)


def _revived(kind: type[StarboardError], args: tuple[Any, ...], fields: dict[str, Any]) -> StarboardError:
    error = kind.__new__(kind, *args)
    error.__dict__.update(fields)
    return error


class Refused(StarboardError):
    """What was asked for is not allowed, and nothing changed. `rule` is the id of the rule that forbids it, or ""
    where no rule of the game but the order of play itself does (not your turn, the match is over)."""

    def __init__(self, message: Message, rule: str = "") -> None:
        Exception.__init__(self, f"{message} [{rule}]" if rule else str(message))
        self.message = message
        self.rule = rule


class UnknownTitle(StarboardError):
    """No title of that name is installed, or it cannot be loaded."""


class BadOption(StarboardError):
    """The number of seats or an option is not one that the title offers."""


class RulesBroken(StarboardError):
    """A title broke the contract: its procedure raised, asked nobody, or left somebody nothing to do. The match stands
    as it was before the move. This is a fault of the title, never of the person who moved."""


class Unreadable(StarboardError):
    """Saved bytes that are damaged, of another title, or newer than this program."""
