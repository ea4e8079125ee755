"""AE-B-20.7 to AE-B-20.10: preparation: energy for dice, Maneuver cards, and effects that change dice and targeting."""

from functools import partial

from starboard.games.andromeda.board.players import is_person, is_told
from starboard.games.andromeda.effects.effects import Source, may, op
from starboard.games.andromeda.moves.battle_moves import DiscardEnergy, Pass, TakeBack, YieldDice, YieldEnergy
from starboard.games.andromeda.moves.companion_moves import FewerDice
from starboard.games.andromeda.moves.turn_moves import GoOn
from starboard.games.andromeda.names.battle_names import side_kind, side_name
from starboard.games.andromeda.notation.grammar import Args
from starboard.games.andromeda.rules.battle.battle_cards import PREPARATION, cards_for, may_hold, play_card
from starboard.games.andromeda.rules.battle.battle_diplomacy import choose_opponent
from starboard.games.andromeda.rules.battle.battle_sides import (
    MOST_DICE,
    dice_of,
    fighting,
    has_ability,
    opponents,
    side_of,
    targeting_of,
    the_battle,
)
from starboard.games.andromeda.rules.battle.taking_back import Added, leaves_no_trace
from starboard.games.andromeda.rules.player_area.factions import has
from starboard.games.andromeda.rules.player_area.resources import lose
from starboard.games.andromeda.state.battle_state import RAIDERS, Side
from starboard.games.andromeda.state.game_state import ENERGY, AndromedaState
from starboard.kernel import Ask, Move, Offer, Rules, show, tell


def prepare(g: AndromedaState, who: int) -> Rules[None]:
    """AE-B-20.9: any number of cards, and energy. Every action gives all the others another turn: it goes
    around until all pass."""
    b = the_battle(g)
    side = side_of(g, who)
    assert side is not None
    if g.told:
        yield from tell_preparation(g, who)
        return
    acted = yield from add(g, side)
    if acted and b.step == "preparation":
        waiting = set(b.order)
        b.order += [other.who for other in fighting(b) if other.who != RAIDERS and other.who not in waiting]


def add(g: AndromedaState, side: Side) -> Rules[bool]:
    """Cards, and second thoughts; then the dice are rolled, with energy or without. Returns whether anything was
    added."""
    added, firm = Added(g, side), False
    while added.anything or may_hold(g, side.who, PREPARATION, "AE-B-20.9") or most_energy(g, side):
        args = {"dice": dice_of(g, side), "targeting": targeting_of(g, side)}
        moves = Offer(lambda: preparations(g, side, added), secret=True, alone=False)
        move = yield Ask(side.who, "andromeda-ask-prepare", moves, "AE-B-20.9", args)
        if isinstance(move, Pass):
            break
        if isinstance(move, DiscardEnergy):
            discard_energy(g, side, move.energy)
            return True
        if isinstance(move, TakeBack):
            added.take_back()
        else:
            added.note(move.card)
            yield from play_card(g, side.who, move.card, "AE-B-20.9")
            if not leaves_no_trace(move.card):
                firm = True
                added.cards = []
    return firm or bool(added.cards)


def tell_preparation(g: AndromedaState, who: int) -> Rules[None]:
    """AE-B-20.9: people prepare at their own table, and tell when a card of theirs costs a side a die that is rolled
    here. Where all dice are rolled there, nothing need be told."""
    here = [side for side in fighting(the_battle(g)) if not is_told(g, side.who)]
    while here:
        options: list[Move] = [GoOn(), *(FewerDice(side.who) for side in here if dice_of(g, side) > 1)]
        # The dice wait until everybody has prepared, even where there is nothing to tell.
        patient = Offer(partial(list, options), secret=False, alone=False)
        move = yield Ask(who, "andromeda-ask-told-prepare", patient, "AE-B-20.9")
        if not isinstance(move, FewerDice):
            return
        add_dice(g, move.side, -1, "AE-B-20.10")


def preparations(g: AndromedaState, side: Side, added: Added) -> list[Move]:
    """Everything that can be done now."""
    energy: list[Move] = [DiscardEnergy(count) for count in range(1, most_energy(g, side) + 1)]
    back: list[Move] = [TakeBack()] if added.anything else []
    return [*energy, *cards_for(g, side.who, PREPARATION, "AE-B-20.9"), *back, Pass()]


def most_energy(g: AndromedaState, side: Side) -> int:
    """AE-B-20.8: as much as there is, and no more than brings dice: six are the most. The Null Emperor and some cards
    forbid it."""
    energy = g.players[side.who].resources[ENERGY]
    if not energy or the_battle(g).no_energy or has_ability(g, "nullify"):
        return 0
    wanted = MOST_DICE - dice_of(g, side)
    if wanted > 1 and _fuels(g, side):
        wanted -= 1
    return min(energy, wanted)


def _fuels(g: AndromedaState, side: Side) -> bool:
    """Fuel the Fire: the first energy of a battle gives 2 dice."""
    return side.energy == 0 and has(g, side.who, "fuel_the_fire")


def dice_with(g: AndromedaState, side: Side, energy: int) -> int:
    """How many dice a side would roll with so much energy more."""
    return min(MOST_DICE, dice_of(g, side) + energy + (1 if energy and _fuels(g, side) else 0))


def discard_energy(g: AndromedaState, side: Side, count: int) -> None:
    """AE-B-20.8: 1 energy is 1 die."""
    side.dice += count + (1 if _fuels(g, side) else 0)
    side.energy += count
    lose(g, side.who, ENERGY, count)
    if g.news is not None:
        dice = dice_of(g, side)
        tell(g, "andromeda-energy-for-dice", "AE-B-20.8", seat=side.who, energy=count, dice=dice)
        show(g, "spend", who=side.who, energy=count, number=dice)


# -- Words of the vocabulary -----------------------------------------------------------------------------------------


@op("dice")
def _dice(g: AndromedaState, who: int, args: Args, source: Source) -> None:
    add_dice(g, who, int(args[0]), source.rule)


@op("targeting")
def _targeting(g: AndromedaState, who: int, args: Args, source: Source) -> None:
    add_targeting(g, who, int(args[0]), source.rule)


def add_dice(g: AndromedaState, who: int, dice: int, rule: str) -> None:
    """More or fewer dice in this battle or Gate roll."""
    side = side_of(g, who)
    assert side is not None
    side.dice += dice
    tell(g, "andromeda-dice-now", rule, seat=side_name(g, who), side=side_kind(who), dice=dice_of(g, side))


def add_targeting(g: AndromedaState, who: int, targeting: int, rule: str) -> None:
    """Better targeting in this battle or Gate roll."""
    side = side_of(g, who)
    assert side is not None
    side.targeting += targeting
    kind, targeting = side_kind(who), targeting_of(g, side)
    tell(g, "andromeda-targeting-now", rule, seat=side_name(g, who), side=kind, targeting=targeting)


def _in_battle(g: AndromedaState, who: int, args: Args, source: Source) -> bool:
    return side_of(g, who) is not None


def _has_opponent(g: AndromedaState, who: int, args: Args, source: Source) -> bool:
    return side_of(g, who) is not None and bool(opponents(g, who))


may("dice")(_in_battle)
may("targeting")(_in_battle)
may("enemy_dice")(_has_opponent)
may("enemy_discard_or_die")(_has_opponent)


@op("enemy_dice")
def _enemy_dice(g: AndromedaState, who: int, args: Args, source: Source) -> Rules[None]:
    """One opponent rolls fewer dice, but at least one (AE-B-20.10)."""
    other = yield from choose_opponent(g, who, opponents(g, who), source)
    add_dice(g, other, -int(args[0]), source.rule)


@op("enemy_discard_or_die")
def _enemy_discard_or_die(g: AndromedaState, who: int, args: Args, source: Source) -> Rules[None]:
    """One opponent discards energy or rolls fewer dice, as it likes."""
    count = int(args[0])
    other = yield from choose_opponent(g, who, opponents(g, who), source)
    if is_person(g, other) and g.players[other].resources[ENERGY] >= count:
        options: list[Move] = [YieldEnergy(count), YieldDice(count)]
        move = yield Ask(other, "andromeda-ask-yield", options, source.rule)
        if isinstance(move, YieldEnergy):
            lose(g, other, ENERGY, count)
            tell(g, "andromeda-yielded-energy", source.rule, seat=other, energy=count)
            return
    add_dice(g, other, -count, source.rule)
