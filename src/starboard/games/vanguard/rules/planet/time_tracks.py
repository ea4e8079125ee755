"""IV-X-9: time tracks and their tokens, on boards, POIs, conditions, missions and threats.

A time track is called by the card it is on: `T01`, `C02`, `MI10`; `board` is printed on the board itself, and `poi:4`
is that of the POI in sector 4. On the card of a threat every field has an effect; elsewhere only the last one has.
"""

from functools import cache

import msgspec

from starboard.games.vanguard.content import PerCampaign, campaign
from starboard.games.vanguard.content.planet import Time
from starboard.games.vanguard.effects.context import Ctx, ask_crew
from starboard.games.vanguard.effects.effects import carry_out
from starboard.games.vanguard.moves.exploration_moves import PickTrack
from starboard.games.vanguard.notation.grammar import NOTHING, Effect
from starboard.games.vanguard.rules.basics import planet_rules
from starboard.games.vanguard.rules.basics.telling import say
from starboard.games.vanguard.rules.cards.passives import passives
from starboard.games.vanguard.rules.cards.windows import window
from starboard.games.vanguard.rules.planet import threats
from starboard.games.vanguard.rules.planet.poi import top_poi
from starboard.games.vanguard.state.board_state import Board, Mission, Poi, Threat
from starboard.games.vanguard.state.expedition_state import Pending
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.games.vanguard.state.member_state import NOBODY
from starboard.kernel import NOTHING_ASKED, Move, Rules, show

BOARD_TRACK = "board"
"""The track that is printed on the first board; that of another board is called by its planet."""


class TimeTrack(msgspec.Struct, frozen=True, gc=False):
    """A time track in play."""

    id: str
    holder: Board | Mission | Poi | Threat
    attribute: str
    """Where the holder keeps the token."""
    effects: tuple[Effect, ...]
    """The effect of each field."""
    sector: int = 0
    threat: str = ""

    @property
    def token(self) -> int:
        """The field of the token; 0 while it is not on the track."""
        field: int = getattr(self.holder, self.attribute)
        return field

    @property
    def ahead(self) -> Effect:
        """The effect of the field that the token would enter."""
        field = self.token
        return self.effects[field] if field < len(self.effects) else NOTHING

    def put(self, field: int) -> None:
        """Put the token on a field, or take it away with 0."""
        setattr(self.holder, self.attribute, field)


def time_tracks(g: VanguardState) -> list[TimeTrack]:
    """IV-X-907: every time track in play."""
    tracks = [time_track(g, id) for id in _ids(g)]
    return [track for track in tracks if track is not None]


def _ids(g: VanguardState) -> list[str]:
    """The names of all time tracks in play."""
    timed = _timed[g.campaign]
    found: list[str] = []
    for number, board in enumerate(g.expedition.boards):
        if board.planet in timed:
            found.append(board.planet if number else BOARD_TRACK)
        if board.condition in timed:
            found.append(board.condition)
        for mission in board.missions:
            if mission.id in timed and mission.status == "open":
                found.append(mission.id)
        for threat in board.threats:
            found.append(threat.id)
    return found + _clocks(g)


def time_track(g: VanguardState, id: str) -> TimeTrack | None:
    """A time track by its name, if it is in play. `C02` is found only while that condition is current."""
    if id.startswith("poi:"):
        return _of_poi(g, int(id.removeprefix("poi:")))
    for number, board in enumerate(g.expedition.boards):
        for threat in board.threats:
            if threat.id == id:
                return _of_threat(g, threat)
        if id == board.condition:
            return _of_condition(g, board)
        for mission in board.missions:
            if mission.id == id:
                return _of_mission(g, mission)
        if id == (board.planet if number else BOARD_TRACK):
            return _of_board(g, number, board)
    return None


def _of_board(g: VanguardState, number: int, board: Board) -> TimeTrack | None:
    time = campaign[g.campaign].planets[board.planet].time
    return _timed_track(g, board.planet if number else BOARD_TRACK, board, "time", time) if time is not None else None


def _of_condition(g: VanguardState, board: Board) -> TimeTrack | None:
    condition = campaign[g.campaign].conditions.get(board.condition)
    if condition is None or condition.time is None:
        return None
    return _timed_track(g, board.condition, board, "condition_time", condition.time)


def _of_mission(g: VanguardState, mission: Mission) -> TimeTrack | None:
    time = campaign[g.campaign].missions[mission.id].time
    if time is None or mission.status != "open":
        return None
    return _timed_track(g, mission.id, mission, "time", time)


def _of_threat(g: VanguardState, threat: Threat) -> TimeTrack:
    effects = campaign[g.campaign].threats[threat.id].track
    return TimeTrack(threat.id, threat, "time", effects, threat.sectors[0], threat.id)


def _of_poi(g: VanguardState, sector: int) -> TimeTrack | None:
    poi = top_poi(g, sector)
    if poi is None:
        return None
    time = campaign[g.campaign].pois[poi.id].time
    return _timed_track(g, f"poi:{sector}", poi, "time", time, sector) if time is not None else None


def _clocks(g: VanguardState) -> list[str]:
    """The time tracks of active POIs."""
    found: list[str] = []
    if _has_clocks[g.campaign]:
        for sector, place in g.expedition.places.items():
            if place.pois and place.pois[-1].id in _timed[g.campaign] and not place.pois[-1].down:
                found.append(f"poi:{sector}")
    return found


@PerCampaign
def _has_clocks(folder: str) -> bool:
    """Whether any POI has a time track."""
    return not _timed[folder].isdisjoint(campaign[folder].pois)


@PerCampaign
def _timed(folder: str) -> frozenset[str]:
    """The planets, conditions, missions and POIs that have a time track."""
    c = campaign[folder]
    planets = {id for id, planet in c.planets.items() if planet.time is not None}
    conditions = {id for id, condition in c.conditions.items() if condition.time is not None}
    missions = {id for id, mission in c.missions.items() if mission.time is not None}
    pois = {id for id, poi in c.pois.items() if poi.time is not None}
    return frozenset(planets | conditions | missions | pois)


def _timed_track(
    g: VanguardState, id: str, holder: Board | Mission | Poi, attribute: str, time: Time, sector: int = 0
) -> TimeTrack:
    """A track whose last field has the effect; some things make it longer or shorter."""
    count = time.fields
    for passive in passives(g, NOBODY, "track-fields"):
        if passive.args[0] == id and isinstance(passive.args[1], int):
            count += passive.args[1]
    return TimeTrack(id, holder, attribute, _fields(max(1, count), time.effect), sector)


@cache
def _fields(count: int, last: Effect) -> tuple[Effect, ...]:
    """The effects of fields of which only the last one has any."""
    return (*[NOTHING] * (count - 1), last)


# -- Advancing -------------------------------------------------------------------------------------------------------


def advance_all(g: VanguardState, rule: str) -> Rules[None]:
    """IV-X-907: every time track advances by one, each resolved fully, in an order of the players' choice. Where at
    most one of them does anything the order does not matter."""
    waiting = _ids(g)
    while waiting:
        id, track = _first(g, waiting)
        if not id:
            options: list[Move] = [PickTrack(id) for id in waiting]
            move = yield ask_crew(g, g.expedition.who, "vanguard-ask-track", options, "IV-X-907")
            id = move.track
            track = time_track(g, id)
        waiting.remove(id)
        if track is not None:
            yield from _advance(g, track, rule)


def _first(g: VanguardState, waiting: list[str]) -> tuple[str, TimeTrack | None]:
    """The only one of them, or the first that does nothing: those come before the others. None when all do something.
    One that is no longer in play is none of the tracks."""
    alone = len(waiting) == 1
    for id in waiting:
        track = time_track(g, id)
        if alone or track is None or track.ahead is NOTHING:
            return id, track
    return "", None


def advance(g: VanguardState, id: str, rule: str) -> Rules[None]:
    """IV-X-906: one field on; the effect of the field that is entered is resolved at once. A token on the last field
    stays there (Q-11). Somebody may hold it."""
    track = time_track(g, id)
    return _advance(g, track, rule) if track is not None else NOTHING_ASKED


def _advance(g: VanguardState, track: TimeTrack, rule: str) -> Rules[None]:
    if track.token >= len(track.effects):
        return
    pending = Pending("track", NOBODY, track.id, "", track.sector)
    yield from window(g, pending)
    if pending.cancelled:
        say(g, "vanguard-time-held", rule, track=track.id)
        return
    field = track.token + 1
    track.put(field)
    if g.news is not None:
        show(g, "time", track=track.id, start=field - 1, at=field, fields=len(track.effects))
        say(g, "vanguard-time", rule, track=track.id, field=field, fields=len(track.effects))
    yield from _enter(g, track, field, pending.mute)


def _enter(g: VanguardState, track: TimeTrack, field: int, mute: bool) -> Rules[None]:
    if track.threat:
        return threats.enter_field(g, track.threat, field, mute)
    return _end(g, track, mute) if field == len(track.effects) else NOTHING_ASKED


def _end(g: VanguardState, track: TimeTrack, mute: bool) -> Rules[None]:
    """The last field, which alone has an effect."""
    e = g.expedition
    e.tallies.time_ends += 1
    if not mute:
        yield from resolve(g, track, track.effects[-1])
    yield from planet_rules.fire(g, "time-end", sector=track.sector, name=track.id)


def resolve(g: VanguardState, track: TimeTrack, effect: Effect) -> Rules[None]:
    """Carry out the effect of a field. `reset` in it means this track."""
    e = g.expedition
    outer, e.track = e.track, track.id
    source = f"threat:{track.threat}" if track.threat else f"time:{track.id}"
    ctx = Ctx(source, "IV-X-906", e.who if e.who >= 0 else NOBODY, there=track.sector, threat=track.threat)
    yield from carry_out(g, effect, ctx)
    e.track = outer


def retreat(g: VanguardState, id: str, steps: int, rule: str) -> None:
    """IV-X-904: to the left; from the first field the token is removed."""
    track = time_track(g, id)
    if track is None or not track.token:
        return
    before = track.token
    track.put(max(0, before - steps))
    show(g, "time", track=id, start=before, at=track.token, fields=len(track.effects))
    say(g, "vanguard-time-back", rule, track=id, field=track.token)


def retreat_one(g: VanguardState, who: int, steps: int, rule: str) -> Rules[None]:
    """One time track of the player's choice goes back."""
    ids = [track.id for track in time_tracks(g) if track.token]
    if not ids:
        return
    id = ids[0]
    if len(ids) > 1:
        options: list[Move] = [PickTrack(id) for id in ids]
        move = yield ask_crew(g, who, "vanguard-ask-track-back", options, rule)
        id = move.track
    retreat(g, id, steps, rule)


def reset(g: VanguardState, id: str, rule: str) -> None:
    """IV-X-905: the token is removed; the next advance starts again on the first field."""
    track = time_track(g, id)
    if track is not None and track.token:
        before = track.token
        track.put(0)
        if g.news is not None:
            show(g, "time", track=id, start=before, at=0, fields=len(track.effects))
            say(g, "vanguard-time-reset", rule, track=id)
