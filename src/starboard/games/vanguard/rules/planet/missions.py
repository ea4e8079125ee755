"""IV-X-10: missions, the rank-up card, and everything that is looked at again after each action."""

from functools import cache

from starboard.games.vanguard.content import PerCampaign, campaign
from starboard.games.vanguard.effects.context import Ctx
from starboard.games.vanguard.effects.effects import carry_out
from starboard.games.vanguard.effects.numbers import Holds, ready
from starboard.games.vanguard.rules.basics import planet_rules
from starboard.games.vanguard.rules.basics.telling import say
from starboard.games.vanguard.rules.story.tutorial_hints import hint
from starboard.games.vanguard.state.board_state import BOARD, Mission
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.games.vanguard.state.member_state import NOBODY
from starboard.kernel import NOTHING_ASKED, Rules, show

OPEN, DONE, FAILED = "open", "done", "failed"


def settle(g: VanguardState) -> Rules[None]:
    """IV-X-1010, IV-X-1013: before and after every action, missions whose condition is met are completed, and the
    rank-up card is turned."""
    e, goals = g.expedition, _goals[g.campaign]
    who = e.who if e.who != NOBODY and not e.team[e.who].dead else concerned(g)
    for number, board in enumerate(e.boards):
        for mission in board.missions:
            id = mission.id
            if id in goals and mission.status == OPEN and goals[id](g, _mission_ctx(id, who, number)):
                return _settle(g)
    if e.rank_up and not e.ranked:
        rank_up(g, who)
    return NOTHING_ASKED


def _settle(g: VanguardState) -> Rules[None]:
    """The same where a mission is completed."""
    goals, who = _goals[g.campaign], concerned(g)
    for number, board in enumerate(g.expedition.boards):
        for mission in board.missions[:]:
            goal = goals.get(mission.id) if mission.status == OPEN else None
            if goal is not None and goal(g, _mission_ctx(mission.id, who, number)) and mission in board.missions:
                yield from complete(g, mission.id)
                who = concerned(g)
    rank_up(g, who)


@PerCampaign
def _goals(folder: str) -> dict[str, Holds]:
    """The conditions of those missions that have one."""
    return {id: ready(card.done.condition) for id, card in campaign[folder].missions.items() if card.done is not None}


@cache
def _mission_ctx(id: str, who: int, board: int) -> Ctx:
    return Ctx(f"mission:{id}", "IV-X-1010", who, board * BOARD)


def concerned(g: VanguardState) -> int:
    """Rewards concern the crew member whose turn it is."""
    e = g.expedition
    if e.who != NOBODY and not e.team[e.who].dead:
        return e.who
    return next((who for who, one in enumerate(e.team) if not one.dead), NOBODY)


def find(g: VanguardState, id: str) -> Mission | None:
    """A mission in the mission area."""
    return next((mission for board in g.expedition.boards for mission in board.missions if mission.id == id), None)


def complete(g: VanguardState, id: str) -> Rules[None]:
    """IV-X-1010: the mission ends, its reward is gained, and what waits for it happens."""
    mission = find(g, id)
    if mission is None or mission.status != OPEN:
        return
    mission.status = DONE
    hint(g, "mission")
    card = campaign[g.campaign].missions[id]
    e = g.expedition
    if card.optional:
        e.tallies.optional += 1
    show(g, "mission", mission=id, state=DONE)
    say(g, "vanguard-mission-done", "IV-X-1010", mission=id)
    yield from carry_out(g, card.reward, Ctx(f"mission:{id}", "IV-X-1010", concerned(g)))
    yield from planet_rules.fire(g, "mission", concerned(g), name=id)


def fail(g: VanguardState, id: str) -> None:
    """IV-X-1011: an effect marks it failed."""
    mission = find(g, id)
    if mission is not None and mission.status == OPEN:
        mission.status = FAILED
        show(g, "mission", mission=id, state=FAILED)
        say(g, "vanguard-mission-lost", "IV-X-1011", mission=id)


def reveal(g: VanguardState, id: str) -> None:
    """A mission comes into the mission area."""
    if find(g, id) is None:
        planet = campaign[g.campaign].planet_of[id]
        e = g.expedition
        board = next((board for board in e.boards if board.planet == planet), e.boards[0])
        board.missions.append(Mission(id))
        show(g, "mission", mission=id, state=OPEN)
        say(g, "vanguard-mission-revealed", "IV-X-1010", mission=id)


def take_away(g: VanguardState, id: str) -> None:
    """A mission leaves the mission area."""
    for board in g.expedition.boards:
        board.missions = [mission for mission in board.missions if mission.id != id]


def rank_up(g: VanguardState, who: int, at_end: bool = False) -> None:
    """IV-X-1013: the card is turned as soon as its requirement is met; some are looked at when the team lifts off."""
    e = g.expedition
    if e.ranked or not e.rank_up:
        return
    wanted = (_last_requirements if at_end else _requirements)[g.campaign].get(e.rank_up)
    if wanted is not None and wanted(g, _rank_up_ctx(e.rank_up, who)):
        e.ranked = True
        show(g, "rank-up", card=e.rank_up, state="done")
        say(g, "vanguard-ranked", "IV-X-1013", card=e.rank_up)


@PerCampaign
def _requirements(folder: str) -> dict[str, Holds]:
    """What those rank-up cards ask for that are looked at after each action."""
    return {id: ready(card.done.condition) for id, card in campaign[folder].rank_ups.items() if card.at != "end"}


@PerCampaign
def _last_requirements(folder: str) -> dict[str, Holds]:
    """What those ask for that are looked at when the team lifts off."""
    return {id: ready(card.done.condition) for id, card in campaign[folder].rank_ups.items() if card.at == "end"}


@cache
def _rank_up_ctx(card: str, who: int) -> Ctx:
    return Ctx(f"card:{card}", "IV-X-1013", who)


def gain_success(g: VanguardState, count: int, rule: str) -> None:
    """IV-X-1015: success tokens lie above the board."""
    e = g.expedition
    e.success += count
    show(g, "gain", count=count, what="success", who=NOBODY, now=e.success)
    say(g, "vanguard-success", rule, count=count, total=e.success)
