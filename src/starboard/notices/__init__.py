"""Being told elsewhere that one is waited for, by services that the owner of the server has listed."""

from starboard.notices.book import Book, NotTold
from starboard.notices.grace import Turn
from starboard.notices.herald import Herald
from starboard.notices.receivers import NotListed, Receivers, receivers_of
from starboard.notices.setup import book_of

__all__ = ["Book", "Herald", "NotListed", "NotTold", "Receivers", "Turn", "book_of", "receivers_of"]
