"""The dice check as everybody sees it, with its chances."""
