"""The order of the tests."""

import pytest


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Browser tests come last: the browser's driver keeps an event loop in its process, beside which none can run."""
    items.sort(key=lambda item: "e2e" in item.path.parts)
