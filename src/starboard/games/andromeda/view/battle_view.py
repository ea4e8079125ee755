"""What everybody may see of a battle: nothing of it is secret but the cards still in hand."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import zip_longest
from typing import Literal, TypeAlias, cast

from starboard.games.andromeda.board.players import is_person
from starboard.games.andromeda.odds.battle_odds import at_stake, forecast
from starboard.games.andromeda.odds.rehearsed import KEPT, Stand
from starboard.games.andromeda.odds.reroll_chances import best_rerolls
from starboard.games.andromeda.rules.battle.battle_sides import dice_of, fighting, ships_in, targeting_of, the_battle
from starboard.games.andromeda.rules.fleet.ships import guns
from starboard.games.andromeda.state.battle_state import RAIDERS, Battle, Side
from starboard.games.andromeda.state.game_state import AndromedaState
from starboard.games.andromeda.view.words import NAME_OF_SHIP, BattleStep, ShipName
from starboard.kernel.view import Reckoned, View

STEPS = ("escalation", "diplomacy", "preparation", "roll", "result", "damage")
"""AE-B-20: the six steps of a battle, as they are shown."""
_AT: Mapping[str, int] = {step: place for place, step in enumerate(STEPS)} | {"after_roll": 3, "gate": 3, "over": 6}
BEFORE_THE_RESULT = ("escalation", "diplomacy", "preparation", "roll", "after_roll")

MOST_AGAIN = 2
"""Dice that one card rolls again."""

Standing: TypeAlias = Literal["leads", "tied", "trails", "out", "open"]
"""How a side stands by the dice rolled; open before all are rolled."""
How: TypeAlias = Literal["launched", "joins", "foray"]
What: TypeAlias = Literal["lost", "shield", "removed", "spared", "points", "supremacy"]
Figures: TypeAlias = Mapping[int, tuple[float, float]]


class DieView(View, frozen=True):
    """A die that was rolled."""

    place: int
    """Its place in the roll, by which moves name it."""
    shows: int
    decides: bool
    """Whether it is the die at which the side and the best of the others differ."""


class DuelView(View, frozen=True):
    """Where the dice of a side and the best of the others differ."""

    die: int
    """Which die it is, from the highest down, from 1 on."""
    own: int
    """What the player's die shows there; 0: no die is left."""
    other: int


class DiceFrom(View, frozen=True):
    """Where dice of a side come from."""

    what: Literal["ship", "energy", "more", "all"]
    """The guns of a ship, discarded energy, whatever else changes them; or all of them, where nobody can tell."""
    ship: ShipName | None
    dice: int
    """How many they are; fewer than 0 where they are taken away."""


class SideView(View, frozen=True):
    """One side of a battle. It is called by the number of its player, raiders by -1."""

    who: int
    dice: int
    """How many it rolls."""
    made_of: list[DiceFrom]
    """Where they come from."""
    targeting: int
    energy: int
    """Energy that it discarded for dice."""
    roll: list[DieView]
    """The dice rolled, from high to low."""
    out: bool
    """Whether it sits out."""
    cards: list[str]
    """Tactics cards that it played; the Hegemon's negotiation card."""
    spared: list[ShipName]
    """Ships that take no damage."""
    stake: int | None
    """Ships that go to the scrapyard if it loses; of raiders all. Null once it is out, or the result is known."""
    standing: Standing
    duel: DuelView | None
    """What decides between it and the best of the others; null when nothing does yet, or all dice are alike."""
    loses: bool
    """Whether it has lost, or would by the dice rolled."""
    win: Reckoned[float]
    """Its chance to win, exact, before cards that nobody knows; null when it has none or the result is known."""
    losses: Reckoned[float]
    """The ships that it loses on average."""


class RerollView(View, frozen=True):
    """Dice that could be rolled again, and the chance to win then."""

    dice: list[int]
    """Their places in the roll."""
    win: float


class ArrivalView(View, frozen=True):
    """How a side came to the battle."""

    who: int
    how: How
    start: int
    """The region that it came from; -1: the launch bay."""


class OutcomeView(View, frozen=True):
    """What the battle has cost or brought."""

    who: int
    what: What
    thing: str
    """The type of ship, or the raider; else empty."""
    count: int


class BattleView(View, frozen=True):
    """A battle, or a roll at the Gate."""

    region: int
    step: BattleStep
    at: int
    """The place of the step in `Printed.battle_steps`; beyond the last one when it is over."""
    sides: list[SideView]
    """In turn order, raiders last."""
    order: list[int]
    """Who has still to act in this step, the next one first."""
    winner: int
    """-2: nobody, or not decided."""
    losers: list[int]
    came: list[ArrivalView]
    """In order; a side that was there before has none."""
    outcomes: list[OutcomeView]
    """So far, in order."""
    ranking: list[int]
    """The sides that fight, the best first: the winner, then by the dice rolled."""
    pairs: list[tuple[int, int]]
    """What the dice of the best two show, from the highest down, up to those that decide; 0: no die is left. Empty
    before all are rolled."""
    tie: Reckoned[float]
    """The chance that the best are tied, and all lose."""
    rerolls: Reckoned[list[RerollView]]
    """After the roll: what it would bring the player who is to act to roll one or two dice again."""


def battle_view(g: AndromedaState, reckon: bool = True) -> BattleView | None:
    """None when there is no battle."""
    return None if g.battle is None else _shown(Stand(g), reckon)


@lru_cache(maxsize=KEPT)
def _shown(stand: Stand, reckon: bool) -> BattleView:
    """Everybody is shown the same, and the odds take long."""
    g, b = stand.g, the_battle(stand.g)
    ranked = _ranked(b)
    found = forecast(g, b) if reckon and b.step in BEFORE_THE_RESULT else None
    figures: Figures = {}
    if found is not None:
        figures = {
            side.who: (round(float(win), 4), round(float(losses), 3))
            for side, win, losses in zip(fighting(b), found.win, found.losses, strict=True)
        }
    return BattleView(
        region=b.region,
        step=cast(BattleStep, b.step),
        at=_AT[b.step],
        sides=[_side(g, b, side, figures) for side in b.sides],
        order=list(b.order),
        winner=b.winner,
        losers=list(b.losers),
        came=[ArrivalView(one.who, cast(How, one.how), one.start) for one in b.came],
        outcomes=[OutcomeView(one.who, cast(What, one.what), one.thing, one.count) for one in b.outcomes],
        ranking=[side.who for side in ranked],
        pairs=_pairs(ranked),
        tie=None if found is None else round(float(found.none), 4),
        rerolls=_rerolls(g, b) if reckon else None,
    )


def _ranked(b: Battle) -> list[Side]:
    """AE-B-20.14."""
    best = sorted(fighting(b), key=lambda side: sorted(side.roll, reverse=True), reverse=True)
    return sorted(best, key=lambda side: side.who != b.winner)


def _pairs(ranked: list[Side]) -> list[tuple[int, int]]:
    if len(ranked) < 2 or not all(side.roll for side in ranked):
        return []
    best, second = (sorted(side.roll, reverse=True) for side in ranked[:2])
    duel = _duel(best, second)
    return list(zip_longest(best, second, fillvalue=0))[: duel.die if duel is not None else None]


def _rerolls(g: AndromedaState, b: Battle) -> list[RerollView]:
    if b.step != "after_roll" or not b.order or not is_person(g, b.order[0]):
        return []
    return [RerollView(list(dice), win) for dice, win in best_rerolls(g, b.order[0], MOST_AGAIN)]


def _side(g: AndromedaState, b: Battle, side: Side, figures: Figures) -> SideView:
    others = [sorted(other.roll, reverse=True) for other in fighting(b) if other is not side]
    own = sorted(side.roll, reverse=True)
    standing = _standing(side, own, others)
    duel = None if side.out else _duel(own, max(others, default=[]))
    win, losses = figures.get(side.who, (None, None))
    dice = 0 if side.out else len(side.roll) or dice_of(g, side)
    return SideView(
        who=side.who,
        dice=dice,
        made_of=_made_of(g, b, side, dice),
        targeting=0 if side.out else targeting_of(g, side),
        energy=side.energy,
        roll=_dice(side.roll, duel),
        out=side.out,
        cards=list(side.cards),
        spared=[NAME_OF_SHIP[ship] for ship in side.spared],
        stake=at_stake(g, b, side.who) if b.step in BEFORE_THE_RESULT and not side.out else None,
        standing=standing,
        duel=duel,
        loses=side.who in b.losers if b.step in ("damage", "over") else standing in ("tied", "trails"),
        win=win,
        losses=losses,
    )


def _made_of(g: AndromedaState, b: Battle, side: Side, dice: int) -> list[DiceFrom]:
    """AE-B-20.7, AE-B-20.10. Once there may be losses, the ships that rolled are not those that are there."""
    if side.out:
        return []
    if side.who == RAIDERS or b.step not in BEFORE_THE_RESULT:
        return [DiceFrom("all", None, dice)]
    found = [DiceFrom("ship", NAME_OF_SHIP[ship], guns(g, side.who, ship)) for ship in ships_in(g, b, side.who)]
    if side.energy:
        found.append(DiceFrom("energy", None, side.energy))
    more = dice - sum(one.dice for one in found)
    return [*found, DiceFrom("more", None, more)] if more else found


def _dice(roll: list[int], duel: DuelView | None) -> list[DieView]:
    places = sorted(range(len(roll)), key=lambda place: (-roll[place], place))
    decides = -1 if duel is None else duel.die - 1
    return [DieView(place, roll[place], number == decides) for number, place in enumerate(places)]


def _standing(side: Side, own: list[int], others: Sequence[list[int]]) -> Standing:
    """AE-B-20.14: dice are compared from high to low; the first that differ decide."""
    if side.out:
        return "out"
    if not own or not all(others):
        return "open"
    best = max(others, default=[])
    return "leads" if own > best else "tied" if own == best else "trails"


def _duel(own: list[int], best: list[int]) -> DuelView | None:
    if not own or not best or own == best:
        return None
    most = max(len(own), len(best))
    pairs = zip(own + [0] * (most - len(own)), best + [0] * (most - len(best)), strict=True)
    return next(DuelView(die, mine, other) for die, (mine, other) in enumerate(pairs, 1) if mine != other)
