"""What there is to look at in Andromeda's Edge: matches played at random, with a liking for what fills a table."""

from typing import Any

import msgspec

from moments.stage import AtRandom, Moment, Scene, Wanted, over
from starboard.bots import Bot
from starboard.games.andromeda.title import ANDROMEDA
from starboard.kernel import Move

TITLE = ANDROMEDA
LIMIT = 6000
SEEDS = range(1, 40)
LOG = 60
"""Lines of the log that are kept: enough for a turn of the Hegemon and a battle."""

DULL = frozenset({"decline", "pass", "go-on", "trade", "discard-moon", "return-to-station", "play-card"})
"""What is seldom done where something else can be: the table is to fill."""


def asked(prompt: str, more: Wanted = lambda _: True) -> Wanted:
    return lambda now: now.prompt == f"andromeda-ask-{prompt}" and more(now)


def crowded(now: Moment, least: int = 8) -> bool:
    """Many ships on the map, a fleet of several types, somebody waiting."""
    players = now.view["players"]
    out = sum(ship.get("count", 1) for player in players for ship in player["fleet"]["ships"] if "region" in ship)
    kinds = {move["ship"] for move in _moves(now) if "ship" in move}
    helped = any(ahead["joining"] and ahead["threats"] for ahead in now.view["outlook"])
    return out > least and len(kinds) > 1 and helped and len(now.view["map"]["developments"]) > 1


def drawn_in(now: Moment) -> bool:
    """Four sides or more could meet where a ship is launched to."""
    fights = [fight for ahead in now.view["outlook"] for fight in ahead["fights"]]
    return any(fight["help"] == "all" and len(fight["sides"]) > 3 for fight in fights)


def several(least: int) -> Wanted:
    return lambda now: bool(now.view["battle"]) and len(now.view["battle"]["sides"]) >= least


def furnished(now: Moment) -> bool:
    """Some modules on the station, and a derelict one beside it."""
    offers = [id for column in now.view["market"] for id in column["offers"]]
    derelict = any(ANDROMEDA.printed().modules[id].damage for id in offers)
    return derelict and len(now.view["players"][now.seat]["station"]["modules"]) > 3


def told(now: Moment) -> bool:
    """The Hegemon has just launched a ship and built something."""
    ids = {event.message.id for event in now.just_now}
    return {
        "andromeda-hegemon-launched",
        "andromeda-developed",
        "andromeda-hegemon-benefit",
    } <= ids and now.prompt == "andromeda-ask-turn"


def _staked(now: Moment) -> list[Move]:
    """The moves of which is known what they lead to."""
    return [move for move in now.match.offers(now.seat) if now.match.stake(now.seat, move)]


def _moves(now: Moment) -> list[dict[str, Any]]:
    return [msgspec.to_builtins(move) for move in now.match.offers(now.seat)]


FULL: dict[str, Any] = {
    "events": "shadows",
    "moons": "both",
    "relics": True,
    "special": True,
    "destiny": True,
    "raiders": "any",
}
HEGEMON: dict[str, Any] = {**FULL, "hegemon": "ofc_3a"}

SCENES = (
    Scene("factions", {}, asked("faction"), 3),
    Scene("destiny", FULL, asked("destiny"), 2),
    Scene("opening", {}, asked("turn"), 2),
    Scene("launch", HEGEMON, asked("turn", lambda now: crowded(now, 5) and "return-to-station" in now.moves), 3),
    Scene("launch-five", FULL, asked("turn", lambda now: crowded(now) and drawn_in(now)), 5),
    Scene("escalate", HEGEMON, asked("escalate", several(2)), 3),
    Scene("prepare", HEGEMON, asked("prepare", lambda now: several(3)(now) and len(_staked(now)) > 2), 3),
    Scene("prepare-two", FULL, asked("prepare", lambda now: len(now.view["battle"]["sides"]) == 2), 2),
    Scene("prepare-five", FULL, asked("prepare", several(5)), 5),
    Scene("rolled-five", FULL, asked("after-roll", several(5)), 5),
    Scene("reroll", HEGEMON, asked("reroll"), 3),
    Scene("after-roll", FULL, asked("after-roll", several(2)), 3),
    Scene("station", HEGEMON, asked("activate", furnished), 3),
    Scene("market", FULL, asked("acquire"), 3),
    Scene("discard", FULL, asked("discard", lambda now: len(_moves(now)) > 6), 3),
    Scene("advance", FULL, asked("advance"), 2),
    Scene("build-ship", HEGEMON, asked("build-ship"), 2),
    Scene("develop", FULL, asked("develop"), 3),
    Scene("moon", FULL, asked("moon"), 3),
    Scene("token", FULL, asked("token"), 3),
    Scene("gate", FULL, asked("gate"), 3),
    Scene("hegemon", HEGEMON, told, 1),
    Scene("companion", {"companion": True, "hegemon": "ofc_2a"}, lambda now: now.match.position > 25, 1),
    Scene("over", HEGEMON, over, 2),
)


def players(scene: Scene, seed: int) -> list[Bot]:
    return [AtRandom(seed, DULL)] * scene.seats


def printed() -> Any:
    return ANDROMEDA.printed()
