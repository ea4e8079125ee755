"""Which bots there are. "random" plays every title; more are entry points of the group `starboard.bots`, named after
the title and the bot:

    [project.entry-points."starboard.bots"]
    "trucker:veteran" = "package.module:Veteran"

The entry is called with a seed and returns a bot.
"""

from collections.abc import Callable
from importlib.metadata import EntryPoint, entry_points
from typing import Any, TypeAlias

from starboard.bots.bot import Bot
from starboard.bots.random_bot import RandomBot
from starboard.kernel import StarboardError, Title

GROUP = "starboard.bots"
RANDOM = "random"

BotMaker: TypeAlias = Callable[[int], Bot]


def bot_names(title: Title[Any]) -> list[str]:
    """The names of the bots that play this title, "random" first, the others in alphabetical order. Loads none."""
    return [RANDOM, *sorted(_entries(title))]


def bot_maker(title: Title[Any], name: str) -> BotMaker:
    """What makes bots of that name, for callers that need many of them: looking one up takes longer than making it.

    `StarboardError` when the title has no such bot or it cannot be loaded.
    """
    if name == RANDOM:
        return RandomBot
    entry = _entries(title).get(name)
    if entry is None:
        names = ", ".join(bot_names(title))
        raise StarboardError("bots-unknown", title=title.id, bot=name[:40], bots=names)
    return _load(title, name, entry)


def make_bot(title: Title[Any], name: str, seed: int) -> Bot:
    """A bot for one seat of one match. `StarboardError` when there is none of that name or it cannot be made."""
    return bot_maker(title, name)(seed)


def _entries(title: Title[Any]) -> dict[str, EntryPoint]:
    prefix = f"{title.id}:"
    found = entry_points(group=GROUP)
    # "random" is ours: nobody else's bot may pass for it.
    return {
        name: entry
        for entry in found
        if entry.name.startswith(prefix) and (name := entry.name.removeprefix(prefix)) != RANDOM
    }


def _load(title: Title[Any], name: str, entry: EntryPoint) -> BotMaker:
    try:
        factory = entry.load()
    except Exception as why:
        # Whatever a foreign package raises while it is imported, the reader gets one sentence.
        raise _broken(title, name, why) from why

    def make(seed: int) -> Bot:
        try:
            bot = factory(seed)
        except Exception as why:
            raise _broken(title, name, why) from why
        if not callable(getattr(bot, "choose", None)):
            raise StarboardError("bots-not-one", title=title.id, bot=name, place=entry.value)
        made: Bot = bot
        return made

    return make


def _broken(title: Title[Any], name: str, why: Exception) -> StarboardError:
    reason = f"{type(why).__name__}: {why}".split("\n", 1)[0][:200]
    return StarboardError("bots-broken", title=title.id, bot=name, reason=reason)
