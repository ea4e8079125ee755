"""A campaign has what every match needs: crew and cards of all sections, a lander, a technology, somewhere to land; and
names that no other campaign can have."""

import re
from collections.abc import Iterator

from starboard.games.vanguard.content import campaign_folder, campaign_names
from starboard.games.vanguard.content.campaign_files import Campaign
from starboard.games.vanguard.content.rule_figures import RULES
from starboard.games.vanguard.content.texts import OPEN
from starboard.games.vanguard.content.validation.walk import Fault, Texts
from starboard.games.vanguard.notation.symbols import SECTIONS

CREW = 2
"""Crew cards that each section needs: one for the board, and one who rests."""
ID = re.compile(r"[a-z][a-z0-9_-]{0,39}")
PREFIX = re.compile(r"[a-z][a-z0-9]{1,29}")


def is_ours(campaign: Campaign) -> bool:
    """Whether a campaign lies in this package."""
    return any(campaign.folder == campaign_folder(name) for name in campaign_names())


def is_taken(word: str) -> bool:
    """Whether the program itself uses a word as an id or a prefix."""
    ours = {form for name in campaign_names() for form in (name, name.replace("_", "-"), name.replace("_", ""))}
    return word in OPEN or word in ours


def name_faults(campaign: Campaign, texts: Texts) -> Iterator[Fault]:
    """Id and prefix are words that nobody else has."""
    head = campaign.head
    if is_ours(campaign):
        return
    if not ID.fullmatch(head.id):
        yield texts.fault("vanguard-campaign-id", "campaign.toml", "$.id", name=head.id)
    if not PREFIX.fullmatch(head.prefix):
        yield texts.fault("vanguard-campaign-prefix", "campaign.toml", "$.prefix", name=head.prefix)
    for field, name in (("id", head.id), ("prefix", head.prefix)):
        if is_taken(name):
            yield texts.fault("vanguard-campaign-taken", "campaign.toml", f"$.{field}", name=name)


def enough_faults(campaign: Campaign, texts: Texts) -> Iterator[Fault]:
    """What is too little to play."""
    others = {id for operation in campaign.head.operation for id in operation.crew}
    for section in SECTIONS:
        crew = [
            id for id, one in campaign.crew.items() if one.section == section and not one.tutorial and id not in others
        ]
        cards = [one for one in campaign.section_cards.values() if one.section == section and not one.tutorial]
        first = [one for one in cards if one.rank == 1]
        for what, count, least in (("crew", len(crew), CREW), ("cards", len(first), RULES.team.deck)):
            if count < least:
                yield _few(texts, what, count, least, section)
    for kind in ("landers", "technology"):
        if not any(one.start for one in getattr(campaign, kind).values()):
            yield _few(texts, kind, 0, 1)
    landings = [
        one
        for one in campaign.destinations.values()
        if one.planet and not one.operation and one.open is None and _is_charted(campaign, one.system)
    ]
    if not landings:
        yield _few(texts, "landings", 0, 1)
    for id, one in campaign.destinations.items():
        planet = campaign.planets.get(one.planet)
        if planet is not None and not planet.landing:
            yield texts.fault_of("vanguard-campaign-no-landing-sector", id, "planet", name=planet.id)
    yield from _tutorial(campaign, texts)


def _is_charted(campaign: Campaign, system: str) -> bool:
    return system in campaign.systems and campaign.systems[system].charted == "start"


def _tutorial(campaign: Campaign, texts: Texts) -> Iterator[Fault]:
    """IV-C-203: where there is a tutorial, each section has somebody for it, and a deck."""
    head = campaign.head
    if not head.tutorial:
        return
    for section in SECTIONS:
        crew = [one for one in campaign.crew.values() if one.section == section and one.tutorial]
        deck = len(head.tutorial_decks.get(section, ()))
        starters = [one for one in campaign.section_cards.values() if one.section == section and one.starter]
        for what, count, least in (
            ("tutorial-crew", len(crew), 1),
            ("tutorial-deck", deck, RULES.team.tutorial_hand),
            ("starters", len(starters), RULES.team.tutorial_hand),
        ):
            if count < least:
                yield _few(texts, what, count, least, section)


def _few(texts: Texts, what: str, count: int, least: int, section: str = "") -> Fault:
    return texts.fault(
        "vanguard-campaign-few", "campaign.toml", "$.id", what=what, count=count, least=least, section=section or "all"
    )
