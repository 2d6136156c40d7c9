"""Which results and positions shithead takes: those of lawful rounds, and no others."""

import pytest

import troef
from clauses import clause
from playing import play
from troef.core.game import State
from troef.core.moves import PLAY, TAKE, kind_of
from troef.core.position_facts import PositionError
from troef.core.result import ResultError

SLUG = "shithead"


def game(**options: object) -> troef.Game:
    return troef.game(SLUG, **options)


def impossible(**facts: object) -> str:
    """Why a position of an evening of five rounds is refused."""
    with pytest.raises(PositionError) as caught:
        game(rounds=5).position(facts)
    return str(caught.value)


def played(seats: int, rounds: int, seed: str) -> tuple[State, list[int]]:
    """A random match, and who dealt each round."""
    rng, state, dealers = troef.Rng(seed), game(rounds=rounds).start(seats), []
    while state.outcome() is None:
        if state.awaits_deal:
            dealers.append(int(state.dealer))
            state.deal_shuffled(rng)
        seat = state.actors()[0]
        state.play(seat, int(state.phase.pick(seat, rng)))
    return state, dealers


# ---- results ----


@clause(SLUG, "R34", "S1", "S2", "R1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_random_rounds_are_scored_alike_and_lead_to_positions_that_are_taken(seats: int) -> None:
    state, dealers = played(seats, 12, f"rounds {seats}")
    for number, (row, dealer) in enumerate(zip(state.sheet, dealers, strict=True)):
        losers = [seat for seat in range(seats) if row.cells[seat]]
        assert state.game.settle({"seats": seats, "shitheads": losers}) == row.cells
        before = [list(one.cells) for one in state.sheet[:number]]
        totals = [sum(column) for column in zip(*before, strict=True)] or [0] * seats
        for told in ({"sheet": before}, {"totals": totals}) if number else ({},):
            laid = state.game.position({"seats": seats, "deal": number + 1, "dealer": dealer, **told})
            assert list(laid.view(0).totals) == totals


def held_by_all(state: State) -> list[int]:
    """How many cards each seat has: in hand, open and blind."""
    zones = state.view(troef.SPECTATOR).zones
    return [
        sum([len(zone.cards) + zone.hidden for zone in zones if zone.name.endswith(f"-{seat}")])
        for seat in range(int(state.seats))
    ]


def hoarded(seats: int, seed: str) -> State:
    """A round of players who take the pile, unless that would leave them with the most cards."""
    state = game().start(seats)
    state.deal_shuffled(troef.Rng(seed))
    while state.outcome() is None:
        seat = state.actors()[0]
        moves = state.legal(seat)
        held, pile = held_by_all(state), state.view(seat).zone("discard").cards
        takes = [move for move in moves if kind_of(move) == TAKE]
        plays = [move for move in moves if kind_of(move) == PLAY]
        if takes and (not plays or held[seat] + len(pile) <= max(held)):
            state.play(seat, takes[0])
        else:
            state.play(seat, plays[0] if plays else moves[0])
    return state


@clause(SLUG, "R35")
@pytest.mark.parametrize(("seats", "seed", "tied"), [(2, "tie 0", 2), (3, "tie 0", 2), (5, "tie 3", 3)])
def test_after_a_thousand_turns_several_can_be_shithead(seats: int, seed: str, tied: int) -> None:
    """Who has the most cards then, in hand, open and blind."""
    state = hoarded(seats, seed)
    outcome, held = state.outcome(), held_by_all(state)
    assert outcome is not None and outcome.reason == "limit"
    losers = [seat for seat in range(seats) if held[seat] == max(held)]
    assert len(losers) == tied and state.view(0).memory["turns"] == 1000
    assert game().settle({"seats": seats, "shitheads": losers}) == outcome.scores


@clause(SLUG, "R34", "R35", "S1")
@pytest.mark.parametrize(
    ("seats", "shitheads", "reason"),
    [
        (2, (0,), ""),
        (5, (1, 4), ""),
        (4, (0, 1, 2, 3), ""),
        (1, (0,), "seats: shithead is played by 2 to 5, not 1"),
        (6, (0,), "seats: shithead is played by 2 to 5, not 6"),
        (4, (), "shitheads: a round has at least one shithead (R34, R35)"),
        (4, (4,), "shitheads: there is no seat 4 among 4"),
        (4, (-1,), "shitheads: there is no seat -1 among 4"),
        (4, (1, 1), "shitheads: each is named once"),
        (4, (True,), "shitheads[0]: it is a whole number, not True"),
    ],
)
def test_who_can_be_the_shithead(seats: int, shitheads: tuple[int, ...], reason: str) -> None:
    facts = {"seats": seats, "shitheads": shitheads}
    if not reason:
        assert game().settle(facts) == tuple([int(seat in shitheads) for seat in range(seats)])
        return
    with pytest.raises(ResultError) as caught:
        game().settle(facts)
    assert str(caught.value) == reason


# ---- positions ----


@clause(SLUG, "R1", "R2", "R5", "R7", "S2", "T2")
def test_a_position_in_the_third_round() -> None:
    """Seat 1 was the shithead twice, deals, and was told to put on the hat; seat 3 got the first three."""
    state = game(rounds=5).position(
        {
            "deal": 3,
            "sheet": [[0, 1, 0, 0], [0, 1, 0, 0]],
            "proposals": [{"by": 3, "task": "song"}, {"by": 0, "task": "hat"}, {"by": 2, "task": "hat"}],
            "cards": {"open-3": "3S 8H 9D", "hand-3": "KS 10H QD", "hand-0": "4S 5S 6S"},
            "moves": ["3: arrange KS QD 9D", "0: ready", "1: ready", "2: ready", "3: ready", "3: 3S", "0: 4S"],
        }
    )
    view = state.view(2)
    assert (view.dealer, view.deal_number, view.totals) == (1, 3, (0, 2, 0, 0))
    assert view.fact("task") == "hat" and state.actors() == (1,)
    assert {len(view.zone("discard").cards), view.zone("hand-0").hidden} == {2, 3}


@clause(SLUG, "R1", "R2")
def test_the_next_deal_is_laid_for_whoever_deals() -> None:
    state = game(rounds=5).position({"seats": 3, "deal": 2, "totals": [0, 0, 1]})
    assert state.view(0).dealer == 2
    state.deal(state.arrange({0: "3S"}, open_0="KS", blind_1="2S", stock="10S"))
    assert "3S" in troef.cards_text(state.view(0).zone("hand-0").cards)
    other = game(rounds=5).position({"seats": 3, "deal": 2, "totals": [0, 0, 1]})
    with pytest.raises(troef.DealError, match=r"use state\.arrange"):
        other.deal(other.game.arrange({0: "3S"}, 3, 0))


@clause(SLUG, "R1", "R35")
def test_of_several_shitheads_the_first_clockwise_deals() -> None:
    tied = {"deal": 3, "sheet": [[0, 1, 0, 0], [1, 0, 0, 1]]}
    assert game(rounds=5).position(tied).view(0).dealer == 3
    assert impossible(**tied, dealer=0) == "dealer: seat 3 deals here, not seat 0"
    play(game(rounds=5).position({"deal": 2, "totals": [1, 0, 0, 1], "dealer": 3, "cards": {}}), "0: ready")


@clause(SLUG, "S2", "T2")
def test_totals_of_several_rounds_leave_open_whose_the_last_one_was() -> None:
    told = {"deal": 4, "totals": [2, 1, 0, 0], "dealer": 1, "proposals": [{"by": 0, "task": "song"}]}
    state = game(rounds=5).position(told)
    assert state.view(0).fact("shithead") == 1 and state.view(0).totals == (2, 1, 0, 0)
    assert impossible(**{**told, "dealer": 0}) == "proposals: seat 0 cannot have proposed a task, or not twice (T2)"


@clause(SLUG, "R1", "R34", "S2", "T2")
def test_positions_that_no_match_comes_to() -> None:
    assert impossible(deal=6, totals=[5, 0, 0, 0]) == "deal: a match has 5 deals, this would be number 6"
    assert impossible(deal=2).startswith("sheet: each round before had a shithead")
    assert impossible(deal=2, totals=[2, 0, 0, 0]) == "sheet row 1: [2, 0, 0, 0] is not what 1 finished games give"
    assert impossible(deal=4, totals=[1, 1, 0, 0]) == "sheet row 1: [1, 1, 0, 0] is not what 3 finished games give"
    assert impossible(deal=2, totals=[0, 1, 0, 0], dealer=2) == "dealer: seat 1 deals here, not seat 2"
    asked = {"deal": 2, "totals": [0, 1, 0, 0]}
    song = {"by": 0, "task": "song"}
    no = "proposals: seat {} cannot have proposed a task, or not twice (T2)"
    assert impossible(proposals=[song]) == no.format(0)
    assert impossible(**asked, proposals=[{**song, "by": 1}]) == no.format(1)
    assert impossible(**asked, proposals=[song, song]) == no.format(0)
    assert impossible(**asked, proposals=[{**song, "task": "dance"}]).startswith("proposals: a proposal says")
    with pytest.raises(PositionError, match="proposals: seat 0 cannot"):
        game(rounds=5, forfeit=False).position({**asked, "proposals": [song]})
