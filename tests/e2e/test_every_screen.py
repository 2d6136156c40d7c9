"""On every screen all that a turn needs is in view: the header, the hand, what lies, and what one can say."""

from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect
from test_every_page_in_the_browser import nothing_complained_of, violations

import proving
import troef

SIZES = ((844, 390), (667, 375), (390, 844), (360, 640), (768, 1024), (1440, 900))
#: A game of each kind of table; all of them with `make prove`.
SAMPLE = ("klaverjassen", "kleurenwiezen", "bridge", "poker", "presidenten", "patience")
GAMES = tuple([info.slug for info in troef.all_games()]) if proving.AT_LENGTH else SAMPLE
MOVES = 5
#: Something lies that can be handled.
BEGUN = '[data-testid="hand"] [data-card], [data-zone="stock"], .speak button'
#: Cards are this wide at least where one holds few of them, on a phone held upright.
LARGE, FEW = 72, 5

BOXES = """() => {
  const outside = [];
  const see = (name, element) => {
    const box = element.getBoundingClientRect();
    if (!box.width || !box.height) return;
    if (box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1) {
      outside.push(`${name} ${[box.left, box.top, box.right, box.bottom].map(Math.round)}`);
    }
  };
  for (const [name, selector] of [['header', '.room > header'], ['hand', '[data-testid=hand]'], ['say', '.speak'],
    ['trick', '[data-testid=trick]']]) {
    for (const element of document.querySelectorAll(selector)) see(name, element);
  }
  const cards = [...document.querySelectorAll('[data-testid=hand] [data-card] .lift > *')];
  for (const card of cards) see('card', card);
  const hidden = cards.filter((card) => {
    const box = card.getBoundingClientRect();
    const found = document.elementFromPoint(box.left + 8, box.top + box.height * 0.3);
    return found && !found.closest('[data-testid=hand]');
  });
  const width = Math.min(...cards.map((card) => card.getBoundingClientRect().width));
  return { outside, hidden: hidden.length, count: cards.length, width };
}"""


def play_on(page: Page) -> None:
    """Say or play the first thing that is offered, if it is one's turn."""
    page.evaluate("""() => {
      const said = document.querySelector('.speak [data-move]:not([data-move="resign"])');
      const card = document.querySelector('[data-testid="hand"] [data-legal="true"]');
      (card ?? said)?.click();
    }""")


def check(page: Page, game: str) -> None:
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        found: dict[str, Any] = page.evaluate(BOXES)
        assert found["outside"] == [], (game, width, height)
        assert found["hidden"] == 0, (game, width, height)
        if 0 < found["count"] <= FEW and width == 390:
            assert found["width"] >= LARGE - 1, (game, found)


@pytest.mark.parametrize("game", GAMES)
def test_all_that_a_turn_needs_is_in_view(browser: Browser, address: str, game: str) -> None:
    context = browser.new_context(
        viewport={"width": 1440, "height": 900}, reduced_motion="reduce", has_touch=True, locale="nl"
    )
    page = context.new_page()
    with nothing_complained_of(page):
        page.goto(address)
        page.locator(f'[data-play="{game}"]').first.click()
        expect(page.locator("main.table")).to_be_visible()
        expect(
            page.locator('[data-testid="hand"] [data-card], [data-zone="stock"], .speak button').first
        ).to_be_visible()
        for _ in range(MOVES):
            check(page, game)
            play_on(page)
        assert violations(page) == []
    context.close()
