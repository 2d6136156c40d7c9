"""Lists, cards and diplomas of an event, read back from the PDF."""

import io
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

import pytest
from pypdf import PdfReader
from sample_events import event_with_people, fill

from clauses import clause
from troef.paper.cards import PinCard, pin_cards, seat_cards
from troef.paper.diplomas import diplomas, framed_slams
from troef.paper.documents import printed
from troef.paper.letterhead import Letterhead
from troef.paper.lists import by_name, by_table, ranking_list, rehearsal, results
from troef.paper.press import pdf, pictures
from troef.paper.qr import qr_code
from troef.tournament.event import Event
from troef.tournament.results.ranking import ranking


def text_of(layout: str, page: dict[str, object]) -> str:
    reader = PdfReader(io.BytesIO(pdf(layout, page)))
    return " ".join(" ".join(each.extract_text() for each in reader.pages).split())


@pytest.fixture
def event() -> Event:
    """Eighteen players at four tables; two have a bye."""
    return event_with_people(18)


@pytest.fixture
def played(event: Event) -> Event:
    for table, sheet in enumerate(event.rounds[0].tables):
        fill(event, sheet, table)
    return event


@clause("tournament", "R8", "R13")
@pytest.mark.parametrize(("language", "table", "bye"), [("nl", "Tafel", "vrij"), ("en", "Table", "bye")])
def test_the_table_list_names_four_at_each_table_and_the_byes(
    event: Event, language: str, table: str, bye: str
) -> None:
    text = text_of("lists", by_table(Letterhead(event, language), event.rounds[0]))
    for number, sheet in enumerate(event.rounds[0].tables, 1):
        names = " ".join(f"{person} {event.people[person].name}" for person in sheet.people)
        assert f"{table} {number} {names}" in text
    assert f"{bye} 17 {event.people[17].name} 18 {event.people[18].name}" in text


@clause("tournament", "R8")
def test_the_list_by_name_says_at_which_table_everybody_sits(event: Event) -> None:
    (section,) = by_name(Letterhead(event), event.rounds[0])["sections"]
    rows = section["rows"]
    assert len(rows) == 18
    assert [row[0] for row in rows] == sorted([row[0] for row in rows], key=str.casefold)
    assert {int(row[1]): row[2] for row in rows} == {
        **{person: str(number) for number, sheet in enumerate(event.rounds[0].tables, 1) for person in sheet.people},
        17: "vrij",
        18: "vrij",
    }


@clause("tournament", "S5", "S6", "R29")
def test_the_ranking_on_paper_is_the_ranking(played: Event) -> None:
    text = text_of("lists", ranking_list(Letterhead(played, "en")))
    assert "1 of 3 rounds published · 18 players" in text
    for row in ranking(played):
        assert f"{row.rank} {row.name} {row.rounds[0]} {row.total} {row.won} {row.best} {row.penalties}" in text


@clause("tournament", "R29")
def test_a_sheet_that_is_not_published_is_not_in_the_ranking_on_paper(played: Event) -> None:
    played.rounds[0].tables[0].state = "verified"
    (section,) = ranking_list(Letterhead(played))["sections"]
    found = {row[1]: row[2] for row in section["rows"]}
    assert [found[played.people[person].name] for person in played.rounds[0].tables[0].people] == ["–"] * 4


@clause("tournament", "S6", "R36")
def test_the_results_show_the_first_three_large_and_no_personal_data(played: Event) -> None:
    played.finished = True
    page = results(Letterhead(played))
    assert [name for _, name, _ in page["podium"]] == [row.name for row in ranking(played)[:3]]
    text = text_of("lists", page)
    assert "einduitslag" in text and played.day in text
    assert "1980" not in text  # nobody's date of birth


@clause("tournament", "R8", "R9")
def test_a_seat_card_leads_its_player_to_the_table(event: Event) -> None:
    page = seat_cards(Letterhead(event), event.rounds[0], "http://desk.local/r/{round}/t/{table}")
    assert len(page["cards"]) == 16
    assert page["cards"][4]["marks"] == [("ronde", "1"), ("tafel", "2")]
    assert page["cards"][4]["qr"] == qr_code("http://desk.local/r/1/t/2")
    assert event.people[5].name in text_of("cards", page)


@clause("tournament", "T9")
def test_a_pin_card_has_the_office_the_pin_and_the_link(event: Event) -> None:
    cards = [PinCard("jury", "Mia Claes", "4821", "http://desk.local/jury"), PinCard("speler 7", "Jef", "0007")]
    text = text_of("cards", pin_cards(Letterhead(event), cards))
    assert "Mia Claes http://desk.local/jury pincode 4821" in text
    assert "speler 7 Jef pincode 0007" in text


@clause("tournament", "T6")
@pytest.mark.parametrize(
    ("language", "told"),
    [("nl", "troef ♥ · ronde 1, tafel 1, spel 5"), ("en", "trump ♥ · round 1, table 1, deal 5")],
)
def test_a_won_grote_soloslim_is_framed(language: str, told: str) -> None:
    event = event_with_people(8, "wk-kleurenwiezen")
    sheet = fill(event, event.rounds[0].tables[0])
    won = {"contract": "grote soloslim H", "declarers": [2], "tricks": [13]}
    sheet.deals[5] = replace(sheet.deals[5], result=won, scores={1: -66, 2: -66, 3: 200, 4: -66}, won=(3,))
    lost = {"contract": "grote soloslim H", "declarers": [1], "tricks": [12]}
    sheet.deals[6] = replace(sheet.deals[6], result=lost, scores={1: 66, 2: -200, 3: 66, 4: 66}, won=(1, 3, 4))
    page = framed_slams(Letterhead(event, language))
    assert [one["name"] for one in page["diplomas"]] == [event.people[3].name]
    assert told in text_of("diploma", page)


@clause("tournament", "S6")
def test_equal_players_share_the_place_on_their_diplomas(played: Event) -> None:
    head = Letterhead(played, "en")
    rows = ranking(played)
    made = diplomas(head, places=2)["diplomas"]
    assert [one["name"] for one in made] == [row.name for row in rows if row.rank <= 2]
    assert made[0]["title"] == "1st place"
    assert str(rows[0].total) in text_of("diploma", diplomas(head, places=1))


@pytest.mark.parametrize("language", ["nl", "en"])
def test_the_checklist_of_a_rehearsal_fits_on_one_page(event: Event, language: str) -> None:
    page = rehearsal(Letterhead(event, language))
    assert [len(section["rows"]) for section in page["sections"]] == [6, 6, 6, 3]
    assert len(pictures("lists", page, 20)) == 1


def test_a_code_holds_a_whole_sheet_but_no_more_than_a_code_can() -> None:
    assert qr_code(bytes(1200)).startswith("<svg")
    with pytest.raises(ValueError, match="at most 2953 bytes"):
        qr_code(bytes(2954))


def test_letters_of_typst_in_a_name_stay_letters(event: Event) -> None:
    event.people[1].name = 'Jan "#set" *De* $Smet$ <x>'
    assert 'Jan "#set" *De* $Smet$ <x>' in text_of("lists", by_table(Letterhead(event), event.rounds[0]))


def test_several_threads_may_print_at_once(played: Event) -> None:
    head = Letterhead(played)
    alone = printed(head, "everything")
    with ThreadPoolExecutor(4) as pool:
        assert list(pool.map(lambda _: printed(head, "everything"), range(8))) == [alone] * 8
