"""IV-X-14: discoveries and unique discoveries."""

from starboard.games.vanguard.content import campaign
from starboard.games.vanguard.effects.context import Ctx
from starboard.games.vanguard.effects.effects import carry_out
from starboard.games.vanguard.notation.symbols import TYPES
from starboard.games.vanguard.rules.basics.discovery_places import discovery_deck, remove_leads
from starboard.games.vanguard.rules.basics.telling import say
from starboard.games.vanguard.rules.cards.windows import window
from starboard.games.vanguard.rules.story.sealed_pages import break_seal
from starboard.games.vanguard.rules.story.tutorial_hints import hint
from starboard.games.vanguard.state.board_state import BOARD
from starboard.games.vanguard.state.expedition_state import Pending
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.games.vanguard.state.member_state import NOBODY
from starboard.kernel import Rules, show


def gain_discovery(g: VanguardState, who: int, type: int, rule: str) -> Rules[None]:
    """IV-X-1402: under the lander board, without limit. IV-X-1403: in whatever way it is gained, the lead tokens of its
    deck are removed first. An empty deck gives nothing (Q-28)."""
    remove_leads(g, type)
    deck = discovery_deck(g, type)
    if not deck:
        say(g, "vanguard-no-discovery", rule, who=who, type=TYPES[type])
        return
    card = _draw(g, who, type, rule)
    pending = Pending("disc", who, card)
    yield from window(g, pending)
    if pending.extra and deck and card in g.expedition.discoveries:
        # A skill lets the finder put it under the deck and take the next.
        g.expedition.discoveries.remove(card)
        deck.insert(0, card)
        remove_leads(g, type)
        _draw(g, who, type, rule)


def _draw(g: VanguardState, who: int, type: int, rule: str) -> str:
    card = discovery_deck(g, type).pop()
    g.expedition.discoveries.append(card)
    g.chance.reveal()
    show(g, "discovery", card=card, who=who, kind=TYPES[type])
    say(g, "vanguard-discovered", rule, who=who, card=card)
    return card


def gain_unique(g: VanguardState, who: int, card: str, rule: str) -> Rules[None]:
    """IV-X-1420: the one that is named, or the top one of the slot; if it is gone, the text of the slot (IV-X-1421)."""
    e = g.expedition
    board = e.boards[g.expedition.team[who].sector // BOARD if who != NOBODY else 0]
    card = card or (board.uniques[0] if board.uniques else "")
    if card in board.uniques:
        hint(g, "unique")
        board.uniques.remove(card)
        e.uniques.append(card)
        e.tallies.uniques += 1
        break_seal(g)
        show(g, "discovery", card=card, who=who, kind="unique")
        say(g, "vanguard-unique", rule, who=who, card=card)
        return
    slot = campaign[g.campaign].planets[board.planet].slot
    say(g, "vanguard-unique-gone", "IV-X-1421", who=who)
    yield from carry_out(g, slot, Ctx(f"planet:{board.planet}", "IV-X-1421", who))
