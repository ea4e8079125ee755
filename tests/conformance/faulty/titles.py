"""The faulty titles: each is Lantern with one thing wrong."""

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar

from conformance.faulty.lantern import CARDS, TURNS, Draw, Lantern, LanternTitle, Roll, Show, Wait
from starboard.kernel import (
    CHECKPOINT,
    Ask,
    Caption,
    Chance,
    Event,
    Message,
    Move,
    Offer,
    Options,
    Order,
    OrderNow,
    Outcome,
    Rules,
    Sketch,
    Stake,
    tell,
)
from starboard.kernel.piles import Deck


class SharesAList(LanternTitle):
    """All its matches hold one and the same list."""

    light: ClassVar[list[int]] = [0, 0]

    def setup(self, seats: int, options: Options, chance: Chance) -> Lantern:
        g = super().setup(seats, options, chance)
        g.light = self.light
        return g


class RemembersOnTheTitle(LanternTitle):
    """Keeps a part of the match on itself, where no copy and no save can find it."""

    rolled = 0

    def roll(self, g: Lantern, me: int) -> None:
        self.rolled += 1
        g.light[me] += self.rolled


class LeaksACard(LanternTitle):
    """Its view tells what lies on top of the deck."""

    def view(self, g: Lantern, seat: int | None, reckon: bool = True) -> Any:
        return super().view(g, seat, reckon) | {"next": g.deck.cards[-1:]}


class LeaksToOnlookers(LanternTitle):
    """Its view for onlookers shows the hands, and the one who plays has a friend among them."""

    def view(self, g: Lantern, seat: int | None, reckon: bool = True) -> Any:
        return super().view(g, seat, reckon) if seat is not None else [sorted(hand) for hand in g.hands]


class LeaksInASketch(LanternTitle):
    """The small picture in lists shows which card lies on top."""

    def sketches(self, g: Lantern) -> list[Sketch]:
        return [Sketch(str((g.deck.cards or ["none"])[-1]))]


class LeaksInAnOrder(LanternTitle):
    """Whether a standing order holds depends on the card that lies on top."""

    orders: ClassVar[tuple[Order, ...]] = (Order("wait", (), Move),)

    def order_now(self, g: Lantern, seat: int, order: str, events: Sequence[Event]) -> OrderNow:
        return "holds" if g.deck.cards and g.deck.cards[-1] in CARDS[::2] else "over"


class LeaksInACaption(LanternTitle):
    """The words of a move tell what it would draw."""

    def caption(self, g: Lantern, seat: int, move: Move) -> Caption:
        return Caption(Message("lantern-move", {"top": (g.deck.cards or ["none"])[-1]}))


class LeaksInAStake(LanternTitle):
    """Reckons the chance of a move with the card that lies on top, instead of with all that may."""

    def stake(self, g: Lantern, seat: int, move: Move) -> Stake | None:
        return Stake({"elm": float(g.deck.cards[-1:] == ["elm"])})


class LeaksInAnEvent(LanternTitle):
    """Tells everybody what was drawn in secret."""

    def draw(self, g: Lantern, me: int) -> None:
        super().draw(g, me)
        tell(g, "lantern-drew", "LA-3", card=g.hands[me][-1])


class IsRobbedAtOnce(LanternTitle):
    """Sound: what one draws, the other takes in the same step. The one who drew it has seen it."""

    def draw(self, g: Lantern, me: int) -> None:
        super().draw(g, me)
        g.hands[1 - me].append(g.hands[me].pop())
        tell(g, "lantern-robbed", "LA-3", seat=me)


class LeaksForAMoment(LanternTitle):
    """Tells everybody what was drawn in secret, and shows it to them while it tells it."""

    def draw(self, g: Lantern, me: int) -> None:
        super().draw(g, me)
        g.luck = 1
        tell(g, "lantern-drew", "LA-3", card=g.hands[me][-1])
        g.luck = 0

    def view(self, g: Lantern, seat: int | None, reckon: bool = True) -> Any:
        return super().view(g, seat, reckon) | ({"open": g.hands} if g.luck else {})


class LeaksInARefusal(LanternTitle):
    """Says that a card is in the other hand when it refuses it."""

    def why_not(self, g: Lantern, seat: int, move: Move) -> tuple[Message, str] | None:
        where = "other" if isinstance(move, Show) and move.card in g.hands[1 - seat] else "elsewhere"
        return Message("lantern-not-in-hand", {"where": where}), "LA-2"


class LeaksInTheList(LanternTitle):
    """Offers to draw only when a certain card comes next, and makes the list before anybody can redraw it."""

    def take_turn(self, g: Lantern, me: int) -> Rules[None]:
        options = self.options_of(g, me)
        if g.deck.cards[-1:] < ["elm"]:
            options = [move for move in options if not isinstance(move, Draw)]
        move = yield Ask(me, "lantern-ask", options, "LA-1")
        self.do(g, me, move)


class ListsTooEarly(LanternTitle):
    """Makes the list of what a hand offers before the hand can be redrawn, and forgives a card that is not there."""

    def take_turn(self, g: Lantern, me: int) -> Rules[None]:
        move = yield Ask(me, "lantern-ask", self.options_of(g, me), "LA-1")
        if not isinstance(move, Show) or move.card in g.hands[me]:
            self.do(g, me, move)


class ForgetsThatAListIsSecret(LanternTitle):
    """Makes a list on demand and does not say that it depends on a hand."""

    def take_turn(self, g: Lantern, me: int) -> Rules[None]:
        move = yield Ask(me, "lantern-ask", Offer(lambda: self.options_of(g, me), secret=False, alone=False), "LA-1")
        self.do(g, me, move)


class IsAnsweredAlone(LanternTitle):
    """Has nothing but waiting to offer where no early card is in the hand, and lets that be done at once."""

    def options_of(self, g: Lantern, me: int) -> list[Move]:
        return [*(Show(card) for card in sorted(g.hands[me]) if card < "elm"), Wait()]


class UndoesADie(LanternTitle):
    """Rolls with a generator of its own, of which the kernel knows nothing."""

    def roll(self, g: Lantern, me: int) -> None:
        g.luck = (g.luck * 1103515245 + 12345) % 2**31
        g.light[me] += g.luck >> 16 & 7

    def hide(self, g: Lantern, seat: int, chance: Chance) -> None:
        super().hide(g, seat, chance)
        g.luck = chance.below(2**30)


class UndoesACard(LanternTitle):
    """Draws without saying that something was revealed."""

    def draw(self, g: Lantern, me: int) -> None:
        g.hands[me].append(g.deck.cards.pop())


class UndoesAShownCard(LanternTitle):
    """Lays a card open without saying that the others now know it."""

    def do(self, g: Lantern, me: int, move: Move) -> None:
        if isinstance(move, Show):
            g.hands[me].remove(move.card)
            g.deck.discard(move.card)
        else:
            super().do(g, me, move)


class RefusesAListedMove(LanternTitle):
    """Lists a move and then does not know what to do with it."""

    def do(self, g: Lantern, me: int, move: Move) -> None:
        if isinstance(move, Wait) and g.turn > 3:
            raise ValueError("nobody waits here")
        super().do(g, me, move)


class RefusesWithAPrice(LanternTitle):
    """Takes something away from a seat that asks for what is not allowed."""

    def why_not(self, g: Lantern, seat: int, move: Move) -> tuple[Message, str] | None:
        g.light[seat] -= 1
        return None


class RefusesWithoutARule(LanternTitle):
    """Refuses, and names no rule."""

    def why_not(self, g: Lantern, seat: int, move: Move) -> tuple[Message, str] | None:
        return Message("lantern-no"), ""


class LosesItsPlace(LanternTitle):
    """Keeps the turn in a variable of the procedure, where a checkpoint does not see it."""

    def rules(self, g: Lantern) -> Rules[None]:
        for turn in range(TURNS):
            yield CHECKPOINT
            yield from self.take_turn(g, turn % 2)
            g.turn += 1


class WalksOverASet(LanternTitle):
    """Deals in the order of a set, which differs from process to process."""

    id: ClassVar[str] = "walks-over-a-set"

    def setup(self, seats: int, options: Options, chance: Chance) -> Lantern:
        g = super().setup(seats, options, chance)
        g.deck = Deck(list({card for card in CARDS if card not in g.hands[0] + g.hands[1]}))
        return g


class LosesACard(LanternTitle):
    """A card that is shown is gone."""

    def do(self, g: Lantern, me: int, move: Move) -> None:
        super().do(g, me, move)
        if isinstance(move, Show):
            g.deck.discards.pop()


class BreaksAnInvariant(LanternTitle):
    """Says itself that something is wrong."""

    def invariants(self, g: Lantern) -> list[Message]:
        return [Message("lantern-too-bright")] if sum(g.light) > 6 else []


class LeavesADeadEnd(LanternTitle):
    """Asks when there is nothing to answer."""

    def options_of(self, g: Lantern, me: int) -> list[Move]:
        return [Draw()] if g.deck.cards else []


class ListsAMoveTwice(LanternTitle):
    """Offers the same move two times."""

    def options_of(self, g: Lantern, me: int) -> list[Move]:
        return [*super().options_of(g, me), Roll()]


class NeverEnds(LanternTitle):
    """Goes on forever."""

    def rules(self, g: Lantern) -> Rules[None]:
        while True:
            yield CHECKPOINT
            yield from self.take_turn(g, g.turn % 2)
            g.turn += 1


class ForgetsAScore(LanternTitle):
    """Has no score for the last seat."""

    def outcome(self, g: Lantern) -> Outcome:
        return Outcome((g.light[0],), (0,))


class HidesNothing(LanternTitle):
    """Hands the true deck to the bots."""

    def hide(self, g: Lantern, seat: int, chance: Chance) -> None:
        pass


class HidesTooMuch(LanternTitle):
    """Loses a card when it redraws a world."""

    def hide(self, g: Lantern, seat: int, chance: Chance) -> None:
        super().hide(g, seat, chance)
        if g.deck.cards:
            g.deck.cards.pop()


class HidesInNewLists(LanternTitle):
    """Swaps the hands for new lists, while a procedure still holds the old ones."""

    def take_turn(self, g: Lantern, me: int) -> Rules[None]:
        hand = g.hands[me]
        move = yield Ask(me, "lantern-ask", Offer(lambda: self.options_of(g, me), secret=True), "LA-1")
        if isinstance(move, Show):
            hand.remove(move.card)
            g.hands[me] = hand
            g.deck.discard(move.card)
            g.chance.reveal()
        else:
            self.do(g, me, move)

    def hide(self, g: Lantern, seat: int, chance: Chance) -> None:
        g.hands = [list(hand) for hand in g.hands]
        super().hide(g, seat, chance)


class PlaysToTheGallery(LanternTitle):
    """Rolls better when somebody listens."""

    def roll(self, g: Lantern, me: int) -> None:
        super().roll(g, me)
        g.light[me] += g.news is not None


class RollsTheGlobalDie(LanternTitle):
    """Uses a random source that no copy carries along."""

    def roll(self, g: Lantern, me: int) -> None:
        g.light[me] += random.randrange(6)


@dataclass(slots=True)
class Sack:
    """The table of a title that keeps a set in its state."""

    chance: Chance
    deck: Deck
    hands: list[list[str]]
    light: list[int]
    turn: int = 0
    luck: int = 0
    seen: set[str] = field(default_factory=set)
    news: Any = None


class KeepsASet(LanternTitle):
    """Its state holds a set, which has no order to be written down in."""

    state = Sack  # type: ignore[assignment]  # The fault: another state, that is not plain data.

    def setup(self, seats: int, options: Options, chance: Chance) -> Any:
        g = super().setup(seats, options, chance)
        return Sack(g.chance, g.deck, g.hands, g.light)


class CountsWrong(LanternTitle):
    """Counts the cards in a way that depends on where they lie."""

    def census(self, g: Lantern) -> Mapping[str, int]:
        return {"cards": len(g.deck.cards)}


LANTERN = LanternTitle()
WALKS_OVER_A_SET = WalksOverASet()
