"""Where finds lie: lead tokens on their decks, discoveries and unique discoveries on the lander."""

from starboard.games.vanguard.content import campaign
from starboard.games.vanguard.content.rule_figures import RULES
from starboard.games.vanguard.notation.symbols import TYPE_SHORT, TYPES
from starboard.games.vanguard.rules.basics.telling import say
from starboard.games.vanguard.state.game_state import VanguardState


def remove_leads(g: VanguardState, type: int) -> None:
    """IV-X-1403: tokens with the return icon go back into the bag, the others are set aside (IV-X-1413)."""
    e = g.expedition
    for token in e.leads[type]:
        (e.bag if RULES.tokens[token].returns else e.aside).append(token)
    e.leads[type] = []


def shuffle_discoveries(g: VanguardState) -> None:
    """IV-X-107: the five decks are shuffled on landing. That is left until a card of one is taken: nobody can tell, and
    most are not touched before the next landing."""
    g.decks.unshuffled = dict.fromkeys(range(len(TYPES)), 0)


def discovery_deck(g: VanguardState, type: int) -> list[str]:
    """A deck in the order in which its cards are taken; what was put under it since the landing stays there."""
    deck = g.decks.discoveries[type]
    under = g.decks.unshuffled.pop(type, None)
    if under is not None:
        shuffled = deck[under:]
        g.chance.shuffle(shuffled)
        deck[under:] = shuffled
    return deck


def lay_under(g: VanguardState, card: str) -> None:
    """A discovery goes under its deck, and no longer holds anything aboard."""
    if card in g.ship.kept:
        g.ship.kept.remove(card)
    type = TYPE_SHORT[campaign[g.campaign].discoveries[card].type]
    g.decks.discoveries[type].insert(0, card)
    if type in g.decks.unshuffled:
        g.decks.unshuffled[type] += 1


def put_under(g: VanguardState, card: str, rule: str) -> None:
    """IV-X-1005: an ordinary discovery goes from the lander under its deck."""
    g.expedition.discoveries.remove(card)
    lay_under(g, card)
    say(g, "vanguard-under-deck", rule, card=card)


def discard_unique(g: VanguardState, card: str) -> None:
    """IV-X-1422: one that is used up in the exploration leaves the campaign."""
    g.expedition.uniques.remove(card)
    g.decks.removed.append(card)
