"""IV-X-1605: injury dice and cards are removed, or cards turned face down."""

from starboard.games.vanguard.board.equal_choices import are_equal_injuries
from starboard.games.vanguard.effects.context import ask_crew
from starboard.games.vanguard.moves.exploration_moves import PickColumn, PickInjury
from starboard.games.vanguard.notation.symbols import COLOURS
from starboard.games.vanguard.rules.crew import injuries
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.kernel import Move, Rules


def heal_die(g: VanguardState, who: int, rule: str) -> Rules[None]:
    """An injury die of a column of choice goes back to the supply."""
    columns = [column for column, dice in enumerate(g.expedition.team[who].injury_dice) if dice]
    if not columns:
        return
    column = columns[0]
    if len(columns) > 1:
        options: list[Move] = [PickColumn(COLOURS[column]) for column in columns]
        move = yield ask_crew(g, who, "vanguard-ask-heal-die", options, rule)
        column = COLOURS.index(move.colour)
    injuries.remove_die(g, who, column, rule)


def heal_card(g: VanguardState, who: int, types: tuple[str, ...], down: bool, rule: str) -> Rules[None]:
    """IV-X-1605: an injury card of choice goes back to the deck, or is turned face down."""
    slots = curable(g, who, types, down)
    if not slots:
        return
    slot = slots[0]
    cards = g.expedition.team[who].injuries
    if not are_equal_injuries([cards[slot] for slot in slots]):
        options: list[Move] = [PickInjury(who, slot) for slot in slots]
        move = yield ask_crew(g, who, "vanguard-ask-heal-card", options, rule)
        slot = move.slot
    if down:
        injuries.turn_down(g, who, slot, rule)
    else:
        injuries.remove_card(g, who, slot, rule)


def curable(g: VanguardState, who: int, types: tuple[str, ...], down: bool) -> list[int]:
    """The slots whose card is of one of these types; any type if none is named."""
    return [
        slot
        for slot, card in enumerate(g.expedition.team[who].injuries)
        if (not types or card.type in types) and not (down and card.down)
    ]
