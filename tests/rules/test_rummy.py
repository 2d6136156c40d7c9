"""Rummy: every clause of its rule book."""

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

import troef
from clauses import clause
from playing import finish, lay, play, starting, texts, why
from troef import REFEREE, SPECTATOR
from troef.bots import make_player
from troef.cards.bits import set_of
from troef.cards.card import cards_text, parse_cards
from troef.cards.pack import make_pack
from troef.core.options import OptionError
from troef.core.view import View
from troef.core.wire import view_dict
from troef.games.rummy import Result
from troef.games.rummy.match import RummyState
from troef.games.rummy.round import Round, hand_points
from troef.melds.meld import MELD_CARDS, MELD_COUNT, MELD_FITS, in_order, is_run, meld_of, melds_in
from troef.words.words import words


def cards(text: str) -> int:
    return int(set_of(parse_cards(text)))


def running(state: troef.State) -> Round:
    assert isinstance(state, RummyState)
    assert state.round is not None
    return state.round


def table(
    hands: list[str], pile: str = "2C", stock: "str | None" = None, melds: tuple[str, ...] = (), **options: object
) -> troef.State:
    """A position in mid-round: seat 0 is on turn. Cards that are not named lie in the stock, unless it is given."""
    game = troef.game("rummy", **options)
    state = lay(game, len(hands), len(hands) - 1)
    now = running(state)
    named = parse_cards(" ".join([*hands, pile, stock or "", *melds]))
    assert len(set(named)) == len(named), "a card is named twice"
    rest = [card for card in make_pack() if card not in named]
    for seat, hand in enumerate(hands):
        now.hands[seat] = set_of(parse_cards(hand))
        now.known[seat] = 0
    now.stock = vec[i64](parse_cards(stock) if stock is not None else rest)
    now.pile = vec[i64](parse_cards(pile))
    now.melds = vec[i64]([meld_of(set_of(parse_cards(meld))) for meld in melds])
    now.owners = vec[i64]([1 for _ in melds])
    return state


def zone_text(state: troef.State, name: str, seat: int = SPECTATOR) -> str:
    return cards_text(state.view(seat).zone(name).cards)


def known_to_all(state: troef.State, holder: int, viewer: int = SPECTATOR) -> str:
    known = state.view(viewer).memory["known"]
    assert isinstance(known, list)
    return cards_text(known[holder])


def whole_table(state: troef.State) -> dict[str, int]:
    """How many cards lie in each zone."""
    return {zone.name: len(zone.cards) + zone.hidden for zone in state.view(SPECTATOR).zones}


# ---- the deal ----


@clause("rummy", "R1")
def test_it_is_played_with_52_cards_without_jokers() -> None:
    pack = troef.game("rummy").pack(4)
    assert len(pack) == len(set(pack)) == 52
    assert "*" not in cards_text(pack)
    with pytest.raises(troef.DealError):
        troef.game("rummy").arrange(hands={0: "*"})


@clause("rummy", "R2", "R5", "R10")
def test_the_deal_moves_to_the_left_and_the_left_neighbour_begins() -> None:
    game = troef.game("rummy", end_mode="rounds", rounds=6)
    for first in range(4):
        state = game.start(4, first)
        dealer = troef.SeededDealer(3)
        for number in range(3):
            assert state.dealer == (first + number) % 4
            state.deal(dealer.next(state.pack()))
            turn = (first + number + 1) % 4
            assert state.actors() == (turn,)
            play(state, f"{turn}: draw stock")
            state.play(turn, state.legal(turn)[-1])
            assert state.actors() == ((turn + 1) % 4,)
            rng = troef.Rng(number)
            while not state.awaits_deal:
                state.play(state.actors()[0], state.phase.pick(state.actors()[0], rng))


@clause("rummy", "R3", "R4", "E11", "T2")
@pytest.mark.parametrize(("seats", "each", "stock"), [(2, 10, 31), (3, 7, 30), (4, 7, 23), (5, 6, 21), (6, 6, 15)])
def test_everyone_gets_the_cards_for_the_number_of_players(seats: int, each: int, stock: int) -> None:
    state = lay(troef.game("rummy"), seats)
    expected = {f"hand-{seat}": each for seat in range(seats)} | {"stock": stock, "discard": 1}
    assert whole_table(state) == expected
    view = state.view(1)
    assert len(view.hand()) == each
    assert view.zone("hand-0").hidden == each and not view.zone("hand-0").cards
    assert view.zone("stock").hidden == stock and not view.zone("stock").cards


@clause("rummy", "R3", "R4")
def test_cards_go_round_one_at_a_time_from_the_dealers_left() -> None:
    game = troef.game("rummy")
    order = list(make_pack())
    state = game.start(3, 1)
    state.deal(order)
    assert zone_text(state, "hand-2", 2) == cards_text(order[0:21:3])
    assert zone_text(state, "hand-0", 0) == cards_text(order[1:21:3])
    assert zone_text(state, "hand-1", 1) == cards_text(order[2:21:3])
    assert zone_text(state, "discard") == cards_text([order[21]])
    play(state, "2: draw stock")
    assert order[22] in state.view(2).hand()


def test_a_deal_can_be_laid_and_wrong_ones_are_named() -> None:
    game = troef.game("rummy")
    state = lay(game, 2, hands={0: "AS KS", 1: "2C"}, upcard="7S", stock="9D 8D")
    assert {"AS", "KS"} <= set(zone_text(state, "hand-0", 0).split())
    assert zone_text(state, "discard") == "7S"
    assert zone_text(state, "stock", REFEREE).split()[-2:] == ["8D", "9D"]
    for wrong in ({"hands": {0: "AS AS"}}, {"hands": {5: "AS"}}, {"upcard": "7S 8S"}, {"hands": {0: "XX"}}):
        with pytest.raises(troef.DealError):
            game.arrange(**wrong)
    for seats in (1, 7):
        with pytest.raises(ValueError):
            game.start(seats)


# ---- the turn ----


@clause("rummy", "R6", "P1")
def test_a_turn_begins_with_drawing_one_card_of_either_pile() -> None:
    state = table(["4C 9H KD", "AS 2S"], pile="JS 7H", stock="3D 5D")
    assert texts(state) == {"draw stock", "draw discard"}
    for step in ("0: 4C", "0: discard 4C", "0: MELD(7S 7H 7D)", "0: LAYOFF(9H)", "0: layoff 9H on 1"):
        assert why(state, step) == ("R6", "draw-first")
    both = state.copy()
    play(state, "0: DRAW_STOCK")
    assert zone_text(state, "hand-0", 0) == "4C 3D KD 9H"
    play(both, "0: DRAW_DISCARD")
    assert zone_text(both, "hand-0", 0) == "4C KD 7H 9H"
    assert zone_text(both, "discard") == "JS"
    for step in ("0: draw stock", "0: draw discard", "0: turn over", "0: stop round"):
        assert why(state, step) == ("R6", "already-drawn")
        assert why(both, step) == ("R6", "already-drawn")


@clause("rummy", "R6", "T1")
def test_a_card_from_the_stock_stays_secret_and_one_from_the_pile_is_known_to_all() -> None:
    state = table(["4C 9H KD", "AS 2S", "3S 4S"], pile="JS 7H", stock="3D 5D 8H 8D")
    twin = table(["4C 9H KD", "AS 2S", "3S 4S"], pile="JS 7H", stock="5D 3D 8H 8D")
    for one in (state, twin):
        play(one, "0: draw stock")
    for seat in (1, 2, SPECTATOR):
        assert view_dict(state.game, state.view(seat)) == view_dict(twin.game, twin.view(seat))
        assert state.view(seat).memory == twin.view(seat).memory
        assert state.view(seat).log == twin.view(seat).log
    assert view_dict(state.game, state.view(0))["log"] != view_dict(twin.game, twin.view(0))["log"]
    play(state, "0: 4C", "1: draw discard")
    assert known_to_all(state, 1) == "4C"
    assert known_to_all(state, 0) == ""
    log = view_dict(state.game, state.view(2))["log"]
    assert isinstance(log, list)
    assert log[0] == {"text": "draw stock", "verb": "draw-stock", "from": "stock", "seat": 0}
    assert log[-1]["verb"] == "draw-discard" and log[-1]["cards"] == ["4C"]
    play(state, "1: AS", "2: draw stock", "2: 3S", "0: draw stock", "0: KD", "1: draw stock", "1: 4C")
    assert known_to_all(state, 1) == ""


@clause("rummy", "R7", "E9", "P1")
def test_one_meld_in_a_turn() -> None:
    state = table(["3H 3D 3S 8C 9C 10C KD QD", "AS 2S"], melds=("7C 7H 7S", "4S 5S 6S"), stock="2D AC 2H")
    play(state, "0: draw stock")
    assert starting(state, "meld") == {"meld 3S 3H 3D", "meld 8C 9C 10C"}
    play(state, "0: meld 8C 9C 10C")
    assert starting(state, "meld") == set()
    assert why(state, "0: meld 3S 3H 3D") == ("R7", "one-meld")
    assert starting(state, "layoff") == {"layoff 3S on 2"}  # R8: single cards of the other may still go
    play(state, "0: layoff 3S on 2")
    assert why(state, "0: meld 3S 3H 3D") == ("R7", "one-meld")
    play(state, "0: KD", "1: draw stock", "1: AS", "0: draw stock")
    assert state.view(0).phase == "meld"


@clause("rummy", "R8", "P1")
def test_after_the_first_layoff_no_meld_is_possible() -> None:
    state = table(["3H 3D 3C 3S 7S KD QD", "AS 2S"], melds=("4S 5S 6S",), stock="2D AC")
    play(state, "0: draw stock")
    assert "meld 3H 3D 3C" in texts(state)
    assert starting(state, "layoff") == {"layoff 3S on 1", "layoff 7S on 1"}
    play(state, "0: layoff 3S on 1")
    assert starting(state, "meld") == set()
    assert why(state, "0: meld 3H 3D 3C") == ("R8", "meld-after-layoff")
    play(state, "0: layoff 7S on 1")  # any number
    assert texts(state) == {f"discard {card}" for card in ("3H", "3D", "3C", "KD", "QD", "2D")}
    assert why(state, "0: layoff KC on 1") == ("R8", "not-held")


@clause("rummy", "R9", "E4", "P1")
def test_the_card_just_taken_from_the_discard_pile_may_not_be_discarded() -> None:
    state = table(["7H 7D KC 5S", "AS 2S"], pile="JD 7S")
    play(state, "0: DRAW_DISCARD")
    assert why(state, "0: DISCARD(7S)") == ("R9", "just-taken")
    assert texts(state) == {"meld 7S 7H 7D", "discard 7H", "discard 7D", "discard KC", "discard 5S"}
    play(state, "0: MELD(7S 7H 7D)", "0: DISCARD(KC)")
    assert zone_text(state, "hand-0", 0) == "5S"
    assert zone_text(state, "discard") == "JD KC"
    assert zone_text(state, "meld-1") == "7S 7H 7D"
    assert why(state, "1: 2S") == ("R6", "draw-first")


@clause("rummy", "R9")
def test_a_card_from_the_stock_may_go_at_once_and_a_taken_one_a_turn_later() -> None:
    state = table(["7H 9D", "AS 2S"], pile="JD KS", stock="4D 8C")
    later = state.copy()
    play(state, "0: draw stock", "0: 4D")
    assert zone_text(state, "discard") == "JD KS 4D"
    play(later, "0: draw discard", "0: 9D", "1: draw stock", "1: 2S", "0: draw stock")
    assert "discard KS" in texts(later)
    assert why(later, "0: discard QC") == ("R9", "not-held")


@clause("rummy", "R10")
def test_then_the_left_neighbour_is_on_turn() -> None:
    state = table(["7H 9D", "AS 2S", "QC QD"])
    play(state, "0: draw stock", "0: 9D")
    assert state.actors() == (1,)
    refusal = state.refusal(0, state.game.parse("draw stock"))
    assert refusal is not None and refusal.reason == "not-your-turn"
    play(state, "1: draw stock", "1: 2S", "2: draw stock", "2: QC")
    assert state.actors() == (0,)


# ---- the stock is exhausted ----


@clause("rummy", "R11", "E10")
def test_declining_the_top_discard_turns_the_pile_over() -> None:
    state = table(["7H JD", "AS 2S"], pile="4D KS 9C", stock="")
    assert texts(state) == {"draw discard", "turn over"}
    assert why(state, "0: draw stock") == ("R11", "stock-empty")
    taken = play(state.copy(), "0: draw discard")
    assert zone_text(taken, "discard") == "4D KS"
    play(state, "0: TURN_OVER")
    assert texts(state) == {"draw stock"}
    assert why(state, "0: draw discard") == ("R11", "discard-empty")
    assert why(state, "0: turn over") == ("R11", "stock-not-empty")
    assert why(state, "0: 7H") == ("R6", "draw-first")
    assert zone_text(state, "discard") == ""
    play(state, "0: DRAW_STOCK")
    assert zone_text(state, "hand-0", 0) == "4D JD 7H"
    assert zone_text(state, "stock", REFEREE) == "9C KS"  # the top is written last
    play(state, "0: 4D")  # R9: drawn from the stock, so it may go at once
    assert zone_text(state, "discard") == "4D"
    assert texts(state) == {"draw stock", "draw discard"}


@clause("rummy", "R11", "T1")
def test_everybody_remembers_a_pile_that_was_turned_over() -> None:
    state = table(["7H JD", "AS 2S", "QC QD"], pile="4D KS 9C", stock="")
    play(state, "0: turn over", "0: draw stock")
    for seat in (0, 1, 2, SPECTATOR):
        view = state.view(seat)
        assert view.memory["stock"] == [parse_cards("KS 9C")]
        assert view.zone("stock").hidden == 2 and view.zone("stock").cards == []
        assert view.fact("redeals") == 1
        assert known_to_all(state, 0, seat) == "4D"
    log = view_dict(state.game, state.view(1))["log"]
    assert isinstance(log, list) and log[-1]["cards"] == ["4D"]


@clause("rummy", "R11")
def test_while_there_is_a_stock_nothing_is_turned_over() -> None:
    state = table(["7H JD", "AS 2S"], pile="4D KS 9C", stock="3C")
    assert why(state, "0: turn over") == ("R11", "stock-not-empty")
    assert why(state, "0: stop round") == ("R12", "stock-not-empty")


@clause("rummy", "R12", "S3")
def test_three_times_at_most_and_then_the_round_is_stopped() -> None:
    state = table(["7H JD 5C", "AS 2S 8C"], pile="4D", stock="")
    for number in range(3):
        seat = number % 2
        assert why(state, f"{seat}: stop round") == ("R12", "can-turn-over")
        play(state, f"{seat}: turn over", f"{seat}: draw stock", f"{seat}: 4D")
    assert texts(state) == {"draw discard", "stop round"}
    assert why(state, "1: turn over") == ("R12", "turned-three-times")
    taken = play(state.copy(), "1: draw discard", "1: 2S")
    assert texts(taken) == {"draw discard", "stop round"}
    play(state, "1: STOP_ROUND")
    assert state.awaits_deal
    assert state.view(0).totals == (0, 0)
    assert state.sheet[-1].cells == (0, 0)
    assert state.dealer == 0  # it was seat 1's deal
    assert state.view(0).zone("hand-1").hidden == 3, "nobody has to show a hand"


@clause("rummy", "R13", "S3")
def test_after_three_hundred_turns_the_round_ends_without_a_winner() -> None:
    state = table(["7H JD 5C", "AS 2S 8C"], pile="4D")
    running(state).turns = 298
    play(state, "0: draw stock", "0: 5C")
    assert state.view(0).fact("turns") == 299
    play(state, "1: draw stock", "1: 2S")
    assert state.awaits_deal
    assert state.view(0).totals == (0, 0)
    assert state.dealer == 0


@clause("rummy", "R13", "R20")
def test_who_goes_out_in_the_three_hundredth_turn_wins() -> None:
    state = table(["QD", "AS 2S"], pile="KC 9D", melds=("9H 9C 9S",))
    running(state).turns = 299
    play(state, "0: draw discard", "0: layoff 9D", "0: QD")
    assert state.view(0).totals == (3, 0)


# ---- melds ----


@clause("rummy", "R14", "E1")
@pytest.mark.parametrize(
    ("text", "run"),
    [
        ("4C 5C 6C", True),
        ("8D 9D 10D JD", True),
        ("JS QS KS", True),
        ("AS 2S 3S", True),
        ("AH 2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH", True),
        ("4C 5C 6D", False),
        ("JS QS KS AS", False),
        ("QS KS AS", False),
        ("KS AS 2S", False),
        ("4C 5C", False),
        ("4C 5C 7C", False),
    ],
)
def test_runs(text: str, run: bool) -> None:
    meld = meld_of(cards(text))
    assert (meld >= 0) is run
    if run:
        assert is_run(meld)
        assert cards_text(in_order(meld)) == text
    state = table([f"{text} 9S 2D", "10C 8C"], pile="KC")
    play(state, "0: draw stock")
    if run:
        assert f"meld {text}" in texts(state)
    else:
        assert why(state, f"0: meld {text}") == ("R14", "no-meld")


@clause("rummy", "R15", "E1")
def test_sets() -> None:
    state = table(["7C 7H 7S 7D 8D 2C 2D", "AS 2S"], pile="KC", stock="3S")
    play(state, "0: draw stock")
    assert starting(state, "meld") == {
        "meld 7S 7H 7C",
        "meld 7S 7H 7D",
        "meld 7S 7D 7C",
        "meld 7H 7D 7C",
        "meld 7S 7H 7D 7C",
    }
    assert why(state, "0: meld 2C 2D") == ("R15", "no-meld")
    assert why(state, "0: meld 7C 7H 8D") == ("R15", "no-meld")
    assert why(state, "0: meld 9C 9H 9S") == ("R7", "not-held")
    play(state, "0: MELD(7C, 7H, 7S, 7D)")
    assert zone_text(state, "meld-1") == "7S 7H 7D 7C"


@clause("rummy", "R14", "R15")
@settings(max_examples=200, deadline=None)
@given(st.sets(st.sampled_from(make_pack()), max_size=16))
def test_all_melds_in_a_hand_are_found(held: set[int]) -> None:
    hand = int(set_of(sorted(held)))
    found = [int(meld) for meld in melds_in(hand)]
    assert found == [meld for meld in range(MELD_COUNT) if not MELD_CARDS[meld] & ~hand]


def test_there_are_as_many_melds_as_can_be_counted() -> None:
    runs = 4 * sum(13 - length + 1 for length in range(3, 14))
    assert runs + 13 * (4 + 1) == MELD_COUNT
    for meld in range(MELD_COUNT):
        assert meld_of(MELD_CARDS[meld]) == meld
        for card in make_pack():
            longer = meld_of(MELD_CARDS[meld] | int(set_of([card])))
            fits = bool(MELD_FITS[meld] & int(set_of([card])))
            assert fits == (longer >= 0 and longer != meld)


@clause("rummy", "R16")
def test_melds_lie_open_in_front_of_who_laid_them() -> None:
    state = table(["7H JD 5C 6C 7C KD", "AS 2S"])
    play(state, "0: draw stock", "0: meld 5C 6C 7C")
    for seat in (0, 1, SPECTATOR):
        zone = state.view(seat).zone("meld-1")
        assert (zone.owner, zone.layout, cards_text(zone.cards)) == (0, "row", "5C 6C 7C")
    assert whole_table(state)["hand-0"] == 4


# ---- laying off ----


@clause("rummy", "R17")
def test_anyone_may_lay_off_on_any_meld_without_one_of_his_own() -> None:
    state = table(["9D 3S KD QH", "AS 2S"], melds=("9H 9C 9S", "4S 5S 6S"), stock="2D")
    running(state).owners[1] = 0
    play(state, "0: draw stock")
    assert starting(state, "layoff") == {"layoff 9D on 1", "layoff 3S on 2"}
    play(state, "0: layoff 9D", "0: layoff 3S")
    assert zone_text(state, "meld-1") == "9S 9H 9D 9C"
    assert state.view(0).zone("meld-1").owner == 1
    assert zone_text(state, "meld-2") == "3S 4S 5S 6S"
    assert why(state, "0: layoff QH on 3") == ("R17", "no-such-meld")


@clause("rummy", "R18", "E2")
def test_a_run_grows_card_by_card() -> None:
    state = table(["3S 7S 8S KD QH", "AC 2C"], pile="2H", melds=("4S 5S 6S",), stock="2D")
    play(state, "0: draw stock")
    assert starting(state, "layoff") == {"layoff 3S on 1", "layoff 7S on 1"}
    assert why(state, "0: layoff 8S on 1") == ("R18", "no-fit")
    assert why(state, "0: layoff 8S") == ("R18", "no-fit")
    play(state, "0: layoff 7S on 1")
    assert starting(state, "layoff") == {"layoff 3S on 1", "layoff 8S on 1"}
    play(state, "0: LAYOFF(8S)", "0: LAYOFF(3S, meld 1)")
    assert zone_text(state, "meld-1") == "3S 4S 5S 6S 7S 8S"


@clause("rummy", "R18", "R19", "E3")
def test_cards_never_leave_a_meld() -> None:
    state = table(["AS KD QH", "AC 6H"], pile="3H", melds=("2C 2H 2D 2S", "3S 4S 5S"), stock="9D")
    play(state, "0: draw stock")
    assert starting(state, "layoff") == set()
    assert why(state, "0: layoff AS on 2") == ("R18", "no-fit")
    assert why(state, "0: layoff AS on 1") == ("R18", "no-fit")
    assert why(state, "0: layoff 2S on 2") == ("R19", "stays-in-meld")
    assert why(state, "0: meld AS 2S 3S") == ("R19", "stays-in-meld")
    assert why(state, "0: discard 2S") == ("R19", "stays-in-meld")


@clause("rummy", "R18", "R19")
def test_two_runs_that_meet_are_not_joined() -> None:
    state = table(["7S KD QH", "AC 6H"], pile="3H", melds=("4S 5S 6S", "8S 9S 10S"), stock="2D")
    play(state, "0: draw stock", "0: layoff 7S on 2")
    assert zone_text(state, "meld-1") == "4S 5S 6S"
    assert zone_text(state, "meld-2") == "7S 8S 9S 10S"
    assert starting(state, "layoff") == set()


# ---- going out ----


@clause("rummy", "R20", "R21", "E5")
def test_the_last_card_is_discarded_not_melded() -> None:
    state = table(["5C 6C", "AS 2S"], stock="4C 9H")
    play(state, "0: draw stock")
    assert texts(state) == {"discard 4C", "discard 5C", "discard 6C"}
    assert why(state, "0: MELD(4C 5C 6C)") == ("R21", "keep-a-card")
    more = table(["4C 5C 9H", "AS KS"], stock="6C")
    play(more, "0: draw stock", "0: meld 4C 5C 6C", "0: 9H")
    assert more.awaits_deal
    assert more.view(1).totals == (11, 0)


@clause("rummy", "R20", "R21", "E6")
def test_the_taken_card_may_be_laid_off_before_going_out() -> None:
    state = table(["QD", "AS 2S"], pile="KC 9D", melds=("9H 9C 9S",))
    play(state, "0: DRAW_DISCARD")
    assert texts(state) == {"layoff 9D on 1", "discard QD"}
    play(state, "0: LAYOFF(9D)", "0: DISCARD(QD)")
    assert state.awaits_deal
    assert state.view(0).totals == (3, 0)


@clause("rummy", "R21")
def test_the_card_that_remains_may_not_be_the_one_just_taken() -> None:
    state = table(["9D", "AS 2S"], pile="KC QD", melds=("9H 9C 9S",))
    play(state, "0: draw discard")
    assert texts(state) == {"discard 9D"}
    assert why(state, "0: layoff 9D on 1") == ("R21", "keep-a-card")
    assert why(state, "0: layoff 9D") == ("R21", "keep-a-card")
    run = table(["4C 5C 6C", "AS 2S"], pile="KC QD")
    play(run, "0: draw discard")
    assert texts(run) == {"discard 4C", "discard 5C", "discard 6C"}
    assert why(run, "0: meld 4C 5C 6C") == ("R21", "keep-a-card")


@clause("rummy", "R20", "E7")
def test_a_hand_of_one_card_can_go_out_by_laying_off() -> None:
    state = table(["5H", "AS KS"], pile="8H", stock="5C JD", melds=("2C 3C 4C",))
    other = table(["5H", "AS KS"], pile="8H", stock="JD 5C", melds=("2C 3C 4C",))
    play(state, "0: draw stock", "0: LAYOFF(5C)", "0: DISCARD(5H)")
    assert state.awaits_deal
    play(other, "0: draw stock")
    assert texts(other) == {"discard JD", "discard 5H"}
    play(other, "0: JD")
    assert zone_text(other, "hand-0", 0) == "5H"
    assert other.actors() == (1,)


@clause("rummy", "R22")
def test_when_somebody_is_out_everything_stops() -> None:
    state = table(["5H", "7D 7H 7S 7C"], pile="3H", melds=("2S 3S 4S",), stock="5S")
    play(state, "0: draw stock", "0: layoff 5S", "0: 5H")
    assert state.actors() == ()
    for text in ("meld 7D 7H 7S", "discard 7D", "draw stock"):
        refusal = state.refusal(1, state.game.parse(text))
        assert refusal is not None and (refusal.clause, refusal.reason) == ("R22", "round-over")
        assert words("nl").refusal("rummy", refusal) != "refusal-round-over"
    assert state.view(0).totals == (28, 0)
    assert zone_text(state, "hand-1", SPECTATOR) == "7C 7D 7H 7S", "the hands are counted openly"


# ---- scoring ----


@clause("rummy", "S1")
@pytest.mark.parametrize(
    ("text", "points"),
    [("KH", 10), ("QH", 10), ("JH", 10), ("10H", 10), ("9H", 9), ("2H", 2), ("AH", 1), ("KH QS 7D AC", 28), ("", 0)],
)
def test_what_cards_count(text: str, points: int) -> None:
    assert hand_points(cards(text)) == points
    assert hand_points(set_of(list(make_pack()))) == 4 * (1 + 54 + 30)


@clause("rummy", "S2", "E8")
def test_the_winner_gets_what_is_left_in_the_other_hands() -> None:
    state = table(["KH QS 7D AC", "5H", "10S 2D"], pile="3S", melds=("4C 5C 6C",), stock="8H 3C")
    play(state, "0: draw stock", "0: 8H", "1: draw stock", "1: layoff 3C", "1: 5H")
    assert state.view(0).totals == (0, 40, 0)
    assert state.sheet[-1].cells == (0, 40, 0)
    assert troef.game("rummy").settle(Result(winner=1, left=(28, 0, 12))) == (0, 40, 0)


@clause("rummy", "S3")
def test_a_round_without_a_winner_scores_nothing() -> None:
    assert troef.game("rummy").settle(Result(winner=None, left=(28, 5, 12))) == (0, 0, 0)


@pytest.mark.parametrize(
    "result",
    [
        Result(3, (1, 2, 0)),
        Result(0, (5, 5)),
        Result(0, (0, 0)),
        Result(0, (0,)),
        Result(None, (-1, 4)),
        Result(-1, (0, 4)),
    ],
)
def test_results_that_cannot_be_are_refused(result: Result) -> None:
    with pytest.raises(ValueError):
        troef.game("rummy").settle(result)


def go_out(state: troef.State, seat: int, left: str) -> None:
    """The running round is won by a seat with these cards left in the next hand."""
    now = running(state)
    for other in range(int(state.seats)):
        now.hands[other] = set_of(parse_cards("AC" if other != (seat + 1) % int(state.seats) else left))
    now.turn = seat
    now.step = 1
    now.hands[seat] = set_of(parse_cards("3H"))
    play(state, f"{seat}: 3H")


@clause("rummy", "S4")
def test_a_match_to_a_score_ends_when_somebody_has_it() -> None:
    state = lay(troef.game("rummy", target_score=50), 2)
    assert state.view(0).fact("target") == 50
    go_out(state, 0, "KH QH JH 10H 9D")
    assert state.outcome() is None and state.view(0).totals == (49, 0)
    state.deal(state.pack())
    go_out(state, 1, "KH QH JH 10H")
    state.deal(state.pack())
    go_out(state, 0, "AH")
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.scores, outcome.winners, outcome.reason) == ((50, 40), (0,), "target")
    assert not state.awaits_deal and state.actors() == ()


@clause("rummy", "S4")
def test_a_match_of_rounds_ends_after_them_and_ties_share_the_win() -> None:
    state = lay(troef.game("rummy", end_mode="rounds", rounds=2), 3)
    assert state.view(0).deals == 2
    go_out(state, 0, "KH")
    assert state.outcome() is None
    state.deal(state.pack())
    go_out(state, 1, "KH")
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.scores, outcome.winners, outcome.reason) == ((11, 11, 0), (0, 1), "rounds")
    long = lay(troef.game("rummy", end_mode="rounds", rounds=2, target_score=50), 2)
    go_out(long, 0, "KH QH JH 10H 9D 8D")
    assert long.outcome() is None, "the score does not matter when rounds are agreed"


@clause("rummy", "S5")
def test_a_match_to_a_score_ends_after_a_hundred_rounds() -> None:
    state = lay(troef.game("rummy"), 2)
    go_out(state, 0, "7H")
    state.deal(state.pack())
    go_out(state, 1, "7H")
    while state.deal_number < 100:
        assert state.awaits_deal
        state.deal(state.pack())
        now = running(state)
        now.turns = 299
        now.step = 1
        seat = state.actors()[0]
        state.play(seat, state.legal(seat)[-1])
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.scores, outcome.winners, outcome.reason) == ((7, 7), (0, 1), "limit")


# ---- options ----


def test_options_have_the_books_defaults_and_bounds() -> None:
    options = troef.game("rummy").options
    assert (options.end_mode, options.target_score, options.rounds) == ("score", 100, 5)
    for name, wrong in (("end_mode", "never"), ("target_score", 49), ("target_score", 501), ("rounds", 0)):
        with pytest.raises(OptionError):
            troef.game("rummy", **{name: wrong})
    with pytest.raises(OptionError):
        troef.game("rummy", rounds=51)
    assert troef.game("rummy:rondes").options.end_mode == "rounds"


# ---- text, views, conservation, the rule player ----


def test_moves_are_read_in_every_way_they_are_written() -> None:
    state = table(["7H 7D 7C 9D KC", "AS 2S"], pile="JD 7S", melds=("9H 9C 9S",))
    game = state.game
    assert game.parse("DRAW_STOCK") == game.parse("draw stock") == game.parse("stock")
    play(state, "0: draw discard")
    view = state.view(0)
    assert game.parse("meld 7D 7S 7H", view) == game.parse("MELD(7S, 7H, 7D)", view) == game.parse("Meld 7h 7s 7d")
    same = (
        "layoff 9D on 1",
        "LAYOFF(9D)",
        "LAYOFF(9D, meld)",
        "layoff 9D, meld-1",
        "lay off 9D 1",
        "layoff 9D on 9H 9C 9S",
        "LAYOFF(9D, 9C 9H 9S)",
        "lay off 9d, 9S 9H 9C",
    )
    assert {game.parse(text, view) for text in same} == {game.parse("layoff 9D on meld 1", view)}
    assert game.parse("KC", view) == game.parse("DISCARD(KC)", view) == game.parse("discard KC", view)
    melds = ("meld", "meld 7S 7S 7H", "meld 7S XX", "meld 7S 7H *")
    layoffs = ("layoff", "layoff 9D on 0", "layoff 9D on x", "layoff 9D on 1 2")
    for text in (*melds, *layoffs, "discard", "discard *", "draw", "draw stock KH"):
        with pytest.raises(troef.MoveTextError):
            game.parse(text, view)


def test_a_card_that_fits_two_melds_is_listed_for_both() -> None:
    state = table(["7S KD QH", "AC 6H"], pile="3H", melds=("4S 5S 6S", "7C 7H 7D"), stock="2D")
    play(state, "0: draw stock")
    assert starting(state, "layoff") == {"layoff 7S on 1", "layoff 7S on 2"}
    refusal = state.refusal(0, state.game.parse("layoff 7S"))
    assert refusal is not None and (refusal.clause, refusal.reason) == ("R17", "which-meld")
    play(state, "0: layoff 7S on 7C 7H 7D")
    assert zone_text(state, "meld-2") == "7S 7H 7D 7C"


def test_moves_say_where_cards_come_from_and_go_to() -> None:
    state = table(["7H 7D 7C 9D KC", "AS 2S"], pile="JD 7S", melds=("9H 9C 9S",))
    play(state, "0: draw discard")
    moves = view_dict(state.game, state.view(0))["moves"]
    assert isinstance(moves, list)
    assert {"text": "layoff 9D on 1", "verb": "layoff", "cards": ["9D"], "to": "meld-1"} in moves
    assert {"text": "discard KC", "verb": "discard", "cards": ["KC"], "to": "discard"} in moves
    assert {"text": "meld 7S 7H 7D", "verb": "meld", "cards": ["7S", "7H", "7D"]} in moves


@settings(max_examples=25, deadline=None)
@given(st.integers(2, 6), st.integers(0, 10**6))
def test_no_card_is_ever_lost_or_doubled(seats: int, seed: int) -> None:
    game = troef.game("rummy", end_mode="rounds", rounds=1)
    state = game.start(seats, seed % seats)
    state.deal(troef.SeededDealer(seed).next(state.pack()))
    rng = troef.Rng(seed)
    while state.actors():
        seat = state.actors()[0]
        moves = state.legal(seat)
        assert moves, "who is on turn can always move"
        state.play(seat, moves[rng.below(len(moves))])
        lying = Counter(card for zone in state.view(REFEREE).zones for card in zone.cards)
        assert lying == Counter(make_pack())
    assert running(state).turns <= 300


@settings(max_examples=15, deadline=None)
@given(st.integers(2, 6), st.integers(0, 10**6))
def test_worlds_give_back_what_a_seat_knows(seats: int, seed: int) -> None:
    game = troef.game("rummy", end_mode="rounds", rounds=2)
    state = game.start(seats)
    dealer, rng = troef.SeededDealer(seed), troef.Rng(seed)
    for step in range(250):
        if state.awaits_deal:
            state.deal(dealer.next(state.pack()))
        if state.outcome() is not None:
            break
        seat = state.actors()[0]
        state.play(seat, int(state.phase.pick(seat, rng)))
        if step % 10 == 0:
            viewer = int(rng.below(seats + 2)) - 2
            view = state.view(viewer)
            world = game.world(view, rng)
            again = world.view(viewer)
            assert view_dict(game, again) == view_dict(game, view)
            assert again.memory == view.memory
            finish(world, step)


def test_the_rule_player_beats_chance_and_repeats_itself() -> None:
    assert play_match("rule", "random") == play_match("rule", "random")
    scores = play_match("rule", "random")
    assert scores[0] > 10 * max(1, scores[1])


def play_match(*names: str) -> tuple[int, ...]:
    game = troef.game("rummy", end_mode="rounds", rounds=12)
    players = [make_player(name, game, number) for number, name in enumerate(names)]
    state = game.start(len(names))
    dealer = troef.SeededDealer("bots")
    while state.outcome() is None:
        if state.awaits_deal:
            state.deal(dealer.next(state.pack()))
        seat = state.actors()[0]
        state.play(seat, players[seat].choose(state.view(seat), 0.1))
    outcome = state.outcome()
    assert outcome is not None
    return outcome.scores


def choice(state: troef.State) -> str:
    """What the rule player does here."""
    view: View = state.view(state.actors()[0])
    return state.game.show(make_player("rule", state.game, 1).choose(view, 0.1), view)


def test_the_rule_player_makes_no_visible_blunders() -> None:
    assert choice(table(["7H 7D KC 5S", "AS 2S"], pile="JD 7S")) == "draw discard"
    assert choice(table(["QD", "AS 2S"], pile="KC 9D", melds=("9H 9C 9S",))) == "draw discard"
    assert choice(table(["QD 4H 5C", "AS 2S"], pile="9D KC")) == "draw stock"
    state = play(table(["3S 9D KC QD", "AS 2S"], pile="JD", melds=("4S 5S 6S",), stock="9H"), "0: draw stock")
    assert choice(state) == "layoff 3S on 1"
    state = play(table(["4C 5C 9H", "AS KS"], stock="6C"), "0: draw stock")
    assert choice(state) == "meld 4C 5C 6C"
    state = play(table(["9D KC", "AS KS"], pile="2D", melds=("9H 9C 9S",), stock="4D"), "0: draw stock")
    assert choice(state) == "layoff 9D on 1"
