"""Penalties on the sheet: amounts by clause, limits, agreements, and deals whose scores are annulled."""

from typing import Any

import pytest
from event_tables import enter, manille, playing, sheet_of, signed, solo, write
from events import JURY, do

from clauses import clause
from troef.tournament.act import Actor
from troef.tournament.event import Event
from troef.tournament.refused import Refused
from troef.tournament.sheets.entering import EnterDeal
from troef.tournament.sheets.penalties import SANCTIONS_K, SANCTIONS_M, Penalise, StrikePenalty
from troef.tournament.sheets.scoring import table_scores

SOLOSLIM = {"contract": "kleine soloslim H", "declarers": [2], "tricks": [12]}


def kleurenwiezen(**changes: object) -> Event:
    """The scorer is player 4, so columns 1 to 4 are players 1 to 4, and player 1 deals first."""
    return playing("wk-kleurenwiezen", scorer=4, **changes)


def scores(event: Event) -> dict[int, int]:
    return {person: found.score for person, found in table_scores(event, 1, 1).items()}


def points(event: Event) -> list[tuple[int, int]]:
    return [(line.points, line.others) for line in sheet_of(event).penalties.values()]


# ---- format M ----


@clause("tournament", "P1", "S2")
@clause("manillen-tornooi", "P1", "E14")
def test_the_first_misdeal_is_free_and_each_further_one_in_a_row_costs_fifteen() -> None:
    """One: 0; two in a row: 15; three: 30; four: 45. Player 2 deals deal 1."""
    event = playing()
    totals = []
    for _ in range(4):
        write(event, Penalise(1, 1, 1, 2, "P1"))
        totals.append(table_scores(event, 1, 1)[2].penalties)
    assert totals == [0, 15, 30, 45]


@clause("tournament", "P1")
def test_the_same_dealer_continues_and_only_he_can_misdeal() -> None:
    event = playing()
    with pytest.raises(Refused, match="is not the dealer"):
        write(event, Penalise(1, 1, 1, 3, "P1"))
    write(event, Penalise(1, 1, 1, 2, "P1"))
    enter(event, manille(34, 26))
    assert sheet_of(event).deals[1].dealer == 1  # the seat of player 2
    write(event, Penalise(1, 1, 2, 3, "P1"))
    assert points(event) == [(0, 0), (0, 0)]  # another deal, another row


@clause("tournament", "P1")
@clause("manillen-tornooi", "R8")
def test_after_a_misdeal_no_trump_is_forbidden() -> None:
    event = write(playing(), Penalise(1, 1, 1, 2, "P1"))
    with pytest.raises(Refused, match="no trump after misdeal"):
        write(event, EnterDeal(1, 1, 1, manille(34, 26, 2), contract="NT"))
    write(event, EnterDeal(1, 1, 1, manille(34, 26), contract="H"))


@clause("tournament", "P2")
@clause("manillen-tornooi", "P3")
@pytest.mark.parametrize(("multiplier", "amount"), [(1, 30), (2, 60), (4, 120)])
def test_a_revoke_costs_the_most_that_the_deal_could_bring(multiplier: int, amount: int) -> None:
    event = write(playing(), Penalise(1, 1, 1, 3, "P2", multiplier=multiplier))
    assert points(event) == [(amount, 0)]
    enter(event, manille(34, 26))
    line = sheet_of(event).deals[1]  # dealt again: number and dealer stay
    assert (line.number, line.dealer) == (1, 1)


@clause("tournament", "P1", "P2")
@clause("manillen-tornooi", "P3")
def test_after_a_revoke_misdeals_are_counted_from_one_and_no_trump_is_free_again() -> None:
    event = write(playing(), *[Penalise(1, 1, 1, 2, "P1")] * 2, Penalise(1, 1, 1, 4, "P2"))
    write(event, EnterDeal(1, 1, 1, manille(34, 26, 2), contract="NT"))
    write(event, Penalise(1, 1, 1, 2, "P1"))
    assert points(event) == [(0, 0), (15, 0), (30, 0), (0, 0)]


@clause("tournament", "P1")
def test_a_misdeal_that_is_taken_back_makes_the_next_one_the_first() -> None:
    event = write(playing(), *[Penalise(1, 1, 1, 2, "P1")] * 3)
    write(event, StrikePenalty(1, 1, 1))
    assert points(event) == [(0, 0), (15, 0)]


@clause("tournament", "S2", "E4")
@clause("manillen-tornooi", "S7", "P6", "P7", "E15")
@pytest.mark.parametrize(("gross", "score"), [(95, 0), (210, 75)])
def test_penalties_come_off_the_round_and_nobody_ends_below_zero(gross: int, score: int) -> None:
    """Penalties 15 and 120; gross 95 leaves 0, gross 210 leaves 75."""
    deals = [manille(60, 0)] * (gross // 30) + [manille(30 + gross % 30, 30 - gross % 30)]
    misdeals = [Penalise(1, 1, 2, 3, "P1")] * 2  # player 3 deals deal 2
    event = write(enter(playing(), *deals), *misdeals, Penalise(1, 1, 1, 3, "P2", multiplier=4))
    row = table_scores(event, 1, 1)[3]
    assert (row.gross, row.penalties, row.score) == (gross, 15 + 120, score)
    assert table_scores(event, 1, 1)[1].score == gross  # his partner keeps all


# ---- format K ----


@clause("tournament", "P3", "E6")
def test_a_misdeal_by_column_two() -> None:
    """-3 there, +1 in columns 1, 3 and 4."""
    event = enter(kleurenwiezen(), solo(0))
    event = write(event, Penalise(1, 1, 2, 2, "P3"))
    row = {person: found.credited - found.penalties for person, found in table_scores(event, 1, 1).items()}
    assert row == {1: 1, 2: -3, 3: 1, 4: 1}


@clause("tournament", "P5", "E6")
def test_a_revoke_found_two_tricks_later_by_column_four() -> None:
    event = write(kleurenwiezen(), Penalise(1, 1, 1, 4, "P5"))
    assert scores(event) == {1: 5, 2: 5, 3: 5, 4: -15}


@clause("tournament", "P3", "P4", "P5", "P7", "P9", "P10")
@pytest.mark.parametrize(
    ("name", "amount"),
    [("P3", (3, 1)), ("P4", (3, 1)), ("P5", (15, 5)), ("P7", (15, 5)), ("P9", (15, 5)), ("P10", (15, 0))],
)
def test_the_amounts_follow_from_the_clause(name: str, amount: tuple[int, int]) -> None:
    event = write(kleurenwiezen(), Penalise(1, 1, 1, 1, name))
    assert points(event) == [amount]
    with pytest.raises(Refused, match="other amount"):
        write(event, Penalise(1, 1, 1, 1, name, points=2))


@clause("tournament", "P15")
@pytest.mark.parametrize("name", ["P3", "P4", "P5", "P7", "P9"])
def test_these_sanctions_add_up_to_zero(name: str) -> None:
    event = write(kleurenwiezen(), Penalise(1, 1, 1, 1, name))
    assert sum(scores(event).values()) == 0
    assert SANCTIONS_K[name].points == 3 * SANCTIONS_K[name].others


@clause("tournament", "P6", "P8", "P18")
@pytest.mark.parametrize(("name", "most"), [("P6", (3, 1)), ("P8", (15, 0))])
def test_within_a_limit_the_jury_fixes_the_amount(name: str, most: tuple[int, int]) -> None:
    event = kleurenwiezen()
    with pytest.raises(Refused, match="jury decides"):
        write(event, Penalise(1, 1, 1, 2, name))
    write(event, Penalise(1, 1, 1, 2, name, points=2, others=0, decided_by="Mia"))
    do(event, Penalise(1, 1, 1, 2, name), by=JURY)
    assert points(event) == [(2, 0), most]
    assert {line.decided_by for line in sheet_of(event).penalties.values()} == {"Mia"}
    for points_, others in ((most[0] + 1, 0), (0, most[1] + 1), (-1, 0)):
        with pytest.raises(Refused, match="more than the clause"):
            do(event, Penalise(1, 1, 1, 2, name, points=points_, others=others), by=JURY)


@clause("tournament", "P3")
def test_the_table_may_agree_to_waive_a_misdeal_where_the_event_allows_it() -> None:
    event = write(kleurenwiezen(), Penalise(1, 1, 1, 1, "P3", waived=True))
    assert points(event) == [(0, 0)]
    assert sheet_of(event).penalties[1].waived
    with pytest.raises(Refused, match="cannot be waived"):
        write(event, Penalise(1, 1, 1, 1, "P5", waived=True))
    with pytest.raises(Refused, match="cannot be waived"):
        write(kleurenwiezen(waive_misdeal=False), Penalise(1, 1, 1, 1, "P3", waived=True))


@clause("tournament", "P10", "E13")
def test_a_soloslim_without_the_jury_is_annulled_and_costs_the_bidder_fifteen() -> None:
    event = enter(kleurenwiezen(), SOLOSLIM)
    assert scores(event)[3] == 100
    write(event, Penalise(1, 1, 1, 3, "P10"))
    assert scores(event) == {1: 0, 2: 0, 3: -15, 4: 0}
    assert table_scores(event, 1, 1)[3].won == 0
    write(event, StrikePenalty(1, 1, 1))
    assert scores(event)[3] == 100


@clause("tournament", "P10")
def test_the_jury_need_not_be_called_for_less_and_only_by_the_bidder() -> None:
    """A9: grote miserie op tafel, kleine soloslim and grote soloslim."""
    event = enter(kleurenwiezen(), SOLOSLIM, solo(0))
    with pytest.raises(Refused, match="is not the bidder"):
        write(event, Penalise(1, 1, 1, 2, "P10"))
    with pytest.raises(Refused, match="no jury needed"):
        write(event, Penalise(1, 1, 2, 1, "P10"))


@clause("tournament", "P11", "P12")
@pytest.mark.parametrize(
    ("name", "result", "expected"),
    [
        pytest.param(
            "P11",
            {"contract": "kleine miserie", "declarers": [0], "tricks": [0], "conceded_by": 1},
            {1: 18, 2: -24, 3: 12, 4: 12},
            id="an opponent gives up a miserie that could still fail",
        ),
        pytest.param(
            "P12",
            {"contract": "solo 7", "declarers": [0], "tricks": [5], "claimed_by": 0},
            {1: -18, 2: 12, 3: 12, 4: 12},
            id="the declarer lays down his cards too soon",
        ),
    ],
)
def test_a_deal_that_was_laid_down_is_scored_by_the_game(
    name: str, result: dict[str, Any], expected: dict[int, int]
) -> None:
    """A17: the line on the sheet only gives the reason."""
    event = enter(kleurenwiezen(), result)
    offender = 2 if name == "P11" else 1
    with pytest.raises(Refused, match="result says otherwise"):
        write(event, Penalise(1, 1, 1, 4, name))
    write(event, Penalise(1, 1, 1, offender, name, reason="cards laid open"))
    assert points(event) == [(0, 0)]
    assert scores(event) == expected


@clause("tournament", "P18", "R24")
def test_several_sanctions_of_one_deal_are_lines_of_their_own() -> None:
    event = enter(kleurenwiezen(), solo(0, tricks=5))
    write(event, Penalise(1, 1, 1, 1, "P3"), Penalise(1, 1, 1, 4, "P4", reason="hearts"), Penalise(1, 1, 1, 4, "P4"))
    lines = sheet_of(event).penalties
    assert [(line.number, line.deal, line.person, line.clause, line.reason) for line in lines.values()] == [
        (1, 1, 1, "P3", ""),
        (2, 1, 4, "P4", "hearts"),
        (3, 1, 4, "P4", ""),
    ]
    assert scores(event) == {1: -21 - 3 + 1 + 1, 2: 14 + 3, 3: 14 + 3, 4: 14 + 1 - 6}


# ---- who, when, where ----


@clause("tournament", "R24")
def test_the_sheet_says_who_decided() -> None:
    event = playing()
    write(event, Penalise(1, 1, 1, 1, "P2"), Penalise(1, 1, 1, 1, "P2", decided_by="Mia"))
    do(event, Penalise(1, 1, 1, 1, "P2"), by=JURY)
    assert [line.decided_by for line in sheet_of(event).penalties.values()] == ["table", "Mia", "Mia"]


@clause("tournament", "R30")
def test_what_the_jury_has_decided_the_scorer_does_not_take_back() -> None:
    event = do(playing(), Penalise(1, 1, 1, 1, "P2"), by=JURY)
    with pytest.raises(Refused, match="jury has decided"):
        write(event, StrikePenalty(1, 1, 1))
    do(event, StrikePenalty(1, 1, 1), by=JURY)
    assert points(event) == []


@clause("tournament", "R32")
def test_the_jury_can_set_points_of_its_own_in_every_format() -> None:
    for template in ("iwwa-manillen", "wk-kleurenwiezen", "klaverjasdrive"):
        event = do(
            playing(template, draw="random", entry="player"), Penalise(1, 1, 1, 2, "R32", points=10, others=2), by=JURY
        )
        assert points(event) == [(10, 2)]
        with pytest.raises(Refused, match="jury decides"):
            write(event, Penalise(1, 1, 1, 2, "R32", points=10))


@pytest.mark.parametrize(
    ("act", "reason"),
    [
        pytest.param(Penalise(1, 1, 1, 2, "P5"), "no-such-penalty", id="a clause of the other format"),
        pytest.param(Penalise(1, 1, 1, 9, "P2"), "not-at-this-table", id="somebody of another table"),
        pytest.param(Penalise(1, 1, 5, 2, "P2"), "no-such-deal", id="a deal that has not come"),
        pytest.param(Penalise(1, 1, 0, 2, "P2"), "no-such-deal", id="deal 0"),
        pytest.param(Penalise(1, 1, 1, 2, "P2", multiplier=3), "no-multiplier", id="x3"),
        pytest.param(StrikePenalty(1, 1, 1), "no-such-penalty-line", id="nothing to take back"),
    ],
)
def test_a_penalty_that_cannot_be_is_refused(act: Penalise | StrikePenalty, reason: str) -> None:
    event = playing()
    with pytest.raises(Refused) as caught:
        write(event, act)
    assert caught.value.reason == reason
    assert sheet_of(event).penalties == {}


@clause("tournament", "R26")
def test_a_penalty_after_signing_removes_the_signatures() -> None:
    event = signed(enter(playing(boompjes=1), *[manille(34, 26)] * 12))
    do(event, Penalise(1, 1, 3, 2, "P2"), by=Actor("jury", "Mia"))
    assert (sheet_of(event).state, sheet_of(event).signatures) == ("completed", {})


def test_the_tables_name_each_clause_once() -> None:
    assert sorted([*SANCTIONS_M, *SANCTIONS_K], key=lambda name: int(name[1:])) == [f"P{n}" for n in range(1, 13)]
