"""Who plays the bots: names, faces and tempers, and what they say at which moments. `cast.toml` beside the module of a
title's class; a title without one has bots without names.
"""

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Annotated, Any, Literal, TypeAlias

import msgspec

from starboard.content import BadContent, line_of, read_text, read_toml
from starboard.kernel import Title
from starboard.lessons.conditions import figure
from starboard.lessons.folders import folder_of

Strength: TypeAlias = Literal["gentle", "easy", "steady", "strong", "merciless", "masterly"]
FILE = "cast.toml"


class Persona(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody of the cast. The face is drawn by the client, by this id; the words are `<title>-cast-<id>`."""

    id: str
    name: str
    """The same in all languages."""
    bot: str = ""
    """The bot that plays like this by default; empty: somebody who never sits at the table."""
    strength: Strength | None = None
    thinks: float = 0.0
    """The seconds of one core within which that bot answers 95 of 100 questions; 0: at once."""
    words: str = ""
    """For somebody who never sits at the table: `<title>-<words>-<line>` are the lines,"""
    says: list[str] = []
    """and these are their names. When they are said is for the board to know."""


class Rival(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody who plays without a seat, because the rules move for them."""

    called: str
    """The id of the message by which sentences name them, where others have the number of their seat."""
    plays: str
    """The way to their persona, as an onlooker sees the match."""
    personas: list[str]
    """Who that may be. Their words are as those of bots."""


class Moment(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """When somebody may say something: an event about their own seat. The words are `<title>-quip-<persona>-<id>`."""

    id: str
    events: list[str]
    """The ids of what is told then."""
    rival: bool = False
    """Whether it is a moment of the rival, and not of a bot."""
    chance: Annotated[float, msgspec.Meta(gt=0, le=1)] = 1.0
    args: dict[str, int] = {}
    """What the arguments of the message must be,"""
    least: dict[str, int] = {}
    """or must be at least."""
    rank: Literal["first", "last"] | None = None
    """Whether the seat must be alone in front of the others or behind them,"""
    by: str = ""
    """measured by the figure at the end of this way, in which `{seat}` is the number of a seat."""

    def suits(self, whole: Any, seat: int, seats: int, args: Mapping[str, Any]) -> bool:
        """Whether it is the moment of this seat, as an onlooker sees the match (`conditions.seen`)."""
        if any(args.get(name) != value for name, value in self.args.items()):
            return False
        if any(not _reaches(args.get(name), least) for name, least in self.least.items()):
            return False
        if self.rank is None:
            return True
        mine, *others = (figure(whole, self.by.replace("{seat}", str(one))) for one in _from(seat, seats))
        known = [other for other in others if other is not None]
        if mine is None or not known:
            return False
        return mine > max(known) if self.rank == "first" else mine < min(known)


def _reaches(value: Any, least: int) -> bool:
    return isinstance(value, int) and value >= least


def _from(seat: int, seats: int) -> list[int]:
    """All seats, this one first."""
    return [seat, *(other for other in range(seats) if other != seat)]


class Cast(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All of them, from gentle to strong."""

    persona: list[Persona] = []
    rival: Rival | None = None
    moment: list[Moment] = []

    def find(self, id: str) -> Persona | None:
        return next((one for one in self.persona if one.id == id), None)

    def levels(self) -> list[str]:
        """The bots that they play, from gentle to strong."""
        return list(dict.fromkeys(one.bot for one in self.persona if one.bot))

    def in_order(self, bots: Iterable[str]) -> list[str]:
        """These bots: those of the cast from gentle to strong, then all others as they come."""
        names, levels = list(bots), self.levels()
        return [bot for bot in levels if bot in names] + [bot for bot in names if bot not in levels]

    def choose(self, bot: str, taken: frozenset[str]) -> str:
        """Who plays a bot of this name: the first of the cast who does and is not at the table yet; or else somebody
        who usually plays a little stronger or gentler; empty: nobody."""
        levels = self.levels()
        if bot not in levels:
            return ""
        free = [one for one in self.persona if one.bot and one.id not in taken]
        far = {one.id: abs(levels.index(one.bot) - levels.index(bot)) for one in free}
        return min(far, key=lambda id: far[id], default="")

    def sat(self, bots: Iterable[str]) -> list["Sat"]:
        """Who plays the bots of these names, seat by seat (empty: no bot), and whom each seat could have instead."""
        found: list[Sat] = []
        for bot in bots:
            taken = frozenset(sat.player.id for sat in found if sat.player is not None)
            player = self._as_player(bot, self.choose(bot, taken))
            found.append(Sat(player if player.id else None, self._rivals(player, taken) if bot else []))
        return found

    def _rivals(self, player: Persona, taken: frozenset[str]) -> list[Persona]:
        """Somebody for each way to play who is not at the table: those who usually play like that, then the others."""
        chosen = {player.bot: player.id}
        levels = [kind for kind in self.levels() if kind != player.bot]
        usual = {one.id: one.bot for one in self.persona}
        for wants_own in (True, False):
            for kind in levels:
                who = self.choose(kind, taken | frozenset(chosen.values()))
                if kind not in chosen and who and (usual[who] == kind or not wants_own):
                    chosen[kind] = who
        return [self._as_player(kind, chosen.get(kind, "")) for kind in self.levels()]

    def _as_player(self, bot: str, who: str) -> Persona:
        """Somebody as a player of this bot, who may usually play another one; without a name, if `who` is empty."""
        level = next((one for one in self.persona if one.bot == bot), Persona("", ""))
        person = self.find(who) or Persona("", "")
        return Persona(person.id, person.name, bot, level.strength, level.thinks)

    def moments_of(self, event: str, *, rival: bool = False) -> list[Moment]:
        """When a bot, or the rival, may say something of an event."""
        return [moment for moment in self.moment if event in moment.events and moment.rival == rival]

    def lines(self) -> set[str]:
        """Everything that bots and the rival can say, as `<persona>-<moment>`."""
        bots = {(one.id, moment.id) for one in self.persona if one.bot for moment in self.moment if not moment.rival}
        rivals = self.rival.personas if self.rival is not None else []
        told = bots | {(one, moment.id) for one in rivals for moment in self.moment if moment.rival}
        return {f"{who.replace('_', '-')}-{moment}" for who, moment in told}


class Sat(msgspec.Struct, frozen=True):
    """A seat of a table that somebody is about to open."""

    player: Persona | None
    """Who will play its bot; null: nobody of the cast."""
    rivals: list[Persona]
    """Whom it can have, one for each way to play, from gentle to strong; without a name where nobody is left for it."""


NOBODY = Cast()


@cache
def cast_of(title: Title[Any]) -> Cast:
    """The cast of a title. `BadContent` when its file is not sound."""
    folder = folder_of(title, "")
    if folder is None or not folder.joinpath(FILE).is_file():
        return NOBODY
    cast = read_toml(folder, FILE, Cast)
    text = read_text(folder, FILE)
    moments = [("rival " if one.rival else "") + one.id for one in cast.moment]
    for part, ids in (("persona", [one.id for one in cast.persona]), ("moment", moments)):
        for number, id in enumerate(ids):
            if id in ids[:number]:
                line = line_of(text, f"$.{part}[{number}].id")
                raise BadContent("contents-twice", file=FILE, line=line, name=id)
    return cast
