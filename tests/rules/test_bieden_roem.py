"""Bieden by the book: roem, belote, and what a deal does to the trees."""

from typing import Any

import pytest
from bieden_positions import BELOTE, PLAIN, RUN, SLUG, auction_of, book_roem, card_texts, game, play_out, sit
from hypothesis import given
from hypothesis import strategies as st

import troef
from clauses import clause
from playing import play, refused, texts
from troef.cards.bits import cards_in, set_of
from troef.cards.card import cards_text, parse_cards, parse_suit
from troef.core.game import State
from troef.games.bieden import PACK, Result, best_roem

OWN = {"auto_announce": False}


def roem(hand: str, trump: str) -> int:
    return int(best_roem(set_of(parse_cards(hand)), parse_suit(trump))[0])


def settled(**result: Any) -> tuple[int, ...]:
    return game().settle(Result(**result))


# ---- what a hand counts ----


@clause(SLUG, "S2", "S3", "S4", "S5", "E9", "E10", "E11", "E12")
@pytest.mark.parametrize(
    ("hand", "trump", "points"),
    [
        ("KH QH JH 10H 7S 8S AD 9C", "H", 70),
        ("KH QH JH 10H 7S 8S AD 9C", "S", 50),
        ("AS KS QS QH QD QC 7H 8H", "H", 100),
        ("JS JH JD JC 10S 9S 8S 7S", "H", 250),
        ("AH KH QH JH 10H 9H 8H 7S", "H", 120),
        ("AH KH QH JH 10H 9H 8H 7S", "S", 100),
        ("AS KS QS AD KD QD 7H 8C", "D", 60),
        ("AS AH AD AC KS KH KD KC", "S", 200),
        ("JS JH JD JC QS QH QD QC", "S", 300),
        ("9S 9H 9D 9C 7S 7H 7D 7C", "S", 0),
        ("10S 10H 10D 10C 8S 8H 8D 8C", "S", 0),
        ("KH QH 9S 8S 7S AD KD 7C", "H", 20),
        ("KH QH 9S 8S 10D AD KD 7C", "H", 0),
    ],
)
def test_the_roem_of_a_hand(hand: str, trump: str, points: int) -> None:
    assert roem(hand, trump) == points == book_roem(hand, trump)


@clause(SLUG, "S2", "S3", "S4")
@given(st.permutations(list(PACK)), st.sampled_from("SHDC"), st.booleans())
def test_the_roem_of_any_hand_is_the_best_that_can_be_laid(order: list[int], trump: str, high: bool) -> None:
    # high cards, so that there is something to choose between
    cards = sorted(order, key=lambda card: -(card % 16 // 4))[:8] if high else order[:8]
    if len({card // 16 for card in cards}) == 1:
        return
    text = cards_text(cards)
    points, used = best_roem(set_of(cards), parse_suit(trump))
    assert points == book_roem(text, trump)
    shown = cards_text(cards_in(used))
    assert book_roem(shown, trump) == points and set(shown.split()) <= set(text.split())


# ---- announcing and showing ----


@clause(SLUG, "R15", "R16", "R18", "E9")
def test_roem_is_announced_in_the_first_trick_and_shown_in_the_second() -> None:
    state = sit(RUN, *auction_of("100"))
    assert state.view(1).badge(0, "roem") is None
    play(state, "0: KH")
    assert state.view(1).badge(0, "roem") == 70
    assert state.view(1).badge(0, "shown") is None
    play(state, "1: 7H", "2: 9H", "3: 8H")
    assert state.view(1).badge(0, "shown") is None
    play(state, "2: KC")
    assert sorted(state.view(1).badge(0, "shown")) == sorted(["KH", "QH", "JH", "10H"])  # one of them has been played
    play(state, "3: JC", "0: 9C", "1: 8C")
    assert state.view(1).badge(0, "shown") is None
    assert state.view(1).badge(0, "roem") == 70


@clause(SLUG, "R15", "R18")
def test_only_the_playing_side_announces() -> None:
    swapped = {0: RUN[1], 1: RUN[0], 2: RUN[3], 3: RUN[2]}
    state = sit(swapped, *auction_of("100"), "0: 7H", "1: 10H", "2: 8H", "3: 9H")
    assert [state.view(0).badge(seat, "roem") for seat in range(4)] == [None] * 4


@clause(SLUG, "R15")
def test_who_announces_himself_says_it_with_his_card() -> None:
    state = sit(RUN, *auction_of("100"), "0: JH", **OWN)
    assert state.actors() == (0,)
    assert texts(state) == {"no roem", *[f"roem {points}" for points in range(20, 310, 10)]}
    refusal = refused(state, "0: 10H")
    assert (refusal.clause, refusal.reason) == ("R15", "roem-first")
    assert refused(state, "0: roem 55").reason == "no-such-roem"
    play(state, "0: roem 70", "1: 7H", "2: 9H", "2: no roem", "3: 8H")
    refusal = refused(state, "0: roem 70")
    assert (refusal.clause, refusal.reason) == ("R17", "roem-too-late")


@clause(SLUG, "R17", "P2", "S5")
@pytest.mark.parametrize(
    ("said", "counted"),
    [("roem 70", 70), ("roem 50", 70), ("roem 20", 40), ("no roem", 0), ("roem 100", 0), ("roem 300", 0)],
)
def test_what_is_not_announced_or_not_true_does_not_count(said: str, counted: int) -> None:
    """A run of four with king and queen of trump: 50, and 20 that need not be announced."""
    state = sit(RUN, *auction_of("100"), "0: JH", f"0: {said}", "1: 7H", "2: 9H", "2: no roem", "3: 8H", "0: AD", **OWN)
    assert (state.view(1).badge(0, "roem") or 0) == counted
    assert (state.view(1).badge(0, "shown") is not None) == (counted > 0)


# ---- belote ----


def played_to_the_end(hands: dict[int, str], *steps: str, **options: object) -> State:
    return play(sit(hands, *auction_of("100"), early_end=False, **options), *steps)


@clause(SLUG, "S5", "R17", "T4", "E16")
@pytest.mark.parametrize(("first", "second", "points"), [("QH", "KH", 20), ("KH", "QH", None)])
def test_belote_is_for_the_queen_before_the_king(first: str, second: str, points: "int | None") -> None:
    state = played_to_the_end(BELOTE, f"0: {first}", "1: 10H", "2: 9H", "3: 7H")
    assert state.view(1).badge(0, "belote") == (0 if first == "QH" else None)  # said, not yet earned
    play(state, "2: KC", "3: JC", f"0: {second}")
    assert state.view(1).badge(0, "belote") == points


@clause(SLUG, "S5")
def test_belote_takes_both_cards_in_one_hand() -> None:
    hands = dict(BELOTE) | {0: BELOTE[0].replace("KH", "8H"), 3: BELOTE[3].replace("8H", "KH")}
    state = played_to_the_end(hands, "0: QH")
    assert state.view(1).badge(0, "belote") is None


@clause(SLUG, "S5", "R18")
def test_belote_is_for_the_playing_side() -> None:
    swapped = {0: BELOTE[1], 1: BELOTE[0], 2: BELOTE[3], 3: BELOTE[2]}
    state = played_to_the_end(swapped, "0: 10H", "1: QH", "2: 8H", "3: 9H")
    assert all(state.view(0).badge(seat, "belote") is None for seat in range(4))


@clause(SLUG, "S5")
def test_the_twenty_in_a_run_are_not_earned_again() -> None:
    state = played_to_the_end(RUN, "0: QH", "1: 7H", "2: AH", "3: 8H")
    assert state.view(1).badge(0, "belote") is None
    play(state, "2: KC", "3: JC", "0: KH", "1: 8C")
    assert state.view(1).badge(0, "belote") is None
    assert state.view(1).badge(0, "roem") == 70


@clause(SLUG, "S5", "T4")
def test_in_ones_own_voice_belote_must_be_said() -> None:
    state = sit(BELOTE, *auction_of("100"), "0: QH", **OWN)
    refusal = refused(state, "0: belote")
    assert refusal.clause == "R15"
    play(state, "0: no roem")
    assert texts(state) == {"belote", "no belote"}
    assert refused(state, "0: KH").reason == "belote-first"
    for said, points in (("belote", 20), ("no belote", None)):
        after = play(state.copy(), f"0: {said}", "1: 10H", "2: 9H", "2: no roem", "3: 7H", "2: KC", "3: JC", "0: KH")
        assert after.view(1).badge(0, "belote") == points
        assert refused(after, "1: belote").reason == "belote-with-the-queen"


@clause(SLUG, "S5", "P2")
def test_a_false_belote_earns_nothing() -> None:
    hands = dict(BELOTE) | {0: BELOTE[0].replace("KH", "8H"), 3: BELOTE[3].replace("8H", "KH")}
    state = sit(
        hands, *auction_of("100"), "0: QH", "0: no roem", "0: belote", "1: 10H", "2: 9H", "2: no roem", "3: KH", **OWN
    )
    assert state.view(1).badge(0, "belote") == 0


# ---- the trees ----


@clause(SLUG, "S6", "S7", "S8", "E13", "E14")
def test_roem_is_credit() -> None:
    assert settled(bid=180, bidder=0, card_points=112, roem=70) == (-3, 0, -3, 0)
    assert settled(bid=180, bidder=0, card_points=110, roem=70) == (-3, 0, -3, 0)
    assert settled(bid=180, bidder=0, card_points=109, roem=70) == (3, -3, 3, -3)
    assert settled(bid=180, bidder=3, card_points=109, roem=70) == (-3, 3, -3, 3)


@clause(SLUG, "S7", "R21", "R22")
@pytest.mark.parametrize(
    ("bid", "worth"),
    [
        *[(100, 2), (140, 2), (150, 3), (190, 3), (200, 4), (240, 4), (250, 5), (290, 5), ("pandoer", 5)],
        *[(300, 6), (340, 6), (350, 7), (390, 7), ("overleg", 7), (400, 8), (440, 8), (450, 9), (500, 10), (660, 13)],
    ],
)
def test_what_each_bid_is_worth(bid: "int | str", worth: int) -> None:
    made = {"tricks": 8} if isinstance(bid, str) else {"card_points": 141, "roem": 520}
    failed = {"tricks": 7} if isinstance(bid, str) else {"card_points": 0}
    assert settled(bid=bid, bidder=1, **made) == (0, -worth, 0, -worth)
    assert settled(bid=bid, bidder=1, **failed) == (-worth, worth, -worth, worth)
    assert settled(bid=bid, bidder=1, **failed, conceded=True)[1] == worth


@clause(SLUG, "S9", "E2")
def test_a_forced_hundred_costs_the_dealer_nothing() -> None:
    assert settled(bid=100, bidder=3, card_points=99, forced=True) == (-2, 0, -2, 0)
    assert settled(bid=100, bidder=3, card_points=100, forced=True) == (0, -2, 0, -2)
    without = game(forced_fail_opponents_gain=False)
    assert without.settle(Result(bid=100, bidder=3, card_points=99, forced=True)) == (0, 0, 0, 0)


@clause(SLUG, "R23")
def test_an_achttiender_takes_its_tree_to_zero() -> None:
    assert settled(achttiender=1, trees=(4, 9)) == (0, -9, 0, -9)


@pytest.mark.parametrize(
    "result",
    [
        Result(bid=105),
        Result(bid="pandoeren"),
        Result(bidder=4),
        Result(card_points=142),
        Result(card_points=-1),
        Result(roem=15),
        Result(roem=530),
        Result(tricks=9),
        Result(bid=110, forced=True),
        Result(achttiender=4),
        Result(achttiender=1, trees=(0, 5)),
    ],
)
def test_a_result_that_cannot_be_is_an_error(result: Result) -> None:
    with pytest.raises(ValueError):
        game().settle(result)


@clause(SLUG, "S1", "S5", "S6", "S7", "S8", "S9")
@pytest.mark.parametrize("seed", range(60))
def test_whole_deals_beside_a_plain_reading_of_the_book(seed: int) -> None:
    rng = troef.Rng(f"deals {seed}")
    state = game(early_end=False, tree_start=100).start(4, 3)
    state.deal(troef.SeededDealer(f"deals {seed}").next(list(PACK)))
    hands = [cards_text(state.view(seat).hand()) for seat in range(4)]
    bidder = seed % 4
    bid = 100 + 10 * int(rng.below(8))
    play(state, *auction_of(str(bid), bidder))
    play_out(state, seed)
    cards = [(seat, move >> 6) for seat, move in state.view(troef.REFEREE).log if move & 63 == 0]
    trump = "CDHS"[cards[0][1] // 16]
    points = {0: 0, 1: 0}
    for trick in range(0, 32, 4):
        four = cards[trick : trick + 4]
        winner = max(four, key=lambda one: strength(one[1], trump, four[0][1]))[0]
        points[winner % 2] += sum(worth(card, trump) for _, card in four)
    credit = belote = 0
    for seat in (bidder, (bidder + 2) % 4):
        credit += book_roem(hands[seat], trump)
        own = [card_texts([card])[0] for player, card in cards if player == seat]
        in_run = book_roem(hands[seat], trump) > book_roem(hands[seat], "")
        if {"K" + trump, "Q" + trump} <= set(own) and not in_run and own.index("Q" + trump) < own.index("K" + trump):
            belote = 20
    made = points[bidder % 2] + credit + belote >= bid
    assert points[0] + points[1] == 141
    assert (
        state.sheet[0].cells
        == state.game.settle(
            Result(
                bid=bid,
                bidder=bidder,
                card_points=points[bidder % 2],
                roem=credit + belote,
                forced=bid == 100 and bidder == 3,
            )
        )[:2]
    )
    assert (state.sheet[0].cells[bidder % 2] < 0) == made


def strength(card: int, trump: str, led: int) -> tuple[int, int]:
    """R13, R14: how strong a card is in its trick."""
    text = card_texts([card])[0]
    rank, suit = text[:-1], text[-1]
    if suit == trump:
        return 2, -["J", "9", "A", "K", "Q", "10", "8", "7"].index(rank)
    return (1 if card // 16 == led // 16 else 0), -["A", "K", "Q", "J", "10", "9", "8", "7"].index(rank)


def worth(card: int, trump: str) -> int:
    text = card_texts([card])[0]
    table = {"J": 20, "9": 14} if text[-1] == trump else {"J": 1, "9": 0}
    return ({"A": 11, "K": 3, "Q": 2, "10": 10, "8": 0, "7": 0} | table)[text[:-1]]


# ---- what worlds and bids say ----


@clause(SLUG, "R15", "R16")
@pytest.mark.parametrize("options", [{}, OWN])
def test_a_world_has_the_roem_that_was_announced(options: dict[str, bool]) -> None:
    said = ("0: roem 70",) if options else ()
    nothing = ("2: no roem",) if options else ()
    state = sit(RUN, *auction_of("100"), "0: JH", *said, **options)
    rng = troef.Rng("worlds")
    if not options:
        for _ in range(5):
            world = next(state.game.worlds(state.view(1), rng))
            hand = cards_text([*world.view(troef.REFEREE).zone("hand-0").cards, *parse_cards("JH")])
            assert book_roem(hand, "H") == 70
    play(state, "1: 7H", "2: 9H", *nothing, "3: 8H", "0: AD")
    world = next(state.game.worlds(state.view(1), rng))
    assert {"KH", "QH", "10H"} <= set(card_texts(world.view(troef.REFEREE).zone("hand-0").cards))


@clause(SLUG, "R15")
@pytest.mark.parametrize(
    ("hand", "points"),
    [("JS JH JD JC 9S 7H 8D 10C", 200), ("KS QS JS 10S 9S 7H 8D 10C", 120), ("AS KS QS AH KH QH 8D 8C", 60)],
)
def test_a_world_has_roem_that_is_rare(hand: str, points: int) -> None:
    lead = hand.split()[0]
    state = sit({0: hand}, *auction_of("300"), f"0: {lead}")
    assert state.view(1).badge(0, "roem") == points
    rng = troef.Rng("rare")
    for _ in range(3):
        world = next(state.game.worlds(state.view(1), rng)).view(troef.REFEREE)
        dealt = cards_text([*world.zone("hand-0").cards, *parse_cards(lead)])
        assert book_roem(dealt, "S") == points


def test_every_bid_says_what_is_at_stake() -> None:
    view = sit(PLAIN).view(0)
    described = game().language.describe_all(view.moves, view)
    by_text = {str(move["text"]): move for move in described}
    assert by_text["100"]["amount"] == {"min": 100, "max": 140, "step": 10}
    assert by_text["100"]["stake"] == {"key": "tree", "points": 2}
    assert by_text["pandoer"]["verb"] == "pandoer"
    view = sit(PLAIN, "0: pass", "1: pass", "2: pass").view(3)
    described = game().language.describe_all(view.moves, view)
    assert described[0]["stake"] == {"key": "forced", "points": 2}
