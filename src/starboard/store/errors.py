"""What can go wrong with a store. Whatever raises one of these has written nothing that anybody was told of."""

from starboard.kernel import StarboardError


class StoreError(StarboardError):
    """The store cannot be opened, read or written: the disk is full, the connection is lost, the format is newer."""


class StoreConflict(StoreError):
    """Somebody else has written to this table in the meantime: read it again."""


class HeldElsewhere(StoreError):
    """Another server holds this table."""
