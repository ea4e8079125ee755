"""IV-S-2350 to IV-S-2404: the landing sequence, and disembarking."""

from functools import cache

from starboard.games.vanguard.content import campaign
from starboard.games.vanguard.content.planet import LandingRow
from starboard.games.vanguard.effects.context import Ctx
from starboard.games.vanguard.effects.effects import carry_out
from starboard.games.vanguard.moves.effect_moves import Accept
from starboard.games.vanguard.moves.exploration_moves import GoOn
from starboard.games.vanguard.moves.mission_moves import LandIn
from starboard.games.vanguard.names.exploration_names import sector_name
from starboard.games.vanguard.rules.basics import planet_rules
from starboard.games.vanguard.rules.basics.away_team import living
from starboard.games.vanguard.rules.basics.board_layout import begin
from starboard.games.vanguard.rules.basics.conditions import first_sky
from starboard.games.vanguard.rules.basics.exploration_over import ExplorationEnds
from starboard.games.vanguard.rules.basics.telling import say
from starboard.games.vanguard.rules.cards.ability_index import timings
from starboard.games.vanguard.rules.cards.hand import draw_cards, hand_limit
from starboard.games.vanguard.rules.cards.passives import holds
from starboard.games.vanguard.rules.cards.windows import window
from starboard.games.vanguard.rules.launch_and_return.planet_board import lay_out, prepare_planet
from starboard.games.vanguard.rules.story.logs import moment, read_log
from starboard.games.vanguard.rules.story.occasions import occasion
from starboard.games.vanguard.state.expedition_state import Pending
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.games.vanguard.state.member_state import NOBODY
from starboard.games.vanguard.state.notes import Done
from starboard.kernel import CHECKPOINT, Ask, Message, Move, Rules, show, tell

SIDES = 10
REROLL = Done("landing:reroll")


def landing(g: VanguardState) -> Rules[None]:
    """The rolls that the lander needs, then disembarking. `ship.step` is the cursor."""
    ship = g.ship
    e = g.expedition
    if not ship.step:
        yield from open_operation(g)
        begin_landing(g)
        ship.step = "setup"
    try:
        if ship.step == "setup":
            yield from prepare_planet(g)
            yield from first_sky(g)
            ship.step = "rolls"
        while ship.step == "rolls" and e.landing_rolls:
            yield CHECKPOINT
            yield from landing_roll(g)
            e.landing_rolls -= 1
        yield CHECKPOINT
        yield from disembark(g)
    except ExplorationEnds:
        # IV-S-2355: a fourth injury aborts the landing.
        show(g, "lift", who=NOBODY, planet=e.boards[0].planet, end="aborted")
        tell(g, "vanguard-landing-aborted", "IV-S-2355")


def open_operation(g: VanguardState) -> Rules[None]:
    """IV-C-103: where the target of the pass is an operation, its log is read first. It is played once."""
    target = campaign[g.campaign].destinations.get(g.ship.target)
    if target is None or not target.operation:
        return
    g.ship.visited.append(target.id)
    opening = next(one.opening for one in campaign[g.campaign].head.operation if one.id == target.operation)
    yield from read_log(g, opening, Ctx(f"log:{opening}", "IV-C-103"))


def begin_landing(g: VanguardState) -> None:
    """IV-S-2350: the marker stands this many rolls from the end. The board lies on the table already, because rows of
    the landing table may change it."""
    e = g.expedition
    planet = target_planet(g)
    lay_out(g, planet)
    begin(e)
    take_in_hand(g)
    e.landing_rolls = campaign[g.campaign].landers[e.lander].rolls
    if g.news is not None:
        show(g, "land", lander=e.lander, planet=planet, rolls=e.landing_rolls)
        say(g, "vanguard-landing", "IV-S-2350", planet=planet, rolls=e.landing_rolls)


def take_in_hand(g: VanguardState) -> None:
    """Section cards for the landing are in the hand before it; they count for the starting hand (IV-S-2404)."""
    ids = timings[g.campaign]["landing"].ids
    for one in g.expedition.team:
        if not ids.isdisjoint(one.deck.cards):
            one.hand += [card for card in one.deck.cards if card in ids]
            one.deck.cards = [card for card in one.deck.cards if card not in ids]


def target_planet(g: VanguardState) -> str:
    """Where the lander goes: to the target of the pass, or to the planet of an operation (IV-C-103)."""
    c = campaign[g.campaign]
    if g.ship.target:
        return c.destinations[g.ship.target].planet
    return next(one.planet for one in c.head.operation if one.id == g.start)


def landing_roll(g: VanguardState) -> Rules[None]:
    """IV-S-2352: roll the ten-sided die, find the row, resolve it. A row that comes again is resolved again
    (IV-S-2355)."""
    e = g.expedition
    result = g.chance.below(SIDES)
    row = row_of(g, result)
    _tell_roll(g, result, row)
    if REROLL not in e.once and holds(g, NOBODY, "reroll-landing") and (yield from wants_to_reroll(g)):
        e.once.append(REROLL)
        result = g.chance.below(SIDES)
        row = row_of(g, result)
        _tell_roll(g, result, row)
    if not row.effect.steps:
        return
    pending = Pending("landing", NOBODY, str(result), "landing")
    yield from window(g, pending)
    if not pending.cancelled:
        ctx = Ctx(f"landing:{e.boards[0].planet}", "IV-S-2351")
        yield from carry_out(g, row.effect, ctx)


def _tell_roll(g: VanguardState, result: int, row: LandingRow) -> None:
    if g.news is not None:
        left = g.expedition.landing_rolls - 1
        show(g, "dice", dice=[str(result)], why="landing", row=number_of(g, row), left=left)
        tell(g, "vanguard-landing-roll", "IV-S-2352", result=result, row=row_name(g, row))


def wants_to_reroll(g: VanguardState) -> Rules[bool]:
    """Whether the players roll again, as a mod lets them once a landing."""
    options: list[Move] = [Accept("reroll-landing"), GoOn()]
    move = yield Ask(g.speaker, "vanguard-ask-reroll-landing", options, "IV-S-2352")
    return isinstance(move, Accept)


def row_of(g: VanguardState, result: int) -> LandingRow:
    """IV-S-2351: the row of the landing table that contains a result."""
    return _rows(g.campaign, g.expedition.boards[0].planet)[result]


@cache
def _rows(folder: str, planet: str) -> list[LandingRow]:
    """The rows of a landing table by the result."""
    found = [LandingRow(result, result) for result in range(SIDES)]
    for row in reversed(campaign[folder].planets[planet].landing_row):
        found[row.first : row.last + 1] = [row] * (row.last + 1 - row.first)
    return found


def row_name(g: VanguardState, row: LandingRow) -> Message:
    """What the row of a landing table is called."""
    c = campaign[g.campaign]
    number, planet = number_of(g, row), g.expedition.boards[0].planet
    return Message(f"{c.head.prefix}-landing-{planet}-{number}") if number else Message("vanguard-nothing")


def number_of(g: VanguardState, row: LandingRow) -> int:
    """The place of a row in its landing table, counted from 1; 0 where nothing happens."""
    rows = campaign[g.campaign].planets[g.expedition.boards[0].planet].landing_row
    return rows.index(row) + 1 if row in rows else 0


def disembark(g: VanguardState) -> Rules[None]:
    """IV-S-2353, IV-S-2403, IV-S-2404: everybody stands in the landing sector, draws a hand, and the log of the landing
    is read."""
    e = g.expedition
    yield from choose_sector(g)
    for one in e.team:
        one.sector = one.origin = one.round_origin = e.landing
    e.places[e.landing].entered = True
    for who in living(g):
        yield from draw_hand(g, who)
    planet = campaign[g.campaign].planets[e.boards[0].planet]
    yield from carry_out(g, planet.arrival, Ctx(f"planet:{planet.id}", "IV-S-2353", 0))
    yield from moment(g, "first_landing")
    yield from occasion(g, "landed", [e.team[who].crew for who in living(g)])
    yield from planet_rules.fire(g, "landed", sector=e.landing)


def choose_sector(g: VanguardState) -> Rules[None]:
    """IV-S-2403: where there are several lander icons the players choose, unless the landing decided it."""
    e = g.expedition
    sectors = campaign[g.campaign].planets[e.boards[0].planet].landing
    if not e.landing:
        options: list[Move] = [LandIn(sector) for sector in sectors]
        move = options[0]
        if len(options) > 1:
            move = yield Ask(g.speaker, "vanguard-ask-landing-sector", options, "IV-S-2403")
        assert isinstance(move, LandIn)
        e.landing = move.sector
    if g.news is not None:
        show(g, "arrive", at=e.landing, planet=e.boards[0].planet)
        tell(g, "vanguard-landed", "IV-S-2353", sector=sector_name(g, e.landing))


def draw_hand(g: VanguardState, who: int) -> Rules[None]:
    """IV-S-2404, Q-05: up to the hand limit."""
    return draw_cards(g, who, hand_limit(g, who) - len(g.expedition.team[who].hand), "IV-S-2404")
