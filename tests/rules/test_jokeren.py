"""Jokeren: every clause of its rule book."""

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
from troef.cards.bits import set_of
from troef.cards.card import card_text, cards_text, parse_cards
from troef.core.options import OptionError
from troef.core.wire import view_dict
from troef.games.jokeren import Result
from troef.games.jokeren.match import JokerenState
from troef.games.jokeren.opening import openings, opens_with, value_of
from troef.games.jokeren.round import Round
from troef.melds.declared import cards_as_laid, melds_in
from troef.melds.naming import melds_named, read_faces
from troef.melds.unseen import faces_of
from troef.melds.unseen import given as hands_given
from troef.words.words import words

#: What is in the hands of those whose hand does not matter.
OTHERS = "2C 3D"


def running(state: troef.State) -> Round:
    assert isinstance(state, JokerenState)
    assert state.round is not None
    return state.round


def table(
    hand: str,
    draws: str = "6S",
    melds: "tuple[str, ...]" = (),
    pile: str = "2D",
    others: "tuple[str, ...]" = (OTHERS, OTHERS),
    out: bool = True,
    had_turns: bool = True,
    **options: object,
) -> troef.State:
    """Seat 0 is to draw the first of `draws`; the melds on the table are seat 1's."""
    game = troef.game("jokeren", **options)
    seats = 1 + len(others)
    state = lay(game, seats, seats - 1)
    now = running(state)
    now.hands = hands_given([faces_of(parse_cards(cards)) for cards in (hand, *others)])
    now.stock = vec[i64](faces_of(parse_cards(draws)))
    now.pile = vec[i64](faces_of(parse_cards(pile)))
    now.melds = vec[i64]([melds_named(read_faces(cards.split()))[0] for cards in melds])
    now.owners = vec[i64]([1 for _ in melds])
    now.turns = vec[i64]([1] * seats if had_turns else [1] + [0] * (seats - 1))
    now.out = vec[i64]([int(out)] + [0] * (seats - 1))
    return state


def laying(hand: str, draws: str = "6S 8C 4H", **more: object) -> troef.State:
    """As `table`, after drawing."""
    return play(table(hand, draws, **more), "0: draw")  # type: ignore[arg-type]


def why(state: troef.State, step: str) -> tuple[str, str]:
    """Clause and reason of a refusal, for which there must be words in both languages."""
    refusal = refused(state, step)
    for lang in ("nl", "en"):
        sentence = words(lang).refusal("jokeren", refusal)
        assert "refusal" not in sentence and "{" not in sentence and sentence
    return refusal.clause, refusal.reason


def starting(state: troef.State, word: str) -> set[str]:
    return {text for text in texts(state) if text.startswith(word)}


def hand_text(state: troef.State, seat: int = 0) -> str:
    return cards_text(state.view(REFEREE).zone(f"hand-{seat}").cards)


# ---- the deal ----


@clause("jokeren", "R1", "R3")
@pytest.mark.parametrize(("seats", "stock"), [(2, 82), (4, 56), (6, 30)])
def test_everybody_gets_thirteen_and_nothing_is_turned_up(seats: int, stock: int) -> None:
    game = troef.game("jokeren")
    pack = cards_text(game.pack(seats)).split()
    assert len(pack) == 108 and pack.count("*") == 4 and pack.count("7H") == 2
    state = lay(game, seats)
    view = state.view(0)
    assert len(view.hand()) == 13 and view.zone("hand-1").hidden == 13 and not view.zone("hand-1").cards
    assert view.zone("stock").hidden == stock and not view.zone("discard").cards


@clause("jokeren", "R3")
def test_cards_go_round_one_at_a_time_from_the_dealers_left() -> None:
    game = troef.game("jokeren")
    state = game.start(3, 1)
    order = game.pack(3)
    state.deal(order)
    for seat, first in ((2, 0), (0, 1), (1, 2)):
        assert sorted(cards_text(state.view(seat).hand()).split()) == sorted(cards_text(order[first:39:3]).split())


@clause("jokeren", "R2", "R4")
def test_the_deal_moves_to_the_left_and_the_left_neighbour_begins() -> None:
    state = troef.game("jokeren", rounds=4).start(3, 2)
    rng, dealer = troef.Rng("deals"), troef.SeededDealer("deals")
    for number in range(3):
        assert state.dealer == (2 + number) % 3
        state.deal(dealer.next(state.pack()))
        assert state.actors() == (number % 3,)
        while len(state.sheet) <= number:
            if state.awaits_deal:
                state.deal(dealer.next(state.pack()))
            seat = state.actors()[0]
            state.play(seat, state.phase.pick(seat, rng))


# ---- a turn ----


@clause("jokeren", "R5", "R6", "R7", "P1")
def test_draw_lay_discard() -> None:
    state = table("KC * 4H 4D 4S", draws="6S 8C", pile="4C")
    assert texts(state) == {"draw"}
    assert why(state, "0: discard KC") == ("R6", "draw-first")
    assert why(state, "0: take pile") == ("R6", "pile-closed")
    play(state, "0: DRAW")
    assert why(state, "0: draw") == ("R5", "already-drawn")
    assert why(state, "0: draw discard") == ("R6", "pile-closed")
    assert starting(state, "discard") == {f"discard {card}" for card in ["KC", "*", "4H", "4D", "4S", "6S"]}
    assert why(state, "0: discard QH") == ("R7", "not-held")
    play(state, "0: discard 6S")
    assert state.actors() == (1,)
    assert cards_text(state.view(2).zone("discard").cards) == "4C 6S"
    assert "4C" not in hand_text(play(state, "1: draw"), 1)


# ---- melds ----


@clause("jokeren", "R8", "R9", "E1")
@pytest.mark.parametrize(
    ("cards", "refusal"),
    [
        ("7H 7S 7D", None),
        ("QC QD QH QS", None),
        ("4C 5C 6C", None),
        ("JD QD KD AD", None),
        ("AS 2S 3S", None),
        ("7H 7H 7S", ("R8", "same-card-twice")),
        ("7H 7H 8H", ("R9", "same-card-twice")),
        ("KH AH 2H", ("R9", "past-ace")),
        ("4C 5C 7C", ("R9", "no-meld")),
        ("7H 7S", ("R8", "no-meld")),
    ],
)
def test_sets_and_rows(cards: str, refusal: "tuple[str, str] | None") -> None:
    state = laying(f"{cards} 10S KC")
    if refusal is not None:
        assert why(state, f"0: MELD({cards})") == refusal
        return
    play(state, f"0: MELD({cards})")
    assert sorted(cards_text(state.view(1).zone("meld-1").cards).split()) == sorted(cards.split())


@clause("jokeren", "R9", "R17", "E6")
def test_the_longest_row_has_both_aces() -> None:
    middle = " ".join(f"{rank}H" for rank in ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"])
    state = laying(f"AH {middle} AH *")
    play(state, f"0: meld AH {middle} AH")
    assert len(state.view(0).zone("meld-1").cards) == 14
    assert starting(state, "layoff") == set()
    assert why(state, "0: layoff *=AH on 1") == ("R17", "no-fit")


@clause("jokeren", "R10", "R11", "R12", "T1")
def test_jokers_are_declared_without_limit() -> None:
    state = laying("7S 7H * * * KC", melds=("7D 8D 9D",))
    melds = texts(state)
    assert "meld 7S 7H *=7D" in melds  # R12
    assert "meld *=5C *=6C *=7C" in melds and "meld *=2S *=2H *=2D" in melds
    assert why(state, "0: meld 7S 7H *") == ("R10", "say-which")
    assert why(state, "0: meld * * *") == ("R10", "say-which")
    play(state, "0: meld 7S *=7H *=7D *=7C")
    zone = state.view(1).zone("meld-2")
    assert cards_text(zone.cards) == "7S * * *" and cards_text(zone.stands) == "7S 7H 7D 7C"
    described = view_dict(state.game, state.view(1))["log"]
    assert described[-1]["stands"] == ["7S", "7H", "7D", "7C"]
    assert "JOK=♥7" in words("nl").tell("jokeren", "verb-meld", described[-1])
    whole = laying("7S 7H * KC")
    play(whole, "0: meld 7S 7H *=7C")
    assert why(whole, "0: swap 7C on 1")[0] == "R19"


# ---- coming out ----


def first(*melds: str) -> troef.State:
    """A player who is not out and holds these melds and nothing else that goes together."""
    return laying(
        " ".join([*melds, "10S 2H"]).replace("*=", "* ").replace("* 10C", "*").replace("* 7S", "*"), out=False
    )


@clause("jokeren", "R13", "S1", "S2", "E2", "E3", "E4", "E5")
def test_the_first_melds_are_worth_forty() -> None:
    state = first("JC QC KC AC")
    assert why(state, "0: meld JC QC KC") == ("R13", "below-minimum")
    play(state, "0: COME_OUT(JC QC KC AC)")
    assert state.view(0).badge(0, "opened") is True

    less = laying("9C * JC QC 2H 4D", out=False, draws="6S 8C")
    refusal = refused(less, "0: come out 9C *=10C JC QC")
    assert (refusal.clause, refusal.facts) == ("R13", {"have": 39, "need": 40})
    assert starting(less, "meld") == set()

    two = first("JC QC KC", "AD 2D 3D 4D")
    assert starting(two, "meld") == {"meld JC QC KC", "meld AD 2D 3D 4D"}
    play(two, "0: COME_OUT(JC QC KC, AD 2D 3D 4D)")
    assert two.view(0).badge(0, "opened") is None and two.view(1).fact("opening") == 30
    assert texts(two) == {"meld AD 2D 3D 4D"}
    assert why(two, "0: discard 10S") == ("R13", "below-minimum")
    play(two, "0: meld AD 2D 3D 4D", "0: discard 10S")
    assert two.view(0).badge(0, "opened") is True

    joker = laying("5S 6S * AH AD AC 2H", out=False, draws="9C 8C")
    play(joker, "0: meld 5S 6S *=7S")
    assert joker.view(0).fact("opening") == 21
    assert starting(joker, "discard") == set()
    play(joker, "0: meld AH AD AC")
    assert joker.view(0).badge(0, "opened") is True


@clause("jokeren", "S1")
@pytest.mark.parametrize(
    ("cards", "value"),
    [
        ("2H 3H 4H", 9),
        ("JC QC KC", 30),
        ("AS 2S 3S", 6),
        ("QS KS AS", 31),
        ("AS AH AD", 33),
        ("10S 10H 10D 10C", 40),
        ("AS *=2S 3S", 14),
        ("*=AS 2S 3S", 15),
        ("*=2S *=2H *=2D", 30),
    ],
)
def test_what_cards_count_for_coming_out(cards: str, value: int) -> None:
    assert value_of(melds_named(read_faces(cards.split()))[0]) == value


@clause("jokeren", "R13")
def test_fifty_may_be_agreed() -> None:
    hand = "JC QC KC AC 10S 2H"
    assert starting(laying(hand, out=False, opening_minimum=50), "meld") == set()
    assert "meld JC QC KC AC" in texts(laying(hand, out=False))


@clause("jokeren", "R14", "R22")
def test_laying_off_and_swapping_come_after_coming_out() -> None:
    melds = ("4S 5S 6S", "8D *=9D 10D")
    state = laying("JC QC KC AD 2D 3D 4D 7S 9D", out=False, melds=melds, draws="2H 8C")
    assert starting(state, "layoff") == starting(state, "swap") == set()
    assert why(state, "0: layoff 7S on 1") == ("R14", "not-out")
    assert why(state, "0: swap 9D on 2") == ("R14", "not-out")
    play(state, "0: meld JC QC KC")
    assert why(state, "0: layoff 7S on 1") == ("R22", "lay-more")
    assert why(state, "0: swap 9D on 2") == ("R22", "lay-more")
    play(state, "0: meld AD 2D 3D 4D", "0: layoff 7S on 1", "0: swap 9D on 2")  # R14: in the same turn


@clause("jokeren", "R13", "R23")
def test_the_melds_of_coming_out_leave_a_card() -> None:
    state = laying("JC QC KC AD 2D 3D", out=False, draws="4D 8C")
    assert starting(state, "meld") == set()
    assert why(state, "0: meld JC QC KC") == ("R23", "keep-a-card")


# ---- when out ----


@clause("jokeren", "R15", "R16", "R18", "E7", "T2")
def test_new_melds_and_lay_offs() -> None:
    state = laying("3S 7S 8S * 2H 2D 2C KC", melds=("4S 5S 6S",), draws="9H 8C")
    assert "meld 2H 2D 2C" in texts(state)
    assert starting(state, "layoff") == {
        "layoff 3S on 1",
        "layoff 7S on 1",
        "layoff *=3S on 1",
        "layoff *=7S on 1",
    }
    assert why(state, "0: layoff 8S on 1") == ("R17", "no-fit")
    assert why(state, "0: layoff * on 1") == ("R10", "say-which")
    assert why(state, "0: layoff 3S on 4") == ("R16", "no-such-meld")
    assert why(state, "0: layoff QS on 1") == ("R16", "not-held")
    play(state, "0: meld 2H 2D 2C", "0: LAYOFF(3S, 4S 5S 6S)", "0: layoff *=7S on 1", "0: layoff 8S")
    zone = state.view(1).zone("meld-1")
    assert cards_text(zone.cards) == "3S 4S 5S 6S * 8S" and zone.owner == 1
    assert state.view(1).zone("meld-2").owner == 0
    which = laying("7S KC 9H", melds=("4S 5S 6S", "7H 7D 7C"))
    assert why(which, "0: layoff 7S") == ("R16", "which-meld")


@clause("jokeren", "R17", "R21")
def test_melds_grow_and_are_never_taken_apart() -> None:
    state = laying("7C 7S 9S 5S KC", melds=("7S 7H 7D", "6S 7S 8S 9S"))
    assert starting(state, "layoff") == {"layoff 7C on 1", "layoff 5S on 2"}
    assert why(state, "0: layoff 7S on 1") == ("R17", "no-fit")
    play(state, "0: layoff 7C on 1")
    assert starting(state, "layoff") == {"layoff 5S on 2"}
    assert why(state, "0: swap 7S on 1") == ("R19", "no-joker-for")
    assert why(state, "0: meld 7S 8S 9S") == ("R15", "not-held")


@clause("jokeren", "R19", "R20", "E8")
def test_a_joker_is_swapped_for_its_card() -> None:
    state = laying("9D 4H KC", melds=("8D *=9D 10D",), draws="2H 8C")
    assert starting(state, "swap") == {"swap 9D on 1"}
    assert why(state, "0: swap 4H on 1") == ("R19", "no-joker-for")
    assert why(state, "0: swap 10C on 1") == ("R19", "not-held")
    assert why(state, "0: swap * on 1") == ("R19", "swap-natural")
    play(state, "0: SWAP_JOKER(9D)")
    assert cards_text(state.view(1).zone("meld-1").cards) == "8D 9D 10D"
    assert cards_text(state.view(1).memory["known"][0]) == "*"  # type: ignore[index]
    assert {"discard *", "layoff *=7D on 1", "layoff *=JD on 1"} <= texts(state)
    by_cards = laying("9D 4H KC", melds=("8D *=9D 10D", "JC *=QC KC"))
    play(by_cards, "0: SWAP_JOKER(9D, 8D *=9D 10D)")


@clause("jokeren", "R19")
def test_either_of_two_wild_aces_is_swapped() -> None:
    middle = " ".join(f"{rank}H" for rank in ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"])
    state = laying("AH 4D KC", melds=(f"*=AH {middle} *=AH",))
    assert starting(state, "swap") == {"swap AH on 1", "swap AH low on 1"}
    play(state, "0: swap AH low on 1")
    assert cards_text(state.view(0).zone("meld-1").cards).split()[0] == "AH"


# ---- going out ----


@clause("jokeren", "R23", "R25", "E9")
def test_the_last_card_is_discarded() -> None:
    state = laying("6H 7H", draws="8H 8C")
    assert starting(state, "meld") == set()
    assert why(state, "0: meld 6H 7H 8H") == ("R23", "keep-a-card")
    assert why(laying("5S", draws="9S", melds=("6S 7S 8S",)), "0: layoff *=5S on 1") == ("R16", "not-held")
    fine = laying("6H 7H KC", draws="8H 8C", others=("2C 3D 4D", "*"))
    play(fine, "0: meld 6H 7H 8H", "0: discard KC")
    assert fine.awaits_deal and len(fine.sheet) == 1
    assert fine.refusal(1, fine.game.parse("draw")) is not None
    assert cards_text(fine.view(SPECTATOR).zone("hand-1").cards) == "2C 3D 4D"
    last = laying("5S", draws="9S 8C", melds=("6S 7S 8S",))
    play(last, "0: layoff 5S on 1")
    assert why(last, "0: layoff 9S on 1") == ("R23", "keep-a-card")
    play(last, "0: discard 9S")
    assert last.awaits_deal


@clause("jokeren", "R24", "E10")
def test_nobody_goes_out_before_everybody_has_had_a_turn() -> None:
    hand = "6H 7H 8H JC QC KC AC KD"
    state = laying(hand, draws="9H 8C", had_turns=False)
    play(state, "0: meld JC QC KC AC", "0: meld 6H 7H 8H")
    assert texts(state) == {"discard KD", "discard 9H"}
    assert why(state, "0: layoff 9H on 2") == ("R24", "keep-two")
    early = laying("6H 7H JC QC KC AC 9D", draws="8H 8C", had_turns=False)
    play(early, "0: meld JC QC KC AC")
    assert why(early, "0: meld 6H 7H 8H") == ("R24", "keep-two")
    later = laying(hand, draws="9H 8C")
    play(later, "0: meld JC QC KC AC", "0: meld 6H 7H 8H", "0: layoff 9H on 2", "0: discard KD")
    assert later.awaits_deal


@clause("jokeren", "R24", "E10")
def test_the_last_player_of_the_first_round_of_turns_may_finish() -> None:
    row = "JC QC KC AC 2D 3D 4D 5D 6S 7S 8S 9S KD"
    state = lay(troef.game("jokeren"), 4, 0, hands={1: row, 0: row}, stock="10S 2H 2C 10S")
    play(state, "1: draw", "1: meld JC QC KC AC", "1: meld 2D 3D 4D 5D", "1: meld 6S 7S 8S 9S")
    assert why(state, "1: layoff 10S on 3") == ("R24", "keep-two")
    play(state, "1: discard 10S", "2: draw", "2: discard 2H", "3: draw", "3: discard 2C", "0: draw")
    play(
        state,
        "0: meld JC QC KC AC",
        "0: meld 2D 3D 4D 5D",
        "0: meld 6S 7S 8S 9S",
        "0: layoff 10S on 6",
        "0: discard KD",
    )
    assert state.awaits_deal and state.sheet[-1].cells == (0, 1, 13, 13)


# ---- the stock ----


@clause("jokeren", "R26", "E12")
def test_the_discards_but_the_top_become_the_stock() -> None:
    pile = "2D 3D 4D 5D 6D 7D 8D 9D 10D JD QD KD AD 2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC AC 2H 3H 4H 5H"
    state = play(table("KC 9S", draws="6S", pile=pile), "0: draw", "0: discard KC")
    assert state.awaits_deal and not state.sheet and state.actors() == ()
    assert sorted(cards_text(state.pack()).split()) == sorted(pile.split()) and len(state.pack()) == 30
    state.deal(state.pack())
    assert state.actors() == (1,) and state.view(0).zone("stock").hidden == 30
    assert cards_text(state.view(0).zone("discard").cards) == "KC"
    assert state.view(0).fact("renewals") == 1
    play(state, "1: draw")


@clause("jokeren", "R26", "R27", "S4")
def test_the_third_time_the_round_ends_without_a_winner() -> None:
    state = table("KC 9S", draws="6S", pile="2D", others=("5C 3D",))
    play(state, "0: draw", "0: discard KC")
    for _ in range(2):
        assert state.awaits_deal and not state.sheet
        state.deal(state.pack())
        seat = state.actors()[0]
        play(state, f"{seat}: draw")
        state.play(seat, state.legal(seat)[-1])
    assert [row.cells for row in state.sheet] == [(2, 2)]
    one = play(table("KC 9S", draws="6S", pile="", others=("5C 3D",)), "0: draw", "0: discard KC")
    assert [row.cells for row in one.sheet] == [(2, 2)]


# ---- scoring ----


@clause("jokeren", "S3", "E11")
def test_every_card_left_is_a_penalty_point() -> None:
    game = troef.game("jokeren")
    assert game.settle(Result(winner=1, left=(3, 0, 13, 2))) == (3, 0, 13, 2)
    others = ("6H 7H 8H", "2C 3C 5C 7C 9C JC KC 2D 4D 6D 8D 10D QD", "* *")
    state = laying("2S 3S 4S", draws="KC 8C", others=others)
    play(state, "0: meld 2S 3S 4S", "0: discard KC")
    assert state.sheet[-1].cells == (0, 3, 13, 2)


@clause("jokeren", "S4")
def test_without_a_winner_everybody_counts() -> None:
    assert troef.game("jokeren").settle(Result(winner=None, left=(4, 7))) == (4, 7)


@clause("jokeren", "S5")
def test_the_fewest_points_win_after_the_agreed_rounds() -> None:
    def end(totals: tuple[int, ...], rounds: int = 1) -> "troef.Outcome | None":
        state = laying("2S 3S 4S", draws="KC 8C", rounds=rounds)
        assert isinstance(state, JokerenState)
        state.totals = vec[i64](list(totals))
        return play(state, "0: meld 2S 3S 4S", "0: discard KC").outcome()

    outcome = end((9, 3, 20))
    assert outcome is not None and outcome.scores == (9, 5, 22) and outcome.winners == (1,)
    shared = end((5, 3, 20))
    assert shared is not None and shared.winners == (0, 1) and shared.reason == "rounds"
    assert end((9, 3, 20), rounds=2) is None


def test_settle_checks_its_numbers() -> None:
    game = troef.game("jokeren")
    for result in (Result(0, (1, 2)), Result(None, (0, 2)), Result(5, (0, 2)), Result(0, (0,)), Result(0, (0, 120))):
        with pytest.raises(ValueError):
            game.settle(result)
    told: list[tuple[object, tuple[object, ...]]] = [(True, (3, 0)), (1, (2.5, 0)), (None, (True, 2)), (0, (0, "3"))]
    for winner, left in told:
        with pytest.raises((ValueError, TypeError)):
            game.settle(Result(winner, left))  # type: ignore[arg-type]


@clause("jokeren", "R13", "R16", "R19")
def test_moves_as_they_are_said() -> None:
    state = first("JC QC KC", "AD 2D 3D 4D *")
    for said in ("COME_OUT([JC QC KC], [AD 2D 3D 4D])", "COME_OUT((JC QC KC), (AD 2D 3D 4D))", "kom uit met JC QC KC"):
        assert state.game.show(state.game.parse(said, state.view(0))) == "meld JC QC KC"
    melds = ("5C 6C 7C", "8D *=9D 10D")
    state = laying("8C 9C 10C 9D KH *", melds=melds)
    said_as = {
        "MELD((5C 6C 7C), (8C 9C 10C))": "meld 5C 6C 7C",
        "LAYOFF(joker = 8C, 1)": "layoff *=8C on 1",
        "SWAP_JOKER(9D)": "swap 9D on 2",
        "gooi joker": "discard *",
    }
    for said, text in said_as.items():
        assert state.game.show(state.game.parse(said, state.view(0))) == text
    for said in ("layoff 8C", "SWAP_JOKER(9D)"):  # without a view nobody looks for the meld
        refusal = state.refusal(0, state.game.parse(said))
        assert refusal is not None and refusal.reason == "which-meld"


@pytest.mark.parametrize(("name", "value"), [("opening_minimum", 45), ("rounds", 0), ("rounds", 21)])
def test_options_outside_the_book_are_refused(name: str, value: object) -> None:
    with pytest.raises(OptionError):
        troef.game("jokeren", **{name: value})


def test_what_a_first_meld_counts_is_shown_beside_it() -> None:
    state = first("JC QC KC", "AD 2D 3D 4D")
    play(state, "0: meld JC QC KC")
    moves = view_dict(state.game, state.view(0))["moves"]
    assert moves[0]["stake"] == {"key": "opening", "amount": 40, "need": 40, "adds": 10}
    assert words("nl").tell("jokeren", "stake-opening", moves[0]["stake"]) == "telt 40 van 40"


# ---- coming out, held against every choice of melds ----


def reaches(melds: list[int], hand: "Counter[int]", jokers: int, needed: int, room: int) -> bool:
    """Whether some of the melds can be laid together that are worth enough: every choice is tried."""
    if needed <= 0:
        return True
    for number, meld in enumerate(melds):
        laid = cards_as_laid(meld)
        naturals = Counter(face for face, wild in laid if not wild)
        wild = len(laid) - naturals.total()
        if len(laid) <= room and wild <= jokers and not naturals - hand:
            value = int(value_of(meld))
            if reaches(melds[number:], hand - naturals, jokers - wild, needed - value, room - len(laid)):
                return True
    return False


@settings(max_examples=60, deadline=None)
@given(data=st.data())
def test_a_first_meld_is_legal_just_when_the_minimum_can_be_reached(data: st.DataObject) -> None:
    suits = data.draw(st.integers(1, 4))
    some = [16 * suit + rank for suit in range(suits) for rank in range(13)] * 2
    faces = data.draw(st.permutations(some))[:13]
    jokers = data.draw(st.integers(0, 1))
    needed, room = data.draw(st.sampled_from([20, 40, 50])), data.draw(st.sampled_from([6, 12, 13]))
    hand = Counter(faces)
    twice = set_of([face for face, count in hand.items() if count == 2])
    melds = [int(meld) for meld in melds_in(set_of(faces), twice, jokers, 14, 0)]
    if len(melds) > 40:
        return
    expected = set()
    for meld in melds:
        laid = cards_as_laid(meld)
        naturals = Counter(face for face, wild in laid if not wild)
        left = jokers - len(laid) + naturals.total()
        value = int(value_of(meld))
        if len(laid) <= room and reaches(melds, hand - naturals, left, needed - value, room - len(laid)):
            expected.add(meld)
        assert opens_with(meld, set_of(faces), twice, jokers, needed, room) == (meld in expected)
    assert {int(meld) for meld in openings(set_of(faces), twice, jokers, needed, room)} == expected


@settings(max_examples=10, deadline=None)
@given(seed=st.integers(0, 10_000), seats=st.integers(2, 6), minimum=st.sampled_from([40, 50]))
def test_no_card_is_lost_and_everybody_pays_for_what_he_holds(seed: int, seats: int, minimum: int) -> None:
    game = troef.game("jokeren", rounds=2, opening_minimum=minimum)
    state = game.start(seats, seed % seats)
    rng, dealer = troef.Rng(seed), troef.SeededDealer(seed)
    pack = sorted(card_text(card) for card in game.pack(seats))
    while state.outcome() is None:
        if state.awaits_deal:
            state.deal(dealer.next(state.pack()))
        seat = state.actors()[0]
        rows = len(state.sheet)
        state.play(seat, state.phase.pick(seat, rng))
        view = state.view(REFEREE)
        assert sorted(card_text(card) for zone in view.zones for card in zone.cards) == pack
        if len(state.sheet) > rows:
            assert state.sheet[-1].cells == tuple(len(view.zone(f"hand-{other}").cards) for other in range(seats))
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.scores == tuple(sum(row.cells[other] for row in state.sheet) for other in range(seats))


def test_a_match_of_random_players_ends() -> None:
    assert finish(troef.game("jokeren", "vijftigen").start(2), 5).reason == "rounds"
