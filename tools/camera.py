"""A real browser that takes pictures of our pages for docs/screenshots, and a server on loopback that serves them.

Chromium (`make chromium`) and the built pages are needed (`make web`). By itself this tells which browser there is:

    python -m tools.camera
"""

import base64
import json
import os
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import httpx
from playwright.sync_api import Browser, Error, Page, sync_playwright

from troef.words.words import words

TOP: Final = Path(__file__).parent.parent
FOLDER: Final = TOP / "docs" / "screenshots"
#: The quality of WebP: letters stay sharp, and a picture has some ten to thirty thousand bytes.
QUALITY: Final = 0.72
#: The names of Chromium, the lightest first: that without any window.
CHROMIUM: Final = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")


class Camera:
    """Pages in one language, and the pictures that are made of them.

    Args:
        sizes: the pictures by name, with the width and height of the screen.
        file: the name of the file of a picture, with `{name}` and `{language}`.
        settings: what else is set on the pages.
    """

    def __init__(
        self, browser: Browser, language: str, sizes: dict[str, tuple[int, int]], file: str, **settings: Any
    ) -> None:
        self.browser = browser
        self.language = language
        self.sizes = sizes
        self.file = file
        self.settings = {"language": language, **settings}
        self.say = words(language).say

    def open(self, name: str, link: str) -> Page:
        """A page on a screen of the size of a picture."""
        width, height = self.sizes[name]
        context = self.browser.new_context(
            viewport={"width": width, "height": height},
            reduced_motion="reduce",
            color_scheme="light",
            locale=self.language,
        )
        kept = json.dumps(json.dumps(self.settings))
        context.add_init_script(f"if (location.host) localStorage.setItem('troef.settings', {kept})")
        page = context.new_page()
        page.goto(link)
        page.locator("main").wait_for()
        page.wait_for_load_state("networkidle")
        return page

    def shoot(self, name: str, page: Page) -> None:
        """Keep what the screen shows."""
        page.wait_for_timeout(300)
        self.keep(name, page.screenshot())
        page.context.close()

    def keep(self, name: str, picture: bytes) -> None:
        """Write a PNG picture as WebP, which the browser makes; no larger than its place."""
        page = self.browser.new_page()
        width, height = self.sizes[name]
        source = base64.b64encode(picture).decode()
        made = page.evaluate(
            """async ([source, width, height, quality]) => {
                 const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${source}`)).blob());
                 const canvas = Object.assign(document.createElement('canvas'), { width, height });
                 canvas.getContext('2d').drawImage(image, 0, 0);
                 return canvas.toDataURL('image/webp', quality).split(',')[1];
               }""",
            [source, width, height, QUALITY],
        )
        page.close()
        path = FOLDER / self.file.format(name=name, language=self.language)
        path.write_bytes(base64.b64decode(made))
        print(f"{path.relative_to(TOP)}: {path.stat().st_size} bytes")


def find_chromium() -> str | None:
    """The lightest Chromium of this machine; None: the one that Playwright has installed for itself, if it has."""
    return next(filter(None, map(shutil.which, CHROMIUM)), None)


@contextmanager
def chromium(*arguments: str) -> Iterator[Browser]:
    """Chromium without a window, with some arguments more.

    Raises:
        SystemExit: there is none, or it does not start.
    """
    always = ("--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-sync")
    with sync_playwright() as playwright:
        try:
            browser = playwright.chromium.launch(executable_path=find_chromium(), args=[*always, *arguments])
        except Error as error:
            why = error.message.splitlines()[0]
            raise SystemExit(f"no Chromium starts on this machine (make chromium): {why}") from error
        yield browser
        browser.close()


@contextmanager
def served() -> Iterator[tuple[str, Browser]]:
    """The address of a server with tables in memory, and a browser."""
    port = free_port()
    serving = [sys.executable, "-m", "troef", "serve", "--port", str(port), "--db", "memory"]
    server = subprocess.Popen(serving, env={**os.environ, "TROEF_BOT_SPEED": "0"}, stdout=subprocess.DEVNULL)
    try:
        wait_for(f"http://127.0.0.1:{port}")
        with chromium() as browser:
            yield f"http://127.0.0.1:{port}", browser
    finally:
        server.terminate()
        server.wait(10)


def free_port() -> int:
    """A port that nobody uses."""
    with socket.socket() as held:
        held.bind(("127.0.0.1", 0))
        return int(held.getsockname()[1])


def wait_for(address: str) -> None:
    """Wait until the server answers."""
    for _ in range(300):
        try:
            httpx.get(f"{address}/api/events/templates").raise_for_status()
            return
        except httpx.HTTPError:
            time.sleep(0.1)
    raise SystemExit(f"{address} does not answer")


if __name__ == "__main__":
    with chromium() as browser:
        print(f"Chromium {browser.version}: {find_chromium() or 'installed by Playwright'}")
