"""How an exploration ends in the middle of an effect: nothing that stood behind it happens any more."""


class ExplorationEnds(Exception):
    """IV-X-207: a lift-off, an evacuation or an ordered end; `Expedition.end` says which. `explore` catches it."""


class CampaignEnds(Exception):
    """An ending was read, or the campaign is lost (IV-S-3603). `campaign.play` catches it."""


class LogShut(Exception):
    """Nothing more of the log that is being read is resolved. `logs` catches it."""
