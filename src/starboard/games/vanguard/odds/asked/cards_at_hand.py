"""What lies at hand for a dice check, as the odds want it: section cards, skills, equipment and discoveries that change
dice (IV-X-506, IV-X-507). What they do besides is nothing to the odds."""

from collections.abc import Iterator, Sequence
from itertools import combinations_with_replacement, product
from typing import TypeAlias

import msgspec

from starboard.games.vanguard.board.requirements_met import ANY
from starboard.games.vanguard.effects.context import Ctx
from starboard.games.vanguard.effects.crew_targets import candidates
from starboard.games.vanguard.effects.numbers import test
from starboard.games.vanguard.moves.exploration_moves import PlayCard, UseCard, UseSkill
from starboard.games.vanguard.notation.argument_kinds import OWN
from starboard.games.vanguard.notation.grammar import Args, Call, Group, Node, Step
from starboard.games.vanguard.notation.symbols import NINE, SHORT, SYMBOLS
from starboard.games.vanguard.odds.sums.wanted_check import COPY, MANY, Card, Part
from starboard.games.vanguard.rules.basics.away_team import COLOUR_OF_LETTER
from starboard.games.vanguard.rules.cards import abilities
from starboard.games.vanguard.rules.check.check_support import helpers
from starboard.games.vanguard.rules.check.dice_pool import check_of
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.kernel import Move

Options: TypeAlias = list[tuple[Part, ...]]
"""What may be done, each as its parts one after the other."""
DICE = ("reroll", "turn", "toss", "add-die", "double", "excuse", "advance")


class Unclear(Exception):
    """A card that the odds do not understand."""


class Thing(msgspec.Struct, frozen=True):
    """Something at hand that changes dice."""

    who: int
    card: str
    key: str
    """The move that uses it, as clients name it."""
    cards: tuple[Card, ...]
    """What it does; several where it does something several times. Nothing: the odds do not understand it."""
    helps: bool = False
    """Whether it is one of the section cards of somebody who may play one of them (IV-X-507)."""


class Hand(msgspec.Struct, frozen=True):
    """Everything at hand, and the cards that the odds count for it."""

    things: tuple[Thing, ...] = ()

    def cards(self, but: Thing | None = None) -> list[tuple[Card, tuple[Thing, ...]]]:
        """The cards that count, each with the things that it is; without one thing, as if that had been used. Of the
        section cards of somebody who helps, those that only turn dice are one card with a choice, and else the first
        one counts."""
        found: list[tuple[Card, tuple[Thing, ...]]] = []
        for thing in self.things:
            if thing == but:
                found += [(card, (thing,)) for card in thing.cards[1:]]
            elif not thing.helps:
                found += [(card, (thing,)) for card in thing.cards]
        for who in sorted({thing.who for thing in self.things if thing.helps}):
            if but is None or not but.helps or but.who != who:
                found += _one_of([thing for thing in self.things if thing.helps and thing.who == who and thing.cards])
        return found


def key_of(move: Move) -> str:
    """How a move of a dice check is called beside its chances."""
    if isinstance(move, PlayCard):
        return f"play-card:{move.card}"
    if isinstance(move, UseSkill):
        return f"use-skill:{move.who}"
    assert isinstance(move, UseCard)
    return f"use-card:{move.card}:{move.n}"


def at_hand(g: VanguardState) -> Hand:
    """What the active crew member and those who may help have at hand. After the roll those of other seats have been
    asked, or are being asked."""
    check = check_of(g)
    found = list(_things(g, check.who))
    for other in helpers(g):
        for thing in _things(g, other):
            helps = thing.key.startswith("play-card")
            if not helps or other not in check.helpers:
                found.append(msgspec.structs.replace(thing, helps=helps))
    return Hand(tuple(found))


def _things(g: VanguardState, who: int) -> Iterator[Thing]:
    for held, ctx in abilities.at_hand(g, who, check_of(g).who):
        try:
            cards = _cards(_steps(g, held.ability.effect.steps, ctx))
        except Unclear:
            yield Thing(who, held.card, key_of(held.used_by[who]), ())
            continue
        if cards:
            times = g.expedition.team[who].charges if held.kind == "skill" else 1
            yield Thing(who, held.card, key_of(held.used_by[who]), cards * times)


def _one_of(things: Sequence[Thing]) -> list[tuple[Card, tuple[Thing, ...]]]:
    """One section card of several."""
    turning = tuple(thing for thing in things if all(card.roll is None for card in thing.cards))
    if not turning:
        return [(card, (things[0],)) for card in things[0].cards] if things else []
    options = tuple(option for thing in turning for card in thing.cards for option in card.options)
    return [(Card(options), turning)]


def _cards(options: Options) -> tuple[Card, ...]:
    """Cards out of what may be done. Where dice are rolled there must be nothing to choose."""
    able = [parts for parts in options if parts]
    if not able:
        return ()
    if not any(part.rolls for parts in able for part in parts):
        return (Card(tuple(dict.fromkeys(able))),)
    longest = max(able, key=len)
    if any(not part.rolls for part in longest) or any(
        len(parts) == len(longest) and parts != longest for parts in able
    ):
        raise Unclear
    return tuple(Card(((part,),)) for part in longest)


# -- Effects -----------------------------------------------------------------------------------------------------------


def _steps(g: VanguardState, steps: Sequence[Step], ctx: Ctx) -> Options:
    """Every way to carry out steps."""
    ways = [[parts for node in step.options for parts in _node(g, node, ctx)] for step in steps]
    return [tuple(part for parts in chosen for part in parts) for chosen in product(*ways)]


def _node(g: VanguardState, node: Node, ctx: Ctx) -> Options:
    if isinstance(node, Call):
        if node.word == "turn" and node.args[3] == "named":
            return [_part(g, "turn", (*node.args[:3], symbol[:3]), ctx) for symbol in NINE]
        if node.word == "turn" and len(node.args) > 4:
            return _shared_out(g, node.args, ctx)
        return [_part(g, node.word, node.args, ctx)] if node.word in DICE else [()]
    return _group(g, node, ctx)


def _group(g: VanguardState, node: Group, ctx: Ctx) -> Options:
    if node.word == "if":
        assert node.condition is not None
        return _steps(g, node.inner if test(g, node.condition, ctx) else node.other, ctx)
    if node.word == "":
        return _steps(g, node.inner, ctx)
    if node.word == "may":
        return [*_steps(g, node.inner, ctx), ()]
    if node.word == "each":
        assert node.crew is not None
        found: Options = [()]
        for who in candidates(g, node.crew, ctx):
            more = _steps(g, node.inner, ctx.concerning(who))
            found = [(*before, *after) for before in found for after in more]
        return found
    if any(parts for parts in _steps(g, (*node.inner, *node.other), ctx)):
        raise Unclear
    return [()]


def _part(g: VanguardState, word: str, args: Args, ctx: Ctx) -> tuple[Part, ...]:
    """One word that changes dice."""
    if word == "excuse":
        return (Part("excuse", what=str(args[0])),)
    if word == "double":
        return (Part("double", to=_symbol(args[0])),)
    if word == "advance":
        return _advance(g, args)
    if word == "add-die":
        return _add(g, args, ctx)
    if args[0] == OWN and check_of(g).supporters:
        # Whose dice they are is nothing that the odds know.
        raise Unclear
    count = MANY if args[0] in ("all", OWN) else args[0] if isinstance(args[0], int) else 1
    colour = COLOUR_OF_LETTER[str(args[1] or "D")]
    shows = _symbol(args[2]) if len(args) > 2 and args[2] not in (None, "any") else -1
    if word != "turn":
        return (Part(word, count, colour, shows, every=word == "reroll" and args[0] == OWN),)
    if args[3] in ("unshown", "kin"):
        raise Unclear
    to = {"any": ANY, "shown": COPY}.get(str(args[3]), -1)
    every = count == MANY and to < 0
    return (Part("turn", count, colour, shows, to if to >= 0 else _symbol(args[3]), every),)


def _shared_out(g: VanguardState, args: Args, ctx: Ctx) -> Options:
    """This many dice may be set to one of several symbols each."""
    amount, colour, face, *results = args
    count = amount if isinstance(amount, int) else 1
    found: Options = []
    for chosen in combinations_with_replacement(results, count):
        each = dict.fromkeys(chosen)
        found.append(tuple(part for to in each for part in _part(g, "turn", (chosen.count(to), colour, face, to), ctx)))
    return found


def _symbol(arg: object) -> int:
    return SYMBOLS.index(SHORT[str(arg)])


def _advance(g: VanguardState, args: Args) -> tuple[Part, ...]:
    """A track of this very action moves; others are nothing to the odds."""
    check = check_of(g)
    if not check.source.startswith("poi:") or not isinstance(args[1], int) or args[3] is not None:
        return ()
    return (Part("advance", args[1], what=str(args[0])),)


def _add(g: VanguardState, args: Args, ctx: Ctx) -> tuple[Part, ...]:
    """A die comes into the pool. Which own dice stay available is not known before they are chosen."""
    one, check = g.expedition.team[ctx.who], check_of(g)
    if args[1] == "available" and ctx.who == check.who and check.step < 3:
        raise Unclear
    dice = one.spent if args[1] == "spent" else one.available
    return (Part("add", dice=tuple(sorted(set(dice)))),) if dice else ()
