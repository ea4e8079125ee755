"""Steps 8 to 10 of a dice check: the outcome is marked and resolved."""

from collections.abc import Sequence
from typing import TypeAlias

from starboard.games.vanguard.board.equal_choices import ways_in_order
from starboard.games.vanguard.board.requirements_met import Conversions, Shown, meets
from starboard.games.vanguard.board.requirements_met import ways as ways_to_meet
from starboard.games.vanguard.effects.context import Ctx
from starboard.games.vanguard.effects.effects import carry_out
from starboard.games.vanguard.notation.actions import Action
from starboard.games.vanguard.notation.requirement import Requirement
from starboard.games.vanguard.notation.symbols import NINE, ROWS
from starboard.games.vanguard.rules.basics import planet_rules
from starboard.games.vanguard.rules.basics.telling import say
from starboard.games.vanguard.rules.cards.windows import window
from starboard.games.vanguard.rules.check.dice_pool import check_of, shown_and_converted
from starboard.games.vanguard.rules.planet import action_tracks
from starboard.games.vanguard.rules.story.logs import scene
from starboard.games.vanguard.rules.story.tutorial_hints import hint
from starboard.games.vanguard.state.expedition_state import Pending
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.kernel import Rules, show

Way: TypeAlias = tuple[str, ...]
"""What a way to meet a row needs, by its names."""


def mark_outcome(g: VanguardState, action: Action) -> None:
    """IV-X-541, IV-X-543: the first row from the top whose requirement the pool can meet; red if there is none. Nobody
    may skip a row (Q-10), and the dice are spent in step 9 anyway."""
    check = check_of(g)
    check.step = 8
    dice, turned = shown_and_converted(g)
    named = list(g.expedition.notes.predicted.get(check.who, ()))
    for row in ROWS:
        if row not in action.rows:
            continue
        requirement = action.rows[row].requirement
        way: Way | None = ()
        if requirement is not None:
            ways = ways_in_order(requirement.ways, named)
            way = _way(ways, dice, turned, "need" in check.notes.excused)
        if way is not None:
            check.row = row
            check.used = [need for need in way if need in NINE]
            if g.news is not None:
                _show_threads(g, row, way, dice, turned)
                say(g, "vanguard-marked", "IV-X-541", who=check.who, row=row)
            return


def _show_threads(g: VanguardState, row: str, way: Way, dice: list[Shown], turned: Conversions) -> None:
    """Which dice of the pool the row is made of."""
    found = ways_to_meet(dice, Requirement("", (way,)), turned) if way else []
    show(g, "thread", row=row, places=list(found[0]) if found else [])


def _way(ways: Sequence[Way], dice: list[Shown], turned: Conversions, excused: bool) -> Way | None:
    """The first alternative that the dice meet; a card may excuse one symbol of two or more."""
    for way in ways:
        if meets(dice, Requirement("", (way,)), turned):
            return way
    if excused:
        for way in ways:
            for left_out in range(len(way) if len(way) > 1 else 0):
                rest = (*way[:left_out], *way[left_out + 1 :])
                if meets(dice, Requirement("", (rest,)), turned):
                    return rest
    return None


def resolve_outcome(g: VanguardState, action: Action) -> Rules[None]:
    """IV-X-560, IV-X-561: the marked row, or every track whose marker is on its outcome field, from the top."""
    check = check_of(g)
    check.step = 10
    if not action.tracks:
        if check.row:
            yield from resolve_row(g, action, check.row)
        return
    card = action_tracks.markers_of(g, check.source, check.sector)
    for row in ROWS:
        markers = action_tracks.markers_of(g, check.source, check.sector)
        if row not in action.tracks or markers is None or markers is not card:
            # An outcome has taken the card away: its other tracks are void.
            continue
        key = action_tracks.key_of(check.action, row)
        if markers.get(key, 0) >= action_tracks.fields_of(g, action, row, check.source):
            del markers[key]
            check.row = row
            yield from resolve_row(g, action, row)


def resolve_row(g: VanguardState, action: Action, row: str) -> Rules[None]:
    """IV-X-562, IV-X-563: the effect of a row for the active crew member, then the row its arrow points to."""
    check = check_of(g)
    e = g.expedition
    hint(g, f"row-{row}")
    while row and not g.expedition.team[check.who].dead:
        key = f"{check.source}.{check.action}.{row}"
        again = key in e.resolved
        e.resolved[key] = e.resolved.get(key, 0) + 1
        _tally(g, row)
        if g.news is not None:
            show(g, "outcome", who=check.who, row=row, source=check.source, action=check.action)
            say(g, "vanguard-row", "IV-X-561", who=check.who, row=row, source=check.source)
        # A crew member who acts from afar, or was carried away during the check, still does it there.
        away = check.notes.afar or g.expedition.team[check.who].sector != check.sector
        here = check.sector if away else 0
        ctx = Ctx(check.source, "IV-X-563", check.who, here, check.sector, _threat(check.source), again=again, row=row)
        id = check.source.partition(":")[2]
        scene(g, ctx, f"{id}-{check.action + 1}-{row}")
        yield from carry_out(g, action.rows[row].effect, ctx)
        yield from planet_rules.fire(
            g, "row", check.who, check.sector, name=row, other=id, threat=_threat(check.source)
        )
        yield from window(g, Pending("row", check.who, row, check.source.partition(":")[0]))
        row = action.rows[row].arrow


def _threat(source: str) -> str:
    kind, _, id = source.partition(":")
    return id if kind == "threat" else ""


def _tally(g: VanguardState, row: str) -> None:
    """What rank-up cards and missions count."""
    e = g.expedition
    check = check_of(g)
    tallies = e.tallies
    if row == "green":
        tallies.green += 1
    elif row == "yellow":
        tallies.yellow += 1
    else:
        tallies.red += 1
    e.last[row] = check.who
    if row == "green" and _threat(check.source):
        tallies.threat_green += 1
