"""What is written on some cards in few letters, taken apart: conversions, prices, decks, what a project makes."""

from functools import singledispatch
from typing import Any, get_args

from starboard.games.vanguard.content.campaign_files import Campaign
from starboard.games.vanguard.content.cards import CrewCard, Discovery, Production, Research
from starboard.games.vanguard.content.demands import ANYBODY, parse_cost
from starboard.games.vanguard.notation.symbols import LETTER, SYMBOL_SHORT, TYPE_SHORT, TYPES
from starboard.games.vanguard.view.card_print import ConversionPrint, PricePrint, Product

PRODUCTS: dict[str, Product] = {
    "landers": "lander",
    "mods": "mod",
    "upgrades": "energy",
    "technology": "energy",
    "add_ons": "add_on",
}
"""What the cards of a campaign are as products, by the field that holds them; equipment says it itself."""


@singledispatch
def parts_of(card: Any, campaign: Campaign) -> dict[str, Any]:
    """The fields of a card that are shown otherwise than they are written; None for one that is not shown."""
    return {}


@parts_of.register
def _(card: CrewCard, campaign: Campaign) -> dict[str, Any]:
    letter, symbol = card.convert.split()
    return {"convert": ConversionPrint(colour=LETTER[letter], symbol=SYMBOL_SHORT[symbol])}


@parts_of.register
def _(card: Discovery, campaign: Campaign) -> dict[str, Any]:
    return {"type": TYPES[TYPE_SHORT[card.type]]}


@parts_of.register
def _(card: Research, campaign: Campaign) -> dict[str, Any]:
    costs = map(parse_cost, card.cost)
    price = [PricePrint(cost.count, None if cost.type == ANYBODY else TYPES[cost.type]) for cost in costs]
    return {"price": price, "cost": None}


@parts_of.register
def _(card: Production, campaign: Campaign) -> dict[str, Any]:
    made = {product for _, id in card.result.references if (product := product_of(campaign, id))}
    return {"makes": next((product for product in get_args(Product) if product in made), None)}


def product_of(campaign: Campaign, id: str) -> Product | None:
    """What something is among the things that a project makes; None when it is none of them."""
    return campaign.equipment[id].kind if id in campaign.equipment else PRODUCTS.get(campaign.kind_of.get(id, ""))
