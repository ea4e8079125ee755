"""The file of a lesson, as it is written: TOML beside the record that it belongs to."""

from typing import Annotated, Literal, TypeAlias

import msgspec

Kind: TypeAlias = Literal["lesson", "puzzle", "replay"]
Id = Annotated[str, msgspec.Meta(pattern="^[a-z0-9]+(-[a-z0-9]+)*$", max_length=40)]
Count = Annotated[int, msgspec.Meta(ge=0)]


class Meets(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What must be seen after a move: a figure in the view of the learner, named by the way to it."""

    see: str
    least: int | None = None
    most: int | None = None


class WrittenStep(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A note at a position of the record, and what the learner does there."""

    id: Id
    at: Count
    """How many lines of the record have been played."""
    take: list[str | list[str]] = []
    """What the learner does, move by move: a pattern, or several of which one will do. Nothing: only "go on"."""
    free: bool = False
    """Whether, after these moves, the learner decides freely until the question of the next step."""
    meets: Meets | None = None
    """What must hold after each of the moves."""
    look: list[str] = []
    """The places to point at."""
    wrong: dict[str, str] = {}
    """Answers to certain wrong tries: a pattern, and the id of the text. The first that fits is given."""
    args: dict[str, str] = {}
    """Figures in the text, each by the way to it."""
    speaker: str = ""
    quick: bool = False
    """Whether what leads to this step is shown in a few seconds, however much it is."""


class WrittenLesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A whole file."""

    record: str
    words: Id
    """What the ids of its texts begin with."""
    step: list[WrittenStep]
    kind: Kind = "lesson"
    order: int = 0
    minutes: Count = 0
    start: Count = 0
    """The line of the record with which it begins: a puzzle is one position of a match."""
    seat: Count = 0
    bot: str = "random"
    """Who decides for the others where the record no longer fits, and who takes their seats when the learner leaves."""
    persons: list[str] = []
    """Who sits in the seats, by their names in the cast; empty for the learner's."""
    speaker: str = ""
    """Who speaks, by their name in the cast."""
