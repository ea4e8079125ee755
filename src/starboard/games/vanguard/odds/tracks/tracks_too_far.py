"""Tracks that are too far: no roll and no use of the cards brings their markers to the outcome in this check. Nobody
plays for them, so that the chances are those of a check without them."""

from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from functools import lru_cache

import msgspec

from starboard.games.vanguard.board.requirements_met import Shown
from starboard.games.vanguard.content.dice import SIDES
from starboard.games.vanguard.notation.symbols import BASIC, COLOURS, SYMBOLS
from starboard.games.vanguard.odds.sums.effort import Reckoner
from starboard.games.vanguard.odds.sums.wanted_check import Card, Check, Part, Track, faces_of
from starboard.games.vanguard.odds.tracks.track_chances import moves_of


def within_reach(check: Check) -> Check:
    """The check without the tracks that are too far. A track that was named as the wanted one is always kept."""
    if check.want >= 0 or not check.tracks:
        return check
    near = tuple(track for place, track in enumerate(check.tracks) if _most(check, place) >= track.fields)
    return msgspec.structs.replace(check, tracks=near) if len(near) < len(check.tracks) else check


def _most(check: Check, place: int) -> Fraction:
    """How many steps the marker of a track can go at most: each die shows what is best for it, and each card gives as
    much as it can for itself. That is more than can be, never less."""
    excused = {part.what for card in check.cards for option in card.options for part in option if part.do == "excuse"}
    tracks = tuple(Track(track.name, 1) for track in check.tracks)
    plain = msgspec.structs.replace(check, dice=(), rolled=(), cards=(), tracks=tracks)
    most = _gains(plain, place, "special" in excused).of_all(check)
    if check.swap and "swap" in excused:
        most = max(most, _gains(msgspec.structs.replace(plain, swap=()), place, "special" in excused).of_all(check))
    return most


@lru_cache(maxsize=64)
def _gains(check: Check, place: int, eased: bool) -> "_Gains":
    return _Gains(check, place, eased)


class _Gains:
    """What dice and cards give for a track at most."""

    def __init__(self, check: Check, place: int, eased: bool) -> None:
        """`eased`: effects for bare dice do with one less."""
        self._check, self._place, self._name = check, place, check.tracks[place].name
        bare = [special for special in check.specials if special.dice and special.track == self._name]
        each = [Fraction(special.steps, max(1, special.dice - eased)) for special in bare if special.steps > 0]
        self._of_bare = sum(each, Fraction(0))
        self._of_first = sum(special.first for special in check.specials if special.track == self._name)
        # The colour of a die means something to basic symbols alone.
        basic = ((colour, (BASIC,)) for colour in range(len(COLOURS)))
        self._of_symbol = max(map(self._of_face, (*((0, (symbol,)) for symbol in range(len(SYMBOLS))), *basic)))
        self._of_kind: dict[int, Fraction] = {}

    def of_all(self, check: Check) -> Fraction:
        """What dice and cards give together."""
        dice = [*check.dice, *(die for die, _ in check.rolled)]
        lying = (self._of_face(shown) - self._of_die(die) for die, shown in check.rolled if len(shown[1]) > 1)
        # Dice already rolled may show more than they could by themselves, as symbols were doubled.
        given = [*map(self._of_die, dice), *map(self._of_card, check.cards), *(more for more in lying if more > 0)]
        return sum(given, Fraction(self._of_first))

    def _of_die(self, die: int) -> Fraction:
        """What a die gives that is rolled, or set to a symbol."""
        known = self._of_kind.get(die)
        if known is None:
            known = self._of_kind[die] = max(self._of_symbol, *map(self._of_face, faces_of(self._check, die)))
        return known

    def _of_face(self, shown: Shown) -> Fraction:
        moved = moves_of(self._check, shown)
        return max(moves.steps[self._place] + moves.left * self._of_bare for moves in moved)

    def _of_card(self, card: Card) -> Fraction:
        return max(sum(map(self._of_part, option), Fraction(0)) for option in card.options)

    def _of_part(self, part: Part) -> Fraction:
        if part.do == "advance":
            return Fraction(part.count if part.what == self._name else 0)
        if part.do == "add":
            return max(map(self._of_die, part.dice))
        # A die that is set gives no more than was counted for it already.
        return self._of_symbol if part.do == "double" else Fraction(0)


class Nearer:
    """The chances of a check of which some tracks are too far."""

    def __init__(self, check: Check, nearer: Check, play: Reckoner) -> None:
        self.play = play
        self._places = [check.names.index(name) for name in nearer.names]
        self._count = len(check.names)
        self.kind_of, self.falls_better, self.start, self.rolled = (
            play.kind_of,
            play.falls_better,
            play.start,
            play.rolled,
        )

    def outcomes(self, states: Mapping[int, int]) -> list[int]:
        """The weights of the outcomes with best play."""
        return self._of_all(self.play.outcomes(states))

    def with_roll(self, states: Mapping[int, int], part: Part) -> list[int] | None:
        """The weights when a card that rolls dice is used next."""
        found = self.play.with_roll(states, part)
        return None if found is None else self._of_all(found)

    def _of_all(self, weights: Iterable[int]) -> list[int]:
        found = [0] * self._count
        for place, weight in zip(self._places, weights, strict=True):
            found[place] = weight
        return found


class Never:
    """A check of which all tracks are too far: whatever is rolled, nothing comes of it."""

    def __init__(self, check: Check) -> None:
        self._count = len(check.names)

    def kind_of(self, die: int) -> int:
        """All dice are as good as each other."""
        return 0

    def falls_better(self, one: int, other: int) -> bool:
        """All dice are as good as each other."""
        return True

    def start(self, lying: Sequence[tuple[int, Shown]] | None = None) -> dict[int, int]:
        """Nothing matters of the dice."""
        return {0: 1}

    def rolled(self, states: Mapping[int, int], die: int) -> dict[int, int]:
        """One more die."""
        return {0: states[0] * SIDES}

    def outcomes(self, states: Mapping[int, int]) -> list[int]:
        """Nothing, every time."""
        return [0] * (self._count - 1) + [states[0]]

    def with_roll(self, states: Mapping[int, int], part: Part) -> list[int] | None:
        """A card changes nothing."""
        return self.outcomes(states)
