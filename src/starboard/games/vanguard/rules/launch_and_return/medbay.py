"""Page 32, the medbay: patients move toward recovery, and the wounded of the away team come in."""

from collections.abc import Sequence
from itertools import pairwise

from starboard.games.vanguard.content.rule_figures import RULES
from starboard.games.vanguard.moves.effect_moves import Accept
from starboard.games.vanguard.moves.exploration_moves import GoOn
from starboard.games.vanguard.moves.mission_moves import LetPass, Nurse
from starboard.games.vanguard.names.names import SLOT_NAMES, crew_name
from starboard.games.vanguard.rules.basics.telling import say
from starboard.games.vanguard.rules.crew.deadly_space import is_fatal, is_on
from starboard.games.vanguard.rules.launch_and_return.docking import home_of
from starboard.games.vanguard.rules.ship.installing import install_upgrades
from starboard.games.vanguard.rules.ship.ship_crew import SLOTS, assign, assignable, in_place
from starboard.games.vanguard.rules.ship.ship_passives import ship_has, ship_passives
from starboard.games.vanguard.rules.story.logs import moment
from starboard.games.vanguard.rules.story.occasions import occasion
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.games.vanguard.state.member_state import NOBODY
from starboard.games.vanguard.state.notes import Done
from starboard.games.vanguard.state.options import CRITICAL
from starboard.kernel import CHECKPOINT, Ask, Move, Rules, show

CATEGORIES = SLOTS[:3]
NEXT_SLOT = dict(pairwise(SLOTS))
"""IV-S-3203: where a patient moves from each slot."""
BY_INJURIES = {1: "light", 2: "moderate", 3: "critical"}
"""IV-S-3205."""
REROLLED = "reroll-critical"


def medbay(g: VanguardState) -> Rules[None]:
    """IV-S-3201 to IV-S-3207. `ship.step` is the cursor."""
    ship = g.ship
    if not ship.step:
        install_upgrades(g, "medbay", "IV-S-3201")
        for id in discharge(g):
            yield from occasion(g, "healed", [id])
        waiting = yield from let_pass(g)
        move_patients(g, waiting)
        ship.step = "nurse"
    if ship.step == "nurse":
        yield from nursing(g)
        ship.step = "admit"
    if ship.step == "admit":
        admit_team(g)
        ship.queue = [[id] for id in in_place(g, "critical")]
        ship.step = "critical"
    if ship.queue:
        yield from moment(g, "first_critical")
    while ship.queue:
        yield CHECKPOINT
        yield from critical_check(g, ship.queue[0][0])
        del ship.queue[:1]


def slots(g: VanguardState, category: str) -> int:
    """IV-S-3208: the capacity of a category, with what upgrades add."""
    count = RULES.ship.medbay[category]
    for passive in ship_passives(g, "slot"):
        if passive.args[0] == category and isinstance(passive.args[1], int):
            count += passive.args[1]
    return count


def has_room(g: VanguardState, slot: str) -> bool:
    """Whether somebody more fits there; the recovered need no bed."""
    return slot == "recovered" or [one.place for one in g.crew.values()].count(slot) < slots(g, slot)


def patients(g: VanguardState) -> list[str]:
    """Everybody in a bed, the lightest cases first."""
    beds: dict[str, list[str]] = {"light": [], "moderate": [], "critical": []}
    for id, one in g.crew.items():
        if one.place in beds:
            beds[one.place].append(id)
    return [*beds["light"], *beds["moderate"], *beds["critical"]]


def discharge(g: VanguardState) -> list[str]:
    """IV-S-3202: who has recovered joins the resting crew. Returns them."""
    recovered = in_place(g, "recovered")
    g.ship.recovered = len(recovered)
    for id in recovered:
        g.crew[id].place = "resting"
        show(g, "patient", crew=id, slot="recovered")
        say(g, "vanguard-recovered", "IV-S-3202", crew=id)
    return recovered


def move_patients(g: VanguardState, waiting: str = "") -> None:
    """IV-S-3203: every patient moves a slot to the right; the lightest cases make room first. One may wait."""
    for id in patients(g):
        if id != waiting:
            move_patient(g, id, "IV-S-3203")


def let_pass(g: VanguardState) -> Rules[str]:
    """An upgrade lets one patient of a pass wait, so that another moves a slot more. Returns who waits."""
    if not ship_has(g, "let-pass"):
        return ""
    able = movable(g)
    options: list[Move] = [LetPass(waits, goes) for waits in able for goes in able if waits != goes]
    if not options:
        return ""
    move = yield Ask(g.speaker, "vanguard-ask-let-pass", [*options, GoOn()], "IV-S-3201")
    if isinstance(move, GoOn):
        return ""
    move_patient(g, move.goes, "IV-S-3201")
    return str(move.waits)


def movable(g: VanguardState) -> list[str]:
    """The patients whose next slot has room, the lightest cases first."""
    found = patients(g)
    room = {place: has_room(g, NEXT_SLOT[place]) for place in {g.crew[id].place for id in found}}
    return [id for id in found if room[g.crew[id].place]]


def can_move(g: VanguardState, id: str) -> bool:
    """Whether a patient's next slot has room."""
    place = g.crew[id].place
    return place in NEXT_SLOT and has_room(g, NEXT_SLOT[place])


def move_patient(g: VanguardState, id: str, rule: str) -> None:
    """One slot toward recovery, if there is room."""
    if can_move(g, id):
        g.crew[id].place = NEXT_SLOT[g.crew[id].place]
        if g.news is not None:
            show(g, "patient", crew=id, slot=g.crew[id].place)
            say(g, "vanguard-patient-moves", rule, crew=id, slot=SLOT_NAMES[g.crew[id].place])


def nursing(g: VanguardState) -> Rules[None]:
    """IV-S-3204: for each crew member who is assigned, one patient moves a slot further."""
    while options := nurses(g):
        yield CHECKPOINT
        move = yield Ask(g.speaker, "vanguard-ask-nurse", [*options, GoOn()], "IV-S-3204")
        if isinstance(move, GoOn):
            return
        assign(g, move.crew, "IV-S-3204")
        move_patient(g, move.patient, "IV-S-3204")


def nurses(g: VanguardState) -> list[Move]:
    """Every pair of somebody who can be assigned and a patient who can move."""
    moving = movable(g)
    able = assignable(g) if moving else []
    return [Nurse(crew, patient) for patient in moving for crew in able]


def admit_team(g: VanguardState) -> None:
    """IV-S-3205: by the number of injury cards; who has none rests."""
    home = home_of(g)
    for id, injuries in zip(home.team, home.injuries, strict=True):
        # After the tutorial everybody rests, whatever the grazes (IV-S-0003).
        if injuries and g.ship.passes:
            admit(g, id, BY_INJURIES[injuries])
        else:
            g.crew[id].place = "resting"
    home.team, home.injuries = [], []


def admit(g: VanguardState, id: str, category: str) -> None:
    """IV-S-3206: where no slot is free, the next heavier one; beyond critical is death."""
    for heavier in CATEGORIES[CATEGORIES.index(category) :: -1]:
        if has_room(g, heavier):
            g.crew[id].place = heavier
            if g.news is not None:
                show(g, "patient", crew=id, slot=g.crew[id].place)
                say(g, "vanguard-admitted", "IV-S-3205", crew=id, slot=SLOT_NAMES[heavier])
            return
    die(g, id, "IV-S-3206")


def die(g: VanguardState, id: str, rule: str) -> None:
    """A crew member dies aboard and waits for the memorial."""
    g.ship.dying.append(id)
    g.crew[id].place = "dying"
    show(g, "death", crew=id, who=NOBODY)
    say(g, "vanguard-died-aboard", rule, crew=id)


def critical_check(g: VanguardState, id: str) -> Rules[None]:
    """IV-S-3207: three injury dice. Two grave injuries, or a grave one and an injury, kill; in Deadly Space any grave
    one does (Q-16)."""
    faces = RULES.injuries.faces
    rolled = [faces[g.chance.below(len(faces))] for _ in range(RULES.injuries.critical)]
    tell_roll(g, id, rolled)
    if kills(g, rolled) and ship_has(g, REROLLED) and Done(REROLLED) not in g.ship.once:
        options: list[Move] = [Accept(REROLLED), GoOn()]
        move = yield Ask(g.speaker, "vanguard-ask-reroll-critical", options, "IV-S-3207", {"crew": crew_name(g, id)})
        if isinstance(move, Accept):
            g.ship.once.append(Done(REROLLED))
            # The die that matters most is rolled again.
            rolled[rolled.index("grave")] = faces[g.chance.below(len(faces))]
            tell_roll(g, id, rolled)
    if kills(g, rolled):
        die(g, id, "IV-S-3207")


def tell_roll(g: VanguardState, id: str, rolled: Sequence[str]) -> None:
    """What the dice of a critical patient show."""
    grave, hurt = rolled.count("grave"), rolled.count("injury")
    show(g, "dice", dice=rolled, crew=id, why="critical")
    say(g, "vanguard-critical-roll", "IV-S-3207", crew=id, grave=grave, hurt=hurt)


def kills(g: VanguardState, rolled: Sequence[str]) -> bool:
    """IV-S-3207, Q-16."""
    grave = rolled.count("grave")
    return is_fatal(grave, rolled.count("injury")) or (grave > 0 and is_on(g, CRITICAL))
