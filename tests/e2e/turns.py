"""Turns at a table of klaverjassen: what can be said and played, and a whole deal."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Browser, Page, expect

from e2e.pages import answered, nothing_complained_of, screen_at

HAND = '[data-testid="hand"] [data-card]'
SPOKEN = ".pill[data-move]:visible"
PLAYABLE = '[data-testid="hand"] [data-legal="true"]'
TURN = f"{SPOKEN}, {PLAYABLE}"
ROWS = '[data-testid="sheet"] tbody tr:has(th)'
#: Goes on to the next deal.
ONWARD = '[data-testid="deal-end"] button'
#: More than any deal takes.
TURNS = 60


@contextmanager
def klaverjas_table(browser: Browser, address: str, width: int = 1280, height: int = 800) -> Iterator[Page]:
    """A page that has just been seated at a table of klaverjassen; no error may show in its console."""
    size, touch = (width, height), width < 500
    with (
        screen_at(browser, address, size, touch=touch, brisk=True, pause="wait") as page,
        nothing_complained_of(page),
    ):
        page.locator('[data-play="klaverjassen"]').click()
        expect(page.locator(HAND)).to_have_count(8)
        yield page


def say_first(page: Page, tap: bool = False) -> None:
    """Press the first pill and wait until it has been answered."""
    pill = page.locator(SPOKEN).first
    if tap:
        pill.tap()
    else:
        pill.click()
    answered(page)


def play_last(page: Page) -> None:
    """Play the last card that may be played."""
    page.locator(PLAYABLE).last.click()
    answered(page)


def play_a_deal(
    page: Page, play_card: Callable[[Page], None] = play_last, press: Callable[[Page], None] = say_first
) -> None:
    """Answer every question until the first line stands on the score sheet."""
    for _ in range(TURNS):
        page.locator(f"{TURN}, {ROWS}").first.wait_for(state="attached")
        if page.locator(ROWS).count():
            return
        if page.locator(SPOKEN).count():
            press(page)
        else:
            play_card(page)
    pytest.fail("the deal did not end")
