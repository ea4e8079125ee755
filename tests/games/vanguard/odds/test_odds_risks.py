"""What injury dice and danger dice threaten, against the game itself: every roll of them is played in every order."""

from collections.abc import Iterator, Sequence
from itertools import product

import msgspec
import pytest

from games.vanguard.proving_ground import Played, check, deal, do, hurt, landed, one, own
from starboard.games.vanguard.content.rule_figures import RULES
from starboard.games.vanguard.moves.exploration_moves import Combine, GoOn
from starboard.games.vanguard.notation.actions import parse_action
from starboard.games.vanguard.notation.symbols import COLOURS
from starboard.games.vanguard.rules.check.check import dice_check
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.games.vanguard.view.check.odds_view import odds_view

ROW = "green: fit -> success 1\nred -> nothing"


def crew_member(types: Sequence[str], columns: int, cards: Sequence[str] = ()) -> VanguardState:
    """Somebody with these injuries and this many injury dice, with dice enough to lose and these cards at hand."""
    g = landed("se")
    own(g, 0, [f"{colour}_basic" for colour in COLOURS for _ in range(4)])
    deal(g, *cards)
    one(g).charges = 0
    hurt(g, *types, columns=range(columns))
    return g


def told(g: VanguardState, message: str) -> int:
    """How often something was told."""
    return sum(event.message.id == message for event in g.news or [])


ASKED = ("injury-die", "injury", "danger", "modify", "drop-danger")
"""Questions of which every answer is tried: the order of the injury dice, what is used, and what is taken out."""


def endings(
    types: Sequence[str], columns: int, text: str, roll: Sequence[int], cards: Sequence[str] = ()
) -> Iterator[VanguardState]:
    """The table after a check with these forced dice, for everything that can be done about them."""
    answers: list[tuple[int, ...]] = [()]
    while answers:
        given = list(answers.pop())
        g = crew_member(types, columns, cards)
        play, done = check(g, text, ("red_basic", "bas"), after=roll), 0
        while not play.over:
            offers = [move for move in play.offers if not isinstance(move, Combine)]
            if play.asked[1] not in ASKED:
                play.answer(GoOn() if GoOn() in offers else offers[0])
                continue
            if done == len(given):
                answers += [(*given, number) for number in range(1, len(offers))]
                given.append(0)
            play.answer(offers[given[done]])
            done += 1
        yield g


@pytest.mark.rule("IV-X-503")
@pytest.mark.rule("IV-X-504")
@pytest.mark.rule("IV-X-521")
@pytest.mark.parametrize(
    ("types", "columns", "boxes", "cards"),
    [
        (["wound"], 1, "", []),
        (["serious"], 1, "A", []),
        (["exhaustion", "serious"], 2, "", []),
        (["serious", "exhaustion"], 2, "", []),
        (["serious", "toxin"], 2, "", []),
        ([], 0, "C D", []),
        (["panic", "leak"], 1, "B", []),
        # Something is at hand that stops an injury, or a danger; and something that takes a danger die out.
        (["serious"], 1, "D", ["SE02"]),
        ([], 0, "C D", ["SE02"]),
        ([], 0, "C D", ["SE07"]),
        ([], 0, "D D", ["SE07", "SE02"]),
        ([], 0, "A D", ["SE03"]),
        (["serious"], 1, "D", ["SE03", "SE07"]),
    ],
)
def test_every_roll_of_the_forced_dice(types: list[str], columns: int, boxes: str, cards: list[str]) -> None:
    text = f"danger: {boxes}\n{ROW}" if boxes else ROW
    struck = endangered = injured = rolls = 0
    sides = [range(len(RULES.injuries.faces))] * columns + [range(len(RULES.danger.faces))] * len(boxes.split())
    for roll in product(*sides):
        ends = list(endings(types, columns, text, roll, cards))
        rolls += 1
        plain = next(endings(types, columns, text, roll))
        struck += told(plain, "vanguard-injury-die-hits") > 0
        endangered += told(plain, "vanguard-danger-nothing") < len(boxes.split())
        injured += all(len(one(g).injuries) > len(types) for g in ends)
    assert risks(types, columns, text, cards=cards) == {
        "injury_dice": columns,
        "boxes": boxes.split(),
        "strikes": round(struck / rolls, 4),
        "dangers": round(endangered / rolls, 4),
        "injured": round(injured / rolls, 4),
        "stops": [{"who": 0, "card": card, "is_skill": False} for card in sorted(cards, reverse=True)],
    }


def risks(types: Sequence[str], columns: int, text: str, *effects: str, cards: Sequence[str] = ()) -> object:
    """What the odds say before the roll, after some effects."""
    g = crew_member(types, columns, cards)
    for effect in effects:
        do(g, effect)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("starboard.games.vanguard.odds.asked.check_asked.action_of", lambda *_: parse_action(text))
        Played(dice_check(g, 0, "poi:901", 0, parse_action(text)))
        view = odds_view(g)
    assert view is not None
    if view.risks:
        view.risks.stops.sort(key=lambda stop: stop.card, reverse=True)
    return msgspec.to_builtins(view.risks)


@pytest.mark.rule("IV-X-508")
def test_a_danger_die_that_is_taken_away_threatens_nothing() -> None:
    text = f"danger: A\n{ROW}"
    plain = {"injury_dice": 0, "boxes": ["A"], "strikes": 0, "dangers": 0.625, "injured": 0.25, "stops": []}
    assert risks([], 0, text) == plain
    assert risks([], 0, text, "status wary next") is None
    assert risks([], 0, ROW) is None
