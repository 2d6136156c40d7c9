"""How a table begins: free seats, the scorer, the first dealer, and who moves where after a boompje."""

import pytest
from event_tables import DRAWING, enter, manille, player, playing, seated, sheet_of, write
from events import do, drawn

from clauses import clause
from troef.tournament.act import ENGINE, Actor
from troef.tournament.refused import Refused
from troef.tournament.sheets.entering import EnterDeal
from troef.tournament.sheets.seats import (
    AppointScorer,
    BeginBoompje,
    DrawScorer,
    NameScorer,
    Sit,
    StrikeBoompje,
    columns,
    dealer_of,
    drawn_dealer,
    drawn_scorer,
    pairs,
    seats_after,
)

S, A, B, C = 1, 2, 3, 4


@clause("tournament", "R8", "R9", "R10")
def test_everybody_takes_any_seat_at_the_table_that_was_drawn() -> None:
    event = drawn(8)
    sheet = sheet_of(event)
    assert (sheet.state, sheet.deals) == ("open", {})  # a sheet lies ready
    chairs = tuple(reversed(sheet.people))
    do(event, Sit(1, 1, chairs), by=player(chairs[2]))
    assert sheet.people == list(chairs)
    stranger = event.round(1).table(2).people[0]
    with pytest.raises(Refused, match="other people"):
        do(event, Sit(1, 1, (stranger, *chairs[1:])), by=player(chairs[1]))
    with pytest.raises(Refused, match="not at this table"):
        do(event, Sit(1, 1, chairs), by=player(stranger))


@clause("tournament", "R9")
def test_where_pairs_have_entered_partners_sit_opposite_each_other() -> None:
    event = drawn(4, "klaverjasdrive")
    first, second = sheet_of(event).people[:2]
    with pytest.raises(Refused, match="partners sit opposite"):
        do(event, Sit(1, 1, (first, first, second, second)), by=player(first))
    do(event, Sit(1, 1, (second, first, second, first)), by=player(first))


@clause("tournament", "R9")
def test_seats_can_be_told_otherwise_until_the_first_card_is_drawn() -> None:
    event = seated()
    do(event, Sit(1, 1, (4, 3, 2, 1)), by=player(2))
    assert sheet_of(event).people == [4, 3, 2, 1]
    write(event, BeginBoompje(1, 1, 1, (DRAWING,)))
    with pytest.raises(Refused, match="play has begun"):
        do(event, Sit(1, 1, (1, 2, 3, 4)), by=player(2))


@clause("tournament", "R11")
def test_whom_all_four_name_is_the_scorer() -> None:
    event = drawn(4)
    for number in (1, 2, 3):
        do(event, NameScorer(1, 1, number, 3), by=player(number))
    assert sheet_of(event).scorer is None
    do(event, NameScorer(1, 1, 4, 2), by=player(4))
    assert sheet_of(event).scorer is None
    do(event, NameScorer(1, 1, 4, 3), by=player(4))
    assert sheet_of(event).scorer == 3
    with pytest.raises(Refused, match="scorer known"):
        do(event, NameScorer(1, 1, 1, 1), by=player(1))


@clause("tournament", "R11")
def test_nobody_names_a_scorer_for_another() -> None:
    with pytest.raises(Refused, match="only for yourself"):
        do(drawn(4), NameScorer(1, 1, 2, 3), by=player(1))


@clause("tournament", "R11")
def test_after_sixty_seconds_without_agreement_the_scorer_is_drawn_among_those_named() -> None:
    """A13, with the first name at 10:02:00."""
    event = drawn(4)
    for number, candidate in ((1, 1), (2, 3), (3, 3)):
        do(event, NameScorer(1, 1, number, candidate), by=player(number), time="10:02:00")
    with pytest.raises(Refused, match="time to agree"):
        do(event, DrawScorer.of(event, 1, 1), by=ENGINE, time="10:02:59")
    lot = DrawScorer.of(event, 1, 1)
    assert lot.scorer in (1, 3)
    with pytest.raises(Refused, match="other draw"):
        do(event, DrawScorer(1, 1, 4 - lot.scorer), by=ENGINE, time="10:03:00")
    do(event, lot, by=ENGINE, time="10:03:00")
    assert sheet_of(event).scorer == lot.scorer


@clause("tournament", "R11")
def test_where_nobody_was_named_the_scorer_is_drawn_of_all_four_each_equally_likely() -> None:
    """A13: the round started at 10:00:00. Over many seeds each of the four is drawn."""
    event = drawn(4)
    found = set()
    for number in range(40):
        event.seed = f"seed {number}"
        found.add(drawn_scorer(event, 1, 1))
    assert found == {1, 2, 3, 4}


@clause("tournament", "R11")
def test_a_bot_goes_along_with_the_others() -> None:
    event = drawn(7)
    table = next(number for number in (1, 2) if any(one > 7 for one in event.round(1).table(number).people))
    sheet = event.round(1).table(table)
    bot = next(number for number in sheet.people if number > 7)
    people = [number for number in sheet.people if number != bot]
    with pytest.raises(Refused, match="bot cannot write"):
        do(event, NameScorer(1, table, people[0], bot), by=player(people[0]))
    for number in people:
        do(event, NameScorer(1, table, number, people[0]), by=player(number))
    assert sheet.scorer == people[0]


@clause("tournament", "R12", "R24")
def test_the_header_is_complete_before_play_begins() -> None:
    event = drawn(4)
    with pytest.raises(Refused, match="lacking seats, scorer"):
        do(event, BeginBoompje(1, 1, 1, (DRAWING,)), by=Actor("scorer", person=1))
    event = seated()
    with pytest.raises(Refused, match="no first dealer"):
        write(event, EnterDeal(1, 1, 1, manille(34, 26)))
    write(event, BeginBoompje(1, 1, 1, (DRAWING,)), time="10:04:00")
    assert sheet_of(event).started_at == "2026-05-09T10:04:00"
    write(event, EnterDeal(1, 1, 1, manille(34, 26)))


@clause("tournament", "R15")
@clause("manillen-tornooi", "R1", "R2", "E16")
def test_who_draws_the_highest_card_deals_first_and_equals_draw_again() -> None:
    assert drawn_dealer([["AS", "10H", "KS", "7D"]]) == 1
    north_and_east = ["10C", "10H", "AS", "7D"]
    with pytest.raises(Refused, match="draw again"):
        drawn_dealer([north_and_east])
    assert drawn_dealer([north_and_east, ["8D", "KC", "", ""]]) == 1


@clause("tournament", "R15")
@pytest.mark.parametrize(
    ("drawings", "reason"),
    [
        pytest.param([["10C", "10H", "AS", "7D"], ["8D", "KC", "AS", ""]], "others draw", id="seat 2 is out of it"),
        pytest.param([["10C", "AH", "AS", "7D"], ["8D", "", "", ""]], "drawn too often", id="it was decided"),
        pytest.param([["10C", "10C", "AS", "7D"]], "no cards", id="one card twice"),
        pytest.param([["10C", "6C", "AS", "7D"]], "no cards", id="a six is not in the pack"),
        pytest.param([["10C", "AS", "7D", ""]], "others draw", id="all four draw"),
    ],
)
def test_a_wrong_drawing_is_refused(drawings: list[list[str]], reason: str) -> None:
    with pytest.raises(Refused, match=reason):
        drawn_dealer(drawings)


@clause("tournament", "R15", "R11")
def test_every_boompje_has_its_own_first_dealer_whoever_is_scorer() -> None:
    """The deal passes clockwise: from seat 1 deals 1, 5 and 9 are dealt by seat 1, deal 12 by seat 0."""
    event = enter(playing(scorer=3), *[manille(34, 26)] * 12)
    write(event, BeginBoompje(1, 1, 2, (("7D", "7H", "7C", "10S"),)))
    enter(event, *[manille(34, 26)] * 2)
    dealers = {number: deal.dealer for number, deal in sheet_of(event).deals.items()}
    assert [dealers[number] for number in (1, 2, 5, 12, 13, 14)] == [1, 2, 1, 0, 3, 0]


@clause("tournament", "R16", "E1")
def test_the_scorer_stays_and_the_others_move_one_seat_on() -> None:
    first = (S, A, B, C)
    second = seats_after(first, S)
    third = seats_after(second, S)
    assert second == (S, C, A, B)
    assert third == (S, B, C, A)
    assert [pairs(chairs, S) for chairs in (first, second, third)] == [
        ((S, B), (A, C)),
        ((S, A), (C, B)),
        ((S, C), (B, A)),
    ]
    assert seats_after(third, S) == first


@clause("tournament", "R16", "E2")
def test_the_same_with_the_scorer_on_seat_2() -> None:
    assert seats_after((B, C, S, A), S) == (A, B, S, C)


@clause("tournament", "R17")
@pytest.mark.parametrize("scorer", [1, 2, 3, 4])
def test_in_three_boompjes_everybody_is_the_partner_of_each_other_once(scorer: int) -> None:
    chairs = (1, 2, 3, 4)
    partners = []
    for _ in range(3):
        partners += [frozenset(pair) for pair in pairs(chairs, scorer)]
        chairs = seats_after(chairs, scorer)
    assert len(set(partners)) == len(partners) == 6


@clause("tournament", "R16", "R17")
def test_a_table_that_plays_on_moves_by_itself_and_the_new_pairs_score() -> None:
    event = enter(playing(scorer=S), *[manille(34, 26)] * 12)
    enter(event, manille(34, 26))
    sheet = sheet_of(event)
    assert [seating.chairs for seating in sheet.seatings] == [(S, A, B, C), (S, C, A, B)]
    assert sheet.deals[12].scores == {S: 4, B: 4, A: 0, C: 0}
    assert sheet.deals[13].scores == {S: 4, A: 4, B: 0, C: 0}


@clause("tournament", "R14", "R16")
def test_a_boompje_begins_when_the_one_before_has_its_twelve_deals() -> None:
    event = enter(playing(boompjes=2), *[manille(34, 26)] * 11)
    with pytest.raises(Refused, match="boompje not played"):
        write(event, BeginBoompje(1, 1, 2, (DRAWING,)))
    enter(event, *[manille(34, 26)] * 13)
    with pytest.raises(Refused, match="no more boompjes"):
        write(event, BeginBoompje(1, 1, 3, (DRAWING,)))


@clause("tournament", "R15")
def test_a_card_that_was_written_wrongly_is_taken_back_before_the_first_deal() -> None:
    event = playing()
    write(event, StrikeBoompje(1, 1, 1), BeginBoompje(1, 1, 1, (("10S", "AH", "KS", "7D"),)))
    assert sheet_of(event).seatings[0].dealer == 0
    enter(event, manille(34, 26))
    with pytest.raises(Refused, match="boompje has deals"):
        write(event, StrikeBoompje(1, 1, 1))


@clause("tournament", "R19", "E10")
def test_in_kleurenwiezen_the_player_on_the_left_of_the_scorer_deals_first() -> None:
    """The scorer is on seat 1: seat 2 deals first, the columns are seats 2, 3, 0, 1."""
    seating = sheet_of(playing("wk-kleurenwiezen", scorer=2)).seatings[0]
    assert seating.dealer == 2
    assert columns((0, 1, 2, 3), seating.dealer) == (2, 3, 0, 1)
    assert columns(seating.chairs, seating.dealer)[3] == 2


@clause("tournament", "R19", "R20")
def test_in_kleurenwiezen_nobody_draws_cards_and_nobody_moves() -> None:
    with pytest.raises(Refused, match="nobody draws"):
        write(seated("wk-kleurenwiezen"), BeginBoompje(1, 1, 1, (DRAWING,)))
    with pytest.raises(Refused, match="no more boompjes"):
        write(playing("wk-kleurenwiezen"), BeginBoompje(1, 1, 2))


@clause("manillen-tornooi", "R3")
def test_the_deal_passes_to_the_left() -> None:
    assert (dealer_of(1, 5), dealer_of(1, 6)) == (1, 2)


@clause("tournament", "R11")
def test_the_jury_can_appoint_the_scorer_before_play_begins() -> None:
    event = drawn(4)
    do(event, Sit(1, 1, (1, 2, 3, 4)), by=player(1))
    do(event, AppointScorer(1, 1, 4), by=Actor("jury", "Mia"))
    assert sheet_of(event).scorer == 4
