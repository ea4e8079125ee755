"""Where on the table to look: the rooms that moves are made in, the steps and pages that rules belong to. The same for
all matches; a client reads it and need not know the rules."""

from typing import Literal

from starboard.games.vanguard.moves.exploration_moves import LiftOff, Prepare, Rest, Travel
from starboard.games.vanguard.names.names import section_name
from starboard.games.vanguard.notation.symbols import SECTIONS, SectionName
from starboard.games.vanguard.view.aboard.home_view import HomePage
from starboard.games.vanguard.view.scene_view import ROOMS, Room
from starboard.kernel import Move
from starboard.kernel.view import View


class StepSign(View, frozen=True):
    """The first rule of a step of a dice check; those up to the next sign belong to it as well."""

    rule: str
    step: int


class KnownOrders(View, frozen=True):
    """Orders that everybody knows and looks for among the actions of a turn. Where they cannot be given, they stand
    there all the same, and the answer to "why not?" is the server's."""

    among: tuple[str, ...]
    """Moves that stand only among the actions of a turn."""
    types: tuple[str, ...]


TABS = (
    "bridge",
    "situations",
    "starmap",
    "facilities",
    "hangar",
    "launch",
    "docking",
    "debriefing",
    "unloading",
    "medbay",
    "memorial",
)
"""The pages of the ship book that are leafed through in every pass."""


class Signposts(View, frozen=True):
    """What belongs where."""

    rooms: dict[str, Room]
    """The rooms of moves, by their type, that are not made on the page of their room."""
    trades: dict[str, Literal["gives", "takes"]]
    """By the prompt: whether a section gives one of its dice away, or takes one out of the box."""
    sections: dict[str, SectionName]
    """Which section a question names, by the id of its name."""
    known: KnownOrders
    chapter: str
    """How the rules of a dice check begin."""
    steps: list[StepSign]
    actions: list[str]
    """The rules by which actions begin; a dice check is told from the last one on."""
    tabs: dict[str, Room]
    """The pages of the ship book in their order, each with its room."""
    pages: dict[str, HomePage]
    """The pages of a homecoming, by how the rules of their chapter begin."""


def _types(*moves: type[Move]) -> tuple[str, ...]:
    """What moves are called where they are sent."""
    return tuple(str(move.__struct_config__.tag) for move in moves)


SIGNPOSTS = Signposts(
    rooms={
        "swap": "laboratory",
        "pick-type": "laboratory",
        "leave-behind": "laboratory",
        "release": "barracks",
        "send": "barracks",
        "assign": "barracks",
        "take-die": "barracks",
        "pick-patient": "medbay",
        "nurse": "medbay",
        "let-pass": "medbay",
    },
    tabs={page: ROOMS[page] for page in TABS},
    trades={"vanguard-ask-return-die": "gives", "vanguard-ask-take-die": "takes"},
    sections={section_name(section).id: section for section in SECTIONS},
    known=KnownOrders(among=_types(Prepare, Travel), types=_types(Rest, LiftOff)),
    chapter="IV-X-5",
    steps=[
        StepSign(f"IV-X-{number}", step)
        for step, number in enumerate((501, 503, 505, 506, 510, 520, 530, 540, 550, 560), start=1)
    ],
    actions=["IV-X-301", "IV-X-310", "IV-X-320", "IV-X-330"],
    pages={
        "IV-S-26": "docking",
        "IV-S-27": "debriefing",
        "IV-S-28": "unloading",
        "IV-S-32": "medbay",
        "IV-S-36": "memorial",
    },
)
