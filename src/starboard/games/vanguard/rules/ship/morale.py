"""IV-S-0020 to IV-S-0023: the morale card, and what happens when morale cannot fall any lower."""

from starboard.games.vanguard.content.rule_figures import RULES
from starboard.games.vanguard.moves.ship_book_moves import Release, TakePenalty
from starboard.games.vanguard.names.names import morale_name
from starboard.games.vanguard.notation.symbols import MORALE
from starboard.games.vanguard.rules.basics.telling import say
from starboard.games.vanguard.rules.ship.section_dice import return_dice
from starboard.games.vanguard.rules.ship.ship_crew import RECRUIT, in_place, leave
from starboard.games.vanguard.rules.ship.tokens import change_success
from starboard.games.vanguard.rules.story.logs import moment
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.kernel import Ask, Move, Rules, show, tell

HIGHEST = len(MORALE) - 1
LOWEST = 0


def change_morale(g: VanguardState, n: int, rule: str) -> Rules[None]:
    """IV-S-0021: up or down by this many levels, one at a time."""
    for _ in range(abs(n)):
        if n > 0:
            yield from raise_morale(g, rule)
        else:
            yield from lower_morale(g, rule)


def raise_morale(g: VanguardState, rule: str) -> Rules[None]:
    """IV-S-0021: above high it is ignored."""
    if g.ship.morale == HIGHEST:
        return
    g.ship.morale += 1
    show(g, "morale", start=g.ship.morale - 1, at=g.ship.morale)
    tell(g, "vanguard-morale-rises", rule, level=morale_name(g.ship.morale))
    if g.ship.morale == HIGHEST:
        yield from moment(g, "morale_high")


def lower_morale(g: VanguardState, rule: str) -> Rules[None]:
    """IV-S-0021: at the lowest level there is a penalty instead."""
    if g.ship.morale == LOWEST:
        yield from penalty(g, rule)
        return
    g.ship.morale -= 1
    show(g, "morale", start=g.ship.morale + 1, at=g.ship.morale)
    tell(g, "vanguard-morale-falls", rule, level=morale_name(g.ship.morale))
    if g.ship.morale == LOWEST:
        yield from moment(g, "morale_very_low")


def penalty(g: VanguardState, rule: str) -> Rules[None]:
    """IV-S-0022: every section returns a die, or success tokens are lost, or crew leave. If none of it can be paid,
    nothing is."""
    options: list[Move] = [TakePenalty(name) for name in penalties(g)]
    if not options:
        return
    move = options[0]
    if len(options) > 1:
        move = yield Ask(g.speaker, "vanguard-ask-penalty", options, "IV-S-0022")
    assert isinstance(move, TakePenalty)
    tell(g, "vanguard-penalty", rule)
    if move.penalty == "dice":
        yield from return_dice(g, "IV-S-0022")
    elif move.penalty == "success":
        change_success(g, -RULES.ship.low_morale_success, "IV-S-0022")
    else:
        yield from release_crew(g)


def penalties(g: VanguardState) -> list[str]:
    """IV-S-0022: the penalties that can be paid now."""
    found = []
    if all(section.dice for section in g.sections):
        found.append("dice")
    if g.ship.success >= RULES.ship.low_morale_success:
        found.append("success")
    if leavers(g):
        found.append("crew")
    return found


def leavers(g: VanguardState) -> list[int]:
    """IV-S-0022: sections with enough crew, one of them resting."""
    crew, resting = [], set()
    for one in g.crew.values():
        if one.place != RECRUIT:
            crew.append(one.section)
            if one.place == "resting":
                resting.add(one.section)
    return [section for section in sorted(resting) if crew.count(section) >= RULES.ship.leavers]


def release_crew(g: VanguardState) -> Rules[None]:
    """IV-S-0022: one resting crew member of each such section leaves the campaign."""
    for section in leavers(g):
        options: list[Move] = [Release(id) for id in in_place(g, "resting", section)]
        move = options[0]
        if len(options) > 1:
            move = yield Ask(g.sections[section].commander, "vanguard-ask-release", options, "IV-S-0022")
        assert isinstance(move, Release)
        leave(g, move.crew, "gone")
        show(g, "leave", at="ship", crew=move.crew)
        say(g, "vanguard-left", "IV-S-0022", crew=move.crew)
