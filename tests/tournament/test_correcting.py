"""A mistake is found after the sheet was handed in: who corrects it, what it does, and what is kept."""

import pytest
from event_tables import enter, full, manille, player, playing, published, sheet_of, signed, solo, write
from events import JURY, do, drawn, refusal

from clauses import clause
from troef.tournament.act import DESK, Act, Actor
from troef.tournament.bulk import Bulk
from troef.tournament.draws.drawing import DrawRound, Signal
from troef.tournament.entry.admission import Undo
from troef.tournament.event import Event, fold
from troef.tournament.results.history import history_of
from troef.tournament.results.ranking import ranking
from troef.tournament.sheets.checking import faults
from troef.tournament.sheets.correcting import (
    CorrectAway,
    CorrectDeal,
    CorrectDealer,
    CorrectPenalty,
    CorrectScorer,
    CorrectSeats,
    draw_again_after,
)
from troef.tournament.sheets.entering import ChangeDeal
from troef.tournament.sheets.penalties import Penalise
from troef.tournament.sheets.scoring import round_score
from troef.tournament.sheets.sheet import OnLine
from troef.tournament.sheets.signing import Complete, HandIn, Publish, Return, Sign, Verify

FOUR = manille(34, 26)
AN = Actor("desk", "An")


def played() -> Event:
    """Twelve deals of 4 points for players 1 and 3, and a penalty of 30 for player 2."""
    event = full(playing(boompjes=1))
    return write(event, Penalise(1, 1, 12, 2, "P2"))


def handed_in() -> Event:
    return write(signed(played()), HandIn(1, 1, pen=True, cards=True))


def scores(event: Event) -> list[int]:
    return [round_score(event.template, sheet_of(event), number) for number in (1, 2, 3, 4)]


def corrected(deal: int = 7) -> CorrectDeal:
    """The other pair had the points of this deal."""
    return CorrectDeal(1, 1, deal, manille(20, 40), "W and Z were exchanged")


@clause("tournament", "R27")
def test_before_publication_the_sheet_is_signed_again() -> None:
    event = do(handed_in(), corrected(), by=AN)
    sheet = sheet_of(event)
    assert (sheet.state, sheet.signatures, scores(event)) == ("completed", {}, [44, 0, 44, 10])
    assert sheet.corrections == [len(event.lines)]
    for number in (1, 2, 3, 4):
        do(event, Sign(1, 1, number), by=player(number))
    write(event, HandIn(1, 1))
    do(event, Verify(1, 1), Publish(1, 1))
    assert [(row.player, row.total) for row in ranking(event)] == [(1, 44), (3, 44), (4, 10), (2, 0)]


@clause("tournament", "R27")
def test_or_it_goes_back_to_the_table_with_a_remark() -> None:
    event = do(handed_in(), Return(1, 1, "look at deal 7"), by=AN)
    write(event, ChangeDeal(1, 1, 7, manille(20, 40)))
    assert (sheet_of(event).state, scores(event)) == ("completed", [44, 0, 44, 10])


@clause("tournament", "R27")
def test_after_publication_numbers_change_everywhere_and_signatures_stay() -> None:
    event = published(played())
    signatures = dict(sheet_of(event).signatures)
    do(event, corrected(), by=AN, time="12:10:00")
    assert (sheet_of(event).state, sheet_of(event).signatures) == ("published", signatures)
    assert [(row.player, row.total, row.won) for row in ranking(event)] == [
        (1, 44, 11),
        (3, 44, 11),
        (4, 10, 1),
        (2, 0, 1),
    ]
    assert fold(event.lines) == event


@clause("tournament", "R27")
@pytest.mark.parametrize(
    ("act", "expected"),
    [
        (CorrectDeal(1, 1, 1, manille(60, 0, 2), "it was knocked"), [104, 0, 104, 0]),
        (CorrectDeal(1, 1, 1, FOUR, "cards were marked", annulled=True), [44, 0, 44, 0]),
        (CorrectPenalty(1, 1, "he revoked", 3, 1, "P2"), [18, 0, 48, 0]),
        (CorrectPenalty(1, 1, "it was player 3", 12, 3, "P2", number=1), [48, 0, 18, 0]),
        (CorrectAway(1, 1, 1, "there was no revoke"), [48, 0, 48, 0]),
        (CorrectSeats(1, 1, (1, 3, 2, 4), "3 and 2 sat the other way round"), [48, 18, 0, 0]),
    ],
    ids=["result", "annulled", "penalty added", "penalty replaced", "penalty taken off", "seats"],
)
def test_every_entry_can_be_corrected(act: Act, expected: list[int]) -> None:
    event = published(played())
    assert scores(event) == [48, 0, 48, 0]
    do(event, act, by=JURY)
    assert scores(event) == expected
    assert sheet_of(event).corrections == [len(event.lines)]
    do(event, Undo(len(event.lines)))
    assert scores(event) == [48, 0, 48, 0]


@clause("tournament", "R26")
def test_until_it_is_handed_in_the_scorer_corrects() -> None:
    event = signed(played())
    assert refusal(event, corrected(), by=AN).reason == "not-handed-in"


@clause("tournament", "R27")
def test_a_correction_has_a_name_and_a_reason_and_changes_something() -> None:
    event = published(played())
    assert refusal(event, corrected(), by=DESK).reason == "no-corrector-name"
    assert refusal(event, CorrectDeal(1, 1, 7, manille(20, 40), " "), by=AN).reason == "no-reason"
    assert refusal(event, CorrectDeal(1, 1, 7, FOUR, "none"), by=AN).reason == "nothing-changes"
    assert refusal(event, CorrectDeal(1, 1, 13, FOUR, "none"), by=AN).reason == "no-such-deal"
    assert refusal(event, CorrectDeal(1, 1, 7, manille(20, 41), "none"), by=AN).reason == "impossible-result"
    assert refusal(event, CorrectAway(1, 1, 2, "none"), by=AN).reason == "no-such-penalty-line"
    assert refusal(event, CorrectSeats(1, 1, (2, 1, 3, 4), "none"), by=AN).reason == "scorer-keeps-his-chair"
    assert refusal(event, CorrectSeats(1, 1, (1, 2, 3, 5), "none"), by=AN).reason == "other-people-sit-here"
    assert refusal(event, corrected(), by=player(1)).reason == "not-your-office"


@clause("tournament", "R15")
def test_the_first_dealer_of_a_boompje_is_corrected() -> None:
    """Player 2 had drawn the highest card, it was written at player 3: nobody's score depends on it."""
    event = published(played())
    before = scores(event)
    drawings = (("7D", "AS", "10H", "KS"),)
    do(event, CorrectDealer(1, 1, 1, drawings, "the cards were written one chair on"), by=AN)
    assert sheet_of(event).seatings[0].dealer == 2
    assert [deal.dealer for deal in list(sheet_of(event).deals.values())[:4]] == [2, 3, 0, 1]
    assert scores(event) == before
    assert faults(event, 1, 1) == []
    assert refusal(event, CorrectDealer(1, 1, 1, drawings, "again"), by=AN).reason == "nothing-changes"
    assert refusal(event, CorrectDealer(1, 1, 2, drawings, "no"), by=AN).reason == "no-first-dealer"
    assert refusal(event, CorrectDealer(1, 1, 1, (("7D", "7D", "8D", "9D"),), "no"), by=AN).reason == "no-cards"
    whist = published(full(playing("wk-kleurenwiezen", deals_per_round=4)))
    assert refusal(whist, CorrectDealer(1, 1, 1, drawings, "no"), by=AN).reason == "nobody-draws"


@clause("tournament", "R11", "R16", "R17", "R27")
def test_the_scorer_is_corrected_and_the_deals_go_to_other_pairs() -> None:
    """W had 4 in every deal, and player 1 stood there as scorer: he has 12 times 4 with each of the others. It was
    player 2: he has that, and they have what they scored as his partner."""
    event = published(full(playing()))
    assert scores(event) == [144, 48, 48, 48]
    do(event, CorrectScorer(1, 1, 2, "player 2 wrote the sheet"), by=AN)
    sheet = sheet_of(event)
    assert scores(event) == [48, 144, 48, 48]
    assert [seating.chairs for seating in sheet.seatings] == [(1, 2, 3, 4), (4, 2, 1, 3), (3, 2, 4, 1)]  # R16
    assert [seating.dealer for seating in sheet.seatings] == [1, 1, 1]  # the cards lay at these seats (R15)
    assert (sheet.scorer, sheet.state, sheet.corrections) == (2, "published", [len(event.lines)])
    assert faults(event, 1, 1) == []
    assert {one.reason for one in history_of(event, 2) if one.act == "correct-scorer"} == {"player 2 wrote the sheet"}
    assert fold(event.lines) == event
    do(event, Undo(len(event.lines)))
    assert scores(event) == [144, 48, 48, 48]


@clause("tournament", "R11", "R27")
def test_before_publication_the_right_scorer_hands_it_in_again() -> None:
    event = do(handed_in(), CorrectScorer(1, 1, 3, "player 3 wrote the sheet"), by=AN)
    assert (sheet_of(event).state, sheet_of(event).signatures) == ("completed", {})
    assert scores(event) == [48, 0, 48, 0]  # players 1 and 3 are partners: both are W
    for number in (1, 2, 3, 4):
        do(event, Sign(1, 1, number), by=player(number))
    assert refusal(event, HandIn(1, 1), by=Actor("scorer", person=1)).reason == "only-the-scorer-writes"
    do(event, HandIn(1, 1), by=Actor("scorer", person=3))
    do(event, Verify(1, 1), Publish(1, 1))
    assert sheet_of(event).published


@clause("tournament", "R11", "R19")
def test_at_whist_the_first_deal_follows_from_the_right_scorer() -> None:
    """Whoever wrote: the amounts stand with the players who made them."""
    event = published(full(playing("wk-kleurenwiezen", deals_per_round=4)))
    before = scores(event)
    assert sheet_of(event).seatings[0].dealer == 1
    do(event, CorrectScorer(1, 1, 4, "player 4 wrote the sheet"), by=JURY)
    sheet = sheet_of(event)
    assert [deal.dealer for deal in sheet.deals.values()] == [0, 1, 2, 3]
    assert (scores(event), faults(event, 1, 1)) == (before, [])


@clause("tournament", "R11", "R19", "R24", "R27", "P3")
def test_a_wrong_deal_stays_with_who_was_written_down_and_the_desk_is_told() -> None:
    """Player 1 wrote, so player 2 dealt the first deal, wrongly. If player 4 wrote, player 1 dealt it."""
    event = full(write(playing("wk-kleurenwiezen", deals_per_round=4), Penalise(1, 1, 1, 2, "P3")))
    published(event)
    do(event, CorrectScorer(1, 1, 4, "player 4 wrote the sheet"), by=JURY)
    assert [(line.person, line.points) for line in sheet_of(event).penalties.values()] == [(2, 3)]
    assert [(fault.reason, fault.facts) for fault in faults(event, 1, 1)] == [
        ("is-not-the-dealer", {"person": 2, "dealer": 1})
    ]
    do(event, CorrectPenalty(1, 1, "player 1 dealt", 1, 1, "P3", number=1), by=JURY)
    assert faults(event, 1, 1) == []


@clause("tournament", "R11", "R16", "R24", "R27", "P1")
def test_in_manillen_a_wrong_deal_of_a_later_boompje_stays_with_its_person_too() -> None:
    """Player 1 wrote: in the second boompje player 4 sits on the seat that deals first. If player 2 wrote, player 2
    kept that seat."""
    event = full(playing())
    dealer = sheet_of(event).seatings[1].chairs[sheet_of(event).seatings[1].dealer]
    for _ in range(2):
        write(event, Penalise(1, 1, 13, dealer, "P1"))
    published(event)
    do(event, CorrectScorer(1, 1, 2, "player 2 wrote the sheet"), by=AN)
    assert [(line.person, line.points) for line in sheet_of(event).penalties.values()] == [(4, 0), (4, 15)]
    assert {fault.reason for fault in faults(event, 1, 1)} == {"is-not-the-dealer"}


@clause("tournament", "R11", "R12", "R26")
def test_a_scorer_is_corrected_only_where_that_means_something() -> None:
    event = published(played())
    assert refusal(event, CorrectScorer(1, 1, 1, "none"), by=AN).reason == "nothing-changes"
    assert refusal(event, CorrectScorer(1, 1, 5, "none"), by=AN).reason == "not-at-this-table"
    assert refusal(event, CorrectScorer(1, 1, 2, " "), by=AN).reason == "no-reason"
    assert refusal(event, CorrectScorer(1, 1, 2, "none"), by=player(1)).reason == "not-your-office"
    assert refusal(signed(played()), CorrectScorer(1, 1, 2, "none"), by=AN).reason == "not-handed-in"
    event.people[4].kind = "bot"
    assert refusal(event, CorrectScorer(1, 1, 4, "none"), by=AN).clause == "A13"
    sheet_of(event).online = OnLine("rule", "strict")
    found = refusal(event, CorrectScorer(1, 1, 2, "none"), by=AN)
    assert (found.reason, found.clause) == ("sheet-fills-itself", "R26")  # our own table knows who sat where


@clause("tournament", "P18")
def test_a_sanction_of_whist_is_corrected_within_its_clause() -> None:
    event = published(full(playing("wk-kleurenwiezen", deals_per_round=4)))
    before = scores(event)
    wrong = CorrectPenalty(1, 1, "remarks", 2, 2, "P8", points=16)
    assert refusal(event, wrong, by=JURY).reason == "more-than-the-clause"
    do(event, CorrectPenalty(1, 1, "he looked at the cards", 2, 2, "P7"), by=JURY)
    assert scores(event) == [before[0] + 5, before[1] - 15, before[2] + 5, before[3] + 5]


@clause("tournament", "R22", "R27")
def test_a_deal_that_was_forgotten_is_added() -> None:
    """The signal sounded after eleven deals, and nobody had written the last one."""
    event = enter(playing(boompjes=1), *[FOUR] * 10)
    published(do(event, Signal(1)))
    assert scores(event) == [40, 0, 40, 0]
    add = CorrectDeal(1, 1, 11, manille(60, 0), "it was on the back")
    assert refusal(event, CorrectDeal(1, 1, 12, FOUR, "none"), by=AN).reason == "no-such-deal"
    do(event, add, by=AN)
    assert scores(event) == [70, 0, 70, 0]
    assert [one.points(1) for one in history_of(event, 1)][-1] == (0, 30)


@clause("tournament", "R27")
def test_sums_that_no_longer_stand_are_not_compared() -> None:
    event = played()
    write(event, Complete(1, 1, (48, 0, 48, 0)))
    for number in (1, 2, 3, 4):
        do(event, Sign(1, 1, number), by=player(number))
    write(event, HandIn(1, 1))
    do(event, corrected(), by=AN)
    for number in (1, 2, 3, 4):
        do(event, Sign(1, 1, number), by=player(number))
    write(event, HandIn(1, 1))
    do(event, Verify(1, 1))
    assert sheet_of(event).state == "verified"


# ---- the history of a number ----


@clause("tournament", "R27")
def test_the_history_tells_every_value_in_order_with_who_when_and_why() -> None:
    event = enter(playing(boompjes=1), FOUR, FOUR)
    write(event, ChangeDeal(1, 1, 2, manille(38, 22)))
    full(event)
    published(event)
    do(event, CorrectDeal(1, 1, 2, manille(20, 40), "W and Z were exchanged"), by=AN, time="12:10:00")
    second = [
        one for one in history_of(event, 1) if 2 in (getattr(one.old, "number", 0), getattr(one.new, "number", 0))
    ]
    assert [one.points(1) for one in second] == [(0, 4), (4, 8), (8, 0)]
    assert [one.act for one in second] == ["enter-deal", "change-deal", "correct-deal"]
    assert (second[-1].by.name, second[-1].at[-8:], second[-1].reason) == ("An", "12:10:00", "W and Z were exchanged")
    assert sum(after - before for one in history_of(event, 1) for before, after in [one.points(1)]) == 44


@clause("tournament", "R27")
def test_what_was_undone_stays_in_the_history() -> None:
    event = enter(playing(), FOUR)
    entered = len(event.lines)
    do(event, Undo(entered))
    enter(event, manille(60, 0))
    told = [(one.points(1), one.line, one.undone) for one in history_of(event, 1)]
    assert told == [((0, 4), entered, entered + 1), ((0, 30), entered + 2, 0)]
    assert fold(event.lines) == event


@clause("tournament", "P15")
def test_a_sanction_of_another_is_in_the_history_of_all_four() -> None:
    event = enter(playing("wk-kleurenwiezen"), solo(0))
    write(event, Penalise(1, 1, 1, 2, "P7"))
    assert [history_of(event, number)[-1].points(number) for number in (1, 2, 3, 4)] == [
        (0, 5),
        (0, -15),
        (0, 5),
        (0, 5),
    ]


@clause("tournament", "R27")
def test_a_bulk_of_corrections_is_one_line_with_all_its_changes() -> None:
    event = published(played())
    do(event, Bulk((corrected(7), corrected(8)), 2), by=AN)
    assert scores(event) == [40, 0, 40, 20]
    assert [one.line for one in history_of(event, 4)][-2:] == [len(event.lines)] * 2
    assert sheet_of(event).corrections == [len(event.lines)]


# ---- who has advanced ----


@clause("tournament", "R27")
def test_who_has_advanced_stays_unless_the_template_says_otherwise() -> None:
    """Round 2 has been drawn and has not begun when the first round is corrected."""
    for policy, rounds in (("advanced_stay", 2), ("draw_again", 1)):
        event = drawn(8, "vrij", entry="pair", draw="pools", correction=policy)
        do(event, DrawRound.of(event))
        draw_again_after(event, 1)
        assert len(event.rounds) == rounds
    event = drawn(8, correction="draw_again")
    do(event, DrawRound.of(event))
    draw_again_after(event, 1)  # a draw by lot does not look at results (R8)
    assert len(event.rounds) == 2
