"""Words of effects that move crew members and standees."""

from collections.abc import Sequence

from starboard.games.vanguard.board import sectors
from starboard.games.vanguard.board.sectors import connected
from starboard.games.vanguard.effects import sector_targets
from starboard.games.vanguard.effects.context import Ctx, ask_crew
from starboard.games.vanguard.effects.crew_targets import candidates, people
from starboard.games.vanguard.effects.effects import crew_of, may, op, pick_crew, pick_sector, place_of
from starboard.games.vanguard.effects.numbers import at
from starboard.games.vanguard.effects.sector_targets import here, target
from starboard.games.vanguard.moves.effect_moves import PickSector
from starboard.games.vanguard.moves.exploration_moves import GoOn, PickStandee
from starboard.games.vanguard.notation.grammar import Args
from starboard.games.vanguard.notation.place_words import Place
from starboard.games.vanguard.rules.basics import planet_rules
from starboard.games.vanguard.rules.basics.away_team import ANY_COLOUR, in_sector
from starboard.games.vanguard.rules.basics.statuses import SAFE_FROM, has_status, is_sheltered, set_status
from starboard.games.vanguard.rules.basics.telling import say
from starboard.games.vanguard.rules.cards.windows import window
from starboard.games.vanguard.rules.crew.crew_dice import use_dice
from starboard.games.vanguard.rules.exploration import movement
from starboard.games.vanguard.rules.planet import threats
from starboard.games.vanguard.rules.words.crew_words import cause_of, concerned, number
from starboard.games.vanguard.state.board_state import OFF_BOARD, Threat
from starboard.games.vanguard.state.expedition_state import Pending
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.games.vanguard.state.member_state import NOBODY
from starboard.kernel import Move, Rules, show

LANDER = "LANDER"
"""The standee of the lander, which some gear moves."""
PLAIN = "plain"
"""How somebody moves only along a path without symbols."""

# -- Crew ------------------------------------------------------------------------------------------------------------


@op("move")
def _move(g: VanguardState, ctx: Ctx, args: Args) -> Rules[None]:
    """To a sector of the place, of the player's choice: without symbols, along the path with its symbols, or only along
    a plain path."""
    if not concerned(g, ctx) or is_held(g, ctx):
        return
    how = str(args[1] or "free")
    able = _reached(g, ctx, args[0], how)
    if not able:
        return
    sector = yield from pick_sector(g, able, ctx)
    yield from move_to(g, ctx, sector, how)


def _reached(g: VanguardState, ctx: Ctx, place: object, how: str) -> list[int]:
    """The sectors of a place to which somebody can be moved. A plain path shows no symbols, and is not closed."""
    able = [sector for sector in at(g, place, ctx) if sector != g.expedition.team[ctx.who].sector]
    if how != PLAIN:
        return able
    plain = [path.end for path in movement.open_paths(g, ctx.who) if not movement.symbols_of(g, path)]
    return [sector for sector in able if sector in plain]


def is_held(g: VanguardState, ctx: Ctx) -> bool:
    """Whether the effect cannot move whom it concerns."""
    if has_status(g, ctx.who, "held") or movement.is_held(g, ctx.who):
        return True
    return cause_of(ctx) in SAFE_FROM and is_sheltered(g, ctx.who, "safe")


def move_to(g: VanguardState, ctx: Ctx, sector: int, how: str) -> Rules[None]:
    """A crew member is moved; somebody may hold him or her back. Symbols are resolved if the effect says so."""
    who = ctx.who
    pending = Pending("move", who, str(sector), "effect")
    yield from window(g, pending)
    if pending.cancelled:
        return
    path = movement.path_to(g, g.expedition.team[who].sector, sector)
    if how == "symbols" and path is not None:
        yield from movement.resolve_symbols(g, who, path)
    elif how == "dice":
        yield from use_dice(g, who, 1, ANY_COLOUR, ctx.rule)
    if not g.expedition.team[who].dead:
        yield from movement.go_to(g, who, sector, ctx.rule)
        if ctx.threat or ctx.source.startswith("threat:"):
            e = g.expedition
            e.tallies.moved_by_threat += 1
        yield from planet_rules.fire(g, "moved", who, sector, name=ctx.threat)


@may("move")
def _may_move(g: VanguardState, ctx: Ctx, args: Args) -> bool:
    if ctx.who == NOBODY or is_held(g, ctx):
        return False
    return bool(_reached(g, ctx, args[0], str(args[1])))


@op("march")
def _march(g: VanguardState, ctx: Ctx, args: Args) -> Rules[None]:
    """Up to this many paths: without symbols, with those of the first one, or for a die each."""
    yield from _marching(g, ctx, number(args[0]), str(args[1]), ())


@op("march-all")
def _march_all(g: VanguardState, ctx: Ctx, args: Args) -> Rules[None]:
    """The same for everybody in the sector, who stay together."""
    with_me = [who for who in in_sector(g, here(g, ctx)) if who != ctx.who]
    yield from _marching(g, ctx, number(args[0]), str(args[1]), with_me)


@op("march-with")
def _march_with(g: VanguardState, ctx: Ctx, args: Args) -> Rules[None]:
    """The same for one other in the sector, if there is somebody."""
    able = [who for who in in_sector(g, here(g, ctx)) if who != ctx.who]
    with_me = [(yield from pick_crew(g, able, ctx))] if len(able) > 1 else able
    yield from _marching(g, ctx, number(args[0]), str(args[1]), with_me)


def _marching(g: VanguardState, ctx: Ctx, steps: int, how: str, with_me: Sequence[int]) -> Rules[None]:
    if not concerned(g, ctx) or is_held(g, ctx):
        return
    for step in range(steps):
        options: list[Move] = [PickSector(sector) for sector in connected(g, g.expedition.team[ctx.who].sector)]
        if not options or g.expedition.team[ctx.who].dead:
            return
        asked = [*options, GoOn()] if step else options
        move = yield ask_crew(g, ctx.who, "vanguard-ask-march", asked, ctx.rule)
        if not isinstance(move, PickSector):
            return
        symbols = "symbols" if how == "symbols" or (how == "first" and step == 0) else how
        start = g.expedition.team[ctx.who].sector
        yield from move_to(g, ctx, move.sector, symbols)
        for other in with_me:
            with_other = ctx.concerning(other)
            if g.expedition.team[other].sector == start and not is_held(g, with_other):
                yield from move_to(g, with_other, move.sector, symbols)


@op("follow")
def _follow(g: VanguardState, ctx: Ctx, args: Args) -> Rules[None]:
    """One of them comes along with this Travel."""
    able = [who for who in people(g, crew_of(args[0]), ctx) if who != ctx.who]
    if able:
        who = able[0] if len(able) == 1 else (yield from pick_crew(g, able, ctx))
        _takes_along(g, who)


def _takes_along(g: VanguardState, who: int) -> None:
    followers = g.expedition.turn_notes.followers
    if who not in followers:
        followers.append(who)


@op("come-along")
def _come_along(g: VanguardState, ctx: Ctx, args: Args) -> None:
    """The person concerned comes along with the Travel of another."""
    _takes_along(g, ctx.who)


@may("follow")
def _may_follow(g: VanguardState, ctx: Ctx, args: Args) -> bool:
    return any(who != ctx.who for who in candidates(g, crew_of(args[0]), ctx))


@op("land")
def _land(g: VanguardState, ctx: Ctx, args: Args) -> Rules[None]:
    """IV-X-1105: the lander comes down elsewhere, with everybody in it."""
    able = at(g, args[0], ctx)
    if able:
        sector = yield from pick_sector(g, able, ctx)
        e = g.expedition
        for one in e.team:
            if one.sector == e.landing:
                one.sector = sector
        e.landing = sector
        show(g, "arrive", at=sector, planet=e.boards[0].planet)
        say(g, "vanguard-lands", ctx.rule, sector=sector)


# -- Standees --------------------------------------------------------------------------------------------------------


def standees(g: VanguardState, name: str, ctx: Ctx) -> list[tuple[Threat, int]]:
    """The standees that a word means: `T01` the main one, `T02.all`, `T02.here`, `here` all in the sector, `one` all
    from which the player picks, `that` the main one of the threat whose special action is taken."""
    every = [(threat, n) for one in g.expedition.boards for threat in one.threats for n in range(len(threat.sectors))]
    if name == "one":
        return [(threat, n) for threat, n in every if threat.sectors[n]]
    if name == "here":
        return [(threat, n) for threat, n in every if threat.sectors[n] == here(g, ctx)]
    if name == "that":
        check = g.expedition.check
        name = check.source.removeprefix("threat:") if check is not None else ""
    id, _, which = name.partition(".")
    own = [(threat, n) for threat, n in every if threat.id == id]
    if which == "all":
        return own
    if which == "here":
        return [(threat, n) for threat, n in own if threat.sectors[n] == here(g, ctx)]
    return own[:1]


@op("walk")
def _walk(g: VanguardState, ctx: Ctx, args: Args) -> Rules[None]:
    """IV-X-1505: standees move this many sectors: toward or away from a place, along a route, at random or by
    choice."""
    name, steps, way, goal = str(args[0]), number(args[1]), str(args[2]), args[3]
    meant = standees(g, name, ctx)
    if name in ("one", "here") and len(meant) > 1:
        meant = [(yield from _pick_standee(g, ctx, meant))]
    for threat, standee in meant:
        yield from _walk_one(g, ctx, threat, standee, steps, way, goal)


def _walk_one(
    g: VanguardState, ctx: Ctx, threat: Threat, standee: int, steps: int, way: str, goal: object
) -> Rules[None]:
    if way == "route":
        yield from threats.walk_route(g, threat, standee, steps, str(goal), ctx.rule)
    elif way == "random":
        yield from threats.walk_at_random(g, threat, standee, steps, ctx.rule)
    elif way == "choice":
        yield from _walk_by_choice(g, ctx, threat, standee, steps)
    else:
        start = threat.sectors[standee]
        sector = target(g, goal, start, ctx) if isinstance(goal, Place) and start else OFF_BOARD
        if sector and way == "toward":
            yield from threats.walk_toward(g, threat, standee, steps, [sector], ctx.rule)
        elif sector:
            yield from threats.walk_away(g, threat, standee, steps, sector, ctx.rule)


def _walk_by_choice(g: VanguardState, ctx: Ctx, threat: Threat, standee: int, steps: int) -> Rules[None]:
    for step in range(steps):
        start = threat.sectors[standee]
        options: list[Move] = [
            PickSector(sector)
            for sector in (connected(g, start) if start else [])
            if threats.may_enter(g, sector, threat.id)
        ]
        if not options:
            return
        move = options[0]
        asked = [*options, GoOn()] if step else options
        if len(asked) > 1:
            move = yield ask_crew(g, ctx.who, "vanguard-ask-walk", asked, ctx.rule)
        if not isinstance(move, PickSector):
            return
        yield from threats.move_standee(g, threat, standee, move.sector, ctx.rule)


def _pick_standee(g: VanguardState, ctx: Ctx, meant: list[tuple[Threat, int]]) -> Rules[tuple[Threat, int]]:
    moves = {PickStandee(threat.id, threat.sectors[n]): (threat, n) for threat, n in meant}
    if len(moves) == 1:
        return meant[0]
    move = yield ask_crew(g, ctx.who, "vanguard-ask-standee", list(moves), ctx.rule)
    return moves[move]


@may("walk")
def _may_walk(g: VanguardState, ctx: Ctx, args: Args) -> bool:
    return any(threat.sectors[n] for threat, n in standees(g, str(args[0]), ctx))


@op("put")
def _put(g: VanguardState, ctx: Ctx, args: Args) -> Rules[None]:
    """A standee is put into a sector of the place; so is the lander."""
    able = at(g, args[1], ctx)
    if args[0] == LANDER:
        able = sector_targets.sectors(g, place_of(args[1]), Ctx(ctx.source, ctx.rule, sector=g.expedition.landing))
    if not able:
        return
    sector = yield from pick_sector(g, able, ctx)
    if args[0] == LANDER:
        g.expedition.landing = sector
        show(g, "arrive", at=sector, planet=g.expedition.boards[0].planet)
        say(g, "vanguard-lands", ctx.rule, sector=sector)
        return
    for threat, standee in standees(g, str(args[0]), ctx):
        yield from threats.move_standee(g, threat, standee, sector, ctx.rule)


@op("threat")
def _threat(g: VanguardState, ctx: Ctx, args: Args) -> Rules[None]:
    """IV-X-1501: a threat comes into play."""
    id = str(args[0])
    able = at(g, args[1], ctx)
    if sectors.threat(g, id) is None and able:
        sector = yield from pick_sector(g, able, ctx)
        sectors.board_at(g, sector).threats.append(Threat(id, [sector]))
        show(g, "threat", threat=id, standee=0, start=OFF_BOARD, at=sector)
        say(g, "vanguard-threat-comes", ctx.rule, threat=id, sector=sector)


def _meant_threat(g: VanguardState, ctx: Ctx, name: str) -> Rules[Threat | None]:
    """A threat by its id, or with `one` and `here` of the player's choice among those on the board."""
    if name not in ("one", "here"):
        return sectors.threat(g, name)
    found = [one for one in standees(g, name, ctx) if one[1] == 0]
    return (yield from _pick_standee(g, ctx, found))[0] if found else None


@op("unthreat")
def _unthreat(g: VanguardState, ctx: Ctx, args: Args) -> Rules[None]:
    """A threat leaves the planet, or the board until the end of the next round."""
    threat = yield from _meant_threat(g, ctx, str(args[0]))
    if threat is None:
        return
    if args[1] is None:
        threats.remove(g, threat.id, ctx.rule)
    else:
        yield from threats.send_away(g, threat, ctx.rule)


@op("still")
def _still(g: VanguardState, ctx: Ctx, args: Args) -> Rules[None]:
    """A threat does not move for a while, which is counted in turns of the one who holds it."""
    threat = yield from _meant_threat(g, ctx, str(args[0]))
    if threat is not None:
        set_status(g, ctx.who, threats.still(threat.id), str(args[1]))
        say(g, "vanguard-threat-still", ctx.rule, threat=threat.id)


@may("unthreat", "still")
def _may_be_meant(g: VanguardState, ctx: Ctx, args: Args) -> bool:
    name = str(args[0])
    return any(number == 0 and one.sectors[0] for one, number in standees(g, name, ctx))
