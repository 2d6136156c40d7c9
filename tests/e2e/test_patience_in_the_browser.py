"""Patience in the browser: moves are taken back and made again, who gave up goes on, the next deal is another."""

import pytest
from playwright.sync_api import Browser, expect

from e2e.at_the_table import press, say
from e2e.pages import nothing_complained_of, screen_at, violations


@pytest.mark.clause("patience", ("R13", "R21"))
def test_a_patience_by_touch(browser: Browser, address: str) -> None:
    with screen_at(browser, address, (360, 740), touch=True) as page, nothing_complained_of(page):
        page.locator('[data-play="patience"]').tap()
        solo = page.get_by_test_id("solo")
        expect(solo).to_be_visible()
        figures = solo.locator(".figures")
        for moves in (1, 2, 3):
            page.locator('[data-zone="stock"]').tap()
            expect(figures).to_contain_text(say("ui-solo-moves", count=moves))
        press(page, say("ui-solo-restart"))
        expect(figures).to_contain_text(say("ui-solo-moves", count=0))
        press(page, say("ui-solo-redo"))
        expect(figures).to_contain_text(say("ui-solo-moves", count=1))
        page.keyboard.press("Control+z")
        expect(figures).to_contain_text(say("ui-solo-moves", count=0))
        assert violations(page) == []
        for _ in ("give up", "yes, really"):
            page.locator('[data-move="resign"]').first.tap()
        expect(page.get_by_test_id("end")).to_be_visible()
        press(page, say("ui-solo-back"))
        expect(page.get_by_test_id("end")).to_have_count(0)
        number = figures.inner_text().splitlines()[0]
        solo.get_by_label(say("ui-solo-winnable")).check()
        press(page, say("ui-solo-new"))
        expect(figures).not_to_contain_text(number)
        expect(figures).to_contain_text(say("ui-solo-moves", count=0))
