"""Rumba by the book: the deal, in or out, the exchange, play."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64
from rumba_positions import SLUG, dealt, game, told

import troef
from clauses import clause
from playing import hand, lay, play, refused, texts
from troef.cards.bits import set_of
from troef.cards.card import cards_text, parse_cards
from troef.core.options import OptionError
from troef.core.wire import view_dict
from troef.games.rumba import ORDERINGS
from troef.games.rumba.state import TABLES
from troef.tricks.play import TrickPlay


def replay_round(state: troef.State, seed: str = "x") -> troef.State:
    """Random cards until the round is over."""
    rng = troef.Rng(seed)
    while not state.awaits_deal and state.outcome() is None:
        seat = state.actors()[0]
        state.play(seat, int(state.phase.pick(seat, rng)))
    return state


# ---- deal and options ----


@clause(SLUG, "R1", "R2")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_five_cards_each_and_the_next_is_turned_for_trump(seats: int) -> None:
    state = game().start(seats, 1)
    order = troef.SeededDealer(seats).next(state.pack())
    state.deal(order)
    assert state.view(0).totals == (21,) * seats
    for seat in range(seats):
        place = (seat - 2) % seats
        assert sorted(state.view(seat).hand()) == sorted(order[place : 5 * seats : seats])
    view = state.view(0)
    assert view.zone("upcard").cards == [order[5 * seats]]
    assert view.fact("trump") == "CDHS"[order[5 * seats] >> 4]
    assert view.zone("stock").hidden == 51 - 5 * seats
    assert state.actors() == (2,)


@clause(SLUG, "R1")
def test_the_deal_passes_left() -> None:
    state = told(dealt({}, "4H"), "out", "out", "out", "out")
    assert state.awaits_deal and state.dealer == 0


def test_two_and_seven_cannot_play_it() -> None:
    for seats in (2, 7):
        with pytest.raises(ValueError, match="3 to 6"):
            game().start(seats)


def test_the_options_are_those_of_the_book() -> None:
    options = game().options
    assert (options.start_points, options.stake_per_point) == (21, 0)
    assert (options.two_swap_after_rumba, options.max_rounds) == (False, 100)
    assert game(stake_per_point="0,10").options.stake_per_point == game(stake_per_point=0.1).options.stake_per_point
    assert game(stake_per_point=0.00001).options.stake_per_point == 0.00001
    assert game(stake_per_point=10**12).options.stake_per_point == 10**12
    assert game(max_rounds="1000").options.max_rounds == 1000
    wrong = [("start_points", 20), ("stake_per_point", -1), ("stake_per_point", "x"), ("stake_per_point", True)]
    for name, value in [*wrong, ("max_rounds", 9), ("max_rounds", 1001), ("two_swap_after_rumba", 1)]:
        with pytest.raises(OptionError):
            game(**{name: value})


# ---- in or out ----


@clause(SLUG, "R3")
def test_each_decides_once_from_the_dealers_left_and_the_dealer_last() -> None:
    state = dealt({}, "4H", dealer=1)
    asked = []
    for _ in range(4):
        asked.append(state.actors()[0])
        assert {"in", "out"} <= texts(state)
        told(state, "in")
    assert asked == [2, 3, 0, 1]
    assert refused(state, "1: in").clause == "R3"


@clause(SLUG, "R3", "P1")
def test_no_card_and_no_exchange_before_all_have_decided() -> None:
    state = dealt({0: "AS"}, "4H")
    assert refused(state, "0: AS").clause == "R3"
    assert refused(state, "0: exchange AS").clause == "R3"
    assert refused(state, "1: in").reason == "not-your-turn"


@clause(SLUG, "R4", "S1")
def test_who_is_out_plays_no_card_and_keeps_his_points() -> None:
    state = told(dealt({}, "4H"), "in", "out", "in", "in")
    for seat in (3, 2, 0):
        play(state, f"{seat}: exchange")
    replay_round(state)
    assert state.sheet[0].cells[1] == 0
    assert len(hand(state, 1)) == 5
    assert state.view(0).zone("hand-1").cards == [] and state.view(0).zone("hand-1").hidden == 5


@clause(SLUG, "R5", "E6")
def test_with_a_jack_turned_nobody_may_go_out() -> None:
    state = dealt({}, "JH")
    for _ in range(3):
        assert texts(state) == {"in", "rumba"}
        refusal = refused(state, f"{state.actors()[0]}: out")
        assert (refusal.clause, refusal.reason) == ("R5", "jack-turned")
        told(state, "in")
    assert texts(state) == {"in", "rumba"}


@clause(SLUG, "R6", "E13", "T2")
def test_the_two_of_trump_is_exchanged_in_sight_of_all() -> None:
    state = dealt({0: "2C 5D 6D 7D 8D"}, "KC")
    assert texts(state) == {"out", "in", "rumba", "in swap", "rumba swap"}
    play(state, "0: decide(in, swap_two=true)")
    assert hand(state, 0) == {"KC", "5D", "6D", "7D", "8D"}
    for viewer in (1, troef.SPECTATOR):
        view = state.view(viewer)
        assert cards_text(view.zone("upcard").cards) == "2C"
        assert view.fact("trump") == "C"
        assert view_dict(state.game, view)["log"][0]["cards"] == ["2C", "KC"]


@clause(SLUG, "R6")
def test_after_a_jack_was_exchanged_everybody_must_still_go_in() -> None:
    state = told(dealt({0: "2H 5D 6D 7D 8D"}, "JH"), "in swap")
    assert texts(state) == {"in", "rumba"}


@clause(SLUG, "R6")
def test_without_the_two_of_trump_there_is_no_exchange() -> None:
    state = dealt({0: "3C 2D 6D 7D 8D"}, "KC")
    refusal = refused(state, "0: in swap")
    assert (refusal.clause, refusal.facts) == ("R6", {"card": "2C"})
    assert all("swap" not in text for text in texts(dealt({0: "3C"}, "2C")))


@clause(SLUG, "R7", "R8", "R10", "T1")
def test_after_a_rumba_all_the_others_must_go_in_and_nobody_exchanges() -> None:
    state = told(dealt({2: "2C 5D 6D 7D 8D"}, "KC"), "out", "rumba")
    assert texts(state) == {"in"}
    assert refused(state, "2: out").clause == "R7"
    assert refused(state, "2: rumba").clause == "R8"
    assert refused(state, "2: in swap").clause == "R7"
    told(state, "in")
    assert texts(state) == {"in"}
    told(state, "in")
    view = state.view(0)
    assert view.phase == "play" and state.actors() == (1,)
    assert view.badge(0, "outside") is True and view.badge(1, "rumba") is True and view.fact("rumba") == 1
    refusal = refused(state, f"1: exchange {cards_text(state.view(1).hand()[:1])}")
    assert refusal.clause == "R7"


@clause(SLUG, "R7")
def test_the_caller_may_exchange_the_two_with_his_call() -> None:
    state = told(dealt({0: "2C 5D 6D 7D 8D"}, "KC"), "rumba swap")
    assert "KC" in hand(state, 0) and state.view(0).fact("rumba") == 0
    assert refused(told(dealt({1: "2C"}, "KC"), "rumba"), "1: rumba swap").clause == "R8"


@clause(SLUG, "R7")
def test_the_two_may_be_exchanged_after_rumba_where_that_is_agreed() -> None:
    for rules in ({"two_swap_after_rumba": True}, {"rules": "two-after-rumba"}):
        state = lay(troef.game(SLUG, **rules), 4, 3, hands={1: "2C 5D 6D 7D 8D"}, upcard="KC")
        assert texts(told(state, "rumba")) == {"in", "in swap"}
        told(state, "in swap")
        assert "KC" in hand(state, 1)


@clause(SLUG, "R9", "E7")
def test_the_dealer_left_alone_may_go_in_or_out_but_not_call_rumba() -> None:
    state = told(dealt({}, "4H"), "out", "out", "out")
    assert texts(state) - {"in swap"} == {"out", "in"}
    assert refused(state, "3: rumba").clause == "R9"
    told(state, "in")
    assert state.sheet[0].cells == (0, 0, 0, -5)
    assert state.awaits_deal


@clause(SLUG, "R9")
def test_anybody_else_may_always_call_it() -> None:
    state = told(dealt({}, "4H"), "out", "out", "rumba")
    assert texts(state) == {"in"}
    assert "rumba" in texts(told(dealt({}, "4H"), "in", "out", "out"))


@clause(SLUG, "R11", "S3")
def test_who_is_in_alone_wins_the_round_without_play() -> None:
    state = told(dealt({}, "4H"), "out", "in", "out", "out")
    assert state.sheet[0].cells == (0, -5, 0, 0) and state.view(0).totals == (21, 16, 21, 21)


@clause(SLUG, "R12")
def test_with_nobody_in_the_round_is_void() -> None:
    state = told(dealt({}, "4H"), "out", "out", "out", "out")
    assert state.sheet[0].cells == (0, 0, 0, 0) and state.deal_number == 1


# ---- exchange ----


@clause(SLUG, "R13", "R15", "E8")
def test_who_went_in_last_exchanges_first_and_then_anticlockwise() -> None:
    state = told(dealt({}, "4H", 5, 4), "in", "out", "in", "in", "out")
    asked = []
    while state.view(0).phase == "exchange":
        asked.append(state.actors()[0])
        told(state, "exchange")
    assert asked == [3, 2, 0]
    assert state.actors() == (0,)


@clause(SLUG, "R15")
def test_when_the_dealers_left_is_out_the_next_player_leads() -> None:
    state = told(dealt({}, "4H", 5, 4), "out", "out", "in", "in", "out", "exchange", "exchange")
    assert state.actors() == (2,)


@clause(SLUG, "R13", "R14", "T3")
def test_up_to_three_cards_are_exchanged_with_the_top_of_the_stock() -> None:
    hands = {0: "2S 3S 4S 5S 6S", 3: "2D 3D 4D 5D 6D"}
    state = told(dealt(hands, "KC", stock="AH KH QH JH 10H"), "in", "out", "out", "in")
    assert len(state.legal(3)) == 26
    play(state, "3: exchange(3D, 2D)", "0: ruil 2S 3S 4S")
    assert hand(state, 3) == {"AH", "KH", "4D", "5D", "6D"}
    assert hand(state, 0) == {"QH", "JH", "10H", "5S", "6S"}
    view = state.view(1)
    assert view.zone("stock").hidden == 52 - 21 - 5
    assert view.zone("laid-3").hidden == 2 and not view.zone("laid-3").cards
    assert cards_text(state.view(3).zone("laid-3").cards) == "2D 3D"
    assert [state.game.show(move) for _, move in view.log[-2:]] == ["exchange ? ?", "exchange ? ? ?"]
    assert state.game.show(state.view(3).log[-2][1]) == "exchange 2D 3D"
    assert cards_text(view.zone("upcard").cards) == "KC"


@clause(SLUG, "R13", "P1")
def test_wrong_exchanges_are_refused() -> None:
    state = told(dealt({3: "2D 3D 4D 5D 6D"}, "KC"), "in", "out", "out", "in")
    assert refused(state, "3: exchange 2D 3D 4D 5D").clause == "R13"
    assert refused(state, "3: exchange AS").reason == "not-held"
    assert refused(state, "3: 2D").clause == "R13"
    assert refused(state, "3: out").clause == "R3"
    for text in ("exchange 2D 2D", "exchange X", "exchange 2D 3D 4D 5D 6D 7D"):
        with pytest.raises(troef.MoveTextError):
            state.game.parse(text)
    told(state, "exchange", "wissel geen")
    assert refused(state, "0: exchange").clause == "R13"


# ---- play ----


def following(trump: str, trick: str, held: str) -> set[str]:
    """The legal cards of the player on turn after a trick so far; the others hold just what they play."""
    cards = parse_cards(trick)
    hands = [int(set_of([card])) for card in cards] + [int(set_of(parse_cards(held)))]
    hands += [0] * (4 - len(hands))
    order = ORDERINGS["CDHS".index(trump)]
    phase = TrickPlay(TABLES[4], order, vec[i64]([i64(held_by) for held_by in hands]), 0)
    for seat, card in enumerate(cards):
        phase.play(seat, card << 6)
    return {troef.game(SLUG).show(move) for move in phase.legal(len(cards))}


@clause(SLUG, "R17", "R18", "R19", "E1", "E2", "E3", "E4", "E5")
@pytest.mark.parametrize(
    ("trump", "trick", "held", "legal"),
    [
        ("S", "4D", "2D 8D AC 3S", "8D"),
        ("S", "10D", "2D 8D KS", "2D 8D"),
        ("S", "4D 9D", "10D QD 2D AC", "10D QD"),
        ("S", "4D 3S", "AD 2D KS", "AD 2D"),
        ("S", "4D 7S", "2S JS KC 3H", "JS KC 3H"),
        ("S", "4D 7S", "2S 5S KC", "2S 5S KC"),
        ("S", "4D", "2S JS KC", "2S JS KC"),
        ("S", "4S", "2S JS QS KC", "JS QS"),
        ("S", "AS", "2S JS KC", "2S JS"),
        ("S", "4D 7S", "8S JS", "8S JS"),
        ("S", "4S", "AC KC", "AC KC"),
    ],
)
def test_what_may_follow(trump: str, trick: str, held: str, legal: str) -> None:
    assert following(trump, trick, held) == set(legal.split())


@clause(SLUG, "R17", "R18", "R19", "R20", "P1")
def test_a_refused_card_names_its_clause() -> None:
    hands = {0: "4D 5D 6C 7C 8C", 1: "AD 2C 3C 4C 5C", 2: "7S 2D 3D 9C 10C", 3: "2S JS KC 3H 4H"}
    state = told(dealt(hands, "9S"), "rumba", "in", "in", "in")
    assert texts(state) == set(hands[0].split())
    play(state, "0: 4D")
    assert (refused(state, "1: 2C").clause, refused(state, "1: 7S").reason) == ("R17", "not-held")
    play(state, "1: AD")
    assert refused(state, "2: 7S").clause == "R17"
    hands = {0: "4D 5D 6C 7C 8C", 1: "7S 2C 3C 4C 5C", 2: "8D 2D 3D 9C 10C", 3: "2S JS KC 3H 4H"}
    state = play(told(dealt(hands, "9S"), "rumba", "in", "in", "in"), "0: 4D", "1: 7S", "2: 2D")
    assert texts(state) == {"JS", "KC", "3H", "4H"}
    refusal = refused(state, "3: 2S")
    assert (refusal.clause, refusal.reason) == ("R19", "ruff-to-win")
    other = play(told(dealt({**hands, 1: "8D 2D 3C 4C 5C", 2: "7S"}, "9S"), "rumba", "in", "in", "in"), "0: 4D")
    assert refused(other, "1: 2D").clause == "R19"


@clause(SLUG, "R16", "R21")
def test_the_highest_trump_or_card_of_the_suit_takes_the_trick_and_leads() -> None:
    hands = {0: "4D 5D 6C 7C 8C", 1: "7S 2C 3C 4C 5C", 2: "8D 2D 3D 9C 10C", 3: "2S JS KC 3H 4H"}
    state = play(told(dealt(hands, "9S"), "rumba", "in", "in", "in"), "0: 4D", "1: 7S", "2: 2D", "3: JS")
    assert state.actors() == (3,) and state.view(0).badge(3, "tricks") == 1
    play(state, "3: KC", "0: 8C", "1: 2C", "2: 9C")
    assert state.actors() == (3,)
    replay_round(state)
    assert sum(int(row.rstrip("R")) for row in state.sheet[0].marks) == 5


@clause(SLUG, "R16")
def test_only_those_who_are_in_play_to_a_trick() -> None:
    state = told(dealt({}, "4H", 5, 4), "in", "out", "in", "out", "in", *["exchange"] * 3)
    seats = []
    for _ in range(3):
        seats.append(state.actors()[0])
        told(state, sorted(texts(state))[0])
    assert seats == [0, 2, 4] and state.view(0).badge(state.actors()[0], "tricks") == 1
