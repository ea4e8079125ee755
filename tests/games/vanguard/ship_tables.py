"""A ship in the dockyard: a campaign of a few cards, crew who are where a test says, and pages that are answered."""

from collections.abc import Sequence
from pathlib import Path

from msgspec.structs import replace

from games.vanguard.proving_ground import Fixed, Played
from starboard.games.vanguard.content.dice import NUMBER_OF
from starboard.games.vanguard.effects.context import Ctx
from starboard.games.vanguard.effects.effects import carry_out
from starboard.games.vanguard.notation.grammar import parse_effect
from starboard.games.vanguard.notation.symbols import SECTIONS
from starboard.games.vanguard.rules import every_word
from starboard.games.vanguard.rules.launch_and_return.mission_launch import new_member
from starboard.games.vanguard.rules.launch_and_return.planet_board import lay_out
from starboard.games.vanguard.rules.ship.ship_crew import in_place, leave, recruits, wake
from starboard.games.vanguard.setup import first_state
from starboard.games.vanguard.state.expedition_state import Expedition
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.games.vanguard.state.member_state import Injury
from starboard.games.vanguard.state.options import Terms
from starboard.games.vanguard.state.ship_state import Home
from starboard.kernel import Event, Move
from starboard.kernel.piles import Deck

assert every_word.WORDS, "every word is carried out by something"

FOLDER = str(Path(__file__).parent / "dockyard")
FIRST_CREW = ("se1", "re1", "sc1", "en1")
RED = ["red_basic", "red_fitness", "red_gathering", "red_defence", "red_wild"]


def aboard(
    *available: str, seats: int = 1, start: str = "quick", deadly: Sequence[str] = (), free_team: bool = False
) -> VanguardState:
    """The ship on the bridge of its first pass, with these crew members available; without any, two of each section."""
    terms = Terms(seats, FOLDER, start, tuple(deadly), free_team, ())
    g = first_state(terms, Fixed())
    g.news = []
    g.part, g.ship.page, g.ship.passes = "ship", "bridge", 1
    for id in available or ("se1", "se2", "re1", "re2", "sc1", "sc2", "en1", "en2"):
        wake(g, id, 1)
    return g


def put(g: VanguardState, place: str, *crew: str, rank: int = 1) -> None:
    """These crew members are there, with this rank."""
    for id in crew:
        wake(g, id, rank)
        if place in ("memorial", "gone"):
            leave(g, id, place)
        else:
            g.crew[id].place = place


def ranked(g: VanguardState, rank: int, *crew: str) -> None:
    """These crew members have this rank."""
    for id in crew:
        g.crew[id].rank = rank


def at(g: VanguardState, place: str) -> list[str]:
    """Who is there."""
    if place == "recruit":
        return [id for section in range(len(SECTIONS)) for id in recruits(g, section)]
    return in_place(g, place) + [id for id, one in g.former.items() if one.place == place]


def dice(g: VanguardState, count: int) -> None:
    """Every section owns this many dice: its starting ones, and red ones."""
    for section in g.sections:
        own = section.dice + [NUMBER_OF[id] for id in RED]
        section.dice = sorted(own[:count])


def home(g: VanguardState, *team: str, **what: object) -> Home:
    """The away team is back from the planet with this."""
    put(g, "team", *team)
    g.ship.home = replace(Home("P01", list(team), [0] * len(team), room=4), **what)
    return g.ship.home


def landed(g: VanguardState, *team: str, planet: str = "P01") -> Expedition:
    """These crew members are on a planet that was laid out for them."""
    put(g, "team", *team)
    g.ship.target, g.ship.lander = "D01", "L1"
    e = g.expedition = Expedition([], {}, [new_member(g, id) for id in team], lander="L1", supplies=5, most_supplies=8)
    lay_out(g, planet)
    e.landing, e.step = 1, "action"
    for one in e.team:
        one.sector = 1
        one.deck = Deck(["SE01", "SE02"])
    return e


def hurt(e: Expedition, who: int, *types: str) -> None:
    """A crew member has these injuries."""
    e.team[who].injuries = [Injury(type) for type in types]


def do(g: VanguardState, text: str, *wanted: Move, source: str = "test") -> None:
    """Carry out an effect aboard."""
    Played(carry_out(g, parse_effect(text), Ctx(source, "IV-S-0001"))).through(*wanted)


def told(g: VanguardState) -> list[str]:
    """The ids of what was told, and forget it."""
    events: list[Event] = g.news or []
    g.news = []
    return [event.message.id.removeprefix("vanguard-") for event in events if event.is_said]


def rules_told(g: VanguardState) -> set[str]:
    """The rules behind what was told."""
    return {event.rule for event in g.news or [] if event.is_said}
