"""Ezelen at the table: what is seen and said, and what must always hold."""

from collections import Counter

import pytest
from ezelen_positions import ACES, MIXED, everything, legal, play, start
from hypothesis import given
from hypothesis import strategies as st

import troef
from clauses import clause
from playing import hand
from proving import examples, some
from troef import REFEREE, SPECTATOR, TIMEKEEPER
from troef.bots import make_player
from troef.bots.ezelen import RulePlayer
from troef.cards.card import card_text
from troef.core.moves import CHOOSE, DRAW, make_move
from troef.core.refusal import Refusal
from troef.core.wire import view_dict
from troef.games.ezelen import EzelState
from troef.search.playout import playout
from troef.words.words import words

# ---- at the table ----


@clause("ezelen", "T1")
@pytest.mark.parametrize("gesture", ["slap", "nose", "thumb", "tongue", "ears"])
def test_whatever_the_gesture_the_move_is_the_same(gesture: str) -> None:
    state = start(ACES, gesture=gesture)
    assert state.view(0).fact("gesture") == gesture
    assert "slap" in legal(state, 2)
    for language in ("nl", "en"):
        assert words(language).say(f"ezelen-gesture-{gesture}") != f"ezelen-gesture-{gesture}"


@clause("ezelen", "T1", "T2", "R9")
@pytest.mark.parametrize("false_slap", ["letter", "ignore"])
def test_the_button_is_there_with_and_without_a_quartet(false_slap: str) -> None:
    state = start(ACES, false_slap=false_slap)
    for seat in range(4):
        verbs = Counter(state.game.language.verb(move) for move in state.view(seat).moves)
        assert verbs == {"choose": 4, "slap": 1}


@clause("ezelen", "T3")
def test_the_bot_slaps_with_a_quartet_and_never_falsely() -> None:
    game = troef.game("ezelen")
    state = start(ACES)
    bot = make_player("rule", game, 1)
    assert game.show(bot.choose(state.view(2), 0.1)) == "slap"
    for seed in range(20):
        assert game.show(make_player("rule", game, seed).choose(state.view(0), 0.1)) == "choose QC"
        assert game.show(make_player("rule", game, seed).choose(state.view(1), 0.1)) in ("choose KC", "choose JS")
    play(state, "2: slap")
    assert game.show(bot.choose(state.view(0), 0.1)) == "slap"


@clause("ezelen", "T3")
def test_the_bot_does_not_change_its_choice() -> None:
    state = play(start(MIXED), "0: QD")
    bots = [make_player("rule", state.game, seed) for seed in range(20)]
    assert {state.game.show(bot.choose(state.view(0), 0.1)) for bot in bots} == {"choose QD"}


@clause("ezelen", "T3")
def test_the_bot_is_as_quick_as_a_person() -> None:
    state = start(ACES)

    def delays(seat: int) -> list[float]:
        bot = RulePlayer(state.game, "quick")
        return [bot.delay(state.view(seat)) for _ in range(300)]

    choosing, noticing = delays(0), delays(2)
    play(state, "2: slap")
    reacting = delays(0)
    for taken, low, high in ((choosing, 0.5, 2.5), (noticing, 0.3, 1.2), (reacting, 0.4, 1.8)):
        assert low <= min(taken) < low + 0.1
        assert high - 0.1 < max(taken) <= high
    assert delays(0) == delays(0)  # seeded


@clause("ezelen", "T3", "S3")
@pytest.mark.parametrize("seats", some([3, 13, 4, 7]))
def test_bots_play_a_match_to_its_donkey_without_a_false_slap(seats: int) -> None:
    game = troef.game("ezelen")
    dealer, rng = troef.SeededDealer(seats), troef.Rng(seats)
    bots = [make_player("rule", game, seat) for seat in range(seats)]
    state = game.start(seats)
    assert isinstance(state, EzelState)
    while state.outcome() is None:
        if state.awaits_deal:
            state.deal(dealer.next(state.pack()))
        actors = state.actors()
        seat = actors[rng.below(len(actors))]
        state.play(seat, bots[seat].choose(state.view(seat), 0.1))
        assert state.passing.false_slapper < 0
    outcome = state.outcome()
    assert outcome is not None
    assert max(outcome.scores) == 4
    assert outcome.reason == "last-player"


# ---- what must always hold ----


def walk(seed: int, seats: int, moves: int, **options: object) -> EzelState:
    """A state after this many random moves."""
    state = troef.game("ezelen", **options).start(seats)
    playout(state, troef.Rng(seed), moves)
    assert isinstance(state, EzelState)
    return state


POSITIONS = {
    "seed": st.integers(0, 10**6),
    "seats": st.integers(3, 13),
    "moves": st.integers(1, 120),
    "false_slap": st.sampled_from(["letter", "ignore"]),
}


@clause("ezelen", "R1", "R7")
@examples(60)
@given(**POSITIONS)
def test_nobody_ever_holds_more_or_fewer_than_four(seed: int, seats: int, moves: int, false_slap: str) -> None:
    state = walk(seed, seats, moves, false_slap=false_slap)
    zones = [state.view(REFEREE).zone(f"hand-{seat}") for seat in range(seats)]
    assert [len(zone.cards) for zone in zones] == [4] * seats
    assert sorted(card for zone in zones for card in zone.cards) == state.pack()


@examples(60)
@given(**POSITIONS)
def test_worlds_give_back_their_view_and_can_be_played_on(seed: int, seats: int, moves: int, false_slap: str) -> None:
    state = walk(seed, seats, moves, false_slap=false_slap)
    rng = troef.Rng(seed)
    for viewer in (0, seats - 1, SPECTATOR, REFEREE):
        view = state.view(viewer)
        world = state.game.world(view, rng)
        assert view_dict(state.game, world.view(viewer)) == view_dict(state.game, view)
        if viewer >= 0:
            assert world.view(viewer).memory == view.memory
    if false_slap == "letter" or seats < 5:  # the others can be played on as well, but last long
        playout(world, rng)
        assert world.outcome() is not None
    else:
        assert playout(world, rng, 200) == 200 or world.outcome() is not None


@examples(40)
@given(**POSITIONS)
def test_what_a_seat_cannot_see_changes_nothing_for_it(seed: int, seats: int, moves: int, false_slap: str) -> None:
    state = walk(seed, seats, moves, false_slap=false_slap)
    world = state.game.world(state.view(0), troef.Rng(seed + 1))
    for card in state.pack():
        move = state.game.parse(f"choose {card_text(card)}")
        assert state.refusal(0, move) == world.refusal(0, move)
    assert state.legal(0) == world.legal(0)
    assert state.actors() == world.actors()


def test_worlds_share_the_unseen_cards_in_many_ways() -> None:
    state = play(start(MIXED), "0: KS", "1: QH", "2: AD", "3: JC")
    rng = troef.Rng(1)
    worlds = [state.game.world(state.view(0), rng) for _ in range(200)]
    held = Counter(card_text(card) for world in worlds for card in world.view(1).hand())
    assert held["KS"] == 200  # given a moment ago: it cannot have gone on yet
    assert len(held) == 12
    assert all(count > 20 for count in held.values())


def test_a_false_slap_that_costs_nothing_proves_that_there_is_no_quartet() -> None:
    hands = {0: "AS AH AD AC", 1: "KS KH KD QS", 2: "QH QD QC KC"}
    state = play(start(hands, seats=3, false_slap="ignore"), "1: slap")
    rng = troef.Rng(1)
    for _ in range(300):
        world = state.game.world(state.view(0), rng)
        assert len({card[0] for card in hand(world, 1)}) > 1


@examples(40)
@given(**POSITIONS)
def test_copies_are_independent(seed: int, seats: int, moves: int, false_slap: str) -> None:
    state = walk(seed, seats, moves, false_slap=false_slap)
    twin = state.copy()
    before = everything(state)
    assert everything(twin) == before
    playout(twin, troef.Rng(1), 50)
    assert everything(state) == before


@pytest.mark.parametrize("seats", [3, 4, 13])
@pytest.mark.parametrize("false_slap", ["letter", "ignore"])
def test_a_record_replays_to_the_same_end(seats: int, false_slap: str) -> None:
    game = troef.game("ezelen", false_slap=false_slap)
    match = troef.Match(troef.Record(game, seats))
    dealer, rng = troef.SeededDealer(3), troef.Rng(3)
    for _ in range(400):
        if match.state.outcome() is not None:
            break
        if match.state.awaits_deal:
            match.deal(dealer)
        for seat in [match.state.actors()[0], TIMEKEEPER]:
            moves = match.state.legal(seat)
            if moves and (seat >= 0 or rng.below(4) == 0):
                match.play(seat, moves[rng.below(len(moves))])
    again = troef.read_record(match.record.text()).replay()
    assert isinstance(again, EzelState)
    assert isinstance(match.state, EzelState)
    assert everything(again) == everything(match.state)


@pytest.mark.parametrize("seats", [3, 4, 13])
def test_random_matches_end_even_when_false_slaps_cost_nothing(seats: int) -> None:
    state = troef.game("ezelen:mild").start(seats)
    playout(state, troef.Rng(seats), 2_000)
    dealer = troef.SeededDealer(1)
    while state.outcome() is None:  # nobody slaps any more, and the first who may act does
        if state.awaits_deal:
            if state.deal_number > 3:
                break
            state.deal(dealer.next(state.pack()))
        seat = state.actors()[0]
        state.play(seat, state.legal(seat)[0])
    assert state.outcome() is not None or state.deal_number > 3


@pytest.mark.parametrize("text", ["", "KX", "choose", "choose KS KH", "slap KS", "shout", "choose ?", "timeout 3"])
def test_what_is_no_move_is_an_error(text: str) -> None:
    with pytest.raises(troef.MoveTextError):
        troef.game("ezelen").parse(text)


@clause("ezelen", "R4", "R12", "R15", "R16")
def test_what_is_no_move_of_the_game_is_refused_by_what_the_phase_is_about() -> None:
    passing = start(MIXED)
    choose_nothing = int(make_move(CHOOSE, 63))
    for state, clause_of_phase in ((passing, "R4"), (play(start(ACES), "2: slap"), "R12")):
        for number in (-1, 63, int(make_move(DRAW)), 2**50):
            assert state.refusal(1, number) == Refusal(clause_of_phase, "not-offered"), number
    assert passing.refusal(1, choose_nothing) == Refusal("R4", "not-offered")


def test_every_move_reads_back() -> None:
    state = start(MIXED)
    for move in [*state.legal(0), state.game.parse("TIMEOUT")]:
        assert state.game.parse(state.game.show(move)) == move


def test_a_deal_that_cannot_be_is_an_error() -> None:
    game = troef.game("ezelen")
    for hands in ({0: "2S"}, {0: "AS AS"}, {0: "AS AH AD AC KS"}, {4: "AS"}, {0: "??"}):
        with pytest.raises(troef.DealError):
            game.arrange(hands)
