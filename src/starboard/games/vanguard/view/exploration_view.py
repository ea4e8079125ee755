"""An exploration as everybody sees it: boards, the away team, and the dice check in progress."""

from typing import Any

from starboard.games.vanguard.content.dice import KINDS
from starboard.games.vanguard.content.rule_figures import RULES
from starboard.games.vanguard.notation.symbols import INJURY_FACES, SECTIONS, SYMBOLS
from starboard.games.vanguard.rules.check.dice_pool import swaps
from starboard.games.vanguard.state.expedition_state import Board, Check, Expedition, Member, Place
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.games.vanguard.view.check.odds_view import odds_view
from starboard.games.vanguard.view.check.outlook import outlook_view


def expedition_view(g: VanguardState) -> dict[str, Any] | None:
    """Everything on the table between launch and docking; None aboard."""
    e = g.expedition
    if not e.team:
        return None
    return {
        "boards": [board_view(board) for board in e.boards],
        "places": {sector: place_view(place) for sector, place in e.places.items()},
        "team": [member_view(one) for one in e.team],
        "landing": e.landing,
        "landing_rolls": e.landing_rolls,
        "lander": e.lander,
        "mods": list(e.mods),
        "supplies": e.supplies,
        "most_supplies": e.most_supplies,
        "discoveries": list(e.discoveries),
        "uniques": list(e.uniques),
        "success": e.success,
        "rank_up": e.rank_up,
        "ranked": e.ranked,
        "leads": [[token_view(token) for token in tokens] for tokens in e.leads],
        "bag": sorted(token_view(token) for token in e.bag),
        "events": len(e.events.cards),
        "events_past": list(e.events.discards),
        "event": e.event,
        "start": e.start,
        "round": e.round,
        "who": e.who,
        "actions": e.actions,
        "special_done": e.special_done,
        "check": check_view(g, e),
        "outlook": outlook_view(g),
        "end": e.end,
    }


def token_view(token: int) -> list[Any]:
    """What is printed on a lead token."""
    lead = RULES.tokens[token]
    return [lead.value, lead.gives, lead.returns]


def board_view(board: Board) -> dict[str, Any]:
    """A planet board. The unique discoveries in their slot lie face down."""
    return {
        "planet": board.planet,
        "visit": board.visit,
        "condition": board.condition,
        "condition_time": board.condition_time,
        "time": board.time,
        "threats": [[one.id, list(one.sectors), one.time, dict(one.tracks)] for one in board.threats],
        "missions": [[one.id, one.status, one.time, dict(one.tracks)] for one in board.missions],
        "values": dict(board.values),
        "states": dict(board.states),
        "paths": {path: dict(markers) for path, markers in board.paths.items()},
        "path_gear": {path: list(gear) for path, gear in board.path_gear.items()},
        "learned": list(board.learned),
        "forever": list(board.forever),
        "uniques": len(board.uniques),
    }


def place_view(place: Place) -> dict[str, Any]:
    """A sector; a POI that lies face down shows its back."""
    return {
        "pois": [["" if poi.down else poi.id, dict(poi.tracks), poi.time] for poi in place.pois],
        "markers": dict(place.markers),
        "gear": list(place.gear),
        "entered": place.entered,
    }


def member_view(one: Member) -> dict[str, Any]:
    """A crew board. Hands are open; of the section deck the number is seen, of the discards everything."""
    return {
        "section": SECTIONS[one.section],
        "crew": one.crew,
        "rank": one.rank,
        "sector": one.sector,
        "available": [KINDS[die].id for die in one.available],
        "spent": [KINDS[die].id for die in one.spent],
        "sacrificed": [KINDS[die].id for die in one.sacrificed],
        "injuries": [[injury.type, injury.down, injury.die, injury.marker] for injury in one.injuries],
        "injury_dice": list(one.injury_dice),
        "charges": one.charges,
        "hand": list(one.hand),
        "deck": len(one.deck.cards),
        "discards": list(one.deck.discards),
        "equipment": list(one.equipment),
        "turned": one.turned,
        "dead": one.dead,
        "statuses": dict(one.statuses),
        "values": dict(one.values),
    }


def check_view(g: VanguardState, e: Expedition) -> dict[str, Any] | None:
    """The dice check, step by step; `swap` says which symbols count as others where it is made."""
    check: Check | None = e.check
    if check is None:
        return None
    return {
        "who": check.who,
        "source": check.source,
        "action": check.action,
        "sector": check.sector,
        "step": check.step,
        "hand": [[owner, KINDS[die].id] for owner, die in check.hand],
        "supporters": list(check.supporters),
        "pool": [[KINDS[die.kind].id, die.face, die.owner, die.shows] for die in check.pool],
        "injury": [INJURY_FACES[face] for face in check.injury],
        "danger": [list(die) for die in check.danger],
        "swap": {SYMBOLS[symbol]: SYMBOLS[other] for symbol, other in swaps(g, check).items()},
        "row": check.row,
        "odds": odds_view(g),
    }
