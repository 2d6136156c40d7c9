"""Ninety-nine by the book: deal, trump and joker, bids, extra bids, play, proof."""

import itertools

import pytest
from ninety_nine_positions import HANDS, SLUG, answers, bids, dealt, game, in_trick

import troef
from clauses import clause
from playing import finish, play, play_out, refused, texts
from troef.cards.card import card_text, cards_text, parse_card, parse_cards
from troef.core.options import OptionError
from troef.core.wire import view_dict
from troef.games.ninety_nine import PACK, bid_value, ordering_for

#: What this file proves of the table only by what is not there.
SOCIAL = {"T6": "a table has no chat during a round", "P2": "talking has no penalty; it is no move"}


def seen(state: troef.State, seat: int) -> dict[str, object]:
    return view_dict(state.game, state.view(seat))


def zone(state: troef.State, name: str, viewer: int = troef.REFEREE) -> set[str]:
    return set(cards_text(state.view(viewer).zone(name).cards).split())


# ---- options, pack, deal ----


@clause(SLUG, "R1")
def test_three_players() -> None:
    for seats in (2, 4):
        with pytest.raises(ValueError, match="3"):
            game().start(seats)


@clause(SLUG, "R2")
def test_the_pack_has_thirty_seven_cards_with_one_joker() -> None:
    cards = [card_text(card) for card in game().pack(3)]
    ranks = ["A", "K", "Q", "J", "10", "9", "8", "7", "6"]
    assert sorted(cards) == sorted([rank + suit for rank in ranks for suit in "SHDC"] + ["*"])


@clause(SLUG, "R28")
def test_the_options_are_those_of_the_book() -> None:
    assert game().options.rounds == 9
    for rounds in (18, 27, 36):
        assert game(rounds=rounds).start(3).view(0).deals == rounds
    for wrong in (0, 8, 10, 45, "x", True):
        with pytest.raises(OptionError):
            game(rounds=wrong)


@clause(SLUG, "R3", "R4", "R5")
@pytest.mark.parametrize("dealer", range(3))
def test_one_card_at_a_time_from_the_dealers_left_and_the_last_is_turned(dealer: int) -> None:
    state = game().start(3, dealer)
    order = troef.SeededDealer(dealer).next(state.pack())
    state.deal(order)
    for place in range(3):
        wanted = {card_text(card) for card in order[place:36:3]}
        assert zone(state, f"hand-{(dealer + 1 + place) % 3}") == wanted
    for viewer in (0, 1, 2, troef.SPECTATOR):
        assert state.view(viewer).zone("upcard").cards == [order[36]]


@clause(SLUG, "R3", "R28", "S6")
def test_the_deal_goes_left_and_the_highest_total_after_nine_rounds_wins() -> None:
    for first in range(3):
        state, dealers = game().start(3, first), []
        while state.outcome() is None:
            state.deal(troef.SeededDealer(len(dealers)).next(PACK))
            dealers.append(int(state.dealer))
            play_out(answers(bids(state), "none", "none", "none"))
        assert dealers == [(first + number) % 3 for number in range(9)]
        outcome = state.outcome()
        totals = tuple(sum(row.cells[seat] for row in state.sheet) for seat in range(3))
        assert outcome.scores == totals == state.view(0).totals
        assert outcome.winners == tuple(seat for seat in range(3) if totals[seat] == max(totals))
        assert outcome.reason == "rounds"


# ---- trump and joker ----


@clause(SLUG, "R6", "R7")
def test_the_suit_of_the_turn_up_is_trump_but_for_nines_and_the_joker() -> None:
    for card in PACK:
        text = card_text(card)
        view = dealt({}, text).view(0)
        plain = text == "*" or text.startswith("9")
        assert view.fact("trump") == ("no-trump" if plain else text[-1])


@clause(SLUG, "R8", "R9")
def test_the_joker_takes_the_place_of_the_turn_up() -> None:
    ranks = ["A", "K", "Q", "J", "10", "9", "8", "7", "6"]
    joker = parse_card("*")
    for turned in PACK:
        order = ordering_for(turned)
        for suit in "CDHS":
            lane = [joker if card == turned else card for card in parse_cards([rank + suit for rank in ranks])]
            for high, low in itertools.combinations(lane, 2):
                assert order.beaters[low] >> high & 1 and not order.beaters[high] >> low & 1
            assert {int(order.suits[card]) for card in lane} == {"CDHS".index(suit)}
        assert (order.suits[joker] == -1) == (turned == joker)
    nobody = dealt({}, "*")
    assert all("*" not in zone(nobody, f"hand-{seat}") for seat in range(3))


@clause(SLUG, "E1", "E2", "E3", "R11", "R8")
@pytest.mark.parametrize(
    ("turned", "cards", "bid"),
    [
        ("KH", "7D 6S 10C", 4),
        ("KH", "* 6D 7D", 2),
        ("9S", "* AC 8H", 6),
        ("KC", "* AC 8C", 9),
        ("KH", "7D 6D AD", 0),
        ("*", "7S 6S AH", 4),
    ],
)
def test_what_bid_cards_are_worth(turned: str, cards: str, bid: int) -> None:
    state = dealt({1: cards}, turned)
    play(state, *[f"1: {card}" for card in cards.split()])
    assert state.view(1).badge(1, "bid") == bid
    mask = sum(1 << card for card in parse_cards(cards))
    assert bid_value(mask, ordering_for(parse_card(turned))) == bid


@clause(SLUG, "R11")
def test_every_bid_from_nought_to_nine_can_be_made() -> None:
    values = {"D": 0, "S": 1, "H": 2, "C": 3}
    found = set()
    for cards in itertools.combinations(["AD", "KD", "QD", "AS", "KS", "QS", "AH", "QH", "JH", "AC", "KC", "QC"], 3):
        bid = bid_value(sum(1 << card for card in parse_cards(list(cards))), ordering_for(parse_card("KH")))
        assert bid == sum(values[card[-1]] for card in cards)
        found.add(int(bid))
    assert found == set(range(10))


# ---- laying the bid ----


@clause(SLUG, "R10", "T1")
def test_all_three_lay_at_the_same_time_and_unseen() -> None:
    state = dealt()
    assert state.actors() == (0, 1, 2)
    assert texts(state, 1) == {f"lay {card}" for card in HANDS[1].split()}
    play(state, "2: lay *", "0: AC", "2: 6D", "1: LAY_BID(AS)", "2: leg 7D")
    assert state.actors() == (0, 1)
    for viewer in (0, 1, troef.SPECTATOR):
        view = state.view(viewer)
        assert view.zone("bid-2").cards == [] and view.zone("bid-2").hidden == 3
        assert view.badge(2, "bid") is None
        assert [facts["text"] for facts in seen(state, viewer)["log"] if facts["seat"] == 2] == ["lay ?"] * 3
    assert zone(state, "bid-2", 2) == {"*", "6D", "7D"}
    assert state.view(2).badge(2, "bid") == 2


@clause(SLUG, "R10", "T1")
def test_another_bid_of_somebody_else_changes_nothing_for_one() -> None:
    one = bids(dealt(), "AC KC QC", "AS KS 10H", "AD 7H *")
    other = bids(dealt(), "AC KC QC", "AS KS QS", "AD KD QD")
    for viewer in (0, troef.SPECTATOR):
        assert seen(one, viewer) == seen(other, viewer)
    assert one.legal(0) == other.legal(0)


@clause(SLUG, "R10", "R12", "P1")
def test_a_bid_has_three_cards_of_ones_own_and_stands() -> None:
    state = dealt()
    refusal = refused(state, "0: none")
    assert (refusal.clause, refusal.reason, refusal.facts) == ("R10", "lay-away-first", {"count": 3})
    assert refused(state, "0: play AC").reason == "lay-away-first"
    assert refused(state, "0: lay AS").reason == "not-held"
    play(state, "0: AC", "0: KC", "0: QC")
    assert state.legal(0) == []
    refusal = refused(state, "0: lay JC")
    assert (refusal.clause, refusal.reason) == ("R12", "bid-stands")
    bids(state)
    for text in ("lay JC", "lay AC", "leg KC"):
        assert refused(state, f"{state.actors()[0]}: {text}").clause == "R12"


# ---- the extra bid ----


@clause(SLUG, "R13", "T2")
@pytest.mark.parametrize("dealer", range(3))
def test_left_of_the_dealer_right_of_the_dealer_the_dealer_each_once(dealer: int) -> None:
    state = bids(dealt({}, dealer=dealer))
    for step in range(3):
        seat = (dealer + 1 + step) % 3
        assert state.actors() == (seat,)
        assert texts(state, seat) == {"none", "informatie", "open"}
        play(state, f"{seat}: none")
    assert state.phase.name() == "play"
    refusal = refused(state, f"{state.actors()[0]}: open")
    assert (refusal.clause, refusal.reason) == ("R13", "asked-once")


@clause(SLUG, "R14", "R15", "E8")
def test_open_goes_over_informatie_and_nothing_over_open() -> None:
    state = bids(dealt({}, dealer=0), "", "", "")
    play(state, "1: informatie")
    assert texts(state, 2) == {"none", "open"}
    refusal = refused(state, "2: informatie")
    assert (refusal.clause, refusal.reason) == ("R14", "informatie-stands")
    play(state, "2: open")
    assert texts(state, 0) == {"none"}
    for text in ("informatie", "open"):
        refusal = refused(state, f"0: {text}")
        assert (refusal.clause, refusal.reason) == ("R14", "open-stands")
    play(state, "0: none")
    view = state.view(0)
    assert (view.fact("extra"), view.fact("bidder")) == ("open", 2)
    assert view.zone("bid-2").hidden == 0 and view.zone("bid-1").hidden == 3
    assert state.actors() == (2,)


@clause(SLUG, "R14", "R16")
def test_cards_are_turned_up_only_after_the_last_answer_and_before_the_lead() -> None:
    state = bids(dealt(dealer=2), "AC KC QC", "AS KS QS", "AD KD QD")
    answers(state, "informatie", "none")
    assert all(state.view(viewer).zone("bid-0").cards == [] for viewer in (1, 2, troef.SPECTATOR))
    answers(state, "none")
    for viewer in (1, 2, troef.SPECTATOR):
        assert zone(state, "bid-0", viewer) == {"AC", "KC", "QC"}
        assert state.view(viewer).badge(0, "bid") == 9
    assert state.view(2).zone("bid-1").cards == state.view(1).zone("bid-2").cards == []
    assert state.actors() == (0,)  # R19
    assert state.view(1).zone("hand-0").cards == []


@clause(SLUG, "R15")
def test_a_lapsed_informatie_gives_nothing_away_and_is_not_asked_again() -> None:
    one = answers(bids(dealt(dealer=2), "AC KC QC", "AS KS QS"), "informatie", "open", "none")
    other = answers(bids(dealt(dealer=2), "AC QH JH", "AS KS QS"), "informatie", "open", "none")
    for viewer in (1, 2, troef.SPECTATOR):
        assert seen(one, viewer) == seen(other, viewer)
    assert one.actors() == (1,) and one.phase.name() == "leader"


@clause(SLUG, "R13", "R17", "P1")
def test_first_the_question_then_the_leader_then_the_play() -> None:
    state = bids(dealt(dealer=2))
    refusal = refused(state, "0: JC")
    assert (refusal.clause, refusal.reason) == ("R13", "extra-first")
    assert refused(state, "0: leader 1").clause == "R13"
    answers(state, "open", "none", "none")
    refusal = refused(state, "0: JC")
    assert (refusal.clause, refusal.reason) == ("R17", "leader-first")
    assert refused(state, "0: leader 3").reason == "no-such-leader"
    assert refused(state, "0: none").clause == "R13"
    play(state, "0: leader 1")
    assert (refused(state, "1: leader 2").clause, state.actors()) == ("R17", (1,))
    plain = answers(bids(dealt(dealer=2)), "none", "none", "none")
    assert refused(plain, "0: leader 2").clause == "R19"


@clause(SLUG, "R17", "R18", "T3", "T4")
@pytest.mark.parametrize("leader", range(3))
def test_open_names_the_leader_and_lies_open_after_the_first_card(leader: int) -> None:
    state = answers(bids(dealt(dealer=2), "AC KC QC", "AS KS QS", "AD KD QD"), "none", "open", "none")
    assert texts(state, 1) == {"leader 0", "leader 1", "leader 2"}
    play(state, f"1: CHOOSE_LEADER({leader})")
    assert state.actors() == (leader,)
    assert state.view(0).zone("hand-1").cards == []
    state.play(leader, state.legal(leader)[0])
    for viewer in (0, 2, troef.SPECTATOR):
        hand = state.view(viewer).zone("hand-1")
        assert (len(hand.cards), hand.hidden) == (8 if leader == 1 else 9, 0)
        assert state.view(viewer).zone("bid-1").hidden == 0
        if viewer != 0:
            assert state.view(viewer).zone("hand-0").cards == []
    turn = state.actors()[0]
    while turn != 1:
        state.play(turn, state.legal(turn)[0])
        turn = state.actors()[0]
    assert texts(state, 1) <= zone(state, "hand-1", 0)  # he plays it himself


# ---- play ----


@clause(SLUG, "R19", "R20")
@pytest.mark.parametrize("dealer", range(3))
def test_without_open_the_dealers_left_leads_anything(dealer: int) -> None:
    state = answers(bids(dealt({}, dealer=dealer)), "none", "informatie", "none")
    left = (dealer + 1) % 3
    assert state.actors() == (left,)
    assert texts(state, left) == zone(state, f"hand-{left}") and len(state.legal(left)) == 9


@clause(SLUG, "E4", "R8", "R21", "R22")
@pytest.mark.parametrize(
    ("led", "hand", "legal"),
    [
        ("QH", "* 7S 8D AC", "*"),
        ("6C", "* 7S 8D AC", "AC"),
        ("6C", "* 7S 8D", "* 7S 8D"),
        ("6C", "7H 7S 8D", "7H 7S 8D"),
        ("QH", "* 7H 8D", "* 7H"),
    ],
)
def test_following_suit_with_the_joker(led: str, hand: str, legal: str) -> None:
    tricks = in_trick("10H", led, hand)
    assert {game().show(move) for move in tricks.legal(1)} == set(legal.split())
    for card in set(hand.split()) - set(legal.split()):
        refusal = tricks.why_not(1, game().parse(card))
        assert (refusal.clause, refusal.reason) == ("R21", "must-follow")


@clause(SLUG, "E5", "E6", "E7", "R23", "R7", "R8")
@pytest.mark.parametrize(
    ("turned", "trick", "winner"),
    [
        ("10H", "8S * AS", 1),
        ("10H", "KH * JH", 0),
        ("10H", "9H * 8H", 1),
        ("9D", "10S AD KS", 2),
        ("9D", "10D * KS", 0),  # the joker is 9D, and there is no trump
        ("9D", "8D * AS", 1),
        ("10H", "7S 6C AS", 2),
        ("10H", "7S 6H 7H", 2),
        ("*", "7S AH 6S", 0),
    ],
)
def test_who_wins_a_trick(turned: str, trick: str, winner: int) -> None:
    first, second, third = trick.split()
    tricks = in_trick(turned, f"{first} {second}", third)
    tricks.play(2, game().parse(third))
    tricks.gather()
    assert tricks.leader == winner and tricks.tricks_of(winner) == 1


@clause(SLUG, "R12")
def test_bid_cards_take_no_part_in_the_play() -> None:
    state = answers(bids(dealt(dealer=2), "AC KC QC"), "none", "none", "none")
    assert len(state.legal(0)) == 9
    refusal = refused(state, "0: AC")
    assert (refusal.clause, refusal.reason) == ("R12", "bid-card")
    assert refused(state, "0: AS").reason == "not-held"


@clause(SLUG, "R24", "R25")
def test_tricks_can_be_counted_and_the_winner_leads() -> None:
    state = answers(bids(dealt(dealer=2), "AC KC QC", "AS KS QS", "AD KD QD"), "none", "none", "none")
    play(state, "0: JC", "1: 10H", "2: 7H")
    assert state.actors() == (1,)
    play(state, "1: JS", "2: *", "0: AH")
    assert state.actors() == (0,)
    for viewer in (0, 1, 2, troef.SPECTATOR):
        assert [state.view(viewer).badge(seat, "tricks") for seat in range(3)] == [1, 1, 0]
    play_out(state)
    assert state.awaits_deal
    assert sum(state.view(0).badge(seat, "tricks") for seat in range(3)) == 9


@clause(SLUG, "R26", "T5")
def test_only_who_is_exact_shows_his_bid() -> None:
    shown = hidden = 0
    for seed in range(20):
        state = game().start(3)
        state.deal(troef.SeededDealer(seed).next(PACK))
        finish_round(state, seed)
        for seat in range(3):
            exact = state.view(seat).badge(seat, "bid") == state.view(seat).badge(seat, "tricks")
            bidder = state.view(0).fact("bidder") == seat
            for viewer in (other for other in (0, 1, 2, troef.SPECTATOR) if other != seat):
                view = state.view(viewer)
                assert (view.zone(f"bid-{seat}").hidden == 0) == (exact or bidder)
                assert (view.badge(seat, "bid") is not None) == (exact or bidder)
                if not exact and not bidder:
                    assert state.sheet[-1].marks[seat].endswith("/?")
                    hidden += 1
                shown += exact
    assert shown and hidden


def finish_round(state: troef.State, seed: int) -> None:
    rng = troef.Rng(seed)
    while not state.awaits_deal:
        actors = state.actors()
        seat = actors[rng.below(len(actors))]
        moves = state.legal(seat)
        state.play(seat, moves[rng.below(len(moves))])


@clause(SLUG, "R27", "P2", "T6")
def test_there_is_nothing_to_say_during_the_play() -> None:
    state = answers(bids(dealt(dealer=2)), "none", "none", "none")
    while not state.awaits_deal:
        seat = state.actors()[0]
        assert texts(state, seat) <= zone(state, f"hand-{seat}")
        state.play(seat, state.legal(seat)[0])


# ---- text, worlds, bad input ----


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("geen", "none"),
        ("Extra bod INFORMATIE", "informatie"),
        ("info", "informatie"),
        ("OPEN", "open"),
        ("uitkomst 2", "leader 2"),
        ("lay_bid(7D)", "lay 7D"),
        ("leg *", "lay *"),
    ],
)
def test_moves_may_be_written_in_words(text: str, shown: str) -> None:
    assert game().show(game().parse(text)) == shown


@clause(SLUG, "P1")
def test_bad_input_changes_nothing() -> None:
    state = dealt()
    for move in (-1, 63, 1 << 50, 4 + (1 << 46), 3 + (7 << 6)):
        assert state.refusal(0, move) is not None
        assert state.refusal(5, move).reason == "no-such-seat"
    for text in ("lay", "lay AS KS", "extra", "leader", "leader x", "informatie open"):
        with pytest.raises(troef.MoveTextError):
            state.game.parse(text)
    for wrong in ({"hands": {0: "5S"}}, {"hands": {0: "* *"}}, {"upcard": "AS KS"}, {"stock": "AS"}):
        with pytest.raises(troef.DealError):
            game().arrange(**wrong)


@clause(SLUG, "R10", "R26")
def test_worlds_keep_hidden_bids_open_and_what_is_proven_proven() -> None:
    rng = troef.Rng("worlds")
    different = set()
    for seed in range(4):
        state = game().start(3)
        state.deal(troef.SeededDealer(seed).next(PACK))
        finish_round(state, seed)
        for viewer in (*range(3), troef.SPECTATOR):
            for _ in range(8):
                world = next(state.game.worlds(state.view(viewer), rng))
                assert seen(world, viewer) == seen(state, viewer)
                different.add(frozenset(zone(world, "bid-0")))
    assert len(different) > 4


def test_a_match_ends_with_everybody_on_the_sheet() -> None:
    outcome = finish(game(rounds=18).start(3), "evening")
    assert len(outcome.scores) == 3
