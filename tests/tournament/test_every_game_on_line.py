"""Every game that a sheet can have is played at a table on line, and the sheet has what `settle` says of its deals."""

import pytest

import troef
from clauses import clause
from tournament.event_tables import playing, sheet_of, write
from tournament.events import do, present
from troef.bots.by_name import make_player
from troef.bots.player import Player
from troef.core.registry import slugs
from troef.core.rng import Rng
from troef.tournament.act import ENGINE
from troef.tournament.draws.drawing import DrawRound, StartRound
from troef.tournament.event import Event
from troef.tournament.on_line.games import game_on_line
from troef.tournament.on_line.played_table import PlayedTable
from troef.tournament.on_line.tables import PlayOnLine, header_act, lineup
from troef.tournament.sheets.entering import BeginDeal, EnterDeal
from troef.tournament.sheets.sheet import OnLine
from troef.tournament.template import Template, seats_of_sheets, template_named

HOW = OnLine("rule", "strict")
#: The games that more than one play.
GAMES = [slug for slug in slugs() if seats_of_sheets(troef.game(slug))]
#: Games in which a deal by chance takes long.
LONG = ("mao", "jokeren", "pesten", "shithead")


def rules_of(slug: str, deals: int = 2) -> Template:
    """An event of a game, with a table of four where it can be."""
    seats = seats_of_sheets(troef.game(slug))
    return template_named("vrij", game=slug, seats=4 if 4 in seats else seats[0], deals_per_round=deals)


def on_line(template: Template) -> Event:
    """An event of one table, which plays on line; its header is filled in."""
    changes = {"game": template.game, "seats": template.seats, "deals_per_round": template.deals}
    event = present(template.seats, "vrij", **changes)
    do(event, DrawRound.of(event), PlayOnLine(1, 1), StartRound(1), time="10:00:00")
    while (act := header_act(event, 1, 1)) is not None:
        do(event, act, by=ENGINE, time="10:00:00")
    return event


def next_lines(table: PlayedTable, bots: list[Player], rng: Rng) -> list[str]:
    """The cards, or what a bot does whose turn it is."""
    if table.state.awaits_deal:
        return table.deal_lines()
    acting = table.to_act()
    seat = acting[int(rng.below(len(acting)))]
    view = table.view(seat)
    move = bots[seat].choose(view, 0.0)
    return table.move_lines(seat, table.game.show(move, view)) if move in view.moves else []


def play_deal(event: Event, table: PlayedTable, rng: Rng) -> None:
    """Bots play the next deal of the sheet, and what the table tells goes on it."""
    coming = lineup(event, event.round(1).table(1))
    assert coming is not None
    game = game_on_line(event.template, HOW)
    told = len(table.told)
    do(event, BeginDeal(1, 1, coming.deal), by=ENGINE, time="10:01:00")
    bots = [make_player("easy", game, f"{seat}") for seat in range(event.template.seats)]
    while len(table.told) == told:
        if not table.players or table.finished:  # the first deal, or one that was passed out
            founding = table.founding(game, event.template.seats, "rule") if not table.players else []
            for line in founding:
                table.apply(line)
            lines = table.next_lines(coming, 0, [False] * event.template.seats)
        else:
            lines = next_lines(table, bots, rng)
        for line in lines:
            table.apply(line)
    for one in table.told[told:]:
        if one.verb == "enter-deal":
            do(event, EnterDeal(1, 1, **one.facts), by=ENGINE, time="10:02:00")


@clause("tournament", "R22", "R23", "R25", "R28")
@pytest.mark.parametrize("slug", GAMES)
def test_bots_play_a_round_and_the_sheet_has_what_settle_says(slug: str) -> None:
    template = rules_of(slug, 1 if slug in LONG else 2)
    event, table, rng = on_line(template), PlayedTable("play:event.1.1"), Rng(slug)
    game = game_on_line(template, HOW)
    sheet = event.round(1).table(1)
    for deal in range(1, template.deals + 1):
        play_deal(event, table, rng)
        line = sheet.deals[deal]
        chairs = sheet.seatings[0].chairs
        assert [line.scores[person] for person in chairs] == list(game.gains(line.result))
    assert lineup(event, sheet) is None


@clause("toepen", "S1")
@clause("zenuwen", "S1")
@clause("poker", "S3")
def test_the_highest_total_of_an_event_is_best_whatever_settle_counts() -> None:
    """Lives that are lost, matches that are won where cards are counted, and what poker pays back of one's own."""
    for game, seats, result, scores in (
        ("toepen", 4, {"seats": 4, "winner": 2}, [-1, -1, 0, -1]),
        ("zenuwen", 4, {"cards": [14, 30, 30, 30], "rounds": 3}, [1, 0, 0, 0]),
        ("poker", 4, {"put": [20, 50, 100, 100], "folded": [], "strengths": [9, 5, 3, 7]}, [60, -50, -100, 90]),
    ):
        event = playing("vrij", game=game, seats=seats)
        write(event, EnterDeal(1, 1, 1, result))
        assert [sheet_of(event).deals[1].scores[person] for person in (1, 2, 3, 4)] == scores


@clause("skat", "R3")
def test_a_scorer_at_a_table_of_four_need_not_say_that_they_are_four() -> None:
    event = playing("vrij", game="skat", seats=4)
    result = {"declarer": 1, "game": "spades", "bid": 22, "matadors": 2, "card_points": 66, "tricks": 6}
    write(event, EnterDeal(1, 1, 1, result))
    assert [sheet_of(event).deals[1].scores[person] for person in (1, 2, 3, 4)] == [0, 33, 0, 0]
