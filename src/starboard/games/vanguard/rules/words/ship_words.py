"""Words that mean something only aboard: tokens, morale, crew, patients, situations, landers, dice."""

from starboard.games.vanguard.board.equal_choices import different_cards
from starboard.games.vanguard.content import campaign
from starboard.games.vanguard.content.rule_figures import RULES
from starboard.games.vanguard.effects.context import Ctx
from starboard.games.vanguard.effects.effects import may, op
from starboard.games.vanguard.moves.exploration_moves import PickCard
from starboard.games.vanguard.moves.mission_moves import PickPatient
from starboard.games.vanguard.moves.ship_book_moves import PickMate
from starboard.games.vanguard.names.names import crew_name, named
from starboard.games.vanguard.notation.grammar import Args
from starboard.games.vanguard.notation.symbols import SECTIONS
from starboard.games.vanguard.rules.launch_and_return.medbay import can_move, move_patient, patients
from starboard.games.vanguard.rules.ship.gained_cards import gain_card, owned
from starboard.games.vanguard.rules.ship.morale import change_morale
from starboard.games.vanguard.rules.ship.section_dice import SECRET, choose_die, return_dice
from starboard.games.vanguard.rules.ship.ship_crew import EVERYBODY, free_sleeves, in_place
from starboard.games.vanguard.rules.ship.situations import put_back, remove
from starboard.games.vanguard.rules.ship.tokens import change_command, change_energy
from starboard.games.vanguard.rules.ship_book.barracks import TRAINER, can_recruit, recruit, train
from starboard.games.vanguard.rules.ship_book.hangar import ready, repair
from starboard.games.vanguard.rules.ship_book.production import advance, on_line
from starboard.games.vanguard.rules.ship_book.scanning import uncover
from starboard.games.vanguard.rules.ship_book.starmap import unseen
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.kernel import Ask, Move, Rules, tell

BRIDGE_PAGES = ("bridge", "situations", "starmap", "facilities", "hangar")
"""Pages on which command and energy lie beside the book. Elsewhere they count for the next pass."""


def _number(args: Args) -> int:
    assert isinstance(args[0], int)
    return args[0]


# -- Tokens and morale -----------------------------------------------------------------------------------------------


@op("morale")
def _morale(g: VanguardState, ctx: Ctx, args: Args) -> Rules[None]:
    """IV-S-0021; on a planet it waits until docking."""
    if not g.expedition.team:
        yield from change_morale(g, _number(args), ctx.rule)
    else:
        g.ship.notes.morale += _number(args)


@op("command")
def _command(g: VanguardState, ctx: Ctx, args: Args) -> None:
    """Command tokens, now or at the next bridge."""
    if g.ship.page in BRIDGE_PAGES and not g.expedition.team:
        change_command(g, _number(args), ctx.rule)
    else:
        g.ship.notes.command_next += _number(args)


@may("command")
def _may_command(g: VanguardState, ctx: Ctx, args: Args) -> bool:
    return g.ship.command >= -_number(args)


@op("energy")
def _energy(g: VanguardState, ctx: Ctx, args: Args) -> None:
    """Energy tokens, now or at the next bridge."""
    if g.ship.page in BRIDGE_PAGES and not g.expedition.team:
        change_energy(g, _number(args), ctx.rule)
    else:
        g.ship.notes.energy_next += _number(args)


@may("energy")
def _may_energy(g: VanguardState, ctx: Ctx, args: Args) -> bool:
    return g.ship.energy >= -_number(args)


# -- The story aboard ------------------------------------------------------------------------------------------------


@op("act")
def _act(g: VanguardState, ctx: Ctx, args: Args) -> None:
    """Another act begins."""
    if _number(args) > g.ship.act:
        g.ship.act, g.ship.act_passes = _number(args), 0
        tell(g, "vanguard-act", ctx.rule, number=g.ship.act)


@op("unlock")
def _unlock(g: VanguardState, ctx: Ctx, args: Args) -> Rules[None]:
    """IV-C-305: the secret envelope is opened: dice, advanced events, and the cards of the add-on facility."""
    name = str(args[0])
    if name in g.ship.unlocked:
        return
    g.ship.unlocked.append(name)
    tell(g, "vanguard-unlocked", "IV-C-305")
    if name == SECRET:
        for id in campaign[g.campaign].add_ons:
            yield from gain_card(g, id, ctx)


@op("situation")
def _situation(g: VanguardState, ctx: Ctx, args: Args) -> Rules[None]:
    """IV-S-0208: a future situation comes into the deck."""
    yield from gain_card(g, str(args[0]), ctx)


@op("objective")
def _objective(g: VanguardState, ctx: Ctx, args: Args) -> None:
    """Steps towards an objective in play that is not fulfilled yet."""
    for one in [*g.ship.objectives, *g.ship.side]:
        if one.id == args[0] and not one.done:
            assert isinstance(args[1], int)
            one.progress += args[1]
            tell(g, "vanguard-objective-advances", ctx.rule, card=named(g, one.id))


@op("keep-this")
def _keep_this(g: VanguardState, ctx: Ctx, args: Args) -> None:
    """The found discovery whose effect it is holds something until it is paid."""
    g.ship.kept.append(ctx.source.removeprefix("card:"))


@op("shuffle-back")
def _shuffle_back(g: VanguardState, ctx: Ctx, args: Args) -> None:
    """IV-S-0206: the situation just resolved."""
    put_back(g, ctx.source.removeprefix("situation:"))


@op("remove")
def _remove(g: VanguardState, ctx: Ctx, args: Args) -> None:
    """IV-C-302: the situation just resolved."""
    remove(g, ctx.source.removeprefix("situation:"))


@op("remove-card")
def _remove_card(g: VanguardState, ctx: Ctx, args: Args) -> None:
    """IV-C-302: a card that nobody has yet will never come."""
    if args[0] not in owned(g):
        g.decks.removed.append(str(args[0]))


@op("scan")
def _scan(g: VanguardState, ctx: Ctx, args: Args) -> None:
    """IV-S-0508: steps of the landing card in the scanner."""
    if g.ship.target:
        uncover(g, g.ship.target, _number(args), ctx.rule)
    else:
        g.ship.notes.scan_free += _number(args)


@op("survey")
def _survey(g: VanguardState, ctx: Ctx, args: Args) -> Rules[None]:
    """IV-S-0508: this many landing cards of charted systems are uncovered completely."""
    for _ in range(_number(args)):
        able = unseen(g)
        if not able:
            return
        id = able[0]
        if len(able) > 1:
            options: list[Move] = [PickCard(id) for id in able]
            id = (yield Ask(g.speaker, "vanguard-ask-survey", options, ctx.rule)).card
        uncover(g, id, RULES.ship.scan, ctx.rule)


@op("relay")
def _relay(g: VanguardState, ctx: Ctx, args: Args) -> None:
    """From now on the first scan step in these systems costs nothing."""
    g.ship.relays += [str(system) for system in args if system not in g.ship.relays]


@op("leave-gear")
def _leave_gear(g: VanguardState, ctx: Ctx, args: Args) -> Rules[None]:
    """IV-C-302: equipment of choice leaves the armory and the campaign."""
    for _ in range(min(_number(args), len(g.ship.armory))):
        options: list[Move] = [PickCard(id) for id in sorted(different_cards(g.ship.armory))]
        move = options[0]
        if len(options) > 1:
            move = yield Ask(g.speaker, "vanguard-ask-give-gear", options, ctx.rule)
        assert isinstance(move, PickCard)
        g.ship.armory.remove(move.card)
        g.decks.removed.append(move.card)
        tell(g, "vanguard-left-gear", ctx.rule, card=named(g, move.card))


@may("leave-gear")
def _may_leave_gear(g: VanguardState, ctx: Ctx, args: Args) -> bool:
    return len(g.ship.armory) >= _number(args)


@op("lander")
def _lander(g: VanguardState, ctx: Ctx, args: Args) -> None:
    """IV-S-1802: a lander is damaged, or repaired."""
    if args[0] == "repair":
        for id in g.ship.damaged[:1]:
            repair(g, id)
    else:
        for id in ready(g)[:1]:
            g.ship.damaged.append(id)
            tell(g, "vanguard-damaged", ctx.rule, lander=named(g, id))


@op("project")
def _project(g: VanguardState, ctx: Ctx, args: Args) -> Rules[None]:
    """A production project on the line moves this many stages."""
    able = [one for one in on_line(g) if one.stage]
    if not able:
        return
    id = able[0].id
    if len(able) > 1:
        options: list[Move] = [PickCard(one.id) for one in able]
        id = (yield Ask(g.speaker, "vanguard-ask-project", options, ctx.rule)).card
    advance(g, next(one for one in able if one.id == id), _number(args), ctx.rule)


# -- Crew ------------------------------------------------------------------------------------------------------------


@op("patient")
def _patient(g: VanguardState, ctx: Ctx, args: Args) -> Rules[None]:
    """Patients move slots: one of the players' choice, or each."""
    which, count = args
    assert isinstance(count, int)
    for _ in range(count):
        able = [id for id in patients(g) if can_move(g, id)]
        if which == "each":
            for id in able:
                move_patient(g, id, ctx.rule)
        elif able:
            id = able[0]
            if len(able) > 1:
                options: list[Move] = [PickPatient(id) for id in able]
                id = (yield Ask(g.speaker, "vanguard-ask-patient", options, ctx.rule)).crew
            move_patient(g, id, ctx.rule)


@op("crew")
def _crew(g: VanguardState, ctx: Ctx, args: Args) -> Rules[None]:
    """Crew members become available, rest, are not to be had this time, or are recruited."""
    what, count, section = args
    assert isinstance(count, int)
    number = SECTIONS.index(str(section)) if section in SECTIONS else EVERYBODY
    for _ in range(count):
        if what == "recruit":
            yield from _recruit(g, number, ctx)
            continue
        able = in_place(g, "available" if what == "resting" else "resting", number)
        if what == "resting":
            able = [id for id in able if len(in_place(g, "available", g.crew[id].section)) > 1]
        if not able:
            return
        id = yield from _pick(g, able, ctx)
        g.crew[id].place = str(what)
        tell(g, "vanguard-crew-place", ctx.rule, crew=crew_name(g, id), place=str(what))


def _recruit(g: VanguardState, section: int, ctx: Ctx) -> Rules[None]:
    able = [number for number in range(len(SECTIONS)) if section in (EVERYBODY, number) and can_recruit(g, number)]
    if able:
        yield from recruit(g, able[0], ctx.rule)


def _pick(g: VanguardState, able: list[str], ctx: Ctx) -> Rules[str]:
    if len(able) == 1:
        return able[0]
    options: list[Move] = [PickMate(id) for id in able]
    move = yield Ask(g.speaker, "vanguard-ask-mate", options, ctx.rule)
    return str(move.crew)


@op("train")
def _train(g: VanguardState, ctx: Ctx, args: Args) -> Rules[None]:
    """Rank 1 becomes rank 2 without a trainer; a free sleeve is needed."""
    for _ in range(_number(args)):
        able = [
            id
            for id in [*in_place(g, "available"), *in_place(g, "resting")]
            if g.crew[id].rank < TRAINER and free_sleeves(g, g.crew[id].section, TRAINER)
        ]
        if able:
            train(g, (yield from _pick(g, able, ctx)), ctx.rule)


@op("dice")
def _dice(g: VanguardState, ctx: Ctx, args: Args) -> Rules[None]:
    """IV-S-2704: every section gains dice, or returns them."""
    for _ in range(abs(_number(args))):
        if _number(args) < 0:
            yield from return_dice(g, ctx.rule)
            continue
        for section in range(len(SECTIONS)):
            yield from choose_die(g, section)
