"""Portable Bridge Notation as others write it: claims and results, short forms, other columns, any text at all."""

import pytest
from bridge_positions import E, N, S, W, game
from hypothesis import given
from hypothesis import strategies as st
from pbn_boards import DEAL, HEAD, boards_in, deals_of, fault_of, match_of, record_of

from troef.cards.card import card_text
from troef.formats.bridge import matches_of, tricks_of
from troef.formats.pbn import boards_of, read_pbn, write_pbn

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
