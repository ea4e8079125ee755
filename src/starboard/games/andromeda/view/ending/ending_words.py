"""The headings and sentences of the story at the end."""

from collections.abc import Mapping

from starboard.kernel import Message

TURNINGS: Mapping[str, tuple[str, str]] = {
    "quick-city": ("andromeda-turning-quick-city", "andromeda-turned-quick-city"),
    "first-blood": ("andromeda-turning-first-blood", "andromeda-turned-first-blood"),
    "slow-start": ("andromeda-turning-slow-start", "andromeda-turned-slow-start"),
    "against-odds": ("andromeda-turning-against-odds", "andromeda-turned-against-odds"),
    "sure-thing": ("andromeda-turning-sure-thing", "andromeda-turned-sure-thing"),
    "saved-by-card": ("andromeda-turning-saved-by-card", "andromeda-turned-saved-by-card"),
    "tie-ruin": ("andromeda-turning-tie-ruin", "andromeda-turned-tie-ruin"),
    "gathering": ("andromeda-turning-gathering", "andromeda-turned-gathering"),
    "giant": ("andromeda-turning-giant", "andromeda-turned-giant"),
    "devoured": ("andromeda-turning-devoured", "andromeda-turned-devoured"),
    "full-house": ("andromeda-turning-full-house", "andromeda-turned-full-house"),
    "next-door": ("andromeda-turning-next-door", "andromeda-turned-next-door"),
    "workshop": ("andromeda-turning-workshop", "andromeda-turned-workshop"),
    "summit": ("andromeda-turning-summit", "andromeda-turned-summit"),
    "scrap-gold": ("andromeda-turning-scrap-gold", "andromeda-turned-scrap-gold"),
    "overtaken": ("andromeda-turning-overtaken", "andromeda-turned-overtaken"),
    "forced-end": ("andromeda-turning-forced-end", "andromeda-turned-forced-end"),
    "last-turn": ("andromeda-turning-last-turn", "andromeda-turned-last-turn"),
    "quiet-account": ("andromeda-turning-quiet-account", "andromeda-turned-quiet-account"),
    "for-good": ("andromeda-turning-for-good", "andromeda-turned-for-good"),
}
"""By the kind of turning point."""

AWARDS: Mapping[str, Message] = {
    "hunter": Message("andromeda-award-hunter"),
    "victor": Message("andromeda-award-victor"),
    "lucky": Message("andromeda-award-lucky"),
    "founder": Message("andromeda-award-founder"),
    "crowd": Message("andromeda-award-crowd"),
    "engineer": Message("andromeda-award-engineer"),
    "scholar": Message("andromeda-award-scholar"),
    "undaunted": Message("andromeda-award-undaunted"),
}
REASONS: Mapping[str, str] = {
    "hunter": "andromeda-award-hunter-why",
    "victor": "andromeda-award-victor-why",
    "lucky": "andromeda-award-lucky-why",
    "founder": "andromeda-award-founder-why",
    "crowd": "andromeda-award-crowd-why",
    "engineer": "andromeda-award-engineer-why",
    "scholar": "andromeda-award-scholar-why",
    "undaunted": "andromeda-award-undaunted-why",
}
"""What an award is for, with its `count`."""

SOURCE_NAMES: Mapping[str, Message] = {
    "battle": Message("andromeda-source-battle"),
    "development": Message("andromeda-source-development"),
    "scrapyard": Message("andromeda-source-scrapyard"),
    "track": Message("andromeda-source-track"),
    "repair": Message("andromeda-source-repair"),
    "event": Message("andromeda-source-event"),
    "effect": Message("andromeda-source-effect"),
    "told": Message("andromeda-source-told"),
}
