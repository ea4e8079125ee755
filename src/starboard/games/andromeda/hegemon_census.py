"""The components of the Hegemon, for the census."""

from collections import Counter

from starboard.games.andromeda.state.game_state import AndromedaState


def census_hegemon(g: AndromedaState) -> Counter[str]:
    """How often each of its cards and tiles is there; its leaders are counted with its `Player`."""
    h = g.hegemon
    if h is None:
        return Counter()
    found = Counter([*h.cards, *h.tiles, *h.upgrades])
    for deck in (*h.decks, h.negotiations):
        found.update([*deck.cards, *deck.discards])
    return found
