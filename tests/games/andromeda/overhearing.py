"""What is seen and heard at a table, at the moments when a companion has to know it."""

from collections.abc import Callable
from copy import deepcopy
from typing import Any

from games.andromeda.teller import Table, Teller
from games.andromeda.two_tables import hidden, known, lay_under
from starboard.games.andromeda.rules.battle import battle, battle_result, battle_roll
from starboard.games.andromeda.rules.battle.battle_sides import dice_of, fighting
from starboard.games.andromeda.rules.end import end
from starboard.games.andromeda.rules.events import events
from starboard.games.andromeda.rules.hegemon import hegemon_turn
from starboard.games.andromeda.rules.turn import turn
from starboard.games.andromeda.state.game_state import (
    AndromedaState,
)
from starboard.kernel import Chance, Move

Shown = Callable[[AndromedaState, str, Any], None]
Laid = Callable[[AndromedaState, str], None]


def overheard(patch: Any, table: list[Table], teller: list[Teller]) -> None:
    """From now on the rules show at these moments what happens at a table, and lay the same under the companion's."""

    def shown(g: AndromedaState, what: str, shown: Any) -> None:
        if not g.told and table:
            table[0].see(what, shown)

    def laid(g: AndromedaState, what: str) -> None:
        """The same cards and dice at this moment."""
        if not g.told:
            shown(g, what, hidden(g))
        elif teller:
            name, under = teller[0].next_seen(what)
            assert name == what, (what, [one for one, _ in teller[0].past])
            lay_under(g, under)

    for name, what in (("foray", "foray"), ("return_step", "return"), ("check_hand", "hand")):
        _snapshot(patch, name, what, shown)
    _overhear_turns(patch, shown, teller)
    for name, what in (("draw_event", "draw"), ("raider_arrives", "arrives"), ("planet_appears", "planet")):
        _before(patch, events, name, what, laid)
    _before(patch, hegemon_turn, "first_step", "die", laid)
    _before(patch, battle, "begin", "battle", laid)
    _overhear_battles(patch, shown, teller)
    _overhear_events(patch, shown, laid)
    for steps in ("LAUNCH", "RETURN"):
        patch.setattr(
            hegemon_turn, steps, {name: _step(name, act, laid) for name, act in getattr(hegemon_turn, steps).items()}
        )


def _before(patch: Any, module: Any, name: str, what: str, laid: Laid) -> None:
    real = getattr(module, name)

    def wrapped(g: AndromedaState, *args: Any) -> Any:
        laid(g, what)
        return real(g, *args)

    patch.setattr(module, name, wrapped)


def _snapshot(patch: Any, name: str, what: str, shown: Shown) -> None:
    real = getattr(turn, name)

    def wrapped(g: AndromedaState, *args: Any) -> Any:
        shown(g, what, deepcopy(g))
        return real(g, *args)

    patch.setattr(turn, name, wrapped)


def _overhear_events(patch: Any, shown: Shown, laid: Laid) -> None:
    real_resolve = events.resolve

    def resolve(g: AndromedaState, who: int, card: Any) -> Any:
        if who == g.seats:
            laid(g, "resolving")
        yield from real_resolve(g, who, card)
        shown(g, f"resolved {who}", deepcopy(g))

    patch.setattr(events, "resolve", resolve)


def _step(name: str, act: Any, laid: Laid) -> Any:
    def wrapped(g: AndromedaState) -> Any:
        laid(g, f"step {name}")
        return act(g)

    return wrapped


def _overhear_turns(patch: Any, shown: Shown, teller: list[Teller]) -> None:
    real_go_on, real_end = turn.go_on, end.end_turn

    def go_on(g: AndromedaState, who: int, move: Move) -> None:
        shown(g, "before", deepcopy(g))
        shown(g, "begins", move)
        real_go_on(g, who, move)

    def end_turn(g: AndromedaState) -> None:
        """At the end of every turn the two tables are equal."""
        real_end(g)
        shown(g, "end", deepcopy(known(g)))
        if g.told and teller:
            assert known(g) == teller[0].next_seen("end")[1]

    patch.setattr(turn, "go_on", go_on)
    patch.setattr(turn, "end_turn", end_turn)


def _overhear_battles(patch: Any, shown: Shown, teller: list[Teller]) -> None:
    real_next, real_compare, real_roll = battle.next_step, battle_result.compare, battle_roll.roll_side
    real_win = battle_result.win
    real_dice = battle_roll.dice_to_roll
    real_damage = battle.IN_TURN["damage"]

    def next_step(g: AndromedaState, b: Any) -> None:
        if b.step == "diplomacy":
            shown(g, "prepared", [side.who for side in b.sides if side.out])
        real_next(g, b)

    def dice_to_roll(g: AndromedaState, b: Any) -> list[int]:
        counts = [dice_of(g, side) for side in fighting(b)]
        shown(g, "dice", {side.who: dice for side, dice in zip(fighting(b), counts, strict=True)})
        shown(g, "most dice", fighting(b)[counts.index(max(counts))].who)
        return real_dice(g, b)

    def compare(g: AndromedaState, b: Any) -> None:
        real_compare(g, b)
        shown(g, "won", b.winner)
        if g.told and teller:
            teller[0].next_seen("won")

    def win(g: AndromedaState, b: Any, beaten: list[int]) -> Any:
        yield from real_win(g, b, beaten)
        shown(g, f"gained {b.winner}", deepcopy(g))

    def roll_side(g: AndromedaState, side: Any, dice: int) -> None:
        """The same dice in the same battle roll the same."""
        assert g.battle is not None
        chance, g.chance = g.chance, Chance(g.turns * 1000 + g.battle.region * 10 + side.who)
        real_roll(g, side, dice)
        g.chance = chance

    def take_damage(g: AndromedaState, who: int) -> Any:
        yield from real_damage(g, who)
        shown(g, f"damaged {who}", deepcopy(g))

    patch.setattr(battle, "next_step", next_step)
    patch.setattr(battle_result, "compare", compare)
    patch.setattr(battle_result, "win", win)
    patch.setattr(battle_roll, "roll_side", roll_side)
    patch.setattr(battle_roll, "dice_to_roll", dice_to_roll)
    patch.setitem(battle.IN_TURN, "damage", take_damage)
