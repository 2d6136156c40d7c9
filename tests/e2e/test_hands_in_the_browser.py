"""A hand on the table: the order of the game and other orders, one's own by hand, whose hand plays, and the focus."""

import itertools
import re

from playwright.sync_api import Browser, Page, expect

from clauses import clause
from e2e.laid_table import LaidTable
from e2e.pages import resize, violations
from playing import lay, play
from troef.core.registry import find_game

HAND = '[data-testid="hand"] [data-card]'
ORDER = "select[aria-label='Volgorde van je kaarten']"
MIXED = "JH 9H AH 10H KS AS 7C AC"


def klaverjassen_table(*moves: str) -> LaidTable:
    """The player in the browser leads, and the three others have passed trump by to him."""
    game = find_game("klaverjassen")
    return LaidTable(game, play(lay(game, dealer=3, hands={0: MIXED}), *moves))


def lie(page: Page, *cards: str) -> None:
    """The cards of the hand come to lie in this order."""
    for place, card in enumerate(cards):
        expect(page.locator(HAND).nth(place)).to_have_attribute("data-card", card)
    expect(page.locator(HAND)).to_have_count(len(cards))


def drag_to_the_left(page: Page, card: str) -> None:
    page.locator(HAND).first.wait_for()
    first = page.locator(HAND).first.bounding_box()
    assert first is not None
    page.locator(f'{HAND}[data-card="{card}"]').hover(position={"x": 40, "y": 70})
    page.mouse.down()
    page.mouse.move(first["x"] + 30, first["y"] + 40)
    page.mouse.move(first["x"] + 4, first["y"] + 40)
    page.mouse.up()


@clause("klaverjassen", "R7")
def test_the_hand_changes_when_trump_is_made_and_lies_as_one_likes(browser: Browser, address: str) -> None:
    with klaverjassen_table().open(browser, address) as page:
        lie(page, "7C", "AC", "9H", "JH", "10H", "AH", "KS", "AS")
        page.locator('[data-move="trump H"]').click()
        lie(page, "7C", "AC", "KS", "AS", "10H", "AH", "9H", "JH")
        page.select_option(ORDER, "mirrored")
        lie(page, "10H", "AH", "9H", "JH", "KS", "AS", "7C", "AC")
        page.select_option(ORDER, "rank")
        lie(page, "7C", "9H", "JH", "KS", "10H", "AC", "AS", "AH")
        page.select_option(ORDER, "suit")
        lie(page, "7C", "AC", "9H", "JH", "10H", "AH", "KS", "AS")
        assert violations(page) == []


@clause("klaverjassen", "R7")
def test_ones_own_order_stays_through_new_views_and_when_the_page_is_loaded_again(
    browser: Browser, address: str
) -> None:
    with klaverjassen_table("0: trump H").open(browser, address) as page:
        drag_to_the_left(page, "JH")
        own = ["JH", "7C", "AC", "KS", "AS", "10H", "AH", "9H"]
        lie(page, *own)
        expect(page.locator(ORDER)).to_have_value("own")
        page.reload()
        lie(page, *own)
        page.locator(f'{HAND}[data-card="KS"]').focus()
        page.keyboard.press("Enter")
        lie(page, *[card for card in own if card != "KS"])
        page.select_option(ORDER, "game")
        lie(page, "7C", "AC", "AS", "10H", "AH", "9H", "JH")


@clause("klaverjassen", "R7")
def test_a_card_is_moved_with_the_keyboard(browser: Browser, address: str) -> None:
    with klaverjassen_table("0: trump H").open(browser, address) as page:
        page.locator(f'{HAND}[data-card="7C"]').focus()
        page.keyboard.press("Shift+ArrowRight")
        lie(page, "AC", "7C", "KS", "AS", "10H", "AH", "9H", "JH")
        expect(page.locator(f'{HAND}[data-card="7C"]')).to_be_focused()


def test_the_focus_goes_to_the_next_card_when_one_is_played(browser: Browser, address: str) -> None:
    with klaverjassen_table("0: trump H").open(browser, address) as page:
        page.locator(f'{HAND}[data-card="KS"]').focus()
        page.keyboard.press("Enter")
        expect(page.locator(HAND)).to_have_count(7)
        expect(page.locator(f'{HAND}[data-card="AS"]')).to_be_focused()


def test_the_focus_goes_to_the_hand_when_something_was_said(browser: Browser, address: str) -> None:
    with klaverjassen_table().open(browser, address) as page:
        page.locator('[data-move="trump H"]').focus()
        page.keyboard.press("Enter")
        expect(page.locator('[data-move="trump H"]')).to_have_count(0)
        expect(page.locator(f"{HAND}[tabindex='0']")).to_be_focused()


@clause("bridge", "R24")
def test_the_hand_that_plays_is_lit_and_the_other_waits(browser: Browser, address: str) -> None:
    game = find_game("bridge")
    hands = {0: "AS KS QS JS 10S AH KH 2H AD 3D 2D KC 2C", 2: "9S 8S 7S QH JH 10H 9H KD QD JD 10D 5C 4C"}
    state = play(lay(game, dealer=0, hands=hands), "0: 1S", "1: pass", "2: pass", "3: pass", "1: 3C")
    with LaidTable(game, state).open(browser, address) as page:
        dummy, own = page.locator('[data-zone="hand-2"]'), page.get_by_test_id("hand")
        for width, height in ((1280, 800), (390, 844), (360, 640)):
            resize(page, width, height)
            expect(dummy).to_have_attribute("aria-current", "true")
            expect(own).to_have_class(re.compile(r"\bwaits\b"))
            boxes = [card.bounding_box() for card in dummy.locator("[data-card]").all()]
            for box, after in itertools.pairwise(boxes):  # what is seen of each card is wide enough for a finger
                assert box is not None
                assert after is not None
                assert box["width"] >= 44
                assert after["x"] - box["x"] >= 43.9 or after["y"] > box["y"] + 40
            assert violations(page) == []
        other = dummy.locator('[data-card="4C"]')
        other.evaluate("(card) => (card.kept = true)")
        dummy.locator('[data-card="5C"]').click()
        expect(dummy).not_to_have_attribute("aria-current", "true")
        assert other.evaluate("(card) => card.kept")  # no finger and no focus loses it
