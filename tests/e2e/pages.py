"""Pages in a real browser: how they are opened, that nothing complains meanwhile, and how they are looked at."""

import json
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

import proving

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
SCREENS = {"phone": (390, 844), "projector": (1440, 900)}
#: Where a test does what it does: in the least room, and on every screen with `make prove`. All is seen on both.
WORKED_AT = tuple(SCREENS) if proving.AT_LENGTH else ("phone",)

#: How long anything may take, in milliseconds: a slow and busy machine fails no test.
PATIENCE = 60_000
#: Who plays has set quick bots.
SETTINGS = {"speed": "quick"}
#: What a page asks for every few seconds, it asks for ten times as often. What goes away by itself after some seconds
#: stays ten times as long: a slow machine sees it too. What happens at a table is shown as fast as is said.
TIMES = """const every = window.setInterval, later = window.setTimeout;
  window.setInterval = (act, time = 0, ...rest) => every(act, time < 1000 ? time : time / 10, ...rest);
  window.setTimeout = (act, time = 0, ...rest) =>
    later(act, time < 4000 ? time / FASTER : time < 8000 ? time * 10 : time, ...rest);"""
#: The part of a page in every draw is the same: so are the cards.
SECRET = """const random = crypto.getRandomValues.bind(crypto);
  crypto.getRandomValues = (array) => (array.length === 32 ? array.fill(0x5e) : random(array));"""
#: A move that was sent is asked until the table has answered.
ASKED = """window.played = 0;
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (text) {
    if (JSON.parse(text).type === 'play') {
      window.played += 1;
      window.asked = true;
      this.addEventListener('message', () => setTimeout(() => (window.asked = false)), { once: true });
    }
    return send.call(this, text);
  };"""
#: Two frames later everything that follows the size of the page has followed it.
DRAWN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
#: What axe-core finds against WCAG 2 A and AA: the rule and the place.
FIND = """async () => {
  const { violations } = await axe.run(document, { runOnly: ['wcag2a', 'wcag2aa'], resultTypes: ['violations'] });
  return violations.flatMap((found) => found.nodes.map((node) => `${found.id}: ${node.target} ${node.failureSummary}`));
}"""


@contextmanager
def screen_at(
    browser: Browser,
    address: str,
    size: tuple[int, int],
    theme: str = "light",
    touch: bool = False,
    locale: str = "nl",
    brisk: bool = False,
    **settings: Any,
) -> Iterator[Page]:
    """A page on a screen of that size, on which nothing breaks; `brisk`: what others play is shown ten times faster."""
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]},
        has_touch=touch,
        reduced_motion="reduce",
        color_scheme="dark" if theme == "dark" else "light",
        locale=locale,
    )
    kept = json.dumps(json.dumps({**SETTINGS, **settings}))
    kept_once = f"if (location.protocol === 'http:') localStorage['troef.settings'] ??= {kept};"
    times = TIMES.replace("FASTER", "10" if brisk else "1")
    context.add_init_script(f"{{ {kept_once} {times} {SECRET} {ASKED} }}")
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    faults: list[str] = []
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.goto(address)
    yield page
    assert faults == []
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


def answered(page: Page) -> None:
    """Wait until the table has answered the move that was made, if one was made."""
    page.wait_for_function("() => !window.asked")


def resize(page: Page, width: int, height: int) -> None:
    """Another size of the screen; the page lies as it lies there when this returns."""
    page.set_viewport_size({"width": width, "height": height})
    page.wait_for_function("([width, height]) => innerWidth === width && innerHeight === height", arg=[width, height])
    page.evaluate(DRAWN)


def violations(page: Page) -> list[str]:
    """What axe-core finds against WCAG 2 A and AA: the rule and the place."""
    if not AXE.exists():
        pytest.fail("axe-core is not installed: make web")
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    return list(page.evaluate(FIND))


def seen(page: Page, name: str) -> None:
    """Look at a page on a phone and on a large screen: nothing wider than it, and nothing that axe-core objects to (on
    both with `make prove`)."""
    own = page.viewport_size
    assert own is not None
    folder = os.environ.get("TROEF_SCREENSHOTS")
    for width, height in SCREENS.values():
        resize(page, width, height)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), (name, width)
        if proving.AT_LENGTH or width == own["width"]:
            assert violations(page) == [], (name, width)
        if folder:
            page.screenshot(path=f"{folder}/{name}-{width}.png", full_page=True)
    resize(page, own["width"], own["height"])
