"""Patches of views: the same cases as those of the browser, and anything that hypothesis can think of."""

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from starboard.table.patch import patch_of, patched

ROOT = Path(__file__).resolve().parent.parent.parent
CASES: list[dict[str, Any]] = json.loads((ROOT / "client/src/table/patches.json").read_text(encoding="utf-8"))

LEAVES = st.none() | st.booleans() | st.integers(-2, 2) | st.sampled_from(["", "a", "b"]) | st.just(0.5)
DATA = st.recursive(
    LEAVES,
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(["a", "b", "0", "1"]), inner, max_size=3)
    ),
    max_leaves=12,
)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["what"])
def test_a_patch_is_made_and_leads_on(case: dict[str, Any]) -> None:
    assert json.dumps(patch_of(case["old"], case["new"])) == json.dumps(case["patch"])
    before = json.dumps(case["old"])
    assert json.dumps(patched(case["old"], case["patch"]), sort_keys=True) == json.dumps(case["new"], sort_keys=True)
    assert json.dumps(case["old"]) == before


@given(DATA, DATA)
def test_every_patch_leads_from_the_one_to_the_other(old: Any, new: Any) -> None:
    patch = json.loads(json.dumps(patch_of(old, new)))
    assert json.dumps(patched(old, patch), sort_keys=True) == json.dumps(new, sort_keys=True)


@given(DATA)
def test_what_is_the_same_needs_no_patch(data: Any) -> None:
    assert patch_of(data, json.loads(json.dumps(data))) == {}


def test_what_did_not_change_is_shared() -> None:
    old: dict[str, Any] = {"ships": [{"cell": 1}, {"cell": 2}], "deck": {"cards": 3}}
    new = patched(old, {"ships": {"1": {"cell": [5]}}})
    assert new["deck"] is old["deck"]
    assert new["ships"][0] is old["ships"][0]
