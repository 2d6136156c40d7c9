"""The laptop of the desk is lost in the middle of a round: another one goes on from a copy, and the phone of a table
delivers again what the copy does not have."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from e2e.at_the_desk import NAMES, Desk
from e2e.at_the_table import deal_is_asked, draw, everything_is_sent, note_deal, say, sit_down
from e2e.pages import SCREENS, screen_at
from tournament.served_events import Served


@pytest.mark.clause("tournament", ("R24", "R26"))
def test_the_phone_delivers_to_the_second_laptop_what_its_copy_lacks(browser: Browser, tmp_path: Path) -> None:
    copy = tmp_path / "copy.jsonl"
    first = Served(tmp_path / "first.db")
    address = f"http://127.0.0.1:{first.port}"
    try:
        desk = Desk(address, "iwwa-manillen", boompjes=1)
        with screen_at(browser, desk.link, SCREENS["phone"]) as phone:
            sit_down(phone, NAMES[0])
            draw(phone)
            note_deal(phone, 1, w=38)
            everything_is_sent(phone)
            copy.write_bytes(desk.call.get(f"{desk.path}/copy").content)
            for deal in (2, 3):
                note_deal(phone, deal, w=25)
            everything_is_sent(phone)
            assert len(desk.sheet()["deals"]) == 3
            first.kill()
            note_deal(phone, 4, w=20)
            expect(phone.get_by_test_id("delivery")).to_contain_text(say("phone-waiting", count=1))
            with Served(tmp_path / "second.db", copy, first.port):
                everything_is_sent(phone)
                deal_is_asked(phone, 5)
                note_deal(phone, 5, w=41)
                everything_is_sent(phone)
                assert desk.points() == [38, 25, 25, 20, 41]
    finally:
        first.kill()
