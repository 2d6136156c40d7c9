"""What all tests share: how much is tried, and their order."""

import gc
from collections.abc import Iterator

import pytest
from hypothesis import settings

import proving

#: The tests that build a wheel, copy the checkout or write its pages again.
BUILDERS = ("test_wheel.py", "test_new_game.py", "test_generated_pages.py")

settings.load_profile("search" if proving.AT_LENGTH else "proven")


def pytest_report_header() -> str:
    """What to type to run the same proof again."""
    if not proving.AT_LENGTH:
        return "proven: the same examples every time"
    return f"searching: make prove TIMES={proving.TIMES} SEED={proving.SEED}"


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Iterator[None]:
    """Thousands of tests are made and none thrown away: looking for garbage among them only takes time."""
    gc.disable()
    yield
    gc.freeze()
    gc.enable()


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What is made for a whole module comes first: the tests at the front all go to one process, which makes it once.
    Browser tests come last: the browser's driver keeps an event loop in its process, beside which none can run."""
    items.sort(key=lambda item: ("e2e" in item.path.parts) - (item.path.name in BUILDERS))
