"""Dice checks that effects demand: `check C02` is the first one on that card, `check C02.3` its third action."""

from starboard.games.vanguard.content.campaign_files import Campaign
from starboard.games.vanguard.notation.actions import Action

SOURCES = {"pois": "poi", "threats": "threat", "conditions": "condition", "missions": "mission", "events": "event"}
"""Kinds of cards that can have such checks, and what the source of a check on them begins with."""


def demanded_check(campaign: Campaign, name: str) -> tuple[str, int] | None:
    """The source of a check and its place among the actions of its card; None if there is no such check."""
    id, _, number = name.partition(".")
    kind = campaign.kind_of.get(id, "")
    if kind not in SOURCES:
        return None
    actions: tuple[Action, ...] = getattr(campaign, kind)[id].actions
    places = [place for place, action in enumerate(actions) if action.demanded]
    wanted = int(number) - 1 if number else next(iter(places), -1)
    return (f"{SOURCES[kind]}:{id}", wanted) if wanted in places else None
