"""The rules of a planet itself: when something happens, something else does (`[[rule]]` of its file)."""

from starboard.games.vanguard.content import PerCampaign, campaign
from starboard.games.vanguard.content.planet import Planet, PlanetRule
from starboard.games.vanguard.effects.context import Ctx
from starboard.games.vanguard.effects.effects import carry_out
from starboard.games.vanguard.effects.numbers import test
from starboard.games.vanguard.effects.sector_targets import sectors
from starboard.games.vanguard.state.board_state import BOARD
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.games.vanguard.state.member_state import NOBODY
from starboard.games.vanguard.state.notes import Done
from starboard.kernel import NOTHING_ASKED, Rules

Waiting = dict[str, list[tuple[str, PlanetRule]]]
"""Rules and what their effects come from, by what they wait for."""


@PerCampaign
def _rules(folder: str) -> dict[str, Waiting]:
    """The rules of each planet."""
    return {id: _waiting(planet) for id, planet in campaign[folder].planets.items()}


def _waiting(planet: Planet) -> Waiting:
    found: Waiting = {}
    for number, rule in enumerate(planet.rule):
        found.setdefault(rule.when.kind, []).append((f"rule:{planet.id}.{number}", rule))
    return found


def fire(
    g: VanguardState,
    kind: str,
    who: int = NOBODY,
    sector: int = 0,
    name: str = "",
    other: str = "",
    threat: str = "",
) -> Rules[None]:
    """Something has happened: carry out the rules of all boards that wait for it. `sector` is `there` in them."""
    rules = _rules[g.campaign]
    for board in g.expedition.boards:
        if kind in rules[board.planet]:
            return _fire(g, kind, (name, other), who, sector, threat)
    return NOTHING_ASKED


def _fire(g: VanguardState, kind: str, names: tuple[str, str], who: int, sector: int, threat: str) -> Rules[None]:
    boards, number = g.expedition.boards, sector // BOARD
    for board in boards[number : number + 1] if sector else boards[:]:
        for source, rule in _rules[g.campaign][board.planet].get(kind, ()):
            wanted = rule.when.names
            if wanted and wanted != names[: len(wanted)]:
                continue
            ctx = Ctx(source, "IV-X-314", who, 0, sector, threat)
            if _waits_for(g, rule, sector, ctx) and _is_first(g, rule, source):
                yield from carry_out(g, rule.do, ctx)


def _waits_for(g: VanguardState, rule: PlanetRule, sector: int, ctx: Ctx) -> bool:
    if rule.when.place is not None and sector not in sectors(g, rule.when.place, ctx):
        return False
    return rule.condition is None or test(g, rule.condition.condition, ctx)


def _is_first(g: VanguardState, rule: PlanetRule, key: str) -> bool:
    """A rule that works once an exploration is marked as done."""
    if rule.once:
        this, done = Done(key), g.expedition.once
        if this in done:
            return False
        done.append(this)
    return True
