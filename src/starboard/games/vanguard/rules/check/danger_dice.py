"""The danger dice of a dice check before they are resolved: how many there are, and which of them are taken out."""

from starboard.games.vanguard.board.equal_choices import different_danger
from starboard.games.vanguard.effects.context import ask_crew
from starboard.games.vanguard.moves.exploration_moves import DropDanger
from starboard.games.vanguard.notation.actions import Action
from starboard.games.vanguard.rules.cards.passives import holds, passives, total
from starboard.games.vanguard.rules.check.dice_pool import check_of
from starboard.games.vanguard.rules.crew.danger import danger_face, wary
from starboard.games.vanguard.state.check_state import Check
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.kernel import Move, Rules


def add_danger(g: VanguardState, check: Check, action: Action | None) -> None:
    """IV-X-504: those of the action, and of what makes it more dangerous."""
    boxes = list(action.danger) if action is not None else []
    for passive in passives(g, check.who, "more-danger"):
        boxes.append(str(passive.args[0]))
    if boxes and not holds(g, check.who, "no-danger"):
        check.danger = [[box, ""] for box in boxes]


def keep_away(g: VanguardState, check: Check) -> Rules[None]:
    """Those that somebody takes away are not rolled."""
    less = total(g, check.who, "less-danger")
    if len(check.danger) > less:
        less += wary(g, check.sector)
    yield from take_out(g, check.who, less)


def roll_danger_dice(g: VanguardState, check: Check) -> None:
    """IV-X-505. More than two danger dice are rolled one after another (IV-X-1303)."""
    check.danger = [[box, danger_face(g)] for box, _ in check.danger]


def take_out(g: VanguardState, who: int, count: int) -> Rules[None]:
    """IV-X-508: this many danger dice of the check, those that the player chooses."""
    check = check_of(g)
    if count >= len(check.danger):
        check.danger = []
        return
    for _ in range(count):
        options: list[Move] = [DropDanger(box, face) for box, face in different_danger(check.danger)]
        move = options[0]
        if len(options) > 1:
            move = yield ask_crew(g, who, "vanguard-ask-drop-danger", options, "IV-X-508")
        assert isinstance(move, DropDanger)
        check.danger.remove([move.box, move.face])
