"""Laying out planet boards (IV-X-001 to IV-X-005, IV-X-101 to IV-X-108)."""

from starboard.games.vanguard.content import campaign
from starboard.games.vanguard.content.planet import Planet, Sector
from starboard.games.vanguard.content.rule_figures import RULES
from starboard.games.vanguard.state.board_state import BOARD, Board, Mission, Place, Poi, Threat
from starboard.games.vanguard.state.expedition_state import Expedition
from starboard.games.vanguard.state.game_state import VanguardState


def is_tutorial(g: VanguardState) -> bool:
    """IV-X-1901: whether this is the planet that teaches."""
    return campaign[g.campaign].planets[g.expedition.boards[0].planet].tutorial


def lay_boards(g: VanguardState, planet: str) -> None:
    """The board of a planet and those beside it, without what the record of an earlier visit keeps."""
    e = g.expedition
    c = campaign[g.campaign]
    for number, id in enumerate((planet, *c.planets[planet].boards)):
        e.boards.append(_board(c.planets[id], number))
        for sector in c.planets[id].sector:
            e.places[number * BOARD + sector.n] = _place(sector)
    values = {value.id: value.start for board in e.boards for value in c.planets[board.planet].value}
    for one in e.team:
        one.values = dict(values)


def _board(planet: Planet, number: int) -> Board:
    threats = {threat.id: threat for threat in planet.threat}
    return Board(
        planet=planet.id,
        condition=planet.condition,
        threats=[
            Threat(id, [number * BOARD + sector if sector else 0 for sector in threats[id].start] or [0])
            for id in planet.threats
        ],
        # A board beside another one is more ground, not a second task.
        missions=[Mission(id) for id in planet.missions] if number == 0 else [],
        values={track.id: track.start for track in planet.track},
        states={state.id: state.start for state in planet.state},
        # IV-X-108: the lowest number on top.
        uniques=sorted(planet.uniques),
    )


def _place(sector: Sector) -> Place:
    pois = [Poi(sector.printed, printed=True)] if sector.printed else []
    if sector.poi:
        pois.append(Poi(sector.poi, down=sector.down))
    return Place(pois)


def begin(e: Expedition) -> None:
    """IV-X-101, IV-X-107: turn tokens show "available", and all lead tokens are in the bag."""
    for one in e.team:
        one.turned = False
    e.bag = list(range(len(RULES.tokens)))
    e.aside, e.leads = [], [[], [], [], [], []]
