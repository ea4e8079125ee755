"""Page 12: the production line, what is full and what is hurried."""

import pytest

from games.vanguard.proving_ground import Played
from games.vanguard.ship_tables import aboard
from starboard.games.vanguard.moves.ship_book_moves import Hurry, StartProject
from starboard.games.vanguard.rules.ship_book.production import complex_works, speed_up, speed_ups
from starboard.games.vanguard.state.notes import Done
from starboard.games.vanguard.state.ship_state import Project


@pytest.mark.rule("IV-S-1204")
@pytest.mark.parametrize(
    ("upgrades", "once", "success", "able"),
    [(["FU2"], [], 1, True), ([], [], 1, False), (["FU2"], [Done("hurried")], 1, False), (["FU2"], [], 0, False)],
    ids=["yes", "no upgrade", "done in this pass", "no token"],
)
def test_an_upgrade_lets_one_stage_be_paid_with_a_token_once_a_pass(
    upgrades: list[str], once: list[Done], success: int, able: bool
) -> None:
    g = aboard("re1", "sc1")
    g.ship.facility_upgrades, g.ship.once, g.ship.success = upgrades, once, success
    g.ship.production = [Project("PR02", 3, started=True)]
    assert (Hurry("PR02") in speed_ups(g)) == able
    if able:
        Played(speed_up(g, Hurry("PR02"))).through()
        assert (g.ship.success, g.ship.production[0].stage, speed_ups(g)) == (0, 2, [])
        g.ship.success = 1
        assert speed_ups(g) == []


@pytest.mark.rule("IV-S-1202")
@pytest.mark.rule("IV-S-1203")
def test_new_projects_come_to_the_complex_and_the_line_moves_once_a_pass() -> None:
    g = aboard()
    g.ship.production, g.ship.envelope = [Project("PR02", 3, started=True)], ["PR03"]
    for _ in range(2):
        Played(complex_works(g)).through()
    assert [(one.id, one.stage) for one in g.ship.production] == [("PR02", 2), ("PR03", 0)]


@pytest.mark.rule("IV-S-1206")
@pytest.mark.parametrize(("stages", "offered"), [((3, 3), False), ((3, 1), True), ((3,), True)])
def test_a_line_is_full_with_what_is_still_being_made(stages: tuple[int, ...], offered: bool) -> None:
    """The line moves first: what comes to its end then makes room."""
    g = aboard()
    g.ship.production = [Project("PR02", stage, started=True) for stage in stages] + [Project("PR01")]
    play = Played(complex_works(g))
    assert (not play.over and StartProject("PR01") in play.offers) == offered
