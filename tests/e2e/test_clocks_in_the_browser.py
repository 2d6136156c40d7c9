"""The clock of a table in the browser: agreed in plain words, calm while there is time, and told before it is up."""

import json
from typing import Any

from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from e2e.at_the_table import say
from e2e.pages import nothing_complained_of, screen_at, violations


def with_time(page: Page, told: dict[str, Any], sent: list[str]) -> None:
    """The table says of the first seat's time what is in `told`; what the page sends is noted."""

    def between(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def pass_on(text: str | bytes) -> None:
            message = json.loads(text)
            if message["type"] == "view":
                message["time"] = {"move": 30, "bank": 60, "per": "deal", "seats": [told, {"bank": 60}, None, None]}
            line.send(json.dumps(message))

        def note(text: str | bytes) -> None:
            sent.append(str(text))
            server.send(text)

        server.on_message(pass_on)
        line.on_message(note)

    page.route_web_socket("**/ws/**", between)


def test_a_clock_is_agreed_on_and_told(browser: Browser, address: str) -> None:
    told: dict[str, Any] = {"bank": 0, "free": 12.5}
    sent: list[str] = []
    with (
        screen_at(browser, f"{address}/spel/klaverjassen", (390, 844), touch=True) as page,
        nothing_complained_of(page),
    ):
        page.get_by_role("button", name=say("ui-arrange"), exact=True).click()
        page.locator("label", has_text=say("ui-open-table")).click()
        page.get_by_test_id("clock-terms").select_option(label=say("ui-clock-set-turn"))
        expect(page.locator("#clock-help")).to_have_text(say("ui-clock-move", seconds=30))
        page.get_by_test_id("watch-terms").select_option(label=say("ui-watch-set-hands"))
        assert violations(page) == []
        page.get_by_role("button", name=say("ui-start-open"), exact=True).click()
        agreed = page.locator(".agreed")
        expect(agreed).to_contain_text(say("ui-clock-move", seconds=30))
        expect(agreed).to_contain_text(say("ui-watch-deal"))

        with_time(page, told, sent)
        page.reload()
        page.get_by_role("button", name=say("ui-fill"), exact=True).click()
        clock = page.get_by_test_id("own-clock")
        expect(clock).to_be_visible()
        expect(page.get_by_test_id("clock-said")).to_have_text(say("ui-clock-seconds", seconds=10))
        assert violations(page) == []

        told.clear()
        told.update({"bank": 0, "late": 3, "sits_in": True})
        page.reload()
        expect(clock).to_have_count(0)
        expect(page.get_by_test_id("sits-in")).to_contain_text(say("ui-clock-sits-in"))
        assert violations(page) == []
        page.get_by_role("button", name=say("ui-clock-here"), exact=True).click()
        page.wait_for_function("() => true")  # what was sent has passed
        assert json.dumps({"type": "here"}, separators=(",", ":")) in sent


def test_who_watches_is_told_that_it_is_later(browser: Browser, address: str) -> None:
    wish = {"game": "klaverjassen", "name": "Lies", "delay": "deal"}
    with screen_at(browser, address, (390, 844), touch=True) as page, nothing_complained_of(page):
        chair = page.request.post(f"{address}/api/tables", data=wish).json()
        page.goto(f"{address}/#/table/{chair['table']}")
        waits = page.get_by_test_id("watch-later")
        expect(waits).to_contain_text(say("ui-watch-deal"))
        expect(waits).to_contain_text(say("ui-watch-soon"))
        expect(page.locator("[data-seat]")).to_have_count(0)
        assert violations(page) == []
