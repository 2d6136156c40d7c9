"""What tests of commands share."""

import pytest


@pytest.fixture
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    """The machine speaks English, where no language is asked."""
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
