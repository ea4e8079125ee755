"""Requests about what people fill in of their own: the form of a title, and the folders in which it is kept. Only where
the host of the server allows it: on a public one strangers would write into the host's data folder."""

import asyncio
import io
import zipfile
import zlib
from collections.abc import Mapping
from pathlib import PurePosixPath
from typing import Any

import msgspec
from starlette.responses import Response

from starboard.kernel import Message, OwnTables, StarboardError, Title, find_title, title_names
from starboard.kernel.own_tables import Draft, Form, Verdict
from starboard.store import OwnFolders
from starboard.web.answers import NEVER_KEEP, NotGranted
from starboard.web.endpoint import Call
from starboard.web.lobby import forget_printed

ZIP = "application/zip"
LARGEST_OWN = 1 << 20
MOST_OWN = 24
"""Folders of a title: more than anybody owns."""
MOST_ENTRIES = 40


class OwnRow(msgspec.Struct, frozen=True):
    """One that was filled in."""

    id: str
    name: str
    counts: dict[str, int]
    """Rows of each table."""
    fault: Message | None
    """What is wrong in its files, where somebody wrote them by hand."""


class OwnShelf(msgspec.Struct, frozen=True):
    """What can be filled in, and what was."""

    may: bool
    """Whether the host of the server allows it."""
    form: Form
    rows: list[OwnRow]


class OwnName(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a new one is called: a short word, for its folder."""

    id: str


class OwnOpen(msgspec.Struct, frozen=True):
    """One to be filled in, as it is kept."""

    id: str
    draft: Draft
    verdict: Verdict


class OwnKept(msgspec.Struct, frozen=True):
    """What became of a draft: it is kept only without faults."""

    kept: bool
    verdict: Verdict


async def shelf(call: Call) -> OwnShelf:
    tables = _tables(call)
    if call.desk.settings.own is None:
        return OwnShelf(False, tables.form(), [])
    return OwnShelf(True, tables.form(), await asyncio.to_thread(_rows, call, tables))


async def create_own(call: Call) -> OwnOpen:
    tables, id = _tables(call), str(call.body.id)
    if not tables.may_be_called(id):
        raise NotGranted(400, "web-own-name")
    await _create(call, tables, id, tables.write(Draft(id), {}))
    return _opened(tables, id, Draft(id))


async def open_own(call: Call) -> OwnOpen:
    tables, id = _tables(call), _id(call)
    return _opened(tables, id, tables.read(id, await _files(call, tables, id)))


async def check_own(call: Call) -> Verdict:
    return _tables(call).check(call.body)


async def keep_own(call: Call) -> OwnKept:
    """Kept only when nothing is wrong with it: what is kept can be played with."""
    tables, id, draft = _tables(call), _id(call), call.body
    verdict = tables.check(draft)
    if verdict.faults:
        return OwnKept(False, verdict)
    async with call.desk.own_lock:
        before = await _files(call, tables, id)
        if await _is_played(call, tables, id) and not _keeps(tables, id, before, draft):
            raise NotGranted(409, "web-own-played")
        await asyncio.to_thread(_folders(call, tables).replace, id, tables.write(draft, before))
        await _renew(call, tables)
    return OwnKept(True, verdict)


async def remove_own(call: Call) -> OwnShelf:
    tables, id = _tables(call), _id(call)
    async with call.desk.own_lock:
        await _files(call, tables, id)
        if await _is_played(call, tables, id):
            raise NotGranted(409, "web-own-played")
        await asyncio.to_thread(_folders(call, tables).remove, id)
        await _renew(call, tables)
    return await shelf(call)


async def export_own(call: Call) -> Response:
    tables, id = _tables(call), _id(call)
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        for file, text in (await _files(call, tables, id)).items():
            archive.writestr(f"{id}/{file}", text)
    headers = {"cache-control": NEVER_KEEP, "content-disposition": f'attachment; filename="{id}.zip"'}
    return Response(packed.getvalue(), headers=headers, media_type=ZIP)


async def import_own(call: Call) -> OwnOpen:
    """A folder that was packed here or elsewhere. It is read before it is believed."""
    tables = _tables(call)
    id, files = await asyncio.to_thread(_unpacked, tables, call.body)
    draft = await asyncio.to_thread(tables.read, id, files)
    await _create(call, tables, id, files)
    return _opened(tables, id, draft)


# -- What is asked for -----------------------------------------------------------------------------------------------


def _title(call: Call) -> Title[Any]:
    name: str = call.request.path_params["title"]
    if name not in title_names():
        raise NotGranted(404, "web-no-such-title")
    return find_title(name)


def _tables(call: Call) -> OwnTables:
    tables = _title(call).own
    if tables is None:
        raise NotGranted(404, "web-own-nothing")
    return tables


def _id(call: Call) -> str:
    return str(call.request.path_params["own"])


def _folders(call: Call, tables: OwnTables) -> OwnFolders:
    root = call.desk.settings.own
    if root is None:
        raise NotGranted(403, "web-own-forbidden")
    return OwnFolders(root / tables.folder, tables.files, tables.largest)


async def _files(call: Call, tables: OwnTables, id: str) -> Mapping[str, str]:
    folders = _folders(call, tables)
    files = await asyncio.to_thread(folders.read, id) if tables.may_be_called(id) else None
    if files is None:
        raise NotGranted(404, "web-own-unknown", name=id[:40])
    return files


async def _create(call: Call, tables: OwnTables, id: str, files: Mapping[str, str]) -> None:
    folders = _folders(call, tables)
    async with call.desk.own_lock:
        if len(await asyncio.to_thread(folders.names)) >= MOST_OWN:
            raise NotGranted(409, "web-own-full", most=MOST_OWN)
        if not await asyncio.to_thread(folders.create, id, files):
            raise NotGranted(409, "web-own-there", name=id)
        await _renew(call, tables)


def _opened(tables: OwnTables, id: str, draft: Draft) -> OwnOpen:
    return OwnOpen(id, draft, tables.check(draft))


def _rows(call: Call, tables: OwnTables) -> list[OwnRow]:
    folders = _folders(call, tables)
    return [_row(tables, id, folders) for id in folders.names() if tables.may_be_called(id)]


def _row(tables: OwnTables, id: str, folders: OwnFolders) -> OwnRow:
    try:
        draft = tables.read(id, folders.read(id) or {})
    except StarboardError as why:
        return OwnRow(id, id, {}, why.message)
    return OwnRow(id, draft.name, {sheet: len(rows) for sheet, rows in draft.sheets.items()}, None)


def _keeps(tables: OwnTables, id: str, before: Mapping[str, str], draft: Draft) -> bool:
    try:
        return tables.keeps(tables.read(id, before), draft)
    except StarboardError:
        # Nobody can have begun to play with it as it is.
        return True


async def _is_played(call: Call, tables: OwnTables, id: str) -> bool:
    return await call.desk.hall.is_played(_title(call).id, tables.option, id)


async def _renew(call: Call, tables: OwnTables) -> None:
    """From now on everybody plays with what is there now; other processes learn it when they are started again."""
    await asyncio.to_thread(tables.renew)
    forget_printed()
    call.desk.hall.renew_workers()


# -- Packed folders --------------------------------------------------------------------------------------------------


def _unpacked(tables: OwnTables, data: bytes) -> tuple[str, dict[str, str]]:
    """The one folder in an archive, and its files. No more is unpacked than a folder can hold, and nothing is written
    anywhere."""
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            entries = [entry for entry in archive.infolist() if not entry.is_dir()]
            if len(entries) > MOST_ENTRIES:
                raise NotGranted(400, "web-own-archive")
            paths = [(PurePosixPath(entry.filename), entry) for entry in entries]
            known = [(path, entry) for path, entry in paths if path.name in tables.files]
            parents = {path.parent for path, _ in known}
            if len(parents) != 1 or not any(path.name == tables.files[0] for path, _ in known):
                raise NotGranted(400, "web-own-archive")
            id = parents.pop().name
            if not tables.may_be_called(id):
                raise NotGranted(400, "web-own-archive")
            return id, {path.name: _text(tables, archive, entry) for path, entry in known}
    except (zipfile.BadZipFile, NotImplementedError, RuntimeError, OSError, EOFError, ValueError, zlib.error):
        raise NotGranted(400, "web-own-archive") from None


def _text(tables: OwnTables, archive: zipfile.ZipFile, entry: zipfile.ZipInfo) -> str:
    with archive.open(entry) as file:
        data = file.read(tables.largest + 1)
    if len(data) > tables.largest:
        raise NotGranted(413, "web-own-archive")
    return data.decode("utf-8")
