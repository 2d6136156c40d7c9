"""Tournament manille by the book: scores of deals and rounds, boompjes and the draw before them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tornooi_positions import POINTS, SLUG, announce, game, one_suit_each, play_out, settle_deals

import troef
from clauses import clause
from playing import lay, play, refused
from troef.cards.card import parse_cards
from troef.games.manillen_tornooi import (
    PACK,
    Result,
    highest_drawn,
    misdeal_penalty,
    multiplier_of,
    revoke_penalty,
    round_score,
    shifted,
)


def settle(points: tuple[int, int], multiplier: int = 1, partner: int = 2) -> tuple[int, ...]:
    return game().settle(Result(points, multiplier, partner))


def drawing(cards: str) -> list[int]:
    """An order of the pack for a draw, with these cards on top."""
    return game().arrange(draw=cards)


def due_draw() -> troef.State:
    """A round whose first boompje has been played: the draw for the next is due."""
    return settle_deals(game(boompjes=3, deals_per_boompje=4).start(4, dealer=2), 4)


# ---- one deal ----


@clause(SLUG, "S2", "S3", "R14", "E10")
def test_what_is_over_thirty_counts_for_whichever_pair_has_it() -> None:
    for multiplier, score in ((1, 7), (2, 14), (4, 28)):
        assert settle((37, 23), multiplier) == (score, 0, score, 0)
        assert settle((23, 37), multiplier) == (0, score, 0, score)


@clause(SLUG, "S4", "E11")
def test_all_the_points_are_the_most_a_deal_can_pay() -> None:
    assert [settle((60, 0), multiplier)[0] for multiplier in (1, 2, 4)] == [30, 60, 120]
    assert [settle((31, 29), multiplier)[0] for multiplier in (1, 2, 4)] == [1, 2, 4]


def played(announced: str, leader: int, *tricks: str) -> troef.State:
    """A whole deal, trick after trick from seat 0, each with its cards by seat; `leader` leads to the first."""
    rows = [trick.split() for trick in tricks]
    hands = {seat: " ".join(row[seat] for row in rows) for seat in range(4)}
    state = announce(lay(game(), dealer=(leader + 3) % 4, hands=hands), announced)
    for row in rows:
        for _ in range(4):
            seat = state.actors()[0]
            play(state, f"{seat}: {row[seat]}")
    return state


@clause(SLUG, "S4")
def test_a_worthless_trick_may_be_lost_on_the_way() -> None:
    state = played(
        "no trump",
        0,
        "10S 10H 7S KC",
        "AS AH 10D QC",
        "KS KH AD JC",
        "QS QH KD 9C",
        "JS JH QD 8C",
        "9S 10C JD 7C",
        "8S AC 8H 7D",
        "7H 9H 8D 9D",
    )
    assert int(state.tricks.taker) == 1  # the last trick is the opponents'
    assert state.sheet[-1].cells == (60, 0, 60, 0)


@clause(SLUG, "S5", "E12", "T5")
def test_thirty_all_is_drawn_and_the_next_deal_does_not_count_double() -> None:
    assert settle((30, 30), 4) == (0, 0, 0, 0)
    state = play_out(announce(one_suit_each(3), "trump H"))
    assert state.sheet[-1].marks == ("W", "Z", "W", "Z")
    flat = flat_deal()
    assert (flat.sheet[-1].cells, flat.sheet[-1].marks) == ((0, 0, 0, 0), ("W ---", "Z ---", "W ---", "Z ---"))
    assert int(flat.dealer) == 0  # it passes on all the same
    flat.deal(flat.pack())
    assert announce(flat).view(0).fact("multiplier") == 1


def flat_deal() -> troef.State:
    """30 points in the tricks of each pair."""
    return played(
        "no trump",
        0,
        "10S JH 10H JS",
        "AS 9H AH 9S",
        "KS 8H KH 8S",
        "QS 7H QH 7S",
        "7D 10D 10C KC",
        "8D AD AC QC",
        "9D KD 9C JC",
        "JD QD 8C 7C",
    )


@clause(SLUG, "R12", "E13")
def test_the_multipliers_as_a_table() -> None:
    assert [multiplier_of(True), multiplier_of(True, True), multiplier_of(True, True, True)] == [1, 2, 4]
    assert [multiplier_of(False), multiplier_of(False, True)] == [2, 4]
    for impossible in ((False, True, True), (True, False, True)):
        with pytest.raises(ValueError):
            multiplier_of(*impossible)


@pytest.mark.parametrize(
    ("points", "multiplier", "partner"),
    [((31, 30), 1, 2), ((61, -1), 1, 2), ((30, 30), 3, 2), ((30, 30), 8, 2), ((30, 30), 1, 0)],
)
def test_numbers_that_no_deal_can_have_are_errors(points: tuple[int, int], multiplier: int, partner: int) -> None:
    with pytest.raises(ValueError):
        settle(points, multiplier, partner)


@clause(SLUG, "S1", "S2", "S3")
@given(st.integers(0, 60), st.sampled_from([1, 2, 4]), st.sampled_from([1, 2, 3]))
def test_one_pair_at_most_scores_and_never_more_than_the_maximum(points: int, multiplier: int, partner: int) -> None:
    scores = settle((points, 60 - points), multiplier, partner)
    w, z = scores[0], next(scores[seat] for seat in (1, 2, 3) if seat != partner)
    assert scores[partner] == w and min(w, z) == 0
    assert w - z == (points - 30) * multiplier
    assert max(scores) <= revoke_penalty(multiplier)


@clause(SLUG, "S1", "S6")
def test_every_deal_is_settled_from_the_cards_in_the_tricks() -> None:
    """A plain count of the log beside what the sheet says, over a whole round with its shifts."""
    state = game(boompjes=3, deals_per_boompje=4).start(4)
    dealer, rng = troef.SeededDealer("count"), troef.Rng("count")
    totals = [0, 0, 0, 0]
    while state.outcome() is None:
        if state.awaits_deal:
            state.deal(dealer.next(state.pack()))
            continue
        rows = len(state.sheet)
        view = state.view(troef.REFEREE)
        seat = state.actors()[0]
        moves = state.legal(seat)
        state.play(seat, moves[rng.below(len(moves))])
        if len(state.sheet) > rows:
            expected = counted(state, view.around)
            assert state.sheet[rows].cells == expected
            totals = [total + cell for total, cell in zip(totals, expected, strict=True)]
    assert state.outcome().scores == tuple(totals) == state.view(0).totals


def counted(state: troef.State, around: list[int]) -> tuple[int, ...]:
    """The scores of the deal that has just been played, from its log alone."""
    log = [(seat, state.game.show(move)) for seat, move in state.view(troef.REFEREE).log]
    said = [text for _, text in log]
    trump = next(text[-1] if text != "no trump" else "" for text in said if "trump" in text)
    multiplier = multiplier_of(bool(trump), "knock" in said, "counter knock" in said)
    cards = [(seat, text) for seat, text in log if text[:-1] in (*POINTS, "9", "8", "7")]
    taken = dict.fromkeys(range(4), 0)
    for first in range(0, 32, 4):
        trick = cards[first : first + 4]
        led = trick[0][1][-1]
        strong = [card for card in trick if card[1][-1] == trump] or [card for card in trick if card[1][-1] == led]
        winner = min(strong, key=lambda card: ["10", "A", "K", "Q", "J", "9", "8", "7"].index(card[1][:-1]))
        taken[winner[0]] += sum(POINTS.get(text[:-1], 0) for _, text in trick)
    assert sum(taken.values()) == 60
    w = {around[0], around[2]}
    over = (sum(taken[seat] for seat in w) - 30) * multiplier
    return tuple(max(0, over if seat in w else -over) for seat in range(4))


# ---- the round ----


@clause(SLUG, "S7", "P6", "P7", "E15")
def test_penalties_come_off_at_the_end_and_nobody_falls_below_nought() -> None:
    assert round_score(95, [120]) == 0
    assert round_score(210, [120, 15]) == 75
    assert round_score(40) == 40
    with pytest.raises(ValueError):
        round_score(-1)
    with pytest.raises(ValueError):
        round_score(10, [-5])


@clause(SLUG, "P1", "E14")
def test_what_misdeals_in_a_row_cost() -> None:
    assert [misdeal_penalty(misdeals) for misdeals in (0, 1, 2, 3, 4)] == [0, 0, 15, 30, 45]
    with pytest.raises(ValueError):
        misdeal_penalty(-1)


@clause(SLUG, "P3", "E15")
def test_what_a_revoke_costs() -> None:
    assert [revoke_penalty(multiplier) for multiplier in (1, 2, 4)] == [30, 60, 120]
    with pytest.raises(ValueError):
        revoke_penalty(3)


def test_equal_scores_share_the_first_place() -> None:
    outcome = settle_deals(game(boompjes=1, deals_per_boompje=4).start(4), 4).outcome()
    assert outcome is not None
    best = max(outcome.scores)
    assert outcome.winners == tuple(seat for seat in range(4) if outcome.scores[seat] == best)
    assert len(outcome.winners) >= 2  # partners of the only boompje scored alike


# ---- boompjes ----


@clause(SLUG, "S6")
def test_the_scorer_stays_and_the_others_move_up_a_chair() -> None:
    assert shifted([0, 1, 2, 3]) == [0, 3, 1, 2]
    assert shifted([0, 3, 1, 2]) == [0, 2, 3, 1]
    state = game(boompjes=4, deals_per_boompje=4).start(4)
    for boompje, around in enumerate(([0, 1, 2, 3], [0, 3, 1, 2], [0, 2, 3, 1], [0, 1, 2, 3])):
        view = state.view(1)
        assert (view.around, view.fact("boompje")) == (around, boompje + 1)
        settle_deals(state, 4)
    assert state.outcome() is not None


@clause(SLUG, "S6", "R3", "R5", "R16")
def test_partners_turn_and_deal_follow_the_chairs_while_scores_follow_the_person() -> None:
    state = due_draw()
    state.deal(drawing("7S 8S 9S 10S"))  # chair 3 is seat 2 now
    assert int(state.dealer) == 2
    before = state.view(0).totals
    state.deal(state.arrange({2: "10H AH KH QH JH 9H 8H 7H"}))
    assert state.view(2).hand() == sorted(parse_cards("10H AH KH QH JH 9H 8H 7H"))
    announce(state)
    assert state.actors() == (0,)  # left of chair 3 sits the scorer
    turns = []
    while not state.awaits_deal:
        seat = state.actors()[0]
        turns.append(seat)
        state.play(seat, state.legal(seat)[-1])
    assert turns[:4] == [0, 3, 1, 2]
    gained = [after - old for after, old in zip(state.view(0).totals, before, strict=True)]
    assert gained[0] == gained[1] and gained[2] == gained[3]  # seats 0 and 1 sit opposite each other
    assert state.sheet[-1].marks[0][0] == state.sheet[-1].marks[1][0] == "W"
    assert int(state.dealer) == 0


@clause(SLUG, "S6")
def test_in_three_boompjes_everybody_is_everybodys_partner_once() -> None:
    around = [0, 1, 2, 3]
    partners = set()
    for _ in range(3):
        partners |= {frozenset((around[0], around[2])), frozenset((around[1], around[3]))}
        around = shifted(around)
    assert len(partners) == 6


@clause(SLUG, "R1", "E16")
def test_the_highest_card_drawn_deals_first() -> None:
    state = due_draw()
    assert state.awaits_deal and state.view(0).fact("draw") == "all"
    state.deal(drawing("7S AS 10D KH"))  # chair 2 is seat 1 now
    assert (int(state.dealer), state.awaits_deal, state.view(0).fact("draw")) == (1, True, None)
    assert [state.view(3).badge(seat, "drew") for seat in range(4)] == [["7S"], ["10D"], ["KH"], ["AS"]]
    state.deal(state.pack())
    assert state.actors() == (1,)
    assert state.view(0).badge(1, "drew") == ["10D"]  # it stays to be seen during the deal


@clause(SLUG, "R1", "R2", "E16")
def test_only_those_who_drew_equally_high_draw_again() -> None:
    assert highest_drawn(parse_cards("10C 10H AS 7D")) == [0, 1]
    assert highest_drawn(parse_cards("8D KC")) == [1]
    assert highest_drawn(parse_cards("AS KS QS AD")) == [0, 3]
    state = due_draw()
    state.deal(drawing("10C 10H AS 7D"))  # chairs 0 and 1: seats 0 and 3
    assert (state.awaits_deal, state.view(0).fact("draw")) == (True, "again")
    assert sorted(state.pack()) == sorted(PACK)
    state.deal(drawing("9C 9H 10S 10D"))  # equal again; the tens are nobody's
    assert state.view(0).fact("draw") == "again"
    state.deal(drawing("8D KC"))
    assert (int(state.dealer), state.view(0).fact("draw")) == (3, None)
    assert [state.view(0).badge(seat, "drew") for seat in range(4)] == [["8D"], ["AS"], ["7D"], ["KC"]]


@clause(SLUG, "R1")
def test_every_later_boompje_begins_with_a_draw() -> None:
    state = game(boompjes=3, deals_per_boompje=4).start(4)
    draws = []
    while state.outcome() is None:
        if state.awaits_deal:
            if state.view(0).fact("draw") is not None:
                draws.append(len(state.sheet))
            state.deal(troef.SeededDealer(len(draws)).next(state.pack()))
        else:
            play_out(announce(state))
    assert sorted(set(draws)) == [4, 8]


def test_the_draw_is_public_in_every_view() -> None:
    state = due_draw()
    state.deal(drawing("10C 10H AS 7D"))
    for seat in (*range(4), troef.SPECTATOR):
        view = state.view(seat)
        world = next(state.game.worlds(view, troef.Rng("draw")))
        assert world.view(seat).memory == view.memory
        world.deal(drawing("8D KC"))
        assert int(world.dealer) == 3


def test_steps_of_the_draw_are_dealt_as_chance() -> None:
    state = due_draw()
    with pytest.raises(troef.DealError):
        state.deal(PACK[:4])
    assert state.actors() == ()
    assert refused(state, "0: 10H").reason == "awaits-deal"


@clause(SLUG, "S6")
def test_both_partners_are_credited() -> None:
    state = play(announce(one_suit_each(3), "trump S"), "0: 10S")
    assert play_out(state).sheet[-1].cells == (30, 0, 30, 0)
