"""The three languages: every message that the source says is there, none is left over, all take the same arguments.

A title in a package of its own brings its messages; Drift is held to the same rules.
"""

import re
from functools import cache
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
from msgspec import inspect as look

from drift.title import DRIFT
from house.messages import Spoken, fits, messages_of, selections_of, spoken_by_client, spoken_in
from starboard.bots import bot_names
from starboard.games.andromeda.content.box_slips import SlipKind
from starboard.games.andromeda.content.boxes import TABLES
from starboard.games.andromeda.content.hegemon import hegemon_things
from starboard.games.andromeda.files.box_drafts import Misfit
from starboard.games.andromeda.files.box_form import box_form
from starboard.games.andromeda.names.names import things
from starboard.games.andromeda.notation.grammar import VOCABULARY
from starboard.games.andromeda.title import ANDROMEDA
from starboard.games.andromeda.view.chore_view import ChoreKind
from starboard.games.trucker.title import TRUCKER
from starboard.games.vanguard.names.deeds import DEEDS, GAINS
from starboard.games.vanguard.notation.symbols import ROWS
from starboard.games.vanguard.notation.vocabulary import ACTIONS, PASSIVES, TESTS, VALUES
from starboard.games.vanguard.title import VANGUARD
from starboard.kernel import Arg, Chance, Message, Title
from starboard.kernel.title import checked_options
from starboard.lessons import cast_of, lessons_of
from starboard.speech import LANGUAGES, Speech

ROOT = Path(__file__).resolve().parent.parent
SRC = ROOT / "src" / "starboard"
LOCALES = ROOT / "locales"
DRIFT_FOLDER = ROOT / "tests" / "titles" / "drift"

CLIENT_SRC = ROOT / "client" / "src"

WORDS = (
    "client",
    "analysis",
    "contents",
    "kernel",
    "bots",
    "arena",
    "store",
    "table",
    "web",
    "cli",
    "trucker",
    "andromeda",
    "vanguard",
)
"""The files of the program itself and of the titles in its package; a title from elsewhere brings its own."""

WALLS = ("start", "information", "deadline", "seat")
"""What `kernel-no-undo-` ends with."""


Messages = dict[str, dict[str, frozenset[str]]]
"""By language, the messages with the variables they use."""


def of_language(folder: Path, language: str, words: tuple[str, ...]) -> dict[str, frozenset[str]]:
    found: dict[str, frozenset[str]] = {}
    for word in words:
        for file in [folder / language / f"{word}.ftl", *sorted((folder / language).glob(f"{word}-*.ftl"))]:
            found |= messages_of(file)
    return found


# All this is read for the first test that needs it, and not by every process that only looks which tests there are.
@cache
def spoken_by_server() -> Spoken:
    return spoken_in(sorted(SRC.rglob("*.py")), WORDS)


@cache
def spoken_by_pages() -> Spoken:
    scripts = (file for file in CLIENT_SRC.rglob("*.*") if file.suffix in {".ts", ".svelte"})
    return spoken_by_client(sorted(file for file in scripts if ".test." not in file.name), WORDS)


@cache
def ours() -> Messages:
    return {language: of_language(LOCALES, language, WORDS) for language in LANGUAGES}


@cache
def drifts() -> Messages:
    return {language: of_language(DRIFT_FOLDER / "locales", language, ("drift",)) for language in LANGUAGES}


def put_together(title: Title[Any]) -> set[str]:
    """The ids that are made of the name of a title and of what it has: moves, options, presets, standing orders."""
    ids = {f"{title.id}-name", f"{title.id}-about"}
    ids |= {f"{title.id}-move-{move.__struct_config__.tag}" for move in title.moves}
    ids |= {f"{title.id}-preset-{preset.id}" for preset in title.presets}
    ids |= {f"{title.id}-order-{order.id}{part}" for order in title.orders for part in ("", "-note")}
    return ids | {f"{title.id}-option-{option.id}" for option in title.options}


def asked_for(title: Title[Any]) -> set[str]:
    """The ids that the client looks for and that a title in our package has: words for choices and bots, where the
    name alone says nothing, for its tables, how long it takes and how it can be played, and for the fields of its view;
    and help, in paragraphs from 1 on."""
    ids = {
        f"{title.id}-option-{option.id}-{choice}"
        for option in title.options
        for choice in option.choices
        if isinstance(choice, str) and choice.islower()
    }
    ids |= {f"{title.id}-table-{number + 1}" for number in range(title.table_names)}
    ids |= {f"{title.id}-{word}" for word in ("length", "way-first", "way-solo", "way-screen")}
    ids |= {f"{title.id}-bot-{bot}" for bot in bot_names(title) if f"client-bot-{bot}" not in CLIENT_BOTS}
    ids |= {f"{title.id}-view-{field.replace('_', '-')}" for field in fields_of(title)}
    return ids | {f"{title.id}-help-{number}" for number in range(1, 5)}


def fields_of(title: Title[Any]) -> set[str]:
    """The names of the fields in a view: of the table, and of what there is one of for each seat."""
    options = checked_options(title, title.most_seats, {})
    view = msgspec.to_builtins(title.view(title.setup(title.most_seats, options, Chance(1)), 0), str_keys=True)
    inner = (part for value in view.values() if isinstance(value, list) for part in value if isinstance(part, dict))
    return set(view) | {name for part in inner for name in part}


def words_in(shape: look.Type, found: set[str]) -> None:
    """Collects the names of all fields in a struct and in what it holds."""
    match shape:
        case look.StructType() if shape.cls is not Message:
            news = {field.name for field in shape.fields} - found
            found |= news
            for field in shape.fields:
                if field.name in news or not isinstance(field.type, look.IntType | look.StrType):
                    words_in(field.type, found)
        case look.Metadata():
            words_in(shape.type, found)
        case look.UnionType():
            for one in shape.types:
                words_in(one, found)
        case look.ListType() | look.VarTupleType():
            words_in(shape.item_type, found)
        case look.DictType():
            words_in(shape.value_type, found)


def fields_inside(title: Title[Any]) -> set[str]:
    """What the fields anywhere in a view are called: a title may have words for each of them."""
    found: set[str] = set()
    if title.views is not None:
        words_in(look.type_info(title.views), found)
    return {f"{title.id}-view-{name.replace('_', '-')}" for name in found}


CLIENT_BOTS = {"client-bot-random"}
"""The bots that every title has."""

ANDROMEDAS = {f"andromeda-thing-{id.replace('_', '-')}" for id in things() | hegemon_things()}
ANDROMEDAS |= {f"andromeda-op-{word.replace('_', '-')}" for word in VOCABULARY}
ANDROMEDAS |= {f"andromeda-chore-{kind}" for kind in get_args(ChoreKind)}
ANDROMEDAS |= {f"andromeda-chore-{kind}-note" for kind in ("cards", "development", "offer")}
ANDROMEDAS |= {f"andromeda-box-table-{table}" for table in TABLES}
ANDROMEDAS |= {f"andromeda-box-fault-{kind}" for kind in (*get_args(SlipKind), *get_args(Misfit))}
ANDROMEDAS |= set(re.findall(r'"id":"(andromeda-box-[^"]+)"', msgspec.json.encode(box_form()).decode()))
"""The names of everything that is printed there, the words of its effects, and those of the companion."""

VANGUARDS = {f"vanguard-the-{word}" for word in GAINS} | {f"vanguard-do-{word}" for word in DEEDS - GAINS}
VANGUARDS |= {f"vanguard-do-{word}" for word in ("gain", "lose")}
VANGUARDS |= {f"vanguard-happens-{word}" for word in ACTIONS.keys() - DEEDS}
VANGUARDS |= {f"vanguard-passive-{word}" for word in PASSIVES} | {f"vanguard-value-{word}" for word in VALUES}
VANGUARDS |= {f"vanguard-if-{word}" for word in (VALUES.keys() | TESTS.keys()) - {"set"}}
VANGUARDS |= {f"vanguard-group-{word}" for word in ("at", "once", "repeat")}
VANGUARDS |= {f"vanguard-place-{kind}" for kind in ("closest-to", "connected-to", "near-to", "poi", "standee")}
VANGUARDS |= {
    f"vanguard-word-{kind}" for kind in ("face", "injury", "need", "result", "row", "section", "symbol", "type")
}
VANGUARDS |= {f"vanguard-odds-{word}" for word in ("bar", "chance", "count", "none", "row-head", "take", *ROWS)}
"""The words of its notation."""


def taught_by(title: Title[Any]) -> set[str]:
    """What the lessons of a title say, and those who play its bots; the loader checks that it is there."""
    ids: set[str] = set()
    for lesson in lessons_of(title):
        ids |= {f"{lesson.words}-title", f"{lesson.words}-about"}
        for step in lesson.steps:
            ids |= {step.text, step.no, step.after, *(id for _, id in step.wrong)} - {""}
    cast = cast_of(title)
    ids |= {f"{title.id}-cast-{one.id}" for one in cast.persona}
    ids |= {f"{title.id}-{one.words}-{line}" for one in cast.persona for line in one.says}
    return ids | {f"{title.id}-quip-{line}" for line in cast.lines()}


@cache
def spoken_ids() -> frozenset[str]:
    """Everything that is said, by the server or on a page."""
    ids = spoken_by_server().ids | {f"kernel-no-undo-{wall}" for wall in WALLS} | ANDROMEDAS | VANGUARDS
    for title in (TRUCKER, ANDROMEDA, VANGUARD):
        ids |= put_together(title) | asked_for(title) | taught_by(title) | (fields_inside(title) & ours()["en"].keys())
    put_together_by_client = {id for id in ours()["en"] if id.startswith(tuple(spoken_by_pages().open))}
    return frozenset(ids | spoken_by_pages().ids | put_together_by_client | CLIENT_BOTS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_there_and_none_is_left_over(language: str) -> None:
    assert sorted(spoken_ids() - ours()[language].keys()) == []
    assert sorted(ours()[language].keys() - spoken_ids()) == []


def test_only_known_ids_are_put_together_at_run_time() -> None:
    boxes = ("box", "box-table", "box-sheet", "box-field", "box-help", "box-fault", "option-hegemon", "option-events")
    andromedas = {f"andromeda-{kind}-" for kind in (*boxes, "move", "op", "thing", "chore")}
    kinds = ("move", "the", "do", "happens", "if", "passive", "value", "group", "place", "word", "odds")
    options = ("campaign", "carry", "deadly")
    vanguards = {f"vanguard-{kind}-" for kind in kinds} | {f"vanguard-option-{option}-" for option in options}
    vanguards |= {"vanguard-because-", "vanguard-story-blurb-"}
    assert spoken_by_server().open == {"kernel-no-undo-", "table-say-", "trucker-move-", *andromedas, *vanguards}
    kernel = "".join(file.read_text(encoding="utf-8") for file in (SRC / "kernel").glob("*.py"))
    assert all(f'"{wall}"' in kernel for wall in WALLS)
    assert {begin for begin in spoken_by_pages().open if not any(id.startswith(begin) for id in ours()["en"])} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_stands_in_the_file_of_its_first_word(language: str) -> None:
    for folder in (LOCALES, DRIFT_FOLDER / "locales"):
        for file in (folder / language).glob("*.ftl"):
            strays = [id for id in messages_of(file) if not f"{file.stem}-".startswith(id.partition("-")[0] + "-")]
            assert strays == []


def test_the_languages_use_the_same_variables() -> None:
    for messages in (ours(), drifts()):
        for language in LANGUAGES:
            different = {id for id, used in messages["en"].items() if messages[language].get(id) != used}
            assert different == set()


def test_the_variables_are_those_that_the_source_passes() -> None:
    assert len(spoken_by_server().args) > 80
    assert len(spoken_by_pages().args) > 20
    said = spoken_by_server().args + spoken_by_pages().args
    # What something may be called is said instead of the message; where it lies is for those who point at it.
    wrong = [
        (id, place, sorted(args))
        for id, args, place in said
        if not fits(args - ({"called", "at"} - ours()["en"][id]), ours()["en"][id])
    ]
    assert wrong == []


def test_drift_says_everything_in_every_language() -> None:
    spoken = spoken_in(sorted(DRIFT_FOLDER.glob("*.py")), ("drift",))
    ids = spoken.ids | put_together(DRIFT)
    for language in LANGUAGES:
        assert drifts()[language].keys() == ids
    wrong = [(id, place, sorted(args)) for id, args, place in spoken.args if not fits(args, drifts()["en"][id])]
    assert wrong == []
    for move in DRIFT.moves:
        assert drifts()["en"][f"drift-move-{move.__struct_config__.tag}"] <= set(move.__struct_fields__)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said(language: str) -> None:
    speech = Speech(language)
    speech.learn(DRIFT)
    for id, variables in (ours()[language] | drifts()[language]).items():
        for value in (0, 1, 2, 5, 22):
            args: dict[str, Arg] = dict.fromkeys(variables, value)
            said = speech.say(Message(id, args))
            assert said.strip()
            assert not said.startswith(id)
            assert "{" not in said
            assert "\n" not in said


def test_sentences_of_other_languages_are_translated() -> None:
    for language in ("cs", "pl"):
        speech, english = Speech(language), Speech("en")
        args: dict[str, Arg] = {"reason": "x", "line": 3, "title": "y"}
        sentences = [id for id in ours()["en"] if not id.startswith("andromeda-thing-")]
        same = [id for id in sentences if speech.say(Message(id, args)) == english.say(Message(id, args))]
        same = [
            id
            for id in same
            if any(letter.isalpha() for letter in english.say(Message(id, dict.fromkeys(ours()["en"][id], ""))))
        ]
        # Names of things aside, a few are nothing but a name and punctuation, or the same word in both.
        assert len(same) < 24


PLURALS = """
cli-interrupted      cs  po 1 partii. | po 2 partiích. | po 5 partiích. | po 22 partiích.
cli-interrupted      pl  po 1 partii. | po 2 partiach. | po 5 partiach. | po 22 partiach.
cli-more-failed      cs  Selhala ještě 1 partie. | Selhaly ještě 2 partie. | Selhalo ještě 5 partií. | Selhalo ještě 22
cli-more-failed      pl  powiodła się jeszcze 1 | powiodły się jeszcze 2 | powiodło się jeszcze 5 | jeszcze 22 partie.
cli-to-too-far       cs  1 řádek, | 2 řádky, | 5 řádků, | 22 řádků,
cli-to-too-far       pl  1 wiersz, | 2 wiersze, | 5 wierszy, | 22 wiersze,
cli-verified         cs  jeho 1 řádek. | jeho 2 řádky. | jeho 5 řádků. | jeho 22 řádků.
cli-verified         pl  1 wiersz. | 2 wiersze. | 5 wierszy. | 22 wiersze.
cli-record-broken    cs  je 1 celý tah. | jsou 2 celé tahy. | je 5 celých tahů. | je 22 celých tahů.
cli-record-broken    pl  jest 1 cały ruch. | są 2 całe ruchy. | jest 5 całych ruchów. | są 22 całe ruchy.
cli-simulated        cs  1 partie, 1 rozhodnutí | 2 partie, 2 rozhodnutí | 5 partií, 5 rozhodnutí | 22 partií, 22
cli-simulated        pl  1 partia, 1 decyzja | 2 partie, 2 decyzje | 5 partii, 5 decyzji | 22 partie, 22 decyzje
cli-story            cs  1 místo, | 2 místa, | 5 míst, | 22 míst,
cli-story            pl  1 miejsce, | 2 miejsca, | 5 miejsc, | 22 miejsca,
kernel-fell-back     cs  poslední 1 tah, a byl | poslední 2 tahy, a byly | posledních 5 tahů, a bylo | 22 tahů, a bylo
kernel-fell-back     pl  Ostatni 1 ruch nie | Ostatnie 2 ruchy nie | Ostatnich 5 ruchów nie | Ostatnie 22 ruchy nie
kernel-no-such-position  cs  1 tah. | 2 tahy. | 5 tahů. | 22 tahů.
kernel-no-such-position  pl  1 ruch. | 2 ruchy. | 5 ruchów. | 22 ruchy.
kernel-rules-broken  cs  po 1 tahu: | po 2 tazích: | po 5 tazích: | po 22 tazích:
kernel-rules-broken  pl  po 1 ruchu: | po 2 ruchach: | po 5 ruchach: | po 22 ruchach:
kernel-seats         cs  až 1 místo, | až 2 místa, | až 5 míst, | až 22 míst,
arena-bots-count     cs  jmenován 1 bot pro 1 místo; | 2 boti pro 2 místa; | 5 botů pro 5 míst; | 22 botů pro 22 míst;
arena-bots-count     pl  1 bota na 1 miejsce; | 2 boty na 2 miejsca; | 5 botów na 5 miejsc; | 22 boty na 22 miejsca;
arena-too-long       cs  po 1 rozhodnutí, | po 2 rozhodnutích, | po 5 rozhodnutích, | po 22 rozhodnutích,
arena-too-long       pl  po 1 decyzji, | po 2 decyzjach, | po 5 decyzjach, | po 22 decyzjach,
trucker-ship-pieces  cs  1 loď, celkem 1 kus. | 2 lodě, celkem 2 kusy. | 5 lodí, celkem 5 kusů. | 22 lodí, celkem 22
trucker-ship-pieces  pl  1 statek, razem 1 kawałek. | 2 statki, razem 2 kawałki. | 5 statków, razem 5 | 22 statki, razem
trucker-fault-pieces  cs  je v 1 kusu | je ve 2 kusech | je v 5 kusech | je v 22 kusech
trucker-fault-pieces  pl  jest w 1 kawałku | jest w 2 kawałkach | jest w 5 kawałkach | jest w 22 kawałkach
trucker-ship-gap     cs  1 pole; pojistné: 1 kredit | 2 pole; pojistné: 2 kredity | polí; pojistné: 5 kreditů | 22 polí;
trucker-ship-gap     pl  1 pole; składka: 1 kredyt | 2 pola; składka: 2 kredyty | 5 pól; składka: 5 kredytów | 22 pola;
trucker-input-tiles  cs  je nejvýš 1 součástka. | jsou nejvýš 2 součástky. | je nejvýš 5 součástek. | je nejvýš 22
trucker-input-tiles  pl  jest najwyżej 1 część. | są najwyżej 2 części. | jest najwyżej 5 części. | są najwyżej 22
client-filling       cs  1 volné místo | 2 volná místa | 5 volných míst | 22 volných míst
client-filling       pl  1 wolne miejsce | 2 wolne miejsca | 5 wolnych miejsc | 22 wolne miejsca
client-unfold-turn   cs  ještě 1 řádek | ještě 2 řádky | ještě 5 řádků | ještě 22 řádků
client-unfold-turn   pl  jeszcze 1 wiersz | jeszcze 2 wiersze | jeszcze 5 wierszy | jeszcze 22 wiersze
client-agreed        cs  Souhlasí 1 hráč. | Souhlasí 2 hráči. | Souhlasí 5 hráčů. | Souhlasí 22 hráčů.
client-agreed        pl  Zgadza się 1 osoba. | Zgadzają się 2 osoby. | Zgadza się 5 osób. | Zgadzają się 22 osoby.
client-more-happened  cs  Stala se ještě 1 věc. | Staly se ještě 2 věci. | Stalo se ještě 5 věcí. | ještě 22 věcí.
client-more-happened  pl  Zdarzyła się jeszcze 1 | Zdarzyły się jeszcze 2 | Zdarzyło się jeszcze 5 | Zdarzyły się
drift-found          cs  nachází 1 bednu. | nachází 2 bedny. | nachází 5 beden. | nachází 22 beden.
drift-found          pl  1 skrzynia. | 2 skrzynie. | 5 skrzyń. | 22 skrzynie.
drift-traded         cs  1 kartu. | 2 karty. | 5 karet. | 22 karet.
drift-traded         pl  1 kartę. | 2 karty. | 5 kart. | 22 karty.
"""
"""Message, language, and a piece of the sentence for 1, 2, 5 and 22."""


@pytest.mark.parametrize("row", PLURALS.strip().splitlines(), ids=lambda row: "-".join(row.split()[:2]))
def test_plural_forms(row: str) -> None:
    id, language, forms = row.split(maxsplit=2)
    speech = Speech(language)
    speech.learn(DRIFT)
    variables = (ours()[language] | drifts()[language])[id]
    for number, form in zip((1, 2, 5, 22), forms.split(" | "), strict=True):
        args: dict[str, Arg] = dict.fromkeys(variables, number)
        assert form in speech.say(Message(id, args | {"reason": "x"}))


@pytest.mark.parametrize("language", ["cs", "pl"])
def test_every_plural_has_all_forms(language: str) -> None:
    seen = 0
    for folder in (LOCALES, DRIFT_FOLDER / "locales"):
        for file in (folder / language).glob("*.ftl"):
            for keys in selections_of(file):
                if "one" in keys:
                    assert keys >= {"one", "few", "many", "other"}, file
                    seen += 1
    assert seen > 10


def test_the_check_of_arguments_bites(tmp_path: Path) -> None:
    source = tmp_path / "a.py"
    source.write_text(
        'raise BadRecord("kernel-a", 1, None, reason=x)\n'
        'Message("kernel-b", {"most": 1})\n'
        'Message("kernel-c", unknown)\n'
        'tell(g, "kernel-d", "R-1", to=(1,), seat=2)\n'
        'say(f"kernel-e-{wall}")\n',
        encoding="utf-8",
    )
    spoken = spoken_in([source], ("kernel",))
    assert spoken.ids == {"kernel-a", "kernel-b", "kernel-c", "kernel-d"}
    assert spoken.open == {"kernel-e-"}
    assert {(id, args) for id, args, _ in spoken.args} == {
        ("kernel-a", frozenset({"line", "reason"})),
        ("kernel-b", frozenset({"most"})),
        ("kernel-d", frozenset({"seat"})),
    }


def test_the_check_of_the_client_bites(tmp_path: Path) -> None:
    source = tmp_path / "A.svelte"
    source.write_text(
        "<p>{t('client-a')} {t(on ? \"client-b\" : 'client-c')} {t(`client-d-${kind}`)}</p>\n"
        "{t('client-e', { names: listed(waiting, words.language), count })} <b class=\"client-side\">client-f</b>\n",
        encoding="utf-8",
    )
    spoken = spoken_by_client([source], ("client",))
    assert spoken.ids == {"client-a", "client-b", "client-c", "client-e"}
    assert spoken.open == {"client-d-"}
    assert spoken.args == [("client-e", frozenset({"names", "count"}), "A.svelte:2")]


@pytest.mark.parametrize("text", ["a = { $x", "a = 1\na = 2", "= x"])
def test_a_file_that_cannot_be_read_is_caught(text: str, tmp_path: Path) -> None:
    file = tmp_path / "a.ftl"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(ValueError, match=r"a\.ftl"):
        messages_of(file)
