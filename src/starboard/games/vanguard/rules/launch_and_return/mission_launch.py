"""Page 23, mission launch: the away team is chosen, and every member gets dice, a deck and charges."""

from starboard.games.vanguard.board.equal_choices import have_equal_dice
from starboard.games.vanguard.board.players import players
from starboard.games.vanguard.content import campaign
from starboard.games.vanguard.content.dice import COLOUR, KINDS, NUMBER_OF
from starboard.games.vanguard.content.rule_figures import RULES
from starboard.games.vanguard.moves.mission_moves import KeepRankUp, Send, TakeDie
from starboard.games.vanguard.names.names import COLOUR_NAMES, crew_name
from starboard.games.vanguard.notation.symbols import COLOURS, SECTIONS
from starboard.games.vanguard.rules.basics.exploration_over import CampaignEnds
from starboard.games.vanguard.rules.basics.telling import say
from starboard.games.vanguard.rules.launch_and_return.loading_the_lander import load_lander
from starboard.games.vanguard.rules.launch_and_return.packing_decks import pack
from starboard.games.vanguard.rules.ship.section_dice import pick_from_box
from starboard.games.vanguard.rules.ship.ship_crew import in_place
from starboard.games.vanguard.rules.ship_book.barracks import can_recruit, recruit
from starboard.games.vanguard.rules.story.occasions import occasion
from starboard.games.vanguard.state.expedition_state import Expedition
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.games.vanguard.state.member_state import Member
from starboard.games.vanguard.state.notes import ExplorationNotes
from starboard.kernel import CHECKPOINT, Arg, Ask, AskSome, Move, Rules, show


def launch(g: VanguardState) -> Rules[None]:
    """IV-S-2302 to IV-S-2307. `ship.step` is the cursor, `ship.queue` the members who are still to be made ready."""
    ship = g.ship
    if not ship.step:
        yield from find_crew(g)
        ship.step = "team"
    if ship.step == "team":
        yield CHECKPOINT
        yield from choose_team(g, in_place(g, "available"), team_size(g))
        yield from occasion(g, "launch", ship.team)
        muster(g)
        ship.queue = [[str(who)] for who in range(len(ship.team))]
        ship.step = "boards"
    while ship.step == "boards" and ship.queue:
        yield CHECKPOINT
        who = int(ship.queue[0][0])
        yield from borrow_dice(g, who)
        yield from take_dice(g, who)
        yield from pack(g, who)
        del ship.queue[:1]
    if ship.step == "boards":
        ship.step = "rank-up"
    if ship.step == "rank-up":
        yield CHECKPOINT
        yield from choose_rank_up(g)
        ship.step = "load"
    yield from load_lander(g)


# -- The away team ---------------------------------------------------------------------------------------------------


def sections_ready(g: VanguardState) -> list[int]:
    """The sections that have somebody available."""
    found: set[int] = set()
    for one in g.crew.values():
        if one.place == "available":
            found.add(one.section)
    return sorted(found)


def find_crew(g: VanguardState) -> Rules[None]:
    """IV-S-3603: where fewer than two sections have somebody, recruits are taken; without any the campaign is lost."""
    while len(ready := sections_ready(g)) < RULES.team.least:
        able = [section for section in range(len(SECTIONS)) if section not in ready and can_recruit(g, section)]
        if not able:
            g.ending = campaign[g.campaign].head.loss
            raise CampaignEnds
        yield from recruit(g, able[0], "IV-S-3603")


def team_size(g: VanguardState) -> tuple[int, int]:
    """IV-X-103, Q-20: the usual size for the number of players, or any from two on; as far as sections have crew."""
    most = len(sections_ready(g))
    if g.free_team:
        return RULES.team.least, most
    usual = min(RULES.team.size[len(players(g))], most)
    return usual, usual


def choose_team(g: VanguardState, candidates: list[str], size: tuple[int, int]) -> Rules[None]:
    """IV-S-2302: members of different sections, one after the other."""
    least, most = size
    team = g.ship.team
    while len(team) < most:
        taken = {g.crew[id].section for id in team}
        options: list[Move] = [Send(id) for id in candidates if g.crew[id].section not in taken]
        if len(team) >= least:
            options.append(Send(""))
        move = options[0]
        if len(options) > 1:
            words = {"missing": max(0, least - len(team)), "most": most}
            move = yield Ask(g.speaker, "vanguard-ask-team", options, "IV-S-2302", words)
        assert isinstance(move, Send)
        if not move.crew:
            break
        team.append(move.crew)
        if g.news is not None:
            show(g, "send", crew=move.crew)
            say(g, "vanguard-sent", "IV-S-2302", crew=move.crew)
    # The order of the crew boards is that of the sections (IV-X-201).
    team.sort(key=lambda id: g.crew[id].section)


def muster(g: VanguardState) -> None:
    """IV-S-2302: the team is ready; everybody else who is available rests from now on."""
    for id, one in g.crew.items():
        if one.place == "available":
            one.place = "team" if id in g.ship.team else "resting"
    team = [new_member(g, id) for id in g.ship.team]
    g.expedition = Expedition(boards=[], places={}, team=team, notes=prepared(g))


def prepared(g: VanguardState) -> ExplorationNotes:
    """What was prepared for this exploration: supplies, cards for the first hand of a section, dice from the box."""
    notes = g.ship.notes
    found = ExplorationNotes(supplies=notes.supplies, hands=notes.hands, dice=notes.dice)
    notes.supplies, notes.hands, notes.dice = 0, [0, 0, 0, 0], [0, 0, 0, 0]
    return found


def new_member(g: VanguardState, id: str) -> Member:
    """A crew member with the dice of the section and the charges on the card (IV-S-2305)."""
    one = g.crew[id]
    charges = campaign[g.campaign].crew[id].charges
    return Member(one.section, id, one.rank, available=list(g.sections[one.section].dice), charges=charges)


# -- Dice ------------------------------------------------------------------------------------------------------------


def borrow_dice(g: VanguardState, who: int) -> Rules[None]:
    """Dice that were prepared come out of the box for this exploration, of whatever kind is unlocked."""
    one = g.expedition.team[who]
    dice = g.expedition.notes.dice
    count, dice[one.section] = dice[one.section], 0
    for _ in range(count):
        die = yield from pick_from_box(g, one.section)
        if die is not None:
            one.available = sorted([*one.available, die])
            one.borrowed.append(die)


def take_dice(g: VanguardState, who: int) -> Rules[None]:
    """IV-S-2303, Q-04: dice that do not fit the rows of the rank stay at home; their owner chooses which."""
    one = g.expedition.team[who]
    rows = RULES.ranks[one.rank].rows
    colours = [COLOUR[die] for die in one.available]
    for colour, name in enumerate(COLOURS):
        if colours.count(colour) <= rows:
            continue
        dice = [die for die in one.available if COLOUR[die] == colour]
        taken = dice[:rows]
        if not have_equal_dice(dice):
            options: list[Move] = [TakeDie(KINDS[die].id, dice[:n].count(die) + 1) for n, die in enumerate(dice)]
            words: dict[str, Arg] = {"crew": crew_name(g, one.crew), "colour": COLOUR_NAMES[name], "rows": rows}
            seat = g.sections[one.section].commander
            chosen = yield AskSome(seat, "vanguard-ask-bring-dice", options, rows, rows, "IV-S-2303", words)
            taken = [NUMBER_OF[move.die] for move in chosen]
        for die in taken:
            dice.remove(die)
        for die in dice:
            one.available.remove(die)
        one.left_home += dice


# -- The rank-up card ------------------------------------------------------------------------------------------------


def choose_rank_up(g: VanguardState) -> Rules[None]:
    """IV-S-2307: draw two rank-up cards and keep one; the others go under the deck."""
    deck = g.decks.rank_ups
    count = min(len(deck), RULES.ship.rank_ups + g.ship.notes.rank_ups)
    g.ship.notes.rank_ups = 0
    if not count:
        return
    g.chance.reveal()
    drawn = [deck.pop() for _ in range(count)]
    kept = drawn[0]
    if len(drawn) > 1:
        g.ship.shown = drawn
        options: list[Move] = [KeepRankUp(id) for id in drawn]
        move = yield Ask(g.speaker, "vanguard-ask-rank-up", options, "IV-S-2307")
        kept = move.card
        g.ship.shown = []
    deck[:0] = [id for id in drawn if id != kept]
    g.expedition.rank_up = kept
    if g.news is not None:
        show(g, "rank-up", card=kept, state="kept")
        say(g, "vanguard-rank-up", "IV-S-2307", card=kept)
