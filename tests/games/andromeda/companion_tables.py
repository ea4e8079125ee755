"""Tables of people who play at their own table and tell a companion of it."""

from collections.abc import Callable
from typing import Any

from starboard.games.andromeda.board.map import kind_of
from starboard.games.andromeda.content import NUMBER_OF, REGION_NAMES
from starboard.games.andromeda.moves.companion_moves import (
    Laid,
    MarkerMoved,
    RaiderGone,
    TurnOver,
)
from starboard.games.andromeda.moves.turn_moves import GoOn, Launch
from starboard.games.andromeda.state.battle_state import Side
from starboard.games.andromeda.state.game_state import FIGHTER, SHIPS_OF, SPACES, AndromedaState
from starboard.games.andromeda.title import ANDROMEDA
from starboard.kernel import Ask, Match, Move, Offer, new_match


def table(seats: int = 1, seed: int = 3, laid: bool = True, **options: Any) -> Match:
    """A companion's table where the first person is about to report a turn."""
    match = new_match(ANDROMEDA, seats, seed, {"companion": True, **options})
    if laid:
        match.play(first(match), Laid())
    return match


def of(match: Match) -> AndromedaState:
    g = match.state
    assert isinstance(g, AndromedaState)
    return g


def first(match: Match) -> int:
    return of(match).first


def tell(match: Match, *moves: Move) -> None:
    for move in moves:
        match.play(match.asked, move)


def attack(match: Match, ship: str, region: str) -> None:
    """A launch to where somebody waits, and nothing to tell of what came before the battle."""
    tell(match, Launch(ship, region))
    assert asked(match) == "andromeda-ask-told-ready"
    tell(match, GoOn())


def asked(match: Match) -> str:
    question = match.question
    assert isinstance(question, Ask) or question is not None
    return question.prompt


def is_answered_by_itself(match: Match) -> bool:
    """Whether a page may give the only answer that there is without the player."""
    question = match.question
    assert isinstance(question, Ask)
    return not isinstance(question.options, Offer) or question.options.alone


def heard(match: Match, id: str) -> list[Any]:
    return [event for event in match.events if event.message.id == f"andromeda-{id}"]


def spaces(match: Match, suits: Callable[[AndromedaState, int], bool]) -> list[str]:
    g = of(match)
    return [REGION_NAMES[region] for region in range(SPACES) if g.tiles[region] and suits(g, region)]


def quiet(g: AndromedaState, region: int) -> bool:
    """A planet without ships, far from raiders: they are taken off first."""
    return kind_of(g, region) == "planet" and all(region not in player.ships for player in g.players)


def without_raiders(match: Match) -> Match:
    tell(match, *(RaiderGone(raider.id, REGION_NAMES[raider.region]) for raider in list(of(match).raiders)))
    assert of(match).raiders == []
    return match


def to_the_end_of_the_hegemons_turn(match: Match) -> None:
    """Whatever the Eye's holder is asked on the way, the first answer will do."""
    turns = of(match).turns
    tell(match, TurnOver())
    while of(match).turns < turns + 2 and not match.over:
        match.play(match.asked, match.offers(match.asked)[0])


def battlefield() -> tuple[Match, str]:
    """A fighter of the Hegemon alone on a planet to which a person launches a transport."""
    match = without_raiders(table())
    g = of(match)
    region = spaces(match, quiet)[0]
    g.players[1].ships[SHIPS_OF[FIGHTER][0]] = NUMBER_OF[region]
    return match, region


def in_battle(match: Match) -> bool:
    return of(match).battle is not None


def sides(match: Match) -> list[Side]:
    battle = of(match).battle
    assert battle is not None
    return battle.sides


def struck_by(card: str, deck: str, seats: int = 1) -> Match:
    """An event strikes at the end of the first person's turn, in which a ship was launched."""
    match = without_raiders(table(seats, events=deck))
    g = of(match)
    region = spaces(match, quiet)[0]
    tell(match, Launch("transport", region))
    g.events.cards.remove(card)
    g.events.cards.append(card)
    g.to_event = 1
    tell(match, MarkerMoved(), TurnOver())
    return match
