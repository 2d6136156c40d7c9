"""A phone that never finds the network again: the desk reads the whole sheet from its QR code."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from e2e.at_the_desk import NAMES, Desk, part
from e2e.at_the_table import draw, everything_is_sent, hand_in, note_deal, press, say, sign, sit_down
from e2e.pages import SCREENS, WORKED_AT, screen_at, seen


def finish_without_network(phone: Page, desk: Desk) -> None:
    """The last eleven deals, the signatures, and the code of the whole sheet on the screen."""
    sit_down(phone, NAMES[0])
    draw(phone)
    note_deal(phone, 1)
    everything_is_sent(phone)
    phone.context.set_offline(True)
    for deal in range(2, 13):
        note_deal(phone, deal, w=25)
    press(phone, say("phone-close"))
    for name, pin in desk.pins.items():
        sign(phone, name, pin)
    hand_in(phone)
    press(phone, say("phone-without-network"))
    expect(phone.get_by_role("img", name=say("phone-code"))).to_be_visible()


@pytest.mark.clause("tournament", ("R23", "R26", "R27"))
@pytest.mark.parametrize("screen", WORKED_AT)
def test_the_desk_reads_the_sheet_from_a_photo(browser: Browser, address: str, screen: str, tmp_path: Path) -> None:
    desk = Desk(address, "iwwa-manillen", boompjes=1)
    photo = tmp_path / "photo.png"
    with screen_at(browser, desk.link, SCREENS["phone"]) as phone:
        finish_without_network(phone, desk)
        phone.get_by_role("img", name=say("phone-code")).screenshot(path=photo)
        with screen_at(browser, desk.page, SCREENS[screen]) as page:
            part(page, "sheets")
            press(page, say("desk-code-read"))
            seen(page, "desk-read-sheet")
            page.locator("input[type=file]").set_input_files(photo)
            expect(page.get_by_text(say("desk-code-deals", count=11, first=2, last=12))).to_be_visible()
            expect(page.get_by_text(say("desk-code-signatures", count=4))).to_be_visible()
            seen(page, "desk-code-brings")
            assert sorted(desk.sheet()["deals"]) == ["1"]  # nothing is written before it is confirmed
            press(page, say("desk-code-take", count=28))
            press(page, say("desk-verify-and-publish"))
            expect(page.get_by_text(say("desk-queue-empty"))).to_be_visible()
        assert desk.sheet()["state"] == "published"
        phone.context.set_offline(False)
        everything_is_sent(phone)
        expect(phone.get_by_role("heading", name=say("phone-state-published"))).to_be_visible()
    assert len(desk.sheet()["deals"]) == 12


@pytest.mark.clause("tournament", ("R26",))
def test_a_hand_scanner_types_the_code_and_a_wrong_one_is_refused(
    browser: Browser, address: str, tmp_path: Path
) -> None:
    desk = Desk(address, "iwwa-manillen", boompjes=1)
    wrong = tmp_path / "wrong.png"
    with screen_at(browser, desk.page, SCREENS["projector"]) as page:
        part(page, "sheets")
        press(page, say("desk-code-read"))
        field = page.get_by_label(say("desk-code-scanner"))
        expect(field).to_be_focused()
        page.keyboard.type("&é\"'(§è!çà")
        page.keyboard.press("Enter")
        expect(page.get_by_role("alert").first).to_contain_text(say("tournament-code-damaged"))
        page.screenshot(path=wrong)
        page.locator("input[type=file]").set_input_files(wrong)
        expect(page.get_by_role("alert").last).to_contain_text(say("desk-code-none-found"))
