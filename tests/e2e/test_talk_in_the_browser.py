"""Two people talk at a table, each in his own language: phrases, a chat, a report, and one of them has to go."""

from playwright.sync_api import Browser, expect

from e2e.at_the_table import say
from e2e.pages import nothing_complained_of, screen_at, seen, violations
from e2e.test_company_in_the_browser import HAND, company
from troef.words.words import words

ENGLISH = words("en")


def test_two_people_talk_and_one_has_to_go(browser: Browser, address: str) -> None:
    with (
        screen_at(browser, address, (1440, 900)) as lies,
        screen_at(browser, address, (390, 844), touch=True, locale="en", theme="dark") as wout,
        nothing_complained_of(lies),
        nothing_complained_of(wout),
    ):
        lies.locator('[data-play="klaverjassen"]').click()
        expect(lies.locator(HAND)).to_have_count(8)
        with company(lies):
            lies.get_by_role("button", name=say("ui-invite"), exact=True).click()
            lies.get_by_text(say("ui-talk-chat"), exact=True).click()
            expect(lies.get_by_label(say("ui-talk-chat"), exact=True)).to_be_checked()
            assert violations(lies) == []
        wout.goto(lies.url)
        join = wout.locator('[data-testid="join"]')
        join.locator('input[type="text"]').fill("Wout")
        join.get_by_role("button", name=ENGLISH.say("ui-sit-down")).click()
        expect(wout.locator(HAND).first).to_be_visible()
        heard = lies.locator('[data-testid="announcer"]')

        wout.locator('[data-testid="react"]').click()
        expect(wout.locator('[data-reaction="partner"]')).to_have_text(ENGLISH.say("ui-reaction-partner"))
        seen(wout, "talk-phrases")
        wout.locator('[data-reaction="partner"]').click()
        expect(lies.locator('[data-seat="1"] [data-testid="reaction"]')).to_contain_text(say("ui-reaction-partner"))

        wout.locator('[data-testid="react"]').click()
        wout.locator('[data-testid="to-chat"]').click()
        wout.locator('[data-testid="chat-text"]').fill("see https://example.org <b>now</b>")
        wout.locator('[data-testid="chat-text"]').press("Enter")
        line = wout.locator("[data-line]")
        expect(line).to_contain_text("https://example.org <b>now</b>")
        expect(line.locator("a, b")).to_have_text([ENGLISH.say("ui-you")])  # a name; what is written stays text
        seen(wout, "talk-chat")
        bubble = lies.locator('[data-seat="1"] [data-testid="reaction"]')
        expect(bubble).to_contain_text("https://example.org")
        expect(heard).to_contain_text("Wout: see https://example.org")
        opener = lies.locator('[data-testid="react"]')
        expect(opener).to_have_accessible_name(say("ui-chat-unread", count=1))
        wout.keyboard.press("Escape")

        opener.press("Enter")
        lies.locator('[data-testid="to-chat"]').press("Enter")
        lies.locator('[data-testid="report-line"]').press("Enter")
        lies.get_by_label(say("ui-report-spam")).check()
        seen(lies, "talk-report")
        lies.locator('[data-testid="report-send"]').press("Enter")
        expect(lies.locator('[data-testid="report-sent"]')).to_be_visible()
        lies.get_by_label(say("ui-report-mute", name="Wout")).check()
        lies.get_by_role("button", name=say("ui-close"), exact=True).last.click()
        expect(lies.locator("[data-line]")).to_have_count(0)  # muted
        lies.keyboard.press("Escape")
        expect(lies.locator("dialog")).to_have_count(0)
        expect(opener).to_be_focused()

        with company(lies):
            lies.get_by_text(say("ui-talk-none"), exact=True).click()
            expect(wout.locator('[data-testid="react"]')).to_have_count(0)
            lies.locator('[data-chair="1"] [data-testid="remove"]').click()
            seen(lies, "talk-remove")
            lies.locator('[data-testid="remove-sure"]').click()
            expect(lies.locator('[data-chair="1"] .bot')).to_be_visible()
        expect(heard).to_contain_text(say("ui-news-removed", name="Wout"))
        expect(wout.get_by_role("alert")).to_have_text(ENGLISH.say("error-removed-here"))
