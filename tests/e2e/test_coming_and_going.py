"""Whoever closes the tab finds the chair back; addresses, the first language, and what a first table weighs."""

import gzip

import pytest
from playwright.sync_api import Browser, Page, Response, expect

from e2e.pages import SCREENS, screen_at

HAND = '[data-testid="hand"] [data-card]'
#: Bytes of scripts and words, gzipped, from the door to the first table.
MOST_SCRIPT = 120_000


def test_the_scripts_of_a_first_table_are_light(browser: Browser, address: str) -> None:
    """A phone on a slow line sits down at once: what is not needed for the first card comes later."""
    scripts: list[Response] = []
    with screen_at(browser, "about:blank", SCREENS["phone"]) as page:
        page.on("response", lambda answer: scripts.append(answer) if answer.url.endswith(".js") else None)
        page.goto(address)
        page.locator('[data-play="klaverjassen"]').click()
        expect(page.locator(HAND)).to_have_count(8)
        assert 0 < sum(len(gzip.compress(script.body())) for script in scripts) <= MOST_SCRIPT


def held(page: Page) -> list[str]:
    """The cards of the hand, as they lie."""
    expect(page.locator(HAND)).to_have_count(8)
    return [str(card.get_attribute("data-card")) for card in page.locator(HAND).all()]


def test_a_chair_outlives_its_tab(browser: Browser, address: str) -> None:
    """The table is opened again by its address, and the hand lies open as before."""
    with screen_at(browser, address, SCREENS["phone"]) as page:
        page.locator('[data-play="klaverjassen"]').click()
        cards = held(page)
        again = page.context.new_page()
        page.close()
        again.goto(page.url)
        assert sorted(held(again)) == sorted(cards)


@pytest.mark.parametrize(("locale", "language"), [("nl-BE", "nl"), ("en-GB", "en"), ("de-DE", "nl")])
def test_the_first_time_the_page_speaks_the_language_of_the_browser(
    browser: Browser, address: str, locale: str, language: str
) -> None:
    with screen_at(browser, address, SCREENS["phone"], locale=locale) as page:
        expect(page.locator("html")).to_have_attribute("lang", language)


def test_an_address_finds_its_game_or_says_that_there_is_no_page(browser: Browser, address: str) -> None:
    with screen_at(browser, f"{address}/klaverjassen", SCREENS["phone"]) as page:
        expect(page.locator("[data-game]").first).to_have_attribute("data-game", "klaverjassen")
        page.goto(f"{address}/nergens")
        expect(page.get_by_role("alert")).to_contain_text("/nergens")
        expect(page.locator('[data-play="pesten"]')).to_be_visible()
