"""The planets of The Guest Book: how much there is of everything, and how long its words are."""

from collections import Counter

import pytest

from starboard.games.vanguard.content import campaign, campaign_folder
from starboard.games.vanguard.content.texts import text_ids
from starboard.games.vanguard.notation.symbols import BIOMES

BOOK = campaign["guest_book"]
FLAVOUR = 30
"""Words that the flavour of a POI may have."""


@pytest.mark.rule("IV-C-301")
@pytest.mark.parametrize(
    ("kind", "least"), [("planets", 9), ("pois", 110), ("missions", 26), ("conditions", 20), ("threats", 10)]
)
def test_there_is_enough_to_explore(kind: str, least: int) -> None:
    assert len(getattr(BOOK, kind)) >= least


@pytest.mark.rule("IV-X-806")
def test_every_biome_is_on_six_events() -> None:
    found: Counter[str] = Counter(
        biome for card in BOOK.events.values() if card.set == "first" for biome in card.biomes
    )
    assert {biome: found[biome] for biome in BIOMES if biome != "tutorial"} == dict.fromkeys(BIOMES[:-1], 6)
    assert sum(card.set == "tutorial" for card in BOOK.events.values()) == 5


@pytest.mark.rule("IV-S-2351")
@pytest.mark.parametrize("planet", [id for id, planet in BOOK.planets.items() if not planet.tutorial])
def test_a_landing_table_covers_every_roll_once(planet: str) -> None:
    rows = BOOK.planets[planet].landing_row
    assert sorted(result for row in rows for result in range(row.first, row.last + 1)) == list(range(10))


@pytest.mark.rule("IV-X-001")
@pytest.mark.parametrize("planet", BOOK.planets)
def test_a_board_has_eight_to_twelve_sectors(planet: str) -> None:
    assert 8 <= len(BOOK.planets[planet].sector) <= 12


@pytest.mark.rule("IV-X-1014")
@pytest.mark.parametrize("language", ["en", "cs", "pl"])
def test_the_flavour_of_a_poi_is_short(language: str) -> None:
    folder = campaign_folder("guest_book").joinpath("text", language)
    for file in folder.iterdir():
        for line in file.read_text(encoding="utf-8").splitlines():
            id, _, words = line.partition(" = ")
            if id.startswith("guestbook-poi-") and id.endswith("-text"):
                assert len(words.split()) <= FLAVOUR, id


@pytest.mark.rule("IV-C-205")
@pytest.mark.parametrize("language", ["cs", "pl"])
def test_every_planet_is_there_in_every_language(language: str) -> None:
    wanted = set()
    for planet, board in BOOK.planets.items():
        wanted |= {f"planet-{planet}", *(f"sector-{planet}-{sector.n}" for sector in board.sector)}
        wanted |= {f"poi-{poi.id}" for poi in board.poi} | {f"poi-{poi.id}-text" for poi in board.poi}
        wanted |= {f"action-{poi.id}-{n}" for poi in board.poi for n in range(1, len(poi.actions) + 1)}
        wanted |= {f"mission-{mission.id}{part}" for mission in board.mission for part in ("", "-text")}
        wanted |= {f"condition-{condition.id}" for condition in board.conditions}
        wanted |= {f"field-{threat.id}-{n}" for threat in board.threat for n in range(1, len(threat.track) + 1)}
        wanted |= {f"landing-{planet}-{n}" for n in range(1, len(board.landing_row) + 1)}
    wanted |= {f"card-{id}" for id in BOOK.events}
    assert {f"guestbook-{id}" for id in wanted} <= text_ids(campaign_folder("guest_book"), language)
