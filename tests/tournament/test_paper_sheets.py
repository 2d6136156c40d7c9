"""Score sheets on paper, read back from the PDF: what stands on a blank and on a filled one."""

import io
import re
from dataclasses import replace

import pytest
from pypdf import PdfReader
from sample_events import event_with_people, fill, penalise

from clauses import clause
from troef.paper.letterhead import Letterhead
from troef.paper.press import pdf
from troef.paper.sheets import blank_sheets, round_sheets
from troef.tournament.act import Actor, Line
from troef.tournament.entry.admission import Leave
from troef.tournament.event import Event
from troef.tournament.jury.verdicts import Decision, Ruling
from troef.tournament.sheets.formats import scores_of
from troef.tournament.sheets.scoring import round_score
from troef.tournament.sheets.seats import dealer_of
from troef.tournament.sheets.sheet import DealLine, Seating, Sheet


def text_of(document: bytes) -> list[str]:
    """The text of each page, on one line."""
    return [" ".join(page.extract_text().split()) for page in PdfReader(io.BytesIO(document)).pages]


def pages(event: Event, language: str = "nl", tables: list[int] | None = None) -> list[str]:
    """The sheets of the first round."""
    return text_of(
        pdf("sheet", round_sheets(Letterhead(event, language, "14:32"), event.rounds[0], tables), tagged=False)
    )


def blanks(event: Event, language: str = "nl") -> list[str]:
    return text_of(pdf("sheet", blank_sheets(Letterhead(event, language)), tagged=False))


@pytest.fixture
def manillen() -> Event:
    return event_with_people(8)


@pytest.fixture
def wiezen() -> Event:
    return event_with_people(8, "wk-kleurenwiezen")


@clause("tournament", "R10", "R24")
@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("nl", "schrijver gever troef W Z Boompje 1 Boompje 3 bruto straf rondescore Opmerkingen Voor akkoord"),
        ("en", "player dealer trump W Z Boompje 1 Boompje 3 gross penalty round score Remarks Agreed and signed"),
    ],
)
def test_a_sheet_lies_ready_with_room_for_all_that_is_to_be_written(manillen: Event, language: str, words: str) -> None:
    (sheet,) = blanks(manillen, language)
    assert manillen.title in sheet and manillen.rules_version in sheet and manillen.day in sheet
    missing = [word for word in words.replace("schrijver ", "").split() if word not in sheet]
    assert missing == []
    assert all(re.search(rf"\b{deal}\b", sheet) for deal in range(1, 37))  # R14: three times twelve deals


@clause("tournament", "R10", "R24")
def test_who_was_drawn_at_a_table_stands_on_its_sheet(manillen: Event) -> None:
    first, second = pages(manillen)
    for person in manillen.rounds[0].tables[1].people:
        assert manillen.people[person].name in second
        assert manillen.people[person].name not in first
    assert "ronde 1 · tafel 2" in second


@clause("tournament", "R24", "R25")
def test_a_pair_scores_and_the_other_has_0_and_a_drawn_deal_is_three_dashes(manillen: Event) -> None:
    sheet = fill(manillen, manillen.rounds[0].tables[0], deals=0)
    written(manillen, sheet, 1, {"points": [38, 22], "multiplier": 2}, "H")  # E5: 38–22 at ×2 is W 16, Z 0
    written(manillen, sheet, 2, {"points": [30, 30], "multiplier": 4}, "NT")  # E5: 30–30
    (page, _) = pages(manillen)
    columns = round_sheets(Letterhead(manillen), manillen.rounds[0])["sheets"][0]["boompjes"][0]["columns"]
    rows = [list(row) for row in zip(*columns, strict=True)][:2]
    assert rows == [["1", "An", "♥", "2", "16", "0"], ["2", "Bert", "ZT", "4", "---", "---"]]
    assert page.count("---") == 2


def written(event: Event, sheet: Sheet, number: int, result: dict[str, object], contract: str) -> None:
    """Write a deal of the first boompje; the scorer sits on seat 0 and deals first."""
    if not sheet.seatings:
        sheet.seatings.append(Seating(tuple(sheet.people), 0, (("10H", "AS", "7D", "KC"),)))
    scores = scores_of(event.template, sheet, number, result)
    won = tuple([person for person, score in scores.items() if score > 0])
    sheet.deals[number] = DealLine(number, 0, dealer_of(0, number), result, scores, won, contract=contract)


@clause("tournament", "R16", "R17", "R24")
def test_each_boompje_shows_its_pairs_and_the_cards_drawn(manillen: Event) -> None:
    fill(manillen, manillen.rounds[0].tables[0])
    blocks = round_sheets(Letterhead(manillen), manillen.rounds[0])["sheets"][0]["boompjes"]
    across = [[block["chairs"][0][0], block["chairs"][2][0]] for block in blocks]
    assert across == [["An", "Cis"], ["An", "Bert"], ["An", "Dirk"]]  # E1: the scorer with each of the others
    assert blocks[0]["chairs"][0] == ("An", "♥10")
    assert blocks[0]["first_dealer"] == "An"


@clause("tournament", "R24", "S1", "S2")
def test_the_totals_are_those_of_the_scoring(manillen: Event) -> None:
    sheet = fill(manillen, manillen.rounds[0].tables[0])
    penalise(sheet, 12, sheet.people[1], "P2", 60)
    (page, _) = pages(manillen)
    for person in sheet.people:
        assert str(round_score(manillen.template, sheet, person)) in page
    assert "P2 niet bekend 60 jury Mia" in page


@clause("tournament", "R24")
def test_four_sign_with_the_time_and_who_signs_for_another_is_named(manillen: Event) -> None:
    sheet = fill(manillen, manillen.rounds[0].tables[0])
    last = sheet.people[3]
    sheet.signatures[last] = replace(sheet.signatures[last], method="initials", signer="Mia Claes")
    (page, _) = pages(manillen)
    assert page.count("11:30 · pincode") == 3
    assert "11:30 · paraaf op papier · door Mia Claes" in page


@clause("tournament", "R24", "R32")
def test_every_decision_of_the_jury_stands_on_the_sheet_with_the_name_of_its_member(manillen: Event) -> None:
    sheet = fill(manillen, manillen.rounds[0].tables[0])
    rulings = (Ruling("warning", 2), Ruling("re-deal"))
    manillen.decisions[1] = Decision(1, 1, 1, 1, 7, "Mia Claes", "2026-05-09T10:41:00", "kaart gezien", rulings, "3")
    sheet.decisions.append(1)
    (dutch, _) = pages(manillen)
    (english, _) = pages(manillen, "en")
    name = manillen.people[2].name
    assert f"7 waarschuwing ({name}), opnieuw delen: kaart gezien Mia Claes 10:41" in dutch
    assert f"7 warning ({name}), re-deal: kaart gezien Mia Claes 10:41" in english


@clause("tournament", "R19", "E10")
def test_with_the_scorer_on_seat_1_the_columns_are_seats_2_3_0_and_1(wiezen: Event) -> None:
    sheet = wiezen.rounds[0].tables[0]
    sheet.scorer = sheet.people[1]
    sheet.seatings.append(Seating(tuple(sheet.people), 2))
    page = round_sheets(Letterhead(wiezen), wiezen.rounds[0])["sheets"][0]
    assert [name for name, _ in page["columns"]] == ["Cis", "Dirk", "An", "Bert"]


@clause("tournament", "R19", "R25")
def test_the_columns_of_format_k_stand_in_dealing_order_the_scorer_last(wiezen: Event) -> None:
    sheet = fill(wiezen, wiezen.rounds[0].tables[0])
    page = round_sheets(Letterhead(wiezen), wiezen.rounds[0])["sheets"][0]
    assert [name for name, _ in page["columns"]] == ["Bert", "Cis", "Dirk", "An"]
    scores = [round_score(wiezen.template, sheet, person) for person in (2, 3, 4, 1)]
    assert page["scores"] == [str(score).replace("-", "−") for score in scores]
    first = [column[0] for column in page["parts"][0]["columns"]]
    assert first[5::2] == [str(sheet.deals[1].scores[person]).replace("-", "−") for person in (2, 3, 4, 1)]


@clause("tournament", "P5", "P18", "R24")
def test_a_sanction_of_format_k_is_a_line_below_its_deal_with_four_amounts(wiezen: Event) -> None:
    sheet = fill(wiezen, wiezen.rounds[0].tables[0])
    penalise(sheet, 3, 1, "P5", 15, 5)
    part = round_sheets(Letterhead(wiezen), wiezen.rounds[0])["sheets"][0]["parts"][0]
    assert part["sanctions"] == [(3, f"P5 · {wiezen.people[1].name} · niet bekend · jury Mia")]
    line = [column[3] for column in part["columns"]]
    assert line[5::2] == ["+5", "+5", "+5", "−15"]  # E6: the scorer has the fourth column
    assert f"P5 · {wiezen.people[1].name}" in pages(wiezen)[0]


@clause("tournament", "P10", "R25")
def test_amounts_that_do_not_count_stand_in_brackets(wiezen: Event) -> None:
    sheet = fill(wiezen, wiezen.rounds[0].tables[0])
    sheet.deals[2] = replace(sheet.deals[2], annulled=True)
    part = round_sheets(Letterhead(wiezen), wiezen.rounds[0])["sheets"][0]["parts"][0]
    line = [column[1] for column in part["columns"]]
    assert all(amount.startswith("(") and amount.endswith(")") for amount in line[5::2])
    assert line[6::2] == [column[0] for column in part["columns"]][6::2]  # the running totals stay


@clause("tournament", "R24")
def test_a_sheet_that_is_not_finished_leaves_room_to_go_on_by_hand(manillen: Event) -> None:
    fill(manillen, manillen.rounds[0].tables[0], deals=20)
    sheet = round_sheets(Letterhead(manillen), manillen.rounds[0])["sheets"][0]
    assert sheet["boompjes"][1]["columns"][0] == [str(number) for number in range(13, 25)]
    assert sheet["boompjes"][1]["columns"][4][8:] == [""] * 4
    assert len(sheet["penalties"]) == 4 and sheet["remarks"] == [""]
    assert sheet["boompjes"][0]["sums"] != ["", ""] and sheet["boompjes"][1]["sums"] == ["", ""]
    assert [row[1:] for row in sheet["totals"]["rows"]] == [
        [row[1], "", "", "", "", ""] for row in sheet["totals"]["rows"]
    ]
    assert len(pages(manillen)) == 2  # one page for each table


@clause("tournament", "R21", "R22", "E11")
def test_a_round_that_the_signal_ends_is_added_up_as_far_as_it_came(manillen: Event) -> None:
    sheet = fill(manillen, manillen.rounds[0].tables[0], deals=30)
    sheet.state = "completed"
    printed = round_sheets(Letterhead(manillen), manillen.rounds[0])["sheets"][0]
    assert printed["boompjes"][2]["columns"][4][6:] == [""] * 6  # deals 31–36 are not played
    scores = [str(round_score(manillen.template, sheet, person)) for person in sheet.people]
    assert [row[-1] for row in printed["totals"]["rows"]] == scores


@clause("tournament", "P17", "R24")
def test_who_came_in_and_what_was_corrected_stand_among_the_remarks(manillen: Event) -> None:
    sheet = fill(manillen, manillen.rounds[0].tables[0], deals=20)
    sheet.people[1], sheet.replaced, sheet.state = 5, {2: (5, 21)}, "published"
    manillen.lines.append(Line(1, "2026-05-09T12:05:00", Actor("jury", "Mia Claes"), Leave(2)))
    sheet.corrections = [1]
    manillen.people[2].status = "left"
    totals = round_sheets(Letterhead(manillen), manillen.rounds[0])["sheets"][0]["totals"]["rows"]
    assert [row[-1] for row in totals if row[0] == manillen.people[2].name] == ["0"]  # P17
    (page, _) = pages(manillen)
    assert f"{manillen.people[5].name} kwam in de plaats van {manillen.people[2].name} vanaf spel 21" in page
    assert "verbeterd om 12:05 door Mia Claes" in page


@clause("tournament", "R24")
@pytest.mark.parametrize("template", ["iwwa-manillen", "wk-kleurenwiezen", "klaverjasdrive", "vrij"])
def test_blank_sheets_of_every_format_fit_on_one_page(template: str) -> None:
    assert len(blanks(event_with_people(8, template))) == 1


def test_a_long_round_goes_on_over_the_page() -> None:
    event = event_with_people(4, "wk-kleurenwiezen", deals_per_round=36)
    fill(event, event.rounds[0].tables[0])
    first, second = pages(event)
    assert "ronde 1 · tafel 1" in first and "ronde 1 · tafel 1" in second
    assert "rondescore" in second and "rondescore" not in first


def test_the_same_sheets_give_the_same_bytes_and_embed_their_font_once(manillen: Event) -> None:
    data = round_sheets(Letterhead(manillen), manillen.rounds[0])
    document = pdf("sheet", data, tagged=False)
    assert document == pdf("sheet", data, tagged=False)
    fonts = {
        str(font["/BaseFont"]): font["/DescendantFonts"][0].get_object()["/FontDescriptor"].get_object()
        for page in PdfReader(io.BytesIO(document)).pages
        for font in [each.get_object() for each in page["/Resources"]["/Font"].values()]
    }
    assert {name.partition("+")[2].partition("-")[0] for name in fonts} == {"LibertinusSerif"}
    assert all("/FontFile3" in each or "/FontFile2" in each for each in fonts.values())
