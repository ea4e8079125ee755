"""IV-S-1750: the add-on facility, which comes with the secret envelope. One of its cards is installed at a time."""

from starboard.games.vanguard.content import campaign
from starboard.games.vanguard.effects.context import Ctx
from starboard.games.vanguard.effects.effects import carry_out
from starboard.games.vanguard.moves.ship_book_moves import InstallAddOn
from starboard.games.vanguard.rules.basics.telling import say
from starboard.games.vanguard.rules.ship.installing import take_out
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.kernel import Ask, Move, Rules


def add_on(g: VanguardState) -> Rules[None]:
    """IV-S-1750: another card may be installed first; then the text of the installed one is resolved."""
    ship = g.ship
    ship.add_ons += take_out(g, "add_ons", "IV-S-1750")
    options: list[Move] = [InstallAddOn(id) for id in ship.add_ons]
    move = options[0]
    if len(options) > 1:
        move = yield Ask(g.speaker, "vanguard-ask-add-on", options, "IV-S-1750")
    assert isinstance(move, InstallAddOn)
    ship.add_on = move.card
    say(g, "vanguard-add-on", "IV-S-1750", card=move.card)
    yield from carry_out(g, campaign[g.campaign].add_ons[move.card].effect, Ctx(f"card:{move.card}", "IV-S-1750"))
