"""Tables on line: what the sheet writes of a deal, who sits where in it, and when play waits."""

import random

import pytest

from clauses import clause
from tournament.events import do, drawn, present, refusal
from troef.core.checked_fields import FieldError
from troef.tournament.act import ENGINE, Actor
from troef.tournament.draws.drawing import DrawRound, Signal, StartRound
from troef.tournament.event import Event
from troef.tournament.jury.calls import CallJury
from troef.tournament.on_line.games import game_on_line
from troef.tournament.on_line.played_table import PlayedTable
from troef.tournament.on_line.tables import (
    BackAtTable,
    Lineup,
    PlayOnLine,
    SitIn,
    drawings_of,
    header_act,
    lineup,
    may_deal,
    plays_himself,
)
from troef.tournament.sheets.entering import BeginDeal, EnterDeal
from troef.tournament.sheets.seats import KeepOnPaper, drawn_dealer
from troef.tournament.sheets.sheet import OnLine
from troef.tournament.template import template_named

HOW = OnLine("rule", "strict")


def on_line(template: str = "iwwa-manillen", **changes: object) -> Event:
    """An event with one table, which plays on line; the round has started."""
    event = present(4, template, **changes)
    return do(event, DrawRound.of(event), PlayOnLine(1, 1), StartRound(1), time="10:00:00")


def headed(event: Event) -> Event:
    """The header of the sheet is filled in, as far as it can be now."""
    while (act := header_act(event, 1, 1)) is not None:
        do(event, act, by=ENGINE, time="10:00:00")
    return event


@clause("tournament", "R11", "R12", "R15")
@clause("manillen-tornooi", "R1", "R2")
def test_the_header_fills_itself_from_the_seed_of_the_event() -> None:
    event = headed(on_line())
    sheet = event.round(1).table(1)
    assert sheet.seated
    assert sheet.scorer in sheet.people
    drawings = drawings_of(event, 1, 1, 1)
    assert sheet.seatings[0].drawings == drawings
    assert sheet.seatings[0].dealer == drawn_dealer(drawings)
    assert len({drawings_of(event, 1, 1, boompje) for boompje in range(1, 20)}) == 19


@clause("tournament", "R11")
def test_whom_the_table_has_named_is_scorer_also_on_line() -> None:
    event = on_line()
    sheet = event.round(1).table(1)
    sheet.scorer = sheet.people[2]
    headed(event)
    assert sheet.scorer == sheet.people[2]


def win(event: Event) -> None:
    """The next deal is played: W has all points."""
    deal = len(event.round(1).table(1).deals) + 1
    do(event, BeginDeal(1, 1, deal), EnterDeal(1, 1, deal, {"points": [60, 0]}), by=ENGINE, time="10:05:00")


@clause("tournament", "R15", "R16", "R17", "S1", "E1")
def test_in_three_boompjes_the_scorer_has_each_other_player_as_partner_once() -> None:
    event = headed(on_line())
    sheet = event.round(1).table(1)
    partners: list[int] = []
    for _ in range(3):
        headed(event)
        dealers: list[int] = []
        partner = 0
        for _ in range(12):
            coming = lineup(event, sheet)
            assert coming is not None
            assert coming.people[0] == sheet.scorer
            dealers.append(coming.dealer)
            win(event)
            line = sheet.deals[coming.deal]
            assert {person for person, score in line.scores.items() if score} == {coming.people[0], coming.people[2]}
            partner = coming.people[2]
        partners.append(partner)
        assert dealers == [(dealers[0] + deal) % 4 for deal in range(12)]
    assert sorted([*partners, sheet.scorer or 0]) == sorted(sheet.people)
    assert lineup(event, sheet) is None


@clause("tournament", "R19", "E10")
def test_in_kleurenwiezen_the_player_on_the_scorers_left_deals_first() -> None:
    event = headed(on_line("wk-kleurenwiezen"))
    sheet = event.round(1).table(1)
    coming = lineup(event, sheet)
    assert coming == Lineup(1, tuple(sheet.people), (sheet.people.index(sheet.scorer or 0) + 1) % 4)


@clause("tournament", "R21", "R22", "R31")
def test_play_waits_before_the_start_while_the_jury_is_called_and_after_the_signal() -> None:
    event = present(4)
    do(event, DrawRound.of(event), PlayOnLine(1, 1), time="10:00:00")
    assert not may_deal(event, 1, 1)
    do(event, StartRound(1), time="10:00:00")
    headed(event)
    assert may_deal(event, 1, 1)
    caller = event.round(1).table(1).people[0]
    do(event, CallJury(1, 1, 1, "twijfel", caller), by=Actor("player", person=caller), time="10:01:00")
    assert not may_deal(event, 1, 1)
    event.round(1).table(1).call = 0
    do(event, BeginDeal(1, 1, 1), by=ENGINE, time="10:02:00")
    do(event, Signal(1), time="10:03:00")
    assert may_deal(event, 1, 1)  # the deal has begun
    do(event, EnterDeal(1, 1, 1, {"points": [40, 20]}), by=ENGINE, time="10:04:00")
    assert not may_deal(event, 1, 1)


@clause("tournament", "R26")
def test_a_sheet_that_fills_itself_is_written_by_nobody_else() -> None:
    event = headed(on_line())
    sheet = event.round(1).table(1)
    scorer = Actor("scorer", person=sheet.scorer)
    result = EnterDeal(1, 1, 1, {"w": 5, "z": 0})
    assert refusal(event, result, scorer, "10:05:00").reason == "sheet-fills-itself"
    assert refusal(event, result, time="10:05:00").reason == "sheet-fills-itself"
    do(event, PlayOnLine(1, 1, online=False), time="10:05:00")
    do(event, result, by=scorer, time="10:06:00")


@clause("tournament", "R13", "R16")
def test_what_cannot_play_on_line() -> None:
    event = drawn(4)
    assert refusal(event, PlayOnLine(1, 1, bot="nobody")).reason == "no-such-bot"
    assert refusal(event, PlayOnLine(1, 1, online=False)).reason == "nothing-changes"
    do(event, PlayOnLine(1, 1), KeepOnPaper(1, 1), time="10:00:00")
    assert event.round(1).table(1).online is None
    do(event, PlayOnLine(1, 1), time="10:00:00")
    headed(event)
    assert refusal(event, PlayOnLine(1, 1, bot="easy")).reason == "play-has-begun"
    whist = drawn(4, "wk-kleurenwiezen")
    assert refusal(whist, PlayOnLine(1, 1, enforcement="table")).reason == "cards-are-checked"
    alone = refusal(drawn(4, "vrij", game="patience"), PlayOnLine(1, 1))
    assert (alone.reason, alone.facts["game"]) == ("game-not-on-line", "patience")
    with pytest.raises(FieldError, match="ninety-nine is for 3 players, not 4"):
        drawn(4, "vrij", game="ninety-nine")


@clause("tournament", "R4", "R13", "P17")
def test_a_bot_plays_for_who_is_away_and_he_comes_back_himself() -> None:
    event = headed(on_line())
    sheet = event.round(1).table(1)
    away, other = sheet.people[:2]
    do(event, SitIn(1, 1, away), time="10:10:00")
    assert not plays_himself(event, sheet, away)
    assert refusal(event, SitIn(1, 1, away)).reason == "nothing-changes"
    assert refusal(event, BackAtTable(1, 1, away), Actor("player", person=other)).reason == "only-for-yourself"
    do(event, BackAtTable(1, 1, away), by=Actor("player", person=away), time="10:12:00")
    assert plays_himself(event, sheet, away)
    assert refusal(on_line(bot_jokers=False), SitIn(1, 1, 1)).reason == "no-bots-here"


def test_what_the_table_tells_the_sheet_is_the_same_after_a_restart() -> None:
    """The lines of a table are read once more: the same deals, with the same names."""
    game = game_on_line(template_named("iwwa-manillen"), HOW)
    table = PlayedTable("play:event.1.1")
    lines = table.founding(game, 4, "rule")
    for line in lines:
        table.apply(line)
    chance = random.Random("restart")
    for deal in range(1, 4):
        coming = Lineup(deal, (7, 9, 12, 4), deal - 1)
        for line in table.next_lines(coming, 0, [False] * 4):
            table.apply(line)
            lines.append(line)
        while not table.finished:
            if table.state.awaits_deal:
                found = table.deal_lines()
            else:
                seat = table.to_act()[0]
                moves = [table.game.show(move, None) for move in table.view(seat).moves]
                found = table.move_lines(seat, chance.choice(moves))
            for line in found:
                table.apply(line)
                lines.append(line)
    again = PlayedTable("play:event.1.1")
    for line in lines:
        again.apply(line)
    assert again.told == table.told
    assert [told.facts["deal"] for told in table.told if told.verb == "enter-deal"] == [1, 2, 3]
    assert len({told.name for told in table.told}) == len(table.told)
    other = PlayedTable("play:event.1.1")  # its log was lost: what it tells has names of its own
    for line in [*other.founding(game, 4, "rule"), *lines[2:]]:
        other.apply(line)
    assert not {told.name for told in other.told} & {told.name for told in table.told}
    assert table.matches == 1  # nobody moved: the match went on
