"""Presidenten by the book: the cards between two rounds, the end, orders."""

from collections import Counter

import troef
from clauses import clause
from playing import finish, hand, play, texts, why
from presidenten_positions import badge, next_round, ranked, second_round, start
from troef import SPECTATOR
from troef.core.dealer import SeededDealer
from troef.core.wire import view_dict

# ---- the cards between two rounds ----


@clause("presidenten", "R22", "R23", "E9")
def test_the_slaaf_gives_his_highest_card_and_gets_one_of_choice() -> None:
    state = second_round({1: "2C 2D AS", 2: "3H KS"})
    assert state.actors() == (2,)
    assert state.view(2).phase == "giving"
    assert "2D" in hand(state, 2) and "2C" in hand(state, 1)
    assert texts(state) == {f"give {card}" for card in hand(state, 2)}
    assert len(texts(state)) == 14
    other = state.copy()
    play(state, "2: give 3H")
    assert "3H" in hand(state, 1) and len(hand(state, 1)) == len(hand(state, 2)) == 13
    assert state.actors() == (2,) and state.view(2).phase == "play"
    play(other, "2: 2D")  # named by itself; even the card just received
    assert "2D" in hand(other, 1)


@clause("presidenten", "R22", "E10")
def test_the_highest_card_goes_even_from_a_pair() -> None:
    state = second_round({1: "AS AH KS QS JS 10S 9S 8S 7S 6S 5S 4S 3S"})
    assert "AS" in hand(state, 2) and "AH" in hand(state, 1)


@clause("presidenten", "R23")
def test_nothing_else_can_be_done_before_the_card_is_given() -> None:
    state = second_round({2: "3H KS"})
    assert why(state, "2: pass") == ("R23", "give-first")
    assert why(state, "2: Kx1") == ("R23", "give-first")
    other = next(iter(hand(state, 0)))
    assert why(state, f"2: give {other}") == ("R23", "not-held")
    assert why(state, "0: give 3H")[1] == "not-your-turn"
    play(state, "2: give 3H")
    assert why(state, "2: give KS") == ("R23", "nothing-to-give")


@clause("presidenten", "R22", "R23")
def test_without_exchange_the_president_leads_at_once() -> None:
    state = second_round({1: "2C 2D AS", 2: "3H KS"}, exchange=False)
    assert state.actors() == (2,) and state.view(2).phase == "play"
    assert {"2C", "2D"} <= hand(state, 1)


@clause("presidenten", "R22", "R23")
def test_only_the_two_of_them_know_which_cards_were_given() -> None:
    state = second_round({1: "2C 2D AS", 2: "3H KS"})
    play(state, "2: give 3H")
    assert state.view(2).fact("received") == ["2D"] and state.view(2).fact("gave") == ["3H"]
    assert state.view(1).fact("received") == ["3H"] and state.view(1).fact("gave") == ["2D"]
    for seat in (0, 3, SPECTATOR):
        view = view_dict(state.game, state.view(seat))
        assert view["facts"] == []
        assert view["log"] == [{"seat": 2, "verb": "give", "text": "give ?"}]
    assert [game_text(state, entry) for entry in state.view(1).log] == ["give 3H"]


def game_text(state: troef.State, entry: tuple[int, int]) -> str:
    return state.game.show(entry[1])


@clause("presidenten", "R22")
def test_worlds_keep_what_is_known_of_the_gifts() -> None:
    state = second_round({1: "KC KD QS", 0: "2S 2H 2D 2C AS", 3: "AH AD AC"})
    rng = troef.Rng("gifts")
    before = state.copy()
    play(state, f"2: {state.game.show(state.legal(2)[0])}")
    for now in (before, state):
        back = {str(card)[:-1] for card in now.view(2).fact("gave") or []}
        for seat in (0, 1, 2, 3):
            for _ in range(20):
                world = state.game.world(now.view(seat), rng)
                if seat == 2:
                    # nothing above the king that the slaaf gave can be in his hand
                    assert not {card[:-1] for card in hand(world, 1)} & {"2", "A"} - back
                view = now.view(seat)
                assert view_dict(world.game, world.view(seat)) == view_dict(now.game, view)


# ---- the end ----


@clause("presidenten", "S1", "S2", "S3")
def test_the_last_round_is_the_final_ranking() -> None:
    state = ranked(rounds=1)
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.scores, outcome.reason) == ((2,), (2, 4, 1, 3), "rounds")
    game = troef.game("presidenten", rounds=6)
    longer = game.start(5)
    outcome = finish(longer, "six")
    rows = [row.cells for row in longer.sheet]
    assert len(rows) == 6 and all(sorted(row) == [1, 2, 3, 4, 5] for row in rows)
    assert outcome.scores == rows[-1] and outcome.winners == (rows[-1].index(1),)
    presidents = Counter(row.index(1) for row in rows)
    assert [badge(longer, seat, "presidencies") or 0 for seat in range(5)] == [presidents[seat] for seat in range(5)]


@clause("presidenten", "R25")
def test_an_open_match_asks_after_every_round() -> None:
    state = ranked(rounds="open")
    assert not state.awaits_deal and state.view(0).phase == "deciding"
    assert state.actors() == (2,)
    assert texts(state) == {"continue", "stop"}
    assert why(state, "2: pass") == ("R25", "answer-first")
    other = state.copy()
    play(state, "2: CONTINUE", "0: STOP", "3: stop", "1: doorgaan")
    assert state.awaits_deal  # two of four are no more than half
    next_round(state)
    assert why(state, "2: stop") == ("R25", "round-goes-on")
    play(other, "2: continue", "0: stop", "3: stop", "1: stop")
    outcome = other.outcome()
    assert outcome is not None and (outcome.reason, outcome.winners) == ("stopped", (2,))


@clause("presidenten", "R25")
def test_an_open_match_ends_after_two_hundred_rounds() -> None:
    state = troef.game("presidenten", rounds="open").start(4)
    rng = troef.Rng("long")
    dealer = SeededDealer("long")
    while state.outcome() is None:
        if state.awaits_deal:
            state.deal(dealer.next(state.pack()))
            continue
        seat = state.actors()[0]
        moves = state.legal(seat)
        state.play(seat, moves[0] if state.view(seat).phase == "deciding" else moves[rng.below(len(moves))])
    assert len(state.sheet) == 200
    outcome = state.outcome()
    assert outcome is not None and outcome.reason == "limit"


# ---- orders ----


@clause("presidenten", "R19", "T1", "T2")
def test_a_higher_rank_orders_a_lower_one_between_rounds() -> None:
    state = ranked()
    offered = {state.game.show(move) for move in state.view(0).messages}
    assert offered == {
        f"order {word} {seat}" for word in ("pour", "applaud", "bow", "sing", "congratulate") for seat in (3, 1)
    }
    assert state.view(1).messages == []
    play(state, "0: order sing 1", "2: bevel maak een buiging p1")
    assert why(state, "0: order pour 1") == ("T1", "ordered-already")
    assert why(state, "1: order pour 2") == ("T1", "not-below-you")
    assert badge(state, 1, "order") == "sing"
    play(state, "1: done 0")
    assert badge(state, 1, "order-done") == "sing"
    assert why(state, "1: done 0") == ("T1", "no-such-order")
    next_round(state)
    assert state.legal(2) == list(state.view(2).moves)  # the game itself has no orders
    play(state, "0: order sing 3", f"2: {state.game.show(state.legal(2)[0])}")
    play(state, "2: order pour 0", f"2: {state.game.show(state.legal(2)[0])}")
    assert why(state, "2: order pour 3") == ("T2", "no-orders-now")
    lines = view_dict(state.game, state.view(3))["log"]
    assert isinstance(lines, list)
    assert {"seat": 0, "verb": "order", "text": "order sing 3", "word": "sing", "target": 3} in lines


@clause("presidenten", "R17", "T2")
def test_orders_in_the_first_round_always_and_never() -> None:
    assert why(start(orders="always"), "0: order sing 1") == ("T2", "no-orders-now")
    state = second_round(orders="always", exchange=False)
    play(state, f"2: {state.game.show(state.legal(2)[0])}", "2: order sing 0")
    state = ranked(orders="off")
    assert state.view(2).messages == []
    assert why(state, "2: order sing 1") == ("T2", "no-orders-now")


@clause("presidenten", "T1")
def test_orders_change_nothing_in_the_game_and_replay() -> None:
    match = troef.Match(troef.Record(troef.game("presidenten", rounds=2), 4))
    rng, dealer = troef.Rng("orders"), SeededDealer("orders")
    while match.state.outcome() is None:
        if match.state.awaits_deal:
            match.deal(dealer)
        for seat in range(4):
            messages = match.state.view(seat).messages
            if messages:
                actors = match.state.actors()
                match.play(seat, messages[rng.below(len(messages))])
                assert match.state.actors() == actors
        seat = match.state.actors()[0]
        moves = match.state.legal(seat)
        match.play(seat, moves[rng.below(len(moves))])
    again = troef.read_record(match.record.text())
    assert again.text() == match.record.text()
    assert view_dict(again.game, again.replay().view(0)) == view_dict(again.game, match.state.view(0))
