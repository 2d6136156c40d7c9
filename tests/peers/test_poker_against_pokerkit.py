"""Poker beside PokerKit, hand by hand, with PHH between them: the same chips in the end.

What we write PokerKit plays again; what it plays we read and play again. The two differ, by the rule book, in this:

* chips that cannot be divided: PokerKit gives all of them to the first winner (S4), so amounts are such here that
  nearly every pot can be shared by up to six;
* a big blind with too few chips: here a whole big blind is to call (R5), in PHH what lies there; such a hand is left
  out;
* the ante of the big blind: here it comes after the blind (A15), in PHH before it; where both cannot be paid the hand
  is left out;
* a short all-in as the first bet of a round reopens the betting there, and not here (R14);
* with fixed amounts the big blind is the first of four bets here (R9, A15), and two players have no bound; there four
  raises are the bound for all.
"""

import random
from typing import Any

import pytest

import troef
from clauses import clause
from troef.core.match import Match
from troef.core.moves import payload_of
from troef.core.record import Record
from troef.formats.phh import hands_of, matches_of, read_phh, write_phh

pokerkit: Any = pytest.importorskip("pokerkit")

#: Amounts are multiples of this: a pot can be shared by up to six.
UNIT = 60
PLAYERS = (2, 3, 4, 6)
MATCHES = 12
HANDS = 400

TABLES: "list[dict[str, object]]" = [
    {"rules": "casino"},
    {"rules": "toernooi", "ante": 2 * UNIT},
    {"rules": "casino", "ante": 3 * UNIT, "big_blind": 10 * UNIT, "starting_stack": 60 * UNIT},
    {"rules": "casino", "betting": "fixed", "big_blind": 4 * UNIT},
    {"rules": "toernooi", "ante": 10 * UNIT, "big_blind": 10 * UNIT, "starting_stack": 120 * UNIT},
]


def played(game: troef.Game, rng: random.Random) -> Record:
    """Up to ten hands of a match in which calls are more usual than folds."""
    seats = rng.choice(PLAYERS)
    match = Match(Record(game, seats, rng.randrange(seats)))
    dealer = troef.SeededDealer(str(rng.random()))
    while match.state.outcome() is None and (match.state.deal_number < 10 or not match.state.awaits_deal):
        if match.state.awaits_deal:
            match.deal(dealer)
            continue
        seat = match.state.actors()[0]
        fold, other, *raises = match.state.legal(seat)
        moves = [fold, other, other, other]
        if raises:
            whole = [move for move in raises if payload_of(move) % UNIT == 0] or raises
            moves += [raises[0], rng.choice(whole[: 1 + len(whole) // 10]), rng.choice(whole)]
        match.play(seat, rng.choice(moves))
    return match.record


def stacks_after(text: str) -> "list[list[int]]":
    """The chips after each hand of a file, as PokerKit plays it."""
    history = pokerkit.HandHistory
    hands = list(history.loads_all(text)) if text.startswith("[") else [history.loads(text)]
    after = []
    for hand in hands:
        *_, state = hand
        after.append([] if state.status else [int(stack) for stack in state.stacks])
    return after


@clause("poker", "R5", "R8", "R9", "R11", "R12", "R15", "R17", "R19", "S2", "S3")
@pytest.mark.filterwarnings("ignore::UserWarning")
@pytest.mark.parametrize("options", TABLES, ids=lambda options: "-".join(str(value) for value in options.values()))
def test_pokerkit_plays_what_we_write_to_the_same_chips(options: "dict[str, object]") -> None:
    rng = random.Random(str(options))
    whole = {"starting_stack": 200 * UNIT, "big_blind": 2 * UNIT, **options}
    found, exactly = 0, 0
    for _ in range(MATCHES):
        reading = hands_of(played(troef.game("poker", **whole), rng))
        assert {fault.reason for fault in reading.faults} <= {"phh-short-blind", "phh-raises"}
        told = [[int(chips) for chips in hand.finishing] for hand in reading.games]
        after = stacks_after(write_phh(reading.games)) if told else []
        for ours, theirs in zip(told, after, strict=True):
            assert sum(ours) == sum(theirs)
            assert all(abs(one - other) < max(PLAYERS) for one, other in zip(ours, theirs, strict=True))
            exactly += ours == theirs
        found += len(told)
    assert found > 4 * MATCHES and exactly > 0.98 * found


AUTOMATIONS = [
    "ANTE_POSTING",
    "BET_COLLECTION",
    "BLIND_OR_STRADDLE_POSTING",
    "CARD_BURNING",
    "HOLE_DEALING",
    "BOARD_DEALING",
    "HOLE_CARDS_SHOWING_OR_MUCKING",
    "HAND_KILLING",
    "CHIPS_PUSHING",
    "CHIPS_PULLING",
]


def table_of(rng: random.Random) -> "tuple[Any, list[int]]":
    """A table of PokerKit and everybody's chips."""
    players = rng.choice(PLAYERS)
    big = rng.choice([2, 4, 10]) * UNIT
    antes = [0] * players
    kind = rng.choice(["none", "everybody", "big blind"])
    if kind == "everybody":
        antes = [rng.choice([1, 2]) * UNIT] * players
    elif kind == "big blind":
        antes[1] = big
    blinds = [big // 2, big] + [0] * (players - 2)
    automations = tuple(getattr(pokerkit.Automation, name) for name in AUTOMATIONS)
    if rng.random() < 0.7:
        game = pokerkit.NoLimitTexasHoldem(automations, kind == "everybody", antes, blinds, big)
    else:
        game = pokerkit.FixedLimitTexasHoldem(automations, kind == "everybody", antes, blinds, big, 2 * big)
    return game, [rng.choice([rng.randint(1, 30), rng.randint(5, 100), 100]) * UNIT for _ in range(players)]


def play_on(state: Any, rng: random.Random) -> None:
    """Let the player on turn do something."""
    moves = ["call"] * 4 if state.can_check_or_call() else []
    moves += ["fold"] if state.can_fold() else []
    moves += ["raise"] * 3 if state.can_complete_bet_or_raise_to() else []
    move = rng.choice(moves)
    if move == "call":
        state.check_or_call()
    elif move == "fold":
        state.fold()
    else:
        least = state.min_completion_betting_or_raising_to_amount
        most = state.max_completion_betting_or_raising_to_amount
        state.complete_bet_or_raise_to(rng.choice([least, most, min(most, least + UNIT * rng.randint(0, 20))]))


#: Where the two differ, as said above: reasons, and clauses of refusals.
DIFFERENCES = {"phh-short-blind", "phh-ante-first", "R14", "R15"}


@clause("poker", "R5", "R8", "R9", "R11", "R12", "R14", "R15", "R17", "R19", "S2", "S3", "S4")
@pytest.mark.filterwarnings("ignore::UserWarning")
def test_what_pokerkit_plays_comes_to_the_same_chips_here() -> None:
    rng = random.Random("pokerkit")
    random.seed("pokerkit")  # PokerKit shuffles with it
    same = 0
    for _ in range(HANDS):
        game, stacks = table_of(rng)
        state = game(stacks, len(stacks))
        while state.status:
            play_on(state, rng)
        trims = game.ante_trimming_status
        reading = read_phh(pokerkit.HandHistory.from_game_state(game, state, ante_trimming_status=trims).dumps())
        matches = matches_of(reading.games)
        for fault in [*reading.faults, *matches.faults]:
            refusal = fault.facts.get("refusal")
            assert (refusal.clause if refusal else fault.reason) in DIFFERENCES, fault
        for match in matches.games:
            same += 1
            outcome = match.record.replay().outcome()
            assert outcome is not None and list(outcome.scores) == [int(stack) for stack in state.stacks]
            assert match.remarks == ()
    assert same > 3 * HANDS // 4
