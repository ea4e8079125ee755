"""IV-X-9: action tracks: the markers of special actions."""

from starboard.games.vanguard.content import campaign
from starboard.games.vanguard.notation.actions import Action
from starboard.games.vanguard.rules.basics.telling import say
from starboard.games.vanguard.rules.cards.passives import passives
from starboard.games.vanguard.rules.planet.poi import top_poi
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.games.vanguard.state.member_state import NOBODY
from starboard.kernel import show


def key_of(action: int, row: str) -> str:
    """How a track is called on its card: `0.green` is the green track of its first action."""
    return f"{action}.{row}"


def markers_of(g: VanguardState, source: str, sector: int) -> dict[str, int] | None:
    """Where the markers of a card's tracks are kept; None when the card is no longer there."""
    kind, _, id = source.partition(":")
    e = g.expedition
    if kind == "poi":
        poi = top_poi(g, sector)
        return poi.tracks if poi is not None and poi.id == id else None
    if kind in ("mod", "rank-up"):
        return e.card_tracks.get(source)
    for board in e.boards:
        if kind == "condition" and board.condition == id:
            return board.condition_tracks
        for threat in board.threats:
            if kind == "threat" and threat.id == id:
                return threat.tracks
        for mission in board.missions:
            if kind == "mission" and mission.id == id:
                return mission.tracks
    return None


def fields_of(g: VanguardState, action: Action, row: str, source: str) -> int:
    """IV-X-901: advances that the outcome needs; some things make a track longer or shorter."""
    fields = action.tracks[row]
    for passive in passives(g, NOBODY, "track-fields"):
        name, change = passive.args
        if name in (source.partition(":")[2], "any") and isinstance(change, int):
            fields += change
    return max(1, fields)


def advance(
    g: VanguardState, source: str, sector: int, number: int, row: str, steps: int, rule: str, short: bool = False
) -> None:
    """IV-X-901 to IV-X-904: forwards up to the outcome field, where further advances are lost; backwards until the
    marker is removed. `short` stops before the outcome field."""
    markers = markers_of(g, source, sector)
    if markers is None:
        return
    action = action_of(g, source, number)
    last = fields_of(g, action, row, source) - short
    key = key_of(number, row)
    before = markers.get(key, 0)
    after = max(0, min(before + steps, max(last, before)))
    if after:
        markers[key] = after
    else:
        markers.pop(key, None)
    if after != before:
        show(g, "track", source=source, row=row, start=before, at=after)
        say(g, "vanguard-track", rule, source=source, row=row, field=after, fields=fields_of(g, action, row, source))


def action_of(g: VanguardState, source: str, number: int) -> Action:
    """A special action by its card and its place on it."""
    kind, _, id = source.partition(":")
    c = campaign[g.campaign]
    if kind == "poi":
        return c.pois[id].actions[number]
    if kind == "threat":
        return c.threats[id].actions[number]
    if kind == "condition":
        return c.conditions[id].actions[number]
    if kind == "mission":
        return c.missions[id].actions[number]
    if kind == "rank-up":
        return c.rank_ups[id].actions[number]
    if kind == "event":
        return c.events[id].actions[number]
    return c.mods[id].actions[number]
