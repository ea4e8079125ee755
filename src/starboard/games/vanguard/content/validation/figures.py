"""No figure in a campaign is absurd: what is counted is not negative, what must be there is at least one."""

from collections.abc import Iterator

import msgspec

from starboard.games.vanguard.content.campaign_files import Campaign
from starboard.games.vanguard.content.validation.walk import Fault, Texts

USUAL = (0, 999)
LIMITS = {
    ("Head", "acts"): (1, 9),
    ("Listening", "fields"): (1, 99),
    ("Operation", "deck_rank"): (1, 3),
    ("Operation", "dice"): (1, 12),
    ("Planet", "supplies"): (-1, 99),
    ("Planet", "act"): (1, 9),
    ("Sector", "n"): (1, 99),
    ("Time", "fields"): (1, 99),
    ("Track", "fields"): (1, 99),
    ("LandingRow", "first"): (0, 9),
    ("LandingRow", "last"): (0, 9),
    ("Lander", "rolls"): (1, 20),
    ("PocketRow", "n"): (1, 99),
    ("SectionCard", "rank"): (1, 3),
}
"""The least and the most, where they are not the usual ones."""


def figure_faults(campaign: Campaign, texts: Texts) -> Iterator[Fault]:
    """The figures that cannot be."""
    yield from _within(campaign.head, "campaign.toml", "$", USUAL, texts)
    for id, kind in campaign.kind_of.items():
        if id in campaign.planet_of:
            continue
        where = campaign.where[id]
        yield from _within(getattr(campaign, kind)[id], where.file, where.place, USUAL, texts)


def _within(thing: object, file: str, place: str, limits: tuple[int, int], texts: Texts) -> Iterator[Fault]:
    if isinstance(thing, bool):
        return
    if isinstance(thing, int):
        least, most = limits
        if not least <= thing <= most:
            yield texts.fault("vanguard-campaign-figure", file, place, value=str(thing)[:20], least=least, most=most)
    elif isinstance(thing, msgspec.Struct):
        kind = type(thing).__name__
        for name, written in zip(thing.__struct_fields__, thing.__struct_encode_fields__, strict=True):
            own = LIMITS.get((kind, name), USUAL)
            yield from _within(getattr(thing, name), file, f"{place}.{written}", own, texts)
    elif isinstance(thing, tuple):
        for number, part in enumerate(thing):
            yield from _within(part, file, f"{place}[{number}]", limits, texts)
    elif isinstance(thing, dict):
        for key, part in thing.items():
            yield from _within(part, file, f"{place}.{key}", limits, texts)
