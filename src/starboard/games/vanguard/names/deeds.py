"""Which words of the notation say what somebody does, and which what happens by itself."""

from typing import Final

DEEDS: Final = frozenset(
    (
        *("use", "sac", "refresh", "draw", "discard", "sac-card", "charge", "supply", "danger", "injure", "heal"),
        *("exert", "check", "success", "lead", "disc", "unique", "gain", "exchange", "browse", "shift-leads", "under"),
        *("fetch", "box-this", "marker", "unmark", "path-marker", "path-unmark", "look", "gear", "place-gear", "move"),
        *("march", "come-along", "ignore", "ignore-every", "ignore-all", "ignore-row", "threat-row", "events", "extra"),
        *("reroll", "turn", "toss", "add-die", "drop-danger", "predict", "no-die", "take-over", "draw-again"),
        *("draw-more", "command", "energy", "scan", "survey", "leave-gear", "shuffle-back", "remove", "remove-card"),
        *("land", "off"),
    )
)
"""Said to the reader ("use one die"), of somebody ("everyone uses one die"), or of what one may do (`vanguard-do-use`).
All other words happen (`vanguard-happens-walk`)."""
DOUBLE: Final = frozenset(("look", "browse", "exchange"))
"""Deeds that have an "and" of their own: "look at the top 3 events and return them"."""
GAINS: Final = frozenset(
    ("success", "lead", "disc", "unique", "gain", "charge", "supply", "command", "energy"),
)
"""What is gained or lost: the verb is one, the words say what (`vanguard-the-success`)."""
EVERYWHERE: Final = frozenset(("marker", "unmark", "clear"))
"""Words that reach all the sectors that they name, not one of them."""
SECRETS: Final = frozenset(("flag",))
"""What the story remembers is not told."""
PAGES: Final = frozenset(("log",))
OF_SOMEBODY: Final = frozenset(("status",))
"""Of the reader it is said as something that is so ("you cannot travel"), of others as something that they do."""
