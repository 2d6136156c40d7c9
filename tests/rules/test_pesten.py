"""Pesten: every clause of its rule book.

Positions are laid with `table`: seat 0 is on turn unless it is said otherwise, four seats play clockwise, and cards
that are not named lie in the stock.
"""

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

import troef
from clauses import clause
from playing import finish, lay, play, refused, texts
from troef import REFEREE, SPECTATOR
from troef.bots import make_player
from troef.cards.bits import card_count, set_of
from troef.cards.card import card_text, cards_text, parse_card, parse_cards, suit_of
from troef.cards.pack import Supply
from troef.core.options import OptionError
from troef.core.wire import view_dict
from troef.games.pesten import PestenState, Result
from troef.games.pesten.turns import Turns
from troef.words.words import words

#: A hand that fits on hardly anything and does nothing.
DULL = "4C 5C 6C"
ACES = "AC AD AH"


def running(state: troef.State) -> Turns:
    assert isinstance(state, PestenState)
    return state.turns


def table(hands: list[str], top: str, stock: "str | None" = None, turn: int = 0, **options: object) -> troef.State:
    """A position in mid-game. `top` is the discard pile, its last card on top; nothing is pending."""
    game = troef.game("pesten", **options)
    state = lay(game, len(hands), hands=["4C 4D"] + [""] * (len(hands) - 1), upcard="3C")
    turns = running(state)
    supply = Supply(game.pack(len(hands)))
    taken = [[supply.take(card) for card in parse_cards(text)] for text in (*hands, top, stock or "")]
    left = [card for copies in supply.left.values() for card in copies]
    turns.hands = vec[i64]([set_of(cards) for cards in taken[: len(hands)]])
    turns.pile = vec[i64](taken[-2])
    turns.stock = vec[i64](left if stock is None else taken[-1])
    turns.place = 0
    turns.suit = suit_of(taken[-2][-1])
    turns.turn = turn
    return state


def hand(state: troef.State, seat: int) -> set[str]:
    return {card_text(card) for card in state.view(REFEREE).zone(f"hand-{seat}").cards}


def size(state: troef.State, seat: int) -> int:
    return len(state.view(REFEREE).zone(f"hand-{seat}").cards)


def pile(state: troef.State) -> str:
    return cards_text(state.view(SPECTATOR).zone("discard").cards)


def playable(state: troef.State) -> set[str]:
    """The cards that the seat on turn may lay."""
    view = state.view(state.actors()[0])
    described = [state.game.language.describe(move) for move in view.moves]
    return {card for facts in described for card in facts.get("cards", [])}  # type: ignore[attr-defined]


def why(state: troef.State, step: str) -> tuple[str, str]:
    """Clause and reason of a refusal, for which there must be words in both languages."""
    refusal = refused(state, step)
    for language in ("nl", "en"):
        sentence = words(language).refusal("pesten", refusal)
        assert "refusal-" not in sentence and "{" not in sentence, sentence
    return refusal.clause, refusal.reason


# ---- the deal ----


@clause("pesten", "R1")
@pytest.mark.parametrize("jokers", [2, 3])
def test_the_pack_has_52_cards_and_two_or_three_jokers(jokers: int) -> None:
    pack = Counter(map(card_text, troef.game("pesten", jokers=jokers).pack(4)))
    assert pack.pop("*") == jokers
    assert len(pack) == 52 and set(pack.values()) == {1}
    with pytest.raises(OptionError):
        troef.game("pesten", jokers=jokers * 2)


@clause("pesten", "R1")
def test_jokers_are_alike() -> None:
    state = table(["* * 4H 5H", DULL], "3H")
    assert texts(state) >= {"*", "* last card"}
    assert sum(facts["cards"] == ["*"] for facts in view_dict(state.game, state.view(0))["moves"]) == 2  # type: ignore
    play(state, "0: *")
    assert hand(state, 0) == {"*", "4H", "5H"}
    assert state.view(0).hand()[-1] == parse_card("*"), "the joker that is left looks like any other"


@clause("pesten", "R2")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_eight_cards_each_one_at_a_time_from_the_dealers_left(seats: int) -> None:
    game = troef.game("pesten")
    state = game.start(seats, dealer=1)
    order = game.arrange(seats=seats, dealer=1, upcard="KH")
    state.deal(order)
    for seat in range(seats):
        place = (seat - 2) % seats
        assert hand(state, seat) == {card_text(card) for card in order[place : 8 * seats : seats]}
        assert size(state, seat) == 8


@clause("pesten", "R2")
def test_in_the_next_game_the_deal_has_moved_to_the_left() -> None:
    state = table(["KH", DULL, DULL.replace("C", "D"), "9S"], "3H", games=2)
    play(state, "0: KH")
    assert state.awaits_deal and int(state.dealer) == 1
    state.deal(state.game.arrange(dealer=1, upcard="3C"))
    assert state.actors() == (2,)
    assert state.view(0).deal_number == 2
    with pytest.raises(ValueError):
        state.game.start(4, dealer=4)


@clause("pesten", "R3", "R4", "E12")
def test_special_cards_turned_up_first_lie_without_effect_under_the_start_card() -> None:
    state = lay(troef.game("pesten"), upcard="7H JC 5D", dealer=2)
    view = state.view(SPECTATOR)
    assert pile(state) == "7H JC 5D"
    assert view.zone("stock").hidden == 54 - 32 - 3
    assert state.actors() == (3,)
    assert (view.fact("suit"), view.fact("direction"), view.fact("penalty")) == ("D", "clockwise", None)
    assert view.direction == 1


@clause("pesten", "R3")
@pytest.mark.parametrize("special", ["2H", "7H", "8H", "JH", "*"])
def test_every_special_card_is_covered_and_no_other(special: str) -> None:
    state = lay(troef.game("pesten"), upcard=f"{special} AC", stock="9C")
    assert pile(state) == f"{special} AC"
    assert state.view(0).fact("penalty") is None
    assert state.view(0).phase == "play"


@clause("pesten", "R3")
def test_a_stock_of_nothing_but_special_cards_is_shuffled_and_dealt_again() -> None:
    game = troef.game("pesten")
    state = game.start(6, dealer=5)
    specials = "2C 7C 8C JC * *"
    state.deal(game.arrange(seats=6, dealer=5, upcard=specials))
    assert state.awaits_deal and state.actors() == ()
    assert sorted(state.pack()) == sorted(game.pack(6)), "everything is shuffled again"
    state.deal(game.arrange(seats=6, dealer=5, upcard="2C 7C 8C JC * 5D"))
    assert pile(state) == "2C 7C 8C JC * 5D"
    assert state.view(0).deal_number == 1
    assert state.actors() == (0,)


# ---- what fits ----


@clause("pesten", "R5", "E1", "P3")
def test_suit_or_rank_must_match() -> None:
    state = table(["3C KD 5H 9S", DULL], "3D")
    assert playable(state) == {"3C", "KD"}
    assert why(state, "0: 5H") == ("R5", "no-match")
    assert refused(state, "0: 5H").facts == {"card": "5H", "suit": "D"}


@clause("pesten", "R5", "R7", "R13", "R14", "E2")
def test_jacks_and_jokers_fit_on_everything() -> None:
    state = table(["3C KD 5H JS * 9S", DULL], "3D")
    assert playable(state) == {"3C", "KD", "JS", "*"}
    calls = {"", " last card"}
    cards = {"3C", "KD", "*", "JS C", "JS D", "JS H", "JS S"}
    assert texts(state) == {card + call for card in cards for call in calls}
    assert why(state, "0: DRAW") == ("R7", "can-play")
    assert refused(state, "0: draw").facts == {"cards": ["3C", "KD", "JS", "*"]}


@clause("pesten", "R5", "R14")
def test_any_card_may_be_played_on_a_joker() -> None:
    state = table(["3C 2D 5H 9S", DULL], "*")
    assert playable(state) == {"3C", "2D", "5H", "9S"}
    assert state.view(0).fact("suit") is None


@clause("pesten", "R6", "R13", "E8", "T2")
def test_on_a_jack_goes_the_suit_named_another_jack_or_a_joker() -> None:
    state = table([DULL, DULL.replace("C", "D"), "JS KS KD", "5S JD 2H QC *"], "9S", turn=2)
    play(state, "2: PLAY(JS,H)")
    assert playable(state) == {"JD", "2H", "*"}
    assert why(state, "3: 5S")[0] == "R5" and why(state, "3: QC")[0] == "R5"
    assert {state.view(seat).fact("suit") for seat in (0, 1, 2, 3, SPECTATOR)} == {"H"}


@clause("pesten", "R6", "T2")
def test_the_named_suit_stays_until_a_card_is_laid_on_the_jack() -> None:
    state = table(["JS 4C 5C", "9S 4D 5D", "* 4S 5S"], "10S", stock="6C 6D 6S KH 10C 10D")
    play(state, "0: JS H", "1: draw")
    assert state.view(2).fact("suit") == "H"
    play(state, "2: *")
    assert state.view(0).fact("suit") is None, "a joker has no suit"
    assert playable(table(["JH 4H 9C", DULL], "JC")) == {"JH", "9C"}


@clause("pesten", "R13")
@pytest.mark.parametrize("suit", "CDHS")
def test_a_jack_names_any_suit_also_its_own(suit: str) -> None:
    state = table(["JS 4C 5C", DULL.replace("C", "D")], "9H")
    play(state, f"0: JS {suit}")
    assert state.view(1).fact("suit") == suit


@clause("pesten", "R13", "P3")
def test_a_jack_wants_a_suit_and_other_cards_do_not() -> None:
    state = table(["JS 4H 5C", ACES], "9H")
    assert why(state, "0: JS") == ("R13", "name-suit")
    assert why(state, "0: 4H S") == ("R13", "only-jack-names")


@clause("pesten", "R7", "P3")
def test_only_cards_in_hand_can_be_played_by_who_is_on_turn() -> None:
    state = table(["9H 4H 5C", "KH 3C 4S"], "3H")
    assert why(state, "0: KH") == ("R7", "not-held")
    assert why(state, "0: *") == ("R7", "not-held")
    assert why(state, "0: end turn") == ("R7", "can-play")
    assert why(state, "1: KH") == ("", "not-your-turn")


# ---- drawing ----


@clause("pesten", "R7", "R8", "E3")
def test_without_a_card_that_fits_one_draws_and_may_play_what_came() -> None:
    state = table(["10S KC 4D", DULL, DULL.replace("C", "S")], "9H", stock="9C 5H 6H")
    assert texts(state) == {"draw"}
    assert why(state, "0: end turn") == ("R8", "draw-first")
    play(state, "0: DRAW")
    assert state.actors() == (0,) and state.view(0).phase == "draw"
    assert texts(state) == {"9C", "9C last card", "end turn"}
    assert why(state, "0: KC") == ("R8", "only-drawn")
    assert why(state, "0: draw") == ("R8", "only-drawn")
    kept = play(state.copy(), "0: END_TURN")
    assert kept.actors() == (1,) and hand(kept, 0) == {"10S", "KC", "4D", "9C"}
    play(state, "0: PLAY(9C)")
    assert state.actors() == (1,) and pile(state) == "9H 9C"


@clause("pesten", "R8", "E3")
def test_a_drawn_card_that_does_not_fit_ends_the_turn() -> None:
    state = play(table(["10S KC 4D", DULL], "9H", stock="7S 5H"), "0: draw")
    assert state.actors() == (1,)
    assert hand(state, 0) == {"10S", "KC", "4D", "7S"}


@clause("pesten", "R8")
def test_a_drawn_jack_names_a_suit_and_a_drawn_joker_may_be_played() -> None:
    state = play(table(["10S KC 4D", DULL], "9H", stock="JC 5H"), "0: draw")
    assert texts(state) == {f"JC {suit}{call}" for suit in "CDHS" for call in ("", " last card")} | {"end turn"}
    state = play(table(["10S KC 4D", DULL], "9H", stock="* 5H"), "0: draw", "0: *")
    assert state.view(1).fact("penalty") == 5


@clause("pesten", "R8")
def test_with_play_drawn_off_drawing_ends_the_turn() -> None:
    state = play(table(["10S KC 4D", DULL], "9H", stock="9C 5H", play_drawn=False), "0: draw")
    assert state.actors() == (1,)
    assert hand(state, 0) == {"10S", "KC", "4D", "9C"}


@clause("pesten", "R8")
def test_a_drawn_card_is_known_to_who_drew_it_alone() -> None:
    for drawn in ("9C", "7S"):
        state = play(table(["10S KC 4D", DULL], "9H", stock=f"{drawn} 5H"), "0: draw")
        for seat in (1, SPECTATOR):
            view = state.view(seat)
            assert view.zone("hand-0").cards == [] and view.zone("hand-0").hidden == 4
            assert drawn not in str(view_dict(state.game, view)["log"])
    assert view_dict(state.game, state.view(1))["log"] == [
        {"text": "draw", "verb": "draw", "seat": 0},
    ]


@clause("pesten", "R4", "R9")
def test_the_turn_goes_round_clockwise() -> None:
    hands = ["9H 4H 5C", "10H 4D 5D", "QH 4S 5S", "KH 6C 6D"]
    state = table(hands, "3H")
    for seat, card in enumerate(("9H", "10H", "QH", "KH")):
        assert state.actors() == (seat,)
        play(state, f"{seat}: {card}")
    assert state.actors() == (0,)


# ---- special cards ----


@clause("pesten", "R10", "R15", "R16", "R17", "E4")
def test_twos_and_jokers_add_up_until_somebody_takes() -> None:
    state = table(["2S 4C 5C", "2H 4D 5D", "* 4S 5S", "2D JC"], "9S")
    play(state, "0: 2S")
    assert state.view(1).fact("penalty") == 2 and state.view(1).phase == "penalty"
    play(state, "1: 2H", "2: *")
    assert state.view(3).fact("penalty") == 9
    assert texts(state) == {"2D", "2D last card", "take"}
    assert why(state, "3: JC H") == ("R15", "penalty-pending")
    assert why(state, "3: draw") == ("R15", "penalty-pending")
    play(state, "3: TAKE")
    assert size(state, 3) == 11
    assert state.view(3).fact("penalty") is None


@clause("pesten", "R10", "R14", "R16", "E5")
@pytest.mark.parametrize(
    ("cards", "pending"),
    [("2S", 2), ("2S 2H", 4), ("2S *", 7), ("*", 5), ("* *", 10), ("* 2H", 7), ("2S 2H * *", 14), ("* * * 2H", 17)],
)
def test_what_is_pending(cards: str, pending: int) -> None:
    laid = cards.split()
    others = ["4C 5C", "4D 5D", "4S 5S", "4H 5H"]
    hands = [f"{card} {rest}" for card, rest in zip([*laid, "", "", ""], others, strict=False)]
    state = table(hands, "9S", jokers=3)
    play(state, *[f"{seat}: {card}" for seat, card in enumerate(laid)])
    seat = len(laid) % 4
    assert state.actors() == (seat,)
    assert state.view(seat).fact("penalty") == pending
    before = size(state, seat)
    play(state, f"{seat}: take")
    assert size(state, seat) == before + pending


@clause("pesten", "R11", "E6")
def test_a_seven_turns_the_direction_round() -> None:
    state = table(["7H 4C 5C", "7S 4D 5D", "KH 4S 5S", "KD 4H 5H"], "9S", turn=1)
    play(state, "1: 7S")
    assert state.actors() == (0,)
    view = state.view(2)
    assert (view.direction, view.fact("direction")) == (-1, "anticlockwise")
    other = play(table(["KS 4C 5C", "7S 4D 5D", "KH 4S 5S", "KD 4H 5H"], "9S", turn=1), "1: 7S", "0: KS")
    assert other.actors() == (3,)
    play(state, "0: 7H")
    assert state.actors() == (1,)
    assert state.view(2).direction == 1


@clause("pesten", "R11")
def test_with_two_players_a_seven_leaves_the_turn_to_the_other() -> None:
    assert play(table(["7S 4C 5C", "4D 5D 6D"], "9S"), "0: 7S").actors() == (1,)


@clause("pesten", "R12", "E7")
def test_after_an_eight_the_next_player_misses_a_turn() -> None:
    hands = ["4C 5C 6C", "8S 7S 5D", "8H 4S 5S", "KD 4H 5H"]
    assert play(table(hands, "9S", turn=1), "1: 8S").actors() == (3,)
    hands = ["8H 5C 6C", "8S 4D 5D", "7S 4S 5S", "KD 4H 5H"]
    state = play(table(hands, "9S", turn=2), "2: 7S")
    assert state.actors() == (1,)
    play(state, "1: 8S")
    assert state.actors() == (3,), "counter-clockwise seat 0 misses"
    assert why(state, "0: 8H") == ("", "not-your-turn")


@clause("pesten", "R12")
def test_with_two_players_an_eight_gives_another_turn() -> None:
    state = play(table(["8S 4S 5C 6C", "8D 5D 6D"], "9S"), "0: 8S")
    assert state.actors() == (0,)
    play(state, "0: 4S")
    assert state.actors() == (1,)


@clause("pesten", "R13", "R15")
def test_a_jack_is_no_answer_to_a_penalty() -> None:
    state = play(table(["2S 4C 5C", "JC KS 4D"], "9S"), "0: 2S")
    assert texts(state) == {"take"}
    assert why(state, "1: JC S") == ("R15", "penalty-pending")
    assert why(state, "1: KS") == ("R15", "penalty-pending")


# ---- taking the penalty ----


@clause("pesten", "R17")
def test_one_may_take_with_a_two_in_hand_and_only_when_something_is_pending() -> None:
    state = table(["2S 4C 5C", "2H * 4D"], "9S")
    assert why(state, "0: take") == ("R17", "no-penalty")
    play(state, "0: 2S")
    assert texts(state) >= {"2H", "*", "take"}
    play(state, "1: take")
    assert size(state, 1) == 5


@clause("pesten", "R18", "R19", "E13")
def test_after_taking_the_same_player_has_a_normal_turn() -> None:
    hands = ["4H 5H 6H", "2S 4D 5D", "2C KD QD", "KS QS 10S"]
    state = table(hands, "9S", stock="9C 2D JD * 3H 6S", turn=1)
    play(state, "1: 2S", "2: 2C", "3: take")
    assert state.actors() == (3,) and state.view(3).fact("penalty") is None
    assert hand(state, 3) == {"KS", "QS", "10S", "9C", "2D", "JD", "*"}
    assert playable(state) == {"9C", "2D", "JD", "*"}
    play(state, "3: 2D")
    assert state.view(0).fact("penalty") == 2, "a new count"


@clause("pesten", "R19", "R5")
def test_after_taking_for_a_joker_any_card_fits() -> None:
    state = play(table(["* 4C 5C", "4D KS 7H"], "9S", stock="3C 3D 3H 3S 10C 10D"), "0: *", "1: take")
    assert playable(state) == {"4D", "KS", "7H", "3C", "3D", "3H", "3S", "10C"}


@clause("pesten", "R19")
def test_after_taking_one_draws_when_nothing_fits() -> None:
    state = play(table(["2S 4C 5C", "4D KH 7H"], "9S", stock="3C 3D 5S 6D"), "0: 2S", "1: take")
    assert texts(state) == {"draw"}
    play(state, "1: draw")
    assert texts(state) == {"5S", "5S last card", "end turn"}


@clause("pesten", "R19")
def test_with_turn_after_take_off_the_turn_passes() -> None:
    state = table(["2S 4C 5C", "4D KS 7H", DULL.replace("C", "H")], "9S", turn_after_take=False)
    play(state, "0: 2S", "1: take")
    assert state.actors() == (2,)
    assert size(state, 1) == 5


# ---- the last card ----


@clause("pesten", "R20", "P1", "E9")
def test_who_forgets_the_call_draws_two() -> None:
    state = table([ACES, "6C 6H", "4D 5D 9D"], "6S", turn=1)
    forgotten = play(state.copy(), "1: 6C")
    assert size(forgotten, 1) == 3 and "6H" in hand(forgotten, 1)
    assert forgotten.actors() == (2,)
    play(state, "1: PLAY(6C, last_card=true)")
    assert hand(state, 1) == {"6H"}
    assert state.view(0).badge(1, "last-card") is True
    assert forgotten.view(0).badge(1, "last-card") is None
    assert state.actors() == (2,)


@clause("pesten", "R21", "P2", "E10")
def test_a_false_call_costs_two_cards() -> None:
    state = play(table([ACES, "6C 6H 9H"], "6S", turn=1), "1: 6C last card")
    assert size(state, 1) == 4 and {"6H", "9H"} < hand(state, 1)
    assert state.actors() == (0,)


@clause("pesten", "R21", "R23")
def test_with_the_very_last_card_the_call_is_ignored() -> None:
    state = table([DULL, "6H"], "6S", turn=1)
    assert texts(state) == {"6H"}
    called = play(state.copy(), "1: 6H last card")
    assert called.outcome() == play(state, "1: 6H").outcome() is not None
    flagged = state.game.parse("6H last card")
    open_state = table([DULL, "6H"], "6S", turn=1)
    refusal = open_state.refusal(1, flagged)
    assert refusal is not None and refusal.clause == "R21"
    assert "6" in words("en").refusal("pesten", refusal)


@clause("pesten", "R22", "R20", "P1")
@pytest.mark.parametrize("call", ["", " last card"])
def test_the_duty_holds_after_drawing_after_taking_and_for_special_cards(call: str) -> None:
    left = 1 if call else 3
    drawn = play(table(["4D", DULL], "9H", stock="9C 3C 3S 5S"), "0: draw", f"0: 9C{call}")
    assert size(drawn, 0) == left
    special = play(table(["8H 4D", DULL, DULL.replace("C", "S")], "9H"), f"0: 8H{call}")
    assert size(special, 0) == left and special.actors() == (2,)
    jack = play(table(["JH 4D", DULL], "9H"), f"0: JH S{call}")
    assert size(jack, 0) == left
    joker = play(table(["* 4D", DULL], "9H"), f"0: *{call}")
    assert size(joker, 0) == left and joker.view(1).fact("penalty") == 5
    # a penalty of two is waived but for one card, which leaves the player with two
    taken = table(["2S KD QD", "9S"], "10S", stock="6S")
    play(taken, "0: 2S")
    running(taken).pile = vec[i64]([parse_card("2S")])
    play(taken, "1: take")
    assert hand(taken, 1) == {"9S", "6S"}
    running(taken).stock = vec[i64](parse_cards("3C 3S"))
    running(taken).place = 0
    play(taken, f"1: 9S{call}")
    assert size(taken, 1) == left


@clause("pesten", "P1", "R24")
def test_the_two_cards_come_before_the_effect_on_others() -> None:
    state = table(["2H 4D", "4S 5S 6S"], "10H 9H", stock="KC")
    play(state, "0: 2H")
    assert state.awaits_deal, "the second card wants the discards shuffled"
    assert hand(state, 0) == {"4D", "KC"}
    assert state.view(1).fact("penalty") is None
    state.deal(parse_cards("10H 9H"))
    assert hand(state, 0) == {"4D", "KC", "10H"}
    assert state.actors() == (1,) and state.view(1).fact("penalty") == 2


@clause("pesten", "T1")
def test_the_call_is_part_of_the_move_and_can_be_forgotten() -> None:
    state = table(["6C 6H", ACES], "6S")
    described = {facts["text"]: facts for facts in view_dict(state.game, state.view(0))["moves"]}  # type: ignore
    assert described["6C last card"] == {
        "text": "6C last card",
        "verb": "play",
        "cards": ["6C"],
        "to": "discard",
        "call": True,
    }
    assert "call" not in described["6C"]
    assert words("nl").say("call-pesten") == "laatste kaart!"


@clause("pesten", "T1")
def test_bots_call_exactly_when_it_is_due() -> None:
    game = troef.game("pesten")
    for seed in range(12):
        state = game.start(4)
        dealer = troef.SeededDealer(seed)
        bots = [make_player("rule", game, f"{seed} {seat}") for seat in range(4)]
        while state.outcome() is None:
            if state.awaits_deal:
                state.deal(dealer.next(state.pack()))
                continue
            seat = state.actors()[0]
            move = bots[seat].choose(state.view(seat), 1.0)
            facts = game.language.describe(move)
            if facts["verb"] == "play":
                assert facts.get("call", False) == (size(state, seat) == 2)
            state.play(seat, move)


# ---- the end ----


@clause("pesten", "R23", "S1", "E11")
@pytest.mark.parametrize("reply", [False, True])
def test_the_last_card_wins_whatever_it_is(reply: bool) -> None:
    state = table(["2C", "4S 5S 6S", "KS 9S 10S", "2S KD QD"], "2D", turn=3 if reply else 0)
    if reply:
        play(state, "3: 2S")
    play(state, "0: 2C")
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.scores, outcome.winners, outcome.reason) == ((1, 0, 0, 0), (0,), "won")
    assert [size(state, seat) for seat in (1, 2)] == [3, 3]
    assert state.actors() == () and state.view(1).phase == "match-over"
    assert refused(state, "1: draw").reason == "match-over"


@clause("pesten", "R23")
@pytest.mark.parametrize("last", ["JC H", "8D", "7D", "*"])
def test_one_may_finish_with_any_special_card(last: str) -> None:
    state = play(table([last.split()[0], DULL], "9D"), f"0: {last}")
    outcome = state.outcome()
    assert outcome is not None and outcome.winners == (0,)
    assert state.view(1).direction == 1


@clause("pesten", "S1", "S2")
def test_in_a_match_every_won_game_counts_one_and_ties_share() -> None:
    game = troef.game("pesten", games=2)
    state = table(["KH", DULL, DULL.replace("C", "D"), "9S"], "3H", games=2)
    play(state, "0: KH")
    view = state.view(1)
    assert view.totals == (1, 0, 0, 0) and view.deals == 2
    assert [row.cells for row in view.sheet] == [(1, 0, 0, 0)]
    state.deal(game.arrange(dealer=1, upcard="3C"))
    turns = running(state)
    turns.hands = vec[i64]([set_of(parse_cards(text)) for text in ("4D", "4H", "KC", "4S")])
    play(state, "2: KC")
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.scores, outcome.winners, outcome.reason) == ((1, 0, 1, 0), (0, 2), "games")


@clause("pesten", "S1")
def test_settle_gives_one_to_each_winner() -> None:
    game = troef.game("pesten")
    assert game.settle(Result(3, (1,))) == (0, 1, 0)
    assert game.settle(Result(4, (0, 3))) == (1, 0, 0, 1)
    for winners in ((), (4,), (1, 1)):
        with pytest.raises(ValueError):
            game.settle(Result(4, winners))


# ---- the stock ----


@clause("pesten", "R24")
def test_an_empty_stock_is_made_of_the_discards_without_the_top() -> None:
    state = table(["2S 4C 5C", "4D KH 7H", "9D 9H"], "3C 10D JS 9S", stock="6D")
    play(state, "0: 2S", "1: take")
    assert state.awaits_deal and state.actors() == ()
    assert sorted(map(card_text, state.pack())) == ["10D", "3C", "9S", "JS"]
    assert hand(state, 1) == {"4D", "KH", "7H", "6D"}
    assert state.view(1).phase == "awaits-deal"
    with pytest.raises(troef.DealError):
        state.deal(parse_cards("3C 10D JS 2S"))
    state.deal(parse_cards("10D 3C 9S JS"))
    assert hand(state, 1) == {"4D", "KH", "7H", "6D", "10D"}
    assert pile(state) == "2S" and state.view(0).zone("stock").hidden == 3
    assert state.actors() == (1,), "the turn goes on where it was"
    assert state.view(1).fact("suit") == "S"
    assert texts(state) == {"draw"}
    assert state.view(0).deal_number == 1


@clause("pesten", "R24")
def test_a_named_suit_and_the_top_stay_when_the_discards_are_shuffled() -> None:
    state = table(["JS 4C 5C", "4D KC 7D"], "3C 10D 9S", stock="")
    play(state, "0: JS H", "1: draw")
    assert state.awaits_deal
    state.deal(parse_cards("9S 3C 10D"))
    assert state.actors() == (0,), "9S is no heart"
    assert pile(state) == "JS" and state.view(0).fact("suit") == "H"


@clause("pesten", "R24")
def test_a_card_drawn_from_the_new_stock_may_be_played() -> None:
    state = play(table(["10S KC 4D", DULL], "3H 9H", stock=""), "0: draw")
    state.deal(parse_cards("3H"))
    assert texts(state) == {"3H", "3H last card", "end turn"}


@clause("pesten", "R25")
def test_what_cannot_be_drawn_is_waived() -> None:
    state = table(["* 4C 5C", "4D KS 7H"], "9S", stock="6D")
    play(state, "0: *", "1: take")
    assert [card_text(card) for card in state.pack()] == ["9S"]
    state.deal(parse_cards("9S"))
    assert hand(state, 1) == {"4D", "KS", "7H", "6D", "9S"}
    assert state.actors() == (1,) and state.view(1).fact("penalty") is None


@clause("pesten", "R25")
def test_who_cannot_draw_ends_the_turn() -> None:
    state = table(["10S KC 4D", "5H 4C 6C"], "9H", stock="")
    assert texts(state) == {"draw"}
    play(state, "0: draw")
    assert state.actors() == (1,) and size(state, 0) == 3


@clause("pesten", "R26")
def test_the_fewest_cards_win_when_nobody_can_play_or_draw() -> None:
    state = table(["10S KC 4D", "5S 4C", "QS QC"], "9H", stock="", turn=1)
    play(state, "1: draw", "2: draw")
    assert state.outcome() is None
    play(state, "0: draw")
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.scores, outcome.reason) == ((1, 2), (0, 1, 1), "stuck")


@clause("pesten", "R26")
def test_a_card_played_in_between_starts_the_count_anew() -> None:
    state = table(["10S KC 4D", "9S 4C 5C", "QD QC"], "9H", stock="")
    play(state, "0: draw", "1: 9S")
    assert running(state).idle == 0
    play(state, "2: draw")
    state.deal(parse_cards("9H"))
    assert running(state).idle == 0, "a card drawn counts too"


@clause("pesten", "R26")
@pytest.mark.parametrize("taken", [998, 999])
def test_after_a_thousand_turns_the_fewest_cards_win(taken: int) -> None:
    state = table(["9H 4H 5C", "10H 4D 5D 6D", "QH 4S"], "3H")
    running(state).taken = taken
    play(state, "0: 9H last card")
    outcome = state.outcome()
    if taken == 998:
        assert outcome is None
        return
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((2,), "limit")


# ---- refusals, options, text ----


@clause("pesten", "P3")
def test_a_refused_card_changes_nothing() -> None:
    state = table(["3C KD 5H", DULL], "3D")
    before = [view_dict(state.game, state.view(seat)) for seat in (0, 1, REFEREE)]
    for step in ("0: 5H", "0: draw", "0: take", "0: end turn", "1: 4C", "0: JH S"):
        refused(state, step)
    assert [view_dict(state.game, state.view(seat)) for seat in (0, 1, REFEREE)] == before


@clause("pesten", "T3")
def test_every_agreement_of_the_book_is_an_option_with_words() -> None:
    info = next(info for info in troef.all_games() if info.slug == "pesten")
    facts = {option["name"]: option["default"] for option in info.as_dict()["options"]}  # type: ignore[attr-defined]
    assert facts == {"jokers": 2, "play_drawn": True, "turn_after_take": True, "games": 1}
    for language in ("nl", "en"):
        for name in facts:
            assert words(language).say(f"option-pesten-{name}") != f"option-pesten-{name}"
    strict = troef.game("pesten:streng").options
    assert (strict.play_drawn, strict.turn_after_take) == (False, False)
    for name, value in (("games", 0), ("games", 21), ("jokers", 1), ("play_drawn", "perhaps"), ("joker", 2)):
        with pytest.raises(OptionError):
            troef.game("pesten", **{name: value})


@clause("pesten", "R13", "R20")
@pytest.mark.parametrize(
    ("text", "canonical"),
    [
        ("PLAY(JS,H)", "JS H"),
        ("play JS naming H", "JS H"),
        ("js names h", "JS H"),
        ("PLAY(JS, H, last_card=true)", "JS H last card"),
        ("PLAY(9C, last_card=true)", "9C last card"),
        ("PLAY(9C, last_card=false)", "9C"),
        ("9c laatste kaart!", "9C last card"),
        ("play *", "*"),
        ("DRAW", "draw"),
        ("END_TURN", "end turn"),
        ("TAKE", "take"),
    ],
)
def test_moves_are_read_as_the_book_and_as_people_write_them(text: str, canonical: str) -> None:
    game = troef.game("pesten")
    move = game.parse(text)
    assert game.show(move) == canonical
    assert game.parse(canonical) == move


@clause("pesten", "P3")
@pytest.mark.parametrize("text", ["", "JX", "JS H H", "draw 2", "take 4", "last card", "play", "9C maybe"])
def test_what_is_no_move_is_an_error(text: str) -> None:
    with pytest.raises(troef.MoveTextError):
        troef.game("pesten").parse(text)


# ---- every match ----


@settings(max_examples=25, deadline=None)
@given(
    seed=st.integers(0, 10**6),
    seats=st.integers(2, 6),
    jokers=st.sampled_from([2, 3]),
    play_drawn=st.booleans(),
    turn_after_take=st.booleans(),
)
def test_cards_are_conserved_and_views_can_be_dealt_again(
    seed: int, seats: int, jokers: int, play_drawn: bool, turn_after_take: bool
) -> None:
    game = troef.game("pesten", jokers=jokers, play_drawn=play_drawn, turn_after_take=turn_after_take)
    state = game.start(seats, seed % seats)
    dealer, rng = troef.SeededDealer(seed), troef.Rng(seed)
    pack = Counter(map(card_text, game.pack(seats)))
    for number in range(60):
        if state.outcome() is not None:
            break
        if state.awaits_deal:
            state.deal(dealer.next(state.pack()))
            continue
        seat = state.actors()[0]
        moves = state.legal(seat)
        state.play(seat, moves[rng.below(len(moves))])
        zones = state.view(REFEREE).zones
        assert Counter(card_text(card) for zone in zones for card in zone.cards) == pack
        if number % 20 == 19:
            for viewer in (*range(seats), SPECTATOR, REFEREE):
                view = state.view(viewer)
                world = game.world(view, rng)
                assert view_dict(game, world.view(viewer)) == view_dict(game, view)
    assert finish(state, seed).winners


def test_worlds_give_nobody_a_card_that_his_play_has_ruled_out() -> None:
    state = play(table(["10S KC 4D", DULL, DULL.replace("C", "S")], "9H", stock="7S 5H"), "0: draw")
    assert state.actors() == (1,)
    game = troef.game("pesten")
    fresh = lay(game, 2, 1, hands=["10S 10C KC QC KS QS 4C 5S", "9C 9D"], upcard="9H", stock="6S KD 3D AD")
    play(fresh, "0: draw")
    for world in (world for world, _ in zip(game.worlds(fresh.view(1), troef.Rng(1)), range(40), strict=False)):
        held = running(world).hands[0]
        fits = set_of([card for card in game.pack(2) if card_text(card)[-1] in "H*" or card_text(card)[0] in "9J"])
        assert card_count(held) == 9 and not held & fits
