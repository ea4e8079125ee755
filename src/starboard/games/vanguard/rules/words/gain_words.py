"""Words of effects for what a planet gives: success, leads, discoveries, equipment, more actions."""

from starboard.games.vanguard.board.equal_choices import different_cards
from starboard.games.vanguard.content import campaign
from starboard.games.vanguard.effects.context import Ctx, ask_crew
from starboard.games.vanguard.effects.effects import may, op
from starboard.games.vanguard.moves.exploration_moves import PickCard, PlaceGear
from starboard.games.vanguard.notation.grammar import Args
from starboard.games.vanguard.notation.symbols import SECTIONS, TYPE_SHORT, TYPES
from starboard.games.vanguard.rules.basics.away_team import living
from starboard.games.vanguard.rules.basics.discovery_places import discovery_deck, put_under
from starboard.games.vanguard.rules.basics.telling import say
from starboard.games.vanguard.rules.cards import equipment, hand
from starboard.games.vanguard.rules.exploration import field_equipment
from starboard.games.vanguard.rules.exploration.special_action import special_actions, take_special, taken
from starboard.games.vanguard.rules.planet import discoveries, leads, missions
from starboard.games.vanguard.rules.words.crew_words import concerned, number
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.games.vanguard.state.member_state import NOBODY
from starboard.kernel import Move, Rules

DISCARDED, DISCARDED_MINOR = "discarded", "discarded-minor"
"""What was discarded in this exploration: back to its carrier, or minor equipment for the one who fetches it."""


def _somebody(g: VanguardState, ctx: Ctx) -> int:
    """Whom a gain concerns: the one of the effect, else the first of the team."""
    return ctx.who if ctx.who != NOBODY else living(g)[0]


@op("success")
def _success(g: VanguardState, ctx: Ctx, args: Args) -> None:
    """IV-X-1015."""
    missions.gain_success(g, number(args[0]), ctx.rule)


@op("lead")
def _lead(g: VanguardState, ctx: Ctx, args: Args) -> Rules[None]:
    """IV-X-1410."""
    who = _somebody(g, ctx)
    able = leads.types_of(g, str(args[1]))
    if able:
        type = yield from leads.choose_type(g, who, ctx.rule, able)
        yield from leads.gain_leads(g, who, type, number(args[0]), ctx.rule)


@may("lead")
def _may_lead(g: VanguardState, ctx: Ctx, args: Args) -> bool:
    return bool(g.expedition.bag) and bool(leads.types_of(g, str(args[1])))


@op("disc")
def _discovery(g: VanguardState, ctx: Ctx, args: Args) -> Rules[None]:
    """IV-X-1402."""
    who = _somebody(g, ctx)
    able = leads.types_of(g, str(args[0]))
    if able:
        type = yield from leads.choose_type(g, who, ctx.rule, able)
        yield from discoveries.gain_discovery(g, who, type, ctx.rule)


@op("shift-leads")
def _shift_leads(g: VanguardState, ctx: Ctx, args: Args) -> Rules[None]:
    yield from leads.shift_leads(g, _somebody(g, ctx), ctx.rule)


@may("shift-leads")
def _may_shift_leads(g: VanguardState, ctx: Ctx, args: Args) -> bool:
    return any(g.expedition.leads)


@op("browse")
def _browse(g: VanguardState, ctx: Ctx, args: Args) -> Rules[None]:
    """The top cards of a discovery deck are looked at and go back in any order."""
    able = [type for type, deck in enumerate(g.decks.discoveries) if deck]
    if not able:
        return
    deck = discovery_deck(g, (yield from leads.choose_type(g, _somebody(g, ctx), ctx.rule, able)))
    count = min(number(args[0]), len(deck))
    g.chance.reveal()
    # They lie open until they go back: what has been seen is not shuffled with the rest of the deck.
    g.ship.shown, order = deck[-count:], list[str]()
    del deck[-count:]
    say(g, "vanguard-deck-seen", ctx.rule, who=ctx.who)
    while left := [card for card in g.ship.shown if card not in order]:
        order.append((yield from _pick(g, ctx.who, left, "vanguard-ask-discovery-order", ctx.rule)))
    deck += reversed(order)
    g.ship.shown = []


@may("browse")
def _may_browse(g: VanguardState, ctx: Ctx, args: Args) -> bool:
    return any(g.decks.discoveries)


@op("unique")
def _unique(g: VanguardState, ctx: Ctx, args: Args) -> Rules[None]:
    """IV-X-1420."""
    yield from discoveries.gain_unique(g, _somebody(g, ctx), str(args[0] or ""), ctx.rule)


# -- Equipment -------------------------------------------------------------------------------------------------------


@op("fetch")
def _fetch(g: VanguardState, ctx: Ctx, args: Args) -> Rules[None]:
    """Take equipment from the armory: any, one that was discarded in this exploration, or a discarded one back to its
    carrier."""
    if not concerned(g, ctx):
        return
    cards = fetchable(g, ctx.who, str(args[0]))
    if not cards:
        return
    card = yield from _pick(g, ctx.who, cards, "vanguard-ask-fetch", ctx.rule)
    e = g.expedition
    who = _carrier(g, card, ctx.who) if args[0] == DISCARDED else ctx.who
    e.discarded = [entry for entry in e.discarded if entry[1] != card]
    equipment.receive(g, who, card)


def _carrier(g: VanguardState, card: str, otherwise: int) -> int:
    """Who had carried a card that was discarded; the one who fetches it, if the carrier is dead."""
    section = next((entry[0] for entry in g.expedition.discarded if entry[1] == card), "")
    return next((who for who in living(g) if SECTIONS[g.expedition.team[who].section] == section), otherwise)


@may("fetch")
def _may_fetch(g: VanguardState, ctx: Ctx, args: Args) -> bool:
    return ctx.who != NOBODY and bool(fetchable(g, ctx.who, str(args[0])))


def fetchable(g: VanguardState, who: int, kind: str) -> list[str]:
    """What can be fetched: cards of the kind that the crew member may carry."""
    cards = campaign[g.campaign].equipment
    gone = [card for _, card in g.expedition.discarded if card in g.ship.armory]
    if kind == DISCARDED:
        return sorted(
            {card for card in gone if equipment.may_carry(g, g.expedition.team[_carrier(g, card, who)], card)}
        )
    found = gone if kind == DISCARDED_MINOR else g.ship.armory
    wanted = "minor" if kind == DISCARDED_MINOR else kind
    able = {card for card in found if cards[card].kind == wanted}
    return sorted(card for card in able if equipment.may_carry(g, g.expedition.team[who], card))


@op("gear")
def _gear(g: VanguardState, ctx: Ctx, args: Args) -> Rules[None]:
    """A token of field equipment is placed without the action, even without its card."""
    if concerned(g, ctx) and not equipment.is_placed(g, str(args[0])):
        yield from field_equipment.put_token(g, ctx.who, str(args[0]))


@op("place-gear")
def _place_gear(g: VanguardState, ctx: Ctx, args: Args) -> Rules[None]:
    """IV-X-1206: carried field equipment is placed without the action."""
    options = field_equipment.placings(g, ctx.who) if concerned(g, ctx) else []
    if not options:
        return
    move = options[0]
    if len(options) > 1:
        move = yield ask_crew(g, ctx.who, "vanguard-ask-place", options, ctx.rule)
    assert isinstance(move, PlaceGear)
    yield from field_equipment.place(g, ctx.who, move)


@may("place-gear")
def _may_place_gear(g: VanguardState, ctx: Ctx, args: Args) -> bool:
    return ctx.who != NOBODY and bool(field_equipment.placings(g, ctx.who))


@op("under")
def _under(g: VanguardState, ctx: Ctx, args: Args) -> Rules[None]:
    """IV-X-1005: discoveries go under their decks, equipment to the armory, the revealed event under its deck."""
    what = str(args[0])
    e = g.expedition
    for _ in range(number(args[1])):
        if what == "disc" and (able := _found(g, args[2:])):
            card = yield from _pick(g, ctx.who, able, "vanguard-ask-give-discovery", ctx.rule)
            put_under(g, card, ctx.rule)
        elif what == "equipment" and ctx.who != NOBODY and g.expedition.team[ctx.who].equipment:
            card = yield from _pick(
                g, ctx.who, g.expedition.team[ctx.who].equipment, "vanguard-ask-give-gear", ctx.rule
            )
            equipment.discard(g, ctx.who, card, ctx.rule)
        elif what == "event" and e.event:
            e.events.put_below(e.event)
            e.event = ""


def _found(g: VanguardState, types: Args) -> list[str]:
    """The discoveries on the lander, of these types where some are named."""
    cards = campaign[g.campaign].discoveries
    wanted = [str(type) for type in types if type is not None]
    return [card for card in g.expedition.discoveries if not wanted or cards[card].type in wanted]


@may("under")
def _may_under(g: VanguardState, ctx: Ctx, args: Args) -> bool:
    e = g.expedition
    if args[0] == "disc":
        return len(_found(g, args[2:])) >= number(args[1])
    if args[0] == "equipment":
        return ctx.who != NOBODY and len(g.expedition.team[ctx.who].equipment) >= number(args[1])
    return bool(e.event)


@op("exchange")
def _exchange(g: VanguardState, ctx: Ctx, args: Args) -> Rules[None]:
    """Discoveries for the top cards of other decks, or a hand card for the top of one's own discards."""
    e = g.expedition
    for _ in range(number(args[1])):
        if args[0] == "disc" and e.discoveries:
            card = yield from _pick(g, ctx.who, e.discoveries, "vanguard-ask-give-discovery", ctx.rule)
            put_under(g, card, ctx.rule)
            own = TYPE_SHORT[campaign[g.campaign].discoveries[card].type]
            others = [type for type in range(len(TYPES)) if type != own]
            type = yield from leads.choose_type(g, _somebody(g, ctx), ctx.rule, others)
            yield from discoveries.gain_discovery(g, _somebody(g, ctx), type, ctx.rule)
        elif args[0] == "card" and concerned(g, ctx) and g.expedition.team[ctx.who].deck.discards:
            back = g.expedition.team[ctx.who].deck.discards.pop()
            yield from hand.discard_cards(g, ctx.who, 1, ctx.rule)
            g.expedition.team[ctx.who].hand.append(back)


@may("exchange")
def _may_exchange(g: VanguardState, ctx: Ctx, args: Args) -> bool:
    if args[0] == "disc":
        return bool(g.expedition.discoveries)
    return ctx.who != NOBODY and bool(g.expedition.team[ctx.who].deck.discards and g.expedition.team[ctx.who].hand)


def _pick(g: VanguardState, who: int, cards: list[str], prompt: str, rule: str) -> Rules[str]:
    """One of several cards."""
    options: list[Move] = [PickCard(card) for card in different_cards(cards)]
    if len(options) == 1:
        return cards[0]
    move = yield ask_crew(g, who, prompt, options, rule)
    card: str = move.card
    return card


# -- More to do ------------------------------------------------------------------------------------------------------


@op("extra")
def _extra(g: VanguardState, ctx: Ctx, args: Args) -> Rules[None]:
    """One action more; a Travel, the same special action once more, at once, or one of a POI in a connected sector."""
    what = str(args[0])
    if what == "remote":
        g.expedition.turn_notes.remote.append(ctx.who)
        return
    say(g, "vanguard-extra", ctx.rule, who=ctx.who)
    if what == "special":
        again = taken(g)
        assert again is not None
        yield from take_special(g, ctx.who, again)
        return
    g.expedition.actions += 1
    if what == "travel":
        g.expedition.turn_notes.only_travel = True


@may("extra")
def _may_extra(g: VanguardState, ctx: Ctx, args: Args) -> bool:
    """Only in one's own turn; a special action again only after it, and where it can be taken."""
    e = g.expedition
    if ctx.who == NOBODY or e.who != ctx.who:
        return False
    return args[0] != "special" or (e.special_done and taken(g) in special_actions(g, ctx.who))
