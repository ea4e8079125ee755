"""The log book of a campaign (IV-C-301). It only grows, and it is written down at every checkpoint, so it lies in the
state as text and is taken apart when somebody reads it."""

from collections.abc import Iterator

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


class Book(msgspec.Struct, array_like=True, gc=False):
    """Every log that was read, in order."""

    logs: str = ""
    """Their marks. They are looked up often, so they lie apart from the rest."""
    rest: str = ""
    """What else the entries say, a line each, with `\\n` before it."""

    def append(self, entry: Entry) -> None:
        """A log is read."""
        self.logs += mark_of(entry.log)
        self.rest += f"\n{_packed(entry)}"

    def branch(self, entry: Entry, number: int) -> Entry:
        """A conditional paragraph of a log was read. Returns the entry that says so."""
        return self._amend(entry, [*entry.branches, number], entry.choice)

    def choose(self, entry: Entry, choice: int) -> Entry:
        """A choice of a log was made. Returns the entry that says so."""
        return self._amend(entry, entry.branches, choice)

    def _amend(self, entry: Entry, branches: list[int], choice: int) -> Entry:
        """The latest entry of a log becomes another."""
        after = Entry(entry.log, entry.at, entry.where, entry.names, branches, choice)
        lines = self.rest.split("\n")
        place = self.logs.count("\n", 0, self.logs.rindex(mark_of(entry.log)) + 1)
        lines[place] = _packed(after)
        self.rest = "\n".join(lines)
        return after

    def has(self, log: str) -> bool:
        """Whether a log was read."""
        return mark_of(log) in self.logs

    def times(self, log: str) -> int:
        """How often a log was read."""
        return self.logs.count(mark_of(log))

    def __len__(self) -> int:
        return self.logs.count("\n")

    def __iter__(self) -> Iterator[Entry]:
        logs = self.logs.replace(";", "").split("\n")[1:]
        return map(_unpacked, logs, self.rest.split("\n")[1:])

    def __getitem__(self, number: int) -> Entry:
        return list(self)[number]


def mark_of(log: str) -> str:
    """What stands in `Book.logs` for a log: its id between `\\n` and `;`."""
    return f"\n{log};"


def _packed(entry: Entry) -> str:
    names = " ".join([f"{word}={crew}" for word, crew in entry.names.items()])
    branches = " ".join(map(str, entry.branches)) if entry.branches else ""
    return f"{entry.at}|{entry.where}|{names}|{branches}|{entry.choice}"


def _unpacked(log: str, line: str) -> Entry:
    at, where, names, branches, choice = line.split("|")
    persons = dict(pair.split("=") for pair in names.split())
    return Entry(log, int(at), where, persons, [int(branch) for branch in branches.split()], int(choice))
