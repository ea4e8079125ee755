"""What there is to look at in Galaxy Trucker: matches that are played by bots."""

from random import Random
from typing import Any

from moments.stage import Moment, Scene, Wanted
from starboard.bots import Bot, make_bot
from starboard.games.trucker.title import TRUCKER
from starboard.kernel import Sight

TITLE = TRUCKER
LIMIT = 4000
SEEDS = range(1, 40)
LOG = 0
"""Only what the last decision brought: it is animated."""
SLOPPY = "sloppy"
APPRENTICE = "apprentice"


class Sloppy:
    """A builder that puts every tile anywhere it goes, so that the ship check has something to say."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)

    def choose(self, sight: Sight) -> int:
        tags = [str(move.__struct_config__.tag) for move in sight.options]
        for wanted in ("look-away", "place", "look" if self._random.random() < 0.02 else "draw", "draw"):
            if wanted in tags:
                return self._random.choice([place for place, tag in enumerate(tags) if tag == wanted])
        return self._random.randrange(len(tags))


def parts(moment: Moment) -> int:
    return len(moment.view["truckers"][moment.seat]["ship"]["parts"])


def holding(least: int) -> Wanted:
    return lambda now: "place" in now.moves and parts(now) >= least


def on_card(kind: str, *moves: str) -> Wanted:
    def wanted(now: Moment) -> bool:
        card = TRUCKER.printed().cards.get(now.view["flight"]["card"])
        return card is not None and card.kind == kind and (not moves or bool(now.moves & set(moves)))

    return wanted


def having(*moves: str) -> Wanted:
    return lambda now: set(moves) <= now.moves


def mistakes(now: Moment) -> bool:
    figures = now.view["truckers"][now.seat]["ship"].get("figures", {})
    return "scrap" in now.moves and len(figures.get("faults", ())) > 1


def struck(size: str, what: str, *moves: str) -> Wanted:
    def wanted(now: Moment) -> bool:
        strike = now.view["flight"]["strike"]
        return bool(strike) and (strike["size"], strike["what"]) == (size, what) and bool(now.moves & set(moves))

    return wanted


def reaching(now: Moment) -> bool:
    return {"draw", "take"} <= now.moves and len(now.view["yard"]["open"]) > 9


def building(ship_class: str, least: int, seats: int = 3, **options: Any) -> Scene:
    return Scene(f"build-{ship_class}", {"classes": (ship_class,), **options}, holding(least), seats)


FLIGHT: dict[str, Any] = {"classes": ("III",)}
LEVEL_FOUR: dict[str, Any] = {"classes": ("IV",), "kit": "both"}
SCENES = (
    building("I", 8, 2),
    building("II", 14, 4),
    building("III", 20, build="turns"),
    building("IIA", 14),
    building("IIIB", 16, kit="both"),
    building("IV", 18, kit="both"),
    building("IC", 9),
    building("IIC", 16, 4),
    building("IIIC", 20),
    Scene("build-IVC", {"classes": ("IVC",)}, lambda now: holding(18)(now) and len(now.view["yard"]["dice"]) > 0),
    Scene(
        "reaching",
        {"classes": ("II",)},
        lambda now: {"draw", "take"} <= now.moves and len(now.view["yard"]["open"]) > 9,
    ),
    Scene("peeking", {"classes": ("II",)}, having("look-away"), bot=SLOPPY),
    Scene("check-III", {"classes": ("III",)}, mistakes, bot=SLOPPY),
    Scene("check-IIIC", {"classes": ("IIIC",)}, mistakes, bot=SLOPPY),
    Scene("check-pieces", {"classes": ("II",)}, having("keep-piece"), bot=SLOPPY),
    Scene("loading", FLIGHT, having("board-alien")),
    Scene("flight-deck", FLIGHT, lambda now: "give-up" in now.moves and len(now.view["flight"]["flown"]) > 4, 4),
    Scene("flight-open-space", FLIGHT, on_card("open_space", "thrust")),
    Scene("flight-planets", FLIGHT, on_card("planets", "land"), 4),
    Scene("flight-goods", FLIGHT, on_card("planets", "load-good")),
    Scene("flight-ship", FLIGHT, on_card("abandoned_ship", "visit")),
    Scene("flight-station", FLIGHT, on_card("abandoned_station", "visit")),
    Scene("flight-slavers", FLIGHT, on_card("slavers", "give-up-crew")),
    Scene("flight-smugglers", FLIGHT, on_card("smugglers", "fire")),
    Scene("flight-pirates", FLIGHT, struck("small", "shot", "raise-shield")),
    Scene("flight-zone", FLIGHT, on_card("combat_zone", "thrust", "fire")),
    Scene("flight-shield", FLIGHT, struck("small", "meteor", "raise-shield"), 4),
    Scene("flight-shoot", FLIGHT, struck("large", "meteor", "shoot"), 4),
    Scene("flight-battery", FLIGHT, having("choose-batteries")),
    Scene("flight-torus", {"classes": ("IIIC",)}, struck("small", "meteor", "raise-shield")),
    Scene("flight-fleet", {"classes": ("IVC",)}, struck("large", "meteor", "shoot")),
    Scene("flight-splice", {"classes": ("IIC",)}, struck("small", "meteor", "raise-shield")),
    Scene("flight-level-four", LEVEL_FOUR, lambda now: now.view["flight"]["card"].startswith("IV-")),
    Scene("flight-intruders", LEVEL_FOUR, lambda now: "trucker-intruder-walked" in now.told),
    Scene("breaking", {"classes": ("II",)}, lambda now: now.view["part"] == "flight" and "keep-piece" in now.moves),
    Scene("arrived", {"classes": ("I", "II")}, lambda now: "trucker-arrived" in now.told),
)


def players(scene: Scene, seed: int) -> list[Bot]:
    seeds = range(seed * 10, seed * 10 + scene.seats)
    return [Sloppy(one) if scene.bot == SLOPPY else make_bot(TRUCKER, APPRENTICE, one) for one in seeds]


def printed() -> Any:
    return TRUCKER.printed()
