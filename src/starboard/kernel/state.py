"""What the kernel needs of a title's state, and how procedures tell what happens."""

from typing import Protocol

from starboard.kernel.chance import Chance
from starboard.kernel.message import Arg, Event, Message
from starboard.kernel.stage import Stage


class State(Protocol):
    """What every state has, beside the title's own fields:

        class Salvage(msgspec.Struct):
            chance: Chance
            round: int
            hands: list[list[str]]
            news: list[Event] | None = None

    Fields are numbers, strings, bools, None, lists, dicts keyed by str or int, and structs of those. No function, no
    set, no clock, no object that two matches share. Slotted dataclasses will do as well, but structs are written down
    four times as fast.
    """

    chance: Chance
    """The random source, the only one that the rules may use."""
    news: list[Event] | None
    """Events since the last question; None while nobody listens. The match takes them out: they are never saved."""


def tell(
    g: State,
    id: str,
    rule: str = "",
    *,
    to: tuple[int, ...] | None = None,
    but: tuple[int, ...] = (),
    beat: str = "",
    **args: Arg,
) -> None:
    """Say that something happened: Fluent id, rule, audience, arguments; with `beat`, something that is to be seen.
    Costs next to nothing while nobody listens."""
    news = g.news
    if news is not None:
        _keep_lists(args)
        _hear(g, news, Event(Message(id, args), rule, to, but, beat))


def show(g: State, beat: str, *, to: tuple[int, ...] | None = None, but: tuple[int, ...] = (), **data: Arg) -> None:
    """Something is to be seen that has no sentence of its own: it is a beat, and no line of the log. What is said next
    is read with it, or with the beat that follows."""
    news = g.news
    if news is not None:
        _keep_lists(data)
        _hear(g, news, Event(Message("", data), to=to, but=but, beat=beat))


def _hear(g: State, news: list[Event], event: Event) -> None:
    if isinstance(news, Stage):
        news.hear(g, event)
    else:
        news.append(event)


def _keep_lists(args: dict[str, Arg]) -> None:
    for name, value in args.items():
        if type(value) is list:
            # The rules go on changing theirs.
            args[name] = list(value)
