"""Words of effects for markers in sectors, and for paths."""

from starboard.games.vanguard.board.sectors import board_at, paths_from, planet_at
from starboard.games.vanguard.effects.context import Ctx, ask_crew
from starboard.games.vanguard.effects.effects import may, op, pick_sector
from starboard.games.vanguard.effects.numbers import at
from starboard.games.vanguard.effects.sector_targets import here
from starboard.games.vanguard.moves.exploration_moves import PickPath
from starboard.games.vanguard.notation.grammar import Args
from starboard.games.vanguard.rules.basics import planet_rules
from starboard.games.vanguard.rules.basics.statuses import notes_for
from starboard.games.vanguard.rules.basics.telling import say
from starboard.games.vanguard.rules.words.crew_words import number
from starboard.games.vanguard.state.board_state import BOARD
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.games.vanguard.state.notes import Done
from starboard.kernel import Move, Rules, show


@op("marker")
def _marker(g: VanguardState, ctx: Ctx, args: Args) -> Rules[None]:
    """Markers in a sector, as many as it takes; a mission marker once in each sector."""
    name, count = str(args[0]), number(args[2])
    able = at(g, args[1], ctx)
    if not able:
        return
    sector = yield from pick_sector(g, able, ctx)
    printed = next(marker for marker in planet_at(g, sector).marker if marker.id == name)
    e = g.expedition
    markers = e.places[sector].markers
    for _ in range(count):
        this = Done(f"marker:{sector}.{name}")
        full = printed.most and markers.get(name, 0) >= printed.most
        used = printed.once and (markers.get(name) or this in e.once)
        if full or used or (printed.total and _total(g, name) >= printed.total):
            return
        if printed.once:
            e.once.append(this)
        markers[name] = markers.get(name, 0) + 1
        if g.news is not None:
            show(g, "marker", marker=name, at=sector, path="", on=1)
            say(g, "vanguard-marker", ctx.rule, name=f"marker-{name}", sector=sector)
        yield from planet_rules.fire(g, "marker", ctx.who, sector, name=name)


def _total(g: VanguardState, name: str) -> int:
    return sum(place.markers.get(name, 0) for place in g.expedition.places.values())


@op("unmark")
def _unmark(g: VanguardState, ctx: Ctx, args: Args) -> Rules[None]:
    """Markers leave a sector of choice, this many or all; from a whole board with `all`."""
    name, count = str(args[0]), args[2]
    places = g.expedition.places
    able = [sector for sector in at(g, args[1], ctx) if places[sector].markers.get(name)]
    if not able:
        return
    if count != "all":
        able = [(yield from pick_sector(g, able, ctx))]
    for sector in able:
        left = 0 if count == "all" else places[sector].markers[name] - number(count)
        if left > 0:
            places[sector].markers[name] = left
        else:
            del places[sector].markers[name]
        show(g, "marker", marker=name, at=sector, path="", on=0)
        say(g, "vanguard-marker-gone", ctx.rule, name=f"marker-{name}", sector=sector)


@may("unmark")
def _may_unmark(g: VanguardState, ctx: Ctx, args: Args) -> bool:
    places = g.expedition.places
    return any(places[sector].markers.get(str(args[0])) for sector in at(g, args[1], ctx))


# -- Paths -----------------------------------------------------------------------------------------------------------


def _paths(g: VanguardState, ctx: Ctx, path: str, prompt: str) -> Rules[list[str]]:
    """`4-6` is that path, `all` are all of the sector, `here` is one of them, of the player's choice; `taken` is that
    along which somebody travels."""
    sector = here(g, ctx)
    if path == "taken":
        pending = g.expedition.pending
        return [one.key for one in paths_from(g, sector) if pending and one.end == pending[-1].sector]
    if path not in ("here", "all"):
        base = sector // BOARD * BOARD
        a, b = (int(part) + base for part in path.split("-"))
        return [f"{min(a, b)}-{max(a, b)}"]
    keys = sorted({one.key for one in paths_from(g, sector)}) if sector else []
    if path == "all" or len(keys) < 2:
        return keys
    options: list[Move] = [PickPath(key) for key in keys]
    move = yield ask_crew(g, ctx.who, prompt, options, ctx.rule)
    return [move.path]


@op("path-marker")
def _path_marker(g: VanguardState, ctx: Ctx, args: Args) -> Rules[None]:
    """A marker on a path, as far as it takes one more."""
    name = str(args[0])
    sector = here(g, ctx)
    board = board_at(g, sector)
    printed = next(marker for marker in planet_at(g, sector).marker if marker.id == name)
    for key in (yield from _paths(g, ctx, str(args[1]), "vanguard-ask-path")):
        markers = board.paths.setdefault(key, {})
        if not printed.most or markers.get(name, 0) < printed.most:
            markers[name] = markers.get(name, 0) + 1
            show(g, "marker", marker=name, at=sector, path=key, on=1)
            say(g, "vanguard-path-marker", ctx.rule, name=f"marker-{name}", path=key)


@op("path-unmark")
def _path_unmark(g: VanguardState, ctx: Ctx, args: Args) -> Rules[None]:
    name, count = str(args[0]), args[2]
    board = board_at(g, here(g, ctx))
    for key in (yield from _paths(g, ctx, str(args[1]), "vanguard-ask-path")):
        markers = board.paths.get(key, {})
        if name in markers:
            left = 0 if count == "all" else markers[name] - number(count)
            markers.pop(name)
            if left > 0:
                markers[name] = left
            show(g, "marker", marker=name, at=here(g, ctx), path=key, on=0)
            say(g, "vanguard-path-marker-gone", ctx.rule, name=f"marker-{name}", path=key)


@op("path-free")
def _path_free(g: VanguardState, ctx: Ctx, args: Args) -> Rules[None]:
    """A path has no symbols for a while."""
    for key in (yield from _paths(g, ctx, str(args[0]), "vanguard-ask-path")):
        _add(notes_for(g, str(args[1])).free_paths, key)
        say(g, "vanguard-path-free", ctx.rule, path=key)


def _add(paths: list[str], key: str) -> None:
    if key not in paths:
        paths.append(key)


@op("path-close")
def _path_close(g: VanguardState, ctx: Ctx, args: Args) -> Rules[None]:
    """A path cannot be used for a while."""
    for key in (yield from _paths(g, ctx, str(args[0]), "vanguard-ask-path")):
        _add(notes_for(g, str(args[1])).closed_paths, key)
        say(g, "vanguard-path-closed", ctx.rule, path=key)


@op("path-less")
def _path_less(g: VanguardState, ctx: Ctx, args: Args) -> None:
    """For a while the paths that start here show fewer symbols."""
    shorter, sector = notes_for(g, str(args[1])).shorter_paths, here(g, ctx)
    shorter[sector] = shorter.get(sector, 0) + number(args[0])


@op("ignore")
def _ignore(g: VanguardState, ctx: Ctx, args: Args) -> None:
    """The crew member need not resolve this many symbols this turn."""
    _excuse(g, ctx, str(args[0]), number(args[1]))


@op("ignore-every")
def _ignore_every(g: VanguardState, ctx: Ctx, args: Args) -> None:
    """The crew member need not resolve any such symbol of the path that is taken."""
    pending = g.expedition.pending
    _excuse(g, ctx, str(args[0]), pending[-1].what.split().count(str(args[0])) if pending else 0)


def _excuse(g: VanguardState, ctx: Ctx, symbol: str, count: int) -> None:
    ignored = g.expedition.turn_notes.ignored.setdefault(ctx.who, {})
    ignored[symbol] = ignored.get(symbol, 0) + count
