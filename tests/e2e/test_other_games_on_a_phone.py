"""A table phone with another game than those of the two books: its result field by field, also without network."""

import pytest
from playwright.sync_api import Browser, Page, expect

from e2e.at_the_desk import Desk
from e2e.at_the_table import deal_is_asked, everything_is_sent, press, say
from e2e.pages import SCREENS, WORKED_AT, screen_at, seen


def sit_down(phone: Page, entries: int) -> None:
    """All who entered sit down; the first one is the scorer."""
    for left in range(entries, 0, -1):
        expect(phone.locator(".list .large")).to_have_count(left)
        phone.locator(".list .large").first.click()
    expect(phone.get_by_role("heading", name=say("phone-who-writes"))).to_be_visible()
    phone.locator(".list .large").first.click()
    press(phone, say("phone-play"))
    deal_is_asked(phone, 1)


def fill_in(phone: Page, deal: int, ours: int, roem: int) -> None:
    """A deal of klaverjassen, with the points of the pair on seats 0 and 2."""
    deal_is_asked(phone, deal)
    phone.get_by_label("kant die speelt").fill("0")
    points = phone.get_by_role("group", name="punten in slagen").get_by_role("textbox")
    points.nth(0).fill(str(ours))
    points.nth(1).fill(str(162 - ours))
    phone.get_by_role("group", name="roem").get_by_role("textbox").first.fill(str(roem))


@pytest.mark.clause("tournament", ("R24", "R25", "R27"))
@pytest.mark.parametrize("screen", WORKED_AT)
def test_a_deal_of_klaverjassen_is_counted_by_the_desk(browser: Browser, address: str, screen: str) -> None:
    desk = Desk(address, "vrij", game="klaverjassen", deals_per_round=2)
    with screen_at(browser, desk.link, SCREENS[screen]) as phone:
        sit_down(phone, 4)
        fill_in(phone, 1, 170, 0)
        expect(phone.get_by_role("button", name=say("phone-note"))).to_be_disabled()
        seen(phone, "any-game-impossible")
        fill_in(phone, 1, 100, 20)
        expect(phone.locator(".written")).to_contain_text("+120")
        seen(phone, "any-game")
        press(phone, say("phone-note"))
        deal_is_asked(phone, 2)
        everything_is_sent(phone)
        phone.context.set_offline(True)
        fill_in(phone, 2, 90, 0)
        expect(phone.get_by_text(say("phone-desk-counts"))).to_be_visible()
        press(phone, say("phone-note"))
        expect(phone.get_by_role("heading", name=say("phone-full"))).to_be_visible()
        phone.context.set_offline(False)
        everything_is_sent(phone)
        expect(phone.locator(".totals dd").first).to_have_text("210")
    assert [deal["result"]["roem"] for deal in desk.sheet()["deals"].values()] == [[20, 0], [0, 0]]


@pytest.mark.clause("tournament", ("R9", "R25"))
def test_pairs_that_entered_together_have_one_column(browser: Browser, address: str) -> None:
    desk = Desk(address, "klaverjasdrive", deals_per_round=2)
    with screen_at(browser, desk.link, SCREENS["phone"]) as phone:
        sit_down(phone, 2)
        fill_in(phone, 1, 100, 0)
        press(phone, say("phone-note"))
        expect(phone.locator(".totals dd")).to_have_text(["100", "62"])
        seen(phone, "pairs")
