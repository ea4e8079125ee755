"""What a table does not allow. The message says why; nothing has changed."""

from starboard.kernel import StarboardError


class NoSuchTable(StarboardError):
    """There is no table of that name, or none that the caller may know about."""


class NotYours(StarboardError):
    """Others may do this, but not the caller."""


class NotNow(StarboardError):
    """The table is not in the state for this."""
