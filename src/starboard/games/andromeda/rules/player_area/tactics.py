"""AE-B-6.3 to AE-B-6.5: tactics cards."""

from collections.abc import Sequence
from typing import Any

from starboard.games.andromeda.board.players import is_person, is_told
from starboard.games.andromeda.content import content
from starboard.games.andromeda.effects.effects import Source, may, op
from starboard.games.andromeda.moves.effect_moves import DiscardCard, KeepCard
from starboard.games.andromeda.names.names import by, named
from starboard.games.andromeda.notation.grammar import Args
from starboard.games.andromeda.rules.player_area.factions import has
from starboard.games.andromeda.state.game_state import AndromedaState
from starboard.kernel import Ask, AskSome, Move, Offer, Rules, show, tell

MINDWEB = 2
KINDS = ("diplomacy", "maneuver", "operation")
"""From those that are given up most easily."""


def draw(g: AndromedaState, who: int, count: int, rule: str) -> None:
    """Draw cards as far as there are any. Foresight adds one to two or more. The progress that the Hegemon begins with
    brings no cards (AE-E-6.13, OQ-12), and people at a table of their own draw there."""
    if g.part == "hegemon" or is_told(g, who):
        return
    if count > 1 and has(g, who, "foresight"):
        count += 1
    player = g.players[who]
    drawn = [g.tactics.draw(g.chance) for _ in range(min(count, cards_left(g)))]
    if not drawn:
        return
    player.hand += drawn
    if g.news is not None:
        if is_person(g, who):
            for card in drawn:
                tell(g, "andromeda-drew", rule, to=(who,), card=named(card))
        but = (who,) if is_person(g, who) else ()
        tell(g, "andromeda-drew-hidden", rule, but=but, seat=by(g, who), count=len(drawn))
        show(g, "gain", who=who, count=len(drawn), what="card")


def cards_left(g: AndromedaState) -> int:
    """AE-B-6.4: the discards are shuffled when the deck is used up."""
    return len(g.tactics.cards) + len(g.tactics.discards)


def hand_limit(g: AndromedaState, who: int) -> int:
    """AE-B-3.9, AE-B-18.7: five at the start, and what the Civilization track adds."""
    return g.players[who].hand_limit + (MINDWEB if has(g, who, "mindweb") else 0)


def copies(cards: list[str]) -> list[tuple[str, int]]:
    """Each card with its number among its equals, in order of name."""
    return [(card, number + 1) for card in sorted(set(cards)) for number in range(cards.count(card))]


def discard(g: AndromedaState, who: int, count: int, rule: str) -> Rules[None]:
    """The player chooses which cards of the hand go."""
    player = g.players[who]
    count = min(count, len(player.hand))
    if not count:
        return
    gone = list(player.hand)
    # The hand is counted by everybody, but only its owner knows whether there is anything to choose.
    if count < len(player.hand):
        cards = Offer(lambda: _cards_of(player.hand), secret=True, alone=False)
        moves = yield from _pick(who, "andromeda-ask-discard", cards, count, rule)
        gone = [move.card for move in moves]
    for card in gone:
        discard_card(g, who, card, rule)


def _pick(who: int, prompt: str, cards: Offer, count: int, rule: str) -> Rules[Sequence[Any]]:
    """This many cards; one of them is one answer, and needs nobody to say that it is all."""
    if count == 1:
        return ((yield Ask(who, prompt, cards, rule, {"count": 1})),)
    chosen: Sequence[Any] = yield AskSome(who, prompt, cards, count, count, rule, {"count": count})
    return chosen


def _cards_of(hand: list[str]) -> list[Move]:
    return [DiscardCard(card, copy) for card, copy in copies(hand)]


def lay_open(g: AndromedaState, who: int, card: str) -> None:
    """A card of the hand goes to the discards, where everybody sees it."""
    hand = g.players[who].hand
    place = hand.index(card)
    del hand[place]
    if who == g.turn and place < g.held:
        g.held -= 1
    g.tactics.discard(card)
    g.chance.reveal()


def discard_card(g: AndromedaState, who: int, card: str, rule: str) -> None:
    """A card of the hand is given up."""
    lay_open(g, who, card)
    tell(g, "andromeda-discarded", rule, seat=by(g, who), card=named(card))
    show(g, "pay", who=who, count=1, goods=[card], counts=[1])


def random_card(g: AndromedaState, who: int) -> str:
    """AE-E-8.4: any card of a hand, which must not be empty."""
    hand = g.players[who].hand
    # The order of the hand is nobody's business: sorted, the same cards give the same chances.
    return sorted(hand)[g.chance.below(len(hand))]


def over_limit(g: AndromedaState, who: int) -> int:
    """How many cards of the hand are too many."""
    return max(0, len(g.players[who].hand) - hand_limit(g, who))


def plainest(cards: Sequence[str], count: int) -> list[str]:
    """What is put forward to be discarded: Diplomacy before Maneuvers before Operations, of each the cards that come
    most often."""

    def plain(card: str) -> tuple[int, int, str]:
        design = content().tactics[card]
        return KINDS.index(design.kind), -design.copies, card

    return sorted(cards, key=plain)[:count]


def discards(g: AndromedaState, who: int) -> list[str]:
    """The cards that are put forward to go where the hand is too large."""
    return plainest(g.players[who].hand, over_limit(g, who))


def discard_down(g: AndromedaState, who: int) -> None:
    """AE-B-6.4: they go."""
    for card in discards(g, who):
        discard_card(g, who, card, "AE-B-6.4")


def check_hand(g: AndromedaState, who: int) -> Rules[None]:
    """AE-B-4.4, AE-B-6.4: discard down to the limit at the end of a turn."""
    over = over_limit(g, who)
    if over:
        yield from discard(g, who, over, "AE-B-6.4")


@op("tactics")
def _tactics(g: AndromedaState, who: int, args: Args, source: Source) -> None:
    draw(g, who, int(args[0]), source.rule)


@may("tactics")
def _may_tactics(g: AndromedaState, who: int, args: Args, source: Source) -> bool:
    return cards_left(g) > 0


@op("tactics_keep")
def _tactics_keep(g: AndromedaState, who: int, args: Args, source: Source) -> Rules[None]:
    """Draw some, keep a few, discard the rest."""
    player = g.players[who]
    before = len(player.hand)
    draw(g, who, int(args[0]), source.rule)
    keep = int(args[1])
    if len(player.hand) - before <= keep:
        return
    cards = Offer(lambda: [KeepCard(*card) for card in copies(player.hand[before:])], secret=True, alone=False)
    moves = yield from _pick(who, "andromeda-ask-keep", cards, keep, source.rule)
    kept = [move.card for move in moves]
    for card in player.hand[before:]:
        if card in kept:
            kept.remove(card)
        else:
            discard_card(g, who, card, source.rule)


MAY_TACTICS_KEEP = may("tactics_keep")(_may_tactics)


def operations(g: AndromedaState, who: int) -> list[str]:
    """The Operation cards of the hand, in order of name."""
    cards = content().tactics
    return [card for card in sorted(set(g.players[who].hand)) if cards[card].kind == "operation"]
