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


def kind_name(kind: str) -> Message:
    """The name of a kind of component."""
    return Message(KINDS[kind])
