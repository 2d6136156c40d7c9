"""Players and public at their own pages: registering, the own page, the calendar, a list and paper at the desk."""

import pytest
from playwright.sync_api import Browser, expect

from e2e.at_the_desk import RULES, Event, part
from e2e.at_the_table import press, say
from e2e.pages import SCREENS, WORKED_AT, screen_at, seen

CSV = "naam;geboren\nAn Peeters;3/2/1980\nCéline Noël;30-11-1975\n"


def opened(address: str) -> Event:
    """An event with a fee that is on the calendar."""
    event = Event(address, "Beker van de Leie", "iwwa-manillen", fee=1250)
    event.post(f"{event.path}/calendar", listed=True, club="De Zwaan")
    return event


@pytest.mark.clause("tournament", ("R1", "R2", "T1", "T3"))
@pytest.mark.parametrize("screen", WORKED_AT)
def test_somebody_registers_from_the_calendar_and_finds_his_own_page(
    browser: Browser, address: str, screen: str
) -> None:
    opened(address)
    with screen_at(browser, f"{address}/#/tornooien", SCREENS[screen]) as page:
        expect(page.get_by_text("De Zwaan").first).to_be_visible()
        seen(page, "calendar")
        page.get_by_role("listitem").filter(has_text="Beker").first.get_by_role(
            "link", name=say("desk-register")
        ).click()
        page.get_by_label(say("desk-name"), exact=True).fill("An Peeters")
        page.get_by_label(say("event-born"), exact=True).fill("2090-02-03")
        page.get_by_label(say("event-accept-rules", version=RULES)).check()
        seen(page, "registration")
        press(page, say("desk-register-now"))
        expect(page.get_by_role("alert")).to_contain_text(say("tournament-too-young", age=16))
        page.get_by_label(say("event-born"), exact=True).fill("1980-02-03")
        press(page, say("desk-register-now"))
        expect(page.get_by_role("heading", name=say("event-registered", name="An Peeters"))).to_be_visible()
        expect(page.get_by_text("12,50")).to_be_visible()
        seen(page, "registered")
        page.get_by_role("link", name=say("event-own-page")).first.click()
        expect(page.get_by_text(say("event-you-registered", time="09:45"))).to_be_visible()
        seen(page, "own-page")


@pytest.mark.parametrize("screen", WORKED_AT)
def test_the_desk_reads_a_list_and_prints(browser: Browser, address: str, screen: str) -> None:
    with screen_at(browser, opened(address).page, SCREENS[screen]) as desk:
        wrong = CSV + "Kind;2090-01-01\n"
        desk.locator("input[type=file]").set_input_files(
            {"name": "lijst.csv", "mimeType": "text/csv", "buffer": wrong.encode("latin-1")}
        )
        expect(desk.get_by_text(say("desk-line", line=4))).to_be_visible()
        desk.locator("input[type=file]").set_input_files(
            {"name": "lijst.csv", "mimeType": "text/csv", "buffer": CSV.encode("latin-1")}
        )
        count = say("desk-list-count", count=2)
        desk.get_by_role("dialog").get_by_role("button", name=count).click()
        expect(desk.get_by_text("Céline Noël")).to_be_visible()
        part(desk, "print")
        seen(desk, "desk-print")
        with desk.expect_download() as loaded:
            press(desk, say("desk-print-blank"))
        assert loaded.value.path().read_bytes().startswith(b"%PDF")
        part(desk, "public")
        seen(desk, "desk-public")
