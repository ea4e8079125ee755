"""What things are called, as messages. The ids are written out, so that a test can find those without words."""

from starboard.kernel import Message

KINDS = {
    "starting_cabin": "trucker-kind-starting-cabin",
    "cabin": "trucker-kind-cabin",
    "life_support": "trucker-kind-life-support",
    "battery_2": "trucker-kind-battery",
    "battery_3": "trucker-kind-battery",
    "cargo_1": "trucker-kind-cargo-hold",
    "cargo_2": "trucker-kind-cargo-hold",
    "cargo_3": "trucker-kind-cargo-hold",
    "special_cargo_1": "trucker-kind-special-hold",
    "special_cargo_2": "trucker-kind-special-hold",
    "engine": "trucker-kind-engine",
    "double_engine": "trucker-kind-double-engine",
    "cannon": "trucker-kind-cannon",
    "double_cannon": "trucker-kind-double-cannon",
    "shield": "trucker-kind-shield",
    "structural": "trucker-kind-structural",
    "stasis_chamber": "trucker-kind-stasis-chamber",
    "luxury_cabin": "trucker-kind-luxury-cabin",
    "reactor_furnace": "trucker-kind-reactor-furnace",
    "cannon_booster": "trucker-kind-cannon-booster",
    "engine_booster": "trucker-kind-engine-booster",
    "shield_booster": "trucker-kind-shield-booster",
    "plating": "trucker-kind-plating",
    "bidirectional_cannon": "trucker-kind-bidirectional-cannon",
    "cannon_engine": "trucker-kind-cannon-engine",
    "cargo_2_battery_2": "trucker-kind-combined-hold",
    "special_cargo_1_battery_2": "trucker-kind-combined-hold",
    "special_cargo_1_cargo_2": "trucker-kind-combined-hold",
    "auto_defense": "trucker-kind-defence-system",
    "router": "trucker-kind-router",
    "crewbots": "trucker-kind-crew-robots",
    "thruster": "trucker-kind-thruster",
    "reinforced_shield": "trucker-kind-reinforced-shield",
    "solar_panel": "trucker-kind-solar-panel",
    "armoury": "trucker-kind-armoury",
}

SPECIALISTS = {
    "diplomat": "trucker-specialist-diplomat",
    "lawyer": "trucker-specialist-lawyer",
    "merchant": "trucker-specialist-merchant",
    "techie": "trucker-specialist-techie",
    "manager": "trucker-specialist-manager",
    "guru": "trucker-specialist-guru",
}

AWARDS = {
    "spy": "trucker-award-spy",
    "empty-handed": "trucker-award-empty-handed",
    "inspectors-nightmare": "trucker-award-inspectors-nightmare",
    "peace-maker": "trucker-award-peace-maker",
    "miser": "trucker-award-miser",
    "postcard": "trucker-award-postcard",
    "umbrella": "trucker-award-umbrella",
    "clay-pigeon": "trucker-award-clay-pigeon",
    "punching-bag": "trucker-award-punching-bag",
    "best-looking-of-all": "trucker-award-best-looking-of-all",
    "ghost": "trucker-award-ghost",
    "pirate-hunter": "trucker-award-pirate-hunter",
    "tourist": "trucker-award-tourist",
    "dust-cloth": "trucker-award-dust-cloth",
    "power-user": "trucker-award-power-user",
    "rubber-ship": "trucker-award-rubber-ship",
    "two-for-one": "trucker-award-two-for-one",
    "headhunter": "trucker-award-headhunter",
    "museum-piece": "trucker-award-museum-piece",
    "quitter": "trucker-award-quitter",
    "scrap-donor": "trucker-award-scrap-donor",
    "turbo": "trucker-award-turbo",
    "grocer": "trucker-award-grocer",
    "window-shopper": "trucker-award-window-shopper",
    "inspectors-pet": "trucker-award-inspectors-pet",
}

REASONS = {
    "spy": "trucker-award-spy-for",
    "empty-handed": "trucker-award-empty-handed-for",
    "inspectors-nightmare": "trucker-award-inspectors-nightmare-for",
    "peace-maker": "trucker-award-peace-maker-for",
    "miser": "trucker-award-miser-for",
    "postcard": "trucker-award-postcard-for",
    "umbrella": "trucker-award-umbrella-for",
    "clay-pigeon": "trucker-award-clay-pigeon-for",
    "punching-bag": "trucker-award-punching-bag-for",
    "best-looking-of-all": "trucker-award-best-looking-of-all-for",
    "ghost": "trucker-award-ghost-for",
    "pirate-hunter": "trucker-award-pirate-hunter-for",
    "tourist": "trucker-award-tourist-for",
    "dust-cloth": "trucker-award-dust-cloth-for",
    "power-user": "trucker-award-power-user-for",
    "rubber-ship": "trucker-award-rubber-ship-for",
    "two-for-one": "trucker-award-two-for-one-for",
    "headhunter": "trucker-award-headhunter-for",
    "museum-piece": "trucker-award-museum-piece-for",
    "quitter": "trucker-award-quitter-for",
    "scrap-donor": "trucker-award-scrap-donor-for",
    "turbo": "trucker-award-turbo-for",
    "grocer": "trucker-award-grocer-for",
    "window-shopper": "trucker-award-window-shopper-for",
    "inspectors-pet": "trucker-award-inspectors-pet-for",
}


def kind_name(kind: str) -> Message:
    """The name of a kind of component."""
    return Message(KINDS[kind])


def award_name(award: str) -> Message:
    """What an award is called."""
    return Message(AWARDS[award])


def award_reason(award: str) -> Message:
    """What an award is for."""
    return Message(REASONS[award])
