"""Pesten: the deal, what fits, drawing and the special cards. The rest is in `test_pesten_last_card.py`.

Positions are laid with `table`: seat 0 is on turn unless it is said otherwise, the direction is clockwise, and cards
that are not named lie in the stock.
"""

from collections import Counter

import pytest
from pesten_positions import ACES, DULL, pile, playable, size, table

import troef
from clauses import clause
from playing import hand, lay, play, refused, texts, why, wire
from troef import SPECTATOR
from troef.cards.card import card_text, parse_card
from troef.core.options import OptionError
from troef.core.wire import view_dict

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
    assert sum(facts["cards"] == ["*"] for facts in wire(state, 0)["moves"]) == 2
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
    dealer = int(state.dealer)
    play(state, "0: KH")
    assert state.awaits_deal and int(state.dealer) == (dealer + 1) % 4
    state.deal(state.arrange(upcard="3C"))
    assert state.actors() == ((dealer + 2) % 4,)
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
    state = table(["3C 2D 5H 9S QC KD", DULL], "*")
    assert playable(state) == {"3C", "2D", "5H", "9S", "QC", "KD"}
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
    assert why(state, "1: KH") == ("R9", "not-your-turn")


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
    assert state.actors() == (1,) and pile(state).endswith("9H 9C")


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
            assert drawn not in str(wire(state, seat)["log"][-1])
    log = view_dict(state.game, state.view(1))["log"]
    assert isinstance(log, list) and log[-1] == {"text": "draw", "verb": "draw", "seat": 0}


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
    assert why(state, "0: 8H") == ("R9", "not-your-turn")


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
