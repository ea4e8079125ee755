"""Standing orders: what a player wants done without being asked, such as to pass until somebody attacks. A title names
those it knows, which questions they answer, with which move, and when they are over (`Title.order_now`).

An order never tells a secret. It looks at nothing but the question and its one move; where the list itself depends on
what others may not know, or where giving the only answer at once would tell them something, the player is asked."""

from typing import TYPE_CHECKING, Literal, TypeAlias

import msgspec

from starboard.kernel.move import Move
from starboard.kernel.question import Ask, AskSome, Offer

if TYPE_CHECKING:
    from starboard.kernel.match import Match

OrderNow: TypeAlias = Literal["holds", "rests", "over"]
"""An order that rests answers nothing for the moment; one that is over has to be given again."""


class Order(msgspec.Struct, frozen=True):
    """Something that a player may leave word of. Its words are `<title>-order-<id>` and `<title>-order-<id>-note`."""

    id: str
    prompts: tuple[str, ...]
    """The questions that it answers,"""
    makes: type[Move]
    """and with which move; where one may choose nothing at all, with nothing."""


def order_now(match: "Match", seat: int, id: str) -> OrderNow:
    """Whether an order of this seat holds in a match."""
    heard = [event for event in match.events if event.to is None and not event.but]
    return match.title.order_now(match.state, seat, id, heard)


def obeyed(match: "Match", seat: int, ids: tuple[str, ...]) -> tuple[int, ...] | None:
    """The answer that these orders of a seat give to the open question, by places in its list; None where it is for the
    player to answer."""
    question = match.question
    if not isinstance(question, Ask | AskSome) or question.seat != seat:
        return None
    offer = question.options
    if isinstance(offer, Offer) and (offer.secret or not offer.alone):
        return None
    for order in match.title.orders:
        if order.id not in ids or question.prompt not in order.prompts:
            continue
        if order_now(match, seat, order.id) == "holds":
            return _answer(match, question, order)
    return None


def _answer(match: "Match", question: Ask | AskSome, order: Order) -> tuple[int, ...] | None:
    if isinstance(question, AskSome):
        return () if question.least == 0 else None
    places = [place for place, move in enumerate(match.offers(question.seat)) if isinstance(move, order.makes)]
    return (places[0],) if len(places) == 1 else None
