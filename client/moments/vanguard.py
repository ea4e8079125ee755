"""What there is to look at in ISS Vanguard: matches that are played at random, or by those who know how."""

from typing import Any

import msgspec

from moments.stage import AtRandom, Moment, Scene, View, Wanted, over
from starboard.bots import Bot, make_bot
from starboard.games.vanguard.content import campaign
from starboard.games.vanguard.moves.exploration_moves import TakeSpecial
from starboard.games.vanguard.names.names import thing_name
from starboard.games.vanguard.title import VANGUARD

TITLE = VANGUARD
LIMIT = 2500
SEEDS = range(1, 12)
LOG = 40
CAMPAIGN = "guest_book"
CREW = "crew"
"""Those who know how, to come far."""


def asked(*prompts: str) -> Wanted:
    names = {f"vanguard-ask-{prompt}" for prompt in prompts}
    return lambda now: now.prompt in names


def out(now: Moment) -> View | None:
    found: View | None = now.view["expedition"]
    return found


def later_turn(now: Moment) -> bool:
    """In the middle of an exploration: people are spread, dice are spent, and a POI offers several actions."""
    e = out(now)
    if e is None or now.prompt != "vanguard-ask-action" or e["round"] < 2:
        return False
    sectors = {one["sector"] for one in e["team"]}
    sources = [move.source for move in now.match.offers(now.seat) if isinstance(move, TakeSpecial)]
    return len(sectors) > 1 and any(one["spent"] for one in e["team"]) and len(sources) > len(set(sources))


def rolled(now: Moment) -> bool:
    """A check of an action, dice on the table."""
    e = out(now)
    check = e["check"] if e else None
    if check is None:
        return False
    return len(check["pool"]) > 3 and check["kind"] == "poi" and now.match.question is not None


def weighing(now: Moment) -> bool:
    """Dice are chosen for an action, and the chances are known."""
    e = out(now)
    return now.prompt == "vanguard-ask-roll" and e is not None and bool(e["check"]["odds"])


def taught(step: str) -> Wanted:
    """A step of the lesson is explained."""
    return lambda now: (now.view["lesson"] or {}).get("id") == step


def coming_down(now: Moment) -> bool:
    """In the middle of a landing, after a roll."""
    rolls = [event for _, event in now.log[-12:] if event.message.id == "vanguard-landing-roll"]
    return now.view["page"] == "landing" and bool(rolls) and now.prompt in ("vanguard-ask-use", "vanguard-ask-choose")


def homecoming(page: str) -> Wanted:
    """A page after an exploration that brought something home."""
    return lambda now: now.view["page"] == page and bool(now.view["home"]["team"]) and bool(now.prompt)


def evacuated(now: Moment) -> bool:
    """Everybody had to be fetched from a planet."""
    return homecoming("debriefing")(now) and bool(now.view["home"]["evacuated"])


def swapped(now: Moment) -> bool:
    """Dice are rolled where symbols count as others."""
    e = out(now)
    check = e["check"] if e else None
    return check is not None and bool(check["swap"]) and len(check["pool"]) > 2


def on_plinth(now: Moment) -> bool:
    """On the planet of many floors, with something laid on a path."""
    e = out(now)
    if e is None or not e["boards"] or now.prompt != "vanguard-ask-action":
        return False
    return e["boards"][0]["planet"] == "P17" and bool(e["boards"][0]["paths"])


QUICK: dict[str, Any] = {"start": "quick"}
LESSON: dict[str, Any] = {"start": "lesson"}

SCENES = (
    Scene("tutorial", LESSON, asked("action"), 2),
    Scene("lesson", LESSON, taught("travel"), 1),
    Scene("choosing", {"start": "operation"}, weighing, 2),
    Scene("rolled", {"start": "operation"}, rolled, 2),
    Scene("planet", {"start": "operation"}, later_turn, 2),
    Scene("story", QUICK, asked("log"), 2),
    Scene("facilities", QUICK, asked("facility"), 2),
    Scene("starmap", QUICK, asked("starmap"), 2),
    Scene("team", QUICK, asked("team"), 2),
    Scene("landing", QUICK, asked("reroll-landing", "landing-sector"), 2),
    Scene("descent", QUICK, coming_down, 2),
    Scene("debriefing", QUICK, homecoming("debriefing"), 2),
    Scene("medbay", QUICK, homecoming("medbay"), 2),
    Scene("evacuated", QUICK, evacuated, 2),
    Scene("plinth", QUICK, on_plinth, 2, CREW),
    Scene("swapped", QUICK, swapped, 2, CREW),
    Scene("over", LESSON, over, 1),
    Scene("ending", {"start": "tutorial"}, over, 1, CREW, VANGUARD.longest),
)


def players(scene: Scene, seed: int) -> list[Bot]:
    if scene.bot != CREW:
        return [AtRandom(seed)] * scene.seats
    return [make_bot(VANGUARD, CREW, seed * 10 + seat) for seat in range(scene.seats)]


def printed() -> Any:
    return msgspec.structs.replace(VANGUARD.printed(), met=met())


def met() -> dict[str, Any]:
    """What is printed on all cards and boards: tests and the gallery may look at everything."""
    names = [thing_name(CAMPAIGN, id) for id, kind in campaign[CAMPAIGN].kind_of.items() if kind != "logs"]
    return {name: VANGUARD.sealed_print(name) for name in names}
