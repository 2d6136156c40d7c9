"""An afternoon of a small event: the desk registers and draws, a table keeps its sheet, the scoreboard shows it."""

import os
from collections.abc import Iterator
from contextlib import contextmanager

import httpx
import pytest
from playwright.sync_api import Browser, Page, expect

from e2e.at_the_table import draw, hand_in, note_deal, press, say, sign, sit_down
from e2e.test_every_page_in_the_browser import violations

SCREENS = {"phone": (390, 844), "projector": (1440, 900)}
RULES = "2024-05-07"
NAMES = ("Anna", "Bert", "Cis")


@contextmanager
def screen_at(browser: Browser, address: str, size: tuple[int, int]) -> Iterator[Page]:
    """A page on a screen of that size; nothing may be complained of in its console."""
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]}, reduced_motion="reduce", color_scheme="light", locale="nl"
    )
    page = context.new_page()
    faults: list[str] = []
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.goto(address)
    yield page
    assert faults == []
    context.close()


def seen(page: Page, name: str) -> None:
    """Look at a page: nothing that axe-core objects to, and nothing wider than the screen."""
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    folder = os.environ.get("TROEF_SCREENSHOTS")
    if folder:
        width = (page.viewport_size or {"width": 0})["width"]
        page.screenshot(path=f"{folder}/{name}-{width}.png", full_page=True)


def confirm(page: Page, name: str) -> None:
    """Press a button, and the same words in the question that it asks."""
    press(page, name)
    page.get_by_role("dialog").get_by_role("button", name=name, exact=True).click()
    expect(page.get_by_role("dialog")).to_have_count(0)


def part(page: Page, name: str) -> None:
    page.get_by_role("navigation").get_by_role("button", name=say(f"desk-part-{name}")).click()


def opened(address: str) -> tuple[str, str]:
    """An event for which three have registered; where it is, and the token of its desk."""
    template = {"name": "iwwa-manillen", "boompjes": 1, "rounds": 1}
    wish = {"title": "Kampioenschap van Gent", "day": "2099-05-09", "template": template, "rules_version": RULES}
    made = httpx.post(f"{address}/api/events", json=wish).raise_for_status().json()
    token = made["card"]["token"]
    for name in NAMES:
        facts = {"name": name, "born": "1980-01-01", "rules_version": RULES}
        httpx.post(
            f"{address}/api/events/{made['event']}/acts",
            json={"id": name, "act": "register", "facts": facts},
            headers={"authorization": f"Bearer {token}"},
        ).raise_for_status()
    return f"{address}/#/tornooi/{made['event']}", token


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
    for verb in ("close-registration", "reveal-seed", "draw", "start-round"):
        confirm(desk, say(f"act-{verb}"))
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
    expect(phone.get_by_text(say("phone-jury-comes"))).to_be_visible(timeout=20_000)
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
    expect(phone.get_by_text(say("phone-jury-comes"))).to_have_count(0, timeout=20_000)
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
    expect(phone.get_by_test_id("delivery")).to_contain_text(say("phone-all-sent"), timeout=20_000)


@pytest.mark.clause("tournament", ("R3", "R8", "R11", "R15", "R23", "R26", "R27", "R29", "T4", "T5", "T9"))
@pytest.mark.parametrize("screen", SCREENS)
def test_an_afternoon(browser: Browser, address: str, screen: str) -> None:
    place, token = opened(address.rstrip("/"))
    size = SCREENS[screen]
    with (
        screen_at(browser, f"{place}/desk?key={token}", size) as desk,
        screen_at(browser, place, size) as board,
    ):
        assert token not in desk.url
        admit(desk)
        link, pins = cards(desk)
        with screen_at(browser, link, size) as phone:
            keep_a_sheet(desk, phone, browser, pins)
        expect(board.locator("tbody tr")).to_have_count(4)
        expect(board.locator(".total")).to_have_text(["0"] * 4)  # R29
        part(desk, "sheets")
        desk.locator("button.row").first.click()
        expect(desk.get_by_text(say("desk-no-differences"))).to_be_visible()
        seen(desk, "desk-sheet")
        press(desk, say("desk-verify-and-publish"))
        expect(desk.get_by_text(say("desk-queue-empty"))).to_be_visible()
        expect(board.locator(".total")).to_have_text(["96", "66", "0", "0"])
        seen(board, "scoreboard")
        part(desk, "rounds")
        confirm(desk, say("act-finish"))
        expect(board.get_by_role("heading", name=say("desk-final-ranking"))).to_be_visible()
        part(desk, "lines")
        expect(desk.locator("button.row").first).to_contain_text(say("act-finish"))
        seen(desk, "desk-lines")
        desk.locator("button.row").first.click()
        desk.get_by_role("dialog").get_by_role("button", name=say("act-undo")).click()
        expect(board.get_by_role("heading", name=say("desk-standings"))).to_be_visible()
        part(desk, "calls")
        seen(desk, "desk-calls")


@pytest.mark.parametrize("screen", SCREENS)
def test_without_a_card_one_types_a_pin(browser: Browser, address: str, screen: str) -> None:
    place, _ = opened(address.rstrip("/"))
    with screen_at(browser, f"{place}/desk", SCREENS[screen]) as page:
        expect(page.get_by_role("heading", name=say("desk-enter"))).to_be_visible()
        seen(page, "gate")
        page.get_by_label(say("desk-pin")).fill("000")
        press(page, say("desk-enter-now"))
        expect(page.get_by_role("alert")).to_contain_text(say("error-bad-pin"))


def test_an_event_is_opened_in_the_browser(browser: Browser, address: str) -> None:
    with screen_at(browser, f"{address}#/tornooi", SCREENS["phone"]) as page:
        page.get_by_label(say("desk-title")).fill("Prijskamp")
        page.get_by_label(say("desk-template")).select_option("vrij")
        seen(page, "opening")
        press(page, say("act-open"))
        expect(page.locator(".pin strong")).to_be_visible()
        press(page, say("desk-to-desk"))
        expect(page.get_by_role("heading", name="Prijskamp")).to_be_visible()
