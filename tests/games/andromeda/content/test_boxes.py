"""What owners write down of their own box: found, checked with file, line and field, and played."""

from pathlib import Path

import pytest

from games.andromeda.owned import TABLES, offered, write_box
from starboard.bots import Choice, RandomBot, play_out
from starboard.content import BadContent
from starboard.games.andromeda.content import content
from starboard.games.andromeda.content.boxes import found_boxes, read_box
from starboard.games.andromeda.files.box_files import EXAMPLES, write_empty_box
from starboard.games.andromeda.moves.companion_moves import AllDone, ItGains, Laid, ModulePrice, TurnOver
from starboard.games.andromeda.moves.effect_moves import Acquire
from starboard.games.andromeda.moves.hegemon_moves import ChooseModules
from starboard.games.andromeda.moves.turn_moves import GoOn
from starboard.games.andromeda.names.names import named
from starboard.games.andromeda.rules.hegemon.hegemon_modules import owned
from starboard.games.andromeda.state.game_state import AndromedaState
from starboard.games.andromeda.title import AndromedaTitle
from starboard.games.andromeda.view.printed import printed
from starboard.games.andromeda.view.view import view
from starboard.kernel import Match, Sight, StarboardError, Unreadable, load, new_match, save
from starboard.speech import LANGUAGES, Speech

GENERIC = {"andromeda-ask-told-cheapest", "andromeda-ask-told-price", "andromeda-ask-told-card"}
"""The questions that stand in for tables that are empty."""


class Listening:
    """Answers by chance, and remembers what it was asked."""

    def __init__(self, seed: int) -> None:
        self.chance, self.heard = RandomBot(seed), set[str]()

    def choose(self, sight: Sight) -> Choice:
        self.heard.add(sight.question.prompt)
        return self.chance.choose(sight)


def full(folder: Path) -> Path:
    return write_box(folder / "shelf", **{table: text for table, text in TABLES.items() if table != "box"})


def begin(title: AndromedaTitle, seats: int = 1, **options: object) -> Match:
    return new_match(title, seats, 3, {"companion": True, "hegemon": "ofc_1a", "box": "shelf", **options})


def state(match: Match) -> AndromedaState:
    g = match.state
    assert isinstance(g, AndromedaState)
    return g


def test_a_box_that_is_written_down_lies_on_the_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with offered(full(tmp_path), monkeypatch) as title:
        assert title.options[-1].choices == ("ours", "shelf")
        g = state(begin(title))
        assert g.hegemon is not None
        assert g.hegemon.officer == "own_shelf_officer_ofc_1a"
        assert Speech("en").say(named(g.hegemon.officer)) == "Captain Ames"
        assert all(card.startswith("own_shelf_action_") for card in [g.hegemon.cards[0], *g.hegemon.decks[0].cards])
        # Of the other decks nothing was written down.
        assert g.hegemon.cards[1].startswith("hac_II")
        assert all(id.startswith("own_shelf_module_") for column in g.columns for id in column)
        assert g.events.cards == ["own_shelf_event_0"]
        assert all(id.startswith("own_shelf_planet_") for id in g.planets)
        assert printed().modules[g.columns[0][0]].name == named(g.columns[0][0])
        assert str(named(g.columns[0][0]).args["name"]).startswith("Science")


def test_our_own_matches_never_see_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = new_match(AndromedaTitle(), 2, 7, {}).state_bytes()
    with offered(full(tmp_path), monkeypatch) as title:
        assert new_match(title, 2, 7, {}).state_bytes() == before
        # A match on this server uses our own content.
        g = state(new_match(title, 1, 7, {"hegemon": "ofc_1a", "box": "shelf"}))
        assert not any(id.startswith("own_") for column in g.columns for id in column)


@pytest.mark.parametrize("empty", [True, False])
def test_a_match_with_a_box_is_played_to_its_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, empty: bool) -> None:
    folder = write_box(tmp_path / "shelf") if empty else full(tmp_path)
    with offered(folder, monkeypatch) as title:
        match = begin(title, 2, length=50)
        before = title.census(state(match))
        play_out(match, [RandomBot(1), RandomBot(2)], title.longest)
        assert match.over
        assert title.census(state(match)) == before


# -- What stands in where a table is empty ---------------------------------------------------------------------------


@pytest.mark.rule("AE-E-9.8")
def test_the_cheapest_module_is_asked_where_none_is_written_down(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with offered(write_box(tmp_path / "shelf"), monkeypatch) as title:
        match = begin(title)
        g = state(match)
        g.to_event = 1
        assert g.columns == [
            ["plain_science"],
            ["plain_industry"],
            ["plain_commerce"],
            ["plain_civilization"],
        ]
        match.play(0, Laid())
        assert Acquire("plain_science") in match.offers(0)
        g.event_due = True
        match.play(0, TurnOver())
        while match.question is None or match.question.prompt != "andromeda-ask-told-card":
            match.play(match.asked, match.offers(match.asked)[0])
        match.play(0, ItGains("module(any,free)"))
        question = match.question
        assert question is not None
        assert question.prompt == "andromeda-ask-told-cheapest"
        kinds = [move.kind for move in match.offers(0) if isinstance(move, ChooseModules)]
        assert len(kinds) > 1
        before = owned(g, ["science", "industry", "commerce", "civilization"].index(kinds[1]))
        match.play(0, ChooseModules(kinds[1]))
        assert match.question is not None
        assert match.question.prompt == "andromeda-ask-told-price"
        match.play(0, ModulePrice(3))
        module = next(step for step in view(g, 0).chores if step.kind == "module")
        assert (module.reason.id, module.reason.args["price"]) == ("andromeda-hegemon-told-cheapest", 3)
        assert owned(g, ["science", "industry", "commerce", "civilization"].index(kinds[1])) == before + 1
        assert g.columns[0] == ["plain_science"]
        assert "module" in [step.kind for step in g.chores]
        match.play(0, AllDone())
        match.play(0, GoOn())


@pytest.mark.parametrize("table", ["officers", "actions", "modules", "events", "planets"])
def test_each_table_alone_may_be_empty(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, table: str) -> None:
    """Ours command, are turned over and drawn; modules and events are asked about."""
    written = {name: text for name, text in TABLES.items() if name not in ("box", table)}
    with offered(write_box(tmp_path / "shelf", **written), monkeypatch) as title:
        match = begin(title, 2, length=50)
        g = state(match)
        assert g.hegemon is not None
        ours = {
            "officers": not g.hegemon.officer.startswith("own_"),
            "actions": not g.hegemon.cards[0].startswith("own_"),
            "modules": all(id.startswith("plain_") for column in g.columns for id in column),
            "events": not g.events.cards,
            "planets": not any(id.startswith("own_") for id in g.planets),
        }
        assert [name for name, stands_in in ours.items() if stands_in] == [table]
        bots = [Listening(1), Listening(2)]
        play_out(match, bots, title.longest)
        assert match.over
        asked = GENERIC & (bots[0].heard | bots[1].heard)
        assert asked == {
            "modules": {"andromeda-ask-told-cheapest", "andromeda-ask-told-price"},
            "events": {"andromeda-ask-told-card"},
        }.get(table, set())


# -- What is wrong ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("table", "text", "said"),
    [
        ("modules", '[[modules]]\nname = "A"\ntype = "science"\ncost = "2Q"\n', "modules.toml, line 4"),
        ("modules", '[[modules]]\nname = "A"\ntype = "sience"\ncost = "2I"\n', "modules.toml, line 3"),
        ("modules", '[[modules]]\nname = "A"\ntype = "science"\n', "modules.toml, line 1"),
        ("modules", '[[modules]]\nname = "A"\ncost = "1I"\ntype = "science"\nprice = 2\n', "modules.toml, line 5"),
        (
            "events",
            '[[events]]\nname = "A"\ndeck = "dawn"\naffects = "each"\neffect = "vpp(1)"\n',
            "events.toml, line 5",
        ),
        ("actions", '[[actions]]\ndeck = "I"\ntarget = "base(nowhere)"\n', "actions.toml, line 3"),
        ("officers", '[[officers]]\nname = "A"\nplace = "x"\nlevel = 1\nring = ["vp(1)"]\n', "officers.toml, line 3"),
        (
            "officers",
            '[[officers]]\nname = "A"\nplace = "ofc_1a"\nlevel = 2\nring = ["vp(1)"]\n',
            "officers.toml, line 1",
        ),
        ("planets", '[[planets]]\nname = ""\nplanet_type = "ice"\nleaders = 2\n', "planets.toml, line 2"),
        ("planets", "[[planets]\n", "planets.toml, line 1"),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_wrong_is_told_with_file_line_and_field(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, table: str, text: str, said: str, language: str
) -> None:
    folder = write_box(tmp_path / "shelf", **{table: text})
    with pytest.raises(BadContent) as why:
        read_box(folder)
    sentence = Speech(language).say(why.value.message)
    file, _, line = said.partition(", line ")
    assert sentence.startswith(file)
    assert line in sentence
    with offered(folder, monkeypatch):
        assert found_boxes() == {}


def test_empty_tables_are_written_with_rows_to_copy(tmp_path: Path) -> None:
    write_empty_box(tmp_path / "shelf", str)
    assert read_box(tmp_path / "shelf").modules == ()
    for table in EXAMPLES:
        file = tmp_path / "shelf" / f"{table}.toml"
        lines = file.read_text(encoding="utf-8").splitlines()
        row = [line.removeprefix("# ") for line in lines[lines.index("#") + 1 :]]
        file.write_text("\n".join(row) + "\n", encoding="utf-8")
    box = read_box(tmp_path / "shelf")
    assert all(len(getattr(box, table)) == 1 for table in EXAMPLES)
    with pytest.raises(StarboardError):
        write_empty_box(tmp_path / "shelf", str)
    with pytest.raises(StarboardError):
        write_empty_box(tmp_path / "My Box", str)


def test_a_match_whose_box_is_gone_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with offered(full(tmp_path), monkeypatch) as title:
        saved = save(begin(title))
        assert title.missing({"box": "shelf"}) is None
    with pytest.raises(Unreadable) as why:
        load(saved)
    assert "shelf" in Speech("en").say(why.value.message)
    assert "own_shelf_module_0" not in content().modules


@pytest.mark.parametrize("table", ["box", "modules"])
def test_a_table_that_leads_out_of_its_folder_is_refused(tmp_path: Path, table: str) -> None:
    elsewhere = tmp_path / "elsewhere.toml"
    folder = full(tmp_path / "boxes")
    (folder / f"{table}.toml").replace(elsewhere)
    (folder / f"{table}.toml").symlink_to(elsewhere)
    with pytest.raises(BadContent) as refused:
        read_box(folder)
    assert refused.value.message.id == "contents-leads-out"
    assert refused.value.message.args == {"file": f"{table}.toml"}
