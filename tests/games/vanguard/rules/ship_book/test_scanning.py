"""Page 5: what scans cost."""

import pytest

from games.vanguard.ship_tables import aboard
from starboard.games.vanguard.rules.ship_book.scanning import scan, scan_cost
from starboard.games.vanguard.state.notes import Done, ShipNotes


@pytest.mark.rule("IV-S-0508")
def test_free_scans_are_used_up_before_energy_and_a_dear_one_is_dear_once() -> None:
    g = aboard()
    g.ship.target, g.ship.energy = "D01", 5
    g.ship.notes = ShipNotes(scan_free=1, scan_dear=1)
    assert scan_cost(g) == 0
    scan(g)
    assert (g.ship.notes.scan_free, g.ship.energy, g.ship.once.count(Done("scan-free"))) == (0, 5, 0)
    assert scan_cost(g) == 2
    scan(g)
    assert (g.ship.energy, g.ship.notes.scan_dear) == (3, 0)
    assert scan_cost(g) == 1
