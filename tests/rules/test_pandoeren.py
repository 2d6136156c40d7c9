"""Pandoeren by the book: the deal, the auction, the exchange, the hidden partner, the play of tricks."""

import itertools

import pytest
from pandoer_positions import GOOD, SLUG, auction, contract, fact, game, hands_of, legal, trick

import troef
from clauses import clause
from playing import lay, play, play_out, refused, texts
from troef.cards.card import card_text, cards_text, parse_cards
from troef.core.options import OptionError
from troef.games.pandoeren import CONTRACTS, LADDER, PACK

#: What people do and say at the table; the rules pages tell it.
SOCIAL = {
    "T3": "the house rule about touching cards and notes stands on the rules page",
    "T4": "an introduction, on the rules page",
    "T5": "an introduction, on the rules page",
}


def laid(**options: object) -> troef.State:
    return lay(game(**options), dealer=3, hands=GOOD, upcard="6H")


# ---- the game and its options ----


def test_it_is_for_four() -> None:
    for seats in (3, 5):
        with pytest.raises(ValueError, match="4"):
            game().start(seats)
    assert game().start(4).view(0).columns == [[0], [1], [2], [3]]


def test_the_options_are_those_of_the_book() -> None:
    options = game().options
    assert (options.target_points, options.roem_challenge) == (25, "auto")
    assert (options.auto_announce, options.roem_card_reuse) == (True, False)
    announcing = game(rules="announcing").options
    assert (announcing.roem_challenge, announcing.auto_announce, announcing.target_points) == ("manual", False, 25)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("target_points", 0),
        ("target_points", -25),
        ("target_points", "many"),
        ("target_points", True),
        ("roem_challenge", "never"),
        ("auto_announce", "perhaps"),
        ("roem_card_reuse", 2),
    ],
)
def test_a_value_that_is_not_allowed_is_named(name: str, value: object) -> None:
    with pytest.raises(OptionError) as caught:
        game(**{name: value})
    assert (caught.value.key, caught.value.facts["name"]) == ("bad-option", name)


# ---- the deal ----


@clause(SLUG, "R1")
@pytest.mark.parametrize("dealer", range(4))
def test_four_cards_each_then_one_open_then_four_each(dealer: int) -> None:
    state = game().start(4, dealer)
    order = list(PACK)
    state.deal(order)
    wanted: list[set[str]] = [set() for _ in range(4)]
    for packet, start in itertools.product(range(4), (0, 17)):
        cards = order[start + 4 * packet : start + 4 * packet + 4]
        wanted[(dealer + 1 + packet) % 4] |= {card_text(card) for card in cards}
    assert hands_of(state) == wanted
    for viewer in (0, 1, 2, 3, troef.SPECTATOR):
        assert state.view(viewer).zone("upcard").cards == [order[16]]
    assert state.actors() == ((dealer + 1) % 4,)


@clause(SLUG, "R1")
def test_the_pack_has_thirty_three_cards_with_the_six_of_hearts() -> None:
    cards = cards_text(list(PACK)).split()
    assert len(cards) == len(set(cards)) == 33
    assert {card[:-1] for card in cards} == {"A", "K", "Q", "J", "10", "9", "8", "7", "6"}
    assert [card for card in cards if card.startswith("6")] == ["6H"]


@clause(SLUG, "R1", "P1")
def test_a_wrong_pack_is_no_deal_and_the_same_dealer_deals_again() -> None:
    state = game().start(4, dealer=2)
    for wrong in (PACK[:32], [*PACK[:32], PACK[0]], [*PACK[:32], 0]):
        with pytest.raises(troef.DealError):
            state.deal(wrong)
    assert state.awaits_deal and state.dealer == 2 and state.deal_number == 0
    state.deal(list(PACK))
    assert state.view(0).totals == (0, 0, 0, 0)


@clause(SLUG, "R2")
def test_after_four_passes_the_next_dealer_deals() -> None:
    state = laid()
    play(state, "0: pass", "1: pass", "2: pass", "3: pass")
    assert state.awaits_deal and state.dealer == 0
    assert state.sheet == [] and state.view(0).totals == (0, 0, 0, 0)
    state.deal(list(PACK))
    assert state.actors() == (1,)


@clause(SLUG, "R1")
def test_the_deal_goes_to_the_left_after_a_played_deal() -> None:
    state = play_out(contract("150", GOOD))
    assert state.awaits_deal and state.dealer == 0


# ---- the auction ----


@clause(SLUG, "R5", "R6", "E2")
def test_the_bids_in_their_order() -> None:
    wanted = ["120", "130", "140", "piccolo", "misere", "150", "160", "kereltje", "zwabber", "170", "180", "190"]
    wanted += ["solo zwabber", "piccolo ouvert", *[str(points) for points in range(200, 661, 10)]]
    wanted += ["misere ouvert", "stil praatje", "pandoer", *[f"pandoer+{n}" for n in range(20, 521, 20)]]
    wanted += ["praatje", "prive"]
    state = laid()
    assert [state.game.show(move) for move in state.legal(0)] == ["pass", *wanted]
    assert list(LADDER.names) == wanted


@clause(SLUG, "R5")
def test_every_bid_has_its_score_and_says_what_is_at_stake() -> None:
    scores = {"piccolo": 3, "misere": 3, "kereltje": 2, "zwabber": 2, "solo zwabber": 5, "piccolo ouvert": 6}
    scores |= {"misere ouvert": 6, "stil praatje": 9, "pandoer": 5, "praatje": 4, "prive": 6}
    alone = {"piccolo", "misere", "solo zwabber", "piccolo ouvert", "misere ouvert", "stil praatje", "praatje", "prive"}
    state = laid()
    view = state.view(0)
    for move in view.moves[1:]:
        name = state.game.show(move)
        score = scores.get(name)
        if score is None:
            score = (
                5
                if "+" in name
                else next(s for most, s in ((140, 1), (160, 2), (190, 3), (660, 4)) if int(name) <= most)
            )
        stake = state.game.language.describe_in(move, view)["stake"]
        assert stake == {"key": "alone" if name in alone else "together", "score": score}


@clause(SLUG, "R3")
@pytest.mark.parametrize("dealer", range(4))
def test_the_dealers_left_begins_and_it_goes_round(dealer: int) -> None:
    state = game().start(4, dealer)
    state.deal(list(PACK))
    for place in range(4):
        seat = (dealer + 1 + place) % 4
        assert state.actors() == (seat,)
        play(state, f"{seat}: {120 + 10 * place if place < 3 else 'piccolo'}")
    assert state.actors() == ((dealer + 1) % 4,)


@clause(SLUG, "E1", "R4", "R3", "P2")
def test_a_bid_must_be_higher_and_who_passed_may_come_back() -> None:
    state = laid()
    play(state, "0: 120", "1: pass", "2: piccolo")
    refusal = refused(state, "3: 130")
    assert (refusal.clause, refusal.reason) == ("R4", "bid-too-low")
    assert refusal.facts == {"bid": "130", "high": "piccolo"}
    assert refused(state, "3: piccolo").clause == "R4"
    assert "misere" in legal(state) and "150" in legal(state) and "pass" in legal(state)
    assert not {"120", "130", "140", "piccolo"} & legal(state)
    play(state, "3: pass", "0: pass", "1: misere")
    assert state.actors() == (2,)
    play(state, "2: pass", "3: 150", "0: 160", "1: pass", "2: pass", "3: pass")
    assert fact(state, "bidder") == 0 and fact(state, "contract") == "160"


@clause(SLUG, "E2", "R4")
@pytest.mark.parametrize(
    ("high", "bid"),
    [
        ("190", "solo zwabber"),
        ("piccolo ouvert", "200"),
        ("660", "misere ouvert"),
        ("praatje", "prive"),
        ("pandoer", "pandoer+20"),
        ("pandoer+520", "praatje"),
        ("stil praatje", "pandoer"),
        ("kereltje", "zwabber"),
    ],
)
def test_what_lies_further_down_the_table_is_higher(high: str, bid: str) -> None:
    state = play(laid(), f"0: {high}")
    assert bid in legal(state)
    play(state, f"1: {bid}")
    assert refused(state, f"2: {high}").clause == "R4"


@clause(SLUG, "R7")
def test_three_passes_after_a_bid_end_the_auction() -> None:
    state = play(laid(), "0: pass", "1: 120", "2: pass", "3: pass")
    assert state.phase.name() == "auction" and state.actors() == (0,)
    play(state, "0: pass")
    assert state.phase.name() == "exchange" and state.actors() == (1,)
    assert refused(state, "1: 150").clause == "R7"
    assert refused(state, "1: pass").clause == "R7"
    assert refused(state, "0: pass").reason == "not-your-turn"


def test_over_prive_one_can_only_pass() -> None:
    assert legal(play(laid(), "0: prive")) == {"pass"}


@clause(SLUG, "R6", "P2")
@pytest.mark.parametrize(
    "text", ["110", "125", "145", "670", "points 135", "bid 5", "pandoer+30", "pandoer+540", "pandoer+0", "miserie"]
)
def test_there_are_no_other_bids(text: str) -> None:
    with pytest.raises(troef.MoveTextError) as caught:
        game().parse(text)
    assert ("R6" in str(caught.value)) == (text != "miserie")


@pytest.mark.parametrize(
    ("text", "bid"),
    [
        ("bid 150", "150"),
        ("points 150", "150"),
        ("ik bied 150", "150"),
        ("150 punten", "150"),
        ("SOLO_ZWABBER", "solo zwabber"),
        ("solo-zwabber", "solo zwabber"),
        ("Misère ouvert", "misere ouvert"),
        ("open misère", "misere ouvert"),
        ("privé", "prive"),
        ("pandoer + 40", "pandoer+40"),
        ("pandoer 40", "pandoer+40"),
        ("PANDOER+40", "pandoer+40"),
        ("pas", "pass"),
    ],
)
def test_bids_are_read_as_they_are_said(text: str, bid: str) -> None:
    assert game().show(game().parse(text)) == bid


@clause(SLUG, "P2")
def test_nothing_else_is_done_during_the_auction() -> None:
    state = laid()
    found = {step: refused(state, f"0: {step}") for step in ("JH", "trump H", "roem 50", "stuk", "challenge")}
    assert {refusal.reason for refusal in found.values()} == {"auction-first"}
    assert {step: refusal.clause for step, refusal in found.items()} == {
        "JH": "R13",
        "trump H": "R9",
        "roem 50": "S4",
        "stuk": "S5",
        "challenge": "S4",
    }


# ---- the exchange ----


@clause(SLUG, "R8")
def test_the_bidder_takes_the_open_card_and_buries_one_that_others_do_not_see() -> None:
    state = auction(laid(), "150")
    assert texts(state, 0) == {f"bury {card}" for card in [*GOOD[0].split(), "6H"]}
    refusal = refused(state, "0: bury KD")
    assert (refusal.clause, refusal.reason) == ("R8", "not-held")
    assert refused(state, "0: trump H").clause == "R8"
    play(state, "0: bury 7D")
    assert state.view(0).zone("buried").cards == parse_cards("7D")
    for viewer in (1, 2, 3, troef.SPECTATOR):
        view = state.view(viewer)
        assert view.zone("buried").cards == [] and view.zone("buried").hidden == 1
        assert view.fact("upcard") == "6H"
        assert "7D" not in [facts["text"] for facts in state.game.language.describe_log(view)][-1]
    assert hands_of(state)[0] == {"JH", "9H", "AH", "AS", "AC", "6H", "8D", "KC"}


@clause(SLUG, "R8")
def test_the_open_card_itself_may_be_buried() -> None:
    state = play(auction(laid(), "150"), "0: bury 6H")
    assert hands_of(state)[0] == set(GOOD[0].split())


# ---- trump and the called card ----


@clause(SLUG, "R9")
def test_trump_is_named_before_a_card_is_called() -> None:
    state = play(auction(laid(), "150"), "0: bury 7D")
    assert legal(state) == {"trump S", "trump H", "trump D", "trump C"}
    assert refused(state, "0: call AD").clause == "R9"
    play(state, "0: trump H")
    assert legal(state) == {"call AD"}
    assert refused(state, "0: trump S").clause == "R9"
    assert refused(state, "0: AS").clause in ("R9", "R10")
    play(state, "0: call AD")
    assert (fact(state, "trump"), fact(state, "called")) == ("H", "AD")


@clause(SLUG, "R5", "R9", "R13")
@pytest.mark.parametrize("name", [made.name for made in CONTRACTS])
def test_each_contract_has_the_trump_and_the_partner_of_the_table(name: str) -> None:
    state = play(auction(laid(), name), "0: bury 6H")
    asked = []
    while state.phase.name() != "play":
        asked.append(state.phase.name())
        state.play(0, state.legal(0)[0])
    alone = {"piccolo", "misere", "piccolo ouvert", "misere ouvert", "stil praatje", "praatje", "prive", "kereltje"}
    if name == "solo zwabber":
        assert asked == []
    elif name == "zwabber":
        assert asked == ["call"]
    elif name in alone:
        assert asked == ["trump"]
    else:
        assert asked == ["trump", "call"]
    assert state.actors() == (0,)


@clause(SLUG, "R10")
@pytest.mark.parametrize(
    ("hand", "bury", "called"),
    [
        ("AH JH 7S 8S 9S 10S QS 7C", "6H", "AS AD AC"),
        ("JH 9H 7S 8S 9S 10S QS 7C", "6H", "AS AH AD AC"),  # the ace of trump too
        ("AH AS AC JH 9H 7S 8S 9S", "AS", "AD"),  # A2: not the ace that he buried
        ("AH AS AC AD JH KH 7S 8S", "6H", "KS KD KC"),
        ("AH AS AC AD JH KH 7S 8S", "AD", "KS KD KC"),
        ("AH AS AC AD JH KH 7S 8S", "KH", "KS KD KC"),
        ("AH AS AC AD KS KH KC KD", "6H", "QS QH QD QC"),  # A3
        ("AH AS AC AD KS KH KC KD", "KD", "QS QH QD QC"),
    ],
)
def test_an_ace_that_he_has_not_and_when_he_has_all_a_king_and_then_a_queen(hand: str, bury: str, called: str) -> None:
    state = auction(lay(game(), dealer=3, hands={0: hand}, upcard="6H"), "150")
    play(state, f"0: bury {bury}", "0: trump H")
    assert legal(state) == {f"call {card}" for card in called.split()}


@clause(SLUG, "R10", "P2")
def test_why_a_card_cannot_be_called() -> None:
    state = play(auction(laid(), "150"), "0: bury AS", "0: trump H")
    found = [
        (refused(state, f"0: call {card}").clause, refused(state, f"0: call {card}").reason)
        for card in ("AH", "AS", "KD")
    ]
    assert found == [("R10", "call-own-card"), ("R10", "call-buried-card"), ("R10", "call-other-rank")]
    assert refused(state, "0: call KD").facts["cards"] == ["AD"]


@pytest.mark.parametrize("text", ["call AD", "vraag ruiten", "CALL(AD)", "ask d", "call ♦", "vraag ruiten aas", "AD"])
def test_a_card_is_called_by_its_name_or_by_its_suit(text: str) -> None:
    state = play(auction(laid(), "150"), "0: bury 7D", "0: trump H")
    view = state.view(0)
    assert state.game.show(state.game.parse(text, view), view) == "call AD"


# ---- the hidden partner ----


def knowing(state: troef.State) -> set[int]:
    """Who knows the partner, watchers included."""
    return {viewer for viewer in (0, 1, 2, 3, troef.SPECTATOR) if fact(state, "partner", viewer) is not None}


@clause(SLUG, "R11", "T1")
def test_only_the_partner_himself_knows_until_the_bidder_wins_a_trick() -> None:
    state = contract("150", GOOD, bury="7D")
    assert knowing(state) == {1} and fact(state, "partner", 1) == 1
    assert fact(state, "partner", troef.REFEREE) == 1
    trick(state, "JH", "7H", "QH")
    assert knowing(state) == {1}
    trick(state, "8H")
    assert knowing(state) == {0, 1, 2, 3, troef.SPECTATOR}
    # the partner collects the bidder's tricks
    piles = {zone.owner: zone.hidden for zone in state.view(2).zones if zone.kind == "taken"}
    assert piles == {1: 4}


@clause(SLUG, "R11")
def test_the_called_card_makes_the_partner_known_at_once() -> None:
    state = contract("150", GOOD, bury="7D")
    trick(state, "8D")
    assert knowing(state) == {1}
    trick(state, "AD")
    assert knowing(state) == {0, 1, 2, 3, troef.SPECTATOR}
    trick(state, "9D", "QD")
    assert state.actors() == (1,)


@clause(SLUG, "R11")
def test_a_trick_of_others_tells_nothing() -> None:
    state = contract("150", GOOD, bury="6H", call="AD")
    trick(state, "KC", "7C", "10C", "9C")
    assert knowing(state) == {0, 1, 2, 3, troef.SPECTATOR}
    others = {0: "JH 9H AH AS 9C 7D 8D KC", 2: "KH QH 8S JD 9D AC JC 10C", 3: "10H 8H KS QS JS 10S QD QC"}
    state = contract("150", GOOD | others)
    trick(state, "9C", "7C", "AC", "QC")
    assert knowing(state) == {1}
    piles = {zone.owner: zone.hidden for zone in state.view(2).zones if zone.kind == "taken"}
    assert piles == {2: 4}


KERELTJE = {0: "9H AH AS AC 7D 8D KC QC", 1: "JH KD 7S", 2: "KH QH 8S", 3: "10H 8H KS"}


@clause(SLUG, "R12")
def test_in_kereltje_the_holder_of_the_jas_is_the_hidden_partner() -> None:
    state = contract("kereltje", KERELTJE)
    assert knowing(state) == {1} and fact(state, "called") is None
    trick(state, "9H", "JH")
    assert knowing(state) == {0, 1, 2, 3, troef.SPECTATOR}


@clause(SLUG, "R12", "R20")
def test_in_kereltje_the_bidders_first_trick_makes_the_holder_known() -> None:
    state = contract("kereltje", KERELTJE | {1: "JH AD KD 7S 8C 9C 10C 10D"})
    assert "10D" in texts(trick(state, "9H"), 1)  # the jas is never compulsory
    trick(state, "10D", "QH", "8H")
    assert knowing(state) == {0, 1, 2, 3, troef.SPECTATOR} and fact(state, "partner") == 1


@clause(SLUG, "R12")
def test_in_kereltje_the_bidder_with_the_jas_plays_alone() -> None:
    state = contract("kereltje", GOOD)
    assert knowing(state) == set()
    assert fact(state, "alone", 0) is True
    assert [fact(state, "alone", viewer) for viewer in (1, 2, 3, troef.SPECTATOR)] == [None] * 4
    trick(state, "9H", "7H", "QH", "8H")
    assert fact(state, "alone", 2) is True and knowing(state) == set()


@clause(SLUG, "R12", "P2")
def test_in_kereltje_a_suit_whose_jack_is_buried_is_no_trump() -> None:
    state = play(auction(laid(), "kereltje"), "0: bury JH")
    assert legal(state) == {"trump S", "trump D", "trump C"}
    refusal = refused(state, "0: trump H")
    assert (refusal.clause, refusal.reason) == ("R12", "jas-buried")
    state = play(auction(laid(), "150"), "0: bury JH")
    assert "trump H" in legal(state)
