"""Duizenden: every clause of its rule book."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

import troef
from clauses import clause
from playing import finish, lay, play, refused, starting, texts, why
from troef import REFEREE, SPECTATOR
from troef.cards.card import card_text, cards_text, parse_cards
from troef.core.options import OptionError
from troef.core.wire import view_dict
from troef.games.duizenden import Result
from troef.games.duizenden.match import DuizendenState
from troef.games.duizenden.round import Round
from troef.melds.naming import melds_named, read_faces
from troef.melds.unseen import faces_of
from troef.melds.unseen import given as hands_given
from troef.words.words import words

#: What is in the hands of those whose hand does not matter.
OTHERS = "2C 3D"


def running(state: troef.State) -> Round:
    assert isinstance(state, DuizendenState)
    assert state.round is not None
    return state.round


def table(
    hand: str,
    top: str = "2D",
    sets: "tuple[tuple[int, str], ...]" = (),
    stock: str = "6S 8C 4H",
    others: "tuple[str, ...]" = (OTHERS, OTHERS),
    turn: int = 2,
    **options: object,
) -> troef.State:
    """Seat 0 begins its turn with this hand, by default its second; `top` is the pile from the bottom."""
    game = troef.game("duizenden", **options)
    state = lay(game, 1 + len(others), len(others))
    now = running(state)
    now.hands = hands_given([faces_of(parse_cards(cards)) for cards in (hand, *others)])
    now.pile = vec[i64](faces_of(parse_cards(top)))
    now.stock = vec[i64](faces_of(parse_cards(stock)))
    now.melds = vec[i64]([melds_named(read_faces(cards.split()))[0] for _, cards in sets])
    now.owners = vec[i64]([owner for owner, _ in sets])
    now.turns = vec[i64]([turn - 1] * (1 + len(others)))
    return state


def laying(hand: str, draws: str = "6S", **more: object) -> troef.State:
    """As `table`, after drawing a card."""
    stock = f"{draws} 8C 4H" if " " not in draws else draws
    return play(table(hand, stock=stock, **more), "0: draw")  # type: ignore[arg-type]


def hand_text(state: troef.State, seat: int = 0) -> str:
    return cards_text(state.view(REFEREE).zone(f"hand-{seat}").cards)


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
    assert cards_text(state.view(SPECTATOR).zone("discard").cards) == "9H KC"


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
    assert sorted(cards_text(state.view(1).zone("meld-1").cards).split()) == sorted(cards.split())


@clause("duizenden", "R5")
def test_a_set_of_four_is_closed() -> None:
    state = laying("7H 7D KC", sets=((0, "7H 7D 7C 7S"),))
    assert starting(state, "layoff") == set()
    assert why(state, "0: layoff 7H on 1") == ("R10", "no-fit")


@clause("duizenden", "R7")
def test_a_run_is_no_longer_than_thirteen_with_the_ace_at_one_end() -> None:
    middle = " ".join(f"{rank}H" for rank in ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"])
    state = laying("AH AH KC", sets=((0, middle),))
    assert starting(state, "layoff") == {"layoff AH on 1", "layoff AH low on 1"}
    play(state, "0: layoff AH low on 1")
    assert starting(state, "layoff") == set()
    assert why(state, "0: layoff AH on 1") == ("R10", "no-fit")
    whole = laying(f"AH {middle} AH")
    assert f"meld AH {middle}" in texts(whole) and f"meld {middle} AH" in texts(whole)
    assert why(whole, f"0: meld AH {middle} AH") == ("R7", "past-ace")


@clause("duizenden", "R8", "R9", "E3", "T1")
def test_a_joker_stands_for_a_card_that_is_said() -> None:
    state = laying("5D 7D * KC 10S")
    assert "meld 5D *=6D 7D" in texts(state)
    play(state, "0: meld 5D * 7D")
    zone = view_dict(state.game, state.view(1))["zones"]
    assert {"5D", "*", "7D"} == {card for place in zone if place["id"] == "meld-1" for card in place["cards"]}
    assert [place["stands"] for place in zone if place["id"] == "meld-1"] == [["5D", "6D", "7D"]]

    several = laying("* * KC 2D 8S 8H")
    assert why(several, "0: meld * * KC") == ("R9", "two-naturals")
    assert why(several, "0: meld 8S 8H *") == ("R8", "say-which")
    assert starting(several, "meld 8S 8H") == {"meld 8S 8H *=8D", "meld 8S 8H *=8C", "meld 8S 8H *=8D *=8C"}
    play(several, "0: meld 8S 8H * *")
    assert list(several.view(0).zone("meld-1").stands) == parse_cards("8S 8H 8D 8C")

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
    state = laying("3C 4C 5C 6C KS KH KD * 9C", sets=((0, "8D 8H 8S"),), turn=1, draws="8C")
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
    play(state, "0: meld 3C 4C 5C", "0: meld KS KH KD", "0: layoff 6C on 1", "0: discard 10H")
    assert hand_text(state) == "6S"


# ---- the discard pile ----


@clause("duizenden", "R13", "E5")
@pytest.mark.parametrize(
    ("hand", "takes"),
    [
        ("9D 9S KC", {"take pile 9D 9S"}),
        ("10H JH KC", {"take pile 10H JH"}),
        ("9D * KC", {"take pile *=9C 9D", "take pile 9D *=9S"}),
        ("10H * KC", {"take pile *=8H 10H", "take pile 10H *=JH"}),
        ("* * KC", set()),
        ("9H 9H KC", set()),
        ("9D KS KC", set()),
    ],
)
def test_the_pile_is_taken_with_two_cards_of_the_hand(hand: str, takes: set[str]) -> None:
    state = table(hand, top="KD 9H")
    assert starting(state, "take") == takes


@clause("duizenden", "R13", "T2")
def test_the_set_is_laid_at_once_and_the_rest_goes_into_the_hand() -> None:
    state = table("9D 9S KC 5H", top="5C * KD 9H")
    assert state.view(1).zone("discard").layout == "fan"
    assert cards_text(state.view(1).zone("discard").cards) == "5C * KD 9H"
    play(state, "0: take_pile(9D, 9S)")
    assert cards_text(state.view(1).zone("meld-1").cards) == "9S 9H 9D"
    assert sorted(hand_text(state).split()) == sorted(["KC", "5H", "5C", "*", "KD"])
    assert sorted(cards_text(state.view(1).memory["known"][0]).split()) == sorted(["5C", "*", "KD"])  # type: ignore[index]
    assert state.view(1).zone("discard").cards == []
    play(state, "0: meld 5H 5C *=5D", "0: discard KC")


@clause("duizenden", "R13")
def test_a_joker_on_top_needs_two_natural_cards() -> None:
    state = table("9D 10D 9S KC *", top="4C *")
    assert starting(state, "take") == {
        "take pile 9D 10D *=8D",
        "take pile 9D 10D *=JD",
        "take pile 9D 9S *=9C",
        "take pile 9D 9S *=9H",
    }
    assert why(state, "0: take pile 9D 10D") == ("R8", "say-which")
    assert why(state, "0: take pile 9D *=10D") == ("R9", "two-naturals")
    play(state, "0: take pile 9D 10D *=JD")
    assert list(state.view(0).zone("meld-1").stands) == parse_cards("9D 10D JD")
    assert refused(table("9D 9S KC", top="4C *", turn=1), "0: take pile 9D 9S *=9C").reason == "first-turn-joker"


@clause("duizenden", "R13", "R11")
def test_in_the_first_turn_the_taken_set_is_the_only_one() -> None:
    state = table("9D 9S KC KH KS *", top="4C 9H", turn=1)
    assert starting(state, "take") == {"take pile 9D 9S"}
    assert why(state, "0: take pile 9D *=9C") == ("R13", "first-turn-joker")
    play(state, "0: take pile 9D 9S")
    assert starting(state, "meld") == set()
    assert why(state, "0: meld KC KH KS") == ("R11", "first-turn-one")


@clause("duizenden", "R13", "E5")
def test_an_own_set_on_the_table_does_not_take_the_pile() -> None:
    state = table("KC 2S 4D", top="9H", sets=((0, "6H 7H 8H"),))
    assert texts(state) == {"draw"}
    assert why(state, "0: take pile") == ("R13", "name-two")
    assert why(state, "0: take pile KC 2S") == ("R13", "no-set-with-top")
    assert why(state, "0: take pile 7H 8H") == ("R13", "not-held")


@clause("duizenden", "R13")
def test_a_take_may_be_said_without_cards_where_only_one_is_possible() -> None:
    state = table("9D 9S KC", top="4C 9H")
    assert state.game.show(state.game.parse("TAKE_PILE", state.view(0))) == "take pile 9D 9S"
    joker = table("8D 10D *", top="4C 9D")
    assert state.game.show(state.game.parse("take pile 8D 10D", joker.view(0))) == "take pile 8D 10D"
    assert why(joker, "0: take pile 8D *") == ("R8", "say-which")
    only = table("10D 2S * 4S", top="4C KD")
    assert starting(only, "take") == set()
    queens = table("QD * 4S 2S", top="AD")
    assert state.game.show(state.game.parse("take pile QD *", queens.view(0))) == "take pile QD *=KD"


@clause("duizenden", "R14", "E6")
def test_a_joker_is_swapped_for_its_card_in_any_set() -> None:
    state = laying("KD 4H 10S", sets=((1, "QD *=KD AD"), (0, "5C *=6C 7C")))
    assert starting(state, "swap") == {"swap KD on 1"}
    assert why(state, "0: swap 4H on 1") == ("R14", "no-joker-for")
    assert why(state, "0: swap 6C on 2") == ("R14", "not-held")
    assert why(state, "0: swap KD on 7") == ("R14", "no-such-meld")
    play(state, "0: SWAP_JOKER(KD)")
    view = state.view(1)
    assert cards_text(view.zone("meld-1").cards) == "QD KD AD" and view.zone("meld-1").owner == 1
    assert "*" in hand_text(state).split()
    assert cards_text(view.memory["known"][0]) == "*"  # type: ignore[index]
    assert view.badge(1, "laid") == 40 and "discard *" in texts(state)


# ---- discarding, and the queen of spades ----


@clause("duizenden", "R16", "R17", "E7", "T3")
def test_the_queen_of_spades_stays() -> None:
    state = laying("QS", draws="4D")
    assert texts(state) == {"discard 4D"}
    assert why(state, "0: discard QS") == ("R16", "queen-stays")
    assert "Schoppenvrouw" in words("nl").refusal("duizenden", refused(state, "0: discard QS"))
    last = play(table("4D", stock="QS"), "0: draw")
    assert texts(last) == {"discard 4D", "discard QS"}
    play(last, "0: discard QS")
    assert hand_text(last) == "4D"


@clause("duizenden", "R17")
def test_the_queen_may_go_only_in_the_turn_in_which_she_was_the_last_card() -> None:
    state = play(table("4D 4H 5H", stock="QS", others=("9D 9S 8S", OTHERS), top="9H"), "0: draw", "0: discard 4D")
    # the next player can take nothing, so the round is over; where he can, the queen is bound again
    assert state.awaits_deal
    bound = play(table("4D 4H 5H", stock="QS", others=("4C 4S 8S",), top="9H"), "0: draw", "0: discard 4D")
    play(bound, "1: take pile 4C 4S", "1: discard 8S" if "discard 8S" in texts(bound) else "1: discard 9H")
    assert not running(bound).queen_free


@clause("duizenden", "R18", "E8")
def test_a_card_that_may_be_discarded_is_kept() -> None:
    state = laying("6C 6D QS", draws="6H")
    assert starting(state, "meld") == set()
    assert why(state, "0: meld 6C 6D 6H") == ("R18", "keep-a-card")
    fine = laying("6C 6D 2S", draws="6H", others=(OTHERS,))
    play(fine, "0: meld 6C 6D 6H", "0: discard 2S")
    assert fine.awaits_deal
    joker = laying("QS 5S", draws="*", sets=((0, "JS JH JD"), (0, "7S 8S 9S")))
    play(joker, "0: layoff *=JC on 1")
    assert starting(joker, "layoff") == set()
    assert why(joker, "0: layoff 5S on 2") == ("R10", "no-fit")


@clause("duizenden", "R18")
def test_the_queen_may_be_laid_when_another_card_is_left() -> None:
    state = laying("QS", draws="2H", sets=((0, "QH QD QC"),))
    assert texts(state) == {"layoff QS on 1", "discard 2H"}
    play(state, "0: layoff QS on 1")
    assert state.view(0).badge(0, "laid") == 130
    alone = laying("5H 6H", draws="7H", sets=((0, "2H 3H 4H"),))
    play(alone, "0: layoff 5H on 1", "0: layoff 6H on 1")
    assert why(alone, "0: layoff 7H on 1") == ("R18", "keep-a-card")


@clause("duizenden", "R18", "E14")
def test_a_take_must_leave_a_card_to_discard() -> None:
    state = table("9D 9S", top="9H")
    assert texts(state) == {"draw"}
    assert why(state, "0: take pile 9D 9S") == ("R18", "keep-a-card")
    assert texts(table("9D 9S QS", top="9H")) == {"draw"}
    assert texts(table("9D 9S QS", top="4C 9H")) == {"draw", "take pile 9D 9S"}
    assert texts(table("9D 9S", top="QS 9H")) == {"draw"}


@clause("duizenden", "R19")
def test_with_only_queens_of_spades_the_discard_is_skipped() -> None:
    state = laying("QS", draws="QS", sets=((0, "QH QD QC"), (1, "JS *=QS KS")))
    assert texts(state) == {"end turn", "swap QS on 2"}
    play(state, "0: end turn")
    assert state.actors() == (1,) and hand_text(state) == "QS QS"
    world = state.game.world(state.view(1), troef.Rng("seen"))  # everybody knows what was in that hand
    assert hand_text(world) == "QS QS"


# ---- the end of a round ----


@clause("duizenden", "R20")
def test_the_last_card_ends_the_round_and_hands_are_open() -> None:
    state = laying("6C 6D 6H", draws="2S", others=("KD 4C", "QS"))
    play(state, "0: meld 6C 6D 6H", "0: discard 2S")
    assert state.awaits_deal
    assert cards_text(state.view(SPECTATOR).zone("hand-1").cards) == "4C KD"
    assert list(state.sheet[-1].cells) == [15, -15, -100]


@clause("duizenden", "R21", "E12")
def test_two_equal_cards_go_together() -> None:
    state = laying("7H 7D 7C JD", draws="JD", others=(OTHERS, OTHERS))
    assert "discard JD JD" not in texts(state)
    assert why(state, "0: discard JD JD") == ("R21", "not-a-pair")
    play(state, "0: meld 7H 7D 7C")
    assert texts(state) == {"discard JD", "discard JD JD"}
    play(state, "0: discard both JD JD")
    assert state.awaits_deal and state.sheet[-1].cells[0] == 15
    unlike = laying("JD", draws="JH")
    assert texts(unlike) == {"discard JD", "discard JH"}
    for hand, draw in (("*", "*"), ("QS", "QS")):
        assert not {text for text in texts(laying(hand, draws=draw)) if text in ("discard * *", "discard QS QS")}
    first = laying("JD", draws="JD", turn=1)
    assert texts(first) == {"discard JD"}
    assert why(first, "0: discard JD JD") == ("R21", "first-turn-no-pair")
    off = laying("JD", draws="JD", finish_pair="off")
    assert texts(off) == {"discard JD"}
    assert why(off, "0: discard JD JD") == ("R21", "no-pair-off")


@clause("duizenden", "R22", "E15")
def test_an_empty_draw_pile_ends_the_round_unless_the_discard_pile_is_taken() -> None:
    state = play(table("5S 8C", stock="6D", others=("KC 2D 2H",), top="9H"), "0: draw", "0: discard 5S")
    assert state.awaits_deal

    open_pile = play(table("5S 8C", stock="6D", others=("6S 7S 2H",), top="9H"), "0: draw", "0: discard 5S")
    assert texts(open_pile) == {"take pile 6S 7S", "stop round"}
    assert why(open_pile, "1: draw") == ("R22", "stock-empty")
    stopped = open_pile.copy()
    play(stopped, "1: stop round")
    assert stopped.awaits_deal
    play(open_pile, "1: take pile 6S 7S", "1: discard 2H")
    assert open_pile.awaits_deal
    assert why(table("5S 8C"), "0: stop round") == ("R22", "stock-not-empty")


# ---- scoring ----


def settled(sets: str, hand: str, **options: object) -> int:
    return troef.game("duizenden", **options).settle(Result((sets, ""), (hand, "")))[0]


@clause("duizenden", "S1", "S2", "S3", "E9", "E10", "E11")
def test_what_lies_on_the_table_less_what_is_in_hand() -> None:
    assert settled("QS KS AS 7H 7D 7C 4D 5D *", "QH 2C *") == 140
    assert settled("", "QS AS 10H 3D") == -135
    assert settled("JS * KS", "") == 45
    assert [settled(card, "") for card in ["2C", "9H", "10D", "JS", "QH", "QD", "QC", "KS", "AS", "*", "QS"]] == [
        5, 5, 10, 10, 10, 10, 10, 10, 20, 25, 100,
    ]  # fmt: skip
    assert settled("AS *", "", ace_value=15, joker_value=50) == 65
    assert settled("*", "AH", ace_value="15", joker_value=20) == 5


@clause("duizenden", "S1", "S4")
def test_the_engine_counts_as_the_score_sheet_does() -> None:
    sets = ((0, "7H 7D 7C"), (1, "JS *=QS KS"))
    state = laying("QS KS AS", draws="9C", sets=sets, others=("QH 2C *", "4C"), top="AC AD")
    play(state, "0: meld QS KS AS")
    assert [state.view(0).badge(seat, "laid") for seat in range(3)] == [145, 45, 0]
    play(state, "0: discard 9C")
    assert list(state.sheet[-1].cells) == [145, 45 - 40, -5]  # AC, AD and 9C count for nobody


def ended(totals: tuple[int, ...], **options: object) -> troef.State:
    """Totals before the last move of a round in which only seat 0 scores: fifteen."""
    state = laying("7H 7D 7C", draws="2S", others=("4C", "4D", "4H")[: len(totals) - 1], **options)
    assert isinstance(state, DuizendenState)
    state.totals = vec[i64](list(totals))
    return play(state, "0: meld 7H 7D 7C", "0: discard 2S")


@clause("duizenden", "S5", "E13")
def test_the_highest_wins_once_somebody_has_a_thousand() -> None:
    outcome = ended((990, 995, 1045, 305)).outcome()
    assert outcome is not None
    assert outcome.scores == (1005, 990, 1040, 300) and outcome.winners == (2,) and outcome.reason == "target"
    assert ended((900, 995)).outcome() is None
    assert ended((485, 100), target=500).outcome() is not None


@clause("duizenden", "S5")
def test_equal_highest_totals_play_on() -> None:
    assert ended((1000, 1020)).outcome() is None


@clause("duizenden", "S6")
def test_after_the_last_round_the_highest_wins_and_equals_share() -> None:
    outcome = ended((0, 20), max_rounds=1).outcome()
    assert outcome is not None and outcome.winners == (0, 1) and outcome.reason == "limit"


def test_settle_checks_its_numbers() -> None:
    game = troef.game("duizenden")
    for sets, hands in [(("",), ("",)), (("", ""), ("",)), (("7H 7H 7H", ""), ("", "")), (("* * *", "* *"), ("", ""))]:
        with pytest.raises(ValueError):
            game.settle(Result(sets, hands))
    no_texts: list[tuple[object, ...]] = [("xx", ""), (("JS", "*"), "")]
    for laid in no_texts:
        with pytest.raises(ValueError):
            game.settle(Result(laid, ("", "")))  # type: ignore[arg-type]


@clause("duizenden", "S3")
def test_settle_reads_jokers_with_the_card_that_they_stand_for() -> None:
    assert troef.game("duizenden").settle(Result(("JS *=QS KS", ""), ("", "*"))) == (45, -25)


@pytest.mark.parametrize(
    ("name", "value"),
    [("jokers", 3), ("target", 499), ("ace_value", 10), ("joker_value", 30), ("max_rounds", 201), ("finish_pair", "x")],
)
def test_options_outside_the_book_are_refused(name: str, value: object) -> None:
    with pytest.raises(OptionError):
        troef.game("duizenden", **{name: value})


@clause("duizenden", "P1")
def test_texts_that_are_no_moves_are_refused_by_name() -> None:
    state = laying("7H 7D 7C KC")
    for text in ("take pile KH", "discard KH QH", "meld", "layoff", "layoff 7H on 99", "meld 7H XX", "swap"):
        with pytest.raises(troef.MoveTextError):
            state.game.parse(text, state.view(0))


@clause("duizenden", "R13", "R14", "T2")
def test_moves_as_they_are_said() -> None:
    state = table("9D 9S KC KD 4D *", top="3C 9H", sets=((1, "QD *=KD AD"),))
    view = state.view(0)
    for said in ("pak de stapel 9D 9S", "neem de stapel met 9S 9D", "TAKE_PILE([9D, 9S])"):
        assert state.game.show(state.game.parse(said, view)) == "take pile 9D 9S"
    play(state, "0: draw")
    said_as = {
        "discard joker": "discard *",
        "leg met 9D 9S joker=9C": "meld 9S 9D *=9C",
        "meld 9D 9S * = 9C": "meld 9S 9D *=9C",
        "SWAP_JOKER(KD)": "swap KD on 1",
        "ruil joker KD": "swap KD on 1",
    }
    for said, text in said_as.items():
        assert state.game.show(state.game.parse(said, state.view(0))) == text


@clause("duizenden", "R10", "R18")
def test_why_a_card_without_a_named_set_is_not_laid() -> None:
    sets = ((0, "4S 5S 6S"), (0, "7H 7D 7C"))
    assert why(laying("7S", draws="QS", sets=sets), "0: layoff 7S") == ("R18", "keep-a-card")
    assert why(laying("7S", draws="KC", sets=sets), "0: layoff 7S") == ("R10", "which-meld")
    for said in ("layoff 6S", "swap KD"):  # without a view nobody looks for the set
        state = laying("6S KD", draws="KC", sets=((0, "3S 4S 5S"), (1, "QD *=KD AD")))
        refusal = state.refusal(0, state.game.parse(said))
        assert refusal is not None and refusal.reason == "which-meld"


@settings(max_examples=12, deadline=None)
@given(
    seed=st.integers(0, 10_000),
    seats=st.integers(2, 6),
    pair=st.sampled_from(["discard_both", "off"]),
    jokers=st.sampled_from([2, 4]),
    joker=st.sampled_from([20, 25, 50]),
)
def test_no_card_is_lost_and_the_sheet_adds_up(seed: int, seats: int, pair: str, jokers: int, joker: int) -> None:
    game = troef.game("duizenden", max_rounds=2, finish_pair=pair, jokers=jokers, joker_value=joker)
    state = game.start(seats, seed % seats)
    rng, dealer = troef.Rng(seed), troef.SeededDealer(seed)
    pack = sorted(card_text(card) for card in game.pack(seats))
    while state.outcome() is None:
        if state.awaits_deal:
            state.deal(dealer.next(state.pack()))
        seat = state.actors()[0]
        state.play(seat, state.phase.pick(seat, rng))
        lying = [card_text(card) for zone in state.view(REFEREE).zones for card in zone.cards]
        assert sorted(lying) == pack
        if state.awaits_deal or state.outcome() is not None:
            values = troef.game("duizenden", joker_value=joker)
            view = state.view(SPECTATOR)
            sets = [[z.cards for z in view.zones if z.kind == "meld" and z.owner == s] for s in range(seats)]
            texts_of = [" ".join(cards_text(cards) for cards in mine) for mine in sets]
            hands = [cards_text(view.zone(f"hand-{s}").cards) for s in range(seats)]
            assert state.sheet[-1].cells == values.settle(Result(tuple(texts_of), tuple(hands)))
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.scores == tuple(sum(row.cells[s] for row in state.sheet) for s in range(seats))


def test_a_match_of_random_players_ends() -> None:
    assert finish(troef.game("duizenden", "short").start(3), 5).scores
