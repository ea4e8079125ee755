"""What a button says at each step, the odds beside it, and why a region is not lit."""

from random import Random

import pytest

from games.andromeda.battlefields import bare_table, deal, duel, fight, fit, give, launch, put, put_raider
from games.andromeda.tables import rich_table
from starboard.games.andromeda.captions.captions import caption
from starboard.games.andromeda.captions.refusals import why_not
from starboard.games.andromeda.content import REGION_NAMES
from starboard.games.andromeda.moves.battle_moves import DiscardEnergy, Escalate, Pass, PlayTactic, RerollDie, UseEffect
from starboard.games.andromeda.moves.effect_moves import ClaimMoon, Decline, MoveShip, Recruit, SendLeader
from starboard.games.andromeda.moves.turn_moves import GoOn, Launch
from starboard.games.andromeda.state.game_state import BAY, SCRAPYARD, SHIP_TYPES, SHIPS_OF, AndromedaState
from starboard.games.andromeda.title import ANDROMEDA
from starboard.games.andromeda.view.battle_view import battle_view
from starboard.games.andromeda.view.stakes import stake
from starboard.kernel import AskSome, Move, new_match
from starboard.speech import Speech

SPEECH = Speech("en")


def said(g: AndromedaState, move: Move, seat: int = 0) -> str:
    return SPEECH.say(caption(g, seat, move).message)


def refused(g: AndromedaState, move: Move) -> str:
    why = why_not(g, 0, move)
    assert why is not None
    return SPEECH.say(why[0])


@pytest.mark.parametrize(
    ("step", "words"),
    [
        ("escalation", "Keep it where it is"),
        ("diplomacy", "Fight"),
        ("preparation", "Roll 2 dice"),
        ("after_roll", "Let it stand"),
        ("result", "Take nothing more"),
        ("damage", "Take the damage"),
    ],
)
def test_to_pass_says_what_follows(step: str, words: str) -> None:
    g = duel()
    fight(g, "S06")
    g = duel()
    deal(g, 0, "jamming")
    fight(g, "S06")
    assert g.battle is not None
    g.battle.step = step
    assert said(g, Pass()) == words
    assert (caption(g, 0, Pass()).weight == "main") is (step == "preparation")


@pytest.mark.rule("AE-B-20.8")
def test_energy_says_how_many_dice_are_rolled() -> None:
    g = duel()
    give(g, 0, energy=5)
    fight(g, "S06")
    assert said(g, DiscardEnergy(1)) == "Burn one energy, roll 3 dice"
    assert said(g, DiscardEnergy(4)) == "Burn 4 energy, roll 6 dice"
    g.players[0].faction = "ember_legion"
    assert said(g, DiscardEnergy(1)) == "Burn one energy, roll 4 dice"


@pytest.mark.parametrize(
    ("step", "words"),
    [("build", "Build nothing"), ("activate", "Activate nothing more"), ("end_launch", "End the turn")],
)
def test_to_go_on_says_what_is_left_undone(step: str, words: str) -> None:
    g = bare_table()
    g.step = step
    assert said(g, GoOn()) == words


def test_to_decline_says_of_what() -> None:
    g = bare_table()
    assert said(g, Decline("odessa_field")) == "Take none"
    assert said(g, Decline("kestrel_yards")) == "Build none"
    assert said(g, Decline("black_market")) == "No, thanks: Black Market"


# -- Odds ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AE-B-20.2")
def test_joining_and_staying_out_have_their_odds() -> None:
    g = bare_table()
    put_raider(g, "vorticon_attackers", "S06")
    launch(g, 0, "transport", "S06")
    put(g, 0, "transport", "S05")
    play = fight(g, "S06")
    assert play.asked == (0, "join")
    alone, helped = stake(g, 0, Pass()), stake(g, 0, Escalate("transport", "S05", 1))
    assert alone is not None
    assert helped is not None
    assert alone.chances["win"] == 0.4167
    assert helped.chances["win"] > alone.chances["win"]
    assert helped.gains == "win"
    assert g.players[0].ships.count(4) == 1


@pytest.mark.rule("AE-B-20.13")
def test_each_die_that_could_be_rolled_again_has_its_odds() -> None:
    g = bare_table()
    put_raider(g, "grave_barge", "S06")
    launch(g, 0, "fighter", "S06")
    deal(g, 0, "evasive_burn", "lucky_shot")
    fit(g, 0, "sci_14")
    play = fight(g, "S06", 5, 1, 5, 4).through_to((0, "after-roll"))
    chances = {move: found.chances["win"] for move in play.offers if (found := stake(g, 0, move)) is not None}
    assert chances[Pass()] == 0
    assert chances[PlayTactic("lucky_shot")] == 1
    assert 0 < chances[UseEffect("sci_14", 1)] <= chances[PlayTactic("evasive_burn")] < 1
    again = stake(g, 0, RerollDie(1, 1))
    assert again is not None
    assert again.chances["win"] == chances[UseEffect("sci_14", 1)]
    shown = battle_view(g)
    assert shown is not None
    assert shown.rerolls is not None
    wins = {tuple(reroll.dice): reroll.win for reroll in shown.rerolls}
    assert wins[1,] == again.chances["win"]
    assert max(wins.values()) == chances[PlayTactic("evasive_burn")]
    assert battle_view(g, reckon=False) is not None


# -- Why not ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AE-B-7.1")
@pytest.mark.rule("AE-B-7.2")
def test_who_holds_a_region_and_what_the_fighter_could_do() -> None:
    g = bare_table(2, hegemon="ofc_1a")
    put(g, 2, "transport", "S02")
    name = SPEECH.say(caption(g, 0, Launch("transport", "S02")).message).rpartition(" to ")[2]
    begins = f"Others hold {name}: the Hegemon."
    assert refused(g, Launch("transport", "S02")) == f"{begins} A fighter could; yours is not built yet."
    fighter = SHIPS_OF[SHIP_TYPES.index("fighter")][0]
    g.players[0].ships[fighter] = BAY
    assert refused(g, Launch("transport", "S02")) == f"{begins} Your fighter could go there."
    g.players[0].ships[fighter] = SCRAPYARD
    assert refused(g, Launch("transport", "S02")).endswith("yours is in the scrapyard.")
    assert refused(g, Launch("heavy_cruiser", "S02")) == "Your heavy cruiser is not built yet."


@pytest.mark.rule("AE-B-7.1")
def test_every_region_that_is_not_lit_says_why() -> None:
    asked = 0
    for seed in range(3):
        match, rng = new_match(ANDROMEDA, 2, seed, {"hegemon": "ofc_1a", "special": True}), Random(seed)
        while not match.over and asked < 40 * (seed + 1):
            seat, question = match.waiting[0], match.question
            offers = list(match.offers(seat))
            if question is not None and question.prompt == "andromeda-ask-turn":
                asked += 1
                dark = [Launch(ship, region) for ship in SHIP_TYPES for region in REGION_NAMES]
                for move in (move for move in dark if move not in offers):
                    assert isinstance(match.state, AndromedaState)
                    assert why_not(match.state, seat, move) is not None, move
            if isinstance(question, AskSome):
                match.play(seat, rng.sample(offers, rng.randint(question.least, question.most)))
            else:
                match.play(seat, rng.choice(offers))
    assert asked > 60


def test_other_choices_on_the_map_say_why_too() -> None:
    g = rich_table()
    put(g, 0, "transport", "S01")
    put(g, 1, "transport", "S02")
    g.players[0].posted = {}
    assert refused(g, Recruit("S01")) == "You have no leader there."
    assert refused(g, SendLeader("N1")) == "Leaders go to alliance bases only."
    assert refused(g, ClaimMoon("S99", "moon_ice_1")) == "There is no moon to claim there."
    assert refused(g, MoveShip("transport", "S01", "N1")).startswith("Only a ship with Navigation")
    assert refused(g, MoveShip("transport", "S01", "S02")).endswith("No ship moves among them.")
    assert refused(g, MoveShip("transport", "S01", "S09")).endswith("is too far for it.")
