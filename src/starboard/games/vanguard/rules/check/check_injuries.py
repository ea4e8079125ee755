"""Step 6 of a dice check: injury dice, then danger dice (Q-01)."""

from starboard.games.vanguard.board.equal_choices import order_matters
from starboard.games.vanguard.content.rule_figures import RULES
from starboard.games.vanguard.effects.context import Ctx, ask_crew
from starboard.games.vanguard.effects.effects import carry_out
from starboard.games.vanguard.moves.exploration_moves import ResolveInjuryDie
from starboard.games.vanguard.notation.grammar import Effect
from starboard.games.vanguard.notation.symbols import COLOURS, INJURY_FACES
from starboard.games.vanguard.rules.basics.telling import say
from starboard.games.vanguard.rules.check.dice_pool import check_of
from starboard.games.vanguard.rules.crew import injuries
from starboard.games.vanguard.rules.crew.danger import BOXES, resolve_danger
from starboard.games.vanguard.state.check_state import Check
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.games.vanguard.state.member_state import Injury
from starboard.kernel import NOTHING_ASKED, Move, Rules, show

STEP = 6
EFFECTS: dict[str, dict[str, Effect]] = {id: dict(type.effects.items()) for id, type in RULES.injuries.types.items()}
"""What each face of an injury die does, by the type of the card."""


def injury_and_danger_dice(g: VanguardState) -> Rules[None]:
    """IV-X-520: skipped if neither kind was rolled."""
    check = check_of(g)
    check.step = STEP
    return _resolve_dice(g, check) if check.injury or check.danger else NOTHING_ASKED


def _resolve_dice(g: VanguardState, check: Check) -> Rules[None]:
    one = g.expedition.team[check.who]
    rolled = len(check.injury)
    if rolled:
        yield from _injury_dice(g)
    while check.danger and not one.dead:
        box, face = check.danger.pop(0)
        show(g, "danger", who=check.who, box=box, face=face, hits=int(face in BOXES[box]))
        say(g, "vanguard-rolled-danger", "IV-X-523", who=check.who, box=box, face=face)
        yield from resolve_danger(g, check.who, box, face)
    for card in one.injuries:
        card.die = False
    if rolled and not one.dead:
        yield from _put_back(g, check.who, rolled)


def _put_back(g: VanguardState, who: int, rolled: int) -> Rules[None]:
    """IV-X-524: the injury dice return to columns of the player's choice. Where all but one column take one, it is
    asked which stays free."""
    one = g.expedition.team[who]
    free = [column for column, dice in enumerate(one.injury_dice) if not dice]
    if rolled == 1 or rolled != len(free) - 1:
        for _ in range(rolled):
            yield from injuries.place_die(g, who, "IV-X-524")
        return
    options: list[Move] = [injuries.COLUMNS[column] for column in free]
    move = yield ask_crew(g, who, "vanguard-ask-free-column", options, "IV-X-524")
    for column in free:
        if COLOURS[column] != move.colour:
            yield from injuries.put_die(g, who, column, "IV-X-524")


def _injury_dice(g: VanguardState) -> Rules[None]:
    """IV-X-521: one at a time, in an order that the player chooses where it can matter."""
    check = check_of(g)
    while check.injury and not g.expedition.team[check.who].dead:
        faces = sorted(set(check.injury))
        face = faces[0]
        if order_matters(faces, any(_card_for(g, face) for face in faces)):
            options: list[Move] = [ResolveInjuryDie(INJURY_FACES[face]) for face in faces]
            move = yield ask_crew(g, check.who, "vanguard-ask-injury-die", options, "IV-X-521")
            face = INJURY_FACES.index(move.face)
        check.injury.remove(face)
        yield from _resolve(g, face)
    check.injury = []


def _card_for(g: VanguardState, face: int) -> Injury | None:
    """IV-X-521: the first face-up card from the left that shows the symbol and holds no die yet (IV-X-1607)."""
    symbol = INJURY_FACES[face]
    for card in g.expedition.team[check_of(g).who].injuries:
        if not card.down and not card.die and symbol in EFFECTS[card.type]:
            return card
    return None


def _resolve(g: VanguardState, face: int) -> Rules[None]:
    who = check_of(g).who
    card = _card_for(g, face)
    symbol = INJURY_FACES[face]
    if card is None:
        if g.news is not None:
            show(g, "strike", who=who, face=symbol, card="")
            say(g, "vanguard-injury-die-nothing", "IV-X-521", who=who, face=symbol)
        return
    card.die = True
    if g.news is not None:
        show(g, "strike", who=who, face=symbol, card=card.type)
        say(g, "vanguard-injury-die-hits", "IV-X-521", who=who, face=symbol, injury=card.type)
    yield from carry_out(g, EFFECTS[card.type][symbol], Ctx(f"injury:{card.type}", "IV-X-521", who))
