"""Troef opens without network: the pages stay on the device, and say what needs the server."""

import re
import shutil
import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Error, Page, expect

from e2e.at_the_desk import NAMES, Desk
from e2e.at_the_table import draw, everything_is_sent, note_deal, press, say, sit_down
from e2e.conftest import STATIC, WITHOUT_HTTPS
from e2e.pages import SCREENS, screen_at, seen

#: The worker has all files, and answers for this page.
KEPT = "navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null)"


def pages_are_kept(page: Page) -> None:
    page.wait_for_function(KEPT)


@pytest.mark.clause("tournament", ("R23", "R26"))
def test_a_phone_that_is_reloaded_without_network_goes_on_with_its_sheet(browser: Browser, address: str) -> None:
    """Over HTTPS, or at localhost: the sheet opens at once with the lines that the desk does not have yet."""
    desk = Desk(address, "iwwa-manillen", boompjes=1)
    with screen_at(browser, desk.link, SCREENS["phone"]) as phone:
        sit_down(phone, NAMES[0])
        draw(phone)
        note_deal(phone, 1)
        everything_is_sent(phone)
        pages_are_kept(phone)
        phone.context.set_offline(True)
        note_deal(phone, 2, w=30)
        phone.reload()
        expect(phone.get_by_test_id("delivery")).to_contain_text(say("phone-waiting", count=1))
        seen(phone, "sheet-opened-without-network")
        note_deal(phone, 3, w=25)
        press(phone, "EN")
        expect(phone.get_by_role("button", name="call the jury")).to_be_visible()
        press(phone, "NL")
        assert sorted(desk.sheet()["deals"]) == ["1"]
        phone.context.set_offline(False)
        everything_is_sent(phone)
    assert desk.points() == [38, 30, 25]


@pytest.mark.clause("tournament", ("R23", "R26"))
def test_over_http_the_sheet_stands_again_when_the_desk_is_reached(browser: Browser, address: str) -> None:
    """A page without HTTPS has no worker: reloaded without network it is gone, but its lines are not."""
    desk = Desk(address, "iwwa-manillen", boompjes=1)
    link = desk.link.replace("127.0.0.1", WITHOUT_HTTPS)
    with screen_at(browser, link, SCREENS["phone"]) as phone:
        assert phone.evaluate("isSecureContext") is False
        sit_down(phone, NAMES[0])
        draw(phone)
        note_deal(phone, 1)
        everything_is_sent(phone)
        phone.context.set_offline(True)
        note_deal(phone, 2, w=30)
        with pytest.raises(Error, match="ERR_INTERNET_DISCONNECTED"):
            phone.reload()
        phone.context.set_offline(False)
        phone.goto(link.partition("?")[0])
        everything_is_sent(phone)
        note_deal(phone, 3, w=25)
        everything_is_sent(phone)
    assert desk.points() == [38, 30, 25]


def test_door_and_table_say_what_needs_the_server_and_go_on_when_it_is_back(browser: Browser, address: str) -> None:
    with screen_at(browser, "about:blank", SCREENS["phone"]) as page:
        page.clock.install()
        page.goto(address)
        page.clock.fast_forward(60_000)
        pages_are_kept(page)
        page.locator('[data-play="patience"]').click()
        expect(page.get_by_test_id("hand").or_(page.locator("[data-zone]")).first).to_be_visible()
        page.context.set_offline(True)
        page.reload()
        expect(page.get_by_role("alert")).to_contain_text(say("ui-offline-table"))
        seen(page, "table-without-network")
        page.get_by_role("link", name=say("ui-to-door")).click()
        page.locator('[data-play="toepen"]').click()
        expect(page.get_by_role("alert")).to_contain_text(say("ui-offline-games"))
        expect(page.get_by_role("alert")).to_be_in_viewport()
        seen(page, "door-without-network")
        page.go_back()
        expect(page.get_by_role("alert")).to_contain_text(say("ui-offline-table"))
        page.context.set_offline(False)
        expect(page.locator("[data-zone]").first).to_be_visible()


@pytest.fixture
def pages(tmp_path: Path) -> Iterator[tuple[str, Path]]:
    """A server of the pages alone, and the folder where they are."""
    folder = tmp_path / "pages"
    shutil.copytree(STATIC.parent, folder)
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(folder)))
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    yield f"http://127.0.0.1:{server.server_port}/", folder
    server.shutdown()
    thread.join()
    server.server_close()


class Quiet(SimpleHTTPRequestHandler):
    """Serves files without saying so."""

    def log_message(self, format: str, *args: object) -> None:
        """Nothing."""


def bring_out_a_new_version(folder: Path) -> None:
    """As a build does it: another script starts the page, and the worker knows it."""
    page, worker = folder / "index.html", folder / "worker.js"
    start = re.findall(r'src="/assets/(index-[^"]+)"', page.read_text(encoding="utf-8"))[0]
    (folder / "assets" / "index-newer.js").write_text(f"import './{start}';", encoding="utf-8")
    page.write_text(page.read_text(encoding="utf-8").replace(start, "index-newer.js"), encoding="utf-8")
    told = worker.read_text(encoding="utf-8").replace(
        f'["/assets/{start}"', f'["/assets/index-newer.js","/assets/{start}"'
    )
    worker.write_text(re.sub(r'"[0-9a-f]{12}"', '"newer"', told), encoding="utf-8")


def test_a_new_version_is_told_and_waits_until_it_is_asked_for(browser: Browser, pages: tuple[str, Path]) -> None:
    address, folder = pages
    with screen_at(browser, "about:blank", SCREENS["phone"]) as page:
        page.clock.install()
        page.goto(address)
        page.clock.fast_forward(60_000)
        pages_are_kept(page)
        expect(page.get_by_role("searchbox")).to_be_visible()
        bring_out_a_new_version(folder)
        page.evaluate("window.mark = true; navigator.serviceWorker.getRegistration().then((one) => one.update())")
        expect(page.get_by_text(say("ui-new-version"))).to_be_visible()
        seen(page, "new-version")
        assert page.evaluate("window.mark") is True  # nobody was interrupted
        press(page, say("ui-new-version-now"))
        page.wait_for_function("!window.mark")
        expect(page.locator('script[src="/assets/index-newer.js"]')).to_have_count(1)
        expect(page.get_by_role("searchbox")).to_be_visible()
        expect(page.get_by_text(say("ui-new-version"))).to_have_count(0)
