"""AE-E-17: what the Hegemon scores at the end."""

from starboard.games.andromeda.board.players import hegemon_side
from starboard.games.andromeda.rules.end.score import MOST_TOKENS, common_items, destiny
from starboard.games.andromeda.state.game_state import AndromedaState, Item

MOON, TOKEN = 2, 3
"""AE-E-17.4."""


def hegemon_account(g: AndromedaState) -> list[Item]:
    """Its final account, with its running victory points as the first item (`rules.end.score.account` does it for
    players). Moons, tokens and the cards in its vault count for nobody else (OQ-10)."""
    who = hegemon_side(g)
    player = g.players[who]
    tokens, cards = len(player.tokens), len(player.hand)
    items = [
        Item("running", 0, player.vp, "AE-E-17.1"),
        *common_items(g, who),
        Item("moons", len(player.moons), len(player.moons) * MOON, "AE-E-17.4"),
        Item("tokens", tokens, tokens * TOKEN, "AE-E-17.4"),
        Item("leaders", player.leaders, player.leaders, "AE-E-17.7"),
        Item("vault", cards, min(cards, MOST_TOKENS) * player.vault, "AE-E-17.5"),
    ]
    items += better_destiny(g)
    return [item for item in items if item.points or item.what == "running"]


def better_destiny(g: AndromedaState) -> list[Item]:
    """AE-E-17.8: the better one of its two cards; the other counts for nothing."""
    who = hegemon_side(g)
    found = [Item(card, *destiny(g, who, card), "AE-E-17.8") for card in g.players[who].dealt]
    return sorted(found, key=lambda item: item.points)[-1:]
