"""Engines that others wrote, imported when a test first asks one something: they are large."""

from typing import Any

import pytest


class Engine:
    """A module of theirs; where it is not installed, the test that asks it something is skipped."""

    def __init__(self, name: str) -> None:
        self._name = name

    def __getattr__(self, name: str) -> Any:
        if name.startswith("_"):  # asked by pytest, of everything that it finds
            raise AttributeError(name)
        return getattr(pytest.importorskip(self._name), name)
