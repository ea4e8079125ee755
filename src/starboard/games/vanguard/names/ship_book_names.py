"""Words for what pages of the ship book ask for and offer."""

from starboard.games.vanguard.content.demands import ANYBODY, Need, Way
from starboard.games.vanguard.names.names import listed, section_name
from starboard.kernel import Message


def way_words(way: Way) -> Message:
    """Everything that is asked for together: crew to assign, tokens to pay."""
    parts = [need_words(need) for need in way.crew]
    if way.success:
        parts.append(Message("vanguard-need-success", {"count": way.success}))
    if way.command:
        parts.append(Message("vanguard-need-command", {"count": way.command}))
    if way.energy:
        parts.append(Message("vanguard-need-energy", {"count": way.energy}))
    if way.high_morale:
        parts.append(Message("vanguard-need-morale"))
    said = listed(parts)
    return Message("vanguard-need-passes", {"what": said, "count": way.passes}) if way.passes > 1 else said


def need_words(need: Need) -> Message:
    """One crew member to assign."""
    if need.different:
        return Message("vanguard-need-different", {"rank": need.rank})
    if need.section == ANYBODY:
        return Message("vanguard-need-anybody", {"rank": need.rank})
    return Message("vanguard-need-crew", {"section": section_name(need.section), "rank": need.rank})
