"""Where campaigns of others are looked for: in the data folder, and wherever STARBOARD_CAMPAIGNS says."""

import os
from pathlib import Path

PLACES = "STARBOARD_CAMPAIGNS"
FOLDER = "campaigns"


def offer_campaigns(data: Path) -> None:
    """Offer those in the data folder too. This must come before a title is loaded; processes that are started later
    know it as well."""
    places = [place for place in os.environ.get(PLACES, "").split(os.pathsep) if place]
    ours = str(data / FOLDER)
    if Path(ours).is_dir() and ours not in places:
        os.environ[PLACES] = os.pathsep.join([*places, ours])
