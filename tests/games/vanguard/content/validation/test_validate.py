"""A campaign is checked as a whole: the sound one passes, and each kind of fault is named with its file and line."""

import shutil
from pathlib import Path

import pytest

from starboard.games.vanguard.content import campaign_folder
from starboard.games.vanguard.content.dice import KINDS
from starboard.games.vanguard.content.texts import text_ids
from starboard.games.vanguard.content.validation.planets import dice_of, unmet
from starboard.games.vanguard.content.validation.validate import check_campaign
from starboard.games.vanguard.notation.requirement import parse_requirement
from starboard.speech import LANGUAGES, Speech

HARBOUR = Path(__file__).parents[2] / "harbour"
QUAY = "planets/P01-quay.toml"
CARDS = "cards/cards.toml"
LOGS = "logs/logs.toml"
HEAD = "campaign.toml"
TEXT = "text/en/harbour.ftl"
NOT_FLUENT = f"{TEXT}, line 8: this is not Fluent:"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return Path(shutil.copytree(HARBOUR, tmp_path / "harbour"))


def faults(folder: Path, language: str = "en") -> list[str]:
    return [Speech(language).say(fault.message) for fault in check_campaign(folder).faults]


def spoil(folder: Path, file: str, old: str, new: str) -> None:
    text = (folder / file).read_text(encoding="utf-8")
    assert old in text
    (folder / file).write_text(text.replace(old, new, 1), encoding="utf-8")


def test_the_smallest_campaign_is_sound(folder: Path) -> None:
    report = check_campaign(folder)
    assert faults(folder) == []
    assert report.counts["pois"] == 3
    english = len(text_ids(folder, "en"))
    assert english > 100
    assert report.untranslated == {"cs": english - 2, "pl": english}


def test_our_own_campaign_is_sound() -> None:
    assert [Speech("en").say(fault.message) for fault in check_campaign(campaign_folder("guest_book")).faults] == []


# What is spoilt, by what, and a sentence that is said then.
SPOILT = [
    # Every reference exists.
    (QUAY, "poi 12\n", "poi 13\n", f"{QUAY}, line 61: there is no POI “13”."),
    (QUAY, "log L01-3)", "log L01-9)", f"{QUAY}, line 10: there is no log “L01-9”."),
    (
        LOGS,
        'id = "L01-4"\n',
        'id = "L01-4"\nat = "mess"\ncrew = ["zz9"]\n',
        f"{LOGS}, line 21: there is no card “zz9”.",
    ),
    (QUAY, "unique U01,", "unique U09,", f"{QUAY}, line 67: there is no unique discovery “U09”."),
    (QUAY, "condition C02", "condition C09", f"{QUAY}, line 53: there is no global condition “C09”."),
    (QUAY, "marker rope,", "marker string,", f"{QUAY}, line 61: there is no marker “string”."),
    (QUAY, "track gate 1", "track door 1", f"{QUAY}, line 61: there is no track “door”."),
    (QUAY, "tide=in", "tide=low", f"{QUAY}, line 52: there is no value of a state “tide=low”."),
    (QUAY, "floor=2", "depth=2", f"{QUAY}, line 52: there is no number “depth”."),
    (QUAY, "lasting ladder", "lasting rope", f"{QUAY}, line 67: there is no lasting effect “rope”."),
    (QUAY, "route round", "route ring", f"{QUAY}, line 68: there is no route “ring”."),
    (QUAY, "is quay", "is pier", f"{QUAY}, line 48: there is no tag “pier”."),
    (QUAY, "each T01 (", "each S9 (", f"{QUAY}, line 79: there is no sector “S9”."),
    (QUAY, 'poi = "11"', 'poi = "19"', f"{QUAY}, line 23: there is no POI “19”."),
    (QUAY, 'log = "L01-2"', 'log = "L01-8"', f"{QUAY}, line 27: there is no log “L01-8”."),
    (QUAY, 'missions = ["MI01"]', 'missions = ["MI09"]', f"{QUAY}, line 7: there is no mission “MI09”."),
    (QUAY, "1-2:T", "1-2:Q7", f"{QUAY}, line 4: there is no path symbol “Q7”."),
    (QUAY, "1-2:T", "1-2:T 1-9:0", f"{QUAY}, line 4: there is no sector “S9”."),
    (QUAY, "CUP=full", "CUP=half", f"{QUAY}, line 67: there is no value of a flag “CUP=half”."),
    (QUAY, "flag WELLS+1", "flag WALLS+1", f"{QUAY}, line 74: there is no counter “WALLS”."),
    (CARDS, "gain p01 TL2", "gain p09 TL2", f"{CARDS}, line 59: there is no card “p09”."),
    (CARDS, 'system = "SY01"', 'system = "SY09"', f"{CARDS}, line 116: there is no system “SY09”."),
    (CARDS, 'charted = "MO01"', 'charted = "MO09"', f"{CARDS}, line 111: there is no card “MO09”."),
    (HEAD, 'opening = "L01-1"', 'opening = "L09-1"', f"{HEAD}, line 5: there is no log “L09-1”."),
    (HEAD, 'first_death = "L01-5"', 'first_death = "L09-5"', f"{HEAD}, line 28: there is no log “L09-5”."),
    (HEAD, 'counter = "TIDE"', 'counter = "TIME"', f"{HEAD}, line 22: there is no counter “TIME”."),
    # Every check that is demanded is there, and every one that is there is demanded.
    (QUAY, "poi 12\n", "poi 12, check 12\n", f"{QUAY}, line 61: there is no dice check that can be demanded “12”."),
    (QUAY, "poi 12\n", "poi 12, check E99\n", f"{QUAY}, line 61: there is no dice check that can be demanded “E99”."),
    (
        QUAY,
        "\ngreen: sci+exp",
        "\ndemanded\ngreen: sci+exp",
        f"{QUAY}, line 66: no effect demands the dice check 11.1.",
    ),
    (
        CARDS,
        'effect = "use 1 D"\n',
        'effect = "use 1 D"\nactions = ["plain -> nothing"]\n',
        f"{CARDS}, line 48: an event has no actions but dice checks that are demanded, and these have no tracks.",
    ),
    (
        CARDS,
        'effect = "use 1 D"\n',
        'effect = "check E01"\nactions = ["demanded\\ntracks: green 2\\ngreen -> nothing"]\n',
        f"{CARDS}, line 48: an event has no actions but dice checks that are demanded, and these have no tracks.",
    ),
    # Everything can be reached.
    (QUAY, "track gate 1, poi 12", "track gate 1", f"{QUAY}, line 71: POI “12” can never be reached."),
    (QUAY, ', condition C02"', '"', f"{QUAY}, line 87: Global condition “C02” can never be reached."),
    (QUAY, 'threats = ["T01"]', "threats = []", f"{QUAY}, line 76: Threat “T01” can never be reached."),
    (QUAY, 'missions = ["MI01"]', "missions = []", f"{QUAY}, line 90: Mission “MI01” can never be reached."),
    (QUAY, "unique U01, ", "", f"{CARDS}, line 32: Unique discovery “U01” can never be reached."),
    (QUAY, ", situation S01", "", f"{CARDS}, line 49: Situation “S01” can never be reached."),
    (QUAY, "gain m01, ", "", f"{CARDS}, line 17: Card “m01” can never be reached."),
    (CARDS, 'result = "gain X01"', 'result = "success 1"', f"{CARDS}, line 99: Card “X01” can never be reached."),
    (CARDS, 'arrival = "L01-7"', "", f"{LOGS}, line 28: Log “L01-7” can never be reached."),
    (CARDS, 'planet = "P01"', 'log = "L01-1"', f"{QUAY}, line 1: Planet “P01” can never be reached."),
    # Every planet can be left.
    (
        QUAY,
        "1-2:T 2-3:H1 3>1:uR T01-2:0",
        "1>2:T 2-3:H1",
        f"{QUAY}, line 4: from sector 2 of P01 no way leads to a landing sector.",
    ),
    (
        QUAY,
        "1-2:T 2-3:H1 3>1:uR T01-2:0",
        "2-3:H1 3>1:uR",
        f"{QUAY}, line 4: no way leads from landing sector 1 of P01 to sector 2.",
    ),
    (QUAY, "last = 4", "last = 3", f"{QUAY}, line 96: the landing table of P01 has no row for 4."),
    (QUAY, "last = 4", "last = 5", f"{QUAY}, line 96: the landing table of P01 has two rows for 5."),
    (QUAY, 'evacuation = "log L01-4"', "", f"{QUAY}, line 1: P01 has no log for evacuation."),
    (
        QUAY,
        'departure = "if mission MI01 done (log L01-3) else (log L01-4)"',
        'departure = "success 1"',
        f"{QUAY}, line 10: P01 has no log for departure.",
    ),
    (QUAY, "n = 3\n", "n = 2\n", f"{QUAY}, line 20: P01 has two sectors 2."),
    (QUAY, "1-2:T", "1-2:T 2>1:0", f"{QUAY}, line 4: the path 2-1 stands there twice."),
    # No dead story flag.
    (CARDS, "if CUP=full (success 1), ", "", f"{HEAD}, line 12: “CUP” is set but never read."),
    (QUAY, ", flag CUP=full", "", f"{HEAD}, line 12: “CUP” is read but never set."),
    (QUAY, "flag WELLS+1, ", "", f"{HEAD}, line 18: “WELLS” is read but never set."),
    (CARDS, "WELLS >= 1", "success >= 1", f"{HEAD}, line 18: “WELLS” is set but never read."),
    (HEAD, '"full", "empty"]', '"full", "empty", "half"]', f"{HEAD}, line 12: “CUP” never becomes “half”."),
    (HEAD, 'CUP = "empty"', 'CUP = "gone"', f"{HEAD}, line 15: “gone” is no value of “CUP”."),
    # Each result once, flights alike.
    (CARDS, "gain X01", "gain X01 p01", f"{CARDS}, line 66: RS01 and PR01 both bring p01."),
    (
        CARDS,
        "{ SY01 = 1 }",
        "{ SY01 = 2 }",
        f"{CARDS}, line 106: the flight from SY01 to SY02 does not cost the same back.",
    ),
    # Words.
    (TEXT, "harbour-poi-10 = poi-10\n", "", f"{QUAY}, line 55: the text “harbour-poi-10” is missing."),
    (
        TEXT,
        "harbour-log-L01-3-c2 = log-L01-3-c2\n",
        "",
        f"{LOGS}, line 15: the text “harbour-log-L01-3-c2” is missing.",
    ),
    (TEXT, "harbour-card-wound = card-wound\n", "", f"{HEAD}, line 3: the text “harbour-card-wound” is missing."),
    (TEXT, "harbour-poi-10 =", "harbour-poi-99 =", f"{TEXT}, line 8: nothing needs the text “harbour-poi-99”."),
    (TEXT, "harbour-marker-rope = ", "harbour-rope = ", f"{QUAY}, line 34: the text “harbour-marker-rope” is missing."),
    (TEXT, "harbour-state-tide-in =", "# ", f"{QUAY}, line 41: the text “harbour-state-tide-in” is missing."),
    (TEXT, "harbour-landing-P01-2 =", "# ", f"{QUAY}, line 101: the text “harbour-landing-P01-2” is missing."),
    (
        TEXT,
        "poi-10 = poi-10",
        "poi-10 = { $crew }",
        f"{TEXT}, line 8: “harbour-poi-10” asks for $crew, which it is not given. It is given nothing.",
    ),
    (
        TEXT,
        "log-L01-1 = log-L01-1",
        "log-L01-1 = { $who }",
        f"{TEXT}, line 38: “harbour-log-L01-1” asks for $who, which it is not given. "
        "It is given: $active, $lost, $other, $signer.",
    ),
    (
        TEXT,
        "poi-10 = poi-10",
        "poi-10 = { harbour-nothing }",
        f"{TEXT}, line 8: “harbour-poi-10” says “harbour-nothing”, which is no text.",
    ),
    (TEXT, "poi-10 = poi-10", "poi-10 = { $crew", f"{NOT_FLUENT} “}}” is missing."),
    (
        TEXT,
        "poi-10 = poi-10",
        "poi-10 = poi-10 }",
        f"{NOT_FLUENT} a closing brace stands here that was never opened.",
    ),
    (
        TEXT,
        "poi-10 = poi-10",
        "poi-10 = { }",
        f"{NOT_FLUENT} nothing stands between the braces.",
    ),
    (TEXT, "poi-10 = poi-10", "poi-10 =", f"{NOT_FLUENT} a name stands here without words."),
    (
        TEXT,
        "poi-10 = poi-10",
        'poi-10 = { "x }',
        f"{NOT_FLUENT} a quotation mark inside braces is never closed.",
    ),
    (
        TEXT,
        "harbour-poi-11 =",
        "harbour-poi-10 =",
        f"{TEXT}, line 10: the text “harbour-poi-10” stands there already: {TEXT}, line 8.",
    ),
    (
        TEXT,
        "harbour-poi-11 =",
        "vanguard-poi-11 =",
        f"{TEXT}, line 10: the text “vanguard-poi-11” does not begin with “harbour-”.",
    ),
    (
        "text/cs/harbour.ftl",
        "harbour-",
        "harbour-x",
        "text/cs/harbour.ftl, line 1: the text “harbour-xplanet-P01” is missing in English.",
    ),
    # What cannot be read at all.
    (
        QUAY,
        "use 1 D)",
        "usee 1 D)",
        f"{QUAY}, line 79, threat 1, field “track 1”: the word “usee” is not known. Did you mean “use”?",
    ),
    (
        QUAY,
        "use 1 D)",
        "use 1 D",
        f"{QUAY}, line 79, threat 1, field “track 1”: a bracket is opened and never closed in “each T01 (use 1 D”.",
    ),
    (
        QUAY,
        "act = 1",
        'act = "one"',
        f"{QUAY}, line 2, field “act”: it is text in quotation marks, but must be a number.",
    ),
    (QUAY, "act = 1", "acts = 1", f"{QUAY}, line 2: there is no field “acts”."),
    (
        QUAY,
        'biomes = ["water"]',
        'biomes = ["mud"]',
        f"{QUAY}, line 22, sector 2, field “biomes 1”: “mud” stands where this is needed: cave, cold, crystalline, "
        "deadly, desert, hostile, rocky, ruins, tutorial, vegetation, void, volcanic, water.",
    ),
    (QUAY, "done = ", "dome = ", f"{QUAY}, line 93, mission 1: there is no field “dome”."),
    (CARDS, "stage = 1\n", "", f"{CARDS}, line 61, production 1: the field “stage” is missing."),
    (
        CARDS,
        '"1 security"',
        '"1 gardener"',
        f"{CARDS}, line 51, situation 1, field “needs 1”: “1 gardener” cannot be read. "
        "It is written like this: 2 security rank 2 + 1 any + 3 success",
    ),
    (
        CARDS,
        '"1 min basic"',
        '"1 gold basic"',
        f"{CARDS}, line 58, research 1, field “cost 1”: “1 gold basic” cannot be read. "
        "It is written like this: 2 min basic",
    ),
    (
        CARDS,
        'convert = "R def"',
        'convert = "R gold"',
        f"{CARDS}, line 13, crew 1, field “convert”: “R gold” cannot be read. It is written like this: R def",
    ),
    (CARDS, 'id = "p01"', 'id = "m01"', f"{CARDS}, line 23: the id “m01” is taken: see {CARDS}, line 18."),
    (LOGS, 'id = "L01-2"', 'id = "L01-1"', f"{LOGS}, line 5: the id “L01-1” is taken: see {LOGS}, line 2."),
    (LOGS, 'id = "L01-2"', 'id = ""', f"{LOGS}, line 5: the id is empty."),
    (
        LOGS,
        "[[log]]",
        "[[log",
        f"{LOGS}, line 1: this is not TOML: Expected ']]' at the end of an array declaration.",
    ),
]


@pytest.mark.parametrize(("file", "old", "new", "sentence"), SPOILT)
def test_a_fault_is_named(file: str, old: str, new: str, sentence: str, folder: Path) -> None:
    spoil(folder, file, old, new)
    assert sentence in faults(folder)


@pytest.mark.parametrize("language", LANGUAGES)
def test_faults_are_told_in_three_languages(language: str, folder: Path) -> None:
    spoil(folder, QUAY, "poi 12\n", "poi 13\n")
    said = faults(folder, language)
    assert any("13" in sentence and QUAY in sentence for sentence in said)
    assert not any("vanguard-campaign" in sentence or "{" in sentence for sentence in said)


def test_a_campaign_without_its_head_is_no_campaign(folder: Path) -> None:
    (folder / HEAD).unlink()
    assert faults(folder) == ["The content file campaign.toml is missing."]


def test_texts_that_are_no_text_are_named(folder: Path) -> None:
    (folder / LOGS).write_bytes(b"\xff\xfe")
    assert faults(folder) == [f"{LOGS} is not a text in UTF-8."]


def test_a_demand_that_no_die_can_meet() -> None:
    """All nine symbols are on dice of the start; so a set of dice without one of them has to show it."""
    few = [kind for kind in KINDS if kind.main != "science" and kind.set == "start"]
    assert unmet(parse_requirement("sci"), few) == "science"
    assert unmet(parse_requirement("sci+exp/fit"), few) == ""
    assert unmet(parse_requirement("sci/sci+exp"), few) == "science"
    assert unmet(parse_requirement("any+any/2D/R"), few) == ""


def test_dice_of_the_story_count_once_they_are_unlocked() -> None:
    assert {kind.set for kind in dice_of(KINDS, story=False)} == {"start", "purchase"}
    assert dice_of(KINDS, story=True) == list(KINDS)


def test_the_demand_is_told_with_its_act(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    few = tuple(kind for kind in KINDS if kind.main != "science")
    monkeypatch.setattr("starboard.games.vanguard.content.validation.planets.KINDS", few)
    assert f"{QUAY}, line 66: no die of act 1 shows science, which “sci+exp” asks for." in faults(folder)
