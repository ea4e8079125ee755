"""The log book of a campaign (IV-C-301). It only grows, and it is written down at every checkpoint, so its entries
lie in the state as text, which is taken apart when somebody reads it."""

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

    times: dict[str, int] = {}
    """How often each log was read: this is asked often, so it lies apart from the rest."""
    entries: str = ""
    """The entries, a line each, with `\\n` before it."""

    def append(self, entry: Entry) -> None:
        """A log is read."""
        self.times[entry.log] = self.times.get(entry.log, 0) + 1
        self.entries += f"\n{_packed(entry)}"

    def branch(self, entry: Entry, number: int) -> Entry:
        """A conditional paragraph of a log was read. Returns the entry that says so."""
        return self._amend(entry, [*entry.branches, number], entry.choice)

    def choose(self, entry: Entry, choice: int) -> Entry:
        """A choice of a log was made. Returns the entry that says so."""
        return self._amend(entry, entry.branches, choice)

    def _amend(self, entry: Entry, branches: list[int], choice: int) -> Entry:
        """The latest entry of a log becomes another."""
        after = Entry(entry.log, entry.at, entry.where, entry.names, branches, choice)
        before, _, later = self.entries.rpartition(f"\n{entry.log}|")
        _, end, others = later.partition("\n")
        self.entries = f"{before}\n{_packed(after)}{end}{others}"
        return after

    def __len__(self) -> int:
        return self.entries.count("\n")

    def __iter__(self) -> Iterator[Entry]:
        return map(_unpacked, self.entries.split("\n")[1:])

    def __getitem__(self, number: int) -> Entry:
        return list(self)[number]


def _packed(entry: Entry) -> str:
    names = " ".join(map("=".join, entry.names.items()))
    branches = " ".join(map(str, entry.branches)) if entry.branches else ""
    return f"{entry.log}|{entry.at}|{entry.where}|{names}|{branches}|{entry.choice}"


def _unpacked(line: str) -> Entry:
    log, at, where, names, branches, choice = line.split("|")
    persons = dict(pair.split("=") for pair in names.split())
    return Entry(log, int(at), where, persons, [int(branch) for branch in branches.split()], int(choice))
