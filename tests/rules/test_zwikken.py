"""Zwikken by the book: deal, bidding and searching, zwik, play, and what it costs."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

import troef
from clauses import clause
from playing import finish, lay, play, refused, texts
from proving import examples
from troef.cards.bits import set_of
from troef.cards.card import cards_text, parse_card, parse_cards
from troef.core.options import OptionError
from troef.core.wire import view_dict
from troef.games.zwikken import ORDERINGS, Result, share_amount, zwik_rank

SLUG = "zwikken"

#: Hands without a zwik; seat 3 deals.
PLAIN = {0: "AS KD 10C", 1: "10H QS JD", 2: "KS AD 10D", 3: "AC JS KC"}


def game(**options: object) -> troef.Game:
    return troef.game(SLUG, **options)


def dealt(hands: "dict[int, str] | None" = None, upcard: str = "QH", stock: str = "", **options: object) -> troef.State:
    """A round of four dealt by seat 3."""
    return lay(game(**options), 4, 3, hands=PLAIN if hands is None else hands, upcard=upcard, stock=stock)


def told(state: troef.State, *words: str) -> troef.State:
    """What whoever is on turn says."""
    for word in words:
        play(state, f"{state.actors()[0]}: {word}")
    return state


def pot(state: troef.State) -> object:
    return state.view(0).fact("pot")


def chips(state: troef.State) -> tuple[int, ...]:
    return state.view(0).totals


# ---- options, pack and deal ----


def test_the_options_are_those_of_the_book() -> None:
    options = game().options
    assert (options.ante, options.ante_when, options.rounds, options.start_chips) == (4, "every_round", 20, 100)
    assert (options.shares, options.upcard_zwik_top) == ("1/4 1/2 3/4 1", False)
    for shares in (["1", "1/3"], "1/3, 1", [1, "1/3"]):
        assert game(shares=shares).options.shares == "1/3 1"
    assert game(shares=[0.25, 0.5, 1.0]).options.shares == "1/4 1/2 1"
    assert game(shares="1 1/1000").options.shares == "1/1000 1"
    assert len(game(shares=[part / 20 for part in range(1, 21)]).options.shares.split()) == 20
    wrong: list[tuple[str, object]] = [("shares", bad) for bad in ("1/2", "0 1", "3/2 1", "1/0 1", "", "x 1", "1 1", 1)]
    wrong += [("ante", 0), ("ante", 101), ("ante_when", "never"), ("rounds", 0), ("rounds", 201), ("start_chips", -1)]
    for name, value in wrong:
        with pytest.raises(OptionError):
            game(**{name: value})


def test_three_to_five_can_play_it() -> None:
    for seats in (2, 6):
        with pytest.raises(ValueError, match="3 to 5"):
            game().start(seats)


@clause(SLUG, "R1", "R2")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_three_cards_one_by_one_from_the_dealers_left_and_the_next_is_trump(seats: int) -> None:
    state = game().start(seats, 1)
    order = troef.SeededDealer(seats).next(state.pack())
    assert len(order) == 20
    state.deal(order)
    for seat in range(seats):
        assert sorted(state.view(seat).hand()) == sorted(order[(seat - 2) % seats : 3 * seats : seats])
    assert state.view(0).zone("upcard").cards == [order[3 * seats]]
    assert state.actors() == (2,)


@clause(SLUG, "R1")
def test_the_deal_goes_to_the_next_player_clockwise() -> None:
    state = told(dealt(), "pas", "pas", "pas", "pas", "stop")
    assert state.awaits_deal and state.dealer == 0


@clause(SLUG, "R3")
def test_everybody_pays_the_ante_every_round() -> None:
    state = dealt()
    assert pot(state) == 16 and chips(state) == (96, 96, 96, 96)
    told(state, *["pass"] * 4, "stop")
    state.deal(state.pack())
    assert pot(state) == 32


@clause(SLUG, "R3", "R10")
def test_where_agreed_the_ante_is_paid_only_into_an_empty_pot() -> None:
    state = told(dealt(stock="10S JC", ante_when="empty_pot"), *["pass"] * 4, "search")
    assert pot(state) == 32
    told(state, *["pass"] * 4, "stop")
    state.deal(state.pack())
    assert pot(state) == 32
    assert pot(lay(troef.game(SLUG, "full-pot"), 4, 3, upcard="QH")) == 16


# ---- bidding ----


@clause(SLUG, "R4", "R5", "T1")
def test_the_dealers_left_speaks_first_and_plays_for_a_share_or_passes() -> None:
    state = dealt()
    assert state.actors() == (0,)
    assert texts(state) == {"pass", "1/4", "1/2", "3/4", "1"}
    moves = view_dict(state.game, state.view(0))["moves"]
    assert [move.get("stake", {}).get("chips") for move in moves] == [None, 4, 8, 12, 16]
    told(state, "pass")
    assert state.actors() == (1,)


@clause(SLUG, "R6", "E1")
def test_who_plays_better_names_a_larger_share() -> None:
    state = told(dealt(), "pass", "ik speel 1/2")
    assert texts(state) == {"pass", "3/4", "1"}
    assert refused(state, "2: 1/2").clause == "R6"
    told(state, "ik speel beter de hele pot")
    assert texts(state) == {"pass", "1"}
    assert (refused(state, "3: 3/4").clause, refused(state, "3: 3/4").reason) == ("R6", "only-whole-pot")


@clause(SLUG, "T1")
def test_who_plays_after_another_says_that_he_plays_better() -> None:
    state = told(dealt(), "1/4", "pas", "1/2")
    told_so = view_dict(state.game, state.view(3))
    assert [said["verb"] for said in told_so["log"]] == ["bid", "pass", "bid-better"]
    assert {move["verb"] for move in told_so["moves"]} == {"pass", "bid-better"}


@clause(SLUG, "R7", "R8", "E2")
def test_who_passed_gets_one_more_chance_and_who_plays_is_not_asked() -> None:
    state = told(dealt(), "pas", "speel 1/4", "pas", "speel beter 1/2")
    assert state.actors() == (0,) and texts(state) == {"pass", "3/4", "1"}
    assert refused(state, "1: 1").reason == "not-your-turn"
    told(state, "pas")
    assert state.actors() == (2,) and texts(state) == {"pass", "3/4", "1"}
    told(state, "3/4")
    view = state.view(0)
    assert view.phase == "play"
    assert [view.badge(seat, "share") for seat in range(4)] == [None, "1/4", "3/4", "1/2"]
    assert refused(state, "0: 1").clause == "R8"


@clause(SLUG, "R8")
def test_when_all_play_there_is_no_second_circle() -> None:
    assert told(dealt(), "1/4", "1/2", "3/4", "1").view(0).phase == "play"


@clause(SLUG, "P1", "R4")
def test_bids_and_cards_out_of_turn_or_time_are_refused() -> None:
    state = dealt()
    assert refused(state, "0: AS").clause == "R4"
    assert refused(state, "0: search").clause == "R10"
    assert refused(state, "1: 1/4").reason == "not-your-turn"
    for text in ("1/3", "bid 2", "bid", "1/4 1/2"):
        with pytest.raises(troef.MoveTextError):
            state.game.parse(text)


# ---- searching ----


@clause(SLUG, "R9", "R10", "T2")
def test_when_all_pass_the_dealer_alone_searches_or_stops() -> None:
    state = told(dealt(), *["pas"] * 4)
    assert state.actors() == (3,) and texts(state) == {"search", "stop"}
    assert refused(state, "3: 1/4").clause == "R10"
    assert refused(state, "3: AC").clause == "R10"
    assert [state.legal(seat) for seat in range(3)] == [[], [], []]
    told(state, "stoppen")
    assert state.awaits_deal and pot(state) == 16 and chips(state) == (96, 96, 96, 96)


@clause(SLUG, "R10", "R11", "R12", "E9")
def test_a_searched_suit_that_was_trump_makes_all_pass_and_two_searches_are_the_end() -> None:
    state = told(dealt(stock="10S AH"), *["pas"] * 4, "zoeken")
    assert pot(state) == 32 and state.actors() == (0,) and state.view(1).fact("trump") == "S"
    told(state, *["pas"] * 4, "zoeken")
    assert state.awaits_deal and pot(state) == 48 and chips(state) == (88, 88, 88, 88)
    assert cards_text(state.view(0).zone("upcard").cards) == "QH 10S AH"


@clause(SLUG, "R12", "R10")
def test_after_a_suit_again_the_dealer_may_search_once_more() -> None:
    state = told(dealt(stock="AH 10S"), *["pas"] * 4, "zoeken")
    assert state.actors() == (3,) and texts(state) == {"search", "stop"} and pot(state) == 32
    told(state, "search")
    assert pot(state) == 48 and texts(state) == {"pass", "1/4", "1/2", "3/4", "1"}
    told(state, *["pas"] * 4)
    assert state.awaits_deal


@clause(SLUG, "R10")
def test_after_a_search_the_same_hands_bid_and_play_with_the_new_trump() -> None:
    state = told(dealt(stock="10S AH"), *["pas"] * 4, "zoeken", "1/2", "pas", "pas", "pas", "pas", "pas", "pas")
    assert cards_text(state.view(2).hand()) == cards_text(sorted(parse_cards(PLAIN[2])))
    play(state, "0: KD", "1: JD", "2: AD", "3: JS")
    assert state.actors() == (3,)


# ---- zwik ----


@clause(SLUG, "R13")
def test_three_of_a_rank_are_a_zwik() -> None:
    def rank(hand: str, turned: str = "AH", top: bool = False) -> int:
        return int(zwik_rank(set_of(parse_cards(hand)), parse_card(turned), top))

    ranks = [rank(hand) for hand in ("AS AD AC", "KS KD KC", "QS QD QC", "JS JD JC", "10S 10D 10C")]
    assert ranks == sorted(ranks, reverse=True) and ranks[-1] >= 0
    assert rank("AS AD KC") == -1
    assert rank("10S 10D 10C", "10H", True) > rank("AS AD AC", "10H", True)


FIVE = {0: "KS KH KD", 1: "QS JH QC", 2: "10S 10H 10D", 3: "QD JS JC", 4: "AS AH AD"}


@clause(SLUG, "R14", "S7", "T3", "E8")
def test_the_highest_zwik_of_a_bidder_wins_without_tricks() -> None:
    state = lay(game(), 5, 4, hands=FIVE, upcard="QH")
    told(state, "1/2", "pas", "1", "pas", "pas", "pas", "pas", "pas")
    assert state.awaits_deal and pot(state) == 30
    assert chips(state) == (106, 96, 76, 96, 96)
    view = state.view(1)
    assert cards_text(view.zone("hand-0").cards) and cards_text(view.zone("hand-2").cards)
    assert view.zone("hand-4").hidden == 3 and view.zone("hand-3").hidden == 3


@clause(SLUG, "R14")
def test_where_agreed_the_zwik_of_the_trump_card_comes_first() -> None:
    for rules, winner in (("book", 0), ("old", 2)):
        state = lay(troef.game(SLUG, rules), 5, 4, hands={**FIVE, 1: "QS JH QC"}, upcard="10C")
        told(state, "1/2", "pas", "1", "pas", "pas", "pas", "pas", "pas")
        assert chips(state)[winner] == max(chips(state))


@clause(SLUG, "R14", "R15")
def test_a_zwik_of_a_passer_does_not_count() -> None:
    state = lay(game(), 5, 4, hands=FIVE, upcard="QH")
    told(state, "pas", "1/4", "pas", "pas", "pas", "pas", "pas", "pas", "pas")
    assert state.view(0).phase == "play" and state.actors() == (0,)


# ---- play ----


@clause(SLUG, "R15", "R16", "E4")
def test_everybody_plays_and_every_card_is_free() -> None:
    state = told(dealt({0: "AS KD 10C", 1: "KS 10H QD"}), "1/4", *["pas"] * 6)
    assert state.actors() == (0,) and texts(state) == {"AS", "KD", "10C"}
    play(state, "0: AS")
    assert texts(state) == {"KS", "10H", "QD"}
    assert refused(state, "1: AD").reason == "not-held"


@clause(SLUG, "R17", "E3")
@pytest.mark.parametrize(
    ("cards", "winner"), [(("AS", "10H", "KS", "AD"), 1), (("AS", "KS", "AD", "AC"), 0), (("10S", "JH", "AH", "QS"), 2)]
)
def test_the_highest_trump_or_card_of_the_suit_takes_the_trick(cards: tuple[str, ...], winner: int) -> None:
    state = told(dealt(dict(enumerate(cards))), "1/4", *["pas"] * 6)
    play(state, *[f"{seat}: {card}" for seat, card in enumerate(cards)])
    assert state.actors() == (winner,)
    assert state.view(0).badge(winner, "tricks") == 1 and not state.view(0).zone("trick").cards


# ---- scoring ----


@clause(SLUG, "S1", "E11")
def test_card_points() -> None:
    order = ORDERINGS[0]
    assert order.points_in(set_of(parse_cards("AS 10S KH JD"))) == 8
    assert order.points_in(set_of(game().pack(4))) == 40


@clause(SLUG, "S2", "S3", "S4", "S5", "S6", "S7", "E5", "E6", "E7", "E8")
@pytest.mark.parametrize(
    ("pot", "shares", "points", "zwik", "changes"),
    [
        (16, (None, "1/2", None, "1"), (7, 9, 2, 6), None, (0, 8, 0, -16)),
        (16, ("3/4", None, None, None), (5, 8, 3, 4), None, (-12, 0, 0, 0)),
        (12, (None, None, "1/4"), (6, 2, 6), None, (0, 0, -3)),
        (20, ("1/2", None, "1", None, None), None, 0, (10, 0, -20, 0, 0)),
        (18, ("1/4", None, None), (9, 2, 0), None, (4, 0, 0)),
        (3, ("1/4", None, None), (3, 6, 0), None, (-1, 0, 0)),
        (16, ("1", "1", None), (9, 2, 0), None, (16, -16, 0)),
        (16, (None, None, None), None, None, (0, 0, 0)),
    ],
)
def test_what_a_round_costs(
    pot: int, shares: tuple[str | None, ...], points: tuple[int, ...] | None, zwik: int | None, changes: tuple[int, ...]
) -> None:
    assert game().settle(Result(pot, shares, points, zwik)) == changes


@clause(SLUG, "S6", "E10")
def test_a_share_is_rounded_down_and_one_chip_at_least() -> None:
    assert (share_amount(18, 1, 4), share_amount(3, 1, 4), share_amount(16, 3, 4)) == (4, 1, 12)


HANDS = {0: "AS AH KD", 1: "10S QS JD", 2: "JS 10D QD", 3: "10C JC QC"}
THREE_TRICKS = [
    *("0: AS", "1: 10S", "2: JS", "3: 10C"),
    *("0: AH", "1: QS", "2: 10D", "3: JC"),
    *("0: KD", "1: JD", "2: QD", "3: QC"),
]


@clause(SLUG, "S3", "S4", "S6")
def test_a_played_round_is_paid_from_the_pot() -> None:
    state = told(dealt(HANDS), "1/2", "pas", "1", "pas", "pas", "pas")
    play(state, *THREE_TRICKS)
    assert chips(state) == (104, 96, 80, 96) and pot(state) == 24
    assert state.sheet[0].cells == (4, -4, -20, -4)


@clause(SLUG, "S5")
def test_a_passer_with_the_most_points_gets_nothing() -> None:
    state = play(told(dealt(HANDS), "pas", "1/2", *["pas"] * 5), *THREE_TRICKS)
    assert chips(state) == (96, 88, 96, 96) and pot(state) == 24


@clause(SLUG, "S8")
def test_the_last_pot_is_shared_and_odd_chips_go_from_the_dealers_left() -> None:
    state = dealt(HANDS, rounds=1, ante=1, start_chips=0)
    play(told(state, "pas", "1/4", *["pas"] * 5), *THREE_TRICKS)
    outcome = state.outcome()
    assert outcome is not None  # each paid 1, seat 1 one more: a pot of 5 for four
    assert (outcome.scores, outcome.winners, outcome.reason) == ((1, -1, 0, 0), (0,), "rounds")


@clause(SLUG, "S8", "T4")
@examples(40)
@given(
    seed=st.integers(0, 10**6),
    seats=st.integers(3, 5),
    ante=st.integers(1, 100),
    start=st.sampled_from([0, 1, 100]),
    when=st.sampled_from(["every_round", "empty_pot"]),
    shares=st.sampled_from(["1", "1/3 1", "1/4 1/2 3/4 1"]),
)
def test_no_chip_comes_or_goes(seed: int, seats: int, ante: int, start: int, when: str, shares: str) -> None:
    state = game(rounds=6, ante=ante, start_chips=start, ante_when=when, shares=shares).start(seats)
    rng, dealer = troef.Rng(seed), troef.SeededDealer(seed)
    while state.outcome() is None:
        if state.awaits_deal:
            state.deal(dealer.next(state.pack()))
        seat = state.actors()[0]
        state.play(seat, int(state.phase.pick(seat, rng)))
        left = pot(state)
        assert isinstance(left, int) and left >= 0
        assert sum(chips(state)) + left == seats * start
    assert pot(state) == 0 and sum(state.outcome().scores) == seats * start


@clause(SLUG, "S8")
def test_after_the_agreed_rounds_most_chips_win() -> None:
    outcome = finish(game(rounds=3).start(4), 5)
    most = max(outcome.scores)
    assert outcome.winners == tuple(seat for seat in range(4) if outcome.scores[seat] == most)


@clause(SLUG, "S4")
def test_a_pot_may_grow_beyond_every_bound() -> None:
    state = game(rounds=200, ante=100).start(5)
    dealer = troef.SeededDealer(1)
    rng = troef.Rng(1)
    while state.outcome() is None:
        if state.awaits_deal:
            state.deal(dealer.next(state.pack()))
        seat = state.actors()[0]
        whole = state.view(0).phase == "bidding"
        state.play(seat, state.legal(seat)[-1] if whole else int(state.phase.pick(seat, rng)))
    assert max(state.outcome().scores) > 2**64
    assert sum(state.outcome().scores) == 500


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("ik pas", "pass"),
        ("IK SPEEL 1/4", "1/4"),
        ("ik speel beter 3/4", "3/4"),
        ("ik speel beter voor driekwart", "3/4"),
        ("ik speel voor de hele pot", "1"),
        ("ik speel AH", "AH"),
        ("bid 1/2", "1/2"),
        ("speel de helft", "1/2"),
        ("speel de hele pot", "1"),
        ("speel AH", "AH"),
        ("play AH", "AH"),
        ("Zoeken", "search"),
    ],
)
def test_what_is_said_at_the_table_is_understood(text: str, move: str) -> None:
    zwikken = game()
    assert zwikken.show(zwikken.parse(text)) == move
