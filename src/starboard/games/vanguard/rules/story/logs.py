"""IV-C-301: logs are read only when told. A log may branch, offer a choice, set notes, place cards, give rewards."""

from collections.abc import Mapping

from starboard.games.vanguard.content import campaign
from starboard.games.vanguard.content.campaign_files import Log
from starboard.games.vanguard.content.texts import texts
from starboard.games.vanguard.effects.context import Ctx
from starboard.games.vanguard.effects.effects import carry_out
from starboard.games.vanguard.effects.numbers import test
from starboard.games.vanguard.moves.ship_book_moves import Answer
from starboard.games.vanguard.names.names import crew_name
from starboard.games.vanguard.rules.basics.exploration_over import LogShut
from starboard.games.vanguard.rules.story.sealed_pages import break_seal
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.games.vanguard.state.log_book import Entry
from starboard.games.vanguard.state.member_state import NOBODY, Member
from starboard.kernel import NOTHING_ASKED, Ask, Message, Move, Rules, show, tell

RULE = "IV-C-301"
PERSONS = ("active", "other", "lost", "signer")
"""Who can be named in the prose of a log."""
NOBODY_ELSE: Mapping[str, str] = {}


def read_log(g: VanguardState, id: str, ctx: Ctx, about: Mapping[str, str] = NOBODY_ELSE) -> Rules[None]:
    """Enter it in the log book, tell its prose, and resolve it from top to bottom. Some are read only once. `about` is
    who is named in it, where that is known better than `persons` does."""
    log = campaign[g.campaign].logs[id]
    if log.once and id in g.book.times:
        return
    names = persons(g, ctx)
    if about:
        names |= about
    entry = Entry(id, g.ship.passes, planet_now(g), names)
    g.book.append(entry)
    break_seal(g)
    if g.news is not None:
        show(g, "page", page=id, part="", form="log")
    _tell(g, entry, "")
    ctx = Ctx(f"log:{id}", RULE, ctx.who, ctx.sector, ctx.there, ctx.threat, ctx.actor)
    try:
        if log.effect.steps:
            yield from carry_out(g, log.effect, ctx)
        for number, branch in enumerate(log.branch, start=1):
            if test(g, branch.condition.condition, ctx):
                entry = g.book.branch(entry, number)
                show(g, "page", page=id, part=f"b{number}", form="log")
                _tell(g, entry, f"-b{number}")
                yield from carry_out(g, branch.effect, ctx)
        if log.choice:
            yield from _choose(g, log, entry, ctx)
        if log.then.steps:
            yield from carry_out(g, log.then, ctx)
    except LogShut:
        return


def _choose(g: VanguardState, log: Log, entry: Entry, ctx: Ctx) -> Rules[None]:
    """All decide together: the speaker is asked (IV-S-0011)."""
    options: list[Move] = [
        Answer(log.id, number)
        for number, choice in enumerate(log.choice, start=1)
        if choice.condition is None or test(g, choice.condition.condition, ctx)
    ]
    if not options:
        return
    move = options[0]
    if len(options) > 1:
        move = yield Ask(g.speaker, "vanguard-ask-log", options, RULE, {"log": title_of(g, log.id)})
    assert isinstance(move, Answer)
    entry = g.book.choose(entry, move.choice)
    tell(g, "vanguard-log-chosen", RULE, choice=choice_words(g, log.id, move.choice))
    show(g, "seal", page=log.id, choice=move.choice)
    _tell(g, entry, f"-r{move.choice}")
    yield from carry_out(g, log.choice[move.choice - 1].effect, ctx)


def title_of(g: VanguardState, id: str) -> Message:
    """What a log is called."""
    return Message(f"{campaign[g.campaign].head.prefix}-log-{id}-title")


def choice_words(g: VanguardState, id: str, choice: int) -> Message:
    """The words of one of its choices."""
    return Message(f"{campaign[g.campaign].head.prefix}-log-{id}-c{choice}")


def _tell(g: VanguardState, entry: Entry, part: str) -> None:
    """Its prose is an event by itself, so that it can be as long as it likes. A part without words says nothing."""
    if g.news is not None:
        _say(g, entry, f"{campaign[g.campaign].head.prefix}-log-{entry.log}{part}")


def _say(g: VanguardState, entry: Entry, id: str) -> None:
    if g.news is None or id not in texts(g.campaign):
        return
    nobody = Message("vanguard-somebody")
    active, other, lost, signer = (
        crew_name(g, entry.names[word]) if word in entry.names else nobody for word in PERSONS
    )
    tell(g, id, RULE, active=active, other=other, lost=lost, signer=signer)


def persons(g: VanguardState, ctx: Ctx) -> dict[str, str]:
    """Who is meant by the words in the prose: the crew member concerned, another one in the sector, the one who died
    last, and the one who signed the book. Where nobody is concerned, it is the longest-serving."""
    found: dict[str, str] = {}
    oldest = longest_serving(g)
    if oldest:
        found["active"] = oldest
    team = g.expedition.team
    if team:
        me = team[ctx.who] if ctx.who != NOBODY else _member(team, oldest)
        found["active"] = me.crew
        found["other"] = _companion(team, me).crew
        found["signer"] = oldest or me.crew
    dead = g.ship.dying or g.ship.memorial
    if dead:
        found["lost"] = dead[-1]
    if g.signer:
        found["signer"] = g.signer
    return found


def _member(team: list[Member], crew: str) -> Member:
    """A crew member in the away team, or its first one instead."""
    for one in team:
        if one.crew == crew:
            return one
    return team[0]


def _companion(team: list[Member], me: Member) -> Member:
    """Somebody else in the sector, or anywhere; myself, if there is nobody."""
    found = me
    for one in team:
        if one is not me:
            if one.sector == me.sector and not one.dead:
                return one
            if found is me:
                found = one
    return found


def longest_serving(g: VanguardState) -> str:
    """The member of the away team who came back from most explorations; aboard, of those who are available."""
    crew = g.crew
    oldest, most = "", -1
    for one in g.expedition.team:
        if not one.dead and crew[one.crew].missions > most:
            oldest, most = one.crew, crew[one.crew].missions
    if not g.expedition.team:
        for id, sleeve in crew.items():
            if sleeve.missions > most and sleeve.place == "available":
                oldest, most = id, sleeve.missions
    return oldest


def planet_now(g: VanguardState) -> str:
    """The planet on which the away team is; empty aboard."""
    return g.expedition.boards[0].planet if g.expedition.boards else ""


def has_read(g: VanguardState, id: str) -> bool:
    """Whether a log stands in the book."""
    return id in g.book.times


def come_to_log(g: VanguardState, id: str, ctx: Ctx) -> Rules[None]:
    """IV-C-301: read a log; some are read only the first time."""
    if campaign[g.campaign].logs[id].once and has_read(g, id):
        return NOTHING_ASKED
    return read_log(g, id, ctx)


def moment(g: VanguardState, name: str) -> Rules[None]:
    """A log that the campaign ties to a moment, such as the first death, is read when it comes for the first time."""
    log = campaign[g.campaign].head.triggers.get(name)
    if log is None or log in g.book.times:
        return NOTHING_ASKED
    return read_log(g, log, Ctx(f"log:{log}", RULE))


def scene(g: VanguardState, ctx: Ctx, key: str) -> None:
    """The short prose of an outcome, told when it is first seen: `120-1-green` is the green row of the first action of
    POI 120."""
    id = f"{campaign[g.campaign].head.prefix}-scene-{key}"
    if id in texts(g.campaign) and not has_read(g, key):
        entry = Entry(key, g.ship.passes, planet_now(g), persons(g, ctx))
        g.book.append(entry)
        show(g, "page", page=key, part="", form="scene")
        _say(g, entry, id)
