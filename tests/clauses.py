"""`@clause("klaverjassen", "R14", "E5")`: which clauses of a rule book a test proves."""

from collections.abc import Callable
from typing import Any

import pytest


def clause(slug: str, *ids: str) -> Callable[[Any], Any]:
    """Mark a test as proof of clauses; the coverage report and `pytest -m clause` read it."""
    return pytest.mark.clause(slug, ids)
