"""Campaigns of others: found, offered, refused with a sentence, played; and folders that mean harm."""

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import ClassVar

import msgspec
import pytest

from starboard.bots.play import play_out
from starboard.bots.random_bot import RandomBot
from starboard.games.vanguard.content import campaign_folder, found_campaigns
from starboard.games.vanguard.content.campaign_places import PLACES, fence
from starboard.games.vanguard.content.offered import campaigns, offered_options, text_folders
from starboard.games.vanguard.content.texts import SAID, SAID_BY_TITLES
from starboard.games.vanguard.content.validation.validate import check_campaign
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.games.vanguard.title import VanguardTitle
from starboard.games.vanguard.view.printed import CampaignPrint, printed
from starboard.kernel import BadOption, Message, Option, Unreadable, load, new_match, save
from starboard.speech import LANGUAGES, Speech
from starboard.store.rows import StoredLine
from starboard.table.ledger import match_of

HARBOUR = Path(__file__).parents[1] / "harbour"
ROOT = Path(__file__).resolve().parents[4]
CARDS = "cards/cards.toml"
QUAY = "planets/P01-quay.toml"
HEAD = "campaign.toml"


@pytest.fixture
def places(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder of campaigns, with the harbour in it."""
    shutil.copytree(HARBOUR, tmp_path / "campaigns" / "harbour")
    monkeypatch.setenv(PLACES, str(tmp_path / "campaigns"))
    printed.cache_clear()
    yield tmp_path / "campaigns"
    printed.cache_clear()


def title() -> VanguardTitle:
    """The title as a program has it that is started now."""

    class Now(VanguardTitle):
        options: ClassVar[tuple[Option, ...]] = offered_options()
        texts: ClassVar[tuple[str, ...]] = ("locales", *text_folders())

    return Now()


def spoil(folder: Path, file: str, old: str, new: str) -> None:
    text = (folder / file).read_text(encoding="utf-8")
    assert old in text
    (folder / file).write_text(text.replace(old, new, 1), encoding="utf-8")


def said(folder: Path) -> list[str]:
    return [Speech("en").say(fault.message) for fault in check_campaign(folder).faults]


# -- Found and offered -------------------------------------------------------------------------------------------------


def test_a_folder_of_campaigns_is_looked_through(places: Path) -> None:
    assert list(found_campaigns()) == ["harbour"]
    assert campaigns() == {"guest-book": "guest_book", "harbour": "harbour"}
    assert campaign_folder("harbour") == places / "harbour"
    choices = {option.id: option.choices for option in title().options}
    assert choices["campaign"] == ("guest-book", "harbour")
    assert printed().campaigns["harbour"] == CampaignPrint(folder="harbour", prefix="harbour")


def test_a_campaign_may_be_named_itself_and_several_places_too(
    places: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(PLACES, os.pathsep.join([str(places / "harbour"), str(tmp_path / "nowhere"), str(places)]))
    assert list(found_campaigns()) == ["harbour"]


def test_the_lobby_has_its_name(places: Path) -> None:
    speech = Speech("cs")
    speech.learn(title())
    assert speech.knows("vanguard-option-campaign-harbour")
    assert "nobody who remembers" in speech.say(Message("vanguard-story-blurb-harbour"))
    assert speech.knows("harbour-poi-10")


@pytest.mark.rule("IV-C-102")
@pytest.mark.parametrize("seats", [1, 3])
def test_it_is_played_to_its_end_and_saved_on_the_way(places: Path, seats: int) -> None:
    game = title()
    match = new_match(game, seats, seats, {"campaign": "harbour", "start": "quick"})
    assert isinstance(match.state, VanguardState)
    assert match.state.campaign == "harbour"
    bots = [RandomBot(seat) for seat in range(seats)]
    play_out(match, bots, 40, 1)
    assert match.state.ship.page != "setup"
    match = load(save(match), lambda name: game)
    for seat in range(seats):
        assert match.view(seat) is not None
    play_out(match, bots, 20_000, 1)
    assert match.over


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_match_whose_campaign_is_gone_says_which(
    places: Path, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = new_match(title(), 1, 5, {"campaign": "harbour", "start": "quick"})
    monkeypatch.setenv(PLACES, str(places / "elsewhere"))
    with pytest.raises(Unreadable) as stored:
        load(save(match), lambda name: title())
    said = Speech(language)
    said.learn(title())
    assert "harbour" in said.say(stored.value.message)
    assert stored.value.message.id == "vanguard-campaign-missing"
    monkeypatch.setenv(PLACES, str(places))
    assert load(save(match), lambda name: title()).question == match.question


def test_a_table_whose_campaign_is_gone_says_which(places: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    header = new_match(title(), 1, 5, {"campaign": "harbour", "start": "quick"}).header
    monkeypatch.setenv(PLACES, str(places / "elsewhere"))
    with pytest.raises(Unreadable) as stored:
        match_of(title(), [StoredLine(0, msgspec.json.encode(header), b"")], None)
    assert stored.value.message == Message("vanguard-campaign-missing", {"campaign": "harbour"})


def test_a_match_that_does_not_fit_for_another_reason_names_no_campaign(places: Path) -> None:
    assert title().missing({"campaign": "harbour"}) is None
    assert title().missing({"campaign": "guest-book"}) is None
    assert title().missing({}) is None


def test_more_operations_and_memories_are_offered(places: Path) -> None:
    head = places / "harbour" / HEAD
    operation = '\n[[operation]]\nid = "{}"\nplanet = "P01"\nopening = "L01-1"\ncrew = ["se1", "re1"]\nlander = "L1"\n'
    written = head.read_text(encoding="utf-8") + operation.format("OA") + operation.format("OB")
    head.write_text(written + '\n[carry]\nquay-built = "draw 1"\n', encoding="utf-8")
    choices = {option.id: option for option in title().options}
    assert "operation-2" in choices["start"].choices
    assert "quay-built" in choices["carry"].choices
    assert choices["carry"].most == len(choices["carry"].choices)


# -- Refused -----------------------------------------------------------------------------------------------------------


def refusal(options: dict[str, object]) -> str:
    with pytest.raises(BadOption) as why:
        new_match(title(), 1, 1, options)
    return Speech("en").say(why.value.message)


def test_what_is_not_sound_is_refused_with_its_first_fault(places: Path) -> None:
    spoil(places / "harbour", QUAY, "poi 12\n", "poi 13\n")
    shutil.move(places / "harbour", places / "spoilt")
    spoil(places / "spoilt", HEAD, 'id = "harbour"', 'id = "spoilt"')
    heard = refusal({"campaign": "spoilt", "start": "quick"})
    assert heard.startswith("The campaign “spoilt” cannot be played before it is sound. ")


def test_what_a_campaign_does_not_have_is_refused(places: Path) -> None:
    name = "vanguard-option-campaign-harbour()"
    assert refusal({"campaign": "harbour"}) == f"{name} has no tutorial. Choose the quick start."
    assert refusal({"campaign": "harbour", "start": "operation"}) == f"{name} has no operation."
    assert refusal({"campaign": "nowhere"}) == (
        "“nowhere” is not a choice for “campaign”. The choices are: guest-book, harbour."
    )


def test_words_of_the_program_are_nobodys_prefix() -> None:
    words = {file.stem.partition("-")[0] for file in (ROOT / "locales" / "en").glob("*.ftl")}
    assert words == {*SAID, *SAID_BY_TITLES}


# -- Folders that mean harm --------------------------------------------------------------------------------------------


def _link_out(folder: Path) -> None:
    secret = folder.parent / "secret.ftl"
    secret.write_text("harbour-secret = do not read this", encoding="utf-8")
    (folder / "text" / "en" / "harbour-x.ftl").symlink_to(secret)


def _link_to_a_folder(folder: Path) -> None:
    (folder / "more").symlink_to(folder.parent)


def _pipe(folder: Path) -> None:
    os.mkfifo(folder / "planets" / "x.toml")


def _head_is_a_folder(folder: Path) -> None:
    (folder / HEAD).unlink()
    (folder / HEAD).mkdir()


HARM: list[tuple[Callable[[Path], object], str]] = [
    (_link_out, "text/en/harbour-x.ftl is neither a plain file nor a folder."),
    (_link_to_a_folder, "more is neither a plain file nor a folder."),
    (_pipe, "planets/x.toml is neither a plain file nor a folder."),
    (_head_is_a_folder, "campaign.toml cannot be read."),
    (lambda it: (it / "cards" / "x.toml").write_bytes(b"#" * (5 << 20)), "cards/x.toml is larger than 4 MiB."),
    (lambda it: (it / "cards" / "x.toml").write_bytes(b"\xff\xfe"), "cards/x.toml is not a text in UTF-8."),
    (lambda it: (it / "cards" / "x.toml").write_text("x = " + "[" * 3000), "cards/x.toml is nested too deeply."),
    (lambda it: (it / "text/en/harbour-x.ftl").write_bytes(b"\xff\xfe"), "text/en/harbour-x.ftl is not a text in"),
    (lambda it: spoil(it, CARDS, "refresh 2", "(" * 3000 + "refresh 2" + ")" * 3000), f"{CARDS} is nested too deeply."),
    (lambda it: spoil(it, QUAY, 'done = "', 'done = "' + "not " * 4000), f"{QUAY} is nested too deeply."),
    (lambda it: spoil(it, CARDS, "rolls = 3", "rolls = -1"), f"{CARDS}, line 90: -1 is not between 1 and 20."),
    (lambda it: spoil(it, CARDS, "cost = 1", "cost = " + "9" * 40), f"{CARDS}, line 117: 99999999999999999999 is not"),
    (lambda it: spoil(it, HEAD, '"harbour"', '"../../harbour"'), f"{HEAD}, line 2: the id “../../harbour” must be"),
    (lambda it: spoil(it, HEAD, 'prefix = "harbour"', 'prefix = "vanguard"'), f"{HEAD}, line 3: the program itself"),
    (lambda it: spoil(it, QUAY, "landing = [1]", "landing = []"), f"{CARDS}, line 118: P01 has no landing sector"),
]


@pytest.mark.parametrize(("harm", "sentence"), HARM)
def test_a_folder_that_means_harm_is_refused_with_a_sentence(
    harm: Callable[[Path], object], sentence: str, tmp_path: Path
) -> None:
    folder = Path(shutil.copytree(HARBOUR, tmp_path / "harbour"))
    harm(folder)
    heard = said(folder)
    assert [one for one in heard if one.startswith(sentence)], heard
    assert not [one for one in heard if "do not read this" in one]


@pytest.mark.parametrize("harm", [_link_out, _pipe, _head_is_a_folder])
def test_it_is_not_even_offered(harm: Callable[[Path], object], places: Path) -> None:
    harm(places / "harbour")
    assert campaigns() == {"guest-book": "guest_book"}
    assert text_folders() == ()


def test_too_many_files_are_too_many(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("starboard.games.vanguard.content.campaign_places.MOST_FILES", 3)
    folder = Path(shutil.copytree(HARBOUR, tmp_path / "harbour"))
    with pytest.raises(Exception, match="contents-too-many"):
        fence(folder)
