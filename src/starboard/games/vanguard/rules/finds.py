"""Where finds lie: lead tokens on their decks, discoveries and unique discoveries on the lander."""

from starboard.games.vanguard.content import campaign
from starboard.games.vanguard.content.rules import RULES
from starboard.games.vanguard.rules.team import trip
from starboard.games.vanguard.rules.telling import say
from starboard.games.vanguard.state import VanguardState
from starboard.games.vanguard.terms import TYPE_SHORT


def remove_leads(g: VanguardState, type: int) -> None:
    """IV-X-1403: tokens with the return icon go back into the bag, the others are set aside (IV-X-1413)."""
    e = trip(g)
    for token in e.leads[type]:
        (e.bag if RULES.tokens[token].returns else e.aside).append(token)
    e.leads[type] = []


def put_under(g: VanguardState, card: str, rule: str) -> None:
    """IV-X-1005: an ordinary discovery goes from the lander under its deck."""
    trip(g).discoveries.remove(card)
    g.decks.discoveries[TYPE_SHORT[campaign(g.campaign).discoveries[card].type]].insert(0, card)
    say(g, "vanguard-under-deck", rule, card=card)


def discard_unique(g: VanguardState, card: str) -> None:
    """IV-X-1422: one that is used up in the exploration leaves the campaign."""
    trip(g).uniques.remove(card)
    g.decks.removed.append(card)
