"""PHH: hands of poker read, played again, and written."""

from decimal import Decimal

import pytest

import troef
from clauses import clause
from troef.core.match import Match
from troef.core.record import Record, read_record
from troef.formats.phh import PhhHand, hands_of, matches_of, read_phh, write_phh
from troef.formats.reading import Reading

#: A hand of the World Series of 2019: an ante of the big blind, and the fold of p8 left out.
TOURNAMENT = """
variant = 'NT'
antes = [0, 500000, 0, 0, 0, 0, 0, 0]
blinds_or_straddles = [250000, 500000, 0, 0, 0, 0, 0, 0]
min_bet = 500000
starting_stacks = [13050000, 9525000, 6675000, 5750000, 9150000, 6525000, 14100000, 7300000]
actions = [
  'd dh p1 QdJd', 'd dh p2 Ac7c', 'd dh p3 Qh3h', 'd dh p4 6s5c', 'd dh p5 Ad7s', 'd dh p6 9c4c', 'd dh p7 3s3c',
  'd dh p8 Td3d', 'p3 f', 'p4 f', 'p5 f', 'p6 f', 'p7 cbr 1150000 # a small one', 'p1 cc', 'p2 cc', 'd db ThJc5h',
  'p1 cc', 'p2 cc', 'p7 cc', 'd db 6c', 'p1 cc', 'p2 cc', 'p7 cc', 'd db 8s', 'p1 cc', 'p2 cbr 2250000', 'p7 f',
  'p1 cc', 'p2 sm Ac7c', 'p1 sm QdJd',
]
finishing_stacks = [18100000, 5625000, 6675000, 5750000, 9150000, 6525000, 12950000, 7300000]
"""

#: Two hands in cents; nobody's cards are told but those that were shown.
MONEY = """
[7]
variant = "NT"
antes = [0, 0, 0]
blinds_or_straddles = [0.50, 1, 0]
min_bet = 1
starting_stacks = [200.30, 81.60, 197]
actions = ["d dh p1 ????", "d dh p2 ????", "d dh p3 ????", "p3 f", "p1 cbr 3.00", "p2 f"]
seats = [6, 3, 5]
players = ["Ann", "Bo", "Cees"]
winnings = [2, 0, 0]

[8]
variant = "NT"
antes = [0, 0]
blinds_or_straddles = [0.50, 1]
min_bet = 1
starting_stacks = [20, 30.5]
actions = ["d dh p1 ????", "d dh p2 ????", "p2 cbr 3", "p1 cc", "d db 9s7h2c", "p1 cc", "p2 cc", "d db 9d", "p1 cc",
  "p2 cc", "d db 9c", "p1 cc", "p2 cc", "p1 sm 8dAs", "p2 sm"]
hand = 512
"""

#: A hand that can be changed into others: the big blind wins the blinds of two.
PLAIN = """variant = "NT"
antes = [0, 0, 0]
blinds_or_straddles = [1, 2, 0]
min_bet = 2
starting_stacks = [100, 100, 100]
actions = ["d dh p1 AsAh", "d dh p2 KsKh", "d dh p3 7c2d", "p3 f", "p1 f"]
"""


def played(text: str) -> Reading[object]:
    """The matches of a text; what could not be read or played is among the faults."""
    found = read_phh(text)
    result = matches_of(found.games)
    return Reading(list(result.games), [*found.faults, *result.faults])


def fault(text: str) -> str:
    """Why the only hand of a text is left out."""
    (found,) = played(text).faults
    return found.reason


def changed(*pairs: tuple[str, str]) -> str:
    """The plain hand with other values for some fields."""
    lines = dict(line.split(" = ", 1) for line in PLAIN.splitlines())
    return "\n".join(f"{name} = {value}" for name, value in {**lines, **dict(pairs)}.items())


# ---- reading ----


@clause("poker", "S3", "R4", "R9", "R20")
def test_a_hand_of_a_tournament_comes_out_as_it_did() -> None:
    (match,) = played(TOURNAMENT).games
    scores = match.record.replay().outcome().scores
    assert scores == (18100000, 5625000, 6675000, 5750000, 9150000, 6525000, 12950000, 7300000)
    options = match.record.game.options
    assert (options.ante, options.ante_by, options.showdown) == (500000, "big_blind", "all_in_open")
    assert match.record.dealer == 7
    assert [(remark.reason, remark.facts["count"]) for remark in match.remarks] == [("phh-moves-added", 1)]


@clause("poker", "R1", "T1")
def test_money_becomes_chips_of_a_cent() -> None:
    first, second = played(MONEY).games
    assert first.record.standing == {"chips": [8160, 19700, 20030]}  # seats 3, 5 and 6
    assert first.record.names == ["Bo", "Cees", "Ann"] and first.record.dealer == 1
    assert first.record.game.options.chip_value == "0.01"
    assert first.record.ending["scores"] == [8060, 19700, 20130]
    assert second.hand.label == "512" and second.hand.place == 2


@clause("poker", "R21")
def test_who_told_no_cards_at_a_showdown_gets_some_that_lose() -> None:
    match = played(MONEY).games[1]
    assert match.record.ending["scores"] == [2300, 2750]
    assert [remark.reason for remark in match.remarks] == ["phh-cards-invented"]


def test_a_hand_that_cannot_be_read_leaves_the_others() -> None:
    reading = played(MONEY.replace("[0.50, 1, 0]", "[0.50, 1, 0") + "\n[9]\nvariant = 'PO'\n")
    assert [match.hand.label for match in reading.games] == ["512"]
    told = [(each.reason, each.place, each.line) for each in reading.faults]
    assert told == [("phh-no-toml", 1, 6), ("phh-variant", 3, 23)]


def test_a_record_of_unequal_stacks_can_be_kept_and_read_again() -> None:
    (match,) = played(TOURNAMENT).games
    again = read_record(match.record.text())
    assert again.standing == match.record.standing
    assert again.replay().outcome() == match.record.replay().outcome()


def test_a_hand_that_stops_in_its_middle_stays_there() -> None:
    (match,) = played(changed(("actions", '["d dh p1 AsAh", "p3 cbr 6", "p1 cc"]'))).games
    state = match.record.replay()
    assert match.record.ending is None and state.actors() == (1,)
    assert state.view(troef.REFEREE).zone("hand-0").as_dict()["cards"] == ["AS", "AH"]


@clause("poker", "R17")
def test_a_check_of_somebody_who_is_not_asked_here_is_passed_over() -> None:
    """The button is all-in for less than the big blind, and the small blind folds: nothing is left to ask."""
    text = changed(
        ("starting_stacks", "[100, 100, 1]"),
        ("actions", '["d dh p2 KsKh", "d dh p3 7c2d", "p3 cc", "p1 f", "p2 cc", "d db 9s7h2c", "d db 9d", "d db 9c"]'),
    )
    (match,) = played(text).games
    assert match.record.ending["scores"] == [99, 102, 0]


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ([("variant", '"FB"')], "phh-variant"),
        ([("variant", '"XX"')], "phh-no-variant"),
        ([("variant", "7")], "phh-field"),
        ([("antes", "[0, 0]")], "phh-field"),
        ([("min_bet", "-2")], "phh-amount"),
        ([("starting_stacks", "[100, inf, 100]")], "phh-stacks-unknown"),
        ([("starting_stacks", "[100, 0, 100]")], "phh-field"),
        ([("starting_stacks", "[100000000007, 100, 100]")], "phh-too-many-chips"),
        ([("players", '["Ann"]')], "phh-field"),
        ([("blinds_or_straddles", "[1, 2, 4]")], "phh-straddle"),
        ([("blinds_or_straddles", "[2, 1, 0]")], "phh-blinds"),
        ([("min_bet", "4")], "phh-bets"),
        ([("antes", "[2, 0, 0]")], "phh-antes"),
        ([("antes", "[0, 2, 0]"), ("starting_stacks", "[100, 3, 100]")], "phh-ante-first"),
        ([("antes", "[5, 5, 5]"), ("starting_stacks", "[100, 100, 3]")], "phh-short-ante"),
        ([("actions", '["d dh p1 AsAh", "d dh p2 AsKh"]')], "phh-card-twice"),
        ([("actions", '["d dh p1 AsAh", "p1 sm KsKh"]')], "phh-other-cards"),
        ([("actions", '["d db 2c3c4c5c6c7c"]')], "phh-board"),
        ([("actions", '["p3 jumps"]')], "phh-action"),
        ([("actions", '["p4 f"]')], "phh-action"),
        ([("actions", '["d dh p1 As"]')], "phh-action"),
        ([("actions", '["p3 cbr lots"]')], "phh-amount"),
        ([("actions", '["p3 cbr 3"]')], "refused"),
        ([("actions", '["p3 f", "p1 f", "p2 cbr 9"]')], "phh-over"),
        ([("starting_stacks", "[100, 1, 100]"), ("actions", '["p3 cc"]')], "phh-short-blind"),
        ([("actions", '["p3 cbr 100", "p1 cc", "p2 f", "d db 2c3c4c", "d db 5c", "d db 6d"]')], "phh-winner-unknown"),
    ],
)
def test_what_is_not_played_here_is_left_out_with_the_reason(changes: list[tuple[str, str]], reason: str) -> None:
    assert fault(changed(*changes)) == reason


# ---- writing ----


def match_of(texts: "list[str]", chips: "list[int]", hands: "dict[int, str]", board: str, **options: object) -> Match:
    """A match whose first hand is played so; the seat on turn makes each move."""
    record = Record(troef.game("poker", **options), len(chips), 0, ["Ann", 'Bo "B"', "Cees"], {"chips": chips})
    match = Match(record)
    match.arrange(hands, board=board)
    for text in texts:
        match.play(match.state.actors()[0], text)
    return match


HANDS = {0: "7C 2D", 1: "AS AH", 2: "KS 10H"}


@clause("poker", "R20", "R21")
def test_a_hand_is_written_as_the_format_has_it() -> None:
    moves = ["raise 6", "call", "fold", "check", "raise 4", "call", "check", "check", "check", "check"]
    match = match_of(moves, [100, 200, 300], HANDS, "3C 5D 9H JC QS", rules="casino")
    reading = hands_of(match.record)
    assert reading.faults == []
    assert write_phh(reading.games) == (
        'variant = "NT"\n'
        "ante_trimming_status = false\n"
        "antes = [0, 0, 0]\n"
        "blinds_or_straddles = [1, 2, 0]\n"
        "min_bet = 2\n"
        "starting_stacks = [200, 300, 100]\n"
        'actions = ["d dh p1 AsAh", "d dh p2 KsTh", "d dh p3 7c2d", "p3 cbr 6", "p1 cc", "p2 f", "d db 3c5d9h", '
        '"p1 cc", "p3 cbr 4", "p1 cc", "d db Jc", "p1 cc", "p3 cc", "d db Qs", "p1 cc", "p3 cc", '
        '"p1 sm AsAh", "p3 sm"]\n'
        "hand = 1\n"
        "seat_count = 3\n"
        "seats = [2, 3, 1]\n"
        'players = ["Bo \\"B\\"", "Cees", "Ann"]\n'
        "finishing_stacks = [212, 298, 90]\n"
    )


@clause("poker", "R4", "R15", "R19")
def test_what_is_written_is_read_as_the_same() -> None:
    tables: list[tuple[list[str], dict[str, object]]] = [
        (["all in", "call", "call"], {"rules": "toernooi", "ante": 2}),
        (
            ["raise 4", "call", "call", "check", "check", "raise 2", "fold", "fold"],
            {"rules": "casino", "betting": "fixed"},
        ),
        (["fold", "fold"], {"rules": "casino", "ante": 1}),
        (["call", "call"], {"rules": "casino"}),
    ]
    for moves, options in tables:
        match = match_of(moves, [100, 200, 300], HANDS, "3C 5D 9H JC QS", **options)
        (hand,) = hands_of(match.record).games
        (again,) = read_phh(write_phh([hand])).games
        assert (again.stacks, again.actions, again.finishing) == (hand.stacks, hand.actions, hand.finishing)
        (replayed,) = matches_of([again]).games
        assert replayed.remarks == ()
        if hand.finishing:
            scores = replayed.record.ending["scores"]
            assert [Decimal(scores[number - 1]) for number in hand.numbers] == list(hand.finishing)


@clause("poker", "R12", "S4", "S5")
@pytest.mark.parametrize(
    ("moves", "options", "reason"),
    [
        (["raise 12", "raise 14", "fold", "fold"], {}, "refused"),  # less than the last raise
        (["fold", "fold"], {"betting": "limit"}, "phh-limit"),
        (["raise 7", "fold", "call", *["check"] * 6], {}, "phh-chips-differ"),  # an odd chip stays on the table
    ],
)
def test_hands_that_the_format_cannot_tell_are_left_out(
    moves: list[str], options: dict[str, object], reason: str
) -> None:
    board = "AC KC QC JC 10C"
    match = match_of(moves, [100, 200, 300], {}, board, **options)
    reading = hands_of(match.record)
    assert reading.games == [] and [each.reason for each in reading.faults] == [reason]


@clause("poker", "S4")
def test_a_hand_with_a_chip_from_the_hand_before_is_left_out() -> None:
    match = match_of(["raise 7", "fold", "call", *["check"] * 6], [100, 200, 300], {}, "AC KC QC JC 10C")
    match.deal(troef.SeededDealer(1))
    for _ in range(2):
        match.play(match.state.actors()[0], "fold")
    assert [each.reason for each in hands_of(match.record).faults] == ["phh-chips-differ", "phh-carried"]


@clause("poker", "P2", "S9")
def test_timeouts_are_written_as_what_they_do_and_buying_in_is_not() -> None:
    options = {"end": "timed", "end_hands": 3, "rebuy": True, "rules": "casino"}
    match = match_of(["all in", "call"], [100, 100, 300], HANDS, "3C 5D 9H JC QS", **options)
    match.play(-3, "timeout")  # the big blind folds
    assert match.state.actors() == (0,)
    match.play(0, "rebuy")
    match.deal(troef.SeededDealer(3))
    match.play(1, "call")
    match.play(2, "fold")
    match.play(-3, "timeout")
    first, second = hands_of(match.record).games
    assert first.actions[3:6] == ("p3 cbr 100", "p1 cc", "p2 f")
    assert isinstance(first, PhhHand) and second.actions[3:5] == ("p3 cc", "p1 f")
