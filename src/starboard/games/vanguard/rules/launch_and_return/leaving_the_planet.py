"""Page 25, leaving the planet: the planet is recorded, and everything goes where it is kept."""

from starboard.games.vanguard.content import campaign
from starboard.games.vanguard.rules.basics.telling import say
from starboard.games.vanguard.rules.cards.passives import total
from starboard.games.vanguard.rules.launch_and_return.planet_board import record_planet
from starboard.games.vanguard.state.expedition_state import Expedition
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.games.vanguard.state.member_state import NOBODY
from starboard.games.vanguard.state.ship_state import Home
from starboard.kernel import show


def leave_planet(g: VanguardState) -> None:
    """IV-S-2501 to IV-S-2511. A landing that was aborted has left no trace on the planet."""
    e = g.expedition
    planet = e.boards[0].planet
    landed = was_landed(g)
    g.ship.failed = not landed or is_failed(g)
    g.ship.home = come_home(g, e, planet)
    if landed:
        record_planet(g)
        g.ship.explored.append(planet)
        if not g.ship.failed:
            g.ship.record.append(planet)
    put_away(g, e)
    g.expedition = Expedition()
    if g.news is not None:
        show(g, "home", planet=planet, failed=int(g.ship.failed), team=g.ship.home.team)
        say(g, "vanguard-left-planet", "IV-S-2510", planet=planet)


def was_landed(g: VanguardState) -> bool:
    """IV-S-2355: whether the away team set foot on the planet, or the landing was aborted before."""
    e = g.expedition
    return not (e.end and e.step == "start")


def is_failed(g: VanguardState) -> bool:
    """IV-X-1011, IV-X-1705, IV-X-1710: a mission that is not optional was not completed, or there was an evacuation."""
    e = g.expedition
    missions = campaign[g.campaign].missions
    open_or_failed = [
        one for board in e.boards for one in board.missions if one.status != "done" and not missions[one.id].optional
    ]
    return e.end == "evacuation" or bool(open_or_failed)


def come_home(g: VanguardState, e: Expedition, planet: str) -> Home:
    """IV-S-2501: discoveries, crew with their injuries, the lander, success tokens and the rank-up card are kept."""
    living = [one for one in e.team if not one.dead]
    room = campaign[g.campaign].landers[e.lander].discoveries + total(g, NOBODY, "discoveries") if e.lander else 0
    return Home(
        planet=planet,
        team=[one.crew for one in living],
        injuries=[len(one.injuries) for one in living],
        discoveries=list(e.discoveries),
        uniques=list(e.uniques),
        room=room + e.notes.discoveries if e.lander else len(e.discoveries) + len(e.uniques),
        success=e.success,
        rank_up=e.rank_up,
        ranked=e.ranked,
        evacuated=e.end == "evacuation",
        mods=list(e.mods),
    )


def put_away(g: VanguardState, e: Expedition) -> None:
    """IV-S-2502: equipment to the armory, its tokens off the board; section cards and dice belong to their sections
    anyway. Injury cards go back to their decks, and the dead wait for the memorial."""
    for one in e.team:
        g.ship.armory += one.equipment
        for injury in one.injuries:
            g.decks.injuries[injury.type] = g.decks.injuries.get(injury.type, 0) + 1
        g.crew[one.crew].missions += not one.dead
        if one.dead:
            g.ship.dying.append(one.crew)
    g.ship.armory.sort()
    g.ship.fitted = []
