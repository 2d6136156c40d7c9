"""Who revoked? The cards of the deal lie on the table of the jury, and the engine answers."""

from typing import Any

import pytest
from tornooi_positions import announce

import troef
from clauses import clause
from playing import hand, play
from troef.cards.bits import BIT
from troef.cards.card import card_text, parse_card
from troef.cards.pack import make_pack
from troef.core.dealer import SeededDealer, order_for
from troef.core.rng import Rng, shuffle
from troef.tournament.jury.revokes import revokes
from troef.tournament.refused import Refused

MANILLE, WHIST = "manillen-tornooi", "kleurenwiezen"

#: Hearts are trumps, seat 0 leads.
HANDS = (
    "KS 7S 10H 9H AD 8D QC 7C",
    "10S 9S AH 8H KD 7D JC 8C",
    "AS 8S KH 7H 10D QD AC 9C",
    "QS JS QH JH JD 9D 10C KC",
)


@clause("tournament", "P2")
@clause("manillen-tornooi", "P3", "P4", "R18")
def test_a_manille_player_who_could_have_beaten_the_king() -> None:
    (broken,) = revokes(MANILLE, "KS 9S 8S JS", 0, "H", HANDS)
    assert (broken.seat, broken.trick, broken.card) == (1, 1, "9S")
    assert (broken.duty, broken.game_clause, broken.free) == ("must-beat", "R18", ("10S",))
    assert broken.clause == "P2"


@clause("tournament", "P2")
@clause("manillen-tornooi", "P3", "R17", "R20", "R22")
@pytest.mark.parametrize(
    ("cards", "seat", "duty", "clause_broken"),
    [
        ("KS 8C", 1, "must-follow", "R17"),  # not following although able
        ("KS AH", 1, "must-follow", "R17"),  # trumping although obliged to follow
    ],
)
def test_a_suit_that_was_held_and_not_followed(cards: str, seat: int, duty: str, clause_broken: str) -> None:
    (broken,) = revokes(MANILLE, cards, 0, "H", HANDS)
    assert (broken.seat, broken.duty, broken.game_clause) == (seat, duty, clause_broken)


@clause("tournament", "P2")
@clause("manillen-tornooi", "P3", "R20", "R22")
def test_not_trumping_and_trumping_under_are_revokes() -> None:
    hands = ("KS", "9H 8C", "AS", "7H QH 8D")
    (unruffed,) = revokes(MANILLE, "KS 8C AS 8D", 0, "H", hands)[:1]
    assert (unruffed.seat, unruffed.duty, unruffed.free) == (1, "must-ruff", ("9H",))
    (under,) = revokes(MANILLE, "KS 9H AS 7H", 0, "H", hands)
    assert (under.seat, under.duty, under.game_clause, under.free) == (3, "no-underruff", "R22", ("8D", "QH"))


@clause("tournament", "P2")
def test_a_deal_without_a_revoke_names_nobody() -> None:
    assert revokes(MANILLE, "KS 10S 8S JS", 0, "H", HANDS) == []


@clause("tournament", "P4", "P5")
def test_a_whist_player_corrects_it_in_the_same_trick_or_pays_more() -> None:
    cards = "AH 2H 3D 4H 2S 3S 4S 5S"
    hands = ("AH 2S 2C", "2H 3S 3C", "3D 5H 4S", "4H 5S 5C")
    (later,) = revokes(WHIST, cards, 0, "C", hands)
    assert (later.seat, later.trick, later.card, later.duty) == (2, 1, "3D", "must-follow")
    assert (later.game_clause, later.clause) == ("R36", "P5")
    (at_once,) = revokes(WHIST, cards, 0, "C", hands, noticed_in=1)
    assert at_once.clause == "P4"


@clause("tournament", "P4")
def test_who_fails_to_follow_twice_is_for_the_jury() -> None:
    hands = ("AH KH", "2H 7H", "3D 5D", "4S 6H")
    found = revokes(WHIST, "AH 2H 3D 4S KH 7H 5D 6H", 0, "", hands)
    assert [(one.seat, one.trick, one.repeated) for one in found] == [(3, 1, False)]
    hands = ("AH KH 9C", "2H 7H 8C", "3D 5D 7C", "4S 6S 6H")
    found = revokes(WHIST, "AH 2H 3D 4S KH 7H 5D 6S", 0, "", hands)
    assert [(one.seat, one.trick, one.repeated) for one in found] == [(3, 1, False), (3, 2, True)]


@clause("tournament", "P5")
def test_without_the_hands_the_cards_that_came_later_tell() -> None:
    """Seat 2 threw a diamond on the ace of hearts, and led the five of hearts afterwards."""
    found = revokes(WHIST, ["AH", "2H", "3D", "4H", "2S", "3S", "AS", "5S", "5H"], 0)
    assert [(one.seat, one.card, one.free) for one in found] == [(2, "3D", ("5H",))]
    assert revokes(WHIST, "AH 2H 3D 4H 2S 3S AS 5S", 0) == []  # the five of hearts is still hidden


@pytest.mark.parametrize(
    ("cards", "options", "reason"),
    [
        ("AH 2H 9S", {"hands": ("AH 2S", "2H 3S", "3D 5H", "4H 5S")}, "card-not-held"),
        ("AH AH", {}, "card-twice"),
        ("AH XX", {}, "no-card"),
        ("AH *", {}, "not-in-the-pack"),
        ("", {}, "no-cards-played"),
        ("AH", {"leader": 4}, "no-such-seat"),
        ("AH", {"trump": "stones"}, "no-suit"),
        ("AH", {"noticed_in": 2}, "no-such-trick"),
        ("AH", {"hands": ("AH", "2H")}, "four-hands"),
        ("AH", {"hands": ("AH", "AH", "2H", "3H")}, "card-twice"),
        ("AH", {"game": "patience"}, "no-duties-known"),
    ],
)
def test_cards_that_cannot_have_been_played_so(cards: str, options: dict[str, Any], reason: str) -> None:
    asked = {"game": WHIST, "leader": 0, **options}
    with pytest.raises(Refused) as refused:
        revokes(cards=cards, **asked)
    assert refused.value.reason == reason


@clause("tournament", "P2")
@clause("manillen-tornooi", "P4")
@pytest.mark.parametrize("seed", range(8))
def test_a_deal_played_without_looking_is_judged_as_the_table_of_the_game_judges_it(seed: int) -> None:
    rng = Rng(str(seed))
    state = troef.game(MANILLE, enforcement="table").start()
    while state.awaits_deal:
        state.deal(order_for(state, SeededDealer(seed)))
    announce(state)
    hands = [sorted(hand(state, seat)) for seat in range(4)]
    leader = state.actors()[0]
    cards: list[str] = []
    wrong: list[tuple[int, str]] = []
    while len(cards) < 32:
        seat = int(state.tricks.turn)
        held = sorted(hand(state, seat))
        card = held[rng.below(len(held))]
        if not state.tricks.allowed(state.tricks.table.duties.flags) & BIT[parse_card(card)]:
            wrong.append((seat, card))
        cards.append(card)
        play(state, f"{seat}: {card}")
    found = revokes(MANILLE, cards, leader, "H", hands)
    assert [(one.seat, one.card) for one in found] == wrong
    assert len(wrong) > 3
    assert revokes(MANILLE, cards, leader, "H") == found  # all cards were played, so the hands are known


@clause("tournament", "P5")
@clause("kleurenwiezen", "R36")
@pytest.mark.parametrize("seed", range(8))
def test_in_whist_who_holds_the_suit_that_was_led_follows(seed: int) -> None:
    rng = Rng(str(seed))
    pack = [card_text(card) for card in shuffle(list(make_pack("2")), rng)]
    hands = [pack[13 * seat : 13 * seat + 13] for seat in range(4)]
    left = [list(cards) for cards in hands]
    cards: list[str] = []
    wrong: list[tuple[int, int, str]] = []
    leader = 1
    for trick in range(1, 14):
        laid: list[tuple[int, str]] = []
        for seat in [(leader + place) % 4 for place in range(4)]:
            card = left[seat].pop(rng.below(len(left[seat])))
            if laid and card[-1] != laid[0][1][-1] and any(other[-1] == laid[0][1][-1] for other in left[seat]):
                wrong.append((seat, trick, card))
            laid.append((seat, card))
        cards += [card for _, card in laid]
        following = [(parse_card(card), seat) for seat, card in laid if card[-1] == laid[0][1][-1]]
        leader = max(following)[1]  # without trumps
    found = revokes(WHIST, cards, 1, "", hands)
    assert [(one.seat, one.trick, one.card) for one in found] == wrong
