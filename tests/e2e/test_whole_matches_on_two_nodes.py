"""Whole matches of two people and two bots, where one of the people is at each of two nodes: a trick game with an
auction, shedding, melds and poker, on PostgreSQL."""

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

from e2e.conftest import SERVE, STATIC
from e2e.pages import PATIENCE, SCREENS, answered, nothing_complained_of, screen_at
from e2e.turns import ONWARD
from postgres import PostgresServer

Nodes = tuple[str, str]

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
SHEET = '[data-testid="sheet"]'
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


@pytest.mark.parametrize("game", MATCHES)
def test_a_whole_match_on_two_nodes(browser: Browser, nodes: Nodes, game: str) -> None:
    options, pressed = MATCHES[game]
    size = SCREENS["projector"]
    with (
        screen_at(browser, nodes[0], size, brisk=True, pause="wait") as lies,
        screen_at(browser, nodes[1], size, brisk=True, pause="wait") as wout,
        nothing_complained_of(lies),
        nothing_complained_of(wout),
    ):
        chair = chair_of(lies, nodes[0], "", game=game, seats=4, options=options, bot="rule", open=True, name="Lies")
        chair_of(wout, nodes[1], f"/{chair['table']}/join", name="Wout")
        assert lies.request.post(f"{nodes[0]}/api/tables/{chair['table']}/fill", data={"token": chair["token"]}).ok
        for page, address in ((lies, nodes[0]), (wout, nodes[1])):
            page.goto(f"{address}/#/table/{chair['table']}")
        expect(lies.locator('[data-seat="1"] .name')).to_have_text("Wout")
        expect(wout.locator('[data-seat="0"] .name')).to_have_text("Lies")
        until = time.monotonic() + LIMIT / 1000
        while not all(page.locator(ENDED).count() for page in (lies, wout)) and time.monotonic() < until:
            if not any(press_next(page, pressed) for page in (lies, wout)):
                lies.wait_for_timeout(LOOK)
        for page in (lies, wout):
            expect(page.locator(ENDED)).to_be_visible()
        rows = [page.locator(f"{SHEET} tbody tr").all_inner_texts() for page in (lies, wout)]
        assert rows[0] and rows[0] == rows[1]
