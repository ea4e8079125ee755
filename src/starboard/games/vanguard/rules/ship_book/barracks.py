"""Page 16, the barracks: every section may recruit, train and dismiss crew."""

from starboard.games.vanguard.content.rule_figures import RULES
from starboard.games.vanguard.moves.exploration_moves import GoOn
from starboard.games.vanguard.moves.ship_book_moves import Dismiss, KeepRecruit, Recruit, Train
from starboard.games.vanguard.names.names import section_name
from starboard.games.vanguard.notation.symbols import SECTIONS
from starboard.games.vanguard.rules.basics.telling import say
from starboard.games.vanguard.rules.ship.ship_crew import (
    assign,
    assignable,
    dismiss,
    free_sleeves,
    has_recruits,
    in_place,
    recruits,
    wake,
)
from starboard.games.vanguard.rules.story.occasions import occasion
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.games.vanguard.state.notes import Done
from starboard.kernel import CHECKPOINT, Ask, Move, Rules, show

BEGINNER, TRAINER = 1, 2
"""IV-S-1603: the rank that is trained, and the one that trains."""


def barracks(g: VanguardState) -> Rules[None]:
    """IV-S-1601 to IV-S-1604: section by section; its commander decides. `ship.queue` holds those still to come."""
    if Done("barracks") not in g.ship.once:
        g.ship.once.append(Done("barracks"))
        g.ship.queue = [[name] for name in SECTIONS]
    while g.ship.queue:
        yield CHECKPOINT
        section = SECTIONS.index(g.ship.queue[0][0])
        options = [*recruitments(g, section), *trainings(g, section), *dismissals(g, section)]
        if not options:
            del g.ship.queue[:1]
            continue
        seat = g.sections[section].commander
        words = {"section": section_name(section)}
        move = yield Ask(seat, "vanguard-ask-barracks", [*options, GoOn()], "IV-S-1601", words)
        if isinstance(move, Recruit):
            g.ship.once.append(Done("recruit", section))
            yield from recruit(g, section, "IV-S-1601")
        elif isinstance(move, Train):
            g.ship.once.append(Done("train", section))
            assign(g, move.trainer, "IV-S-1603")
            train(g, move.trainee, "IV-S-1603")
        elif isinstance(move, Dismiss):
            dismiss(g, move.crew, "IV-S-1604")
        else:
            del g.ship.queue[:1]


def recruitments(g: VanguardState, section: int) -> list[Move]:
    """IV-S-1601, IV-S-1602: once a pass, with a free rank-1 sleeve and somebody to wake."""
    if Done("recruit", section) in g.ship.once or not can_recruit(g, section):
        return []
    return [Recruit(SECTIONS[section])]


def can_recruit(g: VanguardState, section: int) -> bool:
    """IV-S-1602: there are recruits, and a sleeve for one of them."""
    return has_recruits(g, section) and free_sleeves(g, section, BEGINNER) > 0


def recruit(g: VanguardState, section: int, rule: str) -> Rules[None]:
    """IV-S-1601: reveal random recruits, keep one, in a rank-1 sleeve, available at once; the others go back."""
    notes = g.ship.notes
    more, notes.recruits_of[section] = notes.recruits_of[section], 0
    if not more:
        more, notes.recruits = notes.recruits, 0
    for id in (yield from reveal_recruits(g, section, RULES.ship.recruits + more, 1, rule)):
        yield from occasion(g, "recruited", [id])


def reveal_recruits(g: VanguardState, section: int, shown: int, kept: int, rule: str) -> Rules[list[str]]:
    """`shown` random recruits of a section are revealed, and `kept` of them become available. Returns those."""
    taken: list[str] = []
    pool = recruits(g, section)
    revealed = [g.chance.draw(pool) for _ in range(min(shown, len(pool)))]
    for _ in range(min(kept, len(revealed))):
        crew = revealed[0]
        if len(revealed) > 1:
            options: list[Move] = [KeepRecruit(id) for id in revealed]
            words = {"section": section_name(section)}
            move = yield Ask(g.sections[section].commander, "vanguard-ask-recruit", options, rule, words)
            crew = move.crew
        revealed.remove(crew)
        taken.append(crew)
        wake(g, crew, BEGINNER)
        if g.news is not None:
            show(g, "recruit", crew=crew)
            say(g, "vanguard-recruited", rule, crew=crew, section=section_name(section))
    return taken


def trainings(g: VanguardState, section: int) -> list[Move]:
    """IV-S-1603: a trainer of rank 2 or higher is assigned; the trainee is available or resting; a rank-2 sleeve is
    free; once a pass."""
    if Done("train", section) in g.ship.once or not free_sleeves(g, section, TRAINER):
        return []
    return [Train(trainer, trainee) for trainer in assignable(g, section, TRAINER) for trainee in beginners(g, section)]


def beginners(g: VanguardState, section: int) -> list[str]:
    """Available and resting crew of rank 1."""
    crew = [*in_place(g, "available", section), *in_place(g, "resting", section)]
    return [id for id in crew if g.crew[id].rank == BEGINNER]


def train(g: VanguardState, id: str, rule: str) -> None:
    """IV-S-1603: rank 1 becomes rank 2."""
    g.crew[id].rank = TRAINER
    show(g, "promote", crew=id, start=BEGINNER, rank=TRAINER)
    say(g, "vanguard-trained", rule, crew=id)


def dismissals(g: VanguardState, section: int) -> list[Move]:
    """IV-S-1604: to free a sleeve where there is none, and never the last one available."""
    if Done("recruit", section) in g.ship.once or free_sleeves(g, section, BEGINNER) or not has_recruits(g, section):
        return []
    last = len(in_place(g, "available", section)) == 1
    return [Dismiss(id) for id in beginners(g, section) if not (last and g.crew[id].place == "available")]
