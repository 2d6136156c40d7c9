"""Takes the pictures of README.md in a real browser: the door, tables, the end of a deal, a lesson and a replay.

    make pictures

Every table has the deals of a seed, so that a picture changes only where its page has changed.
"""

import json
from typing import Final

from playwright.sync_api import Page, Route

from tools.camera import Camera, served

#: The pictures by name, with the width and height of the screen.
SIZES: Final = {
    "door": (1280, 800),
    "table": (1280, 800),
    "auction": (1280, 800),
    "end": (1280, 800),
    "replay": (1280, 800),
    "phone": (390, 780),
    "lesson": (390, 780),
}
SEED: Final = "harten is troef"
#: The step of the replay.
STEP: Final = 18
SAID: Final = ".speak [data-move]:visible"
CARD: Final = '[data-testid="hand"] [data-legal="true"]:visible'
TRICK: Final = '[data-testid="trick"] .laid'
LADDER: Final = ".speak .rung"
END: Final = '[data-testid="deal-end"]'


def sit_down(camera: Camera, address: str, name: str, game: str) -> Page:
    """A page at a table of a game with bots, on one's first turn."""

    def with_seed(route: Route) -> None:
        route.continue_(post_data=json.dumps({**route.request.post_data_json, "seed": SEED}))

    page = camera.open(name, address)
    page.route("**/api/tables", with_seed)
    page.locator(f'[data-play="{game}"]').first.click()
    page.locator(f"{SAID}, {CARD}").first.wait_for()
    return page


def play_on(page: Page, until: str) -> None:
    """Say and play the first thing that is offered, until something is seen on one's turn."""
    for _ in range(60):
        page.locator(f"{SAID}, {CARD}, {END}").first.wait_for()
        if page.locator(until).count() or page.locator(END).count():
            return
        (page.locator(CARD).last if page.locator(CARD).count() else page.locator(SAID).first).click()
        page.wait_for_timeout(400)


def take(camera: Camera, address: str) -> None:
    """All pictures."""
    camera.shoot("door", camera.open("door", address))
    for name, game, until in (
        ("table", "manillen", f"{TRICK}:nth-child(2)"),
        ("phone", "rikken", f"{TRICK}:nth-child(3)"),
        ("auction", "kleurenwiezen", LADDER),
    ):
        page = sit_down(camera, address, name, game)
        play_on(page, until)
        camera.shoot(name, page)
    page = sit_down(camera, address, "end", "klaverjassen")
    play_on(page, END)
    replay = page.locator(f'{END} a[href*="naspelen"]').get_attribute("href")
    camera.keep("end", page.screenshot())
    page.goto(f"{address}/{replay}/{STEP}")
    page.locator('[data-testid="replay"]').wait_for()
    camera.shoot("replay", page)
    camera.shoot("lesson", camera.open("lesson", f"{address}/#/leer/kleurenwiezen"))


def main() -> None:
    with served() as (address, browser):
        take(Camera(browser, "en", SIZES, "{name}.webp", speed="quick", pause="wait"), address)


if __name__ == "__main__":
    main()
