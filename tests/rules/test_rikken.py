"""Rikken by the book: options, deal, auction, trump and called card."""

import pytest
from rikken_positions import DIAMONDS, HANDS, TROELA, contract, deal, game, pass_all, play_out, rik

import troef
from clauses import clause
from playing import finish, play, refused, texts
from troef.cards.card import card_text, parse_cards
from troef.core.options import OptionError
from troef.games.rikken.calling import Calling, callable_cards, candidates

SLUG = "rikken"

#: A hand with all four aces and the king of diamonds (E15).
FOUR_ACES = {0: "AS QS JS 10S 9S AH 4H AD KD 4D AC 4C 3C"}

ABOVE_TROELA = {"open misere praatje", "open piek praatje", "alleen 13", "open alleen 13"}
ALL_BIDS = {
    "rik",
    "rik beter",
    "alleen 8",
    "misere",
    "piek",
    "alleen 9",
    "alleen 10",
    "alleen 11",
    "alleen 12",
    "open misere",
    "open piek",
    *ABOVE_TROELA,
}


def held(state: troef.State, seat: int) -> set[str]:
    return {card_text(card) for card in state.view(seat).hand()}


def mask(cards: str) -> int:
    return sum(2**card for card in parse_cards(cards))


# ---- options and the deal ----


def test_the_options_are_those_of_the_book() -> None:
    options = game().options
    assert (options.deal_pattern, options.target_points) == ("4-4-5", 50)
    assert (options.end_mode, options.deals_per_session) == ("points", 16)
    for name, value in (
        ("deal_pattern", "3-3-7"),
        ("target_points", 0),
        ("end_mode", "time"),
        ("deals_per_session", 0),
    ):
        with pytest.raises(OptionError):
            game(**{name: value})
    assert troef.game("rikken:money").options.end_mode == "deals"
    with pytest.raises(ValueError, match="4"):
        game().start(3)


@clause(SLUG, "R1", "T1")
def test_lots_decide_who_deals_first() -> None:
    for dealer in range(4):
        state = game().start(4, dealer=dealer)
        assert state.view(0).dealer == dealer
        state.deal(state.pack())
        assert state.actors() == ((dealer + 1) % 4,)


@clause(SLUG, "R2")
def test_the_pack_is_shuffled_once_and_then_only_cut() -> None:
    state = game().start(4, dealer=3)
    assert state.least_cut() == 0
    state = contract("misere")
    played: list[int] = []
    rng = troef.Rng("gather")
    while not state.awaits_deal:
        seat = state.actors()[0]
        move = state.phase.pick(seat, rng)
        played.append(move >> 6)
        state.play(seat, move)
    assert state.pack() == played
    assert state.least_cut() == 1


@clause(SLUG, "R2", "R4")
def test_untouched_hands_are_gathered_from_the_dealers_left() -> None:
    state = deal(dealer=1)
    hands = [state.view(seat).hand() for seat in range(4)]
    pass_all(state)
    assert state.awaits_deal and not state.sheet
    assert state.pack() == hands[2] + hands[3] + hands[0] + hands[1]
    assert state.view(0).dealer == 2
    state.deal(state.pack())
    assert state.actors() == (3,)


@clause(SLUG, "R3")
@pytest.mark.parametrize(("pattern", "packets"), [("4-4-5", (4, 4, 5)), ("6-7", (6, 7))])
def test_cards_go_out_in_packets(pattern: str, packets: tuple[int, ...]) -> None:
    state = game(deal_pattern=pattern).start(4, dealer=2)
    order = state.pack()
    state.deal(order)
    got: list[set[str]] = [set() for _ in range(4)]
    place = 0
    for packet in packets:
        for seat in (3, 0, 1, 2):
            got[seat] |= {card_text(card) for card in order[place : place + packet]}
            place += packet
    assert [held(state, seat) for seat in range(4)] == got
    assert [len(hand) for hand in got] == [13] * 4


@clause(SLUG, "R4")
def test_after_a_played_deal_the_next_on_the_left_deals() -> None:
    state = contract("misere")
    play_out(state)
    assert state.view(0).dealer == 0


@clause(SLUG, "P1")
def test_a_wrong_pack_is_not_dealt() -> None:
    state = game().start(4, dealer=1)
    with pytest.raises(troef.DealError):
        state.deal(state.pack()[1:])
    assert state.awaits_deal and state.view(0).dealer == 1 and not any(state.view(0).totals)


# ---- the auction ----


@clause(SLUG, "R5", "R6")
def test_the_dealers_left_starts_and_everybody_bids_higher_or_passes() -> None:
    state = deal()
    assert state.actors() == (0,)
    assert texts(state) == ALL_BIDS | {"pass"}
    play(state, "0: rik beter")
    assert state.actors() == (1,)
    assert texts(state) == ALL_BIDS - {"rik", "rik beter"} | {"pass"}
    found = refused(state, "1: rik")
    assert (found.clause, found.reason) == ("R5", "bid-too-low")
    assert refused(state, "1: rik beter").clause == "R5"
    assert refused(state, "2: pass").reason == "not-your-turn"


@clause(SLUG, "R6")
def test_the_bids_go_up_in_the_order_of_the_book() -> None:
    order = ["rik", "rik beter", "alleen 8", "misere", "alleen 9", "alleen 10", "alleen 11", "alleen 12", "open misere"]
    order += ["open misere praatje", "alleen 13", "open alleen 13"]
    state = deal()
    for bid in order:
        before = texts(state)
        assert bid in before
        play(state, f"{state.actors()[0]}: {bid}")
    assert texts(state) == {"pass"}


@clause(SLUG, "R5", "R7")
def test_who_passes_is_not_asked_again_and_the_last_bid_is_played() -> None:
    state = play(deal(), "0: pass", "1: rik", "2: pass", "3: rik beter")
    assert state.actors() == (1,)
    play(state, "1: pass")
    assert state.view(1).phase == "calling"
    assert state.actors() == (3,)
    assert refused(state, "3: alleen 8").clause == "R7"


@clause(SLUG, "R7")
def test_three_passes_before_the_last_player_leave_him_the_choice() -> None:
    state = play(deal(), "0: pass", "1: pass", "2: pass")
    assert "pass" in texts(state)
    play(state, "3: misere")
    assert state.view(0).phase == "play"


@clause(SLUG, "R8", "E8")
def test_equal_bids_are_played_together() -> None:
    state = play(deal(), "0: rik", "1: rik beter", "2: misere", "3: piek")
    above = ALL_BIDS - {"rik", "rik beter", "alleen 8"}
    assert texts(state, 0) == above | {"pass"}
    play(state, "0: pass", "1: pass")
    view = state.view(0)
    assert view.phase == "play"
    assert [view.badge(seat, "contract") for seat in range(4)] == [None, None, "misere", "piek"]


@clause(SLUG, "R7", "R8")
def test_a_higher_bid_cancels_equal_ones_and_then_the_sharers_are_asked_again() -> None:
    state = play(deal(), "0: misere", "1: misere", "2: alleen 9")
    play(state, "3: pass", "0: pass", "1: open piek", "2: pass")
    view = state.view(0)
    assert view.phase == "play"
    assert [view.badge(seat, "contract") for seat in range(4)] == [None, "open-piek", None, None]


@clause(SLUG, "R7", "R8")
def test_a_sharer_is_not_asked_again() -> None:
    state = play(deal(), "0: piek", "1: pass", "2: misere", "3: piek")
    view = state.view(1)
    assert view.phase == "play"
    assert [view.badge(seat, "contract") for seat in range(4)] == ["piek", None, "misere", "piek"]
    assert refused(state, "0: pass").clause == "R7"


@clause(SLUG, "R8")
def test_all_four_may_play_misere() -> None:
    state = play(deal(), "0: open piek praatje", "1: open misere praatje", "2: open misere praatje")
    play(state, "3: open piek praatje")
    assert state.view(0).phase == "play"


@clause(SLUG, "R9", "P3", "E9")
def test_three_aces_must_say_troela() -> None:
    state = deal(TROELA)
    assert texts(state) == ABOVE_TROELA | {"troela"}
    for bid in ("pass", "rik", "open misere"):
        found = refused(state, f"0: {bid}")
        assert (found.clause, found.reason) == ("R9", "must-troela")
    state = play(deal(TROELA, dealer=2), "3: open misere")
    assert texts(state) == ABOVE_TROELA | {"troela"}
    state = play(deal(TROELA, dealer=2), "3: alleen 13")
    assert texts(state) == {"pass", "open alleen 13"}
    state = play(deal(TROELA, dealer=2), "3: open misere praatje")
    assert texts(state) == ABOVE_TROELA | {"pass"}
    assert refused(state, "0: troela").clause == "R5"


@clause(SLUG, "R9")
def test_after_troela_its_bidder_may_let_go() -> None:
    state = play(deal(TROELA), "0: troela", "1: pass", "2: alleen 13", "3: pass")
    assert texts(state) == {"pass", "open alleen 13"}


@clause(SLUG, "R9")
def test_troela_takes_exactly_three_aces() -> None:
    found = refused(deal(), "0: troela")
    assert (found.clause, found.reason) == ("R9", "troela-needs-three-aces")
    state = deal(FOUR_ACES)  # A7
    assert texts(state) == ALL_BIDS | {"pass"}


def test_stakes_are_shown_with_every_bid() -> None:
    state = deal()
    moves = {str(move["text"]): move for move in state.game.language.describe_all(state.legal(0), state.view(0))}
    assert moves["rik"]["stake"] == {"key": "each-trick", "need": 8, "value": 1, "step": 1, "lost": 2}
    assert moves["open piek"]["stake"] == {"key": "one-trick", "value": 10}
    assert moves["misere"]["stake"] == {"key": "no-trick", "value": 5}
    assert moves["open alleen 13"]["stake"] == {"key": "all-tricks", "need": 13, "value": 20}


@pytest.mark.parametrize(
    ("spoken", "text"),
    [
        ("RIK_BETER", "rik beter"),
        ("ik speel 9 alleen", "alleen 9"),
        ("solo 8", "alleen 8"),
        ("bid misere", "misere"),
        ("open_misere_praatje", "open misere praatje"),
        ("open piek met een praatje", "open piek praatje"),
        ("Open misère", "open misere"),
        ("pas", "pass"),
        ("open solo 13", "open alleen 13"),
        ("9 alleen (Solo 9)", "alleen 9"),
        ("Troela (3 azen)", "troela"),
        ("open 13 alleen (Open solo 13)", "open alleen 13"),
        ("6H face down", "blind 6H"),
        ("6h blind", "blind 6H"),
    ],
)
def test_bids_are_read_as_they_are_spoken(spoken: str, text: str) -> None:
    assert game().show(game().parse(spoken)) == text


# ---- trump and the called card ----


@clause(SLUG, "R10", "R13", "R16", "E10")
def test_only_an_ace_of_a_suit_in_the_hand_is_called() -> None:
    state = contract("rik")
    assert texts(state) == {"trump S call AC", "trump C call AH", "trump H call AC", "trump D call AC"}
    found = refused(state, "0: trump S call AH")
    assert (found.clause, found.reason, found.facts["cards"]) == ("R13", "must-hold-suit", ["AC"])
    play(state, "0: trump S call AC")
    view = state.view(1)
    assert view.fact("blind") is None and view.fact("trump") == "S" and view.fact("called") == ["AC"]


@clause(SLUG, "R14", "R16", "E10")
def test_without_a_suit_to_call_the_ace_is_called_blind() -> None:
    state = contract("rik")
    moves = {str(move["text"]): move for move in state.game.language.describe_all(state.legal(0), state.view(0))}
    assert moves["trump C call AH"]["word"] == "blind"
    assert "word" not in moves["trump S call AC"]
    play(state, "0: trump C call AH blind")
    for seat in range(-1, 4):
        view = state.view(seat)
        assert view.fact("blind") == "called"
        assert state.game.language.describe_log(view)[-1]["word"] == "blind"


@clause(SLUG, "R11", "R12")
def test_what_may_not_be_called() -> None:
    state = contract("rik")
    assert refused(state, "0: trump S call AD").clause == "R12"
    assert refused(state, "0: trump S call AS").clause == "R11"
    assert refused(state, "0: trump C call AC").clause == "R11"
    assert refused(state, "0: trump S call KH").clause == "R12"


@clause(SLUG, "R10", "R15")
def test_trump_and_card_are_named_together() -> None:
    state = contract("rik")
    assert refused(state, "0: trump S").clause == "R15"
    assert refused(state, "0: call AC").clause == "R15"
    assert refused(state, "0: AS").clause == "R10"
    assert game().show(game().parse("call AC trump S")) == "trump S call AC"
    assert game().show(game().parse("troef schoppen en vraag AC mee")) == "trump S call AC"
    play(state, "0: troef S vraag AC")
    assert refused(state, "0: trump H call AC").clause == "R15"


@clause(SLUG, "R10", "R11")
def test_in_rik_beter_hearts_are_trump_and_only_a_card_is_named() -> None:
    state = contract("rik beter")
    assert texts(state) == {"call AC"}
    assert refused(state, "0: trump H").clause == "R11"
    assert refused(state, "0: trump S call AC").clause == "R11"
    assert refused(state, "0: call AH").clause == "R11"
    play(state, "0: trump H call AC")
    assert state.view(2).fact("trump") == "H"


@clause(SLUG, "R15")
def test_a_trump_that_leaves_no_card_is_not_allowed() -> None:
    hand = mask("AS AH AD 5S 5H 5D 6D")
    assert candidates(hand, 0) == 0 and callable_cards(hand, 0) == 0
    phase = Calling(0, hand, False)
    assert {game().show(move) for move in phase.legal(0)} == {f"trump {suit} call AC" for suit in "SHD"}
    assert phase.why_not(0, game().parse("trump C call AC")).clause == "R15"


@clause(SLUG, "R17", "E15")
def test_with_four_aces_a_king_is_called() -> None:
    state = contract("rik", FOUR_ACES)
    assert {text for text in texts(state) if text.startswith("trump S")} == {"trump S call KH", "trump S call KC"}
    assert refused(state, "0: trump S call KD").clause == "R17"
    assert refused(state, "0: trump S call KS").clause == "R11"
    assert refused(state, "0: trump S call QH").clause == "R17"
    kings = {0: "AS AH AD AC KH KD KC 2S 3S 4S 5S 6S QC"}
    assert {text for text in texts(contract("rik", kings)) if text.startswith("trump S")} == {
        "trump S call QH",
        "trump S call QD",
    }


@clause(SLUG, "R10")
def test_alone_one_names_only_trump() -> None:
    state = contract("alleen 10")
    assert texts(state) == {"trump S", "trump H", "trump D", "trump C"}
    assert refused(state, "0: trump S call AC").clause == "R10"
    assert refused(state, "0: AS").clause == "R10"
    play(state, "0: trump H")
    assert state.view(1).fact("trump") == "H" and state.view(1).fact("partner") is None


@clause(SLUG, "R10", "R11", "R12")
def test_in_troela_the_holder_of_the_fourth_ace_names_trump() -> None:
    state = contract("troela", TROELA)
    assert state.actors() == (2,)
    assert state.view(1).fact("partner") == 2
    assert texts(state) == {"trump S", "trump D", "trump C"}
    assert refused(state, "2: trump H").clause == "R11"
    play(state, "2: trump C")
    assert state.actors() == (0,)


def test_only_bidder_and_partner_know_which_ace_is_single() -> None:
    state = play(contract("troela", TROELA), "2: trump C")
    assert [state.view(seat).fact("called") for seat in range(4)] == [["AH"], None, ["AH"], None]
    play(state, "0: 2H", "1: 3H", "2: AH")
    assert state.view(3).fact("called") == ["AH"]


# ---- the secret partner ----


@clause(SLUG, "R12", "T3")
def test_only_the_holder_knows_that_he_is_the_partner() -> None:
    state = rik("S", "AC")
    for seat in (0, 1, 3, troef.SPECTATOR):
        view = state.view(seat)
        assert view.fact("partner") is None and view.fact("secret-partner") is None
        assert all(zone.mark < 0 for zone in view.zones)
    view = state.view(2)
    assert view.fact("partner") is None and view.fact("secret-partner") == 2
    hand = view.zone("hand-2")
    assert card_text(hand.cards[hand.mark]) == "AC"


@clause(SLUG, "R12", "R19")
def test_playing_the_called_card_reveals_the_partner() -> None:
    state = play(rik("S", "AC"), "0: 2C", "1: 3C")
    assert state.view(3).fact("partner") is None
    play(state, "2: AC")
    assert [state.view(seat).fact("partner") for seat in range(4)] == [2] * 4
    assert state.view(2).fact("secret-partner") is None


@clause(SLUG, "R12")
def test_a_partner_who_is_left_over_is_known() -> None:
    """Two players who lead or follow the called suit without its ace leave one."""
    state = rik("S", "AD", DIAMONDS)
    play(state, "0: 4C", "1: 3C", "2: 10C", "3: 4S", "3: QD")  # a lead of the called suit that reveals nobody
    assert state.view(0).fact("partner") is None
    play(state, "0: 7D", "1: 9D")  # B had to follow: two are out, the third is it
    assert state.view(3).fact("partner") == 2
    assert texts(state, 2) == {"AD"}


# ---- the end of the match ----


@clause(SLUG, "S7")
def test_the_match_ends_at_the_target_and_a_shared_top_plays_on() -> None:
    for seed in range(8):
        state = game(target_points=30).start(4)
        outcome = finish(state, f"target {seed}")
        assert outcome.reason == "target" and max(outcome.scores) >= 30 and len(outcome.winners) == 1
        assert sum(outcome.scores) == 0
        totals = [0, 0, 0, 0]
        for row in state.sheet[:-1]:
            totals = [total + cell for total, cell in zip(totals, row.cells, strict=True)]
            assert max(totals) < 30 or totals.count(max(totals)) > 1


@clause(SLUG, "S7")
def test_a_shared_top_is_not_the_end() -> None:
    for seed in range(20):
        state = deal(target_points=1)
        play(state, "0: rik", "1: pass", "2: pass", "3: pass", "0: trump S call AC")
        play_out(state, f"shared {seed}")
        totals = list(state.view(0).totals)
        assert totals.count(max(totals)) == 2  # of bidder and partner, or of the others
        assert state.outcome() is None and state.awaits_deal


@clause(SLUG, "S7", "T2", "R4")
def test_a_number_of_deals_counts_only_those_that_are_played() -> None:
    state = deal(end_mode="deals", deals_per_session=1)
    assert state.view(0).deals == 1
    pass_all(state)
    state.deal(state.pack())
    assert state.outcome() is None
    play(state, "1: misere", "2: misere", "3: misere", "0: misere")
    play_out(state)
    outcome = state.outcome()
    assert outcome is not None and outcome.reason == "deals"
    top = max(outcome.scores)
    assert outcome.winners == tuple(seat for seat in range(4) if outcome.scores[seat] == top)


@clause(SLUG, "P2")
def test_what_is_out_of_turn_or_out_of_place_is_refused() -> None:
    state = deal()
    assert refused(state, "1: rik").reason == "not-your-turn"
    assert refused(state, "0: AS").clause == "R18"
    assert refused(state, "0: trump S").clause == "R10"
    assert refused(state, "0: trump S call AC").clause == "R10"
    assert refused(state, "0: blind AS").clause == "R18"
    state = rik("S", "AC")
    assert refused(state, "0: blind AS").clause == "R23"
    assert refused(state, "0: AC").reason == "not-held"
    assert refused(state, "1: AC").reason == "not-your-turn"
    assert state.view(0).totals == (0, 0, 0, 0)
    assert HANDS[0].split()[0] in held(state, 0)
