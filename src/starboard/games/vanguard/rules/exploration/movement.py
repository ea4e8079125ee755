"""IV-X-3.2: paths and their symbols, and crew members who move along them or are moved."""

from collections.abc import Sequence
from functools import cache

from starboard.games.vanguard.board.sectors import Path, board_at, paths_from, planet_at, printed
from starboard.games.vanguard.content import PerCampaign, campaign
from starboard.games.vanguard.effects.context import Ctx
from starboard.games.vanguard.effects.effects import carry_out
from starboard.games.vanguard.effects.numbers import test
from starboard.games.vanguard.notation.grammar import Condition, Effect, Passive
from starboard.games.vanguard.rules.basics import planet_rules
from starboard.games.vanguard.rules.basics.away_team import COLOUR_OF_LETTER
from starboard.games.vanguard.rules.basics.conditions import condition_in
from starboard.games.vanguard.rules.basics.telling import say
from starboard.games.vanguard.rules.cards.passives import passives, sources
from starboard.games.vanguard.rules.cards.windows import window
from starboard.games.vanguard.rules.crew.crew_dice import sacrifice_dice, use_dice
from starboard.games.vanguard.rules.crew.danger import roll_danger
from starboard.games.vanguard.rules.story.logs import come_to_log
from starboard.games.vanguard.state.board_state import BOARD
from starboard.games.vanguard.state.expedition_state import Expedition, Pending
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.kernel import Rules, show

# -- Paths -----------------------------------------------------------------------------------------------------------


def symbols_of(g: VanguardState, path: Path) -> list[str]:
    """IV-X-312: the symbols of a path in order, with what lies and stands on it."""
    if is_free(g, path):
        return []
    symbols = list(path.symbols)
    on_path = board_at(g, path.start).paths.get(path.key)
    if on_path:
        for marker in planet_at(g, path.start).marker:
            if marker.on == "path" and on_path.get(marker.id):
                if marker.free:
                    return []
                symbols += [marker.symbol] * (on_path[marker.id] if marker.symbol else 0)
    less = _fewer(g, path)
    return symbols[less:] if less else symbols


def is_free(g: VanguardState, path: Path) -> bool:
    """Whether an effect or field equipment has taken the symbols away."""
    gear = board_at(g, path.start).path_gear.get(path.key)
    if gear:
        return True
    e, key = g.expedition, path.key
    return key in e.turn_notes.free_paths or key in e.round_notes.free_paths or key in e.notes.free_paths


def _fewer(g: VanguardState, path: Path) -> int:
    """Gear in a sector makes the paths that start there, some also those that end there, show fewer symbols; so do some
    cards for a while."""
    e = g.expedition
    less = _shorter(e, path.start)
    if not e.places[path.start].gear and not e.places[path.end].gear:
        return less
    cards = campaign[g.campaign].equipment
    for sector, ends in ((path.start, ("", "here", "both")), (path.end, ("both", "end"))):
        for card in e.places[sector].gear:
            for passive in cards[card].passives:
                if passive.word == "path-less" and (passive.args[1] or "") in ends and isinstance(passive.args[0], int):
                    less += passive.args[0]
    return less


def _shorter(e: Expedition, sector: int) -> int:
    """What lasts longest counts."""
    for paths in (e.notes.shorter_paths, e.round_notes.shorter_paths, e.turn_notes.shorter_paths):
        if paths and paths.get(sector):
            return paths[sector]
    return 0


def is_closed(g: VanguardState, path: Path, who: int) -> bool:
    """Whether nobody travels along a path now: by a symbol of the planet, a condition, a threat or an effect."""
    return _is_closed(g, path, who, passives(g, who, "closed"))


def _is_closed(g: VanguardState, path: Path, who: int, closed: Sequence[Passive]) -> bool:
    e, key = g.expedition, path.key
    if key in e.turn_notes.closed_paths or key in e.round_notes.closed_paths or key in e.notes.closed_paths:
        return True
    closings = _closings(g.campaign, board_at(g, path.start).planet)
    if closings:
        for symbol in path.symbols:
            if symbol in closings and test(g, closings[symbol], Ctx("path", "IV-X-311", who, path.start)):
                return True
    if not closed:
        return False
    plain = f"{min(path.start, path.end) % BOARD}-{max(path.start, path.end) % BOARD}"
    return any(plain in passive.args or "all" in passive.args for passive in closed)


@cache
def _closings(folder: str, planet: str) -> dict[str, Condition]:
    """The symbols of a planet that close a path, and when they do."""
    symbols = campaign[folder].planets[planet].symbol
    return {symbol.id: symbol.closed.condition for symbol in symbols if symbol.closed is not None}


def may_be_closed(g: VanguardState, who: int) -> bool:
    """Whether there is anything at all that closes paths where a crew member is."""
    e = g.expedition
    if e.boards[e.team[who].sector // BOARD].planet in _closing[g.campaign]:
        return True
    return bool(e.turn_notes.closed_paths or e.round_notes.closed_paths or e.notes.closed_paths)


@PerCampaign
def _closing(folder: str) -> frozenset[str]:
    """The planets that have something which closes paths."""
    return frozenset(id for id, words in sources[folder].items() if _closings(folder, id) or "closed" in words)


def open_paths(g: VanguardState, who: int) -> list[Path]:
    """IV-X-311: the paths along which a crew member can travel."""
    closed = passives(g, who, "closed")
    return [path for path in paths_from(g, g.expedition.team[who].sector) if not _is_closed(g, path, who, closed)]


def path_to(g: VanguardState, start: int, end: int) -> Path | None:
    """The path from one sector to another, if there is an arrow."""
    for path in paths_from(g, start):
        if path.end == end:
            return path
    return None


# -- Symbols ---------------------------------------------------------------------------------------------------------


def resolve_symbols(g: VanguardState, who: int, path: Path, rule: str = "IV-X-312") -> Rules[None]:
    """IV-X-312: every symbol in order. Equipment and cards may let some be ignored."""
    for symbol in symbols_of(g, path):
        if g.expedition.team[who].dead:
            return
        if not _ignored(g, who, symbol):
            yield from resolve_symbol(g, who, symbol, path, rule)


def _ignored(g: VanguardState, who: int, symbol: str) -> bool:
    """Whether a crew member need not resolve a symbol; some leave is used up by it."""
    if symbol_matches(g, who, symbol):
        return True
    ignored = g.expedition.turn_notes.ignored.get(who)
    if not ignored:
        return False
    for name in (symbol, _kind(symbol), "any"):
        if ignored.get(name):
            ignored[name] -= 1
            say(g, "vanguard-ignored", "IV-X-312", who=who)
            return True
    return False


def symbol_matches(g: VanguardState, who: int, symbol: str) -> bool:
    """Whether something that is always in force lets a crew member ignore a symbol."""
    for passive in passives(g, who, "ignore"):
        if symbol in passive.args or _kind(symbol) in passive.args or "any" in passive.args:
            return True
    return False


def _kind(symbol: str) -> str:
    """`u` for every symbol that uses a die, `s` for a sacrifice, `x` for danger; the travel symbol is `T`."""
    return symbol[0] if len(symbol) == 2 and symbol[0] in "usx" else symbol


def resolve_symbol(g: VanguardState, who: int, symbol: str, path: Path, rule: str) -> Rules[None]:
    """IV-X-312: the travel effect of the condition, a die to use or sacrifice, a danger die, or the planet's own."""
    if symbol == "T":
        condition = condition_in(g, path.start)
        if condition is not None:
            ctx = Ctx(f"condition:{condition.id}", rule, who, path.start)
            yield from carry_out(g, condition.travel, ctx)
        return
    own = _own_symbols(g.campaign, board_at(g, path.start).planet).get(symbol)
    if own is not None:
        yield from carry_out(g, own, Ctx("path", rule, who, path.start))
    elif symbol[0] == "u":
        yield from use_dice(g, who, 1, COLOUR_OF_LETTER[symbol[1]], rule)
    elif symbol[0] == "s":
        yield from sacrifice_dice(g, who, 1, COLOUR_OF_LETTER[symbol[1]], rule)
    elif symbol[0] == "x":
        yield from roll_danger(g, who, symbol[1], 1, rule, "path")


@cache
def _own_symbols(folder: str, planet: str) -> dict[str, Effect]:
    """The effects of the symbols that a planet has for itself."""
    return {symbol.id: symbol.effect for symbol in campaign[folder].planets[planet].symbol}


# -- Moving ----------------------------------------------------------------------------------------------------------


def go_to(g: VanguardState, who: int, sector: int, rule: str, cause: str = "effect") -> Rules[None]:
    """IV-X-314: the miniature moves; the log of the sector is read at once, also when an effect moved it there
    (Q-22). `cause` is `path` for a Travel."""
    e = g.expedition
    one = g.expedition.team[who]
    if one.dead or one.sector == sector or sector not in e.places:
        return
    start = one.sector
    one.came_from, one.sector = start, sector
    new = not e.places[sector].entered
    e.places[sector].entered = True
    if new:
        e.turn_notes.new_sector = True
    if g.news is not None:
        show(g, "walk", who=who, start=start, at=sector, new=int(new), path=int(cause == "path"))
        say(g, "vanguard-moved", rule, who=who, sector=sector)
    yield from planet_rules.fire(g, "leave", who, start)
    log = printed(g, sector).log
    if log and not _covered(g, sector):
        yield from come_to_log(g, log, Ctx(f"sector:{sector}", "IV-X-314", who))
    if not one.dead and one.sector == sector:
        yield from planet_rules.fire(g, "enter", who, sector)
        yield from window(g, Pending("enter", who, "new" if new else "", cause, sector))


def _covered(g: VanguardState, sector: int) -> bool:
    """Q-21: a POI card over a sector covers its log."""
    return any(not poi.printed for poi in g.expedition.places[sector].pois)


def is_held(g: VanguardState, who: int) -> bool:
    """Whether effects cannot move a crew member."""
    return bool(passives(g, who, "hold"))
