"""The one figure of a dice check: what its dice bring if no card is played and nobody helps. It is the same on the tile
of an action, on the sheet of the check and on the button that rolls, and it says what it assumes and what would change
it."""

from collections.abc import Iterable, Sequence
from fractions import Fraction
from functools import lru_cache

import msgspec

from starboard.games.vanguard.content import campaign
from starboard.games.vanguard.content.dice import KINDS
from starboard.games.vanguard.names.names import crew_name, die_name, listed, named
from starboard.games.vanguard.odds.asked.cards_at_hand import Hand, Thing, at_hand
from starboard.games.vanguard.odds.asked.check_asked import promised
from starboard.games.vanguard.odds.check_odds import answer
from starboard.games.vanguard.odds.dice_choices import best_kinds
from starboard.games.vanguard.odds.sums.wanted_check import Card, Check
from starboard.games.vanguard.rules.cards.passives import total
from starboard.games.vanguard.rules.check.check_support import supporters
from starboard.games.vanguard.rules.check.dice_pool import check_of
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.games.vanguard.view.check.odds_parts import FigureView, HowView, good_of, rounded, sure
from starboard.kernel import Message

ALL_DICE = Message("vanguard-figure-all-dice")
TAKEN_DICE = Message("vanguard-figure-taken-dice")
HELD_DICE = Message("vanguard-figure-held-dice")
LYING_DICE = Message("vanguard-figure-lying-dice")
CERTAIN = Message("vanguard-figure-certain")
MOST_HOWS = 3
"""How many ways to change the figure are named at most."""

Others = tuple[tuple[int, tuple[int, ...]], ...]
"""Who may support, once for each die that they may give, with their available dice."""
Given = tuple[tuple[int, int], ...]
"""Who gives which die."""


class Most(msgspec.Struct, frozen=True):
    """What can be reached with everything at hand, and the best die of everybody who may support."""

    chances: tuple[Fraction, ...]
    given: Given
    left_out: tuple[int, ...]
    """Cards that were not counted, by their places."""


# -- The figure --------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=256)
def plain(asked: Check) -> tuple[Fraction, ...]:
    """The chances of a check with these dice and nothing else; `asked` has no cards but those that were played."""
    return answer(asked).chances


def figure(asked: Check, assumes: Message, how: Iterable[HowView] = ()) -> FigureView:
    """The figure of a check, with what it assumes and what would change it."""
    chances = plain(asked)
    good = good_of(asked.names, chances)
    return FigureView(chances=rounded(chances), good=good, sure=sure(asked, chances), assumes=assumes, how=list(how))


def certain(names: Sequence[str], row: str) -> FigureView:
    """IV-X-536: whatever the dice show, the check ends with this row."""
    chances = [float(name == row) for name in names]
    return FigureView(chances=chances, good=good_of(names, chances), sure=row, assumes=CERTAIN)


def before_the_roll(g: VanguardState, asked: Check, assumes: Message) -> tuple[FigureView, Most | None]:
    """The figure of dice that are still to be rolled, and what can be reached with everything at hand; None where there
    is nothing at hand."""
    hand, bare = at_hand(g), msgspec.structs.replace(asked, cards=promised(g))
    reach = most_of(g, asked, hand)
    if reach is None or asked.wants(reach.chances) <= asked.wants(plain(bare)):
        return figure(bare, assumes), reach
    return figure(bare, assumes, [HowView(message=together(g, hand, reach), chances=rounded(reach.chances))]), reach


# -- With everything ---------------------------------------------------------------------------------------------------


def most_of(g: VanguardState, asked: Check, hand: Hand) -> Most | None:
    """What these dice can bring with everything at hand; None where there is nothing."""
    others = who_may_give(g)
    if not others and not hand.cards():
        return None
    return _most(msgspec.structs.replace(asked, cards=cards_of(g, hand)), others)


@lru_cache(maxsize=256)
def _most(asked: Check, others: Others) -> Most:
    given = dice_given(asked, others)
    found = answer(msgspec.structs.replace(asked, dice=tuple(sorted((*asked.dice, *(die for _, die in given))))))
    return Most(found.chances, given, found.left_out)


def cards_of(g: VanguardState, hand: Hand) -> tuple[Card, ...]:
    """What the odds count: what cards have excused already, and what is at hand."""
    return (*promised(g), *(card for card, _ in hand.cards()))


def who_may_give(g: VanguardState) -> Others:
    """IV-X-502: those who may still support."""
    check = check_of(g)
    each = 1 + total(g, check.who, "crowd")
    gave = [owner for owner, _ in check.hand]
    return tuple(
        (other, tuple(sorted(g.expedition.team[other].available)))
        for other in supporters(g, check.who)
        for _ in range(each - gave.count(other))
        if g.expedition.team[other].available
    )


def dice_given(asked: Check, others: Others) -> Given:
    """The die that each supporter does best to give: the one that helps most beside the dice of the check."""
    found: list[tuple[int, int]] = []
    every = [die for _, dice in others for die in dice]
    for who, available in others:
        left = list(available)
        for die in [die for other, die in found if other == who]:
            left.remove(die)
        able = best_kinds(asked, left, every) if left else []
        if able:
            beside = (*asked.dice, *(die for _, die in found))

            def helps(die: int, beside: tuple[int, ...] = beside) -> tuple[int | Fraction, ...]:
                tried = msgspec.structs.replace(asked, cards=(), dice=tuple(sorted((*beside, die))))
                return tried.wants(plain(tried))

            found.append((who, max(able, key=helps) if len(able) > 1 else able[0]))
    return tuple(found)


# -- In words ----------------------------------------------------------------------------------------------------------


def together(g: VanguardState, hand: Hand, reach: Most) -> Message:
    """The cards and dice that were counted, by their names."""
    out = {place - len(promised(g)) for place in reach.left_out}
    used = {thing.key for place, (_, things) in enumerate(hand.cards()) if place not in out for thing in things}
    things = [name_of(g, thing) for thing in hand.things if thing.key in used]
    team = g.expedition.team
    dice = [
        Message("vanguard-figure-die", {"die": die_name(KINDS[die].id), "who": crew_name(g, team[who].crew)})
        for who, die in reach.given
    ]
    return Message("vanguard-figure-with", {"things": listed([*things, *dice])})


def alone(g: VanguardState, thing: Thing) -> Message:
    """One card or skill by its name."""
    return Message("vanguard-figure-with", {"things": name_of(g, thing)})


def name_of(g: VanguardState, thing: Thing) -> Message:
    """A card, or the skill of a crew member."""
    if thing.key.startswith("use-skill"):
        return Message(f"{campaign[g.campaign].head.prefix}-skill-{g.expedition.team[thing.who].crew}")
    return named(g, thing.card)
