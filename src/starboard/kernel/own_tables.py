"""Tables that people may fill in with components of their own, as a form. A title says which fields and words there
are, reads and writes them, and finds every mistake. Files are others' business: here they are texts by their names."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Annotated, ClassVar, Literal, TypeAlias

import msgspec

from starboard.kernel.message import Message

LONGEST_WORD = 60
LONGEST_TEXT = 1000
MOST_ROWS = 1000
MOST_CELLS = 40

Word: TypeAlias = Annotated[str, msgspec.Meta(max_length=LONGEST_WORD)]
Text: TypeAlias = Annotated[str, msgspec.Meta(max_length=LONGEST_TEXT)]
Cell: TypeAlias = (
    Text
    | int
    | Annotated[list[Text], msgspec.Meta(max_length=MOST_CELLS)]
    | Annotated[dict[Word, int], msgspec.Meta(max_length=MOST_CELLS)]
)
"""What stands in a field: a text, a number, a list of texts, or numbers by their names."""
FieldKind: TypeAlias = Literal["text", "number", "choice", "list", "counts"]


class Choice(msgspec.Struct, frozen=True):
    """One of the values that a field can have, or a text that is often written there, and what it means."""

    value: str | int
    label: Message
    alone: bool = False
    """Whether it is never joined with another one."""


class Field(msgspec.Struct, frozen=True, kw_only=True):
    """One field of a row."""

    id: str
    kind: FieldKind
    label: Message
    help: Message | None = None
    start: str | int | list[str] | dict[str, int] = ""
    """What a new row begins with."""
    choices: list[Choice] = []
    """The values of a choice; the names of counts."""
    hints: list[Choice] = []
    """Texts that are often written there."""
    joint: str = ""
    """What is written between two of them."""
    longest: int = 0
    least: int = 0
    most: int = 0
    needed: bool = False


class Sheet(msgspec.Struct, frozen=True):
    """One table of the form."""

    id: str
    label: Message
    about: Message
    """What it holds, and what happens while it is empty."""
    fields: list[Field]
    most: int
    """Rows that it can have."""


class Form(msgspec.Struct, frozen=True):
    """Everything that can be filled in."""

    about: Message
    option: str
    """The option of a match that names what was filled in."""
    name: Field
    sheets: list[Sheet]


class Draft(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody has filled in, rightly or not."""

    name: Text
    sheets: Annotated[
        dict[
            Word,
            Annotated[
                list[Annotated[dict[Word, Cell], msgspec.Meta(max_length=MOST_CELLS)]],
                msgspec.Meta(max_length=MOST_ROWS),
            ],
        ],
        msgspec.Meta(max_length=MOST_CELLS),
    ] = {}


class Remark(msgspec.Struct, frozen=True):
    """Something to say about one field: what is wrong there, or how it reads."""

    sheet: str
    """Empty for the name of the whole."""
    row: int
    field: str
    part: int
    """The place in a list; 0 elsewhere."""
    message: Message


class Verdict(msgspec.Struct, frozen=True):
    """What a title finds in a draft."""

    faults: list[Remark]
    readings: list[Remark]
    """How what is written in a notation reads in words."""


class OwnTables(ABC):
    """What a title lets people fill in."""

    option: ClassVar[str]
    folder: ClassVar[str]
    """Where it is kept, in the data folder: a folder for each, with files of these names."""
    files: ClassVar[tuple[str, ...]]
    """The first one is there in each folder."""
    largest: ClassVar[int]
    """Bytes of a file."""

    @abstractmethod
    def may_be_called(self, name: str) -> bool:
        """Whether a folder can have this name."""

    @abstractmethod
    def form(self) -> Form:
        """What can be filled in."""

    @abstractmethod
    def read(self, name: str, files: Mapping[str, str]) -> Draft:
        """What stands in the files of a folder. `StarboardError` with the first mistake, by file, line and field."""

    @abstractmethod
    def check(self, draft: Draft) -> Verdict:
        """Every mistake in a draft."""

    @abstractmethod
    def write(self, draft: Draft, files: Mapping[str, str]) -> dict[str, str]:
        """A draft without mistakes as files. What did not change is written as it was, with its comments."""

    @abstractmethod
    def keeps(self, before: Draft, after: Draft) -> bool:
        """Whether matches that are played with the one can go on with the other."""

    @abstractmethod
    def renew(self) -> None:
        """Read again what lies in the folders: it has changed."""
