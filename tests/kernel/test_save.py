"""A match as bytes: what is saved comes back whole, and what is damaged is never taken for a match."""

import zlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from conformance.walk import finish
from drift.title import DRIFT
from kernel.scenes import SAYS, Do, Say, Scene, Table, ballots, do, heard, only, refusal, scene, standing, turns
from starboard.kernel import (
    CHECKPOINT,
    Ask,
    BadOption,
    Chance,
    Event,
    Match,
    Move,
    Option,
    Options,
    Rules,
    Title,
    UnknownTitle,
    Unreadable,
    load,
    new_match,
    save,
)
from starboard.kernel.header import Header
from starboard.kernel.journal import PACK, SQUEEZE

unhurried = settings(deadline=None, max_examples=300)


def short_match() -> Match:
    """A match with a little of everything: a move taken back, one since the checkpoint, one to make again."""
    match = scene(turns, names=["Ada", "Grace"])
    do(match, "step", "roll", "step", "step", "step")
    match.undo(0)
    return match


SCENE = Scene(turns)
SHORT = save(short_match())


def unreadable(call: Callable[[], object]) -> str:
    """The id of what is said of bytes that cannot be read."""
    with pytest.raises(Unreadable) as caught:
        call()
    return caught.value.message.id


def signed(body: bytes) -> bytes:
    """These bytes with a sum that fits them, as somebody might send who knows how it is done."""
    return zlib.crc32(body).to_bytes(4, "big") + body


def rewritten(data: bytes, change: Callable[[list[Any]], object]) -> bytes:
    """A save with something changed in it, and a sum that fits."""
    parts: list[Any] = msgspec.msgpack.decode(data[4:])
    change(parts)
    return signed(msgspec.msgpack.encode(parts))


# What comes back


def test_a_saved_match_comes_back_with_question_log_undo_and_redo() -> None:
    match = short_match()
    loaded = load(save(match), find=only(SCENE))
    assert loaded.notice is None
    assert loaded.header == match.header
    assert standing(loaded) == standing(match)
    for copy in (match, loaded):
        copy.redo(0)
        copy.undo(0)
        copy.undo(0)
        copy.undo(0)
        assert refusal(lambda copy=copy: copy.undo(0)).message.id == "kernel-no-undo-information"  # type: ignore[misc]
        do(copy, "roll", "draw", "pass")
    assert standing(loaded) == standing(match)


def test_a_loaded_match_makes_events_again() -> None:
    loaded = load(SHORT, find=only(SCENE))
    assert loaded.events == []
    assert [event.message.id for event in loaded.play(0, Do("roll"))] == ["scene-rolled"]


def test_a_match_is_saved_the_same_before_and_after_it_was_loaded() -> None:
    assert save(load(SHORT, find=only(SCENE))) == SHORT


def test_a_long_log_comes_back_whole() -> None:
    match = scene(turns)
    for number in range(3 * SQUEEZE * PACK):
        do(match, "pass" if number % 5 == 4 else "step")
    loaded = load(save(match), find=only(SCENE))
    assert loaded.count == 3 * SQUEEZE * PACK
    assert loaded.lines == match.lines
    do(loaded, "step")
    do(match, "step")
    assert standing(loaded) == standing(match)


def test_a_match_without_events_comes_back_as_one_with_them() -> None:
    """Its log lies in memory as it came, and is squeezed only now."""
    match, quiet = scene(turns), scene(turns, listening=False)
    for number in range(2 * SQUEEZE * PACK + 5):
        for one in (match, quiet):
            do(one, "pass" if number % 5 == 4 else "step")
    fork = quiet.fork()
    assert quiet.lines_after(SQUEEZE * PACK - 3) == match.lines_after(SQUEEZE * PACK - 3)
    for one in (match, quiet, fork):
        loaded = load(save(one), find=only(SCENE))
        assert loaded.lines == match.lines
        assert standing(loaded) == standing(match)
    do(quiet, "step")
    assert quiet.count == 2 * SQUEEZE * PACK + 6
    assert quiet.lines[:-1] == match.lines


def test_an_open_ballot_comes_back_with_its_votes() -> None:
    match = scene(ballots, 3)
    do(match, "step")
    match.play(2, Say(5))
    match.play(0, Say(3))
    loaded = load(save(match), find=only(Scene(ballots)))
    assert list(loaded.waiting) == [1]
    loaded.play(1, Say(4))
    assert heard(loaded)[-1] == repr({0: Say(3), 1: Say(4), 2: Say(5)})


def test_a_finished_match_comes_back_finished() -> None:
    match = scene(turns)
    do(match, "step", "step", "end")
    loaded = load(save(match), find=only(SCENE))
    assert loaded.over
    assert loaded.outcome == match.outcome
    loaded.undo(0)
    assert not loaded.over


def test_a_drift_match_can_be_saved_and_goes_on_the_same_way() -> None:
    match = new_match(DRIFT, 4, 11, {"rounds": 12, "dense": True, "colours": ["red", "sand", "blue"]}, free_undo=True)
    finish(match, 3, 40)
    loaded = load(save(match))
    assert loaded.title is DRIFT
    finish(match, 4, 40)
    finish(loaded, 4, 40)
    assert standing(loaded) == standing(match)


@pytest.mark.parametrize("seed", [0, -1, 2**31, 2**63, 2**64 - 1, -(2**63), 2**64, 2**100, -(2**64)])
def test_a_match_of_any_seed_can_be_saved_or_is_not_begun(seed: int) -> None:
    try:
        match = scene(turns, seed=seed)
    except BadOption:
        return
    do(match, "roll")
    assert load(save(match), find=only(SCENE)).header.seed == seed


# Damage


def test_one_changed_byte_anywhere_is_noticed() -> None:
    for place, byte in enumerate(SHORT):
        for other in range(256):
            if other != byte:
                damaged = SHORT[:place] + bytes([other]) + SHORT[place + 1 :]
                with pytest.raises((Unreadable, UnknownTitle)):
                    load(damaged, find=only(SCENE))


def test_a_save_that_is_cut_off_anywhere_is_noticed() -> None:
    for length in range(len(SHORT)):
        assert unreadable(lambda length=length: load(SHORT[:length], find=only(SCENE))) == "kernel-save-damaged"  # type: ignore[misc]


@pytest.mark.parametrize("more", [b"\x00", b"\xc0", SHORT, b"\n"])
def test_a_save_with_something_behind_it_is_noticed(more: bytes) -> None:
    assert unreadable(lambda: load(SHORT + more, find=only(SCENE))) == "kernel-save-damaged"
    assert unreadable(lambda: load(signed(SHORT[4:] + more), find=only(SCENE))) == "kernel-save-damaged"


@unhurried
@given(st.binary(max_size=200))
def test_foreign_bytes_are_unreadable(data: bytes) -> None:
    assert unreadable(lambda: load(data, find=only(SCENE))) == "kernel-save-damaged"
    # With a check sum that fits, they may even look like the beginning of a newer format.
    assert unreadable(lambda: load(signed(data), find=only(SCENE))) in {"kernel-save-damaged", "kernel-save-newer"}


@unhurried
@given(st.integers(0, len(SHORT) - 5), st.binary(min_size=1, max_size=6))
def test_changed_bytes_with_a_fitting_sum_are_unreadable_or_a_match(place: int, patch: bytes) -> None:
    """Somebody who knows how the sum is made may write any match, but never make the program fall over."""
    body = bytearray(SHORT[4:])
    body[place : place + len(patch)] = patch
    try:
        match = load(signed(bytes(body)), find=only(SCENE))
    except (Unreadable, UnknownTitle):
        return
    assert isinstance(match, Match)


@pytest.mark.parametrize(
    "body",
    [
        b"\x92\x01" + b"\x91" * 100_000,
        b"\x91" * 100_000,
        b"\x92\x01" + b"\x81" * 100_000,
        b"\xdd\xff\xff\xff\xff\x01",
        b"\x96\x01" + b"\xc6\xff\xff\xff\xff",
        b"",
        b"\xc1",
        b"\x80",
    ],
    ids=["deep in the second part", "deep", "deep maps", "a huge list", "huge bytes", "nothing", "no code", "a map"],
)
def test_hostile_bytes_with_a_fitting_sum_are_unreadable(body: bytes) -> None:
    assert unreadable(lambda: load(signed(body), find=only(SCENE))) == "kernel-save-damaged"


@pytest.mark.parametrize("place", [3, 4])
@pytest.mark.parametrize("junk", [b"", b"\xff" * 8, b"\x91\x91\x90", b"\x91\x81\xa4seat\xa1x", b"\x91" * 100_000])
def test_moves_that_cannot_be_read_make_a_save_unreadable(place: int, junk: bytes) -> None:
    data = rewritten(SHORT, lambda parts: parts.__setitem__(place, junk))
    assert unreadable(lambda: load(data, find=only(SCENE))) == "kernel-save-outdated"


@pytest.mark.parametrize("junk", [[b""], [b"junk"], [zlib.compress(b"\xc1")], [zlib.compress(b"\x91\x07")]])
def test_a_log_that_cannot_be_read_makes_a_save_unreadable(junk: list[bytes]) -> None:
    data = rewritten(SHORT, lambda parts: parts.__setitem__(5, junk))
    assert unreadable(lambda: load(data, find=only(SCENE))) == "kernel-save-damaged"


@pytest.mark.parametrize("junk", [[], [b"\x90", b"\x90"], [b"\x90"] * 9])
def test_a_new_part_of_the_log_in_pieces_that_do_not_fit_makes_a_save_unreadable(junk: list[bytes]) -> None:
    data = rewritten(SHORT, lambda parts: parts.__setitem__(6, junk))
    assert unreadable(lambda: load(data, find=only(SCENE))) == "kernel-save-damaged"


@pytest.mark.parametrize("junk", [[b""], [b"\xc1"], [b"\x91\x07"]])
def test_a_new_part_of_the_log_that_cannot_be_read_makes_a_save_unreadable(junk: list[bytes]) -> None:
    data = rewritten(SHORT, lambda parts: parts.__setitem__(6, junk))
    assert unreadable(lambda: load(data, find=only(SCENE))) == "kernel-save-outdated"


def test_an_old_part_of_the_log_that_cannot_be_read_makes_a_save_unreadable() -> None:
    match = scene(turns)
    do(match, *["step"] * (SQUEEZE * PACK + 2))
    for junk in (b"junk", zlib.compress(b"\xc1"), zlib.compress(b"\x91\x07")):
        data = rewritten(save(match), lambda parts, junk=junk: parts[5].__setitem__(0, junk))  # type: ignore[misc]
        assert unreadable(lambda data=data: load(data, find=only(SCENE))) == "kernel-save-damaged"  # type: ignore[misc]


# Versions


def test_a_save_of_a_newer_format_is_called_newer() -> None:
    data = rewritten(SHORT, lambda parts: parts.__setitem__(0, 2))
    assert unreadable(lambda: load(data, find=only(SCENE))) == "kernel-save-newer"
    alien = signed(msgspec.msgpack.encode([2, "something else altogether"]))
    assert unreadable(lambda: load(alien, find=only(SCENE))) == "kernel-save-newer"


def test_a_save_of_newer_rules_is_called_newer() -> None:
    class Newer(Scene):
        version: ClassVar[int] = 3

    data = save(new_match(Newer(turns), 2, 1))
    with pytest.raises(Unreadable) as caught:
        load(data, find=only(SCENE))
    assert caught.value.message.id == "kernel-save-newer-rules"
    assert caught.value.message.args == {"title": "scene", "rules": 3, "known": 1}


def test_a_save_of_older_rules_goes_on_and_keeps_their_version() -> None:
    class Newer(Scene):
        version: ClassVar[int] = 3

    loaded = load(SHORT, find=only(Newer(turns)))
    assert loaded.notice is None
    assert loaded.header.rules == 1
    assert loaded.state_bytes() == short_match().state_bytes()


def test_a_save_of_a_title_that_is_not_installed_says_so() -> None:
    with pytest.raises(UnknownTitle) as caught:
        load(SHORT)
    assert caught.value.message.id == "kernel-title-unknown"
    with pytest.raises(UnknownTitle):
        load(SHORT, find=only(DRIFT))


def test_a_save_is_not_loaded_as_a_match_of_another_title() -> None:
    assert unreadable(lambda: load(SHORT, find=lambda _: DRIFT)) == "kernel-save-outdated"


# A title that changed


class Chosen(Scene):
    """A title with an option."""

    options: ClassVar[tuple[Option, ...]] = (Option("length", (1, 2, 3), 2), Option("fog", (False, True), False))

    def setup(self, seats: int, options: Options, chance: Chance) -> Table:
        g = super().setup(seats, options, chance)
        g.heard = [f"{name}={options[name]}" for name in ("length", "fog")]
        return g


def test_options_come_back() -> None:
    match = new_match(Chosen(turns), 2, 7, {"fog": True})
    loaded = load(save(match), find=only(Chosen(turns)))
    assert loaded.header.options == {"length": 2, "fog": True}
    assert type(loaded.header.options["fog"]) is bool


@pytest.mark.parametrize(
    "offered",
    [(), (Option("length", (2, 3), 2), Option("fog", (False, True), False)), (Option("length", (1, 2, 3), 2),)],
    ids=["none any more", "not that value", "not both"],
)
def test_options_that_are_no_longer_offered_make_a_save_unreadable(offered: tuple[Option, ...]) -> None:
    class Fewer(Chosen):
        options: ClassVar[tuple[Option, ...]] = offered

    data = save(new_match(Chosen(turns), 2, 7, {"length": 1}))
    assert unreadable(lambda: load(data, find=only(Fewer(turns)))) == "kernel-save-outdated"


def test_an_option_that_is_new_has_its_default_in_a_match_that_began_without() -> None:
    class More(Chosen):
        """The next version of it has an option more, and needs it."""

        options: ClassVar[tuple[Option, ...]] = (*Chosen.options, Option("moons", (0, 1, 2), 1))

        def setup(self, seats: int, options: Options, chance: Chance) -> Table:
            assert set(options) == {"length", "fog", "moons"}
            return super().setup(seats, options, chance)

    match = new_match(Chosen(turns), 2, 7)
    do(match, "step", "step", "step")
    loaded = load(save(match), find=only(More(turns)))
    assert loaded.at(1).state_bytes() == match.at(1).state_bytes()


def test_seats_that_are_no_longer_offered_make_a_save_unreadable() -> None:
    class Solo(Scene):
        most_seats: ClassVar[int] = 1

    assert unreadable(lambda: load(SHORT, find=only(Solo(turns)))) == "kernel-save-outdated"


@dataclass(slots=True)
class Changed:
    """A state that is not `Table` any more."""

    chance: Chance
    deck: list[str]
    hands: dict[str, int]
    news: list[Event] | None = None


class ChangedTitle(Title[Changed]):
    """The scene, with another state."""

    id: ClassVar[str] = "scene"
    version: ClassVar[int] = 2
    least_seats: ClassVar[int] = 1
    most_seats: ClassVar[int] = 4
    moves: ClassVar[tuple[type[Move], ...]] = (Say, Do)
    state = Changed
    longest: ClassVar[int] = 10

    def setup(self, seats: int, options: Options, chance: Chance) -> Changed:
        return Changed(chance, [], {})

    def rules(self, g: Changed) -> Rules[None]:
        yield Ask(0, "scene-ask", SAYS)

    def view(self, g: Changed, seat: int | None, reckon: bool = True) -> Any:
        return None

    def outcome(self, g: Changed) -> Any:
        return None

    def census(self, g: Changed) -> Mapping[str, int]:
        return {}


def test_a_state_of_another_type_makes_a_save_unreadable() -> None:
    assert unreadable(lambda: load(SHORT, find=only(ChangedTitle()))) == "kernel-save-outdated"


def test_moves_that_the_title_no_longer_has_make_a_save_unreadable() -> None:
    class Mute(Scene):
        moves: ClassVar[tuple[type[Move], ...]] = (Say,)

    assert unreadable(lambda: load(SHORT, find=only(Mute(turns)))).startswith("kernel-save-")


def test_moves_long_ago_that_the_title_no_longer_has_make_a_save_unreadable() -> None:
    """What lies far back in the log is read too: a match is not loaded whose log cannot be shown."""

    class Mute(Scene):
        moves: ClassVar[tuple[type[Move], ...]] = (Say,)

    def rules(g: Table) -> Rules[None]:
        while True:
            yield CHECKPOINT
            g.turn += 1
            yield Ask(0, "scene-ask", [Do("step")] if g.turn <= PACK else SAYS)

    match = scene(rules)
    for _ in range(PACK + 5):
        match.pick(0, 0)
    data = save(match)
    assert unreadable(lambda: load(data, find=only(Mute(rules)))) == "kernel-save-outdated"


def test_rules_that_cannot_start_on_the_checkpoint_make_a_save_unreadable() -> None:
    def mended(g: Table) -> Rules[None]:
        yield from ()
        raise KeyError("turn")

    assert unreadable(lambda: load(SHORT, find=only(Scene(mended)))) == "kernel-save-outdated"


def test_a_header_is_what_the_match_was_begun_with() -> None:
    match = new_match(Chosen(turns), 3, 9, {"length": 3}, free_undo=True, names=["Ada", "", "Grace"])
    header = load(save(match), find=only(Chosen(turns))).header
    assert header == Header("scene", 1, 3, 9, {"length": 3, "fog": False}, True, ("Ada", "", "Grace"))
