"""What the board of a client reads: the chances of a check, the parts of an action, the pages of the log book."""

from collections.abc import Callable
from random import Random

import pytest

from starboard.games.vanguard.content import campaign
from starboard.games.vanguard.content.texts import texts
from starboard.games.vanguard.title import VANGUARD
from starboard.games.vanguard.view.card_print import CardPrint
from starboard.games.vanguard.view.check.odds_parts import ChoiceView, OddsView
from starboard.games.vanguard.view.printed import sealed_print
from starboard.kernel import AskSome, Match, new_match

LONGEST = 900


def played_until(wanted: str, start: str, meant: Callable[[Match], object] = lambda match: True) -> Match:
    """A match, played at random up to a question that is meant."""
    for seed in range(1, 20):
        match, random = new_match(VANGUARD, 2, seed, {"start": start}), Random(seed)
        for _ in range(LONGEST):
            question = match.question
            if question is None:
                break
            seat = match.waiting[0]
            if question.prompt == wanted and meant(match):
                return match
            moves = match.offers(seat)
            count = random.randint(question.least, question.most) if isinstance(question, AskSome) else 1
            match.pick(seat, *random.sample(range(len(moves)), min(count, len(moves))))
    raise AssertionError(f"{wanted} was never asked")


def kind_of(match: Match) -> str:
    """The kind of card whose action a dice check is made for."""
    expedition = match.view(0).expedition
    return str(expedition.check.kind) if expedition and expedition.check else ""


def odds_of(match: Match) -> OddsView | None:
    found: OddsView | None = match.view(0).expedition.check.odds
    return found


def taken(choice: ChoiceView) -> int:
    return sum(choice.dice)


@pytest.mark.rule("IV-X-501")
def test_while_dice_are_chosen_the_chances_of_every_choice_are_shown() -> None:
    match = played_until("vanguard-ask-roll", "operation", odds_of)
    odds = odds_of(match)
    assert odds is not None
    expedition = match.view(0).expedition
    dice = expedition.team[expedition.check.who].available
    assert sorted(die for group in odds.groups for die in group) == sorted(dice)
    for one in odds.choices:
        assert sum(one.chances) == pytest.approx(1, abs=0.001)
    nothing, everything = min(odds.choices, key=taken), max(odds.choices, key=taken)
    assert taken(nothing) == 0
    assert taken(everything) == len(dice)
    # More dice are never worse for the outcome that one wants.
    assert everything.chances[-1] <= nothing.chances[-1]


@pytest.mark.rule("IV-X-321")
def test_a_check_without_outcomes_has_no_chances() -> None:
    match = played_until("vanguard-ask-modify", "operation", lambda match: kind_of(match) == "prepare")
    assert odds_of(match) is None


def evacuated(match: Match) -> bool:
    home = match.view(0).home
    return home is not None and home.evacuated


@pytest.mark.rule("IV-X-1710")
def test_a_homecoming_says_that_it_was_an_evacuation() -> None:
    match = played_until("vanguard-ask-log", "quick", evacuated)
    home = match.view(0).home
    assert (home.failed, home.discoveries) == (True, [])


def test_an_action_is_printed_with_its_parts() -> None:
    prints = [sealed_print(f"guestbook-poi-{poi.id}") for poi in campaign["guest_book"].planets["P01"].poi]
    pois = [poi for poi in prints if isinstance(poi, CardPrint)]
    rows = [row for poi in pois for action in poi.actions or () for row in action.parts.rows.values()]
    assert any(row.ways for row in rows)
    assert all(row.said.id.startswith("vanguard-") for row in rows)


@pytest.mark.rule("IV-C-301")
def test_pages_of_the_log_book_name_messages_that_there_are() -> None:
    match = played_until("vanguard-ask-facility", "quick")
    pages = match.view(0).book
    known = texts("guest_book")
    assert pages
    for page in pages:
        assert page.title in known
        assert page.parts
        assert all(part in known for part in page.parts)


@pytest.mark.rule("IV-S-2403")
def test_a_landing_sector_lights_up_on_the_map() -> None:
    match = played_until("vanguard-ask-landing-sector", "quick")
    seat = match.waiting[0]
    places = [match.caption(seat, move).place for move in match.offers(seat)]
    assert all(place.startswith("sector:") for place in places)
