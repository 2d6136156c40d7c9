"""Shithead against an independent referee, and what always holds."""

from itertools import combinations

from hypothesis import given
from hypothesis import strategies as st

import troef
from clauses import clause
from playing import finish, texts
from proving import examples
from shithead_positions import RANKS, cards, held, pile
from troef import REFEREE
from troef.bots.shithead import RulePlayer
from troef.core.dealer import SeededDealer
from troef.games.shithead import ShitheadState


def playable(state: ShitheadState, seat: int) -> set[str]:
    """What a seat on turn may do, from the sight of the referee and the words of R10 to R28."""
    hand, table, blind = (cards(state, f"{zone}-{seat}") for zone in ("hand", "open", "blind"))
    lying = pile(state)
    mine = hand or table
    if not mine:
        places = state.view(seat).memory[f"blind-{seat}"]
        assert isinstance(places, list) and len(places) == len(blind)
        return {f"blind {place + 1}" for place in places}
    top = lying[-1][:-1] if lying else None
    found = set()
    for size in range(1, 5):
        for chosen in combinations(sorted(mine, key=lambda card: "SHDC".index(card[-1])), size):
            ranks = {card[:-1] for card in chosen}
            if len(ranks) > 1:
                continue
            rank = ranks.pop()
            if top is None or top == "2" or rank in ("2", "10") or RANKS.index(rank) >= RANKS.index(top):
                found.add(" ".join(chosen))
    if lying:
        found |= {"pickup"} if hand else {f"pickup {card}" for card in table}
    return found


@clause("shithead", "R10", "R12", "R15", "R18")
@examples(30)
@given(seed=st.integers(0, 10**6), seats=st.integers(2, 5))
def test_whole_rounds_go_as_another_referee_says(seed: int, seats: int) -> None:
    state = troef.game("shithead").start(seats, seed % seats)
    assert isinstance(state, ShitheadState)
    state.deal(SeededDealer(seed).next(state.pack()))
    rng = troef.Rng(seed)
    bots = [RulePlayer(state.game, seed + seat) for seat in range(seats)]
    while state.outcome() is None:
        seat = state.actors()[0]
        view = state.view(seat)
        if view.phase == "play" and seed % 3:
            assert texts(state, seat) == playable(state, seat)
        stock = state.view(REFEREE).zone("stock").cards
        everything = [card for zone in state.view(REFEREE).zones for card in zone.cards]
        assert sorted(everything) == sorted(state.pack())
        if view.phase == "play":
            assert len(view.hand()) >= 3 or not stock
        random = rng.below(4) == 0 and len(view.moves) > 1
        move = view.moves[rng.below(len(view.moves))] if random else bots[seat].choose(view, 0.1)
        state.play(seat, move)
        if state.outcome() is None and not stock:  # R16, R17, R20, R21, R22
            inside = [other for other in range(seat + 1, seat + seats) if held(state, other % seats)]
            assert state.actors()[0] in (inside[0] % seats, *([seat] if held(state, seat) and not pile(state) else []))
    outcome = state.outcome()
    assert outcome is not None and sum(outcome.scores) >= 1
    for seat in range(seats):
        assert held(state, seat) or not outcome.scores[seat]
        assert (seat in outcome.winners) == (outcome.scores[seat] == min(outcome.scores))


@clause("shithead", "R35")
@examples(10)
@given(seed=st.integers(0, 10**6), seats=st.integers(2, 5), rounds=st.integers(1, 2))
def test_random_matches_end_with_a_shithead_for_every_round(seed: int, seats: int, rounds: int) -> None:
    state = troef.game("shithead", rounds=rounds).start(seats)
    outcome = finish(state, seed)
    assert len(state.sheet) == rounds
    assert all(1 <= sum(row.cells) <= seats for row in state.sheet)
    assert sum(outcome.scores) == sum(sum(row.cells) for row in state.sheet)
