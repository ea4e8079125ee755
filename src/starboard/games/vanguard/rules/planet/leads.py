"""IV-X-14: lead tokens, and the discoveries that they lead to."""

from collections.abc import Sequence

from starboard.games.vanguard.board.equal_choices import different_leads
from starboard.games.vanguard.content.rule_figures import RULES
from starboard.games.vanguard.effects.context import ask_crew
from starboard.games.vanguard.moves.effect_moves import PickCrew
from starboard.games.vanguard.moves.exploration_moves import GoOn, PickType, PlaceLead
from starboard.games.vanguard.names.names import signed
from starboard.games.vanguard.notation.symbols import SCIENCE, TYPE_SHORT, TYPES
from starboard.games.vanguard.rules.basics.away_team import living
from starboard.games.vanguard.rules.basics.telling import say, show_change
from starboard.games.vanguard.rules.cards import hand
from starboard.games.vanguard.rules.cards.passives import holds, total
from starboard.games.vanguard.rules.cards.windows import window
from starboard.games.vanguard.rules.planet.discoveries import gain_discovery
from starboard.games.vanguard.state.expedition_state import Pending
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.games.vanguard.state.member_state import NOBODY
from starboard.games.vanguard.state.notes import Done
from starboard.kernel import Ask, Move, Rules, show

THRESHOLD = RULES.leads.threshold
"""IV-X-1411."""
REDRAWN = Done("redraw-zero")
"""The token without a value was drawn again."""
PROMPTS = {"card": "vanguard-ask-lead-card", "charge": "vanguard-ask-lead-charge"}


def choose_type(g: VanguardState, who: int, rule: str, among: Sequence[int] = range(len(TYPES))) -> Rules[int]:
    """A type of discoveries of the player's choice, among those that are able."""
    if len(among) == 1:
        return among[0]
    options: list[Move] = [PickType(TYPES[type]) for type in among]
    move = yield ask_crew(g, who, "vanguard-ask-type", options, rule)
    return TYPES.index(move.kind)


def types_of(g: VanguardState, word: str) -> Sequence[int]:
    """The types that a word means: one by its name, `gained` those of which leads were gained this turn, `marked` those
    whose deck has lead tokens, `any` all."""
    e = g.expedition
    if word in TYPE_SHORT:
        return (TYPE_SHORT[word],)
    if word == "gained":
        return sorted(e.turn_notes.leads)
    if word == "marked":
        return [type for type in range(len(TYPES)) if e.leads[type]]
    return range(len(TYPES))


def gain_leads(g: VanguardState, who: int, type: int, count: int, rule: str) -> Rules[None]:
    """IV-X-1410: draw tokens and place them one after the other, in an order of choice."""
    pending = Pending("lead", who, TYPES[type], count=count)
    yield from window(g, pending)
    count += pending.more
    e = g.expedition
    extra = pending.extra + total(g, who, "lead-extra")
    drawn = [g.chance.draw(e.bag) for _ in range(min(count + extra, len(e.bag)))]
    _draw_zero_again(g, drawn)
    # What a token leads to can bring others before these are placed, so that they lie together.
    e.drawn += drawn
    if extra:
        yield from _give_back(g, who, drawn, len(drawn) - count)
    if g.news is not None:
        show(g, "leads", who=who, kind=TYPES[type], values=[RULES.tokens[token].value for token in drawn])
        say(g, "vanguard-leads", rule, who=who, count=len(drawn), type=TYPES[type])
    e.tallies.gathered += len(drawn)
    others = [TYPES.index(name) for name in pending.instead]
    while drawn:
        prompt = "vanguard-ask-lead-instead" if others else "vanguard-ask-lead"
        token = yield from _pick(g, who, drawn, prompt)
        drawn.remove(token)
        e.drawn.remove(token)
        yield from _place(g, who, others.pop(0) if others else type, token)


def _draw_zero_again(g: VanguardState, drawn: list[int]) -> None:
    """With a mod the first token of an exploration that is worth nothing goes back, and another one is drawn."""
    e = g.expedition
    zero = next((token for token in drawn if not RULES.tokens[token].value), None)
    if zero is None or REDRAWN in e.once or not e.bag or not holds(g, NOBODY, "redraw-zero"):
        return
    e.once.append(REDRAWN)
    drawn[drawn.index(zero)] = g.chance.draw(e.bag)
    e.bag.append(zero)
    say(g, "vanguard-lead-again", "IV-X-1410")


def _give_back(g: VanguardState, who: int, drawn: list[int], count: int) -> Rules[None]:
    """A card let the player draw more tokens; as many go back into the bag."""
    for _ in range(count):
        token = yield from _pick(g, who, drawn, "vanguard-ask-lead-back")
        drawn.remove(token)
        g.expedition.drawn.remove(token)
        g.expedition.bag.append(token)


def _pick(g: VanguardState, who: int, drawn: list[int], prompt: str) -> Rules[int]:
    """One of the drawn tokens; equal ones need no question."""
    kinds = different_leads(drawn)
    if len(kinds) == 1:
        return kinds[0]
    options: list[Move] = [PlaceLead(token) for token in kinds]
    move = yield ask_crew(g, who, prompt, options, "IV-X-1410")
    token: int = move.token
    return token


def _place(g: VanguardState, who: int, type: int, token: int) -> Rules[None]:
    """A token on a deck."""
    e = g.expedition
    if type not in e.turn_notes.leads:
        e.turn_notes.leads.append(type)
    e.leads[type].append(token)
    show(g, "gain", count=RULES.tokens[token].value, what=f"leads:{TYPES[type]}", who=who, now=len(e.leads[type]))
    say(g, "vanguard-lead-placed", "IV-X-1410", value=RULES.tokens[token].value, type=TYPES[type])
    yield from _extra(g, token)
    yield from check_threshold(g, who, type)


def check_threshold(g: VanguardState, who: int, type: int) -> Rules[None]:
    """IV-X-1411: with three or more on a deck its tokens are removed and its top card is gained; the rest is lost."""
    e = g.expedition
    if sum(RULES.tokens[token].value for token in e.leads[type]) >= THRESHOLD:
        yield from gain_discovery(g, who, type, "IV-X-1411")


def shift_leads(g: VanguardState, who: int, rule: str) -> Rules[None]:
    """Tokens are moved from deck to deck, each once at most; then all decks are looked at (IV-X-1411)."""
    e = g.expedition
    for _ in range(sum(map(len, e.leads))):
        laid = [type for type in range(len(TYPES)) if e.leads[type]]
        options: list[Move] = [PickType(TYPES[type]) for type in laid]
        move = yield ask_crew(g, who, "vanguard-ask-leads-from", [*options, GoOn()], rule)
        if isinstance(move, GoOn):
            break
        start = TYPES.index(move.kind)
        token = yield from _pick(g, who, e.leads[start], "vanguard-ask-lead")
        end = yield from choose_type(g, who, rule, [type for type in range(len(TYPES)) if type != start])
        e.leads[start].remove(token)
        e.leads[end].append(token)
        say(g, "vanguard-lead-placed", rule, value=RULES.tokens[token].value, type=TYPES[end])
    for type in range(len(TYPES)):
        yield from check_threshold(g, who, type)


def _extra(g: VanguardState, token: int) -> Rules[None]:
    """IV-X-1412: a card or a charge for the crew member whom the Science commander chooses."""
    effect = RULES.tokens[token].gives
    if not effect:
        return
    crew = living(g)
    chosen = crew[0]
    if len(crew) > 1:
        options: list[Move] = [PickCrew(g.expedition.team[who].crew) for who in crew]
        move = yield Ask(g.sections[SCIENCE].commander, PROMPTS[effect], options, "IV-X-1412")
        chosen = next(who for who in crew if g.expedition.team[who].crew == move.crew)
    if effect == "card":
        yield from hand.draw_cards(g, chosen, 1, "IV-X-1412")
    else:
        change_charges(g, chosen, 1, "IV-X-1412")


def change_charges(g: VanguardState, who: int, change: int, rule: str) -> None:
    """IV-X-703: charges may exceed the printed number."""
    if who == NOBODY or g.expedition.team[who].dead:
        return
    one = g.expedition.team[who]
    before = one.charges
    one.charges = max(0, before + change)
    if one.charges != before:
        show_change(g, "charges", one.charges - before, one.charges, who)
        say(g, "vanguard-charges", rule, who=who, **signed(one.charges - before), left=one.charges)
