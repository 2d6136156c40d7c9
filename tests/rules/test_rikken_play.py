"""The play of rikken: the called card, the blind lead, open hands, who knows the partner."""

import pytest
from rikken_positions import BLIND, DIAMONDS, HANDS, TROELA, contract, deal, play_out, rik

import troef
from clauses import clause
from playing import lay, play, refused, texts
from troef.cards.card import card_text, parse_cards
from troef.core.wire import view_dict

SLUG = "rikken"


def names(text: str) -> set[str]:
    return set(text.split())


def trick(state: troef.State, seat: int) -> list[str]:
    return [card_text(card) for card in state.view(seat).zone("trick").cards]


@clause(SLUG, "R18")
@pytest.mark.parametrize("bid", ["rik", "alleen 9", "misere", "open alleen 13"])
def test_the_dealers_left_leads_in_every_contract(bid: str) -> None:
    state = contract(bid, bidder=2)
    if bid == "rik":
        play(state, "2: trump C call AS")
    elif bid.startswith(("alleen", "open alleen")):
        play(state, "2: trump C")
    assert state.actors() == (0,)
    state = play(contract("troela", TROELA), "2: trump S")  # A12
    assert state.actors() == (0,)


@clause(SLUG, "R18", "R28")
def test_the_winner_leads_and_the_tricks_lie_face_down() -> None:
    state = play(contract("misere"), "0: 2C", "1: 5C", "2: AC", "3: 9C")
    assert state.actors() == (2,)
    view = state.view(3)
    assert view.badge(2, "tricks") == 1
    assert {zone.kind for zone in view.zones} == {"hand", "trick", "last-trick"}
    play(state, "2: JD", "3: QD", "0: AD", "1: 6D")
    assert [card_text(card) for card in state.view(3).zone("last-trick").cards] == ["JD", "QD", "AD", "6D"]


@clause(SLUG, "R19")
def test_follow_suit_and_otherwise_anything() -> None:
    state = play(rik("S", "AC"), "0: AD")
    assert texts(state, 1) == names("8D 7D 6D")
    found = refused(state, "1: AH")
    assert (found.clause, found.reason) == ("R19", "must-follow")
    state = play(rik("S", "AC"), "0: 2C", "1: 3C", "2: AC", "3: 7C", "2: 9H", "3: KH")
    assert texts(state, 0) == set(HANDS[0].split()) - {"2C"}


@clause(SLUG, "R19", "E11")
def test_the_called_card_must_be_played_when_its_suit_is_led() -> None:
    state = play(rik("S", "AD", DIAMONDS), "0: 7D", "1: 9D")
    assert texts(state, 2) == {"AD"}
    found = refused(state, "2: KD")
    assert (found.clause, found.reason, found.facts["cards"]) == ("R19", "forced", ["AD"])
    assert refused(state, "2: 5H").clause == "R19"
    ruffed = {**DIAMONDS, 1: DIAMONDS[1].replace("9D", "5S"), 3: DIAMONDS[3].replace("5S", "9D")}
    state = play(rik("S", "AD", ruffed), "0: 7D", "1: 2S")
    assert texts(state, 2) == {"AD"}
    play(state, "2: AD", "3: 9D")
    assert state.actors() == (1,)


@clause(SLUG, "R20", "E12")
def test_on_lead_the_holder_is_free_and_his_suit_reveals_him() -> None:
    for card in ("KD", "3D"):
        state = play(rik("S", "AD", DIAMONDS), "0: 4C", "1: 3C", "2: 10C", "3: JH")
        assert state.actors() == (2,)
        assert texts(state, 2) == names(DIAMONDS[2]) - {"10C"}
        assert state.view(0).fact("partner") is None
        play(state, f"2: {card}")
        assert [state.view(seat).fact("partner") for seat in range(4)] == [2] * 4


@clause(SLUG, "R21", "E13")
def test_void_in_another_suit_the_called_card_may_be_thrown() -> None:
    hands = {**DIAMONDS, 2: DIAMONDS[2].replace("5H", "5S"), 3: DIAMONDS[3].replace("5S", "5H")}
    state = play(rik("S", "AD", hands), "0: 6H", "1: 7H")
    assert texts(state, 2) == set(hands[2].split())
    play(state, "2: AD")
    assert state.view(3).fact("partner") == 2
    assert not state.phase.limits.forced & state.tricks.hands[2]  # A9: nothing is left to be forced


@clause(SLUG, "R22")
def test_the_single_ace_of_troela_is_bound_like_a_called_one() -> None:
    state = play(contract("troela", TROELA), "2: trump S", "0: 2H", "1: 3H")
    assert texts(state, 2) == {"AH"}
    assert refused(state, "2: KH").reason == "forced"
    state = play(contract("troela", TROELA), "2: trump S", "0: 2C", "1: 9C")
    assert texts(state, 2) == {"7C", "8C"}


@clause(SLUG, "R17", "R22")
def test_a_called_king_is_bound_too() -> None:
    hands = {0: "AS QS JS 10S 9S AH 4H AD KD 4D AC 4C 3C", 1: "KH QH 2H", 2: "KS"}
    state = lay(troef.game("rikken"), 4, 3, hands=hands)
    play(state, "0: rik", "1: pass", "2: pass", "3: pass", "0: trump S call KH", "0: 4H")
    assert texts(state, 1) == {"KH"}


# ---- the blind lead ----


@clause(SLUG, "R14", "R23", "E14")
def test_the_blind_lead() -> None:
    state = rik("H", "AC", BLIND)
    assert state.view(3).fact("blind") == "called"
    assert texts(state, 0) == names(BLIND[0]) | {f"blind {card}" for card in BLIND[0].split()}
    play(state, "0: blind 6H")
    assert texts(state, 1) == {"QC", "2C"}
    play(state, "1: 2C")
    assert texts(state, 2) == {"AC"}
    assert refused(state, "2: 10C").clause == "R19"
    play(state, "2: AC")
    assert texts(state, 3) == set(BLIND[3].split())
    low, high = state.copy(), state.copy()
    play(low, "3: 3D")
    assert low.actors() == (0,) and low.view(1).badge(0, "tricks") == 1
    play(high, "3: KH")
    assert high.actors() == (3,)


@clause(SLUG, "R23")
def test_the_card_stays_hidden_until_all_four_lie() -> None:
    state = play(rik("H", "AC", BLIND), "0: blind 6H", "1: 2C", "2: AC")
    for seat in (1, 2, 3, troef.SPECTATOR):
        seen = view_dict(state.game, state.view(seat))
        assert "6H" not in str(seen)
        zone = state.view(seat).zone("trick")
        assert (zone.hidden, trick(state, seat), zone.by) == (1, ["2C", "AC"], [1, 2, 0])
        assert state.view(seat).fact("blind-lead") == 0
    assert trick(state, 0) == ["6H", "2C", "AC"]
    assert trick(state, troef.REFEREE) == ["6H", "2C", "AC"]
    play(state, "3: 3D")
    for seat in range(4):
        view = state.view(seat)
        assert [card_text(card) for card in view.zone("last-trick").cards] == ["6H", "2C", "AC", "3D"]
        assert [state.game.show(move) for _, move in view.log][-4:] == ["blind 6H", "2C", "AC", "3D"]


@clause(SLUG, "R23", "R24")
def test_a_hidden_plain_card_cannot_win() -> None:
    """A11: it is not of the suit called, so only as a trump can it win."""
    state = play(rik("H", "AC", BLIND), "0: blind AS", "1: 2C", "2: AC", "3: 3D")
    assert state.actors() == (2,)


@clause(SLUG, "R23")
def test_a_blind_lead_is_for_the_bidder_and_only_until_the_card_has_fallen() -> None:
    state = play(rik("H", "AC", BLIND), "0: blind 6H", "1: 2C", "2: AC", "3: 3D")
    assert not [text for text in texts(state, 0) if text.startswith("blind")]  # A10
    assert refused(state, "0: blind 7H").clause == "R23"
    state = play(rik("H", "AC", BLIND), "0: AS", "1: 2S", "2: 6S", "3: 10S")
    assert "blind 6H" in texts(state, 0)  # as long as the card is out, whenever he leads
    state = play(rik("H", "AC", BLIND), "0: 8S", "1: 9S", "2: 6S", "3: 10S")
    assert not [text for text in texts(state, 3) if text.startswith("blind")]
    assert refused(state, "3: blind AH").clause == "R23"
    assert not [text for text in texts(rik("S", "AC")) if text.startswith("blind")]


def test_a_card_that_is_not_held_is_not_led_blind() -> None:
    assert refused(rik("H", "AC", BLIND), "0: blind AC").reason == "not-held"


@clause(SLUG, "R2", "R23")
def test_a_blind_lead_is_gathered_with_its_trick() -> None:
    state = play(rik("H", "AC", BLIND), "0: blind 6H", "1: 2C", "2: AC", "3: 3D")
    play_out(state)
    assert state.pack()[:4] == parse_cards("6H 2C AC 3D")
    assert sorted(state.pack()) == sorted(state.game.pack(4))


# ---- who wins, and open hands ----


@clause(SLUG, "R24", "R27", "E16")
def test_without_trump_the_highest_card_of_the_suit_led_wins() -> None:
    hands = {0: "10H 3S", 1: "KH", 2: "AS", 3: "2H"}
    hands[2] = "AS KS QS JS 10S 9S 8S 7S 6S 5S 4S 2S AD"
    state = contract("misere", hands)
    assert state.view(0).fact("trump") is None
    play(state, "0: 10H", "1: KH", "2: AS", "3: 2H")
    assert state.actors() == (1,)


@clause(SLUG, "R24")
def test_the_highest_trump_wins() -> None:
    ruffed = {**DIAMONDS, 1: DIAMONDS[1].replace("9D", "5S"), 3: DIAMONDS[3].replace("5S", "9D")}
    state = play(rik("S", "AD", ruffed), "0: 7D", "1: 2S", "2: AD", "3: 9D")
    assert state.actors() == (1,)


def open_hands(state: troef.State, viewer: int) -> set[int]:
    return {seat for seat in range(4) if state.view(viewer).zone(f"hand-{seat}").cards}


@clause(SLUG, "R25")
@pytest.mark.parametrize("bid", ["open misere", "open piek", "open alleen 13"])
def test_open_bids_are_laid_open_after_the_first_trick(bid: str) -> None:
    state = contract(bid)
    if "13" in bid:
        play(state, "0: trump S")
    play(state, "0: 2C", "1: 3C", "2: AC")
    assert open_hands(state, 1) == {1}
    play(state, "3: 7C")
    assert open_hands(state, 1) == {0, 1}
    assert open_hands(state, troef.SPECTATOR) == {0}
    assert state.view(1).fact("talk") is None


@clause(SLUG, "R25")
def test_several_lay_open_at_the_same_moment() -> None:
    state = play(deal(), "0: open misere", "1: pass", "2: open piek", "3: pass", "0: 2C", "1: 3C", "2: AC", "3: 7C")
    assert open_hands(state, troef.SPECTATOR) == {0, 2}  # A13


@clause(SLUG, "R26", "T4")
def test_with_a_chat_all_hands_are_open_and_the_opponents_may_talk() -> None:
    state = play(contract("open misere praatje"), "0: 2C", "1: 3C", "2: AC")
    assert state.view(1).fact("talk") is None
    assert open_hands(state, 1) == {1}
    play(state, "3: 7C")
    assert open_hands(state, 1) == {0, 1, 2, 3}
    view = state.view(1)
    assert view.fact("talk") == "open"
    assert [view.badge(seat, "talk") for seat in range(4)] == [None, "open", "open", "open"]
    assert state.actors() == (2,) and refused(state, "3: KH").reason == "not-your-turn"
    play_out(state)
    assert state.view(1).fact("talk") is None


@clause(SLUG, "R26")
def test_nobody_may_talk_when_all_have_bid() -> None:
    bids = [f"{seat}: open piek praatje" for seat in range(4)]
    state = play(deal(), *bids, "0: 2C", "1: 3C", "2: AC", "3: 7C")
    assert state.view(0).fact("talk") is None  # A14
    assert open_hands(state, 0) == {0, 1, 2, 3}


# ---- worlds ----


def holders(state: troef.State, seat: int, card: str, count: int = 60) -> set[int]:
    """Who holds a card in worlds that a seat can imagine."""
    code = parse_cards(card)[0]
    found = set()
    worlds = state.game.worlds(state.view(seat), troef.Rng("who"))
    for _ in range(count):
        world = next(worlds)
        found |= {other for other in range(4) if code in world.view(troef.REFEREE).zone(f"hand-{other}").cards}
    return found


@clause(SLUG, "R12", "R19")
def test_worlds_know_what_the_called_suit_has_told() -> None:
    state = rik("S", "AD", DIAMONDS)
    assert holders(state, 0, "AD") == {1, 2, 3}
    assert holders(state, 1, "AD") == {2, 3}
    play(state, "0: 7D", "1: 9D")
    assert holders(state, 0, "AD") == {2, 3}
    assert holders(state, 2, "AD") == {2}


@clause(SLUG, "R9", "R12")
def test_worlds_know_the_aces_of_troela() -> None:
    state = play(contract("troela", TROELA), "2: trump C")
    assert holders(state, 1, "AC") == {0}  # the single ace is no trump
    assert holders(state, 1, "AS") == {0, 2}
    assert holders(state, 0, "AH") == {2}
    state = play(deal(TROELA), "0: troela")
    assert holders(state, 1, "AC") == {0, 2, 3}


@clause(SLUG, "R14", "R23")
def test_worlds_know_what_a_blind_call_tells() -> None:
    state = play(rik("H", "AC", BLIND), "0: blind 6H")
    assert 0 not in holders(state, 1, "KC")
    assert 0 not in holders(state, 3, "9C")
    worlds = state.game.worlds(state.view(3), troef.Rng("hidden"))
    led = {trick(next(worlds), 0)[0] for _ in range(40)}
    assert len(led) > 8 and not {card for card in led if card.endswith("C")}
