"""The numbered rules that code, tests and log cite, in the reader's language: `docs/rules`, read as data."""

from starboard.rulebook.book import Book, RuleFound, RuleText, book_in, rule_text, rules_with
from starboard.rulebook.markup import Block, Grid, Items, Paragraph, Words, blocks_of
from starboard.rulebook.pages import BadPage, Page, Statement, page_of

__all__ = [
    "BadPage",
    "Block",
    "Book",
    "Grid",
    "Items",
    "Page",
    "Paragraph",
    "RuleFound",
    "RuleText",
    "Statement",
    "Words",
    "blocks_of",
    "book_in",
    "page_of",
    "rule_text",
    "rules_with",
]
