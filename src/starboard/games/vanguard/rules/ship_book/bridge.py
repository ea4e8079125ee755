"""Page 2, the bridge: cards are installed, objectives checked, and the pools of command and energy filled."""

from starboard.games.vanguard.board.players import players
from starboard.games.vanguard.content import campaign
from starboard.games.vanguard.content.rule_figures import RULES
from starboard.games.vanguard.effects.context import Ctx
from starboard.games.vanguard.moves.exploration_moves import GoOn
from starboard.games.vanguard.moves.ship_book_moves import Power, Speak
from starboard.games.vanguard.names.names import morale_name
from starboard.games.vanguard.notation.symbols import MORALE
from starboard.games.vanguard.rules.ship.installing import install_bridge_cards
from starboard.games.vanguard.rules.ship.objectives import check_objectives, command_of
from starboard.games.vanguard.rules.ship.ship_crew import living
from starboard.games.vanguard.rules.ship.ship_passives import ship_has, ship_total
from starboard.games.vanguard.rules.ship.tokens import change_command, change_energy, change_success
from starboard.games.vanguard.rules.story.logs import has_read, moment, read_log
from starboard.games.vanguard.rules.story.occasions import listen, occasion
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.games.vanguard.state.member_state import NOBODY
from starboard.kernel import CHECKPOINT, Ask, Move, Rules, show, tell


def bridge(g: VanguardState) -> Rules[None]:
    """IV-S-0201 to IV-S-0205; situations have a page of their own. `ship.step` is the cursor."""
    ship = g.ship
    if not ship.step:
        begin_pass(g)
        ship.step = "speaker"
    if ship.step == "speaker":
        yield from choose_speaker(g)
        ship.step = "logs"
    if ship.step == "logs":
        yield CHECKPOINT
        yield from logs_of_the_pass(g)
        ship.step = "objectives"
    if ship.step == "objectives":
        yield CHECKPOINT
        install_bridge_cards(g)
        yield from check_objectives(g)
        ship.step = "pools"
    yield CHECKPOINT
    fill_pools(g)
    yield from pay_for_upgrades(g)
    if more := ship_total(g, "pass-success"):
        change_success(g, more, "IV-S-0032")


def begin_pass(g: VanguardState) -> None:
    """IV-S-0002: one pass through the ship book more. What happens once a pass may happen again."""
    ship = g.ship
    ship.passes += 1
    ship.act_passes += 1
    ship.once, ship.active, ship.facilities, ship.team = [], [], [], []
    ship.target, ship.lander = "", ""
    for project in ship.production:
        project.sped = []
    if g.news is not None:
        show(g, "phase", phase="pass", number=ship.passes, who=NOBODY)
        tell(g, "vanguard-pass", "IV-S-0002", number=ship.passes)


def choose_speaker(g: VanguardState) -> Rules[None]:
    """IV-S-0011: all decide together, and one seat answers for all. The speaker then hands the role on."""
    here = players(g)
    if len(here) > 1:
        # Those who sit after the last speaker come first.
        here.sort(key=lambda seat: (seat - g.speaker - 1) % g.seats)
        options: list[Move] = [Speak(seat) for seat in here]
        move = yield Ask(g.speaker, "vanguard-ask-speaker", options, "IV-S-0011")
        g.speaker = move.seat
        tell(g, "vanguard-speaks", "IV-S-0011", seat=g.speaker)


def logs_of_the_pass(g: VanguardState) -> Rules[None]:
    """The first log of the ship book (IV-S-0003), the first one of an act, and the track that the campaign runs on."""
    first = campaign[g.campaign].head.ship_log
    if not has_read(g, first):
        yield from read_log(g, first, Ctx(f"log:{first}", "IV-S-0003"))
    yield from moment(g, f"act_{g.ship.act}")
    yield from moment(g, f"act_{g.ship.act}_pass_{g.ship.act_passes}")
    yield from occasion(g, "pass", living(g))
    yield from listen(g)


def fill_pools(g: VanguardState) -> None:
    """IV-S-0203, IV-S-0204: as the objective and the technology level say; then morale (IV-S-0023, IV-S-0205), which
    leaves at least one of each."""
    c = campaign[g.campaign]
    ship = g.ship
    ship.command = ship.energy = 0
    change_command(g, command_of(g) + ship_total(g, "command"), "IV-S-0203")
    change_energy(g, c.technology[ship.technology].energy + ship_total(g, "energy"), "IV-S-0204")
    change_command(g, ship.notes.command_next, "IV-S-0203")
    change_energy(g, ship.notes.energy_next, "IV-S-0204")
    ship.notes.command_next = ship.notes.energy_next = 0
    effect = RULES.ship.morale[MORALE[ship.morale]]
    command, energy = effect.get("command", 0), effect.get("energy", 0)
    if energy < 0 and ship_has(g, "morale-free"):
        energy = 0
    if command or energy:
        tell(g, "vanguard-morale-counts", "IV-S-0023", level=morale_name(ship.morale))
    if command:
        change_command(g, max(command, 1 - ship.command), "IV-S-0023")
    if energy:
        change_energy(g, max(energy, 1 - ship.energy), "IV-S-0023")


def pay_for_upgrades(g: VanguardState) -> Rules[None]:
    """IV-S-0032, IV-S-0205: energy for the installed upgrades that the players want active in this pass."""
    c = campaign[g.campaign]
    ship = g.ship
    waiting = [id for id in ship.upgrades if c.upgrades[id].energy and id not in ship.active]
    while affordable := [id for id in waiting if c.upgrades[id].energy <= ship.energy]:
        move = yield Ask(g.speaker, "vanguard-ask-power", [*(Power(id) for id in affordable), GoOn()], "IV-S-0205")
        if isinstance(move, GoOn):
            return
        waiting.remove(move.upgrade)
        ship.active.append(move.upgrade)
        change_energy(g, -c.upgrades[move.upgrade].energy, "IV-S-0205")
