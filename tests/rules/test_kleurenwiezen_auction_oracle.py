"""The main auction of kleurenwiezen against the book told once more."""

import pytest
from kleurenwiezen_oracle import EVERYTHING, AuctionByTheBook
from kleurenwiezen_positions import (
    ALL_SPECIALS,
    SLIMS,
    SLUG,
    game,
    hand,
    past_troel,
)

import troef
from clauses import clause
from playing import play, texts

#: How often things are said: passing ends auctions, asking makes them.
WEIGHTS = {"pass": 12, "ask": 40, "join": 30, "raise": 25, "keep": 40, "wait": 40, "solo": 15}


def likely(text: str, rng: troef.Rng, quiet: bool) -> int:
    """The weight of a saying in a random auction: low bids more often than high ones."""
    verb, _, rest = text.partition(" ")
    weight = WEIGHTS.get(verb, 1 if quiet else 3)
    if verb in ("join", "raise") and int(rest.split()[-1]) > 10:
        return weight // 10 + 1
    return weight


@clause(SLUG, "R16", "R17", "R18", "R19", "R20", "R21", "R22", "R23", "R24", "R25", "R26", "R27", "R28", "R29", "R30")
@pytest.mark.parametrize("seed", range(8))
def test_random_auctions_allow_exactly_what_the_book_allows(seed: int) -> None:
    rng = troef.Rng(f"auction {seed}")
    dealer = troef.SeededDealer(f"auction {seed}")
    rulebook = game()
    for number in range(40):
        state = rulebook.start(4, number % 4)
        state.deal(dealer.next(state.pack()))
        past_troel(state)
        if state.phase.name() != "auction":
            continue
        book = AuctionByTheBook((number + 1) % 4, {seat: hand(state, seat) for seat in range(4)})
        while book.turn() is not None:
            seat = book.turn()
            assert state.actors() == (seat,), book.said
            legal = texts(state)
            assert legal == book.legal(), book.said
            urn = [text for text in sorted(legal) for _ in range(likely(text, rng, number % 2 == 0))]
            text = urn[rng.below(len(urn))]
            book.say(text)
            play(state, f"{seat}: {text}")
        ending = book.ending()
        if ending is None:
            assert state.awaits_deal
            continue
        contract, suit, players = ending
        view = state.view(troef.SPECTATOR)
        assert view.fact("contract") == contract.replace(" ", "-")
        assert (view.fact("trump") or "NT") == (suit or "NT")
        assert {seat for seat in range(4) if view.badge(seat, "contract")} == players


@clause(SLUG, "R16", "R31")
def test_everything_that_is_not_allowed_is_refused_with_a_clause() -> None:
    rulebook = game()
    moves = {text: rulebook.parse(text) for text in EVERYTHING}
    for seed in range(30):
        rng = troef.Rng(f"refusals {seed}")
        state = rulebook.start()
        state.deal(troef.SeededDealer(f"refusals {seed}").next(state.pack()))
        past_troel(state)
        while state.phase.name() == "auction":
            seat = state.actors()[0]
            legal = state.legal(seat)
            for text, move in moves.items():
                refusal = state.refusal(seat, move)
                assert (refusal is None) == (move in legal), text
                assert refusal is None or refusal.clause, text
            assert rulebook.parse("pass") in legal
            state.play(seat, legal[rng.below(min(len(legal), 9))])


def test_slims_are_ten() -> None:
    assert len(SLIMS) == 10 and len(ALL_SPECIALS) == 26
