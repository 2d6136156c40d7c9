"""Takes the pictures of docs/tornooi-in-tien-stappen.md and docs/tournament-in-ten-steps.md in a real browser.

    make pictures

A server on loopback holds a small rehearsal, whose acts bring their own time: a picture changes only where its page has
changed. Chromium and the built pages are needed (`make web`).
"""

from dataclasses import dataclass
from typing import Any, Final

import httpx
from playwright.sync_api import Page

from tools.camera import Camera, served
from troef.paper.letterhead import Letterhead
from troef.paper.press import pictures
from troef.paper.sheets import round_sheets
from troef.tournament.log import read_log
from troef.words.words import LANGUAGES

DAY: Final = "2026-05-09"
RULES: Final = "2024-05-07"
TEMPLATE: Final = {"name": "iwwa-manillen", "rounds": 1, "fee": 1000}
PEOPLE: Final = (
    "An Peeters",
    "Bert Claes",
    "Cis Van den Broeck",
    "Dora Maes",
    "Els Wouters",
    "Frans Jacobs",
    "Greet Mertens",
    "Hugo Willems",
    "Ine Goossens",
    "Jef Baert",
    "Katrien Aerts",
    "Luc Desmet",
    "Mia Lemmens",
    "Nand Smets",
    "Odette Bogaert",
    "Piet Hermans",
)
CLUBS: Final = ("De Zwaan", "Ons Huis", "")

#: The pictures by name, with the width and height of the screen.
SIZES: Final = {
    "opening": (720, 560),
    "registering": (390, 760),
    "people": (1000, 560),
    "paper": (794, 760),
    "print": (1000, 520),
    "rounds": (1000, 560),
    "phone": (390, 760),
    "sheet": (1000, 620),
    "undo": (1000, 420),
    "on-line-desk": (1000, 620),
    "on-line-place": (390, 560),
    "ranking": (1000, 520),
}


#: The file of a picture.
FILE: Final = "event-{name}-{language}.webp"


@dataclass
class Event:
    """A rehearsal on a server, with what its desk does."""

    address: str
    key: str
    desk: str
    clock: str = "08:00:00"
    sent: int = 0

    @classmethod
    def opened(cls, address: str) -> "Event":
        """A new one."""
        wish = {"title": "Beker van de Leie", "day": DAY, "template": TEMPLATE, "rules_version": RULES}
        more = {"rehearsal": True, "seed": "schoppen is troef", "at": f"{DAY}T08:00:00"}
        made = httpx.post(f"{address}/api/events", json={**wish, **more}).raise_for_status().json()
        return cls(address, made["event"], made["card"]["token"])

    def ask(self, path: str, body: Any = None, token: str = "") -> Any:
        """Ask something, as the desk or as whoever has the token."""
        headers = {"authorization": f"Bearer {token or self.desk}"}
        address = f"{self.address}/api/events/{self.key}{path}"
        verb = "GET" if body is None else "POST"
        answer = httpx.request(verb, address, json=body, headers=headers)
        answer.raise_for_status()
        return answer.json() if answer.headers["content-type"].startswith("application/json") else answer.text

    def do(self, verb: str, token: str = "", pin: str = "", **facts: Any) -> None:
        """Do an act."""
        self.sent += 1
        body = {"id": str(self.sent), "act": verb, "facts": facts, "at": f"{DAY}T{self.clock}", "pin": pin}
        self.ask("/acts", body, token)

    def card(self, office: str, number: int) -> dict[str, Any]:
        """A new card."""
        (made,) = self.ask("/cards", {"office": office, "numbers": [number]})
        return dict(made)

    def link(self, place: str = "", token: str = "") -> str:
        """The address of a page."""
        return f"{self.address}/#/tornooi/{self.key}{place and f'/{place}'}{token and f'?key={token}'}"


def register(event: Event) -> None:
    """Sixteen people register, and half of them report."""
    for number, name in enumerate(PEOPLE):
        born = f"19{50 + 2 * number}-03-1{number % 10}"
        event.do("register", name=name, born=born, club=CLUBS[number % 3], rules_version=RULES)
    event.do("apply-as-joker", name="Joris Jonckheere")
    event.clock = "09:20:00"
    for person in range(1, 9):
        event.do("report", person=person)


def begin(event: Event) -> None:
    """All have reported, the round is drawn and its clock runs."""
    event.clock = "09:40:00"
    for person in range(9, 17):
        event.do("report", person=person)
    event.clock = "10:00:00"
    for verb in ("close-registration", "reveal-seed", "draw"):
        event.do(verb)
    event.do("start-round", round=1)


def play(event: Event, table: int, deals: int = 36) -> str:
    """A table sits down and notes deals; gives the token of its phone."""
    event.clock = f"10:{4 * table:02}:00"
    phone = str(event.card("table", table)["token"])
    people = [one["person"] for one in event.ask(f"/tables/{table}", token=phone)["people"]]
    where = {"round": 1, "table": table}
    event.do("sit", phone, **where, chairs=people)
    for person in people:
        event.do("name-scorer", phone, **where, person=person, candidate=people[0])
    for deal in range(1, deals + 1):
        if deal % 12 == 1:
            event.do("begin-boompje", phone, **where, boompje=deal // 12 + 1, drawings=[["AS", "7H", "9C", "8D"]])
        over, multiplier = (5 * deal + 3 * table) % 17 + 1, 2 if (deal + table) % 4 == 0 else 1
        side = "w" if (deal * table) % 3 else "z"
        result = {"w": 0, "z": 0, "multiplier": multiplier, side: over * multiplier}
        event.do("enter-deal", phone, **where, deal=deal, result=result, contract="SHDC"[deal % 4])
    return phone


def hand_in(event: Event, table: int, phone: str) -> None:
    """The sheet of a table is closed, signed and handed in."""
    where = {"round": 1, "table": table}
    event.clock = f"11:{table:02}:00"
    event.do("complete", phone, **where)
    for one in event.ask(f"/tables/{table}", token=phone)["people"]:
        pin = event.card("player", one["person"])["pin"]
        event.do("sign", phone, pin, **where, person=one["person"], method="pin")
    event.do("hand-in", phone, **where, pen=True, cards=True)


def part(camera: Camera, page: Page, name: str) -> None:
    """Go to a part of the desk."""
    page.get_by_role("navigation").get_by_role("button", name=camera.say(f"desk-part-{name}")).click()


def take(camera: Camera, address: str) -> None:
    """All pictures in one language, as the day goes."""
    say, event = camera.say, Event.opened(address)
    page = camera.open("opening", f"{address}/#/tornooi")
    page.get_by_label(say("desk-title")).fill("Beker van de Leie")
    page.get_by_label(say("desk-day")).fill(DAY)
    camera.shoot("opening", page)
    page = camera.open("registering", event.link("inschrijven"))
    page.get_by_label(say("desk-name"), exact=True).fill("Rita Verhelst")
    page.get_by_label(say("event-born"), exact=True).fill("1961-07-14")
    camera.shoot("registering", page)
    register(event)
    camera.shoot("people", camera.open("people", event.link("desk", event.desk)))
    begin(event)
    page = camera.open("print", event.link("desk", event.desk))
    part(camera, page, "print")
    camera.shoot("print", page)
    page = camera.open("rounds", event.link("desk", event.desk))
    part(camera, page, "rounds")
    camera.shoot("rounds", page)
    camera.shoot("phone", camera.open("phone", event.link("tafel/1", play(event, 1, deals=7))))
    on_line(camera, address)
    finish(camera, address)


def on_line(camera: Camera, address: str) -> None:
    """The pictures of tables that play on line."""
    event = Event.opened(address)
    register(event)
    begin(event)
    page = camera.open("on-line-desk", event.link("desk", event.desk))
    part(camera, page, "rounds")
    event.do("play-on-line", round=1, table=1)
    page.locator("li[data-table='1'] li").last.wait_for()
    page.get_by_role("heading", name=camera.say("online-title")).scroll_into_view_if_needed()
    page.evaluate("document.querySelector('li[data-table]').closest('section').scrollIntoView()")
    camera.shoot("on-line-desk", page)
    player = event.card("player", event.ask("/draw")["tables"][0][0]["person"])
    camera.shoot("on-line-place", camera.open("on-line-place", event.link("mijn", player["token"])))


def finish(camera: Camera, address: str) -> None:
    """The pictures of sheets that are handed in, and of the end."""
    event = Event.opened(address)
    register(event)
    begin(event)
    phones = {table: play(event, table) for table in range(1, 5)}
    for table, phone in phones.items():
        hand_in(event, table, phone)
    head = Letterhead(read_log(event.ask("/log")).event(), camera.language, "11:08")
    camera.keep("paper", pictures("sheet", round_sheets(head, head.event.round(1), [1]), 96)[0])
    page = camera.open("sheet", event.link("desk", event.desk))
    part(camera, page, "sheets")
    page.locator("button.row").first.click()
    page.get_by_text(camera.say("desk-no-differences")).wait_for()
    camera.shoot("sheet", page)
    event.clock = "11:30:00"
    for table in phones:
        event.do("verify", round=1, table=table)
        event.do("publish", round=1, table=table)
    page = camera.open("undo", event.link("desk", event.desk))
    part(camera, page, "lines")
    camera.shoot("undo", page)
    event.do("finish")
    camera.shoot("ranking", camera.open("ranking", event.link()))


def main() -> None:
    with served() as (address, browser):
        for language in LANGUAGES:
            take(Camera(browser, language, SIZES, FILE), address)


if __name__ == "__main__":
    main()
