"""The recorded matches of ISS Vanguard have everything in them."""

import msgspec

from golden.matches import VANGUARD as MATCHES
from golden.record import Entry, index_of
from starboard.bots import bot_names
from starboard.games.vanguard.title import VANGUARD
from starboard.kernel import read_record, replay


def test_every_way_to_begin_and_every_bot_is_recorded() -> None:
    starts = next(option for option in VANGUARD.options if option.id == "start")
    assert {golden.options["start"] for golden in MATCHES} == set(starts.choices)
    assert {bot for golden in MATCHES for bot in golden.bots} == set(bot_names(VANGUARD))
    assert {module for golden in MATCHES for module in golden.options.get("deadly", ())} == {
        "last-chance",
        "hungry",
        "critical",
    }


def test_a_whole_campaign_is_among_them() -> None:
    golden = next(golden for golden in MATCHES if golden.name == "campaign-1")
    match = replay(read_record(golden.file.read_bytes()))
    assert match.outcome is not None
    assert match.outcome.winners == (0,)
    entries = msgspec.json.decode(index_of("vanguard").read_bytes(), type=dict[str, Entry])
    assert entries["campaign-1"].lines > 1000
