"""What a seat may see of a player: the station and all that belongs to it."""

from starboard.games.andromeda.rules.player_area.tactics import hand_limit
from starboard.games.andromeda.state.game_state import AndromedaState
from starboard.kernel.view import Hidden, View


class PlayerView(View, frozen=True):
    """A person, or the Hegemon."""

    faction: str
    vp: int
    resources: list[int]
    cards: int
    hand: Hidden[list[str]]
    hand_limit: int
    ships: list[int]
    shield: int
    leaders: int
    posted: dict[int, int]
    settled: dict[int, int]
    tracks: list[int]
    modules: list[tuple[str, int, int, str]]
    held_moons: list[str]
    tokens: list[str]
    spent: list[str]
    upgrades: list[str]
    vault: int
    targeting: int
    bonuses: list[str]
    defeated: int
    dealt: Hidden[list[str]]
    destiny: Hidden[str]
    destinies: Hidden[list[str]]


def player_view(g: AndromedaState, who: int, seat: int | None) -> PlayerView:
    """What this seat (None: an onlooker) may see of a player."""
    player = g.players[who]
    own = who == seat
    return PlayerView(
        faction=player.faction,
        vp=player.vp,
        resources=list(player.resources),
        cards=len(player.hand),
        hand=sorted(player.hand) if own else None,
        hand_limit=hand_limit(g, who),
        ships=list(player.ships),
        shield=player.shield,
        leaders=player.leaders,
        posted=dict(sorted(player.posted.items())),
        settled=dict(sorted(player.settled.items())),
        tracks=list(player.tracks),
        modules=[(module.id, module.damage, module.mechaphage, module.moon) for module in player.modules],
        held_moons=list(player.moons),
        tokens=list(player.tokens),
        spent=list(player.spent),
        upgrades=list(player.upgrades),
        vault=player.vault,
        targeting=player.targeting,
        bonuses=list(player.bonuses),
        defeated=player.defeated,
        dealt=list(player.dealt) if who < g.seats else None,
        destiny=player.destiny if own or g.part == "over" else None,
        destinies=list(player.rejected) if own else None,
    )
