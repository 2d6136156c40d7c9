"""Cinch by the book: partners, deal, bidding, discard and draw, robbing."""

import itertools

import pytest
from cinch_positions import (
    BARE,
    BARE_STOCK,
    HANDS,
    KEPT,
    RANKS,
    SLUG,
    STOCK,
    bare,
    bidding,
    discarding,
    game,
    leading,
    mask,
    robbing,
)
from hypothesis import given
from hypothesis import strategies as st

import troef
from clauses import clause
from playing import lay, play, play_out, refused, texts, why
from troef.cards.card import card_text, cards_text, parse_card, parse_cards
from troef.core.options import OptionError
from troef.games.cinch import ORDERINGS, PACK, draw_again, seated_by_draw

SOCIAL = {
    "T2": "the choice of packs is not modelled: there is one pack",
    "T3": "who shuffles is not modelled: the table shuffles",
}


def draws(text: str) -> list[list[int]]:
    """What each player drew: players between commas, several draws of one player with a plus."""
    return [[parse_card(card) for card in one.strip().split("+")] for one in text.split(",")]


def cards(state: troef.State, zone: str, watcher: int = troef.REFEREE) -> set[str]:
    return {card_text(card) for card in state.view(watcher).zone(zone).cards}


# ---- partners, options ----


@clause(SLUG, "R1", "T1")
def test_the_two_highest_play_against_the_two_lowest() -> None:
    assert seated_by_draw(draws("9D, AC, 4S, KH")) == (1, 0, 3, 2)
    for seat in range(4):
        seats = seated_by_draw(draws("9D, AC, 4S, KH"), seat)
        assert seats[seat] == 1 and seats[(seat + 2) % 4] == 3
    for ranks in itertools.permutations(("A", "K", "7", "2")):
        seats = seated_by_draw([[parse_card(rank + "S")] for rank in ranks])
        assert {ranks[seats[0]], ranks[seats[2]]} == {"A", "K"}


@clause(SLUG, "R1")
def test_equal_ranks_that_matter_are_drawn_again() -> None:
    assert draw_again(draws("AD, AC, 4S, KH")) == [[0, 1]]
    assert draw_again(draws("AD, KC, 4S, KH")) == [[1, 3]]
    assert draw_again(draws("AD, KC, 4S, 4H")) == []
    assert draw_again(draws("AD, 4C, 4S, 4H")) == [[1, 2, 3]]
    assert seated_by_draw(draws("AD, KC+3S, 4S, KH+9D"))[2] == 3
    for wrong in ("AD, KC, 4S, KH", "AD, KC, 4S", "AD+2S, KC, 4S, QH"):
        with pytest.raises(ValueError):
            seated_by_draw(draws(wrong))


def test_the_options_are_those_of_the_book() -> None:
    options = game().options
    assert (options.target, options.all_pass, options.min_bid) == (51, "dealer_names", 1)
    assert game(rules="redeal").options.all_pass == "redeal"
    assert game(rules="forced").options.all_pass == "forced_one"


@pytest.mark.parametrize(
    ("name", "value"),
    [("target", 0), ("all_pass", "again"), ("min_bid", 0), ("min_bid", 15), ("min_bid", "high"), ("target", 5.0)],
)
def test_a_value_that_is_not_allowed_is_named(name: str, value: object) -> None:
    with pytest.raises(OptionError) as caught:
        game(**{name: value})
    assert caught.value.facts["name"] == name


# ---- deal and order ----


@clause(SLUG, "R3")
@pytest.mark.parametrize("dealer", range(4))
def test_three_at_a_time_clockwise_from_the_dealers_left(dealer: int) -> None:
    state = game().start(4, dealer)
    state.deal(PACK)
    wanted: list[set[int]] = [set() for _ in range(4)]
    for packet in range(12):
        wanted[(dealer + 1 + packet) % 4] |= set(PACK[3 * packet : 3 * packet + 3])
    view = state.view(troef.REFEREE)
    assert [set(view.zone(f"hand-{seat}").cards) for seat in range(4)] == wanted
    assert len(view.zone("stock").cards) == 16
    assert state.view(0).zone("stock").hidden == 16


@clause(SLUG, "R2", "R3", "P1", "P2")
def test_every_deal_is_shuffled_and_the_deal_goes_to_the_left() -> None:
    state = game(target=500).start(4, 1)
    dealers = []
    for number in range(5):
        assert state.pack() == PACK and state.least_cut() == 0
        with pytest.raises(troef.DealError):
            state.deal(PACK[:51])
        with pytest.raises(troef.DealError):
            state.deal([*PACK[:51], PACK[0]])
        state.deal(troef.SeededDealer(number).next(state.pack()))
        dealers.append(int(state.dealer))
        play_out(state)
    assert dealers == [1, 2, 3, 0, 1]


@clause(SLUG, "R4", "R5", "R6")
@pytest.mark.parametrize(("trump", "mate"), ["SC", "CS", "HD", "DH"])
def test_fourteen_trumps_with_the_left_pedro_under_the_right_one(trump: str, mate: str) -> None:
    order = ORDERINGS["CDHS".index(trump)]
    ranked = [*[rank + trump for rank in RANKS[:10]], "5" + mate, *[rank + trump for rank in RANKS[10:]]]
    assert order.trumps() == mask(ranked)
    for high, low in itertools.combinations(parse_cards(ranked), 2):
        assert order.beaters[low] >> high & 1 and not order.beaters[high] >> low & 1
    for suit in set("SHDC") - {trump}:
        plain = [rank + suit for rank in RANKS if rank + suit != "5" + mate]
        assert order.members["CDHS".index(suit)] == mask(plain)
        for high, low in itertools.combinations(parse_cards(plain), 2):
            assert order.beaters[low] >> high & 1 and not order.beaters[high] >> low & 1


@clause(SLUG, "S1", "E11")
def test_fourteen_points_all_in_trumps() -> None:
    for trump, mate in ("SC", "CS", "HD", "DH"):
        order = ORDERINGS["CDHS".index(trump)]
        points = {card_text(card): int(order.points[card]) for card in PACK if order.points[card]}
        assert points == {
            "A" + trump: 1,
            "2" + trump: 1,
            "J" + trump: 1,
            "10" + trump: 1,
            "5" + trump: 5,
            "5" + mate: 5,
        }
        assert order.points_in(mask([card_text(card) for card in PACK])) == 14
    assert ORDERINGS[2].points_in(mask("AH JH 5D 2H")) == 8
    assert ORDERINGS[2].points_in(mask("5H 5D 10H KH")) == 11


# ---- bidding ----


@clause(SLUG, "R7", "E13")
def test_everybody_speaks_once_and_bids_higher() -> None:
    state = bidding()
    assert texts(state, 0) == {"pass", *[f"bid {points}" for points in range(1, 15)]}
    play(state, "0: bid 5", "1: pass")
    assert (state.view(2).fact("bidder"), state.view(2).fact("bid")) == (0, 5)
    refusal = refused(state, "2: bid 5")
    assert (refusal.clause, refusal.reason, refusal.facts["high"]) == ("R7", "bid-too-low", "5")
    assert texts(state, 2) == {"pass", *[f"bid {points}" for points in range(6, 15)]}
    play(state, "2: bid 7", "3: bid 14")
    view = state.view(0)
    assert (view.fact("bidder"), view.fact("bid")) == (3, 14)
    assert state.actors() == (3,)


@clause(SLUG, "R7")
def test_fourteen_cannot_be_exceeded() -> None:
    state = play(bidding(), "0: bid 14")
    assert texts(state, 1) == {"pass"}
    play(state, "1: pass", "2: pass", "3: pass")
    assert state.actors() == (0,) and state.phase.name() == "trump"


@clause(SLUG, "R7")
def test_a_table_may_ask_for_a_higher_bid() -> None:
    state = bidding(min_bid=6)
    assert texts(state, 0) == {"pass", *[f"bid {points}" for points in range(6, 15)]}
    refusal = refused(state, "0: bid 3")
    assert (refusal.clause, refusal.reason, refusal.facts) == ("R7", "below-minimum", {"bid": 3, "least": 6})
    play(state, "0: bid 8")
    assert refused(state, "1: bid 3").reason == "bid-too-low"


@clause(SLUG, "R8")
def test_when_all_pass_the_dealer_names_trumps_and_owes_nothing() -> None:
    state = play(bidding(), "0: pass", "1: pass", "2: pass", "3: pass")
    assert state.actors() == (3,) and state.phase.name() == "trump"
    assert (state.view(0).fact("bidder"), state.view(0).fact("bid")) == (3, 0)


@clause(SLUG, "R8")
def test_when_all_pass_the_dealer_may_be_held_to_one() -> None:
    state = play(bidding(all_pass="forced_one"), "0: pass", "1: pass", "2: pass", "3: pass")
    assert (state.view(0).fact("bidder"), state.view(0).fact("bid")) == (3, 1)


@clause(SLUG, "R8")
def test_when_all_pass_the_same_dealer_may_deal_again() -> None:
    state = play(bidding(all_pass="redeal"), "0: pass", "1: pass", "2: pass", "3: pass")
    assert state.awaits_deal and state.dealer == 3
    assert state.view(0).totals == (0, 0)
    world = next(state.game.worlds(state.view(1), troef.Rng("again")))
    assert world.awaits_deal and world.dealer == 3 and world.view(1).hand() == state.view(1).hand()
    state.deal(state.pack())
    assert state.actors() == (0,)


@clause(SLUG, "R9")
def test_the_bidder_names_any_suit() -> None:
    state = play(bidding(), "0: pass", "1: bid 9", "2: pass", "3: pass")
    assert texts(state, 1) == {"trump S", "trump H", "trump D", "trump C"}
    refusal = refused(state, "1: AH")
    assert (refusal.clause, refusal.reason) == ("R9", "name-trump-first")
    assert refused(state, "3: trump S").reason == "not-your-turn"
    play(state, "1: trump D")
    assert state.view(2).fact("trump") == "D"


@clause(SLUG, "P4")
def test_a_bid_out_of_turn_is_not_taken() -> None:
    state = bidding()
    refusal = refused(state, "2: bid 5")
    assert (refusal.reason, refusal.facts) == ("not-your-turn", {"seat": 2, "turn": [0]})
    assert refused(state, "0: trump H").clause == "R9"
    assert refused(state, "0: KH").clause == "R17"
    assert refused(state, "0: discard KH").clause == "R10"


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("7", "bid 7"),
        ("BID(7)", "bid 7"),
        ("bied 14", "bid 14"),
        ("ik bied 3", "bid 3"),
        ("Pas", "pass"),
        ("P", "pass"),
        ("troef harten", "trump H"),
        ("TRUMP(D)", "trump D"),
        ("leg 7H", "discard 7H"),
        ("discard(5d)", "discard 5D"),
        ("play 5d", "5D"),
        ("speel 10H", "10H"),
        ("harten", "trump H"),
        ("Harten troef", "trump H"),
        ("ik kies schoppen", "trump S"),
        ("hearts are trumps", "trump H"),
        ("C", "trump C"),
    ],
)
def test_moves_are_read_in_many_ways(text: str, shown: str) -> None:
    assert game().show(game().parse(text)) == shown


@pytest.mark.parametrize(
    "text", ["bid 0", "bid 15", "15", "bid", "bid high", "trump X", "discard", "trump", "hearts spades", ""]
)
def test_what_is_no_move_is_not_read(text: str) -> None:
    with pytest.raises(troef.MoveTextError):
        game().parse(text)


def test_a_bid_says_what_is_at_stake() -> None:
    state = bidding()
    view = state.view(0)
    told = state.game.language.describe_in(state.game.parse("bid 9"), view)
    assert told["amount"] == 9
    assert told["stake"] == {"key": "bid", "need": 9, "most": 14, "lost": 23}


# ---- discard and draw ----


@clause(SLUG, "R10", "R11", "E12")
def test_who_has_more_than_six_trumps_chooses_which_go() -> None:
    state = discarding()
    assert state.phase.name() == "discarding" and state.actors() == (1,)
    assert texts(state, 1) == {f"discard {card}" for card in HANDS[1].split()[:8]}
    # seat 0 has discarded already, seat 2 has not
    assert cards(state, "hand-0") == {"KH", "9H", "5D"}
    assert len(cards(state, "hand-2")) == 9
    refusal = refused(state, "1: play AH")
    assert (refusal.clause, refusal.reason, refusal.facts["count"]) == ("R11", "lay-away-first", 2)
    assert refused(state, "1: discard KH").reason == "not-held"
    assert refused(state, "0: discard KH").reason == "not-your-turn"
    play(state, "1: discard 7H")
    assert len(texts(state, 1)) == 7
    play(state, "1: discard 6H")
    assert state.phase.name() == "robbing"
    assert cards(state, "hand-1") == {"AH", "QH", "JH", "10H", "8H", "5H"}


@clause(SLUG, "R11", "R13", "T4")
@pytest.mark.parametrize("watcher", [0, 1, 2, 3, troef.SPECTATOR])
def test_discarded_trumps_are_shown_and_the_others_lie_face_down(watcher: int) -> None:
    state = leading()
    view = state.view(watcher)
    pile = view.zone("discard-1")
    if watcher == 1:
        assert cards_text(pile.cards) == "2C 6H 7H" and pile.hidden == 0
    else:
        assert cards_text(pile.cards) == "6H 7H" and pile.hidden == 1
    pile = view.zone("discard-0")
    assert len(pile.cards) + pile.hidden == 6
    assert bool(pile.cards) == (watcher == 0)


@clause(SLUG, "R10", "R12", "E12")
def test_everybody_draws_up_to_six_in_turn() -> None:
    state = robbing()
    assert cards(state, "hand-0") == {"KH", "9H", "5D", "2D", "3D", "4D"}
    assert cards(state, "hand-1") == {"AH", "QH", "JH", "10H", "8H", "5H"}
    assert cards(state, "hand-2") == {"3H", "6D", "7D", "8D", "9D", "QD"}
    view = state.view(1)
    assert [view.badge(seat, "drawn") for seat in range(4)] == [3, None, 6, None]
    assert state.view(2).memory["drawn"] == ["3H", "6D", "7D", "8D", "9D", "QD"]
    assert state.view(2).memory["dealt"] == [card_text(card) for card in sorted(parse_cards(HANDS[2]))]


@clause(SLUG, "R13")
def test_after_the_draw_a_discard_is_final() -> None:
    state = leading()
    refusal = refused(state, "1: discard 8H")
    assert (refusal.clause, refusal.reason) == ("R13", "discard-final")
    refusal = refused(state, "1: trump S")
    assert (refusal.clause, refusal.reason) == ("R9", "trump-named")
    assert refused(state, "1: bid 14").clause == "R7"
    assert refused(state, "1: 7H").reason == "not-held"  # dead


@clause(SLUG, "R11", "R13", "T4")
def test_a_discard_may_be_changed_until_the_play_by_who_has_drawn_no_card() -> None:
    state = robbing("7H", "6H")
    assert state.actors() == (3, 1) and state.view(0).turn == 3
    kept = {"AH", "QH", "JH", "10H", "8H", "5H"}
    assert texts(state, 1) == {f"change {laid} {taken}" for laid in kept for taken in ("7H", "6H")}
    play(state, "1: change 5H 7H")
    assert cards(state, "hand-1") == kept - {"5H"} | {"7H"}
    for watcher in (0, 2, 3, troef.SPECTATOR):
        pile = state.view(watcher).zone("discard-1")
        assert cards_text(pile.cards) == "5H 6H" and pile.hidden == 1
    assert state.view(0).fact("thrown") == 5  # R16: a pedro
    play(state, "1: verander 7H voor 5H")
    assert state.view(0).fact("thrown") is None
    play(state, *[f"3: discard {card}" for card in HANDS[3].split() + STOCK.split()[9:] if card not in KEPT])
    assert state.actors() == (1,)
    assert why(state, "1: change 8H 6H") == ("R13", "discard-final")


@clause(SLUG, "R13")
def test_who_changes_names_a_card_of_the_hand_and_one_that_was_discarded() -> None:
    state = robbing("7H", "6H")
    assert why(state, "1: change 7H 6H") == ("R13", "not-held")
    assert why(state, "1: change AH QH") == ("R13", "not-discarded")
    assert why(state, "1: discard AH") == ("R13", "change-or-wait")
    assert why(state, "3: change 4H 7H") == ("R13", "nothing-to-change")
    assert why(state, "0: change KH 7H") == ("R13", "discard-final")  # he has looked at cards that he drew
    assert why(state, "1: AH") == ("R17", "play-later")
    assert why(discarding(), "1: change AH 7H") == ("R13", "nothing-to-change")


@clause(SLUG, "R13")
def test_a_trump_that_was_taken_back_is_known_to_be_in_the_hand() -> None:
    state = play(robbing("7H", "6H"), "1: change 8H 7H")
    for seat in (0, 2, 3):
        worlds = game().worlds(state.view(seat), troef.Rng(seat))
        for _ in range(20):
            assert "7H" in cards(next(worlds), "hand-1")


# ---- robbing ----


@clause(SLUG, "R14", "T5")
def test_the_dealer_chooses_freely_from_his_hand_and_the_stock() -> None:
    state = robbing()
    assert state.actors()[0] == 3
    pool = HANDS[3].split() + STOCK.split()[9:]
    assert texts(state, 3) == {f"discard {card}" for card in pool}
    assert cards(state, "hand-3", 3) == set(pool)
    assert state.view(0).zone("hand-3").hidden == 16
    refusal = refused(state, "3: play AD")
    assert (refusal.clause, refusal.reason, refusal.facts["count"]) == ("R14", "lay-away-first", 10)
    state = leading()
    assert cards(state, "hand-3") == set(KEPT)
    assert state.actors() == (1,)


@clause(SLUG, "R14")
def test_trumps_that_the_dealer_leaves_are_shown_and_the_rest_is_not() -> None:
    state = leading(kept=("KS", "AS", "KC", "AC", "KD", "AD"))
    for watcher in (0, 1, 2, troef.SPECTATOR):
        pile = state.view(watcher).zone("discard-3")
        assert cards_text(pile.cards) == "2H 4H" and pile.hidden == 8
        log = [state.game.show(move) for seat, move in state.view(watcher).log if seat == 3]
        assert log.count("discard ?") == 8
        assert {"discard 2H", "discard 4H"} <= set(log)
    assert len(state.view(3).zone("discard-3").cards) == 10


@clause(SLUG, "R11")
def test_a_hand_of_nine_trumps_throws_three() -> None:
    state = lay(game(), dealer=3, hands=BARE, stock=BARE_STOCK)
    play(state, "0: pass", "1: pass", "2: pass", "3: bid 3", "3: trump S")
    assert state.actors() == (0,)
    play(state, "0: discard 6S", "0: discard 7S", "0: discard 8S")
    assert state.phase.name() == "robbing"


# ---- the stock runs out ----


@clause(SLUG, "R15")
def test_the_discards_of_the_others_complete_a_hand() -> None:
    state = bare()
    assert state.awaits_deal
    # seat 2 got the last four cards of the stock and needs two more, from what seats 0 and 1 threw away
    assert len(cards(state, "hand-2")) == 4
    assert sorted(cards_text(state.pack()).split()) == sorted((BARE[0] + " " + BARE[1]).split())
    with pytest.raises(troef.DealError):
        state.deal(PACK)
    others = [card for card in (BARE[0] + " " + BARE[1]).split() if card not in ("9C", "6S")]
    state.deal(parse_cards(["9C", "6S", *others]))
    assert cards(state, "hand-2") == {*BARE_STOCK.split()[12:], "9C", "6S"}
    assert state.phase.name() == "robbing" and state.actors() == (3,)
    assert len(texts(state, 3)) == 9 + 16


@clause(SLUG, "R15")
@pytest.mark.parametrize("seed", range(2))
def test_worlds_fit_also_when_the_discards_have_been_shuffled(seed: int) -> None:
    rng = troef.Rng(seed)
    state = bare()
    for watcher in (0, 1, 2, 3, troef.SPECTATOR):
        view = state.view(watcher)
        again = next(state.game.worlds(view, rng)).view(watcher)
        assert again.phase == "awaits-deal" and again.log == view.log and again.memory == view.memory
    state.deal(troef.SeededDealer(seed).next(state.pack()))
    for number in range(60):
        if state.awaits_deal:
            break
        for watcher in range(4) if number % 6 == 0 else ():
            view = state.view(watcher)
            again = next(state.game.worlds(view, rng)).view(watcher)
            assert again.hand() == view.hand() and again.memory == view.memory and again.log == view.log
        seat = state.actors()[0]
        state.play(seat, state.phase.pick(seat, rng))


@given(st.integers(0, 2**20))
def test_everybody_plays_with_six_cards_and_all_points_are_there(seed: int) -> None:
    rng = troef.Rng(seed)
    state = game().start(4, seed % 4)
    dealer = troef.SeededDealer(seed)
    state.deal(dealer.next(state.pack()))
    while state.phase.name() != "play":
        if state.awaits_deal:
            state.deal(dealer.next(state.pack()))
            continue
        seat = state.actors()[0]
        state.play(seat, state.phase.pick(seat, rng))
    view = state.view(troef.REFEREE)
    hands = [mask([card_text(card) for card in view.zone(f"hand-{seat}").cards]) for seat in range(4)]
    assert [bin(hand).count("1") for hand in hands] == [6, 6, 6, 6]
    order = state.tricks.order
    in_play = order.points_in(hands[0] | hands[1] | hands[2] | hands[3])
    assert in_play + int(view.fact("thrown") or 0) == 14
