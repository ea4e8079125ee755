"""What is printed on boards, cards and tokens, as data. A campaign is read once and shared by all matches."""

from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from starboard.content import BadContent
from starboard.games.vanguard.content.campaign_files import Campaign, read_campaign
from starboard.games.vanguard.content.campaign_places import found_campaigns
from starboard.games.vanguard.content.per_campaign import PerCampaign

__all__ = [
    "BadContent",
    "Campaign",
    "PerCampaign",
    "campaign",
    "campaign_folder",
    "campaign_names",
    "found_campaigns",
    "read_campaign",
]


def campaign_folder(name: str) -> Traversable:
    """Where a campaign lies: one of this package by its folder, one of others by its id."""
    found = found_campaigns().get(name)
    return Path(found.folder) if found is not None else files("starboard.games.vanguard").joinpath("campaigns", name)


def campaign_names() -> tuple[str, ...]:
    """The campaigns of this package."""
    home = files("starboard.games.vanguard").joinpath("campaigns")
    return tuple(sorted(folder.name for folder in home.iterdir() if folder.joinpath("campaign.toml").is_file()))


@PerCampaign
def campaign(folder: str) -> Campaign:
    """A campaign. `BadContent` the first time, if a file is damaged."""
    return read_campaign(campaign_folder(folder))
