"""The end of a deal in the browser: what became of it, all hands, and going on; the end of a match."""

import re

import pytest
from playwright.sync_api import Browser, expect

from clauses import clause
from e2e.laid_table import LaidTable
from e2e.pages import violations
from playing import lay, play_out
from troef.core.dealer import SeededDealer, order_for
from troef.core.game import State
from troef.core.registry import find_game
from troef.core.rng import Rng
from troef.table.match.deal_end import dealt_hands

END = "[data-testid=deal-end]"
SIZES = {"phone": (390, 844), "low": (844, 390), "desk": (1440, 900)}


def plays_last(state: State, rng: Rng) -> bool:
    """Play at random until seat 0 has one card left; whether that card ends the deal."""
    while len(state.view(0).hand()) > 1 or state.actors()[0] != 0:
        seat = state.actors()[0]
        moves = state.legal(seat)
        state.play(seat, moves[rng.below(len(moves))])
    return len(state.view(0).zone("trick").cards) == 3


def last_card() -> LaidTable:
    """A table of klaverjassen where seat 0 made trumps, and its card ends the first deal."""
    game = find_game("klaverjassen")
    for seed in range(100):
        state = lay(game, dealer=3, hands={0: "JH 9H AH 10H KS AS 7C AC"})
        hands = dealt_hands(state)
        state.play(0, game.parse("trump H", state.view(0)))
        if plays_last(state, Rng(seed)):
            return table_with(state, hands)
    raise AssertionError("nobody else led to the last trick")


def last_card_of_all() -> LaidTable:
    """The same of the last deal of a match."""
    game = find_game("klaverjassen", deals=4)
    for seed in range(100):
        state, dealer, rng = game.start(), SeededDealer(seed), Rng(seed)
        for _ in range(3):
            state.deal(order_for(state, dealer))
            play_out(state)
        state.deal(order_for(state, dealer))
        hands = dealt_hands(state)
        if plays_last(state, rng):
            return table_with(state, hands)
    raise AssertionError("nobody else led to the last trick")


def table_with(state: State, hands: list[str]) -> LaidTable:
    table = LaidTable(state.game, state)
    table.hands = hands
    return table


@clause("klaverjassen", "S3")
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", ["nl", "en"])
def test_a_deal_ends_with_what_became_of_it(browser: Browser, address: str, size: str, language: str) -> None:
    with last_card().open(browser, address, SIZES[size], language=language, pause="wait", oneTap=True) as page:
        page.locator("[data-testid=hand] [data-card]").click()
        end = page.locator(END)
        expect(end).to_contain_text({"nl": "gehaald", "en": "made"}[language])
        expect(end).to_contain_text({"nl": "kaartpunten", "en": "card points"}[language])
        expect(end).to_contain_text({"nl": "door jou", "en": "by you"}[language])
        box = end.bounding_box()
        assert box is not None and box["y"] >= 0 and box["y"] + box["height"] <= SIZES[size][1]
        onward, hands = end.locator("button").first, end.locator("[aria-expanded]")
        expect(onward).to_be_focused()
        hands.click()
        expect(end.locator(".hand-line")).to_have_count(4)
        expect(end.locator(".hand-line").first).to_contain_text({"nl": "jij", "en": "you"}[language])
        expect(onward).to_be_in_viewport()
        assert violations(page) == []
        onward.click()
        expect(end).to_have_count(0)


@clause("klaverjassen", "R7")
def test_the_end_of_a_match_names_each_side_once(browser: Browser, address: str) -> None:
    with last_card_of_all().open(browser, address, oneTap=True) as page:
        page.locator("[data-testid=hand] [data-card]").click()
        end = page.locator("[data-testid=end]")
        expect(end.locator("li")).to_have_text([re.compile("^wij"), re.compile("^zij")])
        end.locator("[aria-expanded]").click()
        expect(end.locator(".hand-line")).to_have_count(4)
        expect(end.locator("[data-testid=to-replay]")).to_have_attribute("href", "#/naspelen/laid/1")
        assert violations(page) == []
