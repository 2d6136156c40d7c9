"""The door: a table that waits is joined in one press, and people talk while they wait; three who look for others sit
down together; friends are asked, invited from inside a table, muted and heard again."""

from typing import Any

from playwright.sync_api import APIRequestContext, Browser, Page, expect

from e2e.at_the_table import say
from e2e.pages import nothing_complained_of, screen_at, seen, violations
from e2e.test_company_in_the_browser import HAND, company
from troef.words.words import words

PHONE, LARGE = (390, 844), (1440, 900)
ENGLISH = words("en")


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
        lies.get_by_test_id("chat-allowed").check()
        seen(lies, "lobby-arrange")
        lies.get_by_role("button", name=say("ui-start-open")).click()
        expect(lies.get_by_test_id("invite")).to_be_visible()
        table = noor.get_by_test_id("open-tables")
        expect(table).to_contain_text("Lies")
        expect(table).to_contain_text(say("lobby-length", matches=3, best="yes"))
        seen(noor, "lobby-tables")
        expect(lies.get_by_test_id("waiting-chat")).to_have_count(0)  # nobody to talk to
        table.get_by_role("button").click()
        expect(noor.get_by_test_id("invite")).to_be_visible()
        expect(lies.locator("li", has_text="Noor")).to_be_visible()
        noor.get_by_test_id("chat-text").fill("wachten we nog op Wout?")
        noor.get_by_test_id("chat-text").press("Enter")
        for page in (lies, noor):
            expect(page.get_by_test_id("chat-lines")).to_contain_text("wachten we nog op Wout?")
        seen(lies, "lobby-waiting")
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
        expect(lies.get_by_test_id("find-form")).to_have_count(0)
        look_for_skat(lies, "Lies")
        for page in (lies, wout, noor):
            expect(page.locator('[data-testid="hand"] [data-card]')).to_have_count(10)
            expect(page.get_by_test_id("looking")).to_have_count(0)
        assert len({page.url for page in (lies, wout, noor)}) == 1


def person(browser: Browser, address: str, name: str) -> APIRequestContext:
    """Somebody with an account, who looks at nothing."""
    request = browser.new_context().request
    assert request.post(f"{address}/api/account", data={"name": name}).ok
    return request


def post(request: APIRequestContext, address: str, path: str, **data: Any) -> Any:
    answer = request.post(f"{address}/api/friends/{path}", data=data)
    assert answer.ok, answer.text()
    return answer.json()


def test_a_friend_is_invited_from_inside_a_table_muted_and_heard_again(browser: Browser, address: str) -> None:
    with (
        screen_at(browser, address, (360, 640), name="Lies", theme="dark") as lies,
        screen_at(browser, address, LARGE, name="Wout", locale="en", language="en") as wout,
        nothing_complained_of(lies),
        nothing_complained_of(wout),
    ):
        for page, name in ((lies, "Lies"), (wout, "Wout")):
            assert page.request.post(f"{address}/api/account", data={"name": name}).ok
        code = lies.request.get(f"{address}/api/friends/").json()["code"]
        for request in (person(browser, address, "Noor van der Meersche"), wout.request):
            post(request, address, "", code=code)
        asked = person(browser, address, "Daan").get(f"{address}/api/friends/").json()["code"]
        post(lies.request, address, "", code=asked)

        lies.goto(f"{address}/#/ik")
        friends = lies.get_by_test_id("friends")
        expect(friends).to_contain_text(say("lobby-asks-you"))
        friends.get_by_role("button", name=say("lobby-accept-who", name="Wout"), exact=True).click()
        expect(friends.get_by_role("button", name=say("lobby-remove-who", name="Wout"))).to_be_visible()
        seen(lies, "account-friends")
        wout.goto(f"{address}/#/ik")
        expect(wout.get_by_test_id("friends")).to_contain_text("Lies")
        wout.goto(f"{address}/#/")

        lies.goto(f"{address}/#/")
        lies.locator('[data-play="klaverjassen"]').click()
        with company(lies):
            lies.get_by_role("button", name=say("ui-invite"), exact=True).click()
            lies.get_by_role("button", name=say("lobby-invite-who", name="Wout")).click()
            expect(lies.get_by_text(say("lobby-invited-who", name="Wout"))).to_be_visible()
            seen(lies, "table-invite")
        invited = wout.locator("[data-waiting]", has_text=ENGLISH.say("lobby-invited-by", name="Lies"))
        expect(invited).to_be_visible()
        seen(wout, "lobby-invited")
        invited.get_by_role("button", name=ENGLISH.say("lobby-join")).click()
        expect(wout.locator(HAND).first).to_be_visible()

        with company(lies):
            chair = lies.locator("[data-chair]", has_text="Wout")
            with lies.expect_response("**/api/account/mutes"):
                chair.get_by_role("checkbox", name=say("ui-mute")).check()
        lies.goto(f"{address}/#/ik")
        muted = lies.get_by_test_id("muted")
        expect(muted).to_contain_text("Wout")
        seen(lies, "account-muted")
        muted.get_by_role("button", name=say("people-hear-who", name="Wout")).press("Enter")
        expect(muted).to_contain_text(say("people-heard-again", name="Wout"))
        expect(muted.get_by_role("heading")).to_be_focused()
        expect(muted.get_by_role("listitem")).to_have_count(0)
