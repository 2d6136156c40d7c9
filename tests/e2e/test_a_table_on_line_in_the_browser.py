"""A table on line of an event in the browser: a player finds his seat, the jury watches, a bot plays on, he signs."""

from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from e2e.at_the_desk import NAMES, Desk
from e2e.at_the_table import press, say
from e2e.pages import SCREENS, WORKED_AT, screen_at, seen

WHERE: dict[str, Any] = {"round": 1, "table": 1}


@pytest.mark.clause("tournament", ("R23", "R26", "R31", "T9"))
@pytest.mark.parametrize("screen", WORKED_AT)
def test_a_player_finds_his_table_and_signs_what_was_played_there(browser: Browser, address: str, screen: str) -> None:
    desk = Desk(address, "iwwa-manillen", boompjes=1)
    (card,) = desk.cards("player", numbers=[1])
    (jury,) = desk.cards("jury", name="Mia")
    desk.do("play-on-line", **WHERE)
    for person in range(2, len(NAMES) + 1):
        desk.do("sit-in", **WHERE, person=person)
    with screen_at(browser, f"{desk.public}/mijn?key={card['token']}", SCREENS[screen]) as page:
        page.get_by_role("link", name=say("online-play")).click()
        expect(page.locator("main.table")).to_be_visible()
        press(page, say("online-call-jury"))
        page.get_by_label(say("online-call-reason")).fill("Er is gepraat")
        page.get_by_role("dialog").get_by_role("button", name=say("online-call-jury")).click()
        expect(page.get_by_text(say("online-jury-called"))).to_be_visible()
        seen(page, "on-line-jury-called")
        with screen_at(browser, f"{desk.public}/desk?key={jury['token']}", SCREENS[screen]) as watching:
            expect(watching.get_by_role("navigation")).to_be_visible()
            watching.goto(f"{desk.public}/kijk/1")
            expect(watching.get_by_text(say("online-jury-sees"))).to_be_visible()
            seen(watching, "on-line-jury")
        # While the jury is at the table nobody plays: the button of who is away stays until it has decided.
        desk.do("sit-in", **WHERE, person=1)
        expect(page.get_by_role("button", name=say("online-back"))).to_be_visible()
        desk.do("take-call", jury["token"], **WHERE, call=1)
        desk.do("decide", jury["token"], **WHERE, call=1, rulings=[{"kind": "no-action"}])
        expect(page.get_by_role("button", name=say("online-sign"))).to_be_visible()
        seen(page, "on-line-signing")
        press(page, say("online-sign"))
        for other in desk.cards("player", numbers=[2, 3, 4]):
            desk.do("sign", other["token"], **WHERE, person=other["number"])
        expect(page.get_by_text(say("online-all-signed"))).to_be_visible()
        seen(page, "on-line-handed-in")
    assert desk.sheet()["state"] == "handed_in"
