"""Who may see what. Players work together, so every seat sees the same. Hidden are the order of decks and of the bag,
POI cards face down, and what the scanner has not uncovered."""

from typing import Any

from starboard.games.vanguard.content import campaign
from starboard.games.vanguard.content.dice import KINDS
from starboard.games.vanguard.content.texts import texts
from starboard.games.vanguard.notation.symbols import MORALE, SECTIONS
from starboard.games.vanguard.rules.ship.section_dice import price
from starboard.games.vanguard.rules.ship.ship_crew import RECRUIT, recruits
from starboard.games.vanguard.rules.ship_book.starmap import destinations, is_charted
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.games.vanguard.state.log_book import Entry
from starboard.games.vanguard.state.ship_state import PlanetRecord
from starboard.games.vanguard.view.exploration_view import expedition_view
from starboard.games.vanguard.view.landing_view import landing_rows, landing_view
from starboard.games.vanguard.view.lesson_view import lesson_view
from starboard.games.vanguard.view.sealed import sight


def view(g: VanguardState, seat: int | None) -> dict[str, Any]:
    """What this seat (None: an onlooker) may see. `met` are the names of all that it shows of the campaign."""
    shown = shown_view(g)
    return {**shown, "met": sight(g.campaign, {name: part for name, part in shown.items() if name != "book"})}


def shown_view(g: VanguardState) -> dict[str, Any]:
    """Everything that lies open, part by part."""
    return {
        "campaign": g.campaign,
        "start": g.start,
        "deadly": list(g.deadly),
        "part": g.part,
        "page": g.ship.page,
        "speaker": g.speaker,
        "sections": [section_view(g, section) for section in range(len(SECTIONS))],
        "crew": {
            id: [SECTIONS[one.section], one.rank, one.place, one.missions]
            for id, one in (*g.crew.items(), *g.former.items())
            if one.place not in (RECRUIT, "gone")
        },
        "ship": ship_view(g),
        "bridge": bridge_view(g),
        "starmap": starmap_view(g),
        "home": home_view(g),
        "book": [entry_view(g, entry) for entry in g.book],
        "records": {planet: record_view(record) for planet, record in g.records.items()},
        "landing": landing_view(g),
        "expedition": expedition_view(g),
        "lesson": lesson_view(g),
        "ending": g.ending,
        "legacy": list(g.legacy),
    }


def section_view(g: VanguardState, section: int) -> dict[str, Any]:
    """A section with its dice, its cards, and how many recruits it could wake."""
    one = g.sections[section]
    return {
        "commander": one.commander,
        "dice": [KINDS[die].id for die in one.dice],
        "deck": list(one.chosen),
        "recruits": len(recruits(g, section)),
    }


def ship_view(g: VanguardState) -> dict[str, Any]:
    """The pages of the ship book, and the tokens beside it."""
    ship = g.ship
    return {
        "pass": ship.passes,
        "act": ship.act,
        "morale": MORALE[ship.morale],
        "command": ship.command,
        "energy": ship.energy,
        "success": ship.success,
        "price": price(g),
        "facilities": list(ship.facilities),
        "facility_upgrades": list(ship.facility_upgrades),
        "add_ons": list(ship.add_ons),
        "add_on": ship.add_on,
        "envelope": list(ship.envelope),
        "research": list(ship.research),
        "production": [[one.id, one.stage if one.started else -1, list(one.sped)] for one in ship.production],
        "armory": list(ship.armory),
        "landers": list(ship.landers),
        "damaged": list(ship.damaged),
        "mods": list(ship.mods),
        "fitted": list(ship.fitted),
        "lander": ship.lander,
        "found": list(ship.found),
        "pockets": list(ship.pockets),
        "rows": list(ship.rows_paid),
        "shown": list(ship.shown),
        "team": list(ship.team),
        "dying": list(ship.dying),
        "memorial": list(ship.memorial),
        "unlocked": list(ship.unlocked),
        "discoveries": [len(deck) for deck in g.decks.discoveries],
        "removed": list(g.decks.removed),
    }


def bridge_view(g: VanguardState) -> dict[str, Any]:
    """Objectives, technology, upgrades and situations; the deck of potential situations only by its size."""
    ship = g.ship
    return {
        "objectives": [[one.id, one.done] for one in ship.objectives],
        "side": [[one.id, one.done] for one in ship.side],
        "technology": ship.technology,
        "upgrades": list(ship.upgrades),
        "active": list(ship.active),
        "situations": list(ship.situations),
        "situation_deck": len(ship.situation_deck),
        "rank_ups": len(g.decks.rank_ups),
        "counters": listening_view(g),
    }


def listening_view(g: VanguardState) -> dict[str, int]:
    """The track that runs through the campaign, once it runs. What else the story remembers shows in the story."""
    track = campaign[g.campaign].head.listening
    if track is None or not any(one.id == track.objective for one in g.ship.objectives):
        return {}
    return {track.counter: g.counters.get(track.counter, 0)}


def starmap_view(g: VanguardState) -> dict[str, Any]:
    """Where the ship is, which systems are charted, and what the scanner shows."""
    c = campaign[g.campaign]
    return {
        "system": g.ship.system,
        "charted": [id for id in c.systems if is_charted(g, id)],
        "entered": list(g.ship.systems),
        "here": [one.id for one in destinations(g)],
        "visited": list(g.ship.visited),
        "target": g.ship.target,
        "scanned": {id: scan_view(g, id) for id in g.ship.scanned},
    }


def scan_view(g: VanguardState, destination: str) -> dict[str, Any]:
    """IV-S-0508: what is uncovered of a landing card, step by step."""
    c = campaign[g.campaign]
    planet = c.planets[c.destinations[destination].planet]
    seen = g.ship.scanned[destination]
    rows = [dict(row) for row in landing_rows(g.campaign, planet.id)]
    lines = {
        "biomes": list(planet.scan.biomes),
        "abundance": dict(planet.scan.abundance),
        "hazards": rows,
        "dangers": [*planet.scan.dangers, *(["threat"] if planet.scan.threats else [])],
    }
    return {"steps": seen, **dict(list(lines.items())[:seen])}


def home_view(g: VanguardState) -> dict[str, Any] | None:
    """What the away team brought, until it has its place."""
    home = g.ship.home
    if home is None:
        return None
    return {
        "planet": home.planet,
        "team": list(home.team),
        "injuries": list(home.injuries),
        "discoveries": list(home.discoveries),
        "uniques": list(home.uniques),
        "room": home.room,
        "success": home.success,
        "rank_up": home.rank_up,
        "ranked": home.ranked,
        "failed": g.ship.failed,
        "evacuated": home.evacuated,
        "promoted": list(home.promoted),
    }


def entry_view(g: VanguardState, entry: Entry) -> dict[str, Any]:
    """A page of the log book: `parts` names the messages of its prose, in the order in which they were read."""
    prefix = campaign[g.campaign].head.prefix
    log = f"{prefix}-log-{entry.log}"
    chosen = [f"{log}-r{entry.choice}"] if entry.choice > 0 else []
    read = [f"{prefix}-scene-{entry.log}", log, *(f"{log}-b{branch}" for branch in entry.branches), *chosen]
    known = texts(g.campaign)
    action = "-".join(entry.log.split("-")[:2])
    return {
        "title": f"{log}-title" if f"{log}-title" in known else f"{prefix}-action-{action}",
        "parts": [id for id in read if id in known],
        "log": entry.log,
        "at": entry.at,
        "where": entry.where,
        "names": dict(entry.names),
        "branches": list(entry.branches),
        "choice": entry.choice,
        "chosen": f"{log}-c{entry.choice}" if entry.choice > 0 else "",
    }


def record_view(record: PlanetRecord) -> dict[str, Any]:
    """IV-S-2510: what is kept of a planet, but for POI cards: some of them lie face down."""
    return {
        "visits": record.visits,
        "pass": record.last_pass,
        "uniques": len(record.uniques),
        "done": list(record.done),
    }
