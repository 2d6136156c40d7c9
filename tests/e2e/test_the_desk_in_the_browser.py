"""The desk and the jury at their pages: corrections, decisions, consent, people, and a sheet typed from paper."""

from contextlib import AbstractContextManager
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, Page, expect

from e2e.at_the_desk import RULES, part
from e2e.at_the_table import press, say
from e2e.pages import PATIENCE, SCREENS, WORKED_AT, screen_at, seen

DAY = "2026-05-09"
NAMES = ("Anna", "Bert", "Cis", "Dora")
SHORT: dict[str, Any] = {"name": "iwwa-manillen", "boompjes": 1, "rounds": 1, "fee": 500}
WHIST: dict[str, Any] = {"name": "wk-kleurenwiezen", "deals_per_round": 4, "rounds": 1}


class Rehearsal:
    """An event of four players, drawn and started, that tests drive over HTTP up to the page that they look at."""

    def __init__(self, address: str, template: dict[str, Any]) -> None:
        self.http = httpx.Client(base_url=address, timeout=PATIENCE / 1000)
        wish = {"title": "Oefening", "day": DAY, "template": template, "rules_version": RULES, "name": "An"}
        made = self._post("/api/events", {**wish, "rehearsal": True, "seed": "schoppen", "at": f"{DAY}T09:00:00"})
        self.key, self.desk = made["event"], made["card"]["token"]
        self.sent = 0
        for name in NAMES:
            self.do("register", name=name, born="1980-01-01", rules_version=RULES)
        self.do("bulk", acts=[{"act": "report", "facts": {"person": one}} for one in (1, 2, 3, 4)], expected=4)
        for verb in ("close-registration", "reveal-seed", "draw"):
            self.do(verb)
        self.do("start-round", round=1)
        self.phone = self.card("table", 1)
        self.place = f"{address}/#/tornooi/{self.key}"

    def _post(self, path: str, body: dict[str, Any], token: str = "") -> Any:
        headers = {"authorization": f"Bearer {token}"} if token else {}
        return self.http.post(path, json=body, headers=headers).raise_for_status().json()

    def do(self, verb: str, token: str = "", pin: str = "", **facts: Any) -> Any:
        self.sent += 1
        body = {"id": str(self.sent), "act": verb, "facts": facts, "at": f"{DAY}T09:30:00", "pin": pin}
        return self._post(f"/api/events/{self.key}/acts", body, token or self.desk)

    def at_table(self, verb: str, **facts: Any) -> Any:
        return self.do(verb, self.phone, round=1, table=1, **facts)

    def card(self, office: str, number: int = 0, name: str = "") -> str:
        wish = {"office": office, "numbers": [number] if number else [], "name": name}
        token: str = self._post(f"/api/events/{self.key}/cards", wish, self.desk)[0]["token"]
        return token

    def seated(self) -> "Rehearsal":
        """The four sit in order of number, and Anna writes."""
        self.at_table("sit", chairs=[1, 2, 3, 4])
        for person in (1, 2, 3, 4):
            self.at_table("name-scorer", person=person, candidate=1)
        return self

    def published(self) -> "Rehearsal":
        """Twelve deals of 5 points for Anna and Cis, signed, checked and published."""
        self.seated()
        self.at_table("begin-boompje", boompje=1, drawings=[["AC", "7C", "8C", "9C"]])
        for deal in range(1, 13):
            self.at_table("enter-deal", deal=deal, result={"w": 5, "z": 0, "multiplier": 1}, contract="H")
        self.at_table("complete")
        for person in (1, 2, 3, 4):
            self.do("sign", self.card("player", person), round=1, table=1, person=person)
        self.at_table("hand-in", pen=True, cards=True)
        for verb in ("verify", "publish"):
            self.do(verb, round=1, table=1)
        return self

    def totals(self) -> dict[str, int]:
        rows = self.http.get(f"/api/events/{self.key}/ranking").raise_for_status().json()
        return {row["name"]: row["total"] for row in rows}

    def page(self, browser: Browser, screen: str, token: str = "") -> AbstractContextManager[Page]:
        return screen_at(browser, f"{self.place}/desk?key={token or self.desk}", SCREENS[screen])


def agree(page: Page, name: str, reason: str = "") -> None:
    """Read what an act would change, say why where that is asked, and confirm."""
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("heading", name=say("office-changes"))).to_be_visible()
    if reason:
        dialog.get_by_label(say("desk-reason")).fill(reason)
    dialog.get_by_role("button", name=name, exact=True).click()
    expect(page.get_by_role("dialog")).to_have_count(0)


def open_sheet(page: Page) -> None:
    part(page, "sheets")
    page.locator("button.row").last.click()
    expect(page.get_by_role("heading", name=say("desk-round-table", round=1, table=1))).to_be_visible()


@pytest.mark.clause("tournament", ("A20", "R29", "S6"))
@pytest.mark.parametrize("screen", WORKED_AT)
def test_a_deal_is_corrected_after_publication(browser: Browser, address: str, screen: str) -> None:
    """Deal 7 was for the other pair: before and after are shown, and the history keeps what stood there."""
    event = Rehearsal(address, SHORT).published()
    with event.page(browser, screen) as desk:
        open_sheet(desk)
        desk.get_by_role("button", name=f"7 {say('desk-change-deal')}").click()
        dialog = desk.get_by_role("dialog")
        dialog.get_by_role("button", name="Z Bert + Dora").click()
        for digit in "40":
            dialog.get_by_role("button", name=digit, exact=True).click()
        seen(desk, "correct-deal")
        dialog.get_by_role("button", name=say("phone-note"), exact=True).click()
        expect(dialog).to_contain_text("60 → 55")
        seen(desk, "correct-consequences")
        agree(desk, say("office-correct"), "W en Z verwisseld")
        expect(desk.locator("tfoot tr").first).to_contain_text("55")
        assert event.totals() == {"Anna": 55, "Bert": 10, "Cis": 55, "Dora": 10}
        desk.get_by_role("button", name=f"7 {say('desk-change-deal')}").click()
        expect(dialog.get_by_text("“W en Z verwisseld”")).to_be_visible()
        expect(dialog.locator("del")).to_contain_text("Anna 5")
        seen(desk, "history")


@pytest.mark.clause("tournament", ("A20", "R5", "P17", "R6"))
def test_people_without_a_call(browser: Browser, address: str) -> None:
    """Anna pays; Bert is warned, and excluded after that: he has 0 and no rank. One step takes it back."""
    event = Rehearsal(address, SHORT).published()
    with event.page(browser, "projector") as desk:
        press(desk, "1 Anna niet betaald aanwezig")
        press(desk, say("office-pay", amount=5))
        expect(desk.get_by_role("dialog").get_by_role("button", name=say("office-pay", amount=5))).to_have_count(0)
        seen(desk, "desk-person")
    with event.page(browser, "projector", event.card("jury", name="Mia")) as jury:
        press(jury, "2 Bert niet betaald aanwezig")
        press(jury, say("act-warn"))
        agree(jury, say("act-warn"), "luid gepraat")
        press(jury, "2 Bert gewaarschuwd niet betaald aanwezig")
        press(jury, say("act-exclude"))
        expect(jury.get_by_role("dialog")).to_contain_text(
            f"{say('desk-status-present')} → {say('desk-status-excluded')}"
        )
        seen(jury, "exclude")
        agree(jury, say("act-exclude"), "vals gespeeld")
        assert "Bert" not in event.totals()
        part(jury, "lines")
        jury.locator("button.row").first.click()
        expect(jury.get_by_role("dialog")).to_contain_text(
            f"{say('desk-status-excluded')} → {say('desk-status-present')}"
        )
        agree(jury, say("act-undo"))
        assert event.totals()["Bert"] == 0


@pytest.mark.clause("tournament", ("R34", "R32", "R31"))
@pytest.mark.parametrize("consent", [True, False])
def test_the_jury_consents_to_a_slam_or_refuses_it(browser: Browser, address: str, consent: bool) -> None:
    """The scorer asks on the phone of the table; play waits until the jury has answered."""
    event = Rehearsal(address, WHIST).seated()
    event.at_table("begin-boompje", boompje=1)
    link = f"{event.place}/tafel/1?key={event.phone}"
    with (
        screen_at(browser, link, SCREENS["phone"]) as phone,
        event.page(browser, "phone", event.card("jury", name="Mia")) as jury,
    ):
        press(phone, "grote soloslim")
        press(phone, "Cis")
        seen(phone, "ask-consent")
        press(phone, say("office-ask-consent"))
        expect(phone.get_by_text(say("office-asked-consent", contract="grote soloslim"))).to_be_visible()
        part(jury, "calls")
        expect(jury.get_by_text(say("office-asks-consent", name="Cis", contract="grote soloslim"))).to_be_visible()
        seen(jury, "consent")
        press(jury, say("office-consent" if consent else "office-refuse"))
        expect(jury.get_by_text(say("desk-no-calls"))).to_be_visible()
        expect(phone.get_by_text(say("office-asked-consent", contract="grote soloslim"))).to_have_count(0)
        refused = phone.get_by_text(say("office-jury-refused", name="Cis", contract="grote soloslim"))
        expect(refused).to_have_count(0 if consent else 1)


@pytest.mark.clause("tournament", ("P2", "R32"))
@pytest.mark.parametrize("screen", WORKED_AT)
def test_who_revoked_is_answered_and_becomes_the_decision(browser: Browser, address: str, screen: str) -> None:
    """Dora let the manille of spades win the trick go by: 60 points at double, and the deal is dealt again (P2)."""
    event = Rehearsal(address, SHORT).seated()
    event.at_table("begin-boompje", boompje=1, drawings=[["AC", "7C", "8C", "9C"]])
    event.at_table("call-jury", deal=1, reason="Verzaakt?", caller=1)
    with event.page(browser, screen, event.card("jury", name="Mia")) as jury:
        part(jury, "calls")
        press(jury, say("act-take-call"))
        press(jury, say("desk-decide"))
        expect(jury.get_by_role("group", name=say("act-decide"))).to_be_visible()
        press(jury, say("office-who-revoked"))
        press(jury, say("suit-H"))
        press(jury, "× 2")
        jury.get_by_label(say("office-type-cards")).first.fill("hs 9s 8s bs 7h 8h 9h 10s")
        press(jury, say("office-lay"))
        jury.locator(".steps").get_by_role("button", name=say("office-who-revoked")).click()
        expect(jury.get_by_text(say("office-could-have", cards="♠ 10"))).to_be_visible()
        seen(jury, "revoke")
        press(jury, say("office-take-over"))
        jury.get_by_role("button", name=say("desk-decide"), exact=True).click()
        agree(jury, say("desk-decide"))
        expect(jury.get_by_text(say("desk-no-calls"))).to_be_visible()
    sheet = event.http.get(
        f"/api/events/{event.key}/tables/1", headers={"authorization": f"Bearer {event.desk}"}
    ).json()["sheet"]
    assert [(line["person"], line["points"]) for line in sheet["penalties"].values()] == [(4, 60)]


def type_rows(desk: Page, *rows: str) -> None:
    for row in rows:
        desk.keyboard.type(row)
        desk.keyboard.press("Enter")


@pytest.mark.clause("tournament", ("R25", "R27", "R28", "E5"))
def test_a_sheet_is_typed_from_paper(browser: Browser, address: str) -> None:
    """Twelve rows by keyboard: what cannot be is said while it is typed, and what is rare asks for Enter twice."""
    event = Rehearsal(address, SHORT)
    with event.page(browser, "projector") as desk:
        open_sheet(desk)
        press(desk, say("office-on-paper"))
        agree(desk, say("act-keep-on-paper"))
        press(desk, say("office-type-sheet"))
        press(desk, say("act-sit"))
        desk.get_by_label(say("desk-who-writes")).select_option("Anna")
        desk.get_by_placeholder("10h ar vk 7s").fill("10h ar vk 7s")
        desk.keyboard.press("Enter")
        row = desk.get_by_label(say("desk-deal-number", deal=1))
        row.fill("w31")
        expect(desk.get_by_text(say("office-typed-too-much", score=31, most=30))).to_be_visible()
        row.fill("2w7")
        expect(desk.get_by_text(say("office-typed-multiple", score=7, multiplier=2))).to_be_visible()
        seen(desk, "paper-row")
        row.fill("")
        type_rows(desk, "h2w16", "r z8", "s-", *[f"k w{score}" for score in range(10, 18)])
        type_rows(desk, "zt4w120", "")
        expect(desk.get_by_role("heading", name=say("act-complete"))).to_be_visible()
        expect(desk.locator("tbody tr")).to_have_count(12)
        seen(desk, "paper-closing")
        for name, written in {"Anna": "244", "Bert": "8", "Cis": "9", "Dora": "244"}.items():
            desk.get_by_label(name, exact=True).fill(written)
        expect(desk.get_by_text(say("office-sum-differs", name="Cis", score=8))).to_be_visible()
        desk.get_by_label("Cis", exact=True).fill("8")
        desk.get_by_label(say("office-all-signed")).check()
        press(desk, say("act-hand-in"))
        expect(desk.get_by_text(say("desk-no-differences"))).to_be_visible()
        press(desk, say("desk-verify-and-publish"))
        expect(desk.get_by_text(say("desk-queue-empty"))).to_be_visible()
    assert event.totals() == {"Anna": 244, "Bert": 8, "Cis": 8, "Dora": 244}


@pytest.mark.clause("tournament", ("R19", "R25"))
def test_a_sheet_of_kleurenwiezen_is_typed_by_column(browser: Browser, address: str) -> None:
    event = Rehearsal(address, WHIST).seated()
    event.at_table("begin-boompje", boompje=1)
    event.do("keep-on-paper", round=1, table=1, paper=True)
    with event.page(browser, "phone") as desk:
        open_sheet(desk)
        press(desk, say("office-type-sheet"))
        row = desk.get_by_label(say("desk-deal-number", deal=1))
        row.fill("sa8 1 9")
        expect(desk.get_by_text(say("office-typed-declarers"))).to_be_visible()
        row.fill("")
        type_rows(desk, "sa8 13 9", "so6 2 7", "km 4 0", "t 12 10")
        expect(desk.locator("tbody tr")).to_have_count(4)
        expect(desk.locator("tbody tr").first).to_contain_text("samen 8")
        seen(desk, "paper-whist")


@pytest.mark.clause("tournament", ("R25",))
def test_a_sheet_of_any_other_game_is_typed_field_by_field(browser: Browser, address: str) -> None:
    """The rules engine says what the fields make, before Enter notes them."""
    event = Rehearsal(address, {"name": "vrij", "rounds": 1, "deals_per_round": 2, "checkin_deadline": "20:00"})
    event.seated()
    event.at_table("begin-boompje", boompje=1)
    event.do("keep-on-paper", round=1, table=1, paper=True)
    with event.page(browser, "phone") as desk:
        open_sheet(desk)
        press(desk, say("office-type-sheet"))
        fields = desk.locator(".fields input")
        fields.first.fill("niets")
        expect(desk.locator("p.wrong")).to_be_visible()
        seen(desk, "paper-fields")


@pytest.mark.clause("tournament", ("R24", "R27"))
def test_a_sheet_of_canasta_is_typed_part_by_part(browser: Browser, address: str) -> None:
    """Each team has its own fields; the engine says what they bring, and what cannot be."""
    event = Rehearsal(address, {"name": "vrij", "game": "canasta", "deals_per_round": 4, "rounds": 1}).seated()
    event.at_table("begin-boompje", boompje=1)
    event.do("keep-on-paper", round=1, table=1, paper=True)
    with event.page(browser, "phone") as desk:
        open_sheet(desk)
        press(desk, say("office-type-sheet"))
        melded = desk.get_by_label(say("result-canasta-side-melded"), exact=True)
        for team, points in enumerate(("450", "120")):
            melded.nth(team).fill(points)
        desk.get_by_label(say("result-canasta-side-clean"), exact=True).first.fill("1")
        desk.get_by_role("button", name=say("result-value-out"), exact=True).first.click()
        note = desk.get_by_role("button", name=say("desk-note"), exact=True)
        expect(note).to_be_disabled()  # Anna's partner and both of the other team still have cards
        for team, points in enumerate(("10", "25")):
            desk.get_by_label(say("result-left"), exact=True).nth(team).fill(points)
        expect(note).to_be_enabled(timeout=20_000)
        seen(desk, "paper-canasta")
        note.click()
        expect(desk.locator("tbody tr")).to_have_count(1, timeout=20_000)
    told = event.http.get(f"/api/events/{event.key}/tables/1", headers={"authorization": f"Bearer {event.desk}"})
    assert told.json()["sheet"]["deals"]["1"]["scores"] == {"1": 1040, "2": 95, "3": 1040, "4": 95}
