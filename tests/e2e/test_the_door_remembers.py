"""A browser remembers tables, favourites and matches, until it is asked to forget; each game has its page."""

import json
from typing import Any

from playwright.sync_api import Browser, Page, expect

from e2e.pages import screen_at, seen

HAND = '[data-testid="hand"] [data-card]'
MATCH: dict[str, Any] = {
    "table": "gone",
    "match": 1,
    "game": "klaverjassen",
    "rules": "amsterdams",
    "at": 1_790_000_000_000,
    "seat": 0,
    "names": ["1", "Bram", "Joris", "Fien"],
    "scores": [1512, 980, 1512, 980],
    "winners": [0, 2],
    "draw": False,
}


def keep(page: Page, key: str, value: object) -> None:
    page.evaluate("([key, value]) => localStorage.setItem(key, JSON.stringify(value))", [key, value])


def test_the_door_remembers_until_it_is_to_forget(browser: Browser, address: str) -> None:
    """Two tables go on; a favourite stands first; what was played has its record, and can be wiped out."""
    with screen_at(browser, address, (390, 844)) as page:
        for game in ("klaverjassen", "toepen"):
            page.locator(f'[data-play="{game}"]').click()
            expect(page.locator(HAND).first).to_be_visible()
            page.goto(address)
        keep(page, "troef.played", [MATCH, {**MATCH, "seat": 9}, "spoiled"])
        page.locator('[data-game="pesten"] .star').click()
        page.reload()
        expect(page.locator("[data-table]")).to_have_count(2)
        for place, game in enumerate(("pesten", "toepen", "klaverjassen")):
            expect(page.locator("[data-again]").nth(place)).to_have_attribute("data-again", game)
        expect(page.locator("[data-again]")).to_have_count(3)
        seen(page, "door")
        page.locator("[data-table] b", has_text="Klaverjassen").click()
        expect(page.locator(HAND)).to_have_count(8)

        page.goto(f"{address}/#/gespeeld")
        expect(page.locator("[data-match]")).to_have_count(1)
        expect(page.locator("[data-match]")).to_contain_text("1.512")
        seen(page, "history")
        page.get_by_role("button", name="Verslag van Klaverjassen").click()
        expect(page.get_by_text("Dit verslag is er niet meer.")).to_be_visible()
        page.get_by_role("button", name="wis geschiedenis").click()
        page.get_by_role("button", name="wis alles").click()
        expect(page.locator("[data-match]")).to_have_count(0)
        expect(page.get_by_role("heading", level=1)).to_be_focused()
        page.goto(address)
        expect(page.locator("[data-table]")).to_have_count(2)
        page.get_by_role("button", name="Laat de tafel Toepen los").click()
        page.get_by_role("button", name="laat los").click()
        expect(page.locator("[data-table]")).to_have_count(1)
        expect(page.locator("[data-table]")).to_be_focused()


def test_what_somebody_else_kept_there_never_breaks_the_door(browser: Browser, address: str) -> None:
    with screen_at(browser, address, (390, 844)) as page:
        for key in ("sittings", "played", "favourites", "settings", "chair.x"):
            keep(page, f"troef.{key}", json.loads('[{"table": 7}, null, "x", {"at": 1e300}]'))
        page.reload()
        expect(page.locator('[data-play="klaverjassen"]')).to_be_visible()


def test_each_game_has_a_page_with_its_rules_ways_of_playing_and_bots(browser: Browser, address: str) -> None:
    """From its tile at the door; from its page one plays, learns, and comes back."""
    with screen_at(browser, address, (390, 844)) as page:
        page.locator('[data-game="klaverjassen"] h3 a').click()
        expect(page.get_by_role("heading", level=1)).to_have_text("Klaverjassen")
        assert page.url.endswith("/spel/klaverjassen")
        expect(page.get_by_text("4 spelers · 32 kaarten")).to_be_visible()
        expect(page.locator('[data-preset="rotterdams"] li')).to_have_count(1)
        expect(page.get_by_text("+30,14")).to_be_visible()
        expect(page.locator(".rules #R9")).to_be_attached()
        seen(page, "game-page")
        page.locator('[data-preset="rotterdams"] button').click()
        expect(page.locator(HAND)).to_have_count(8)
        assert "/spel/" not in page.url
        page.go_back()
        expect(page.get_by_role("heading", level=1)).to_have_text("Klaverjassen")
        page.get_by_role("link", name="naar de spellen").click()
        page.locator('[data-game="pesten"]').get_by_role("link", name="Regels van Pesten").click()
        expect(page.locator("#regels")).to_be_in_viewport()
        page.goto(f"{address}/game/schaken")
        expect(page.get_by_role("alert")).to_contain_text("schaken")
