"""IV-X-16: injury cards and injury dice."""

from starboard.games.vanguard.board.equal_choices import different_kinds
from starboard.games.vanguard.content.dice import KINDS, NUMBER_OF
from starboard.games.vanguard.effects.context import ask_crew
from starboard.games.vanguard.moves.exploration_moves import PickColumn
from starboard.games.vanguard.notation.symbols import COLOURS
from starboard.games.vanguard.rules.basics import planet_rules
from starboard.games.vanguard.rules.basics.away_team import of_colour
from starboard.games.vanguard.rules.basics.board_layout import is_tutorial
from starboard.games.vanguard.rules.basics.exploration_over import ExplorationEnds
from starboard.games.vanguard.rules.basics.statuses import SAFE_FROM, is_sheltered
from starboard.games.vanguard.rules.basics.telling import say
from starboard.games.vanguard.rules.cards.passives import holds
from starboard.games.vanguard.rules.cards.windows import window
from starboard.games.vanguard.rules.crew import crew_dice, deadly_space
from starboard.games.vanguard.rules.story.tutorial_hints import hint
from starboard.games.vanguard.state.expedition_state import Pending
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.games.vanguard.state.member_state import Injury
from starboard.games.vanguard.state.options import LAST_CHANCE
from starboard.kernel import NOTHING_ASKED, Move, Rules, show

SLOTS = 3
"""IV-X-1602."""
COLUMNS = [PickColumn(colour) for colour in COLOURS]
SPARE = "wound"
"""IV-X-1603: what is taken when a type has run out."""


def gain_injury(g: VanguardState, who: int, type: str, cause: str, rule: str) -> Rules[None]:
    """IV-X-1601: those who can stop or change it may; then the card comes into the leftmost slot and a die on a column.
    `cause` is what it comes from: a path, an event, a threat, the landing, a danger die."""
    if g.expedition.team[who].dead or _is_spared(g, who, type) or _is_safe(g, who, cause):
        return
    pending = Pending("injury", who, type, cause)
    yield from window(g, pending)
    if pending.cancelled or g.expedition.team[pending.who].dead:
        return
    who, type = pending.who, pending.what
    if holds(g, who, "no-injury"):
        yield from planet_rules.fire(g, "injury", who, name=type)
        return
    if holds(g, who, "immune", type):
        show(g, "ward", who=who, what=type)
        say(g, "vanguard-immune", rule, who=who, injury=type)
        return
    if len(g.expedition.team[who].injuries) >= SLOTS:
        yield from one_too_many(g, who)
        return
    hint(g, "injury")
    _place_card(g, who, type, pending.down, rule)
    if not pending.no_die:
        yield from place_die(g, who, "IV-X-1601")
    yield from planet_rules.fire(g, "injury", who, name=type)


def _is_spared(g: VanguardState, who: int, type: str) -> bool:
    """IV-X-1901: in the tutorial only a scratch, and only one of them."""
    return is_tutorial(g) and (type != "scratch" or bool(g.expedition.team[who].injuries))


def _is_safe(g: VanguardState, who: int, cause: str) -> bool:
    """Whether paths and events do not injure a crew member now."""
    return cause.partition(" ")[0] in SAFE_FROM and is_sheltered(g, who, "safe")


def _place_card(g: VanguardState, who: int, type: str, down: bool, rule: str) -> None:
    """IV-X-1603: a Wound where the supply has no more of the type."""
    supply = g.decks.injuries
    if supply.get(type, 0) <= 0:
        type = SPARE
    supply[type] = supply.get(type, 0) - 1
    g.expedition.team[who].injuries.append(Injury(type, down))
    if g.news is not None:
        show(g, "injury", what=type, who=who, slot=len(g.expedition.team[who].injuries) - 1)
        say(g, "vanguard-injured", rule, who=who, injury=type)


def one_too_many(g: VanguardState, who: int) -> Rules[None]:
    """IV-X-1602: a fourth injury is never placed: emergency evacuation, or Deadly Space."""
    if deadly_space.is_on(g, LAST_CHANCE):
        yield from deadly_space.last_chance(g, who)
        return
    show(g, "injury", what="", who=who, slot=SLOTS)
    say(g, "vanguard-fourth-injury", "IV-X-1602", who=who)
    g.expedition.end = "evacuation"
    raise ExplorationEnds


# -- Injury dice -----------------------------------------------------------------------------------------------------


def place_die(g: VanguardState, who: int, rule: str) -> Rules[None]:
    """IV-X-1601, IV-X-524: an injury die comes on top of a column that has none, as the player chooses."""
    options: list[PickColumn] = []
    for column, dice in enumerate(g.expedition.team[who].injury_dice):
        if not dice:
            options.append(COLUMNS[column])
    if not options:
        return
    move = options[0]
    if len(options) > 1:
        move = yield ask_crew(g, who, "vanguard-ask-column", options, rule)
    yield from put_die(g, who, COLOURS.index(move.colour), rule)


def put_die(g: VanguardState, who: int, column: int, rule: str) -> Rules[None]:
    """The die sits on top of the column and pushes its dice down."""
    one = g.expedition.team[who]
    one.injury_dice[column] = 1
    if g.news is not None:
        show(g, "injury-die", who=who, colour=COLOURS[column])
        say(g, "vanguard-injury-die", rule, who=who, colour=COLOURS[column])
    return push_down(g, who, column) if crew_dice.room(one, column) < 0 else NOTHING_ASKED


def push_down(g: VanguardState, who: int, column: int) -> Rules[None]:
    """IV-X-1604: the dice of the column may be rearranged; what no longer has a usable row becomes spent."""
    one = g.expedition.team[who]
    while crew_dice.room(one, column) < 0:
        kinds = different_kinds(of_colour(one.available, column))
        die = kinds[0]
        if len(kinds) > 1:
            options: list[Move] = [crew_dice.USES[kind] for kind in kinds]
            move = yield ask_crew(g, who, "vanguard-ask-pushed", options, "IV-X-1604")
            die = NUMBER_OF[move.die]
        crew_dice.spend(one, die)
        show(g, "use", who=who, die=KINDS[die].id)
        say(g, "vanguard-pushed", "IV-X-1604", who=who, die=die)


def remove_die(g: VanguardState, who: int, column: int, rule: str) -> None:
    """IV-X-1605: the die goes back to the supply; the slot is free, the card stays (Q-18)."""
    g.expedition.team[who].injury_dice[column] = 0
    show(g, "heal", who=who, what="die", card="")
    say(g, "vanguard-healed-die", rule, who=who)


def remove_card(g: VanguardState, who: int, slot: int, rule: str) -> None:
    """IV-X-1605: the card goes back to the injury deck; the die stays."""
    card = g.expedition.team[who].injuries.pop(slot)
    g.decks.injuries[card.type] = g.decks.injuries.get(card.type, 0) + 1
    show(g, "heal", who=who, what="card", card=card.type)
    say(g, "vanguard-healed-card", rule, who=who, injury=card.type)


def turn_down(g: VanguardState, who: int, slot: int, rule: str) -> None:
    """IV-X-1607: inactive, but still an injury."""
    card = g.expedition.team[who].injuries[slot]
    card.down = True
    show(g, "heal", who=who, what="down", card=card.type)
    say(g, "vanguard-turned-down", rule, who=who, injury=card.type)
