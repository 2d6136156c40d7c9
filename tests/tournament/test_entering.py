"""Deals on the sheet: what can be entered, what it brings, and what the signal ends."""

from typing import Any

import pytest
from event_tables import enter, full, manille, player, playing, seated, sheet_of, solo, write
from events import do, drawn

import troef
from clauses import clause
from troef.tournament.act import Act, Actor
from troef.tournament.draws.drawing import Signal
from troef.tournament.event import Event
from troef.tournament.refused import Refused
from troef.tournament.sheets.entering import AddRemark, BeginDeal, ChangeDeal, EnterDeal, StrikeDeal
from troef.tournament.sheets.formats import points_of_scores
from troef.tournament.sheets.seats import BeginBoompje, KeepOnPaper, NameScorer, Sit
from troef.tournament.sheets.signing import Complete


def paper(w: object, z: object, multiplier: int = 1) -> dict[str, Any]:
    """A line as it stands on a sheet of format M."""
    return {"w": w, "z": z, "multiplier": multiplier}


def pairs_playing(game: str) -> Event:
    """A table of two pairs; the first of them writes."""
    event = drawn(4, "klaverjasdrive", game=game)
    first, second = sheet_of(event).people[:2]
    do(event, Sit(1, 1, (first, second, first, second)), by=player(first))
    for number in (first, second):
        do(event, NameScorer(1, 1, number, first), by=player(number))
    return write(event, BeginBoompje(1, 1))


# ---- format M ----


@clause("tournament", "S1", "R25", "E5")
def test_each_player_is_credited_with_the_score_of_his_pair() -> None:
    """W 38-22 at x2: players 1 and 3, the scorer's pair, get 16 each."""
    event = enter(playing(), manille(38, 22, 2))
    assert sheet_of(event).deals[1].scores == {1: 16, 3: 16, 2: 0, 4: 0}
    assert sheet_of(event).deals[1].won == (1, 3)


@clause("tournament", "R25", "R28", "E5")
def test_a_line_as_it_stands_on_paper_brings_the_same() -> None:
    event = enter(playing(), paper(16, 0, 2), paper("---", "---"), paper(0, 120, 4))
    sheet = sheet_of(event)
    assert sheet.deals[1].scores == {1: 16, 3: 16, 2: 0, 4: 0}
    assert sheet.deals[1].result == manille(38, 22, 2)
    assert set(sheet.deals[2].scores.values()) == {0}
    assert sheet.deals[2].won == ()
    assert sheet.deals[3].scores == {1: 0, 3: 0, 2: 120, 4: 120}


@clause("tournament", "R28", "E5")
@pytest.mark.parametrize(
    ("line", "reason"),
    [
        pytest.param(paper(31, 0, 1), "more-than-all", id="W 31, Z 0, x1"),
        pytest.param(paper(7, 0, 2), "no-multiple", id="W 7, Z 0, x2"),
        pytest.param(paper(4, 3), "one-pair-scores", id="W 4, Z 3"),
        pytest.param(paper(0, 0), "one-pair-scores", id="a drawn deal is written with dashes"),
        pytest.param(paper(4, "---"), "one-pair-scores", id="half drawn"),
        pytest.param(paper(3, 0, 3), "no-multiplier", id="x3"),
        pytest.param(paper(-4, 0), "one-pair-scores", id="below zero"),
        pytest.param(manille(40, 30), "impossible-result", id="seventy points"),
        pytest.param(manille(40, 20, 8), "impossible-result", id="x8"),
    ],
)
def test_a_line_that_no_deal_can_give_is_refused(line: dict[str, Any], reason: str) -> None:
    event = playing()
    with pytest.raises(Refused) as caught:
        enter(event, line)
    assert (caught.value.reason, caught.value.clause) in [(reason, "R28"), (reason, "R27")]
    assert sheet_of(event).deals == {}


@clause("tournament", "R28")
def test_every_score_that_the_book_allows_can_be_written() -> None:
    """The winning pair has m x (1…30), the other 0."""
    settle = troef.game("manillen-tornooi").settle
    for multiplier in (1, 2, 4):
        for over in range(1, 31):
            score = multiplier * over
            assert settle(points_of_scores(score, 0, multiplier)) == (score, 0, score, 0)
            assert settle(points_of_scores(0, score, multiplier)) == (0, score, 0, score)


@clause("tournament", "R24")
@clause("manillen-tornooi", "R11")
def test_no_trump_counts_at_least_double() -> None:
    event = playing()
    write(event, EnterDeal(1, 1, 1, manille(34, 26, 2), contract="NT"))
    write(event, EnterDeal(1, 1, 2, manille(34, 26, 1), contract="H"))
    assert [deal.contract for deal in sheet_of(event).deals.values()] == ["NT", "H"]
    with pytest.raises(Refused, match="no trump counts double"):
        write(event, EnterDeal(1, 1, 3, manille(34, 26, 1), contract="NT"))
    with pytest.raises(Refused, match="no announcement"):
        write(event, EnterDeal(1, 1, 3, manille(34, 26, 1), contract="X"))


@clause("tournament", "R14")
def test_a_round_of_three_boompjes_has_thirty_six_deals() -> None:
    event = full(playing())
    assert len(sheet_of(event).deals) == 36
    with pytest.raises(Refused) as caught:
        enter(event, manille(34, 26))
    assert caught.value.clause in ("R14", "R15")


# ---- format K and other games ----


@clause("tournament", "R25", "S3")
def test_in_kleurenwiezen_four_amounts_follow_from_the_points_table() -> None:
    """Solo 7 with five tricks by seat 0: -21 for player 1, +14 for each of the others."""
    event = enter(playing("wk-kleurenwiezen"), solo(0, tricks=5))
    assert sheet_of(event).deals[1].scores == {1: -21, 2: 14, 3: 14, 4: 14}
    assert sheet_of(event).deals[1].won == (2, 3, 4)


@clause("tournament", "R20")
def test_a_round_of_kleurenwiezen_has_sixteen_deals_in_which_all_deal_four_times() -> None:
    event = full(playing("wk-kleurenwiezen", scorer=2))
    dealers = [deal.dealer for deal in sheet_of(event).deals.values()]
    assert dealers == [2, 3, 0, 1] * 4
    with pytest.raises(Refused) as caught:
        enter(event, solo(0))
    assert (caught.value.reason, caught.value.clause) == ("no-more-deals", "R20")


@clause("tournament", "P18")
def test_sanctions_are_not_part_of_the_result_but_lines_of_their_own() -> None:
    with pytest.raises(Refused) as caught:
        enter(playing("wk-kleurenwiezen"), {**solo(0), "penalties": [{"clause": "P2", "seat": 1}]})
    assert caught.value.clause == "P18"


@clause("kleurenwiezen", "R7")
def test_a_round_of_passes_is_no_deal() -> None:
    with pytest.raises(Refused, match="no contract"):
        enter(playing("wk-kleurenwiezen"), {"contract": ""})


@clause("tournament", "R25")
@pytest.mark.parametrize(
    ("game", "result"),
    [
        ("wiezen", {"contract": "abondance", "players": [2], "tricks": [9]}),
        ("klaverjassen", {"makers": 0, "trick_points": [100, 62], "roem": [20, 0]}),
        ("manillen", {"card_points": [37, 23], "tricks": [5, 3]}),
    ],
)
def test_any_game_with_a_settle_can_be_played(game: str, result: dict[str, Any]) -> None:
    """Seat 0 of the game is seat 0 of the table."""
    event = enter(playing("vrij", game=game), result)
    assert tuple(sheet_of(event).deals[1].scores.values()) == troef.game(game).settle(result)
    assert list(sheet_of(event).deals[1].scores) == [1, 2, 3, 4]


@clause("tournament", "S6")
def test_where_the_fewest_points_win_they_count_below_zero() -> None:
    """Hartenjagen: who takes no hearts has the highest total."""
    event = enter(playing("vrij", game="hartenjagen"), {"part": 1, "points": [2, 13, 0, 0]})
    assert tuple(sheet_of(event).deals[1].scores.values()) == (-2, -13, 0, 0)


@clause("tournament", "R25")
def test_a_pair_that_entered_has_the_score_of_its_side_once() -> None:
    """Klaverjas: pairs 1 and 2 face each other; makers with 100 and 20 roem against 62."""
    event = pairs_playing("klaverjassen")
    enter(event, {"makers": 0, "trick_points": [100, 62], "roem": [20, 0]})
    first, second = sheet_of(event).people[:2]
    assert sheet_of(event).seatings[0].chairs == (first, second, first, second)
    assert sheet_of(event).deals[1].scores == {first: 120, second: 62}


@clause("tournament", "R25")
def test_a_pair_has_both_scores_where_each_seat_has_its_own() -> None:
    """Wiezen: seat 2 plays abondance; the first pair has its score and what the partner on seat 0 pays."""
    event = pairs_playing("wiezen")
    result = {"contract": "abondance", "players": [2], "tricks": [9]}
    enter(event, result)
    scores = troef.game("wiezen").settle(result)
    first, second = sheet_of(event).people[:2]
    assert sheet_of(event).deals[1].scores == {first: scores[0] + scores[2], second: scores[1] + scores[3]}


def test_the_deal_passes_round_all_four_seats_where_pairs_have_entered() -> None:
    event = enter(pairs_playing("klaverjassen"), *[{"makers": 0, "trick_points": [100, 62], "roem": [0, 0]}] * 5)
    assert [deal.dealer for deal in sheet_of(event).deals.values()] == [1, 2, 3, 0, 1]


# ---- in order, by the scorer ----


@clause("tournament", "R27")
@pytest.mark.parametrize("deal", [0, 1, 3, 36])
def test_deals_are_entered_in_order(deal: int) -> None:
    event = enter(playing(), manille(34, 26))
    with pytest.raises(Refused, match="not the next deal"):
        write(event, EnterDeal(1, 1, deal, manille(34, 26)))


@clause("tournament", "R26")
@pytest.mark.parametrize(
    "act",
    [EnterDeal(1, 1, 2, manille(34, 26)), ChangeDeal(1, 1, 1, manille(30, 30)), StrikeDeal(1, 1, 1), Complete(1, 1)],
    ids=lambda act: act.verb,
)
def test_only_the_scorer_writes_on_the_sheet(act: Act) -> None:
    event = enter(playing(scorer=1), manille(34, 26))
    for who in (Actor("scorer", person=2), Actor("desk"), Actor("player", person=1), Actor("public")):
        with pytest.raises(Refused) as caught:
            do(event, act, by=who)
        assert caught.value.reason in ("only-the-scorer-writes", "not-your-office")


@clause("tournament", "R26")
def test_the_desk_copies_a_sheet_that_the_table_keeps_on_paper() -> None:
    event = playing(boompjes=1)
    do(event, KeepOnPaper(1, 1))
    with pytest.raises(Refused, match="sheet is on paper"):
        write(event, EnterDeal(1, 1, 1, manille(34, 26)))
    do(event, *[EnterDeal(1, 1, deal, paper(4, 0)) for deal in range(1, 13)], Complete(1, 1))
    assert sheet_of(event).state == "completed"


@clause("tournament", "R26")
def test_a_deal_is_changed_and_the_last_one_struck_out() -> None:
    event = enter(playing(), manille(34, 26), manille(20, 40))
    write(event, ChangeDeal(1, 1, 1, manille(60, 0, 4)), StrikeDeal(1, 1, 2))
    assert {number: deal.scores[1] for number, deal in sheet_of(event).deals.items()} == {1: 120}
    with pytest.raises(Refused, match="no such deal"):
        write(event, ChangeDeal(1, 1, 2, manille(30, 30)))
    enter(event, manille(30, 30))
    with pytest.raises(Refused, match="only the last deal"):
        write(event, StrikeDeal(1, 1, 1))


@clause("tournament", "R24")
def test_a_remark_is_written_on_the_sheet() -> None:
    event = write(seated(), AddRemark(1, 1, "coffee on the sheet"))
    assert sheet_of(event).remarks == ["coffee on the sheet"]


# ---- the signal ----


@clause("tournament", "R21", "R22", "E11")
def test_a_deal_that_had_begun_at_the_signal_is_finished_and_no_other_begins() -> None:
    """The signal sounds during deal 30: it is scored, deals 31 to 36 are not played."""
    event = enter(playing(), *[manille(34, 26)] * 29)
    write(event, BeginDeal(1, 1, 30), time="11:29:00")
    do(event, Signal(1), time="11:30:00")
    with pytest.raises(Refused, match="deal has begun"):
        write(event, Complete(1, 1), time="11:31:00")
    enter(event, manille(34, 26))
    with pytest.raises(Refused) as caught:
        write(event, BeginDeal(1, 1, 31), time="11:36:00")
    assert (caught.value.reason, caught.value.clause) == ("no-new-deal", "R22")
    with pytest.raises(Refused, match="no new deal"):
        enter(event, manille(34, 26))
    write(event, Complete(1, 1), time="11:37:00")
    assert len(sheet_of(event).deals) == 30
    assert sum(deal.scores[1] for deal in sheet_of(event).deals.values()) == 30 * 4


@clause("tournament", "R22")
def test_a_phone_that_was_off_line_tells_later_which_deal_had_begun() -> None:
    event = playing()
    do(event, Signal(1), time="11:30:00")
    with pytest.raises(Refused, match="no new deal"):
        enter(event, manille(34, 26))
    with pytest.raises(Refused, match="no new deal"):
        write(event, BeginDeal(1, 1, 1, began_at="2026-05-09T11:30:00"), time="11:40:00")
    for no_time in ("11:29", "early", "2026-05-09", "2026-05-09 11:29:59"):
        with pytest.raises(Refused, match="no time"):
            write(event, BeginDeal(1, 1, 1, began_at=no_time), time="11:40:00")
    write(event, BeginDeal(1, 1, 1, began_at="2026-05-09T11:29:59"), time="11:40:00")
    enter(event, manille(34, 26))
    assert len(sheet_of(event).deals) == 1


@clause("tournament", "R21")
def test_without_a_signal_the_planned_deals_are_played() -> None:
    event = enter(playing(boompjes=1), *[manille(34, 26)] * 11)
    with pytest.raises(Refused, match="deals missing"):
        write(event, Complete(1, 1))
    write(enter(event, manille(34, 26)), Complete(1, 1))
    assert sheet_of(event).state == "completed"


def test_the_header_of_a_later_boompje_is_needed_too() -> None:
    event = enter(playing(), *[manille(34, 26)] * 12)
    with pytest.raises(Refused, match="no first dealer"):
        write(event, EnterDeal(1, 1, 13, manille(34, 26)))
    write(event, BeginBoompje(1, 1, 2, (("10S", "AH", "KS", "7D"),)), EnterDeal(1, 1, 13, manille(34, 26)))
