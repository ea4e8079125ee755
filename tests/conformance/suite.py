"""Run a check on a title: hypothesis draws matches and shrinks the one that fails to a short record."""

from collections.abc import Callable
from dataclasses import replace
from itertools import combinations
from pathlib import Path
from typing import Any

from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st

from conformance import checks_beats, checks_copies, checks_offers, checks_play, checks_secrets
from conformance.walk import Plan, Violation
from starboard.kernel import (
    BadOption,
    StarboardError,
    Title,
    agreed_options,
    preset_options,
    record_of,
    write_record,
)

Check = Callable[[Title[Any], Plan], None]

CHECKS: list[Check] = [
    checks_offers.check_lists_say_that_they_are_secret,
    checks_offers.check_nothing_tells_by_being_answered_alone,
    checks_copies.check_state_is_plain,
    checks_copies.check_copies_are_independent,
    checks_copies.check_save_and_load,
    checks_copies.check_restart_from_every_checkpoint,
    checks_copies.check_undo_and_redo,
    checks_copies.check_record,
    checks_copies.check_events_change_nothing,
    checks_play.check_no_dead_end,
    checks_play.check_listed_moves_are_accepted,
    checks_play.check_other_moves_are_refused,
    checks_play.check_components_are_conserved,
    checks_play.check_it_ends,
    checks_secrets.check_views_hide,
    checks_secrets.check_refusals_hide,
    checks_secrets.check_restarts_hide,
    checks_secrets.check_events_hide,
    checks_secrets.check_undo_never_crosses_information,
    checks_secrets.check_worlds_can_be_played,
    checks_secrets.check_lists_are_made_anew,
    checks_secrets.check_hiding_draws_anew,
    checks_secrets.check_playing_on_hides,
    checks_beats.check_beats_are_known,
    checks_beats.check_views_can_be_made_at_every_beat,
    checks_beats.check_beats_hide,
    checks_beats.check_patches_lead_to_the_stand,
    checks_beats.check_undo_leaves_no_beats,
    checks_beats.check_watching_changes_nothing,
]

FAILURES = Path(__file__).parent / "failures"
"""Records of failing matches, for `starboard replay`."""


def plans(title: Title[Any], moves: int) -> st.SearchStrategy[Plan]:
    """Matches of the title: any number of seats, any options or a preset, begun early or late, with this many checked
    moves."""
    options: st.SearchStrategy[dict[str, Any]] = st.fixed_dictionaries(
        {},
        optional={
            option.id: st.lists(st.sampled_from(option.choices), min_size=option.least, max_size=option.most)
            if option.most
            else st.sampled_from(option.choices)
            for option in title.options
        },
    )
    if title.presets:
        options |= st.sampled_from([preset_options(title, preset.id) for preset in title.presets])
    choices = st.lists(st.integers(0, (1 << 16) - 1), min_size=moves, max_size=moves).map(tuple)
    skip = st.one_of(st.just(0), st.integers(0, min(title.longest, 400)))
    seats = st.integers(title.least_seats, title.most_seats)
    drawn = st.builds(Plan, seats, st.integers(0, (1 << 32) - 1), skip, choices, options)
    return drawn.map(lambda plan: agreeable(title, plan))


def agreeable(title: Title[Any], plan: Plan) -> Plan:
    """The same match, with as many of its options as the title does not refuse together."""
    for fewer in range(len(plan.options) + 1):
        for left_out in combinations(plan.options, fewer):
            options = {name: value for name, value in plan.options.items() if name not in left_out}
            try:
                agreed_options(title, plan.seats, options)
            except BadOption:
                continue
            return replace(plan, options=options)
    return plan


def run(
    check: Check,
    title: Title[Any],
    matches: int = 12,
    moves: int = 60,
    failures: Path = FAILURES,
    chosen: int | None = None,
) -> None:
    """Check a title on that many matches, always the same ones unless a number is `chosen` that picks others.
    `Violation` tells what is wrong and which record shows it."""

    @settings(
        max_examples=matches,
        deadline=None,
        derandomize=chosen is None,
        database=None,
        report_multiple_bugs=False,
        suppress_health_check=list(HealthCheck),
        phases=[Phase.generate, Phase.shrink],
    )
    @given(plans(title, moves))
    def play(plan: Plan) -> None:
        try:
            check(title, plan)
        except StarboardError as why:
            # A move that no rule foresaw, or a title that fell over: as bad as a failed check.
            found.append(Violation(None, f"the title broke: {why}"))
            raise found[-1] from why
        except Violation as why:
            found.append(why)
            raise

    found: list[Violation] = []
    try:
        (play if chosen is None else seed(chosen)(play))()
    except Violation as why:
        raise Violation(why.match, _report(why, check, title, failures)) from why


def _report(why: Violation, check: Check, title: Title[Any], failures: Path) -> str:
    if why.match is None or why.match.journal is None:
        return str(why)
    failures.mkdir(parents=True, exist_ok=True)
    file = failures / f"{title.id}-{check.__name__.removeprefix('check_')}.jsonl"
    file.write_bytes(write_record(record_of(why.match, "conformance")))
    return f"{why}\n  after {why.match.position} moves; see: starboard replay {file}"
