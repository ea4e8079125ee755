"""The live odds while special effects are resolved, against the game itself: everything is played to its end."""

from collections.abc import Sequence
from random import Random

import pytest

from games.vanguard.proving_ground import Played, deal, landed, load, one, own, picks, trip
from starboard.games.vanguard.content.dice import FACES, NUMBER_OF
from starboard.games.vanguard.moves.exploration_moves import GoOn, SpendDice
from starboard.games.vanguard.notation.actions import parse_action
from starboard.games.vanguard.rules.check.check import dice_check
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.games.vanguard.view.check.odds_view import worked_out
from starboard.kernel import Move

SOURCE = "poi:905"
ACTIONS = {
    "two-tracks": """
        tracks: green 3, red 2
        special: acc -> red +1
        special: fit -> green +1
        special: gat -> charge 1
        special: 2D -> green +1
        green -> success 1
        red -> nothing""",
    "yellow": """
        tracks: yellow 2, green 2
        special: fit -> yellow +1
        special: fit/gat -> green +1
        special: 2D -> green +1
        yellow -> success 2
        green -> success 1""",
    "once": """
        tracks: green 2
        special once: fit/acc -> charge 1
        special: fit -> green +1
        special: 2D -> green +1
        green -> success 1""",
    "rows": """
        special: gat -> charge 1
        special: def -> charge 1
        yellow: fit+gat -> success 2
        green: fit/def -> success 1
        red -> nothing""",
}
DICE = ["red_basic", "red_fitness", "red_wild", "red_universal", "blue_basic"]
WORST_FIRST = {"tracks": ("red", "none", "green", "yellow"), "rows": ("red", "green", "yellow")}


def resolving(text: str, dice: Sequence[tuple[str, int]], answers: Sequence[Move]) -> tuple[VanguardState, Played]:
    """A check with these dice, which show this; up to the first question about special effects that has no answer."""
    g = landed("se", "sc", sectors=(6, 6))
    for who in (0, 1):
        own(g, who)
        deal(g, who=who)
        one(g, who).charges = 0
    own(g, 0, [die for die, _ in dice])
    load(g, *(face for _, face in dice))
    play = Played(dice_check(g, 0, SOURCE, 0, parse_action(text))).answer(*picks(*(die for die, _ in dice)))
    left = list(answers)
    while not play.over:
        if play.asked[1] not in ("special", "spend"):
            play.answer(GoOn() if GoOn() in play.offers else play.offers[0])
        elif left:
            play.answer(left.pop(0))
        else:
            break
    return g, play


def best(text: str, dice: Sequence[tuple[str, int]], wrong: list[object], answers: tuple[Move, ...] = ()) -> str:
    """The best outcome that can be had. All that the odds say on the way is looked at: `wrong` gets what is not so."""
    g, play = resolving(text, dice, answers)
    order = WORST_FIRST["tracks" if "tracks" in text else "rows"]
    if play.over:
        found = [name for name in order if trip(g).resolved.get(f"{SOURCE}.0.{name}")]
        return found[-1] if found else "none"
    worked = worked_out(g)
    assert worked is not None
    names = worked.odds.names
    after = {move: best(text, dice, wrong, (*answers, move)) for move in play.offers}
    outcome = max(after.values(), key=order.index)
    said = {key_of(move): only(names, other) for move, other in after.items()} | {"now": only(names, outcome)}
    told = {**worked.moves, "now": worked.odds.most}
    wrong += [(answers, key) for key, chances in said.items() if told[key] != chances]
    return outcome


def key_of(move: Move) -> str:
    return f"spend:{','.join(map(str, move.places))}" if isinstance(move, SpendDice) else "go-on"


def only(names: Sequence[str], outcome: str) -> list[float]:
    """The chances when an outcome is certain."""
    return [float(name == outcome) for name in names]


@pytest.mark.rule("IV-X-532")
@pytest.mark.rule("IV-X-535")
@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("name", ACTIONS)
def test_what_comes_of_each_choice_of_dice(name: str, seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    rng = Random(1000 * list(ACTIONS).index(name) + seed)
    text = "\n".join(line.strip() for line in ACTIONS[name].strip().splitlines())
    for module in ("odds.asked.check_asked", "rules.planet.action_tracks"):
        monkeypatch.setattr(f"starboard.games.vanguard.{module}.action_of", lambda *_: parse_action(text))
    kinds = sorted(rng.choices(DICE, k=rng.randint(2, 4)), key=NUMBER_OF.__getitem__)
    wrong: list[object] = []
    best(text, [(die, rng.randrange(len(FACES[NUMBER_OF[die]]))) for die in kinds], wrong)
    assert wrong == []
