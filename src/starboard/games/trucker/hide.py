"""A world that a player cannot tell from the true one: what lies face down is redrawn."""

from starboard.games.trucker.board.current_round import flight_level
from starboard.games.trucker.board.known_cards import known_cards
from starboard.games.trucker.content import content
from starboard.games.trucker.state.game_state import TruckerState
from starboard.kernel import Chance


def hide(g: TruckerState, seat: int, chance: Chance) -> None:
    """Redraw, in place, the tiles and cards that this seat has not seen."""
    _hide_tiles(g, seat, chance)
    if g.piles:
        _hide_piles(g, seat, chance)
    if g.flight:
        _hide_flight(g, seat, chance)


def _hide_tiles(g: TruckerState, seat: int, chance: Chance) -> None:
    """What others drew face down could be any tile of the heap."""
    drawn = [
        trucker
        for number, trucker in enumerate(g.truckers)
        if number != seat and trucker.hand and trucker.origin == "heap"
    ]
    pool = [*g.heap, *(trucker.hand for trucker in drawn)]
    # Sorted first, so that the result does not depend on what the truth was.
    pool.sort()
    chance.shuffle(pool)
    for trucker in drawn:
        trucker.hand = pool.pop()
    g.heap[:] = pool


def _hide_piles(g: TruckerState, seat: int, chance: Chance) -> None:
    """The cards of the piles that the seat has not looked at could be any cards of their level."""
    unseen = [pile for number, pile in enumerate(g.piles) if number not in g.truckers[seat].seen]
    _deal_levels_again(g, unseen, chance)


def _hide_flight(g: TruckerState, seat: int, chance: Chance) -> None:
    """The cards to come lie in any order, and those that the seat has not seen could be others of their level."""
    known = set(known_cards(g, seat))
    certain = [card for card in g.flight if card in known]
    others = [card for card in g.flight if card not in known]
    _deal_levels_again(g, [others], chance)
    cards = sorted([*certain, *others])
    chance.shuffle(cards)
    foreseen = g.truckers[seat].foreseen
    if foreseen:
        cards.remove(foreseen)
        cards.append(foreseen)
    elif not g.flown_now and not g.card:
        _put_level_on_top(g, cards, chance)
    g.flight[:] = cards
    for trucker in g.truckers:
        if trucker.foreseen:
            trucker.foreseen = cards[-1]


def _put_level_on_top(g: TruckerState, cards: list[str], chance: Chance) -> None:
    """GT-B-7.6: the first card of a flight is of its level, and everybody knows that."""
    fitting = [place for place, card in enumerate(cards) if content().cards[card].level == flight_level(g)]
    if fitting:
        place = fitting[chance.below(len(fitting))]
        cards[place], cards[-1] = cards[-1], cards[place]


def _deal_levels_again(g: TruckerState, lists: list[list[str]], chance: Chance) -> None:
    """Swap the cards of these lists with those in the box, each for one of its own level, in place."""
    cards = content().cards
    for level in sorted(g.decks):
        places = [(held, at) for held in lists for at, card in enumerate(held) if cards[card].level == level]
        pool = sorted([*(held[at] for held, at in places), *g.decks[level]])
        chance.shuffle(pool)
        for held, at in places:
            held[at] = pool.pop()
        g.decks[level][:] = pool
