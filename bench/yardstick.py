"""The yardstick: catanatron, four random players."""

from catanatron import Color, Game, RandomPlayer

COLOURS = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)


def _game(seed: int) -> Game:
    return Game([RandomPlayer(colour) for colour in COLOURS], seed=seed)


def _decisions(game: Game) -> int:
    state = game.state
    return len(state.action_records if hasattr(state, "action_records") else state.actions)


def random_play(games: int, seed: int) -> int:
    """Play that many games to the end; the number of decisions made."""
    made = 0
    for number in range(games):
        game = _game(seed + number)
        game.play()
        made += _decisions(game)
    return made


def positions(count: int, apart: int) -> list[Game]:
    """Games at random points, for copying."""
    game = _game(1)
    found: list[Game] = []
    while len(found) < count:
        for _ in range(apart):
            if game.winning_color() is not None:
                game = _game(len(found) + 2)
            game.play_tick()
        found.append(game.copy())
    return found
