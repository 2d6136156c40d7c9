"""The hand of each game as its players hold it: `|` stands between the groups, from left to right."""

from typing import Any

import pytest

import troef
from clauses import clause
from playing import wire
from troef.cards.card import card_text, parse_cards
from troef.core.registry import slugs
from troef.core.rng import Rng
from troef.core.view import Fact, View, Zone
from troef.melds.twins import numbered


def hand_in(slug: str, hand: str, *facts: Fact, upcard: str = "") -> View:
    """A view of seat 0 that holds these cards."""
    game = troef.game(slug)
    view = View(slug, game.rules, game.usual_seats, 0, "play", 0)
    view.game = game
    view.facts += facts
    view.zones.append(Zone("hand-0", "hand", 0, "fan", numbered(parse_cards(hand))))
    if upcard:
        view.zones.append(Zone("upcard", "waste", layout="pile", cards=parse_cards(upcard)))
    return view


def lies(slug: str, hand: str, trump: str = "", upcard: str = "", **facts: str) -> str:
    """How a hand lies while this suit is trump, or while none is."""
    told = [Fact("trump", "suit", trump)] if trump else []
    view = hand_in(slug, hand, *told, *[Fact(key, "text", value) for key, value in facts.items()], upcard=upcard)
    groups = view.game.hand_order(view).groups(view.hand())
    return " | ".join(" ".join(card_text(card) for card in group) for group in groups)


# ---- trumps and partners ----


@clause("klaverjassen", "R7")
def test_klaverjassen_jack_and_nine_are_the_best_trumps() -> None:
    hand = "AS 10S KS JS 9H JH 10H AH"
    assert lies("klaverjassen", hand) == "JS KS 10S AS | 9H JH 10H AH"
    assert lies("klaverjassen", hand, trump="H") == "JS KS 10S AS | 10H AH 9H JH"
    assert lies("klaverjassen", hand, trump="S") == "9H JH 10H AH | KS 10S AS JS"


@clause("manillen", "R7")
def test_manillen_the_ten_is_on_top() -> None:
    assert lies("manillen", "AS 10S KS 7D AD 10D 9H QC", trump="S") == "7D AD 10D | QC | 9H | KS AS 10S"


@clause("manillen-tornooi", "R15")
def test_tournament_manille_the_ten_is_on_top() -> None:
    assert lies("manillen-tornooi", "AH 10H 7C JC KC 8S 9S AD", trump="H") == "7C JC KC | AD | 8S 9S | AH 10H"


@clause("bieden", "R13")
def test_bieden_jack_and_nine_over_the_ace_and_the_ten_low() -> None:
    hand = "AC 10C JC 9C 10D KD 7S 8S"
    assert lies("bieden", hand, trump="C") == "7S 8S | 10D KD | 10C AC 9C JC"


@clause("pandoeren", "R14")
def test_pandoeren_the_jas_is_the_best_trump_only() -> None:
    hand = "JD 9D AD 10D 6C JC AC QH"
    assert lies("pandoeren", hand, trump="D") == "QH | 6C JC AC | 10D AD 9D JD"
    assert lies("pandoeren", hand) == "9D 10D JD AD | 6C JC AC | QH"


@clause("cinch", "R4", "R5", "R6")
def test_cinch_the_left_pedro_lies_with_the_trumps() -> None:
    hand = "5H 5D AH 4H KD 2D 7S 10C AC"
    assert lies("cinch", hand) == "10C AC | 2D 5D KD | 7S | 4H 5H AH"
    assert lies("cinch", hand, trump="H") == "10C AC | 2D KD | 7S | 4H 5D 5H AH"


@clause("skat", "R17", "R18")
def test_skat_the_jacks_lie_together_over_the_trumps() -> None:
    hand = "JC JD AH 10H 7H KS 10S AD 9D QC"
    assert lies("skat", hand, trump="H") == "QC | 9D AD | KS 10S | 7H 10H AH JD JC"


@clause("skat", "R19")
def test_skat_in_grand_and_before_a_game_is_named_the_jacks_are_a_suit() -> None:
    hand = "JC JD AH 10H 7H KS 10S AD 9D QC"
    assert lies("skat", hand, game="grand") == lies("skat", hand) == "QC | 9D AD | KS 10S | 7H 10H AH | JD JC"


@clause("skat", "R20")
def test_skat_in_nul_the_jacks_lie_under_the_queens() -> None:
    assert lies("skat", "JC QC 10C AC 8D JD", game="nul") == "10C JC QC AC | 8D JD"


# ---- whist and bidding ----


@pytest.mark.parametrize("slug", ["wiezen", "rikken", "kleurenwiezen"])
@clause("wiezen", "R21")
@clause("rikken", "R24")
@clause("kleurenwiezen", "R38")
def test_whist_the_ace_high_and_trumps_last_once_they_are_known(slug: str) -> None:
    hand = "AS KS 2S 10H 3H QD 4D AC 9C"
    assert lies(slug, hand) == "9C AC | 4D QD | 2S KS AS | 3H 10H"
    assert lies(slug, hand, trump="S") == "4D QD | 9C AC | 3H 10H | 2S KS AS"


@clause("bridge", "R26")
def test_bridge_the_ace_high_and_trumps_last() -> None:
    assert lies("bridge", "KH 2H AS 10S 5D JD AC 3C", trump="D") == "3C AC | 2H KH | 10S AS | 5D JD"


# ---- prediction and avoidance ----


@clause("boerenbridge", "R15")
def test_boerenbridge_the_ace_high_and_trumps_last() -> None:
    assert lies("boerenbridge", "AC 2S KS 7H 3C", trump="C") == "2S KS | 7H | 3C AC"


@clause("ninety-nine", "R8", "R23")
def test_ninety_nine_the_joker_lies_where_the_turn_up_would() -> None:
    assert lies("ninety-nine", "KH * 8H AS 6S", trump="H", upcard="10H") == "6S AS | 8H * KH"


@clause("ninety-nine", "R8", "R23")
def test_ninety_nine_the_joker_is_the_nine_of_clubs_where_that_was_turned_up() -> None:
    """Without trumps; and whatever else is turned up, a hand has an order."""
    assert lies("ninety-nine", "AC * 8C 10C KH", upcard="9C") == "8C * 10C AC | KH"
    for card in troef.game("ninety-nine").pack(3):
        assert "KH" in lies("ninety-nine", "6D KH", upcard=card_text(card))


@clause("hartenjagen", "R6")
def test_hartenjagen_suit_by_suit() -> None:
    assert lies("hartenjagen", "QS 7S AH JC 8D 9H KH") == "JC | 8D | 7S QS | 9H KH AH"


@clause("kingen", "R7")
def test_kingen_trumps_last_in_the_games_that_have_them() -> None:
    assert lies("kingen", "KH QS 2S AD 5C", trump="D") == "5C | KH | 2S QS | AD"


@clause("bonken", "R10")
def test_bonken_trumps_last_in_the_games_that_have_them() -> None:
    hand = "KH QS 2S AD 5C"
    assert lies("bonken", hand) == "5C | AD | 2S QS | KH"
    assert lies("bonken", hand, trump="S") == "AD | 5C | KH | 2S QS"


@clause("rumba", "R21")
def test_rumba_trumps_last() -> None:
    assert lies("rumba", "AC 10D 2D KS 8H", trump="D") == "AC | 8H | KS | 2D 10D"


@clause("zwikken", "R17")
def test_zwikken_trumps_last() -> None:
    assert lies("zwikken", "AC 10D KD", trump="C") == "10D KD | AC"


@clause("toepen", "R12")
def test_toepen_the_tens_are_the_best_and_the_jacks_the_worst() -> None:
    assert lies("toepen", "JH 10H AH 7H") == "JH AH 7H 10H"


# ---- shedding and sets ----


@clause("presidenten", "R7")
def test_presidenten_by_rank_with_the_twos_on_top() -> None:
    assert lies("presidenten", "2D AS 3H AC 3S 10D") == "3S 3H | 10D | AC AS | 2D"


@clause("shithead", "R19", "R20")
def test_shithead_by_rank_then_what_goes_on_everything() -> None:
    assert lies("shithead", "2D AS 10H 3C 10C") == "3C | AS | 10C 10H | 2D"


@pytest.mark.parametrize("slug", ["pesten", "mao"])
@clause("pesten", "R5")
@clause("mao", "R4")
def test_pesten_and_mao_equal_ranks_lie_together(slug: str) -> None:
    assert lies(slug, "8S JH 8D 2C JC 7H") == "2C | 7H | 8S 8D | JC JH"


@clause("pesten", "R14")
def test_pesten_the_jokers_have_no_rank() -> None:
    assert lies("pesten", "* AS 2C *") == "2C | AS | * *"


@clause("liegen", "R8")
def test_liegen_suit_by_suit() -> None:
    assert lies("liegen", "AS 8H 2S KC 9D 3H") == "KC | 9D | 2S AS | 3H 8H"


@clause("ezelen", "R8")
def test_ezelen_equal_ranks_lie_together() -> None:
    assert lies("ezelen", "KS AD KH AC") == "KS KH | AC AD"


@clause("zwartepiet", "R2")
def test_zwartepiet_equal_ranks_with_the_colours_apart() -> None:
    assert lies("zwartepiet", "QS 7H QH QC JS 7D") == "7H 7D | JS | QC QS QH"


@clause("eenenvijftigen", "R5")
def test_eenenvijftigen_by_rank() -> None:
    assert lies("eenenvijftigen", "AS 9H 10D") == "9H | 10D | AS"


@clause("eenendertigen", "S1")
def test_eenendertigen_the_suit_that_is_added_up_lies_together() -> None:
    assert lies("eenendertigen", "KH 7S AH") == "7S | KH AH"


@clause("poker", "R6")
def test_poker_by_rank() -> None:
    assert lies("poker", "AS 7H") == "7H | AS"
    assert lies("poker", "7S 7H") == "7S 7H"


# ---- melds ----


@clause("rummy", "R14", "R15")
def test_rummy_melds_first_and_the_ace_is_low() -> None:
    assert lies("rummy", "KD 2H 9C AH 9S 3H 9D QD") == "AH 2H 3H | 9S 9D 9C | QD KD"
    assert lies("rummy", "QS KS AS 4D") == "4D | AS QS KS"  # no meld: a suit from its ace to its king


@clause("jokeren", "R8", "R9")
def test_jokeren_melds_first_the_ace_low_or_high_and_jokers_last() -> None:
    assert lies("jokeren", "* KS 9H AS QS 7H 8H 9H 4C") == "7H 8H 9H | QS KS AS | 4C | 9H | *"


@clause("duizenden", "R5", "R6", "R7")
def test_duizenden_takes_the_melds_that_use_the_most_cards() -> None:
    hand = "5H 6H 7H 8H 5S 5D"  # a run of three and a set take all six cards, the run of four only four
    assert lies("duizenden", hand) == "6H 7H 8H | 5S 5H 5D"


@clause("canasta", "R8")
def test_canasta_by_rank_and_wild_cards_last() -> None:
    assert lies("canasta", "2H KS 4D KC * 4D AS KH") == "4D 4D | KC KS KH | AS | 2H | *"


# ---- cards that are not held ----


@clause("blackjack", "R7")
@clause("patience", "R4")
@clause("zenuwen", "R2")
def test_what_lies_on_the_table_is_never_rearranged() -> None:
    for slug in ("blackjack", "patience", "zenuwen"):
        view = hand_in(slug, "2H KS 4D")
        column = Zone("T1", "tableau", 0, "cascade", parse_cards("QH JS 10D"))
        view.zones = [column, Zone("laid", "hand", 0, "row", parse_cards("JC 4C"))]
        zones: Any = view.as_dict()["zones"]
        tableau, laid = zones
        assert tableau["cards"] == ["QH", "JS", "10D"]
        assert laid["cards"] == ["JC", "4C"]


# ---- on the wire ----


@clause("klaverjassen", "R6", "R7")
def test_a_hand_is_rearranged_when_trump_is_made() -> None:
    game = troef.game("klaverjassen")
    state = game.start(dealer=3)
    state.deal(game.arrange({0: "JH 9H AH 10H KS AS 7C AC"}, dealer=3))

    def hand() -> dict[str, object]:
        zones: list[dict[str, object]] = wire(state, 0)["zones"]
        return next(zone for zone in zones if zone["id"] == "hand-0")

    assert hand()["cards"] == ["7C", "AC", "9H", "JH", "10H", "AH", "KS", "AS"]
    assert "trumps" not in hand()
    state.play(0, game.parse("trump H"))
    assert hand()["cards"] == ["7C", "AC", "KS", "AS", "10H", "AH", "9H", "JH"]
    assert hand()["groups"] == [2, 2, 4]
    assert hand()["trumps"] == 4


@clause("kleurenwiezen", "R38")
def test_the_open_hand_of_another_lies_with_its_trumps_first() -> None:
    view = hand_in("kleurenwiezen", "AS 2S 4H KH 3C", Fact("trump", "suit", "H"))
    view.seat = 1
    zones: Any = view.as_dict()["zones"]
    assert zones[0]["cards"] == ["4H", "KH", "2S", "AS", "3C"]
    assert zones[0]["trumps"] == 2


@clause("ezelen", "R5")
def test_the_card_that_stands_out_is_still_the_same() -> None:
    view = hand_in("ezelen", "KS AD KH AC")
    view.zones[0].mark = 1
    zones: Any = view.as_dict()["zones"]
    assert (zones[0]["cards"], zones[0]["mark"]) == (["KS", "KH", "AC", "AD"], 3)


@clause("toepen", "R12")
def test_a_view_tells_the_ranks_of_a_suit_from_low_to_high() -> None:
    assert hand_in("toepen", "7S").as_dict()["ranks"] == ["J", "Q", "K", "A", "7", "8", "9", "10"]


@pytest.mark.parametrize("slug", slugs())
def test_every_hand_on_the_wire_has_its_cards_in_groups(slug: str) -> None:
    game = troef.game(slug)
    state, rng = game.start(), Rng(slug)
    for _ in range(60):
        if state.awaits_deal:
            state.deal_shuffled(rng)
        if state.outcome() is not None or not state.actors():
            break
        seat = state.actors()[0]
        view = state.view(seat)
        told: Any = view.as_dict()
        for zone, laid in zip(view.zones, told["zones"], strict=True):
            assert sorted(laid["cards"]) == sorted(card_text(card) for card in zone.cards)
            assert sum(laid.get("groups", [len(zone.cards)])) == len(zone.cards)
            assert all(laid.get("groups", []))
            assert laid.get("trumps", 0) in (0, *laid.get("groups", []))
        assert len(set(told["ranks"])) == len(told["ranks"])
        moves = state.legal(seat)
        state.play(seat, moves[int(rng.below(len(moves)))])
