"""Journeys look at the same server with the same browsers as the shorter tests."""

from browser.conftest import browser, picture, playwright, server, visit

__all__ = ["browser", "picture", "playwright", "server", "visit"]
