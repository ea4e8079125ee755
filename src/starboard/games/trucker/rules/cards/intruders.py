"""GT-X2-4: commandos and predators come aboard. What they do at each step is our reading, on their cards (OQ-X2-04)."""

from starboard.games.trucker.board.current_round import board_for
from starboard.games.trucker.board.ship.attack_lines import Aim
from starboard.games.trucker.board.ship.cabins import occupied
from starboard.games.trucker.board.ship.intruder_paths import Walk, armed, walk
from starboard.games.trucker.content.cards import Commandos, Predator
from starboard.games.trucker.names.flight_names import card_name
from starboard.games.trucker.rules.aboard.credits import tell_earned
from starboard.games.trucker.rules.aboard.crew import take_crew
from starboard.games.trucker.rules.aboard.damage import destroy, show_hit
from starboard.games.trucker.rules.aboard.stasis import wake
from starboard.games.trucker.rules.attacks.incoming import show_incoming
from starboard.games.trucker.rules.attacks.meteors_and_shots import SIDES, roll_attack
from starboard.games.trucker.rules.attacks.thrusters import Course, dodge
from starboard.games.trucker.state.game_state import TruckerState
from starboard.kernel import Rules, show, tell


def intruders(g: TruckerState, card: Commandos | Predator) -> Rules[None]:
    """GT-X2-4.2: they come like an attack, with one roll for all who fly (GT-LM-2.9.1)."""
    aim = roll_attack(g, SIDES[card.side], card_name(str(card.__struct_config__.tag)))
    for seat in g.order:
        yield from face_intruders(g, seat, card, aim)


def face_intruders(g: TruckerState, seat: int, card: Commandos | Predator, aim: Aim) -> Rules[None]:
    """GT-LM-2.6: thrusters may move the ship away; then intruders walk one after the other, also those of a doubled
    attack; then all charges go off at once; then each that was defeated is paid for."""
    b, ship = board_for(g, seat), g.truckers[seat].ship

    def lands(course: Course) -> bool:
        return not armed(b, ship).issuperset(hit.cell for hit in course.hits)

    show_incoming(g, seat, str(card.__struct_config__.tag), "", aim)
    course = yield from dodge(g, seat, aim, lands)
    if not course.hits:
        tell(g, "trucker-missed", "GT-B-10.1.3", seat=seat)
        return
    ways: list[Walk] = []
    for landing in course.hits:
        for hand in card.hands:
            ways.append(walk(b, ship, landing.cell, aim.side, hand, card.steps))
            tell_way(g, seat, ways[-1])
            if isinstance(card, Predator):
                yield from feed(g, seat, ways[-1])
    if isinstance(card, Commandos):
        yield from explode(g, seat, {cell for way in ways for cell in way.squares[card.every - 1 :: card.every]})
    pay(g, seat, card.reward.credits * sum(way.defeated for way in ways))


def feed(g: TruckerState, seat: int, way: Walk) -> Rules[None]:
    """A predator eats one of the crew on each square that it comes to, as often as it comes there."""
    ship = g.truckers[seat].ship
    cabins: list[int] = []
    who: list[str] = []
    for cell in way.squares:
        if cell in occupied(ship):
            who.append(take_crew(ship, cell))
            cabins.append(cell)
    if cabins:
        tell(g, "trucker-eaten", "GT-X2-4.5", seat=seat, count=len(cabins))
        show(g, "crew", seat=seat, cells=cabins, who=who, change=-1)
        yield from wake(g, seat)


def explode(g: TruckerState, seat: int, charges: set[int]) -> Rules[None]:
    """GT-LM-2.6.3: the charges of all commandos go off at the same time, also of those who were defeated later."""
    if charges:
        tell(g, "trucker-charges", "GT-LM-2.6.3", seat=seat, count=len(charges))
        show_hit(g, seat, sorted(charges), "charges")
        yield from destroy(g, seat, sorted(charges))


def pay(g: TruckerState, seat: int, credits: int) -> None:
    """GT-LM-2.6.4: the reward for those who were defeated."""
    if credits:
        g.truckers[seat].credits += credits
        tell_earned(g, seat, credits, "GT-LM-2.6.4")


def tell_way(g: TruckerState, seat: int, way: Walk) -> None:
    """How far an intruder came: not even aboard (GT-X2-4.3), to somebody who was armed (GT-X2-4.6), or to its end."""
    show(g, "walk", seat=seat, cells=list(way.squares), defeated=int(way.defeated))
    if not way.squares:
        tell(g, "trucker-intruder-repelled", "GT-X2-4.3", seat=seat)
        return
    tell(g, "trucker-intruder-walked", "GT-X2-4.4", seat=seat)
    if way.defeated:
        tell(g, "trucker-intruder-defeated", "GT-X2-4.6", seat=seat)
