"""What is put forward to a player: one press is enough where nothing else is wanted."""

from games.andromeda.battlefields import bare_table
from starboard.games.andromeda.captions.captions import caption
from starboard.games.andromeda.captions.foremost import foremost, handful
from starboard.games.andromeda.moves.battle_moves import DiscardEnergy, Pass, PlayTactic
from starboard.games.andromeda.moves.effect_moves import DiscardCard, KeepCard, Take
from starboard.games.andromeda.moves.turn_moves import Activate, ActivateTogether, GoOn
from starboard.games.andromeda.state.battle_state import Battle
from starboard.games.andromeda.state.game_state import AndromedaState
from starboard.kernel import Caption, Message, Move, Stake

NO_WORDS = Caption(Message("kernel-not-a-move"))


def put_forward(g: AndromedaState, *moves: tuple[Move, float | None]) -> Move | None:
    """Of these moves, each with its chance to win."""
    shown = [(move, NO_WORDS, None if win is None else Stake({"win": win})) for move, win in moves]
    place = foremost(g, 0, shown)
    return None if place is None else moves[place][0]


def fighting(step: str) -> AndromedaState:
    g = bare_table()
    g.battle = Battle(0, step=step)
    return g


def test_the_least_energy_that_makes_a_victory_likelier_than_a_defeat() -> None:
    g = fighting("preparation")
    rolls = [(DiscardEnergy(1), 0.4), (DiscardEnergy(2), 0.6), (DiscardEnergy(3), 0.8)]
    assert put_forward(g, *rolls, (Pass(), 0.2)) == DiscardEnergy(2)
    assert put_forward(g, *rolls, (Pass(), 0.7)) == Pass()


def test_no_energy_is_burnt_where_it_does_not_help_enough() -> None:
    assert put_forward(fighting("preparation"), (DiscardEnergy(1), 0.3), (Pass(), 0.2)) == Pass()


def test_after_the_roll_a_card_that_turns_the_battle() -> None:
    g = fighting("after_roll")
    assert put_forward(g, (PlayTactic("evasive_burn"), 0.7), (Pass(), 0.0)) == PlayTactic("evasive_burn")
    assert put_forward(g, (PlayTactic("evasive_burn"), 0.2), (Pass(), 0.0)) is None


def test_everything_that_is_usually_activated_else_the_one_thing() -> None:
    g = bare_table()
    g.players[0].ships[:2] = [0, 1]
    g.step = "activate"
    alone = [(Activate("core_reactor", -1), None), (Activate("core_cargo", -1), None), (GoOn(), None)]
    assert put_forward(g, *alone, (ActivateTogether(), None)) == ActivateTogether()
    assert put_forward(g, *alone) == Activate("core_reactor", -1)


def test_the_cards_that_go_or_stay() -> None:
    g = bare_table()
    hand = ["ceasefire", "focused_fire", "supply_drop"]
    gone = [(DiscardCard(card, 1), NO_WORDS, None) for card in hand]
    kept = [(KeepCard(card, 1), NO_WORDS, None) for card in hand]
    assert handful(g, 0, gone, 2) == [0, 1]
    assert handful(g, 0, kept, 2) == [1, 2]
    assert foremost(g, 0, gone) == 0
    assert foremost(g, 0, kept) == 2


def test_nothing_where_a_choice_has_no_usual_answer() -> None:
    assert put_forward(bare_table(), (Take(ice=1), None), (Take(nano=1), None)) is None
    told = bare_table()
    told.told = True
    assert put_forward(told, (ActivateTogether(), None)) is None


def test_a_button_names_three_things_and_counts_the_rest() -> None:
    g = bare_table()
    g.players[0].ships[:5] = [0, 1, 2, 3, 4]
    g.players[0].woken = ["core_comms", "core_cargo", "core_reactor", "core_hangar"]
    g.players[0].resources = [5, 5, 5, 5, 5]
    said = caption(g, 0, ActivateTogether()).message.args
    what, everything = said["what"], said["all"]
    assert isinstance(what, Message)
    assert isinstance(everything, Message)
    assert (what.id, what.args["count"]) == ("andromeda-few", 2)
    assert everything.id == "andromeda-and"
