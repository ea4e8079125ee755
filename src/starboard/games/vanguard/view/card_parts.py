"""What is written on some cards in few letters, taken apart: conversions, prices, decks, what a project makes."""

from collections.abc import Iterable
from functools import singledispatch
from typing import Any, get_args

from starboard.games.vanguard.content.campaign_files import Campaign
from starboard.games.vanguard.content.cards import (
    CrewCard,
    Discovery,
    Equipment,
    ObjectiveCard,
    Production,
    Research,
    Situation,
)
from starboard.games.vanguard.content.demands import ANYBODY, Way, parse_cost, parse_way
from starboard.games.vanguard.content.looks import Picture
from starboard.games.vanguard.names.effect_names import words_of
from starboard.games.vanguard.names.ship_book_names import way_words
from starboard.games.vanguard.notation.symbols import LETTER, SYMBOL_SHORT, TYPE_SHORT, TYPES
from starboard.games.vanguard.view.card_print import ConversionPrint, PricePrint, Product
from starboard.kernel import Message

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
    return {"price": price, "cost": None, "pictures": _pictures(card, campaign)}


@parts_of.register
def _(card: Situation | ObjectiveCard, campaign: Campaign) -> dict[str, Any]:
    return {"needs": _ways(card.needs, campaign)}


@parts_of.register
def _(card: Production, campaign: Campaign) -> dict[str, Any]:
    made = {product for _, id in card.result.references if (product := product_of(campaign, id))}
    makes = next((product for product in get_args(Product) if product in made), None)
    return {"speed": _ways(card.speed, campaign), "makes": makes, "pictures": _pictures(card, campaign)}


@parts_of.register
def _(card: Equipment, campaign: Campaign) -> dict[str, Any]:
    return {"pictures": [card.picture] if card.picture else None}


def _pictures(card: Production | Research, campaign: Campaign) -> list[Picture] | None:
    """What the equipment looks like that comes of a project."""
    made = [campaign.equipment[id] for _, id in card.result.references if id in campaign.equipment]
    return [one.picture for one in made if one.picture] or None


def _ways(ways: Iterable[str], campaign: Campaign) -> list[Message] | None:
    """Who is assigned or what is paid, way by way, with the condition of a way that has one."""
    words = words_of(campaign.folder.name)

    def said(way: Way) -> Message:
        asked = way_words(way)
        if way.condition is None:
            return asked
        return Message("vanguard-when-if", {"when": asked, "condition": words.condition(way.condition.condition)})

    return [said(parse_way(way)) for way in ways] or None


def product_of(campaign: Campaign, id: str) -> Product | None:
    """What something is among the things that a project makes; None when it is none of them."""
    return campaign.equipment[id].kind if id in campaign.equipment else PRODUCTS.get(campaign.kind_of.get(id, ""))
