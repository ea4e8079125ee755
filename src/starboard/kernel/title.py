"""The contract between a game and the kernel. A title fills in `Title`; everything else (saving, undo, replay, bots,
the table) follows from it without another line."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, ClassVar, Generic, Literal, TypeAlias, TypeVar

import msgspec

from starboard.kernel.appraisal import JUST_PLAYED, Appraisal
from starboard.kernel.chance import Chance
from starboard.kernel.errors import BadOption
from starboard.kernel.message import Arg, Event, Message
from starboard.kernel.move import Move
from starboard.kernel.orders import Order, OrderNow
from starboard.kernel.own_tables import OwnTables
from starboard.kernel.question import Rules
from starboard.kernel.sketch import Sketch
from starboard.kernel.state import State
from starboard.kernel.view import View

S = TypeVar("S", bound=State)
Value: TypeAlias = str | int | bool
Setting: TypeAlias = Value | tuple[Value, ...]
Options: TypeAlias = Mapping[str, Setting]


class Option(msgspec.Struct, frozen=True):
    """Something that is agreed before a match: one of `choices`, or, with `most` above 0, a list of them with from
    `least` to `most` entries (a sequence of rounds, say)."""

    id: str
    choices: tuple[Value, ...]
    default: Setting
    least: int = 0
    most: int = 0
    group: str = ""
    """With which others it stands where a table is opened; `main`: it has a place of its own above them; empty: it
    comes last."""

    def check(self, value: Any) -> Setting:
        """`value` in its canonical form. `BadOption` when it is not one that is offered. True is not 1 here."""
        if self.most:
            if not isinstance(value, list | tuple) or not self.least <= len(value) <= self.most:
                raise BadOption("kernel-option-length", option=self.id, least=self.least, most=self.most)
            return tuple(self._one(entry) for entry in value)
        return self._one(value)

    def _one(self, value: Any) -> Value:
        for choice in self.choices:
            if type(choice) is type(value) and choice == value:
                return choice
        raise BadOption(
            "kernel-option-value", option=self.id, value=str(value)[:40], choices=", ".join(map(str, self.choices))
        )


class Preset(msgspec.Struct, frozen=True):
    """Settings that are agreed on under one name; the options that it does not name keep their defaults."""

    id: str
    options: Options
    undo: Literal["information", "ask", "free"] = "information"
    """How far moves can be taken back; this can be agreed otherwise, too."""


class Habit(msgspec.Struct, frozen=True):
    """How a title is usually played in one way: what a new table begins with. All of it can still be changed."""

    preset: str
    options: Options = {}
    """What is agreed beside the preset."""
    bots: int = 1
    """How many bots sit beside the person."""
    teaches: bool = False
    """Whether the match teaches the title while it is played, such as a tutorial."""


Way: TypeAlias = Literal["first", "solo"]
"""A way to play for which titles have habits: a first match, and one alone."""

Weight: TypeAlias = Literal["", "main", "free", "pass", "grave"]
"""How much a move weighs among the others of its list: what one does as a rule; a free action, which ends nothing;
doing nothing, or nothing more; what costs something and cannot be taken back, and is therefore confirmed."""


class Caption(msgspec.Struct, frozen=True, gc=False):
    """How a move is shown: its words, where on the board it lights up, what it is grouped with, and how much it
    weighs."""

    message: Message
    place: str = ""
    group: str = ""
    weight: Weight = ""


class About(msgspec.Struct, frozen=True, gc=False):
    """What a line of the log is about, in words of the title's own: the sign that stands before it, and what begins,
    belongs together or ends with it."""

    sign: str = ""
    marks: tuple[str, ...] = ()


class How(msgspec.Struct, frozen=True, gc=False):
    """What would change the chances of a move, as words such as "with Steady Hands", and the chances then."""

    message: Message
    chances: dict[str, float]


class Stake(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """What a move leads to, as exactly as the player who is asked may know it: an outcome is a word of the title's own,
    such as a row of a check, or a battle that is won."""

    chances: dict[str, float]
    """How likely each outcome is after the move, from 0 to 1, the best outcome first. They need not add up to 1: a
    battle can be won alone with one chance, and with help with another."""
    sure: str = ""
    """The outcome that the move makes certain."""
    costs: str = ""
    """The best outcome that becomes less likely, or is lost, beside the best that could be done instead."""
    gains: str = ""
    """The best outcome that becomes more likely than if nothing were done."""
    good: float | None = None
    """How likely it is that none of the `bad` outcomes comes; None: the title calls none so."""
    bad: tuple[str, ...] = ()
    """The outcomes that nobody wants."""
    assumes: Message | None = None
    """What the chances assume, as a sentence."""
    how: tuple[How, ...] = ()
    """What would change them, the best first."""


class Outcome(msgspec.Struct, frozen=True):
    """How a match ended: a score per seat, and the seats that won (several on a tie or in a cooperative game, none when
    everybody lost)."""

    scores: tuple[int | float, ...]
    winners: tuple[int, ...]


ABOUT_NOTHING = About()
SPACING = 3
"""Moves between two checkpoints that are kept, at least: making a move again costs less than writing down the state."""


class Title(ABC, Generic[S]):
    """A game. Subclass it, fill in the names below, and register an instance under the entry point group
    `starboard.titles`.

    A title keeps nothing between calls: all it knows of a match is in the state it is handed.

    Its words lie in the folder `locales` beside the module of its class, in one subfolder per language, as Fluent files
    named after the title. Besides what its rules say, they hold `<title>-name`, `<title>-about`, for each option
    `<title>-option-<id>`, and for each preset `<title>-preset-<id>`. Where they have them, the lobby also says
    `<title>-length`, how long a match takes, and `<title>-way-<way>`, what a way to play means here.
    """

    id: ClassVar[str]
    """Its name in commands, records and message ids: lower case, no spaces."""
    version: ClassVar[int]
    """The version of its rules: raise it when recorded matches would play differently."""
    least_seats: ClassVar[int]
    most_seats: ClassVar[int]
    cooperative: ClassVar[bool] = False
    """Whether all seats win or lose together."""
    options: ClassVar[tuple[Option, ...]] = ()
    presets: ClassVar[tuple[Preset, ...]] = ()
    """Settings that the rulebook recommends or players like, the usual one first."""
    own: ClassVar[OwnTables | None] = None
    """What people may fill in with components of their own."""
    habits: ClassVar[Mapping[Way, Habit]] = {}
    """How one usually plays alone, and a first match, where that differs from any other."""
    moves: ClassVar[tuple[type[Move], ...]]
    """Every type of move that its questions offer."""
    state: type[S]
    """Its state type, for reading saved bytes."""
    views: ClassVar[type[View] | None] = None
    """The struct that `view` returns; the types of the browser are generated from it."""
    prints: ClassVar[type[msgspec.Struct] | None] = None
    """The struct that `printed` returns; its types are generated, too."""
    texts: ClassVar[tuple[str, ...]] = ("locales",)
    """The folders that hold its words, each with one subfolder per language: beside the module of its class, or with
    their whole path."""
    table_names: ClassVar[int] = 0
    """How many names it has for tables that nobody has named: `<title>-table-1` and so on. None: they bear its own."""
    one_screen: ClassVar[Options] = {}
    """What has to be agreed where several people play at one screen, because otherwise they could not."""
    beats: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    """Kinds of beats of its own, and the arguments that each has, beside those that all titles share
    (`kernel/beats.py`)."""
    orders: ClassVar[tuple[Order, ...]] = ()
    """What players may leave word of (`kernel/orders.py`)."""
    seals: ClassVar[bool] = False
    """Whether some of its content is sealed (see `is_sealed`)."""
    longest: ClassVar[int]
    """A match takes at most this many decisions, however it is played."""
    spacing: ClassVar[int] = SPACING
    """Moves between two checkpoints that are kept, at least. A title with a large state sets it higher: copies then
    cost more, and play less."""

    def check(self, seats: int, options: Options) -> None:
        """Refuse a combination of seats and options that the rules do not know: `BadOption` with a sentence. Asked
        before a match begins, never when an old one is read: what was once agreed on can still be looked at. `options`
        is complete, and each of its values is one that is offered."""

    def warnings(self, seats: int, options: Options) -> Iterable[Message]:
        """What the players should know about a combination that can be played but that the rules advise against."""
        return ()

    @abstractmethod
    def setup(self, seats: int, options: Options, chance: Chance) -> S:
        """The first state. `options` is complete and checked; `chance` becomes the state's own. No decisions here."""

    def missing(self, options: Options) -> Message | None:
        """What a stored match needs that is no longer there, such as a campaign whose folder is gone. The options are
        as they were stored; nobody has checked them. It is asked when a match cannot be read."""
        return None

    def mend(self, version: int, raw: Any) -> Any:
        """A stored state of a match that began under an older version of the rules, as plain data, in the layout of
        today. It may have that already: a match keeps the version with which it began. The default is for layouts to
        which fields were only appended."""
        return raw

    @abstractmethod
    def rules(self, g: S) -> Rules[None]:
        """The whole game from `g` on, where `g` is the first state or any state at a checkpoint. Returning ends it."""

    @abstractmethod
    def view(self, g: S, seat: int | None, reckon: bool = True) -> Any:
        """What this seat (None: an onlooker) may see, as plain data, made by listing what is allowed.

        Without `reckon`, parts that only a decision needs (odds, outlooks) may be None; everything else is the same.
        That is how it is called at a beat, in the middle of a move, whatever state `g` is in.
        """

    @abstractmethod
    def outcome(self, g: S) -> Outcome:
        """The result, asked for once the rules have returned."""

    def order_now(self, g: S, seat: int, order: str, events: Sequence[Event]) -> OrderNow:
        """Whether an order of this seat holds, by what everybody knows, and by what everybody has heard since the last
        answer: what ends it may have come and gone before anybody is asked."""
        return "holds"

    def scene(self, g: S) -> Message | None:
        """Where the match stands, in one line for lists of tables: round, phase, how near the end is. Once it is over
        and no seat has won, who did instead. Everybody may read it, and it says nothing that is sealed. It needs no
        words but those of the lobby. None: there is nothing to say."""
        return None

    def sketches(self, g: S) -> Sequence[Sketch]:
        """The position as a small picture, for lists of tables: one for everybody, or one for each seat. Everybody may
        see all of them. Nothing: the title is shown instead."""
        return ()

    @abstractmethod
    def census(self, g: S) -> Mapping[str, int]:
        """How many there are of each component, wherever they lie. It never changes during a match."""

    def hide(self, g: S, seat: int, chance: Chance) -> None:
        """Redraw, in place, everything that `seat` cannot know, so that it could not tell the difference.

        Change the contents of lists and fields, never swap the objects that hold them: a procedure in the middle of a
        question still holds those. The kernel has already replaced `g.chance`. The default is for open games.
        """

    def caption(self, g: S, seat: int, move: Move) -> Caption:
        """Words and place of a move that `seat` may make. The default is the message `<title>-move-<type>`."""
        fields: dict[str, Arg] = {
            name: value if isinstance(value, str | int) else str(value)
            for name, value in ((name, getattr(move, name)) for name in move.__struct_fields__)
        }
        tag = str(move.__struct_config__.tag)
        return Caption(Message(f"{self.id}-move-{tag}", fields), group=tag)

    def has_place(self, g: S, seat: int, place: str) -> bool:
        """Whether a client that draws `g` for `seat` has this place on its board, as captions name it: what lessons may
        point at. The default is for titles without places."""
        return False

    def stake(self, g: S, seat: int, move: Move) -> Stake | None:
        """What a move that `seat` may make leads to, worked out from what the seat may know. None: nothing is known
        beforehand, or nothing depends on it. Asked once for each move of a list: what they share is worth keeping."""
        return None

    def shown(self, g: S, seat: int, move: Move) -> tuple[Caption, Stake | None]:
        """Caption and stake together, for a list. To be overridden where one is made from the other."""
        return self.caption(g, seat, move), self.stake(g, seat, move)

    def foremost(self, g: S, seat: int, shown: Sequence[tuple[Move, Caption, Stake | None]]) -> int | None:
        """The place in this list of the move that is put forward, which helps most by what the stakes say. None: nobody
        could say. It is advice and no rule."""
        return None

    def handful(
        self, g: S, seat: int, shown: Sequence[tuple[Move, Caption, Stake | None]], least: int
    ) -> Sequence[int]:
        """Where several moves are asked for, at least so many: the places in this list of those that are put forward
        together. None of them: nobody could say. It is advice and no rule."""
        return ()

    def why_not(self, g: S, seat: int, move: Move) -> tuple[Message, str] | None:
        """Why a move that is not in the list is forbidden: the words and the rule id. None: nothing special to say.
        Only what `seat` may know can be part of the answer."""
        return None

    def about(self, message: Message) -> About:
        """What a line of the log is about. The default is for titles that say no more than its words."""
        return ABOUT_NOTHING

    def printed(self) -> Any:
        """What is printed on the components, as plain data, for drawing them: the same for all matches, and no
        secret, since everybody may look at the components before a match. None: nothing but words is needed."""
        return None

    def is_sealed(self, id: str) -> bool:
        """Whether a message of its content may be read only once play has come to it, as a page of a story may: nobody
        is sent it before. The default is for titles without such messages."""
        return False

    def beside(self, id: str) -> Iterable[str]:
        """Other sealed messages that may be read wherever `id` may, such as what else is printed on the card with
        that name."""
        return ()

    def sealed_print(self, id: str) -> Any:
        """What is printed on the component of this name, as plain data, where the name is sealed: it is sent only to
        those who have come to the name. None: nothing, or `printed` has it."""
        return None

    def appraisal(self) -> Appraisal[S]:
        """How its positions are judged where a match is looked at again."""
        return JUST_PLAYED

    def invariants(self, g: S) -> Iterable[Message]:
        """What is wrong with this state, if anything. For tests: play never asks."""
        return ()


def checked_options(title: Title[Any], seats: int, given: Mapping[str, Any]) -> dict[str, Setting]:
    """All options of the title with their values, defaults filled in.

    `BadOption` names what is wrong: seats out of range, an option that the title does not have, a value not offered.
    """
    if type(seats) is not int or not title.least_seats <= seats <= title.most_seats:
        raise BadOption(
            "kernel-seats", title=title.id, seats=str(seats)[:40], least=title.least_seats, most=title.most_seats
        )
    known = {option.id: option for option in title.options}
    for name in given:
        if name not in known:
            raise BadOption("kernel-option-unknown", title=title.id, option=str(name)[:40])
    return {name: option.check(given.get(name, option.default)) for name, option in known.items()}


def agreed_options(title: Title[Any], seats: int, given: Mapping[str, Any]) -> dict[str, Setting]:
    """As `checked_options`, for a match that is still to begin: `BadOption` also where the title refuses the
    combination."""
    options = checked_options(title, seats, given)
    title.check(seats, options)
    return options


def preset_options(title: Title[Any], name: str) -> dict[str, Setting]:
    """The settings of a preset, to which others may be added. `BadOption` when the title has none of that name."""
    for preset in title.presets:
        if preset.id == name:
            return dict(preset.options)
    names = ", ".join(preset.id for preset in title.presets)
    raise BadOption("kernel-preset-unknown", title=title.id, preset=str(name)[:40], presets=names or "–")
