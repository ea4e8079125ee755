"""How a campaign begins: with the tutorial, with the quick start, or as an operation of its own."""

from starboard.games.vanguard.board.players import players
from starboard.games.vanguard.content import campaign
from starboard.games.vanguard.content.campaign_files import Operation
from starboard.games.vanguard.content.rule_figures import RULES
from starboard.games.vanguard.effects.context import Ctx
from starboard.games.vanguard.effects.effects import carry_out
from starboard.games.vanguard.moves.mission_moves import LandIn
from starboard.games.vanguard.names.names import crew_name
from starboard.games.vanguard.notation.symbols import SCIENCE, SECTIONS
from starboard.games.vanguard.rules.basics.board_layout import begin
from starboard.games.vanguard.rules.exploration.lesson import NONE, OFFERED
from starboard.games.vanguard.rules.launch_and_return.loading_the_lander import fill_supplies
from starboard.games.vanguard.rules.launch_and_return.mission_launch import choose_team, new_member
from starboard.games.vanguard.rules.launch_and_return.packing_decks import allowed, section_cards
from starboard.games.vanguard.rules.launch_and_return.planet_board import lay_out, prepare_planet
from starboard.games.vanguard.rules.ship.section_dice import choose_die, gain_die
from starboard.games.vanguard.rules.ship.ship_crew import wake
from starboard.games.vanguard.rules.ship_book.barracks import reveal_recruits
from starboard.games.vanguard.rules.story.logs import has_read, read_log
from starboard.games.vanguard.state.expedition_state import Expedition
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.games.vanguard.state.member_state import Member
from starboard.games.vanguard.state.options import STARTS
from starboard.kernel import CHECKPOINT, Ask, Message, Move, Rules, tell
from starboard.kernel.piles import Deck, deck_of

DRAWN, KEPT = 3, 2
"""IV-C-202: recruits of each section in the quick start, and how many of them are kept."""
HALVES = (1, 2)
"""IV-C-202, IV-C-203: the sectors in which the two halves of the first team stand."""


def is_operation(g: VanguardState) -> bool:
    """IV-C-103: whether this match is an operation of its own."""
    return g.start not in STARTS.values()


def opening(g: VanguardState) -> Rules[None]:
    """The first log, the first crew, the first planet. `ship.step` is the cursor."""
    ship = g.ship
    if is_operation(g):
        yield from operation(g, next(one for one in campaign[g.campaign].head.operation if one.id == g.start))
        return
    first = campaign[g.campaign].head.opening
    if not has_read(g, first):
        yield from read_log(g, first, Ctx(f"log:{first}", "IV-C-202"))
    if not ship.step:
        yield from remember(g)
        ship.queue = [[name] for name in SECTIONS] if g.start == "quick" else []
        ship.step = "crew"
    while ship.queue:
        yield CHECKPOINT
        yield from wake_two(g, SECTIONS.index(ship.queue[0][0]))
        del ship.queue[:1]
    if not campaign[g.campaign].head.tutorial:
        # The campaign has no planet of its own for the beginning: the first pass is next.
        return
    yield CHECKPOINT
    yield from first_team(g)
    set_out(g)
    yield from stand_in_halves(g)
    yield from prepare_planet(g)


def remember(g: VanguardState) -> Rules[None]:
    """IV-C-303, IV-C-401: what an earlier campaign left behind is felt in this one."""
    carry = campaign[g.campaign].head.carry
    for memory in g.carried if g.start != "lesson" else ():
        if memory in carry:
            tell(g, "vanguard-carried-over", "IV-C-303", memory=Message(f"vanguard-option-carry-{memory}"))
            yield from carry_out(g, carry[memory], Ctx("campaign", "IV-C-303"))


def wake_two(g: VanguardState, section: int) -> Rules[None]:
    """IV-C-202: of three recruits two are kept: one for the board, one who rests."""
    kept = yield from reveal_recruits(g, section, DRAWN, KEPT, "IV-C-202")
    for id in kept[1:]:
        g.crew[id].place = "resting"


def first_team(g: VanguardState) -> Rules[None]:
    """IV-C-202, IV-C-203: two to four members by the number of players; in the tutorial Science always comes along."""
    candidates = [id for id, one in g.crew.items() if one.place == "available"]
    size = RULES.team.size[len(players(g))]
    if g.start != "quick":
        g.ship.team = [id for id in candidates if g.crew[id].section == SCIENCE]
    yield from choose_team(g, candidates, (size, size))
    for id in candidates:
        g.crew[id].place = "team" if id in g.ship.team else "resting"


def set_out(g: VanguardState) -> None:
    """IV-C-202, IV-C-203: decks, a hand of two cards, no charges, no lander; the rank-up card of the tutorial."""
    c = campaign[g.campaign]
    e = g.expedition = Expedition([], {}, [new_member(g, id) for id in g.ship.team])
    for one in e.team:
        one.charges = 0
        one.deck = first_deck(g, one)
        one.hand = [one.deck.draw(g.chance) for _ in range(RULES.team.tutorial_hand)]
    e.rank_up = next((id for id, card in c.rank_ups.items() if card.tutorial), "")
    lay_out(g, c.head.tutorial)
    begin(e)
    e.supplies = c.planets[c.head.tutorial].supplies
    if g.start != "quick":
        # IV-C-203: Science has the start token, so nobody is asked who gets it.
        e.start = next(who for who, one in enumerate(e.team) if one.section == SCIENCE)
        e.step = "round"
        e.lesson = OFFERED if c.lesson is not None else NONE


def first_deck(g: VanguardState, one: Member) -> Deck:
    """IV-X-1901: three cards in fixed order; IV-X-1902: in the quick start the ten starter cards, shuffled."""
    c = campaign[g.campaign]
    if g.start != "quick":
        return Deck(list(reversed(c.head.tutorial_decks[SECTIONS[one.section]])))
    return deck_of([id for id in section_cards(g, one.section) if c.section_cards[id].starter], g.chance)


def stand_in_halves(g: VanguardState) -> Rules[None]:
    """IV-C-203: Science in sector 1, the next one to take a turn in 2, and so on. IV-C-202: freely, at least one in
    each."""
    e = g.expedition
    if g.start == "quick":
        yield from choose_halves(g)
    else:
        for number in range(len(e.team)):
            e.team[(e.start + number) % len(e.team)].sector = HALVES[number % len(HALVES)]
    for one in e.team:
        one.origin = one.round_origin = one.sector
        e.places[one.sector].entered = True


def choose_halves(g: VanguardState) -> Rules[None]:
    """IV-C-202: the last one goes where nobody stands yet."""
    team = g.expedition.team
    for number, one in enumerate(team):
        taken = {other.sector for other in team[:number]}
        must = [half for half in HALVES if half not in taken] if number == len(team) - 1 else []
        options: list[Move] = [LandIn(half) for half in must or HALVES]
        move = options[0]
        if len(options) > 1:
            words = {"crew": crew_name(g, one.crew)}
            move = yield Ask(g.sections[one.section].commander, "vanguard-ask-half", options, "IV-C-202", words)
        assert isinstance(move, LandIn)
        one.sector = move.sector


def new_recruits(g: VanguardState) -> Rules[None]:
    """IV-S-0003: each section reveals two random recruits and keeps one."""
    if not g.ship.step:
        g.ship.step, g.ship.queue = "recruits", [[name] for name in SECTIONS]
    while g.ship.queue:
        yield CHECKPOINT
        section = SECTIONS.index(g.ship.queue[0][0])
        yield from reveal_recruits(g, section, RULES.ship.recruits, 1, "IV-S-0003")
        del g.ship.queue[:1]


# -- Operations ------------------------------------------------------------------------------------------------------


def operation(g: VanguardState, one: Operation) -> Rules[None]:
    """IV-C-103: a team that is made already, more dice, all cards of their rank, and the planet."""
    g.flags |= one.flags
    for section in range(len(SECTIONS)):
        gain_die(g, section, RULES.first_purchase[section])
        while len(g.sections[section].dice) < one.dice:
            yield from choose_die(g, section)
    g.ship.team, g.ship.lander = list(one.crew), one.lander
    for id in one.crew:
        wake(g, id, one.deck_rank)
        g.crew[id].place = "team"
    e = g.expedition = Expedition([], {}, [new_member(g, id) for id in one.crew])
    for who, member in enumerate(e.team):
        member.deck = deck_of(allowed(g, who), g.chance)
    yield from read_log(g, one.opening, Ctx(f"log:{one.opening}", "IV-C-103"))
    if one.lander:
        fill_supplies(g)
        return
    lay_out(g, one.planet)
    begin(e)
    e.supplies = campaign[g.campaign].planets[one.planet].supplies
    yield from prepare_planet(g)
    yield from carry_out(g, campaign[g.campaign].planets[one.planet].arrival, Ctx(f"planet:{one.planet}", "IV-S-2353"))
