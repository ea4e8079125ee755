"""Page 6, the ship facilities: each is used at most once a pass, for a command token."""

from collections.abc import Callable

from starboard.games.vanguard.content import campaign
from starboard.games.vanguard.effects.context import Ctx
from starboard.games.vanguard.effects.effects import carry_out
from starboard.games.vanguard.moves.exploration_moves import GoOn
from starboard.games.vanguard.moves.ship_book_moves import Achieve, Activate, InstallAddOn
from starboard.games.vanguard.names.names import FACILITY_NAMES
from starboard.games.vanguard.rules.basics.telling import say
from starboard.games.vanguard.rules.ship.installing import take_out
from starboard.games.vanguard.rules.ship.objectives import achievable, achieve
from starboard.games.vanguard.rules.ship.section_dice import SECRET
from starboard.games.vanguard.rules.ship.ship_passives import ship_has
from starboard.games.vanguard.rules.ship.tokens import change_command
from starboard.games.vanguard.rules.ship_book.barracks import barracks
from starboard.games.vanguard.rules.ship_book.laboratory import laboratory
from starboard.games.vanguard.rules.ship_book.production import complex_works, finish, move_line
from starboard.games.vanguard.rules.ship_book.situation_room import situation_room
from starboard.games.vanguard.rules.story.logs import moment
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.kernel import CHECKPOINT, Ask, Move, Rules, show, tell


def add_on(g: VanguardState) -> Rules[None]:
    """IV-S-1750: another card may be installed first; then the text of the installed one is resolved."""
    ship = g.ship
    ship.add_ons += take_out(g, "add_ons", "IV-S-1750")
    options: list[Move] = [InstallAddOn(id) for id in ship.add_ons]
    move = options[0]
    if len(options) > 1:
        move = yield Ask(g.speaker, "vanguard-ask-add-on", options, "IV-S-1750")
    assert isinstance(move, InstallAddOn)
    ship.add_on = move.card
    say(g, "vanguard-add-on", "IV-S-1750", card=move.card)
    yield from carry_out(g, campaign[g.campaign].add_ons[move.card].effect, Ctx(f"card:{move.card}", "IV-S-1750"))


PAGES: dict[str, Callable[[VanguardState], Rules[None]]] = {
    "laboratory": laboratory,
    "complex": complex_works,
    "barracks": barracks,
    "situation-room": situation_room,
    "add-on": add_on,
}
"""IV-S-0603."""
LOGS = {
    "laboratory": "page_laboratory",
    "complex": "page_complex",
    "barracks": "page_barracks",
    "situation-room": "page_situations",
    "add-on": "page_add_on",
}
"""The moments to which a campaign may tie a log, read on the first visit."""


def facilities(g: VanguardState) -> Rules[None]:
    """IV-S-0601: choose, spend a command token, resolve its page; stop when you like. `ship.step` is the page."""
    while True:
        if g.ship.step:
            yield from moment(g, LOGS[g.ship.step])
            yield from PAGES[g.ship.step](g)
            g.ship.step = ""
        yield CHECKPOINT
        options: list[Move] = [Activate(name) for name in usable(g)]
        options += achievable(g)
        if not options:
            break
        move = yield Ask(
            g.speaker, "vanguard-ask-facility", [*options, GoOn()], "IV-S-0601", {"command": g.ship.command}
        )
        if isinstance(move, GoOn):
            break
        if isinstance(move, Achieve):
            yield from achieve(g, move)
        else:
            activate(g, move.facility)
    yield from clean_up(g)


def usable(g: VanguardState) -> list[str]:
    """IV-S-0602, IV-S-0603: not used in this pass, not closed, and worth its command."""
    ship = g.ship
    return [
        name
        for name in PAGES
        if name not in ship.facilities
        and not (ship.notes.closed and ship.notes.closed.get(name))
        and (name != "add-on" or is_unlocked(g))
        and command_for(g, name) <= ship.command
    ]


def is_unlocked(g: VanguardState) -> bool:
    """IV-S-1750: the add-on facility comes with the secret envelope, and needs a card."""
    if SECRET not in g.ship.unlocked:
        return False
    kinds = campaign[g.campaign].kind_of
    return bool(g.ship.add_ons) or any(kinds[id] == "add_ons" for id in g.ship.envelope)


def command_for(g: VanguardState, name: str) -> int:
    """IV-S-0601: one command token; a situation may make it dearer, an upgrade the add-on facility free."""
    if name == "add-on" and ship_has(g, "add-on-free"):
        return 0
    return 1 + g.ship.notes.dear.get(name, 0)


def activate(g: VanguardState, name: str) -> None:
    """IV-S-0601: the token is spent, and the page of the facility comes next."""
    cost = command_for(g, name)
    if cost:
        change_command(g, -cost, "IV-S-0601")
    g.ship.facilities.append(name)
    g.ship.step = name
    if g.news is not None:
        show(g, "room", room=name, cost=cost)
        tell(g, "vanguard-activated", "IV-S-0601", facility=FACILITY_NAMES[name])


def clean_up(g: VanguardState) -> Rules[None]:
    """IV-S-0604: unspent command goes back; energy does so after the hangar, where it can still repair a lander. The
    line moves slowly if the complex was not used (IV-S-1205)."""
    ship = g.ship
    if ship.command:
        change_command(g, -ship.command, "IV-S-0604")
    if "complex" not in ship.facilities:
        move_line(g, "IV-S-1205")
        yield from finish(g)
    ship.notes.closed, ship.notes.dear, ship.notes.scan_dear = {}, {}, 0
