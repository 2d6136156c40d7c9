"""An afternoon of a small event: the desk registers and draws, a table keeps its sheet, the scoreboard shows it."""

import pytest
from playwright.sync_api import Browser, Page, expect

from e2e.at_the_desk import Event, confirm, part
from e2e.at_the_table import draw, everything_is_sent, hand_in, note_deal, press, say, sign, sit_down
from e2e.pages import SCREENS, WORKED_AT, screen_at, seen


def opened(address: str) -> Event:
    """An event for which three have registered."""
    event = Event(address, "Kampioenschap van Gent", "iwwa-manillen", boompjes=1, rounds=1, prize_places=[1, 2, 4])
    event.register("Anna", "Bert", "Cis")
    return event


def admit(desk: Page) -> None:
    """A fourth player registers at the door, all report, and the round is drawn and started."""
    desk.get_by_label(say("desk-name"), exact=True).fill("Dora")
    desk.get_by_label(say("desk-born")).fill("1990-02-03")
    press(desk, say("desk-register-now"))
    expect(desk.get_by_text("Dora")).to_be_visible()
    seen(desk, "desk-people")
    press(desk, "4 Dora aanmelden")
    expect(desk.get_by_text(say("desk-status-present"), exact=True)).to_have_count(1)
    confirm(desk, say("desk-report-all", count=3))
    expect(desk.get_by_text(say("desk-status-present"), exact=True)).to_have_count(4)
    part(desk, "rounds")
    for step in ("act-close-registration", "act-reveal-seed", "desk-draw-round", "act-start-round"):
        confirm(desk, say(step, round=1))
    expect(desk.get_by_role("timer")).to_be_visible()
    seen(desk, "desk-rounds")


def cards(desk: Page) -> tuple[str, dict[str, str]]:
    """The link for the phone of the table, and the PIN of each player."""
    part(desk, "cards")
    press(desk, say("desk-cards-tables", count=1))
    link = desk.locator("[data-card] a").first.get_attribute("href")
    assert link is not None
    press(desk, say("desk-cards-players", count=4))
    expect(desk.locator("[data-card]")).to_have_count(4)
    seen(desk, "desk-cards")
    pins = {
        card.get_by_role("heading").inner_text(): card.locator(".pin strong").inner_text()
        for card in desk.locator("[data-card]").all()
    }
    return link, pins


def call_the_jury(desk: Page, phone: Page, browser: Browser) -> None:
    """A revoke that the table cannot settle: a member of the jury takes the call, and Anna loses 30 points (P2)."""
    press(phone, say("phone-call-jury"))
    phone.get_by_label(say("phone-reason")).fill("Verzaakt?")
    phone.get_by_role("dialog").get_by_role("button", name=say("phone-call-jury"), exact=True).click()
    expect(phone.get_by_text(say("phone-jury-comes"))).to_be_visible()
    for waits in (say("phone-undo-deal", deal=4), say("phone-penalty")):
        button = phone.get_by_role("button", name=waits, exact=True)
        expect(button).to_be_disabled()
        expect(button).to_have_accessible_description(say("desk-after-the-jury"))
    part(desk, "cards")
    desk.get_by_label(say("desk-name"), exact=True).fill("Mia")
    press(desk, say("desk-cards-jury"))
    expect(desk.locator("[data-card]")).to_have_count(1)
    link = desk.locator("[data-card] a").first.get_attribute("href")
    size = desk.viewport_size
    assert link is not None and size is not None
    with screen_at(browser, link, (size["width"], size["height"])) as jury:
        part(jury, "calls")
        press(jury, say("act-take-call"))
        press(jury, say("desk-decide"))
        press(jury, say("desk-ruling-penalty"))
        jury.get_by_role("group", name=say("desk-clause")).get_by_role("button").filter(has_text="P2").click()
        press(jury, "Anna")
        press(jury, say("office-on"))
        jury.get_by_label(say("desk-reason")).first.fill("Troef niet gevolgd")
        seen(jury, "jury-decides")
        confirm(jury, say("desk-decide"))
        expect(jury.get_by_text(say("desk-no-calls"))).to_be_visible()
    expect(phone.get_by_text(say("phone-jury-comes"))).to_have_count(0)
    expect(phone.locator("li").first).to_contain_text("P2")


def keep_a_sheet(desk: Page, phone: Page, browser: Browser, pins: dict[str, str]) -> None:
    """Twelve deals, of which one is drawn and one counts double; the jury is called, and the sheet is handed in."""
    sit_down(phone, "Anna")
    draw(phone)
    for deal in range(1, 13):
        note_deal(phone, deal, w=30 if deal == 2 else 38, knocks=int(deal == 1))
        if deal == 4:
            call_the_jury(desk, phone, browser)
    press(phone, say("phone-close"))
    sign(phone, "Anna", "wrong")
    expect(phone.get_by_role("alert").first).to_contain_text(say("error-bad-pin"))
    press(phone, say("phone-drop"))
    for name, pin in pins.items():
        sign(phone, name, pin)
    hand_in(phone)
    everything_is_sent(phone)


@pytest.mark.clause("tournament", ("R3", "R8", "R11", "R15", "R23", "R26", "R27", "R29", "T4", "T5", "T9"))
@pytest.mark.parametrize("screen", WORKED_AT)
def test_an_afternoon(browser: Browser, address: str, screen: str) -> None:
    event = opened(address)
    size = SCREENS[screen]
    with screen_at(browser, event.page, size) as desk, screen_at(browser, event.public, size) as board:
        admit(desk)
        assert event.token not in desk.url
        link, pins = cards(desk)
        with screen_at(browser, link, size) as phone:
            keep_a_sheet(desk, phone, browser, pins)
        expect(board.get_by_text(say("desk-nothing-published", players=4))).to_be_visible()  # R29
        part(desk, "sheets")
        desk.locator("button.row").first.click()
        expect(desk.get_by_text(say("desk-no-differences"))).to_be_visible()
        seen(desk, "desk-sheet")
        press(desk, say("desk-verify-and-publish"))
        expect(desk.get_by_text(say("desk-queue-empty"))).to_be_visible()
        expect(board.locator(".total")).to_have_text(["96", "66", "0", "0"])
        seen(board, "scoreboard")
        part(desk, "rounds")
        desk.get_by_label(say("desk-prizes-public")).check()
        expect(board.get_by_text(say("desk-prize-place", place=4))).to_be_visible()
        confirm(desk, say("act-finish"))
        expect(board.get_by_role("heading", name=say("desk-final-ranking"))).to_be_visible()
        expect(board.get_by_role("heading", name=say("desk-prizes-won"))).to_be_visible()
        seen(board, "final-ranking")
        part(desk, "lines")
        expect(desk.locator("button.row").first).to_contain_text(say("act-finish"))
        seen(desk, "desk-lines")
        desk.locator("button.row").first.click()
        desk.get_by_role("dialog").get_by_role("button", name=say("act-undo")).click()
        expect(board.get_by_role("heading", name=say("desk-standings"))).to_be_visible()
        part(desk, "calls")
        seen(desk, "desk-calls")


@pytest.mark.parametrize("screen", WORKED_AT)
def test_without_a_card_one_types_a_pin(browser: Browser, address: str, screen: str) -> None:
    with screen_at(browser, f"{opened(address).public}/desk", SCREENS[screen]) as page:
        expect(page.get_by_role("heading", name=say("desk-enter"))).to_be_visible()
        seen(page, "gate")
        page.get_by_label(say("desk-pin")).fill("000")
        press(page, say("desk-enter-now"))
        expect(page.get_by_role("alert")).to_contain_text(say("error-bad-pin"))


def test_an_event_is_opened_in_the_browser(browser: Browser, address: str) -> None:
    with screen_at(browser, f"{address}/#/tornooi", SCREENS["phone"]) as page:
        page.get_by_label(say("desk-title")).fill("Prijskamp")
        page.get_by_label(say("desk-template")).select_option("vrij")
        page.get_by_text(say("desk-rules-change")).click()
        page.get_by_role("combobox").last.select_option("hartenjagen")
        page.get_by_label(say("desk-rules-fee")).fill("7.5")
        page.get_by_label(say("desk-rules-prizes")).fill("50 30 20")
        seen(page, "opening")
        press(page, say("act-open"))
        expect(page.locator(".pin strong")).to_be_visible()
        press(page, say("desk-to-desk"))
        expect(page.get_by_role("heading", name="Prijskamp")).to_be_visible()
        expect(page.get_by_text("7,50")).to_be_visible()
