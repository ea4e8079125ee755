"""IV-S-0206 to IV-S-0208: situations in play are resolved by assigning crew, or their effect happens."""

from starboard.games.vanguard.content import campaign
from starboard.games.vanguard.content.demands import parse_way
from starboard.games.vanguard.content.rule_figures import RULES
from starboard.games.vanguard.effects.context import Ctx
from starboard.games.vanguard.effects.effects import carry_out
from starboard.games.vanguard.moves.ship_book_moves import Endure, Resolve
from starboard.games.vanguard.names.names import named
from starboard.games.vanguard.notation.symbols import MORALE
from starboard.games.vanguard.rules.basics.telling import say
from starboard.games.vanguard.rules.ship.assignments import can_meet, meet
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.kernel import CHECKPOINT, Ask, Move, Rules, show


def situations(g: VanguardState) -> Rules[None]:
    """IV-S-0206: check those in play one by one, the oldest first; then reveal new ones (IV-S-0207)."""
    ship = g.ship
    if not ship.step:
        ship.queue = [[id] for id in ship.situations]
        ship.step = "check"
    while ship.queue:
        yield CHECKPOINT
        id = ship.queue[0][0]
        if id in ship.situations:
            yield from check_situation(g, id)
        del ship.queue[:1]
    reveal_situations(g)


def check_situation(g: VanguardState, id: str) -> Rules[None]:
    """IV-S-0206: resolve it, or let its effect happen now (Q-36)."""
    options: list[Move] = [*ways_out(g, id), Endure(id)]
    move = options[0]
    if len(options) > 1:
        move = yield Ask(g.speaker, "vanguard-ask-situation", options, "IV-S-0206", {"card": named(g, id)})
    if isinstance(move, Resolve):
        yield from resolve(g, move)
    else:
        if g.news is not None:
            show(g, "situation", situation=id, state="strikes")
            say(g, "vanguard-situation-strikes", "IV-S-0206", card=id)
        effect = campaign[g.campaign].situations[id].effect
        yield from carry_out(g, effect, Ctx(f"situation:{id}", "IV-S-0206"))


def ways_out(g: VanguardState, id: str) -> list[Move]:
    """The ways of resolving a situation that can be met now."""
    needs = campaign[g.campaign].situations[id].needs
    return [Resolve(id, number) for number, way in enumerate(needs) if can_meet(g, parse_way(way))]


def resolve(g: VanguardState, move: Resolve) -> Rules[None]:
    """IV-S-0206: assign the demanded crew, then apply what stands under "if resolved"."""
    card = campaign[g.campaign].situations[move.situation]
    yield from meet(g, parse_way(card.needs[move.way]), "IV-S-0206")
    yield from settle(g, move.situation, "IV-S-0206")


def settle(g: VanguardState, id: str, rule: str) -> Rules[None]:
    """A situation is resolved, in whatever way."""
    show(g, "situation", situation=id, state="resolved")
    say(g, "vanguard-situation-resolved", rule, card=id)
    yield from carry_out(g, campaign[g.campaign].situations[id].resolved, Ctx(f"situation:{id}", rule))


def reveal_situations(g: VanguardState) -> None:
    """IV-S-0207: one, or two while morale is low."""
    count = RULES.ship.situations[MORALE[g.ship.morale]] + g.ship.notes.situations
    g.ship.notes.situations = 0
    for _ in range(max(0, count)):
        reveal(g)


def reveal(g: VanguardState) -> None:
    """The top card of the deck of potential situations comes into play (IV-S-0208)."""
    ship = g.ship
    if ship.situation_deck:
        id = ship.situation_deck.pop()
        g.chance.reveal()
        ship.situations.append(id)
        ship.seen[id] = ship.seen.get(id, 0) + 1
        if g.news is not None:
            show(g, "situation", situation=id, state="revealed")
            say(g, "vanguard-situation-revealed", "IV-S-0207", card=id)


def shuffle_in(g: VanguardState, id: str) -> None:
    """A situation goes into the deck of potential ones (IV-S-0208)."""
    g.ship.situation_deck.append(id)
    g.chance.shuffle(g.ship.situation_deck)


def put_back(g: VanguardState, id: str) -> None:
    """IV-S-0206: a situation in play is shuffled into the deck again."""
    if id in g.ship.situations:
        g.ship.situations.remove(id)
        shuffle_in(g, id)


def remove(g: VanguardState, id: str) -> None:
    """IV-C-302: a situation in play leaves the campaign."""
    if id in g.ship.situations:
        g.ship.situations.remove(id)
        g.decks.removed.append(id)
