"""What the rules remember for a while. Each kind of notes is replaced by a new one when its time is over."""

import msgspec


class Taken(msgspec.Struct, array_like=True, frozen=True, gc=False):
    """A special action that was taken: the card that it stands on, and its number there."""

    source: str
    action: int


class Done(msgspec.Struct, array_like=True, frozen=True, gc=False):
    """Something that happens once in a certain time, and has happened."""

    what: str
    who: int = -1
    """Whose it is, where everybody may do it once: a crew member, a section or a seat; -1 where it is nobody's."""


class Notes(msgspec.Struct, array_like=True, gc=False):
    """What cards and effects have changed until the end of a turn, a round or the exploration."""

    mute: int = 0
    """Fields of threats that will have no effect."""
    fewer_dice: int = 0
    """Dice that nobody may roll in a check, of those that are available."""
    last_out: int = 0
    """Above 0: crew next to the lander come along when it lifts off."""
    discoveries: int = 0
    """Discoveries more for which the lander has room."""
    free_paths: list[str] = []
    """Paths without symbols."""
    closed_paths: list[str] = []
    """Paths along which nobody travels."""
    shorter_paths: dict[int, int] = {}
    """Symbols fewer on the paths that start in a sector."""


class TurnNotes(Notes, array_like=True, gc=False):
    """What is remembered until the end of a turn."""

    once: list[Done] = []
    """What happens once a turn."""
    standing_by: list[int] = []
    """The seats that do nothing more in this turn of another."""
    handed: int = 0
    """Cards of equipment that were handed over."""
    refused: int = -1
    """How many actions were left when the others refused to lift off; -1: they have not."""
    replaced: int = 0
    """The sector whose POI was replaced last by what somebody did."""
    new_sector: bool = False
    """Whether a sector was entered in which nobody had been."""
    only_travel: bool = False
    """Whether a card gave an action that can only be a Travel."""
    leads: list[int] = []
    """The types of discoveries of which leads were gained."""
    remote: list[int] = []
    """Who reaches the POIs of connected sectors."""
    followers: list[int] = []
    """Who comes along with the next Travel."""
    ignored: dict[int, dict[str, int]] = {}
    """Symbols of paths that a crew member need not resolve, by the crew member and then by symbol."""
    taken: list[Taken] = []
    """Special actions that were taken, the last one last."""


class RoundNotes(Notes, array_like=True, gc=False):
    """What is remembered until the end of a round."""

    once: list[Done] = []
    """What happens once a round."""
    rested_free: bool = False
    """Whether something has paid for a Rest."""


class ExplorationNotes(Notes, array_like=True, gc=False):
    """What is remembered until the end of the exploration."""

    supplies: int = 0
    """Supplies more at the launch."""
    hands: list[int] = msgspec.field(default_factory=lambda: [0, 0, 0, 0])
    """Cards more in the hand of each section."""
    dice: list[int] = msgspec.field(default_factory=lambda: [0, 0, 0, 0])
    """Dice that each section still takes out of the box."""
    predicted: dict[int, dict[str, int]] = {}
    """Symbols that a crew member named for the next check, and the dice that come back if one is used."""


class ShipNotes(msgspec.Struct, array_like=True, gc=False):
    """What effects have changed for this pass of the ship book, for the next one, or for the next exploration."""

    command_next: int = 0
    """Command more at the next bridge."""
    energy_next: int = 0
    morale: int = 0
    """How morale changes at docking."""
    situations: int = 0
    """Situations more at the next bridge."""
    recruits: int = 0
    """Recruits more to choose from, whatever the section."""
    recruits_of: list[int] = msgspec.field(default_factory=lambda: [0, 0, 0, 0])
    """The same for each section."""
    second_project: int = 0
    """Above 0: the laboratory may complete one project more."""
    flight_free: int = 0
    """Above 0: the next flight costs nothing."""
    scan_free: int = 0
    """Scan steps that cost nothing."""
    scan_dear: int = 0
    """Energy more for the next scan step."""
    closed: dict[str, int] = {}
    """Facilities that are closed, each with a number above 0."""
    dear: dict[str, int] = {}
    """Command more for a facility."""
    rank_ups: int = 0
    """Rank-up cards more to choose from."""
    supplies: int = 0
    """Supplies more at the next launch."""
    hands: list[int] = msgspec.field(default_factory=lambda: [0, 0, 0, 0])
    """Cards more in the first hand of each section."""
    dice: list[int] = msgspec.field(default_factory=lambda: [0, 0, 0, 0])
    """Dice that each section takes out of the box for the next exploration."""
    left_behind: bool = False
    """Whether somebody was left on a planet."""


class Tallies(msgspec.Struct, array_like=True, gc=False):
    """What rank-up cards and missions count in an exploration."""

    green: int = 0
    yellow: int = 0
    red: int = 0
    threat_green: int = 0
    """Green rows of threats."""
    combinations: int = 0
    supported: int = 0
    """Crew members who have supported another."""
    exertions: int = 0
    gear: int = 0
    """Cards of equipment that were used."""
    gathered: int = 0
    """Lead tokens that were drawn."""
    optional: int = 0
    """Optional missions that were done."""
    time_ends: int = 0
    """Time tracks that came to their end."""
    moved_by_threat: int = 0
    danger: int = 0
    """Danger dice that struck."""
    counters: dict[str, int] = {}
    """How far counters of the story went up, by name in lower case."""
    uniques: int = 0
    """Unique discoveries that were gained."""
