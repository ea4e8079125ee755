"""The decisions that the holder of the Eye takes for the Hegemon, and what its negotiation cards ask of people."""

from starboard.kernel import Move


class ChooseRegion(Move, frozen=True):
    """One of the regions among which the rules do not tell (AE-E-8.1, OQ-20)."""

    region: str


class ChooseModules(Move, frozen=True):
    """One of the types of modules of which the Hegemon has the fewest (AE-E-9.8)."""

    kind: str


class ChooseModule(Move, frozen=True):
    """One of the cheapest modules of a type (AE-E-9.9)."""

    module: str


class Submit(Move, frozen=True):
    """Discard a resource, so that the Hegemon gets no die more (Ultimatum)."""


class Defy(Move, frozen=True):
    """Discard nothing: the Hegemon rolls one more die (Ultimatum)."""


class PayTribute(Move, frozen=True):
    """Pay two resources, so that the Hegemon sits out (Tribute)."""


class RefuseTribute(Move, frozen=True):
    """Pay nothing (Tribute)."""


HEGEMON_MOVES: tuple[type[Move], ...] = (
    ChooseRegion,
    ChooseModules,
    ChooseModule,
    Submit,
    Defy,
    PayTribute,
    RefuseTribute,
)
