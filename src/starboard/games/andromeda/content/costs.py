"""AE-B-6.6: costs as they are printed, such as `2T+1N`."""

import re

LETTERS = "EINTCXK"
"""Energy, ice, nanocarbon, titanium, credit; any one of ice, nanocarbon and titanium; a tactics card."""
ANY, CARD = 5, 6

Cost = tuple[int, ...]
"""How many of each, in the order of `LETTERS`; the first five places are those of `state.game_state.RESOURCES`."""
FREE: Cost = (0, 0, 0, 0, 0, 0, 0)

_PART = re.compile(rf"([1-9])([{LETTERS}])")


def parse_cost(text: str) -> Cost:
    """The cost that a text stands for; the empty text costs nothing. `ValueError` when it is none."""
    cost = [0] * len(LETTERS)
    for part in text.split("+") if text else []:
        found = _PART.fullmatch(part)
        if not found or cost[LETTERS.index(found[2])]:
            raise ValueError(text)
        cost[LETTERS.index(found[2])] = int(found[1])
    return tuple(cost)
