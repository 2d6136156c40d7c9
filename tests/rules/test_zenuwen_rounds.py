"""Zenuwen: the slap, the next round, who wins, moves as text, and what must always hold (R22–R32, S, P, T)."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st
from zenuwen_positions import OTHER, clock, heap, laid, small, started, stock, zenuwen

import troef
from clauses import clause
from playing import finish, play, read, refused, texts, why, wire
from proving import examples
from troef import REFEREE, SPECTATOR, TIMEKEEPER
from troef.cards.card import card_text
from troef.core.moves import SLAP, make_move
from troef.core.options import OptionError
from troef.core.refusal import Refusal
from troef.core.wire import view_dict
from troef.games.zenuwen import Result, ZenuwenState
from troef.games.zenuwen.layout import LAY, MERGE
from troef.search.playout import playout


def last_card(*others: list[str], heaps: list[str], stocks: "dict[int, int | str] | None" = None) -> ZenuwenState:
    """Seat 0 has just played its last card, the 6 of spades on the 5 of the first open pile."""
    state = laid(["6S", "", "", "", ""], *others, heaps=heaps, stocks=stocks)
    play(state, "0: play 1 O0")
    return state


def shuffled(state: ZenuwenState, seed: int = 1) -> ZenuwenState:
    """Everybody shuffles his own cards."""
    dealer = troef.SeededDealer(seed)
    while state.awaits_deal:
        state.deal(dealer.next(state.pack()))
    return state


# ---- the slap ----


@clause("zenuwen", "R22", "R23")
def test_with_the_last_card_of_somebody_the_play_ends_at_once() -> None:
    state = last_card(OTHER, heaps=["3|5H", "2|9H"])
    assert state.view(1).phase == "slapping"
    assert state.view(1).fact("finisher") == 0
    assert set(state.actors()) == {0, 1}
    assert texts(state, 0) == texts(state, 1) == {"slap O0", "slap O1"}
    for step in ("1: play 1 O1", "1: play 2 O1", "1: merge 1 2", "1: shift 1 2", "1: stuck", "1: ready"):
        assert why(state, step) == ("R22", "round-over")


@clause("zenuwen", "R22")
def test_who_merely_arranges_does_not_end_the_round() -> None:
    state = laid(["|6S", "|6H", "", "", ""], OTHER, heaps=["3|5H", "2|9H"])
    play(state, "0: merge 1 2", "0: play 2 O0")
    assert state.view(0).phase == "racing"
    play(state, "1: stuck", "0: stuck")
    assert state.view(0).phase == "racing"


@clause("zenuwen", "R24", "R25", "R28", "E8", "E9", "T4")
def test_the_first_slap_on_a_pile_wins_it_and_the_last_player_gets_the_rest() -> None:
    state = last_card(["1|KD", "1|9D", "", "", ""], heaps=["17|5H", "14|9H"], stocks={0: 7, 1: 7})
    view = state.view(1)
    assert [len(view.zone(name).cards) for name in ("O0", "O1")] == [19, 15]
    assert [view.badge(seat, "cards") for seat in range(2)] == [7, 11]
    sizes = {move["text"]: move["amount"] for move in wire(state, 0)["moves"]}
    assert sizes == {"slap O0": 19, "slap O1": 15}
    late = state.copy()
    play(state, "1: SLAP(O1)")
    assert state.awaits_deal
    assert state.view(0).totals == (26, 26)
    assert state.sheet[0].cells == (0, 0)
    play(late, "0: slap O1")
    assert late.sheet[0].cells == (-4, 4)
    shuffled(state)
    assert state.view(0).phase == "preparing"
    assert [stock(state, seat) for seat in range(2)] == [11, 11]


@clause("zenuwen", "R24", "R25", "R26")
def test_a_pile_that_is_gone_is_gone() -> None:
    state = last_card(OTHER, ["1|KD"], ["1|KH"], heaps=["5H", "9H", "JH", "QH"])
    play(state, "2: slap O0")
    assert state.view(0).badge(2, "took") == 2
    assert why(state, "1: slap O0") == ("R24", "pile-taken")
    assert why(state, "2: slap O1") == ("R25", "has-a-pile")
    assert why(state, "1: slap O5") == ("R4", "no-such-pile")
    play(state, "1: slap O1", "0: slap O3")
    assert state.awaits_deal
    assert [int(seat) for seat in state.owner] == [2, 1, 3, 0]


@clause("zenuwen", "R26", "P1")
def test_slapping_too_early_has_no_effect() -> None:
    state = started()
    clock(state)
    before = view_dict(state.game, state.view(REFEREE))
    assert why(state, "0: slap O0") == ("R26", "slap-too-early")
    assert view_dict(state.game, state.view(REFEREE)) == before


@clause("zenuwen", "R27")
def test_after_ten_seconds_the_piles_that_are_left_are_given_out() -> None:
    state = laid(OTHER, ["6S", "", "", "", ""], ["1|KD"], ["1|KH"], heaps=["5H", "9H", "JH", "QH"])
    play(state, "1: play 1 O0")
    assert state.phase.time_limit() == (10, 0)
    alone = state.copy()
    clock(alone)
    assert [int(seat) for seat in alone.owner] == [0, 1, 2, 3]  # from the left of seat 1: 2, 3, 0, 1
    play(state, "3: slap O2")
    clock(state)
    assert [int(seat) for seat in state.owner] == [0, 1, 3, 2]  # seats 2, 0, 1 get O3, O0, O1


@clause("zenuwen", "R27")
def test_only_the_timekeeper_ends_the_time() -> None:
    state = last_card(OTHER, ["1|KD"], ["1|KH"], heaps=["5H", "9H", "JH", "QH"])
    timeout = state.legal(TIMEKEEPER)[0]
    for seat in (0, 3, SPECTATOR, 4):
        refusal = state.refusal(seat, timeout)
        assert refusal is not None and refusal.reason in ("not-offered", "no-such-seat")
    assert state.refusal(TIMEKEEPER, int(make_move(SLAP, 0))) == Refusal("R23", "not-offered")


# ---- the next round and the end ----


@clause("zenuwen", "R29", "R30")
def test_everybody_gathers_and_shuffles_his_own_cards() -> None:
    state = last_card(["1|KD", "1|9D", "", "", ""], heaps=["17|5H", "14|9H"], stocks={0: 7, 1: 7})
    play(state, "1: slap O1")
    own: list[set[int]] = []
    while state.awaits_deal:
        own.append(set(state.pack()))
        state.deal(state.pack())
    assert [len(cards) for cards in own] == [26, 26]
    assert not own[0] & own[1]
    referee = state.view(REFEREE)
    for seat in range(2):
        lying = {card for zone in referee.zones if zone.owner == seat for card in zone.cards}
        assert lying == own[seat]
    assert state.deal_number == 2
    assert heap(state, 0) == heap(state, 1) == []
    assert set(state.actors()) == {0, 1}


@clause("zenuwen", "R3", "R32", "E10", "S1")
def test_fifteen_cards_or_fewer_at_the_start_of_a_round_win() -> None:
    state = last_card(["20|KD"], heaps=["10|5H", "2|9H"], stocks={0: 3})
    assert len(heap(state, 0)) == 12
    play(state, "1: slap O1")
    assert state.outcome() is None  # first the piles are formed
    shuffled(state)
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.scores, outcome.reason) == ((0,), (1, 0), "won")
    assert stock(state, 0) == 0
    assert state.view(0).totals == (15, 37)
    assert why_over(state) == "match-over"


def why_over(state: ZenuwenState) -> str:
    refusal = state.refusal(0, int(make_move(LAY, 0)))
    assert refusal is not None
    return refusal.reason


@clause("zenuwen", "R3", "R32")
def test_too_few_cards_for_all_piles_are_laid_as_far_as_they_reach() -> None:
    state = last_card(["20|KD"], heaps=["4|5H", "2|9H"], stocks={0: 2})
    play(state, "1: slap O1")
    shuffled(state)
    assert [zone.split("|")[0] for zone in small(state, 0)] == ["0", "1", "2", "1", "0"]
    assert [bool(zone.split("|")[1]) for zone in small(state, 0)] == [True, True, True, True, False]
    outcome = state.outcome()
    assert outcome is not None and outcome.winners == (0,)


@clause("zenuwen", "R32")
def test_sixteen_cards_do_not_win() -> None:
    state = last_card(["20|KD"], heaps=["11|5H", "2|9H"], stocks={0: 3})
    play(state, "1: slap O1")
    shuffled(state)
    assert state.outcome() is None
    assert stock(state, 0) == 1


@clause("zenuwen", "R31")
def test_after_thirty_rounds_the_fewest_cards_win() -> None:
    game = zenuwen()
    for number, over in ((29, False), (30, True)):
        piles = {0: ["6S", "", "", "", ""], 1: ["1|KD", "1|9D"]}
        state = game.position(piles, ["17|5H", "14|9H"], {0: 8, 1: 6}, number=number)
        play(state, "0: play 1 O0", "0: slap O1")
        assert (state.outcome() is not None) == over
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.winners) == ("limit", (0,))
    assert state.view(0).totals == (23, 29)


@clause("zenuwen", "S1", "S2", "R31", "R32")
def test_the_result_is_settled_by_the_cards() -> None:
    settle = zenuwen().settle
    assert settle(Result((15, 37))) == (1, 0)
    assert settle(Result((16, 36))) == (0, 0)
    assert settle(Result((10, 14, 40, 40))) == (1, 0, 0, 0)
    assert settle(Result((12, 12, 40, 40))) == (1, 1, 0, 0)
    assert settle(Result((26, 26), rounds=30)) == (1, 1)
    assert settle(Result((2, 2, 74, 26, 26, 26))) == (1, 1, 0, 0, 0, 0)


# ---- moves as text ----


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("PLAY(1,O0)", "play 1 O0"),
        ("play s1 on o1", "play 1 O1"),
        ("speel 1 op O1", "play 1 O1"),
        ("leg 1 op stapel O1", "play 1 O1"),
        ("s1>O1", "play 1 O1"),
        ("1 o1", "play 1 O1"),
        ("MERGE(1,2)", "merge 1 2"),
        ("voeg samen 1 en 2", "merge 1 2"),
        ("SHIFT(2,1)", "shift 2 1"),
        ("schuif 2 naar 1", "shift 2 1"),
        ("READY", "ready"),
        ("Ik ben klaar", "ready"),
        ("ik kan niet meer", "stuck"),
        ("Slap_O1", "slap O1"),
        ("sla op O1", "slap O1"),
        ("timeout", "timeout"),
    ],
)
@clause("zenuwen", "T3")
def test_moves_are_read_as_they_are_written_or_said(text: str, move: str) -> None:
    game = zenuwen()
    assert game.show(game.parse(text)) == move
    assert game.parse(move.upper()) == game.parse(move)


@pytest.mark.parametrize(
    "text",
    [
        *("", "play", "play 1", "play 6 O0", "play O0", "play 1 O6", "play 1 O0 O1", "merge 1", "merge 0 1"),
        *("merge 1 6", "slap", "slap O9", "slap 1 2", "ready 1", "stuck now", "6S O0", "9S", "O0", "timeout 2"),
    ],
)
def test_what_is_no_move_is_an_error(text: str) -> None:
    with pytest.raises(troef.MoveTextError):
        zenuwen().parse(text)


def test_a_pile_may_be_named_by_its_open_card() -> None:
    state = laid(["|6S", "1|10H", "2|10S"], OTHER, heaps=["5H", "9H"])
    assert {state.game.show(read(state, f"0: {text}")[1]) for text in ("6S O0", "play 6s on o0", "6s > O0")} == {
        "play 1 O0"
    }
    assert state.game.show(read(state, "0: voeg 10S bij 10H")[1]) == "merge 3 2"
    with pytest.raises(troef.MoveTextError):
        read(state, "0: play KC O0")
    with pytest.raises(troef.MoveTextError):
        read(state, "0: play 8C O1")  # that one lies before seat 1


def test_moves_and_the_log_name_their_cards_and_piles() -> None:
    state = laid(["|6S", "1|10H", "2|10S"], OTHER, heaps=["5H", "9H"])
    moves = {move["text"]: move for move in wire(state, 0)["moves"]}
    lay = moves["play 1 O0"]
    assert (lay["cards"], lay["from"], lay["to"], lay["target"]) == (["6S"], "s1-0", "O0", 0)
    assert (moves["merge 3 2"]["cards"], moves["merge 3 2"]["to"]) == (["10S"], "s2-0")
    play(state, "0: merge 3 2", "0: play 1 O0", "1: stuck")
    log = wire(state, 1)["log"]
    assert [(entry["verb"], entry.get("cards")) for entry in log] == [
        ("merge", ["10S"]),
        ("play", ["6S"]),
        ("stuck", None),
    ]


@clause("zenuwen", "R9", "R14", "R23")
def test_what_is_no_move_of_the_game_is_refused_by_what_the_phase_is_about() -> None:
    preparing, racing = started(), started()
    clock(racing)
    slapping = last_card(OTHER, heaps=["3|5H", "2|9H"])
    strange = (-1, 63, 2**50, int(make_move(MERGE, 7)), int(make_move(MERGE, 8 * 9)))
    for state, clause_of_phase in ((preparing, "R9"), (racing, "R14")):
        for move in strange:
            assert state.refusal(1, move) == Refusal(clause_of_phase, "not-offered"), move
    assert slapping.refusal(1, -1) == Refusal("R23", "not-offered")
    assert racing.refusal(1, int(make_move(LAY, 6))) == Refusal("R14", "not-offered")
    assert refused(racing, "1: play 1 O4").clause == "R4"
    assert racing.refusal(7, int(make_move(LAY, 0))) is not None


# ---- options ----


@clause("zenuwen", "T1")
def test_options_are_checked() -> None:
    for wrong in ({"bot_speed": "quick"}, {"deadlock_seconds": 0}, {"deadlock_seconds": 6}):
        with pytest.raises(OptionError):
            troef.game("zenuwen", **wrong)
    assert troef.game("zenuwen:rustig").options.bot_speed == "slow"


def test_a_position_that_cannot_be_is_an_error() -> None:
    game = zenuwen()
    wrong: list[dict[str, object]] = [
        {"piles": {2: ["9S"]}},
        {"piles": {0: ["9S"] * 6}},
        {"piles": {0: ["9S", "9S"]}},
        {"piles": {0: ["??"]}},
        {"piles": {0: ["60|9S"]}},
        {"piles": {0: ["9S"]}, "heaps": ["5S"]},
        {"piles": {0: ["9S"]}, "stocks": {0: 3, 1: 3}},
        {"piles": {0: ["9S"]}, "stocks": {0: -1}},
    ]
    for position in wrong:
        with pytest.raises(troef.DealError):
            game.position(**position)


# ---- what must always hold ----


WALKS = {"seed": st.integers(0, 10**6), "seats": st.sampled_from([2, 4, 6]), "moves": st.integers(0, 900)}


def walk(seed: int, seats: int, moves: int) -> ZenuwenState:
    """A state after this many random moves."""
    state = zenuwen().start(seats)
    playout(state, troef.Rng(seed), moves)
    assert isinstance(state, ZenuwenState)
    return state


@clause("zenuwen", "S2", "R7", "R29")
@examples(60)
@given(**WALKS)
def test_every_card_is_somewhere_and_open_where_it_can_be(seed: int, seats: int, moves: int) -> None:
    state = walk(seed, seats, moves)
    view = state.view(REFEREE)
    if view.deal_number:
        lying = Counter(card for zone in view.zones for card in zone.cards)
        assert lying == Counter(state.game.pack(seats))
        for zone in state.view(SPECTATOR).zones:
            if zone.kind == "tableau":
                assert zone.cards or not zone.hidden
                assert len({card & 15 for card in zone.cards}) <= 1
    assert sum(view.totals) == 26 * seats
    assert all(sum(row.cells) == 0 for row in state.sheet)


@examples(60)
@given(**WALKS)
def test_worlds_give_back_their_view_and_can_be_played_on(seed: int, seats: int, moves: int) -> None:
    state = walk(seed, seats, moves)
    rng = troef.Rng(seed)
    for viewer in (0, seats - 1, SPECTATOR, REFEREE):
        view = state.view(viewer)
        world = state.game.world(view, rng)
        assert view_dict(state.game, world.view(viewer)) == view_dict(state.game, view)
        assert world.view(viewer).memory == view.memory
    playout(world, rng)
    assert world.outcome() is not None


@clause("zenuwen", "R14", "R17")
@examples(40)
@given(**WALKS)
def test_the_lists_of_moves_are_what_the_rules_say_one_by_one(seed: int, seats: int, moves: int) -> None:
    """An oracle that knows nothing of linked cards: it reads the small piles and open piles from the view."""
    state = walk(seed, seats, moves)
    view = state.view(SPECTATOR)
    if view.phase != "racing":
        return
    anything = False
    for seat in range(seats):
        piles = [view.zone(f"s{pile}-{seat}") for pile in range(1, 6)]
        found = set()
        for one, pile in enumerate(piles, 1):
            for number in range(seats):
                top = view.zone(f"O{number}").cards
                if pile.cards and top and (pile.cards[-1] % 16 - top[-1] % 16) % 13 in (1, 12):
                    found.add(f"play {one} O{number}")
            for two, other in enumerate(piles, 1):
                if one != two and pile.cards and other.cards and pile.cards[0] % 16 == other.cards[0] % 16:
                    found.add(f"merge {one} {two}")
                if pile.cards and pile.hidden and not other.cards:
                    found.add(f"shift {one} {two}")
        anything = anything or bool(found)
        assert texts(state, seat) - {"stuck"} == found
    assert (view.fact("deadlock") is None) == anything


@examples(20)
@given(**WALKS)
def test_copies_are_independent(seed: int, seats: int, moves: int) -> None:
    state = walk(seed, seats, moves)
    twin = state.copy()
    before = view_dict(state.game, state.view(REFEREE))
    assert view_dict(state.game, twin.view(REFEREE)) == before
    playout(twin, troef.Rng(1), 60)
    assert view_dict(state.game, state.view(REFEREE)) == before


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_a_record_with_the_timekeeper_replays_to_the_same_end(seats: int) -> None:
    match = troef.Match(troef.Record(zenuwen(), seats))
    dealer, rng = troef.SeededDealer(3), troef.Rng(3)
    while match.state.outcome() is None:
        if match.state.awaits_deal:
            match.deal(dealer)
            continue
        for seat in [match.state.actors()[0], TIMEKEEPER]:
            moves = match.state.legal(seat)
            if moves and (seat >= 0 or rng.below(5) == 0):
                match.play(seat, moves[rng.below(len(moves))])
    again = troef.read_record(match.record.text()).replay()
    assert view_dict(again.game, again.view(REFEREE)) == view_dict(match.state.game, match.state.view(REFEREE))


def test_cards_that_were_seen_to_go_somewhere_are_known() -> None:
    state = last_card(["1|KD", "1|9D", "", "", ""], heaps=["17|5H", "14|9H"], stocks={0: 7, 1: 7})
    open_cards = set(heap(state, 1)) | {"KD", "9D"}
    play(state, "1: slap O1")
    shuffled(state)
    view = state.view(0)
    shown = {card_text(card) for pile in range(1, 6) for card in view.zone(f"s{pile}-1").cards}
    known = view.memory["known"]
    assert isinstance(known, list)
    assert {card_text(card) for card in known[1]} == open_cards - shown
    world = state.game.world(view, troef.Rng(1))
    closed = {card_text(card) for zone in world.view(REFEREE).zones if zone.owner == 1 for card in zone.cards}
    assert open_cards <= closed


def test_random_matches_end() -> None:
    for seed in range(3):
        outcome = finish(zenuwen().start(4), seed)
        assert outcome.winners
