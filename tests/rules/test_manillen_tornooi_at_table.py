"""Tournament manille as at a table of wood: revokes, misdeals, the jury, the signal; and duties beside an oracle."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tornooi_positions import RANKS, SLUG, announce, free_cards, game, one_suit_each, play_out, settle_deals

import troef
from clauses import clause
from playing import lay, play, refused, texts
from troef.cards.card import card_text
from troef.core.wire import view_dict

JURY, CLOCK = troef.REFEREE, troef.TIMEKEEPER
HANDS = {
    0: "KS 7S 10H 9H AD 8D QC 7C",
    1: "10S 9S AH 8H KD 7D JC 8C",
    2: "AS 8S KH 7H 10D QD AC 9C",
    3: "QS JS QH JH JD 9D 10C KC",
}


def at_table(dealer: int = 3, announced: str = "trump H", **options: object) -> troef.State:
    """A table where any card may fall; the dealer has announced and nobody has knocked."""
    state = lay(game(enforcement="table", **options), dealer=dealer, hands=HANDS)
    return announce(state, announced)


def revoked(announced: str = "trump H", **options: object) -> troef.State:
    """Seat 1 has not gone over the king of spades although it could."""
    return play(at_table(announced=announced, **options), "0: KS", "1: 9S")


# ---- any card may fall, and is claimed ----


@clause(SLUG, "P4")
def test_any_held_card_may_fall() -> None:
    state = play(at_table(), "0: KS")
    assert {text for text in texts(state, 1) if "claim" not in text} == set(HANDS[1].split())
    assert refused(state, "1: KS").reason == "not-held"
    assert refused(state, "2: AS").reason == "not-your-turn"
    play(state, "1: 8C")
    assert state.tricks.turn == 2


@clause(SLUG, "R16", "R24", "P4", "T5")
def test_everybody_may_claim_but_one_of_them_is_on_turn() -> None:
    state = play(at_table(), "0: KS", "1: 10S")
    assert (state.actors(), state.view(0).turn) == ((0, 1, 2, 3), 2)
    play(state, "0: claim 1")
    assert state.view(3).turn == 2
    play(state, "2: 8S", "3: JS")
    assert state.view(0).turn == 1  # who won the trick leads
    assert play_out_to_recording(state).view(2).turn == 0  # the scorer
    assert state.copy().view(2).turn == 0


@clause(SLUG, "P3", "P4", "R18")
def test_a_proven_claim_stops_the_deal_and_costs_the_player_alone() -> None:
    state = play(revoked(), "2: claim 1")
    assert state.awaits_deal
    view = state.view(0)
    assert (view.deal_number, view.dealer, view.fact("stopped")) == (1, 3, 1)
    assert [view.badge(seat, "penalty") for seat in range(4)] == [None, 30, None, None]
    assert view.totals == (0, 0, 0, 0) and view.sheet == []
    state.deal(game().arrange(HANDS, dealer=3))
    assert (state.actors(), state.deal_number) == ((3,), 1)
    announce(state)
    play_out(state)
    assert state.deal_number == 1 and len(state.sheet) == 1
    assert state.sheet[0].marks[1] == "Z −30"


@clause(SLUG, "P3", "E15")
@pytest.mark.parametrize(
    ("said", "penalty"),
    [
        ("trump H; pass; pass", 30),
        ("trump H; knock; pass; pass", 60),
        ("trump H; knock; counter knock", 120),
        ("no trump; pass; pass", 60),
        ("no trump; knock", 120),
    ],
)
def test_a_revoke_costs_the_most_that_the_deal_could_pay(said: str, penalty: int) -> None:
    state = lay(game(enforcement="table"), dealer=3, hands=HANDS)
    for text in said.split("; "):
        play(state, f"{state.phase.turn}: {text}")
    play(state, "0: KS", "1: 9S", "3: claim 1")
    assert state.view(0).badge(1, "penalty") == penalty


@clause(SLUG, "P3", "P4")
@pytest.mark.parametrize(
    ("steps", "offender"),
    [
        ("0: KS; 1: AH", 1),  # trumping although one can follow
        ("0: KS; 1: 9S", 1),  # not going over
        ("0: KS; 1: 8C", 1),  # not following
        ("0: KS; 1: 9S; 2: AS; 3: JS; 2: 10D", 1),  # found out in a later trick
    ],
)
def test_what_a_revoke_is(steps: str, offender: int) -> None:
    first = int(steps[0])
    state = at_table(dealer=(first + 3) % 4)
    play(state, *steps.split("; "))
    assert play(state.copy(), f"{(offender + 1) % 4}: claim {offender}").awaits_deal
    for other in range(4):
        if other != offender and state.phase.has_played(other):
            assert not play(state.copy(), f"{offender}: claim {other}").awaits_deal


@clause(SLUG, "P3", "R20", "R22")
def test_not_trumping_and_undertrumping_are_revokes() -> None:
    hands = {
        0: "AS 10S 9S 8S 10H AH KH QH",
        1: "KS QS JS 7S JH 9D 8D 7D",
        2: "9H 7H 10D AD KD 9C 8C 7C",
        3: "8H 10C AC KC QC JC QD JD",
    }
    state = announce(lay(game(enforcement="table"), dealer=3, hands=hands))
    play(state, "0: AS", "1: KS", "2: 10D")  # partner's ace: free
    silent = play(state.copy(), "3: KC")
    assert not play(silent.copy(), "0: claim 2").awaits_deal
    assert play(silent, "0: claim 3").awaits_deal  # it had to trump
    under = announce(lay(game(enforcement="table"), dealer=3, hands=hands))
    play(under, "0: AS", "1: KS", "2: 9H", "3: 8H")
    assert play(under, "1: claim 3").awaits_deal  # below 9H, with clubs in the hand


@clause(SLUG, "P4")
def test_a_claim_that_is_not_true_has_no_effect_and_is_made_once_in_a_trick() -> None:
    state = play(at_table(), "0: KS", "1: 10S")
    assert refused(state, "0: claim 2").reason == "nothing-to-claim"
    play(state, "2: claim 1")
    assert (state.phase.name(), state.tricks.turn, state.view(0).badge(1, "penalty")) == ("play", 2, None)
    told = refused(state, "2: claim 1")
    assert (told.clause, told.reason) == ("P4", "claimed-already")
    play(state, "0: claim 1", f"{JURY}: claim 1", "2: 8S", "3: JS")
    assert "claim 1" in texts(state, 2)  # a new trick
    play(state, "2: claim 1")


@clause(SLUG, "P4")
def test_a_revoke_can_be_claimed_until_the_scorer_has_written_the_deal_down() -> None:
    state = play_out_to_recording(revoked())
    assert (state.phase.name(), state.sheet) == ("recording", [])
    assert "record" in texts(state, 0)
    told = refused(state, "2: record")
    assert (told.clause, told.reason) == ("T5", "scorer-records")
    assert play(state.copy(), f"{JURY}: claim 1").awaits_deal
    recorded = play(state, "0: record")
    assert recorded.awaits_deal and len(recorded.sheet) == 1
    assert refused(recorded, "2: claim 1").reason == "awaits-deal"


def play_out_to_recording(state: troef.State) -> troef.State:
    while state.phase.name() == "play":
        state.play(int(state.tricks.turn), free_cards(state)[0])
    return state


@clause(SLUG, "R25", "P4")
def test_nothing_is_written_down_before_the_last_card() -> None:
    state = play(at_table(), "0: KS")
    told = refused(state, "0: record")
    assert (told.clause, told.reason) == ("R25", "play-on")
    assert refused(at_table(), "1: claim 0").clause == "P4"


@clause(SLUG, "P3", "P5")
def test_the_jury_punishes_cheating_and_its_word_is_final() -> None:
    state = play(at_table(announced="no trump"), "0: KS")
    told = refused(state, "1: cheating 2")
    assert (told.clause, told.reason) == ("P5", "jury-decides")
    play(state, f"{JURY}: cheating 2")
    assert state.awaits_deal and state.view(0).badge(2, "penalty") == 60


@clause(SLUG, "P8", "P1", "P3")
def test_where_cards_are_checked_the_jury_has_nothing_to_do() -> None:
    state = play(announce(lay(game(), dealer=3, hands=HANDS)), "0: KS")
    for said in ("claim 0", "misdeal", "cheating 0"):
        assert refused(state, f"{JURY}: {said}").clause == "P8"
    for card in ("10S", "AS", "KS", "JC"):  # whoever holds it
        assert refused(state, f"{JURY}: {card}").reason == "not-offered"


def test_claims_are_part_of_the_record() -> None:
    match = troef.Match(troef.Record(game(enforcement="table", round_minutes=90), 4))
    dealer, rng = troef.SeededDealer("claims"), troef.Rng("claims")
    for step in range(400):
        state = match.state
        if state.awaits_deal:
            match.deal(dealer)
        elif step % 40 == 39 and state.phase.name() == "play" and jury_moves(state):
            match.play(JURY, jury_moves(state)[0])
        else:
            seat = state.actors()[rng.below(len(state.actors()))]
            moves = state.legal(seat)
            match.play(seat, moves[rng.below(len(moves))])
    match.play(CLOCK, match.state.legal(CLOCK)[0])
    again = troef.read_record(match.record.text()).replay()
    for seat in (*range(4), JURY, troef.SPECTATOR):
        assert view_dict(again.game, again.view(seat)) == view_dict(match.state.game, match.state.view(seat))


def jury_moves(state: troef.State) -> list[int]:
    return state.legal(JURY)


def test_worlds_keep_to_claims_that_came_to_nothing() -> None:
    """Who was claimed against in vain has followed suit so far: no world gives it a card that proves otherwise."""
    state = play(at_table(), "0: KS", "1: 10S", "2: 8S", "0: claim 2")
    for number in range(30):
        view = state.view(0)
        world = next(state.game.worlds(view, troef.Rng(number)))
        assert view_dict(world.game, world.view(0)) == view_dict(state.game, view)


# ---- misdeals ----


@clause(SLUG, "P1", "R8", "E14", "P5")
def test_misdeals_in_a_row_cost_fifteen_each_after_the_first_and_forbid_no_trump() -> None:
    state = game(enforcement="table").start(4, dealer=2)
    for misdeals, penalty in ((1, None), (2, 15), (3, 30), (4, 45)):
        state.deal(state.pack())
        assert refused(state, "2: misdeal").clause == "P5"
        play(state, f"{JURY}: misdeal")
        view = state.view(0)
        assert (view.badge(2, "penalty"), view.dealer, view.fact("misdeals")) == (penalty, 2, misdeals)
        assert view.deal_number == 1
    state.deal(state.pack())
    told = refused(state, "2: no trump")
    assert (told.clause, told.reason) == ("R8", "suit-after-misdeal")
    assert texts(state, 2) == {"trump S", "trump H", "trump D", "trump C"}
    announce(state)
    told = refused(state, f"{JURY}: misdeal")
    assert (told.clause, told.reason) == ("P1", "misdeal-too-late")
    play_out(state)
    assert (state.sheet[0].marks[2], int(state.dealer)) == ("W −45", 3)
    state.deal(state.pack())
    assert "no trump" in texts(state, 3)


@clause(SLUG, "P1", "P3", "R8")
def test_after_a_revoke_the_dealer_is_free_again_and_misdeals_count_anew() -> None:
    state = game(enforcement="table").start(4, dealer=3)
    state.deal(state.pack())
    play(state, f"{JURY}: misdeal")
    state.deal(game().arrange(HANDS, dealer=3))
    play(announce(state), "0: KS", "1: 9S", "2: claim 1")
    state.deal(state.pack())
    assert "no trump" in texts(state, 3)
    play(state, f"{JURY}: misdeal")
    assert state.view(0).badge(3, "penalty") is None  # again a first one


# ---- the end of the round ----


@clause(SLUG, "S7", "P6", "P7", "E15")
def test_penalties_are_subtracted_at_the_end_with_nought_as_the_floor() -> None:
    state = game(enforcement="table", boompjes=1, deals_per_boompje=4).start(4, dealer=3)
    for _ in range(2):  # 120 twice for seat 1
        state.deal(game().arrange(HANDS, dealer=3))
        play(state, "3: no trump", "0: knock", "0: KS", "1: 9S", "2: claim 1")
    assert state.view(0).badge(1, "penalty") == 240
    settle_deals(state, 4)
    outcome = state.outcome()
    assert outcome is not None
    gross = [sum(row.cells[seat] for row in state.sheet[:4]) for seat in range(4)]
    assert outcome.scores == (gross[0], max(0, gross[1] - 240), gross[2], gross[3])
    assert gross[1] - 240 < 0 and outcome.scores[1] == 0
    last = state.sheet[-1]
    assert (last.cells, last.marks) == ((0, -gross[1], 0, 0), ("", "−240", "", ""))
    assert state.view(0).totals == outcome.scores


@clause(SLUG, "R25")
def test_the_signal_lets_the_running_deal_finish_and_ends_the_round() -> None:
    state = game(round_minutes=90).start(4, dealer=3)
    assert state.legal(CLOCK) == []
    state.deal(state.pack())
    play(
        announce(state), "0: 7C" if "7C" in texts(state, 0) else f"0: {sorted(texts(state, 0))[0]}", f"{CLOCK}: time up"
    )
    assert state.outcome() is None and state.view(0).fact("last-deal") == "yes"
    assert refused(state, f"{CLOCK}: time up").reason == "not-offered"
    view = state.view(1)
    world = next(state.game.worlds(view, troef.Rng("signal")))
    assert view_dict(state.game, world.view(1)) == view_dict(state.game, view)
    play_out(state)
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.reason, len(state.sheet)) == ("time", 1)


@clause(SLUG, "R25")
def test_a_signal_between_deals_ends_the_round_at_once() -> None:
    state = settle_deals(game(round_minutes=90).start(4), 3)
    assert state.awaits_deal
    play(state, f"{CLOCK}: time up")
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.reason, len(state.sheet), state.awaits_deal) == ("time", 3, False)


@clause(SLUG, "P3", "R25")
def test_a_deal_that_is_stopped_after_the_signal_is_dealt_again_finished_and_scored() -> None:
    """A9: the deal has begun, and keeps its number (A13)."""
    state = play(revoked(round_minutes=90), f"{CLOCK}: time up", "2: claim 1")
    assert state.awaits_deal and state.outcome() is None and state.dealer == 3
    state.deal(game().arrange(HANDS, dealer=3))
    assert state.deal_number == 1
    play_out(announce(state))
    outcome = state.outcome()
    assert outcome is not None and outcome.reason == "time"
    assert [row.marks[1] for row in state.sheet] == ["Z −30", "−30"]


@clause(SLUG, "P1", "P3", "R25")
@pytest.mark.parametrize("stopped_by", ["misdeal", "revoke"])
def test_the_signal_does_not_end_a_deal_that_waits_to_be_dealt_again(stopped_by: str) -> None:
    if stopped_by == "revoke":
        state = play(revoked(round_minutes=90), "2: claim 1")
    else:
        state = lay(game(enforcement="table", round_minutes=90), dealer=3, hands=HANDS)
        play(state, f"{JURY}: misdeal")
    play(state, f"{CLOCK}: time up")
    assert state.awaits_deal and state.outcome() is None
    state.deal(state.pack())
    play_out(announce(state))
    outcome = state.outcome()
    assert outcome is not None and outcome.reason == "time" and state.deal_number == 1


def test_without_a_clock_there_is_no_signal() -> None:
    assert refused(one_suit_each(), f"{CLOCK}: time up").reason == "not-offered"


# ---- the duties beside a plain reading of the book ----


def by_the_book(hand: list[str], trick: list[tuple[int, str]], trump: str, partner: int) -> set[str]:
    """R17-R23 as they are written, in texts."""
    if not trick:
        return set(hand)

    def beats(card: str, other: str) -> bool:
        if card[-1] == other[-1]:
            return RANKS.index(card[:-1]) < RANKS.index(other[:-1])
        return card[-1] == trump

    best = trick[0]
    for laid in trick[1:]:
        if beats(laid[1], best[1]):
            best = laid
    led = trick[0][1][-1]
    own = best[0] == partner
    follow = {card for card in hand if card[-1] == led}
    if follow:
        higher = {card for card in follow if beats(card, best[1])}
        return follow if own or not higher else higher
    trumps = {card for card in hand if card[-1] == trump}
    higher = {card for card in trumps if beats(card, best[1])}
    if trump and not own and higher:
        return higher
    lower = {card for card in trumps if best[1][-1] == trump and not beats(card, best[1])}
    if led != trump and lower and set(hand) != trumps:
        return set(hand) - lower
    return set(hand)


@clause(SLUG, "R17", "R18", "R19", "R20", "R21", "R22", "R23")
@given(st.integers(0, 10**9), st.sampled_from(["trump S", "trump H", "trump D", "trump C", "no trump"]))
def test_every_card_that_may_be_played_is_the_one_the_book_allows(seed: int, announced: str) -> None:
    state = game().start(4, dealer=seed % 4)
    state.deal(troef.SeededDealer(seed).next(state.pack()))
    announce(state, announced)
    rng = troef.Rng(seed)
    trump = announced[-1] if announced != "no trump" else ""
    while not state.awaits_deal:
        seat = state.actors()[0]
        view = state.view(seat)
        zone = view.zone("trick")
        trick = list(zip(zone.by, map(card_text, zone.cards), strict=True))
        hand = [card_text(card) for card in view.hand()]
        assert texts(state, seat) == by_the_book(hand, trick, trump, (seat + 2) % 4)
        state.play(seat, state.phase.pick(seat, rng))
