"""Words of effects for tracks: time tracks, action tracks, and the tracks and words of a planet itself."""

from starboard.games.vanguard.content import campaign
from starboard.games.vanguard.effects.context import Ctx, ask_crew
from starboard.games.vanguard.effects.effects import carry_out, may, op
from starboard.games.vanguard.effects.numbers import at
from starboard.games.vanguard.moves.exploration_moves import PickTrack, PickWord
from starboard.games.vanguard.notation.grammar import Args
from starboard.games.vanguard.rules.basics import planet_rules
from starboard.games.vanguard.rules.basics.telling import say
from starboard.games.vanguard.rules.planet import action_tracks, time_tracks
from starboard.games.vanguard.rules.planet.poi import top_poi
from starboard.games.vanguard.rules.words.crew_words import number
from starboard.games.vanguard.state.board_state import Board
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.games.vanguard.state.member_state import NOBODY
from starboard.kernel import Move, Rules, show


@op("time")
def _time(g: VanguardState, ctx: Ctx, args: Args) -> Rules[None]:
    """IV-X-907: all time tracks forwards; backwards one of choice."""
    steps = number(args[0])
    for _ in range(steps):
        yield from time_tracks.advance_all(g, ctx.rule)
    if steps < 0:
        yield from time_tracks.retreat_one(g, ctx.who, -steps, ctx.rule)


@may("time")
def _may_time(g: VanguardState, ctx: Ctx, args: Args) -> bool:
    return number(args[0]) > 0 or any(track.token for track in time_tracks.time_tracks(g))


@op("track")
def _track(g: VanguardState, ctx: Ctx, args: Args) -> Rules[None]:
    """A time track by its card, one threat's of choice, or a track of the planet itself."""
    id, steps = str(args[0]), number(args[1])
    board = _board_with(g, id, "values")
    if board is not None:
        yield from change_value(g, board, id, steps, ctx)
        return
    if id == "threat":
        found = yield from _pick_threat(g, ctx, steps)
        if not found:
            return
        id = found
    for _ in range(steps):
        yield from time_tracks.advance(g, id, ctx.rule)
    if steps < 0:
        time_tracks.retreat(g, id, -steps, ctx.rule)


def _pick_threat(g: VanguardState, ctx: Ctx, steps: int) -> Rules[str]:
    ids = [track.id for track in time_tracks.time_tracks(g) if track.threat and (steps > 0 or track.token)]
    if len(ids) < 2:
        return ids[0] if ids else ""
    options: list[Move] = [PickTrack(id) for id in ids]
    move = yield ask_crew(g, ctx.who, "vanguard-ask-track-back", options, ctx.rule)
    id: str = move.track
    return id


def _board_with(g: VanguardState, name: str, field: str) -> Board | None:
    """The board whose planet has a value or a word of this name."""
    return next((board for board in g.expedition.boards if name in getattr(board, field)), None)


def change_value(g: VanguardState, board: Board, name: str, change: int, ctx: Ctx) -> Rules[None]:
    """A track of the planet moves, and what waits for that happens; when it is full, its own effect does."""
    planet = campaign[g.campaign].planets[board.planet]
    track = next(track for track in planet.track if track.id == name)
    before = board.values[name]
    board.values[name] = max(0, min(before + change, track.fields))
    if board.values[name] == before:
        return
    if g.news is not None:
        show(g, "planet-track", track=name, start=before, at=board.values[name], fields=track.fields)
        say(g, "vanguard-planet-track", ctx.rule, name=f"track-{name}", field=board.values[name], fields=track.fields)
    yield from planet_rules.fire(g, "track", ctx.who, name=name)
    if board.values[name] == track.fields and before < track.fields:
        yield from carry_out(g, track.full, ctx)


@may("track")
def _may_track(g: VanguardState, ctx: Ctx, args: Args) -> bool:
    """As a cost: a track of the planet can go so far back."""
    id, steps = str(args[0]), number(args[1])
    board = _board_with(g, id, "values")
    if board is not None:
        return board.values[id] + steps >= 0
    if id == "threat":
        return any(track.threat and (steps > 0 or track.token) for track in time_tracks.time_tracks(g))
    return True


@op("advance")
def _advance(g: VanguardState, ctx: Ctx, args: Args) -> Rules[None]:
    """IV-X-902: action tracks of a colour on the POI of a sector; of several, one of choice."""
    row, steps, place, short = str(args[0]), number(args[1]), args[2], args[3] is not None
    able = _movable(g, at(g, place, ctx), row, steps)
    if not able:
        return
    sector, index = able[0]
    if len(able) > 1:
        options: list[Move] = [PickTrack(f"{sector}.{index}.{row}") for sector, index in able]
        move = yield ask_crew(g, ctx.who, "vanguard-ask-action-track", options, ctx.rule)
        sector, index = (int(part) for part in move.track.split(".")[:2])
    poi = top_poi(g, sector)
    assert poi is not None
    action_tracks.advance(g, f"poi:{poi.id}", sector, index, row, steps, ctx.rule, short)


def _movable(g: VanguardState, sectors: list[int], row: str, steps: int) -> list[tuple[int, int]]:
    """The sectors and actions whose track of a colour can move."""
    found = []
    for sector in sectors:
        poi = top_poi(g, sector)
        if poi is None or poi.id not in campaign[g.campaign].pois:
            continue
        for index, action in enumerate(campaign[g.campaign].pois[poi.id].actions):
            if row in action.tracks and (steps > 0 or poi.tracks.get(action_tracks.key_of(index, row))):
                found.append((sector, index))
    return found


@may("advance")
def _may_advance(g: VanguardState, ctx: Ctx, args: Args) -> bool:
    return bool(_movable(g, at(g, args[2], ctx), str(args[0]), number(args[1])))


@op("reset")
def _reset(g: VanguardState, ctx: Ctx, args: Args) -> None:
    """IV-X-905: the track of a card, or the one that is about to advance or being resolved. The marker of an outcome is
    gone already."""
    e = g.expedition
    waiting = e.pending[-1].what if e.pending and e.pending[-1].kind == "track" else ""
    id = str(args[0]) if args[0] is not None else waiting or e.track
    if id:
        time_tracks.reset(g, id, ctx.rule)


@op("set")
def _set(g: VanguardState, ctx: Ctx, args: Args) -> Rules[None]:
    """A number or word of the planet becomes another; a number of a crew member too."""
    name, setting = str(args[0]), str(args[1])
    if ctx.who != NOBODY and name in g.expedition.team[ctx.who].values:
        g.expedition.team[ctx.who].values[name] = int(setting)
        return
    board = _board_with(g, name, "values")
    if board is not None:
        yield from change_value(g, board, name, int(setting) - board.values[name], ctx)
        return
    board = _board_with(g, name, "states")
    if board is not None:
        word = yield from _word(g, board, name, setting, ctx)
        board.states[name] = word
        say(g, "vanguard-planet-state", ctx.rule, name=f"state-{name}-{word}")
        yield from planet_rules.fire(g, "track", ctx.who, name=name)


def _word(g: VanguardState, board: Board, name: str, setting: str, ctx: Ctx) -> Rules[str]:
    """`other` and `choice` are chosen, `next` follows in order, `random` is next or before by the ten-sided die."""
    planet = campaign[g.campaign].planets[board.planet]
    words = next(state.values for state in planet.state if state.id == name)
    now = words.index(board.states[name])
    if setting in words:
        return setting
    if setting in ("choice", "other"):
        options: list[Move] = [PickWord(word) for word in words if setting == "choice" or word != words[now]]
        move = yield ask_crew(g, ctx.who, "vanguard-ask-word", options, ctx.rule)
        chosen: str = move.word
        return chosen
    step = 1 if setting == "next" or g.chance.below(10) < 5 else -1
    return words[(now + step) % len(words)]
