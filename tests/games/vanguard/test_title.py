"""What the title shows, hides, counts and says."""

from random import Random

import msgspec
import pytest

from games.vanguard.ship_tables import aboard, landed
from starboard.games.vanguard.captions.captions import caption
from starboard.games.vanguard.captions.refusals import why_not
from starboard.games.vanguard.census import census, invariants
from starboard.games.vanguard.content import campaign, campaign_names
from starboard.games.vanguard.hide import hide
from starboard.games.vanguard.moves.exploration_moves import GoOn
from starboard.games.vanguard.moves.mission_moves import (
    MISSION_MOVES,
    BuyDice,
    LetPass,
    Load,
    Send,
    Swap,
    TakeDeck,
    TakeDie,
)
from starboard.games.vanguard.moves.ship_book_moves import (
    PAGELESS_MOVES,
    SHIP_MOVES,
    Achieve,
    Activate,
    Answer,
    CompleteProject,
    Dismiss,
    Fly,
    Repair,
    Resolve,
    SpeedUp,
    Visit,
)
from starboard.games.vanguard.state.board_state import Poi
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.games.vanguard.state.options import CAMPAIGNS, CARRIED
from starboard.games.vanguard.title import VANGUARD
from starboard.games.vanguard.view.card_print import CardPrint, PlanetPrint
from starboard.games.vanguard.view.printed import CampaignPrint, printed, sealed_print
from starboard.games.vanguard.view.view import view
from starboard.kernel import Chance, Move, find_title, new_match
from starboard.speech import LANGUAGES, Speech


def begun() -> VanguardState:
    """A match of the campaign before the first answer."""
    g = new_match(VANGUARD, 1, 1, {}).state
    assert isinstance(g, VanguardState)
    return g


def test_the_title_is_registered() -> None:
    assert find_title("vanguard") is VANGUARD
    assert (VANGUARD.least_seats, VANGUARD.most_seats) == (1, 4)
    tags = [move.__struct_config__.tag for move in VANGUARD.moves]
    assert len(set(tags)) == len(tags)


def test_options_name_what_the_campaign_has() -> None:
    assert tuple(CAMPAIGNS.values()) == campaign_names()
    head = campaign["guest_book"].head
    assert len(head.operation) == 1
    assert "operation" in next(option.choices for option in VANGUARD.options if option.id == "start")
    for word in CARRIED:
        name, _, value = word.partition("-")
        assert value in head.flags[name.upper()]


def test_everybody_sees_the_same() -> None:
    g = aboard(seats=4)
    landed(g, "se1", "sc1")
    seen = {msgspec.json.encode(view(g, seat)) for seat in (0, 1, 2, 3, None)}
    assert len(seen) == 1


def test_the_order_of_decks_and_cards_face_down_are_hidden() -> None:
    g = aboard()
    e = landed(g, "se1", "sc1")
    e.places[1].pois.append(Poi("124", down=True))
    shown = view(g, 0)
    trip = shown.expedition
    assert trip is not None
    assert trip.places[1].pois[-1].id == ""
    assert trip.events == 2
    assert trip.team[0].deck == 2
    assert trip.boards[0].uniques == 2
    assert shown.bridge.situation_deck == 3
    assert shown.starmap.scanned == {}


def test_hiding_changes_nothing_that_is_seen() -> None:
    g = aboard()
    e = landed(g, "se1", "sc1")
    e.bag = list(range(20))
    before, counted = msgspec.json.encode(view(g, 0)), census(g)
    orders = set()
    for seed in range(20):
        hide(g, 0, Chance(seed + 1))
        assert msgspec.json.encode(view(g, 0)) == before
        assert census(g) == counted
        orders.add(tuple(g.decks.discoveries[0]))
    assert len(orders) > 3


def test_the_census_counts_each_card_once_wherever_it_lies() -> None:
    g = aboard()
    first = census(g)
    assert (first["p03"], first["min01"], first["lead"], first["injury wound"]) == (1, 1, 20, 12)
    g.ship.armory.append("p03")
    assert census(g) == first
    g.ship.armory.append("p03")
    assert census(g)["p03"] == 2


def test_invariants_find_tokens_and_dice_that_cannot_be() -> None:
    g = aboard()
    assert invariants(g) == []
    e = landed(g, "se1", "sc1")
    assert invariants(g) == []
    e.team[0].spent.append(0)
    g.ship.command = 9
    assert [message.id for message in invariants(g)] == ["vanguard-tokens-wrong", "vanguard-dice-astray"]


CAPTIONS: list[tuple[Move, str]] = [
    (GoOn(), "Continue"),
    (Activate("barracks"), "Use the barracks, for one command"),
    (BuyDice(""), "Buy a die for every section for 5"),
    (TakeDie("red_fitness", 2), "red die (fitness), number 2"),
    (TakeDeck("starters"), "Take the starter cards"),
    (Send(""), "The team is complete"),
    (Achieve("MO08", 0), "Achieve Deck Nine: one of Engineering, one of Engineering"),
    (Resolve("S10", 0), "one of any section, rank 2 or higher"),
    (Fly("SY02"), "for one energy"),
    (Swap("min01", "strange_flora"), "for one from strange flora"),
    (Load("p09", "recon"), "for Recon"),
    (CompleteProject("RS04", ""), "Complete"),
    (SpeedUp("PR06", 1), "2 success tokens"),
    (Repair("L1", ""), "with energy"),
    (Visit("D03"), "Visit"),
    (LetPass("01", "22"), "wait so that"),
]


@pytest.mark.parametrize(("move", "words"), CAPTIONS, ids=lambda value: type(value).__name__)
def test_captions_say_what_is_done(move: Move, words: str) -> None:
    g = begun()
    speech = Speech("en")
    speech.learn(VANGUARD)
    assert words in speech.say(VANGUARD.caption(g, 0, move).message)


@pytest.mark.parametrize("kind", [*SHIP_MOVES, *MISSION_MOVES, *PAGELESS_MOVES], ids=lambda kind: kind.__name__)
def test_a_move_that_names_what_is_not_there_has_a_caption_and_a_refusal(kind: type[Move]) -> None:
    g = aboard()
    rng = Random(1)
    for nonsense in ("", "no such thing", "se1"):
        fields = {
            name: nonsense if kind.__annotations__[name] is str else rng.randrange(-2, 99)
            for name in kind.__struct_fields__
        }
        move = kind(**fields)
        assert caption(g, 0, move).message.id
        refused = why_not(g, 0, move)
        assert refused is None or refused[1].startswith("IV-")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_log_choice_of_the_first_act_can_be_said(language: str) -> None:
    speech = Speech(language)
    speech.learn(VANGUARD)
    g = begun()
    for log in campaign["guest_book"].logs.values():
        for number in range(1, len(log.choice) + 1):
            said = speech.say(VANGUARD.caption(g, 0, Answer(log.id, number)).message)
            assert not said.startswith("guestbook-")


def test_what_everybody_may_know_is_printed_for_everybody_and_the_campaign_for_those_who_met_it() -> None:
    data = printed()
    assert data.campaigns == {"guest-book": CampaignPrint("guest_book", "guestbook")}
    assert len(data.dice) == 21
    lander, planet = (sealed_print(f"guestbook-{name}") for name in ("card-L1", "planet-P01"))
    assert isinstance(lander, CardPrint)
    assert lander.rolls == 3
    assert isinstance(planet, PlanetPrint)
    assert len(planet.sector) == 10
    hidden = {"landing_row", "scan", "rule", "departure", "poi", "mission"}
    assert not hidden & set(msgspec.to_builtins(planet))
    assert sealed_print("guestbook-log-L00-0") is None


def test_going_on_is_doing_nothing_and_dismissing_somebody_is_grave() -> None:
    g = aboard()
    assert [caption(g, 0, move).weight for move in (GoOn(), Dismiss("c1"))] == ["pass", "grave"]
