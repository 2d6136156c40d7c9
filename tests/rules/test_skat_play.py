"""Skat by the book: the order of the cards, following, who wins a trick, and when a deal is over."""

import itertools

import pytest
from skat_positions import FOREHAND_AT_18, MIDDLEHAND_AT_18, asked_up_to, dealt, game, hidden, in_trick, playing, zone

import troef
from clauses import clause
from playing import play, play_out, refused, texts
from troef.cards.bits import set_of
from troef.cards.card import card_text, parse_cards
from troef.core.view import REFEREE, SPECTATOR
from troef.games.skat import ORDERINGS, PACK, matadors

SLUG = "skat"
SUITS = "CDHS"
GRAND, NUL = 4, 5


def choices(named: str, trick: str, hand: str) -> set[str]:
    """Which of these cards may be played to the trick."""
    return texts(in_trick(named, trick, hand), 2) & set(hand.split())


def winner(named: str, cards: str) -> int:
    """The place in the trick that wins it."""
    first, second, third = cards.split()
    # forehand and the skat have what could be followed with
    lane = [card_text(card) for card in PACK]
    lane = [card for card in lane if (card[0] == "J" or card[-1] == first[-1]) and card not in (first, second, third)]
    state = playing(named, {0: " ".join([first, *lane[:9]]), 1: second, 2: third}, skat=" ".join(lane[9:]))
    play(state, f"0: {first}", f"1: {second}", f"2: {third}")
    return int(state.tricks.taker)


# ---- the cards ----


@clause(SLUG, "R17", "R18")
@pytest.mark.parametrize("trump", range(4))
def test_eleven_trumps_and_seven_cards_in_the_other_suits(trump: int) -> None:
    order = ORDERINGS[trump]
    letter = SUITS[trump]
    lane = parse_cards(f"JC JS JH JD A{letter} 10{letter} K{letter} Q{letter} 9{letter} 8{letter} 7{letter}")
    assert set_of(lane) == order.trumps()
    for high, low in itertools.combinations(lane, 2):
        assert order.beaters[low] >> high & 1 and not order.beaters[high] >> low & 1
    for suit in range(4):
        if suit != trump:
            plain = parse_cards([rank + SUITS[suit] for rank in ["A", "10", "K", "Q", "9", "8", "7"]])
            assert order.members[suit] == set_of(plain)
            for high, low in itertools.combinations(plain, 2):
                assert order.beaters[low] >> high & 1 and not order.beaters[high] >> low & 1


@clause(SLUG, "R19")
def test_grand_has_four_trumps() -> None:
    order = ORDERINGS[GRAND]
    assert order.trumps() == set_of(parse_cards("JC JS JH JD"))
    for suit in SUITS:
        assert order.members[SUITS.index(suit)] == set_of(
            parse_cards([rank + suit for rank in ["A", "10", "K", "Q", "9", "8", "7"]])
        )


@clause(SLUG, "R20")
def test_nul_has_no_trump_and_a_natural_order() -> None:
    order = ORDERINGS[NUL]
    assert order.trumps() == 0
    for suit in SUITS:
        lane = parse_cards([rank + suit for rank in ["A", "K", "Q", "J", "10", "9", "8", "7"]])
        for high, low in itertools.combinations(lane, 2):
            assert order.beaters[low] >> high & 1 and not order.beaters[high] >> low & 1


@clause(SLUG, "R26")
@pytest.mark.parametrize("named", range(5))
def test_thirty_points_a_suit(named: int) -> None:
    order = ORDERINGS[named]
    for suit in SUITS:
        cards = parse_cards([rank + suit for rank in ["A", "10", "K", "Q", "J", "9", "8", "7"]])
        assert [order.points[card] for card in cards] == [11, 10, 4, 3, 2, 0, 0, 0]
    assert order.points_in(set_of(PACK)) == 120


@clause(SLUG, "S3", "E1")
@pytest.mark.parametrize(
    ("cards", "count"),
    [
        ("JC JH JD AH 10H QH 9H", 1),
        ("JC JS JH JD AH 10H KH", 7),
        ("JS JH AH KH QH 7H", -1),
        ("JD AH 10H KH QH 7H", -3),
        ("JC JS JH JD AH 10H KH QH 9H 8H 7H", 11),
        ("AC AS AD 10C 10S", -11),
        ("AH 10H", -4),
        ("JC AH 10H KH", 1),
    ],
)
def test_matadors(cards: str, count: int) -> None:
    held = set_of(parse_cards(cards))
    assert matadors(held, SUITS.index("H")) == count
    assert matadors(held, GRAND) == max(-4, min(4, count))


# ---- following ----


@clause(SLUG, "R22", "R17", "E10", "E11")
@pytest.mark.parametrize(
    ("named", "trick", "hand", "allowed"),
    [
        ("game H", "JS 7H", "JD 9H AC 7S", "JD 9H"),
        ("game C", "KH 7H", "JD AC 7S 9H", "9H"),
        ("grand", "8H 7H", "JH 9H AC", "9H"),
        ("grand", "JC JS", "JH 9H AC", "JH"),
        ("nul", "8H 7H", "JH 9H AC", "JH 9H"),
    ],
)
def test_a_suit_that_is_led_must_be_followed(named: str, trick: str, hand: str, allowed: str) -> None:
    assert choices(named, trick, hand) == set(allowed.split())


@clause(SLUG, "R22", "E10")
def test_who_cannot_follow_may_play_anything() -> None:
    held = "JH AC 7S 8S 9S QS KS 10S AS 7D"
    state = playing("game C", {0: "KH AH 10H QH 9H 8H", 1: "7H", 2: held})
    play(state, "0: KH", "1: 7H")
    assert texts(state, 2) == set(held.split())


@clause(SLUG, "R22", "P1")
def test_a_revoke_is_refused_with_the_cards_that_may_be_played() -> None:
    state = in_trick("game H", "JS 7H", "JD 9H AC 7S")
    refusal = refused(state, "2: AC")
    assert (refusal.clause, refusal.reason) == ("R22", "must-follow")
    assert refusal.facts["suit"] == "H" and {"JD", "9H"} <= set(refusal.facts["cards"])
    assert refused(state, "2: KH").reason in ("not-held", "must-follow")
    assert refused(state, "0: AC").reason == "not-your-turn"
    grand = in_trick("grand", "JC JS", "JH 9H AC")
    refusal = refused(grand, "2: AC")
    assert (refusal.clause, refusal.facts["suit"]) == ("R22", "J")


# ---- tricks ----


@clause(SLUG, "R23", "E12")
@pytest.mark.parametrize(
    ("named", "cards", "place"),
    [
        ("grand", "10H AH JD", 2),
        ("nul", "10H JH QH", 2),
        ("game H", "KC AC 7H", 2),
        ("game H", "JD AH JH", 2),
        ("game H", "KC 10C AS", 1),
        ("nul", "7H AS AC", 0),
        ("grand", "7H AS AC", 0),
        ("game S", "AH JD 7S", 1),
    ],
)
def test_who_wins_the_trick(named: str, cards: str, place: int) -> None:
    assert winner(named, cards) == place


@clause(SLUG, "R21", "R24", "T4")
def test_forehand_leads_and_then_the_winner_of_the_trick() -> None:
    hands = {0: "7C", 1: "AC", 2: "JD JS JH KH QH 9H 8H 7H AH 10H"}
    state = playing("game H", hands, auction=MIDDLEHAND_AT_18)
    assert state.actors() == (0,)
    play(state, "0: 7C", "1: AC", "2: JD")
    assert state.actors() == (2,)
    view = state.view(0)
    assert view.zone("trick").cards == []
    assert "taken" not in [each.kind for each in view.zones]  # earlier tricks lie face down
    assert [view.badge(seat, "tricks") for seat in range(3)] == [0, 0, 1]
    assert refused(state, "2: hearts").clause == "R13"


@clause(SLUG, "R24", "T4")
def test_the_last_trick_may_be_looked_at_until_the_next_one_is_gathered() -> None:
    state = playing("game C")
    tricks: list[list[int]] = []
    for number in range(9):
        (seat,) = state.actors()
        state.play(seat, state.legal(seat)[0])
        view = state.view(2)
        if number % 3 == 2:
            tricks.append(view.zone("last-trick").cards)
        elif tricks:
            assert view.zone("last-trick").cards == tricks[-1]
    shown = [card for zone in view.zones if zone.owner != 2 for card in zone.cards]
    assert shown == tricks[-1] and len({card for trick in tricks for card in trick}) == 9  # earlier ones lie face down


@clause(SLUG, "R25")
def test_a_suit_game_has_ten_tricks() -> None:
    state = playing("game C")
    for _ in range(30):
        assert not state.awaits_deal
        (seat,) = state.actors()
        state.play(seat, state.legal(seat)[0])
    assert state.awaits_deal and len(state.sheet) == 1


@clause(SLUG, "R25", "R29", "E13")
def test_nul_is_over_when_declarer_wins_a_trick() -> None:
    hands = {0: "AC KC QC JC 10C 9C 8C 7C AS KS", 1: "7H 8H 9H 10H JH QH KH AH 7S 8S"}
    state = playing("nul ouvert", hands)
    play(state, "0: KS", "1: 7S", "2: 9S")
    assert state.awaits_deal
    assert state.sheet[0].cells == (-118, 0, 0)
    assert len(zone(state, REFEREE, "hand-1")) == 9 and hidden(state, 0, "hand-1") == 9


@clause(SLUG, "R29", "E13")
def test_nul_is_won_without_a_trick() -> None:
    hands = {0: "7C 8C 9C 7D 8D 9D 7H 8H 9H 7S", 1: "AC KC QC AD KD QD AH KH QH AS"}
    hands[2] = "10C JC 10D JD 10H JH KS QS JS 10S"
    state = playing("nul", hands)
    play_out(state)
    assert state.sheet[0].cells == (35, 0, 0)


@clause(SLUG, "R27", "R28", "S6", "T3")
def test_a_whole_deal_is_settled_from_the_cards() -> None:
    """Forehand has the eleven trumps but one and takes everything; the untouched skat counts for him."""
    hands = {0: "JC JS JH JD AH 10H KH QH 9H 8H"}
    state = playing("game H schwarz", hands, skat="AC 10C")
    play_out(state)
    # with 10 matadors, game, hand, schneider + announced, schwarz + announced
    assert state.sheet[0].cells == (10 * (10 + 1 + 1 + 2 + 2), 0, 0)
    assert state.sheet[0].marks[0] == "♥ +10 · 11 · 12 · 13 · 14 · 15 · 16 × 10 = 160"
    view = state.view(SPECTATOR)
    told = [(fact.key, fact.value) for fact in view.facts]
    assert told[-11:] == [
        ("step-with", 10),
        ("step-game", 11),
        ("step-hand", 12),
        ("step-schneider", 13),
        ("step-schneider-announced", 14),
        ("step-schwarz", 15),
        ("step-schwarz-announced", 16),
        ("base", 10),
        ("value", 160),
        ("result", "won"),
        ("points", 120),
    ]


@clause(SLUG, "S3", "S8", "S9", "E7")
def test_the_skat_can_ruin_a_hand_game() -> None:
    """E7 played out: the skat turns without 4 into with 1, and 66 was bid."""
    hand = "AS 10S KS QS 9S 8S AH AD 10D 7H"
    state = play(dealt({0: hand}, skat="JC 7C"), *asked_up_to(66), "1: pass", "2: pass", "0: hand", "0: spades")
    play_out(state)
    row = state.sheet[0]
    assert row.cells == (-132, 0, 0)
    assert row.marks[0].endswith(("= 33 < 66", "= 44 < 66", "= 55 < 66"))
    assert state.view(1).fact("result") == "overbid"


@clause(SLUG, "R26", "R12", "S3")
def test_cards_laid_away_count_for_declarer_and_as_matadors() -> None:
    hands = {0: "JS JH JD AH 10H KH QH 9H 8H 7H"}
    state = play(dealt(hands, skat="JC AS"), *FOREHAND_AT_18, "0: take skat", "0: JC", "0: AS", "0: hearts")
    play_out(state)
    # with 11 although the jack of clubs lies in the skat; all tricks: schneider and schwarz
    assert state.sheet[0].cells[0] == 10 * (11 + 1 + 1 + 1)
    assert state.view(0).fact("points") == 120


def test_the_winner_of_the_match_has_the_highest_score() -> None:
    state = game(deals=3).start()
    dealer = troef.SeededDealer("end")
    while state.outcome() is None:
        state.deal(dealer.next(state.pack()))
        play_out(state)
    outcome = state.outcome()
    assert outcome is not None
    totals = tuple(sum(row.cells[seat] for row in state.sheet) for seat in range(3))
    assert outcome.scores == totals
    assert outcome.winners == tuple(seat for seat in range(3) if totals[seat] == max(totals))


@clause(SLUG, "S10")
def test_players_who_tie_share_the_win() -> None:
    state = game(deals=3).start()
    for _ in range(3):
        state.deal(state.pack())
        while not state.awaits_deal and state.outcome() is None:
            play(state, f"{state.actors()[0]}: pass")
    outcome = state.outcome()
    assert outcome is not None and outcome.winners == (0, 1, 2) and outcome.scores == (0, 0, 0)


# ---- what one may know ----


@clause(SLUG, "P3", "P2")
def test_worlds_agree_with_what_declarer_and_defenders_know() -> None:
    state = play(dealt(skat="AH 10H"), *FOREHAND_AT_18, "0: take skat", "0: AH", "0: 10H", "0: grand")
    for _ in range(10):
        (seat,) = state.actors()
        state.play(seat, state.legal(seat)[0])
    rng = troef.Rng("worlds")
    for seat in range(3):
        view = state.view(seat)
        skats = set()
        for _ in range(20):
            world = state.game.world(view, rng)
            assert [move for _, move in world.view(seat).log] == [move for _, move in view.log]
            skats.add(tuple(card_text(card) for card in world.view(REFEREE).zone("skat").cards))
        assert (skats == {("10H", "AH")}) == (seat == 0)


def test_a_seat_that_did_not_follow_has_none_of_the_suit_in_any_world() -> None:
    state = playing("grand", {0: "AH KH", 1: "7S 8S 9S 10S QS KS AS 7D 8D 9D"})
    play(state, "0: AH", "1: 7S")
    (seat,) = state.actors()
    state.play(seat, state.legal(seat)[0])
    view = state.view(0)
    rng = troef.Rng(3)
    for _ in range(30):
        held = zone(state.game.world(view, rng), REFEREE, "hand-1")
        assert not [card for card in held if card[-1] == "H" and card != "JH"]
