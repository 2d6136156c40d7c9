"""An event and its desk: over HTTP, and what is pressed on its pages."""

from typing import Any

import httpx
from playwright.sync_api import Page, expect

from e2e.at_the_table import press, say
from e2e.pages import PATIENCE

RULES = "2024-05-07"
NAMES = ("Anna Peeters", "Bert De Smet", "Cis Van den Broeck", "Dora Claes")


class Event:
    """An event that has just been opened, over HTTP. `public` is its scoreboard, `page` the page of its desk."""

    def __init__(self, address: str, title: str, template: str, **changes: Any) -> None:
        self.call = httpx.Client(base_url=address, timeout=PATIENCE / 1000)
        wish = {"name": template, **changes}
        made = self.post("/api/events", title=title, day="2099-05-09", template=wish, rules_version=RULES)
        self.path = f"/api/events/{made['event']}"
        self.token: str = made["card"]["token"]
        self.call.headers["authorization"] = f"Bearer {self.token}"
        self.public = f"{address}/#/tornooi/{made['event']}"
        self.page = f"{self.public}/desk?key={self.token}"

    def post(self, path: str, **body: Any) -> Any:
        return self.call.post(path, json=body).raise_for_status().json()

    def do(self, act: str, token: str = "", **facts: Any) -> None:
        """An act, by the desk or by whose card this is."""
        wish = {"id": f"{act} {facts}"[:64], "act": act, "facts": facts}
        headers = {"authorization": f"Bearer {token or self.token}"}
        self.call.post(f"{self.path}/acts", json=wish, headers=headers).raise_for_status()

    def register(self, *names: str) -> None:
        for name in names:
            self.do("register", name=name, born="1980-01-01", rules_version=RULES)

    def cards(self, office: str, **wish: Any) -> list[dict[str, Any]]:
        made: list[dict[str, Any]] = self.post(f"{self.path}/cards", office=office, **wish)
        return made


class Desk(Event):
    """The desk of an event with one table, where the first round has begun; `link` is for the phone of that table."""

    def __init__(self, address: str, template: str, **changes: Any) -> None:
        super().__init__(address, "Kampioenschap", template, **{"rounds": 1, **changes})
        self.register(*NAMES)
        for person in range(1, 5):
            self.do("report", person=person)
        for verb in ("close-registration", "reveal-seed", "draw"):
            self.do(verb)
        self.do("start-round", round=1)
        (table,) = self.cards("table", numbers=[1])
        self.link = f"{self.public}/tafel/1?key={table['token']}"
        self.pins = {NAMES[card["number"] - 1]: card["pin"] for card in self.cards("player", numbers=[1, 2, 3, 4])}

    def sheet(self) -> dict[str, Any]:
        found: dict[str, Any] = self.call.get(f"{self.path}/tables/1").raise_for_status().json()["sheet"]
        return found

    def points(self) -> list[int]:
        """What the first pair has in each deal, as the desk has it."""
        return [deal["result"]["points"][0] for deal in self.sheet()["deals"].values()]


def part(page: Page, name: str) -> None:
    """Another part of the desk."""
    page.get_by_role("navigation").get_by_role("button", name=say(f"desk-part-{name}")).click()


def confirm(page: Page, name: str) -> None:
    """Press a button, and the same words in the question that it asks."""
    press(page, name)
    page.get_by_role("dialog").get_by_role("button", name=name, exact=True).click()
    expect(page.get_by_role("dialog")).to_have_count(0)
