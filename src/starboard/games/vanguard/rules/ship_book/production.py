"""Pages 12 to 15, the production complex: projects move along a line, stage by stage, until they are done."""

from starboard.games.vanguard.content import campaign
from starboard.games.vanguard.content.demands import parse_way
from starboard.games.vanguard.content.rule_figures import RULES
from starboard.games.vanguard.effects.context import Ctx
from starboard.games.vanguard.effects.effects import carry_out
from starboard.games.vanguard.effects.numbers import test
from starboard.games.vanguard.moves.exploration_moves import GoOn
from starboard.games.vanguard.moves.ship_book_moves import Hurry, SpeedUp, StartProject
from starboard.games.vanguard.rules.basics.telling import say
from starboard.games.vanguard.rules.ship.assignments import can_meet, meet
from starboard.games.vanguard.rules.ship.installing import install_upgrades, take_out
from starboard.games.vanguard.rules.ship.ship_passives import ship_has, ship_total
from starboard.games.vanguard.rules.ship.tokens import change_success
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.games.vanguard.state.notes import Done
from starboard.games.vanguard.state.ship_state import Project
from starboard.kernel import CHECKPOINT, Ask, Move, Rules, show

LONGEST = 3
HURRIED = Done("hurried")
"""The token that an upgrade lets players pay once a pass was paid."""


def complex_works(g: VanguardState) -> Rules[None]:
    """IV-S-1203: move the line, start a project, speed up, finish what is done."""
    ship = g.ship
    if Done("line") not in ship.once:
        ship.production += [Project(id) for id in take_out(g, "production", "IV-S-1202")]
        install_upgrades(g, "complex", "IV-S-1202")
        move_line(g, "IV-S-1203")
        ship.once.append(Done("line"))
        yield from start_project(g)
    while options := speed_ups(g):
        yield CHECKPOINT
        move = yield Ask(g.speaker, "vanguard-ask-speed-up", [*options, GoOn()], "IV-S-1204")
        if isinstance(move, GoOn):
            break
        yield from speed_up(g, move)
    yield from finish(g)


def on_line(g: VanguardState) -> list[Project]:
    """The projects that have been started."""
    return [one for one in g.ship.production if one.started]


def capacity(g: VanguardState) -> int:
    """IV-S-1206."""
    return RULES.ship.line + ship_total(g, "line")


def move_line(g: VanguardState, rule: str) -> None:
    """IV-S-1203, IV-S-1205: every project on the line moves a stage forward."""
    for project in on_line(g):
        advance(g, project, 1, rule)


def advance(g: VanguardState, project: Project, stages: int, rule: str) -> None:
    """This many stages forward; at 0 it is done, and finished when the complex is visited."""
    if project.stage:
        project.stage = max(0, project.stage - stages)
        show(g, "stage", project=project.id, stage=project.stage)
        say(g, "vanguard-project-moves", rule, card=project.id, stage=project.stage)


def start_project(g: VanguardState) -> Rules[None]:
    """IV-S-1203: place one project on its starting stage, if the line has room."""
    waiting = [one for one in g.ship.production if not one.started]
    if not waiting or len([one for one in on_line(g) if one.stage]) >= capacity(g):
        return
    options: list[Move] = [StartProject(one.id) for one in waiting]
    move = yield Ask(g.speaker, "vanguard-ask-production", [*options, GoOn()], "IV-S-1203")
    if isinstance(move, StartProject):
        project = next(one for one in waiting if one.id == move.project)
        project.started, project.stage = True, first_stage(g, project.id)
        show(g, "project", project=project.id, state="started")
        say(g, "vanguard-project-started", "IV-S-1203", card=project.id, stage=project.stage)


def first_stage(g: VanguardState, id: str) -> int:
    """The starting stage of a card, and what moves it forward."""
    card = campaign[g.campaign].production[id]
    if card.first is not None and test(g, card.first.condition, Ctx(f"card:{id}", "IV-S-1203")):
        return 1
    return card.stage - 1 if card.stage == LONGEST and ship_has(g, "start-earlier") else card.stage


def speed_ups(g: VanguardState) -> list[Move]:
    """IV-S-1204: each requirement of a project once a pass; an upgrade lets one be paid with a success token."""
    cards = campaign[g.campaign].production
    options: list[Move] = []
    for one in on_line(g):
        if not one.stage:
            continue
        options += [
            SpeedUp(one.id, number)
            for number, way in enumerate(cards[one.id].speed)
            if number not in one.sped and can_meet(g, parse_way(way))
        ]
        if ship_has(g, "star-speed") and HURRIED not in g.ship.once and g.ship.success:
            options.append(Hurry(one.id))
    return options


def speed_up(g: VanguardState, move: SpeedUp | Hurry) -> Rules[None]:
    """IV-S-1204: one stage for each requirement that is met."""
    project = next(one for one in g.ship.production if one.id == move.project)
    if isinstance(move, Hurry):
        g.ship.once.append(HURRIED)
        change_success(g, -1, "IV-S-1204")
    else:
        project.sped.append(move.way)
        yield from meet(g, parse_way(campaign[g.campaign].production[project.id].speed[move.way]), "IV-S-1204")
    advance(g, project, 1, "IV-S-1204")


def finish(g: VanguardState) -> Rules[None]:
    """IV-S-1203: what is done is turned, followed, and out of the game."""
    for project in [one for one in on_line(g) if not one.stage]:
        g.ship.production.remove(project)
        g.decks.removed.append(project.id)
        show(g, "project", project=project.id, state="done")
        say(g, "vanguard-project-done", "IV-S-1203", card=project.id)
        result = campaign[g.campaign].production[project.id].result
        yield from carry_out(g, result, Ctx(f"card:{project.id}", "IV-S-1203"))
