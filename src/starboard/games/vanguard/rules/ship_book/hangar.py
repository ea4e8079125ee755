"""Page 18, the hangar: landers are installed, repaired, chosen and fitted with mods."""

from starboard.games.vanguard.content import campaign
from starboard.games.vanguard.content.rule_figures import RULES
from starboard.games.vanguard.moves.exploration_moves import GoOn
from starboard.games.vanguard.moves.ship_book_moves import FitMod, Repair, TakeLander
from starboard.games.vanguard.names.names import named
from starboard.games.vanguard.notation.symbols import ENGINEERING
from starboard.games.vanguard.rules.basics.telling import say
from starboard.games.vanguard.rules.ship.installing import take_out
from starboard.games.vanguard.rules.ship.ship_crew import assign, assignable
from starboard.games.vanguard.rules.ship.tokens import change_energy
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.kernel import CHECKPOINT, Arg, Ask, AskSome, Move, Rules

KINDS = ("structural", "functional")
"""IV-X-1104."""


def hangar(g: VanguardState) -> Rules[None]:
    """IV-S-1801 to IV-S-1804. `ship.step` is the cursor."""
    ship = g.ship
    if not ship.step:
        ship.landers += take_out(g, "landers", "IV-S-1801")
        ship.mods += take_out(g, "mods", "IV-S-1801")
        ship.step = "repair"
    if ship.step == "repair":
        yield from repair_landers(g)
        if ship.energy:
            change_energy(g, -ship.energy, "IV-S-0604")
        ship.step = "choose"
    if ship.step == "choose":
        yield CHECKPOINT
        yield from choose_lander(g)
        ship.step = "fit"
    yield CHECKPOINT
    yield from fit_mods(g)


def repair_landers(g: VanguardState) -> Rules[None]:
    """IV-S-1802: a damaged lander is made ready with energy, or by an Engineering member. The only one there is is
    always made ready: somebody has to fly it."""
    ship = g.ship
    for lander in list(ship.damaged):
        by_energy: list[Move] = [Repair(lander, "")] if ship.energy >= RULES.ship.repair else []
        options: list[Move] = [*by_energy, *(Repair(lander, crew) for crew in assignable(g, ENGINEERING))]
        move: Move = GoOn()
        if options:
            words = {"lander": named(g, lander)}
            move = yield Ask(g.speaker, "vanguard-ask-repair", [*options, GoOn()], "IV-S-1802", words)
        if isinstance(move, Repair):
            if move.crew:
                assign(g, move.crew, "IV-S-1802")
            else:
                change_energy(g, -RULES.ship.repair, "IV-S-1802")
            repair(g, lander)
    if not ready(g):
        repair(g, ship.damaged[0])


def repair(g: VanguardState, lander: str) -> None:
    """The card of a lander is turned face up again."""
    g.ship.damaged.remove(lander)
    say(g, "vanguard-repaired", "IV-S-1802", lander=lander)


def ready(g: VanguardState) -> list[str]:
    """The landers that can fly."""
    return [id for id in g.ship.landers if id not in g.ship.damaged]


def choose_lander(g: VanguardState) -> Rules[None]:
    """IV-S-1803."""
    options: list[Move] = [TakeLander(id) for id in ready(g)]
    move = options[0]
    if len(options) > 1:
        move = yield Ask(g.speaker, "vanguard-ask-lander", options, "IV-S-1803")
    assert isinstance(move, TakeLander)
    g.ship.lander = move.lander
    say(g, "vanguard-lander", "IV-S-1803", lander=move.lander)


def fit_mods(g: VanguardState) -> Rules[None]:
    """IV-S-1804: mods into the structural and functional slots."""
    c = campaign[g.campaign]
    ship = g.ship
    lander = c.landers[ship.lander]
    for kind, slots in zip(KINDS, (lander.structural, lander.functional), strict=True):
        options: list[Move] = [FitMod(id) for id in ship.mods if c.mods[id].kind == kind]
        most = min(slots, len(options))
        if most:
            words: dict[str, Arg] = {"lander": named(g, ship.lander), "slots": slots}
            prompt = "vanguard-ask-structural" if kind == "structural" else "vanguard-ask-functional"
            chosen = yield AskSome(g.speaker, prompt, options, 0, most, "IV-S-1804", words)
            for move in chosen:
                ship.mods.remove(move.mod)
                ship.fitted.append(move.mod)
                say(g, "vanguard-fitted", "IV-S-1804", mod=move.mod)
