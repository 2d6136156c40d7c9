"""The games: one module each (a folder where one file would be too long). `register_all` lists them."""

from troef.core.registry import register
from troef.games import klaverjassen


def register_all() -> None:
    """Put every game on the list, in the order in which lists show them."""
    register(klaverjassen.INFO, klaverjassen.make)
