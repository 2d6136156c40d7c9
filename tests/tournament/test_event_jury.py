"""The jury is called, comes, and decides; there is no appeal."""

from typing import Any

import pytest
from event_tables import enter, manille, player, playing, published, sheet_of, solo, write
from events import JURY, do, refusal

from clauses import clause
from troef.tournament.act import DESK, Actor
from troef.tournament.entry.admission import Undo
from troef.tournament.event import Event, fold
from troef.tournament.jury.calls import AskJury, CallJury, TakeCall, waiting_calls, without_consent
from troef.tournament.jury.deciding import RULINGS, Decide, new_packs, rulings_for
from troef.tournament.jury.revokes import revokes
from troef.tournament.jury.verdicts import Ruling
from troef.tournament.sheets.entering import BeginDeal, EnterDeal
from troef.tournament.sheets.penalties import Penalise
from troef.tournament.sheets.scoring import round_score
from troef.tournament.sheets.signing import Complete

SCORER = Actor("scorer", person=1)
SLAM = {"contract": "kleine soloslim", "declarers": [1], "tricks": [12]}


def called(event: Event, deal: int = 1, caller: int = 2, time: str = "10:40:00") -> Event:
    """A player has called the jury."""
    return do(event, CallJury(1, 1, deal, "who has won this trick?", caller), by=player(caller), time=time)


def taken(event: Event, deal: int = 1) -> Event:
    """A jury member stands at the table."""
    called(event, deal)
    return do(event, TakeCall(1, 1, sheet_of(event).call), by=JURY, time="10:41:00")


def decide(*rulings: Ruling, call: int = 1, deal: int | None = None) -> Decide:
    return Decide(1, 1, call, rulings, "as seen at the table", deal)


def decided(event: Event, *rulings: Ruling, deal: int = 1) -> Event:
    """The jury is called about a deal and decides."""
    taken(event, deal)
    return do(event, decide(*rulings, call=len(event.calls)), by=JURY, time="10:44:00")


def scores(event: Event) -> list[int]:
    """The round scores as they stand, by player 1 to 4."""
    return [round_score(event.template, sheet_of(event), number) for number in (1, 2, 3, 4)]


# ---- calling ----


@clause("tournament", "R30", "R31")
def test_a_call_says_where_when_who_and_why() -> None:
    event = called(enter(playing(), manille(34, 26)), deal=2)
    (call,) = waiting_calls(event)
    assert (call.round, call.table, call.deal, call.caller, call.state) == (1, 1, 2, 2, "open")
    assert (call.reason, call.at) == ("who has won this trick?", "2026-05-09T10:40:00")
    do(event, TakeCall(1, 1, 1), by=JURY, time="10:41:30")
    assert (event.calls[1].state, event.calls[1].taken_by, event.calls[1].taken_at[-8:]) == ("taken", "Mia", "10:41:30")
    do(event, decide(Ruling("no-action")), by=JURY)
    assert (event.calls[1].state, event.calls[1].decision, waiting_calls(event)) == ("decided", 1, [])


@clause("tournament", "R31")
def test_play_waits_until_the_jury_has_decided() -> None:
    event = called(playing())
    entry = EnterDeal(1, 1, 1, manille(34, 26))
    for step in (TakeCall(1, 1, 1), decide(Ruling("no-action"))):
        for act in (BeginDeal(1, 1, 1), entry):
            assert refusal(event, act, by=SCORER).reason == "waits-for-jury"
        do(event, step, by=JURY)
    write(event, entry)
    assert scores(event) == [4, 0, 4, 0]


@clause("tournament", "R31")
def test_a_table_calls_once_at_a_time_and_for_itself() -> None:
    event = playing()
    assert refusal(event, CallJury(1, 1, 1, "", 2), by=player(2)).reason == "no-reason"
    assert refusal(event, CallJury(1, 1, 1, "help", 3), by=player(2)).reason == "only-for-yourself"
    assert refusal(event, CallJury(1, 1, 1, "help"), by=player(2)).reason == "no-caller"
    assert refusal(event, CallJury(1, 1, 37, "help", 2), by=player(2)).reason == "no-such-deal"
    called(event)
    assert refusal(event, CallJury(1, 1, 1, "help", 3), by=player(3)).reason == "jury-is-called"
    assert refusal(event, Complete(1, 1), by=SCORER).reason in ("deals-missing", "waits-for-jury")


@clause("tournament", "R31")
def test_a_call_is_taken_before_it_is_decided_and_neither_twice() -> None:
    event = called(playing())
    assert refusal(event, decide(Ruling("no-action")), by=JURY).reason == "call-is-not-taken"
    do(event, TakeCall(1, 1, 1), by=JURY)
    assert refusal(event, TakeCall(1, 1, 1), by=JURY).reason == "call-is-not-open"
    do(event, decide(Ruling("no-action")), by=JURY)
    assert refusal(event, decide(Ruling("no-action")), by=JURY).reason == "call-is-not-taken"
    assert refusal(event, TakeCall(1, 1, 2), by=JURY).reason == "no-such-call"


@clause("tournament", "R32")
def test_a_jury_member_gives_his_name_and_nobody_else_decides() -> None:
    event = called(playing())
    assert refusal(event, TakeCall(1, 1, 1), by=Actor("jury")).reason == "no-jury-name"
    assert refusal(event, TakeCall(1, 1, 1), by=DESK).reason == "not-your-office"
    do(event, TakeCall(1, 1, 1), by=JURY)
    assert refusal(event, decide(), by=JURY).reason == "no-ruling"
    assert refusal(event, decide(Ruling("no-action")), by=player(1)).reason == "not-your-office"


# ---- what it decides ----


@clause("tournament", "R32", "R33")
@pytest.mark.parametrize("kind", ["no-action", "correct-trick", "new-pack"])
def test_a_decision_is_kept_with_name_and_version_of_the_rules(kind: Any) -> None:
    event = decided(enter(playing(), manille(34, 26)), Ruling(kind))
    decision = event.decisions[1]
    assert (decision.by, decision.reason, decision.rulings) == ("Mia", "as seen at the table", (Ruling(kind),))
    assert decision.rules_version == "2024-05-07"
    assert sheet_of(event).decisions == [1]
    assert scores(event) == [4, 0, 4, 0]


@clause("tournament", "R32")
def test_every_decision_of_the_rule_is_there() -> None:
    assert len(RULINGS) == 11


@clause("tournament", "R32", "R5")
def test_a_warning() -> None:
    event = decided(playing(), Ruling("warning", 3))
    assert event.people[3].warnings == 1
    assert scores(event) == [0, 0, 0, 0]


@clause("tournament", "R32", "P2")
@pytest.mark.parametrize("multiplier", [1, 2, 4])
def test_a_revoke_in_manillen_costs_the_most_that_the_deal_could_bring(multiplier: int) -> None:
    event = enter(playing(), manille(60, 0, 4), manille(60, 0))
    decided(event, Ruling("penalty", 1, "P2", multiplier), Ruling("re-deal"), deal=3)
    (line,) = sheet_of(event).penalties.values()
    assert (line.person, line.deal, line.points, line.decided_by) == (1, 3, 30 * multiplier, "Mia")
    assert scores(event) == [150 - 30 * multiplier, 0, 150, 0]
    assert len(sheet_of(event).deals) == 2  # the deal is dealt again, by the same dealer


@clause("tournament", "P2", "P4", "P5", "R32")
def test_the_answer_to_a_revoke_is_a_decision() -> None:
    event = taken(enter(playing(), manille(60, 0, 4), manille(60, 0)), deal=3)
    (broken,) = revokes("manillen-tornooi", "KS 9S", 0, "H", ("KS", "9S 10S", "8S", "7S"))
    do(event, decide(*rulings_for(broken, person=2, multiplier=2)), by=JURY)
    assert scores(event) == [150, 0, 150, 0] and sheet_of(event).penalties[1].points == 60
    event = taken(playing("wk-kleurenwiezen"))
    (broken,) = revokes("kleurenwiezen", "KH 2S", 0, hands=("KH", "2S 3H", "4H", "5H"))
    do(event, decide(*rulings_for(broken, person=2)), by=JURY)
    assert scores(event) == [1, -3, 1, 1]
    (later,) = revokes("kleurenwiezen", "KH 2S 4H 5H 6H 3H", 0, noticed_in=2)
    assert [ruling.clause for ruling in rulings_for(later, person=2)] == ["P5"]


@clause("tournament", "R32", "P18", "P6", "P8")
def test_free_amounts_stay_within_the_limit_of_their_clause() -> None:
    event = taken(playing("wk-kleurenwiezen"))
    for ruling in (
        Ruling("penalty", 2, "P6", points=4, others=1),
        Ruling("penalty", 2, "P6", points=3, others=2),
        Ruling("penalty", 2, "P8", points=16),
        Ruling("penalty", 2, "P8", points=5, others=1),
        Ruling("penalty", 2, "P8", points=-1),
    ):
        assert refusal(event, decide(ruling), by=JURY).reason == "more-than-the-clause"
    assert refusal(event, decide(Ruling("penalty", 2, "P7", points=10)), by=JURY).reason == "other-amount"
    assert refusal(event, decide(Ruling("penalty", 2, "P2")), by=JURY).reason == "no-such-penalty"
    do(event, decide(Ruling("penalty", 2, "P8", points=7), Ruling("penalty", 4, "P6", points=2, others=1)), by=JURY)
    assert scores(event) == [1, -6, 1, -2]


@clause("tournament", "R32", "R30")
def test_the_jury_sets_points_of_its_own() -> None:
    event = decided(playing("wk-kleurenwiezen"), Ruling("penalty", 2, "R32", points=40, others=2))
    assert scores(event) == [2, -40, 2, 2]
    assert refusal(taken(event), decide(Ruling("penalty", 2, "R32", points=-1), call=2), by=JURY).facts == {}


@clause("tournament", "R32", "P4")
def test_who_fails_to_follow_again_is_dealt_with_freely() -> None:
    event = playing("wk-kleurenwiezen")
    write(event, Penalise(1, 1, 1, 2, "P4"))  # the first time, among themselves
    decided(event, Ruling("correct-trick"), Ruling("penalty", 2, "P4"), Ruling("warning", 2))
    assert scores(event) == [2, -6, 2, 2]
    assert event.people[2].warnings == 1


@clause("tournament", "R32")
def test_a_deal_that_was_entered_is_dealt_again() -> None:
    event = enter(playing(), manille(34, 26), manille(20, 40))
    assert refusal(taken(event, 1), decide(Ruling("re-deal")), by=JURY).reason == "only-the-last-deal"
    do(event, decide(Ruling("re-deal"), deal=2), by=JURY)
    assert (sorted(sheet_of(event).deals), scores(event)) == ([1], [4, 0, 4, 0])
    enter(event, manille(60, 0))
    assert scores(event) == [34, 0, 34, 0]


@clause("tournament", "R32", "P5", "P8")
def test_a_whist_deal_is_awarded_as_won_or_as_lost() -> None:
    event = enter(playing("wk-kleurenwiezen"), solo(0, 6))
    lost, won = scores(event), scores(enter(playing("wk-kleurenwiezen"), solo(0, 7)))
    assert lost != won
    decided(event, Ruling("award-won", 1))
    assert scores(event) == won
    assert sheet_of(event).deals[1].result["verdict"] == "won"
    decided(event, Ruling("award-won", 3))  # for an opponent: the contract is lost
    assert sheet_of(event).deals[1].result["verdict"] == "lost"
    assert scores(event) == lost
    decided(event, Ruling("award-lost", 3))
    assert sheet_of(event).deals[1].result["verdict"] == "won"
    assert scores(event) == won


@clause("tournament", "R32")
def test_a_deal_of_manillen_is_awarded_with_the_result_that_the_jury_sets() -> None:
    event = taken(playing())
    assert refusal(event, decide(Ruling("award-won", 2)), by=JURY).reason == "no-result-to-award"
    wrong = decide(Ruling("award-won", 2, result=manille(31, 29)))
    assert refusal(event, wrong, by=JURY).reason == "award-says-otherwise"
    do(event, decide(Ruling("award-won", 2, result=manille(0, 60, 2))), by=JURY)
    assert scores(event) == [0, 60, 0, 60]


@clause("tournament", "R32")
def test_the_scores_of_a_deal_are_annulled() -> None:
    event = enter(playing(), manille(34, 26), manille(60, 0))
    decided(event, Ruling("annul"), deal=2)
    assert scores(event) == [4, 0, 4, 0]
    assert refusal(taken(event, 2), decide(Ruling("annul"), call=2), by=JURY).reason == "nothing-changes"


@clause("tournament", "R32")
def test_a_deal_ends_in_one_way() -> None:
    event = taken(enter(playing(), manille(34, 26)))
    assert refusal(event, decide(Ruling("annul"), Ruling("re-deal")), by=JURY).reason == "one-outcome"
    assert refusal(event, decide(Ruling("warning")), by=JURY).reason == "person-needed"
    assert refusal(event, decide(Ruling("annul", 2)), by=JURY).reason == "nobody-meant"
    assert refusal(event, decide(Ruling("warning", 5)), by=JURY).reason == "not-at-this-table"


@clause("tournament", "R32", "R5", "P17")
def test_a_player_is_excluded_at_the_table() -> None:
    event = decided(enter(playing(), manille(34, 26)), Ruling("exclude", 3))
    assert event.people[3].status == "excluded"
    stand_in = sheet_of(event).people[2]
    assert (event.people[stand_in].kind, sheet_of(event).replaced) == ("bot", {3: (stand_in, 2)})


@clause("tournament", "R32")
def test_a_wrong_decision_is_undone_in_one_step_by_the_jury_itself() -> None:
    event = decided(enter(playing(), manille(34, 26)), Ruling("annul"), Ruling("warning", 2))
    do(event, Undo(len(event.lines)), by=JURY)
    assert (scores(event), event.people[2].warnings, event.calls[1].state) == ([4, 0, 4, 0], 0, "taken")
    assert fold(event.lines) == event
    assert refusal(event, Undo(2), by=JURY).reason == "not-a-line-of-the-jury"


@clause("tournament", "R32")
def test_a_decision_on_a_published_sheet_leaves_its_signatures() -> None:
    event = published(enter(playing(boompjes=1), *[manille(34, 26)] * 12))
    decided(event, Ruling("annul"), deal=12)
    sheet = sheet_of(event)
    assert (sheet.state, len(sheet.signatures), scores(event)) == ("published", 4, [44, 0, 44, 0])
    assert sheet.corrections == [len(event.lines)]
    assert refusal(taken(event, 12), decide(Ruling("re-deal"), call=2), by=JURY).reason == "handed-in-already"


# ---- consent for the high games ----


@clause("tournament", "R34")
@pytest.mark.parametrize("contract", ["grote miserie op tafel", "kleine soloslim", "grote_soloslim"])
def test_a_high_game_waits_for_the_consent_of_the_jury(contract: str) -> None:
    event = do(playing("wk-kleurenwiezen"), AskJury(1, 1, 1, 2, contract), by=player(2))
    (call,) = waiting_calls(event)
    assert (call.deal, call.caller, call.contract) == (1, 2, contract.replace("_", " "))
    assert call.jury_stays == (contract != "grote miserie op tafel")
    assert refusal(event, BeginDeal(1, 1, 1), by=player(1)).reason == "waits-for-jury"
    do(event, TakeCall(1, 1, 1), decide(Ruling("no-action")), by=JURY)
    do(event, BeginDeal(1, 1, 1), by=player(1))


@clause("tournament", "R34")
@pytest.mark.parametrize("contract", ["grote miserie", "abondance 10", "abondance 11 H"])
def test_of_the_games_below_the_jury_is_only_told(contract: str) -> None:
    event = do(playing("wk-kleurenwiezen"), AskJury(1, 1, 1, 2, contract), by=player(2))
    assert [(notice.person, notice.deal) for notice in event.notices] == [(2, 1)]
    assert waiting_calls(event) == []
    do(event, BeginDeal(1, 1, 1), by=player(1))


@clause("tournament", "R34")
def test_whose_bid_is_refused_must_pass() -> None:
    event = do(playing("wk-kleurenwiezen"), AskJury(1, 1, 1, 2, "kleine soloslim"), by=player(2))
    do(event, TakeCall(1, 1, 1), decide(Ruling("refuse-bid", 2)), by=JURY)
    assert refusal(event, AskJury(1, 1, 1, 2, "kleine soloslim"), by=player(2)).reason == "bid-was-refused"
    entry = EnterDeal(1, 1, 1, SLAM)
    assert refusal(event, entry, by=SCORER).reason == "bid-was-refused"
    write(event, EnterDeal(1, 1, 1, {**SLAM, "declarers": [2]}))  # another may play it
    assert refusal(event, AskJury(1, 1, 1, 2, "kleine soloslim"), by=player(2)).reason == "not-the-next-deal"


@clause("tournament", "R34")
def test_no_jury_is_needed_for_other_games() -> None:
    event = playing("wk-kleurenwiezen")
    assert refusal(event, AskJury(1, 1, 1, 2, "solo 7"), by=player(2)).reason == "no-jury-needed"
    assert refusal(event, AskJury(1, 1, 1, 2, "bluff"), by=player(2)).reason == "no-such-contract"
    assert refusal(playing(), AskJury(1, 1, 1, 2, "solo 7"), by=player(2)).reason == "no-jury-needed"


@clause("tournament", "R34", "P10", "E13")
def test_a_slam_without_the_jury_is_found_and_costs_fifteen() -> None:
    event = enter(playing("wk-kleurenwiezen"), solo(0), SLAM)
    before = scores(enter(playing("wk-kleurenwiezen"), solo(0)))
    assert without_consent(event, 1, 1) == [(2, 2)]
    decided(event, Ruling("penalty", 2, "P10"), deal=2)
    assert scores(event) == [before[0], before[1] - 15, before[2], before[3]]
    assert without_consent(playing(), 1, 1) == []


@clause("tournament", "R35", "R18")
def test_a_new_pack_for_marked_cards() -> None:
    event = decided(playing("wk-kleurenwiezen"), Ruling("new-pack"), Ruling("re-deal"))
    assert new_packs(event, 1, 1) == 1
    enter(event, solo(0))
    assert len(sheet_of(event).deals) == 1
