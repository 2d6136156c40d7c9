"""A person asks the strong player: on their own turn, and about the moves of a deal that is over."""

import re

from playwright.sync_api import Browser, Locator, Page, expect

from e2e.pages import screen_at, violations
from e2e.turns import ONWARD, SPOKEN, TURN, klaverjas_table, play_a_deal, play_last, say_first

FOUND = '[data-testid="explanation"]'
#: The five best moves, and the one that was played.
MOST_ROWS = 6


def told(page: Page, place: Locator) -> None:
    """An answer is there: a heading and why, with figures for who asks or a sentence; axe finds nothing."""
    explanation = place.locator(FOUND)
    expect(explanation.locator(".heading")).to_have_text(re.compile(r"\w"))
    expect(explanation.locator(".why, .how, .position").first).to_be_visible()
    if explanation.locator("summary").count() and not explanation.locator("details[open]").count():
        explanation.locator("summary").click()
    rows = explanation.locator("tbody tr").all()
    assert len(rows) <= MOST_ROWS
    for row in rows:
        assert all(cell.strip() for cell in row.locator("th, td").all_inner_texts())
    expect(page.get_by_test_id("announcer")).to_have_text(re.compile(r"\w"))
    assert violations(page) == []


def test_by_key_on_ones_own_turn_and_after_the_deal_about_any_move(browser: Browser, address: str) -> None:
    with klaverjas_table(browser, address) as page:
        advice = page.get_by_test_id("advice")
        page.locator(TURN).first.wait_for(state="attached")
        page.keyboard.press("?")
        told(page, advice)
        page.keyboard.press("Escape")
        expect(advice).to_have_count(0)
        page.keyboard.press("?")
        advice.locator(FOUND).wait_for()
        # what was advised is for the position it was asked in
        (say_first if page.locator(SPOKEN).count() else play_last)(page)
        expect(advice).to_have_count(0)
        play_a_deal(page)
        page.locator(ONWARD).first.click()
        page.get_by_role("tab").nth(1).click()
        log = page.get_by_test_id("log")
        page.locator(".deals button").first.click()
        moves = log.locator("[data-event]")
        expect(moves.nth(7)).to_be_visible()
        for move in (moves.nth(2), moves.last):
            move.focus()
            page.keyboard.press("Enter")
            expect(move).to_have_attribute("aria-expanded", "true")
            told(page, log)
        page.keyboard.press("Enter")
        expect(log.locator(FOUND)).to_have_count(0)


def test_on_a_phone_the_advice_leaves_the_hand_free(browser: Browser, address: str) -> None:
    with klaverjas_table(browser, address, 360, 740) as page:
        page.locator(TURN).first.wait_for(state="attached")
        page.get_by_test_id("ask-advice").tap()
        advice = page.get_by_test_id("advice")
        told(page, advice)
        panel, hand = advice.bounding_box(), page.get_by_test_id("hand").bounding_box()
        assert panel is not None and hand is not None
        assert panel["x"] >= 0 and panel["x"] + panel["width"] <= 360
        assert panel["y"] + panel["height"] <= hand["y"]
        assert page.evaluate("document.documentElement.scrollWidth") <= 360
        advice.get_by_role("button").first.tap()
        expect(advice).to_have_count(0)


def test_friends_agree_on_advice_and_see_what_was_agreed(browser: Browser, address: str) -> None:
    """By default nobody asks for advice where several people play."""
    with screen_at(browser, address, (1280, 800)) as page:
        page.locator('[data-game="klaverjassen"] .arrange').click()
        allowed = page.get_by_test_id("advice-allowed")
        expect(allowed).to_be_checked()
        page.locator("dialog .tick", has_text="bots").get_by_role("checkbox").check()
        expect(allowed).not_to_be_checked()
        page.locator("dialog .big").click()
        expect(page.locator(".agreed")).to_contain_text("raad")
        page.locator(".waiting .quiet").first.click()  # bots for the rest
        page.locator("main.table").wait_for()
        expect(page.get_by_test_id("ask-advice")).to_have_count(0)
