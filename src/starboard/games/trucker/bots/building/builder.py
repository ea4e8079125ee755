"""Building a ship: draw, hold it against the ship, place it or give it back, and know when to stop.

A builder needs no memory: how far it has got is seen on the table. What it keeps only saves work.
"""

from collections.abc import Sequence
from functools import lru_cache
from random import Random

from starboard.games.trucker.bots.building.build_reasons import because_of
from starboard.games.trucker.bots.building.plans import plan_in
from starboard.games.trucker.bots.building.sand import ACTS, looks_left
from starboard.games.trucker.bots.building.skill import SPREAD, Skill
from starboard.games.trucker.bots.building.yard import Spot, Yard
from starboard.games.trucker.bots.worth.deck import expected, whole_flight
from starboard.games.trucker.bots.worth.prospects import Prospects, prospects_of
from starboard.games.trucker.moves.building_moves import (
    Draw,
    EndTurn,
    Fetch,
    Finish,
    Look,
    LookAway,
    Place,
    Reserve,
    Return,
    RollDie,
    Take,
    TurnHourglass,
)
from starboard.games.trucker.view.seat_view import SeatView
from starboard.games.trucker.view.view import TruckerView
from starboard.kernel import Message, Move, Sight

USUAL = 1.2
"""What the best place for a good component is usually worth, in credits a level."""
LAST_TILES = 12
"""How many of the components face up everybody considers when there is nothing left to draw."""
PLAUSIBLE = 1.5
"""By how much a place may be worse than the best one, in credits a level, so that people could overlook it."""
STEPS = 10
"""Time is taken in this many steps: what was worked out for a ship then holds for a while."""
SAID = (RollDie, TurnHourglass, Look)
SAID_OF: dict[type[Move], str] = {
    RollDie: "trucker-because-dice",
    TurnHourglass: "trucker-because-sand",
    Look: "trucker-because-cards",
}
"""What is said of acts that are always done for the same reason."""


class Builder:
    """A builder of ships, as skilled as its level."""

    def __init__(self, skill: Skill, chance: Random, begun: type[Yard] = Yard) -> None:
        self.skill = skill
        self.begun = begun
        self._chance = chance
        self._yard: Yard | None = None
        self._last: Yard | None = None

    def pace(self) -> float:
        """Seconds until the next act."""
        return self.skill.act * self._chance.uniform(1 - SPREAD, 1 + SPREAD)

    def choose(self, sight: Sight) -> int:
        """The place of the move to make."""
        view: TruckerView = sight.view
        options = sight.options
        me = view.truckers[sight.seat]
        idle = self._for_all(view, me, options)
        if idle >= 0:
            return idle
        if me.looking >= 0:
            return first(options, LookAway)
        looks = self._looks(sight, view)
        yard = self._yard_of(view, sight.seat, looks)
        if me.hand:
            return self._put(view, me, yard, looks, options)
        return self._get(view, yard, looks, options)

    def because(self, sight: Sight, chosen: int) -> Message | None:
        """Why it would do what it has just chosen."""
        view: TruckerView = sight.view
        me, move = view.truckers[sight.seat], sight.options[chosen]
        if isinstance(move, SAID):
            return Message(SAID_OF[type(move)])
        if me.looking >= 0 or isinstance(move, EndTurn | Fetch):
            return None
        looks = self._looks(sight, view)
        yard = self._yard_of(view, sight.seat, looks)
        if isinstance(move, Finish):
            if yard.room.is_closed:
                return Message("trucker-because-closed")
            return Message("trucker-because-no-time" if looks < 1 else "trucker-because-nothing-better")
        if isinstance(move, Draw):
            lies = any(isinstance(one, Take) for one in sight.options)
            return Message("trucker-because-draw") if lies else None
        tile = move.tile if isinstance(move, Take) else me.hand
        spot = yard.best(tile) or self._at_last(yard).best(tile)
        if spot is None:
            return Message("trucker-because-fits-nowhere")
        if isinstance(move, Return | Reserve):
            return Message("trucker-because-better-comes")
        return because_of(yard, tile, spot)

    def _for_all(self, view: TruckerView, me: SeatView, options: Sequence[Move]) -> int:
        """Hourglass and dice: a player who is done hurries the others; dice are rolled as soon as they can be,
        since all build on what they open, and nobody can be done before (GT-LM-4.2, GT-LM-4.4.2)."""
        roll = first(options, RollDie)
        if roll >= 0:
            return roll
        hurried = me.number or _waits_for_dice(view)
        turn = first(options, TurnHourglass) if hurried else -1
        return first(options, EndTurn) if turn < 0 and me.number else turn

    def _looks(self, sight: Sight, view: TruckerView) -> float:
        """How many components will still be held against the ship: time sets a limit, and patience."""
        plan = plan_in(view, sight.seat)
        made: float = view.truckers[sight.seat].moves / ACTS
        patience = self.skill.looks * len(plan.board.cells) - made
        return max(0.0, min(patience, looks_left(sight, view, self.skill.act)))

    def _yard_of(self, view: TruckerView, seat: int, looks: float) -> Yard:
        plan, parts = plan_in(view, seat), view.truckers[seat].ship.parts
        empty = len(plan.board.cells) - len(parts)
        time = round(min(1.0, looks / max(1, empty)) * STEPS) / STEPS
        level = plan.board.ship_class.level
        known, gone = (tuple(view.flight.known), tuple(view.flight.flown)) if self.skill.piles else ((), ())
        prospects = prospects_for(view.level, level > view.level, len(view.truckers), known, gone)
        if self._yard is None or not self._yard.is_like(plan, parts, prospects, time):
            self._yard = self.begun(plan, parts, prospects, self.skill.square * level, time)
        return self._yard

    def _bar(self, view: TruckerView, yard: Yard, looks: float) -> float:
        """What a placement must be worth: so much that, of all that will still be looked at, about as many are better
        as there are squares to fill. When nothing is left to draw, anything useful must do."""
        share = self.skill.picky * max(0.0, 1 - yard.room.left / max(looks, 1.0)) if view.yard.heap else 0.0
        if not self.skill.compares:
            return share * USUAL * yard.level
        worths = yard.usual()
        return max(0.0, worths[min(len(worths) - 1, int(share * len(worths)))])

    def _put(self, view: TruckerView, me: SeatView, yard: Yard, looks: float, options: Sequence[Move]) -> int:
        """A component in the hand: place it, or give it back if that is allowed (GT-B-3.5)."""
        bar, spot = self._bar(view, yard, looks), yard.best(me.hand)
        if not view.yard.heap and (spot is None or spot.worth < bar):
            bar, spot = 0.0, self._at_last(yard).best(me.hand)
        if spot is not None and self.skill.slips and self._chance.random() < self.skill.slips:
            spot = self._overlooked(yard, me.hand, spot)
        back = first(options, Return)
        if spot is not None and (back < 0 or spot.worth >= bar):
            return placed(options, yard, spot)
        return back if back >= 0 else max(0, first(options, Reserve))

    def _overlooked(self, yard: Yard, tile: str, best: Spot) -> Spot:
        """The best place on any other square, if somebody could take it for a good one."""
        other = yard.best_but(tile, best.cell)
        return other if other is not None and other.worth > max(0.0, best.worth - PLAUSIBLE * yard.level) else best

    def _at_last(self, yard: Yard) -> Yard:
        """The ship when nothing more can be hoped for than what is put there now. While there is much time, squares
        count as good as filled, and then none of the components that are left may seem to make the ship better."""
        if self._last is None or not self._last.is_like(yard.plan, yard.parts, yard.prospects, 0.0):
            self._last = self.begun(yard.plan, yard.parts, yard.prospects, yard.square, 0.0)
        return self._last

    def _get(self, view: TruckerView, yard: Yard, looks: float, options: Sequence[Move]) -> int:
        """An empty hand: take the next component, look at cards, or be done."""
        cabin = first(options, Fetch) if not yard.parts else -1
        if cabin >= 0:
            return cabin
        done = first(options, Finish)
        waiting = _waits_for_dice(view)
        if done >= 0 and not waiting and (looks < 1 or yard.room.is_closed):
            return done
        bar = self._bar(view, yard, looks)
        for place in (self._look(view, options), self._ready_made(view, yard, bar, options), first(options, Draw)):
            if place >= 0:
                return place
        last = self._ready_made(view, self._at_last(yard), 0.0, options)
        if last >= 0:
            return last
        # Nothing useful is left. While waiting for dice, the bot looks at cards or at components.
        return max(0, first(options, Look, Take)) if waiting else max(0, done)

    def _look(self, view: TruckerView, options: Sequence[Move]) -> int:
        """GT-B-3.8: the piles in their order, each once; -1 when that is done, or somebody else has the next one."""
        seen = len(view.flight.known) // max(1, view.yard.piles[0].cards)
        if seen >= self.skill.piles:
            return -1
        return next((place for place, move in enumerate(options) if move == Look(seen + 1)), -1)

    def _ready_made(self, view: TruckerView, yard: Yard, bar: float, options: Sequence[Move]) -> int:
        """A component that lies face up and is good enough; -1 when there is none."""
        many = self.skill.open_tiles if view.yard.heap else max(self.skill.open_tiles, LAST_TILES)
        if not many:
            return -1
        best, found = bar, -1
        tiles = [(place, move.tile) for place, move in enumerate(options) if isinstance(move, Take)]
        for place, tile in tiles[-many:]:
            spot = yard.best(tile)
            if spot is not None and spot.worth > best:
                best, found = spot.worth, place
        return found


@lru_cache(maxsize=256)
def prospects_for(
    level: int, harder: bool, players: int, known: tuple[str, ...] = (), gone: tuple[str, ...] = ()
) -> Prospects:
    """What a flight of this level has to offer, by the cards that a player knows of."""
    return prospects_of(expected(whole_flight(level, harder), known, gone, harder), level, players)


def first(options: Sequence[Move], *kinds: type[Move]) -> int:
    """The place of the first move of these kinds; -1 when there is none."""
    return next((place for place, move in enumerate(options) if isinstance(move, kinds)), -1)


def placed(options: Sequence[Move], yard: Yard, spot: Spot) -> int:
    """The place of the move that puts the component in the hand there."""
    board = yard.board
    return options.index(Place(board.column(spot.cell), board.row(spot.cell), spot.turn))


def _waits_for_dice(view: TruckerView) -> bool:
    """GT-LM-4.2: whether dice are still to be rolled, which will join ships and open squares."""
    return view.yard.dice_left > 0
