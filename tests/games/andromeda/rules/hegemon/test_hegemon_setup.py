"""AE-E-6, AE-E-7: the Hegemon's set-up, the Eye and the order of turns."""

from collections import Counter

import pytest

from games.andromeda.battlefields import Played, heard, laid_table
from games.andromeda.hegemon_tables import hegemon_table, its_own, the, told
from starboard.games.andromeda.board.map import kind_of
from starboard.games.andromeda.content import content
from starboard.games.andromeda.content.hegemon import hegemon_content
from starboard.games.andromeda.moves.companion_moves import Laid
from starboard.games.andromeda.rules.end.end import begin_turn, next_in_turn
from starboard.games.andromeda.rules.events.events import event
from starboard.games.andromeda.rules.hegemon.hegemon_setup import starting_progress, top_left
from starboard.games.andromeda.rules.hegemon.hegemon_turn import hegemon_turn
from starboard.games.andromeda.state.game_state import BAY, SPACES, TRACKS, AndromedaState
from starboard.games.andromeda.state.options import OFFICERS
from starboard.games.andromeda.title import ANDROMEDA
from starboard.kernel import new_match


@pytest.mark.rule("AE-E-6.1")
@pytest.mark.parametrize(("seats", "planets"), [(1, 4), (2, 6), (3, 8)])
def test_it_counts_as_a_player_of_the_set_up(seats: int, planets: int) -> None:
    # TC-10
    g = laid_table(seats, hegemon="ofc_1a")
    assert sum(kind_of(g, region) == "planet" for region in range(SPACES)) == planets
    assert len(g.players) == seats + 1
    assert g.to_event == content().event_track.steps[seats + 1]


@pytest.mark.rule("AE-E-7.3")
def test_alone_the_human_begins_and_holds_the_eye() -> None:
    # TC-06
    g = laid_table(1, hegemon="ofc_1a")
    assert [player.vp for player in g.players] == [1, 2]
    assert (g.first, the(g).eye) == (0, 0)
    begin_turn(g, g.first)
    order = []
    for _ in range(4):
        order.append(g.turn)
        begin_turn(g, next_in_turn(g))
    assert order == [0, 1, 0, 1]


@pytest.mark.rule("AE-E-7.1")
@pytest.mark.rule("AE-E-7.2")
def test_with_two_humans_the_second_one_takes_the_eye() -> None:
    # TC-07
    g = laid_table(2, hegemon="ofc_1a")
    second = (g.first + 1) % 2
    assert [g.players[g.first].vp, g.players[second].vp, its_own(g).vp] == [1, 2, 3]
    assert the(g).eye == second
    begin_turn(g, g.first)
    order = [g.turn]
    for _ in range(3):
        begin_turn(g, next_in_turn(g))
        order.append(g.turn)
    assert order == [g.first, second, 2, g.first]


def eventful(seats: int, holder: int, turn: int, **options: str) -> AndromedaState:
    """A table on which a harmless event comes due in somebody's turn."""
    g = hegemon_table(seats, **options)
    the(g).eye = holder
    begin_turn(g, turn)
    g.events.cards.remove("dawn_08")
    g.events.cards.append("dawn_08")
    g.event_due = True
    return g


@pytest.mark.rule("AE-E-7.4")
@pytest.mark.rule("AE-E-7.5")
def test_after_an_event_the_eye_goes_to_the_left() -> None:
    # TC-08, and OQ-13: the Hegemon is passed over, nothing is corrected.
    g = eventful(2, holder=1, turn=1)
    Played(event(g)).through()
    assert the(g).eye == 0
    assert told(g, "eye")[0].message.args == {"seat": 0}
    assert next_in_turn(g) == 0
    begin_turn(g, 0)
    assert next_in_turn(g) == g.seats


@pytest.mark.rule("AE-E-7.4")
def test_alone_the_eye_stays() -> None:
    g = eventful(1, holder=0, turn=0)
    Played(event(g)).through()
    assert the(g).eye == 0
    assert told(g, "eye") == []


@pytest.mark.rule("AE-E-7.5")
def test_by_the_setting_the_eye_waits_for_the_hegemons_turn() -> None:
    g = eventful(2, holder=1, turn=1, eye="after-hegemon")
    Played(event(g)).through()
    assert the(g).eye == 1
    assert next_in_turn(g) == g.seats
    begin_turn(g, g.seats)
    Played(hegemon_turn(g)).through()
    assert the(g).eye == 0


@pytest.mark.rule("AE-E-7.5")
def test_by_the_setting_the_eye_does_not_wait_when_the_event_is_the_hegemons() -> None:
    g = eventful(2, holder=1, turn=2, eye="after-hegemon")
    Played(event(g)).through()
    assert the(g).eye == 0


@pytest.mark.rule("AE-E-6.3")
@pytest.mark.rule("AE-E-9.2")
def test_all_ships_stand_on_the_ramp() -> None:
    g = laid_table(1, hegemon="ofc_1a")
    assert its_own(g).ships == [BAY] * 9


@pytest.mark.rule("AE-E-6.4")
@pytest.mark.rule("AE-E-6.5")
@pytest.mark.rule("AE-E-6.7")
def test_leaders_on_bases_and_station_and_one_as_the_command_marker() -> None:
    g = laid_table(2, hegemon="ofc_1a")
    bases = [region for region in range(SPACES) if kind_of(g, region) == "base"]
    assert its_own(g).posted == dict.fromkeys(bases, 1)
    assert its_own(g).leaders == 2 + 5
    assert the(g).bribed == 5
    assert the(g).marker == 0


@pytest.mark.rule("AE-E-6.8")
@pytest.mark.rule("AE-E-6.9")
def test_decks_are_shuffled_and_a_card_of_each_lies_face_up() -> None:
    g = laid_table(1, hegemon="ofc_1a")
    h, c = the(g), hegemon_content()
    for section, deck in enumerate(h.decks):
        cards = [*deck.cards, h.cards[section]]
        assert sorted(cards) == sorted(id for id, card in c.actions.items() if card.deck == section)
        assert cards != sorted(cards)
    assert Counter(h.negotiations.cards) == dict.fromkeys(c.negotiations, 2)
    assert sorted(h.tiles) == sorted(c.tiles)


@pytest.mark.rule("AE-E-6.10")
def test_the_probe_begins_on_the_top_left_tile() -> None:
    g = laid_table(1, hegemon="ofc_1a")
    assert the(g).probe == 0


@pytest.mark.rule("AE-E-6.10")
def test_the_probe_does_not_begin_on_a_quasar() -> None:
    g = laid_table(1, hegemon="ofc_1a", special=True)
    g.tiles[0] = "quasar"
    g.tiles[1] = "odessa_field"
    assert top_left(g) == 1


@pytest.mark.rule("AE-E-6.13")
@pytest.mark.rule("AE-E-6.14")
def test_it_starts_without_tactics_cards_but_with_two_destinies() -> None:
    g = laid_table(2, hegemon="ofc_1a", destiny=True)
    assert its_own(g).hand == []
    assert len(its_own(g).dealt) == 2
    assert laid_table(2, hegemon="ofc_1a").players[2].dealt == []


@pytest.mark.rule("AE-E-6.13")
@pytest.mark.parametrize("officer", OFFICERS)
def test_it_has_no_tactics_cards_when_the_first_turn_begins(officer: str) -> None:
    match = new_match(ANDROMEDA, 1, 4, {"hegemon": officer, "companion": True})
    match.play(0, Laid())
    assert isinstance(match.state, AndromedaState)
    assert match.state.part == "turn"
    assert its_own(match.state).hand == []


@pytest.mark.rule("AE-E-6.2")
@pytest.mark.rule("AE-E-6.6")
@pytest.mark.parametrize("officer", OFFICERS)
def test_markers_begin_where_the_officer_shows(officer: str) -> None:
    g = hegemon_table(1, officer)
    Played(starting_progress(g)).through()
    progress = hegemon_content().officers[officer].progress
    assert its_own(g).tracks == [progress.get(track, 0) for track in range(len(TRACKS))]
    assert told(g, "officer")[0].message.args["level"] == int(officer[4])


@pytest.mark.rule("AE-E-6.6")
def test_effects_of_the_spaces_that_it_begins_on_are_carried_out_but_for_cards() -> None:
    # Supremacy 2 and 3, Industry 2: a supremacy token, and two cards that it does not draw (OQ-12).
    g = hegemon_table(1, "ofc_3a")
    g.part = "hegemon"
    Played(starting_progress(g)).through()
    assert its_own(g).hand == []
    assert len(its_own(g).tokens) == 1
    assert g.supremacy[0] == ""


def test_without_the_hegemon_there_is_no_progress() -> None:
    g = laid_table(2)
    g.news = []
    Played(starting_progress(g)).through()
    assert heard(g, "advanced") == []


@pytest.mark.rule("AE-E-6.2")
def test_there_are_three_officers_on_each_level() -> None:
    officers = hegemon_content().officers
    assert tuple(officers) == OFFICERS
    assert Counter(officer.level for officer in officers.values()) == {1: 3, 2: 3, 3: 3}
    assert all(len(officer.ring) == 8 for officer in officers.values())
