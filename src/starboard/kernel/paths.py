"""Paths over a map, whatever its shape: `links[place]` lists the places that one step from `place` leads to.

Places are numbered from 0. A link of -1 leads nowhere and is skipped, so the links of square and hexagonal boards fit
as they are. Links may be one-way unless a function says otherwise.
"""

from collections.abc import Sequence


def steps_from(links: list[list[int]], start: int, through: Sequence[bool] | None = None) -> list[int]:
    """The least number of steps from `start` to each place, -1 where no way leads.

    With `through`, a place that is not marked in it may be where a way begins or ends, but no way goes on through it.
    `IndexError` when `start` is not on the map. Linear in places and links.
    """
    _expect_place(links, start)
    steps = [-1] * len(links)
    steps[start] = 0
    reached = [start]
    for here in reached:  # grows while it is read
        if through is not None and here != start and not through[here]:
            continue
        for there in links[here]:
            if there >= 0 and steps[there] < 0:
                steps[there] = steps[here] + 1
                reached.append(there)
    return steps


def towards(links: list[list[int]], start: int, goal: int) -> list[int]:
    """The places next to `start` where a shortest way to `goal` can begin, in rising order.

    Empty when `start` is the goal or no way leads there. `IndexError` when either is not on the map. Linear in places
    and links.
    """
    _expect_place(links, start)
    if start == goal:
        return []
    left = steps_from(reversed_links(links), goal)
    return sorted({there for there in links[start] if there >= 0 and left[there] == left[start] - 1})


def reversed_links(links: list[list[int]]) -> list[list[int]]:
    """The same map with every link turned round. Linear in places and links."""
    back: list[list[int]] = [[] for _ in links]
    for here, ahead in enumerate(links):
        for there in ahead:
            if there >= 0:
                back[there].append(here)
    return back


def groups_of(links: list[list[int]], present: Sequence[bool]) -> list[list[int]]:
    """The connected groups of the places marked in `present`; every link must run both ways.

    Each group is in rising order, and the groups are in the order of their first places. Linear in places and links,
    plus sorting.
    """
    seen = [not there for there in present]
    groups: list[list[int]] = []
    for first in range(len(links)):
        if seen[first]:
            continue
        seen[first] = True
        group = [first]
        for here in group:  # grows while it is read
            for there in links[here]:
                if there >= 0 and not seen[there]:
                    seen[there] = True
                    group.append(there)
        group.sort()
        groups.append(group)
    return groups


def _expect_place(links: list[list[int]], place: int) -> None:
    if not 0 <= place < len(links):
        raise IndexError("no such place on the map")
