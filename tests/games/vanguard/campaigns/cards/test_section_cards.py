"""Every section card does what it says: its upper effect, and the lower one for its dice combination (IV-X-601)."""

import pytest

from games.vanguard.campaigns.cards.hush import CARDS, answered, changes, gathered, happens, results
from games.vanguard.campaigns.cards.tables import rows
from games.vanguard.campaigns.planets.ground import trip
from games.vanguard.proving_ground import Fixed, Played
from starboard.games.vanguard.content import campaign
from starboard.games.vanguard.moves.exploration_moves import Combine, GoOn, PickDie, PlayCard, TurnDie
from starboard.games.vanguard.rules.cards import abilities
from starboard.games.vanguard.rules.check.check_modify import choices, combine, combos
from starboard.games.vanguard.rules.launch_and_return.landing import begin_landing, landing_roll
from starboard.games.vanguard.state.game_state import VanguardState


def holding(card: str, situation: str) -> VanguardState:
    """Somebody of the right section holds the card."""
    g = gathered(CARDS.section_cards[card].section, situation)
    trip(g).team[0].hand = [card]
    return g


CHECK = rows("check")
"""During a dice check: the situation, what the pool shows afterwards, and what else is different."""


@pytest.mark.rule("IV-X-506")
@pytest.mark.parametrize("row", CHECK, ids=lambda row: row[0])
def test_upper_effects_in_a_check(row: list[str]) -> None:
    card, situation, shows, other = row
    g = holding(card, situation)
    move = PlayCard(0, card)
    assert move in choices(g)
    found = changes(g, lambda: abilities.use(g, move)).split(", ")
    assert results(g) == shows
    assert ", ".join(change for change in found if change != "hand0 -1") == other
    assert trip(g).team[0].hand == []


@pytest.mark.rule("IV-X-602")
@pytest.mark.parametrize("row", CHECK, ids=lambda row: row[0])
def test_cards_for_a_check_are_for_nothing_else(row: list[str]) -> None:
    card, situation, *_ = row
    g = holding(card, situation)
    trip(g).check = None
    assert all(PlayCard(0, card) not in abilities.usable(g, 0, timing) for timing in ("any", "turn"))


TURN = rows("turn")
"""At any time, or in one's own turn: the situation, and what is different."""


@pytest.mark.rule("IV-X-601")
@pytest.mark.parametrize("row", TURN, ids=lambda row: row[0])
def test_upper_effects_in_a_turn(row: list[str]) -> None:
    card, situation, different = row
    g = holding(card, situation)
    move = PlayCard(0, card)
    assert move in abilities.usable(g, 0, CARDS.section_cards[card].upper.timing)
    assert changes(g, lambda: abilities.use(g, move)) == different


WINDOW = rows("window")
"""When something happens: what, where, what is different with the card, and what without it."""


@pytest.mark.rule("IV-X-602")
@pytest.mark.parametrize("row", WINDOW, ids=lambda row: row[0])
def test_upper_effects_when_something_happens(row: list[str]) -> None:
    card, what, situation, different, _ = row
    g = holding(card, situation)
    assert changes(g, lambda: happens(g, what), PlayCard(0, card)) == different


@pytest.mark.rule("IV-X-602")
@pytest.mark.parametrize("row", WINDOW, ids=lambda row: row[0])
def test_it_happens_otherwise_without_the_card(row: list[str]) -> None:
    card, what, situation, _, without = row
    g = gathered(CARDS.section_cards[card].section, situation)
    assert changes(g, lambda: happens(g, what)) == without


MIXED = [("RE30", "R:bas G:bas B:acc", ("gathering", "exploration", "exploration"), "R:gat G:exp B:exp")]
MIXED += [("EN27", "@9 R:bas G:bas B:acc", ("technology", "xenology", "construction"), "R:tec G:xen B:con")]


@pytest.mark.rule("IV-X-506")
@pytest.mark.parametrize(("card", "situation", "symbols", "shows"), MIXED)
def test_each_die_may_be_set_to_another_symbol(card: str, situation: str, symbols: tuple[str, ...], shows: str) -> None:
    g = holding(card, situation)
    answered(abilities.use(g, PlayCard(0, card)), *(TurnDie(place, symbol) for place, symbol in enumerate(symbols)))
    assert results(g) == shows


@pytest.mark.rule("IV-X-506")
@pytest.mark.parametrize(
    ("card", "pool", "shows"),
    [("SC27", "G:bas G:acc", "G:xen G:acc"), ("RE09", "R:acc G:acc", "R:bas G:acc")],
)
def test_what_is_for_own_dice_leaves_those_of_supporters_alone(card: str, pool: str, shows: str) -> None:
    g = holding(card, pool)
    check = trip(g).check
    assert check is not None
    check.pool[1].owner, check.supporters = 1, [1]
    answered(abilities.use(g, PlayCard(0, card)))
    assert results(g) == shows


@pytest.mark.rule("IV-X-506")
@pytest.mark.parametrize(("card", "least"), [("RE09", 3), ("SE19", 1), ("SC09", 1)])
def test_all_of_ones_own_dice_are_rolled_again_but_any_number_of_a_colour(card: str, least: int) -> None:
    colour = {"RE": "G", "SE": "R", "SC": "B"}[card[:2]]
    g = holding(card, f"{colour}:acc {colour}:acc {colour}:acc")
    g.chance = Fixed(*[0] * 40)
    reroll = Played(abilities.use(g, PlayCard(0, card)))
    if not reroll.over:
        reroll.answer(PickDie(1))
    assert results(g).count("acc") == 3 - least


@pytest.mark.rule("IV-S-2352")
@pytest.mark.rule("IV-S-2404")
@pytest.mark.parametrize("softly", [True, False])
def test_a_soft_landing_lies_in_the_hand_before_the_landing_and_takes_a_row_away(softly: bool) -> None:
    g = gathered("recon")
    e = trip(g)
    me = e.team[0]
    me.deck.cards = ["RE01", "RE28", "RE02"]
    g.ship.target = "D04"
    begin_landing(g)
    assert (me.hand, me.deck.cards) == (["RE28"], ["RE01", "RE02"])
    planet = campaign[g.campaign].planets[e.boards[0].planet]
    row = next(row for row in planet.landing_row if "supply" in row.effect.text)
    g.chance = Fixed(row.first)
    e.supplies = 8
    answered(landing_roll(g), PlayCard(0, "RE28") if softly else GoOn())
    assert (e.supplies == 8, me.deck.discards == ["RE28"]) == (softly, softly)


LOWER = rows("lower")
"""The dice that are spent, and what is different."""


@pytest.mark.rule("IV-X-510")
@pytest.mark.parametrize("row", LOWER, ids=lambda row: row[0])
def test_lower_effects(row: list[str]) -> None:
    card, dice, different = row
    g = holding(card, dice)
    assert Combine(card, 0) in combos(g)
    assert changes(g, lambda: combine(g, Combine(card, 0))) == different


@pytest.mark.rule("IV-X-514")
@pytest.mark.parametrize("card", CARDS.section_cards)
def test_accidents_trigger_nothing(card: str) -> None:
    g = holding(card, "R:acc G:acc B:acc R:acc")
    assert combos(g) == []


@pytest.mark.rule("IV-X-601")
def test_every_card_is_in_a_table() -> None:
    upper = [row[0] for table in (CHECK, TURN, WINDOW) for row in table]
    assert sorted(upper) == sorted(CARDS.section_cards)
    assert sorted(row[0] for row in LOWER) == sorted(CARDS.section_cards)
