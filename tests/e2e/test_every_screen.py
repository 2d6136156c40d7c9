"""On every screen all that a turn needs is in view: the header, the hand, what lies, and what one can say."""

from typing import Any

import pytest
from playwright.sync_api import Browser, Page

import proving
import troef
from e2e.pages import answered, nothing_complained_of, resize, screen_at, violations

SIZES = ((844, 390), (667, 375), (390, 844), (360, 640), (768, 1024), (1440, 900))
#: A game of each kind of table; all of them with `make prove`.
SAMPLE = ("klaverjassen", "kleurenwiezen", "bridge", "poker", "presidenten", "patience")
GAMES = tuple([info.slug for info in troef.all_games()]) if proving.AT_LENGTH else SAMPLE
MOVES = 10
#: After how many moves all screens are looked at again.
EVERY = 1 if proving.AT_LENGTH else 5
END = '[data-testid="end"], [data-testid="solo-end"]'
#: It is one's turn, or a deal has ended: nothing changes before one does something.
OFFERED = f'.speak [data-move]:visible, [data-legal="true"]:visible, [data-testid="deal-end"], {END}'
#: Say or play the first thing that is offered, or go on to the next deal.
GO_ON = """() => {
  const said = document.querySelector('.speak [data-move]:not([data-move="resign"])');
  const card = document.querySelector('[data-legal="true"]');
  (document.querySelector('[data-testid="deal-end"] button') ?? card ?? said)?.click();
}"""
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
  const ended = document.querySelector('[data-testid=deal-end], [data-testid=end]');
  const hidden = ended ? [] : cards.filter((card) => {
    const box = card.getBoundingClientRect();
    const found = document.elementFromPoint(box.left + 8, box.top + box.height * 0.3);
    return found && !found.closest('[data-testid=hand]');
  });
  // what covers the corner of a card that lies in the trick, where its rank is
  const covered = [...document.querySelectorAll('[data-testid=trick] .laid')].flatMap((card) => {
    const box = card.getBoundingClientRect();
    const over = document.elementFromPoint(box.left + box.width * 0.2, box.top + box.height * 0.15);
    return over?.closest('.badges, .said, .person') ? [`${card.dataset.card} under ${over.className}`] : [];
  });
  // what can be said and is out of sight
  const scrolled = [...document.querySelectorAll('.speak')].map((one) => one.scrollHeight - one.clientHeight);
  const width = Math.min(...cards.map((card) => card.getBoundingClientRect().width));
  return { outside, hidden: hidden.length, covered, scrolled: Math.max(0, ...scrolled), count: cards.length, width };
}"""


def check(page: Page, game: str) -> None:
    for width, height in SIZES:
        resize(page, width, height)
        found: dict[str, Any] = page.evaluate(BOXES)
        assert found["outside"] == [], (game, width, height)
        assert found["hidden"] == 0, (game, width, height)
        assert found["covered"] == [], (game, width, height)
        if height > width:
            assert found["scrolled"] <= 2, (game, width, height)
        if 0 < found["count"] <= FEW and width == 390:
            assert found["width"] >= LARGE - 1, (game, found)


@pytest.mark.parametrize("game", GAMES)
def test_all_that_a_turn_needs_is_in_view(browser: Browser, address: str, game: str) -> None:
    with (
        screen_at(browser, address, (1440, 900), touch=True, brisk=True, pause="wait") as page,
        nothing_complained_of(page),
    ):
        page.locator(f'[data-play="{game}"]').first.click()
        for move in range(MOVES):
            page.locator(OFFERED).first.wait_for()
            if move % EVERY == 0:
                check(page, game)
            if page.locator(END).count():
                break
            page.evaluate(GO_ON)
            answered(page)
        assert violations(page) == []
