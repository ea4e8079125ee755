"""IV-S-2704 to IV-S-2708: dice are bought and sold by all sections together, so that all own the same number."""

from starboard.games.vanguard.board.equal_choices import different_kinds
from starboard.games.vanguard.content.dice import KINDS, NUMBER_OF
from starboard.games.vanguard.content.rule_figures import RULES
from starboard.games.vanguard.moves.exploration_moves import GoOn
from starboard.games.vanguard.moves.mission_moves import BuyDice, SellDice, TakeDie
from starboard.games.vanguard.names.names import die_name, section_name
from starboard.games.vanguard.notation.symbols import SECTIONS
from starboard.games.vanguard.rules.ship.ship_crew import assign, assignable
from starboard.games.vanguard.rules.ship.tokens import change_success
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.games.vanguard.state.notes import Done
from starboard.kernel import CHECKPOINT, Arg, Ask, Move, Rules, show, tell

SECRET = "secret"
"""IV-C-305: what the story unlocks: universal and expert dice, advanced events, add-ons."""
EVERY_DIE = [kind.count for kind in KINDS]
"""How many there are of each kind."""
OPEN_DICE = [kind.count if kind.set != "story" else 0 for kind in KINDS]
"""Those that the story need not unlock."""
MOST_DISCOUNT = max(rank.discount for rank in RULES.ranks.values())
HELPER = min(number for number, rank in RULES.ranks.items() if rank.discount)
"""IV-S-2705: the rank from which on somebody lowers the price."""
TAKES = [TakeDie(kind.id, 1) for kind in KINDS]
"""The move that takes a die of each kind."""
SOLD = Done("sold")
"""IV-S-2707: once a debriefing."""


def price(g: VanguardState) -> int:
    """IV-S-2704: as many success tokens as each section owns dice."""
    return len(g.sections[0].dice)


def discount(g: VanguardState, crew: str) -> int:
    """IV-S-2705: by the rank of the one who is assigned."""
    return RULES.ranks[g.crew[crew].rank].discount if crew else 0


def trade_dice(g: VanguardState) -> Rules[None]:
    """IV-S-2704 to IV-S-2708: as many purchases as can be paid, each at the new price; one sale."""
    while options := trades(g):
        yield CHECKPOINT
        move = yield Ask(g.speaker, "vanguard-ask-dice", [*options, GoOn()], "IV-S-2704", {"price": price(g)})
        if isinstance(move, BuyDice):
            yield from buy_dice(g, move.crew)
        elif isinstance(move, SellDice):
            yield from sell_dice(g)
        else:
            return


def trades(g: VanguardState) -> list[Move]:
    """What can be bought or sold now. Somebody is only assigned where that lowers the price (IV-S-2705)."""
    options: list[Move] = []
    missing = price(g) - g.ship.success
    if missing <= MOST_DISCOUNT and any(in_box(g)):
        helpers = ["", *assignable(g, rank=HELPER)]
        options += [BuyDice(crew) for crew in helpers if missing <= discount(g, crew)]
    if SOLD not in g.ship.once and price(g) > 1:
        options.append(SellDice())
    return options


def buy_dice(g: VanguardState, crew: str) -> Rules[None]:
    """IV-S-2704: every section gains a die. IV-S-2706: the first time it is a wild one."""
    cost = max(0, price(g) - discount(g, crew))
    if crew:
        assign(g, crew, "IV-S-2705")
    change_success(g, -cost, "IV-S-2704")
    g.ship.bought += 1
    for section in range(len(SECTIONS)):
        first = RULES.first_purchase[section]
        if g.ship.bought == 1 and in_box(g)[first]:
            gain_die(g, section, first)
        else:
            yield from choose_die(g, section)


def choose_die(g: VanguardState, section: int) -> Rules[None]:
    """IV-S-2706: the commander takes any die of an unlocked kind that is left in the box."""
    die = yield from pick_from_box(g, section)
    if die is not None:
        gain_die(g, section, die)


def pick_from_box(g: VanguardState, section: int) -> Rules[int | None]:
    """A die for a section, of an unlocked kind and of its commander's choice; none where the box is empty."""
    options: list[Move] = [TAKES[die] for die, left in enumerate(in_box(g)) if left]
    if not options:
        return None
    move = yield Ask(g.sections[section].commander, "vanguard-ask-take-die", options, "IV-S-2706", _of(section))
    return NUMBER_OF[move.die]


def gain_die(g: VanguardState, section: int, die: int) -> None:
    """One more die for a section."""
    dice = g.sections[section].dice
    dice.append(die)
    dice.sort()
    if g.news is not None:
        show(g, "section-die", section=SECTIONS[section], die=KINDS[die].id, on=1)
        tell(g, "vanguard-die-gained", "IV-S-2704", section=section_name(section), die=die_name(KINDS[die].id))


def in_box(g: VanguardState) -> list[int]:
    """How many dice of each kind nobody owns, of kinds that are unlocked (IV-X-611, IV-C-305)."""
    left = list(EVERY_DIE if SECRET in g.ship.unlocked else OPEN_DICE)
    owned = [one.dice for one in g.sections]
    if g.expedition.team:
        owned += [one.borrowed for one in g.expedition.team]
    for dice in owned:
        for die in dice:
            if left[die]:
                left[die] -= 1
    return left


def sell_dice(g: VanguardState) -> Rules[None]:
    """IV-S-2707: every section returns a die, for half of what each owns then."""
    g.ship.once.append(SOLD)
    yield from return_dice(g, "IV-S-2707")
    change_success(g, price(g) // 2, "IV-S-2707")


def return_dice(g: VanguardState, rule: str) -> Rules[None]:
    """Every section returns one die of its choice to the box."""
    for section, own in enumerate(g.sections):
        options: list[Move] = [TAKES[die] for die in different_kinds(own.dice)]
        move = options[0]
        if len(options) > 1:
            move = yield Ask(own.commander, "vanguard-ask-return-die", options, rule, _of(section))
        assert isinstance(move, TakeDie)
        own.dice.remove(NUMBER_OF[move.die])
        if g.news is not None:
            show(g, "section-die", section=SECTIONS[section], die=move.die, on=0)
            tell(g, "vanguard-die-returned", rule, section=section_name(section), die=die_name(move.die))


def _of(section: int) -> dict[str, Arg]:
    return {"section": section_name(section)}
