"""Portable Bridge Notation: what we write reads back, what others write is read, faults have their line."""

from dataclasses import replace

import pytest
from bridge_positions import E, N, S, W, call, cards, dealt, game, play_randomly
from hypothesis import given
from hypothesis import strategies as st

import troef
from troef.cards.card import card_text, parse_card
from troef.core.match import Match
from troef.core.record import Record
from troef.core.refusal import Refusal
from troef.formats.bridge import Board, Deal, matches_of, tricks_of
from troef.formats.pbn import boards_of, read_pbn, write_pbn
from troef.formats.reading import Fault

DEAL = "N:AKQ5.A2.A54.AK52 JT98.KQJ.KJ9.QJT 432.6543.QT63.43 76.T987.872.9876"

#: As another program might write it: comments, notes, other order of seats, a claim.
OTHERS = """\
% PBN 2.1
%Content-type: text/x-pbn; charset=ISO-8859-1
{ A file
with a comment [Event "no tag"] }

[Event "Club night"]
[Site "#"]
[Board "7"]
[North "Noor"][South "Sam"]
[West "Wim \\"W\\""]
[Dealer "E"]
[Vulnerable "Both"]
[Deal "S:432.6543.QT63.43 76.T987.872.9876 AKQ5.A2.A54.AK52 -"]
[Declarer "N"]
[Contract "1NT"]
[Result "10"] ; he should have
[Auction "E"]
Pass Pass ^I 1D! =1= X $3
XX pass pass 1n
AP
[Note "1:psychic"]
[Play "E"]
SJ S2 S6 SA
D9 DQ D2 D4 {dummy wins}
- D3 - -
*
[OptimumResultTable "Declarer;Denomination\\2R;Result\\2R"]
N NT 9
"""


def boards_in(text: str) -> list[Board]:
    """The boards of a text in which all can be read."""
    reading = read_pbn(text)
    assert reading.faults == []
    return reading.games


def record_of(boards: list[Board]) -> Record:
    """The one match that some boards are."""
    played = matches_of(game(), boards)
    assert played.faults == []
    (match,) = played.games
    return match.record


def deals_of(text: str) -> list[Deal]:
    """How the boards of a text were played."""
    played = matches_of(game(), boards_in(text))
    assert played.faults == []
    return [deal for match in played.games for deal in match.deals]


def fault_of(text: str) -> Fault:
    """The one fault of a text, in reading or in playing."""
    reading = read_pbn(text)
    (fault,) = [*reading.faults, *matches_of(game(), reading.games).faults]
    return fault


def match_of(seed: int, deals: int) -> Match:
    """A match in which the calls are mostly low, so that there are all kinds of contracts."""
    match = Match(Record(game(), 4, seed % 4, ["Noor", "Els", "Sam", 'Wim "W"']))
    rng = troef.Rng(seed)
    for number in range(deals):
        if match.state.outcome() is not None:
            break
        match.deal(troef.SeededDealer(f"{seed} {number}"))
        while match.state.actors():
            (seat,) = match.state.actors()
            moves = match.state.legal(seat)
            if match.state.phase.name() == "auction":
                moves = moves[:1] if rng.below(2) else moves[:8]
            match.play(seat, moves[rng.below(len(moves))])
    return match


@pytest.mark.parametrize("seed", range(12))
def test_a_match_reads_back_as_it_was_written(seed: int) -> None:
    match = match_of(seed, 6)
    text = write_pbn(boards_of(match.record))
    again = record_of(boards_in(text))
    assert write_pbn(boards_of(again)) == text
    assert [row.as_dict() for row in again.replay().sheet] == [row.as_dict() for row in match.state.sheet]
    assert again.names == match.record.names


def test_the_tags_of_a_deal() -> None:
    state = dealt("P 1H X 3H 3S P 4S P P P")
    match = Match(Record(game(), 4, N, ["Noor", "Els", "Sam", "Wim"]))
    match.deal(troef.FixedDealer([game().arrange(whole_suits())]))
    for text in ["P", "1H", "X", "3H", "3S", "P", "4S", "P", "P", "P"]:
        (seat,) = match.state.actors()
        match.play(seat, game().parse(text, match.state.view(seat)))
    rng = troef.Rng(1)
    while match.state.actors():
        (seat,) = match.state.actors()
        match.play(seat, int(match.state.phase.pick(seat, rng)))
    lines = write_pbn(boards_of(match.record)).split("\n")
    assert lines[:2] == ["% PBN 2.1", "% EXPORT"]
    for line in (
        '[North "Noor"]',
        '[Dealer "N"]',
        '[Vulnerable "None"]',
        '[Deal "N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432"]',
        '[Declarer "N"]',
        '[Contract "4S"]',
        '[Result "13"]',
        '[Score "NS 210 EW 0"]',
        '[ScoreRubber "NS 90/120 EW 0/0"]',
        '[ScoreRubberHistory "NS 0 0/0 EW 0 0/0"]',
        '[Auction "N"]',
        "Pass 1H X 3H",
        "3S Pass 4S Pass",
        '[Play "E"]',
    ):
        assert line in lines
    assert state.phase.name() == "play"


def whole_suits() -> dict[int, str]:
    ranks = ["A", "K", "Q", "J", "10", "9", "8", "7", "6", "5", "4", "3", "2"]
    return {seat: " ".join(rank + suit for rank in ranks) for seat, suit in enumerate("SHDC")}


def test_vulnerability_and_history_follow_the_rubber() -> None:
    match = match_of(2, 300)
    boards = boards_of(match.record)
    text = write_pbn(boards)
    assert match.state.outcome() is not None
    assert boards[0].vulnerable == "None"
    assert boards[-1].vulnerable != "None"
    ours, theirs = match.state.rubber.above
    bonus = sum(entry.points for entry in boards[-1].entries)
    last = next(line for line in reversed(text.split("\n")) if line.startswith("[ScoreRubberHistory"))
    above = [int(part.split("/")[0]) for part in last.split() if "/" in part]
    assert 0 < ours + theirs - sum(above) <= bonus


def test_a_deal_in_progress_and_a_passed_out_one() -> None:
    match = Match(Record(game(), 4, S))
    match.deal(troef.SeededDealer(1))
    (board,) = boards_of(match.record)
    assert (board.calls, board.cards, board.contract) == ((), (), "")
    assert '[Contract "?"]' in write_pbn([board])
    for seat in (S, W):
        match.play(seat, game().parse("pass"))
    assert '[Auction "S"]\nPass Pass *\n' in write_pbn(boards_of(match.record))
    for seat in (N, E):
        match.play(seat, game().parse("pass"))
    text = write_pbn(boards_of(match.record))
    assert '[Contract "Pass"]' in text and '[Declarer ""]' in text and "*" not in text.replace("****", "")
    assert record_of(boards_in(text)).replay().awaits_deal


def test_another_program_is_read() -> None:
    (board,) = boards_in(OTHERS)
    assert (board.number, board.dealer, board.vulnerable) == (7, E, "All")
    assert board.names == ("Noor", "", "Sam", 'Wim "W"')
    assert board.calls == ("pass", "pass", "1D", "double", "redouble", "pass", "pass", "1NT", *["pass"] * 3)
    assert [card_text(card) for card in board.cards] == ["JS", "2S", "6S", "AS", "4D", "9D", "QD", "2D", "3D"]
    assert [seat for seat, _ in tricks_of(board)[1]] == [N, E, S, W]
    assert (board.contract, board.declarer, board.tricks) == ("1NT", N, 10)
    whole = boards_in(f'[Dealer "N"]\n[Deal "{DEAL}"]')[0]
    assert board.hands == whole.hands


def test_a_deal_with_a_contract_gets_the_shortest_auction() -> None:
    text = f'[Dealer "E"]\n[Deal "{DEAL}"]\n[Declarer "N"]\n[Contract "3NTX"]\n'
    state = record_of(boards_in(text)).replay()
    view = state.view(N)
    assert (view.fact("contract"), view.fact("declarer"), state.actors()) == ("3NTX", N, (E,))
    passed = record_of(boards_in(f'[Dealer "E"]\n[Deal "{DEAL}"]\n[Contract "Pass"]\n')).replay()
    assert len(passed.sheet) == 1
    only_cards = record_of(boards_in(f'[Dealer "E"]\n[Deal "{DEAL}"]\n')).replay()
    assert only_cards.phase.name() == "auction" and only_cards.actors() == (E,)


HEAD = f'[Dealer "N"]\n[Deal "{DEAL}"]\n'


def test_tags_are_inherited() -> None:
    first = f'[North "##Noor"]\n[East "Els"]\n[Dealer "N"]\n[Deal "{DEAL}"]\n'
    second = f'[East "#"]\n[Dealer "E"]\n[Deal "{DEAL}"]\n'
    assert [board.names[:2] for board in boards_in(first + "\n" + second)] == [("Noor", "Els")] * 2


FAULTS = [
    ('[Event "x"', 1, "tag-form"),
    ("Pass Pass", 1, "outside-a-game"),
    ("{ no end", 1, "comment-open"),
    ("", 1, "pbn-empty"),
    ('[Dealer "N"]\n[Deal "AK.."]', 2, "deal-form"),
    ('[Dealer "N"]\n[Deal "N:AK... - - -"]', 2, "hand-size"),
    ('[Dealer "N"]\n[Deal "N:AK... -"]', 2, "hands-number"),
    ('[Dealer "N"]\n[Deal "N:AKQJT98765432... - - -"]', 2, "hands-unknown"),
    ('[Dealer "N"]\n[Deal "N:AKQJT98765432... AKQJT98765432... - -"]', 2, "card-in-two-hands"),
    ('[Dealer "N"]\n[Deal "N:AKQJT9876543Z... - - -"]', 2, "rank"),
    ('[Dealer "N"]\n[Deal "N:AKQJT987654321.. - - -"]', 2, "hand-suits"),
    ('[Dealer "N"]\n[Deal "N:AAKQJT987654... - - -"]', 2, "card-twice"),
    ('[Dealer "N"]\n[Deal "?"]', 2, "deal-missing"),
    (HEAD.replace('"N"', '"Q"'), 1, "player"),
    (HEAD + '[Vulnerable "Some"]', 3, "vulnerability"),
    (HEAD + '[Contract "9NT"]', 3, "contract"),
    (HEAD + '[Auction "N"]\nPass\n8C', 5, "call"),
    (HEAD + '[Auction "N"]\nPass ^S 1C', 4, "skipped-call"),
    (HEAD + '[Auction "N"]\n1C AP\n[Play "E"]\nZZ', 6, "card"),
    (HEAD + '[Play "E"]\nSJ', 3, "play-without-contract"),
    (HEAD + '[Contract "2C"]\n[Auction "N"]\n1C AP', 3, "other-contract"),
    (HEAD + '[Contract "1C"]\n[Declarer "S"]\n[Auction "N"]\n1C AP', 4, "other-declarer"),
]


@pytest.mark.parametrize(("text", "line", "reason"), FAULTS)
def test_what_is_no_pbn_has_its_line(text: str, line: int, reason: str) -> None:
    fault = fault_of(text)
    assert (fault.line, fault.reason) == (line, reason)


REFUSED = [
    (HEAD + '[Auction "N"]\n1H 1D', 4, "R10"),
    (HEAD + '[Auction "N"]\n1H ^I 1D', 4, "R10"),
    (HEAD + '[Auction "N"]\n1H\nPass X', 5, "R12"),
    (HEAD + '[Auction "N"]\n1NT AP\n[Play "E"]\nSJ H3', 6, "R23"),
    (HEAD + '[Auction "N"]\n1NT AP\n[Play "E"]\nSJ ^R H3', 6, "R23"),
    (HEAD + '[Auction "N"]\n1NT Pass Pass Pass Pass', 4, "R18"),
]


@pytest.mark.parametrize(("text", "line", "clause"), REFUSED)
def test_what_the_rules_refuse_has_its_line_and_clause(text: str, line: int, clause: str) -> None:
    fault = fault_of(text)
    refusal = fault.facts["refusal"]
    assert isinstance(refusal, Refusal)
    assert (fault.line, fault.reason, refusal.clause) == (line, "refused", clause)


@pytest.mark.parametrize(
    "play", ['1NT AP\n[Play "E"]\nSJ S2\n\n', "1NT AP Pass", "1NT", '1NT AP\n[Play "E"]\nSJ S2 -- --']
)
def test_a_deal_that_stops_is_a_record_that_stops(play: str) -> None:
    (deal,) = deals_of(HEAD + f'[Auction "N"]\n{play}')
    assert (deal.how, deal.tricks) == ("open", -1)


# ---- one board beside the others ----


def test_a_board_that_cannot_be_read_or_played_does_not_block_the_others() -> None:
    good = f'[Dealer "N"]\n[Deal "{DEAL}"]\n[Contract "Pass"]\n'
    text = "\n".join(
        [
            '[Board "1"]\n' + good,
            '[Board "2"]\n[Dealer "N"]\n[Deal "N:AK - - -"]\n',
            f'[Board "3"]\n{HEAD}[Auction "N"]\n1H 1D\n',
            '[Board "4"]\n[Site "open\n' + good,
            '[Board "5"]\n{ open\n' + good,
            '[Board "6"]\n' + good,
        ]
    )
    reading = read_pbn(text)
    played = matches_of(game(), reading.games)
    assert [deal.board.label for match in played.games for deal in match.deals] == ["1", "6"]
    left_out = [(fault.label, fault.place, fault.reason) for fault in [*reading.faults, *played.faults]]
    assert left_out == [
        ("2", 2, "hand-suits"),
        ("4", 4, "tag-form"),
        ("5", 5, "comment-open"),
        ("3", 3, "refused"),
    ]


def test_boards_are_found_by_place_where_numbers_come_again() -> None:
    text = "\n".join(f'[Board "7"]\n[Room "{room}"]\n{HEAD}' for room in ("Open", "Closed"))
    assert [(board.label, board.place) for board in boards_in(text)] == [("7", 1), ("7", 2)]


# ---- rubbers and boards by themselves ----


def test_boards_of_a_tournament_are_a_match_each() -> None:
    boards = [f'[Scoring "MP"]\n[Dealer "{seat}"]\n[Deal "{DEAL}"]\n[Contract "Pass"]\n' for seat in "NE"]
    played = matches_of(game(), boards_in("\n".join(boards)))
    assert [len(match.deals) for match in played.games] == [1, 1]
    assert not any(match.rubber for match in played.games)


@pytest.mark.parametrize(
    ("second", "matches"),
    [
        ('[Dealer "E"]', 1),
        ('[Dealer "E"]\n[Vulnerable "None"]', 1),
        ('[Dealer "N"]', 2),  # E is to deal
        ('[Dealer "E"]\n[Vulnerable "NS"]', 2),  # nobody has a game
        ('[Dealer "E"]\n[North "Somebody"]', 2),
    ],
)
def test_boards_that_follow_each_other_are_a_rubber(second: str, matches: int) -> None:
    text = f'{HEAD}[Contract "Pass"]\n\n[Deal "{DEAL}"]\n{second}\n'
    assert len(matches_of(game(), boards_in(text)).games) == matches
    rubber = text.replace("[Deal ", '[Scoring "Rubber"]\n[Deal ')
    assert len(matches_of(game(), boards_in(rubber)).games) == matches


def test_a_rubber_that_is_over_takes_no_more_deals() -> None:
    boards = boards_of(match_of(2, 300).record)
    again = [replace(board, scoring="Rubber") for board in [*boards, boards[-1]]]
    assert [len(match.deals) for match in matches_of(game(), again).games] == [len(boards), 1]


# ---- the result ----

ONE_NT = f'{HEAD}[Contract "1NT"]\n[Declarer "N"]\n'


@pytest.mark.parametrize(
    ("result", "tricks"),
    [("10", 10), ("NS 10", 10), ("EW 3", 10), ("NS 10 EW 3", 10), ("EW 3 NS 10", 10), ("^10", 10), ("0", 0)],
)
def test_a_result_is_taken_where_not_all_was_played(result: str, tricks: int) -> None:
    (deal,) = deals_of(f'{ONE_NT}[Result "{result}"]\n')
    assert (deal.contract, deal.declarer, deal.tricks, deal.how) == ("1NT", N, tricks, "claimed")


@pytest.mark.parametrize("result", ["", "?", "14", "ten", "+1"])
def test_what_is_no_result_gives_none(result: str) -> None:
    (deal,) = deals_of(f'{ONE_NT}[Result "{result}"]\n')
    assert (deal.tricks, deal.how) == (-1, "open")


def test_a_claim_is_scored_in_the_record() -> None:
    text = f'{ONE_NT}[Result "9"]\n[Play "E"]\nSJ S2 S6 SA\n*\n'
    record = record_of(boards_in(text))
    state = record.replay()
    assert [row.cells for row in state.sheet] == [(40 + 60, 0)]
    again = write_pbn(boards_of(record))
    assert '[Result "9"]' in again and '[Play "E"]\nSJ S2 S6 SA\n*\n' in again


def test_a_play_that_is_to_be_continued_has_no_result() -> None:
    (deal,) = deals_of(f'{ONE_NT}[Result "1"]\n[Play "E"]\nSJ S2 S6 SA\n- - - +\n')
    assert deal.how == "open"


def test_a_result_that_cannot_be_is_noted() -> None:
    (deal,) = deals_of(f'{ONE_NT}[Result "0"]\n[Play "E"]\nSJ S2 S6 SA\n*\n')
    assert deal.how == "open"
    (remark,) = deal.remarks
    assert (remark.reason, remark.facts["said"], remark.facts["least"]) == ("result-impossible", 0, 1)


@pytest.mark.parametrize("caret", ["", "^"])
def test_a_result_is_held_against_the_play(caret: str) -> None:
    boards = [board for board in boards_of(match_of(3, 6).record) if board.tricks >= 0]
    text = write_pbn(boards[:1])
    tricks = boards[0].tricks
    (deal,) = deals_of(text)
    assert (deal.how, deal.tricks, deal.remarks) == ("played", tricks, ())
    other = (tricks + 1) % 14
    (deal,) = deals_of(text.replace(f'[Result "{tricks}"]', f'[Result "{caret}{other}"]'))
    assert (deal.how, deal.tricks) == ("played", tricks)
    (remark,) = deal.remarks
    assert (remark.reason, dict(remark.facts)) == ("result-differs", {"said": other, "played": tricks})


@pytest.mark.parametrize(
    ("vulnerable", "tricks", "score"),
    [("None", 10, 420), ("All", 10, 620), ("Both", 10, 620), ("NS", 9, -100), ("EW", 9, -50), ("Love", 11, 450)],
)
def test_the_vulnerability_of_the_file_counts_in_the_duplicate_score(vulnerable: str, tricks: int, score: int) -> None:
    (deal,) = deals_of(f'{HEAD}[Vulnerable "{vulnerable}"]\n[Contract "4S"]\n[Declarer "N"]\n[Result "{tricks}"]\n')
    assert deal.duplicate() == score


def test_a_score_of_the_file_is_held_against_the_rules() -> None:
    text = f'{HEAD}[Scoring "IMP"]\n[Contract "4S"]\n[Declarer "N"]\n[Result "10"]\n'
    assert deals_of(text + '[Score "NS 420"]\n')[0].remarks == ()
    (remark,) = deals_of(text + '[Score "EW -450"]\n')[0].remarks
    assert (remark.reason, dict(remark.facts)) == ("score-differs", {"said": 450, "scored": 420})


# ---- short forms, and how others write ----


def test_first_passes_that_were_left_out_are_added() -> None:
    (board,) = boards_in(HEAD + '[Auction "S"]\n1NT AP')
    assert board.calls == ("pass", "pass", "1NT", "pass", "pass", "pass")
    assert [remark.reason for remark in board.remarks] == ["passes-added"]


def test_first_passes_may_be_missing_although_the_dealer_is_named() -> None:
    """The declarer that is named and the card that he got to see tell how many: East opens and South leads."""
    text = HEAD + '[Declarer "{}"]\n[Contract "1NT"]\n[Auction "N"]\n1NT AP\n[Play "{}"]\n{}'
    (board,) = boards_in(text.format("E", "S", "S2"))
    assert board.calls == ("pass", "1NT", "pass", "pass", "pass") and board.declarer == E
    assert [remark.reason for remark in board.remarks] == ["passes-added"]
    assert fault_of(text.format("E", "S", "SJ")).reason == "other-declarer"  # this card is East's


def test_who_leads_tells_declarer() -> None:
    (deal,) = deals_of(HEAD + '[Declarer ""]\n[Contract "5C"]\n[Play "W"]\nD7')
    assert (deal.contract, deal.declarer, len(deal.board.cards)) == ("5C", S, 1)


def test_the_first_hand_is_dealers_where_nothing_else_tells() -> None:
    assert [board.dealer for board in boards_in(f'[Deal "{DEAL}"]\n[Dealer "?"]')] == [N]
    assert [board.dealer for board in boards_in(f'[Board "6"]\n[Deal "{DEAL}"]')] == [E]


def test_calls_may_have_marks() -> None:
    (board,) = boards_in(HEAD + '[Auction "N"]\n1NT* Pass! 2C* X?! =1= $4 * pass')
    assert board.calls == ("1NT", "pass", "2C", "double")


def test_an_auction_in_columns_has_dashes_for_who_comes_later() -> None:
    (board,) = boards_in(HEAD + '[Auction "W"]\n- 1NT Pass Pass\nPass')
    assert board.calls == ("1NT", "pass", "pass", "pass") and board.remarks == ()


@pytest.mark.parametrize("rest", ['[Contract "1NT"]', '[Play "E"]\nSJ'])
def test_last_passes_that_were_left_out_are_added(rest: str) -> None:
    (board,) = boards_in(f'{HEAD}[Auction "N"]\n1NT\n{rest}')
    assert board.calls == ("1NT", "pass", "pass", "pass")


def test_an_auction_that_breaks_off_gives_way_to_the_contract() -> None:
    (board,) = boards_in(HEAD + '[Declarer "S"]\n[Contract "4H"]\n[Auction "N"]\n1H *\n')
    assert (board.calls, board.contract, board.declarer) == ((), "4H", S)
    assert [remark.reason for remark in board.remarks] == ["auction-replaced"]


def test_declarer_and_dummy_who_changed_places() -> None:
    (deal,) = deals_of(HEAD + '[Declarer "^S"]\n[Contract "1C"]\n[Auction "N"]\n1C AP\n[Play "W"]\nD7\n')
    assert (deal.contract, deal.declarer) == ("1C", S)
    assert [remark.reason for remark in deal.remarks] == ["declarer-swapped"]


@pytest.mark.parametrize("trick", ["DQ D2 D4 D9", "D4 D9 DQ D2"])
def test_a_trick_in_other_columns_goes_to_who_holds_the_cards(trick: str) -> None:
    """North leads to the second trick; some programs write a trick in the order of play, or turned round."""
    text = f'{HEAD}[Contract "1NT"]\n[Declarer "N"]\n[Play "E"]\nSJ S2 S6 SA\n'
    (usual,) = deals_of(text + "D9 DQ D2 D4\n")
    assert usual.remarks == ()
    (deal,) = deals_of(text + trick)
    assert deal.board.cards == usual.board.cards
    assert [(remark.reason, remark.facts["trick"]) for remark in deal.remarks] == [("play-columns", 2)]


def test_the_deal_of_another_table_as_before() -> None:
    first = f'[Board "4"]\n[Dealer "W"]\n[Vulnerable "All"]\n[Deal "{DEAL}"]\n[Contract "Pass"]\n'
    for second in ('[Board "4"]\n[Contract "Pass"]', '[Board "#"]\n[Deal "#"]\n[Contract "Pass"]'):
        one, other = boards_in(f"{first}\n{second}\n")
        assert (other.hands, other.dealer, other.vulnerable) == (one.hands, W, "All")
    assert fault_of(f'{first}\n[Board "5"]\n[Contract "Pass"]\n[Auction "N"]\nAP').reason == "deal-missing"


@pytest.mark.parametrize(
    "text",
    [
        f'[Event"x"]\n[Dealer"N"]\n[Deal "{DEAL}"]',
        f'[Event\n"x"] [ Dealer "n" ]\r\n[Deal "{DEAL}"]\r\n',
        f'[Event "The "Big" one"]\n[Dealer "N"]\n[Deal "{DEAL}"]',
        f'[Dealer "N"]\n[Dealer "S"]\n[Deal "{DEAL}"]'.replace('[Dealer "N"]\n', '[Site "x"]\n[Dealer "N"]\n'),
        f'% PBN 2.1\n;\n[Dealer "N"] ; who deals\n{{ [Deal "x"]\n\n }}[Deal "{DEAL}"]\n$1 =1=',
        f'[Dealer "N"]\n[Deal "{DEAL.lower()}"]'.replace("n:", "n:"),
    ],
)
def test_tags_as_others_write_them(text: str) -> None:
    (board,) = boards_in(text)
    assert board.dealer == N and board.hands == boards_in(HEAD)[0].hands


def test_a_section_may_stand_behind_an_empty_line() -> None:
    (board,) = boards_in(f'{HEAD}\n[Auction "N"]\n1NT\nAP\n \n[Play "E"]\nSJ S2\n')
    assert len(board.calls) == 4 and len(board.cards) == 2


def test_games_without_an_empty_line_between() -> None:
    text = "".join(f'[Event "x"]\n[Board "{number}"]\n{HEAD}' for number in (1, 2))
    assert [board.number for board in boards_in(text)] == [1, 2]


@given(st.data())
def test_no_text_makes_the_reader_fail(data: st.DataObject) -> None:
    """Whatever is cut, put in or turned round in a file, each board is read or has its reason."""
    signs = list(OTHERS)
    for _ in range(data.draw(st.integers(1, 8))):
        at = data.draw(st.integers(0, len(signs) - 1))
        length = data.draw(st.integers(0, 12))
        put = data.draw(st.text(st.sampled_from('[]"{};%\n\\ #^-+*=AKQ2SHX1NT'), max_size=6))
        signs[at : at + length] = list(put)
        signs = signs or [" "]
    reading = read_pbn("".join(signs))
    played = matches_of(game(), reading.games)
    assert reading.games or reading.faults
    assert len(reading.games) == sum(len(match.deals) for match in played.games) + len(played.faults)
    for match in played.games:
        match.record.replay()


def test_only_bridge_is_written_as_pbn() -> None:
    with pytest.raises(ValueError, match="klaverjassen"):
        boards_of(Record(troef.game("klaverjassen"), 4))


def test_dummys_cards_stand_in_dummys_column() -> None:
    state = dealt("1NT P P P", hands=dict(enumerate(hand.replace("T", "10") for hand in hands_of(DEAL))))
    cards(state, "JS 2S 6S AS")
    (board,) = boards_in(f'[Dealer "N"]\n[Deal "{DEAL}"]\n[Auction "N"]\n1NT AP\n[Play "E"]\nSJ S2 S6 SA\n')
    written = write_pbn([board])
    assert '[Play "E"]\nSJ S2 S6 SA\n*\n' in written
    assert isinstance(board, Board) and board.cards[1] == parse_card("2S")
    assert play_randomly(call(dealt(), "1C P P P"), 1).awaits_deal


def hands_of(deal: str) -> list[str]:
    """The hands of a PBN deal as our texts."""
    found = []
    for hand in deal.removeprefix("N:").split():
        suits = zip("SHDC", hand.split("."), strict=True)
        found.append(" ".join(rank + suit for suit, ranks in suits for rank in ranks))
    return found
