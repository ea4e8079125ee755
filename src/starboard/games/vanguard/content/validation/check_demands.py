"""Every dice check that a card has ready is demanded by something, and events have nothing else."""

from collections.abc import Iterator, Sequence

from starboard.games.vanguard.content.campaign_files import Campaign
from starboard.games.vanguard.content.demanded_checks import SOURCES, demanded_check
from starboard.games.vanguard.content.validation.walk import Fault, Found, Texts


def check_faults(campaign: Campaign, found: Sequence[Found], texts: Texts) -> Iterator[Fault]:
    """Checks that nobody demands; and actions of events, which nobody could take, or whose tracks nobody could fill."""
    named = {
        demanded_check(campaign, name)
        for one in found
        for kind, name in getattr(one.parsed, "references", ())
        if kind == "check"
    }
    for kind, source in SOURCES.items():
        for id, card in getattr(campaign, kind).items():
            for number, action in enumerate(card.actions):
                place = f"actions[{number}]"
                if action.demanded and (f"{source}:{id}", number) not in named:
                    yield texts.fault_of("vanguard-campaign-check-unused", id, place, name=f"{id}.{number + 1}")
                if kind == "events" and (not action.demanded or action.tracks):
                    yield texts.fault_of("vanguard-campaign-check-event", id, place)
