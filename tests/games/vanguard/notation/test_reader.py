"""The notation: what it reads, what it refuses, and which names it leaves for the loader to find."""

import pytest

from starboard.games.vanguard.content import campaign
from starboard.games.vanguard.content.planet import Edge, Leg, parse_edges, parse_route
from starboard.games.vanguard.content.validation.walk import walk
from starboard.games.vanguard.notation.actions import parse_ability, parse_action, parse_combo, parse_special
from starboard.games.vanguard.notation.grammar import (
    BadNotation,
    Call,
    Compare,
    Effect,
    Flag,
    Func,
    Group,
    Named,
    Step,
    WordIs,
    parse_condition,
    parse_effect,
    parse_passive,
)
from starboard.games.vanguard.notation.place_words import BadPlace, parse_place
from starboard.games.vanguard.notation.requirement import BadRequirement, parse_requirement
from starboard.games.vanguard.notation.trigger import parse_trigger


def call(text: str) -> Call:
    """An effect of one word."""
    (step,) = parse_effect(text).steps
    (node,) = step.options
    assert isinstance(node, Call)
    return node


def group(text: str) -> Group:
    """An effect of one bracket."""
    node = parse_effect(text).steps[0].options[0]
    assert isinstance(node, Group)
    return node


# -- Effects -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "word", "args"),
    [
        ("use 1 D", "use", (1, "D")),
        ("supply -4 armour", "supply", (-4, "armour")),
        ("supply 1", "supply", (1, None)),
        ("refresh 2 R", "refresh", (2, "R")),
        ("danger A", "danger", ("A", None)),
        ("heal card exh panic", "heal", ("card", "exh", "panic")),
        ("gain p12 PR04", "gain", ("p12", "PR04")),
        ("flag WELLS+1", "flag", (Flag("WELLS", change=1),)),
        ("flag LISTEN-1", "flag", (Flag("LISTEN", change=-1),)),
        ("flag CUP=drank", "flag", (Flag("CUP", "drank"),)),
        ("advance green 1 short", "advance", ("green", 1, None, "short")),
        ("turn all D acc bas", "turn", ("all", "D", "acc", "bas")),
        ("walk T01 1 route ring", "walk", ("T01", 1, "route", "ring")),
        ("off", "off", ()),
        ("refresh [hand]", "refresh", (Func("hand", ()), None)),
        ("refresh [house]", "refresh", (Named("house"), None)),
    ],
)
def test_a_word_takes_arguments_of_its_kinds(text: str, word: str, args: tuple[object, ...]) -> None:
    assert (call(text).word, call(text).args) == (word, args)


def test_commas_part_steps_and_or_parts_choices() -> None:
    steps = parse_effect("draw 1, use 1 D or (danger A, draw 2) or nothing").steps
    assert [len(step.options) for step in steps] == [1, 3]
    assert [option.text for option in steps[1].options] == ["use 1 D", "(danger A, draw 2)", "nothing"]


@pytest.mark.parametrize(
    ("text", "word", "inner", "other"),
    [
        ("if CUP=drank (draw 1) else (use 1 D)", "if", ["draw 1"], ["use 1 D"]),
        ("pay (use 2 D) (lead 2 alt)", "pay", ["use 2 D"], ["lead 2 alt"]),
        ("may (heal die)", "may", ["heal die"], []),
        ("each here where not self (refresh 1, draw 1)", "each", ["refresh 1", "draw 1"], []),
        ("once round (charge 2)", "once", ["charge 2"], []),
        ("repeat count cry here (use 1 D)", "repeat", ["use 1 D"], []),
        ("at connected&tag:low (marker cry)", "at", ["marker cry"], []),
    ],
)
def test_brackets_hold_effects(text: str, word: str, inner: list[str], other: list[str]) -> None:
    found = group(text)
    texts = [[option.text for step in steps for option in step.options] for steps in (found.inner, found.other)]
    assert (found.word, *texts) == (word, inner, other)


def test_every_option_can_be_read_again_by_its_text() -> None:
    """The text of an option is the move that chooses it, and captions read it again."""
    read = 0
    for one in walk(campaign["guest_book"]):
        if isinstance(one.parsed, Effect):
            for option in (option for step in one.parsed.steps for option in step.options):
                assert parse_effect(option.text).steps == (Step((option,)),)
                read += 1
    assert read > 800


@pytest.mark.parametrize(
    ("text", "kind", "found", "wanted"),
    [
        ("refersh 2", "word", "refersh", "refresh"),
        ("qqq 2", "word", "qqq", ""),
        ("use 1", "short", "use 1", ""),
        ("use D 1", "choice", "D", "number"),
        ("use 1 X", "choice", "X", "R, G, B, D"),
        ("use 1 D,", "short", "use 1 D,", ""),
        ("use 1 D danger A", "rest", "danger", ""),
        ("(draw 1", "bracket", "(draw 1", ""),
        ("may (draw 1, refresh 2", "bracket", "may (draw 1, refresh 2", ""),
        ("draw 1)", "closing", ")", ""),
        ("each nowhere (draw 1)", "choice", "nowhere", "place"),
        ("if draw (draw 1)", "choice", "(", "= != < <= > >="),
        ("may draw 1", "choice", "draw", "("),
        ("flag cup=drank", "", "flag cup=drank", ""),
        ("flag CUP", "short", "flag CUP", ""),
        ("lead 1 gold", "choice", "gold", "min, spe, alt, flo, mic, any, gained, marked"),
        ("poi here", "choice", "here", "poi"),
        ("refresh [2", "bracket", "refresh [2", ""),
        ("draw 12345", "choice", "12345", "number"),
    ],
)
def test_what_is_wrong_in_an_effect_is_named(text: str, kind: str, found: str, wanted: str) -> None:
    with pytest.raises(BadNotation) as why:
        parse_effect(text)
    assert (why.value.kind, why.value.found, why.value.wanted) == (kind, found, wanted)


@pytest.mark.parametrize(
    ("text", "found", "wanted"),
    [("gren: fit -> draw 1", "gren", "green"), ("specail: D -> green +1", "specail", "special"), ("!", "!", "")],
)
def test_a_line_of_an_action_that_begins_wrong_is_named(text: str, found: str, wanted: str) -> None:
    with pytest.raises(BadNotation) as why:
        parse_action(text)
    assert (why.value.kind, why.value.found, why.value.wanted) == ("word", found, wanted)


def test_names_are_left_for_the_loader() -> None:
    effect = parse_effect(
        "if CUP=drank and count cry here > 1 (marker noon S4, flag WELLS+1, log L01-3), track house 1"
    )
    assert effect.references == (
        ("?flag", "CUP=drank"),
        ("?marker", "cry"),
        ("marker", "noon"),
        ("sector", "S4"),
        ("counter+", "WELLS"),
        ("log", "L01-3"),
        ("track", "house"),
    )


# -- Conditions, places, demands ---------------------------------------------------------------------------------------


def test_and_binds_before_or() -> None:
    found = parse_condition("alone or moved and not rested").condition
    assert type(found).__name__ == "Any"
    assert parse_condition("(alone or moved) and rested").condition != found


@pytest.mark.parametrize(
    ("text", "condition"),
    [
        ("CUP=drank", WordIs("CUP", "drank")),
        ("low!=W", WordIs("low", "W", equal=False)),
        ("WELLS>=5", Compare(Named("WELLS"), ">=", 5)),
        ("success < 3", Compare(Func("success", ()), "<", 3)),
        ("team = 2", Compare(Func("team", ()), "=", 2)),
    ],
)
def test_flags_are_words_and_counters_numbers(text: str, condition: object) -> None:
    assert parse_condition(text).condition == condition


@pytest.mark.parametrize("text", ["", "biome", "biome mud", "CUP", "1 =", "= 1", "crewed S4", "not", "house ~ 2"])
def test_what_is_no_condition_is_refused(text: str) -> None:
    with pytest.raises(BadNotation):
        parse_condition(text)


def test_a_place_is_narrowed_from_left_to_right() -> None:
    place = parse_place("connected&tag:low~S4/T02.all")
    assert [[(atom.kind, atom.name, atom.take) for atom in term] for term in place.terms] == [
        [("connected", "", "and"), ("tag", "low", "and"), ("sector", "S4", "but")],
        [("standee", "T02.all", "and")],
    ]


@pytest.mark.parametrize("text", ["nowhere", "", "S", "crew:best:hand", "here&", "tag:"])
def test_what_is_no_place_is_refused(text: str) -> None:
    with pytest.raises(BadPlace):
        parse_place(text)


@pytest.mark.rule("IV-X-542")
@pytest.mark.parametrize(
    ("text", "ways"),
    [
        ("sci+exp", (("science", "exploration"),)),
        ("gat/fit", (("gathering",), ("fitness",))),
        ("sci+xen/bio+xen", (("science", "xenology"), ("biology", "xenology"))),
        ("R+G+B", (("red", "green", "blue"),)),
        ("2D", (("die", "die"),)),
        ("any+any", (("any", "any"),)),
    ],
)
def test_plus_binds_before_the_slash(text: str, ways: tuple[tuple[str, ...], ...]) -> None:
    assert parse_requirement(text).ways == ways


@pytest.mark.parametrize("text", ["", "sci+", "gold", "0D", "sci++exp", "7D", "sci exp"])
def test_what_is_no_demand_is_refused(text: str) -> None:
    with pytest.raises(BadRequirement):
        parse_requirement(text)


# -- Actions, abilities, triggers --------------------------------------------------------------------------------------

ACTION = """
if: count noon here = 0
danger: A B
tracks: green 3, red 4
limit: round
where: tag:low
special: con/fit -> green +1
special once: acc -> red +1
special: if threatened -> !red
green -> success 1 => red
red -> danger A, reset
"""


@pytest.mark.rule("IV-X-304")
@pytest.mark.rule("IV-X-530")
def test_an_action_is_written_in_lines() -> None:
    action = parse_action(ACTION)
    assert action.danger == ("A", "B")
    assert action.tracks == {"green": 3, "red": 4}
    assert [(special.track, special.steps, special.instant, special.once) for special in action.specials] == [
        ("green", 1, "", False),
        ("red", 1, "", True),
        ("", 0, "red", False),
    ]
    assert {name: row.arrow for name, row in action.rows.items()} == {"green": "red", "red": ""}
    assert action.limit == "round"
    assert ("tag", "low") in action.references


@pytest.mark.parametrize(
    "text",
    [
        "",
        "plain",
        "plain -> draw 1\ngreen: sci -> draw 1",
        "plain -> draw 1\ndanger: A",
        "green -> draw 1",
        "red: sci -> draw 1",
        "green: sci -> draw 1 => yellow",
        "green: sci -> draw 1 => up",
        "tracks: green 3\nspecial: con -> red +1\ngreen -> draw 1",
        "tracks: green 0\ngreen -> draw 1",
        "tracks: green 3\nred -> draw 1",
        "danger: Q\ngreen: sci -> draw 1",
        "limit: week\nplain -> draw 1",
        "where: nowhere\nplain -> draw 1",
        "special: if threatened -> !yellow\ngreen: sci -> draw 1",
        "green: sci -> draw 1\ngreen: exp -> draw 1",
        "blue: sci -> draw 1",
        "green: sci draw 1",
    ],
)
def test_an_action_that_does_not_hold_together_is_refused(text: str) -> None:
    with pytest.raises(BadNotation):
        parse_action(text)


def test_an_ability_has_a_timing_and_uses() -> None:
    ability = parse_ability("injury once discard if injury wound: cancel")
    assert (ability.timing, ability.uses, ability.effect.text) == ("injury", ("once", "discard"), "cancel")
    assert ability.condition is not None


@pytest.mark.parametrize(
    "text", ["reroll 1 D", "never: draw 1", "check often: draw 1", "check: drw 1", "check if : draw 1"]
)
def test_what_is_no_ability_is_refused(text: str) -> None:
    with pytest.raises(BadNotation):
        parse_ability(text)


def test_combinations_and_special_effects_of_conditions() -> None:
    combo = parse_combo("xen once turn -> track house 1")
    assert (combo.requirement.text, combo.span, combo.effect.text) == ("xen", "turn", "track house 1")
    special = parse_special("once acc -> track T07 1")
    assert special.once
    assert special.references == (("track", "T07"),)
    for wrong in ("xen track house 1", "xen once year -> draw 1"):
        with pytest.raises(BadNotation):
            parse_combo(wrong)
    with pytest.raises(BadNotation):
        parse_special("acc")


def test_triggers_name_what_they_wait_for() -> None:
    trigger = parse_trigger("threat-enters T01 S7")
    assert (trigger.kind, trigger.names, trigger.place is not None) == ("threat-enters", ("T01",), True)
    assert trigger.references == (("threat", "T01"), ("sector", "S7"))
    for wrong in ("someday", "enter", "setup now", "marker cry twice"):
        with pytest.raises(BadNotation):
            parse_trigger(wrong)


def test_passives_may_have_a_condition() -> None:
    passive = parse_passive("ignore uR uD if biome cold crystalline")
    assert (passive.word, passive.args) == ("ignore", ("uR", "uD"))
    assert passive.condition is not None
    for wrong in ("fly", "ignore", "rest-refresh two", "rest-refresh 2 if", "rest-free 1"):
        with pytest.raises(BadNotation):
            parse_passive(wrong)


# -- Boards ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IV-X-002")
def test_paths_are_arrows_with_symbols() -> None:
    assert parse_edges("1-2:T 3>4:uR 7-8:uD+T 9-10:0 T04-11:H1 12-P07.S11:T").edges == (
        Edge("1", "2", True, ("T",)),
        Edge("3", "4", False, ("uR",)),
        Edge("7", "8", True, ("uD", "T")),
        Edge("9", "10", True, ()),
        Edge("T04", "11", True, ("H1",)),
        Edge("12", "P07.S11", True, ("T",)),
    )
    for wrong in ("1-2", "1=2:T", "1-2:", "1-2:uQ", "a-2:T"):
        with pytest.raises(BadNotation):
            parse_edges(wrong)


def test_a_route_may_fork() -> None:
    route = parse_route("1>2>3, 3>4 if low=W else 5, 4>1, 5>1")
    assert route.legs[1] == Leg(2)
    assert (route.legs[3].then, route.legs[3].other) == (4, 5)
    for wrong in ("1>2, 1>3", "1", "1>two"):
        with pytest.raises(BadNotation):
            parse_route(wrong)
