"""Players that are programs. They come in through the same door as people."""

from starboard.bots.bot import Bot, Explaining, Paced, Weighing
from starboard.bots.clock import LONGEST_PAUSE, USUAL_PAUSE, Clock, pace_of
from starboard.bots.play import DEADLINE_PASSES, play_out
from starboard.bots.random_bot import RandomBot
from starboard.bots.registry import BotMaker, bot_maker, bot_names, make_bot
from starboard.kernel import Asked, Choice, Sight

__all__ = [
    "DEADLINE_PASSES",
    "LONGEST_PAUSE",
    "USUAL_PAUSE",
    "Asked",
    "Bot",
    "BotMaker",
    "Choice",
    "Clock",
    "Explaining",
    "Paced",
    "RandomBot",
    "Sight",
    "Weighing",
    "bot_maker",
    "bot_names",
    "make_bot",
    "pace_of",
    "play_out",
]
