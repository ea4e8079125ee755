"""How a match went, once it is over: the client only draws it."""

from starboard.games.andromeda.names.battle_names import sides_named
from starboard.games.andromeda.names.names import by
from starboard.games.andromeda.state.chronicle_state import SOURCES
from starboard.games.andromeda.state.game_state import AndromedaState
from starboard.games.andromeda.view.ending.ending_words import AWARDS, REASONS, SOURCE_NAMES, TURNINGS
from starboard.games.andromeda.view.ending.match_awards import Award, awards
from starboard.games.andromeda.view.ending.match_facts import Facts, facts_of
from starboard.games.andromeda.view.ending.shortfalls import Shortfall, shortfalls
from starboard.games.andromeda.view.ending.turning_points import Turning, turnings
from starboard.kernel import Message
from starboard.kernel.view import View


class TurningView(View, frozen=True):
    """Something that turned the match."""

    kind: str
    turn: int
    """In which turn, from 1 on; how it ended is told with the last one."""
    who: int
    """A player; -1 where it concerns all."""
    region: int
    """Where it happened; -1 for nowhere."""
    heading: Message
    message: Message


class ScoredView(View, frozen=True):
    """Points that somebody got."""

    turn: int
    """The number of turns done by then."""
    who: int
    source: str
    points: int


class SourceView(View, frozen=True):
    """What points during the match came from."""

    source: str
    name: Message
    points: list[int]
    """Of each player."""


class ShortfallView(View, frozen=True):
    """Why somebody lost."""

    who: int
    what: str
    """`battle`, `development` or `running`: during the match; else a part of the account."""
    turn: int
    """When the gap opened; 0 in the account."""
    message: Message


class AwardView(View, frozen=True):
    """What somebody alone did most."""

    award: str
    who: int
    name: Message
    reason: Message


class EndingView(View, frozen=True):
    """The story of the match."""

    winner: int
    """Who has won, the Hegemon among them; -2 where several share it."""
    turns: int
    curve: list[list[int]]
    """For each player the points before the first turn and after each turn."""
    scored: list[ScoredView]
    """All points of the match, in order."""
    sources: list[SourceView]
    """Only those that somebody has points of."""
    turnings: list[TurningView]
    """In the order of turns, how it ended last."""
    shortfalls: list[ShortfallView]
    awards: list[AwardView]


def ending_view(g: AndromedaState) -> EndingView | None:
    """Only when the match is over. At another table the accounts are made there, and so is the story."""
    if g.part != "over" or g.told or len(g.accounts) < len(g.players):
        return None
    facts = facts_of(g)
    return EndingView(
        winner=facts.winner,
        turns=facts.turns,
        curve=facts.points,
        scored=[ScoredView(turn, who, SOURCES[source], points) for turn, who, source, points in facts.scored],
        sources=_sources(facts),
        turnings=[_turning(facts, turning) for turning in turnings(facts)],
        shortfalls=[_shortfall(facts, found) for found in shortfalls(facts)],
        awards=[_award(award) for award in awards(facts)],
    )


def _sources(facts: Facts) -> list[SourceView]:
    found = [(source, [facts.from_source(who, source) for who in facts.players]) for source in SOURCES]
    return [SourceView(source, SOURCE_NAMES[source], points) for source, points in found if any(points)]


def _turning(facts: Facts, turning: Turning) -> TurningView:
    heading, sentence = TURNINGS[turning.kind]
    found = turning.found
    turn = min(found.turn + 1, facts.turns)
    return TurningView(turning.kind, turn, found.who, found.at, Message(heading), Message(sentence, dict(found.args)))


def _shortfall(facts: Facts, found: Shortfall) -> ShortfallView:
    said = Message(
        "andromeda-ending-short",
        {
            "seat": by(facts.g, found.who),
            "winner": sides_named(facts.g, [facts.winner]),
            "what": found.what,
            "points": found.other - found.own,
            "own": found.own,
            "other": found.other,
            "turn": found.turn,
        },
    )
    return ShortfallView(found.who, found.what, found.turn, said)


def _award(award: Award) -> AwardView:
    reason = Message(REASONS[award.award], {"count": award.count})
    return AwardView(award.award, award.who, AWARDS[award.award], reason)
