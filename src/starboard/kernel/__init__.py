"""A game as plain data and rules: no input or output, no clock, no globals. It knows nobody."""

from starboard.kernel.appraisal import END, JUST_PLAYED, Appraisal
from starboard.kernel.chance import Chance, chance_from
from starboard.kernel.errors import (
    BadOption,
    Refused,
    RulesBroken,
    StarboardError,
    UnknownTitle,
    Unreadable,
)
from starboard.kernel.header import Header
from starboard.kernel.journal import Journal
from starboard.kernel.line import Line, line_of_play
from starboard.kernel.marks import Mark
from starboard.kernel.match import Match
from starboard.kernel.message import Arg, Event, Message, heard_by
from starboard.kernel.met import ids_of, met_in
from starboard.kernel.move import Move
from starboard.kernel.onward import play_on
from starboard.kernel.opening import begin, new_match, reopen, resume
from starboard.kernel.orders import Order, OrderNow, obeyed, order_now
from starboard.kernel.own_tables import OwnTables
from starboard.kernel.past import Past
from starboard.kernel.question import (
    CHECKPOINT,
    EXPIRED,
    NOTHING_ASKED,
    Act,
    Ask,
    Asked,
    AskSome,
    Ballot,
    Deadline,
    Offer,
    Offered,
    Question,
    Race,
    Rules,
    listed,
)
from starboard.kernel.record import BadRecord, Record, read_record, record_of, replay, write_record
from starboard.kernel.registry import find_title, title_names
from starboard.kernel.save import load, save
from starboard.kernel.sight import Choice, Sight
from starboard.kernel.sketch import Pieces, Sketch
from starboard.kernel.stage import Moment
from starboard.kernel.state import State, show, tell
from starboard.kernel.title import (
    ABOUT_NOTHING,
    About,
    Caption,
    Habit,
    How,
    Option,
    Options,
    Outcome,
    Preset,
    Setting,
    Stake,
    Title,
    Way,
    Weight,
    agreed_options,
    preset_options,
)

__all__ = [
    "ABOUT_NOTHING",
    "CHECKPOINT",
    "END",
    "EXPIRED",
    "JUST_PLAYED",
    "NOTHING_ASKED",
    "About",
    "Act",
    "Appraisal",
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
    "Habit",
    "Header",
    "How",
    "Journal",
    "Line",
    "Mark",
    "Match",
    "Message",
    "Moment",
    "Move",
    "Offer",
    "Offered",
    "Option",
    "Options",
    "Order",
    "OrderNow",
    "Outcome",
    "OwnTables",
    "Past",
    "Pieces",
    "Preset",
    "Question",
    "Race",
    "Record",
    "Refused",
    "Rules",
    "RulesBroken",
    "Setting",
    "Sight",
    "Sketch",
    "Stake",
    "StarboardError",
    "State",
    "Title",
    "UnknownTitle",
    "Unreadable",
    "Way",
    "Weight",
    "agreed_options",
    "begin",
    "chance_from",
    "find_title",
    "heard_by",
    "ids_of",
    "line_of_play",
    "listed",
    "load",
    "met_in",
    "new_match",
    "obeyed",
    "order_now",
    "play_on",
    "preset_options",
    "read_record",
    "record_of",
    "reopen",
    "replay",
    "resume",
    "save",
    "show",
    "tell",
    "title_names",
    "write_record",
]
