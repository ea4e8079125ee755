"""Page 24 and IV-S-2510: the planet board is laid out, and what is kept of a planet that was left is put back."""

from collections.abc import Sequence
from functools import cache

from starboard.games.vanguard.content import PerCampaign, campaign
from starboard.games.vanguard.content.planet import Planet
from starboard.games.vanguard.effects.context import Ctx
from starboard.games.vanguard.effects.effects import carry_out
from starboard.games.vanguard.rules.basics import planet_rules
from starboard.games.vanguard.rules.basics.board_layout import lay_boards
from starboard.games.vanguard.rules.basics.discovery_places import shuffle_discoveries
from starboard.games.vanguard.rules.cards.passives import holds, total
from starboard.games.vanguard.rules.ship.section_dice import SECRET
from starboard.games.vanguard.state.board_state import BOARD, OFF_BOARD, Board, Mission, Place, Poi, Threat
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.games.vanguard.state.member_state import NOBODY
from starboard.games.vanguard.state.ship_state import PlanetRecord, SectorRecord, text_of
from starboard.kernel import Rules
from starboard.kernel.piles import deck_of


def lay_out(g: VanguardState, planet: str) -> None:
    """IV-S-2401, IV-S-2402: the board, as it was recorded if somebody was there before, and the shuffled events."""
    e = g.expedition
    lay_boards(g, planet)
    for number, board in enumerate(e.boards):
        record = g.records.get(board.planet)
        if record is not None:
            restore(g, number, board, record)
    e.events = deck_of(event_cards(g, planet), g.chance)
    shuffle_discoveries(g)


def event_cards(g: VanguardState, planet: str) -> Sequence[str]:
    """The events of this exploration: those of the tutorial there, else the first ones, else the advanced ones once the
    story has unlocked them and there are any (IV-C-305)."""
    if campaign[g.campaign].planets[planet].tutorial:
        return _events_of(g.campaign, "tutorial")
    advanced = _events_of(g.campaign, "advanced") if SECRET in g.ship.unlocked else ()
    return advanced or _events_of(g.campaign, "first")


@cache
def _events_of(folder: str, name: str) -> tuple[str, ...]:
    return tuple(id for id, card in campaign[folder].events.items() if card.set == name)


def prepare_planet(g: VanguardState) -> Rules[None]:
    """IV-S-2401: what the planet says about its set-up, or about a later visit; before that what boards beside it say
    about a later visit, so that they lie there as they would be found."""
    for number, board in reversed(list(enumerate(g.expedition.boards))):
        planet = campaign[g.campaign].planets[board.planet]
        if number == 0 or board.visit > 1:
            effect = planet.setup if board.visit == 1 else planet.revisit
            yield from carry_out(g, effect, Ctx(f"planet:{planet.id}", "IV-S-2401"))
    yield from planet_rules.fire(g, "setup")


# -- Recording -------------------------------------------------------------------------------------------------------


def record_planet(g: VanguardState) -> None:
    """IV-S-2503, IV-S-2510: POIs from top to bottom, threats, unique discoveries and notes; nothing that is no-save, no
    optional missions, no global condition."""
    e = g.expedition
    for number, board in enumerate(e.boards):
        planet = campaign[g.campaign].planets[board.planet]
        before = g.records.get(board.planet, PlanetRecord())
        supplies = total(g, NOBODY, "keep-supplies")
        tracks = holds(g, NOBODY, "keep-tracks")
        sectors = {
            n: record_sector(g, planet, e.places[number * BOARD + n], tracks) for n in _sectors(g.campaign, planet.id)
        }
        done = [one.id for one in board.missions if one.status == "done" and one.id not in before.done]
        g.records[board.planet] = PlanetRecord(
            visits=before.visits + 1,
            last_pass=g.ship.passes,
            kept=text_of(sectors),
            threats={id: on_board(number, sectors) for id, sectors in _standees(g, board)},
            values={name: value for name, value in board.values.items() if name in planet.keep},
            states={name: word for name, word in board.states.items() if name in planet.keep},
            paths=_path_records(planet, number, board),
            forever=list(board.forever),
            uniques=list(board.uniques),
            done=[*before.done, *done],
            # They are in the lander, and that stands by the first board.
            supplies=min(supplies, max(0, e.supplies)) if number == 0 else 0,
        )


@cache
def _sectors(folder: str, planet: str) -> tuple[int, ...]:
    """The sectors of a planet by number."""
    return tuple(sorted(sector.n for sector in campaign[folder].planets[planet].sector))


def record_sector(g: VanguardState, planet: Planet, place: Place, tracks: bool) -> SectorRecord:
    """A sector of the record: its POI cards, the markers that the planet keeps, and perhaps the action tracks."""
    passing = _no_save[g.campaign]
    saved: list[str] = []
    for poi in place.pois:
        if not poi.printed and poi.id not in passing:
            saved.append(poi.id)
    kept = dict(place.pois[-1].tracks) if tracks and place.pois else {}
    return SectorRecord(saved, kept, _kept(planet, place.markers) if place.markers else {})


@PerCampaign
def _no_save(folder: str) -> frozenset[str]:
    """POI cards that are never recorded."""
    return frozenset(id for id, card in campaign[folder].pois.items() if "no-save" in card.icons)


def _standees(g: VanguardState, board: Board) -> list[tuple[str, list[int]]]:
    """The threats that are recorded, and where their standees belong, also while they have left the board."""
    return [(one.id, one.away or one.sectors) for one in board.threats if not is_no_save(g, one)]


def on_board(number: int, sectors: list[int]) -> list[int]:
    """Sectors by their numbers on their own board, wherever it lay; on another board or on none: off the board."""
    return [sector - number * BOARD if sector // BOARD == number else OFF_BOARD for sector in sectors]


def _path_records(planet: Planet, number: int, board: Board) -> dict[str, dict[str, int]]:
    """What the planet keeps of the markers on its own paths, by the names that those have on its board."""
    found: dict[str, dict[str, int]] = {}
    for path, markers in board.paths.items():
        ends = on_board(number, [int(end) for end in path.split("-")])
        if kept := _kept(planet, markers) if OFF_BOARD not in ends else {}:
            found[path_key(*ends)] = kept
    return found


def path_key(a: int, b: int) -> str:
    """The name of the path between two sectors: `4-6`."""
    return f"{min(a, b)}-{max(a, b)}"


def _kept(planet: Planet, markers: dict[str, int]) -> dict[str, int]:
    return {name: count for name, count in markers.items() if name in planet.keep and count}


def is_no_save(g: VanguardState, threat: Threat) -> bool:
    """IV-S-2503: a threat that is never recorded."""
    return campaign[g.campaign].threats[threat.id].no_save


# -- Restoring -------------------------------------------------------------------------------------------------------


def restore(g: VanguardState, number: int, board: Board, record: PlanetRecord) -> None:
    """IV-S-2401: POIs in their order, threats, the remaining unique discoveries and notes."""
    e = g.expedition
    for n, sector in record.sectors().items():
        place = e.places[number * BOARD + n]
        # What is printed lies at the bottom.
        pois = [place.pois[0]] if place.pois and place.pois[0].printed else []
        for id in sector.pois:
            pois.append(Poi(id))
        if pois:
            pois[-1].tracks = sector.tracks
        place.pois, place.markers = pois, sector.markers
    board.visit = record.visits + 1
    board.threats = [Threat(id, _lies(number, sectors)) for id, sectors in record.threats.items()]
    board.values |= record.values
    board.states |= record.states
    board.paths = {
        path_key(*_lies(number, [int(end) for end in path.split("-")])): dict(markers)
        for path, markers in record.paths.items()
    }
    board.forever = list(record.forever)
    board.uniques = list(record.uniques)
    board.missions = [Mission(one.id, "done" if one.id in record.done else "open") for one in board.missions]
    if record.supplies and e.supplies >= 0:
        e.supplies = min(e.most_supplies, e.supplies + record.supplies)


def _lies(number: int, sectors: list[int]) -> list[int]:
    """The sectors of a board by their numbers over all boards."""
    return [number * BOARD + sector if sector else OFF_BOARD for sector in sectors]
