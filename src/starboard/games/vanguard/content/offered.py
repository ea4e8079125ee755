"""Which campaigns are offered, and which of the agreements about one can be kept."""

from functools import cache
from pathlib import Path

from msgspec.structs import replace

from starboard.games.vanguard.content import BadContent, campaign, campaign_folder, found_campaigns
from starboard.games.vanguard.content.validation.enough import ID, PREFIX, is_taken
from starboard.games.vanguard.content.validation.validate import Report, check_campaign
from starboard.games.vanguard.state.options import CAMPAIGNS, CARRIED, OPERATION, OPTIONS, Terms
from starboard.kernel import BadOption, Message, Option


def campaigns() -> dict[str, str]:
    """The campaigns that can be chosen, and under what their content is found. Ours come first."""
    others = {id: id for id, one in found_campaigns().items() if _is_well_named(id, one.prefix)}
    return CAMPAIGNS | {id: name for id, name in others.items() if id not in CAMPAIGNS}


def prefix_of(name: str) -> str:
    """The first word of the texts of a campaign; those of others are not read for it."""
    found = found_campaigns().get(name)
    return found.prefix if found is not None else campaign[name].head.prefix


def can_be_read(name: str) -> bool:
    """Whether the files of a campaign can be read at all."""
    try:
        return bool(campaign[name].head.id)
    except BadContent:
        return False


def _is_well_named(id: str, prefix: str) -> bool:
    return bool(ID.fullmatch(id) and PREFIX.fullmatch(prefix)) and not is_taken(id) and not is_taken(prefix)


def offered_options() -> tuple[Option, ...]:
    """What is agreed before a match, with the campaigns of others and what they bring."""
    others = [found_campaigns()[id] for id in campaigns() if id in found_campaigns()]
    most = max((one.operations for one in others), default=1)
    choices = {
        "campaign": tuple(campaigns()),
        "start": tuple(f"{OPERATION}-{number}" for number in range(2, most + 1)),
        "carry": tuple(sorted({memory for one in others for memory in one.memories}.difference(CARRIED))),
    }
    return tuple(_with(option, choices.get(option.id, ())) for option in OPTIONS)


def memories() -> tuple[str, ...]:
    """Everything that a campaign may be told of an earlier one: the choices of the option `carry`."""
    return tuple(str(choice) for option in offered_options() if option.id == "carry" for choice in option.choices)


def _with(option: Option, more: tuple[str, ...]) -> Option:
    choices = (*option.choices, *(choice for choice in more if choice not in option.choices))
    most = len(choices) if option.id == "carry" else option.most
    return replace(option, choices=choices, most=most)


def text_folders() -> tuple[str, ...]:
    """Where the words of the campaigns of others lie."""
    known = campaigns()
    return tuple(str(Path(one.folder) / "text") for id, one in found_campaigns().items() if id in known)


def check_offer(asked: Terms) -> None:
    """`BadOption` when a campaign is not sound, or does not have what was asked for."""
    others = found_campaigns()
    if asked.campaign in others:
        report = _report(asked.campaign)
        if report.faults:
            raise BadOption("vanguard-campaign-refused", campaign=asked.campaign, fault=report.faults[0].message)
    head = campaign[asked.campaign].head
    word, _, number = asked.start.partition("-")
    named = Message(f"vanguard-option-campaign-{_id_of(asked.campaign)}")
    if word == OPERATION and int(number or 1) > len(head.operation):
        raise BadOption("vanguard-no-operation", campaign=named, count=len(head.operation))
    if asked.start in ("tutorial", "lesson") and not head.tutorial:
        raise BadOption("vanguard-no-tutorial", campaign=named)


def _id_of(folder: str) -> str:
    return next((id for id, name in CAMPAIGNS.items() if name == folder), folder)


@cache
def _report(name: str) -> Report:
    return check_campaign(campaign_folder(name))
