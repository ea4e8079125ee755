"""AE-E-11: what the Hegemon gains on the progress tracks where it is not what players gain."""

from starboard.games.andromeda.board.hegemon_officers import commands
from starboard.games.andromeda.board.players import hegemon_side
from starboard.games.andromeda.effects.effects import Source, hegemon_op
from starboard.games.andromeda.moves.effect_moves import Advance
from starboard.games.andromeda.names.names import named
from starboard.games.andromeda.notation.grammar import Args
from starboard.games.andromeda.rules.hegemon.hegemon_principles import choose
from starboard.games.andromeda.rules.player_area import tactics
from starboard.games.andromeda.rules.player_area.tokens import STACKS, draw_random, take
from starboard.games.andromeda.rules.player_area.tracks import advance, lowest
from starboard.games.andromeda.state.game_state import TRACKS, AndromedaState
from starboard.kernel import Move, Rules, tell

DISCOVERIES = 2
"""AE-E-11.1."""
HAND_LIMIT_CARDS = 3
"""AE-E-11.5."""


@hegemon_op("advance")
def _advance(g: AndromedaState, who: int, args: Args, source: Source) -> Rules[None]:
    """Where it is not said which track, or several are lowest, the holder of the Eye chooses."""
    name = str(args[0])
    for _ in range(int(args[1])):
        tracks = {"any": list(range(len(TRACKS))), "lowest": lowest(g, who)}.get(name) or [TRACKS.index(name)]
        options: list[Move] = [Advance(TRACKS[track]) for track in tracks]
        move = yield from choose(g, options, "andromeda-ask-hegemon-advance", source.rule)
        assert isinstance(move, Advance)
        yield from advance(g, who, TRACKS.index(move.track), 1)


def discover(g: AndromedaState, stacks: list[int], count: int, rule: str) -> None:
    """Random tokens from these stacks, as far as they go, all of them kept. Cold Reading takes one more."""
    if commands(g, "cold_reading"):
        count += 1
        tell(g, "andromeda-hegemon-ability", "AE-E-6.2", ability=named("cold_reading"))
    for stack in stacks:
        found = min(count, len(g.stacks[stack].tokens))
        draw_random(g, hegemon_side(g), stack, found, rule)
        count -= found


@hegemon_op("discovery_stack")
def _discovery_stack(g: AndromedaState, who: int, args: Args, source: Source) -> None:
    discover(g, [STACKS.index(str(args[0]))], DISCOVERIES, "AE-E-11.1")


@hegemon_op("discovery_random")
def _discovery_random(g: AndromedaState, who: int, args: Args, source: Source) -> None:
    discover(g, [0, 1] if args[0] == "science" else [2], int(args[1]), source.rule)


@hegemon_op("supremacy_token")
def _supremacy_token(g: AndromedaState, who: int, args: Args, source: Source) -> None:
    """AE-E-11.3: to its area for moons and tokens; it is of no other use than points (AE-E-17.4)."""
    place = int(args[0]) - 1
    token, g.supremacy[place] = g.supremacy[place], ""
    take(g, who, token, "AE-E-11.3")


@hegemon_op("hand_limit")
def _hand_limit(g: AndromedaState, who: int, args: Args, source: Source) -> None:
    """AE-E-11.5: its hand has no limit (AE-E-8.3), so that it draws cards instead."""
    tactics.draw(g, who, HAND_LIMIT_CARDS * int(args[0]), "AE-E-11.5")
