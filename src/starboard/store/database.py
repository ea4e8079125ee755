"""One connection to a database that speaks SQL, used by one thread at a time. The two kinds differ in little, and all
of that is in their own modules."""

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import Any, ClassVar

from starboard.store.errors import StoreConflict, StoreError


class Database(ABC):
    """A database and the way to it. Statements are written with `?` for a value."""

    faults: ClassVar[tuple[type[Exception], ...]]
    """What the driver raises when something is wrong."""
    clashes: ClassVar[tuple[type[Exception], ...]]
    """Those of them that say that a row is there already."""
    read_only: ClassVar[str]
    """Begins a transaction that sees everything as it stands at one moment, and stops no writer."""

    def __init__(self) -> None:
        self.connection: Any = None

    @abstractmethod
    def twin(self) -> "Database":
        """Another one, not connected yet, to the same place."""

    @abstractmethod
    def _connect(self) -> Any:
        """A new connection in which every statement stands for itself unless a transaction has begun."""

    @abstractmethod
    def is_sound(self) -> bool:
        """Whether there is a connection and, as far as one can tell, somebody at its other end."""

    @abstractmethod
    def run(self, statement: str, *values: Any) -> None:
        """Carry out one statement."""

    @abstractmethod
    def run_many(self, statement: str, rows: Sequence[tuple[Any, ...]]) -> int:
        """Carry out a statement for each of these rows; how many rows were touched."""

    @abstractmethod
    def rows(self, statement: str, *values: Any) -> list[tuple[Any, ...]]:
        """What a statement selects."""

    @abstractmethod
    def lock(self) -> None:
        """In a transaction: keep other programs from changing the format in the meantime."""

    def connect(self) -> None:
        """Make sure that there is a connection. `StoreError` when there is none to be had."""
        if self.is_sound():
            return
        self.close()
        with self.faults_named():
            self.connection = self._connect()

    def close(self) -> None:
        """Let the connection go, in whatever state it is."""
        if self.connection is not None:
            with suppress(*self.faults):
                self.connection.close()
            self.connection = None

    @contextmanager
    def transaction(self) -> Iterator[None]:
        """All of what is done in here, or nothing. It lasts once this is left without an error."""
        with self.faults_named():
            self.run("BEGIN")
            try:
                yield
                self.run("COMMIT")
            except BaseException:
                # Where the connection is gone there is nothing left to roll back.
                with suppress(*self.faults):
                    self.run("ROLLBACK")
                raise

    @contextmanager
    def snapshot(self) -> Iterator[None]:
        """What is read in here is of one moment."""
        with self.faults_named():
            self.run(self.read_only)
            try:
                yield
            finally:
                with suppress(*self.faults):
                    self.run("ROLLBACK")

    @contextmanager
    def faults_named(self) -> Iterator[None]:
        """What the driver raises in here comes out as a `StoreError`."""
        try:
            yield
        except self.clashes as why:
            raise StoreConflict("store-conflict") from why
        except self.faults as why:
            reason = str(why).strip().split("\n", 1)[0][:200]
            raise StoreError("store-failed", reason=reason or type(why).__name__) from why
