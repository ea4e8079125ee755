"""What situations, projects and objectives ask for: `1 engineering`, `1 any rank 2 + 1 success`, `2 different`.

way  := part ('+' part)* ['over' number 'passes'] ['if' condition]
part := number (section | 'any' | 'different') ['rank' number]     crew to assign; `different`: of as many sections
      | number ('success' | 'command' | 'energy')                  tokens to pay
      | 'morale high'                                              the level of morale

`4 command over 2 passes`: tokens that are given one by one, not all of them before the last of this many passes.
"""

import re
from functools import cache

import msgspec

from starboard.games.vanguard.notation.grammar import BadNotation, Checked, parse_condition
from starboard.games.vanguard.notation.symbols import SECTIONS, TIERS, TYPE_SHORT

ANYBODY = -1
TOKENS = ("success", "command", "energy")

_CREW = re.compile(rf"(?P<count>[1-4]) (?P<who>any|different|{'|'.join(SECTIONS)})(?: rank (?P<rank>[1-3]))?")
_COST = re.compile(rf"(?P<count>[1-5]) (?P<type>{'|'.join(TYPE_SHORT)}|any) (?P<tier>{'|'.join(TIERS)})")
WAY = "2 security rank 2 + 1 any + 3 success"
"""How a demand is written."""
_PASSES = re.compile(r"(?P<asked>.+) over (?P<count>[2-9]) passes")
_TOKENS = re.compile(rf"(?P<count>[1-9]) (?P<what>{'|'.join(TOKENS)})")


class Need(msgspec.Struct, frozen=True):
    """One crew member to assign."""

    section: int = ANYBODY
    rank: int = 1
    different: bool = False
    """Of another section than the others who are asked for in this way."""


class Way(msgspec.Struct, frozen=True):
    """Everything that is asked for together."""

    text: str
    crew: tuple[Need, ...] = ()
    success: int = 0
    command: int = 0
    energy: int = 0
    high_morale: bool = False
    condition: Checked | None = None
    passes: int = 1
    """Over how many passes its tokens are given."""

    @property
    def tokens(self) -> int:
        """All that are asked for."""
        return self.success + self.command + self.energy


@cache
def parse_way(text: str) -> Way:
    """What a text asks for. `BadNotation` names the part that says nothing."""
    asked, _, condition = text.partition(" if ")
    passes = 1
    if found := _PASSES.fullmatch(asked.strip()):
        asked, passes = found["asked"], int(found["count"])
    crew: list[Need] = []
    tokens = dict.fromkeys(TOKENS, 0)
    high = False
    for part in (part.strip() for part in asked.split("+")):
        if found := _CREW.fullmatch(part):
            who, rank = found["who"], int(found["rank"] or 1)
            section = SECTIONS.index(who) if who in SECTIONS else ANYBODY
            crew += [Need(section, rank, who == "different")] * int(found["count"])
        elif found := _TOKENS.fullmatch(part):
            tokens[found["what"]] += int(found["count"])
        elif part == "morale high":
            high = True
        else:
            raise BadNotation(part or text, "form", WAY)
    if passes > 1 and (crew or sum(map(bool, tokens.values())) != 1):
        raise BadNotation(text, "form", "6 success over 3 passes")
    checked = parse_condition(condition) if condition else None
    return Way(" ".join(text.split()), tuple(crew), **tokens, high_morale=high, condition=checked, passes=passes)


def given_at_once(way: Way) -> Way:
    """What is given at a time: one token of those that are asked for over several passes."""
    if way.passes == 1:
        return way
    return msgspec.structs.replace(
        way, success=min(way.success, 1), command=min(way.command, 1), energy=min(way.energy, 1)
    )


class Cost(msgspec.Struct, frozen=True):
    """This many discoveries of a type, of this tier or a higher one (IV-S-0803)."""

    count: int
    type: int
    """A place in `TYPES`, or `ANYBODY` for whatever type."""
    tier: int
    """A place in `TIERS`."""


@cache
def parse_cost(text: str) -> Cost:
    """`2 min basic`; `BadNotation` says what is wrong."""
    found = _COST.fullmatch(text.strip())
    if not found:
        raise BadNotation(text, "form", "2 min basic")
    return Cost(int(found["count"]), TYPE_SHORT.get(found["type"], ANYBODY), TIERS.index(found["tier"]))
