"""AE-E-13.6, AE-E-14.4: the command marker and the ring of the officer."""

from starboard.games.andromeda.board.players import hegemon_side, the_hegemon
from starboard.games.andromeda.content.hegemon import hegemon_content
from starboard.games.andromeda.effects.effects import Source, carry_out, hegemon_op
from starboard.games.andromeda.names.effect_names import effect_words
from starboard.games.andromeda.names.names import named
from starboard.games.andromeda.notation.grammar import Args
from starboard.games.andromeda.rules.officer.reasons import steps_of, tell_why
from starboard.games.andromeda.state.game_state import AndromedaState
from starboard.kernel import Rules, show


def move_command(g: AndromedaState, rule: str) -> Rules[None]:
    """One space on, and the benefits of that space. After the last space comes the first."""
    h = the_hegemon(g)
    officer = hegemon_content().officers[h.officer]
    h.marker = (h.marker + 1) % len(officer.ring)
    effect = officer.ring[h.marker]
    tell_why(
        g,
        "andromeda-hegemon-command",
        rule,
        ("command", *steps_of(effect)),
        officer=named(officer.id),
        space=h.marker + 1,
        gains=effect_words(effect),
    )
    show(g, "ring", officer=officer.id, space=h.marker)
    yield from carry_out(g, hegemon_side(g), effect, Source(officer.id, rule))


@hegemon_op("command")
def _command(g: AndromedaState, who: int, args: Args, source: Source) -> Rules[None]:
    for _ in range(int(args[0])):
        yield from move_command(g, source.rule)
