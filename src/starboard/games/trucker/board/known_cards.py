"""Which cards of a flight a player has seen: builders looked into some piles (GT-B-5)."""

from starboard.games.trucker.state.game_state import TruckerState


def known_cards(g: TruckerState, seat: int | None) -> list[str]:
    """The cards of this flight that the seat has seen, and that are not used up yet."""
    if seat is None:
        return []
    trucker = g.truckers[seat]
    if not trucker.seen and not trucker.known:
        return []
    seen = [card for pile in trucker.seen if pile < len(g.piles) for card in g.piles[pile]]
    return sorted({*seen, *(card for card in trucker.known if card in g.flight)})
