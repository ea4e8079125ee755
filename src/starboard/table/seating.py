"""Sitting down, getting up, handing a seat to a bot, and what the host decides. All of it is done on a live table."""

import asyncio
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from starboard.bots import bot_maker
from starboard.kernel import Header, Message, Title, find_title
from starboard.kernel.title import agreed_options
from starboard.lessons import cast_of
from starboard.store import Seat, TableRow, Webhook
from starboard.table.core import Core
from starboard.table.errors import NoSuchTable, NotNow, NotYours
from starboard.table.frames import LONGEST_NAME, NewTable, NoticesWish, SeatWish, TableWish
from starboard.table.keys import Caller, hashed, new_key, new_seed, new_table_id
from starboard.table.ledger import begun
from starboard.table.pace import check_pace, check_stand_in, come_back, stood_in, usual_bot
from starboard.table.rights import Holder
from starboard.table.standing import without_orders
from starboard.table.story import told

MOST_PLAYERS = 8
"""Devices that one seat is remembered on; the oldest one is forgotten first."""
DAY = 86_400


def clean_name(name: str) -> str:
    """What somebody wants to be called, without line breaks and the like, and not too long."""
    return " ".join("".join(letter if letter.isprintable() else " " for letter in name).split())[:LONGEST_NAME]


def new_row(caller: Caller, wish: NewTable, now: int, earlier: int = 0) -> tuple[TableRow, str, dict[str, str]]:
    """A table as somebody wants it who already has that many, its host key, and the keys of its seats. `UnknownTitle`,
    `BadOption` and the like when there is no such thing."""
    title = find_title(wish.title)
    options = agreed_options(title, len(wish.seats), wish.options)
    check_pace(title, wish.pace, msgspec.to_builtins(options))
    for seat in wish.seats:
        if seat.kind == "bot":
            bot_maker(title, seat.bot)
    host, keys = new_key(), {str(number): new_key() for number in range(len(wish.seats))}
    row = TableRow(
        id=new_table_id(),
        title=title.id,
        name=clean_name(wish.name),
        options=msgspec.to_builtins(options),
        seats=_seats(title, caller, wish.seats, keys),
        host=hashed(host),
        hosts=(caller.player,) if caller.player else (),
        watch=wish.watch,
        undo=wish.undo,
        hints=wish.hints,
        pace=wish.pace,
        hours=wish.hours,
        state="open",
        created=now,
        changed=now,
        called=called(title, now, earlier),
    )
    return row, host, keys


def called(title: Title[Any], now: int, earlier: int) -> str:
    """What a table is called that nobody names: every day begins elsewhere in the list of the title, and the tables of
    one person follow each other in it."""
    return f"{title.id}-table-{(now // DAY + earlier) % title.table_names + 1}" if title.table_names else ""


def somebody(title: Title[Any], seat: Seat, others: Iterable[Seat]) -> Seat:
    """A bot as one of the title's cast who is not at the table yet; as it is where there is nobody left."""
    cast = cast_of(title)
    who = cast.find(cast.choose(seat.bot, frozenset(other.persona for other in others)))
    return seat if who is None else msgspec.structs.replace(seat, persona=who.id, name=seat.name or who.name)


def _seats(title: Title[Any], caller: Caller, wishes: Sequence[SeatWish], keys: dict[str, str]) -> tuple[Seat, ...]:
    """The first person is the one who opens the table; any other is the one who comes with the key."""
    seats: list[Seat] = []
    me: tuple[str, ...] = (caller.player,) if caller.player else ()
    for number, wish in enumerate(wishes):
        is_me = wish.kind == "person" and not any(seat.kind == "person" for seat in seats)
        name = clean_name(wish.name) or (clean_name(caller.name) if is_me else "")
        bot = wish.bot if wish.kind == "bot" else ""
        players = me if is_me or wish.kind == "here" else ()
        seat = Seat(wish.kind, name, bot, hashed(keys[str(number)]), players)
        seats.append(somebody(title, seat, seats) if bot else seat)
    return tuple(seats)


async def start(core: Core, holder: Holder) -> None:
    """Begin the match."""
    row = core.ledger.row
    holder.check_host(row)
    _check_open(row)
    if any(seat.kind == "open" for seat in row.seats):
        raise NotNow("table-seats-open")
    title = find_title(row.title)
    agreed_options(title, len(row.seats), row.options)
    names = tuple(seat.name for seat in row.seats)
    # Players who agreed to ask the others may also get their consent, so the log has to allow it.
    header = Header(title.id, title.version, len(row.seats), new_seed(), row.options, row.undo != "information", names)
    match = await asyncio.to_thread(begun, row, header)
    await core.ledger.begin(match, told(match.events, 0, int(core.clock.wall()), None))
    core.publish(with_stand=True)
    core.go_on()


async def change(core: Core, holder: Holder, wish: TableWish) -> None:
    """Change the options or the name before the match begins."""
    row = core.ledger.row
    holder.check_host(row)
    _check_open(row)
    fields: dict[str, Any] = {}
    if wish.options is not None:
        checked = agreed_options(find_title(row.title), len(row.seats), wish.options)
        fields["options"] = msgspec.to_builtins(checked)
    if wish.name is not None:
        fields["name"] = clean_name(wish.name)
    fields |= {name: value for name, value in (("pace", wish.pace), ("hours", wish.hours)) if value is not None}
    check_pace(find_title(row.title), fields.get("pace", row.pace), fields.get("options", row.options))
    await core.change(**fields)


async def join(core: Core, caller: Caller, key: str) -> tuple[int | None, str]:
    """Sit down with the key of a seat, become a host with the host key, or take any open seat without. Gives the seat
    and its key."""
    row = core.ledger.row
    known = hashed(key)
    if key and known == row.host:
        await core.change(hosts=_with(row.hosts, caller.player))
        seated(core)
        return None, key
    number = next((number for number, seat in enumerate(row.seats) if key and seat.key == known), None)
    if number is None:
        if key:
            raise NotYours("table-wrong-key")
        number = _any_seat(row, caller)
        key = key or new_key()
        known = hashed(key)
    seat = row.seats[number]
    name = clean_name(caller.name) if seat.kind == "open" else seat.name or clean_name(caller.name)
    kind = "person" if seat.kind == "open" else seat.kind
    sat = Seat(kind, name, seat.bot, known, _with(seat.players, caller.player))
    notes = [core.ledger.note(Message("table-sat-down", {"seat": number}), number)] if seat.kind == "open" else []
    await core.change(*notes, seats=_replaced(row, number, sat))
    seated(core)
    return number, key


def _any_seat(row: TableRow, caller: Caller) -> int:
    """A seat for somebody without a key, where everybody may come in."""
    if row.watch != "anyone":
        raise NotYours("table-by-invitation")
    if row.state in ("over", "archived"):
        raise NotNow("table-is-over")
    for number, seat in enumerate(row.seats):
        if seat.kind == "open":
            return number
    raise NotNow("table-full")


async def seat(core: Core, holder: Holder, number: int, wish: SeatWish) -> str:
    """Hand a seat to a bot, take it back, open it. Gives the new key of a seat that was opened, else ""."""
    row = core.ledger.row
    if not 0 <= number < len(row.seats):
        raise NoSuchTable("table-no-such-seat")
    if not holder.is_host(row) and not holder.holds(row, number):
        raise NotYours("table-not-your-seat")
    if row.state in ("over", "archived"):
        raise NotNow("table-is-over")
    if row.lesson:
        raise NotNow("table-lesson-seats")
    old = row.seats[number]
    # The name of one of the cast goes with the bot.
    name = clean_name(wish.name) or ("" if wish.kind == "open" or old.persona else old.name)
    key = ""
    new = Seat(wish.kind, name, "", old.key, old.players or _with((), holder.player))
    if wish.kind == "bot":
        title = find_title(row.title)
        bot_maker(title, wish.bot)
        new = msgspec.structs.replace(new, bot=wish.bot)
        if not name:
            new = somebody(title, new, row.seats)
    elif wish.kind == "here":
        holder.check_host(row)
        new = msgspec.structs.replace(new, players=row.hosts)
    elif wish.kind == "open":
        # The former holder is out: only the new key opens it.
        key = new_key()
        new = Seat("open", name, key=hashed(key))
    notes = [core.ledger.note(Message(SEAT_NEWS[wish.kind], {"seat": number}), number)] if wish.kind != old.kind else []
    await core.change(*notes, seats=_replaced(row, number, new), orders=without_orders(row, number))
    seated(core)
    return key if holder.is_host(row) else ""


async def stand_in(core: Core, holder: Holder, number: int) -> None:
    """Call in a bot for somebody who has not come in their time. Anybody at the table may; the seat stays theirs."""
    row = core.ledger.row
    if not 0 <= number < len(row.seats):
        raise NoSuchTable("table-no-such-seat")
    if not holder.is_host(row) and not holder.seats(row):
        raise NotYours("table-not-your-table")
    check_stand_in(row, number, present=number in core.present, now=int(core.clock.wall()))
    new = stood_in(row.seats[number], usual_bot(find_title(row.title)))
    note = core.ledger.note(Message("table-stand-in", {"seat": number}), number)
    await core.change(note, seats=_replaced(row, number, new), orders=without_orders(row, number))
    seated(core)


SEAT_NEWS = {
    "bot": "table-bot-plays",
    "person": "table-person-plays",
    "here": "table-person-plays",
    "open": "table-seat-opened",
}


async def tell_elsewhere(core: Core, holder: Holder, wish: NoticesWish) -> None:
    """Have a service on the network told what happens here, or no longer. `NotListed` when that may not be."""
    holder.check_host(core.ledger.row)
    url = wish.url.strip()
    if url:
        core.services.herald.receivers.find(url)
    core.services.herald.forget(core.ledger.row.id)
    await core.change(webhook=Webhook(url, wish.language) if url else None)


async def archive(core: Core, holder: Holder) -> None:
    """Put the table away."""
    holder.check_host(core.ledger.row)
    if core.ledger.row.state != "archived":
        await core.change(state="archived")


def seated(core: Core) -> None:
    """The seats have changed hands: show the table again to everybody concerned, and let go of those who may not
    watch."""
    row = core.ledger.row
    for connection in list(core.connections):
        if not connection.holder.may_look(row):
            connection.close()
        elif connection.look_up(row):
            core.reconnect.welcome(connection)
    core.publish()
    core.go_on()


def _check_open(row: TableRow) -> None:
    if row.state != "open":
        raise NotNow("table-has-begun")


def _replaced(row: TableRow, number: int, new: Seat) -> tuple[Seat, ...]:
    return (*row.seats[:number], new, *row.seats[number + 1 :])


def _with(players: tuple[str, ...], player: str) -> tuple[str, ...]:
    return players if not player or player in players else (*players, player)[-MOST_PLAYERS:]


def again(old: TableRow, caller: Caller, now: int) -> tuple[TableRow, str, dict[str, str]]:
    """A table like this one, for another match of the same people. Everybody keeps their seat; keys are new."""
    host, keys = new_key(), {str(number): new_key() for number in range(len(old.seats))}
    seats = tuple(
        msgspec.structs.replace(come_back(seat), key=hashed(keys[str(number)])) for number, seat in enumerate(old.seats)
    )
    row = TableRow(
        id=new_table_id(),
        title=old.title,
        name=old.name,
        options=old.options,
        seats=seats,
        host=hashed(host),
        hosts=(caller.player,) if caller.player else (),
        watch=old.watch,
        undo=old.undo,
        hints=old.hints,
        pace=old.pace,
        hours=old.hours,
        called=old.called,
        webhook=old.webhook,
        state="open",
        created=now,
        changed=now,
    )
    return row, host, keys


def brought(header: Header, caller: Caller, now: int) -> TableRow:
    """A table for a match from a record, hidden until its lines are stored. Nobody sits at it."""
    names = [*header.names, *[""] * header.seats][: header.seats]
    me = (caller.player,) if caller.player else ()
    options = msgspec.to_builtins(header.options)
    seats = tuple(Seat("open", clean_name(name)) for name in names)
    id = new_table_id()
    return TableRow(id, header.title, "", options, seats, "", me, "link", "information", "archived", now, now)


def onward(old: TableRow, seat: int, caller: Caller, now: int) -> tuple[TableRow, str, dict[str, str]]:
    """A table of the caller's own, at which a match like this one goes on: the caller in that seat, bots in the others,
    the same ones where bots played already. Hidden until its match is there."""
    title = find_title(old.title)
    host, keys = new_key(), {str(number): new_key() for number in range(len(old.seats))}
    seats: list[Seat] = []
    for number, before in enumerate(old.seats):
        key = hashed(keys[str(number)])
        if number == seat:
            seats.append(Seat("person", clean_name(caller.name), "", key, (caller.player,) if caller.player else ()))
        elif before.kind == "bot":
            seats.append(Seat("bot", before.name, before.bot, key, persona=before.persona))
        else:
            bot = Seat("bot", "", usual_bot(title), key)
            seats.append(somebody(title, bot, [*seats, *old.seats]))
    me = (caller.player,) if caller.player else ()
    id = new_table_id()
    undo = "free" if old.undo == "ask" else old.undo
    row = TableRow(id, old.title, "", old.options, tuple(seats), hashed(host), me, "link", undo, "archived", now, now)
    return msgspec.structs.replace(row, called=old.called, hints=old.hints), host, keys
