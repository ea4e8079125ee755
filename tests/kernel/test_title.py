"""What is agreed before a match: seats and options, and what is said of those that are not offered."""

from typing import Any, ClassVar

import pytest

from drift.title import DRIFT
from kernel.scenes import Do, Say, Scene, Table, scene, turns
from starboard.kernel import (
    BadOption,
    Caption,
    Message,
    Move,
    Option,
    Preset,
    Stake,
    new_match,
    preset_options,
    read_record,
    record_of,
    replay,
    write_record,
)
from starboard.kernel.title import Options, agreed_options, checked_options

LEVEL = Option("level", (1, 2, 3), 2)
FOG = Option("fog", (False, True), False)
SIDE = Option("side", ("north", "south"), "north")
MIXED = Option("mixed", (1, True, "1"), "1")
ROUNDS = Option("rounds", ("short", "long"), ("short", "long"), least=1, most=3)
MAYBE = Option("maybe", (1, 2), (), least=0, most=2)


class Agreed(Scene):
    """A title with options of every kind."""

    least_seats: ClassVar[int] = 2
    options: ClassVar[tuple[Option, ...]] = (LEVEL, FOG, SIDE, ROUNDS)
    presets: ClassVar[tuple[Preset, ...]] = (Preset("foggy", {"fog": True}), Preset("long", {"rounds": ("long",)}))


AGREED = Agreed(turns)


def bad(call: Any) -> Message:
    with pytest.raises(BadOption) as caught:
        call()
    return caught.value.message


# One of some


@pytest.mark.parametrize(
    ("option", "value"),
    [(LEVEL, 1), (LEVEL, 3), (FOG, True), (FOG, False), (SIDE, "south"), (MIXED, 1), (MIXED, True), (MIXED, "1")],
)
def test_a_value_that_is_offered_is_taken_as_it_is(option: Option, value: Any) -> None:
    taken = option.check(value)
    assert taken == value
    assert type(taken) is type(value)


@pytest.mark.parametrize(
    "value", [0, 4, -1, 1.0, True, False, "1", "", None, [1], (1,), {}, object(), float("nan"), 10**30, b"1", LEVEL]
)
def test_a_value_that_is_not_offered_is_refused(value: Any) -> None:
    message = bad(lambda: LEVEL.check(value))
    assert message.id == "kernel-option-value"
    assert message.args == {"option": "level", "value": str(value)[:40], "choices": "1, 2, 3"}


@pytest.mark.parametrize(("option", "value"), [(LEVEL, True), (FOG, 1), (FOG, 0), (FOG, "True"), (SIDE, "North")])
def test_true_is_not_one_and_a_word_is_its_letters(option: Option, value: Any) -> None:
    assert bad(lambda: option.check(value)).id == "kernel-option-value"


def test_a_long_value_is_not_repeated_in_full() -> None:
    assert bad(lambda: SIDE.check("x" * 10_000)).args["value"] == "x" * 40


# A list of some


@pytest.mark.parametrize("value", [["long"], ("long",), ["short"] * 3, ("long", "short", "long")])
def test_a_list_of_offered_values_is_taken_as_a_tuple(value: Any) -> None:
    assert ROUNDS.check(value) == tuple(value)
    assert type(ROUNDS.check(value)) is tuple


@pytest.mark.parametrize("value", [[], (), ["long"] * 4, "long", "", None, 3, {"long"}, {"long": 1}, iter(["long"])])
def test_a_list_of_a_wrong_length_and_what_is_no_list_are_refused(value: Any) -> None:
    message = bad(lambda: ROUNDS.check(value))
    assert message == Message("kernel-option-length", {"option": "rounds", "least": 1, "most": 3})


@pytest.mark.parametrize("value", [["middle"], ["long", "Long"], ["long", None], [["long"]], ["long", 1]])
def test_a_list_with_something_that_is_not_offered_is_refused(value: Any) -> None:
    assert bad(lambda: ROUNDS.check(value)).id == "kernel-option-value"


def test_a_list_may_be_empty_where_none_are_needed() -> None:
    assert MAYBE.check([]) == ()
    assert bad(lambda: MAYBE.check([True])).id == "kernel-option-value"


# All options of a title


def test_what_is_not_given_has_its_default() -> None:
    assert checked_options(AGREED, 2, {}) == {"level": 2, "fog": False, "side": "north", "rounds": ("short", "long")}
    assert checked_options(AGREED, 2, {"fog": True, "rounds": ["long"]}) == {
        "level": 2,
        "fog": True,
        "side": "north",
        "rounds": ("long",),
    }


def test_options_come_in_the_order_of_the_title_whatever_the_order_given() -> None:
    given = {"rounds": ["long"], "level": 1}
    assert list(checked_options(AGREED, 2, given)) == ["level", "fog", "side", "rounds"]


def test_what_is_given_is_left_alone() -> None:
    given = {"rounds": ["long"]}
    checked_options(AGREED, 2, given)
    assert given == {"rounds": ["long"]}


@pytest.mark.parametrize("name", ["Level", "levels", "", "x" * 10_000, 7, None])
def test_an_option_that_the_title_does_not_have_is_named(name: Any) -> None:
    message = bad(lambda: checked_options(AGREED, 2, {name: 1}))
    assert message == Message("kernel-option-unknown", {"title": "scene", "option": str(name)[:40]})


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_seats_that_are_offered_are_taken(seats: int) -> None:
    assert new_match(AGREED, seats, 1).header.seats == seats


@pytest.mark.parametrize("seats", [1, 5, 0, -2, 10**30, 2.0, "2", "", None, [2], True, "x" * 100])
def test_seats_that_are_not_offered_are_refused(seats: Any) -> None:
    message = bad(lambda: checked_options(AGREED, seats, {}))
    assert message.id == "kernel-seats"
    assert message.args == {"title": "scene", "seats": str(seats)[:40], "least": 2, "most": 4}
    assert bad(lambda: new_match(AGREED, seats, 1)) == message


def test_one_seat_is_not_true() -> None:
    assert bad(lambda: checked_options(Scene(turns), True, {})).id == "kernel-seats"


def test_a_match_keeps_what_was_agreed() -> None:
    match = new_match(DRIFT, 3, 1, {"rounds": 1, "colours": ["red", "blue", "sand"]}, names=["Ada"])
    assert match.header.options == {"rounds": 1, "clock": 15, "colours": ("red", "blue", "sand"), "dense": False}
    assert match.header.names == ("Ada",)
    assert (match.header.title, match.header.rules) == ("drift", 1)


@pytest.mark.parametrize(
    "options", [{"rounds": 2}, {"rounds": True}, {"colours": ["red"]}, {"colours": "red"}, {"moons": 1}]
)
def test_a_match_is_not_begun_on_other_terms(options: dict[str, Any]) -> None:
    assert bad(lambda: new_match(DRIFT, 2, 1, options)).id.startswith("kernel-option-")


# What a title need not say


def test_a_caption_says_the_kind_of_move_and_its_fields_unless_the_title_says_more() -> None:
    match = scene(turns)
    assert match.caption(0, Do("roll")) == Caption(Message("scene-move-do", {"what": "roll"}), group="do")
    assert match.caption(0, Say(3)) == Caption(Message("scene-move-say", {"number": 3}), group="say")


def test_a_title_need_not_say_what_is_at_stake_and_may() -> None:
    class Odds(Scene):
        def stake(self, g: Table, seat: int, move: Move) -> Stake | None:
            return Stake({"high": 1 / 6}, gains="high") if move == Do("roll") else None

    assert scene(turns).stake(0, Do("roll")) is None
    match = new_match(Odds(turns), 2, 7)
    assert match.stake(0, Do("roll")) == Stake({"high": 1 / 6}, gains="high")
    assert match.stake(0, Do("step")) is None


def test_a_title_need_not_explain_and_has_no_complaints() -> None:
    match = scene(turns)
    title = Scene(turns)
    g: Any = match.state
    assert title.why_not(g, 0, Do("fly")) is None
    assert list(title.invariants(g)) == []


def test_the_tag_of_a_move_is_its_name_in_lower_case_with_hyphens() -> None:
    assert Do.__struct_config__.tag == "do"
    tags = [str(move.__struct_config__.tag) for move in DRIFT.moves]
    assert tags == ["bid", "fly", "dig", "keep", "push", "trade", "give", "rest", "grab", "leave"]


# Presets


def test_a_preset_gives_its_settings_and_others_may_be_added() -> None:
    assert preset_options(AGREED, "long") == {"rounds": ("long",)}
    settings = preset_options(AGREED, "foggy")
    settings["level"] = 3
    assert checked_options(AGREED, 2, settings)["fog"] is True
    assert preset_options(AGREED, "foggy") == {"fog": True}


@pytest.mark.parametrize("name", ["", "Foggy", "x" * 100])
def test_a_preset_that_there_is_not_is_refused_and_the_others_are_named(name: str) -> None:
    message = bad(lambda: preset_options(AGREED, name))
    assert message.id == "kernel-preset-unknown"
    assert message.args == {"title": "scene", "preset": name[:40], "presets": "foggy, long"}


def test_a_title_without_presets_says_so() -> None:
    assert bad(lambda: preset_options(Scene(turns), "any")).args["presets"] == "–"


# Combinations


class Choosy(Agreed):
    """It plays in fog with two only, and warns of fog."""

    def check(self, seats: int, options: Options) -> None:
        if options["fog"] and seats > 2:
            raise BadOption("choosy-crowd-in-fog", seats=seats)

    def warnings(self, seats: int, options: Options) -> list[Message]:
        return [Message("choosy-fog", {"seats": seats})] if options["fog"] else []


CHOOSY = Choosy(turns)


def test_a_combination_that_the_title_refuses_cannot_be_begun() -> None:
    assert bad(lambda: new_match(CHOOSY, 3, 1, {"fog": True})) == Message("choosy-crowd-in-fog", {"seats": 3})
    assert bad(lambda: agreed_options(CHOOSY, 4, {"fog": True})).args == {"seats": 4}
    assert agreed_options(CHOOSY, 2, {"fog": True})["fog"] is True
    assert agreed_options(CHOOSY, 4, {})["fog"] is False


def test_what_is_wrong_with_a_single_option_is_said_before_what_is_wrong_with_all() -> None:
    assert bad(lambda: agreed_options(CHOOSY, 3, {"fog": True, "level": 9})).id == "kernel-option-value"


def test_a_match_that_would_be_refused_now_can_still_be_read() -> None:
    record = record_of(new_match(Agreed(turns), 3, 1, {"fog": True}))
    read = read_record(write_record(record), lambda name: CHOOSY)
    assert replay(read, find=lambda name: CHOOSY).header.options["fog"] is True


def test_a_title_says_what_to_know_of_a_combination() -> None:
    assert CHOOSY.warnings(2, agreed_options(CHOOSY, 2, {"fog": True})) == [Message("choosy-fog", {"seats": 2})]
    assert not CHOOSY.warnings(2, agreed_options(CHOOSY, 2, {}))
    assert not list(AGREED.warnings(2, agreed_options(AGREED, 2, {})))
