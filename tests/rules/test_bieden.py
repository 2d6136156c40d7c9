"""Bieden by the book: options, the deal, the auction, the play of tricks, how a deal ends."""

import pytest
from bieden_positions import BELOTE, PASSES, PLAIN, SLUG, auction_of, game, play_out, sit

import troef
from clauses import clause
from playing import finish, lay, play, refused, texts
from troef.cards.bits import set_of
from troef.cards.card import card_text, parse_cards
from troef.core.dealer import cut_pack, order_for
from troef.core.options import OptionError
from troef.games.bieden import ORDERINGS, PACK

#: Social clauses, and how the software shows them.
SOCIAL = {
    "T2": "the achttiender is a badge of the deal and the reason why the match ended",
    "T3": "said on the rules page",
    "T5": "said on the rules page",
}

BIDS = [str(points) for points in range(100, 300, 10)] + ["pandoer"]
BIDS += [str(points) for points in range(300, 400, 10)] + ["overleg"]
BIDS += [str(points) for points in range(400, 670, 10)]


# ---- options and the deal ----


@clause(SLUG, "T1")
def test_the_options_and_the_trees_are_those_of_the_book() -> None:
    options = game().options
    assert (options.tree_start, options.shuffle, options.early_end) == (15, "never", True)
    assert (options.auto_announce, options.forced_fail_opponents_gain) == (True, True)
    view = game().start().view(0)
    assert (view.columns, view.totals) == ([[0, 2], [1, 3]], (15, 15))
    assert game(tree_start=8).start().view(0).totals == (8, 8)
    assert game(rules="own-voice").options.auto_announce is False


@pytest.mark.parametrize(
    ("key", "value"),
    [("tree_start", 0), ("tree_start", "x"), ("shuffle", "often"), ("early_end", 1), ("auto_announce", "perhaps")],
)
def test_a_value_that_is_not_allowed_is_named(key: str, value: object) -> None:
    with pytest.raises(OptionError) as caught:
        game(**{key: value})
    assert caught.value.facts["name"] == key


@clause(SLUG, "R1")
def test_every_player_deals_in_turn() -> None:
    state = game(tree_start=500).start(4, 2)
    dealers = []
    for _ in range(5):
        state.deal(state.pack() if state.deal_number else game().arrange(hands=PLAIN, dealer=2))
        dealers.append(int(state.dealer))
        play_out(state, "deal")
    assert dealers == [2, 3, 0, 1, 2]
    for seats in (3, 5):
        with pytest.raises(ValueError, match="4"):
            game().start(seats)


@clause(SLUG, "R2")
def test_later_packs_are_the_gathered_tricks_and_only_cut() -> None:
    state = game(early_end=False).start(4, 3)
    assert state.least_cut() == 0 and state.pack() == list(PACK)
    state.deal(game().arrange(hands=PLAIN, dealer=3))
    play(state, *auction_of("100"))
    played = []
    while state.actors():
        move = state.legal(state.actors()[0])[0]
        played.append(move >> 6)
        state.play(state.actors()[0], move)
    assert (state.least_cut(), state.pack()) == (1, played)
    assert order_for(state, troef.SeededDealer("cut")) in [cut_pack(played, place) for place in range(1, 32)]
    shuffled = play_out(sit(PLAIN, *auction_of("100"), shuffle="always"))
    assert shuffled.least_cut() == 0


@clause(SLUG, "R3")
@pytest.mark.parametrize("dealer", range(4))
def test_two_packets_of_four(dealer: int) -> None:
    order = [PACK[place] for place in (*range(0, 32, 2), *range(1, 32, 2))]
    state = game().start(4, dealer)
    state.deal(order)
    view = state.view(troef.REFEREE)
    for place in range(4):
        dealt = set(order[4 * place : 4 * place + 4]) | set(order[16 + 4 * place : 20 + 4 * place])
        assert set(view.zone(f"hand-{(dealer + 1 + place) % 4}").cards) == dealt


@clause(SLUG, "P1")
def test_a_wrong_pack_is_no_deal() -> None:
    state = game().start()
    for order in ([], PACK[1:], [*PACK[1:], PACK[1]]):
        with pytest.raises(troef.DealError):
            state.deal(order)
    assert state.awaits_deal


# ---- the auction ----


@clause(SLUG, "R4", "R5", "R8", "E1")
def test_everybody_speaks_once_and_the_highest_bid_plays() -> None:
    state = sit(PLAIN, "0: 100", "1: 110", "2: pass", "3: 130")
    view = state.view(0)
    assert (view.phase, view.fact("contract"), view.fact("declarer")) == ("play", "130", 3)
    assert state.actors() == (3,)
    refusal = refused(state, "3: 140")
    assert (refusal.clause, refusal.reason) == ("R4", "auction-over")
    assert refused(sit(PLAIN, "0: 100"), "0: 110").reason == "not-your-turn"


@clause(SLUG, "R5", "R6")
def test_all_bids_of_the_book_are_there_in_their_order() -> None:
    state = sit(PLAIN)
    assert texts(state) == {"pass", *BIDS}
    for place in range(0, len(BIDS), 7):
        after = sit(PLAIN, f"0: {BIDS[place]}")
        assert texts(after) == {"pass", *BIDS[place + 1 :]}
        refusal = refused(after, f"1: {BIDS[place]}")
        assert (refusal.clause, refusal.reason) == ("R5", "bid-too-low")
    with pytest.raises(troef.MoveTextError):
        game().parse("105")
    with pytest.raises(troef.MoveTextError):
        game().parse("670")


@clause(SLUG, "R6", "R21", "E3")
def test_where_pandoer_and_overleg_stand() -> None:
    above = {bid for bid in BIDS if bid.isdigit() and int(bid) >= 300}
    assert texts(sit(PLAIN, "0: 290")) == {"pass", "pandoer", "overleg"} | above
    assert texts(sit(PLAIN, "0: pandoer")) == {"pass", "overleg"} | above
    assert texts(sit(PLAIN, "0: 390")) == {"pass", "overleg"} | {bid for bid in above if int(bid) >= 400}
    assert texts(sit(PLAIN, "0: overleg")) == {"pass"} | {bid for bid in above if int(bid) >= 400}
    assert texts(sit(PLAIN, "0: 660")) == {"pass"}


@clause(SLUG, "R7", "E2")
def test_after_three_passes_the_dealer_must_play() -> None:
    state = sit(PLAIN, *PASSES)
    assert texts(state) == set(BIDS)
    refusal = refused(state, "3: pass")
    assert (refusal.clause, refusal.reason) == ("R7", "forced-dealer")
    assert play(state.copy(), "3: 100").view(0).fact("contract") == "forced"
    assert play(state.copy(), "3: 110").view(0).fact("contract") == "110"
    assert "pass" in texts(sit(PLAIN, "0: 100", "1: pass", "2: pass"))
    assert sit(PLAIN, "0: 100", *PASSES[1:], "3: pass").view(0).fact("contract") == "100"


@pytest.mark.parametrize(
    ("text", "move"),
    [("bid 130", "130"), ("ik bied 130", "130"), ("FORCED_100", "100"), ("Pandoer", "pandoer"), ("pas", "pass")],
)
def test_bids_are_read_as_they_are_said(text: str, move: str) -> None:
    assert game().show(game().parse(text)) == move


# ---- the play ----


@clause(SLUG, "R9", "E4")
def test_the_bidder_leads_anything_and_that_suit_is_trump() -> None:
    state = sit(PLAIN, *auction_of("100"))
    assert len(texts(state)) == 8 and state.view(1).fact("trump") is None
    play(state, "0: 9S")
    assert state.view(1).fact("trump") == "S"
    refusal = refused(sit(PLAIN), "0: 9S")
    assert (refusal.clause, refusal.reason) == ("R9", "auction-first")
    assert sit(PLAIN, *auction_of("100"), "0: QH").view(0).fact("trump") == "H"


@clause(SLUG, "R10", "R11", "E5", "P3")
def test_follow_or_ruff_a_plain_lead() -> None:
    hands = {0: "10S AD QD AS 9D JH 10H 9C", 1: "KD 8D 9S QH 7S 7C 10C AC", 2: "9H KC QS 8S JD 7D 8C AH"}
    state = sit(hands, *auction_of("110"), "0: AS", "1: 7S", "2: 8S", "3: KS", "0: AD")
    assert texts(state) == {"KD", "8D", "9S"}
    refusal = refused(state, "1: QH")
    assert (refusal.clause, refusal.reason) == ("R10", "must-follow")
    hands = {0: "10S AD QD AS 9D JH 10H 9C", 1: "9S QH 7C 7S 10C AC 8H KH", 2: "9H KC QS 8S JD 7D 8C AH"}
    state = sit(hands, *auction_of("110"), "0: AS", "1: 7S", "2: 8S", "3: KS", "0: AD")
    assert texts(state) == {"9S", "QH", "7C", "10C", "AC", "8H", "KH"}


@clause(SLUG, "R12", "E6", "P3")
def test_a_trump_lead_must_be_followed_but_not_beaten() -> None:
    hands = {0: "9S 10S KS AS 9D JH 10H 9C", 1: "JS 7S AD QH 7C 10C 8D KD", 2: "AC KC 9H QC JD 7D 8C AH"}
    state = sit(hands, *auction_of("110"), "0: 9S")
    assert texts(state) == {"JS", "7S"}
    refusal = refused(state, "1: AD")
    assert (refusal.clause, refusal.reason) == ("R12", "must-follow")
    play(state, "1: 7S")
    assert len(texts(state)) == 8  # no trump: anything


@clause(SLUG, "R13", "R14", "E7")
@pytest.mark.parametrize(("trick", "winner"), [("10D AD 7S JD", "7S"), ("AH 10H QH JH", "AH"), ("9S JS AS 10S", "JS")])
def test_who_wins(trick: str, winner: str) -> None:
    order = ORDERINGS[3]
    best, *rest = parse_cards(trick)
    for card in rest:
        if order.beaters[best] & set_of([card]):
            best = card
    assert card_text(best) == winner


@clause(SLUG, "R13")
def test_the_rank_of_trumps_and_of_other_suits() -> None:
    order = ORDERINGS[2]
    for suit, ranks in (("H", "J 9 A K Q 10 8 7"), ("S", "A K Q J 10 9 8 7")):
        cards = parse_cards(" ".join(rank + suit for rank in ranks.split()))
        for place, card in enumerate(cards):
            assert order.best_in(set_of(cards[place:])) == card


@clause(SLUG, "R14")
def test_the_winner_leads_and_eight_tricks_are_played() -> None:
    state = sit(PLAIN, *auction_of("100"), "0: JS", "1: 8S", "2: 7S", "3: 10S", early_end=False)
    assert state.actors() == (0,)
    play(state, "0: KD", "1: AD", "2: JD", "3: 7D")
    assert state.actors() == (1,)
    play_out(state)
    assert sum(int(str(state.view(0).badge(seat, "tricks"))) for seat in range(4)) == 8


@clause(SLUG, "S1", "E8")
def test_card_points() -> None:
    order = ORDERINGS[3]
    assert order.points_in(set_of(list(PACK))) == 141
    for cards, points in (("JS 9S AS 10S", 55), ("AD 10D KD 9S", 38), ("AH 10H QH JH", 24)):
        assert order.points_in(set_of(parse_cards(cards))) == points
    values = {"J": 20, "9": 14, "A": 11, "K": 3, "Q": 2, "10": 10, "8": 0, "7": 0}
    assert {rank: order.points[parse_cards(rank + "S")[0]] for rank in values} == values


# ---- special bids ----


@clause(SLUG, "R20", "R22")
def test_overleg_is_played_with_open_cards_from_before_the_lead() -> None:
    state = sit(PLAIN, *auction_of("overleg"))
    for seat in (1, 2, 3, troef.SPECTATOR):
        assert len(state.view(seat).zone("hand-0").cards) == 8
        assert state.view(seat).zone("hand-2").hidden == (0 if seat == 2 else 8)
    assert state.actors() == (0,)
    state = sit(PLAIN, *auction_of("pandoer"))
    assert state.view(1).zone("hand-0").hidden == 8


@clause(SLUG, "R20", "R21", "E15")
@pytest.mark.parametrize(("bid", "worth"), [("pandoer", 5), ("overleg", 7)])
def test_pandoer_is_lost_with_the_first_trick_that_another_takes(bid: str, worth: int) -> None:
    state = sit(PLAIN, *auction_of(bid), "0: AS", "1: 8S", "2: QS", "3: 10S")
    assert state.view(0).phase == "play"
    play(state, "0: KD", "1: 9D", "2: JD", "3: 7D", "0: 10C", "1: 9C", "2: KC", "3: JC")  # the partner wins
    assert state.awaits_deal and state.sheet[0].cells == (worth, -worth)


@clause(SLUG, "R20", "R22", "S7", "E15")
@pytest.mark.parametrize(("bid", "worth"), [("pandoer", 5), ("overleg", 7)])
def test_eight_tricks_by_the_bidder_himself(bid: str, worth: int) -> None:
    state = play_from_the_top(sit(SURE, *auction_of(bid), "0: JS"), SURE[0])
    assert state.sheet[0].cells == (-worth, 0)
    assert state.view(0).totals == (15 - worth, 15)


@clause(SLUG, "R23", "T2")
@pytest.mark.parametrize("seat", range(4))
def test_an_achttiender_wins_at_once(seat: int) -> None:
    state = lay(game(), dealer=1, hands={seat: "AH KH QH JH 10H 9H 8H 7H"})
    outcome = state.outcome()
    assert outcome is not None
    side = (0, 2) if seat % 2 == 0 else (1, 3)
    assert (outcome.winners, outcome.reason) == (side, "achttiender")
    assert all(outcome.scores[other] == (0 if other in side else 15) for other in range(4))
    assert len(state.view(troef.SPECTATOR).zone(f"hand-{seat}").cards) == 8
    assert state.view((seat + 1) % 4).fact("achttiender") == seat


@clause(SLUG, "R23")
def test_of_two_achttienders_the_first_from_the_dealers_left_wins() -> None:
    ranks = ("A", "K", "Q", "J", "10", "9", "8", "7")
    suits = {seat: " ".join(rank + suit for rank in ranks) for seat, suit in enumerate("SHDC")}
    for dealer in range(4):
        outcome = lay(game(), dealer=dealer, hands=suits).outcome()
        assert outcome is not None and (dealer + 1) % 4 in outcome.winners


# ---- how a deal ends ----


SURE = {0: "JS 9S AS KS QS AD AH AC"}


def play_from_the_top(state: troef.State, hand: str) -> troef.State:
    """Seat 0 plays its cards in this order, the others whatever comes first."""
    while not state.awaits_deal:
        seat = state.actors()[0]
        own = next((card for card in hand.split() if card in texts(state, 0)), "")
        state.play(seat, game().parse(own) if seat == 0 else state.legal(seat)[0])
    return state


@clause(SLUG, "R19", "R17")
def test_a_deal_stops_when_the_bid_is_made() -> None:
    """Five trumps and three aces take everything; there is no roem in spades but A K Q."""
    state = play_from_the_top(sit(SURE, *auction_of("120"), "0: JS"), SURE[0])
    assert int(str(state.view(0).badge(0, "tricks"))) < 8
    assert state.sheet[0].cells == (-2, 0)
    # the roem counts when it has been shown, not after the first trick
    state = sit({0: "AS KS QS JS 10S 9S AD AH"}, *auction_of("150"), "0: JS")
    for _ in range(3):
        state.play(state.actors()[0], state.legal(state.actors()[0])[0])
    assert not state.awaits_deal and state.view(0).zone("trick").cards == []
    assert play_from_the_top(state, "9S AS KS QS 10S AD AH").sheet[0].cells == (-3, 0)
    assert len(state.pack()) == 32 and state.view(0).zone("hand-0").cards


@clause(SLUG, "R19")
def test_a_deal_stops_when_the_bid_cannot_be_made_any_more() -> None:
    state = sit(PLAIN, *auction_of("400"), "0: JS", "1: 8S", "2: 7S", "3: 10S")
    assert state.awaits_deal and state.sheet[0].cells == (8, -8)
    state = sit(PLAIN, *auction_of("400"), "0: JS", "1: 8S", "2: 7S", "3: 10S", early_end=False)
    assert not state.awaits_deal


@clause(SLUG, "R19")
def test_the_bidder_may_give_up_when_he_leads() -> None:
    state = sit(PLAIN, *auction_of("120"))
    refusal = refused(state, "0: concede")
    assert (refusal.clause, refusal.reason) == ("R19", "concede-on-lead")
    play(state, "0: JS", "1: 8S", "2: 7S", "3: 10S")
    assert "concede" in texts(state)
    assert len(texts(state)) == 8
    copy = state.copy()
    play(state, "0: concede")
    assert state.awaits_deal and state.sheet[0].cells == (2, -2)
    play(copy, "0: KD")
    assert refused(copy, "1: concede").clause == "R19"
    assert "concede" not in texts(copy)
    late = sit(PLAIN, *auction_of("120"), "0: JS", "1: 8S", "2: 7S", "3: 10S", early_end=False)
    assert "concede" not in texts(late)


@clause(SLUG, "R19")
@pytest.mark.parametrize("seed", range(40))
def test_stopping_early_never_changes_the_result(seed: int) -> None:
    rng = troef.Rng(f"early {seed}")
    order = troef.SeededDealer(seed).next(list(PACK))
    bid = ["100", "120", "150", "180", "200", "pandoer"][rng.below(6)]
    long, short = game(early_end=False).start(4, 3), game().start(4, 3)
    for state in (long, short):
        state.deal(order)
        play(state, *auction_of(bid, seed % 4))
    while long.actors():
        seat = long.actors()[0]
        moves = long.legal(seat)
        move = moves[rng.below(len(moves))]
        if short.actors():
            short.play(seat, move)
        long.play(seat, move)
    assert long.sheet[0].cells == short.sheet[0].cells


@clause(SLUG, "S10")
def test_the_pair_whose_tree_is_empty_wins() -> None:
    state = sit(BELOTE, *auction_of("400"), "0: KH", "1: JH", "2: 9H", "3: 7H", tree_start=8)
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.scores, outcome.reason) == ((1, 3), (16, 0, 16, 0), "tree")
    beyond = sit(BELOTE, *auction_of("400"), "0: KH", "1: JH", "2: 9H", "3: 7H", tree_start=3).outcome()
    assert beyond is not None and beyond.scores == (11, 0, 11, 0)  # below zero counts as zero


def test_matches_end() -> None:
    for rules in ("book", "own-voice"):
        outcome = finish(game(rules=rules).start(), rules)
        assert 0 in outcome.scores
