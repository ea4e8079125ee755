"""What nobody can know of the Hegemon, drawn anew."""

from starboard.games.andromeda.state.game_state import AndromedaState
from starboard.kernel import Chance
from starboard.kernel.piles import deal_again


def hide_hegemon(g: AndromedaState, seat: int, chance: Chance) -> None:
    """Its decks lie in any order. Its hand and destiny cards are drawn anew with those of the players."""
    h = g.hegemon
    assert h is not None
    for deck in (*h.decks, h.negotiations):
        deal_again(chance, [deck.cards])
    deal_again(chance, [h.tiles])
