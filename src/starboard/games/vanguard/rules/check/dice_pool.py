"""The pool of a dice check: what the dice show, what they can count as, and how they are spent."""

from bisect import insort
from collections.abc import Sequence
from functools import cache

from starboard.games.vanguard.board import dice_shown
from starboard.games.vanguard.board.dice_shown import shown_words, symbols
from starboard.games.vanguard.board.requirements_met import Conversions, Shown
from starboard.games.vanguard.content import campaign
from starboard.games.vanguard.content.dice import COLOUR, KINDS, SIDES
from starboard.games.vanguard.notation.argument_kinds import COLOUR_LETTERS
from starboard.games.vanguard.notation.symbols import ACCIDENT, COLOURS, INJURY_FACES, SHORT, SYMBOLS
from starboard.games.vanguard.rules.basics.lesson_dice import fallen
from starboard.games.vanguard.rules.cards.passives import passives
from starboard.games.vanguard.state.check_state import Check, PoolDie
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.kernel import show

Swap = dict[int, int]


def check_of(g: VanguardState) -> Check:
    """The dice check in progress."""
    check = g.expedition.check
    assert check is not None
    return check


def roll(g: VanguardState, owner: int, kind: int) -> PoolDie:
    """A section die, rolled."""
    return PoolDie(kind, fallen(g, kind) if g.expedition.falls else g.chance.below(SIDES), owner)


def show_roll(g: VanguardState, dice: Sequence[PoolDie], places: Sequence[int], why: str) -> None:
    """Section dice fall, and with those of a check its injury dice and danger dice (IV-X-505)."""
    check, with_others = check_of(g), why == "check"
    show(
        g,
        "dice",
        dice=[shown_words(die) for die in dice],
        kinds=[KINDS[die.kind].id for die in dice],
        owners=[die.owner for die in dice],
        places=list(places),
        injury=[INJURY_FACES[face] for face in check.injury] if with_others else [],
        boxes=[str(box) for box, _ in check.danger] if with_others else [],
        danger=[str(face) for _, face in check.danger] if with_others else [],
        who=check.who,
        why=why,
    )


def shown(g: VanguardState, dice: list[PoolDie] | None = None) -> list[Shown]:
    """The colours and symbols of the pool, as they count where the check is made."""
    check = check_of(g)
    return _shown(check.pool if dice is None else dice, swaps(g, check))


def _shown(pool: list[PoolDie], swap: Swap) -> list[Shown]:
    if not swap:
        return [dice_shown.shown(die) for die in pool]
    return [(COLOUR[die.kind], tuple(swap.get(symbol, symbol) for symbol in symbols(die))) for die in pool]


def swaps(g: VanguardState, check: Check) -> Swap:
    """Symbols that count as others in the sector of the check, unless a card lets them be."""
    if "swap" in check.notes.excused:
        return {}
    found: Swap = {}
    for passive in passives(g, check.who, "swap"):
        names = [SYMBOLS.index(SHORT[str(name)]) for name in passive.args]
        found.update(zip(names[::2], names[1::2], strict=False))
    return found


def conversions(g: VanguardState) -> Conversions:
    """IV-X-570, IV-X-571: what a basic may count as, by the colour of the die: the crew card of the active crew member,
    what he or she carries, and gear that stands in the sector. Supporters' conversions never apply."""
    return _converted(printed_conversions(g), swaps(g, check_of(g)))


def _converted(printed: Conversions, swap: Swap) -> Conversions:
    if not swap:
        return printed
    return tuple(dict.fromkeys((colour, swap.get(symbol, symbol)) for colour, symbol in printed))


def shown_and_converted(g: VanguardState) -> tuple[list[Shown], Conversions]:
    """The whole pool as `shown`, and the `conversions`: most questions about dice need both."""
    check = check_of(g)
    swap = swaps(g, check)
    return _shown(check.pool, swap), _converted(printed_conversions(g), swap)


def printed_conversions(g: VanguardState) -> Conversions:
    """The conversions as the cards have them, whatever symbols count as where the check is made."""
    who = check_of(g).who
    printed = campaign[g.campaign].crew[g.expedition.team[who].crew].convert
    found = _conversion(printed)
    if passives(g, who, "crew-convert"):
        found = _conversion(f"D {printed.split()[1]}")
    carried = passives(g, who, "convert")
    if carried:
        more = [pair for passive in carried for pair in _conversion(f"{passive.args[0]} {passive.args[1]}")]
        found = tuple(dict.fromkeys((*found, *more)))
    return found


@cache
def _conversion(text: str) -> Conversions:
    """A conversion as it is printed, `R bio`, as colours and the symbol that a basic on them may count as."""
    letter, name = text.split()
    symbol = SYMBOLS.index(SHORT[name])
    colours = range(len(COLOURS)) if letter == "D" else [COLOURS.index(COLOUR_LETTERS[letter])]
    return tuple((colour, symbol) for colour in colours)


def spend_places(g: VanguardState, places: tuple[int, ...], why: str) -> None:
    """Dice of the pool go to the spent dice of their owners."""
    check = check_of(g)
    gone = [check.pool[place] for place in places]
    for die in gone:
        _to_spent(g, die)
    check.pool = [die for place, die in enumerate(check.pool) if place not in places]
    if g.news is not None:
        _show_gone(g, gone, places, why)


def _show_gone(g: VanguardState, gone: list[PoolDie], places: Sequence[int], why: str) -> None:
    if gone:
        kinds, owners = [KINDS[die.kind].id for die in gone], [die.owner for die in gone]
        show(g, "let-go", places=list(places), kinds=kinds, owners=owners, why=why)


def _to_spent(g: VanguardState, die: PoolDie) -> None:
    owner = g.expedition.team[die.owner]
    insort(owner.sacrificed if owner.dead else owner.spent, die.kind)


def spend_all(g: VanguardState) -> None:
    """IV-X-550: every die that is left."""
    check = check_of(g)
    gone = check.pool
    for die in gone:
        _to_spent(g, die)
    check.pool = []
    if g.news is not None:
        _show_gone(g, gone, range(len(gone)), "rest")


def without_accidents(dice: list[Shown]) -> list[int]:
    """IV-X-514: the places of dice that can serve a combination."""
    return [place for place, (_, symbols) in enumerate(dice) if ACCIDENT not in symbols]
