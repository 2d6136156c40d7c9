"""The templates that come with Troef, and what fits together in one of your own."""

import pytest
from events import do, drawn, opened, present, refusal

from troef.tournament.draws.drawing import DrawRound, draw_of
from troef.tournament.entry.admission import Register
from troef.tournament.event import Event
from troef.tournament.results.explaining import why_here
from troef.tournament.results.prizes import prizes
from troef.tournament.rounds import Round
from troef.tournament.sheets.seats import Sit
from troef.tournament.sheets.sheet import DealLine, Sheet
from troef.tournament.template import template_named, templates


def test_every_template_that_is_promised_is_there() -> None:
    named = "iwwa-manillen wk-kleurenwiezen klaverjasdrive vrij duo-poules herkansing marathon seizoen"
    assert set(named.split()) <= set(templates())


@pytest.mark.parametrize("name", templates())
def test_every_template_can_be_opened_and_its_first_round_drawn(name: str) -> None:
    event = present(16, name)
    tables = draw_of(event, 1).tables
    assert {len(table) for table in tables} == {event.template.entries_at_table if name != "duo-poules" else 2}
    assert sorted(one for table in tables for one in table) == list(range(1, 17))


@pytest.mark.parametrize(
    ("name", "changes", "told"),
    [
        ("vrij", {"rounds": 0}, "rounds"),
        ("vrij", {"draw": "pools"}, "for pairs or teams"),
        ("vrij", {"draw": "knock_out"}, "for pairs or teams"),
        ("klaverjasdrive", {"draw": "drawn_pairs"}, "of single players"),
        ("klaverjasdrive-geloot", {"seats": 5}, "seats"),
        ("duo-poules", {"rounds": 2}, "pools take three"),
        ("duo-poules", {"through": 17}, "no room for them"),
        ("duo-poules", {"through": 1}, "at least two"),
        ("marathon", {"through": 4}, "only pools"),
        ("marathon", {"second_chance": True}, "only after pools or in a knock-out"),
        ("duo-poules", {"second_prizes": [100]}, "nobody has a second chance"),
        ("herkansing", {"prizes": [800], "second_prizes": [300]}, "whole pot"),
        ("vrij", {"prizes": [-1]}, "below zero"),
        ("vrij", {"prize_places": [0]}, "numbers from 1"),
        ("vrij", {"correction": "sometimes"}, "correction"),
        ("vrij", {"checkin_deadline": "25:00"}, "checkin_deadline"),
        ("wk-kleurenwiezen", {"deals_per_round": 15}, "multiple of four"),
        ("vrij", {"game": "ninety-nine"}, "a sheet of ninety-nine is for 3 players, not 4"),
        ("vrij", {"game": "skat", "seats": 5}, "a sheet of skat is for 3, 4 players, not 5"),
        ("vrij", {"game": "zenuwen", "seats": 3}, "a sheet of zenuwen is for 2, 4, 6 players, not 3"),
    ],
)
def test_values_that_do_not_fit_together_are_told(name: str, changes: dict[str, object], told: str) -> None:
    with pytest.raises(ValueError, match=told):
        template_named(name, **changes)


# ---- drawn pairs ----


def test_a_drive_with_drawn_pairs_gives_everybody_a_partner_by_lot() -> None:
    event = drawn(8, "klaverjasdrive-geloot")
    first = event.rounds[0].drawn.tables[0]
    told = why_here(event, 1, first[0])
    assert told[-1].key == "tournament-why-partner"
    assert told[-1].facts["other"] == first[2]


def test_drawn_partners_sit_opposite_each_other_and_choose_their_chairs() -> None:
    event = drawn(4, "klaverjasdrive-geloot")
    one, two, partner, other = event.rounds[0].drawn.tables[0]
    assert refusal(event, Sit(1, 1, (one, partner, two, other))).reason == "partners-sit-opposite"
    do(event, Sit(1, 1, (other, one, two, partner)))
    do(event, Sit(1, 1, (one, two, partner, other)))
    assert event.rounds[0].tables[0].people == [one, two, partner, other]


def test_partners_are_drawn_again_in_every_round() -> None:
    partners = []
    for number in range(1, 4):
        event = present(64, "klaverjasdrive-geloot")
        tables = draw_of(event, number).tables
        partners.append({frozenset((table[chair], table[chair + 2])) for table in tables for chair in (0, 1)})
    assert all(len(each) == 32 for each in partners)
    assert len(set.union(*partners)) > 80, "of 96 pairs hardly any comes twice"


# ---- pairs and teams ----


@pytest.mark.parametrize(
    ("template", "entry", "members", "allowed"),
    [
        ("vrij", "player", (), True),
        ("vrij", "player", ("An", "Bert"), False),
        ("klaverjasdrive", "pair", (), True),
        ("klaverjasdrive", "pair", ("An", "Bert"), True),
        ("klaverjasdrive", "pair", ("An",), False),
        ("klaverjasdrive", "pair", ("An", "Bert", "Cis"), False),
        ("klaverjasdrive", "team", ("An", "Bert", "Cis"), True),
        ("klaverjasdrive", "team", ("An",), False),
    ],
)
def test_a_pair_has_two_members_and_a_team_two_or_more(
    template: str, entry: str, members: tuple[str, ...], allowed: bool
) -> None:
    event = opened(template, entry=entry)
    act = Register(1, "De Zwaan", "1980-01-01", event.rules_version, members=members)
    if allowed:
        assert do(event, act).people[1].members == members
    else:
        assert refusal(event, act).reason == "other-number-of-members"


def test_a_member_has_a_name() -> None:
    event = opened("klaverjasdrive")
    assert (
        refusal(event, Register(1, "Duo", "1980-01-01", event.rules_version, members=("An", " "))).reason == "no-name"
    )


def test_a_team_plays_at_two_of_the_four_chairs() -> None:
    event = do(present(4, "klaverjasdrive", entry="team"), DrawRound.of(present(4, "klaverjasdrive", entry="team")))
    assert all(sheet.people == sheet.people[:2] * 2 for sheet in event.rounds[0].tables)


# ---- prizes in kind ----


def ranked(players: int, **changes: object) -> Event:
    """An event of one round in which number 1 is first, number 2 second, and so on."""
    event = present(players, "vrij", rounds=1, **changes)
    scores = {number: 10 * (players - number) + 5 for number in range(1, players + 1)}
    event.rounds = [
        Round(1, [Sheet(list(scores), deals={1: DealLine(1, 0, 0, {}, scores, tuple(scores))}, state="published")], [])
    ]
    return event


def test_places_one_to_four_and_then_every_fourth_win_a_prize() -> None:
    event = ranked(18, prize_places=[1, 2, 3, 4], prize_every=4)
    assert [prize.rank for prize in prizes(event)] == [1, 2, 3, 4, 8, 12, 16]


def test_a_meat_prize_for_everybody() -> None:
    assert [prize.player for prize in prizes(ranked(9, prize_for_all=True))] == list(range(1, 10))
