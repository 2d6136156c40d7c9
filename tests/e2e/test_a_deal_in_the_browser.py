"""A person plays klaverjassen in the browser: by mouse, by keyboard, and on a phone."""

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from e2e.pages import answered
from e2e.turns import (
    HAND,
    ONWARD,
    PLAYABLE,
    ROWS,
    SPOKEN,
    TURN,
    TURNS,
    klaverjas_table,
    play_a_deal,
    play_last,
    say_first,
)


def test_a_whole_deal_by_mouse(browser: Browser, address: str) -> None:
    with klaverjas_table(browser, address) as page:
        play_a_deal(page)
        expect(page.locator(ROWS)).to_have_count(1)


def enter_card(page: Page) -> None:
    """Go through the hand from its first card to one that may be played."""
    page.keyboard.press("Home")
    for place in range(page.locator(HAND).count()):
        expect(page.locator(HAND).nth(place)).to_be_focused()
        if page.locator(HAND).nth(place).get_attribute("data-legal") == "true":
            break
        page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    answered(page)


def enter_pill(page: Page) -> None:
    page.locator(SPOKEN).first.focus()
    page.keyboard.press("Enter")
    answered(page)


def test_a_whole_deal_by_keyboard(browser: Browser, address: str) -> None:
    with klaverjas_table(browser, address) as page:
        play_a_deal(page, enter_card, enter_pill)
        expect(page.locator(ROWS)).to_have_count(1)
        expect(page.get_by_test_id("announcer")).to_have_text(re.compile(r"\w"))


def test_on_a_phone_every_card_can_be_read_and_tapped(browser: Browser, address: str) -> None:
    with klaverjas_table(browser, address, 360, 740) as page:
        page.locator(TURN).first.wait_for(state="attached")
        for card in page.locator(HAND).all():
            box = card.bounding_box()
            assert box is not None
            assert box["x"] >= 0 and box["x"] + box["width"] <= 360
            assert box["y"] + box["height"] <= 740 + 40  # the foot of a card may hang over the edge
        assert page.evaluate("document.documentElement.scrollWidth") <= 360
        while not page.locator(PLAYABLE).count():
            say_first(page, tap=True)
            page.locator(TURN).first.wait_for(state="attached")
        name = page.locator(PLAYABLE).last.get_attribute("data-card")
        card = page.locator(f'{HAND}[data-card="{name}"]')
        card.tap()
        expect(card).to_have_attribute("aria-pressed", "true")  # the first tap lifts the card, the second plays it
        card.tap()
        expect(card).to_have_count(0)


def test_an_illegal_card_is_refused_with_its_rule_in_words(browser: Browser, address: str) -> None:
    with klaverjas_table(browser, address) as page:
        for _ in range(TURNS):
            page.locator(f"{TURN}, {ONWARD}").first.wait_for(state="attached")
            if page.locator(ONWARD).count():
                page.locator(ONWARD).first.click()
                continue
            if page.locator(SPOKEN).count():
                say_first(page)
                continue
            barred = page.locator('[data-testid="hand"] [data-legal="false"]')
            if barred.count():
                cards = page.locator(HAND).count()
                barred.last.click()
                expect(page.get_by_test_id("refusal")).to_contain_text("R")
                expect(page.locator(HAND)).to_have_count(cards)
                return
            play_last(page)
        pytest.fail("no turn with a card that was not allowed")
