"""What Drift is: seats, options, set-up, and where its parts are."""

from collections.abc import Mapping
from typing import Any, ClassVar

from drift.moves import MOVES
from drift.rules import HAND, play
from drift.state import SIZE, Captain, Drift
from drift.view import view
from starboard.kernel import Chance, Message, Move, Option, Options, Outcome, Rules, Title
from starboard.kernel.piles import deal_again, deck_of

SUPPLY = 2000
"""Crates that are not in play at the beginning."""
COLOURS = ("red", "blue", "green", "sand")


class DriftTitle(Title[Drift]):
    """The reference title."""

    id: ClassVar[str] = "drift"
    version: ClassVar[int] = 1
    least_seats: ClassVar[int] = 2
    most_seats: ClassVar[int] = 4
    options: ClassVar[tuple[Option, ...]] = (
        Option("rounds", (1, 3, 6, 12, 200), 6),
        Option("clock", (5, 15, 60), 15),
        Option("colours", COLOURS, COLOURS, least=3, most=4),
        Option("dense", (False, True), False),
    )
    moves: ClassVar[tuple[type[Move], ...]] = MOVES
    state = Drift
    beats: ClassVar[Mapping[str, tuple[str, ...]]] = {"draw": ("seat",)}
    longest: ClassVar[int] = 200 * 4 * (1 + 2 * 3 + 3)

    def setup(self, seats: int, options: Options, chance: Chance) -> Drift:
        colours = options["colours"]
        assert isinstance(colours, tuple)
        deck = deck_of([f"{colour}-{value}" for colour in colours for value in range(1, 9)], chance)
        captains = [Captain([deck.draw(chance) for _ in range(HAND)], cell=seat * 5) for seat in range(seats)]
        wrecks = [chance.roll(6) if options["dense"] else chance.below(4) for _ in range(SIZE * SIZE)]
        rounds, clock = options["rounds"], options["clock"]
        assert isinstance(rounds, int)
        assert isinstance(clock, int)
        return Drift(chance, captains, deck, wrecks, [], SUPPLY, rounds, clock)

    def rules(self, g: Drift) -> Rules[None]:
        return play(g)

    def view(self, g: Drift, seat: int | None, reckon: bool = True) -> Any:
        return view(g, seat)

    def outcome(self, g: Drift) -> Outcome:
        scores = tuple(captain.crates for captain in g.captains)
        return Outcome(scores, tuple(seat for seat, score in enumerate(scores) if score == max(scores)))

    def census(self, g: Drift) -> Mapping[str, int]:
        cards = len(g.deck.cards) + len(g.deck.discards) + sum(len(captain.hand) for captain in g.captains)
        crates = sum(g.wrecks) + sum(g.floating) + g.supply + sum(captain.crates for captain in g.captains)
        return {"cards": cards, "crates": crates}

    def hide(self, g: Drift, seat: int, chance: Chance) -> None:
        others = [captain.hand for number, captain in enumerate(g.captains) if number != seat]
        deal_again(chance, [g.deck.cards, *others])

    def invariants(self, g: Drift) -> list[Message]:
        return [Message("drift-crates-below-zero") for count in [g.supply, *g.wrecks] if count < 0]

    def why_not(self, g: Drift, seat: int, move: Move) -> tuple[Message, str] | None:
        if move.__struct_config__.tag == "dig":
            return Message("drift-no-wreck"), "DR-3.1"
        return None


DRIFT = DriftTitle()
