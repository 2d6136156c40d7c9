"""Portable Bridge Notation: what we write reads back, boards become matches, faults have their line."""

from dataclasses import replace

import pytest
from bridge_positions import E, N, S, W, call, cards, dealt, game, play_randomly
from pbn_boards import DEAL, HEAD, boards_in, deals_of, fault_of, match_of, record_of

import troef
from troef.cards.card import parse_card
from troef.core.match import Match
from troef.core.record import Record
from troef.core.refusal import Refusal
from troef.formats.bridge import Board, matches_of
from troef.formats.pbn import boards_of, read_pbn, write_pbn


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


def test_a_deal_with_a_contract_gets_the_shortest_auction() -> None:
    text = f'[Dealer "E"]\n[Deal "{DEAL}"]\n[Declarer "N"]\n[Contract "3NTX"]\n'
    state = record_of(boards_in(text)).replay()
    view = state.view(N)
    assert (view.fact("contract"), view.fact("declarer"), state.actors()) == ("3NTX", N, (E,))
    passed = record_of(boards_in(f'[Dealer "E"]\n[Deal "{DEAL}"]\n[Contract "Pass"]\n')).replay()
    assert len(passed.sheet) == 1
    only_cards = record_of(boards_in(f'[Dealer "E"]\n[Deal "{DEAL}"]\n')).replay()
    assert only_cards.phase.name() == "auction" and only_cards.actors() == (E,)


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
