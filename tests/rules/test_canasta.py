"""Canasta: the deal, the turn, melds and the first meld; the pile is in `test_canasta_pile.py`."""

import pytest

import troef
from canasta_positions import OTHERS, hand_size, ranks, running, table, why, zone
from clauses import clause
from playing import lay, play, read, starting, texts
from troef.cards.card import card_text
from troef.core.options import OptionError
from troef.games.canasta.scoring import minimum_for

#: A hand in which nothing can be melded.
QUIET = "4C 5C 6C 7C 8C 9D 10D JD QD KD AD"


# ---- the deal ----


def test_the_pack_has_108_cards() -> None:
    pack = [card_text(card) for card in troef.game("canasta").pack(4)]
    assert len(pack) == 108
    assert pack.count("*") == 4
    assert pack.count("2H") == pack.count("3D") == pack.count("KS") == 2


@clause("canasta", "R1", "R2", "R5")
def test_eleven_cards_each_and_the_deal_goes_to_the_left() -> None:
    game = troef.game("canasta", target=10000)
    state = game.start(4, 2)
    rng = troef.Rng("deals")
    for number in range(3):
        dealer = (2 + number) % 4
        assert state.dealer == dealer
        state.deal(troef.SeededDealer(number).next(state.pack()))
        assert [hand_size(state, seat) for seat in range(4)] == [11] * 4
        assert state.actors() == ((dealer + 1) % 4,)
        while not state.awaits_deal:
            state.play(state.actors()[0], state.phase.pick(state.actors()[0], rng))


@clause("canasta", "E1", "R2", "R3", "R25")
def test_a_two_and_a_red_three_turned_up_stay_in_the_pile_and_freeze_it() -> None:
    state = lay(troef.game("canasta"), upcard="2H 3D 9S", stock="4H")
    assert zone(state, "discard") == ["2H", "3D", "9S"]
    assert running(state).frozen and running(state).is_frozen(0) and running(state).is_frozen(1)
    stock = state.view(troef.SPECTATOR).zone("stock")
    replaced = sum(running(state).red_three_count(side) for side in range(2))
    assert stock.hidden == 61 - replaced
    assert state.view(0).fact("frozen") == "both"


@clause("canasta", "R3", "R24")
def test_a_black_three_may_be_the_first_top_card() -> None:
    state = lay(troef.game("canasta"), upcard="* 3S")
    assert zone(state, "discard") == ["*", "3S"]
    state = lay(troef.game("canasta"), upcard="3C")
    assert zone(state, "discard") == ["3C"]
    assert not running(state).frozen


@clause("canasta", "R4", "T4")
def test_red_threes_dealt_are_laid_open_and_replaced_from_the_left_of_the_dealer() -> None:
    hands = {
        0: "3H 4C 5C 6C 7C 8C 9C 10C JC QC KC",
        1: "3D 3D 4C 5C 6C 7C 8C 9C 10C JC QC",
        2: "4H 5H 6H 7H 8H 9H 10H JH QH KH AH",
        3: "4H 5H 6H 7H 8H 9H 10H JH QH KH AH",
    }
    # the dealer is 0: seat 1 draws first, and one of its cards is a red three again
    state = lay(troef.game("canasta"), dealer=0, hands=hands, upcard="9S", stock="AS 3H KS QS JS")
    assert [hand_size(state, seat) for seat in range(4)] == [11] * 4
    assert {"AS", "KS"} <= set(zone(state, "hand-1", 1))
    assert "QS" in zone(state, "hand-0", 0)
    assert zone(state, "red-threes-1") == ["3D", "3D", "3H"]
    assert zone(state, "red-threes-0") == ["3H"]
    log = state.game.language.describe_log(state.view(2))
    assert [(seat, facts["cards"]) for (seat, _), facts in zip(state.view(2).log, log, strict=True)] == [
        (1, ["3D"]),
        (1, ["3D"]),
        (1, ["3H"]),
        (0, ["3H"]),
    ]


@clause("canasta", "R2")
def test_a_deal_that_cannot_be_is_an_error() -> None:
    game = troef.game("canasta")
    for places in (
        {"hands": {0: "KH KH KH"}},
        {"upcard": "* * * * *"},
        {"upcard": "9S 4H"},
        {"upcard": "2H 1D 9S"},
        {"board": "KH"},
        {"hands": {0: "1H"}},
    ):
        with pytest.raises(troef.DealError):
            game.arrange(**places)
    with pytest.raises(ValueError, match="played by 4"):
        game.start(3)


# ---- a turn ----


@clause("canasta", "R5", "R30")
def test_a_turn_is_taking_melding_and_discarding() -> None:
    state = table([QUIET, *OTHERS], "3S")
    assert texts(state) == {"draw stock"}
    assert why(state, "0: discard 4C") == ("R5", "take-first")
    assert why(state, "0: meld 4 4 4")[0] == "R5"
    play(state, "0: draw stock")
    assert why(state, "0: draw stock") == ("R5", "already-taken")
    assert why(state, "0: take pile")[0] == "R5"
    play(state, "0: discard 5C")
    assert zone(state, "discard")[-2:] == ["3S", "5C"]
    assert state.actors() == (1,)
    assert hand_size(state, 0) == 11


@clause("canasta", "R6", "T4")
def test_red_threes_drawn_are_laid_open_and_replaced() -> None:
    state = table([QUIET, *OTHERS], stock="3H 3D KS AS")
    play(state, "0: draw stock")
    assert zone(state, "red-threes-0") == ["3D", "3H"]
    assert hand_size(state, 0) == 12
    assert "KS" in zone(state, "hand-0", 0)
    assert why(state, "0: red three 3H") == ("R6", "by-itself")
    log = state.game.language.describe_log(state.view(1))[-3:]
    assert [facts.get("cards") for facts in log] == [None, ["3H"], ["3D"]]  # others do not see what was drawn
    assert state.game.language.describe_log(state.view(0))[-3]["cards"] == ["KS"]


@clause("canasta", "R7")
def test_a_red_three_in_a_taken_pile_is_laid_open_and_not_replaced() -> None:
    hands = {0: "AH AC 4C 5C 6C 7C 8C 9C 10C JC QC", 3: "AS 4D 5D 6D 7D 8D 9D 10D JD QD KD"}
    state = lay(troef.game("canasta"), dealer=2, hands=hands, upcard="3H 9S", stock="4H")
    play(state, "3: draw stock", "3: discard AS")
    stock = state.view(0).zone("stock").hidden
    assert running(state).red_three_count(0) == 0
    play(state, "0: take pile A A")
    assert zone(state, "red-threes-0") == ["3H"]
    assert hand_size(state, 0) == 10
    assert state.view(0).zone("stock").hidden == stock


# ---- melds ----


@clause("canasta", "E5", "R8", "R9", "R12", "R36")
def test_what_a_meld_is() -> None:
    state = table(["Q Q Q 2 8 8 8 8 8 2 *", *OTHERS], "9C", (["K K K"], ()))
    play(state, "0: draw stock")
    assert {"meld Q Q Q 2", "meld 8 8 8 8 8 2 *"} <= texts(state)
    assert why(state, "0: meld 8 8") == ("R9", "three-at-once")
    assert why(state, "0: meld 8 8 Q") == ("R8", "mixed-ranks")
    state = table(["4 4 2 2 2 * * A 3S 3S 3C", *OTHERS], "9C", (["K K K"], ()))
    play(state, "0: draw stock")
    assert {"meld 4 4 2 2 *", "meld 4 4 2"} <= texts(state)
    assert why(state, "0: meld 4 4 2 2 * *") == ("R8", "many-wild")
    assert why(state, "0: meld A 2 *") == ("R8", "few-naturals")
    assert why(state, "0: meld 2 2 *") == ("R8", "few-naturals")
    assert why(state, "0: meld 2 2 2 * *") == ("R8", "few-naturals")
    assert why(state, "0: meld 4 4 3S") == ("R12", "no-threes")
    assert why(state, "0: meld 3S 3S 3C") == ("R12", "threes-going-out")
    assert why(state, "0: meld 3S 3C") == ("R36", "threes-few")
    assert why(state, "0: meld 3S 3S 3C 2") == ("R36", "threes-wild")
    assert why(state, "0: meld J J J") == ("R8", "too-few")
    assert why(state, "0: meld 4 4 * * *") == ("R8", "too-few-jokers")
    assert why(state, "0: layoff 2 on 3") == ("R12", "no-threes")


@clause("canasta", "R9", "R10", "R13")
def test_cards_are_added_one_at_a_time_to_melds_of_the_own_team_only() -> None:
    state = table(["8 K 2 * 5 6 9", "", "8S", ""], "JC", (["8 8 8"], ["K K K"]), stock="Q Q Q Q")
    play(state, "0: draw stock")
    # he has laid four aces himself
    aces = {"layoff 2 on A", "layoff * on A"}
    assert starting(state, "layoff") == {"layoff 8 on 8", "layoff 2 on 8", "layoff * on 8"} | aces
    assert why(state, "0: layoff K on K") == ("R9", "no-such-meld")
    assert why(state, "0: layoff 5 on 8") == ("R9", "no-fit")
    assert why(state, "0: layoff J on 8") == ("R9", "too-few")
    full = play(table(["2 3S 4 5 6 7 9 10 Q K A", *OTHERS], "JC", (["8 8 2 2 2"], ())), "0: draw stock")
    assert why(full, "0: layoff 2") == ("R9", "which-meld")
    with pytest.raises(troef.MoveTextError, match="one card at a time"):
        read(state, "0: layoff 8 8 on 8")
    play(state, "0: layoff 2 on 8", "0: layoff 8", "0: discard K")
    assert ranks(state, "meld-0-8") == "2 8 8 8 8"
    play(state, "1: draw stock", "1: discard Q")
    # the partner may add to it too, and nobody takes the two away
    assert "layoff 8 on 8" in texts(play(state, "2: draw stock"), 2)
    assert not [text for text in texts(state, 2) if "2" in text.split()]


@clause("canasta", "R8", "R11")
def test_melds_of_one_rank_are_one_with_at_most_three_wild_cards() -> None:
    state = table(["8 8 2 2 2 * 5 6 9", *OTHERS], "JC", (["8 8 8 2", "K K K 2 2 2"], ()))
    play(state, "0: draw stock")
    assert why(state, "0: meld 8 8 2 2 2") == ("R11", "merged-wild")
    assert why(state, "0: layoff * on K") == ("R8", "full-of-wild")
    play(state, "0: meld 8 8 2 *")
    assert ranks(state, "meld-0-8") == "* 2 2 8 8 8 8 8"
    assert state.view(0).badge(0, "canastas") == 1  # R14
    assert [name.name for name in state.view(0).zones if name.kind == "meld"] == ["meld-0-K", "meld-0-8"]
    assert why(state, "0: layoff 2 on 8") == ("R8", "full-of-wild")


@clause("canasta", "R14", "T3")
def test_a_clean_canasta_has_a_red_card_on_top_until_a_wild_card_makes_it_dirty() -> None:
    state = table(["9 9 9 9 9 9 9 2 5 6 K", *OTHERS], "JC", (["8 8 8 8 8 8 8"], ()))
    play(state, "0: draw stock", "0: meld 9 9 9 9 9 9 9")
    for name in ("meld-0-8", "meld-0-9"):
        clean = state.view(1).zone(name)
        assert clean.layout == "pile" and card_text(clean.cards[-1])[-1] in "HD"
    play(state, "0: layoff 2 on 8")
    dirty = state.view(1).zone("meld-0-8")
    assert dirty.layout == "pile" and card_text(dirty.cards[-1])[-1] in "SC"
    assert len(dirty.cards) == 8  # cards may still be added


# ---- the first meld of a team ----


@clause("canasta", "E4", "R15")
def test_the_minimum_depends_on_the_total() -> None:
    totals = (-5, 0, 1495, 1500, 2995, 3000)
    assert [minimum_for(total, "classic") for total in totals] == [15, 50, 50, 90, 90, 120]
    assert [minimum_for(total, "as_printed") for total in totals] == [15, 50, 50, 120, 120, 120]
    for total, classic, printed in zip(totals, (15, 50, 50, 90, 90, 120), (15, 50, 50, 120, 120, 120), strict=True):
        third_round = {"deal": 3, "totals": [0, total], "cards": {}}
        state = troef.game("canasta").position(third_round)
        assert state.view(0).badge(1, "minimum") == classic
        state = troef.game("canasta", initial_meld_table="as_printed").position(third_round)
        assert state.view(0).badge(3, "minimum") == printed
        assert state.view(0).badge(0, "minimum") == 50


@clause("canasta", "R15", "R16")
def test_first_melds_together_reach_the_minimum() -> None:
    state = table(["8 8 8 5 5 5 J 4 6", *OTHERS], "3S", stock="J 4")
    play(state, "0: draw stock")
    # 30 + 15 is too little
    assert starting(state, "meld") == set()
    refusal = state.refusal(0, state.game.parse("meld 8 8 8"))
    assert refusal is not None and refusal.clause == "R15"
    assert refusal.facts == {"have": 45, "need": 50}
    assert why(state, "0: meld 5 5 5") == ("R15", "minimum")
    state = table(["8 8 8 5 5 5 2 4 6", *OTHERS], "3S", stock="J 4")
    play(state, "0: draw stock", "0: meld 5 5 5 2")  # 35; the eights make 65
    assert state.view(1).fact("due") == 15
    assert starting(state, "discard") == set()
    assert why(state, "0: discard 4C") == ("R15", "minimum-first")
    assert texts(state) == {"meld 8 8 8"}
    play(state, "0: meld 8 8 8")
    assert state.view(1).fact("due") is None
    assert starting(state, "discard") != set()


@clause("canasta", "R15", "R31")
def test_a_first_meld_that_can_only_reach_the_minimum_with_the_last_cards_is_refused() -> None:
    # all twelve cards make 120, but two must stay
    state = table(["8 8 8 9 9 9 10 10 10 J J", *OTHERS], "3S", stock="J 5", totals=(3000, 0))
    play(state, "0: draw stock")
    assert starting(state, "meld") == set()
    assert why(state, "0: meld 8 8 8") == ("R31", "keep-two")


@clause("canasta", "R16")
def test_a_wild_card_of_a_first_meld_must_leave_the_minimum_in_reach() -> None:
    state = table(["A A 5 5 2 4 6", *OTHERS], "3S", stock="J 5")
    play(state, "0: draw stock")
    assert starting(state, "meld") == {"meld A A 2"}
    assert why(state, "0: meld 5 5 2") == ("R15", "minimum")  # the aces would want the two as well


@clause("canasta", "E2", "R15", "R16", "R17", "R19", "R21", "R26", "T5")
def test_the_top_card_counts_for_the_minimum_and_the_rest_of_the_pile_does_not() -> None:
    hands = ["K K Q Q 2", *OTHERS]
    state = table(hands, "Q K K")
    play(state, "0: take pile K K")
    assert state.view(0).fact("due") == 20
    assert [card[0] for card in zone(state, "discard")][-2:] == ["Q", "K"]  # waits for the minimum
    assert texts(state) == {"meld Q Q 2", "layoff 2 on K"}
    assert why(state, "0: discard QC") == ("R15", "minimum-first")
    play(state, "0: meld Q Q 2")
    assert zone(state, "discard") == []
    state = table(["K K Q Q 2 5 6", *OTHERS], "Q K K")
    play(state, "0: take pile K K", "0: meld Q Q 2", "0: layoff K on K", "0: layoff Q on Q", "0: discard 5")
    assert ranks(state, "meld-0-K") == "K K K K"
    ninety = table(hands, "Q K K", totals=(1500, 0))
    assert starting(ninety, "take") == set()
    refusal = ninety.refusal(0, ninety.game.parse("take pile K K"))
    assert refusal is not None and refusal.clause == "R15" and refusal.facts == {"have": 70, "need": 90}


# ---- text and options ----


def test_moves_are_read_in_many_ways() -> None:
    state = table(["7S 7H 2C * K K Q 5", *OTHERS], "JC", (["K K K"], ()), stock="4 4")
    for text in ("draw", "DRAW_STOCK", "trek", "draw stock"):
        assert read(state, f"0: {text}")[1] == read(state, "0: draw stock")[1]
    for text in ("take_pile(K, K)", "TAKE PILE KH KS", "pak stapel k k", "take_pile(H, H)"):
        assert read(state, f"0: {text}")[1] == read(state, "0: take pile K K")[1]
    # T5: the further melds are moves of their own
    assert why(state, "0: take_pile([K, K], [7, 7, 2])") == ("R19", "top-rank-only")
    play(state, "0: draw stock")
    for text in ("meld 7S 7H 2C *", "MELD(7, 7, 2, *)", "leg 7 7 2 joker", "meld 2 7 * 7"):
        assert read(state, f"0: {text}")[1] == read(state, "0: meld 7 7 2 *")[1]
    for text in ("layoff KH", "add K", "leg aan heer op heer", "layoff(K, meld-0-K)", "layoff K on K"):
        assert read(state, f"0: {text}")[1] == read(state, "0: layoff KS on K")[1]
    assert read(state, "0: layoff 2")[1] == read(state, "0: layoff 2 on K")[1]
    assert read(state, "0: discard Q")[1] == read(state, "0: discard QC")[1]
    assert read(state, "0: QC")[1] == read(state, "0: gooi QC")[1]
    for text in ("draw_pile", "trek", "DRAW_STOCK", "pak gedekte stapel"):
        assert read(state, f"0: {text}")[1] == read(state, "0: draw stock")[1]
    for text, answer in (("Ja!", "yes"), ("ja", "yes"), ("Nee.", "no"), ("NEE", "no")):
        assert read(state, f"0: {text}")[1] == read(state, f"0: {answer}")[1]
    for text in ("ask_go_out", "Mag ik uit?", "ASK"):
        assert read(state, f"0: {text}")[1] == read(state, "0: ask")[1]
    for text in ("meld", "layoff", "meld 7 X", "layoff 1", "take pile Z", "meld " + "7 " * 20, "discard 7 7", "ask K"):
        with pytest.raises(troef.MoveTextError):
            read(state, f"0: {text}")


def test_a_move_is_described_with_the_cards_that_go() -> None:
    state = table(["7S 7H 7D 2C * K K Q 5", *OTHERS], "JC", (["K K K"], ()), stock="4 4")
    play(state, "0: draw stock")
    view = state.view(0)
    language = state.game.language
    meld = language.describe_in(state.game.parse("meld 7 7 2 *", view), view)
    cards = ["7D", "7H", "2C", "*"]
    assert meld == {"text": "meld 7 7 2 *", "verb": "meld", "cards": cards, "alike": True}
    added = language.describe_in(state.game.parse("layoff * on K", view), view)
    assert added["cards"] == ["*"] and added["to"] == "meld-0-K"
    play(state, "0: meld 7 7 2 *")
    last = language.describe_log(state.view(3))[-1]
    assert last["text"] == "meld 7 7 2 *" and last["cards"] == cards
    assert "7S" in zone(state, "hand-0", 0)


@pytest.mark.parametrize(
    "wrong", [{"target": 500}, {"target": 20000}, {"initial_meld_table": "printed"}, {"max_rounds": 0}, {"tarjet": 5}]
)
def test_options_are_checked(wrong: dict[str, object]) -> None:
    with pytest.raises(OptionError):
        troef.game("canasta", **wrong)
