"""Pandoeren by the book: roem, whose roem counts, challenges and stuk."""

from typing import Any

import pytest
from pandoer_positions import SLUG, badge, contract, fact, filled, row, trick

import troef
from clauses import clause
from playing import play, play_out, refused, texts
from troef.cards.bits import set_of
from troef.cards.card import parse_cards
from troef.games.pandoeren import best_combination, roem_total
from troef.games.pandoeren.roem import combination_kind, combination_top


def mask(cards: str) -> int:
    return int(set_of(parse_cards(cards)))


def total(cards: str, reuse: bool = False) -> int:
    return int(roem_total(mask(cards), reuse))


# ---- combinations in one hand ----


@clause(SLUG, "S3")
@pytest.mark.parametrize(
    ("cards", "points"),
    [
        ("AS KS QD JD 9D 8H 7H 6C", 0),
        ("AS KS QS 9D 7D 8H 10C 7C", 20),
        ("8H 7H 6H AS KD JD 9D 7C", 20),
        ("KH QH JH 10H AS KD 9D 7C", 50),
        ("AH KH QH JH 10H KD 9D 7C", 100),
        ("QS QH QD QC AS KD 9D 7C", 100),
        ("KS KH KD KC AS 9S 9D 7C", 100),
        ("AS AH AD AC QS 9S 9D 7C", 100),
        ("AH KH QH JH 10H 9H 7D 7C", 120),
        ("AH KH QH JH 10H 9H 8H 7C", 140),
        ("AH KH QH JH 10H 9H 8H 7H", 160),
        ("KH QH JH 10H 9H 8H 7H 6H", 160),
        ("JS JH JD JC AS 9S 9D 7C", 200),
        ("10S 10H 10D 10C 9S 9H 9D 9C", 0),
        ("AS KS QS 9D 8D 7D 10C 7C", 40),
        ("AS KS QS JS 10D 9D 8D 7D", 100),
        ("QS JS 10S 9S 7S JH JD JC", 200),  # the jack of spades counts with the jacks
        ("AS KS QS JS 10S KD KH KC", 120),
        ("JS JH JD JC QS QH QD QC", 300),
        ("AS KS QS KH KD KC 9H 8H", 100),
    ],
)
def test_what_a_hand_is_worth(cards: str, points: int) -> None:
    assert total(cards) == points


@clause(SLUG, "S3")
@pytest.mark.parametrize(
    ("cards", "once", "twice"),
    [
        ("QS JS 10S 9S 7S JH JD JC", 200, 250),
        ("AS KS QS KH KD KC 9H 8H", 100, 120),
        ("JS JH JD JC QS QH QD QC", 300, 300),
        ("AS KS QS 9D 8D 7D 10C 7C", 40, 40),
    ],
)
def test_a_card_counts_once_unless_it_may_be_used_again(cards: str, once: int, twice: int) -> None:
    assert (total(cards), total(cards, reuse=True)) == (once, twice)


@clause(SLUG, "S3")
def test_the_order_of_quality() -> None:
    ascending = [
        "7S KS 9H JH AD QC 8C 10C",  # nothing
        "9C 8C 7C AS KS JH",
        "8H 7H 6H AS KS JD",
        "9D 8D 7D AS KS JH",
        "9H 8H 7H AS KS JD",
        "9S 8S 7S AH KH JD",
        "AC KC QC 9S",
        "AS KS QS 9H",
        "QC JC 10C 9C",
        "KH QH JH 10H",
        "10H 9H 8H 7H 6H",
        "QS QH QD QC",
        "KS KH KD KC",
        "AS AH AD AC",
        "JC 10C 9C 8C 7C QC",
        "KD QD JD 10D 9D 8D 7D",
        "KH QH JH 10H 9H 8H 7H 6H",
        "AD KD QD JD 10D 9D 8D 7D",
        "JS JH JD JC",
    ]
    found = [best_combination(mask(cards)) for cards in ascending]
    # six of hearts' run has the lower top card
    found[1], found[2] = found[2], found[1]
    assert found == sorted(found) and len(set(found)) == len(found) and found[0] == 0


@clause(SLUG, "S4")
@pytest.mark.parametrize(
    ("cards", "kind", "top"),
    [("QC JC 10C 9C AS", "run-4", "Q"), ("QS QH QD QC AS KS", "four", "Q"), ("8H 7H 6H", "run-3", "8")],
)
def test_the_answer_is_type_length_and_top(cards: str, kind: str, top: str) -> None:
    best = best_combination(mask(cards))
    assert (combination_kind(best), combination_top(best)) == (kind, top)


# ---- whose roem counts (S4) ----

#: Seat 0 plays 150 with hearts; seat 1 holds the called ace of diamonds; seats 2 and 3 are the opponents.
FIFTY = "QC JC 10C 9C JH 9H AH AS"
TWENTY = "QC JC 10C 8C JH 9H AH AS"
NOTHING = "QC JC 9C 8C JH 9H AH AS"


def deal(hands: dict[int, str], name: str = "150", **options: Any) -> troef.State:
    """The bidder is about to lead; the cards that are left open bring no roem."""
    upcard = options.get("upcard", "6H")
    return contract(name, filled(hands, upcard), **options)


def first_card(state: troef.State) -> troef.State:
    return trick(state, "JH")


def first_trick(state: troef.State) -> troef.State:
    """The bidder leads the jas and wins: the partner is known."""
    first_card(state)
    for _ in range(3):
        state.play(state.actors()[0], state.legal(state.actors()[0])[0])
    return state


def counted(state: troef.State) -> int:
    return int(state.race.counted())


@clause(SLUG, "S4")
@pytest.mark.parametrize(("hand", "points"), [(FIFTY, 50), (TWENTY, 20), (NOTHING, 0)])
def test_the_bidder_reports_directly_after_the_first_card(hand: str, points: int) -> None:
    state = deal({0: hand, 1: "AD"})
    assert badge(state, 0, "roem") is None
    first_card(state)
    assert badge(state, 0, "roem") == counted(state) == points


@clause(SLUG, "S3")
def test_the_hand_after_the_exchange_counts() -> None:
    taken = deal({0: "QC JC 7D 8C JH 9H AH AS", 1: "AD"}, upcard="10C", bury="7D")
    assert badge(first_card(taken), 0, "roem") == 20
    buried = deal({0: "QC JC 10C 7D JH 9H AH AS", 1: "AD"}, bury="10C")
    assert badge(first_card(buried), 0, "roem") == 0


@clause(SLUG, "E12", "S4")
def test_a_better_combination_of_an_opponent_who_bid_annuls() -> None:
    lower = first_card(deal({0: FIFTY, 1: "AD", 2: "KS QS JS"}, earlier={2: "120"}))
    assert (counted(lower), fact(lower, "bidder-beaten-by")) == (50, None)
    higher = first_card(deal({0: FIFTY, 1: "AD", 2: "KS QS JS 10S"}, earlier={2: "120"}))
    assert (counted(higher), fact(higher, "bidder-beaten-by")) == (0, 2)
    assert (fact(higher, "bidder-roem"), fact(higher, "bidder-roem-top")) == ("run-4", "Q")
    assert badge(higher, 0, "roem") == 50


@clause(SLUG, "S3", "S4")
def test_of_equal_runs_with_equal_tops_the_suit_decides() -> None:
    spades = first_card(deal({0: FIFTY, 1: "AD", 2: "QS JS 10S 9S"}, earlier={2: "120"}))
    assert counted(spades) == 0
    clubs = "QS JS 10S 9S JH 9H AH AS"
    assert counted(first_card(deal({0: clubs, 1: "AD", 2: "QC JC 10C 9C"}, earlier={2: "120"}))) == 50


@clause(SLUG, "S4")
def test_the_best_of_two_opponents_annuls() -> None:
    hands = {0: TWENTY, 1: "AD", 2: "KS QS JS", 3: "KD QD JD 10D"}
    assert fact(first_card(deal(hands, earlier={2: "120", 3: "130"})), "bidder-beaten-by") == 3
    assert fact(first_card(deal(hands, earlier={2: "120"})), "bidder-beaten-by") == 2


@clause(SLUG, "E14", "S4")
def test_an_opponent_who_never_bid_may_not_annul() -> None:
    hands = {0: TWENTY, 1: "AD QS JS 10S", 2: "KD QD JD 10D"}
    assert counted(first_trick(deal(hands))) == 20 + 20
    assert counted(first_trick(deal(hands, earlier={2: "120"}))) == 0


@clause(SLUG, "E13", "S4")
@pytest.mark.parametrize(("partner", "points"), [("AD KS KH KD KC", 120), ("AD KD QD", 0), ("AD KC 7S", 0)])
def test_the_partner_rescues_annulled_roem_only_with_better(partner: str, points: int) -> None:
    state = deal({0: TWENTY, 1: partner, 2: "QS JS 10S 9S"}, earlier={2: "120"})
    first_card(state)
    assert (badge(state, 0, "roem"), counted(state), fact(state, "bidder-beaten-by")) == (20, 0, 2)
    while badge(state, 1, "roem") is None:
        state.play(state.actors()[0], state.legal(state.actors()[0])[0])
    assert counted(state) == points


@clause(SLUG, "S4", "R11")
def test_the_partner_reports_when_he_is_known_and_not_before() -> None:
    state = deal({0: NOTHING, 1: "AD KD QD 7H", 2: "KH", 3: "QH"})
    trick(state, "JH 7H KH")
    assert badge(state, 1, "roem") is None and badge(state, 1, "roem", 1) is None
    trick(state, "QH")
    assert badge(state, 1, "roem") == 20
    assert counted(state) == 20  # though the bidder had none


@clause(SLUG, "S4", "R11")
def test_the_partner_reports_in_the_middle_of_a_trick_when_the_called_card_falls() -> None:
    state = deal({0: "QC JC 9C 7D JH 9H AH AS", 1: "AD KD QD 7H", 2: "10D", 3: "8D"})
    trick(state, "7D AD")
    assert badge(state, 1, "roem") == 20 and state.actors() == (2,)


@clause(SLUG, "S4")
def test_the_partners_roem_may_be_beaten_while_the_bidders_stands() -> None:
    hands = {0: FIFTY, 1: "AD KD QD", 2: "KS QS JS"}
    assert counted(first_trick(deal(hands, earlier={2: "120"}))) == 50 + 20
    state = first_trick(deal({0: FIFTY, 1: "AD 9D 8D 7D", 2: "KS QS JS"}, earlier={2: "120"}))
    assert (counted(state), fact(state, "partner-beaten-by")) == (50, 2)
    assert (fact(state, "partner-roem"), fact(state, "partner-roem-top")) == ("run-3", "9")


@clause(SLUG, "S4")
def test_the_partners_own_bid_does_not_make_him_an_opponent() -> None:
    state = first_trick(deal({0: TWENTY, 1: "AD KD QD JD"}, earlier={1: "120"}))
    assert (counted(state), fact(state, "bidder-beaten-by")) == (70, None)


@clause(SLUG, "S4", "R27")
@pytest.mark.parametrize("name", ["kereltje", "zwabber", "pandoer", "prive", "misere"])
def test_roem_counts_in_points_contracts_and_pandoer_with_points_only(name: str) -> None:
    assert badge(first_card(deal({0: FIFTY, 1: "AD"}, name)), 0, "roem") is None
    assert badge(first_card(deal({0: FIFTY, 1: "AD"}, "pandoer+20")), 0, "roem") == 50


# ---- who says what himself (auto_announce, roem_challenge; A17) ----


@clause(SLUG, "S4")
def test_without_announcing_the_bidder_reports_all_he_has_or_nothing() -> None:
    state = first_card(deal({0: FIFTY, 1: "AD"}, auto_announce=False))
    assert (state.phase.name(), state.actors(), texts(state)) == ("roem", (0,), {"roem 50", "no roem"})
    assert (refused(state, "0: roem 20").clause, refused(state, "0: roem 20").reason) == ("S4", "wrong-roem")
    assert refused(state, "0: 9H").reason == "roem-first"
    assert refused(state, "1: AD").reason == "not-your-turn"
    silent = state.copy()
    play(state, "0: roem")
    assert (badge(state, 0, "roem"), counted(state), state.actors()) == (50, 50, (1,))
    play(silent, "0: no roem")
    assert (badge(silent, 0, "roem"), counted(silent), state.actors()) == (0, 0, (1,))


@clause(SLUG, "S4")
def test_who_has_nothing_is_asked_as_well() -> None:
    state = first_card(deal({0: NOTHING, 1: "AD"}, auto_announce=False))
    assert texts(state, 0) == {"no roem"}


@clause(SLUG, "S4")
def test_a_silent_bidder_leaves_the_partners_roem_as_it_is() -> None:
    state = deal({0: FIFTY, 1: "AD KD QD", 2: "AC KS QS JS 10S 9S"}, auto_announce=False, earlier={2: "120"})
    play(first_card(state), "0: no roem")
    while state.phase.name() != "roem":
        state.play(state.actors()[0], state.legal(state.actors()[0])[0])
    assert state.actors() == (1,)
    play(state, "1: roem 20")
    assert (counted(state), fact(state, "partner-beaten-by")) == (0, 2)


@clause(SLUG, "S4")
def test_everybody_who_bid_answers_and_the_hidden_partner_can_only_decline() -> None:
    hands = {0: TWENTY, 1: "AD KD QD JD", 2: "KS QS JS", 3: "9S 8S 7S"}
    state = deal(hands, roem_challenge="manual", earlier={1: "120", 2: "130", 3: "140"})
    first_card(state)
    assert state.phase.name() == "challenge"
    assert (state.actors(), texts(state)) == ((1,), {"decline"})
    assert (refused(state, "1: challenge").clause, refused(state, "1: challenge").reason) == ("S4", "not-better")
    assert refused(state, "1: AD").reason == "challenge-first"
    play(state, "1: decline")
    assert (state.actors(), texts(state)) == ((2,), {"challenge", "decline"})
    assert fact(state, "bidder-roem") is None
    kept = state.copy()
    play(state, "2: challenge")
    assert (fact(state, "bidder-roem"), fact(state, "bidder-roem-top")) == ("run-3", "Q")
    assert (fact(state, "bidder-beaten-by"), counted(state)) == (2, 0)
    assert (state.actors(), texts(state)) == ((3,), {"decline"})
    play(state, "3: decline")
    assert (state.phase.name(), state.actors()) == ("play", (1,))
    play(kept, "2: decline", "3: decline")
    assert counted(kept) == 20 and fact(kept, "bidder-roem") is None


@clause(SLUG, "S4")
def test_at_the_reveal_the_opponents_answer_and_the_partner_is_not_asked() -> None:
    hands = {0: TWENTY, 1: "AD 9D 8D 7D", 2: "KS QS JS"}
    state = deal(hands, roem_challenge="manual", earlier={1: "120", 2: "130"})
    play(first_card(state), "1: decline", "2: decline")
    while state.phase.name() != "challenge":
        state.play(state.actors()[0], state.legal(state.actors()[0])[0])
    assert badge(state, 1, "roem") == 20
    assert (state.actors(), texts(state)) == ((2,), {"challenge", "decline"})
    kept = play(state.copy(), "2: decline")
    assert counted(kept) == 40
    play(state, "2: challenge")
    assert (counted(state), state.phase.name(), state.actors()) == (20, "play", (0,))


@clause(SLUG, "S4")
def test_nobody_is_asked_when_nothing_was_reported_or_nobody_bid() -> None:
    nothing = deal({0: NOTHING, 1: "AD"}, roem_challenge="manual", earlier={2: "120"})
    assert first_card(nothing).phase.name() == "play"
    alone = deal({0: FIFTY, 1: "AD"}, roem_challenge="manual")
    assert first_card(alone).phase.name() == "play"


# ---- stuk (S5) ----


#: Trumps from the top, with king and queen.
TRUMPS = {0: "KH QH JH 9H AH AS AC 7S", 1: "AD"}


def led(state: troef.State, *leads: str) -> troef.State:
    """Seat 0 leads these cards one after another; the last of them has just been played. Nobody reports roem."""
    left = list(leads)
    while left:
        seat = state.actors()[0]
        if state.phase.name() == "roem":
            play(state, f"{seat}: no roem")
        elif seat == 0:
            trick(state, left.pop(0))
        else:
            state.play(seat, state.legal(seat)[0])
    return state


@clause(SLUG, "S5")
def test_stuk_counts_with_the_second_of_king_and_queen() -> None:
    state = led(deal(TRUMPS), "JH", "9H", "AH", "KH")
    assert badge(state, 0, "stuk") is None
    led(state, "QH")
    assert badge(state, 0, "stuk") == 20
    assert int(state.race.extra()) == 20 + counted(state)


@clause(SLUG, "S5")
def test_without_announcing_stuk_is_said_or_not_directly_after_the_card() -> None:
    state = led(deal(TRUMPS, auto_announce=False), "JH", "9H", "AH", "KH", "QH")
    assert state.phase.name() == "stuk"
    assert (state.actors(), texts(state)) == ((0,), {"stuk", "no stuk"})
    assert (refused(state, "0: AS").clause, refused(state, "0: AS").reason) == ("S5", "stuk-first")
    assert int(play(state.copy(), "0: no stuk").race.extra()) == 0
    play(state, "0: stuk")
    assert int(state.race.extra()) == 20 and state.actors() == (1,)


@clause(SLUG, "S5")
def test_stuk_stands_when_roem_is_annulled() -> None:
    hands = {0: "AH KH QH JH AS AC 9C 7S", 1: "AD", 2: "QD JD 10D 9D 8D"}
    state = first_card(deal(hands, earlier={2: "120"}))
    assert (badge(state, 0, "roem"), counted(state)) == (50, 0)
    play_out(state)
    assert (counted(state), int(state.race.extra())) == (0, 20)


@clause(SLUG, "S5")
def test_an_opponent_has_no_stuk() -> None:
    state = play_out(deal({0: "JH 9H AH 10H AS AC 7D 8D", 1: "AD 7H", 2: "KH QH 7S", 3: "8H"}))
    assert state.race.stuk_by == -1


#: The partner ruffs with the king and leads the queen before anybody knows that he is the partner.
UNKNOWN = {0: "10C 7H JH 9H 10S 9S 8D 7C", 1: "KH QH AD 7S", 2: "AH QC QD 8S", 3: "8C 8H KD JS"}


@clause(SLUG, "S5", "R11")
def test_stuk_of_a_partner_who_is_not_known_is_not_shown() -> None:
    state = deal(UNKNOWN)
    trick(state, "10C KH QC 8C", "QH AH 8H 7H")
    assert state.race.stuk_by == 1
    assert [badge(state, 1, "stuk", viewer) for viewer in range(4)] == [None] * 4
    trick(state, "QD KD 8D AD")
    assert badge(state, 1, "stuk") == 20 and int(state.race.extra()) == 20


@clause(SLUG, "S5", "R11")
def test_a_partner_who_is_not_known_says_stuk_when_he_is() -> None:
    state = deal(UNKNOWN, auto_announce=False)
    trick(state, "10C")
    play(state, "0: no roem")
    trick(state, "KH QC 8C", "QH")
    assert (state.phase.name(), state.actors()) == ("play", (2,))
    trick(state, "AH 8H 7H", "QD KD 8D AD")
    play(state, "1: no roem")
    assert (state.actors(), texts(state)) == ((1,), {"stuk", "no stuk"})
    play(state, "1: stuk")
    assert badge(state, 1, "stuk") == 20


@clause(SLUG, "S4", "S5", "S6", "R26")
def test_roem_and_stuk_make_the_contract() -> None:
    """The same cards: made with the roem and stuk that count, lost when the bidder does not report them."""
    hands = {0: "AH KH QH JH 9H AS AC 7S", 1: "AD"}
    won = play_out(deal(hands, "200", auto_announce=True))
    assert row(won) == (4, 4, 0, 0)
    lost = deal(hands, "200", auto_announce=False)
    while lost.deal_number == 1 and lost.actors():
        seat = lost.actors()[0]
        asked = lost.phase.name() in ("roem", "stuk")
        lost.play(seat, lost.legal(seat)[-1 if asked else 0])
    assert row(lost) == (-4, -4, 0, 0)
