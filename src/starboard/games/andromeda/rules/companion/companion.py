"""AE-E-6 at somebody's own table: how the companion begins and ends. All between is `turn`, `battle` and `events` as in
any game; where these come to what a person does, rolls or gains, it is told (`board.players.is_told`)."""

from functools import partial

from starboard.games.andromeda.board.players import people
from starboard.games.andromeda.moves.companion_moves import Laid, Won
from starboard.games.andromeda.names.battle_names import side_within
from starboard.games.andromeda.rules.companion.chore_list import in_step
from starboard.games.andromeda.rules.companion.companion_reports import MOST_REPORTS, heard, other_modules
from starboard.games.andromeda.state.game_state import AndromedaState
from starboard.kernel import CHECKPOINT, Ask, Move, Offer, Rules, tell


def set_up_companion(g: AndromedaState) -> None:
    """What people draw at their own table is not dealt here."""
    g.told = True
    for player in (g.players[who] for who in people(g)):
        g.box["faction"] += player.dealt
        g.box["destiny"] += player.rejected
        g.tactics.cards += player.hand
        player.dealt, player.rejected, player.hand = [], [], []
    g.chance.shuffle(g.tactics.cards)


def lay(g: AndromedaState) -> Rules[None]:
    """AE-E-6.1: people lay their table as it is drawn, and say which modules they turned up. `g.activations` counts."""
    while True:
        yield CHECKPOINT
        others = other_modules(g) if g.activations < MOST_REPORTS else []
        # Nobody lays a table while the page answers for them.
        patient = Offer(partial(list, (Laid(), *others)), secret=False, alone=False)
        move = yield Ask(g.first, "andromeda-ask-laid", patient, "AE-E-6.1")
        if isinstance(move, Laid):
            in_step(g)
            return
        g.activations += 1
        yield from heard(move, g, g.first)


def ask_winner(g: AndromedaState) -> Rules[None]:
    """AE-E-17.10: the Hegemon's account is made here, those of people at their table; they tell who has more."""
    options: list[Move] = [Won(who) for who in range(len(g.players))]
    move = yield Ask(g.first, "andromeda-ask-told-final", options, "AE-E-17.10")
    assert isinstance(move, Won)
    g.winner = move.side
    tell(g, "andromeda-told-won", "AE-E-17.10", seat=side_within(g, g.winner))
