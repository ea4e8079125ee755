"""IV-X-13: danger dice outside a dice check, and what a result does."""

from starboard.games.vanguard.content.rule_figures import RULES
from starboard.games.vanguard.effects.context import Ctx
from starboard.games.vanguard.effects.effects import carry_out
from starboard.games.vanguard.notation.grammar import Effect
from starboard.games.vanguard.rules.basics.away_team import in_sector
from starboard.games.vanguard.rules.basics.lesson_dice import fallen_danger
from starboard.games.vanguard.rules.basics.statuses import use_up
from starboard.games.vanguard.rules.basics.telling import say
from starboard.games.vanguard.rules.cards.passives import holds, total
from starboard.games.vanguard.rules.cards.windows import window
from starboard.games.vanguard.state.expedition_state import Pending
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.kernel import Rules, show

FACES = RULES.danger.faces
BOXES: dict[str, dict[str, Effect]] = {box: dict(effects.items()) for box, effects in RULES.danger.boxes.items()}
"""What each symbol does, by the letter of the box."""


def roll_danger(g: VanguardState, who: int, box: str, count: int, rule: str, cause: str = "effect") -> Rules[None]:
    """IV-X-1301: roll, and look the symbol up in the box of that letter; more than two dice one after another
    (IV-X-1303)."""
    if holds(g, who, "no-danger"):
        return
    less = total(g, who, "less-danger")
    if count > less:
        less += wary(g, g.expedition.team[who].sector)
    for number in range(count):
        if number < less or g.expedition.team[who].dead:
            continue
        face = danger_face(g)
        if g.news is not None:
            show(g, "danger", who=who, box=box, face=face, hits=int(face in BOXES[box]))
            say(g, "vanguard-rolled-danger", rule, who=who, box=box, face=face)
        yield from resolve_danger(g, who, box, face, cause)


def wary(g: VanguardState, sector: int) -> int:
    """How many danger dice are taken away by somebody in the sector who had a bad feeling; this uses the feeling up."""
    for who in in_sector(g, sector):
        if use_up(g, who, "wary"):
            return 1
    return 0


def danger_face(g: VanguardState) -> str:
    """One danger die."""
    return fallen_danger(g, FACES)


def resolve_danger(g: VanguardState, who: int, box: str, face: str, cause: str = "check") -> Rules[None]:
    """IV-X-1301: a symbol that is not listed in the box has no effect. Somebody may stop one that is."""
    effect = BOXES[box].get(face)
    if effect is None:
        say(g, "vanguard-danger-nothing", "IV-X-1301", who=who, box=box, face=face)
        return
    pending = Pending("danger", who, box, cause)
    yield from window(g, pending)
    if pending.cancelled:
        return
    g.expedition.tallies.danger += 1
    yield from carry_out(g, effect, Ctx(f"{cause}:danger", "IV-X-1301", who))
