"""A lesson is played on a phone: a refusal with its rule, a wrong try, a right one, to the last step and to a table."""

from playwright.sync_api import Browser, Page, expect

from e2e.at_the_table import say
from e2e.pages import SCREENS, screen_at, seen, violations


def opened(page: Page, game: str) -> None:
    """This lesson is there, and the one before it is not."""
    name = f"{say('ui-learn-lesson')}: {say(f'game-{game}')}"
    expect(page.get_by_role("navigation", name=name)).to_be_visible()


def play(page: Page, card: str) -> None:
    """The cards overlap: press where the index is."""
    page.locator(f'[data-testid="hand"] [data-card="{card}"]').click(position={"x": 12, "y": 24})


def came(page: Page, key: str) -> None:
    """What the lesson says of the move, and nothing that axe objects to."""
    expect(page.get_by_test_id("lesson-came")).to_contain_text(say(key))
    assert violations(page) == []


def test_a_lesson_is_played_to_its_end(browser: Browser, address: str) -> None:
    with screen_at(browser, f"{address}/#/leer/bridge", SCREENS["phone"]) as page:
        opened(page, "bridge")
        page.locator(".steps button").nth(4).click()
        play(page, "AH")
        came(page, "ui-learn-wrong")
        page.goto(f"{address}/#/leer/bieden")
        opened(page, "bieden")
        page.locator(".steps button").nth(3).click()
        play(page, "QH")
        expect(page.get_by_test_id("refusal")).to_contain_text("R10")
        page.goto(f"{address}/#/leer/eenendertigen")
        expect(page.get_by_role("heading", name="Eenendertig in één kleur")).to_be_visible()
        page.locator('[data-move="keep all"]').click()
        came(page, "ui-learn-wrong")
        page.get_by_role("button", name=say("ui-learn-again")).click()
        page.locator('[data-move="swap all"]').click()
        came(page, "ui-learn-right")
        seen(page, "lesson")
        page.get_by_test_id("lesson-next").click()
        expect(page.locator("#lesson-step")).to_be_focused()
        page.locator(".steps button").last.click()
        page.locator('[data-move="forbid"]').click()
        expect(page.get_by_text(say("ui-learn-end"))).to_be_visible()
        page.get_by_role("button", name=say("ui-learn-play")).click()
        page.wait_for_url("**/#/table/*")
        page.locator("main.table").wait_for()
        page.locator(f"button[title='{say('ui-side')}']").click()
        page.get_by_role("tab", name=say("ui-tab-rules")).click()
        page.get_by_role("link", name=say("ui-learn-lesson-of")).click()
        expect(page.locator("#lesson-step")).to_be_visible()
