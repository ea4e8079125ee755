"""Journeys look at the same server with the same browsers as the shorter tests, and tell what came of them."""

import pytest

from browser.conftest import browser, host, picture, playwright, server, visit
from journeys.journal import Noted, pytest_addoption, pytest_configure, pytest_terminal_summary

__all__ = [
    "browser",
    "host",
    "picture",
    "playwright",
    "pytest_addoption",
    "pytest_configure",
    "pytest_terminal_summary",
    "server",
    "visit",
]


@pytest.fixture
def noted(record_property: Noted) -> Noted:
    """Notes something for the table at the end."""
    return record_property
