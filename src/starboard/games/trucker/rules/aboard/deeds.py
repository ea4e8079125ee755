"""What players did in a match, counted for its story and the awards at its end. No rule asks for it."""

from starboard.games.trucker.state.game_state import Deeds, TruckerState


def deeds_of(g: TruckerState, seat: int) -> Deeds:
    """The account of a player; matches that began before accounts were kept get one now."""
    if not g.deeds:
        g.deeds = [Deeds() for _ in g.truckers]
    return g.deeds[seat]


def note(g: TruckerState, seat: int, deed: str, count: int = 1) -> None:
    """A player did this so often, or had so much of it."""
    done = deeds_of(g, seat).done
    done[deed] = done.get(deed, 0) + count


def note_lost(g: TruckerState, seat: int, count: int) -> None:
    """Components were lost to the card on the table."""
    deeds_of(g, seat).blow += count


def end_of_card(g: TruckerState, card: str) -> None:
    """Remember the card that cost each player most."""
    for deeds in g.deeds:
        if deeds.blow > deeds.worst:
            deeds.worst, deeds.worst_card, deeds.worst_round = deeds.blow, card, g.round
        deeds.blow = 0
