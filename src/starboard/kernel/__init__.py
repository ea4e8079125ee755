"""A game as plain data and rules: no input or output, no clock, no globals. It knows nobody."""

from starboard.kernel.chance import Chance, chance_from
from starboard.kernel.errors import (
    BadOption,
    BadRecord,
    Refused,
    RulesBroken,
    StarboardError,
    UnknownTitle,
    Unreadable,
)
from starboard.kernel.header import Header, Mark
from starboard.kernel.journal import Journal
from starboard.kernel.line import Line, line_of_play
from starboard.kernel.match import Match, begin, new_match, reopen, resume
from starboard.kernel.message import Arg, Event, Message, heard_by
from starboard.kernel.question import (
    CHECKPOINT,
    EXPIRED,
    Act,
    Ask,
    AskSome,
    Ballot,
    Deadline,
    Move,
    Offer,
    Question,
    Race,
    Rules,
)
from starboard.kernel.record import Record, read_record, record_of, replay, write_record
from starboard.kernel.registry import find_title, title_names
from starboard.kernel.save import load, save
from starboard.kernel.sight import Asked, Choice, Sight
from starboard.kernel.state import State, tell
from starboard.kernel.title import (
    Caption,
    Option,
    Options,
    Outcome,
    Preset,
    Stake,
    Title,
    agreed_options,
    preset_options,
)

__all__ = [
    "CHECKPOINT",
    "EXPIRED",
    "Act",
    "Arg",
    "Ask",
    "AskSome",
    "Asked",
    "BadOption",
    "BadRecord",
    "Ballot",
    "Caption",
    "Chance",
    "Choice",
    "Deadline",
    "Event",
    "Header",
    "Journal",
    "Line",
    "Mark",
    "Match",
    "Message",
    "Move",
    "Offer",
    "Option",
    "Options",
    "Outcome",
    "Preset",
    "Question",
    "Race",
    "Record",
    "Refused",
    "Rules",
    "RulesBroken",
    "Sight",
    "Stake",
    "StarboardError",
    "State",
    "Title",
    "UnknownTitle",
    "Unreadable",
    "agreed_options",
    "begin",
    "chance_from",
    "find_title",
    "heard_by",
    "line_of_play",
    "load",
    "new_match",
    "preset_options",
    "read_record",
    "record_of",
    "reopen",
    "replay",
    "resume",
    "save",
    "tell",
    "title_names",
    "write_record",
]
