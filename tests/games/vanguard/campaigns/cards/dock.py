"""A ship in the middle of its campaign: what lies aboard before a card of the ship, and what is different after it."""

from games.vanguard.campaigns.cards.hush import answered, different
from games.vanguard.campaigns.planets.ground import aboard
from starboard.games.vanguard.effects.context import Ctx
from starboard.games.vanguard.effects.effects import carry_out
from starboard.games.vanguard.moves.ship_book_moves import Answer
from starboard.games.vanguard.notation.grammar import Call, Effect, Group, Step
from starboard.games.vanguard.notation.symbols import MORALE, SECTIONS
from starboard.games.vanguard.rules.ship.ship_crew import recruits, wake
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.games.vanguard.state.notes import ShipNotes


def docked() -> VanguardState:
    """A ship in the middle of its campaign, with something of everything."""
    g = aboard()
    ship = g.ship
    ship.page, ship.command, ship.energy, ship.success, ship.morale = "bridge", 3, 4, 6, MORALE.index("low")
    for section in range(len(SECTIONS)):
        for id, place in zip(recruits(g, section), ("available", "available", "resting", "light"), strict=False):
            wake(g, id, 2 if place == "light" else 1)
            g.crew[id].place = place
    return g


def told(g: VanguardState) -> dict[str, int]:
    """What the tokens and cards of the ship are, as numbers."""
    ship = g.ship
    found = {"command": ship.command, "energy": ship.energy, "success": ship.success, "morale": ship.morale}
    found |= {"found": len(ship.found), "deck": len(ship.situation_deck), "play": len(ship.situations), "act": ship.act}
    found |= {
        f"{place}": sum(crew.place == place for crew in g.crew.values()) for place in ("available", "resting", "light")
    }
    found |= {"unavailable": sum(crew.place == "unavailable" for crew in g.crew.values())}
    found |= {"rank": sum(crew.rank - 1 for crew in g.crew.values()), "wells": g.counters.get("WELLS", 0)}
    found |= {"relays": len(ship.relays), f"sky {ship.sky}": int(bool(ship.sky))}
    found |= {f"{one.id} advances": one.progress for one in ship.side}
    cards = [*ship.envelope, *ship.armory]
    return found | {f"{name}={word}": 1 for name, word in g.flags.items()} | dict.fromkeys(cards, 1) | noted(ship.notes)


def noted(notes: ShipNotes) -> dict[str, int]:
    """What is noted, by the names that effects use."""
    found = {
        name: getattr(notes, name) for name in ("recruits", "second_project", "supplies", "command_next", "rank_ups")
    }
    found |= {
        name: getattr(notes, name) for name in ("energy_next", "situations", "scan_free", "scan_dear", "rank_ups")
    }
    found = {name.replace("_", "-"): value for name, value in found.items()}
    for word, counts in (("recruits", notes.recruits_of), ("hand", notes.hands), ("dice", notes.dice)):
        found |= {f"{word}-{section}": count for section, count in zip(SECTIONS, counts, strict=True)}
    found |= {f"closed-{name}": value for name, value in notes.closed.items()}
    return found | {f"dear-{name}": value for name, value in notes.dear.items()}


def change(g: VanguardState, effect: Effect, source: str, *wanted: Answer) -> str:
    before = told(g)
    answered(carry_out(g, effect, Ctx(source, "IV-S-0206")), *wanted)
    return different(before, told(g))


def given(effect: Effect) -> list[str]:
    """The cards that an effect gives, wherever in it."""
    return [card for step in effect.steps for card in _of_step(step)]


def _of_step(step: Step) -> list[str]:
    found: list[str] = []
    for node in step.options:
        if isinstance(node, Call):
            found += [str(card) for card in node.args] if node.word in ("gain", "situation") else []
        elif isinstance(node, Group):
            found += [card for inner in (*node.inner, *node.other) for card in _of_step(inner)]
    return found
