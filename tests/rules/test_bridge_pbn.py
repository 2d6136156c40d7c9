"""Portable Bridge Notation: what we write reads back, what others write is read, faults have their line."""

import pytest
from bridge_positions import E, N, S, W, call, cards, dealt, game, play_randomly

import troef
from troef.cards.card import card_text, parse_card
from troef.core.match import Match
from troef.core.record import Record
from troef.games.bridge.pbn import Board, PbnError, boards_of, record_of, tricks_of, write_pbn
from troef.games.bridge.pbn_reading import read_pbn

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
    again = record_of(game(), read_pbn(text))
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
    assert record_of(game(), read_pbn(text)).replay().awaits_deal


def test_another_program_is_read() -> None:
    (board,) = read_pbn(OTHERS)
    assert (board.number, board.dealer, board.vulnerable) == (7, E, "All")
    assert board.names == ("Noor", "", "Sam", 'Wim "W"')
    assert board.calls == ("pass", "pass", "1D", "double", "redouble", "pass", "pass", "1NT", *["pass"] * 3)
    assert [card_text(card) for card in board.cards] == ["JS", "2S", "6S", "AS", "4D", "9D", "QD", "2D", "3D"]
    assert [seat for seat, _ in tricks_of(board)[1]] == [N, E, S, W]
    assert (board.contract, board.declarer, board.tricks) == ("1NT", N, 10)
    whole = read_pbn(f'[Dealer "N"]\n[Deal "{DEAL}"]')[0]
    assert board.hands == whole.hands


def test_a_deal_with_a_contract_gets_the_shortest_auction() -> None:
    text = f'[Dealer "E"]\n[Deal "{DEAL}"]\n[Declarer "N"]\n[Contract "3NTX"]\n'
    state = record_of(game(), read_pbn(text)).replay()
    view = state.view(N)
    assert (view.fact("contract"), view.fact("declarer"), state.actors()) == ("3NTX", N, (E,))
    passed = record_of(game(), read_pbn(f'[Dealer "E"]\n[Deal "{DEAL}"]\n[Contract "Pass"]\n')).replay()
    assert len(passed.sheet) == 1
    only_cards = record_of(game(), read_pbn(f'[Dealer "E"]\n[Deal "{DEAL}"]\n')).replay()
    assert only_cards.phase.name() == "auction" and only_cards.actors() == (E,)


def test_tags_are_inherited() -> None:
    first = f'[North "##Noor"]\n[East "Els"]\n[Dealer "N"]\n[Deal "{DEAL}"]\n'
    second = f'[East "#"]\n[Dealer "E"]\n[Deal "{DEAL}"]\n'
    assert [board.names[:2] for board in read_pbn(first + "\n" + second)] == [("Noor", "Els")] * 2


HEAD = f'[Dealer "N"]\n[Deal "{DEAL}"]\n'

FAULTS = [
    ('[Event "x"', 1, "a tag is"),
    ("Pass Pass", 1, "outside a game"),
    ("{ no end", 1, "comment"),
    ('[Dealer "N"]\n[Deal "AK.."]', 2, "a deal is"),
    ('[Dealer "N"]\n[Deal "N:AK... - - -"]', 2, "2 cards"),
    ('[Dealer "N"]\n[Deal "N:AKQJT98765432... - - -"]', 2, "more than one"),
    ('[Dealer "N"]\n[Deal "N:AKQJT98765432... AKQJT98765432... - -"]', 2, "another hand"),
    ('[Dealer "N"]\n[Deal "N:AKQJT9876543Z... - - -"]', 2, "no rank"),
    ('[Dealer "N"]\n[Deal "N:AKQJT987654321.. - - -"]', 2, "four suits"),
    ('[Dealer "N"]\n[Deal "N:AAKQJT987654... - - -"]', 2, "twice"),
    (HEAD.replace('"N"', '"Q"'), 1, "no player"),
    (f'[Deal "{DEAL}"]', 1, "nobody"),
    (HEAD + '[Vulnerable "Some"]', 3, "no vulnerability"),
    (HEAD + '[Contract "9NT"]', 3, "no contract"),
    (HEAD + '[Auction "N"]\nPass\n8C', 5, "'8C' is no call"),
    (HEAD + '[Auction "N"]\n1C AP\n[Play "E"]\nZZ', 6, "no card"),
    (HEAD + '[Play "E"]\nSJ', 3, "without a contract"),
    (HEAD + '[Contract "2C"]\n[Auction "N"]\n1C AP', 3, "ends in 1C"),
    (HEAD + '[Contract "1C"]\n[Declarer "S"]\n[Auction "N"]\n1C AP', 4, "N is declarer"),
]


@pytest.mark.parametrize(("text", "line", "part"), FAULTS)
def test_what_is_no_pbn_has_its_line(text: str, line: int, part: str) -> None:
    with pytest.raises(PbnError) as caught:
        read_pbn(text)
    assert caught.value.line == line
    assert part in caught.value.reason


PLAYED = [
    ("", 1, "no deal"),
    (HEAD + '[Auction "N"]\n1H 1D', 4, "R10"),
    (HEAD + '[Auction "N"]\n1H\nPass X', 5, "R12"),
    (HEAD + '[Auction "N"]\n1NT AP\n[Play "E"]\nSJ S2\n\n', 0, ""),
    (HEAD + '[Auction "N"]\n1NT AP\n[Play "E"]\nSJ H3', 6, "R23"),
    (HEAD + '[Auction "N"]\n1NT AP Pass', 0, ""),
    (HEAD + '[Auction "N"]\n1NT Pass Pass Pass Pass', 0, "not allowed"),
    (HEAD + "\n" + HEAD, 4, "has not been played"),
    (HEAD + '[Contract "Pass"]\n\n' + HEAD, 5, "E is to deal"),
]


@pytest.mark.parametrize(("text", "line", "part"), PLAYED)
def test_deals_that_cannot_be_played_have_their_line(text: str, line: int, part: str) -> None:
    if not part:
        record_of(game(), read_pbn(text)).replay()
        return
    with pytest.raises(PbnError) as caught:
        record_of(game(), read_pbn(text))
    assert part in caught.value.reason
    if line:
        assert caught.value.line == line


def test_a_rubber_that_is_over_takes_no_more_deals() -> None:
    boards = boards_of(match_of(2, 300).record)
    with pytest.raises(PbnError, match="over"):
        record_of(game(), [*boards, boards[-1]])


def test_only_bridge_is_written_as_pbn() -> None:
    with pytest.raises(ValueError, match="klaverjassen"):
        boards_of(Record(troef.game("klaverjassen"), 4))


def test_dummys_cards_stand_in_dummys_column() -> None:
    state = dealt("1NT P P P", hands=dict(enumerate(hand.replace("T", "10") for hand in hands_of(DEAL))))
    cards(state, "JS 2S 6S AS")
    (board,) = read_pbn(f'[Dealer "N"]\n[Deal "{DEAL}"]\n[Auction "N"]\n1NT AP\n[Play "E"]\nSJ S2 S6 SA\n')
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
