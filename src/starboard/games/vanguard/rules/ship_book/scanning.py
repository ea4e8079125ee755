"""IV-S-0506 to IV-S-0508: the planetary scanner uncovers the landing card of the target step by step."""

from starboard.games.vanguard.content import campaign
from starboard.games.vanguard.content.rule_figures import RULES
from starboard.games.vanguard.moves.ship_book_moves import Scan, ScanWith
from starboard.games.vanguard.rules.basics.telling import say
from starboard.games.vanguard.rules.ship.ship_crew import assign, assignable
from starboard.games.vanguard.rules.ship.ship_passives import ship_total
from starboard.games.vanguard.rules.ship.tokens import change_energy
from starboard.games.vanguard.rules.story.sealed_pages import break_seal
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.games.vanguard.state.notes import Done
from starboard.kernel import Move, show

FREE = "scan-free"
BIOMES, ABUNDANCE, HAZARDS, DANGERS = range(1, 5)
"""IV-S-0508: what each step uncovers."""


def steps_seen(g: VanguardState, destination: str) -> int:
    """How much of a landing card is uncovered."""
    return g.ship.scanned.get(destination, 0)


def is_relayed(g: VanguardState) -> bool:
    """Whether something in the system of the target reports its first scan step."""
    target = g.ship.target
    return not steps_seen(g, target) and campaign[g.campaign].destinations[target].system in g.ship.relays


def scan_cost(g: VanguardState) -> int:
    """IV-S-0508: one energy a step; upgrades and situations change it."""
    if is_relayed(g):
        return 0
    if g.ship.notes.scan_free > 0:
        return 0
    if g.ship.once.count(Done(FREE)) < ship_total(g, FREE):
        return 0
    return 1 + g.ship.notes.scan_dear


def scans(g: VanguardState) -> list[Move]:
    """Ways to uncover the next step of the target's card."""
    target = g.ship.target
    if not target or steps_seen(g, target) >= RULES.ship.scan:
        return []
    by_energy: list[Move] = [Scan()] if scan_cost(g) <= g.ship.energy else []
    return [*by_energy, *(ScanWith(crew) for crew in assignable(g))]


def scan(g: VanguardState) -> None:
    """IV-S-0506: pay energy for a step."""
    cost = scan_cost(g)
    if cost:
        change_energy(g, -cost, "IV-S-0508")
        g.ship.notes.scan_dear = 0
    elif is_relayed(g):
        say(g, "vanguard-relayed", "IV-S-0508")
    elif g.ship.notes.scan_free > 0:
        g.ship.notes.scan_free -= 1
    else:
        g.ship.once.append(Done(FREE))
    uncover(g, g.ship.target, 1, "IV-S-0508")


def scan_with(g: VanguardState, crew: str) -> None:
    """IV-S-0507: an assigned crew member replaces as much energy as the rank says."""
    assign(g, crew, "IV-S-0507")
    uncover(g, g.ship.target, RULES.ranks[g.crew[crew].rank].scan, "IV-S-0507")


def uncover(g: VanguardState, destination: str, steps: int, rule: str) -> None:
    """This many more steps of a landing card are visible from now on."""
    before = steps_seen(g, destination)
    g.ship.scanned[destination] = min(RULES.ship.scan, before + steps)
    break_seal(g)
    planet = campaign[g.campaign].destinations[destination].planet
    show(g, "scan", destination=destination, start=before, at=g.ship.scanned[destination])
    say(g, "vanguard-scanned", rule, planet=planet, steps=g.ship.scanned[destination])
