"""The door and a table of every game: nothing that axe-core objects to, and one legal move by mouse or finger."""

from collections.abc import Iterator
from contextlib import contextmanager, suppress

import pytest
from playwright.sync_api import Browser, Page, expect
from playwright.sync_api import TimeoutError as TakesTooLong

import proving
import troef
from e2e.pages import answered, nothing_complained_of, screen_at, violations

GAMES = tuple(info.slug for info in troef.all_games())
SCREENS = {"desktop": (1280, 800), "phone": (360, 740)}

#: How often what is offered may be taken away before one has pressed it, and once more for each press that lifts.
MOST_TRIES = 20

PILL = ", ".join(
    f"{pressed}[data-move]:visible" for pressed in ('.pill:not([data-move="call"])', ".go", ".item", ".back")
)
CARD = '[data-testid="hand"] [data-legal="true"]:visible'


@contextmanager
def page_at(browser: Browser, address: str, screen: str, theme: str = "light") -> Iterator[Page]:
    """The door on a screen of that size; nothing may be complained of in its console."""
    with (
        screen_at(browser, address, SCREENS[screen], theme, touch=screen == "phone", brisk=True) as page,
        nothing_complained_of(page),
    ):
        expect(page.locator("[data-play]")).to_have_count(len(GAMES))
        yield page


def sit_down(page: Page, game: str) -> None:
    """Take a chair and wait for one's turn; a deal that is lost before the first move (patience R19) is dealt again."""
    page.locator(f'[data-play="{game}"]').click()
    end = page.get_by_test_id("end")
    turn = page.locator(f"{PILL}, {CARD}").or_(end).first
    turn.wait_for()
    while end.is_visible():
        end.get_by_role("button").first.click()
        end.wait_for(state="hidden")
        turn.wait_for()


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("screen", SCREENS)
def test_the_door_is_open_to_everyone(browser: Browser, address: str, screen: str, theme: str) -> None:
    with page_at(browser, address, screen, theme) as page:
        assert violations(page) == []
        page.locator(".arrange").first.click()
        page.locator("dialog summary").click()
        assert violations(page) == []


def make_a_move(page: Page, touch: bool) -> None:
    """Press the first button that makes a move, else the last card that is allowed: on a phone that is lifted first,
    and gathered cards say what they are for. A partner may lead and take away what is offered meanwhile."""
    page.evaluate("window.played = 0")
    for _ in range(MOST_TRIES):
        if page.evaluate("window.played"):
            return
        page.locator(f"{PILL}, {CARD}").first.wait_for()
        offered = page.locator(PILL).first if page.locator(PILL).count() else page.locator(CARD).last
        with suppress(TakesTooLong):
            (offered.tap if touch else offered.click)(timeout=5000)


#: Every other game on each screen; all games on both with `make prove`.
TABLES = [
    (screen, game)
    for j, screen in enumerate(SCREENS)
    for i, game in enumerate(GAMES)
    if proving.AT_LENGTH or (i + j) % 2 == 0
]


@pytest.fixture(scope="module")
def visit(request: pytest.FixtureRequest, browser: Browser, address: str) -> Iterator[tuple[str, Page]]:
    """A screen and its page, light or dark, for all games: who leaves a table is at the door again."""
    with page_at(browser, address, request.param, "dark" if request.param == "phone" else "light") as page:
        yield request.param, page


@pytest.mark.parametrize(("visit", "game"), TABLES, indirect=["visit"], scope="module")
def test_every_table_is_open_to_everyone_and_takes_a_legal_move(
    visit: tuple[str, Page], address: str, game: str
) -> None:
    """One message goes out, and no refusal comes back."""
    screen, page = visit
    with nothing_complained_of(page):
        page.goto(f"{address}/#/")
        expect(page.locator("[data-play]")).to_have_count(len(GAMES))
        sit_down(page, game)
        assert violations(page) == []
        make_a_move(page, screen == "phone")
        answered(page)
        expect(page.get_by_test_id("refusal")).to_have_count(0)
        assert page.evaluate("window.played") == 1


@pytest.mark.parametrize("screen", SCREENS)
def test_a_table_that_is_not_there_says_so(browser: Browser, address: str, screen: str) -> None:
    """No waiting for what does not come back: a sentence, and the way to the door."""
    lines: list[str] = []
    with screen_at(browser, "about:blank", SCREENS[screen]) as page:
        page.on("websocket", lambda socket: lines.append(socket.url))
        page.clock.install()
        page.goto(f"{address}/#/table/nowhere")
        expect(page.get_by_role("alert")).to_contain_text("tafel")
        page.clock.run_for(10_000)
        assert len(lines) == 1
        page.get_by_role("link").click()
        expect(page.locator("[data-play]")).to_have_count(len(GAMES))
