"""Two phones at one table: both are warned and the desk too; who takes over writes, and the first loses nothing."""

import pytest
from playwright.sync_api import Browser, Page, expect

from e2e.at_the_desk import NAMES, Desk
from e2e.at_the_table import draw, everything_is_sent, note_deal, press, say, sit_down
from e2e.pages import SCREENS, screen_at, seen


def take_over(phone: Page) -> None:
    press(phone, say("phone-take-over"))
    phone.get_by_role("dialog").get_by_role("button", name=say("phone-take-over")).click()
    expect(phone.get_by_text(say("phone-other-phone"))).to_have_count(0)


@pytest.mark.clause("tournament", ("R26",))
def test_two_phones_are_warned_and_nothing_is_lost(browser: Browser, address: str) -> None:
    desk = Desk(address, "iwwa-manillen", boompjes=1)
    with (
        screen_at(browser, desk.link, SCREENS["phone"]) as first,
        screen_at(browser, desk.page, SCREENS["projector"]) as page,
    ):
        sit_down(first, NAMES[0])
        draw(first)
        note_deal(first, 1)
        everything_is_sent(first)
        with screen_at(browser, desk.link, SCREENS["phone"]) as second:
            expect(second.get_by_role("alert")).to_contain_text(say("phone-other-phone"))
            expect(second.get_by_role("button", name="schoppen")).to_be_disabled()
            expect(first.get_by_text(say("phone-second-phone"))).to_be_visible()
            expect(
                page.get_by_text(say("desk-second-phone", round=1, table=1, since="").rstrip(" .")[:40])
            ).to_be_visible()
            for phone, name in ((second, "second-phone"), (first, "first-phone"), (page, "desk-two-phones")):
                seen(phone, name)

            first.context.set_offline(True)
            note_deal(first, 2, w=25)
            take_over(second)
            first.context.set_offline(False)
            expect(first.get_by_role("alert")).to_contain_text(say("phone-not-sent-here", count=1))
            seen(first, "first-phone-reads")
            assert sorted(desk.sheet()["deals"]) == ["1"]

            take_over(first)
            everything_is_sent(first)
            expect(second.get_by_role("alert")).to_contain_text(say("phone-other-phone"))
    assert desk.points() == [38, 25]
