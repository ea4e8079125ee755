"""Pages 7 to 11, the research laboratory: discoveries are paid to complete projects."""

from functools import cache

from starboard.games.vanguard.content import campaign
from starboard.games.vanguard.content.demands import ANYBODY, Cost, parse_cost
from starboard.games.vanguard.effects.context import Ctx
from starboard.games.vanguard.effects.effects import carry_out
from starboard.games.vanguard.moves.exploration_moves import GoOn
from starboard.games.vanguard.moves.ship_book_moves import CompleteProject
from starboard.games.vanguard.notation.symbols import SCIENCE, TIERS, TYPE_SHORT
from starboard.games.vanguard.rules.basics.discovery_places import lay_under
from starboard.games.vanguard.rules.basics.telling import say
from starboard.games.vanguard.rules.ship.installing import take_out
from starboard.games.vanguard.rules.ship.ship_crew import assign, assignable
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.kernel import Ask, Move, Rules, show

SECOND_RANK = 2
"""IV-S-0804: a Science member of this rank or higher makes a second project possible."""
REPLACES = {1: 0, 2: 1, 3: 2}
"""IV-S-0805: the highest tier that an assigned crew member stands for, by rank."""


def laboratory(g: VanguardState) -> Rules[None]:
    """IV-S-0802 to IV-S-0806: one project; a second one with a Science member of rank 2 or higher."""
    g.ship.research += take_out(g, "research", "IV-S-0802")
    done = yield from complete_one(g)
    if not done:
        return
    if g.ship.notes.second_project:
        g.ship.notes.second_project = 0
        yield from complete_one(g)
        return
    helpers = assignable(g, SCIENCE, SECOND_RANK)
    if helpers and completions(g):
        options: list[Move] = [CompleteProject("", crew) for crew in helpers]
        move = yield Ask(g.speaker, "vanguard-ask-second-project", [*options, GoOn()], "IV-S-0804")
        if isinstance(move, CompleteProject):
            assign(g, move.crew, "IV-S-0804")
            yield from complete_one(g)


def complete_one(g: VanguardState) -> Rules[bool]:
    """IV-S-0804: complete a project whose cost is fully paid, if there is one and the players want to."""
    options = completions(g)
    if not options:
        return False
    move = yield Ask(g.speaker, "vanguard-ask-research", [*options, GoOn()], "IV-S-0804")
    if isinstance(move, GoOn):
        return False
    yield from complete(g, move.project, move.crew)
    return True


def completions(g: VanguardState) -> list[Move]:
    """Projects that can be paid for, by discoveries alone or with one crew member for a missing one."""
    options: list[Move] = []
    for id in g.ship.research:
        if not all(unique in g.ship.pockets for unique in campaign[g.campaign].research[id].show):
            continue
        _, missing = payment(g, id)
        if not missing:
            options.append(CompleteProject(id, ""))
        elif len(missing) == 1:
            # IV-S-0805: an assigned crew member stands for at most one.
            able = [crew for crew in assignable(g) if missing[0].tier <= REPLACES[g.crew[crew].rank]]
            options += [CompleteProject(id, crew) for crew in able]
    return options


@cache
def _costs(folder: str, project: str) -> tuple[Cost, ...]:
    """What a project costs, one discovery each: the dearest first, so that a rare card is not spent where a basic one
    would do."""
    costs = [parse_cost(text) for text in campaign[folder].research[project].cost]
    singles = [cost for cost in costs for _ in range(cost.count)]
    return tuple(sorted(singles, key=lambda cost: (-cost.tier, cost.type)))


def payment(g: VanguardState, project: str) -> tuple[list[str], list[Cost]]:
    """IV-S-0803: the found discoveries that pay for a project, the least valuable that serve, and what is missing."""
    known = campaign[g.campaign].discoveries
    left = sorted(g.ship.found, key=lambda id: (TIERS.index(known[id].tier), id))
    paid: list[str] = []
    missing: list[Cost] = []
    for cost in _costs(g.campaign, project):
        for card in left:
            if serves(g, card, cost):
                left.remove(card)
                paid.append(card)
                break
        else:
            missing.append(cost)
    return paid, missing


def serves(g: VanguardState, id: str, cost: Cost) -> bool:
    """IV-S-0803: of the type that is asked for, and of that tier or a higher one."""
    card = campaign[g.campaign].discoveries[id]
    return cost.type in (ANYBODY, TYPE_SHORT[card.type]) and TIERS.index(card.tier) >= cost.tier


def complete(g: VanguardState, project: str, crew: str) -> Rules[None]:
    """IV-S-0803, IV-S-0806: discoveries go under their decks; the card is turned, followed, and out of the game."""
    paid, _ = payment(g, project)
    if crew:
        assign(g, crew, "IV-S-0805")
    for id in paid:
        g.ship.found.remove(id)
        lay_under(g, id)
    g.ship.research.remove(project)
    g.decks.removed.append(project)
    show(g, "project", project=project, state="done")
    say(g, "vanguard-project-done", "IV-S-0806", card=project)
    yield from carry_out(g, campaign[g.campaign].research[project].result, Ctx(f"card:{project}", "IV-S-0806"))
