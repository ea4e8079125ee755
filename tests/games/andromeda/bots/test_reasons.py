"""Why bots of Andromeda's Edge would make a move, for whoever asks."""

from collections.abc import Iterator

import pytest

from starboard.bots import Explaining, Weighing, play_out
from starboard.games.andromeda.bots import fights
from starboard.games.andromeda.bots.admiral import Admiral
from starboard.games.andromeda.bots.learnt.warlord import Warlord
from starboard.games.andromeda.bots.overlord import Overlord
from starboard.games.andromeda.bots.player import table
from starboard.games.andromeda.bots.reasons.because import compared
from starboard.games.andromeda.bots.reasons.gains import figures
from starboard.games.andromeda.bots.rehearsal import Rehearsal, is_main
from starboard.games.andromeda.bots.settler import Settler
from starboard.games.andromeda.moves.battle_moves import DiscardEnergy, PlayTactic
from starboard.games.andromeda.moves.effect_moves import BuildShip
from starboard.games.andromeda.moves.turn_moves import Launch
from starboard.games.andromeda.odds.launch_outlook import outlooks
from starboard.games.andromeda.title import ANDROMEDA
from starboard.kernel import Choice, Message, Move, Sight, new_match
from starboard.speech import Speech

BECAUSE = "andromeda-because-"
Told = tuple[Sight, Choice, Message]


def explained(seed: int = 4, most: int = 130) -> Iterator[Told]:
    """Decisions in a match of settlers, with what an overlord says that it would do."""
    match = new_match(ANDROMEDA, 2, seed, {"length": 50, "hegemon": "ofc_2c"}, listening=False)
    bots = [Settler(1), Settler(2)]
    for number in range(most):
        if match.question is None:
            return
        seat = match.waiting[0]
        # A world of its own: the match goes on.
        sight, bot = Sight(match.imagine(seat, 1), seat), Overlord(number, worlds=2)
        chosen = bot.choose(sight)
        why = bot.explain(sight, chosen)
        if why is not None:
            yield sight, chosen, why
        play_out(match, bots, 1)


@pytest.fixture(scope="module")
def told() -> list[Told]:
    return list(explained())


def parts(why: Message) -> list[Message]:
    """The sentences of a reason."""
    both = [why.args.get(name) for name in ("first", "second")]
    return [one for one in both if isinstance(one, Message)] or [why]


def the(sight: Sight, chosen: Choice) -> Move:
    assert isinstance(chosen, int)
    return sight.options[chosen]


@pytest.mark.parametrize("make", [Admiral, Overlord, Warlord])
def test_the_stronger_ones_explain(make: type[Admiral]) -> None:
    assert isinstance(make(1), Explaining)
    assert isinstance(make(1), Weighing) is (make is not Admiral)


def test_reasons_are_sentences_of_each_language(told: list[Told]) -> None:
    speeches = [Speech(language) for language in ("en", "cs", "pl")]
    for speech in speeches:
        speech.learn(ANDROMEDA)
    for _, _, why in told:
        sentences = [speech.say(why) for speech in speeches]
        assert len(set(sentences)) == len(sentences)
        assert all(one.endswith(".") and BECAUSE not in one for one in sentences), sentences
    said = {part.id.removeprefix(BECAUSE) for _, _, why in told for part in parts(why)}
    assert said >= {"brings", "battle", "raises", "alike"}


def test_what_a_move_brings_it_brings_in_other_worlds_too(told: list[Told]) -> None:
    looked = 0
    for sight, chosen, why in told:
        g = table(sight.imagine(77))
        if why.id != f"{BECAUSE}brings" or not is_main(g, sight.question.prompt) or not isinstance(chosen, int):
            continue
        before, after = figures(g, sight.seat), figures(Rehearsal(g).after(sight.seat, chosen).g, sight.seat)
        assert any(after[name] > before[name] for name in before)
        looked += 1
    assert looked > 3


@pytest.mark.rule("AE-B-12.3")
def test_a_battle_is_told_where_somebody_waits_and_safety_where_nobody_does(told: list[Told]) -> None:
    seen = set()
    for sight, chosen, why in told:
        for part in parts(why):
            if part.id not in (f"{BECAUSE}battle", f"{BECAUSE}safe"):
                continue
            move = the(sight, chosen)
            assert isinstance(move, Launch)
            found = outlooks(table(sight.imagine(5)), sight.seat)
            fought = move.region in found and bool(found[move.region].fights.get(move.ship))
            assert fought is (part.id == f"{BECAUSE}battle")
            seen.add(part.id)
    assert f"{BECAUSE}battle" in seen


def test_more_dice_are_told_with_the_chances_before_and_after(told: list[Told]) -> None:
    found = 0
    for sight, chosen, why in told:
        if why.id != f"{BECAUSE}raises" or not isinstance(chosen, int):
            continue
        move = sight.options[chosen]
        if isinstance(move, DiscardEnergy | PlayTactic):
            g = table(sight.imagine(5))
            assert why.args["chance"] == round(100 * fights.chance(g, sight.seat))
            assert why.args["then"] == round(100 * fights.chance_after(g, sight.seat, move))
            found += 1
    assert found > 0


def test_what_a_button_says_is_no_reason(told: list[Told]) -> None:
    for sight, chosen, why in told:
        move = sight.options[chosen] if isinstance(chosen, int) else None
        if isinstance(move, BuildShip):
            assert f"{BECAUSE}{move.ship.replace('_', '-')}" not in repr(why)


def test_a_difference_is_told_only_if_it_is_larger_than_its_doubt() -> None:
    other = Message("other")
    clear = compared([4.0, 5.0, 6.0, 5.0], other)
    assert (clear.id, clear.args["points"], clear.args["error"]) == (f"{BECAUSE}compared", 5, 1)
    assert compared([9.0, -7.0, 6.0, -4.0], other).id == f"{BECAUSE}as-good"
