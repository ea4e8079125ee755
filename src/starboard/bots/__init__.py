"""Players that are programs. They come in through the same door as people."""

from starboard.bots.bot import Asked, Bot, Choice, Sight
from starboard.bots.play import DEADLINE_PASSES, play_out
from starboard.bots.random_bot import RandomBot
from starboard.bots.registry import BotMaker, bot_maker, bot_names, make_bot

__all__ = [
    "DEADLINE_PASSES",
    "Asked",
    "Bot",
    "BotMaker",
    "Choice",
    "RandomBot",
    "Sight",
    "bot_maker",
    "bot_names",
    "make_bot",
    "play_out",
]
