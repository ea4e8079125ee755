"""Every registered title takes part. `--title NAME` limits the run to one; `--matches N` plays more of them."""

import pytest

from starboard.kernel import title_names


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--title", action="append", default=[], help="only this title; may be given several times")
    parser.addoption("--matches", type=int, default=0, help="matches a check, instead of the usual number")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "name" in metafunc.fixturenames:
        metafunc.parametrize("name", metafunc.config.getoption("--title") or title_names())


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """A run that names a title is about that title; the teeth are tested when none is named."""
    if config.getoption("--title"):
        items[:] = [item for item in items if "test_teeth" not in item.nodeid]


@pytest.fixture
def matches(request: pytest.FixtureRequest) -> int:
    given: int = request.config.getoption("--matches")
    return given
