"""Bridge beside endplay (and the double dummy solver DDS in it): the same legal cards, tricks, contracts and scores.

endplay scores duplicate bridge: one deal stands alone. Rubber bridge has the same tables with these differences, which
`duplicate` takes away before comparing:

* duplicate adds 50 for a part score, 300 for a game that is not vulnerable and 500 for one that is; in the rubber a
  game changes what follows (vulnerability, a new line) and its bonus comes with the rubber (S9, S10);
* in the rubber, part scores of earlier deals help to reach game (S9); duplicate knows none;
* honours (S12) are not part of duplicate.

What must coincide: trick points with their doubling (S2, S3), overtricks (S6), undertricks (S7), slams (S5) and the 50
or 100 for a doubled contract that is made (S4).
"""

import random
from io import StringIO
from typing import Any

import pytest
from others import Engine

import troef
from troef.cards.card import card_text
from troef.core.match import Match
from troef.core.record import Record
from troef.formats.bridge import matches_of
from troef.formats.pbn import boards_of, read_pbn, write_pbn
from troef.formats.pbn.writing import deal_text
from troef.games.bridge import Result
from troef.games.bridge.auction import LADDER

types: Any = Engine("endplay.types")
pbn: Any = Engine("endplay.parsers.pbn")

SEATS = "NESW"
#: Deals played to the end: together more than 10,000 tricks.
DEALS = 880
#: One position in this many is asked for its legal cards: the solver takes its time.
ASKED = 7


@pytest.fixture(autouse=True)
def _plain_letters(monkeypatch: pytest.MonkeyPatch) -> None:
    """endplay writes suits as letters, as we do."""
    monkeypatch.setattr(pytest.importorskip("endplay.config"), "use_unicode", False)


def duplicate(contract: str, doubled: int, vulnerable: bool, tricks: int) -> int:
    """What endplay gives declarer's side, without the bonus that duplicate has for a game or a part score."""
    penalty = ("", "x", "xx")[doubled]
    over = tricks - 6 - int(contract[0])
    result = "=" if over == 0 else f"{over:+d}"
    level, strain = contract[0], contract[1:].replace("NT", "N")
    theirs = types.Contract(f"{level}{strain}N{penalty}{result}")
    score = int(theirs.score(types.Vul.both if vulnerable else types.Vul.none))
    if over < 0:
        return score
    first, each = {"C": (20, 20), "D": (20, 20), "N": (40, 30)}.get(strain, (30, 30))
    points = (first + (int(level) - 1) * each) * (1, 2, 4)[doubled]
    return score - (50 if points < 100 else 500 if vulnerable else 300)


def test_contracts_score_the_same() -> None:
    """Every contract there is, in all its states: 35 × 3 × 2 × 14 = 2,940, and 10,000 at random as a desk asks them."""
    settle = troef.game("bridge").settle
    rng = random.Random(1)
    cases = [(bid, x, v, t) for bid in LADDER.names for x in range(3) for v in (False, True) for t in range(14)]
    cases += [rng.choice(cases) for _ in range(10_000)]
    for contract, doubled, vulnerable, tricks in cases:
        scores = settle(Result(contract, doubled, rng.randrange(4) & 2, tricks, vulnerable))
        assert scores[0] - scores[1] == duplicate(contract, doubled, vulnerable, tricks), (contract, doubled, tricks)


def endplay_card(card: int) -> Any:
    text = card_text(card).replace("10", "T")
    return types.Card(text[1] + text[0])


def call_randomly(state: troef.State, rng: random.Random) -> list[str]:
    """Calls until the auction is over, low ones more often than not."""
    calls = []
    while state.actors() and state.phase.name() == "auction":
        (seat,) = state.actors()
        moves = state.legal(seat)
        move = moves[0] if rng.random() < 0.5 else rng.choice(moves[:9])
        calls.append(state.game.show(move))
        state.play(seat, move)
    return calls


def test_tricks_and_contracts_are_the_same() -> None:
    """Winner of every trick, whose turn it is, legal cards of every seventh position, contract and declarer."""
    game = troef.game("bridge")
    rng = random.Random(2)
    tricks = positions = 0
    for number in range(DEALS):
        state = game.start(4, number % 4)
        state.deal(troef.SeededDealer(number).next(state.pack()))
        hands = tuple(int(hand) for hand in state.tricks.hands)
        calls = call_randomly(state, rng)
        if state.awaits_deal:
            continue
        theirs = types.Contract.from_auction(
            types.Player.find(SEATS[number % 4]), [types.Bid(_call(call)) for call in calls]
        )
        view = state.view(0)
        assert _parts(theirs) == (view.fact("contract"), SEATS[int(state.declarer)])
        deal = types.Deal(deal_text(hands), first=theirs.declarer.lho, trump=theirs.denom)
        while state.actors():
            (seat,) = state.actors()
            hand = int(state.tricks.turn)
            assert deal.curplayer.abbr == SEATS[hand]
            moves = state.legal(seat)
            if rng.randrange(ASKED) == 0:
                positions += 1
                assert sorted(map(str, deal.legal_moves())) == sorted(str(endplay_card(move >> 6)) for move in moves)
            move = rng.choice(moves)
            deal.play(endplay_card(move >> 6))
            state.play(seat, move)
            tricks += not deal.curtrick
    assert tricks >= 10_000
    assert positions >= 5_000


def _call(call: str) -> str:
    return {"pass": "pass", "double": "x", "redouble": "xx"}.get(call, call.replace("NT", "N"))


def _parts(theirs: Any) -> tuple[str, str]:
    """A contract and its declarer in our words."""
    strain = {"N": "NT"}.get(theirs.denom.abbr[:1], theirs.denom.abbr)
    return f"{theirs.level}{strain}{theirs.penalty.abbr.upper()}", theirs.declarer.abbr


# ---- Portable Bridge Notation ----


def played(seed: int, deals: int) -> Record:
    match = Match(Record(troef.game("bridge"), 4, seed % 4, ["Noor", "Els", "Sam", "Wim"]))
    rng = random.Random(seed)
    for number in range(deals):
        match.deal(troef.SeededDealer(f"{seed} {number}"))
        while match.state.actors():
            (seat,) = match.state.actors()
            moves = match.state.legal(seat)
            if match.state.phase.name() == "auction":
                moves = moves[:1] if rng.random() < 0.5 else moves[:9]
            match.play(seat, rng.choice(moves))
        if match.state.outcome() is not None:
            break
    return match.record


@pytest.mark.parametrize("seed", range(6))
def test_endplay_reads_what_we_write(seed: int) -> None:
    boards = boards_of(played(seed, 4))
    theirs = pbn.loads(write_pbn(boards))
    assert len(theirs) == len(boards)
    for ours, read in zip(boards, theirs, strict=True):
        assert read.deal.to_pbn() == deal_text(ours.hands)
        assert read.dealer.abbr == SEATS[ours.dealer]
        assert read.vul == types.Vul.find(ours.vulnerable)
        assert [str(bid) for bid in read.auction] == [str(types.Bid(_call(call))) for call in ours.calls]
        if ours.declarer >= 0:
            assert _parts(read.contract) == (ours.contract, SEATS[ours.declarer])
            assert [str(card) for card in read.play] == [str(endplay_card(card)) for card in ours.cards]
            assert read.contract.result == ours.tricks - 6 - int(ours.contract[0])


@pytest.mark.parametrize("seed", range(6))
def test_we_read_what_endplay_writes(seed: int) -> None:
    record = played(seed, 4)
    boards = boards_of(record)
    text = StringIO()
    pbn.dump(pbn.loads(write_pbn(boards)), text)
    again = read_pbn(text.getvalue()).games
    assert [(b.dealer, b.hands, b.vulnerable, b.calls, b.cards) for b in again] == [
        (b.dealer, b.hands, b.vulnerable, b.calls, b.cards) for b in boards
    ]
    (match,) = matches_of(troef.game("bridge"), again).games
    rows = [row.as_dict() for row in match.record.replay().sheet]
    assert rows == [row.as_dict() for row in record.replay().sheet]
