"""What injury dice and danger dice threaten, against the game itself: every roll of them is played in every order."""

from collections.abc import Iterator, Sequence
from itertools import product

import pytest

from games.vanguard.proving_ground import Played, check, deal, do, hurt, landed, one, own
from starboard.games.vanguard.actions import parse_action
from starboard.games.vanguard.content.rules import RULES
from starboard.games.vanguard.moves_explore import GoOn, ResolveInjuryDie
from starboard.games.vanguard.rules.check import dice_check
from starboard.games.vanguard.state import VanguardState
from starboard.games.vanguard.terms import COLOURS
from starboard.games.vanguard.view_odds import odds_view

ROW = "green: fit -> success 1\nred -> nothing"


def crew_member(types: Sequence[str], columns: int) -> VanguardState:
    """Somebody with these injuries and so many injury dice, with dice enough to lose and nothing else at hand."""
    g = landed("re")
    own(g, 0, [f"{colour}_basic" for colour in COLOURS for _ in range(4)])
    deal(g)
    one(g).charges = 0
    hurt(g, *types, columns=range(columns))
    return g


def told(g: VanguardState, message: str) -> int:
    """How often something was told."""
    return sum(event.message.id == message for event in g.news or [])


def endings(types: Sequence[str], columns: int, text: str, roll: Sequence[int]) -> Iterator[VanguardState]:
    """The table after a check with these forced dice, for every order of the injury dice."""
    orders: list[tuple[str, ...]] = [()]
    while orders:
        order = list(orders.pop())
        g = crew_member(types, columns)
        play, done = check(g, text, ("red_basic", "bas"), after=roll), 0
        while not play.over:
            if play.asked[1] == "injury-die" and done == len(order):
                faces = [move.face for move in play.offers if isinstance(move, ResolveInjuryDie)]
                orders += [(*order, face) for face in faces[1:]]
                order.append(faces[0])
            done += asked_order(play, order[done:])
        yield g


def asked_order(play: Played, order: Sequence[str]) -> int:
    """Answers a question; 1 if it was about the order."""
    if play.asked[1] == "injury-die":
        play.answer(ResolveInjuryDie(order[0]))
        return 1
    play.answer(GoOn() if GoOn() in play.offers else play.offers[0])
    return 0


@pytest.mark.rule("IV-X-503")
@pytest.mark.rule("IV-X-504")
@pytest.mark.rule("IV-X-521")
@pytest.mark.parametrize(
    ("types", "columns", "boxes"),
    [
        (["wound"], 1, ""),
        (["serious"], 1, "A"),
        (["exhaustion", "serious"], 2, ""),
        (["serious", "exhaustion"], 2, ""),
        (["serious", "toxin"], 2, ""),
        ([], 0, "C D"),
        (["panic", "leak"], 1, "B"),
    ],
)
def test_every_roll_of_the_forced_dice(types: list[str], columns: int, boxes: str) -> None:
    text = f"danger: {boxes}\n{ROW}" if boxes else ROW
    struck = endangered = injured = rolls = 0
    sides = [range(len(RULES.injuries.faces))] * columns + [range(len(RULES.danger.faces))] * len(boxes.split())
    for roll in product(*sides):
        ends = list(endings(types, columns, text, roll))
        rolls += 1
        struck += told(ends[0], "vanguard-injury-die-hits") > 0
        endangered += told(ends[0], "vanguard-danger-nothing") < len(boxes.split())
        injured += all(len(one(g).injuries) > len(types) for g in ends)
    assert risks(types, columns, text) == {
        "injury_dice": columns,
        "boxes": boxes.split(),
        "strikes": round(struck / rolls, 4),
        "dangers": round(endangered / rolls, 4),
        "injured": round(injured / rolls, 4),
    }


def risks(types: Sequence[str], columns: int, text: str, *effects: str) -> object:
    """What the odds say before the roll, after some effects."""
    g = crew_member(types, columns)
    for effect in effects:
        do(g, effect)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("starboard.games.vanguard.odds_asked.action_of", lambda *_: parse_action(text))
        Played(dice_check(g, 0, "poi:901", 0, parse_action(text)))
        view = odds_view(g)
    assert view is not None
    return view["risks"]


@pytest.mark.rule("IV-X-508")
def test_a_danger_die_that_is_taken_away_threatens_nothing() -> None:
    text = f"danger: A\n{ROW}"
    assert risks([], 0, text) == {"injury_dice": 0, "boxes": ["A"], "strikes": 0, "dangers": 0.625, "injured": 0.25}
    assert risks([], 0, text, "status wary next") is None
    assert risks([], 0, ROW) is None
