"""Kingen by the book: the ten deals, the duties of each game, penalties and plus points, the end."""

import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st
from kingen_positions import ONE_SUIT_EACH, SLUG, dealt, filled, game, in_trick, one_suit_each, play_out

import troef
from clauses import clause
from playing import play, refused, texts
from troef.cards.card import card_text, cards_text, parse_cards
from troef.core.dealer import cut_pack, order_for
from troef.core.options import OptionError
from troef.games.kingen import ORDERINGS, PACK, Result


def told_by_the_log(number: int, log: list[tuple[int, int]]) -> tuple[int, ...]:
    """The points of each seat in a game, counted from the moves of the deal by the words of the book."""
    order, points, trump = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"], [0] * 4, ""
    moves = list(log)
    if number == 7:
        trump = "CDHS"[moves.pop(0)[1] >> 6]
    for trick_number, first in enumerate(range(0, len(moves), 4), 1):
        trick = [(seat, card_text(move >> 6)) for seat, move in moves[first : first + 4]]
        ruffs = [card for card in trick if card[1][-1] == trump]
        live = ruffs or [card for card in trick if card[1][-1] == trick[0][1][-1]]
        taker = max(live, key=lambda card: order.index(card[1][:-1]))[0]
        cards = [card for _, card in trick]
        points[taker] += {
            1: -1,
            2: -sum(card[-1] == "H" for card in cards),
            3: -sum(card[0] in "KJ" for card in cards),
            4: -2 * sum(card[0] == "Q" for card in cards),
            5: -5 * ("KH" in cards),
            6: {7: -3, 13: -2}.get(trick_number, 0),
            7: 1,
        }[number]
    return tuple(points)


# ---- options and the course of a match ----


def test_the_options_are_those_of_the_book() -> None:
    assert game().options.deal_mode == "shuffle"
    assert game(rules="cut").options.deal_mode == game(deal_mode="cut_4_4_5").options.deal_mode == "cut_4_4_5"
    for bad in ({"deal_mode": "cut"}, {"deal_mode": 4}, {"deals": 10}):
        with pytest.raises(OptionError) as caught:
            game(**bad)
        assert caught.value.facts["name"] == next(iter(bad))
    for seats in (3, 5):
        with pytest.raises(ValueError, match="by 4"):
            game().start(seats)


@clause(SLUG, "R1", "R3", "R4", "R21", "E12")
@pytest.mark.parametrize("mode", ["shuffle", "cut_4_4_5"])
def test_dealers_games_and_who_names_trump(mode: str) -> None:
    state = game(deal_mode=mode).start(4, 0)
    dealer, dealers, leaders, games = troef.SeededDealer(1), [], [], []
    while state.outcome() is None:
        state.deal(order_for(state, dealer))
        dealers.append(int(state.dealer))
        leaders.append(state.actors()[0])
        games.append(state.view(0).fact("game"))
        assert (state.view(0).phase == "trump") == (len(dealers) > 6)
        play_out(state)
    assert dealers == [0, 1, 2, 3, 0, 1, 2, 3, 0, 1]
    assert leaders == [1, 2, 3, 0, 1, 2, 3, 0, 1, 2]  # trump is named by 3, 0, 1, 2
    assert games == [
        "fewest-tricks",
        "fewest-hearts",
        "no-kings-and-jacks",
        "fewest-queens",
        "no-king-of-hearts",
        "not-seventh-nor-last",
        "trump",
        "trump",
        "trump",
        "trump",
    ]
    assert state.view(0).deals == 10


@clause(SLUG, "R2")
def test_thirteen_cards_each_from_a_shuffled_pack() -> None:
    state = game().start(4, 1)
    assert state.least_cut() == 0 and state.pack() == PACK
    state.deal(PACK)
    assert cards_text(state.view(2).hand()) == cards_text(PACK[0::4])
    play_out(state)
    assert state.least_cut() == 0 and state.pack() == PACK


def test_in_flanders_the_pack_is_gathered_cut_and_dealt_four_four_five() -> None:
    state = game(deal_mode="cut_4_4_5").start(4, 1)
    assert state.least_cut() == 0  # the first pack is shuffled
    state.deal(PACK)
    assert sorted(state.view(2).hand()) == sorted([*PACK[0:4], *PACK[16:20], *PACK[32:37]])
    play_out(state)
    fallen = [move >> 6 for _, move in state.view(troef.REFEREE).log]
    assert state.least_cut() == 1 and state.pack() == fallen
    assert order_for(state, troef.SeededDealer("cut")) in [cut_pack(fallen, place) for place in range(1, 52)]
    state = one_suit_each(5, deal_mode="cut_4_4_5")  # what was not played lies underneath
    play_out(state)
    assert len(state.view(0).log) < 52 and sorted(state.pack()) == PACK


# ---- what holds in every game ----


@clause(SLUG, "R5")
@pytest.mark.parametrize("number", range(1, 7))
def test_follow_suit_and_choose_freely(number: int) -> None:
    state = in_trick(number, "7S", filled("QS 2S KH JD", "C"))
    assert texts(state) == {"QS", "2S"}
    refusal = refused(state, "3: KH")
    assert (refusal.clause, refusal.reason) == ("R5", "must-follow")
    assert refused(state, "3: AS").reason == "not-held"


@clause(SLUG, "R6", "R10", "R20")
@pytest.mark.parametrize("number", [1, 6])
def test_games_without_more_duties(number: int) -> None:
    held = filled("KH AH QS JD 2D", "S")
    assert texts(in_trick(number, "7C", held)) == set(held.split())
    assert texts(dealt(number, {0: "AH 4H 9C"})) >= {"AH", "4H", "9C"}


@clause(SLUG, "R7", "R9")
def test_ranks_with_and_without_trump() -> None:
    ranks = ["A", "K", "Q", "J", "10", "9", "8", "7", "6", "5", "4", "3", "2"]
    for order in ORDERINGS:
        for suit in "CDHS":
            for high, low in itertools.combinations(parse_cards([rank + suit for rank in ranks]), 2):
                assert order.beaters[low] >> high & 1 and not order.beaters[high] >> low & 1
    assert all(ORDERINGS[4].beaters[low] >> high & 1 == 0 for low in PACK for high in PACK if low >> 4 != high >> 4)


@clause(SLUG, "R7", "E9")
def test_the_highest_trump_wins() -> None:
    state = in_trick(7, "10S AS 2H", filled("KS", "C"), "H", {2: filled("2H", "D")})
    play(state, "3: KS")
    assert state.actors() == (2,)


@clause(SLUG, "R8", "R7")
def test_the_winner_leads_and_tricks_lie_face_down() -> None:
    state = play(in_trick(1, "10S AS 2H", filled("KS", "C"), others={2: filled("2H", "D")}), "3: KS")
    assert state.actors() == (1,)
    view = state.view(2)
    assert cards_text(view.zone("last-trick").cards) == "10S AS 2H KS"
    assert [view.badge(seat, "tricks") for seat in range(4)] == [0, 1, 0, 0]


@clause(SLUG, "R9", "R21", "P1")
def test_trump_is_named_once_and_only_in_the_seventh_game() -> None:
    refusal = refused(dealt(3), "0: trump H")
    assert (refusal.clause, refusal.reason) == ("R9", "game-without-trump")
    state = play(dealt(8), "0: trump H")
    refusal = refused(state, "0: trump S")
    assert (refusal.clause, refusal.reason) == ("R21", "trump-is-named")
    assert refused(dealt(8), "1: trump S").reason == "not-your-turn"


# ---- the games ----


def lead(number: int, hand: str) -> troef.State:
    """Seat 0 leads to the first trick from this hand."""
    return dealt(number, {0: hand})


@clause(SLUG, "R11", "E1")
def test_fewest_hearts_no_hearts_are_led() -> None:
    state = lead(2, filled("9C", "H"))
    assert texts(state) == {"9C"}
    refusal = refused(state, "0: 4H")
    assert (refusal.clause, refusal.reason, refusal.facts["cards"]) == ("R11", "lead-ban", ["9C"])
    hearts = filled("AH 4H", "H")
    assert texts(lead(2, hearts)) == set(hearts.split())


@clause(SLUG, "R12", "E2")
def test_fewest_hearts_the_highest_heart_goes() -> None:
    state = in_trick(2, "7S", filled("AH 4H 9C", "D"))
    assert texts(state) == {"AH"}
    for card in ("4H", "9C"):
        refusal = refused(state, f"3: {card}")
        assert (refusal.clause, refusal.reason, refusal.facts["cards"]) == ("R12", "discard-first", ["AH"])
    without = filled("9C 2D", "D")
    assert texts(in_trick(2, "7S", without)) == set(without.split())


@clause(SLUG, "R5", "R12")
def test_fewest_hearts_who_follows_hearts_chooses_freely() -> None:
    hearts = {0: "AS KS QS 2H 5H 6H 7H 8H 9H 10H JH QH KH", 1: "AH 3H 4H 8S 9S 10S"}
    state = play_spades(dealt(2, {**hearts, 2: "2S 3S 4S", 3: "5S 6S 7S"}))
    assert texts(play(state, "0: 2H")) == {"AH", "3H", "4H"}  # A8


def play_spades(state: troef.State) -> troef.State:
    """Seat 0 leads its three high spades, and everybody follows."""
    for card in ("AS", "KS", "QS"):
        play(state, f"0: {card}")
        while state.actors() != (0,):
            state.play(state.actors()[0], state.legal(state.actors()[0])[0])
    return state


@clause(SLUG, "R13", "R14", "E3")
def test_no_kings_and_jacks() -> None:
    assert texts(lead(3, "KS JD AH")) >= {"KS", "JD", "AH"}
    state = in_trick(3, "7C", filled("KS JD AS 3H", "D"))
    assert texts(state) == {"KS", "JD"}
    assert (refused(state, "3: AS").clause, refused(state, "3: AS").reason) == ("R14", "discard-first")
    without = filled("AS 3H", "D").replace("JD", "AD")
    assert texts(in_trick(3, "7C", without)) == set(without.split())
    assert texts(in_trick(3, "7C", filled("KC 2C JD", "S"))) == {"KC", "2C"}


@clause(SLUG, "R15", "R16", "E4")
def test_fewest_queens() -> None:
    assert texts(lead(4, "QS 2D AH 3H")) >= {"QS", "2D", "AH", "3H"}
    state = in_trick(4, "7D", filled("QS QH AC 2C", "C").replace("QC", "KC"))
    assert texts(state) == {"QS", "QH"}
    assert (refused(state, "3: AC").clause, refused(state, "3: AC").reason) == ("R16", "discard-first")
    state = in_trick(4, "7D", "AC 10C 9C 8C 7C 6C 5C 4C 3C 2C 10S 9S 3H")
    assert texts(state) == {"AC", "10S", "3H"}
    assert (refused(state, "3: 9S").clause, refused(state, "3: 9S").reason) == ("R16", "discard-top")


@clause(SLUG, "R17")
def test_no_king_of_hearts_no_hearts_are_led() -> None:
    assert texts(lead(5, filled("AH 9C", "H"))) == {"9C"}
    assert refused(lead(5, filled("AH 9C", "H")), "0: AH").clause == "R17"
    hearts = filled("KH 4H", "H")
    assert texts(lead(5, hearts)) == set(hearts.split())


@clause(SLUG, "R18", "R19", "E5", "T2")
def test_the_king_of_hearts_ends_the_deal() -> None:
    state = in_trick(5, "7C QC 2C", filled("KH AH 2S", "D"))
    assert texts(state) == {"KH"}
    assert (refused(state, "3: AH").clause, refused(state, "3: AH").reason) == ("R18", "discard-first")
    without = filled("AH 2S", "D")
    assert texts(in_trick(5, "7C", without)) == set(without.split())
    play(state, "3: KH")
    assert state.awaits_deal and state.actors() == ()
    assert state.sheet[-1].cells == (0, -5, 0, 0)
    for viewer in (0, troef.SPECTATOR):
        assert state.view(viewer).fact("ended") == "king-of-hearts"
        assert {"2S", "AH"} <= set(cards_text(state.view(viewer).zone("hand-3").cards).split())


@clause(SLUG, "R19")
def test_also_when_the_king_follows_suit() -> None:
    hearts = {0: "AS KS QS 2H 4H 5H 6H 7H 8H 9H 10H JH QH", 1: "KH", 2: "AH", 3: "3H"}
    spades = {1: "8S 9S 10S", 2: "2S 3S 4S", 3: "5S 6S 7S"}
    state = play_spades(dealt(5, {seat: f"{hand} {spades.get(seat, '')}" for seat, hand in hearts.items()}))
    play(state, "0: 2H", "1: KH", "2: AH", "3: 3H")  # A6
    assert state.awaits_deal and state.sheet[-1].cells == (0, 0, -5, 0)


@clause(SLUG, "R19", "T2")
def test_also_in_the_last_trick_it_is_told() -> None:
    state = lead(5, "AS KS QS JS AD KD QD JD AC KC QC JC KH")  # twelve tricks, and then the king must be led
    play_out(state)
    assert len(state.view(troef.REFEREE).log) == 52
    assert state.awaits_deal and sorted(state.sheet[-1].cells) == [-5, 0, 0, 0]
    assert state.view(2).fact("ended") == "king-of-hearts"


@clause(SLUG, "R19")
@pytest.mark.parametrize("seed", range(10))
def test_the_deal_goes_on_until_then(seed: int) -> None:
    state = game().position({"dealer": seed % 4, "deal": 5})
    state.deal(troef.SeededDealer(seed).next(state.pack()))
    play_out(state, seed)
    log = state.view(troef.REFEREE).log
    fallen = [card_text(move >> 6) for _, move in log]
    assert len(fallen) == 4 * (fallen.index("KH") // 4 + 1)


@clause(SLUG, "R21", "T1")
def test_naming_trump() -> None:
    state = dealt(7, dealer=2)
    assert state.actors() == (3,) and state.view(3).phase == "trump"
    assert texts(state) == {"trump S", "trump H", "trump D", "trump C"}
    card = card_text(state.view(3).hand()[0])
    assert (refused(state, f"3: {card}").clause, refused(state, f"3: {card}").reason) == ("R21", "trump-first")
    play(state, "3: choose_trump(S)")
    assert state.actors() == (3,)
    for viewer in (0, troef.SPECTATOR):
        assert (state.view(viewer).fact("trump"), state.view(viewer).fact("maker")) == ("S", 3)
    play_out(state)
    state.deal(PACK)
    assert state.view(0).fact("trump") is None
    play(state, "0: troef schoppen")  # the same suit again
    assert state.view(0).fact("trump") == "S"


@clause(SLUG, "S2", "R21")
def test_what_a_trump_game_brings_is_told() -> None:
    view = dealt(7).view(0)
    told = game().language.describe_all(view.moves, view)
    assert [facts["stake"] for facts in told] == [{"key": "tricks", "points": 1, "most": 13}] * 4


@clause(SLUG, "R22", "E6")
def test_who_cannot_follow_ruffs() -> None:
    state = in_trick(7, "7S", filled("5C QC AD", "D"), "C")
    assert texts(state) == {"5C", "QC"}
    assert (refused(state, "3: AD").clause, refused(state, "3: AD").reason) == ("R22", "must-ruff")
    without = filled("AD 2H", "D")
    assert texts(in_trick(7, "7S", without, "C")) == set(without.split())


@clause(SLUG, "R23", "E7")
def test_who_cannot_follow_overruffs() -> None:
    ruffer = {2: filled("9C", "H")}
    state = in_trick(7, "7S 9C", filled("5C QC AD", "D"), "C", ruffer)
    assert texts(state) == {"QC"}
    for card in ("5C", "AD"):
        refusal = refused(state, f"3: {card}")
        assert (refusal.clause, refusal.reason, refusal.facts["cards"]) == ("R23", "must-overruff", ["QC"])
    lower = filled("5C 2C AD", "D")
    assert texts(in_trick(7, "7S 9C", lower, "C", ruffer)) == set(lower.split())
    ruffers = {1: "9C 2C 3C 4C 5C 6C 7C 8C 2H 3H 4H 5H 6H", 2: "JC KC AC 2D 3D 4D 5D 6D 7D 8D 9D 10D JD"}
    last = "10C QC AD KD QD 7H 8H 9H 10H JH QH KH AH"
    assert texts(in_trick(7, "7S 9C JC", last, "C", ruffers)) == {"QC"}  # A4


@clause(SLUG, "R24", "R5", "E8")
def test_a_trump_lead_need_not_be_beaten() -> None:
    state = in_trick(7, "KC", filled("AC 2C AD", "D"), "C")
    assert texts(state) == {"AC", "2C"}
    assert (refused(state, "3: AD").clause, refused(state, "3: AD").reason) == ("R5", "must-follow")


# ---- points ----


@clause(SLUG, "S1", "S2", "E10")
def test_the_points_of_one_player() -> None:
    desk = game().settle
    penalties = (
        desk(Result(1, (3, 4, 4, 2)))[0]
        + desk(Result(2, (4, 4, 4, 1)))[0]
        + desk(Result(3, (3, 3, 1, 1)))[0]
        + desk(Result(4, (1, 1, 1, 1)))[0]
        + desk(Result(5, (0, 1, 0, 0)))[0]
        + desk(Result(6, seventh=0, last=1))[0]
    )
    plus = sum(desk(Result(7 + turn, (tricks, 13 - tricks, 0, 0)))[0] for turn, tricks in enumerate((5, 2, 4, 3)))
    assert (penalties, plus, penalties + plus) == (-15, 14, -1)


@clause(SLUG, "S1", "S2")
@pytest.mark.parametrize(
    ("result", "points"),
    [
        (Result(1, (3, 4, 6, 0)), (-3, -4, -6, 0)),
        (Result(2, (13, 0, 0, 0)), (-13, 0, 0, 0)),
        (Result(3, (2, 1, 5, 0)), (-2, -1, -5, 0)),
        (Result(4, (1, 0, 3, 0)), (-2, 0, -6, 0)),
        (Result(5, (0, 0, 0, 1)), (0, 0, 0, -5)),
        (Result(6, seventh=2, last=2), (0, 0, -5, 0)),
        (Result(6, seventh=0, last=3), (-3, 0, 0, -2)),
        (Result(10, (0, 13, 0, 0)), (0, 13, 0, 0)),
    ],
)
def test_the_score_desk(result: Result, points: tuple[int, ...]) -> None:
    assert game().settle(result) == points


@clause(SLUG, "S1", "S2", "S3")
@given(st.integers(1, 10), st.data())
def test_a_deal_has_its_points(deal: int, data: st.DataObject) -> None:
    total = {1: 13, 2: 13, 3: 8, 4: 4, 5: 1}.get(deal, 13)
    if deal == 6:
        seats = st.integers(0, 3)
        result = Result(6, seventh=data.draw(seats), last=data.draw(seats))
    else:
        cuts = sorted(data.draw(st.lists(st.integers(0, total), min_size=3, max_size=3)))
        result = Result(deal, tuple(high - low for low, high in itertools.pairwise([0, *cuts, total])))
    assert sum(game().settle(result)) == {1: -13, 2: -13, 3: -8, 4: -8, 5: -5, 6: -5}.get(deal, 13)


@clause(SLUG, "S1", "S2", "S3", "S4", "E11")
@pytest.mark.parametrize("seed", range(12))
def test_the_sheet_is_what_the_cards_say_and_adds_up_to_nought(seed: int) -> None:
    state = game(deal_mode=["shuffle", "cut_4_4_5"][seed % 2]).start(4, seed % 4)
    dealer = troef.SeededDealer(seed)
    while state.outcome() is None:
        state.deal(order_for(state, dealer))
        play_out(state, f"{seed} {state.deal_number}")
        log = state.view(troef.REFEREE).log
        assert state.sheet[-1].cells == told_by_the_log(min(int(state.deal_number), 7), log)
    outcome = state.outcome()
    assert sum(outcome.scores) == 0 and outcome.reason == "deals"
    assert outcome.scores == state.view(0).totals == tuple(sum(row.cells[s] for row in state.sheet) for s in range(4))
    assert outcome.winners == tuple(seat for seat in range(4) if outcome.scores[seat] == max(outcome.scores))


@clause(SLUG, "S4")
def test_equal_scores_share_the_win() -> None:
    state = game().position({"dealer": 3, "deal": 10, "totals": [-13, 0, 0, 0]})
    state.deal(state.arrange(ONE_SUIT_EACH))
    play(state, "0: trump S")
    play_out(state)
    outcome = state.outcome()
    assert outcome is not None and (outcome.scores, outcome.winners) == ((0, 0, 0, 0), (0, 1, 2, 3))


@clause(SLUG, "S1", "R20")
def test_the_seventh_and_the_thirteenth_trick_are_watched() -> None:
    state = one_suit_each(6)
    assert state.view(0).fact("trick") == 1
    while state.view(0).fact("trick") != 8:
        state.play(state.actors()[0], state.legal(state.actors()[0])[0])
    assert state.view(1).fact("seventh") == 0
    play_out(state)
    assert state.sheet[-1].cells == (-5, 0, 0, 0)


@clause(SLUG, "S1")
def test_penalties_so_far_stand_at_the_seats() -> None:
    state = play(in_trick(4, "7C QC 2C", filled("QH 2D", "D").replace("QD", "AD")), "3: QH")
    assert [state.view(0).badge(seat, "penalty") for seat in range(4)] == [0, 4, 0, 0]
    assert dealt(1).view(0).badge(0, "penalty") is None


@clause(SLUG, "P1")
def test_bad_input_changes_nothing() -> None:
    for state in (dealt(1), dealt(7)):
        for move in (-1, 999 << 6, 1 << 50, 63, 2 | 4 << 6):
            assert state.refusal(0, move) is not None
        assert state.refusal(9, state.legal(0)[0]).reason == "no-such-seat"
    for text in ("trump", "trump X", "KHH", "play", "pass", "trump none"):
        with pytest.raises(troef.MoveTextError):
            game().parse(text)


@pytest.mark.parametrize(
    "text",
    [
        "trump H",
        "CHOOSE_TRUMP(H)",
        "troef harten",
        "kies troef harten",
        "ik maak harten troef",
        "harten is troef",
        "hearts are trumps",
        "harten",
    ],
)
def test_trump_may_be_named_in_words(text: str) -> None:
    assert game().show(game().parse(text)) == "trump H"
