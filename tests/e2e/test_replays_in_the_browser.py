"""A match looked at again in the browser: a file that was chosen, step by step, and on from there at a new table."""

import re
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Browser, Page, expect

from e2e.pages import screen_at, violations
from troef.core.dealer import SeededDealer
from troef.core.match import Match
from troef.core.registry import find_game

SIZES = {"phone": (390, 844), "low": (844, 390), "desk": (1440, 900)}
WHERE = "[data-testid=replay-where]"


def record(slug: str) -> bytes:
    """A match in which everybody makes the last of the moves that are allowed."""
    match, dealer = Match(find_game(slug, deals=4)), SeededDealer(1)
    while match.state.outcome() is None:
        if match.state.awaits_deal:
            match.deal(dealer)
        else:
            seat = match.state.actors()[0]
            match.play(seat, match.legal(seat)[-1])
    return match.record.text().encode()


@contextmanager
def opened(browser: Browser, address: str, size: str, language: str, **settings: str) -> Iterator[Page]:
    """The replay of a file that was chosen on the page."""
    with screen_at(browser, f"{address}/#/naspelen", SIZES[size], language=language, **settings) as page:
        page.locator("[data-testid=replay-file]").set_input_files(
            {"name": "match.jsonl", "mimeType": "application/x-ndjson", "buffer": record("klaverjassen")}
        )
        expect(page.locator(WHERE)).to_have_text(re.compile(r"^1/\d+$"))
        yield page


@pytest.mark.parametrize(("size", "language"), [("desk", "nl"), ("phone", "en"), ("low", "nl")])
def test_a_file_is_replayed_step_by_step(browser: Browser, address: str, size: str, language: str) -> None:
    with opened(browser, address, size, language) as page:
        where, hands = page.locator(WHERE), page.locator("[data-zone^=hand-] [data-card]")
        expect(hands).to_have_count(32)
        page.keyboard.press("ArrowRight")
        page.locator("[data-testid=replay-forward]").click()
        expect(where).to_have_text(re.compile("^3/"))
        page.locator("[data-testid=replay-slider]").fill("30")
        expect(where).to_have_text(re.compile("^31/"))
        expect(hands).not_to_have_count(32)
        assert violations(page) == []
        hand, bar = page.locator("[data-testid=hand]").bounding_box(), page.locator(".bar").last.bounding_box()
        assert hand is not None and bar is not None
        assert hand["y"] + hand["height"] <= bar["y"] + 1 and bar["y"] + bar["height"] <= SIZES[size][1] + 1
        if size != "desk":
            page.get_by_role("button", name={"nl": "Meer", "en": "More"}[language]).click()
        page.locator("[data-testid=replay-best]").check()
        assert violations(page) == []
        if size != "desk":
            page.keyboard.press("Escape")
        expect(page.locator("[data-testid=replay-best-play] li.good").first).to_be_visible()
        page.keyboard.press("End")
        end = page.locator("[data-testid=deal-end]")
        expect(end).to_be_visible()
        end.locator("[aria-expanded]").click()
        expect(end.locator(".hand-line")).to_have_count(4)
        end.locator("button").first.click()
        expect(where).to_have_text(re.compile("^1/"))
        expect(page).to_have_url(re.compile("/1/2$"))
        page.keyboard.press("ArrowLeft")
        expect(end).to_be_visible()


def test_a_replay_plays_by_itself_and_a_card_asks_what_if(browser: Browser, address: str) -> None:
    with opened(browser, address, "desk", "nl", speed="normal") as page:
        page.keyboard.press(" ")
        expect(page.locator(WHERE)).to_have_text(re.compile(r"^([3-9]|\d\d)/"))
        page.keyboard.press(" ")
        expect(page.locator("[data-testid=replay-play]")).to_have_attribute("aria-label", "afspelen")
        page.locator("[data-testid=hand] [data-card]").first.click()
        page.locator("dialog [data-testid=replay-what-if]").click()
        expect(page).to_have_url(re.compile("#/table/"))
        expect(page.locator("[data-testid=hand] [data-card]").first).to_be_visible()


SWIPE = """by => {
  const cloth = document.querySelector('.cloth'), box = cloth.getBoundingClientRect();
  const touch = x => new Touch({ identifier: 1, target: cloth, clientX: x, clientY: box.y + box.height / 2 });
  const middle = box.x + box.width / 2, say = (kind, touches, changedTouches) =>
    cloth.dispatchEvent(new TouchEvent(kind, { bubbles: true, touches, changedTouches }));
  say('touchstart', [touch(middle)], [touch(middle)]);
  say('touchend', [], [touch(middle + by)]);
}"""


def test_a_swipe_is_a_step(browser: Browser, address: str) -> None:
    with opened(browser, address, "phone", "nl") as page:
        page.evaluate(SWIPE, -120)
        expect(page.locator(WHERE)).to_have_text(re.compile("^2/"))
        page.evaluate(SWIPE, -20)
        expect(page.locator(WHERE)).to_have_text(re.compile("^2/"))
        page.evaluate(SWIPE, 120)
        expect(page.locator(WHERE)).to_have_text(re.compile("^1/"))
