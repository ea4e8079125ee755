"""IV-S-2304: every member of the away team has a section deck: at least ten cards, none above the rank."""

from collections.abc import Mapping, Sequence
from functools import cache

from starboard.games.vanguard.content import campaign
from starboard.games.vanguard.content.rule_figures import RULES
from starboard.games.vanguard.moves.mission_moves import PackCard, TakeDeck
from starboard.games.vanguard.names.names import crew_name
from starboard.games.vanguard.notation.symbols import SECTIONS
from starboard.games.vanguard.rules.basics.telling import say
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.kernel import Arg, Ask, AskSome, Move, Rules
from starboard.kernel.piles import deck_of


def pack(g: VanguardState, who: int) -> Rules[None]:
    """The commander takes a deck as it is, or chooses card by card; then it is shuffled."""
    one = g.expedition.team[who]
    section = g.sections[one.section]
    decks = ready_decks(g, who)
    options: list[Move] = [TakeDeck(name) for name in [*decks, "own"]]
    words: dict[str, Arg] = {"crew": crew_name(g, one.crew), "rank": one.rank}
    move = yield Ask(section.commander, "vanguard-ask-deck", options, "IV-S-2304", words)
    if move.deck == "own":
        cards: list[Move] = [PackCard(id) for id in allowed(g, who)]
        least = RULES.team.deck
        chosen = yield AskSome(section.commander, "vanguard-ask-cards", cards, least, len(cards), "IV-S-2304", words)
        section.chosen = [pick.card for pick in chosen]
    else:
        section.chosen = list(decks[move.deck])
    one.deck = deck_of(section.chosen, g.chance)
    say(g, "vanguard-packed", "IV-S-2304", crew=one.crew, cards=len(section.chosen))


def allowed(g: VanguardState, who: int) -> list[str]:
    """IV-S-2304: the cards of the section up to the rank of the crew member."""
    one = g.expedition.team[who]
    return list(_allowed(g.campaign, one.section, one.rank))


@cache
def _allowed(folder: str, section: int, rank: int) -> tuple[str, ...]:
    cards = campaign[folder].section_cards
    return tuple(id for id in _section_cards(folder, section) if cards[id].rank <= rank)


def section_cards(g: VanguardState, section: int) -> tuple[str, ...]:
    """Every card of a section, without those of the tutorial."""
    return _section_cards(g.campaign, section)


@cache
def _section_cards(folder: str, section: int) -> tuple[str, ...]:
    cards = campaign[folder].section_cards
    return tuple(id for id, card in cards.items() if card.section == SECTIONS[section] and not card.tutorial)


def ready_decks(g: VanguardState, who: int) -> Mapping[str, Sequence[str]]:
    """The deck of the last time, the starters, and everything that is allowed, as far as they differ and are legal."""
    one = g.expedition.team[who]
    decks, may = _decks(g.campaign, one.section, one.rank)
    last = tuple(g.sections[one.section].chosen)
    if len(last) >= RULES.team.deck and may.issuperset(last) and last not in decks.values():
        return {"last": last, **decks}
    return decks


@cache
def _decks(folder: str, section: int, rank: int) -> tuple[dict[str, tuple[str, ...]], frozenset[str]]:
    """The legal decks of a section that are always there, and every card that is allowed."""
    cards = campaign[folder].section_cards
    may = _allowed(folder, section, rank)
    decks = {"starters": tuple(id for id in may if cards[id].starter), "all": may}
    return {name: deck for name, deck in decks.items() if len(deck) >= RULES.team.deck}, frozenset(may)
