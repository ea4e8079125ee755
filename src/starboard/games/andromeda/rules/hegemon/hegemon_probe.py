"""AE-E-12.3, AE-E-12.4: the probe follows the launches of people."""

from starboard.games.andromeda.board.map import is_nebula
from starboard.games.andromeda.names.names import region_name
from starboard.games.andromeda.rules.officer.reasons import because
from starboard.games.andromeda.state.game_state import AndromedaState
from starboard.kernel import Message, show, tell


def follow(g: AndromedaState, region: int) -> None:
    """A person has launched a ship to this region. The probe does not go into nebulae; the Gate and vortexes count as
    bases (OQ-15)."""
    if g.hegemon is None or is_nebula(region) or g.hegemon.probe == region:
        return
    start, g.hegemon.probe = g.hegemon.probe, region
    because(g, Message("andromeda-hegemon-probe", {"region": region_name(g, region)}), "probe")
    if g.news is not None:
        tell(g, "andromeda-hegemon-probe", "AE-E-12.3", region=region_name(g, region))
        show(g, "probe", start=start, at=region)
