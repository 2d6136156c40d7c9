"""The door and a table of every game: nothing that axe-core objects to, and one legal move by mouse or finger."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect
from playwright.sync_api import TimeoutError as TakesTooLong

import troef

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
GAMES = tuple(info.slug for info in troef.all_games())
SCREENS = {"desktop": (1280, 800), "phone": (360, 740)}

PILL = ", ".join(
    f"{pressed}[data-move]:visible" for pressed in ('.pill:not([data-move="call"])', ".go", ".item", ".back")
)
CARD = '[data-testid="hand"] [data-legal="true"]:visible'


@contextmanager
def page_at(browser: Browser, address: str, screen: str, theme: str = "light") -> Iterator[Page]:
    """The door on a screen of that size; nothing may be complained of in its console."""
    width, height = SCREENS[screen]
    context = browser.new_context(
        viewport={"width": width, "height": height},
        has_touch=screen == "phone",
        reduced_motion="reduce",
        color_scheme="dark" if theme == "dark" else "light",
        locale="nl",
    )
    page = context.new_page()
    with nothing_complained_of(page):
        page.goto(address)
        expect(page.locator("[data-play]")).to_have_count(len(GAMES))
        yield page
    context.close()


@contextmanager
def nothing_complained_of(page: Page) -> Iterator[None]:
    """No error in its console meanwhile."""
    faults: list[str] = []
    hear: dict[str, Callable[..., None]] = {
        "pageerror": lambda error: faults.append(str(error)),
        "console": lambda message: faults.append(message.text) if message.type == "error" else None,
    }
    for event, listener in hear.items():
        page.on(event, listener)
    yield
    for event, listener in hear.items():
        page.remove_listener(event, listener)
    assert faults == []


def deal_again(page: Page) -> None:
    """Leave the end of a match for a new one at the same table."""
    end = page.locator('[data-testid="end"]')
    end.get_by_role("button").first.click()
    end.wait_for(state="hidden")
    page.locator(f"{PILL}, {CARD}").first.wait_for(timeout=20_000)


def sit_down(page: Page, game: str) -> None:
    """Take a chair and wait for one's turn; a deal that is lost before the first move (patience R19) is dealt again."""
    page.locator(f'[data-play="{game}"]').click()
    turn = page.locator(f"{PILL}, {CARD}").first
    end = page.locator('[data-testid="end"]')
    turn.or_(end).first.wait_for(timeout=20_000)
    while end.is_visible():
        deal_again(page)


def violations(page: Page) -> list[str]:
    """What axe-core finds against WCAG 2 A and AA: the rule and the place."""
    if not AXE.exists():
        pytest.fail("axe-core is not installed: make web")
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate(
        """async () => (await axe.run(document, {runOnly: ['wcag2a', 'wcag2aa']})).violations
             .flatMap(v => v.nodes.map(n => `${v.id}: ${n.target} ${n.failureSummary}`))"""
    )
    return list(found)


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("screen", SCREENS)
def test_the_door_is_open_to_everyone(browser: Browser, address: str, screen: str, theme: str) -> None:
    with page_at(browser, address, screen, theme) as page:
        assert violations(page) == []
        page.locator(".arrange").first.click()
        page.locator("dialog summary").click()
        assert violations(page) == []


def pressed(page: Page) -> bool:
    """Press the first button that makes a move, if there is one; a partner may lead and take it away meanwhile."""
    pills = page.locator(PILL)
    if not pills.count():
        return False
    try:
        pills.first.click(timeout=5000)
    except TakesTooLong:
        return False
    return True


@pytest.fixture(scope="module", params=SCREENS)
def visit(request: pytest.FixtureRequest, browser: Browser, address: str) -> Iterator[tuple[str, Page]]:
    """A screen and its page, light or dark, for all games: who leaves a table is at the door again."""
    with page_at(browser, address, request.param, "dark" if request.param == "phone" else "light") as page:
        yield request.param, page


@pytest.mark.parametrize("game", GAMES)
def test_every_table_is_open_to_everyone_and_takes_a_legal_move(
    visit: tuple[str, Page], address: str, game: str
) -> None:
    """One message goes out, and no refusal comes back."""
    screen, page = visit
    moves: list[str] = []
    with nothing_complained_of(page):
        page.goto(f"{address}#/")
        expect(page.locator("[data-play]")).to_have_count(len(GAMES))
        with page.expect_websocket() as opened:
            sit_down(page, game)
        opened.value.on("framesent", lambda frame: moves.append(str(frame)) if '"play"' in str(frame) else None)
        assert violations(page) == []
        if not pressed(page):
            cards = page.locator(CARD)
            name = cards.last.get_attribute("data-card")
            for _ in range(2):  # on a phone the first tap lifts, the second plays
                if not moves and page.locator(PILL).count() == 0:
                    card = page.locator(f'[data-testid="hand"] [data-card="{name}"]').first
                    if screen == "phone":
                        card.tap()
                    else:
                        card.click()
                    page.wait_for_timeout(50)
            if not moves:  # a jack names a suit, and gathered cards say what they are for
                page.locator(PILL).first.click()
        page.wait_for_timeout(200)
        assert len(moves) == 1
        expect(page.locator('[data-testid="refusal"]')).to_have_count(0)


@pytest.mark.parametrize("screen", SCREENS)
def test_a_table_that_is_not_there_says_so(browser: Browser, address: str, screen: str) -> None:
    """No waiting for what does not come back: a sentence, and the way to the door."""
    width, height = SCREENS[screen]
    context = browser.new_context(viewport={"width": width, "height": height}, locale="nl")
    page = context.new_page()
    lines: list[str] = []
    page.on("websocket", lambda socket: lines.append(socket.url))
    page.goto(f"{address}#/table/nowhere")
    expect(page.get_by_role("alert")).to_contain_text("tafel")
    page.wait_for_timeout(1000)
    assert len(lines) == 1
    page.get_by_role("link").click()
    expect(page.locator("[data-play]")).to_have_count(len(GAMES))
    context.close()
