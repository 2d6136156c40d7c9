"""Duizenden by the book: the deal, a turn, the first turn."""

import pytest
from duizenden_positions import hand_text, laying, table
from meld_positions import newest_meld

import troef
from clauses import clause
from playing import lay, play, starting, texts, why
from troef import SPECTATOR
from troef.cards.card import cards_text, parse_cards
from troef.core.wire import view_dict
from troef.words.words import words

# ---- the deal ----


@clause("duizenden", "R1")
def test_the_deal_moves_to_the_left_and_another_begins_every_round() -> None:
    game = troef.game("duizenden", target=5000)
    state = game.start(3, 1)
    rng, dealer = troef.Rng("deals"), troef.SeededDealer("deals")
    for number in range(4):
        assert state.dealer == (1 + number) % 3
        state.deal(dealer.next(state.pack()))
        assert state.actors() == ((2 + number) % 3,)
        while not state.awaits_deal:
            seat = state.actors()[0]
            state.play(seat, state.phase.pick(seat, rng))


@clause("duizenden", "R2")
@pytest.mark.parametrize(("seats", "stock"), [(2, 81), (4, 55), (6, 29)])
def test_everybody_gets_thirteen_and_one_card_is_turned_up(seats: int, stock: int) -> None:
    state = lay(troef.game("duizenden"), seats, upcard="QS")
    view = state.view(0)
    assert len(view.hand()) == 13 and view.zone("hand-1").hidden == 13 and not view.zone("hand-1").cards
    assert view.zone("stock").hidden == stock
    assert cards_text(view.zone("discard").cards) == "QS"


@clause("duizenden", "R2")
def test_two_packs_with_their_jokers() -> None:
    assert sorted(cards_text(troef.game("duizenden").pack(4)).split()).count("*") == 4
    assert len(troef.game("duizenden").pack(4)) == 108
    assert cards_text(troef.game("duizenden", jokers=2).pack(4)).split().count("*") == 2
    with pytest.raises(troef.DealError):
        troef.game("duizenden", jokers=2).arrange(hands={0: "* * *"})
    assert troef.game("duizenden").arrange(hands={0: "7H 7H"})


# ---- a turn ----


@clause("duizenden", "R3", "R4")
def test_take_then_lay_then_discard() -> None:
    state = table("9D 9S KC 4H 5H", top="9H")
    assert texts(state) == {"draw", "take pile 9D 9S"}
    assert why(state, "0: discard KC") == ("R3", "take-first")
    assert why(state, "0: meld 9H 9D 9S") == ("R3", "take-first")
    play(state, "0: draw")
    assert why(state, "0: draw") == ("R3", "already-taken")
    assert why(state, "0: take_pile(9D, 9S)") == ("R3", "already-taken")
    assert why(state, "0: end turn") == ("R3", "must-discard")
    assert texts(state) == {f"discard {card}" for card in ["9D", "9S", "KC", "4H", "5H", "6S"]}
    play(state, "0: DISCARD(KC)")
    assert state.actors() == (1,)
    assert cards_text(state.view(SPECTATOR).zone("discard").cards).endswith("9H KC")


@clause("duizenden", "R5", "R6", "R7", "E1", "E2", "P1")
@pytest.mark.parametrize(
    ("cards", "refusal"),
    [
        ("7H 7D 7C", None),
        ("7H 7D 7C 7S", None),
        ("AS 2S 3S", None),
        ("QH KH AH", None),
        ("4C 5C 6C 7C", None),
        ("7H 7D 7D", ("R5", "same-card-twice")),
        ("7D 7D 8D", ("R6", "same-card-twice")),
        ("KD AD 2D", ("R7", "past-ace")),
        ("4C 5C 7C", ("R6", "no-meld")),
        ("4C 5C 6D", ("R6", "no-meld")),
        ("7H 7D 8D", ("R5", "no-meld")),
    ],
)
def test_sets_and_runs(cards: str, refusal: "tuple[str, str] | None") -> None:
    state = laying(f"{cards} 10S")
    if refusal is not None:
        assert why(state, f"0: meld {cards}") == refusal
        return
    play(state, f"0: meld {cards}")
    assert sorted(cards_text(newest_meld(state).cards).split()) == sorted(cards.split())


@clause("duizenden", "R5")
def test_a_set_of_four_is_closed() -> None:
    state = laying("7H 7D KC", sets=((0, "7H 7D 7C 7S"),))
    assert starting(state, "layoff") == set()
    assert why(state, "0: layoff 7H on 1") == ("R10", "no-fit")


@clause("duizenden", "R7")
def test_a_run_is_no_longer_than_thirteen_with_the_ace_at_one_end() -> None:
    middle = " ".join(f"{rank}H" for rank in ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"])
    state = laying("AH", draws="AH", sets=((0, middle),))
    assert starting(state, "layoff") == {"layoff AH on 1", "layoff AH low on 1"}
    play(state, "0: layoff AH low on 1")
    assert starting(state, "layoff") == set()
    assert why(state, "0: layoff AH on 1") == ("R10", "no-fit")
    whole = laying(f"AH {middle}", draws="AH")
    assert f"meld AH {middle}" in texts(whole) and f"meld {middle} AH" in texts(whole)
    assert why(whole, f"0: meld AH {middle} AH") == ("R7", "past-ace")


@clause("duizenden", "R8", "R9", "E3", "T1")
def test_a_joker_stands_for_a_card_that_is_said() -> None:
    state = laying("5D 7D * KC 10S")
    assert "meld 5D *=6D 7D" in texts(state)
    play(state, "0: meld 5D * 7D")
    melds = [zone for zone in view_dict(state.game, state.view(1))["zones"] if zone["kind"] == "meld"]
    assert set(melds[-1]["cards"]) == {"5D", "*", "7D"} and melds[-1]["stands"] == ["5D", "6D", "7D"]

    several = laying("* * KC 8S 8H")
    assert why(several, "0: meld * * KC") == ("R9", "two-naturals")
    assert why(several, "0: meld 8S 8H *") == ("R8", "say-which")
    assert starting(several, "meld 8S 8H") == {"meld 8S 8H *=8D", "meld 8S 8H *=8C", "meld 8S 8H *=8D *=8C"}
    play(several, "0: meld 8S 8H * *")
    assert list(newest_meld(several).stands) == parse_cards("8S 8H 8D 8C")

    first = laying("5D 7D * KC 10S", turn=1)
    assert starting(first, "meld") == set()
    assert why(first, "0: meld 5D * 7D") == ("R11", "first-turn-joker")


@clause("duizenden", "T1")
def test_a_choice_of_the_joker_is_shown_with_its_card() -> None:
    state = laying("8S 8H * KC", draws="2D")
    moves = view_dict(state.game, state.view(0))["moves"]
    wild = [move for move in moves if move["verb"] == "meld"]
    assert {tuple(move["stands"]) for move in wild} == {("8S", "8H", "8D"), ("8S", "8H", "8C")}
    assert all(move["cards"] == ["8S", "8H", "*"] for move in wild)
    told = {words("nl").tell("duizenden", "verb-meld", move) for move in wild}
    assert "leg ♠8, ♥8, JOK=♦8 neer" in told


@clause("duizenden", "R10")
def test_one_adds_to_ones_own_sets_only() -> None:
    state = laying("3S 7S 7C * KC", sets=((0, "4S 5S 6S"), (1, "7H 7D 7S"), (0, "JC JD JH")), draws="JS")
    assert starting(state, "layoff") == {
        "layoff 3S on 1",
        "layoff *=3S on 1",
        "layoff 7S on 1",
        "layoff *=7S on 1",
        "layoff JS on 3",
        "layoff *=JS on 3",
    }
    assert why(state, "0: layoff 7C on 2") == ("R10", "not-your-set")
    assert why(state, "0: layoff KC on 1") == ("R10", "no-fit")
    assert why(state, "0: layoff KC on 9") == ("R10", "no-such-meld")
    assert why(state, "0: layoff 9D on 1") == ("R3", "not-held")
    assert why(state, "0: layoff * on 1") == ("R8", "say-which")
    play(state, "0: LAYOFF(7S, 4S 5S 6S)", "0: layoff JS", "0: layoff *=8S on 1")
    assert cards_text(state.view(0).zone("meld-1").cards) == "4S 5S 6S 7S *"
    assert state.view(0).zone("meld-1").owner == 0


@clause("duizenden", "R10")
def test_a_card_that_fits_two_sets_must_say_which() -> None:
    state = laying("7S KC", sets=((0, "4S 5S 6S"), (0, "7H 7D 7C")))
    assert why(state, "0: layoff 7S") == ("R10", "which-meld")


# ---- the first turn ----


@clause("duizenden", "R11", "E4")
def test_the_first_turn_lays_one_set_of_three_natural_cards() -> None:
    state = laying("3C 4C 5C 6C KS KH KD * 9C", sets=((1, "8D 8H 8S"),), turn=1, draws="8C")
    assert starting(state, "meld") == {"meld 3C 4C 5C", "meld 4C 5C 6C", "meld KS KH KD"}
    assert why(state, "0: meld 3C 4C 5C 6C") == ("R11", "first-turn-three")
    assert why(state, "0: layoff 8C on 1") == ("R11", "first-turn-no-add")
    assert why(state, "0: swap 8C on 1") == ("R14", "first-turn-no-swap")
    assert starting(state, "layoff") == starting(state, "swap") == set()
    play(state, "0: meld KS KH KD")
    assert starting(state, "meld") == set()
    assert why(state, "0: meld 3C 4C 5C") == ("R11", "first-turn-one")


@clause("duizenden", "R12", "R15")
def test_later_one_lays_as_much_as_one_likes_or_nothing() -> None:
    state = laying("3C 4C 5C 6C KS KH KD 10H")
    assert "meld 3C 4C 5C 6C" in texts(state) and "discard KS" in texts(state)
    play(state, "0: meld 3C 4C 5C", "0: meld KS KH KD", "0: layoff 6C", "0: discard 10H")
    assert hand_text(state) == "6S"
