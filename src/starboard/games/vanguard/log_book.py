"""The log book of a campaign (IV-C-301). It only grows, and it is written down at every checkpoint, so it lies in the
state as one text and is taken apart when somebody reads it."""

from collections import Counter
from collections.abc import Iterator
from functools import cached_property

import msgspec


class Entry(msgspec.Struct, array_like=True, gc=False):
    """A log that was read (IV-C-301)."""

    log: str
    at: int
    """The pass of the ship book."""
    where: str = ""
    """The planet, or empty aboard."""
    names: dict[str, str] = {}
    """Crew ids by the words `active`, `other`, `lost`, `signer`."""
    branches: list[int] = []
    """The conditional paragraphs that were read, by their number in the log."""
    choice: int = -1


class Book(msgspec.Struct, array_like=True, dict=True):
    """Every log that was read, in order."""

    text: str = ""
    """The entries, each between `\\n` and `;`."""

    @cached_property
    def _read(self) -> Counter[str]:
        """How often each log was read: found in the text once, then kept up with it. It is never written down."""
        return Counter([line.partition("|")[0] for line in self.text.split("\n")[1:]])

    def append(self, entry: Entry) -> None:
        """A log is read."""
        self._read[entry.log] += 1
        self.text += _packed(entry)

    def branch(self, entry: Entry, number: int) -> Entry:
        """A conditional paragraph of a log was read. Returns the entry that says so."""
        return self._amend(entry, [*entry.branches, number], entry.choice)

    def choose(self, entry: Entry, choice: int) -> Entry:
        """A choice of a log was made. Returns the entry that says so."""
        return self._amend(entry, entry.branches, choice)

    def _amend(self, entry: Entry, branches: list[int], choice: int) -> Entry:
        after = Entry(entry.log, entry.at, entry.where, entry.names, branches, choice)
        head, _, tail = self.text.rpartition(_packed(entry))
        self.text = f"{head}{_packed(after)}{tail}"
        return after

    def has(self, log: str) -> bool:
        """Whether a log was read."""
        return log in self._read

    def times(self, log: str) -> int:
        """How often a log was read."""
        return self._read.get(log, 0)

    def __len__(self) -> int:
        return self.text.count("\n")

    def __iter__(self) -> Iterator[Entry]:
        return map(_unpacked, self.text.split("\n")[1:])

    def __getitem__(self, number: int) -> Entry:
        return list(self)[number]


def _packed(entry: Entry) -> str:
    names = " ".join([f"{word}={crew}" for word, crew in entry.names.items()])
    branches = " ".join(map(str, entry.branches)) if entry.branches else ""
    return f"\n{entry.log}|{entry.at}|{entry.where}|{names}|{branches}|{entry.choice};"


def _unpacked(line: str) -> Entry:
    log, at, where, names, branches, choice = line.removesuffix(";").split("|")
    persons = dict(pair.split("=") for pair in names.split())
    return Entry(log, int(at), where, persons, [int(branch) for branch in branches.split()], int(choice))
