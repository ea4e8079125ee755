"""GT-B-8.1: the flight, card by card, until the deck is empty or nobody is flying."""

from starboard.games.trucker.board.current_round import side_met
from starboard.games.trucker.board.harder_cards import card_on_table
from starboard.games.trucker.content import content
from starboard.games.trucker.names.flight_names import card_name, side_name
from starboard.games.trucker.rules.aboard.batteries import empty_furnaces
from starboard.games.trucker.rules.aboard.deeds import end_of_card
from starboard.games.trucker.rules.aboard.hyperspace import could_jump, jumps, return_from_hyperspace
from starboard.games.trucker.rules.cards import PROCEDURES
from starboard.games.trucker.rules.track.flight_days import flight_order
from starboard.games.trucker.rules.track.giving_up import forced_giving_up, window
from starboard.games.trucker.state.game_state import TruckerState
from starboard.kernel import CHECKPOINT, Rules, show, tell
from starboard.kernel.squares import FRONT


def flight(g: TruckerState) -> Rules[None]:
    """From launch to the end of the deck. The cursor: `g.card` is set while a card is being resolved, and `g.turn` is
    then the place in `g.order` of the player asked next; between two cards it says that the window is open."""
    while True:
        if not g.card:
            if g.turn == 0:
                forced_giving_up(g)
                g.order = flight_order(g)
                g.turn = 1
            if not g.flight or not flight_order(g):
                break
            yield from window(g)
            g.turn = 0
            if not flight_order(g):
                break
            reveal(g)
        yield CHECKPOINT
        yield from jumps(g)
        card = card_on_table(g)
        yield from PROCEDURES[type(card)](g, card)
        clear_card(g)
    g.order, g.turn = [], 0


def reveal(g: TruckerState) -> None:
    """GT-B-8.1: turn up the next card. GT-B-8.5: the flight order of this moment counts for all of it."""
    g.card = g.flight.pop()
    g.flown_now += 1
    g.chance.reveal()
    g.order, g.turn, g.step, g.shot = flight_order(g), 0, 0, 0
    g.jumping = could_jump(g)
    for trucker in g.truckers:
        trucker.foreseen = ""
    tell(g, "trucker-card-revealed", "GT-B-8.1", card=card_name(_kind(g.card)), left=len(g.flight))
    show(g, "card", card=g.card, left=len(g.flight))
    if side_met(g, FRONT) != FRONT:
        tell(g, "trucker-ships-turned", "GT-X1-8.2", side=side_name(side_met(g, FRONT)))
        show(g, "turned", quarters=-side_met(g, FRONT) % 4)


def clear_card(g: TruckerState) -> None:
    """The card is used up, and what could be done once per card can be done again."""
    g.flown.append(g.card)
    end_of_card(g, g.card)
    g.card = ""
    g.turn = g.step = 0
    for seat, trucker in enumerate(g.truckers):
        return_from_hyperspace(g, seat)
        empty_furnaces(g, seat)
        trucker.panels, trucker.techie_helped = [], False


def _kind(id: str) -> str:
    return str(content().cards[id].__struct_config__.tag)
