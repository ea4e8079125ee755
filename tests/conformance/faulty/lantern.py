"""Lantern, a sound title in one page: two seats draw, play and roll. The faulty ones differ from it by one fault."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

from starboard.kernel import CHECKPOINT, Ask, Chance, Event, Message, Move, Offer, Options, Outcome, Rules, Title, tell
from starboard.kernel.piles import Deck, deal_again, deck_of

CARDS = ["ash", "birch", "cedar", "elm", "fir", "hazel", "larch", "maple"]
TURNS = 24


class Draw(Move, frozen=True):
    """Take the top card."""


class Show(Move, frozen=True):
    """Lay a card of the hand open."""

    card: str


class Roll(Move, frozen=True):
    """Roll for light."""


class Wait(Move, frozen=True):
    """Do nothing."""


@dataclass(slots=True)
class Lantern:
    """The table: a deck, two hands, light gained by rolling."""

    chance: Chance
    deck: Deck
    hands: list[list[str]]
    light: list[int]
    turn: int = 0
    luck: int = 0
    """Used by a faulty title only."""
    news: list[Event] | None = None


class LanternTitle(Title[Lantern]):
    """The sound one."""

    id: ClassVar[str] = "lantern"
    version: ClassVar[int] = 1
    least_seats: ClassVar[int] = 2
    most_seats: ClassVar[int] = 2
    moves: ClassVar[tuple[type[Move], ...]] = (Draw, Show, Roll, Wait)
    state = Lantern
    beats: ClassVar[Mapping[str, tuple[str, ...]]] = {"draw": ("seat",)}
    longest: ClassVar[int] = TURNS

    def setup(self, seats: int, options: Options, chance: Chance) -> Lantern:
        deck = deck_of(CARDS, chance)
        return Lantern(chance, deck, [[deck.draw(chance)] for _ in range(seats)], [0] * seats)

    def rules(self, g: Lantern) -> Rules[None]:
        while g.turn < TURNS:
            yield CHECKPOINT
            yield from self.take_turn(g, g.turn % 2)
            g.turn += 1

    def take_turn(self, g: Lantern, me: int) -> Rules[None]:
        move = yield Ask(me, "lantern-ask", Offer(lambda: self.options_of(g, me), secret=True), "LA-1")
        self.do(g, me, move)

    def options_of(self, g: Lantern, me: int) -> list[Move]:
        draw: list[Move] = [Draw()] if g.deck.cards else []
        return [*draw, *(Show(card) for card in sorted(g.hands[me])), Roll(), Wait()]

    def do(self, g: Lantern, me: int, move: Move) -> None:
        if isinstance(move, Draw):
            self.draw(g, me)
        elif isinstance(move, Show):
            g.hands[me].remove(move.card)
            g.deck.discard(move.card)
            g.chance.reveal()
            tell(g, "lantern-shown", "LA-2", beat="card", seat=me, card=move.card)
        elif isinstance(move, Roll):
            self.roll(g, me)

    def draw(self, g: Lantern, me: int) -> None:
        card = g.deck.draw(g.chance)
        g.hands[me].append(card)
        tell(g, "lantern-drew", "LA-3", to=(me,), beat="card", card=card)
        tell(g, "lantern-drew-hidden", "LA-3", but=(me,), beat="draw", seat=me)

    def roll(self, g: Lantern, me: int) -> None:
        pips = g.chance.roll()
        tell(g, "lantern-rolled", "LA-4", beat="dice", seat=me, dice=[pips])
        g.light[me] += pips

    def view(self, g: Lantern, seat: int | None, reckon: bool = True) -> Any:
        return {
            "turn": g.turn,
            "light": list(g.light),
            "deck": len(g.deck.cards),
            "discards": list(g.deck.discards),
            "hands": [sorted(hand) if owner == seat else len(hand) for owner, hand in enumerate(g.hands)],
        }

    def outcome(self, g: Lantern) -> Outcome:
        return Outcome(tuple(g.light), tuple(seat for seat in range(2) if g.light[seat] == max(g.light)))

    def census(self, g: Lantern) -> Mapping[str, int]:
        return {"cards": len(g.deck.cards) + len(g.deck.discards) + sum(map(len, g.hands))}

    def hide(self, g: Lantern, seat: int, chance: Chance) -> None:
        deal_again(chance, [g.deck.cards, g.hands[1 - seat]])

    def why_not(self, g: Lantern, seat: int, move: Move) -> tuple[Message, str] | None:
        return (Message("lantern-not-in-hand"), "LA-2") if isinstance(move, Show) else None
