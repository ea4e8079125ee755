"""Rows of the tables of Andromeda's Edge: what its fields can hold beyond words and numbers."""

from importlib.resources.abc import Traversable

from starboard import content
from starboard.games.andromeda.content.costs import Cost, parse_cost
from starboard.games.andromeda.notation.grammar import BadEffect, Effect, parse


class Row(content.Row):
    """One line of a table."""

    def effect(self, field: str) -> Effect:
        """The effect that a field describes."""
        try:
            return parse(self.fields[field])
        except BadEffect as why:
            raise self.wrong(field, str(why)) from None

    def cost(self, field: str) -> Cost:
        """The cost in a field."""
        try:
            return parse_cost(self.fields[field])
        except ValueError:
            raise self.wrong(field, "2T+1N") from None


def read_table(folder: Traversable, name: str, head: str) -> list[Row]:
    """The rows of a CSV file whose first line is `head`. The first field is an id: it is there, and once."""
    return content.read_ids(folder, name, head, Row)
