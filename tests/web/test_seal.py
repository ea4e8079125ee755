"""What a browser keeps for the server cannot be written by anybody else."""

import os
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from starboard.kernel import StarboardError
from starboard.web.seal import Seal, server_secret

SEAL = Seal(b"k" * 32)


@given(st.binary(max_size=300))
def test_what_was_sealed_can_be_opened(data: bytes) -> None:
    sealed = SEAL.close("name", data)
    assert SEAL.open("name", sealed) == data
    assert sealed.replace("-", "").replace("_", "").replace(".", "").isalnum()


@given(st.data())
def test_a_changed_letter_voids_the_seal(data: st.DataObject) -> None:
    sealed = SEAL.close("name", b"Ada")
    place = data.draw(st.integers(0, len(sealed) - 1))
    letter = data.draw(st.characters(codec="latin-1").filter(lambda letter: letter != sealed[place]))
    assert SEAL.open("name", sealed[:place] + letter + sealed[place + 1 :]) is None


def test_a_seal_is_good_for_one_purpose_and_one_key() -> None:
    sealed = SEAL.close("name", b"Ada")
    assert SEAL.open("door", sealed) is None
    assert Seal(b"l" * 32).open("name", sealed) is None


@pytest.mark.parametrize(
    "sealed", ["", ".", "QWRh", "QWRh.", ".QWRh", "QWRh.QWRh.QWRh", "ý.ý", "A" * 2000, "QWRh=.QWRh"]
)
def test_what_is_no_seal_is_not_opened(sealed: str) -> None:
    assert SEAL.open("name", sealed) is None


def test_the_key_of_the_server_lasts_and_is_for_nobody_else(tmp_path: Path) -> None:
    key = server_secret(tmp_path, {})
    assert server_secret(tmp_path, {}) == key
    assert len(key) == 32
    assert os.name == "nt" or (tmp_path / "secret").stat().st_mode & 0o777 == 0o600


def test_the_key_may_come_from_the_environment(tmp_path: Path) -> None:
    key = server_secret(tmp_path, {"STARBOARD_SECRET": "x" * 32})
    assert key != server_secret(tmp_path, {"STARBOARD_SECRET": "y" * 32})
    assert list(tmp_path.iterdir()) == []
    with pytest.raises(StarboardError, match="web-secret-short"):
        server_secret(tmp_path, {"STARBOARD_SECRET": "short"})


def test_a_damaged_key_is_not_used(tmp_path: Path) -> None:
    (tmp_path / "secret").write_bytes(b"half")
    with pytest.raises(StarboardError, match="web-secret-damaged"):
        server_secret(tmp_path, {})
