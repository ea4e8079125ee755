"""Why bots do what they do, in one sentence for whoever plays alone beside them."""

from collections.abc import Iterator

import pytest

from starboard.bots import Explaining, play_out
from starboard.games.vanguard.bots.away import STAND_BY, Plan
from starboard.games.vanguard.bots.crew import ACTION, Crew, state_of
from starboard.games.vanguard.bots.levels import Cadet
from starboard.games.vanguard.bots.reasons import reason, served
from starboard.games.vanguard.bots.searching import Captain
from starboard.games.vanguard.moves.exploration_moves import LiftOff, PlayCard, TakeSpecial, Travel
from starboard.games.vanguard.names.exploration_names import sector_name
from starboard.games.vanguard.rules.planet.action_tracks import action_of
from starboard.games.vanguard.rules.planet.missions import DONE, OPEN
from starboard.games.vanguard.state.member_state import Injury
from starboard.games.vanguard.title import VANGUARD
from starboard.kernel import Choice, Message, Sight, new_match
from starboard.speech import Speech

LANGUAGES = ("en", "cs", "pl")
BECAUSE = "vanguard-because-"


def explained(seeds: range, bot: Crew | None = None) -> Iterator[tuple[Sight, Choice, Message | None]]:
    """All decisions of crews in operations, with what they say of them."""
    player = bot or Crew(3)
    for seed in seeds:
        match = new_match(VANGUARD, 1, seed, {"start": "operation"}, listening=False)
        while match.question is not None:
            sight = Sight(match, 0)
            chosen = player.choose(sight)
            yield sight, chosen, player.explain(sight, chosen)
            match.pick(0, *(chosen if isinstance(chosen, tuple) else (chosen,)))


def test_every_action_is_explained_in_one_sentence_of_each_language() -> None:
    speeches = [Speech(language) for language in LANGUAGES]
    for speech in speeches:
        speech.learn(VANGUARD)
    said: set[str] = set()
    for sight, chosen, why in explained(range(4)):
        if why is None:
            assert sight.question.prompt != ACTION or not isinstance(sight.options[chosen], TakeSpecial | Travel)  # type: ignore[index]
            continue
        said.add(why.id)
        sentences = [speech.say(why) for speech in speeches]
        assert len(set(sentences)) == len(LANGUAGES)
        assert all(one.endswith(".") and BECAUSE not in one and "guestbook-" not in one for one in sentences), sentences
    assert said >= {f"{BECAUSE}{what}" for what in ("mission", "action", "way-mission", "way-poi", "rest")}


def test_a_reason_says_nothing_that_its_seat_could_not_know() -> None:
    looked = 0
    for sight, chosen, why in explained(range(2)):
        if why is None:
            continue
        twin = Sight(sight.imagine(99 + looked), 0)
        assert Crew(3).explain(twin, chosen) == why
        looked += 1
    assert looked > 20


def test_a_reason_names_only_what_lies_open() -> None:
    for sight, _, why in explained(range(2)):
        for name, word in (why.args if why is not None else {}).items():
            if name not in ("mission", "poi") or not isinstance(word, Message):
                continue
            id = word.id.rpartition("-")[2]
            shown = sight.view.expedition
            open_ones = {one.id for board in shown.boards for one in board.missions}
            seen = {poi.id for place in shown.places.values() for poi in place.pois}
            assert id in open_ones | seen


def first_action() -> Sight:
    for sight, _, _ in explained(range(1)):
        if sight.question.prompt == ACTION and STAND_BY not in sight.options:
            return sight
    raise AssertionError("nobody acts")


def test_the_mission_is_one_that_both_cards_speak_of() -> None:
    found = 0
    for sight, chosen, why in explained(range(3)):
        if why is None or why.id != f"{BECAUSE}mission":
            continue
        move = sight.options[chosen]  # type: ignore[index]
        assert isinstance(move, TakeSpecial)
        g = state_of(sight.imagine(1))
        source = move.source.partition("@")[0]
        mission = served(g, source, action_of(g, source, move.action))
        assert why.args["mission"] == Message(f"guestbook-mission-{mission}")
        # A mission that is over is nobody's reason.
        for board in g.expedition.boards:
            for one in board.missions:
                one.status = DONE
        assert served(g, source, action_of(g, source, move.action)) == ""
        found += 1
    assert found > 3


def test_what_leads_home_is_said() -> None:
    g = state_of(first_action().imagine(1))
    who = g.expedition.who

    def why() -> str:
        found = reason(g, who, LiftOff())
        assert found is not None
        assert found.id == f"{BECAUSE}lift-off"
        return str(found.args["why"])

    assert any(one.status == OPEN for board in g.expedition.boards for one in board.missions)
    assert why() == "late"
    g.expedition.team[who].injuries = [Injury("scratch") for _ in range(3)]
    assert why() == "hurt"
    for board in g.expedition.boards:
        for one in board.missions:
            one.status = DONE
    assert why() == "done"


def test_a_way_is_told_by_where_it_leads_in_the_end() -> None:
    sight = first_action()
    g = state_of(sight.imagine(1))
    plan = Plan(g, g.expedition.who)
    for move in sight.options:
        if isinstance(move, Travel):
            goal = plan.bound_for(move.sector)
            assert plan.goals.get(goal, 0.0) >= plan.goals.get(move.sector, 0.0)
            found = reason(g, g.expedition.who, move)
            assert found is not None
            assert found.args["sector"] == sector_name(g, goal)


@pytest.mark.parametrize("make", [Cadet, Crew, Captain])
def test_every_level_explains_and_only_its_own_actions(make: type[Crew]) -> None:
    bot = make(1)
    assert isinstance(bot, Explaining)
    match = new_match(VANGUARD, 2, 5, {"start": "operation"}, listening=False)
    crews = [Crew(1), Crew(2)]
    answers = set()
    for _ in range(400):
        if match.question is None:
            break
        sight = Sight(match, match.waiting[0])
        if sight.question.prompt != ACTION:
            assert bot.explain(sight, 0) is None
        elif STAND_BY in sight.options:
            answers.add(bot.explain(sight, 0))
        play_out(match, crews, 1)
    assert answers == {None}


def test_cards_speak_for_themselves() -> None:
    g = state_of(first_action().imagine(1))
    assert reason(g, g.expedition.who, PlayCard(g.expedition.who, "SE01")) is None
