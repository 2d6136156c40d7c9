"""A server on loopback and a real browser, both for the whole run of these tests."""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

import troef

SERVE = str(Path(__file__).with_name("serve.py"))
STATIC = Path(troef.__file__).parent / "server" / "static" / "index.html"


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server whose bots do not dawdle, and where every new table is dealt the same cards."""
    if not STATIC.exists():
        pytest.fail("the pages are not built: make web")
    folder = tmp_path_factory.mktemp("server")
    process = subprocess.Popen(
        [sys.executable, SERVE, "serve", "--port", "0", "--db", f"sqlite+aiosqlite:///{folder}/troef.db"],
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "TROEF_BOT_SPEED": "0"},
    )
    try:
        assert process.stdout is not None
        found = re.search(r"http://\S+", process.stdout.readline())
        assert found is not None
        yield found.group()
    finally:
        process.terminate()
        process.wait(10)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Chromium without a window."""
    chromium = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    if chromium is None:
        pytest.fail("no chromium on this machine: make chromium")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=chromium,
            args=["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-sync"],
        )
        yield browser
        browser.close()
