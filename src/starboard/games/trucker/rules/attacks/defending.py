"""GT-B-10.2: what a player does against an attack: one question for cannons, shields and boosters together.

Where a single battery is spent and lies in several places, there is an answer for each of them: the place is part of
the decision, since a battery component can be shot off.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from starboard.games.trucker.board.current_round import board_for
from starboard.games.trucker.board.ship.attack_lines import Aim, Threatened
from starboard.games.trucker.board.ship.boosted import boosted_shields
from starboard.games.trucker.board.ship.components import tile_of
from starboard.games.trucker.board.ship.power_sources import bill, cheapest, price
from starboard.games.trucker.content.cards import Attack
from starboard.games.trucker.moves.flight_moves import OverloadShield, RaiseShield, Shoot, TakeHit
from starboard.games.trucker.names.flight_names import threat_name
from starboard.games.trucker.names.object_names import the_tile
from starboard.games.trucker.rules.aboard.batteries import Tokens, ask_power, sources, supply_for
from starboard.games.trucker.rules.aboard.damage import names_of
from starboard.games.trucker.rules.attacks.shields import overload_shield, overloadable, raise_shield, shields_for
from starboard.games.trucker.rules.attacks.shooting import NO_SALVO, Salvo, missed_by, salvos, shoot
from starboard.games.trucker.rules.attacks.thrusters import Course
from starboard.games.trucker.state.game_state import TruckerState, Weapon
from starboard.kernel import Arg, Move, Rules


class Threat(NamedTuple):
    """Who is attacked by what, and from where."""

    seat: int
    what: Weapon
    attack: Attack
    aim: Aim

    @property
    def shootable(self) -> bool:
        """GT-B-10.2.2, 10.3: whether cannons help."""
        return self.what == "meteor" and self.attack.size == "large"


class Defence(NamedTuple):
    """An answer to an attack: what is shot, and the shield that is raised, with its booster if it has to burn out; -1
    for none. `cells` get power, and `battery` is where the only token comes from, if the player says so."""

    salvo: Salvo = NO_SALVO
    shield: int = -1
    booster: int = -1
    cells: tuple[int, ...] = ()
    battery: int = -1


def defend(g: TruckerState, threat: Threat, course: Course, hits: list[Threatened]) -> Rules[list[Threatened]]:
    """GT-B-10.2.7: what nothing stops. Cannons that need no power fire unasked if there is but one way to do it."""
    ways = [NO_SALVO]
    if threat.shootable:
        b, ship = board_for(g, threat.seat), g.truckers[threat.seat].ship
        ways = salvos(b, ship, threat.aim, hits, supply_for(g, threat.seat), course.nozzles)
        if len(ways) == 1:
            hits = yield from shoot(g, threat.seat, threat.aim.side, hits, ways[0])
            ways = [NO_SALVO]
    if not hits:
        return []
    return (yield from _decide(g, threat, hits, ways))


def _decide(g: TruckerState, threat: Threat, hits: list[Threatened], ways: Sequence[Salvo]) -> Rules[list[Threatened]]:
    """The question, if there is one, and what comes of it."""
    seat, side = threat.seat, threat.aim.side
    free = next(way for way in ways if not way.doubles)
    answers = dict(_shots(g, seat, hits, ways)) if len(ways) > 1 else {}
    shots = bool(answers)
    answers |= _shields(g, threat, missed_by(free, hits))
    if not answers:
        return hits
    if not free.stopped:
        answers[TakeHit()] = Defence()
    prompt = "trucker-ask-shoot" if shots else "trucker-ask-shield"
    options = {move: () if done.battery >= 0 else done.cells for move, done in answers.items()}
    move, tokens = yield from ask_power(g, seat, prompt, options, "GT-B-10.2.7", _told(g, threat, hits))
    done = answers[move]
    if done.battery >= 0:
        tokens = Tokens(done.battery)
    if done.shield < 0:
        left = yield from shoot(g, seat, side, hits, done.salvo, tokens)
        # A player who has fired everything there was may still raise a shield against the rest.
        return (yield from _decide(g, threat, left, [NO_SALVO])) if left and done.salvo.doubles else left
    left = yield from shoot(g, seat, side, hits, free)
    if done.booster >= 0:
        yield from overload_shield(g, seat, done.shield, done.booster, side, left, tokens)
    else:
        yield from raise_shield(g, seat, done.shield, side, left, tokens)
    return []


def _told(g: TruckerState, threat: Threat, hits: Sequence[Threatened]) -> dict[str, Arg]:
    """What comes, and what it would hit."""
    b, ship = board_for(g, threat.seat), g.truckers[threat.seat].ship
    cells = [hit.cell for hit in hits]
    return {
        "threat": threat_name(threat.what, threat.attack),
        "part": the_tile(tile_of(ship.parts[cells[0]])),
        "count": len(cells),
        "squares": names_of(b, cells),
    }


def _shots(
    g: TruckerState, seat: int, hits: Sequence[Threatened], ways: Sequence[Salvo]
) -> Iterator[tuple[Move, Defence]]:
    """What can be shot, or that nothing is."""
    b = board_for(g, seat)
    for way in ways:
        if not way.stopped:
            continue
        squares, cannons = names_of(b, [hits[part].cell for part in way.stopped]), names_of(b, way.cannons)
        places = sources(g, seat, way.ships, way.batteries)
        for cell in places or [-1]:
            battery = b.name(cell) if cell >= 0 else ""
            yield Shoot(squares, way.batteries, cannons, battery), Defence(way, cells=way.doubles, battery=cell)


def _shields(g: TruckerState, threat: Threat, hits: Sequence[Threatened]) -> dict[Move, Defence]:
    """The shield that stops the attack for least, or else those that a booster makes strong enough (GT-X1-3.5)."""
    b, ship = board_for(g, threat.seat), g.truckers[threat.seat].ship
    if not hits:
        return {}
    able = shields_for(b, ship, threat.what, threat.attack, threat.aim.side, hits[0].cell)
    if not able and not boosted_shields(b, ship):
        return {}
    supply = supply_for(g, threat.seat)
    shield = cheapest(b, supply, able)
    found: dict[Move, Defence] = {}
    if shield >= 0:
        due = bill(b, supply, [shield])
        assert due is not None
        for cell in sources(g, threat.seat, due.tokens, due.batteries) or [-1]:
            raised = RaiseShield(due.batteries, b.name(shield), b.name(cell) if cell >= 0 else "")
            found[raised] = Defence(shield=shield, cells=(shield,), battery=cell)
        return found
    for there, booster in overloadable(b, ship, supply, hits).items():
        burnt = OverloadShield(b.column(there), b.row(there), price(b, supply, booster))
        found[burnt] = Defence(shield=there, booster=booster, cells=(booster,))
    return found
