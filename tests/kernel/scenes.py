"""Tiny titles for the tests of the kernel: a test writes a procedure down and gets a match of it.

def rules(g: Table) -> Rules[None]:
    g.hear((yield Ask(0, "scene-ask", SAYS)))

match = scene(rules)
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, ClassVar, TypeAlias

import pytest

from starboard.kernel import (
    CHECKPOINT,
    EXPIRED,
    Ask,
    Ballot,
    Chance,
    Deadline,
    Event,
    Match,
    Message,
    Move,
    Options,
    Outcome,
    Refused,
    Rules,
    Title,
    UnknownTitle,
    new_match,
    save,
    tell,
)
from starboard.kernel.piles import Deck, deal_again, deck_of


class Say(Move, frozen=True):
    """Say a number."""

    number: int


class Do(Move, frozen=True):
    """Do something."""

    what: str


SAYS = [Say(number) for number in range(6)]
DOS = [Do(what) for what in ("step", "roll", "draw", "show", "pass", "end")]


@dataclass(slots=True)
class Table:
    """A deck, a hand a seat, whose turn it is, and what the procedure noted down."""

    chance: Chance
    deck: Deck
    hands: list[list[str]]
    heard: list[str] = field(default_factory=list)
    turn: int = 0
    news: list[Event] | None = None

    def hear(self, answer: object) -> None:
        """Note an answer, in words, so that a test can look at it."""
        self.heard.append(repr(answer))


Procedure: TypeAlias = Callable[[Table], Rules[None]]

CLOCK = Deadline("sand", 30)


class Scene(Title[Table]):
    """A title whose rules are one procedure. Each seat holds three of twenty-four hidden cards."""

    id: ClassVar[str] = "scene"
    version: ClassVar[int] = 1
    least_seats: ClassVar[int] = 1
    most_seats: ClassVar[int] = 4
    moves: ClassVar[tuple[type[Move], ...]] = (Say, Do)
    state = Table
    longest: ClassVar[int] = 10_000

    def __init__(self, procedure: Procedure) -> None:
        self.procedure = procedure

    def setup(self, seats: int, options: Options, chance: Chance) -> Table:
        deck = deck_of([f"card-{number:02}" for number in range(24)], chance)
        return Table(chance, deck, [deck.draw_many(chance, 3) for _ in range(seats)])

    def rules(self, g: Table) -> Rules[None]:
        return self.procedure(g)

    def view(self, g: Table, seat: int | None, reckon: bool = True) -> Any:
        hands = [sorted(hand) if owner == seat else len(hand) for owner, hand in enumerate(g.hands)]
        return {"turn": g.turn, "heard": list(g.heard), "deck": len(g.deck), "hands": hands}

    def outcome(self, g: Table) -> Outcome:
        return Outcome(tuple(len(hand) for hand in g.hands), (0,))

    def census(self, g: Table) -> Mapping[str, int]:
        return {"cards": len(g.deck) + sum(map(len, g.hands))}

    def hide(self, g: Table, seat: int, chance: Chance) -> None:
        deal_again(chance, [g.deck.cards, *(hand for owner, hand in enumerate(g.hands) if owner != seat)])


def scene(procedure: Procedure, seats: int = 2, seed: int = 7, **more: Any) -> Match:
    """A match of a title that has this procedure for rules."""
    return new_match(Scene(procedure), seats, seed, **more)


def only(title: Title[Any]) -> Callable[[str], Title[Any]]:
    """A shelf with one title on it."""

    def find(name: str) -> Title[Any]:
        if name != title.id:
            raise UnknownTitle("kernel-title-unknown", title=name, titles=title.id)
        return title

    return find


# Procedures that serve many tests


def turns(g: Table) -> Rules[None]:
    """Whose turn it is does things until it passes, or the clock passes for it. Every thing done is a checkpoint."""
    while True:
        yield CHECKPOINT
        move = yield Ask(g.turn, "scene-ask-do", DOS, "SC-1", deadline=CLOCK)
        g.hear(move)
        if move is EXPIRED or move.what == "pass":
            g.turn = (g.turn + 1) % len(g.hands)
        elif move.what == "roll":
            pips = g.chance.roll()
            g.heard.append(f"rolled {pips}")
            tell(g, "scene-rolled", "SC-2", seat=g.turn, pips=pips)
        elif move.what == "draw":
            g.hands[g.turn].append(g.deck.draw(g.chance))
        elif move.what == "show":
            g.chance.reveal()
            g.heard.append(g.hands[g.turn][0])
        elif move.what == "end":
            return


def ballots(g: Table) -> Rules[None]:
    """All vote in secret, again and again; the clock ends a vote. Seat 0 does something before each vote."""
    while True:
        yield CHECKPOINT
        g.hear((yield Ask(0, "scene-ask-do", DOS[:1], "SC-1")))
        offers = dict.fromkeys(range(len(g.hands)), SAYS)
        g.hear((yield Ballot(offers, "scene-ask-vote", "SC-3", deadline=CLOCK)))
        g.chance.reveal()


# Looking at a match


def do(match: Match, *whats: str) -> None:
    """The seat that is asked does these things, one after the other."""
    for what in whats:
        match.play(match.waiting[0], Do(what))


def heard(match: Match) -> list[str]:
    """What the procedure noted down."""
    g: Any = match.state
    return list(g.heard)


def standing(match: Match) -> dict[str, object]:
    """Everything that can be told of a match: equal before and after means that nothing changed."""
    question = match.question
    return {
        "state": match.state_bytes(),
        "saved": save(match),
        "lines": match.lines,
        "position": match.position,
        "outcome": match.outcome,
        "asked": question and (type(question), question.prompt, question.rule, question.deadline),
        "waiting": match.waiting,
        "offers": {seat: list(match.offers(seat)) for seat in match.waiting},
        "undo": [match.why_no_undo(seat) for seat in range(match.header.seats)],
    }


def refusal(call: Callable[[], object]) -> Refused:
    """The refusal that this call meets."""
    with pytest.raises(Refused) as caught:
        call()
    return caught.value


def check_refused(match: Match, call: Callable[[], object]) -> Refused:
    """The call is refused, and state, random source, question, log, undo and redo are untouched."""
    before = standing(match)
    question, chance, procedure = match.question, match.state.chance.state, match.now.procedure
    why = refusal(call)
    assert match.question is question
    assert match.now.procedure is procedure
    assert match.state.chance.state == chance
    assert standing(match) == before
    return why


def no_undo(match: Match, seat: int) -> str:
    """Why this seat cannot undo, as the id of the message; the match says the same when it is tried."""
    why = match.why_no_undo(seat)
    assert why is not None
    before = standing(match)
    assert refusal(lambda: match.undo(seat)).message == why
    assert standing(match) == before
    assert why == Message(why.id)
    return why.id


def undo_all(match: Match, seat: int) -> int:
    """Take back as much as this seat may; gives how many moves that was."""
    count = 0
    while match.why_no_undo(seat) is None:
        match.undo(seat)
        count += 1
    return count
