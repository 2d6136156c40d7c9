"""Whole matches of two people and two bots, where one of the people is at each of two nodes: a trick game with an
auction, shedding, poker, and a best of three with melds, on PostgreSQL."""

import os
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from e2e.at_the_table import say
from e2e.conftest import SERVE, STATIC
from e2e.pages import PATIENCE, SCREENS, answered, nothing_complained_of, screen_at, seen
from e2e.turns import ONWARD
from postgres import PostgresServer
from proving import AT_LENGTH
from troef.words.words import words

Nodes = tuple[str, str]
ENGLISH = words("en")

SAID = ".speak [data-move]:visible"
CARD = '[data-legal="true"]'
RAISED = '[aria-pressed="true"]'
ENDED = '[data-testid="end"]'
#: Of each game the options of a short match, and what is pressed: the first of these that is there.
MATCHES: dict[str, tuple[dict[str, Any], tuple[str, ...]]] = {
    "rikken": ({"end_mode": "deals", "deals_per_session": 1}, (CARD, SAID)),
    # what lies together is a pill; a single card is tapped again
    "presidenten": (
        {"rounds": 1},
        (".speak .strong", f".speak:not(:has(.quiet)) ~ * {CARD}{RAISED}", f"{CARD}:not({RAISED})", SAID),
    ),
    "rummy": ({"end_mode": "rounds", "rounds": 1}, (SAID, f"{CARD}{RAISED}", CARD)),
    "poker": ({"starting_stack": 2}, (SAID,)),
}
#: A trick game and a best of three; all of them with `make prove`.
PLAYED = tuple(MATCHES) if AT_LENGTH else ("rikken", "rummy")
#: What is agreed beside the rules.
TERMS: dict[str, dict[str, Any]] = {"rummy": {"matches": 3, "best_of": True}}
SHEET = '[data-testid="sheet"]'
SERIES = '[data-testid="series"]'
#: Milliseconds that no match takes, and until somebody looks again whether it is his turn.
LIMIT = 5 * PATIENCE
LOOK = 30


@pytest.fixture(scope="module")
def nodes(postgres_server: PostgresServer) -> Iterator[Nodes]:
    """Two servers on one database; no slash ends their addresses."""
    if not STATIC.exists():
        pytest.fail("the pages are not built: make web")
    database = postgres_server.database()
    with ExitStack() as kept:
        one, other = kept.enter_context(node(database)), kept.enter_context(node(database))
        yield one, other


@contextmanager
def node(database: str) -> Iterator[str]:
    """A server as that of the other tests, on this database."""
    process = subprocess.Popen(
        [sys.executable, SERVE, "serve", "--port", "0", "--db", database],
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "TROEF_BOT_SPEED": "0", "TROEF_LIMITS": "off", "TROEF_BOT_WORKERS": "1"},
    )
    try:
        assert process.stdout is not None
        found = re.search(r"http://[^\s/]+", process.stdout.readline())
        assert found is not None
        yield found.group()
    finally:
        process.terminate()
        process.wait(PATIENCE / 1000)


def chair_of(page: Page, address: str, path: str, **wish: Any) -> dict[str, Any]:
    """A chair that somebody takes at his own node; the page keeps it."""
    answer = page.request.post(f"{address}/api/tables{path}", data=wish)
    assert answer.ok, answer.text()
    chair: dict[str, Any] = answer.json()
    if "token" in chair:
        page.evaluate(
            "([key, token]) => localStorage.setItem(key, token)", [f"troef.chair.{chair['table']}", chair["token"]]
        )
    return chair


def press_next(page: Page, pressed: tuple[str, ...]) -> bool:
    """Press what there is to press; False where it is not this person's turn."""
    for selector in (ONWARD, *pressed):
        found = page.locator(selector).first
        if found.count():
            found.press("Enter")  # in a full hand others lie on it
            answered(page)
            return True
    return False


def play_to_the_end(pages: tuple[Page, ...], pressed: tuple[str, ...]) -> None:
    """Press until the match is over for everybody."""
    until = time.monotonic() + LIMIT / 1000
    while not all(page.locator(ENDED).count() for page in pages) and time.monotonic() < until:
        if not any(press_next(page, pressed) for page in pages):
            pages[0].wait_for_timeout(LOOK)
    for page in pages:
        expect(page.locator(ENDED)).to_be_visible()


def go_on(one: Page, other: Page, name: str, key: str, look: bool) -> None:
    """One wants to go on, the other, who reads English in the dark, hears of it and wants it too: the next match begins
    for both."""
    one.get_by_role("button", name=say(key), exact=True).press("Enter")
    told = other.get_by_test_id("wanting")
    expect(told).to_contain_text(ENGLISH.say("ui-wanting", names=name))
    if look:
        seen(one, "end-wanting")
        seen(other, "end-series")
    other.get_by_role("button", name=ENGLISH.say(key), exact=True).press("Enter")
    for page in (one, other):
        expect(page.locator(ENDED)).to_have_count(0)


def play_series(lies: Page, wout: Page, pressed: tuple[str, ...]) -> None:
    """After the first match: the others of a best of three, until nobody can be overtaken, and one more. Then one of
    them has had enough."""
    for played in range(1, 4):
        for page, in_words in ((lies, say), (wout, ENGLISH.say)):
            told = in_words("ui-series", played=played, matches=3, best="yes")
            expect(page.locator(SERIES)).to_contain_text(told)
        if lies.get_by_test_id("series-won").count():
            break
        go_on(lies, wout, "Lies", "ui-series-go-on", look=played == 1)
        play_to_the_end((lies, wout), pressed)
    assert played >= 2
    for page in (lies, wout):
        expect(page.get_by_test_id("series-won")).to_be_visible()
    wout.get_by_role("button", name=ENGLISH.say("ui-no-more"), exact=True).press("Enter")
    expect(wout.get_by_role("button", name=ENGLISH.say("ui-again"), exact=True)).to_have_count(0)
    lies.get_by_role("button", name=say("ui-again"), exact=True).press("Enter")
    expect(lies.locator(ENDED)).to_have_count(0)
    expect(lies.locator('[data-seat="1"] .bot')).to_be_visible()


@pytest.mark.parametrize("game", PLAYED)
def test_a_whole_match_on_two_nodes(browser: Browser, nodes: Nodes, game: str) -> None:
    options, pressed = MATCHES[game]
    size = SCREENS["projector"]
    in_the_dark: dict[str, Any] = {"theme": "dark", "locale": "en"} if game in TERMS else {}
    with (
        screen_at(browser, nodes[0], size, brisk=True, pause="wait") as lies,
        screen_at(browser, nodes[1], size, brisk=True, pause="wait", **in_the_dark) as wout,
        nothing_complained_of(lies),
        nothing_complained_of(wout),
    ):
        wish = {"game": game, "seats": 4, "options": options, "bot": "rule", **TERMS.get(game, {})}
        chair = chair_of(lies, nodes[0], "", open=True, name="Lies", **wish)
        chair_of(wout, nodes[1], f"/{chair['table']}/join", name="Wout")
        assert lies.request.post(f"{nodes[0]}/api/tables/{chair['table']}/fill", data={"token": chair["token"]}).ok
        for page, address in ((lies, nodes[0]), (wout, nodes[1])):
            page.goto(f"{address}/#/table/{chair['table']}")
        expect(lies.locator('[data-seat="1"] .name')).to_have_text("Wout")
        expect(wout.locator('[data-seat="0"] .name')).to_have_text("Lies")
        play_to_the_end((lies, wout), pressed)
        rows = [page.locator(f"{SHEET} tbody tr").all_inner_texts() for page in (lies, wout)]
        assert rows[0] and rows[0] == rows[1]
        if game in TERMS:
            play_series(lies, wout, pressed)
