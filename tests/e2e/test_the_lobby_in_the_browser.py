"""The door: a table that waits is joined in one press; three who look for others sit down together; and once more."""

from playwright.sync_api import Browser, Page, expect

from e2e.at_the_table import say
from e2e.pages import nothing_complained_of, screen_at, seen, violations

PHONE, LARGE = (390, 844), (1440, 900)


def look_for_skat(page: Page, name: str) -> None:
    """By keyboard: the games, one of them, and off."""
    page.get_by_test_id("find-others").press("Enter")
    form = page.get_by_test_id("find-form")
    form.locator('input[type="text"]').fill(name)
    form.locator('input[type="search"]').fill("skat")
    form.locator('[data-wish="skat"]').press("Space")
    form.get_by_role("button", name=say("lobby-find-go"), exact=True).press("Enter")


def test_people_find_each_other_at_the_door(browser: Browser, address: str) -> None:
    with (
        screen_at(browser, address, PHONE, name="Lies") as lies,
        screen_at(browser, address, (360, 640), theme="dark", name="Wout") as wout,
        screen_at(browser, address, LARGE, name="Noor") as noor,
        nothing_complained_of(noor),
    ):
        lies.locator('[data-game="toepen"] .arrange').click()
        lies.get_by_label(say("ui-open-table")).check()
        lies.locator("label", has_text=say("lobby-lasts-best", matches=3)).click()
        seen(lies, "lobby-arrange")
        lies.get_by_role("button", name=say("ui-start-open")).click()
        expect(lies.get_by_test_id("invite")).to_be_visible()
        table = noor.get_by_test_id("open-tables")
        expect(table).to_contain_text("Lies")
        expect(table).to_contain_text(say("lobby-length", matches=3, best="yes"))
        table.get_by_role("button").click()
        expect(noor.get_by_test_id("invite")).to_be_visible()
        expect(lies.locator("li", has_text="Noor")).to_be_visible()
        for page in (lies, noor):
            page.goto(f"{address}/#/")

        look_for_skat(wout, "Wout")
        bar = wout.get_by_test_id("looking")
        expect(bar).to_contain_text(say("lobby-looking-count", game="Skat", waiting=1, needed=3))
        seen(wout, "lobby-looking")
        noor.get_by_test_id("wanted").get_by_role("button").click()
        expect(bar).to_contain_text(say("lobby-looking-count", game="Skat", waiting=2, needed=3))
        bar.get_by_role("button", name=say("lobby-stop")).click()
        expect(bar).to_have_count(0)
        look_for_skat(wout, "Wout")
        lies.get_by_test_id("find-others").click()
        expect(lies.get_by_test_id("find-form")).to_be_visible()
        assert violations(lies) == []
        lies.keyboard.press("Escape")
        look_for_skat(lies, "Lies")
        for page in (lies, wout, noor):
            expect(page.locator('[data-testid="hand"] [data-card]')).to_have_count(10)
            expect(page.get_by_test_id("looking")).to_have_count(0)
        assert len({page.url for page in (lies, wout, noor)}) == 1
