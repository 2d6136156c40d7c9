"""A person plays klaverjassen in the browser: by mouse, by keyboard, and on a phone."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Browser, Page, expect

SPOKEN = ".pill[data-move]:visible"
PLAYABLE = '[data-testid="hand"] [data-legal="true"]'
TURN = f"{SPOKEN}, {PLAYABLE}"
ROWS = '[data-testid="sheet"] tbody tr:has(th)'


@contextmanager
def klaverjas_table(browser: Browser, address: str, width: int = 1280, height: int = 800) -> Iterator[Page]:
    """A page that has just been seated at a table of klaverjassen; no error may show in its console."""
    context = browser.new_context(
        viewport={"width": width, "height": height}, has_touch=width < 500, reduced_motion="reduce", locale="nl"
    )
    page = context.new_page()
    faults: list[str] = []
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.goto(address)
    page.locator('[data-play="klaverjassen"]').click()
    expect(page.locator('[data-testid="hand"] [data-card]')).to_have_count(8)
    yield page
    assert faults == []
    context.close()


def play_a_deal(page: Page, play_card: Callable[[Page], None], press: Callable[[Page], None]) -> None:
    """Answer every question until the first line stands on the score sheet."""
    for _ in range(60):
        if page.locator(ROWS).count():
            return
        ready = page.locator(f"{TURN}, {ROWS}").first
        ready.wait_for(state="attached", timeout=10_000)
        if page.locator(ROWS).count():
            return
        if page.locator(SPOKEN).count():
            press(page)
        else:
            play_card(page)
    pytest.fail("the deal did not end")


def wait_for_answer(page: Page, cards: int) -> None:
    """Wait until the hand has a card less, or the deal is written down."""
    page.wait_for_function(
        """([cards, rows]) => document.querySelectorAll('[data-testid="hand"] [data-card]').length !== cards
           || document.querySelectorAll(rows).length > 0""",
        arg=[cards, '[data-testid="sheet"] tbody tr th'],
    )


def say_first(page: Page, tap: bool = False) -> None:
    """Press the first pill and wait until it has been answered."""
    text = page.locator(SPOKEN).first.get_attribute("data-move")
    pill = page.locator(f'.pill[data-move="{text}"]').first
    if tap:
        pill.tap()
    else:
        pill.click()
    pill.wait_for(state="detached")


def test_a_whole_deal_by_mouse(browser: Browser, address: str) -> None:
    def click_card(page: Page) -> None:
        cards = page.locator('[data-testid="hand"] [data-card]').count()
        page.locator(PLAYABLE).last.click()
        wait_for_answer(page, cards)

    with klaverjas_table(browser, address) as page:
        play_a_deal(page, click_card, say_first)
        expect(page.locator(ROWS)).to_have_count(1)


def test_a_whole_deal_by_keyboard(browser: Browser, address: str) -> None:
    def enter_card(page: Page) -> None:
        cards = page.locator('[data-testid="hand"] [data-card]').count()
        page.keyboard.press("Home")
        for _ in range(cards):
            focused = page.locator('[data-testid="hand"] :focus')
            if focused.count() and focused.get_attribute("data-legal") == "true":
                break
            page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
        wait_for_answer(page, cards)

    def enter_pill(page: Page) -> None:
        pill = page.locator(SPOKEN).first
        text = pill.get_attribute("data-move")
        pill.focus()
        page.keyboard.press("Enter")
        page.locator(f'.pill[data-move="{text}"]').first.wait_for(state="detached")

    with klaverjas_table(browser, address) as page:
        play_a_deal(page, enter_card, enter_pill)
        expect(page.locator(ROWS)).to_have_count(1)
        assert page.locator('[data-testid="announcer"]').inner_text().strip()


def test_on_a_phone_every_card_can_be_read_and_tapped(browser: Browser, address: str) -> None:
    with klaverjas_table(browser, address, 360, 740) as page:
        page.locator(TURN).first.wait_for(state="attached")
        for card in page.locator('[data-testid="hand"] [data-card]').all():
            box = card.bounding_box()
            assert box is not None
            assert box["x"] >= 0 and box["x"] + box["width"] <= 360
            assert box["y"] + box["height"] <= 740 + 40  # the foot of a card may hang over the edge
        assert page.evaluate("document.documentElement.scrollWidth") <= 360
        while not page.locator(PLAYABLE).count():
            say_first(page, tap=True)
            page.locator(TURN).first.wait_for(state="attached")
        cards = page.locator('[data-testid="hand"] [data-card]').count()
        name = page.locator(PLAYABLE).last.get_attribute("data-card")
        for _ in range(2):  # the first tap lifts the card, the second plays it
            if page.locator(f'[data-testid="hand"] [data-card="{name}"]').count():
                page.locator(f'[data-testid="hand"] [data-card="{name}"]').tap()
        wait_for_answer(page, cards)


def test_an_illegal_card_is_refused_with_its_rule_in_words(browser: Browser, address: str) -> None:
    with klaverjas_table(browser, address) as page:
        for _ in range(30):
            page.locator(TURN).first.wait_for(state="attached")
            if page.locator(SPOKEN).count():
                say_first(page)
                continue
            cards = page.locator('[data-testid="hand"] [data-card]').count()
            barred = page.locator('[data-testid="hand"] [data-legal="false"]')
            if barred.count():
                barred.last.click()
                refusal = page.locator('[data-testid="refusal"]')
                expect(refusal).to_contain_text("R")
                assert page.locator('[data-testid="hand"] [data-card]').count() == cards
                return
            page.locator(PLAYABLE).last.click()
            wait_for_answer(page, cards)
        pytest.fail("no turn with a card that was not allowed")
