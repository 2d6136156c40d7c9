"""A whole deal of games that bid, gather cards or play a second hand: with a finger on a phone, and with keys alone."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from e2e.pages import SCREENS, answered, nothing_complained_of, screen_at, violations
from proving import AT_LENGTH

SAID = ".speak [data-move]:visible"
CARD = '[data-legal="true"]'
RAISED = '[aria-pressed="true"]'
ENDED = '[data-testid="deal-end"], [data-testid="end"]'
OFFERED = f"{SAID}, .speak [data-bids]:visible, {CARD}"
#: What is pressed, the first of these that is there.
PRESSED = {
    # alone for as many tricks as one can, in the first suit
    "kleurenwiezen": (".speak .suit", '.speak [data-bids]:visible:has-text("9")', CARD, SAID),
    # on a phone first the number, then the suit; who bids so high is declarer
    "bridge": (f'{SAID}[data-move="7NT"]', '.amounts button:has-text("7"):visible', CARD, SAID),
    # higher than anybody else, step by step
    "bieden": (CARD, f'{SAID}[data-move="150"]', ".stepper .step:last-child:visible", SAID),
    # where cards are gathered, what they make is a pill; a single one is tapped again
    "presidenten": (".speak .strong", f".speak:not(:has(.quiet)) ~ * {CARD}{RAISED}", f"{CARD}:not({RAISED})", SAID),
}
#: More than any of these deals takes.
PRESSES = 200


def next_press(page: Page, game: str) -> "Locator | None":
    """What is pressed now; None where what was there has gone meanwhile."""
    found = (page.locator(selector).first for selector in PRESSED[game])
    return next((one for one in found if one.count()), None)


def tap(page: Page, one: Locator) -> None:
    """A card at its corner, which is what is seen of it."""
    one.tap(position={"x": 14, "y": 16})


def press_keys(page: Page, one: Locator) -> None:
    """Go there with the keys: with Tab to what lies there, with arrows through one's hand."""
    hand = bool(one.evaluate("(one) => one.closest('[data-testid=hand]') !== null"))
    there = "(one) => one === document.activeElement"
    if hand:
        there = "() => document.activeElement.closest('[data-testid=hand]') !== null"
    for _ in range(80):
        if one.evaluate(there):
            break
        page.keyboard.press("Tab")
    if hand:
        page.keyboard.press("Home")
        while not one.evaluate("(one) => one === document.activeElement"):
            page.keyboard.press("ArrowRight")
    expect(one).to_be_focused()
    page.keyboard.press("Enter")


#: Each game in one way; in both ways with `make prove`.
WAYS = [
    (game, way) for i, game in enumerate(PRESSED) for j, way in enumerate((tap, press_keys)) if AT_LENGTH or (i + j) % 2
]


@pytest.mark.parametrize(("game", "press"), WAYS)
def test_a_whole_deal(browser: Browser, address: str, game: str, press: Callable[[Page, Locator], None]) -> None:
    touch = press is tap
    size = SCREENS["phone" if touch else "projector"]
    with screen_at(browser, address, size, touch=touch, brisk=True, pause="wait") as page, nothing_complained_of(page):
        page.locator(f'[data-play="{game}"]').first.click()
        for _ in range(PRESSES):
            page.locator(f"{OFFERED}, {ENDED}").first.wait_for()
            if page.locator(ENDED).count():
                break
            pressed = next_press(page, game)
            if pressed is not None:
                press(page, pressed)
                answered(page)
        expect(page.locator(ENDED).first).to_be_visible()
        assert violations(page) == []
