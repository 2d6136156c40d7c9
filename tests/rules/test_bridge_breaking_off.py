"""Bridge by the book: a rubber that the players break off (A8), and the result of a deal that ended elsewhere (R28)."""

import pytest
from bridge_positions import SLUG, E, N, S, W, call, cards, dealt, game, next_deal

import troef
from clauses import clause
from playing import play, refused
from troef.core.game import State
from troef.core.match import Match
from troef.core.record import Record, read_record
from troef.core.view import View
from troef.core.wire import view_dict

EVERYBODY = ["0: abandon", "1: abandon", "2: abandon", "3: abandon"]


def wire(view: View) -> dict[str, object]:
    return view_dict(game(), view)


def sheet(state: State) -> list[tuple[int, ...]]:
    return [row.cells for row in state.sheet]


@clause(SLUG, "S11")
def test_four_who_agree_break_the_rubber_off() -> None:
    """A8: the only game is worth 300; the deal that had begun does not count."""
    state = next_deal(game().start(), 1, "3NT", 0, 9)
    state.deal(troef.SeededDealer(1).next(state.pack()))
    call(state, "1C P")
    play(state, *EVERYBODY[:3])
    assert state.outcome() is None
    assert [state.view(E).badge(seat, "abandons") for seat in range(4)] == [True, True, True, None]
    play(state, EVERYBODY[3])
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.scores, outcome.winners, outcome.reason) == ((0, 400, 0, 400), (E, W), "abandoned")
    assert sheet(state) == [(0, 100), (0, 300)]
    assert state.actors() == () and not state.awaits_deal


def test_between_two_deals_the_last_row_tells_it() -> None:
    """A8: the only part score is worth 100."""
    state = next_deal(game().start(), 0, "2H", 0, 8)
    play(state, *EVERYBODY)
    outcome = state.outcome()
    assert outcome is not None and outcome.scores == (160, 0, 160, 0)
    assert sheet(state) == [(160, 0)]
    assert [entry.label for entry in state.sheet[-1].entries] == ["contract", "unfinished-part"]


def test_nothing_won_is_a_draw() -> None:
    """A7, A8."""
    state = play(dealt("1C"), *EVERYBODY)
    outcome = state.outcome()
    assert outcome is not None and (outcome.scores, outcome.winners) == ((0, 0, 0, 0), (N, E, S, W))
    assert sheet(state) == [(0, 0)]


def test_who_plays_on_does_not_agree() -> None:
    """A8: all four say it with no call or card between; then they may say it again."""
    state = play(dealt(), *EVERYBODY[:3])
    call(state, "1C")
    play(state, EVERYBODY[3])
    assert state.outcome() is None
    play(state, *EVERYBODY[:3])
    assert state.outcome() is not None


def test_the_referee_says_that_all_agree() -> None:
    state = play(cards(dealt("1NT P P P"), "AH"), "-2: abandon")
    outcome = state.outcome()
    assert outcome is not None and outcome.reason == "abandoned"


@pytest.mark.parametrize("seat", range(4))
def test_nobody_breaks_off_alone_or_twice(seat: int) -> None:
    state = play(dealt(), f"{seat}: abandon")
    assert refused(state, f"{seat}: abandon").reason == "abandon-said"
    assert state.outcome() is None


def test_there_must_be_something_to_break_off() -> None:
    state = game().start()
    assert refused(state, "0: abandon").reason == "nothing-to-abandon"
    over = play(dealt(), *EVERYBODY)
    assert refused(over, "0: abandon").reason == "match-over"


def test_breaking_off_is_nobodys_turn_and_no_offered_move() -> None:
    state = dealt()
    move = game().parse("abandon")
    assert all(move not in state.legal(seat) for seat in range(4))
    assert all(state.refusal(seat, move) is None for seat in range(4))


# ---- a deal that ended elsewhere ----


@clause(SLUG, "R28")
def test_a_claim_at_another_table_is_written_down_by_the_referee() -> None:
    state = cards(dealt("4S P P P"), "AH 2D 2C 2S")
    play(state, "-2: result 11")
    assert sheet(state) == [(150, 0)]
    assert state.awaits_deal and state.sheet[-1].marks[0].startswith("4S N 11")


@clause(SLUG, "R28", "P1")
def test_players_play_all_tricks() -> None:
    state = dealt("4S P P P")
    refusal = refused(state, "0: result 13")
    assert (refusal.clause, refusal.reason) == ("R28", "play-on")
    assert refused(dealt("4S"), "-2: result 10").reason == "no-contract-yet"


@clause(SLUG, "R28")
def test_a_result_holds_the_tricks_that_were_won() -> None:
    state = cards(dealt("4S P P P"), "AH 2D 2C 2S")  # N ruffs: one trick for declarer
    for tricks in (0, 14):
        refusal = refused(state, f"-2: result {tricks}")
        assert (refusal.clause, refusal.reason) == ("R28", "impossible-result")
        assert (refusal.facts["least"], refusal.facts["most"]) == (1, 13)
    lost = cards(dealt("4C P P P"), "AH 2D 2C 2S")  # W ruffs for the defenders
    assert refused(lost, "-2: result 13").facts["most"] == 12


@pytest.mark.parametrize("steps", [["-2: result 9"], EVERYBODY, EVERYBODY[:2]])
def test_records_and_worlds_know_both(steps: list[str]) -> None:
    match = Match(Record(game(), 4, N))
    match.deal(troef.SeededDealer(3))
    for text in ("1NT", "pass", "pass", "pass"):
        (seat,) = match.state.actors()
        match.play(seat, match.state.game.parse(text, match.state.view(seat)))
    for step in steps:
        seat, _, text = step.partition(": ")
        match.play(int(seat), match.state.game.parse(text))
    again = read_record(match.record.text()).replay()
    assert wire(again.view(troef.REFEREE)) == wire(match.state.view(troef.REFEREE))
    for seat in range(4):
        view = match.state.view(seat)
        world = match.state.game.world(view, troef.Rng(1))
        assert wire(world.view(seat)) == wire(view)


def test_a_world_of_a_rubber_broken_off_between_deals() -> None:
    state = play(next_deal(game().start(), 0, "2H", 0, 8), *EVERYBODY)
    view = state.view(E)
    assert wire(game().world(view, troef.Rng(1)).view(E)) == wire(view)


def test_a_seat_is_offered_to_break_off_until_it_has_agreed() -> None:
    """A8: not before the first deal, at any time during one, and again after the next call."""

    def offered(seat: int) -> bool:
        return any(move["verb"] == "abandon" for move in view_dict(game(), state.view(seat))["moves"])

    state = game().start()
    assert not offered(S)
    state.deal(troef.SeededDealer(1).next(state.pack()))
    assert all(offered(seat) for seat in range(4))
    play(state, EVERYBODY[S])
    assert [offered(seat) for seat in range(4)] == [seat != S for seat in range(4)]
    call(state, "P")
    assert offered(S)
    play(state, *EVERYBODY)
    assert not any(offered(seat) for seat in range(4))
