"""Skat in the text of the International Skat Server: out and in again, and what cannot be read."""

import re

import pytest
from skat_positions import game

import troef
from troef.bots import make_player
from troef.core.match import Match
from troef.core.record import Record
from troef.games.skat.iss import IssError, games_of, read_iss, record_of

#: Hearts with three jacks, taken at 18 after two passes; forehand draws trumps and takes all tricks.
DEAL = "CJ.SJ.HJ.DJ.HA.HT.HK.HQ.H9.H8.C7.C8.C9.CT.CQ.CK.CA.S7.S8.S9.D7.D8.D9.DT.DQ.DK.DA.ST.SQ.SK.H7.SA"
PASSED = f"(;GM[Skat]PC[x]CO[]P0[Ann]P1[Bob]P2[Cas]R0[]R1[]R2[]MV[w {DEAL} 1 p 2 p 0 p ]R[passed] ;)"


def iss(moves: str, names: str = "Ann Bob Cas", deal: str = DEAL) -> str:
    players = "".join(f"P{place}[{name}]" for place, name in enumerate(names.split()))
    return f"(;GM[Skat]PC[x]{players}MV[w {deal} {moves}]R[] ;)"


def played_by_bots(deals: int, seed: int) -> Record:
    match = Match(Record(game(deals=deals), 3, seed % 3, ["Ann", "Bob", "Cas"]))
    players = [make_player("rule", match.state.game, seat) for seat in range(3)]
    dealer = troef.SeededDealer(f"iss {seed}")
    while match.state.outcome() is None:
        if match.state.awaits_deal:
            match.deal(dealer)
            continue
        (seat,) = match.state.actors()
        match.play(seat, players[seat].choose(match.state.view(seat), 0.1))
    return match.record


def test_a_match_goes_out_and_comes_in_again_with_the_same_scores() -> None:
    record = played_by_bots(9, 2)  # the third chair deals first, as in what is read
    lines = games_of(record)
    assert len(lines) == 9
    again = record_of(read_iss("\n".join(lines)))
    assert [row.cells for row in again.replay().sheet] == [row.cells for row in record.replay().sheet]
    assert games_of(again) == lines
    values = [int(found[1]) if (found := re.search(r" v:(-?\d+)", line)) else 0 for line in lines]
    assert values == [sum(row.cells) for row in record.replay().sheet]


@pytest.mark.parametrize("first", [0, 1])
def test_forehand_is_player_0_whoever_deals(first: int) -> None:
    lines = games_of(played_by_bots(3, first))
    names = ["Ann", "Bob", "Cas"]
    for number, line in enumerate(lines):
        assert re.findall(r"P\d\[(\w+)\]", line) == [names[(first + 1 + number + place) % 3] for place in range(3)]


def test_what_was_passed_out() -> None:
    (read,) = read_iss(PASSED)
    assert read.moves == ((1, "pass"), (2, "pass"), (0, "pass"))
    record = record_of([read])
    assert record.replay().sheet[0].cells == (0, 0, 0)
    assert games_of(record)[0].endswith("1 p 2 p 0 p ]R[passed] ;)")


@pytest.mark.parametrize(
    ("moves", "texts"),
    [
        ("1 18 0 y 1 20 0 p 2 p", ["18", "yes", "20", "pass", "pass"]),
        (
            "1 p 2 p 0 18 0 s w H7.SA 0 H.H7.SA",
            ["pass", "pass", "18", "take skat", "discard 7H", "discard AS", "game H"],
        ),
        ("1 p 2 p 0 18 0 CH", ["pass", "pass", "18", "hand", "game C"]),
        ("1 p 2 p 0 18 0 GHZ", ["pass", "pass", "18", "hand", "grand schwarz"]),
        ("1 p 2 p 0 18 0 SHS", ["pass", "pass", "18", "hand", "game S schneider"]),
        ("1 p 2 p 0 18 0 GO", ["pass", "pass", "18", "hand", "grand open"]),
        ("1 p 2 p 0 18 0 NH", ["pass", "pass", "18", "hand", "nul"]),
        ("1 p 2 p 0 18 0 NOH.CJ.SJ", ["pass", "pass", "18", "hand", "nul ouvert"]),
        ("1 p 2 p 0 18 0 CH 0 CJ 0 SC 1 CT", ["pass", "pass", "18", "hand", "game C", "JC", "10C"]),
    ],
)
def test_moves_are_read(moves: str, texts: list[str]) -> None:
    (read,) = read_iss(iss(moves))
    assert [text for _, text in read.moves] == texts


def test_a_game_that_was_given_up_ends_there() -> None:
    (read,) = read_iss(iss("1 p 2 p 0 18 0 CH 0 CJ 1 RE 2 RE"))
    assert read.given_up
    state = record_of([read]).replay()
    assert state.actors() == (1,) and not state.sheet


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "no game"),
        ("(;GM[Go]MV[]R[] ;)", "'Go', not Skat"),
        ("(;GM[Skat]MV[]R[] ;)", "list of pairs"),
        (iss("1"), "list of pairs"),
        (iss("1 p", deal=DEAL[:-3]), "32 cards"),
        (iss("1 p", deal=DEAL[:-2] + "CJ"), "32 cards"),
        (iss("1 p", deal=DEAL[:-2] + "C1"), "'C1' is no card"),
        (iss("7 p"), "who is 0, 1 or 2"),
        (iss("1 18 0 maybe"), "'maybe' is no move"),
        (iss("1 ²"), "'²' is no move"),
        (iss("1 p 2 p 0 18 0 s w H7.SA 0 C"), "which two cards"),
        (iss("1 p 2 p 0 18 0 s w H7.SA 0 C.H7.SA.CJ"), "more cards than"),
        (iss("1 p 2 p 0 18 0 CH.H7"), "more cards than"),
        (iss("1 p 2 p 0 18 0 s w H7.S8 0 C.H7.SA"), "the skat of the deal is H7.SA, not H7.S8"),
    ],
)
def test_what_cannot_be_read_says_why(text: str, reason: str) -> None:
    with pytest.raises(IssError, match=re.escape(reason)) as caught:
        read_iss(text)
    assert caught.value.number == 1


@pytest.mark.parametrize(
    ("text", "number"),
    [(PASSED + PASSED[:-2], 2), (PASSED[:-2] + PASSED, 1), (PASSED + "more", 2), ("# x\n" + PASSED, 1)],
)
def test_nothing_in_a_file_is_skipped(text: str, number: int) -> None:
    with pytest.raises(IssError, match="no game here") as caught:
        read_iss(text)
    assert caught.value.number == number


@pytest.mark.parametrize(
    ("text", "number", "reason"),
    [
        (iss("2 p 1 p 0 p"), 1, "'pass' of seat 2"),
        (iss("1 19 0 y"), 1, "not-on-ladder"),
        (iss("1 p 2 p 0 18 0 s w H7.SA 0 HS.H7.SA"), 1, "R14: announced-after-skat"),
        (iss("1 p 2 p 0 18 0 s w H7.SA 0 HH.H7.SA"), 1, "R12: skat-was-taken"),
        (iss("1 p 2 p 0 18 0 NHS"), 1, "R14: nothing-in-nul"),
        (iss("1 p 2 p 0 18 0 CH 1 CA"), 1, "not-your-turn"),
        (iss("1 p 2 p 0 18 0 CH"), 1, "stops before its end"),
        (PASSED + PASSED, 2, "do not sit"),
        (iss("1 p 2 RE") + iss("1 p", names="Bob Cas Ann"), 1, "given up"),
    ],
)
def test_games_that_break_a_rule_or_do_not_follow_each_other(text: str, number: int, reason: str) -> None:
    with pytest.raises(IssError, match=reason) as caught:
        record_of(read_iss(text))
    assert caught.value.number == number


def test_values_that_were_skipped_are_played_with_jumps() -> None:
    record = record_of(read_iss(iss("1 18 0 y 1 33 0 p 2 RE")))
    assert record.game.options.allow_jump_bids
    assert not record_of(read_iss(PASSED)).game.options.allow_jump_bids


def test_four_at_the_table_are_not_known_there() -> None:
    with pytest.raises(IssError, match="three at a table"):
        games_of(Record(game(players=4), 4))
