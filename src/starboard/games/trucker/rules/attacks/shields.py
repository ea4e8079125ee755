"""GT-B-10.2: shields. Reinforced ones stop more (GT-X2-2.3), and a booster makes any of them stop everything, once
(GT-X1-3.5)."""

from collections.abc import Sequence

from starboard.games.trucker.board.ship.attack_lines import Threatened
from starboard.games.trucker.board.ship.boosted import boosted_shields
from starboard.games.trucker.board.ship.connectors import of_kind
from starboard.games.trucker.board.ship.defence import shields_against
from starboard.games.trucker.board.ship.power_sources import Supply, cheapest
from starboard.games.trucker.board.ship.ship_board import Board
from starboard.games.trucker.content import content
from starboard.games.trucker.content.cards import Attack
from starboard.games.trucker.rules.aboard.batteries import ANY, Tokens, power
from starboard.games.trucker.rules.aboard.boosters import booster_for
from starboard.games.trucker.rules.aboard.damage import destroy, show_hit
from starboard.games.trucker.rules.aboard.deeds import note
from starboard.games.trucker.state.game_state import TruckerState
from starboard.games.trucker.state.ship_state import Ship
from starboard.kernel import Rules, tell


def shields_for(b: Board, ship: Ship, what: str, attack: Attack, side: int, target: int) -> list[int]:
    """The shields that could stop an attack by themselves: against large ones at most those that are reinforced. In a
    fleet they must stand on the threatened ship (GT-LM-4.9.12)."""
    if attack.size == "small":
        return shields_against(b, ship, side, target)
    strong = of_kind(b, ship, "reinforced_shield")
    if not strong or not is_stopped_by_reinforced(what):
        return []
    return [cell for cell in shields_against(b, ship, side, target) if cell in strong]


def is_stopped_by_reinforced(what: str) -> bool:
    """GT-X2-2.3, OQ-X2-02: whether reinforced shields stop large meteors, or heavy shots. Our reading is in
    kit.toml."""
    reading = content().kit.reinforced_shield
    return reading.large_meteors if what == "meteor" else reading.heavy_shots


def overloadable(b: Board, ship: Ship, supply: Supply, hits: Sequence[Threatened]) -> dict[int, int]:
    """GT-X1-3.5: the shields of the threatened ship that a booster can overload, with their boosters. A shield that is
    itself all that would be lost is not worth it."""
    number = b.ship_of[hits[0].cell]
    boosted = boosted_shields(b, ship)
    own = [cell for cell in boosted if b.ship_of[cell] == number and cheapest(b, supply, [cell]) >= 0]
    found = booster_for(boosted, own)
    return {cell: found[cell] for cell in sorted(found) if [hit.cell for hit in hits] != [cell]}


def tell_shielded(g: TruckerState, seat: int, rule: str, cell: int, side: int, hits: Sequence[Threatened]) -> None:
    """A shield has stopped what would have hit these."""
    note(g, seat, "shielded")
    cells = [hit.cell for hit in hits]
    tell(g, "trucker-shielded", rule, beat="shield", seat=seat, at=cell, side=side, cells=cells)


def raise_shield(
    g: TruckerState, seat: int, cell: int, side: int, hits: Sequence[Threatened], tokens: Tokens = ANY
) -> Rules[None]:
    """GT-B-10.2.1, 10.2.3: one battery for a shield that covers the side stops everything, also both parts of a doubled
    attack (GT-LM-2.4.1)."""
    yield from power(g, seat, [cell], tokens)
    tell_shielded(g, seat, "GT-B-10.2.6", cell, side, hits)


def overload_shield(
    g: TruckerState, seat: int, cell: int, booster: int, side: int, hits: Sequence[Threatened], tokens: Tokens = ANY
) -> Rules[None]:
    """GT-X1-3.5, in our reading: the shield covers all sides and stops whatever comes; then it burns out."""
    yield from power(g, seat, [booster], tokens)
    tell_shielded(g, seat, "GT-X1-3.5", cell, side, hits)
    tell(g, "trucker-boosted", "GT-X1-3.5", seat=seat)
    show_hit(g, seat, [cell], "overload")
    yield from destroy(g, seat, [cell])
