"""Every check on every registered title."""

import pytest

from conformance.processes import check_same_in_two_processes
from conformance.suite import CHECKS, Check, run
from starboard.kernel import find_title


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__.removeprefix("check_"))
def test_title_conforms(name: str, check: Check, matches: int) -> None:
    run(check, find_title(name), matches or 12)


def test_title_plays_the_same_in_two_processes(name: str) -> None:
    check_same_in_two_processes(name)
