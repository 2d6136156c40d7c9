"""A server on loopback and a real browser, both for the whole run of these tests."""

import os
import re
import subprocess
import sys
from collections.abc import Generator, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Error, Page, expect
from tools.camera import chromium

import troef
from e2e.pages import PATIENCE

SERVE = str(Path(__file__).with_name("serve.py"))
STATIC = Path(troef.__file__).parent / "server" / "static" / "index.html"
#: A name under which a page is as it is without HTTPS: one at 127.0.0.1 counts as safe.
WITHOUT_HTTPS = "desk.test"
#: How much of a page is told when a test has failed, in characters.
MOST_TOLD = 4000


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server whose bots do not dawdle, that deals every new table the same cards, and limits nobody. No slash ends
    its address."""
    if not STATIC.exists():
        pytest.fail("the pages are not built: make web")
    folder = tmp_path_factory.mktemp("server")
    process = subprocess.Popen(
        [sys.executable, SERVE, "serve", "--port", "0", "--db", f"sqlite:///{folder}/troef.db"],
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "TROEF_BOT_SPEED": "0", "TROEF_LIMITS": "off", "TROEF_HOSTS": WITHOUT_HTTPS},
    )
    try:
        assert process.stdout is not None
        found = re.search(r"http://[^\s/]+", process.stdout.readline())
        assert found is not None
        yield found.group()
    finally:
        process.terminate()
        process.wait(PATIENCE / 1000)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Chromium without a window."""
    expect.set_options(timeout=PATIENCE)
    with chromium(f"--host-resolver-rules=MAP {WITHOUT_HTTPS} 127.0.0.1") as browser:
        yield browser


@pytest.fixture(autouse=True)
def pages_are_closed(browser: Browser) -> Iterator[None]:
    """What a test has opened and left open is closed after it: a page goes on working as long as it is there."""
    kept = browser.contexts
    yield
    for context in browser.contexts:
        if context not in kept:
            context.close()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Of a test that has failed, the message ends with what its pages showed."""
    report = yield
    browser: Browser | None = getattr(item, "funcargs", {}).get("browser")
    if report.failed and browser is not None:
        pages = [page for context in browser.contexts for page in context.pages]
        report.sections += [(f"the page showed: {page.url}", shown(page)) for page in pages]
    return report


def shown(page: Page) -> str:
    """What stands on a page, as a screen reader finds it."""
    try:
        return page.locator("body").aria_snapshot(timeout=5000)[:MOST_TOLD]
    except Error as error:
        return f"nothing: {error}"
