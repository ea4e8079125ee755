"""Checks a whole campaign (campaign.md, section 6): every reference exists, everything can be reached, every planet can
be left, every demand can be met, no story flag is dead, and everything has its words."""

from importlib.resources.abc import Traversable
from pathlib import Path

import msgspec

from starboard.content import BadContent
from starboard.games.vanguard.content.campaign_files import Campaign, read_campaign
from starboard.games.vanguard.content.campaign_places import fence
from starboard.games.vanguard.content.validation.check_demands import check_faults
from starboard.games.vanguard.content.validation.enough import enough_faults, name_faults
from starboard.games.vanguard.content.validation.figures import figure_faults
from starboard.games.vanguard.content.validation.planets import demand_faults, planet_faults
from starboard.games.vanguard.content.validation.plates_named import plate_faults
from starboard.games.vanguard.content.validation.reach import unreachable
from starboard.games.vanguard.content.validation.references import References
from starboard.games.vanguard.content.validation.story_flags import flag_faults, head_faults, result_faults
from starboard.games.vanguard.content.validation.walk import Fault, Texts, walk
from starboard.games.vanguard.content.validation.wording import text_faults, untranslated
from starboard.kernel import Message

COUNTED = (
    "planets",
    "pois",
    "missions",
    "conditions",
    "threats",
    "logs",
    "section_cards",
    "crew",
    "equipment",
    "plates",
)


class Report(msgspec.Struct, frozen=True):
    """What there is in a campaign, and what is wrong with it."""

    faults: tuple[Fault, ...]
    counts: dict[str, int] = {}
    untranslated: dict[str, int] = {}


def check_campaign(folder: Traversable) -> Report:
    """Everything that is wrong with the campaign in a folder. A file that cannot be read hides the rest."""
    try:
        if isinstance(folder, Path):
            fence(folder)
        campaign = read_campaign(folder)
        counts = {kind: len(getattr(campaign, kind)) for kind in COUNTED}
        return Report(faults_of(campaign), counts, untranslated(campaign))
    except BadContent as why:
        return Report((_unreadable(why.message),))
    except RecursionError:
        return Report((Fault(Message("contents-nested", {"file": "campaign.toml"}), "campaign.toml", 0),))


def faults_of(campaign: Campaign) -> tuple[Fault, ...]:
    """What is wrong with a campaign that could be read, file by file."""
    texts = Texts(campaign)
    found = list(walk(campaign))
    references = References(campaign, texts)
    faults = [
        *(fault for one in found for fault in references.faults(one)),
        *name_faults(campaign, texts),
        *head_faults(campaign, texts),
        *enough_faults(campaign, texts),
        *figure_faults(campaign, texts),
        *planet_faults(campaign, texts),
        *demand_faults(campaign, found, texts),
        *check_faults(campaign, found, texts),
        *flag_faults(campaign, found, texts),
        *result_faults(campaign, found, texts),
        *unreachable(campaign, found, texts),
        *plate_faults(campaign, texts),
        *text_faults(campaign, texts),
    ]
    different = {(fault.file, fault.line, str(fault.message)): fault for fault in faults}
    return tuple(different[key] for key in sorted(different))


def _unreadable(message: Message) -> Fault:
    line = message.args.get("line", 0)
    return Fault(message, str(message.args["file"]), line if isinstance(line, int) else 0)
