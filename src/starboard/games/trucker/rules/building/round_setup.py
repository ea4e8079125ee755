"""GT-B-2.5, GT-LM-1.4, GT-LM-4.1: a round is set up, after everything of the last one has gone back into the box."""

from functools import cache

from starboard.games.trucker.board.current_round import board_for, flight_level, is_surcharged, ship_class
from starboard.games.trucker.board.ship.components import code_of, tile_of
from starboard.games.trucker.content import content
from starboard.games.trucker.content.tiles import OWNERS
from starboard.games.trucker.rules.building.building import BUDGET
from starboard.games.trucker.rules.building.hourglass import stand_at_first_space
from starboard.games.trucker.state.game_state import Trucker, TruckerState
from starboard.games.trucker.state.options import FIVE_PLAYERS
from starboard.games.trucker.state.ship_state import Ship
from starboard.kernel import show, tell

PILES = 4
CLASS_IV_PILE = {1: 1, 2: 1, 3: 3}
"""GT-LM-5.2.1: the cards of each level in a pile, when class IV flies with cards of level III."""
WITHOUT_STARTING_CABIN = ("IIA",)
"""OQ-X1-04: classes that leave the starting cabin in the box."""


def set_up_round(g: TruckerState) -> None:
    """GT-B-2.5: heap, starting cabins and piles of cards; the hourglass runs on its first space (GT-B-4.1)."""
    clear_table(g)
    set_some_aside(g)
    deal_boards(g)
    for seat, trucker in enumerate(g.truckers):
        give_starting_cabin(g, seat, trucker)
    deal_piles(g)
    stand_at_first_space(g)
    g.turn, g.budget, g.acts = 0, BUDGET, 0
    g.part = "building"
    tell_of_round(g)


def tell_of_round(g: TruckerState) -> None:
    """What everybody should know before building begins."""
    show(g, "phase", phase="building", round=g.round)
    tell(g, "trucker-round", "GT-B-2.2", round=g.round + 1, shipclass=g.classes[g.round], level=flight_level(g))
    if len(g.truckers) == FIVE_PLAYERS and g.round == 0:
        tell(g, "trucker-five-players", "GT-X1-2.1")
    if g.hole:
        tell(g, "trucker-hole", "GT-X2-6.1", number=g.hole)
    for seat, trucker in enumerate(g.truckers):
        if trucker.halves:
            tell(g, "trucker-halves", "GT-X2-6.2", seat=seat, halves=trucker.halves)


def clear_table(g: TruckerState) -> None:
    """GT-B-2.4: components, crew, goods and batteries go back to the supply; only the credits stay."""
    loose = [*g.heap, *g.open, *g.away]
    for seat, trucker in enumerate(g.truckers):
        ship = trucker.ship
        loose += [*(tile_of(code) for code in ship.parts.values()), *ship.lost, *trucker.reserve]
        if trucker.hand:
            loose.append(trucker.hand)
        g.truckers[seat] = Trucker(Ship(), credits=trucker.credits, loans=trucker.loans)
    cabins = set(starting_cabins())
    g.heap = [tile for tile in loose if tile not in cabins]
    g.away = [tile for tile in loose if tile in cabins]
    g.open = []
    # GT-B-2.5.5: what was dealt is used up, even if nobody got to see it.
    g.flown += [*(card for pile in g.piles for card in pile), *g.flight, *([g.card] if g.card else [])]
    g.piles, g.flight, g.card, g.flown_now = [], [], "", 0


def set_some_aside(g: TruckerState) -> None:
    """GT-X1-1.3, GT-X2-1.2: with the components of expansions mixed in, some are removed unseen, the more the fewer
    play, and as many for each expansion (OQ-X2-01)."""
    tiles = content().tiles
    expansions = {tiles[tile].set for tile in g.heap} - {"base"}
    for _ in range(content().flights.set_aside.get(len(g.truckers), 0) * len(expansions)):
        g.away.append(g.chance.draw(g.heap))


def deal_boards(g: TruckerState) -> None:
    """GT-X2-6.2: in class IV everybody builds on two halves that are combined at random, and no half is there twice.

    Our reading of class IIIB: a die says which of its numbered squares are holes in this round, the same for all.
    """
    this = ship_class(g)
    g.dice, g.formerly = [], False
    g.hole = str(g.chance.roll()) if this.holes else ""
    fronts, rears = sorted(this.front_boards), sorted(this.rear_boards)
    for trucker in g.truckers:
        trucker.halves = g.chance.draw(fronts) + g.chance.draw(rears) if fronts else ""


def give_starting_cabin(g: TruckerState, seat: int, trucker: Trucker) -> None:
    """GT-B-2.5.2: the starting cabin lies on its marked square; on a board without one it begins in the reserve, where
    it takes one of the two places (GT-LM-1.4)."""
    if g.classes[g.round] in WITHOUT_STARTING_CABIN:
        return
    cabin = starting_cabins()[seat]
    g.away.remove(cabin)
    start = board_for(g, seat).start
    if start >= 0:
        trucker.ship.parts[start] = code_of(cabin, 0)
    else:
        trucker.reserve.append(cabin)


@cache
def starting_cabins() -> list[str]:
    """The starting cabin of each seat."""
    cabins = {tile.colours[0]: tile.id for tile in content().tiles.values() if tile.kind.id == "starting_cabin"}
    return [cabins[colour] for colour in OWNERS if colour in cabins]


def deal_piles(g: TruckerState) -> None:
    """GT-B-2.5.3: four piles face down, each with this many cards of each level; the last stays secret (GT-B-2.5.4)."""
    level = flight_level(g)
    pile = CLASS_IV_PILE if is_surcharged(g) else content().flights.levels[level].piles
    if is_surcharged(g):
        put_back(g, level)  # GT-LM-5.2.2
    for number, count in sorted(pile.items()):
        # More rounds can be agreed on than the cards last for: then those that were flown longest ago are used again.
        if len(g.decks.get(number, [])) < count * PILES:
            put_back(g, number)
    g.piles = [
        [g.chance.draw(g.decks[number]) for number, count in sorted(pile.items()) for _ in range(count)]
        for _ in range(PILES)
    ]


def put_back(g: TruckerState, level: int) -> None:
    """The used cards of a level go back into the box."""
    cards = content().cards
    g.decks[level] += [card for card in g.flown if cards[card].level == level]
    g.flown = [card for card in g.flown if cards[card].level != level]
