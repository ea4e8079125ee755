"""Rows of the tables of Galaxy Trucker: what its fields can hold beyond words and numbers."""

from importlib.resources.abc import Traversable

from starboard import content


class Row(content.Row):
    """One line of a table."""

    def sides(self, field: str) -> tuple[int, ...]:
        """The sides named in a field by their letters: front, right, back, left."""
        text = self.fields[field]
        if any(letter not in "FRBL" for letter in text) or len(set(text)) != len(text):
            raise self.wrong(field, "F, R, B, L")
        return tuple("FRBL".index(letter) for letter in text)


def read_table(folder: Traversable, name: str, head: str) -> list[Row]:
    """The rows of a CSV file whose first line is `head`."""
    return content.read_table(folder, name, head, Row)
