"""IV-S-0001, IV-S-0002: the whole campaign: an opening, then one pass through the ship book after the other.

The cursor is in the state: `ship.page` is the page, `ship.step` and `ship.queue` the place on it. Every page begins
with a checkpoint, and can be left and taken up again by other people at any question (IV-S-0103, IV-S-3904).
"""

from collections.abc import Callable
from itertools import pairwise

from starboard.games.vanguard.content import campaign
from starboard.games.vanguard.content.rule_figures import RULES
from starboard.games.vanguard.effects.context import Ctx
from starboard.games.vanguard.rules import every_word
from starboard.games.vanguard.rules.basics.exploration_over import CampaignEnds
from starboard.games.vanguard.rules.exploration.lesson import taught
from starboard.games.vanguard.rules.launch_and_return.debriefing import debriefing
from starboard.games.vanguard.rules.launch_and_return.docking import docking
from starboard.games.vanguard.rules.launch_and_return.landing import landing
from starboard.games.vanguard.rules.launch_and_return.leaving_the_planet import leave_planet, was_landed
from starboard.games.vanguard.rules.launch_and_return.medbay import medbay
from starboard.games.vanguard.rules.launch_and_return.memorial import memorial
from starboard.games.vanguard.rules.launch_and_return.mission_launch import launch
from starboard.games.vanguard.rules.launch_and_return.unloading import unloading
from starboard.games.vanguard.rules.opening import is_operation, new_recruits, opening
from starboard.games.vanguard.rules.ship.ship_crew import living
from starboard.games.vanguard.rules.ship.situations import situations
from starboard.games.vanguard.rules.ship_book.between_explorations import between_explorations
from starboard.games.vanguard.rules.ship_book.bridge import bridge
from starboard.games.vanguard.rules.ship_book.facilities import facilities
from starboard.games.vanguard.rules.ship_book.hangar import hangar
from starboard.games.vanguard.rules.ship_book.starmap import starmap
from starboard.games.vanguard.rules.story.logs import has_read, moment, read_log
from starboard.games.vanguard.rules.story.occasions import occasion
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.kernel import CHECKPOINT, Rules, tell

assert every_word.WORDS, "every word of the vocabulary is carried out by something"

PAGE_LOGS = ("bridge", "starmap", "hangar", "launch", "debriefing", "medbay", "memorial")
"""Pages to which a campaign may tie a log, read on the first visit."""


def play(g: VanguardState) -> Rules[None]:
    """To the end. Wherever an ending is reached, its log is read, and the campaign is over."""
    while g.part != "over":
        yield CHECKPOINT
        page = g.ship.page
        try:
            if page in PAGE_LOGS and not g.ship.step:
                yield from moment(g, f"page_{page}")
            asking = PAGES[page](g)
            if asking is not None:
                yield from asking
            turn_page(g)
        except CampaignEnds:
            come_to_an_end(g)


def turn_page(g: VanguardState) -> None:
    """IV-S-0002: each page tells where to go on."""
    if g.part == "over":
        return
    ship = g.ship
    page = ship.page
    following = FOLLOWING[page]
    if page == "setup" and not g.expedition.team:
        following = "bridge"
    elif page == "setup" and is_operation(g) and g.expedition.lander:
        following = "landing"
    elif page == "leaving" and is_operation(g):
        following = "ending"
    elif page == "saving" and ship.passes == 0:
        following = "recruits"
    ship.page, ship.step, ship.queue = following, "", []
    g.part = following if following in ("launch", "landing", "explore") else "ship"


def exploration(g: VanguardState) -> Rules[None] | None:
    """Page 24: everything between disembarking and leaving; nothing, if the landing was aborted (IV-S-2355)."""
    return taught(g) if was_landed(g) else None


def saving(g: VanguardState) -> Rules[None]:
    """Page 39: what the away team brought has its place. A campaign that takes too many passes is lost, so that every
    one has an end. Then the table may change."""
    if not g.ship.step:
        g.ship.home = None
        if g.ship.passes >= RULES.ship.passes:
            g.ending = campaign[g.campaign].head.loss
            raise CampaignEnds
        yield from occasion(g, "mess", living(g))
        tell(g, "vanguard-saved", "IV-S-3901")
        g.ship.step = "between"
    if g.start != "lesson":
        yield from between_explorations(g)


def recruits(g: VanguardState) -> Rules[None]:
    """IV-S-0003, IV-C-205: after the tutorial each section wakes somebody more; or that was all."""
    if g.start == "lesson":
        g.part = "over"
        return
    yield from new_recruits(g)


def come_to_an_end(g: VanguardState) -> None:
    """The crew on a planet comes home, and the last page is that of the ending."""
    if g.expedition.team:
        leave_planet(g)
    g.ship.page, g.ship.step, g.ship.queue, g.part = "ending", "", [], "ship"


def ending(g: VanguardState) -> Rules[None]:
    """The log of the ending; then what a later campaign may know of this one (IV-C-303, IV-C-401)."""
    if g.ending and not has_read(g, g.ending):
        yield from read_log(g, g.ending, Ctx(f"log:{g.ending}", "IV-C-301"))
    g.legacy = legacy(g)
    g.part = "over"


def legacy(g: VanguardState) -> list[str]:
    """IV-C-303: flags and counters as words, such as `CUP=drank` and `WELLS=3`."""
    head = campaign[g.campaign].head
    flags = {**head.defaults, **g.flags}
    return [f"{name}={word}" for name, word in sorted(flags.items())] + [
        f"{name}={count}" for name, count in sorted(g.counters.items()) if count
    ]


PAGES: dict[str, Callable[[VanguardState], Rules[None] | None]] = {
    "setup": opening,
    "recruits": recruits,
    "bridge": bridge,
    "situations": situations,
    "starmap": starmap,
    "facilities": facilities,
    "hangar": hangar,
    "launch": launch,
    "landing": landing,
    "explore": exploration,
    "leaving": leave_planet,
    "docking": docking,
    "debriefing": debriefing,
    "unloading": unloading,
    "medbay": medbay,
    "memorial": memorial,
    "saving": saving,
    "ending": ending,
}
"""What is done on each page: a generator where somebody may be asked, else a plain function."""
ORDER = tuple(PAGES)[2:-1]
"""IV-S-0002."""
FOLLOWING = {"setup": "explore", "recruits": "bridge", **dict(pairwise(ORDER)), "saving": "bridge"}
"""The page after each."""
