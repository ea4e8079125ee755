"""What effects note for this pass of the ship book and for what comes after it, by the names that they use."""

from starboard.games.vanguard.notation.symbols import SECTIONS
from starboard.games.vanguard.state.notes import ShipNotes

OF_SECTIONS = {"hand": "hands", "dice": "dice", "recruits": "recruits_of"}
"""`hand-recon`: the field for what is noted of a section."""
OF_FACILITIES = ("closed", "dear")
"""`closed-barracks`: what is noted of a facility."""


def change_note(notes: ShipNotes, name: str, change: int) -> None:
    """More of something, or less. What matters only on a planet is not noted aboard."""
    what, _, of = name.partition("-")
    if what in OF_SECTIONS and of in SECTIONS:
        getattr(notes, OF_SECTIONS[what])[SECTIONS.index(of)] += change
    elif what in OF_FACILITIES:
        noted = getattr(notes, what)
        noted[of] = noted.get(of, 0) + change
    elif name.replace("-", "_") in ShipNotes.__struct_fields__:
        field = name.replace("-", "_")
        setattr(notes, field, getattr(notes, field) + change)
