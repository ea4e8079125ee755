"""A campaign to begin with: The Guest Book under an id and a prefix of its own."""

import re
from importlib.resources.abc import Traversable
from pathlib import Path

from starboard.games.vanguard.content import campaign, campaign_folder
from starboard.games.vanguard.content.validation.enough import ID, PREFIX, is_taken
from starboard.kernel import StarboardError

OURS = "guest_book"
LOBBY = "vanguard"
"""Files with words for the lobby begin so."""


def copy_campaign(folder: Path) -> None:
    """The folder must not be there yet; its name becomes the id."""
    id = folder.name
    prefix = re.sub(r"[_-]", "", id)
    if not ID.fullmatch(id) or not PREFIX.fullmatch(prefix) or is_taken(id) or is_taken(prefix):
        raise StarboardError("vanguard-campaign-bad-name", name=id)
    if folder.exists():
        raise StarboardError("vanguard-campaign-there", folder=str(folder))
    before = campaign[OURS].head.prefix
    for name, file in _files(campaign_folder(OURS), ""):
        target = folder / name.replace(before, prefix)
        target.parent.mkdir(parents=True, exist_ok=True)
        text = file.read_text(encoding="utf-8")
        if name.endswith(".ftl"):
            text = re.sub(rf"\b{before}-", f"{prefix}-", text)
        elif name == "campaign.toml":
            text = text.replace(f'id = "{OURS}"', f'id = "{id}"', 1).replace(f'"{before}"', f'"{prefix}"', 1)
        target.write_text(text, encoding="utf-8")
    lobby = [f"vanguard-option-campaign-{id} = {id}", f"vanguard-story-blurb-{id} = {id}"]
    lobby += [f"vanguard-option-carry-{memory} = {memory}" for memory in sorted(campaign[OURS].head.carry)]
    (folder / "text" / "en" / f"{LOBBY}-{id}.ftl").write_text("\n".join(lobby) + "\n", encoding="utf-8")


def _files(folder: Traversable, path: str) -> list[tuple[str, Traversable]]:
    found: list[tuple[str, Traversable]] = []
    for entry in folder.iterdir():
        if entry.is_dir():
            found += _files(entry, f"{path}{entry.name}/")
        elif entry.name.endswith((".toml", ".ftl")):
            found.append((f"{path}{entry.name}", entry))
    return found
