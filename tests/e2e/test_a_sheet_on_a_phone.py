"""The score sheet on a phone: a round without network from the second deal on, and no line lost or doubled."""

import pytest
from playwright.sync_api import Browser, expect

from e2e.at_the_desk import NAMES, Desk
from e2e.at_the_table import deal_is_asked, draw, everything_is_sent, hand_in, note_deal, press, say, sign, sit_down
from e2e.pages import SCREENS, WORKED_AT, screen_at, seen


@pytest.mark.clause("tournament", ("R15", "R23", "R24", "R25", "R26", "T4", "T9"))
@pytest.mark.parametrize("screen", WORKED_AT)
def test_a_round_of_manillen_off_line_arrives_once_and_whole(browser: Browser, address: str, screen: str) -> None:
    desk = Desk(address, "iwwa-manillen", boompjes=1)
    with screen_at(browser, desk.link, SCREENS[screen]) as phone:
        sit_down(phone, NAMES[0])
        seen(phone, "sheet-draw")
        draw(phone)
        note_deal(phone, 1, w=38, knocks=1)
        everything_is_sent(phone)
        phone.context.set_offline(True)
        note_deal(phone, 2, w=30)
        expect(phone.get_by_test_id("delivery")).to_contain_text(say("phone-waiting", count=1))
        for deal in range(3, 13):
            note_deal(phone, deal, w=25, suit="zonder troef")
            if deal == 5:
                press(phone, "klaveren")
                press(phone, "3")
                seen(phone, "sheet-deal")
                press(phone, say("phone-erase"))
        assert sorted(desk.sheet()["deals"]) == ["1"]
        seen(phone, "sheet-full")
        press(phone, say("phone-close"))
        seen(phone, "sheet-signing")
        for name, pin in desk.pins.items():
            sign(phone, name, pin)
        hand_in(phone)
        press(phone, say("phone-without-network"))
        assert 0 < int(phone.get_by_role("img", name=say("phone-code")).get_attribute("data-bytes") or 0) <= 1200
        seen(phone, "sheet-code")
        phone.context.set_offline(False)
        everything_is_sent(phone)
    sheet = desk.sheet()
    assert (sheet["state"], sheet["brought"], len(sheet["deals"])) == ("handed_in", ["pen", "cards"], 12)
    assert desk.points() == [38, 30, *[25] * 10]


@pytest.mark.clause("tournament", ("R19", "R25", "P5", "P18"))
def test_a_deal_of_kleurenwiezen_with_a_penalty(browser: Browser, address: str) -> None:
    desk = Desk(address, "wk-kleurenwiezen", deals_per_round=4)
    with screen_at(browser, desk.link, SCREENS["phone"]) as phone:
        sit_down(phone, NAMES[1])
        seen(phone, "sheet-begin")
        press(phone, say("phone-sit-otherwise"))
        for name in (NAMES[2], NAMES[1], NAMES[0], NAMES[3]):
            press(phone, name)
        expect(phone.get_by_role("button", name=say("phone-play"))).to_be_visible()
        everything_is_sent(phone)
        assert desk.sheet()["people"] == [3, 2, 1, 4]
        press(phone, say("phone-play"))
        deal_is_asked(phone, 1)
        seen(phone, "sheet-contracts")
        press(phone, "samen 9")
        press(phone, NAMES[0])
        press(phone, NAMES[2])
        press(phone, "10")
        seen(phone, "sheet-contract")
        press(phone, say("phone-note"))
        deal_is_asked(phone, 2)
        press(phone, say("phone-penalty"))
        seen(phone, "sheet-penalties")
        phone.get_by_role("dialog").get_by_text(say("phone-clause-P5")).click()
        phone.get_by_role("dialog").get_by_role("button", name=NAMES[3]).click()
        expect(phone.get_by_role("dialog").get_by_role("status")).to_have_text(
            say("phone-amount", deal=2, points=15, others=5)
        )
        seen(phone, "sheet-penalty")
        phone.get_by_role("dialog").get_by_role("button", name=say("phone-note")).click()
        expect(phone.locator(".totals dt")).to_have_text([NAMES[2], NAMES[1], NAMES[0], NAMES[3]])
        expect(phone.locator(".totals dd")).to_have_text(["18", "5", "18", "-15"])
        everything_is_sent(phone)


@pytest.mark.clause("tournament", ("R11", "A13"))
def test_a_table_that_does_not_agree_lets_the_lot_choose_its_scorer(browser: Browser, address: str) -> None:
    desk = Desk(address, "wk-kleurenwiezen", deals_per_round=4)
    with screen_at(browser, desk.link, SCREENS["phone"]) as phone:
        for _ in NAMES:
            phone.locator(".list .large").first.click()
        press(phone, say("phone-disagree"))
        for name, candidate in zip(NAMES, (*NAMES[1:], NAMES[1]), strict=True):
            named = phone.get_by_role("group", name=say("phone-names", name=name)).get_by_role("button", name=candidate)
            named.click()
            expect(named).to_have_attribute("aria-pressed", "true")
        expect(phone.get_by_role("button", name="mag het lot kiezen")).to_be_disabled()
        seen(phone, "sheet-disagree")
        everything_is_sent(phone)
        sheet = desk.sheet()
        assert [sheet["candidates"][str(number)] for number in range(1, 5)] == [2, 3, 4, 2]
        assert sheet["scorer"] is None


@pytest.mark.clause("tournament", ("R26",))
def test_a_second_tab_does_not_write_until_it_takes_over(browser: Browser, address: str) -> None:
    desk = Desk(address, "iwwa-manillen", boompjes=1)
    with screen_at(browser, desk.link, SCREENS["phone"]) as phone:
        sit_down(phone, NAMES[0])
        everything_is_sent(phone)
        second = phone.context.new_page()
        second.goto(phone.url)
        expect(second.get_by_role("alert")).to_contain_text(say("phone-other-tab"))
        expect(second.get_by_role("button", name="schoppen aas")).to_be_disabled()
        press(second, say("phone-take-over"))
        expect(phone.get_by_role("alert")).to_contain_text(say("phone-other-tab"))
        draw(second)
        note_deal(second, 1)
        everything_is_sent(second)
    assert len(desk.sheet()["deals"]) == 1
