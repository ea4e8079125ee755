"""AE-E-11: what the Hegemon gains on the progress tracks where it is not what players gain."""

from starboard.games.andromeda.board.hegemon_officers import commands
from starboard.games.andromeda.board.players import hegemon_player, hegemon_side
from starboard.games.andromeda.board.tie_ranks import Rank
from starboard.games.andromeda.effects.effects import Source, hegemon_op
from starboard.games.andromeda.moves.effect_moves import Advance
from starboard.games.andromeda.names.names import named
from starboard.games.andromeda.notation.grammar import Args
from starboard.games.andromeda.rules.officer.tie_breaks import choose_for
from starboard.games.andromeda.rules.player_area import tactics
from starboard.games.andromeda.rules.player_area.tokens import STACKS, draw_random, take
from starboard.games.andromeda.rules.player_area.tracks import advance, lowest
from starboard.games.andromeda.state.game_state import TRACKS, AndromedaState
from starboard.kernel import Rules, tell

DISCOVERIES = 2
"""AE-E-11.1."""
HAND_LIMIT_CARDS = 3
"""AE-E-11.5."""
BY_SPACE = ("lowest", "leftmost")
"""What decides between tracks."""


@hegemon_op("advance")
def _advance(g: AndromedaState, who: int, args: Args, source: Source) -> Rules[None]:
    """Where it is not said which track, or several are lowest, the holder of the Eye chooses."""
    name = str(args[0])
    for _ in range(int(args[1])):
        tracks = {"any": list(range(len(TRACKS))), "lowest": lowest(g, who)}.get(name) or [TRACKS.index(name)]
        options = [Advance(TRACKS[track]) for track in tracks]
        prompt = "andromeda-ask-hegemon-advance"
        move = yield from choose_for(g, who, prompt, options, source.rule, _rank, BY_SPACE)
        yield from advance(g, who, TRACKS.index(move.track), 1)


def _rank(g: AndromedaState, move: Advance) -> Rank:
    track = TRACKS.index(move.track)
    return hegemon_player(g).tracks[track], track


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
