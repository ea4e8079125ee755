"""One truth: tile, sheet, button and dice tray say the same of a check at every step, and it is exact."""

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest
from msgspec.structs import replace

from games.vanguard import brute
from starboard.games.vanguard.board.dice_shown import symbols
from starboard.games.vanguard.board.requirements_met import need_number
from starboard.games.vanguard.content.dice import KINDS
from starboard.games.vanguard.moves.exploration_moves import GoOn, TakeSpecial
from starboard.games.vanguard.notation.symbols import COLOURS, SYMBOLS
from starboard.games.vanguard.odds.asked.check_asked import action_asked, check_asked, promised
from starboard.games.vanguard.odds.sums.wanted_check import Check
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.games.vanguard.title import VANGUARD
from starboard.games.vanguard.view.check.check_view import CheckView
from starboard.games.vanguard.view.check.odds_parts import OddsView
from starboard.kernel import AskSome, Match, Stake, new_match

CHECKS = 200
MOST_DICE = 3
"""With more dice it would take too long to try every roll by hand."""
NEEDS = {need_number(need): need for need in (*SYMBOLS, *COLOURS, "die", "any")}


class Followed:
    """A match at random, and the check that is followed in it."""

    def __init__(self) -> None:
        self.rng = Random(18)
        self.checks = 0
        self.stake: Stake | None = None
        """What the tile of the action said that was taken."""
        self.last: list[float] = []
        """The figure that was shown last before the roll."""
        self.match = self.begun()

    def begun(self) -> Match:
        seats = self.rng.randint(1, 2)
        return new_match(VANGUARD, seats, self.rng.randrange(1000), {"start": "operation"}, listening=False)

    def step(self) -> None:
        """One random decision; a match that is over is followed by another."""
        question = self.match.question
        if question is None:
            self.match = self.begun()
            return
        seat = self.match.waiting[0]
        offers = self.match.offers(seat)
        count = self.rng.randint(question.least, question.most) if isinstance(question, AskSome) else 1
        places = self.rng.sample(range(len(offers)), min(count, len(offers)))
        special = offers[places[0]] if places else None
        before = self.state.expedition.check if self.state.expedition is not None else None
        if isinstance(special, TakeSpecial):
            self.stake = self.match.stake(seat, special)
        picked = [getattr(offers[place], "die", "") for place in places]
        if question.prompt == "vanguard-ask-roll" and (odds := self.odds) is not None:
            self.last = button(odds, picked)
        self.match.pick(seat, *places)
        after = self.state.expedition.check if self.state.expedition is not None else None
        self.checks += before is None and after is not None

    @property
    def state(self) -> VanguardState:
        g = self.match.state
        assert isinstance(g, VanguardState)
        return g

    @property
    def view(self) -> CheckView | None:
        expedition = self.match.view(self.match.waiting[0]).expedition if self.match.waiting else None
        found = expedition.check if expedition is not None else None
        assert found is None or isinstance(found, CheckView)
        return found

    @property
    def odds(self) -> OddsView | None:
        return self.view.odds if self.view is not None else None


def button(odds: OddsView, picked: list[str]) -> list[float]:
    """What the button says that rolls these dice."""
    for some in odds.choices:
        taken = Counter(die for group, count in zip(odds.groups, some.dice, strict=True) for die in group[:count])
        kinds = Counter({group[0]: count for group, count in zip(odds.groups, some.dice, strict=True)})
        left = Counter(next(group[0] for group in odds.groups if die in group) for die in picked)
        if +kinds == left and sum(taken.values()) == len(picked):
            return some.chances
    return []


def in_words(asked: Check) -> dict[str, object]:
    """A check as the independent evaluator reads it."""
    return {
        "dice": [KINDS[die].id for die in asked.dice],
        "rows": [{"row": row.name, "needs": [[NEEDS[need] for need in way] for way in row.ways]} for row in asked.rows],
        "conversions": [{"colour": COLOURS[colour], "to": SYMBOLS[to]} for colour, to in asked.conversions],
        "swap": {SYMBOLS[place]: SYMBOLS[to] for place, to in enumerate(asked.swap)} if asked.swap else {},
        "specials": [
            {"needs": [SYMBOLS[symbol] for symbol in special.symbols], "once": special.once}
            for special in asked.specials
        ],
        "double_symbols": True,
    }


def exact(g: VanguardState, kinds: list[int]) -> list[float] | None:
    """The chances of these dice by trying every roll; None where there are tracks, or too many dice."""
    action = action_asked(g)
    assert action is not None
    asked = replace(check_asked(g, action), dice=tuple(sorted(kinds)))
    if asked.tracks or promised(g) or len(kinds) > MOST_DICE:
        return None
    return [round(float(chance), 4) for chance in brute.exact(in_words(asked)).values()]


def tray_is_true(g: VanguardState, view: CheckView) -> None:
    """The dice of the view are those of the match, face by face."""
    check = g.expedition.check
    assert check is not None
    assert [(die.kind, die.owner) for die in view.hand] == [(KINDS[kind].id, owner) for owner, kind in check.hand]
    assert [(die.kind, die.owner, die.face, die.shows) for die in view.pool] == [
        (KINDS[die.kind].id, die.owner, die.face, tuple(SYMBOLS[symbol] for symbol in symbols(die)))
        for die in check.pool
    ]


def figures(followed: Followed) -> Iterator[tuple[str, OddsView, Stake | None]]:
    """At every question of a check: its phase, its odds, and what going on leads to."""
    while followed.checks < CHECKS:
        followed.step()
        view = followed.view
        if view is None or followed.match.question is None:
            continue
        tray_is_true(followed.state, view)
        if view.odds is not None:
            seat = followed.match.waiting[0]
            moves = followed.match.offers(seat)
            go_on = next((followed.match.stake(seat, move) for move in moves if isinstance(move, GoOn)), None)
            yield followed.match.question.prompt, view.odds, go_on


@pytest.mark.rule("IV-X-501")
@pytest.mark.rule("IV-X-505")
def test_tile_sheet_button_and_tray_agree_through_200_random_checks() -> None:
    followed = Followed()
    tiles = rolls = sure = tried = 0
    for prompt, odds, go_on in figures(followed):
        shown, g = odds.figure, followed.state
        check = g.expedition.check
        assert check is not None
        assert sum(shown.chances) == pytest.approx(1, abs=0.001)
        if odds.phase == "choose":
            own = sorted(g.expedition.team[check.who].available)
            whole = [some for some in odds.choices if sum(some.dice) == len(own)]
            assert all(some.chances == shown.chances for some in whole)
            if followed.stake is not None and prompt == "vanguard-ask-roll":
                assert list(followed.stake.chances.values()) == shown.chances
                assert [how.message for how in followed.stake.how] == [how.message for how in shown.how]
                tiles += 1
            tried += agrees(odds, exact(g, own))
        elif odds.phase == "support":
            if followed.last and not check.supporters and check.hand:
                assert shown.chances == followed.last
            assert go_on is None or list(go_on.chances.values()) == shown.chances
            tried += agrees(odds, exact(g, [kind for _, kind in check.hand]))
            followed.last = shown.chances
        else:
            if odds.before is not None and prompt == "vanguard-ask-modify" and followed.last:
                if not check.supporters:
                    assert odds.before.chances == followed.last
                rolls += 1
            followed.last = []
            view = followed.view
            assert view is not None
            if shown.sure and view.forecast:
                assert view.forecast == shown.sure
                sure += 1
            if go_on is not None and prompt == "vanguard-ask-modify":
                assert list(go_on.chances.values()) == shown.chances
        followed.stake = None if odds.phase != "choose" else followed.stake
    assert min(tiles, rolls, sure, tried) > 20


def agrees(odds: OddsView, found: list[float] | None) -> bool:
    """Whether the figure was tried, and is what trying gave."""
    if found is None or odds.figure.assumes.id == "vanguard-figure-certain":
        return False
    assert odds.figure.chances == found
    return True
