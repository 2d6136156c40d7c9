"""Paper from the desk: every document over HTTP, read back, and who may have it."""

import io
from typing import Any

import pytest
from pypdf import PdfReader

from server.conftest import Client
from server.test_events import SHORT, Afternoon, play_a_sheet
from troef.tournament.log import read_log
from troef.tournament.results.ranking import ranking


def ask(one: Afternoon, what: str, token: "str | None" = None, lang: str = "en", **order: Any) -> Any:
    """Ask for a document, as the desk or as whoever has the token."""
    headers = {"authorization": f"Bearer {token or one.desk}", "accept-language": lang}
    return one.client.post(f"{one.path}/print", json={"what": what, **order}, headers=headers)


def text_of(answer: Any) -> str:
    assert (answer.status_code, answer.headers["content-type"]) == (200, "application/pdf"), answer.text
    return " ".join(" ".join(page.extract_text() for page in PdfReader(io.BytesIO(answer.content)).pages).split())


@pytest.fixture
def played(client: Client) -> Afternoon:
    """Two tables; the sheet of the first is handed in."""
    one = Afternoon(client, SHORT).drawn(8)
    play_a_sheet(one)
    return one


@pytest.mark.clause("tournament", ("R8", "R10", "R24"))
def test_when_the_power_goes_out_tables_and_sheets_as_they_stand_are_one_document(played: Afternoon) -> None:
    text = text_of(ask(played, "everything"))
    for number in range(1, 9):
        assert f"{number} Speler {number}" in text
    assert text.count("Boompje 1") == 2  # both sheets
    assert "60" in text  # what W has after the twelve deals of table 1


@pytest.mark.clause("tournament", ("R10", "R24"))
def test_one_sheet_a_blank_one_and_the_lists(played: Afternoon) -> None:
    assert len(PdfReader(io.BytesIO(ask(played, "sheets", tables=[2]).content)).pages) == 1
    assert len(PdfReader(io.BytesIO(ask(played, "blank", count=3).content)).pages) == 3
    assert "Tafel 2" in text_of(ask(played, "tables", lang="nl"))
    assert "Speler" in text_of(ask(played, "names"))
    assert "Speler 8" in text_of(ask(played, "seats", link="http://host/#/tornooi/x/tafel/{table}"))
    assert "rehears" in text_of(ask(played, "rehearsal")).lower()


@pytest.mark.clause("tournament", ("T9",))
def test_pin_cards_are_printed_from_the_page_that_made_them(played: Afternoon) -> None:
    made = [*played.cards("player", 3), *played.cards("table", 2), *played.cards("jury", name="Mia")]
    link = "http://host/#/tornooi/x/desk?key="
    cards = [
        {"office": card["office"], "number": card["number"], "name": card["name"], "pin": card["pin"], "link": link}
        for card in made
    ]
    text = text_of(ask(played, "pins", cards=cards))
    for told in ("Speler 3", "Table 2", "Mia", *[card["pin"] for card in made]):
        assert told in text
    assert played.refused(ask(played, "pins")) == ("nothing-to-print", "")


def test_what_cannot_be_printed_is_told_and_who_may_not_gets_nothing(client: Client) -> None:
    one = Afternoon(client)
    assert one.refused(ask(one, "sheets"))[0] == "no-such-round"
    fault = ask(one, "posters").json()["error"]
    assert fault["key"] == "no-such-paper" and "diplomas" in fault["facts"]["known"]
    player = one.send("register", name="Anna", born="1981-02-03", rules_version="2024-05-07").json()["card"]["token"]
    assert ask(one, "names", player).json()["error"]["key"] == "not-your-card"
    assert one.client.post(f"{one.path}/print", json={"what": "names"}).json()["error"]["key"] == "not-your-card"


@pytest.mark.clause("tournament", ("R29", "R36"))
def test_the_ranking_is_for_everybody_as_pdf_and_csv_while_it_is_shown(played: Afternoon) -> None:
    def show(scoreboard: str) -> None:
        headers = {"authorization": f"Bearer {played.desk}"}
        played.client.post(f"{played.path}/scoreboard", json={"scoreboard": scoreboard}, headers=headers)

    played.do("verify", round=1, table=1)
    show("frozen")
    played.do("publish", round=1, table=1)
    assert played.get("/ranking.pdf").json()["error"]["key"] == "ranking-not-shown"
    assert ",60," not in played.get("/ranking.csv").text  # as it was before table 1 was published
    assert ",60," in played.get("/ranking.csv", played.desk).text
    show("hidden")
    assert played.get("/ranking.csv").json()["error"]["key"] == "ranking-not-shown"
    show("open")
    assert "Rangschikking" in text_of(played.get("/ranking.pdf?language=nl"))
    assert "Speler 1" in text_of(played.get("/ranking.pdf?what=results&language=en"))
    told = played.get("/ranking.csv")
    assert told.headers["content-type"].startswith("text/csv")
    rows = [line.split(",") for line in told.text.splitlines()[1:]]
    event = read_log(played.get("/log", played.desk).text).event()
    assert [(int(row[0]), int(row[1]), int(row[4])) for row in rows] == [
        (row.rank, row.player, row.total) for row in ranking(event)
    ]
    assert "1980" not in told.text  # no date of birth
