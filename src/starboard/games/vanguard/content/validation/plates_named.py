"""Every plate that is named is there, and every plate is named by something."""

import re
from collections.abc import Iterator

from starboard.games.vanguard.content.campaign_files import Campaign
from starboard.games.vanguard.content.validation.walk import Fault, Texts

ID = re.compile(r"[a-z][a-z0-9_]*")
"""Without hyphens, so that what is said of one plate is never taken for what is said of another."""


def plate_faults(campaign: Campaign, texts: Texts) -> Iterator[Fault]:
    """Plates that are not there, that nothing names, or whose ids cannot be told apart from words."""
    named = {plate for _, _, plate in _places(campaign)}
    for file, place, plate in _places(campaign):
        if plate not in campaign.plates:
            yield texts.fault("vanguard-campaign-reference", file, place, kind="plate", name=plate)
    for id in campaign.plates:
        if not ID.fullmatch(id):
            yield texts.fault_of("vanguard-campaign-plate-id", id, "id", name=id)
        if id not in named:
            yield texts.fault_of("vanguard-campaign-unreachable", id, kind="plates", name=id)
    if len(campaign.head.act_plates) > campaign.head.acts:
        yield texts.fault(
            "vanguard-campaign-act-plates",
            "campaign.toml",
            "$.act_plates",
            count=len(campaign.head.act_plates),
            acts=campaign.head.acts,
        )


def _places(campaign: Campaign) -> Iterator[tuple[str, str, str]]:
    """Where plates are named: the file, the place in it, and the plate."""
    head = campaign.head
    if head.plate:
        yield "campaign.toml", "$.plate", head.plate
    for number, plate in enumerate(head.act_plates):
        yield "campaign.toml", f"$.act_plates[{number}]", plate
    for id, kind in campaign.kind_of.items():
        plate = getattr(getattr(campaign, kind)[id], "plate", "")
        if plate:
            where = campaign.where[id]
            yield where.file, f"{where.place}.plate", plate
