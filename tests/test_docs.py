"""What the documents say is true: the package on the page about adding a title works, and what they name exists.

The package is taken out of the page and installed into an environment of its own, as a reader would do it.
"""

import os
import re
import shlex
import subprocess
import sys
import sysconfig
import tomllib
import venv
from pathlib import Path

import msgspec
import pytest

from house.messages import fits, messages_of, selections_of, spoken_in
from starboard.speech import LANGUAGES

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "adding-a-title.md"
TEXT = PAGE.read_text(encoding="utf-8")
DOCUMENTS = [
    *sorted((ROOT / "docs").glob("*.md")),
    *(file for file in (ROOT / "README.md", ROOT / "CONTRIBUTING.md") if file.is_file()),
]

NAME = "skim"
MATCHES = "6"
GAMES = 50

FENCE = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
FILE = re.compile(r"^\*\*`([^`\n]+)`\*\*\n\n```\w+\n(.*?)^```$", re.MULTILINE | re.DOTALL)
CODE = re.compile(r"`([^`\n]+)`")
PATH = re.compile(r"[\w./-]+(/[\w.-]*|\.(py|toml|ftl|md))|\.[\w-]+")
LINK = re.compile(r"\[[^\]\n]*\]\(([^)\s]+)\)")


def prose(text: str) -> str:
    """The text without its code blocks."""
    return FENCE.sub("", text)


def blocks(text: str, language: str) -> list[str]:
    return [body for kind, body in FENCE.findall(text) if kind == language]


def commands(text: str) -> list[list[str]]:
    """Every command of the text: the lines of its shell blocks, and other code that begins like a command."""
    lines = [line for block in blocks(text, "sh") for line in block.splitlines()]
    others = [
        line.removeprefix("$ ")
        for kind in ("", "console")
        for block in blocks(text, kind)
        for line in block.splitlines()
    ]
    others += CODE.findall(prose(text))
    lines += [line for line in others if re.match(r"(make|starboard|pytest) [a-z]", line)]
    return [words for line in lines if (words := shlex.split(line, comments=True))]


# -- The package on the page -------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the package, with the entry points that an installer would write."""
    folder = tmp_path_factory.mktemp("reader") / NAME
    for name, body in FILE.findall(TEXT):
        file = folder / name
        assert not file.exists(), f"{name} stands on the page twice"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(body, encoding="utf-8")
    project = tomllib.loads((folder / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    info = folder / "src" / f"{project['name'].replace('-', '_')}-{project['version']}.dist-info"
    info.mkdir()
    metadata = f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n"
    (info / "METADATA").write_text(metadata, encoding="utf-8")
    lines = []
    for group, entries in project["entry-points"].items():
        lines += [f"[{group}]", *(f"{name} = {place}" for name, place in entries.items())]
    (info / "entry_points.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")
    return folder


@pytest.fixture(scope="module")
def python(package: Path) -> str:
    """An interpreter that has the package installed beside everything that this one has."""
    folder = package.parent / "venv"
    venv.create(folder, symlinks=os.name != "nt", with_pip=False)
    base = {"base": str(folder), "platbase": str(folder)}
    ours = [
        f"import site; site.addsitedir({path!r})"
        for path in {sysconfig.get_path(kind) for kind in ("purelib", "platlib")}
    ]
    site = Path(sysconfig.get_path("purelib", "venv", base))
    (site / "reader.pth").write_text("\n".join([*ours, str(package / "src")]) + "\n", encoding="utf-8")
    return str(Path(sysconfig.get_path("scripts", "venv", base), Path(sys.executable).name))


def run(*command: str | Path, cwd: Path = ROOT) -> str:
    """What the command prints; it must succeed."""
    environment = {**os.environ, "STARBOARD_LANG": "en", "PYTHONIOENCODING": "utf-8"}
    done = subprocess.run(
        list(map(str, command)),
        cwd=cwd,
        env=environment,
        capture_output=True,
        encoding="utf-8",
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_the_page_has_the_whole_package(package: Path) -> None:
    files = {file.relative_to(package).as_posix() for file in package.rglob("*") if ".dist-info" not in str(file)}
    expected = ["title", "state", "moves", "content", "view", "rules/turns", "rules/dive", "__init__", "rules/__init__"]
    assert {f"src/{NAME}/{stem}.py" for stem in expected} == {file for file in files if file.endswith(".py")}
    assert {f"src/{NAME}/locales/{language}/{NAME}.ftl" for language in LANGUAGES} <= files
    # Every block of code is a file or is run by another test here.
    assert {kind for kind, _ in FENCE.findall(TEXT)} == {"toml", "python", "ftl", "sh", "pycon"}
    headed = len(FILE.findall(TEXT))
    assert headed == sum(len(blocks(TEXT, kind)) for kind in ("toml", "python", "ftl"))


def test_the_package_conforms(python: str) -> None:
    suite = ("tests/conformance/test_titles.py", "--title", NAME, "--matches", MATCHES)
    said = run(python, "-m", "pytest", "-p", "no:cacheprovider", *suite)
    assert re.search(r"^\d\d passed", said, re.MULTILINE)


def test_the_package_is_simulated(python: str) -> None:
    said = run(python, "-m", "starboard", "simulate", NAME, "--games", str(GAMES), "--json")
    result = msgspec.json.decode(said)
    assert (result["title"], result["games"], result["errors"]) == (NAME, GAMES, [])


def test_the_session_on_the_page_is_what_python_says(python: str, tmp_path: Path) -> None:
    sessions = blocks(TEXT, "pycon")
    assert sessions
    file = tmp_path / "session.txt"
    file.write_text("\n".join(sessions), encoding="utf-8")
    run(python, "-m", "doctest", file)


def test_the_package_is_typed(package: Path, tmp_path: Path) -> None:
    mypy = (sys.executable, "-m", "mypy", "--strict", "--config-file=", "--cache-dir", tmp_path)
    assert "no issues found" in run(*mypy, Path("src", NAME), cwd=package)


def test_the_package_is_in_the_house_style(package: Path) -> None:
    ruff = (sys.executable, "-m", "ruff")
    settings = ("--no-cache", "--config", ROOT / "pyproject.toml", "--config", "src = ['src']", "src")
    run(*ruff, "check", *settings, cwd=package)
    run(*ruff, "format", "--check", *settings, cwd=package)


def test_the_package_says_everything_in_every_language(package: Path) -> None:
    folder = package / "src" / NAME
    words = {language: messages_of(folder / "locales" / language / f"{NAME}.ftl") for language in LANGUAGES}
    assert words["en"] == words["cs"] == words["pl"]
    spoken = spoken_in(sorted(folder.rglob("*.py")), (NAME,))
    by_contract = {f"{NAME}-{word}" for word in ("name", "about", "option-rounds", "move-refuel", "move-hold")}
    left_over = words["en"].keys() - spoken.ids - by_contract
    assert spoken.ids | by_contract <= words["en"].keys()
    assert all(id.startswith(tuple(spoken.open)) for id in left_over)
    assert [(id, place) for id, args, place in spoken.args if not fits(args, words["en"][id])] == []
    for language in ("cs", "pl"):
        plurals = [keys for keys in selections_of(folder / "locales" / language / f"{NAME}.ftl") if "one" in keys]
        assert plurals
        assert all(keys >= {"one", "few", "many", "other"} for keys in plurals)


# -- What the page names -----------------------------------------------------------------------------------------------


def test_every_file_on_the_page_exists(package: Path) -> None:
    names = {code for code in CODE.findall(prose(TEXT)) if PATH.fullmatch(code)} - {".venv"}
    assert len(names) > 15
    places = (ROOT, package, package / "src" / NAME)
    assert sorted(name for name in names if not any((place / name).exists() for place in places)) == []


def test_every_name_on_the_page_exists(package: Path) -> None:
    """A word in code is one of Starboard, of the conformance suite or of the package."""
    files = [
        *(ROOT / "src" / "starboard").rglob("*.py"),
        *(ROOT / "tests" / "conformance").glob("*.py"),
        *(file for file in package.rglob("*.*") if file.is_file() and file.suffix != ".pyc"),
    ]
    known = {word for file in files for word in re.findall(r"\w+", file.read_text(encoding="utf-8"))}
    known |= {word.removeprefix("check_") for word in known}
    codes = [code for code in CODE.findall(prose(TEXT)) if not PATH.fullmatch(code) and not code.startswith("make ")]
    named = {word for code in codes for word in re.findall(r"[A-Za-z_]\w+", code)}
    assert len(named) > 60
    assert sorted(named - known) == []


def test_every_command_on_the_page_exists(python: str) -> None:
    conftest = (ROOT / "tests" / "conformance" / "conftest.py").read_text(encoding="utf-8")
    seen = set()
    for words in commands(TEXT):
        tool = Path(words[0]).name
        flags = [word for word in words if word.startswith("--")]
        if tool == "starboard":
            help_page = run(python, "-m", "starboard", words[1], "--help")
            assert [flag for flag in flags if not re.search(rf"{flag}\b", help_page)] == []
        elif words[1:3] == ["-m", "pytest"]:
            assert (ROOT / words[3]).is_file()
            assert [flag for flag in flags if f'"{flag}"' not in conftest] == []
        else:
            assert tool in ("make", "pip"), words
        seen.add(tool)
    assert seen == {"starboard", "python", "make", "pip"}


def test_the_project_has_the_name_that_is_uninstalled(package: Path) -> None:
    project = tomllib.loads((package / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert ["uninstall", project["name"]] in [words[1:] for words in commands(TEXT)]


def test_the_suite_says_what_the_page_says_it_says() -> None:
    folder = ROOT / "tests" / "conformance"
    suite = "".join(
        file.read_text(encoding="utf-8") for file in sorted(folder.glob("*.py")) if file.stem != "test_teeth"
    )
    table = TEXT[TEXT.index("\n| what it says |") :].split("\n\n")[0].splitlines()[3:]
    said = [words for row in table for words in CODE.findall(row.split(" | ")[0])]
    assert len(said) > 15
    assert [words for words in said if words not in suite] == []
    checks = {word for row in table for word in re.findall(r"`(\w+_\w+)`", row.split(" | ")[1])}
    assert [word for word in checks if word.count("_") > 1 and f"def check_{word}(" not in suite] == []


def test_every_rule_that_the_package_cites_is_on_the_page(package: Path) -> None:
    stated = set(re.findall(r"^\| (SK-[\d.]+) \|", TEXT, re.MULTILINE))
    sources = "".join(file.read_text(encoding="utf-8") for file in package.rglob("*.py"))
    assert set(re.findall(r"SK-\d+(?:\.\d+)?", sources)) == stated


# -- All documents -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda file: file.stem)
def test_every_relative_link_leads_to_a_file(document: Path) -> None:
    targets = [target for target in LINK.findall(prose(document.read_text(encoding="utf-8"))) if ":" not in target]
    files = [target.partition("#")[0] for target in targets]
    assert [file for file in files if file and not (document.parent / file).exists()] == []


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda file: file.stem)
def test_every_target_of_make_exists(document: Path) -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    targets = set(re.findall(r"^([a-z][\w-]*):", makefile, re.MULTILINE))
    called = [words for words in commands(document.read_text(encoding="utf-8")) if words[0] == "make"]
    wanted = {word for words in called for word in words[1:] if "=" not in word and not word.startswith("-")}
    assert sorted(wanted - targets) == []


def readme_run(*command: str) -> str:
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def test_the_python_of_the_readme_plays_a_match() -> None:
    (code,) = blocks((ROOT / "README.md").read_text(encoding="utf-8"), "python")
    assert readme_run(sys.executable, "-c", code).startswith("Outcome(scores=(")


def test_the_simulation_of_the_readme_runs() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    (line,) = [line for line in text.splitlines() if line.startswith(".venv/bin/starboard")]
    words = shlex.split(line)[1:]
    # Fewer matches than on the page, as each is one of bots that think; so one seat may come home with nothing.
    words[words.index("--games") + 1] = "2"
    said = readme_run(sys.executable, "-m", "starboard", *words)
    assert "2 matches" in said
    scores = [float(row.split("\t")[-1]) for row in said.splitlines()[2:]]
    assert len(scores) == 2
    assert any(score > 0 for score in scores)


def test_the_checks_of_documents_bite() -> None:
    text = (
        "See [a](b.md), [c](https://d) and `make tea`.\n\n```\nmake test X=1\n```\n\n```sh\n.venv/bin/pip list\n```\n"
    )
    assert LINK.findall(prose(text)) == ["b.md", "https://d"]
    assert commands(text) == [[".venv/bin/pip", "list"], ["make", "test", "X=1"], ["make", "tea"]]
