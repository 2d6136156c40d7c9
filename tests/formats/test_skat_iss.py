"""Skat in the text of the International Skat Server: out and in again, and what cannot be read."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st
from skat_positions import game

import troef
from troef.bots import make_player
from troef.core.match import Match
from troef.core.record import Record
from troef.core.refusal import Refusal
from troef.formats.iss import FourAtTable, IssGame, games_of, matches_of, read_iss
from troef.formats.iss.matches import IssDeal
from troef.formats.reading import Fault

#: Hearts with three jacks, taken at 18 after two passes; forehand draws trumps and takes all tricks.
DEAL = "CJ.SJ.HJ.DJ.HA.HT.HK.HQ.H9.H8.C7.C8.C9.CT.CQ.CK.CA.S7.S8.S9.D7.D8.D9.DT.DQ.DK.DA.ST.SQ.SK.H7.SA"
PASSED = f"(;GM[Skat]PC[x]CO[]P0[Ann]P1[Bob]P2[Cas]R0[]R1[]R2[]MV[w {DEAL} 1 p 2 p 0 p ]R[passed] ;)"


def iss(moves: str, names: str = "Ann Bob Cas", deal: str = DEAL, result: str = "") -> str:
    players = "".join(f"P{place}[{name}]" for place, name in enumerate(names.split()))
    return f"(;GM[Skat]PC[x]{players}MV[w {deal} {moves}]R[{result}] ;)"


def games_in(text: str) -> list[IssGame]:
    """The games of a text in which all can be read."""
    reading = read_iss(text)
    assert reading.faults == []
    return reading.games


def record_of(games: list[IssGame]) -> Record:
    """The one match that some games are."""
    played = matches_of(games)
    assert played.faults == []
    (match,) = played.games
    return match.record


def deals_of(games: list[IssGame]) -> list[IssDeal]:
    """How some games were played."""
    played = matches_of(games)
    assert played.faults == []
    return [deal for match in played.games for deal in match.deals]


def fault_of(text: str) -> Fault:
    """The one fault of a text, in reading or in playing."""
    reading = read_iss(text)
    (fault,) = [*reading.faults, *matches_of(reading.games).faults]
    return fault


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
    again = record_of(games_in("\n".join(lines)))
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
    (read,) = games_in(PASSED)
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
    (read,) = games_in(iss(moves))
    assert [text for _, text in read.moves] == texts


# ---- games that were not played to their last card ----

NAMED = "1 p 2 p 0 18 0 s w H7.SA 0 H.H7.SA"


def test_the_cards_laid_away_may_be_a_pair_of_their_own() -> None:
    one, other = games_in(
        iss(NAMED + " 0 CJ 1 RE 2 RE") + iss(NAMED.replace("H.H7.SA", "H 0 H7.SA") + " 0 CJ 1 RE 2 RE")
    )
    assert one.moves == other.moves
    for moves in ("0 H", "0 H 0 CJ", "0 H 1 H7.SA"):
        assert fault_of(iss(NAMED.replace("0 H.H7.SA", moves))).reason == "iss-discard-missing"


@pytest.mark.parametrize(
    ("moves", "result", "how", "score"),
    [
        ("0 CJ 1 RE 2 RE", "d:0 win v:60 m:4 bidok p:120 t:10 s:1 z:1", "claimed", 60),
        ("0 CJ 1 RE 1 C7 2 RE", "d:0 win v:50 m:4 bidok p:70 t:6 s:0 z:0", "claimed", 50),
        ("0 CJ 0 SC w TI.1", "d:0 win v:50 m:4 bidok p:70 t:6 s:0 z:0", "claimed", 50),
        ("0 RE", "d:0 loss v:-100 m:4 bidok p:40 t:3 s:0 z:0", "claimed", -100),
        ("0 CJ 1 ?? w LE.1", "d:0 win v:60 m:4 bidok p:120 t:10 s:1 z:1", "claimed", 60),
        ("0 CJ 1 RE 2 RE", "", "no-result", 0),
    ],
)
def test_a_game_that_was_given_up_or_timed_out_scores_what_the_server_says(
    moves: str, result: str, how: str, score: int
) -> None:
    """A13: giving up is not offered here, so the record stops where the cards do."""
    (game_read,) = games_in(iss(f"{NAMED} {moves}", result=result))
    assert game_read.broken_off
    (deal,) = deals_of([game_read])
    assert (deal.how, deal.score) == (how, score)
    state = record_of([game_read]).replay()
    assert state.actors() and not state.sheet


def test_cards_after_one_opponent_gave_up_are_read() -> None:
    (read,) = games_in(iss(f"{NAMED} 0 CJ 1 RE 1 C7 2 RE"))
    assert [text for _, text in read.moves][-2:] == ["JC", "7C"]


@pytest.mark.parametrize("moves", ["1 p w TI.2", "1 18 0 p w LE.2"])
def test_a_game_without_declarer_scores_nothing(moves: str) -> None:
    (deal,) = deals_of(games_in(iss(moves, result="d:-1 penalty v:0 m:0 bidok p:0 t:0 s:0 z:0 p0:0 p1:0 p2:1")))
    assert (deal.how, deal.declarer, deal.score) == ("penalty", -1, 0)


def test_a_score_of_the_server_is_held_against_the_rules() -> None:
    """S1, S2: with 4, game 5, no schneider: 5 × 10."""
    (deal,) = deals_of(games_in(iss(f"{NAMED} 0 RE", result="d:0 win v:40 m:4 bidok p:70 t:6")))
    assert deal.score == 40
    (remark,) = deal.remarks
    assert (remark.reason, dict(remark.facts)) == ("score-differs", {"said": 40, "scored": 50})


def test_a_played_game_is_scored_by_its_cards() -> None:
    line = next(line for line in games_of(played_by_bots(3, 2)) if " v:" in line)
    assert deals_of(games_in(line))[0].remarks == ()
    wrong = re.sub(r" v:(-?\d+)", " v:1", line)
    (deal,) = deals_of(games_in(wrong))
    assert [remark.reason for remark in deal.remarks] == ["score-differs"] and deal.score != 1


# ---- card points in Nul ----

#: The forehand of this deal holds low cards only: hearts, spades and clubs from the seven up.
LOW = "H7.H8.H9.HT.S7.S8.S9.C7.C8.C9.CA.CK.CQ.CJ.CT.SA.SK.SQ.SJ.ST.HA.HK.HQ.HJ.D7.D8.D9.DT.DJ.DQ.DK.DA"


@pytest.mark.parametrize(("laid", "points"), [("DK.DA", 4 + 11), ("HT.DA", 10 + 11), ("H7.H8", 0)])
def test_card_points_are_counted_in_nul_too(laid: str, points: int) -> None:
    match = Match(game(deals=3), 3, 2)
    hands = [" ".join(parse_iss(card) for card in LOW.split(".")[place : place + 10]) for place in (0, 10, 20)]
    match.arrange({seat: hands[seat] for seat in range(3)}, skat="KD AD")
    for seat, text in [(1, "pass"), (2, "pass"), (0, "18"), (0, "take skat")]:
        match.play(seat, text)
    for card in laid.split("."):
        match.play(0, f"discard {parse_iss(card)}")
    match.play(0, "nul")
    rng = troef.Rng(1)
    while not match.state.awaits_deal:
        (seat,) = match.state.actors()
        match.play(seat, int(match.state.phase.pick(seat, rng)))
    (line,) = games_of(match.record)
    tricks, told = (int(re.findall(rf" {name}:(\d+)", line)[0]) for name in "tp")
    won = own_trick(line)
    assert told == points + sum(POINTS.get(card[1], 0) for card in won)
    assert tricks == bool(won)
    assert games_of(record_of(games_in(line))) == [line]


POINTS = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2}


def parse_iss(card: str) -> str:
    """A card of the server in our text."""
    return card[1:].replace("T", "10") + card[0]


def own_trick(line: str) -> list[str]:
    """The cards of the trick that declarer, forehand here, has won in a lost Nul game."""
    words = line[line.index("MV[") + 3 :].split("]")[0].split()
    cards = [what for what in words[1::2] if re.fullmatch("[CSHD][789TJQKA]", what)]
    return cards[-3:] if " loss " in line else []


# ---- what cannot be read ----


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "iss-empty"),
        ("something", "iss-empty"),
        ("(;GM[Go]MV[]R[] ;)", "iss-other-game"),
        ("(;GM[Skat]MV[]R[] ;)", "iss-pairs"),
        (PASSED[:-2], "iss-open"),
        (iss("1"), "iss-pairs"),
        (iss("1 p", deal=DEAL[:-3]), "iss-pack"),
        (iss("1 p", deal=DEAL[:-2] + "CJ"), "iss-pack"),
        (iss("1 p", deal=DEAL[:-2] + "C1"), "iss-card"),
        (iss("7 p"), "iss-who"),
        (iss("1 18 0 maybe"), "iss-move"),
        (iss("1 ²"), "iss-move"),
        (iss("1 p 2 p 0 18 0 s w H7.SA 0 C.H7"), "iss-discard"),
        (iss("1 p 2 p 0 18 0 s w H7.SA 0 C.H7.SA.CJ"), "iss-too-many"),
        (iss("1 p 2 p 0 18 0 CH.H7"), "iss-too-many"),
        (iss("1 p 2 p 0 18 0 s w H7.S8 0 C.H7.SA"), "iss-skat"),
        (iss("1 p 2 p 0 18 0 CH"), "iss-unfinished"),
    ],
)
def test_what_cannot_be_read_says_why(text: str, reason: str) -> None:
    assert fault_of(text).reason == reason


@pytest.mark.parametrize(
    ("moves", "clause", "reason"),
    [
        ("2 p 1 p 0 p", "", "not-your-turn"),
        ("1 19 0 y", "R5", "not-on-ladder"),
        ("1 p 2 p 0 18 0 s w H7.SA 0 HS.H7.SA", "R14", "announced-after-skat"),
        ("1 p 2 p 0 18 0 s w H7.SA 0 HH.H7.SA", "R12", "skat-was-taken"),
        ("1 p 2 p 0 18 0 NHS", "R14", "nothing-in-nul"),
        ("1 p 2 p 0 18 0 CH 1 CA", "", "not-your-turn"),
    ],
)
def test_games_that_break_a_rule_say_which(moves: str, clause: str, reason: str) -> None:
    fault = fault_of(iss(moves))
    refusal = fault.facts["refusal"]
    assert isinstance(refusal, Refusal)
    assert (fault.reason, refusal.reason) == ("refused", reason)
    assert clause in ("", refusal.clause)


def test_a_game_that_cannot_be_read_does_not_block_the_others() -> None:
    text = "\n".join(["# from the server", PASSED, iss("7 p"), PASSED[:-2], iss("1 19 0 y"), PASSED, "more"])
    reading = read_iss(text)
    played = matches_of(reading.games)
    assert [deal.game.place for match in played.games for deal in match.deals] == [1, 5]
    left_out = [(fault.place, fault.reason, fault.line) for fault in [*reading.faults, *played.faults]]
    assert left_out == [(2, "iss-who", 3), (3, "iss-open", 4), (0, "iss-stray", 1), (4, "refused", 5)]


def test_games_of_one_table_are_one_match_and_others_begin_another() -> None:
    follows = iss("1 p 2 p 0 p", names="Bob Cas Ann")
    assert [len(match.deals) for match in matches_of(games_in(PASSED + follows)).games] == [2]
    assert [len(match.deals) for match in matches_of(games_in(PASSED + PASSED)).games] == [1, 1]
    broken_off = iss("1 p 2 RE")
    assert [len(match.deals) for match in matches_of(games_in(broken_off + follows)).games] == [1, 1]


def test_values_that_were_skipped_are_played_with_jumps() -> None:
    record = record_of(games_in(iss("1 18 0 y 1 33 0 p 2 RE")))
    assert record.game.options.allow_jump_bids
    assert not record_of(games_in(PASSED)).game.options.allow_jump_bids


def test_four_at_the_table_are_not_known_there() -> None:
    with pytest.raises(FourAtTable, match="three at a table"):
        games_of(Record(game(players=4), 4))


@given(st.data())
def test_no_text_makes_the_reader_fail(data: st.DataObject) -> None:
    """Whatever is cut or put into a file, each game is read or has its reason."""
    signs = list(PASSED + "\n" + iss(f"{NAMED} 0 CJ 1 RE 2 RE", result="d:0 win v:50 m:4 bidok p:70 t:6"))
    for _ in range(data.draw(st.integers(1, 8))):
        at = data.draw(st.integers(0, len(signs) - 1))
        length = data.draw(st.integers(0, 12))
        put = data.draw(st.text(st.sampled_from("[]();.? 012wspyCSHDJAT9"), max_size=6))
        signs[at : at + length] = list(put)
        signs = signs or [" "]
    reading = read_iss("".join(signs))
    played = matches_of(reading.games)
    assert reading.games or reading.faults
    assert len(reading.games) == sum(len(match.deals) for match in played.games) + len(played.faults)
    for match in played.games:
        match.record.replay()
