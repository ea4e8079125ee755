"""AE-B-20.12, AE-B-20.13: the roll, and what can be done after it."""

from starboard.games.andromeda.board.hegemon_dice import certain_dice
from starboard.games.andromeda.board.players import alone, is_hegemon, is_told
from starboard.games.andromeda.effects.effects import Source, decider, may, op
from starboard.games.andromeda.moves.battle_moves import RerollDie, TurnDie
from starboard.games.andromeda.moves.companion_moves import MostDice
from starboard.games.andromeda.names.battle_names import dice_named, side_kind, side_name, side_within
from starboard.games.andromeda.notation.grammar import Args
from starboard.games.andromeda.rules.battle.battle_cards import AFTER_ROLL, act_until_pass
from starboard.games.andromeda.rules.battle.battle_sides import (
    dice_of,
    fighting,
    has_ability,
    side_of,
    targeting_of,
    the_battle,
)
from starboard.games.andromeda.rules.battle.winning_roll import best_rolls
from starboard.games.andromeda.state.battle_state import Battle, Side
from starboard.games.andromeda.state.game_state import AndromedaState
from starboard.kernel import Ask, AskSome, Chance, Move, Rules, show, tell
from starboard.kernel.piles import reroll, roll_dice


def roll(g: AndromedaState, b: Battle) -> Rules[None]:
    """All sides roll; people at a table of their own do it there."""
    counts = dice_to_roll(g, b)
    if has_ability(g, "reflect") and any(is_told(g, side.who) for side in fighting(b)):
        counts = yield from tell_most_dice(g, b)
    for side, dice in zip(fighting(b), counts, strict=True):
        if is_told(g, side.who):
            continue
        if dice < dice_of(g, side):
            tell(
                g,
                "andromeda-reflected",
                "AE-B-12.9",
                seat=side_within(g, side.who),
                side=side_kind(side.who),
                dice=dice,
            )
        roll_side(g, side, dice)
    show_dice(g, [side for side in fighting(b) if not is_told(g, side.who)])


def tell_most_dice(g: AndromedaState, b: Battle) -> Rules[list[int]]:
    """AE-B-12.9: people see at their own table how many dice each of them has, and whose die the Mirror Lance
    cancels."""
    sides = fighting(b)
    options: list[Move] = [MostDice(side.who) for side in sides]
    move = yield Ask(decider(g, g.turn), "andromeda-ask-told-dice", options, "AE-B-12.9")
    return [max(1, dice_of(g, side) - (side.who == move.side)) for side in sides]


def dice_to_roll(g: AndromedaState, b: Battle) -> list[int]:
    """How many dice each fighting side rolls. The Mirror Lance cancels one of the side with the most, but never the
    last; of several sides it is the first in turn order."""
    dice = [dice_of(g, side) for side in fighting(b)]
    if has_ability(g, "reflect"):
        most = dice.index(max(dice))
        dice[most] = max(1, dice[most] - 1)
    return dice


def roll_side(g: AndromedaState, side: Side, dice: int) -> None:
    """AE-B-20.12: one side rolls."""
    targeting = targeting_of(g, side)
    side.roll = certain_dice(g) if is_hegemon(g, side.who) else []
    side.roll += roll_dice(g.chance, dice - len(side.roll))
    side.first = list(side.roll)
    roll_up(g.chance, side.roll, targeting)
    side.fell = list(side.roll)
    tell(
        g,
        "andromeda-rolled",
        "AE-B-20.12",
        seat=side_name(g, side.who),
        side=side_kind(side.who),
        dice=dice_named(side.roll),
        count=dice,
        targeting=targeting,
    )


def show_dice(g: AndromedaState, sides: list[Side]) -> None:
    """The dice of all these sides fall at once."""
    if g.news is not None:
        show(
            g,
            "dice",
            dice=[die for side in sides for die in side.roll],
            first=[die for side in sides for die in side.first],
            sides=[side.who for side in sides],
            counts=[len(side.roll) for side in sides],
        )


def roll_up(chance: Chance, dice: list[int], targeting: int) -> None:
    """AE-B-20.12: dice below the targeting value are rolled again until none is below."""
    while low := [place for place, die in enumerate(dice) if die < targeting]:
        reroll(chance, dice, low)


def after_roll(g: AndromedaState, who: int) -> Rules[None]:
    """AE-B-20.13: once around, each player may use what works after the roll. A player who is alone and has won by the
    dice rolled has nothing to gain."""
    if alone(g) and leads(g, who):
        return
    yield from act_until_pass(g, who, AFTER_ROLL, "andromeda-ask-after-roll", "AE-B-20.13")


def leads(g: AndromedaState, who: int) -> bool:
    """Whether the dice of a side are better than those of all others, in a battle where all have rolled."""
    b = the_battle(g)
    sides = fighting(b)
    if b.step == "gate" or not all(side.roll for side in sides):
        return False
    best = best_rolls([side.roll for side in sides])
    return [sides[place].who for place in best] == [who]


def _rolled(g: AndromedaState, who: int, args: Args, source: Source) -> bool:
    side = side_of(g, who)
    return side is not None and bool(side.roll)


may("reroll")(_rolled)


@op("reroll")
def _reroll(g: AndromedaState, who: int, args: Args, source: Source) -> Rules[None]:
    """Up to this many of the player's dice are rolled again; the targeting value still holds."""
    side = side_of(g, who)
    assert side is not None
    options: list[Move] = [RerollDie(die, shows) for die, shows in enumerate(side.roll)]
    most = min(int(args[0]), len(options))
    moves = yield AskSome(who, "andromeda-ask-reroll", options, 0, most, source.rule, {"most": most})
    if moves:
        reroll(g.chance, side.roll, [move.die for move in moves])
        roll_up(g.chance, side.roll, targeting_of(g, side))
    tell(g, "andromeda-rerolled", source.rule, seat=who, count=len(moves), dice=dice_named(side.roll))
    show(g, "reroll", who=who, places=[move.die for move in moves], faces=list(side.roll), by=source.id)


@op("set_die")
def _set_die(g: AndromedaState, who: int, args: Args, source: Source) -> Rules[None]:
    """This many of the player's dice are turned to a value."""
    side = side_of(g, who)
    assert side is not None
    value = int(args[1])
    for _ in range(int(args[0])):
        others = sorted({shows for shows in side.roll if shows != value})
        if not others:
            return
        options: list[Move] = [TurnDie(side.roll.index(shows), shows, value) for shows in others]
        move = options[0]
        if len(options) > 1:
            move = yield Ask(who, "andromeda-ask-turn-die", options, source.rule, {"value": value})
        assert isinstance(move, TurnDie)
        side.roll[move.die] = value
        tell(g, "andromeda-turned-die", source.rule, seat=who, value=value, dice=dice_named(side.roll))
        show(g, "face", who=who, die=move.die, shows=value, by=source.id)


@may("set_die")
def _may_set_die(g: AndromedaState, who: int, args: Args, source: Source) -> bool:
    side = side_of(g, who)
    return side is not None and any(shows != int(args[1]) for shows in side.roll)
