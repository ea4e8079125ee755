"""IV-X-15: threats: the fields of their track, and how their standees move."""

from starboard.games.vanguard.board import sectors
from starboard.games.vanguard.board.sectors import connected, step_toward
from starboard.games.vanguard.content import campaign
from starboard.games.vanguard.effects.context import Ctx
from starboard.games.vanguard.effects.effects import carry_out
from starboard.games.vanguard.effects.numbers import test
from starboard.games.vanguard.effects.sector_targets import next_on_route
from starboard.games.vanguard.notation.grammar import Call, Effect
from starboard.games.vanguard.rules.basics import planet_rules
from starboard.games.vanguard.rules.basics.away_team import in_sector
from starboard.games.vanguard.rules.basics.statuses import has_status, is_sheltered
from starboard.games.vanguard.rules.basics.telling import say
from starboard.games.vanguard.rules.cards.passives import Table, tables
from starboard.games.vanguard.rules.cards.windows import window
from starboard.games.vanguard.state.board_state import BOARD, OFF_BOARD, Board, Threat
from starboard.games.vanguard.state.expedition_state import Pending
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.games.vanguard.state.member_state import NOBODY
from starboard.games.vanguard.state.notes import Notes
from starboard.kernel import Rules, show

SIDES = 10
"""The ten-sided die shows 0 to 9."""
LOW = 5
"""IV-X-1505: 0 to 4 is the lowest number, 5 to 9 the highest."""


# -- Behaviour -------------------------------------------------------------------------------------------------------


def enter_field(g: VanguardState, id: str, field: int, mute: bool) -> Rules[None]:
    """IV-X-1501: the effect above the field that the token entered; unless something takes it away."""
    threat = sectors.threat(g, id)
    if threat is None:
        return
    effect = campaign[g.campaign].threats[id].track[field - 1]
    if mute or _is_muted(g):
        say(g, "vanguard-field-mute", "IV-X-1501", threat=id, field=field)
        if _resets(effect):
            threat.time = 0
        return
    if g.news is not None:
        show(g, "threat-acts", threat=id, field=field)
        say(g, "vanguard-field", "IV-X-1501", threat=id, field=field)
    e = g.expedition
    track, before, e.track = e.track, e.spared, id
    spared = _unseen(g)
    if near := _at_standees(g, threat):
        yield from _ward_off(g, threat, near, spared)
    e.spared = spared
    ctx = Ctx(f"threat:{id}", "IV-X-1501", there=threat.sectors[0], threat=id)
    yield from carry_out(g, effect, ctx)
    e.track, e.spared = track, before


def _resets(effect: Effect) -> bool:
    """Whether the track starts over after a field. It does so even if the rest has no effect; else it would stand still
    from then on."""
    return any(isinstance(node, Call) and node.word == "reset" for step in effect.steps for node in step.options)


def _is_muted(g: VanguardState) -> bool:
    """Whether a card takes the effect of this field away; it is used up by that."""
    e = g.expedition
    notes: Notes
    for notes in (e.notes, e.round_notes, e.turn_notes):
        if notes.mute:
            notes.mute -= 1
            return True
    return False


def _unseen(g: VanguardState) -> list[int]:
    """The crew whom no threat concerns now."""
    team = g.expedition.team
    if not [one for one in team if one.statuses]:
        return []
    return [who for who in range(len(team)) if has_status(g, who, "unseen") or is_sheltered(g, who, "calm")]


def _ward_off(g: VanguardState, threat: Threat, near: list[int], spared: list[int]) -> Rules[None]:
    """Crew already reached by the threat are spared as well if a card against an attack is used."""
    for who in near:
        if who not in spared:
            pending = Pending("attack", who, threat.id, "threat")
            yield from window(g, pending)
            if pending.only != NOBODY:
                spared += [other for other in _at_standees(g, threat) if other != pending.only]
            elif pending.cancelled:
                spared.append(who)


def _at_standees(g: VanguardState, threat: Threat) -> list[int]:
    found: list[int] = []
    for sector in dict.fromkeys(threat.sectors):
        if sector:
            found += in_sector(g, sector)
    return found


# -- Standees --------------------------------------------------------------------------------------------------------


def may_enter(g: VanguardState, sector: int, id: str) -> bool:
    """Whether a threat may come into a sector: gear and cards may keep it out."""
    e = g.expedition
    for who, one in enumerate(e.team):
        if one.statuses and one.sector == sector and not one.dead and has_status(g, who, "guard"):
            return False
    table = tables[g.campaign].get("no-threat")
    here, gear = e.boards[sector // BOARD], e.places[sector].gear
    if table is None or not (gear or here.forever):
        return True
    return not _is_kept_out(g, table, here, gear, Ctx("no-threat", "IV-X-1504", NOBODY, sector, sector, id))


def _is_kept_out(g: VanguardState, table: Table, here: Board, gear: list[str], ctx: Ctx) -> bool:
    """Whether gear or something that lasts on the board keeps threats out."""
    sources = [("gear", card) for card in gear]
    sources += [("lasting", f"{here.planet}.{lasting}") for lasting in here.forever]
    return any(
        passive.condition is None or test(g, passive.condition, ctx)
        for kind, card in sources
        for passive in table.get(kind, {}).get(card, ())
    )


def still(id: str) -> str:
    """The status of a crew member who keeps a threat from moving."""
    return f"still:{id}"


def _is_still(g: VanguardState, threat: Threat) -> bool:
    for who, one in enumerate(g.expedition.team):
        if one.statuses and not one.dead and has_status(g, who, still(threat.id)):
            return True
    return False


def send_away(g: VanguardState, threat: Threat, rule: str) -> Rules[None]:
    """A threat leaves the board until the end of the next round."""
    threat.away, threat.back = list(threat.sectors), g.expedition.round + 1
    for standee in range(len(threat.sectors)):
        yield from move_standee(g, threat, standee, OFF_BOARD, rule)


def come_back(g: VanguardState) -> Rules[None]:
    """The end of a round: crew who had left the board until then stand there again."""
    e = g.expedition
    for threat in [threat for one in e.boards for threat in one.threats]:
        if threat.away and e.round >= threat.back:
            away, threat.away = threat.away, []
            for standee, sector in enumerate(away):
                if not threat.sectors[standee]:
                    yield from move_standee(g, threat, standee, sector, "IV-X-1504")


def move_standee(g: VanguardState, threat: Threat, standee: int, sector: int, rule: str) -> Rules[None]:
    """IV-X-1504: a standee stands in another sector, or off the board. Somebody may keep it where it is."""
    start = threat.sectors[standee]
    if start and _is_still(g, threat):
        return
    if start == sector or (sector != OFF_BOARD and not may_enter(g, sector, threat.id)):
        return
    threat.sectors[standee] = sector
    if standee == 0:
        threat.previous = start
    if g.news is not None:
        show(g, "threat", threat=threat.id, standee=standee, start=start, at=sector)
        if sector == OFF_BOARD:
            say(g, "vanguard-threat-hides", rule, threat=threat.id)
        else:
            say(g, "vanguard-threat-moves", rule, threat=threat.id, sector=sector)
    if start:
        yield from planet_rules.fire(g, "threat-leaves", sector=start, name=threat.id, threat=threat.id)
    if sector:
        yield from planet_rules.fire(g, "threat-enters", sector=sector, name=threat.id, threat=threat.id)


def walk_toward(g: VanguardState, threat: Threat, standee: int, steps: int, goals: list[int], rule: str) -> Rules[None]:
    """IV-X-1504, IV-X-1505: up to this many sectors along connections, toward the nearest goal."""
    for _ in range(steps):
        start = threat.sectors[standee]
        barred = [sector for sector in connected(g, start) if not may_enter(g, sector, threat.id)] if start else []
        goal = sectors.nearest(g, start, goals) if start else OFF_BOARD
        if not goal or goal == start:
            return
        yield from move_standee(g, threat, standee, step_toward(g, start, goal, barred), rule)


def walk_away(g: VanguardState, threat: Threat, standee: int, steps: int, from_: int, rule: str) -> Rules[None]:
    """Each step to the connected sector that is farthest from a place, the lowest number among equals."""
    for _ in range(steps):
        start = threat.sectors[standee]
        ways = [sector for sector in connected(g, start) if may_enter(g, sector, threat.id)] if start else []
        far = {sector: sectors.distances(g, sector).get(from_, 0) for sector in ways}
        if not ways:
            return
        yield from move_standee(g, threat, standee, max(ways, key=lambda sector: (far[sector], -sector)), rule)


def walk_at_random(g: VanguardState, threat: Threat, standee: int, steps: int, rule: str) -> Rules[None]:
    """IV-X-1505: a ten-sided die: the connected sector with the lowest number, or with the highest."""
    for _ in range(steps):
        start = threat.sectors[standee]
        ways = [sector for sector in connected(g, start) if may_enter(g, sector, threat.id)] if start else []
        if not ways:
            return
        rolled = g.chance.below(SIDES)
        show(g, "dice", dice=[str(rolled)], why="threat")
        say(g, "vanguard-rolled-ten", "IV-X-1505", rolled=rolled)
        yield from move_standee(g, threat, standee, ways[0] if rolled < LOW else ways[-1], rule)


def walk_route(g: VanguardState, threat: Threat, standee: int, steps: int, route: str, rule: str) -> Rules[None]:
    """Along a route of the planet; at a fork its condition decides."""
    for _ in range(steps):
        start = threat.sectors[standee]
        ctx = Ctx(f"threat:{threat.id}", rule, there=start, threat=threat.id)
        onward = next_on_route(g, route, start, ctx) if start else OFF_BOARD
        if not onward:
            return
        yield from move_standee(g, threat, standee, onward, rule)


def remove(g: VanguardState, id: str, rule: str) -> None:
    """A threat leaves the planet."""
    for one in g.expedition.boards:
        one.threats = [threat for threat in one.threats if threat.id != id]
    show(g, "threat", threat=id, standee=-1, start=OFF_BOARD, at=OFF_BOARD)
    say(g, "vanguard-threat-gone", rule, threat=id)
