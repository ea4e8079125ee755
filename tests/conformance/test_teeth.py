"""The suite has teeth: each check catches its fault, and finds nothing wrong with a sound title."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from conformance import checks_beats, checks_copies, checks_offers, checks_play, checks_secrets
from conformance.faulty import filming
from conformance.faulty import titles as faulty
from conformance.processes import TESTS, check_same_in_two_processes
from conformance.suite import CHECKS, Check, run
from conformance.walk import Violation
from starboard.kernel import Title, read_record

FAULTS: list[tuple[type[Title[Any]], Check, str]] = [
    (faulty.ForgetsThatAListIsSecret, checks_offers.check_lists_say_that_they_are_secret, "it is secret"),
    (faulty.IsAnsweredAlone, checks_offers.check_nothing_tells_by_being_answered_alone, "alone, which tells"),
    (faulty.KeepsASet, checks_copies.check_state_is_plain, "not plain"),
    (faulty.SharesAList, checks_copies.check_copies_are_independent, "changed"),
    (faulty.RemembersOnTheTitle, checks_copies.check_save_and_load, "goes on otherwise"),
    (faulty.LosesItsPlace, checks_copies.check_restart_from_every_checkpoint, "cursor"),
    (faulty.RollsTheGlobalDie, checks_copies.check_undo_and_redo, "redo"),
    (faulty.RollsTheGlobalDie, checks_copies.check_record, "replay"),
    (faulty.PlaysToTheGallery, checks_copies.check_events_change_nothing, "events are made"),
    (faulty.LeavesADeadEnd, checks_play.check_no_dead_end, "dead end"),
    (faulty.ListsAMoveTwice, checks_play.check_no_dead_end, "listed twice"),
    (faulty.RefusesAListedMove, checks_play.check_listed_moves_are_accepted, "then refused"),
    (faulty.RefusesWithAPrice, checks_play.check_other_moves_are_refused, "changed the match"),
    (faulty.RefusesWithoutARule, checks_play.check_other_moves_are_refused, "names no rule"),
    (faulty.LosesACard, checks_play.check_components_are_conserved, "lost"),
    (faulty.CountsWrong, checks_play.check_components_are_conserved, "lost"),
    (faulty.BreaksAnInvariant, checks_play.check_components_are_conserved, "invariants"),
    (faulty.NeverEnds, checks_play.check_it_ends, "goes on"),
    (faulty.ForgetsAScore, checks_play.check_it_ends, "outcome"),
    (faulty.LeaksACard, checks_secrets.check_views_hide, "cannot know"),
    (faulty.LeaksToOnlookers, checks_secrets.check_views_hide, "onlooker"),
    (faulty.LeaksInASketch, checks_secrets.check_views_hide, "what lists show"),
    (faulty.LeaksInAnOrder, checks_secrets.check_views_hide, "what lists show"),
    (faulty.LeaksInACaption, checks_secrets.check_views_hide, "cannot know"),
    (faulty.LeaksInAStake, checks_secrets.check_views_hide, "cannot know"),
    (faulty.LeaksInARefusal, checks_secrets.check_refusals_hide, "is refused depends"),
    (faulty.LeaksInTheList, checks_secrets.check_restarts_hide, "from a checkpoint"),
    (faulty.LeaksInAnEvent, checks_secrets.check_events_hide, "event tells"),
    (faulty.LeaksForAMoment, checks_secrets.check_events_hide, "event tells"),
    (faulty.UndoesADie, checks_secrets.check_undo_never_crosses_information, "undo would cross"),
    (faulty.UndoesACard, checks_secrets.check_undo_never_crosses_information, "undo would cross"),
    (faulty.UndoesAShownCard, checks_secrets.check_undo_never_crosses_information, "undo would cross"),
    (faulty.HidesTooMuch, checks_secrets.check_worlds_can_be_played, "lost"),
    (faulty.HidesInNewLists, checks_secrets.check_worlds_can_be_played, "broke"),
    (faulty.ListsTooEarly, checks_secrets.check_lists_are_made_anew, "give an Offer"),
    (filming.TellsAnUnknownBeat, checks_beats.check_beats_are_known, "unknown kind"),
    (filming.TellsHalfABeat, checks_beats.check_beats_are_known, "without dice"),
    (filming.TakesASharedWord, checks_beats.check_beats_are_known, "another meaning"),
    (filming.FallsOverAtABeat, checks_beats.check_views_can_be_made_at_every_beat, "cannot be shown"),
    (filming.LeaksAtABeat, checks_beats.check_beats_hide, "a beat shows"),
    (filming.ShowsSomethingElse, checks_beats.check_patches_lead_to_the_stand, "something else"),
    (filming.ShowsWhatItLikes, checks_beats.check_patches_lead_to_the_stand, "does not lead"),
    (filming.TellsWhenLookedAt, checks_beats.check_undo_leaves_no_beats, "leaves beats"),
    (filming.PlaysToTheCamera, checks_beats.check_watching_changes_nothing, "somebody watches"),
    (faulty.HidesNothing, checks_secrets.check_hiding_draws_anew, "foretold"),
    (faulty.HidesTooMuch, checks_secrets.check_playing_on_hides, "lost"),
    (faulty.LeaksInACaption, checks_secrets.check_playing_on_hides, "something else"),
]


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__.removeprefix("check_"))
def test_a_sound_title_passes(check: Check, tmp_path: Path) -> None:
    run(check, faulty.LANTERN, failures=tmp_path)
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(("title", "check", "words"), FAULTS, ids=[f"{fault[0].__name__}" for fault in FAULTS])
def test_a_fault_is_caught(title: type[Title[Any]], check: Check, words: str, tmp_path: Path) -> None:
    with pytest.raises(Violation, match=words):
        run(check, title(), failures=tmp_path)


def test_what_somebody_drew_and_lost_in_one_step_is_no_secret(tmp_path: Path) -> None:
    run(checks_secrets.check_events_hide, faulty.IsRobbedAtOnce(), failures=tmp_path)
    assert not list(tmp_path.iterdir())


def test_every_check_has_a_fault() -> None:
    assert {check for _, check, _ in FAULTS} == set(CHECKS)


def test_a_walk_over_a_set_is_caught() -> None:
    with pytest.raises(Violation, match="walk over a set"):
        check_same_in_two_processes("walks-over-a-set", (TESTS / "conformance" / "faulty" / "entry",))


def test_a_failing_match_shrinks_to_a_short_record_that_replay_opens(tmp_path: Path) -> None:
    with pytest.raises(Violation, match="starboard replay"):
        run(checks_play.check_components_are_conserved, faulty.LosesACard(), failures=tmp_path)
    (file,) = tmp_path.iterdir()
    record = read_record(file.read_bytes(), find=lambda _: faulty.LosesACard())
    # One card shown is all it takes, and hypothesis finds that.
    assert [type(line.move).__name__ for line in record.lines] == ["Show"]
    path = os.pathsep.join(map(str, [TESTS / "conformance" / "faulty" / "entry", TESTS]))
    done = subprocess.run(
        [sys.executable, "-m", "starboard", "replay", str(file), "--to", "0", "--json"],
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert json.loads(done.stdout)["title"] == "lantern"
