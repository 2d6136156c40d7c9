"""Whoever closes the tab finds the chair back; addresses, and the language of the first time."""

import pytest
from playwright.sync_api import Browser, expect


def test_a_chair_outlives_its_tab(browser: Browser, address: str) -> None:
    """The table is opened again by its address, and the hand lies open as before."""
    context = browser.new_context(viewport={"width": 390, "height": 844}, reduced_motion="reduce", locale="nl")
    page = context.new_page()
    page.goto(address)
    page.locator('[data-play="klaverjassen"]').click()
    hand = page.locator('[data-testid="hand"] [data-card]')
    expect(hand).to_have_count(8)
    cards = sorted(str(card.get_attribute("data-card")) for card in hand.all())
    table = page.url
    page.close()
    again = context.new_page()
    again.goto(table)
    found = again.locator('[data-testid="hand"] [data-card]')
    expect(found).to_have_count(8)
    assert sorted(str(card.get_attribute("data-card")) for card in found.all()) == cards
    context.close()


@pytest.mark.parametrize(("locale", "language"), [("nl-BE", "nl"), ("en-GB", "en"), ("de-DE", "nl")])
def test_the_first_time_the_page_speaks_the_language_of_the_browser(
    browser: Browser, address: str, locale: str, language: str
) -> None:
    context = browser.new_context(locale=locale)
    page = context.new_page()
    page.goto(address)
    expect(page.locator("html")).to_have_attribute("lang", language)
    context.close()


def test_an_address_finds_its_game_or_says_that_there_is_no_page(browser: Browser, address: str) -> None:
    context = browser.new_context(locale="nl")
    page = context.new_page()
    page.goto(f"{address.rstrip('/')}/klaverjassen")
    expect(page.locator("[data-game]").first).to_have_attribute("data-game", "klaverjassen")
    page.goto(f"{address.rstrip('/')}/nergens")
    expect(page.get_by_role("alert")).to_contain_text("/nergens")
    expect(page.locator('[data-play="pesten"]')).to_be_visible()
    context.close()
