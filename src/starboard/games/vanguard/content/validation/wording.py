"""Everything that people read has its words, and no words are left over."""

import re
from collections.abc import Iterator

from starboard.games.vanguard.content.campaign_files import EMPTY_POI, Campaign
from starboard.games.vanguard.content.lesson_script import LESSON_FILE
from starboard.games.vanguard.content.texts import text_ids
from starboard.games.vanguard.content.validation.walk import Fault, Texts
from starboard.games.vanguard.notation.symbols import INJURIES

LANGUAGES = ("en", "cs", "pl")
OF_KIND = {
    "planets": "planet",
    "pois": "poi",
    "threats": "threat",
    "conditions": "condition",
    "missions": "mission",
    "logs": "log",
    "systems": "system",
    "destinations": "destination",
    "crew": "crew",
}
"""The word for a kind of thing in the ids of its texts; all others are cards."""
MORE = re.compile(r"(?P<base>.+)-(text|title|[bcr][0-9]+)")
"""What a thing can have besides its name: flavour, a title, and of logs branches, choices and what follows them."""
ALSO = re.compile(r"(field|scene|landing|tag|lasting|state|track|marker|value|number|route|symbol)-.+")
"""Texts that a thing has or leaves out as it likes."""


ALWAYS = {f"poi-{EMPTY_POI}", *(f"card-{injury}" for injury in INJURIES)}
"""What every campaign has, whatever is in its files."""


def text_faults(campaign: Campaign, texts: Texts) -> Iterator[Fault]:
    """Texts that are missing in English, and texts that nothing needs."""
    known = text_ids(campaign.folder, "en")
    prefix = campaign.head.prefix
    wanted = needed(campaign)
    lesson = taught(campaign)
    for id, (thing, place) in wanted.items():
        if f"{prefix}-{id}" not in known:
            yield texts.fault_of("vanguard-campaign-text", thing, place, name=f"{prefix}-{id}")
    for id, place in lesson.items():
        if f"{prefix}-{id}" not in known:
            yield texts.fault("vanguard-campaign-text", LESSON_FILE, place, name=f"{prefix}-{id}")
    for id in sorted(ALWAYS):
        if f"{prefix}-{id}" not in known:
            yield texts.fault("vanguard-campaign-text", "campaign.toml", "$.prefix", name=f"{prefix}-{id}")
    for id in sorted(known):
        short = id.removeprefix(f"{prefix}-")
        more = MORE.fullmatch(short)
        base = more["base"] if more else short
        due = short in wanted or base in wanted or base in ALWAYS or short in lesson or ALSO.fullmatch(short)
        if short == id or not due:
            yield texts.fault("vanguard-campaign-text-unused", "campaign.toml", "$.prefix", name=id)


def needed(campaign: Campaign) -> dict[str, tuple[str, str]]:
    """The texts without which something has no name or no story, without the prefix; and what needs each of them."""
    found: dict[str, tuple[str, str]] = {}
    for id, kind in campaign.kind_of.items():
        if kind != "rows" and id != EMPTY_POI:
            found[f"{OF_KIND.get(kind, 'card')}-{id}"] = (id, "")
        thing = getattr(campaign, kind)[id]
        for number, _ in enumerate(getattr(thing, "actions", ()), start=1):
            found[f"action-{id}-{number}"] = (id, f"actions[{number - 1}]")
        if kind == "logs":
            for number, _ in enumerate(thing.choice, start=1):
                found[f"log-{id}-c{number}"] = (id, f"choice[{number - 1}]")
        if kind == "crew":
            found[f"skill-{id}"] = (id, "skill")
        if kind == "planets":
            for place, sector in enumerate(thing.sector):
                found[f"sector-{id}-{sector.n}"] = (id, f"sector[{place}]")
    return found


def taught(campaign: Campaign) -> dict[str, str]:
    """The texts of the lesson, and where each of them is wanted."""
    steps = campaign.lesson.step if campaign.lesson is not None else ()
    return {f"lesson-{step.id}": f"$.step[{place}]" for place, step in enumerate(steps) if not step.silent}


def untranslated(campaign: Campaign) -> dict[str, int]:
    """How many texts each other language leaves to English."""
    english = text_ids(campaign.folder, "en")
    return {language: len(english - text_ids(campaign.folder, language)) for language in LANGUAGES[1:]}
