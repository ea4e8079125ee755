"""The page about writing a campaign is true: its planet is taken out, checked, and played."""

import re
import shutil
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any, get_args

import msgspec
import pytest

from starboard.commands.campaign_copy import copy_campaign
from starboard.content import BadContent, read_toml
from starboard.games.vanguard.content import campaign, read_campaign
from starboard.games.vanguard.content.campaign_files import Head, LogFile
from starboard.games.vanguard.content.cards import CardFile
from starboard.games.vanguard.content.lesson_script import Lesson
from starboard.games.vanguard.content.planet import Planet
from starboard.games.vanguard.content.plates.plate_files import PlateFile
from starboard.games.vanguard.content.plates.plate_parameters import Parameter
from starboard.games.vanguard.content.plates.plate_words import WORDS
from starboard.games.vanguard.content.reading import read_notation
from starboard.games.vanguard.content.rule_figures import RULES
from starboard.games.vanguard.content.validation.validate import check_campaign
from starboard.games.vanguard.notation.symbols import SECTIONS, TYPE_SHORT
from starboard.games.vanguard.rules import every_word as words
from starboard.games.vanguard.rules.basics.board_layout import begin, lay_boards
from starboard.games.vanguard.rules.exploration.exploration import explore
from starboard.games.vanguard.rules.launch_and_return.planet_board import prepare_planet
from starboard.games.vanguard.state.expedition_state import Expedition
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.games.vanguard.state.member_state import Member
from starboard.games.vanguard.state.ship_state import Crew, Decks, Section, Ship
from starboard.kernel import Ask, AskSome, Chance, Move, listed
from starboard.kernel.piles import Deck
from starboard.kernel.question import Checkpoint
from starboard.speech import Speech

assert words.WORDS, "every word is carried out by something"

ROOT = Path(__file__).resolve().parent.parent
PAGE = (ROOT / "docs" / "writing-a-campaign.md").read_text(encoding="utf-8")
FILE = re.compile(r"^\*\*`([^`\n]+)`\*\*\n\n```\w+\n(.*?)^```$", re.MULTILINE | re.DOTALL)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A campaign that was begun as the page says, with its files."""
    copy = tmp_path_factory.mktemp("author") / "lantern"
    copy_campaign(copy)
    for name, body in FILE.findall(PAGE):
        assert not (copy / name).exists(), f"{name} stands there already"
        (copy / name).write_text(body, encoding="utf-8")
    return copy


def test_the_page_has_every_part_of_a_planet() -> None:
    parts = {name.partition("/")[0] for name, _ in FILE.findall(PAGE)}
    assert parts == {"planets", "cards", "logs", "plates", "text"}


def test_the_campaign_is_sound(folder: Path) -> None:
    report = check_campaign(folder)
    assert [Speech("en").say(fault.message) for fault in report.faults] == []
    assert report.counts["planets"] == len(campaign["guest_book"].planets) + 1


def test_the_misspelt_word_is_named_as_the_page_says(folder: Path, tmp_path: Path) -> None:
    shutil.copytree(folder, tmp_path / "copy")
    file = tmp_path / "copy" / "planets" / "P50-lantern.toml"
    file.write_text(file.read_text(encoding="utf-8").replace("refresh 3", "refersh 3"), encoding="utf-8")
    with pytest.raises(BadContent) as why:
        read_campaign(tmp_path / "copy")
    sentence = Speech("en").say(why.value.message)
    assert f"```text\n{sentence}\n```" in PAGE


# -- Playing it --------------------------------------------------------------------------------------------------------


def away_team(folder: Path, seed: int) -> VanguardState:
    """Recon and Science on the planet of the page, with cards and dice of the first act."""
    content = campaign[str(folder)]
    crew = {card.section: id for id, card in content.crew.items()}
    starters = {
        section: [id for id, card in content.section_cards.items() if card.section == section and card.starter]
        for section in SECTIONS
    }
    decks = [[id for id, card in content.discoveries.items() if card.type == short] for short in TYPE_SHORT]
    g = VanguardState(
        Chance(seed),
        1,
        str(folder),
        "quick",
        [],
        [Section(0, list(dice)) for dice in RULES.start_dice],
        {id: Crew(SECTIONS.index(section), "team") for section, id in crew.items()},
        Ship(),
        Decks(decks, injuries={name: kind.count for name, kind in RULES.injuries.types.items()}),
        part="explore",
        news=[],
    )
    team = [
        Member(
            SECTIONS.index(name),
            crew[name],
            available=list(RULES.start_dice[SECTIONS.index(name)]),
            hand=starters[name][:2],
            deck=Deck(starters[name][2:]),
        )
        for name in ("recon", "science")
    ]
    trip = g.expedition = Expedition([], {}, team, lander="L1", supplies=6, most_supplies=8)
    trip.events = Deck([id for id, card in content.events.items() if card.set == "first"])
    lay_boards(g, "P50")
    begin(trip)
    trip.landing = 1
    assert list(prepare_planet(g)) == []
    return g


def played(g: VanguardState, rng: Random) -> int:
    """Explore with any legal move at every question; returns how many decisions it took."""
    rules = explore(g)
    asked: Any = next(rules, None)
    decisions = 0
    while asked is not None:
        answer: Any = None
        if not isinstance(asked, Checkpoint):
            options = list(listed(asked.options))
            decisions += 1
            answer = rng.choice(options) if isinstance(asked, Ask) else some_of(asked, options, rng)
        try:
            asked = rules.send(answer)
        except StopIteration:
            asked = None
    return decisions


def some_of(asked: AskSome, options: list[Move], rng: Random) -> tuple[Move, ...]:
    count = rng.randint(asked.least, min(asked.most, len(options)))
    chosen = set(rng.sample(range(len(options)), count))
    return tuple(option for place, option in enumerate(options) if place in chosen)


def test_the_planet_can_be_played_to_its_end(folder: Path) -> None:
    ends = Counter[str]()
    decisions = 0
    for seed in range(30):
        g = away_team(folder, seed)
        trip = g.expedition
        assert [trip.places[n].markers.get("lamp", 0) for n in (1, 2, 3, 4, 5)] == [1, 1, 1, 0, 0]
        decisions += played(g, Random(seed))
        ends[trip.end] += 1
        assert [entry.log for entry in g.book][-1] in {"L50-2", "L50-3"}
    assert set(ends) == {"departure", "evacuation"}
    assert decisions > 500


# -- The fields --------------------------------------------------------------------------------------------------------

NOTATION = (ROOT / "docs" / "campaign-notation.md").read_text(encoding="utf-8")
TABLE = re.compile(r"^### (?P<head>.+)\n\n\| field \| what \|\n\|---\|---\|\n(?P<rows>(?:\|.*\n?)+)", re.MULTILINE)
FIELD = re.compile(r"\| `(?P<name>\w+)`(?P<needed> \*)? \| (?P<what>.+) \|")


def tables() -> dict[str, type[msgspec.Struct]]:
    """What a file holds, by what the page calls it: the structs that are read, and the structs in them."""
    found: dict[str, type[msgspec.Struct]] = {}
    left: list[type[msgspec.Struct]] = [Head, Planet, Lesson, CardFile, LogFile, PlateFile]
    while left:
        struct = left.pop()
        if struct not in (CardFile, LogFile, PlateFile):
            found.setdefault(struct.__name__, struct)
        for field in msgspec.structs.fields(struct):
            for inner in (field.type, *get_args(field.type)):
                if isinstance(inner, type) and issubclass(inner, msgspec.Struct) and inner.__name__ not in found:
                    left.append(inner)
    return found


def test_the_page_lists_every_field_of_every_file() -> None:
    written = Counter[tuple[tuple[str, bool], ...]]()
    for table in TABLE.finditer(NOTATION):
        rows = [FIELD.fullmatch(row) for row in table["rows"].splitlines()]
        assert all(rows), table["head"]
        written[tuple((row["name"], bool(row["needed"])) for row in rows if row)] += 1
    wanted = Counter(
        tuple((field.encode_name, field.required) for field in msgspec.structs.fields(struct))
        for struct in tables().values()
    )
    assert written == wanted


# -- The words of plates -----------------------------------------------------------------------------------------------

PLATES = (ROOT / "docs" / "plates.md").read_text(encoding="utf-8")
DRAWN = re.compile(r"^\| `(?P<word>\w+)` \| (?P<what>.+?) \| (?P<told>.+) \|$", re.MULTILINE)


def told(name: str, parameter: Parameter) -> str:
    """A parameter as the page writes it: with a star if something has to be said, else with what holds."""
    default = parameter.default
    words = f" ({', '.join(dict.fromkeys(parameter.words))})" if parameter.words else ""
    if default is None:
        return f"`{name}` *{words}"
    written = (
        str(default).lower() if isinstance(default, bool) else default if isinstance(default, str) else f"{default:g}"
    )
    return f"`{name}` {written}{words}"


def test_the_page_lists_every_word_of_plates() -> None:
    written = {row["word"]: (row["what"], row["told"]) for row in DRAWN.finditer(PLATES)}
    wanted = {
        word.name: (word.what, ", ".join(told(name, one) for name, one in word.parameters.items()))
        for word in WORDS.values()
    }
    assert written == wanted


def test_the_plate_of_the_page_is_read_and_its_slip_is_named(tmp_path: Path) -> None:
    drawn = PLATES.partition("```toml\n")[2].partition("```")[0]
    file = tmp_path / "plates" / "lantern.toml"
    file.parent.mkdir()
    file.write_text(drawn, encoding="utf-8")
    assert [plate.id for plate in read_toml(tmp_path, "plates/lantern.toml", PlateFile, read_notation).plate] == [
        "pier"
    ]
    file.write_text(drawn.replace('"ridge"', '"rigde"'), encoding="utf-8")
    with pytest.raises(BadContent) as why:
        read_toml(tmp_path, "plates/lantern.toml", PlateFile, read_notation)
    assert f"```text\n{Speech('en').say(why.value.message)}\n```" in PLATES
