"""What nobody has met stays hidden (IV-C-301): a campaign is walked through, and at each stand everything that its
clients may fetch is compared with what has lain on the table."""

import re
from collections.abc import Iterator

import msgspec
import pytest

from starboard.bots import make_bot
from starboard.games.vanguard.content import campaign
from starboard.games.vanguard.content.campaign_files import EMPTY_POI
from starboard.games.vanguard.names.names import thing_name
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.games.vanguard.title import VANGUARD
from starboard.games.vanguard.view.card_print import CardPrint, PlanetPrint
from starboard.games.vanguard.view.printed import printed, sealed_print
from starboard.games.vanguard.view.sealed import beside
from starboard.games.vanguard.view.view import view
from starboard.kernel import Match, Sight, new_match
from starboard.table.reading import met_now

STEPS, EVERY = 1500, 7
"""How far the campaign is walked, and how often one looks closely."""
KINDS = {"planets": "planet", "pois": "poi", "missions": "mission", "threats": "threat", "conditions": "condition"}
HIDDEN = re.compile(rf"guestbook-(?:{'|'.join(KINDS.values())})-[A-Za-z0-9]+")
PAGE = re.compile(r"guestbook-(?:log|scene)-(?P<log>.+?)(?:-title|-[bcr]\d+)*$")
encode = msgspec.json.Encoder().encode


def walk(start: str, seed: int = 3) -> Iterator[Match]:
    """A campaign as the crew plays it, at each decision."""
    match = new_match(VANGUARD, 1, seed, {"start": start})
    bot = make_bot(VANGUARD, "crew", seed)
    for _ in range(STEPS):
        if match.over:
            return
        yield match
        chosen = bot.choose(Sight(match, 0))
        match.pick(0, *(chosen if isinstance(chosen, tuple) else (chosen,)))


def lain_open(g: VanguardState) -> set[str]:
    """What lies on the table now, face up, or is kept of a planet."""
    e = g.expedition
    found = {*g.records, *(mission for record in g.records.values() for mission in record.done)}
    if g.ship.home is not None:
        found.add(g.ship.home.planet)
    if not e.team:
        return found
    for board in e.boards:
        found |= {board.planet, board.condition}
        found |= {threat.id for threat in board.threats} | {mission.id for mission in board.missions}
    return found | {poi.id for place in e.places.values() for poi in place.pois if not poi.down}


@pytest.mark.rule("IV-C-301")
@pytest.mark.parametrize("start", ["tutorial", "quick"])
def test_no_name_of_what_nobody_has_met_can_be_had(start: str) -> None:
    seen = {thing_name("guest_book", EMPTY_POI)}
    told: set[str] = set()
    for step, match in enumerate(walk(start)):
        g = match.state
        assert isinstance(g, VanguardState)
        seen |= {thing_name(g.campaign, id) for id in lain_open(g) if id}
        told |= {found for event in match.events for found in re.findall(r'"id":"([^"]+)"', encode(event).decode())}
        if step % EVERY:
            continue
        met = met_now(match, 0)
        # Of the planet on course a sentence is known, and nothing else.
        met.discard(told_of_course(g))
        met |= {other for name in met for other in beside(name)}
        names = {found[0] for id in met if (found := HIDDEN.match(id))}
        assert names <= seen | told, names - seen - told
        read = {entry.log for entry in g.book}
        logs = {found["log"] for id in met - told if (found := PAGE.match(id))}
        assert logs <= read | {question_log(match)}
    assert len(seen) > 15


def told_of_course(g: VanguardState) -> str:
    """The sentence of the briefing; empty while no course is set."""
    c = campaign[g.campaign]
    return f"{c.head.prefix}-planet-{c.destinations[g.ship.target].planet}-text" if g.ship.target else ""


def question_log(match: Match) -> str:
    """The page that waits for an answer."""
    moves = match.offers(0)
    return str(getattr(moves[0], "log", "")) if moves else ""


@pytest.mark.rule("IV-C-301")
def test_a_threat_that_a_scanned_row_brings_is_known_by_its_number_alone() -> None:
    g = new_match(VANGUARD, 1, 3, {"start": "quick"}).state
    assert isinstance(g, VanguardState)
    g.ship.scanned["D01"] = 4
    shown = view(g, 0)
    assert "T01" in encode(shown.starmap.scanned["D01"].hazards).decode()
    assert "guestbook-threat-T01" not in shown.met
    assert "guestbook-destination-D01" in shown.met


@pytest.mark.rule("IV-C-301")
def test_what_is_told_of_a_thing_that_was_not_met_is_its_number() -> None:
    c = campaign["guest_book"]
    for kind in KINDS:
        for id in getattr(c, kind):
            words = re.findall(r'"id":"(guestbook-[^"]+)"', encode(sealed_print(thing_name("guest_book", id))).decode())
            others = [word for word in words if HIDDEN.match(word) and not word.endswith(f"-{EMPTY_POI}")]
            assert others == [], id


def test_what_everybody_gets_says_nothing_of_a_campaign() -> None:
    assert b"guestbook-" not in encode(printed())


def test_a_planet_is_drawn_as_its_file_says_from_far_away_and_on_its_board() -> None:
    destination, planet = sealed_print("guestbook-destination-D01"), sealed_print("guestbook-planet-P01")
    assert isinstance(destination, CardPrint)
    assert isinstance(planet, PlanetPrint)
    assert destination.disc == planet.disc == ["sand", "bands"]
    assert [sector.landmark for sector in planet.sector][:3] == ["vines", "pan", "stones"]
