"""Four people on Hush with cards in their hands: what there is before a card is used, and what is different after it.

Hush has everything that cards speak of: a threat in sector 5, tracks in sector 2, cold in sector 4, ruins and
a track in sector 9. What a card does is written as differences: `free0 +2, spent0 -2` are two dice refreshed.
"""

from collections.abc import Callable
from typing import Any

from games.vanguard.campaigns.planets.ground import CREW, land, trip
from games.vanguard.proving_ground import Fixed
from starboard.games.vanguard.board.sectors import threat
from starboard.games.vanguard.content import campaign
from starboard.games.vanguard.content.dice import COLOUR, FACES, NUMBER_OF
from starboard.games.vanguard.content.rule_figures import RULES
from starboard.games.vanguard.effects.context import Ctx
from starboard.games.vanguard.effects.effects import carry_out
from starboard.games.vanguard.moves.effect_moves import Decline
from starboard.games.vanguard.moves.exploration_moves import Exert, GoOn, Travel
from starboard.games.vanguard.notation.grammar import parse_effect
from starboard.games.vanguard.notation.symbols import SHORT, SYMBOLS, TYPE_SHORT
from starboard.games.vanguard.rules.check.check_outcomes import resolve_row
from starboard.games.vanguard.rules.exploration.rest import rest
from starboard.games.vanguard.rules.exploration.travel import travel
from starboard.games.vanguard.rules.planet.action_tracks import action_of
from starboard.games.vanguard.rules.planet.event_cards import event
from starboard.games.vanguard.rules.planet.threats import enter_field
from starboard.games.vanguard.state.board_state import Poi
from starboard.games.vanguard.state.check_state import Check, PoolDie
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.games.vanguard.state.member_state import Injury
from starboard.games.vanguard.state.notes import ExplorationNotes, Notes, Taken, TurnNotes
from starboard.kernel import CHECKPOINT, Ask, AskSome, Move, Rules, listed

CARDS = campaign["guest_book"]
OF_SECTION = {"science": "44", "engineering": "66", "security": "01", "recon": "22"}
"""The crew member of each section who uses a card."""
COLOURS = "RGB"
BASIC = {"R": "red_basic", "G": "green_basic", "B": "blue_basic"}
SPENT = ("red_basic", "red_basic", "green_basic", "blue_basic")
"""Dice that lie spent on every crew board at the start, so that there is something to refresh."""


def gathered(section: str, situation: str = "") -> VanguardState:
    """Somebody of this section, of rank 3, with two others in the same sector and one in the next.

    The situation says what is special, in words: `@5` the sector, `R:acc` a die of a check that stands at step 4, `+A`
    its danger die, `kit:p05` equipment, `card:SC02` a section card, `gone:m01` what was discarded, `found:min01` a
    discovery on the lander, `hurt:toxin` an injury, `poi:000` the POI here, `from:4` where the turn began, `cry` a cry
    marker here, `new` a sector nobody had entered, `led:min` that leads of a type were gained this turn, `token:min`
    one of value 2 that lies on its deck, `replaced` that the POI here was replaced this turn, `moved` that the
    crew member has travelled, `done:poi:143.1` that this special action was taken.
    """
    words = situation.split()
    sector = next((int(word[1:]) for word in words if word[0] == "@"), 2)
    g = land("P02", *(1 if id == last_of(section) else sector for id in CREW))
    g.chance = Fixed(*[0] * 40)
    e = trip(g)
    e.team.sort(key=lambda one: (one.crew != OF_SECTION[section], one.sector != sector))
    for one in e.team:
        one.rank, one.charges, one.hand = 3, 2 if one is e.team[0] else 0, []
        one.spent = sorted(NUMBER_OF[die] for die in SPENT)
        one.injuries, one.injury_dice = [Injury("wound")], [1, 0, 0]
    for number in (2, 9):
        e.places[number].pois[-1].tracks = {"0.green": 1, "0.red": 2}
    standee = threat(g, "T02")
    assert standee is not None
    standee.time = 2
    e.who, e.actions, e.success, e.supplies = 0, 2, 3, 5
    for word in words:
        _arrange(g, sector, word)
    return g


def last_of(section: str) -> str:
    """Who stands in the next sector."""
    return "22" if section != "recon" else "01"


def _arrange(g: VanguardState, sector: int, word: str) -> None:
    e = trip(g)
    me = e.team[0]
    kind, _, name = word.partition(":")
    if kind in COLOURS:
        e.check = e.check or Check(0, "prepare", 0, sector, step=4)
        e.check.pool.append(PoolDie(NUMBER_OF[BASIC[kind]], -1, 0, SHORT[name]))
    elif kind[0] == "+":
        e.check = e.check or Check(0, "prepare", 0, sector, step=4)
        e.check.danger.append([kind[1], "common"])
    elif kind == "kit":
        me.equipment.append(name)
    elif kind == "card":
        me.hand.append(name)
    elif kind == "gone":
        e.discarded.append(["0", name])
    elif kind == "found":
        e.discoveries.append(name)
    elif kind == "hurt":
        me.injuries.append(Injury(name))
    elif kind == "poi":
        e.places[sector].pois = [Poi(name)]
    elif kind == "from":
        me.origin = me.round_origin = int(name)
    elif kind == "cry":
        e.places[sector].markers["cry"] = 1
    elif kind == "new":
        e.turn_notes.new_sector = True
    elif kind == "led":
        e.turn_notes.leads.append(TYPE_SHORT[name])
    elif kind == "token":
        token = next(token for token in e.bag if RULES.tokens[token].value == 2)
        e.bag.remove(token)
        e.leads[TYPE_SHORT[name]].append(token)
    elif kind == "replaced":
        e.turn_notes.replaced = sector
    elif kind == "moved":
        e.moved = True
    elif kind == "done":
        e.special_done = True
        source, _, number = name.rpartition(".")
        e.turn_notes.taken.append(Taken(source, int(number)))
    else:
        assert kind[0] == "@", word


def happens(g: VanguardState, what: str) -> Rules[Any]:
    """Something to which a card may answer: `injure wound`, `1 injure wound` for another, `travel 4`, `rest`,
    `event E08 E03` with E03 on top, `row green`, `threat-row green`, `field 3` of the threat, or any other effect."""
    word, _, rest_of = what.partition(" ")
    if word == "travel":
        return travel(g, 0, Travel(int(rest_of)))
    if word == "rest":
        return rest(g, 0)
    if word == "event":
        trip(g).events.cards += rest_of.split()
        return event(g, 0)
    if word == "field":
        return enter_field(g, "T02", int(rest_of), False)
    if word in ("row", "threat-row"):
        source = "poi:143" if word == "row" else "threat:T02"
        trip(g).check = Check(0, source, 0, trip(g).team[0].sector)
        return resolve_row(g, action_of(g, source, 0), rest_of)
    who = int(word) if word.isdigit() else 0
    return carry_out(g, parse_effect(rest_of if word.isdigit() else what), Ctx("test", "IV-X-303", who))


def results(g: VanguardState) -> str:
    """What the pool shows, in the order of the dice."""
    check = trip(g).check
    assert check is not None
    return " ".join(f"{COLOURS[COLOUR[die.kind]]}:{_shows(die)}" for die in check.pool)


def _shows(die: PoolDie) -> str:
    return die.shows[:3] if die.shows else "+".join(SYMBOLS[symbol][:3] for symbol in FACES[die.kind][die.face])


def measured(g: VanguardState) -> dict[str, int]:
    """Everything on the table that cards change, as numbers."""
    e = trip(g)
    found = {"supplies": e.supplies, "success": e.success, "actions": e.actions, "armory": len(g.ship.armory)}
    found |= {"leads": sum(map(len, e.leads)), "found": len(e.discoveries)}
    found |= {"boxed": sum(len(one.boxed) for one in e.team), "events": len(e.events.cards)}
    for place in (2, 9):
        tracks = e.places[place].pois[-1].tracks
        found |= {f"green@{place}": tracks.get("0.green", 0), f"red@{place}": tracks.get("0.red", 0)}
    standee = threat(g, "T02")
    assert standee is not None
    found |= {"threat": standee.sectors[0], "field": standee.time, "lander": e.landing}
    found |= {"cries": sum(place.markers.get("cry", 0) for place in e.places.values())}
    found |= {"gear": sum(len(place.gear) for place in e.places.values()), "uniques": len(e.uniques)}
    for who, one in enumerate(e.team):
        found |= {f"free{who}": len(one.available), f"spent{who}": len(one.spent), f"hand{who}": len(one.hand)}
        found |= {f"sector{who}": one.sector, f"charges{who}": one.charges, f"kit{who}": len(one.equipment)}
        found |= {f"cards{who}": len(one.injuries), f"down{who}": sum(card.down for card in one.injuries)}
        found |= {f"dice{who}": sum(one.injury_dice)}
        found |= {f"{name}{who}": 1 for name in one.statuses}
        found |= {f"{card.type}{who}": 1 for card in one.injuries if card.type != "wound"}
    if e.check is not None:
        found |= {"pool": len(e.check.pool), "danger": len(e.check.danger)}
        found |= {f"excuse-{what}": 1 for what in e.check.notes.excused}
        found["refresh-after"] = e.check.notes.refresh_after
    for span, notes in (("", e.notes), ("round:", e.round_notes), ("turn:", e.turn_notes)):
        found |= _noted(span, notes)
    return found


LISTED = {"leads": "lead-", "remote": "remote:", "followers": "follow:", "free_paths": "path-free:"}
LISTED |= {"closed_paths": "path-close:"}
"""How what is listed in notes is called here."""


def _noted(span: str, notes: Notes) -> dict[str, int]:
    """What is noted for a while and shows in no other way."""
    found = {f"{span}path-less:{sector}": less for sector, less in notes.shorter_paths.items()}
    for name in notes.__struct_fields__:
        value = getattr(notes, name)
        if name in LISTED:
            found |= {f"{span}{LISTED[name]}{one}": 1 for one in value}
        elif isinstance(value, int) and name != "supplies":
            found[f"{span}{name.replace('_', '-')}"] = int(value)
    if isinstance(notes, TurnNotes):
        for who, symbols in notes.ignored.items():
            found |= {f"{span}ignore-{symbol}:{who}": left for symbol, left in symbols.items()}
    if isinstance(notes, ExplorationNotes):
        for who, symbols in notes.predicted.items():
            found |= {f"{span}predict:{who}:{symbol}": count for symbol, count in symbols.items()}
    return found


def different(before: dict[str, int], after: dict[str, int]) -> str:
    """`free0 +2, spent0 -2`."""
    names = sorted(name for name in {**before, **after} if before.get(name, 0) != after.get(name, 0))
    return ", ".join(f"{name} {after.get(name, 0) - before.get(name, 0):+d}" for name in names)


def changes(g: VanguardState, rules: Callable[[], Rules[Any]], *wanted: Move) -> str:
    """What is different after a procedure in which the wanted moves must be offered."""
    before = measured(g)
    answered(rules(), *wanted)
    return different(before, measured(g))


def answered(rules: Rules[Any], *wanted: Move) -> None:
    """Answer every question with a wanted move where it is offered, else with the first one; of several, with as many
    as may be."""
    left = list(wanted)
    answer: Any = None
    while True:
        try:
            question = rules.send(answer)
        except StopIteration:
            break
        answer = None
        if question is CHECKPOINT:
            continue
        assert isinstance(question, Ask | AskSome)
        options = list(listed(question.options))
        found = next((move for move in left if move in options), None)
        if isinstance(question, AskSome):
            answer = tuple(options[: question.most])
            continue
        answer = found if found is not None else _last_resort(options, bool(left))
        if found is not None:
            left.remove(found)
    assert not left, f"never offered: {left}"


def _last_resort(options: list[Move], waiting: bool) -> Move:
    """What is offered first, but no exertion; while a wanted move is still to come, rather nothing."""
    quiet = [move for move in options if isinstance(move, GoOn | Decline)]
    calm = [move for move in options if not isinstance(move, Exert)]
    return quiet[0] if waiting and quiet else (calm or options)[0]
