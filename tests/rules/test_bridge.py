"""Bridge by the book: options, deal, auction."""

from typing import Any

import pytest
from bridge_positions import SLUG, WHOLE_SUITS, E, N, S, W, call, contract, dealt, game, play_randomly, suits

import troef
from clauses import clause
from playing import lay, play, refused, texts
from troef.cards.card import card_text
from troef.core.options import OptionError
from troef.games.bridge import PACK
from troef.games.bridge.auction import LADDER

SOCIAL = {"T1": "no talking or signalling: a table has no chat while a deal is on"}

CALLS = [f"{level}{strain}" for level in range(1, 8) for strain in ("C", "D", "H", "S", "NT")]


def bids_over(bid: str) -> set[str]:
    return set(CALLS[CALLS.index(bid) + 1 :])


# ---- facts of the game and its options ----


@clause(SLUG, "R1")
def test_four_players_in_two_pairs() -> None:
    for seats in (2, 3, 5):
        with pytest.raises(ValueError, match="4"):
            game().start(seats)
    assert dealt().view(N).columns == [[N, S], [E, W]]


@clause(SLUG, "R2")
def test_the_whole_pack_without_jokers() -> None:
    ranks = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]
    assert {card_text(card) for card in game().pack(4)} == {rank + suit for rank in ranks for suit in "SHDC"}
    assert len(game().pack(4)) == 52


@clause(SLUG, "R3", "R6")
@pytest.mark.parametrize("dealer", range(4))
def test_any_seat_may_deal_first_and_the_dealer_speaks_first(dealer: int) -> None:
    state = dealt(dealer=dealer)
    order = []
    for _ in range(4):
        order.append(state.actors()[0])
        call(state, "P")
    assert order == [(dealer + place) % 4 for place in range(4)]


@clause(SLUG, "R4")
@pytest.mark.parametrize("dealer", range(4))
def test_thirteen_cards_each_one_at_a_time_from_the_dealers_left(dealer: int) -> None:
    state = game().start(4, dealer)
    state.deal(list(PACK))
    view = state.view(troef.REFEREE)
    for place in range(4):
        seat = (dealer + 1 + place) % 4
        assert sorted(view.zone(f"hand-{seat}").cards) == sorted(PACK[place::4])


@clause(SLUG, "R5", "R17")
def test_the_next_on_the_left_deals_after_every_deal() -> None:
    state = dealt("P P P P", dealer=S)
    assert state.awaits_deal and int(state.dealer) == W
    state.deal(troef.SeededDealer(1).next(state.pack()))
    call(state, "1C P P P")
    play_randomly(state, 1)
    assert state.awaits_deal and int(state.dealer) == N


@clause(SLUG, "P3")
def test_a_wrong_pack_is_no_deal() -> None:
    for wrong in (PACK[:51], [*PACK[:51], PACK[0]], [*PACK[:51], 14], [*PACK, PACK[0]]):
        state = game().start(4)
        with pytest.raises(troef.DealError):
            state.deal(wrong)
        assert state.awaits_deal and state.deal_number == 0
    with pytest.raises(troef.DealError):
        game().arrange({0: suits("AKQJ1098765432", "A")})


def test_the_options_are_those_of_the_book() -> None:
    options = game().options
    assert (options.honours, options.convention_disclosure, options.deal_limit) == (False, "off", None)


@pytest.mark.parametrize(
    ("rules", "changed"),
    [
        ("book", {}),
        ("honours", {"honours": True}),
        ("four-deals", {"deal_limit": 4}),
        ("tournament", {"convention_disclosure": "on"}),
    ],
)
def test_presets(rules: str, changed: dict[str, object]) -> None:
    options = game(rules=rules).options
    usual = {"honours": False, "convention_disclosure": "off", "deal_limit": None}
    assert {name: getattr(options, name) for name in usual} == usual | changed


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("honours", "maybe"),
        ("honours", 1),
        ("convention_disclosure", "yes"),
        ("convention_disclosure", True),
        ("deal_limit", 0),
        ("deal_limit", -1),
        ("deal_limit", 2.5),
        ("deal_limit", True),
        ("deal_limit", "few"),
        ("agreements_02", "x" * 201),
    ],
)
def test_a_value_that_is_not_allowed_is_named(name: str, value: object) -> None:
    with pytest.raises(OptionError) as caught:
        game(**{name: value})
    assert caught.value.key == "bad-option"
    assert caught.value.facts["name"] == name


def test_an_unknown_option_names_the_nearest() -> None:
    with pytest.raises(OptionError) as caught:
        game(honors=True)
    assert caught.value.facts["nearest"] == "honours"


# ---- bids ----


@clause(SLUG, "R7", "R9", "R10")
def test_thirty_five_bids_from_one_club_to_seven_no_trump() -> None:
    assert list(LADDER.names) == CALLS
    state = dealt()
    assert texts(state) == {*CALLS, "pass"}
    for bid in CALLS:
        assert texts(dealt(bid)) == {"pass", "double", *bids_over(bid)}


@clause(SLUG, "R8", "E2")
def test_what_a_bid_undertakes_is_said_beside_it() -> None:
    state = dealt()
    stakes: dict[Any, Any] = {facts["text"]: facts["stake"] for facts in described(state, N) if "stake" in facts}
    for bid in CALLS:
        assert stakes[bid]["need"] == int(bid[0]) + 6
    assert stakes["2H"] == {"key": "contract", "need": 8, "won": 60, "lost": 50}
    assert stakes["4S"] == {"key": "game", "need": 10, "won": 120, "lost": 50}
    assert stakes["6NT"] == {"key": "slam", "need": 12, "won": 190 + 500, "lost": 50}
    doubled = {facts["text"]: facts for facts in described(call(state, "4H"), E)}["double"]
    assert doubled["stake"] == {"key": "game", "need": 10, "won": 240 + 50, "lost": 100}


def described(state: troef.State, seat: int) -> list[dict[str, object]]:
    view = state.view(seat)
    return state.game.language.describe_all(view.moves, view)


def test_faces_get_level_and_suit_of_a_bid() -> None:
    facts = {move["text"]: move for move in described(dealt(), N)}
    assert (facts["3H"]["verb"], facts["3H"]["suit"], facts["3H"]["amount"]) == ("bid", "H", one_amount(3))
    assert (facts["2NT"]["verb"], facts["2NT"]["amount"]) == ("bid-nt", one_amount(2))
    assert "suit" not in facts["2NT"]
    said = dealt("1C P 1H X").view(N)
    assert [line["verb"] for line in said_in(said)] == ["bid", "pass", "bid", "double"]


def said_in(view: troef.View) -> list[dict[str, object]]:
    return game().language.describe_log(view)


def one_amount(amount: int) -> dict[str, int]:
    return {"min": amount, "max": amount, "step": 1}


@clause(SLUG, "R10", "P1")
@pytest.mark.parametrize(("high", "bid"), [("1C", "1C"), ("2H", "2D"), ("2H", "1NT"), ("3NT", "3S"), ("7NT", "7NT")])
def test_an_insufficient_bid_is_refused(high: str, bid: str) -> None:
    state = dealt(high)
    refusal = refused(state, f"1: {bid}")
    assert (refusal.clause, refusal.reason) == ("R10", "insufficient-bid")
    assert refusal.facts == {"bid": bid, "high": high}


# ---- doubles ----


@clause(SLUG, "R11", "R12", "R13", "P1")
@pytest.mark.parametrize(
    ("calls", "refused_call", "reason"),
    [
        ("", "X", "double-without-bid"),
        ("P P", "X", "double-without-bid"),
        ("1H P", "X", "double-own-bid"),
        ("1H X P", "X", "already-doubled"),
        ("1H X", "X", "double-own-bid"),
        ("1H X XX", "X", "already-doubled"),
        ("", "XX", "redouble-without-double"),
        ("1H", "XX", "redouble-without-double"),
        ("1H P", "XX", "redouble-without-double"),
        ("1H X P", "XX", "redouble-their-bid"),
        ("1H X XX P", "XX", "already-redoubled"),
    ],
)
def test_doubles_that_cannot_be(calls: str, refused_call: str, reason: str) -> None:
    state = dealt(calls)
    seat = state.actors()[0]
    assert ("double" if refused_call == "X" else "redouble") not in texts(state)
    refusal = refused(state, f"{seat}: {refused_call}")
    assert (refusal.clause, refusal.reason) == ("R12" if refused_call == "X" else "R13", reason)


@clause(SLUG, "R12", "R13")
def test_passes_between_a_bid_and_its_double_do_not_matter() -> None:
    assert "double" in texts(dealt("1H P P"))
    assert "double" in texts(dealt("1H"))
    assert "redouble" in texts(dealt("1H X"))
    assert "redouble" in texts(dealt("1H P P X P P"))


@clause(SLUG, "E3", "R14", "R15")
def test_a_double_does_not_lift_the_bid_and_a_new_bid_cancels_it() -> None:
    state = dealt("2H X")
    assert texts(state) == {"pass", "redouble", *bids_over("2H")}
    assert refused(state, "2: 2D").clause == "R10"
    assert refused(state, "2: 2H").clause == "R10"
    assert refused(state, "2: X").clause == "R12"
    call(state, "2S")
    assert texts(state) == {"pass", "double", *bids_over("2S")}
    call(state, "P P P")
    assert contract(state) == ("2S", S)


@clause(SLUG, "R15")
def test_a_new_bid_cancels_a_redouble_too() -> None:
    state = dealt("1S X XX 2C")
    assert "double" in texts(state)
    assert contract(call(state, "P P P")) == ("2C", W)
    assert contract(dealt("1S X XX P P P")) == ("1SXX", N)
    assert contract(dealt("1S X P P P")) == ("1SX", N)


# ---- how the auction ends ----


@clause(SLUG, "R16")
def test_who_passed_may_come_back() -> None:
    state = dealt("P 1C P P")
    assert state.actors() == (N,)
    assert texts(state) == {"pass", "double", *bids_over("1C")}
    call(state, "1S P P")
    assert state.actors() == (W,) and state.phase.name() == "auction"


@clause(SLUG, "R17", "E9")
def test_four_passes_at_once_end_the_deal_without_a_score() -> None:
    state = dealt("P P P")
    assert state.phase.name() == "auction"
    call(state, "P")
    assert state.awaits_deal and state.outcome() is None
    assert [row.cells for row in state.sheet] == [(0, 0)]
    assert state.view(N).totals == (0, 0)
    assert contract(state) == (None, None)
    assert int(state.dealer) == E


@clause(SLUG, "R18", "E9")
def test_three_passes_after_a_bid_end_the_auction() -> None:
    state = dealt("P P P 1C P P")
    assert state.phase.name() == "auction"
    call(state, "P")
    assert state.phase.name() == "play"
    assert contract(state) == ("1C", W)


@clause(SLUG, "R18")
def test_a_double_keeps_the_auction_open() -> None:
    state = dealt("1C P P X P P")
    assert state.phase.name() == "auction"
    assert contract(call(state, "P")) == ("1CX", N)


@clause(SLUG, "E1", "R19", "R20")
def test_the_books_auction() -> None:
    state = dealt("P 1H X 3H 3S P 4S P P P")
    assert contract(state) == ("4S", N)
    view = state.view(W)
    assert view.fact("dummy") == S
    assert view.fact("trump") == "S"
    assert state.actors() == (E,)


@clause(SLUG, "R19")
@pytest.mark.parametrize(
    ("calls", "declarer"),
    [
        ("1H P 2H P P P", N),
        ("1C P 1H P 2H P 4H P P P", S),
        # an opponent named the strain earlier
        ("1H P P 2H P P P", W),
        ("1D 1H 1S 2H 2S 3H P P P", E),
        # first bid it in this auction, also with doubles and other bids between
        ("1NT P 2C P 3NT X P P P", N),
        ("P P 1NT P 2NT P P P", S),
        # the partner's strain, bid last by the other
        ("1S P 2NT P 3S P 3NT P P P", S),
    ],
)
def test_who_is_declarer(calls: str, declarer: int) -> None:
    assert contract(dealt(calls))[1] == declarer


@clause(SLUG, "R19", "R5")
def test_what_was_bid_in_an_earlier_deal_does_not_count() -> None:
    state = dealt("1H P 2H P P P")
    play_randomly(state, 2)
    state.deal(troef.SeededDealer(3).next(state.pack()))
    call(state, "P P P 2H P P P")  # E deals now: N is the fourth to speak
    assert contract(state) == ("2H", N)
    again = dealt("P 1H P P P", dealer=N)
    play_randomly(again, 2)
    again.deal(troef.SeededDealer(3).next(again.pack()))
    call(again, "P P 2H P 3H P P P")
    assert contract(again) == ("3H", W)


@clause(SLUG, "R11", "R18", "P1")
def test_cards_wait_for_the_auction_and_calls_are_over_after_it() -> None:
    state = dealt("1H")
    refusal = state.refusal(E, game().parse("play AH"))
    assert refusal is not None
    assert (refusal.clause, refusal.reason) == ("R11", "no-card-yet")
    call(state, "P P P")
    for text in ("bid 7NT", "pass", "X", "XX"):
        refusal = refused(state, f"1: {text}")
        assert (refusal.clause, refusal.reason) == ("R18", "auction-over")


@clause(SLUG, "P1")
def test_calls_out_of_turn_change_nothing() -> None:
    state = dealt("1H")
    refusal = refused(state, "2: 2H")
    assert (refusal.reason, refusal.facts) == ("not-your-turn", {"seat": 2, "turn": [1]})
    assert refused(state, "0: pass").reason == "not-your-turn"
    assert state.refusal(4, game().parse("pass")).reason == "no-such-seat"
    for move in (-1, 999 << 6, 35 << 6 | 3, 2**50, 63):
        assert state.refusal(E, move) is not None


# ---- calls as text ----


@pytest.mark.parametrize(
    ("text", "call_text"),
    [
        ("3h", "3H"),
        ("bid 3H", "3H"),
        ("BID(3H)", "3H"),
        ("3 harten", "3H"),
        ("bied 2 schoppen", "2S"),
        ("1 ♣", "1C"),
        ("3SA", "3NT"),
        ("1 sans", "1NT"),
        ("1 sans atout", "1NT"),
        ("3 zonder troef", "3NT"),
        ("7nt", "7NT"),
        ("2N", "2NT"),
        ("P", "pass"),
        ("pas", "pass"),
        ("Pass", "pass"),
        ("X", "double"),
        ("dubbel", "double"),
        ("doublet", "double"),
        ("XX", "redouble"),
        ("redubbel", "redouble"),
        ("redoublet", "redouble"),
    ],
)
def test_calls_are_read_as_players_say_them(text: str, call_text: str) -> None:
    assert game().show(game().parse(text)) == call_text
    state = dealt()
    assert game().show(game().parse(text, state.view(N))) == call_text


@pytest.mark.parametrize("text", ["9NT", "0H", "1", "H", "1X", "bid", "bid pass", "3 H S", "XXX", "1 joker", "sans"])
def test_what_is_no_call(text: str) -> None:
    with pytest.raises(troef.MoveTextError):
        game().parse(text, dealt().view(N))


def test_a_bid_and_a_card_that_look_alike_are_told_apart_by_the_phase() -> None:
    state = dealt(hands={E: suits("", "2")})
    assert play(state, "0: 2H").view(N).fact("bid") == "2H"
    call(state, "P P P")
    play(state, "1: 2H")
    assert [card_text(card) for card in state.view(N).zone("trick").cards] == ["2H"]
    # also where the phase does not allow it, so that the refusal speaks of the right thing
    assert refused(state, "2: 2S").reason in ("dummy-rests", "not-held", "not-your-turn")
    assert game().show(game().parse("play 2C")) == game().show(game().parse("bid 2C")) == "2C"
    assert game().parse("play 2C") != game().parse("bid 2C")


def test_a_record_of_a_deal_replays() -> None:
    match = troef.Match(troef.Record(game(), 4))
    match.deal(troef.SeededDealer(5))
    for text in ["P", "2C", "X", "XX", "P", "P", "2H", "P", "P", "P"]:
        (seat,) = match.state.actors()
        match.play(seat, match.state.game.parse(text, match.state.view(seat)))
    rng = troef.Rng(5)
    while match.state.actors():
        (seat,) = match.state.actors()
        match.play(seat, int(match.state.phase.pick(seat, rng)))
    again = troef.read_record(match.record.text()).replay()
    assert [row.cells for row in again.sheet] == [row.cells for row in match.state.sheet]


# ---- agreements ----


@clause(SLUG, "T2")
def test_agreements_are_shown_to_their_pair_and_disclosed_in_tournaments() -> None:
    words = {"agreements_02": "2C strong", "agreements_13": "weak twos"}
    home = lay(game(**words), hands=WHOLE_SUITS)
    for seat in range(4):
        own, other = ("agreements-02", "agreements-13") if seat in (N, S) else ("agreements-13", "agreements-02")
        assert home.view(seat).fact(own) is not None
        assert home.view(seat).fact(other) is None
    assert home.view(troef.SPECTATOR).fact("agreements-02") is None
    open_table = lay(game(convention_disclosure="on", **words), hands=WHOLE_SUITS)
    for seat in (*range(4), troef.SPECTATOR):
        assert open_table.view(seat).fact("agreements-02") == "2C strong"
        assert open_table.view(seat).fact("agreements-13") == "weak twos"
    before_the_deal = game(convention_disclosure="on", **words).start()
    assert before_the_deal.view(E).fact("agreements-02") == "2C strong"
