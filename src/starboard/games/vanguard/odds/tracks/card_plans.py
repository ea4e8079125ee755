"""Plans for the cards that turn dice, on tracks (IV-X-506): which of them are used, and what comes before what.

A card takes from counters. Each use of it on a die takes one, or all when the card can do nothing else besides. Most
cards touch one die, so that it means nothing when they are used: they are loose. The others have their places in an
order, and there is a plan for each order; and for each choice of what concerns all dice, or none.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import permutations, product
from typing import NamedTuple, TypeAlias

import msgspec

from starboard.games.vanguard.board.requirements_met import ANY
from starboard.games.vanguard.notation.symbols import COLOURS, SYMBOLS
from starboard.games.vanguard.odds.sums.effort import TooMuch
from starboard.games.vanguard.odds.sums.wanted_check import COPY, MANY, Card, Check, Part
from starboard.games.vanguard.odds.tracks.track_chances import moves_of

MOST_PLANS = 24
"""With more plans than this the chances would take too long."""
MOST_COPIES = 3
Option: TypeAlias = tuple[Part, ...]
Key: TypeAlias = int
"""How much of each counter was taken: some bits for each, and one above them that stays free."""


class Use(NamedTuple):
    """What a card can do to one die, and what that takes from the counters."""

    part: Part
    takes: Key


class Slot(NamedTuple):
    """One moment in the order of a plan."""

    uses: tuple[Use, ...]
    copies: int = -1
    """Which of the copying moments of the plan it is; -1: nothing is copied."""


class Counters:
    """The counters of a plan."""

    def __init__(self) -> None:
        self.guards = self.bias = self.bound = 0
        self.links: list[tuple[Key, ...]] = []
        """Counters of which all are taken from, or none: what belongs to one card."""
        self._everything: list[Key] = []
        self._freer: dict[Key, dict[Key, bool]] = {}
        self.musts: list[Key] = []
        """Counters from which something must be taken."""
        self._width = 0

    def new(self, most: int) -> Key:
        """A counter with so much in it: what one use takes."""
        size = most.bit_length()
        one = 1 << self._width
        self.bias += ((1 << size) - 1 - most) << self._width
        self.guards |= 1 << self._width + size
        self._width += size + 1
        return one

    def bind(self, counters: Sequence[tuple[Key, int]], must: bool) -> None:
        """Counters of one card."""
        masks = tuple(one * ((1 << most.bit_length()) - 1) for one, most in counters)
        if must or len(masks) > 1:
            self.bound |= sum(masks)
        if must:
            self.musts += masks
        elif len(masks) > 1:
            self.links.append(masks)
            self._everything.append(sum(one * most for one, most in counters))

    def is_too_much(self, key: Key) -> bool:
        """Whether more was taken from a counter than there is."""
        return bool(key + self.bias & self.guards)

    def is_touched(self, key: Key, takes: Key) -> bool:
        """Whether a die was touched already by another part of the same card."""
        return any(key & whole and takes & whole for whole in map(sum, self.links))

    def is_freer(self, one: Key, other: Key) -> bool:
        """Whether no more was taken, and nothing is left to do that had been done."""
        return ((other | self.guards) - one) & self.guards == self.guards and self._is_bound_alike(one, other)

    def freer(self, keys: Iterable[Key], than: Key) -> list[Key]:
        """Those of the keys that are freer than one."""
        known = self._freer.setdefault(than, {})
        found = []
        for key in keys:
            is_freer = known.get(key)
            if is_freer is None:
                is_freer = known[key] = self.is_freer(key, than)
            if is_freer:
                found.append(key)
        return found

    def _is_bound_alike(self, one: Key, other: Key) -> bool:
        """Whether of what belongs together the same was taken; or nothing at all, where the other has done everything
        that it can."""
        differs = (one ^ other) & self.bound
        if not differs:
            return True
        for link, everything in zip(self.links, self._everything, strict=True):
            whole = sum(link)
            if differs & whole and not one & whole and other & whole == everything:
                differs &= ~whole
        return not differs

    def is_done(self, key: Key) -> bool:
        """Whether each card that was begun was carried out."""
        return all(key & must for must in self.musts) and all(
            len({bool(key & mask) for mask in link}) == 1 for link in self.links
        )


class Plan:
    """Which cards can be used, and in which order."""

    def __init__(self) -> None:
        self.counters = Counters()
        self.loose: list[Use] = []
        self.slots: list[Slot] = []
        self.advances: list[Part] = []
        self.eased = self.plain = False
        """Whether an effect for bare dice does with one less, and whether the swap of symbols is excused."""

    @property
    def copies(self) -> int:
        """How many moments there are at which a symbol is copied."""
        return sum(slot.copies >= 0 for slot in self.slots)


def plans_of(check: Check) -> list[Plan]:
    """All plans. `TooMuch` if there are too many."""
    cards = _simplest(check, [card for card in check.cards if card.roll is None])
    found = []
    for chosen in product(*(_fixed(check, card) for card in cards)):
        for order in _orders(cards, chosen):
            found.append(_plan(cards, chosen, order))
            if len(found) > MOST_PLANS:
                raise TooMuch
    return found


def _fixed(check: Check, card: Card) -> list[Option | None]:
    """What must be settled before all else: the option that is used, or none at all (None); or nothing, an empty
    option, when any use of the card can be found out later."""
    if not any(_is_of_all(part) for option in card.options for part in option):
        return [()] if len(_wide(card)) < 2 else list(card.options)
    useful = [option for option in card.options if any(_has_effect(check, part) for part in option)]
    if len(useful) == 1 and len(useful[0]) == 1 and _is_welcome(check, useful[0][0]):
        return list(useful)
    return [None, *useful]


def _is_of_all(part: Part) -> bool:
    """Whether it concerns no single die."""
    return part.every or part.do in ("advance", "excuse")


def _has_effect(check: Check, part: Part) -> bool:
    if part.do == "advance":
        return part.what in [track.name for track in check.tracks]
    if part.do == "excuse":
        return part.what == "special" or (part.what == "swap" and bool(check.swap))
    return True


def _is_welcome(check: Check, part: Part) -> bool:
    """Whether nobody would do without it."""
    if part.do == "excuse":
        bare = [special for special in check.specials if special.dice]
        return part.what == "special" and len(bare) == 1 and bare[0].track not in ("", "red") and bare[0].steps > 0
    return part.do == "advance" and part.what != "red" and part.count > 0


def _wide(card: Card) -> list[Option]:
    """Options that touch more than one die."""
    return [option for option in card.options if len(option) > 1 or option[0].count > 1]


# -- Symbols -----------------------------------------------------------------------------------------------------------


def like_symbols(check: Check, parts: Sequence[Part]) -> list[int]:
    """For each symbol the first one that does the same on every die, with these parts of cards."""
    named = {part.shows for part in parts} | {part.to for part in parts if part.do == "double"}
    checks = [check, msgspec.structs.replace(check, swap=())] if check.swap else [check]
    colours = range(len(COLOURS))
    moves = [
        [moves_of(one, (colour, (symbol,))) for one in checks for colour in colours] for symbol in range(len(SYMBOLS))
    ]
    does = [(symbol if symbol in named else -1, moved) for symbol, moved in enumerate(moves)]
    return [does.index(one) for one in does]


def _simplest(check: Check, cards: Sequence[Card]) -> list[Card]:
    """Cards that do the same as each other are made the same."""
    alike = like_symbols(check, [part for card in cards for option in card.options for part in option])

    def simple(part: Part) -> Part:
        is_set = part.do == "turn" and part.to < len(SYMBOLS)
        return msgspec.structs.replace(part, to=alike[part.to]) if is_set else part

    found = []
    for card in cards:
        options = tuple(dict.fromkeys(tuple(simple(part) for part in option) for option in card.options))
        found += _one_by_one(options[0][0]) if len(options) == len(options[0]) == 1 else [Card(options)]
    return found


def _one_by_one(part: Part) -> list[Card]:
    """A card that sets up to this many dice is as good as this many cards that set one."""
    if part.do == "turn" and part.shows < 0 and part.to != COPY and not part.every and part.count < MANY:
        return [Card(((msgspec.structs.replace(part, count=1),),))] * part.count
    return [Card(((part,),))]


# -- The order ---------------------------------------------------------------------------------------------------------


def _orders(cards: Sequence[Card], chosen: Sequence[Option | None]) -> Iterator[tuple[int, ...]]:
    """Every order of the cards for which it can mean something, by their places."""
    used = [place for place, option in enumerate(chosen) if option is not None]
    parts = [part for place in used for option in cards[place].options for part in option]
    strict = any(part.every or (part.to == COPY and part.shows >= 0) for part in parts)
    tied = [place for place in used if not _is_loose(cards[place], chosen[place] or (), strict)]
    alike = {tuple((cards[place], chosen[place]) for place in order): order for order in permutations(tied)}
    yield from alike.values()


def _is_loose(card: Card, chosen: Option, strict: bool) -> bool:
    """Whether it means nothing when a card is used. `strict`: only if it touches one die."""
    options = [chosen] if chosen else card.options
    parts = [part for option in options for part in option if part.do not in ("advance", "excuse")]
    if not parts:
        return True
    if any(part.to == COPY or part.every for part in parts):
        return False
    if all(len(option) == 1 and option[0].count == 1 for option in options):
        return True
    return not strict and all(part.shows < 0 for part in parts) and all(map(_is_free, options))


def _is_free(option: Option) -> bool:
    """Whether several parts can as well be carried out at different times. A die that was set too early can be set to
    what it shows by then if the player chooses the symbol."""
    return len(option) == 1 or all(part.do == "toss" or part.to == ANY for part in option)


# -- The plan ----------------------------------------------------------------------------------------------------------


def _plan(cards: Sequence[Card], chosen: Sequence[Option | None], order: Sequence[int]) -> Plan:
    plan = Plan()
    alike: Counter[Card] = Counter()
    for place, (card, option) in enumerate(zip(cards, chosen, strict=True)):
        if option:
            for part in option:
                if part.do == "advance":
                    plan.advances.append(part)
                plan.eased = plan.eased or part.what == "special"
                plan.plain = plan.plain or part.what == "swap"
        if option is not None and place not in order:
            if not option and not _wide(card):
                alike[card] += 1
            else:
                plan.loose += [use for slot in _slots(plan, card, option) for use in slot.uses]
    for card, times in alike.items():
        one = plan.counters.new(times)
        plan.loose += [Use(option[0], one) for option in card.options]
    for place in order:
        for slot in _slots(plan, cards[place], chosen[place] or ()):
            copies = plan.copies if any(use.part.to == COPY for use in slot.uses) else -1
            plan.slots.append(slot._replace(copies=copies))
    return plan


def _slots(plan: Plan, card: Card, chosen: Option) -> list[Slot]:
    """The moments at which the parts of a card are carried out, one after the other. An option that touches one die
    takes all that the card has."""
    wide = chosen or next(iter(_wide(card)), card.options[0])
    if any(part.to == COPY and part.count > MOST_COPIES for part in wide):
        raise TooMuch
    slots: list[list[Use]] = []
    counters: list[tuple[Key, int]] = []
    bound: list[tuple[Key, int]] = []
    for part in wide:
        if part.every or (part.count >= MANY and len(card.options) == len(wide) == 1):
            slots.append([Use(part, 0)])
        elif part.do not in ("advance", "excuse"):
            # What is copied can be copied again, so that dice which copy do it one after the other.
            mosts = [1] * part.count if part.to == COPY else [part.count]
            made = [(plan.counters.new(most), most) for most in mosts]
            slots += [[Use(part, one)] for one, _ in made]
            counters += made
            bound.append(made[0])
    everything = sum(one * most for one, most in counters)
    if not chosen:
        slots[0] += [Use(option[0], everything) for option in card.options if option != wide]
    plan.counters.bind(bound, must=any(_is_of_all(part) for part in chosen))
    return [Slot(tuple(uses)) for uses in slots]
