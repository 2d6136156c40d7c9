"""Bridge by the book: the play with a dummy, what each sees of it."""

import pytest
from bridge_positions import SLUG, E, N, S, W, cards, dealt, game, hand_of, play_randomly, suits
from hypothesis import given
from hypothesis import strategies as st

import troef
from clauses import clause
from playing import play, refused, texts
from proving import examples
from troef.cards.card import card_text
from troef.games.bridge import PACK

#: N plays, S is dummy and E leads.
HANDS = {
    N: suits("AKQ5", "A2", "A54", "AK52"),
    E: suits("J1098", "KQJ", "KJ9", "QJ10"),
    S: suits("432", "6543", "Q1063", "43"),
    W: suits("76", "10987", "872", "9876"),
}


def no_trump() -> troef.State:
    return dealt("1NT P P P", hands=HANDS)


def zone_texts(state: troef.State, viewer: int, name: str) -> list[str]:
    return [card_text(card) for card in state.view(viewer).zone(name).cards]


@clause(SLUG, "R20")
@pytest.mark.parametrize(
    ("calls", "leader"), [("1NT P P P", E), ("P 1C P P P", S), ("P P 1H P P P", W), ("P P P 1S P P P", N)]
)
def test_declarers_left_leads_any_card(calls: str, leader: int) -> None:
    state = dealt(calls)
    assert state.actors() == (leader,)
    assert texts(state) == set(hand_of(state, leader))


@clause(SLUG, "R21")
def test_dummy_opens_after_the_opening_lead_and_before_the_next_card() -> None:
    state = no_trump()
    for viewer in (N, E, W, troef.SPECTATOR):
        assert zone_texts(state, viewer, "hand-2") == []
    cards(state, "JS")
    for viewer in (N, E, S, W, troef.SPECTATOR):
        assert set(zone_texts(state, viewer, "hand-2")) == set(HANDS[S].split())
        assert state.view(viewer).zone("trick").by == [E]
    for viewer, hidden in ((E, N), (S, N), (W, E), (troef.SPECTATOR, N)):
        assert zone_texts(state, viewer, f"hand-{hidden}") == []


@clause(SLUG, "T3", "R21")
def test_dummys_cards_lie_in_columns_with_trumps_first() -> None:
    state = cards(no_trump(), "JS")
    zone = state.view(N).zone("hand-2")
    assert zone.layout == "columns"
    assert zone_texts(state, N, "hand-2") == suits_in_order("SHCD", HANDS[S])
    state = cards(dealt("1D P P P", hands=HANDS), "JS")
    assert zone_texts(state, E, "hand-2") == suits_in_order("DSHC", HANDS[S])


def suits_in_order(order: str, hand: str) -> list[str]:
    ranks = ["A", "K", "Q", "J", "10", "9", "8", "7", "6", "5", "4", "3", "2"]
    held = hand.split()
    return [rank + suit for suit in order for rank in ranks if rank + suit in held]


@clause(SLUG, "R22", "R27")
def test_clockwise_four_cards_to_a_trick_and_the_winner_leads() -> None:
    state = cards(no_trump(), "JS")
    assert (state.actors(), state.view(N).fact("to-play")) == ((N,), S)
    cards(state, "2S")
    assert (state.actors(), state.view(N).fact("to-play")) == ((W,), W)
    cards(state, "6S")
    assert (state.actors(), state.view(N).fact("to-play")) == ((N,), N)
    cards(state, "AS")
    assert state.view(E).fact("to-play") == N
    assert [state.view(E).badge(seat, "tricks") for seat in range(4)] == [1, 0, 0, 0]


@clause(SLUG, "R27", "R24")
def test_when_dummy_wins_the_next_lead_comes_from_dummy() -> None:
    state = cards(no_trump(), "JS 2S 6S AS", "4D 9D QD 2D")
    assert state.actors() == (N,)
    assert state.view(N).fact("to-play") == S
    assert texts(state, N) == set(hand_of(state, S))


@clause(SLUG, "R24", "T4")
def test_declarer_plays_dummys_cards_and_dummy_never_acts() -> None:
    state = cards(no_trump(), "JS")
    assert state.actors() == (N,)
    assert state.legal(S) == []
    assert texts(state, N) == {"4S", "3S", "2S"}
    refusal = refused(state, "2: 2S")
    assert (refusal.clause, refusal.reason) == ("R24", "dummy-rests")
    refusal = refused(state, "0: 5S")
    assert (refusal.clause, refusal.reason, refusal.facts) == ("R24", "not-in-dummy", {"card": "5S"})
    rng = troef.Rng("never")
    while state.actors():
        assert S not in state.actors()
        (seat,) = state.actors()
        state.play(seat, int(state.phase.pick(seat, rng)))


@clause(SLUG, "R24")
def test_dummy_may_not_play_for_declarer_either() -> None:
    state = cards(no_trump(), "JS 2S 6S")
    assert refused(state, "2: 3S").clause == "R24"
    refusal = refused(state, "0: 3S")
    assert (refusal.clause, refusal.reason) == ("R22", "own-hand-plays")
    assert refused(state, "0: JH").reason == "not-held"


def test_faces_are_told_from_which_hand_a_card_comes() -> None:
    state = cards(no_trump(), "JS")
    view = state.view(N)
    assert {move.get("from") for move in game().language.describe_all(view.moves, view)} == {"hand-2"}
    cards(state, "2S 6S")
    view = state.view(N)
    assert {move.get("from") for move in game().language.describe_all(view.moves, view)} == {None}


@clause(SLUG, "E12", "R25")
@pytest.mark.parametrize("text", ["diamond", "diamonds", "ruiten", "ruit", "D", "d", "♦", "play D", "speel ruiten"])
def test_a_suit_named_alone_is_dummys_lowest_card(text: str) -> None:
    hands = {
        N: suits("432", "A5432", "A2", "A32"),
        S: suits("AKQ5", "KQJ6", "Q1063", "K"),
        E: suits("J109", "1098", "KJ9", "QJ109"),
        W: suits("876", "7", "8754", "87654"),
    }
    state = cards(dealt("1H P P P", hands=hands), "JS AS 6S 2S")  # dummy leads
    assert play(state, f"0: {text}").view(N).zone("trick").cards == [0x11]
    assert zone_texts(state, N, "trick") == ["3D"]


@clause(SLUG, "R25", "R23", "R24")
def test_a_suit_that_dummy_must_not_or_cannot_play_is_refused() -> None:
    state = cards(no_trump(), "JS")
    assert refused(state, "0: harten").clause == "R23"
    assert play(state, "0: schoppen").view(N).zone("trick").cards[-1] == 48
    cards(state, "6S AS", "AC QC 3C 6C", "KC 10C 4C 7C")
    cards(state, "4D 9D QD 2D")
    assert refused(state, "0: klaveren").reason == "not-in-dummy"


@clause(SLUG, "R25")
def test_a_suit_named_alone_is_for_dummy_only() -> None:
    state = no_trump()
    with pytest.raises(troef.MoveTextError):
        state.game.parse("spades", state.view(E))
    cards(state, "JS 2S 6S")
    with pytest.raises(troef.MoveTextError):
        state.game.parse("S", state.view(N))
    with pytest.raises(troef.MoveTextError):
        state.game.parse("D")


# ---- following suit ----


@clause(SLUG, "R23", "P1", "P2")
def test_who_can_follow_must() -> None:
    state = cards(dealt("1S P P P", hands=HANDS), "KH")
    assert texts(state, N) == {"6H", "5H", "4H", "3H"}
    refusal = refused(state, "0: 2S")  # declarer cannot make dummy revoke either
    assert (refusal.clause, refusal.reason) == ("R23", "must-follow")
    assert set(refusal.facts["cards"]) == {"6H", "5H", "4H", "3H"}
    cards(state, "3H")
    refusal = refused(state, "3: 7S")
    assert (refusal.clause, refusal.reason, refusal.facts["suit"]) == ("R23", "must-follow", "H")


FOLLOWING = [
    # led, trump, hand, legal
    ("AH", "S", "KH 4H AS 9C", "KH 4H"),
    ("AH", "S", "AS 9C 2D", "AS 9C 2D"),
    ("AH", "NT", "AS 9C 2D", "AS 9C 2D"),
    ("AH", "C", "AS 9C 2D", "AS 9C 2D"),
    ("AH", "H", "2H AS KS", "2H"),
    ("AH", "H", "AS KS 3C", "AS KS 3C"),
    ("2H", "H", "3H AH 9S", "3H AH"),
]


@clause(SLUG, "E11", "R23")
@pytest.mark.parametrize(("led", "strain", "hand", "legal"), FOLLOWING)
def test_the_books_hands(led: str, strain: str, hand: str, legal: str) -> None:
    """S plays, N is dummy and W leads; N's hand, filled up with cards of other suits, is the one to follow."""
    held = hand.split()
    others = [card_text(card) for card in PACK if card_text(card)[-1] != led[-1] and card_text(card) not in held]
    state = dealt(f"1{strain} P P P", dealer=S, hands={N: " ".join([*held, *others][:13]), W: led})
    cards(state, led)
    assert state.actors() == (S,)
    assert texts(state, S) & set(held) == set(legal.split())


TRICKS = [
    ("9H AH 2C KH", "C", 2),
    ("9H AH 2C KH", "NT", 1),
    ("9H 2C AH 3C", "C", 3),
    ("9H 2C AH 3C", "NT", 2),
    ("2S AH AD AC", "NT", 0),
    ("2S 3S 10S JS", "D", 3),
    ("KD AD 2D 2H", "H", 3),
]


@clause(SLUG, "E10", "R26")
@pytest.mark.parametrize(("trick", "strain", "winner"), TRICKS)
def test_who_wins_a_trick(trick: str, strain: str, winner: int) -> None:
    """N plays and E leads from all that others do not show of its suit."""
    fallen = trick.split()
    suit = [card_text(card) for card in PACK if card_text(card)[-1] == fallen[0][-1]]
    lead = [card for card in suit if card not in fallen[1:]]
    state = dealt(f"1{strain} P P P", hands={E: " ".join(lead), S: fallen[1], W: fallen[2], N: fallen[3]})
    cards(state, trick)
    assert state.view(N).fact("to-play") == (E + winner) % 4


@clause(SLUG, "R28")
def test_thirteen_tricks_are_played_before_the_score() -> None:
    state = no_trump()
    rng = troef.Rng("thirteen")
    for number in range(52):
        assert len(state.sheet) == 0, number
        (seat,) = state.actors()
        state.play(seat, int(state.phase.pick(seat, rng)))
    assert len(state.sheet) == 1
    assert sum(state.view(N).badge(seat, "tricks") for seat in range(4)) == 13


# ---- the last trick ----


@clause(SLUG, "R29", "T5")
def test_a_side_sees_the_last_trick_until_it_has_played_to_the_new_one() -> None:
    state = cards(no_trump(), "JS 2S 6S AS")

    def who_sees() -> set[int]:
        viewers = (N, E, S, W, troef.SPECTATOR, troef.REFEREE)
        return {viewer for viewer in viewers if any(z.kind == "last-trick" for z in state.view(viewer).zones)}

    everybody = {N, E, S, W, troef.SPECTATOR, troef.REFEREE}
    assert who_sees() == everybody
    zone = state.view(W).zone("last-trick")
    assert ([card_text(card) for card in zone.cards], zone.by) == (["JS", "2S", "6S", "AS"], [E, S, W, N])
    cards(state, "4D")  # N: now N–S have played
    assert who_sees() == {E, W, troef.SPECTATOR, troef.REFEREE}
    cards(state, "9D")
    assert who_sees() == {troef.REFEREE}
    cards(state, "QD")
    assert who_sees() == {troef.REFEREE}
    cards(state, "2D")
    assert who_sees() == everybody


@clause(SLUG, "R29")
def test_the_last_trick_of_a_deal_stays_in_sight() -> None:
    state = play_randomly(no_trump(), "last")
    assert all(any(zone.kind == "last-trick" for zone in state.view(seat).zones) for seat in range(4))


# ---- worlds: what the play has told, also of the hand that declarer plays ----


def test_worlds_know_dummy_and_who_did_not_follow() -> None:
    state = cards(dealt("1NT P P P", hands=HANDS), "JS 2S 6S AS", "KS 8S 3S 7S", "QS 9S 4S 2D")  # W shows out
    rng = troef.Rng("worlds")
    for seat in (E, S):
        for _ in range(20):
            world = next(game().worlds(state.view(seat), rng))
            assert set(hand_of(world, S)) == set(hand_of(state, S))
            assert not any(card.endswith("S") for card in hand_of(world, W))
            assert len(hand_of(world, N)) == len(hand_of(world, W)) == 10


@examples(25)
@given(seed=st.integers(0, 10**6), moves=st.integers(0, 60), seat=st.integers(0, 3))
def test_a_world_gives_back_its_view(seed: int, moves: int, seat: int) -> None:
    rng = troef.Rng(seed)
    state = game().start(4, int(rng.below(4)))
    state.deal(troef.SeededDealer(seed).next(state.pack()))
    for _ in range(moves):
        if not state.actors():
            break
        (actor,) = state.actors()
        state.play(actor, int(state.phase.pick(actor, rng)))
    view = state.view(seat)
    world = next(game().worlds(view, rng))
    again = world.view(seat)
    assert (again.log, again.moves, again.phase) == (view.log, view.moves, view.phase)
    assert [zone.as_dict() for zone in again.zones] == [zone.as_dict() for zone in view.zones]
