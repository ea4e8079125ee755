"""The flight: the card on the table and how far it is, the order of the ships, and what is in the air."""

from starboard.games.trucker.board.current_round import is_surcharged
from starboard.games.trucker.board.harder_cards import card_on_table
from starboard.games.trucker.board.known_cards import known_cards
from starboard.games.trucker.content.cards import CombatZone, MeteoricSwarm, OpenSpace, Pirates
from starboard.games.trucker.state.game_state import TruckerState, Weapon
from starboard.games.trucker.view.strike_view import StrikeView, strike_view
from starboard.kernel.view import View


class RankView(View, frozen=True):
    """A ship that is flying."""

    seat: int
    behind: int
    """Days behind the ship before it; 0 for the leader."""


class BarrageView(View, frozen=True):
    """Meteors or shots that come one after the other."""

    what: Weapon
    come: int
    """How many of the card, or of its line, have come."""


class FlightView(View, frozen=True):
    """What has to do with the cards."""

    to_come: int
    """Cards that are still face down."""
    card: str
    """The card on the table; empty when there is none."""
    harder: bool
    """Whether the cards are a little harder here than they are printed."""
    flown: list[str]
    """The cards of this game that are used up."""
    known: list[str]
    """The cards to come that this seat has seen."""
    ranks: list[RankView]
    """Who flies, the leader first."""
    order: list[int]
    """The flight order when the card on the table was turned up."""
    step: int
    """What is done of the card: landings, fights, or lines of a combat zone."""
    barrage: BarrageView | None
    """Null while nothing comes flying, or not yet."""
    landed: dict[int, int]
    """Who has landed on which planet of the card, counted from 1."""
    beaten: list[int]
    """Whom the shots of the card are fired at."""
    offer: list[str]
    """The goods that somebody is loading, the next one first."""
    strike: StrikeView | None


def flight_view(g: TruckerState, seat: int | None) -> FlightView:
    """What this seat sees of the flight."""
    return FlightView(
        to_come=len(g.flight),
        card=g.card,
        harder=is_surcharged(g),
        flown=list(g.flown),
        known=known_cards(g, seat),
        ranks=_ranks(g),
        order=list(g.order),
        step=g.step,
        barrage=_barrage(g),
        landed=dict(g.landed),
        beaten=list(g.beaten),
        offer=list(g.offer),
        strike=strike_view(g),
    )


def _barrage(g: TruckerState) -> BarrageView | None:
    """Whether the meteors or shots of the card have begun to come, also between two of them."""
    if not g.card:
        return None
    card = card_on_table(g)
    match card:
        case MeteoricSwarm():
            begun = True
        case CombatZone():
            begun = bool(g.beaten)
        case Pirates():
            begun = bool(g.beaten) and g.step > 0  # GT-B-11.9.7: they shoot after all fights.
        case _:
            begun = False
    if not (begun or g.strike or g.shot):
        return None
    return BarrageView("meteor" if isinstance(card, MeteoricSwarm | OpenSpace) else "shot", g.shot)


def _ranks(g: TruckerState) -> list[RankView]:
    """GT-B-8.1: the ship furthest ahead leads."""
    if g.part != "flight":
        return []
    flying = [(trucker.position, seat) for seat, trucker in enumerate(g.truckers) if trucker.flying]
    flying.sort(reverse=True)
    ahead = flying[:1] + flying
    return [RankView(seat, ahead[place][0] - position) for place, (position, seat) in enumerate(flying)]
