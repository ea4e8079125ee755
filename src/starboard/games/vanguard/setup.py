"""IV-C-202, IV-S-0004: the first state. Nothing is decided here: crew and away team are chosen in first questions."""

from starboard.games.vanguard.board.players import commanders
from starboard.games.vanguard.content import Campaign, campaign
from starboard.games.vanguard.content.rule_figures import RULES
from starboard.games.vanguard.notation.symbols import SECTIONS, TYPE_SHORT, TYPES
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.games.vanguard.state.options import OPERATION, Terms
from starboard.games.vanguard.state.ship_state import Crew, Decks, Objective, Project, Section, Ship
from starboard.kernel import Chance


def first_state(terms: Terms, chance: Chance) -> VanguardState:
    """The table before the first question."""
    c = campaign[terms.campaign]
    there = range(terms.seats - terms.absent)
    return VanguardState(
        chance=chance,
        seats=terms.seats,
        campaign=terms.campaign,
        start=start_of(c, terms.start),
        deadly=list(terms.deadly),
        sections=[Section(seat, list(RULES.start_dice[section])) for section, seat in enumerate(commanders(there))],
        crew=first_crew(c, terms.start),
        former=others_crew(c),
        ship=first_ship(c, chance),
        decks=first_decks(c, chance),
        free_team=terms.free_team,
        carried=list(terms.carried),
        away=list(range(len(there), terms.seats)),
    )


def start_of(c: Campaign, start: str) -> str:
    """IV-C-103: `operation` is the first operation of the campaign, `operation-2` the second; else as it is."""
    word, _, number = start.partition("-")
    return c.head.operation[int(number or 1) - 1].id if word == OPERATION else start


def first_crew(c: Campaign, start: str) -> dict[str, Crew]:
    """IV-C-203: the tutorial has a fixed crew of four."""
    return _crew(c, tutorial_crew(c), "available") if start in ("tutorial", "lesson") else {}


def others_crew(c: Campaign) -> dict[str, Crew]:
    """IV-C-103: operations bring their own crew, who are nobody's recruits."""
    theirs = {id for operation in c.head.operation for id in operation.crew}
    return _crew(c, sorted(theirs.difference(tutorial_crew(c))), "gone")


def _crew(c: Campaign, ids: list[str], place: str) -> dict[str, Crew]:
    return {id: Crew(SECTIONS.index(c.crew[id].section), place) for id in ids}


def tutorial_crew(c: Campaign) -> list[str]:
    """The crew cards of the tutorial."""
    return [id for id, card in c.crew.items() if card.tutorial]


def first_ship(c: Campaign, chance: Chance) -> Ship:
    """IV-S-0004: what is in the pockets of the ship book at the start of a campaign."""
    situations = [id for id, card in c.situations.items() if card.start]
    chance.shuffle(situations)
    if c.head.first_situation in situations:
        # The story begins with it: it is the first one that is revealed.
        situations.remove(c.head.first_situation)
        situations.append(c.head.first_situation)
    return Ship(
        page="setup",
        objectives=[Objective(id) for id, card in c.objectives.items() if card.start and card.main],
        side=[Objective(id) for id, card in c.objectives.items() if card.start and not card.main],
        technology=next((id for id, card in c.technology.items() if card.start), ""),
        situation_deck=situations,
        research=[id for id, card in c.research.items() if card.start],
        production=[Project(id) for id, card in c.production.items() if card.start],
        armory=[id for id, card in c.equipment.items() if card.start],
        landers=[id for id, card in c.landers.items() if card.start],
        mods=[id for id, card in c.mods.items() if card.start],
        system=c.head.system,
        systems=[c.head.system],
    )


def first_decks(c: Campaign, chance: Chance) -> Decks:
    """IV-X-107, IV-S-2307: five discovery decks, rank-up cards, injury cards."""
    discoveries: list[list[str]] = [[] for _ in TYPES]
    for id, card in c.discoveries.items():
        discoveries[TYPE_SHORT[card.type]].append(id)
    for deck in discoveries:
        chance.shuffle(deck)
    rank_ups = [id for id, card in c.rank_ups.items() if not card.tutorial]
    chance.shuffle(rank_ups)
    injuries = {name: type.count for name, type in RULES.injuries.types.items()}
    return Decks(discoveries, rank_ups=rank_ups, injuries=injuries)
