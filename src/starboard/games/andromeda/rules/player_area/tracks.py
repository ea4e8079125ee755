"""AE-B-18: progress tracks, and victory points."""

from starboard.games.andromeda.content import content
from starboard.games.andromeda.effects.effects import Source, carry_out, decider, op
from starboard.games.andromeda.moves.effect_moves import Advance
from starboard.games.andromeda.names.names import by, track_name
from starboard.games.andromeda.notation.grammar import Args
from starboard.games.andromeda.rules.player_area import tactics
from starboard.games.andromeda.rules.player_area.factions import has
from starboard.games.andromeda.state.battle_state import Outcome
from starboard.games.andromeda.state.chronicle_state import SOURCES
from starboard.games.andromeda.state.game_state import SCIENCE, SUPREMACY, TRACKS, AndromedaState
from starboard.kernel import Ask, Move, Rules, show, tell


def score(g: AndromedaState, who: int, points: int, rule: str, why: str) -> None:
    """AE-B-4.5: victory points never drop below 0. `why` is one of `SOURCES`."""
    player = g.players[who]
    points = max(points, -player.vp)
    if points:
        player.vp += points
        g.chronicle.scored += (g.turns, who, SOURCES.index(why), points)
        if g.battle is not None:
            g.battle.outcomes.append(Outcome(who, "points", count=points))
        if g.news is not None:
            tell(g, "andromeda-scored", rule, seat=by(g, who), points=points, total=player.vp)
            show(g, "score", who=who, count=points, total=player.vp, why=why)


def advance(g: AndromedaState, who: int, track: int, steps: int) -> Rules[None]:
    """AE-B-18.2: space by space, each with its effect. On the last space a lost step is worth 1 VP."""
    tracks = content().tracks
    player = g.players[who]
    for _ in range(steps):
        space = player.tracks[track] + 1
        if space > tracks.last:
            score(g, who, 1, "AE-B-18.9", "track")
            continue
        player.tracks[track] = space
        if track == SUPREMACY and g.battle is not None:
            g.battle.outcomes.append(Outcome(who, "supremacy"))
        if space == tracks.last:
            g.chronicle.summits += (g.turns, who, track)
        if g.news is not None:
            tell(g, "andromeda-advanced", "AE-B-18.2", seat=by(g, who), track=track_name(track), space=space)
            show(g, "track", who=who, track=TRACKS[track], start=space - 1, at=space)
        yield from carry_out(g, who, tracks.effects[track][space], Source(TRACKS[track], "AE-B-18.2"))
        if track == SCIENCE and has(g, who, "lecture_hall"):
            tactics.draw(g, who, 1, "AE-B-3.5")


def lowest(g: AndromedaState, who: int) -> list[int]:
    """The tracks on which the player is furthest behind."""
    spaces = g.players[who].tracks
    return [track for track, space in enumerate(spaces) if space == min(spaces)]


@op("vp")
def _vp(g: AndromedaState, who: int, args: Args, source: Source) -> None:
    score(g, who, int(args[0]), source.rule, "event" if g.event else "effect")


@op("advance")
def _advance(g: AndromedaState, who: int, args: Args, source: Source) -> Rules[None]:
    kind, steps = str(args[0]), int(args[1])
    if kind in TRACKS:
        yield from advance(g, who, TRACKS.index(kind), steps)
        return
    for _ in range(steps):
        choices = lowest(g, who) if kind == "lowest" else list(range(len(TRACKS)))
        track = choices[0]
        if len(choices) > 1:
            options: list[Move] = [Advance(TRACKS[choice]) for choice in choices]
            move = yield Ask(decider(g, who), "andromeda-ask-advance", options, source.rule)
            track = TRACKS.index(move.track)
        yield from advance(g, who, track, 1)


@op("vault")
def _vault(g: AndromedaState, who: int, args: Args, source: Source) -> None:
    """AE-B-18.6: the level of the vault."""
    g.players[who].vault = max(g.players[who].vault, int(args[0]))
    tell(g, "andromeda-vault", "AE-B-18.6", seat=by(g, who), level=g.players[who].vault)


@op("hand_limit")
def _hand_limit(g: AndromedaState, who: int, args: Args, source: Source) -> None:
    """AE-B-18.7: more cards may be kept."""
    g.players[who].hand_limit += int(args[0])
    tell(g, "andromeda-hand-limit", "AE-B-18.7", seat=by(g, who), limit=tactics.hand_limit(g, who))


@op("targeting_level")
def _targeting_level(g: AndromedaState, who: int, args: Args, source: Source) -> None:
    """Base targeting rises for good."""
    g.players[who].targeting += int(args[0])
    tell(g, "andromeda-targeting-level", source.rule, seat=by(g, who), level=g.players[who].targeting)
