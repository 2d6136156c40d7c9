"""The play of kleurenwiezen: the card put away, leads, following, open hands, claims."""

from typing import Any

import pytest
from kleurenwiezen_positions import EVEN, SLUG, TROEL, bidding, dealt, game, hand, others_pass, passed_troel, past_troel

import troef
from clauses import clause
from playing import lay, play, play_out, refused, texts

#: A has all hearts but the lowest, B all spades but one …: solid hands for slams and claims.
SOLID = {
    0: "AH KH QH JH 10H 9H 8H 7H 6H 5H 4H 3H AS",
    1: "KS QS JS 10S 9S 8S 7S 6S 5S 4S 3S 2S 2H",
    2: "AD KD QD JD 10D 9D 8D 7D 6D 5D 4D 3D 2C",
    3: "AC KC QC JC 10C 9C 8C 7C 6C 5C 4C 3C 2D",
}
#: A has every lowest card; the others have one ace each and A none.
LOW = {
    0: "2S 3S 4S 5S 2H 3H 4H 2D 3D 4D 2C 3C 4C",
    1: "AS KS QS JS 5H 6H 7H 5D 6D 7D 5C 6C 7C",
    2: "6S 7S 8S AH KH QH JH 8D 9D 10D 8C 9C 10C",
    3: "9S 10S 8H 9H 10H AD KD QD JD AC KC QC JC",
}


def playing(bid: str, hands: "dict[int, str] | None" = None, **options: object) -> troef.State:
    """A deal in which A has made this bid and nobody more."""
    return others_pass(bidding(f"0: {bid}", hands=hands, **options))


# ---- kleine miserie: a card put away ----


@clause(SLUG, "R33", "E21")
def test_everybody_puts_one_card_away_unseen() -> None:
    state = playing("kleine miserie")
    assert state.actors() == (0, 1, 2, 3), "in any order"
    assert texts(state, 2) == {f"remove {card}" for card in EVEN[2].split()}
    assert refused(state, "2: pass").clause == "R33"
    assert refused(state, "2: remove AS").clause == "R33"
    play(state, "2: remove 7S", "0: AS")  # a card alone will do
    assert state.actors() == (1, 3)
    for viewer in (1, 3, troef.SPECTATOR):
        view = state.view(viewer)
        assert view.zone("removed-2").hidden == 1 and view.zone("removed-2").cards == []
        described = game().language.describe_log(view)
        assert described[-1]["text"] == "remove ?" and described[-2]["text"] == "remove ?"
    assert game().language.describe_log(state.view(2))[-2]["text"] == "remove 7S"
    play(state, "3: remove AC", "1: remove AH")
    assert state.actors() == (0,), "the dealer's left leads"
    assert [len(hand(state, seat).split()) for seat in range(4)] == [12, 12, 12, 12]
    count = 0
    while not state.awaits_deal:
        seat = state.actors()[0]
        state.play(seat, state.legal(seat)[0])
        count += 1
    assert count == 48


@clause(SLUG, "R33")
def test_in_other_games_no_card_is_put_away() -> None:
    for bid in ("piccolo", "grote miserie", "grote miserie op tafel", "abondance 9 H"):
        state = playing(bid)
        assert state.phase.name() == "play"
        refusal = refused(state, f"{state.actors()[0]}: remove {hand(state, state.actors()[0]).split()[0]}")
        assert refusal.clause == "R33"


# ---- leads and tricks ----


@clause(SLUG, "R8", "R35")
@pytest.mark.parametrize(
    ("bid", "leader"),
    [
        ("kleine miserie", 1),
        ("piccolo", 1),
        ("grote miserie", 1),
        ("grote miserie op tafel", 1),
        ("abondance 9 H", 3),
        ("abondance 10 S", 3),
        ("abondance 11 C", 3),
        ("kleine soloslim NT", 3),
        ("grote soloslim D", 3),
    ],
)
def test_who_leads_first(bid: str, leader: int) -> None:
    """C deals, D bids: games of one suit are led by who plays them, the others by the dealer's left."""
    state = others_pass(bidding("1: pass", "2: pass", f"3: {bid}", dealer=0))
    if state.phase.name() == "removing":
        for seat in range(4):
            state.play(seat, state.legal(seat)[0])
    assert state.actors() == (leader,)
    assert texts(state) == set(hand(state, leader).split()), "with any card"


@clause(SLUG, "R34", "R35")
def test_samen_and_solo_are_played_in_the_suit_asked_and_led_by_the_dealers_left() -> None:
    together = bidding("0: pass", "1: pass", "2: ask H", "3: join H 8")
    alone = bidding("0: pass", "1: ask S", "2: ask D", "3: pass", "1: solo 6", "2: pass")
    for state, contract, suit in ((together, "samen-8", "H"), (alone, "solo-6", "S")):
        assert (state.view(0).fact("contract"), state.view(0).fact("trump")) == (contract, suit)
        assert state.actors() == (0,)
    for bid, suit in (
        ("abondance 9 C", "C"),
        ("kleine soloslim D", "D"),
        ("kleine soloslim NT", None),
        ("piccolo", None),
    ):
        assert playing(bid).view(0).fact("trump") == suit
    refusal = refused(playing("piccolo"), "0: trump H")
    assert (refusal.clause, refusal.reason) == ("R34", "trump-is-made")


def in_hearts(hands: dict[int, str]) -> troef.State:
    """A deal with hearts as trumps, led by A: B asks, C joins."""
    return bidding("0: pass", "1: ask H", "2: join H 8", "3: pass", hands=hands)


@clause(SLUG, "R36", "R37", "R38", "E1", "E2", "E3")
def test_following_and_winning() -> None:
    hands = {
        0: "7S 4S 4H 3H 5H AC KC QC 2D 3D 4D 5C 6C",
        1: "KS 3S 9H AD 8H 7H 6H KD QD JC 10C 9C 8C",
        2: "10H 2H 10D 4C JD 9D 8D 7D 6D 5D 2C 3C 7C",
        3: "AS QS JS 10S 9S 8S 6S 5S 2S AH KH QH JH",
    }
    state = play(in_hearts(hands), "0: 7S")
    assert texts(state) == {"KS", "3S"}
    refusal = refused(state, "1: 9H")
    assert (refusal.clause, refusal.reason) == ("R36", "must-follow")
    cards: Any = refusal.facts["cards"]
    assert set(cards) == {"KS", "3S"}
    play(state, "1: KS")
    assert texts(state) == set(hands[2].split()), "no duty to trump"
    play(state, "2: 2H", "3: AS")
    assert state.actors() == (2,), "the trump wins"
    assert state.view(0).badge(2, "tricks") == 1
    # the same cards without trumps
    state = others_pass(bidding("0: grote miserie", hands=hands))
    play(state, "0: 7S", "1: KS", "2: 2H", "3: AS")
    assert state.actors() == (3,)


@clause(SLUG, "R37", "R38")
def test_a_lower_trump_is_allowed_and_loses() -> None:
    hands = {
        0: "7S 4S 4H 3H 5H AC KC QC 2D 3D 4D 5C 6C",
        1: "9H 8H 7H 6H AD KD QD JC 10C 9C 8C 10S 9S",
        2: "10H 2H 10D 4C JD 9D 8D 7D 6D 5D 2C 3C 7C",
        3: "AS KS QS JS 3S 8S 6S 5S 2S AH KH QH JH",
    }
    moved = {
        **hands,
        1: hands[1].replace("10S", "AH").replace("9S", "KH"),
        3: hands[3].replace("AH", "10S").replace("KH", "9S"),
    }
    state = play(in_hearts(moved), "0: 7S", "1: 9H", "2: 2H", "3: AS")
    assert state.actors() == (1,)


@clause(SLUG, "R40", "R41")
def test_a_card_stays_played_and_only_the_last_trick_is_shown() -> None:
    state = play(playing("piccolo"), "0: AS", "1: 8S", "2: 7S", "3: 2S", "0: KS")
    assert refused(state, "0: AS").reason == "not-your-turn"
    view = state.view(3)
    assert [zone.name for zone in view.zones if zone.kind == "last-trick"] == ["last-trick"]
    assert len(view.zone("last-trick").cards) == 4
    play(state, "1: 9S", "2: 10S", "3: 5S")
    shown = {card for zone in state.view(3).zones if zone.owner != 3 for card in zone.cards}
    assert len(shown) == 4, "the first trick is out of sight"


# ---- an open hand ----


@clause(SLUG, "R39", "E22")
def test_the_hand_is_laid_open_after_the_fifth_card() -> None:
    state = bidding("0: pass", "1: grote miserie op tafel", "2: pass", "3: pass")
    play(state, "0: 4H", "1: 6H", "2: 10H", "3: 2H")
    assert state.actors() == (2,)
    assert state.view(0).zone("hand-1").cards == []
    play(state, "2: QH")
    assert state.view(0).zone("hand-1").hidden == 0
    assert len(state.view(troef.SPECTATOR).zone("hand-1").cards) == 12
    assert state.view(0).zone("hand-3").hidden == 12


@clause(SLUG, "R39")
def test_all_who_play_it_lay_their_hands_open_also_the_one_who_leads() -> None:
    state = bidding("0: grote miserie op tafel", "1: pass", "2: grote miserie op tafel", "3: pass")
    play(state, "0: KH", "1: 6H", "2: 10H", "3: 2H", "0: 9H")
    assert len(state.view(3).zone("hand-0").cards) == 11
    assert len(state.view(3).zone("hand-2").cards) == 12
    play(state, "1: 7H")
    assert state.view(3).zone("hand-1").cards == []
    state = others_pass(bidding("0: grote miserie"))
    play(state, "0: KH", "1: 6H", "2: 10H", "3: 2H", "0: 9H")
    assert state.view(3).zone("hand-0").cards == []


# ---- what the engine writes ----


@clause(SLUG, "S1", "S2", "T8")
def test_a_won_grote_soloslim_is_framed() -> None:
    state = play_out(playing("grote soloslim H", SOLID))
    row = state.sheet[-1]
    assert dict(zip([3, 0, 1, 2], row.cells, strict=True)) == {0: 200, 1: 0, 2: 0, 3: 0}
    assert row.marks == ("", "★", "", "")
    state = play_out(playing("kleine soloslim H", SOLID))
    assert state.sheet[-1].marks == ("", "", "", "") and state.sheet[-1].cells[1] == 100


@clause(SLUG, "R15", "S2", "S6", "E18")
def test_troel_is_written_for_the_pair() -> None:
    state = passed_troel(past_troel(dealt(TROEL)))
    play_out(play(state, "3: trump S"))
    cells = dict(zip([3, 0, 1, 2], state.sheet[-1].cells, strict=True))
    assert cells[1] == cells[3] and cells[0] == cells[2]
    assert (cells[1], cells[0]) in ((16, 0), (0, 16), (32, 0))


@clause(SLUG, "R10", "S7")
def test_each_plays_his_own_miserie() -> None:
    for seed in range(6):
        state = lay(game(), dealer=3, hands=EVEN)
        state = others_pass(play(past_troel(state), "0: grote miserie", "1: grote miserie"))
        rng = troef.Rng(seed)
        tricks: dict[int, int] = {}
        while not state.awaits_deal:
            tricks = {seat: int(state.view(0).badge(seat, "tricks") or 0) for seat in range(4)}
            state.play(state.actors()[0], int(state.phase.pick(state.actors()[0], rng)))
        tricks = {seat: int(state.view(0).badge(seat, "tricks") or 0) for seat in range(4)}
        failed = sum(tricks[seat] > 0 for seat in (0, 1))
        cells = dict(zip([3, 0, 1, 2], state.sheet[-1].cells, strict=True))
        for seat in (0, 1):
            assert cells[seat] == (-36 if tricks[seat] else 36)
        assert cells[2] == cells[3] == (0, 24, 36)[failed]


# ---- claims ----


def claiming(bid: str, hands: "dict[int, str] | None" = None, **options: object) -> troef.State:
    return playing(bid, hands, allow_claims=True, **options)


@clause(SLUG, "R42")
def test_every_deal_is_played_out_unless_claims_are_allowed() -> None:
    state = playing("grote soloslim H", SOLID)
    for step in ("0: claim", "0: concede"):
        refusal = refused(state, step)
        assert (refusal.clause, refusal.reason) == ("R42", "play-it-out")
    state = claiming("grote soloslim H", SOLID)
    assert {"claim", "concede"} <= texts(state)
    refusal = refused(bidding(allow_claims=True), "0: claim")
    assert (refusal.clause, refusal.reason) == ("R42", "no-claims-now")


@clause(SLUG, "R42")
def test_a_claim_that_all_agree_to_ends_the_deal() -> None:
    state = play(claiming("grote soloslim H", SOLID), "0: claim")
    assert set(state.view(2).zone("hand-0").cards) and state.view(2).zone("hand-0").hidden == 0
    assert state.actors() == (1,) and texts(state) == {"agree", "object"}
    assert refused(state, "1: 2H").clause == "R42"
    play(state, "1: agree", "2: agree", "3: ja")
    assert state.awaits_deal and state.sheet[-1].cells == (0, 200, 0, 0)
    assert state.sheet[-1].marks[1] == "★"


@clause(SLUG, "R42")
def test_a_concession_that_all_agree_to() -> None:
    state = play(claiming("abondance 9 S", SOLID), "0: concede", "1: agree", "2: agree", "3: agree")
    assert state.sheet[-1].cells == (21, -32, 21, 21)
    state = claiming("grote miserie", LOW)
    play(state, "0: 2S", "1: concede", "2: agree", "3: agree", "0: agree")
    assert state.sheet[-1].cells == (0, 36, 0, 0)


@clause(SLUG, "R42", "P10")
def test_a_disputed_claim_is_judged_by_the_cards() -> None:
    state = play(claiming("grote soloslim H", SOLID), "0: claim", "1: object")
    assert state.sheet[-1].cells == (0, 200, 0, 0), "twelve top hearts and the ace of spades"
    # spades as trumps: B has twelve of them
    state = play(claiming("grote soloslim S", SOLID), "0: claim", "1: agree", "2: object")
    assert state.sheet[-1].cells == (66, -200, 66, 66)
    assert all(state.view(1).zone(f"hand-{seat}").hidden == 0 for seat in range(4)), "everybody may see why"
    # an opponent claims too soon: the contract is scored as won
    state = play(claiming("grote miserie", LOW), "0: 2S", "1: claim", "2: object")
    assert state.sheet[-1].cells == (0, 36, 0, 0)


@clause(SLUG, "R42", "P10")
def test_a_claimed_miserie_is_right_when_no_trick_can_be_forced() -> None:
    state = claiming("grote miserie", LOW)
    play(state, "0: claim", "1: object")
    assert state.sheet[-1].cells == (0, 36, 0, 0)
    state = claiming("grote miserie", {**LOW, 0: LOW[0].replace("4C", "5C"), 1: LOW[1].replace("5C", "4C")})
    play(state, "0: claim", "1: object")
    assert state.sheet[-1].cells == (0, 36, 0, 0), "2, 3 and 5: only the 4 is below"
    high = {**LOW, 0: LOW[0].replace("4C", "AC"), 3: LOW[3].replace("AC", "4C")}
    state = play(claiming("grote miserie", high), "0: claim", "1: object")
    assert state.sheet[-1].cells == (24, -36, 24, 24)


@clause(SLUG, "R42", "P9")
def test_a_disputed_concession() -> None:
    """C and D play samen; D gives up while they could still make it."""
    start = bidding("0: pass", "1: pass", "2: ask H", "3: join H 8", allow_claims=True)
    state = play(start.copy(), "0: AS", "1: 8S", "2: 7S", "3: concede", "0: agree", "1: agree", "2: object")
    # no trick yet: 8 under, 7 + 24 for each, and D bears both
    assert state.sheet[-1].cells == (-62, 31, 31, 0)
    state = play(start.copy(), "0: concede", "1: object")
    # scored as won; B gets what he missed: 7 + 3
    assert state.sheet[-1].cells == (7, -10, 10, 7)
    start = bidding(
        "0: pass", "1: pass", "2: ask H", "3: join H 8", allow_claims=True, wrong_concession_charge="table_loss"
    )
    state = play(start, "0: concede", "1: object")
    assert state.sheet[-1].cells == (7, 0, 0, 7)


@clause(SLUG, "R42", "P13")
def test_with_a_jury_at_the_table_it_decides() -> None:
    for word, cells in (("consent", (0, 200, 0, 0)), ("refuse", (66, -200, 66, 66))):
        state = bidding("0: grote soloslim S", hands=SOLID, allow_claims=True, jury="human")
        state.play(troef.REFEREE, game().parse("consent"))
        state = play(others_pass(state), "0: claim", "1: object")
        assert state.actors() == (troef.REFEREE,)
        state.play(troef.REFEREE, game().parse(word))
        assert state.sheet[-1].cells == cells


@clause(SLUG, "R42")
def test_who_plays_beside_others_plays_on() -> None:
    state = others_pass(bidding("0: grote miserie", "1: grote miserie", allow_claims=True))
    assert "claim" not in texts(state)
    assert refused(state, "0: claim").clause == "R42"
