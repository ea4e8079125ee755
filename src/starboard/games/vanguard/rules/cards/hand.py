"""IV-X-6: section cards of a crew member: drawing, the hand limit, discarding."""

from starboard.games.vanguard.board.equal_choices import different_cards
from starboard.games.vanguard.content.rule_figures import RULES
from starboard.games.vanguard.effects.context import ask_crew
from starboard.games.vanguard.moves.exploration_moves import DiscardCard
from starboard.games.vanguard.rules.basics.telling import say
from starboard.games.vanguard.rules.cards.passives import total
from starboard.games.vanguard.rules.story.tutorial_hints import hint
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.kernel import NOTHING_ASKED, Move, Rules, show

LIMITS = {number: rank.hand for number, rank in RULES.ranks.items()}
"""IV-X-603: how many cards a hand may hold, by rank."""


def hand_limit(g: VanguardState, who: int) -> int:
    """IV-X-603: two, three or four cards by rank; more, if that was prepared aboard."""
    e = g.expedition
    one = e.team[who]
    return LIMITS[one.rank] + total(g, who, "hand-limit") + e.notes.hands[one.section]


def is_within_limit(g: VanguardState, who: int) -> bool:
    """IV-X-603: whether cards may be played."""
    one = g.expedition.team[who]
    count = len(one.hand)
    return count <= LIMITS[one.rank] or count <= hand_limit(g, who)


def draw_cards(g: VanguardState, who: int, count: int, rule: str) -> Rules[None]:
    """IV-X-604: an empty deck is made of the shuffled discards; where both are empty nothing is drawn."""
    one = g.expedition.team[who]
    if one.dead:
        return NOTHING_ASKED
    deck, drawn = one.deck, 0
    for _ in range(count):
        # Everything but the order of the deck is open, so its last card is no secret.
        left = deck.cards or deck.discards
        if not left:
            break
        one.hand.append(left.pop() if len(left) == 1 else deck.draw(g.chance))
        drawn += 1
    if drawn and g.news is not None:
        show(g, "gain", count=drawn, what="cards", who=who, now=len(one.hand))
        say(g, "vanguard-drew", rule, who=who, count=drawn)
    return check_hand(g, who)


def check_hand(g: VanguardState, who: int) -> Rules[None]:
    """IV-X-603: over the limit, discard down at once."""
    if is_within_limit(g, who):
        return NOTHING_ASKED
    hint(g, "hand")
    return discard_cards(g, who, len(g.expedition.team[who].hand) - hand_limit(g, who), "IV-X-603")


def discard_cards(g: VanguardState, who: int, count: int, rule: str, box: bool = False) -> Rules[None]:
    """Cards of the player's choice go from the hand to the discards, or into the section box (IV-X-406)."""
    one = g.expedition.team[who]
    for _ in range(count):
        if not one.hand:
            return
        card = one.hand[0]
        options: list[Move] = [DiscardCard(card) for card in different_cards(one.hand)]
        if len(options) > 1:
            prompt = "vanguard-ask-sacrifice-card" if box else "vanguard-ask-discard"
            move = yield ask_crew(g, who, prompt, options, rule)
            card = move.card
        put_away(g, who, card, box)
        if g.news is not None:
            show(g, "discard", who=who, card=card, box=int(box))
            say(g, "vanguard-boxed" if box else "vanguard-discarded", rule, who=who, card=card)


def put_away(g: VanguardState, who: int, card: str, box: bool = False) -> None:
    """IV-X-601: face up on the owner's discards; a sacrificed card is out of this exploration."""
    one = g.expedition.team[who]
    one.hand.remove(card)
    if box:
        one.boxed.append(card)
    else:
        one.deck.discard(card)
