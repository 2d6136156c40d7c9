"""The end of a round is seen and heard at the tables and on the scoreboard; the deal that had begun is finished."""

import pytest
from playwright.sync_api import Browser, Page, expect

from e2e.at_the_desk import NAMES, Desk
from e2e.at_the_table import draw, everything_is_sent, note_deal, press, say, sit_down
from e2e.pages import SCREENS, screen_at, seen
from server.event_company import until

#: Counts the tones that a page makes.
LISTEN = """() => {
  window.tones = 0;
  const make = AudioContext.prototype.createOscillator;
  AudioContext.prototype.createOscillator = function () { window.tones += 1; return make.call(this); };
}"""
#: Lets the clock of the page run an hour and a half ahead: a round that has begun is over, and has just ended.
LATER = "() => { const now = Date.now; Date.now = () => now() + 5_400_000; }"


def signal_at(page: Page) -> None:
    """The large picture of the end of the round, with its sound."""
    expect(page.get_by_role("dialog")).to_contain_text(say("desk-end-of-round", round=1))
    page.wait_for_function("window.tones > 0")


@pytest.mark.clause("tournament", ("T5", "R21", "R22"))
def test_the_signal_sounds_and_the_deal_that_had_begun_is_finished(browser: Browser, address: str) -> None:
    desk = Desk(address, "iwwa-manillen", boompjes=1)
    with (
        screen_at(browser, desk.link, SCREENS["phone"]) as phone,
        screen_at(browser, desk.public, SCREENS["projector"]) as board,
    ):
        board.get_by_role("heading").first.click()  # a page may sound once somebody has touched it
        sit_down(phone, NAMES[0])
        draw(phone)
        note_deal(phone, 1)
        press(phone, "klaveren")  # the second deal has begun
        until(lambda: desk.sheet()["begun"] == 2)
        for page in (phone, board):
            page.evaluate(LISTEN)
        desk.do("signal", round=1)
        for page in (phone, board):
            signal_at(page)
        seen(board, "end-signal-scoreboard")  # there it goes by itself after a minute
        seen(phone, "end-signal")
        press(phone, say("desk-seen"))
        note_deal(phone, 2)
        expect(phone.get_by_role("heading", name=say("phone-full"))).to_be_visible()
        everything_is_sent(phone)
    assert sorted(desk.sheet()["deals"]) == ["1", "2"]


@pytest.mark.clause("tournament", ("R22",))
def test_a_deal_that_was_dealt_but_not_yet_written_is_begun_too(browser: Browser, address: str) -> None:
    desk = Desk(address, "iwwa-manillen", boompjes=1)
    with screen_at(browser, desk.link, SCREENS["phone"]) as phone:
        sit_down(phone, NAMES[0])
        draw(phone)
        everything_is_sent(phone)
        desk.do("signal", round=1)
        press(phone, say("desk-seen"))
        seen(phone, "sheet-had-begun")
        press(phone, say("phone-had-begun", deal=1))
        note_deal(phone, 1)
        expect(phone.get_by_role("heading", name=say("phone-full"))).to_be_visible()
        everything_is_sent(phone)
    assert sorted(desk.sheet()["deals"]) == ["1"]


@pytest.mark.clause("tournament", ("T5", "R21", "R22"))
def test_without_network_the_clock_gives_the_signal_unless_the_hall_plays_on(browser: Browser, address: str) -> None:
    desk = Desk(address, "iwwa-manillen", boompjes=1)
    with screen_at(browser, desk.link, SCREENS["phone"]) as phone:
        sit_down(phone, NAMES[0])
        draw(phone)
        note_deal(phone, 1)
        everything_is_sent(phone)
        phone.context.set_offline(True)
        expect(phone.get_by_text(say("phone-no-desk"))).to_be_visible()  # no answer is under way any more
        phone.evaluate(LISTEN)
        phone.evaluate(LATER)
        signal_at(phone)
        expect(phone.get_by_role("dialog")).to_contain_text(say("desk-end-by-clock"))
        seen(phone, "end-signal-by-clock")
        press(phone, say("desk-hall-plays-on"))
        note_deal(phone, 2)
        phone.context.set_offline(False)
        everything_is_sent(phone)
    assert sorted(desk.sheet()["deals"]) == ["1", "2"]
