"""A world that a player cannot tell from the true one: whatever is shuffled and unseen is shuffled again."""

from starboard.games.vanguard.state.game_state import VanguardState
from starboard.kernel import Chance
from starboard.kernel.piles import deal_again


def hide(g: VanguardState, seat: int, chance: Chance) -> None:
    """Decks and the bag of lead tokens; everything else is open."""
    deal_again(chance, [g.ship.situation_deck])
    deal_again(chance, [g.decks.rank_ups])
    for deck in g.decks.discoveries:
        deal_again(chance, [deck])
    e = g.expedition
    if e.team:
        deal_again(chance, [e.events.cards])
        for one in e.team:
            deal_again(chance, [one.deck.cards])
        e.bag.sort()
        chance.shuffle(e.bag)
