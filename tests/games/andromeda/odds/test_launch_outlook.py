"""What a launch leads to, and what spending brings: shown before anybody commits, exact, and nobody's secret."""

from fractions import Fraction

import msgspec
import pytest

from games.andromeda.battlefields import Played, bare_table, deal, give, put, put_raider
from games.andromeda.hegemon_tables import hegemon_table
from starboard.games.andromeda.content import NUMBER_OF
from starboard.games.andromeda.moves.battle_moves import DiscardEnergy, Pass, PlayTactic
from starboard.games.andromeda.moves.turn_moves import Launch, ReturnToStation
from starboard.games.andromeda.names.battle_names import side_kind, side_name, side_within, sides_named
from starboard.games.andromeda.names.names import within
from starboard.games.andromeda.odds import battle_chances
from starboard.games.andromeda.odds.launch_outlook import Help, Joining, Outlook, Stance, outlooks
from starboard.games.andromeda.odds.prospects import chance_to_win
from starboard.games.andromeda.rules.battle.battle import battle
from starboard.games.andromeda.state.game_state import BAY, FIGHTER, SHIPS_OF, AndromedaState
from starboard.games.andromeda.view.outlook_view import JoiningView, ThreatView
from starboard.games.andromeda.view.stakes import stake
from starboard.games.andromeda.view.view import view
from starboard.kernel import Arg, Message, Stake
from starboard.speech import Speech


def table(seats: int = 2) -> AndromedaState:
    """Player 0 is to launch one of three transports; nobody is on the map."""
    g = bare_table(seats)
    g.step = "choose"
    return g


def chance(*dice: int) -> float:
    """The chance of the first of these sides, which have this many dice and targeting 1."""
    found = battle_chances.chances([battle_chances.Side(str(place), count) for place, count in enumerate(dice)]).win[0]
    assert isinstance(found, Fraction)
    return round(float(found), 4)


def wins(ahead: Outlook, ship: str = "transport") -> dict[Help, float]:
    """The chance of player 0, by who helps."""
    return {help: side.win for help, sides in ahead.fights[ship].items() for side in sides if side.who == 0}


@pytest.mark.rule("AE-B-12.3")
def test_a_raider_in_range_is_seen_coming() -> None:
    g = table()
    raider = put_raider(g, "vorticon_attackers", "N1")
    found = outlooks(g, 0)
    assert sorted(found) == ["S01", "S02", "S05"]
    assert found["S01"].raiders == [raider]
    assert found["S01"].fights["transport"] == {
        "alone": [Stance(0, 1, 1, 0, chance(1, 1)), Stance(-1, 1, 1, 0, chance(1, 1))]
    }


@pytest.mark.rule("AE-B-12.5")
def test_where_a_raider_lies_no_other_comes() -> None:
    g = table()
    put_raider(g, "vorticon_attackers", "N1")
    put_raider(g, "mechaphage", "S01")
    ahead = outlooks(g, 0)["S01"]
    assert ahead.raiders == []
    assert wins(ahead)["alone"] == chance(1, 3)


@pytest.mark.rule("AE-B-20.2")
def test_ships_in_range_may_join_and_own_ones_help() -> None:
    g = table()
    put_raider(g, "vorticon_attackers", "N1")
    mine, theirs = put(g, 0, "transport", "S02"), put(g, 1, "fighter", "S06")
    put(g, 1, "transport", "S09")
    ahead = outlooks(g, 0)["S01"]
    assert ahead.joining == [
        Joining(0, mine, NUMBER_OF["S02"], False),
        Joining(1, theirs, NUMBER_OF["S06"], False),
    ]
    assert wins(ahead) == {"alone": chance(1, 1), "helped": chance(2, 1), "all": chance(2, 2, 1)}


@pytest.mark.rule("AE-B-20.2")
@pytest.mark.rule("AE-B-20.8")
def test_all_who_could_be_drawn_in_are_counted_with_their_dice_and_energy() -> None:
    g = table(3)
    put_raider(g, "vorticon_attackers", "N1")
    put(g, 1, "heavy_cruiser", "S06")
    put(g, 2, "fighter", "S02")
    give(g, 2, energy=2)
    fights = outlooks(g, 0)["S01"].fights["transport"]
    assert [side.who for side in fights["alone"]] == [0, -1]
    assert "helped" not in fights
    sides = {side.who: side for side in fights["all"]}
    assert {who: (side.dice, side.targeting, side.energy) for who, side in sides.items()} == {
        0: (1, 1, 0),
        1: (3, 1, 0),
        2: (4, 1, 2),
        -1: (1, 1, 0),
    }
    assert sides[1].win == chance(3, 1, 4, 1)
    assert [who for who in (0, 1, 2) if g.players[who].resources[0]] == [2]


@pytest.mark.rule("AE-B-20.2")
def test_who_is_there_already_fights_also_alone() -> None:
    g = table(3)
    g.players[0].ships[SHIPS_OF[FIGHTER][0]] = BAY
    put(g, 1, "heavy_cruiser", "S01")
    fights = outlooks(g, 0)["S01"].fights["fighter"]
    assert fights == {"alone": [Stance(0, 2, 1, 0, chance(2, 3)), Stance(1, 3, 1, 0, chance(3, 2))]}


@pytest.mark.rule("AE-B-20.8")
def test_energy_is_counted_as_dice() -> None:
    g = table()
    put_raider(g, "vorticon_attackers", "N1")
    give(g, 0, energy=2)
    assert wins(outlooks(g, 0)["S01"]) == {"alone": chance(1, 1), "helped": chance(3, 1)}


@pytest.mark.rule("AE-B-20.8")
def test_without_energy_nothing_fuels_the_fire() -> None:
    g = table()
    put_raider(g, "vorticon_attackers", "N1")
    g.players[0].faction = "ember_legion"
    assert wins(outlooks(g, 0)["S01"]) == {"alone": chance(1, 1)}
    give(g, 0, energy=1)
    assert wins(outlooks(g, 0)["S01"]) == {"alone": chance(1, 1), "helped": chance(3, 1)}


@pytest.mark.rule("AE-E-15.1")
def test_ships_of_the_hegemon_join_by_rule() -> None:
    g = hegemon_table()
    g.turn, g.step = 0, "choose"
    cruiser = put(g, 1, "heavy_cruiser", "S09")
    put_raider(g, "vorticon_attackers", "N1")
    ahead = outlooks(g, 0)["S01"]
    assert ahead.joining == [Joining(1, cruiser, NUMBER_OF["S09"], True)]
    assert wins(ahead)["alone"] == chance(1, 3, 1)


@pytest.mark.rule("AE-E-3.7")
def test_the_wyrm_carries_the_ship_away_from_the_battle() -> None:
    g = bare_table(2, gate=True)
    g.step = "choose"
    put_raider(g, "underdark_wyrm", "S06")
    ahead = outlooks(g, 0)
    assert ahead["S05"].fights == {"transport": {}}
    assert ahead["S07"].fights["transport"]


def test_looking_ahead_changes_nothing() -> None:
    g = table()
    put_raider(g, "vorticon_attackers", "N1")
    give(g, 0, energy=3)
    before = msgspec.msgpack.encode(g)
    outlooks(g, 0)
    assert msgspec.msgpack.encode(g) == before
    assert g.news == []


@pytest.mark.rule("AE-B-25.1")
def test_only_who_is_to_launch_is_shown_an_outlook() -> None:
    g = table()
    put_raider(g, "vorticon_attackers", "N1")
    shown = view(g, 0).outlook
    assert shown is not None
    assert [one.region for one in shown] == [NUMBER_OF[name] for name in ("S01", "S02", "S05")]
    assert view(g, 0, reckon=False).outlook is None
    assert view(g, 1).outlook == []
    assert view(g, None).outlook == []
    g.step = "action"
    assert view(g, 0).outlook == []
    assert stake(g, 0, Launch("transport", "S01")) is None


@pytest.mark.rule("AE-B-12.3")
@pytest.mark.rule("AE-B-20.2")
def test_an_outlook_says_who_comes_with_how_many_dice() -> None:
    g = hegemon_table(2)
    g.turn, g.step = 0, "choose"
    put_raider(g, "mechaphage", "S19")
    put_raider(g, "vorticon_attackers", "N1")
    put(g, 1, "fighter", "S06")
    put(g, 2, "heavy_cruiser", "S09")
    ahead = next(one for one in view(g, 0).outlook or [] if one.region == NUMBER_OF["S01"])
    assert ahead.threats == [ThreatView(1, dice=1, targeting=1, surely=True)]
    assert view(g, 0).raiders.on_map[1].region == NUMBER_OF["N1"]
    assert ahead.joining == [
        JoiningView(1, "fighter", NUMBER_OF["S06"], dice=2, surely=False),
        JoiningView(2, "heavy_cruiser", NUMBER_OF["S09"], dice=3, surely=True),
    ]
    put_raider(g, "grave_barge", "S02")
    ahead = next(one for one in view(g, 0).outlook or [] if one.region == NUMBER_OF["S01"])
    assert [threat.surely for threat in ahead.threats] == [False, False]


@pytest.mark.rule("AE-B-20.2")
def test_what_is_at_stake_in_a_launch_stands_beside_it() -> None:
    g = table()
    put_raider(g, "vorticon_attackers", "N1")
    put(g, 0, "transport", "S02")
    put(g, 1, "fighter", "S06")
    won = {"alone": chance(1, 1), "helped": chance(2, 1), "all": chance(2, 2, 1)}
    assert stake(g, 0, Launch("transport", "S01")) == Stake(won)
    assert stake(g, 0, Launch("transport", "S19")) is None
    assert stake(g, 1, Launch("transport", "S01")) is None
    assert stake(g, 0, ReturnToStation()) is None


@pytest.mark.rule("AE-E-3.7")
def test_a_launch_that_the_wyrm_carries_away_stakes_no_chance() -> None:
    g = bare_table(2, gate=True)
    g.step = "choose"
    put_raider(g, "underdark_wyrm", "S06")
    assert stake(g, 0, Launch("transport", "S05")) == Stake({})


def preparing() -> tuple[AndromedaState, Played]:
    """Player 0 prepares against a raider, with two energy and three cards."""
    g = bare_table(2)
    put(g, 0, "transport", "S01")
    put_raider(g, "vorticon_attackers", "S01")
    give(g, 0, energy=2)
    deal(g, 0, "target_lock", "focused_fire", "jamming")
    g.region, g.ship = NUMBER_OF["S01"], 0
    return g, Played(battle(g, NUMBER_OF["S01"])).through_to((0, "prepare"))


@pytest.mark.rule("AE-B-20.8")
@pytest.mark.rule("AE-B-20.9")
def test_what_can_be_added_is_shown_with_its_chance() -> None:
    g, played = preparing()
    assert stake(g, 0, DiscardEnergy(2)) == Stake({"win": chance(3, 1)}, gains="win")
    assert stake(g, 0, PlayTactic("focused_fire")) == Stake({"win": chance(2, 1)}, gains="win")
    assert stake(g, 0, PlayTactic("jamming")) is None
    assert stake(g, 0, Pass()) == Stake({"win": chance(1, 1)})
    further = stake(g, 0, PlayTactic("target_lock"))
    played.answer(PlayTactic("target_lock"))
    assert further is not None
    assert further.chances == {"win": chance_to_win(g, 0)}


@pytest.mark.rule("AE-B-25.1")
def test_nobody_else_is_told_what_cards_of_a_hand_would_bring() -> None:
    g, _ = preparing()
    assert stake(g, 1, PlayTactic("target_lock")) is None
    assert stake(g, 1, DiscardEnergy(1)) is None


def test_sentences_begin_with_a_capital_and_verbs_agree() -> None:
    g = hegemon_table()
    speech = Speech("en")
    rolled: dict[str, Arg] = {"count": 2, "targeting": 1, "dice": "6 1"}

    def said(who: int) -> str:
        args: dict[str, Arg] = {"seat": side_name(g, who), "side": side_kind(who), **rolled}
        return speech.say(Message("andromeda-rolled", args), ["Ada"])

    assert [said(0), said(1), said(-1)] == [
        "Ada rolls 2 dice with targeting 1: 6 1.",
        "The Hegemon rolls 2 dice with targeting 1: 6 1.",
        "The raiders roll 2 dice with targeting 1: 6 1.",
    ]
    assert speech.say(sides_named(g, [0, 1, -1]), ["Ada"]) == "Ada, the Hegemon and the raiders"
    assert within(g, 0) == side_within(g, 0) == 0
