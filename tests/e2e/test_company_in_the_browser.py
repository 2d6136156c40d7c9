"""Two people at one table: a friend takes a bot's chair by the link, they pause, react, and one of them leaves."""

from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, Page, expect

from e2e.at_the_table import say
from e2e.pages import nothing_complained_of, screen_at, violations

HAND = '[data-testid="hand"] [data-card]'


@contextmanager
def company(page: Page) -> Iterator[None]:
    """What is said of the people of the table, open for as long as this lasts."""
    page.locator('[data-testid="company"]').click()
    expect(page.get_by_role("dialog")).to_be_visible()
    yield
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)


def test_a_friend_takes_the_chair_of_a_bot(browser: Browser, address: str) -> None:
    with (
        screen_at(browser, address, (1440, 900)) as lies,
        screen_at(browser, address, (390, 844), touch=True) as wout,
        nothing_complained_of(lies),
        nothing_complained_of(wout),
    ):
        lies.locator('[data-play="klaverjassen"]').click()
        expect(lies.locator(HAND)).to_have_count(8)
        expect(lies.locator('[data-testid="react"]')).to_have_count(0)  # nobody to say anything to
        link = lies.url

        wout.goto(link)
        expect(wout.locator('[data-seat="1"]')).to_be_visible()  # before he is invited he watches
        expect(wout.locator(HAND)).to_have_count(0)
        with company(lies):
            lies.get_by_role("button", name=say("ui-invite"), exact=True).click()
            expect(lies.locator('[data-testid="invite"] input')).to_have_value(link)
            expect(lies.locator('[data-testid="invite"] svg')).to_be_visible()
            assert violations(lies) == []
            lies.locator('[data-chair="3"] input[type="checkbox"]').click()
            expect(lies.locator('[data-chair="3"] input[type="checkbox"]')).not_to_be_checked()

        join = wout.locator('[data-testid="join"]')
        expect(join.locator('input[name="chair"]')).to_have_count(2)
        assert violations(wout) == []
        join.locator('input[type="text"]').fill("Wout")
        join.locator("label", has_text="Joris").click()
        join.get_by_role("button", name=say("ui-sit-down")).click()
        expect(wout.locator(HAND).first).to_be_visible()  # the bot before him may have led
        expect(lies.locator('[data-seat="2"] .name')).to_have_text("Wout")
        announced = lies.locator('[data-testid="announcer"]')
        expect(announced).to_contain_text(say("ui-news-sat", name="Wout"))

        wout.locator('[data-testid="react"]').click()
        assert violations(wout) == []
        wout.locator('[data-reaction="nice"]').click()
        expect(lies.locator('[data-seat="2"] [data-testid="reaction"]')).to_contain_text(say("ui-reaction-nice"))
        expect(announced).to_contain_text(say("ui-reaction-heard", name="Wout", words=say("ui-reaction-nice")))
        with company(wout):
            wout.locator('[data-chair="0"] input[type="checkbox"]').check()
        lies.locator('[data-testid="react"]').click()
        lies.keyboard.press("Escape")
        expect(lies.locator("[data-reaction]")).to_have_count(0)
        lies.locator('[data-testid="react"]').press("Enter")
        lies.locator('[data-reaction="thanks"]').press("Enter")
        expect(lies.locator('[data-seat="0"] [data-testid="reaction"]')).to_be_visible()
        expect(wout.locator('[data-seat="0"] [data-testid="reaction"]')).to_have_count(0)

        with company(lies):
            lies.locator('[data-chair="1"] select').select_option("strong")
            expect(lies.locator('[data-seat="1"] .bot')).to_contain_text(say("ui-bots-strong"))
            lies.get_by_role("button", name=say("ui-pause"), exact=True).click()
        for page in (lies, wout):
            expect(page.locator('[data-testid="rest"]')).to_be_visible()
        assert violations(wout) == []
        expect(wout.locator('[data-testid="rest"] button')).to_have_count(0)  # who is no host waits
        lies.get_by_role("button", name=say("ui-resume"), exact=True).click()
        expect(wout.locator('[data-testid="rest"]')).to_have_count(0)

        lies.locator('[data-testid="hand"] [data-legal="true"], .speak [data-move]').first.click()
        lies.get_by_role("button", name=say("ui-undo-ask"), exact=True).click()
        asked = wout.locator('[data-testid="proposal"]')
        expect(asked).to_be_visible()
        expect(lies.locator('[data-testid="proposal"] button')).to_have_text([say("ui-proposal-withdraw")])
        assert violations(wout) == []
        asked.get_by_role("button", name=say("ui-proposal-agree"), exact=True).click()
        expect(announced).to_contain_text(say("ui-news-undone"))
        expect(asked).to_have_count(0)

        with company(wout):
            expect(wout.locator('[data-chair="1"] select')).to_have_count(0)
            wout.get_by_role("button", name=say("ui-stand"), exact=True).click()
            expect(wout.locator("[data-play]").first).to_be_visible()
        expect(lies.locator('[data-seat="2"] .bot')).to_be_visible()
        wout.goto(link)  # the same link gives the chair back
        expect(wout.locator(HAND).first).to_be_visible()
        expect(lies.locator('[data-seat="2"] .name')).to_have_text("Wout")

        wout.goto(address)  # away for a moment is not away
        with company(lies):
            lies.locator('[data-chair="2"]').get_by_test_id("give").click()
            expect(lies.get_by_role("dialog").get_by_role("alert")).to_have_text(
                say("error-not-away-long", name="Wout", minutes=30)
            )
        wout.goto(link)
        with company(wout):
            wout.get_by_role("button", name=say("ui-stand"), exact=True).click()
            expect(wout.locator("[data-play]").first).to_be_visible()
        with company(lies):
            lies.locator('[data-chair="2"] input[type="checkbox"]').check()
            expect(lies.locator('[data-chair="2"]')).to_contain_text(say("ui-chair-left", name="Wout"))
        table = link.rsplit("/", 1)[-1]
        assert lies.request.post(f"{address}/api/tables/{table}/join", data={"name": "Jan", "seat": 2}).ok
        wout.goto(link)
        expect(wout.get_by_test_id("chair-gone")).to_be_visible()
        assert violations(wout) == []


def test_the_settings_are_one_page_and_are_kept(browser: Browser, address: str) -> None:
    with screen_at(browser, address, (390, 844), touch=True) as page, nothing_complained_of(page):
        page.locator('[data-play="klaverjassen"]').click()
        expect(page.locator(HAND)).to_have_count(8)
        small = page.locator(HAND).first.bounding_box()
        page.get_by_role("button", name=say("ui-settings")).click()
        dialog = page.get_by_role("dialog")
        for group in ("look", "cards", "pace", "sound", "people"):
            expect(dialog.get_by_role("region", name=say(f"ui-settings-{group}"))).to_be_visible()
        for name in ("ui-set-cloth-wine", "ui-set-back-night"):
            dialog.get_by_role("radio", name=say(name)).check(force=True)
        for name in ("ui-set-large", "ui-set-left-handed", "ui-set-four-colours"):
            dialog.get_by_role("checkbox", name=say(name)).check()
        dialog.get_by_role("radio", name=say("ui-set-volume-off"), exact=True).check(force=True)
        expect(dialog.get_by_role("checkbox", name=say("ui-set-sound-turn"))).to_be_disabled()
        assert violations(page) == []
        page.reload()
        expect(page.locator(HAND)).to_have_count(8)
        html = page.locator("html")
        expect(html).to_have_attribute("data-cloth", "wine")
        expect(html).to_have_attribute("data-back", "night")
        large = page.locator(HAND).first.bounding_box()
        assert small is not None and large is not None and large["width"] > small["width"] * 1.1
        order = page.locator(HAND).evaluate_all("cards => cards.map(card => +getComputedStyle(card).zIndex)")
        assert order == sorted(order, reverse=True)  # the right corners show
        assert violations(page) == []
