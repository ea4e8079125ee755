"""The network that ships with the warlord."""

from functools import cache
from importlib.resources import files
from typing import Final

import msgspec

from starboard.games.andromeda.bots.learnt.numbers import NAMES
from starboard.neurons import Network

FILE: Final = "weights.json"


@cache
def learnt() -> Network:
    """The network that ships with the bots. `ValueError` where it was learnt for other numbers."""
    network = msgspec.json.decode(files(__package__).joinpath(FILE).read_bytes(), type=Network)
    if network.names != NAMES:
        raise ValueError("the network has learnt other numbers than these; learn again, as docs/training.md says")
    return network
