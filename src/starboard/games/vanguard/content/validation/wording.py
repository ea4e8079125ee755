"""Everything that people read has its words, and no words are left over."""

import re
from collections.abc import Iterator, Mapping, Sequence, Set

from starboard.games.vanguard.content.campaign_files import EMPTY_POI, Campaign
from starboard.games.vanguard.content.lesson_script import LESSON_FILE
from starboard.games.vanguard.content.planet import Planet
from starboard.games.vanguard.content.texts import text_ids
from starboard.games.vanguard.content.validation.enough import is_ours
from starboard.games.vanguard.content.validation.fluent_files import Unread, Written, written
from starboard.games.vanguard.content.validation.walk import Fault, Texts
from starboard.games.vanguard.notation.symbols import INJURIES
from starboard.kernel import Arg, Message

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
    "plates": "plate",
}
"""The word for a kind of thing in the ids of its texts; all others are cards."""
MORE = re.compile(r"(?P<base>.+)-(text|title|[bcr][0-9]+)")
"""What a thing can have besides its name: flavour, a title, and of logs branches, choices and what follows them."""
ALSO = re.compile(r"(field|scene|tag|lasting|state|track|value|number|counter|route|symbol|passive)-.+")
"""Texts that a thing has or leaves out as it likes."""
CLAUSE = re.compile(
    r"(?P<base>(?P<kind>marker|track|state|threat|number|counter|tag)-.+)"
    r"-(?P<use>if|unless|on|off|up|down|put|gone|plural|count|place|many)"
)
"""What a marker, a track, a state, a threat, a number, a counter or a tag says of itself in a sentence."""
COUNTERPARTS = {"if": "unless", "unless": "if", "off": "on"}
"""Where one of them is written, the other one is needed."""
UNNAMED = re.compile(r"log-.+-(title|c[0-9]+)")
"""Texts of logs that name nobody: titles and choices."""
PERSONS, TAUGHT = frozenset(("active", "other", "lost", "signer")), frozenset(("who",))
"""The people whom prose can name."""
PLACED, COUNTED, SIGNED = frozenset(("place", "count")), frozenset(("count",)), frozenset(("sign", "count"))
"""What the clauses of markers and of tracks can say: where, how many, by how many steps; and whether that is the least
or the most."""
FORMED = frozenset(("form",))
"""What the place of a tag can ask for: whether it stands alone or after "in", "to", "from", "toward"."""


ALWAYS = {f"poi-{EMPTY_POI}", *(f"card-{injury}" for injury in INJURIES)}
"""What every campaign has, whatever is in its files."""


def text_faults(campaign: Campaign, texts: Texts) -> Iterator[Fault]:
    """Texts that are missing in English, texts that nothing needs, and whatever is wrong in those that there are."""
    folder, prefix = campaign.folder, campaign.head.prefix
    read = {language: list(written(folder, language)) for language in LANGUAGES}
    for entries in read.values():
        yield from _readable(entries)
    english = {one.id: one for one in read["en"] if isinstance(one, Written)}
    wanted = needed(campaign)
    lesson = taught(campaign)
    for id, (thing, place) in wanted.items():
        if f"{prefix}-{id}" not in english:
            yield texts.fault_of("vanguard-campaign-text", thing, place, name=f"{prefix}-{id}")
    for id, place in lesson.items():
        if f"{prefix}-{id}" not in english:
            yield texts.fault("vanguard-campaign-text", LESSON_FILE, place, name=f"{prefix}-{id}")
    for name in sorted({f"{prefix}-{id}" for id in ALWAYS} | _in_the_lobby(campaign)):
        if name not in english:
            yield texts.fault("vanguard-campaign-text", "campaign.toml", "$.prefix", name=name)
    for language, entries in read.items():
        for one in entries:
            if isinstance(one, Written):
                yield from _text(campaign, one, english, {*wanted, *lesson}, language)


def _readable(entries: Sequence[Written | Unread]) -> Iterator[Fault]:
    """What is no Fluent, and ids that stand there twice."""
    first: dict[str, Written] = {}
    for one in entries:
        if isinstance(one, Unread):
            yield fault("vanguard-campaign-fluent", one, reason=one.reason)
        elif one.id in first:
            before = first[one.id]
            yield fault("vanguard-campaign-text-twice", one, name=one.id, first=before.file, before=before.line)
        else:
            first[one.id] = one


def _text(
    campaign: Campaign, one: Written, english: Mapping[str, Written], due: Set[str], language: str
) -> Iterator[Fault]:
    """What is wrong with a text."""
    prefix = campaign.head.prefix
    short = one.id.removeprefix(f"{prefix}-")
    stem = one.file.rpartition("/")[2].removesuffix(".ftl")
    word = one.id.partition("-")[0]
    if stem != word and not stem.startswith(f"{word}-"):
        yield fault("vanguard-campaign-text-file", one, name=one.id, word=word)
    if language != "en" and one.id not in english:
        yield fault("vanguard-campaign-text-alone", one, name=one.id)
    elif short == one.id:
        if one.id not in _in_the_lobby(campaign):
            yield fault("vanguard-campaign-text-foreign", one, name=one.id, prefix=prefix)
    elif language == "en" and not _is_due(short, due):
        yield fault("vanguard-campaign-text-unused", one, name=one.id)
    clause = CLAUSE.fullmatch(short)
    if clause is not None and language == "en":
        other = f"{prefix}-{clause['base']}-{COUNTERPARTS.get(clause['use'], clause['use'])}"
        if other not in english:
            yield fault("vanguard-campaign-clause", one, name=one.id, other=other)
    for variable in sorted(one.variables - _variables(short)):
        known = ", ".join(f"${name}" for name in sorted(_variables(short)))
        yield fault("vanguard-campaign-variable", one, name=one.id, variable=f"${variable}", known=known or "none")
    for name in sorted(one.names - english.keys()):
        yield fault("vanguard-campaign-text-names", one, name=one.id, other=name)


def fault(id: str, at: Written | Unread, **args: Arg) -> Fault:
    """A fault of a text."""
    return Fault(Message(id, {"file": at.file, "line": at.line, **args}), at.file, at.line)


def _is_due(short: str, due: Set[str]) -> bool:
    """Whether something in the campaign can say this text."""
    more = CLAUSE.fullmatch(short) or MORE.fullmatch(short)
    base = more["base"] if more else short
    return short in due or base in due or base in ALWAYS or ALSO.fullmatch(short) is not None


def _variables(short: str) -> frozenset[str]:
    """What a text may ask for: the people in the prose of logs and scenes, who is taught, and where and how many."""
    kind = short.partition("-")[0]
    if kind == "scene" or (kind == "log" and not UNNAMED.fullmatch(short)):
        return PERSONS
    clause = CLAUSE.fullmatch(short)
    if clause is not None:
        if kind == "tag":
            return FORMED
        asked = SIGNED if clause["use"] == "count" else COUNTED
        if kind == "marker":
            return PLACED | asked
        return asked if clause["use"] in ("up", "down", "count", "place") else frozenset()
    return TAUGHT if kind == "lesson" else frozenset()


def _in_the_lobby(campaign: Campaign) -> set[str]:
    """What a campaign is called before it begins, and what stands on its title page, unless it is one of ours and the
    program says so itself."""
    head = campaign.head
    if is_ours(campaign):
        return set()
    named = {f"vanguard-option-campaign-{head.id}", f"vanguard-story-blurb-{head.id}"}
    return named | {f"vanguard-option-carry-{memory}" for memory in head.carry}


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
        if kind == "plates":
            found[f"plate-{id}-alt"] = (id, "")
        if kind == "crew":
            found[f"skill-{id}"] = (id, "skill")
        if isinstance(thing, Planet):
            found |= _of_planet(thing)
    return found


def _of_planet(planet: Planet) -> dict[str, tuple[str, str]]:
    """The texts of what only a planet has: sectors, markers, the words of its states, rows of its landing table."""
    found: dict[str, tuple[str, str]] = {}
    for place, sector in enumerate(planet.sector):
        found[f"sector-{planet.id}-{sector.n}"] = (planet.id, f"sector[{place}]")
    for place, marker in enumerate(planet.marker):
        found[f"marker-{marker.id}"] = (planet.id, f"marker[{place}]")
    for place, state in enumerate(planet.state):
        for name in (state.id, *(f"{state.id}-{word}" for word in state.values)):
            found[f"state-{name}"] = (planet.id, f"state[{place}]")
    for place, _ in enumerate(planet.landing_row):
        found[f"landing-{planet.id}-{place + 1}"] = (planet.id, f"landing_row[{place}]")
    return found


def taught(campaign: Campaign) -> dict[str, str]:
    """The texts of the lesson, and where each of them is wanted."""
    steps = campaign.lesson.step if campaign.lesson is not None else ()
    return {f"lesson-{step.id}": f"$.step[{place}]" for place, step in enumerate(steps) if not step.silent}


def untranslated(campaign: Campaign) -> dict[str, int]:
    """How many texts each other language leaves to English."""
    english = text_ids(campaign.folder, "en")
    return {language: len(english - text_ids(campaign.folder, language)) for language in LANGUAGES[1:]}
