"""GT-X1-5: what cyan aliens can do. The techie is at work in `batteries`, the manager also in `board.ship.strength`,
the guru in `giving_up`."""

from starboard.games.trucker.board.current_round import board_for
from starboard.games.trucker.board.ship.cabins import specialist_ship
from starboard.games.trucker.content import content
from starboard.games.trucker.content.cards import Loss
from starboard.games.trucker.moves.flight_moves import KeepDiplomat, SendDiplomat, Specialise
from starboard.games.trucker.names.flight_names import card_name
from starboard.games.trucker.names.names import SPECIALISTS
from starboard.games.trucker.rules.aboard.credits import show_gain
from starboard.games.trucker.rules.aboard.stasis import wake
from starboard.games.trucker.state.game_state import TruckerState
from starboard.games.trucker.state.ship_state import Ship
from starboard.kernel import Ask, Message, Move, Rules, show, tell


def is_aboard(ship: Ship, specialist: str) -> bool:
    """Whether the cyan alien is there and has this profession."""
    return ship.specialist == specialist and "cyan" in ship.aliens.values()


def choose_specialist(g: TruckerState, seat: int) -> Rules[None]:
    """GT-X1-5.2: with the cyan alien comes a profession that nobody else has taken."""
    taken = {trucker.ship.specialist for trucker in g.truckers}
    free = [specialist for specialist in professions(g) if specialist not in taken]
    specialist = free[0]
    if len(free) > 1:
        options: list[Move] = [Specialise(name) for name in free]
        move = yield Ask(seat, "trucker-ask-specialist", options, "GT-X1-5.2")
        specialist = move.specialist
    g.truckers[seat].ship.specialist = specialist
    tell(g, "trucker-specialised", "GT-X1-5.2", seat=seat, specialist=Message(SPECIALISTS[specialist]))


def professions(g: TruckerState) -> list[str]:
    """The specialists in the box. There are never fewer than players."""
    second = max(g.decks) == max(content().flights.levels)
    return [
        name
        for name, card in content().kit.specialists.items()
        if card.set == "big_expansion" or (second and card.set == "another_big_expansion")
    ]


def send_diplomat(g: TruckerState, seat: int) -> Rules[bool]:
    """GT-X1-5.3: once per flight the diplomat averts what enemies or a line of a combat zone would do, to all ships of
    a fleet (GT-LM-4.9.15), and leaves."""
    ship = g.truckers[seat].ship
    if not is_aboard(ship, "diplomat"):
        return False
    move = yield Ask(seat, "trucker-ask-diplomat", [SendDiplomat(), KeepDiplomat()], "GT-X1-5.3")
    if isinstance(move, KeepDiplomat):
        return False
    cell = next(cell for cell, colour in ship.aliens.items() if colour == "cyan")
    del ship.aliens[cell]
    tell(g, "trucker-diplomat-left", "GT-X1-5.3", seat=seat)
    show(g, "crew", seat=seat, cells=[cell], who=["cyan"], change=-1)
    yield from wake(g, seat)
    return True


def can_foresee(g: TruckerState, seat: int) -> bool:
    """Whether the telepathic guru can look ahead now."""
    trucker = g.truckers[seat]
    return not trucker.looked_ahead and is_aboard(trucker.ship, "guru")


def foresee(g: TruckerState, seat: int) -> None:
    """GT-X2-7.1, in our reading: once per flight the guru looks at the next card before anybody says who flies on."""
    trucker = g.truckers[seat]
    trucker.looked_ahead = True
    trucker.foreseen = g.flight[-1]
    trucker.known.append(trucker.foreseen)
    g.chance.reveal()
    kind = str(content().cards[trucker.foreseen].__struct_config__.tag)
    tell(g, "trucker-foresaw", "GT-X2-7.1", to=(seat,), card=card_name(kind))
    tell(g, "trucker-looked-ahead", "GT-X2-7.1", but=(seat,), seat=seat)


def bites(g: TruckerState, seat: int, loss: Loss) -> bool:
    """Whether there is anything to avert: goods and batteries cannot be taken from a player who has none."""
    ship = g.truckers[seat].ship
    return not loss.goods or bool(ship.goods or ship.batteries)


def go_ashore(g: TruckerState, seat: int, number: int) -> None:
    """GT-LM-4.9.16: a ship of the fleet gives up with its specialist aboard. The merchant still sees to the goods of
    that ship; the lawyer, who works for the whole fleet (GT-LM-4.9.15), goes on."""
    b, trucker = board_for(g, seat), g.truckers[seat]
    if number != specialist_ship(b, trucker.ship, trucker.ship.specialist):
        return
    trucker.ashore = trucker.ship.specialist
    if trucker.ashore == "merchant":
        own = [cell for cell in trucker.ship.goods if b.ship_of[cell] == number]
        trucker.commission = commission(trucker.ship, own)


def commission(ship: Ship, cells: list[int]) -> int:
    """GT-X1-5.3: what the merchant gets on top for the goods in these holds."""
    merchant = content().kit.merchant
    return merchant.credits * sum(good in merchant.goods for cell in cells for good in ship.goods[cell])


def merchant_credits(g: TruckerState, seat: int) -> int:
    """GT-X1-5.3, GT-LM-4.9.16: what the merchant gets for all ships that finished with his own, or else for his own; it
    is never halved."""
    b, trucker = board_for(g, seat), g.truckers[seat]
    number = specialist_ship(b, trucker.ship, "merchant")
    if number < 0:
        return trucker.commission
    cells = [cell for cell in trucker.ship.goods if trucker.finished or b.ship_of[cell] == number]
    return commission(trucker.ship, cells)


def pay_manager(g: TruckerState, seat: int) -> None:
    """GT-X1-5.3, 5.5: credits for the aliens aboard in the end, the manager among them, if his ship has finished; those
    of all ships count that did (GT-LM-4.9.16)."""
    trucker = g.truckers[seat]
    if trucker.finished and is_aboard(trucker.ship, "manager"):
        credits = content().kit.manager.credits[len(trucker.ship.aliens) - 1]
        trucker.credits += credits
        tell(g, "trucker-manager-paid", "GT-X1-5.3", seat=seat, credits=credits)
        show_gain(g, seat, credits, "manager")


def has_lawyer(g: TruckerState, seat: int) -> bool:
    """GT-X1-5.3: whether lost components cost nothing. The lawyer works for the whole fleet (GT-LM-4.9.15)."""
    trucker = g.truckers[seat]
    return is_aboard(trucker.ship, "lawyer") or trucker.ashore == "lawyer"
