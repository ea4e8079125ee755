"""Where owners' boxes are looked for: in the data folder, and wherever STARBOARD_BOXES says."""

import os
from pathlib import Path

PLACES = "STARBOARD_BOXES"
FOLDER = "boxes"


def offer_boxes(data: Path) -> None:
    """Offer those in the data folder too, even those that are yet to be filled in. This must come before a title is
    loaded; processes that are started later know it as well."""
    places = [place for place in os.environ.get(PLACES, "").split(os.pathsep) if place]
    ours = str(data / FOLDER)
    if ours not in places:
        os.environ[PLACES] = os.pathsep.join([*places, ours])
