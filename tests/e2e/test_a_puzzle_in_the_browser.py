"""A puzzle of the day is solved on a phone, and the browser counts it."""

from datetime import date, datetime

from playwright.sync_api import Browser, expect

from e2e.at_the_table import say
from e2e.pages import SCREENS, screen_at, violations
from troef.lessons.puzzles import puzzle_of_the_day, puzzles

DAY = date(2026, 3, 1)
FAMILY = "prediction"


def test_a_puzzle_is_solved_and_counted(browser: Browser, address: str) -> None:
    puzzle = puzzle_of_the_day(FAMILY, DAY)
    with screen_at(browser, f"{address}/", SCREENS["phone"]) as page:
        page.clock.set_fixed_time(datetime(2026, 3, 1, 12))
        page.get_by_role("link", name=say("ui-puzzles")).click()
        chosen = page.locator("nav button").nth(list(puzzles()).index(FAMILY))
        chosen.click()
        expect(chosen).to_have_attribute("aria-current", "true")
        card = page.locator(f'[data-testid="hand"] [data-card="{puzzle.best[0]}"]')
        card.click(position={"x": 12, "y": 24})  # the cards overlap: press where the index is
        expect(page.get_by_test_id("puzzle-came")).to_contain_text(say("ui-puzzle-right"))
        expect(page.get_by_text(say("ui-puzzle-streak", count=1))).to_be_visible()
        assert violations(page) == []
        page.reload()
        expect(page.locator("nav button", has_text="✓")).to_have_count(1)
