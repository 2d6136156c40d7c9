"""Kleurenwiezen by the book: options, the deal, troel, texts."""

import json

import pytest
from kleurenwiezen_positions import (
    ALL_SPECIALS,
    EVEN,
    SLIMS,
    SLUG,
    TROEL,
    bidding,
    dealt,
    game,
    hand,
    others_pass,
    passed_troel,
    past_troel,
    specials,
)

import troef
from clauses import clause
from playing import finish, play, play_out, refused, texts
from troef.cards.card import card_text, cards_text
from troef.core.dealer import cut_pack
from troef.core.options import OptionError
from troef.games.kleurenwiezen import LEAST_CUT, PACK
from troef.games.kleurenwiezen.bidding import FAULTS
from troef.words.words import words

SOCIAL = {
    "T1": "house rules on the rules page",
    "T2": "house rules on the rules page",
    "T3": "house rules on the rules page",
    "T4": "a pack on a screen does not wear",
    "T6": "said on the rules page; there is no talk at a table during play",
    "T7": "said on the rules page",
    "T9": "said on the rules page",
    "T10": "house rules on the rules page",
    "T11": "house rules on the rules page",
    "T12": "the last line of the house rules",
}


# ---- options ----


def test_the_options_are_those_of_the_book() -> None:
    options = game().options
    assert (options.deal_pattern, options.deals_per_session, options.points_table) == ("4-5-4", 16, "wk")
    assert (options.rond_mode, options.troel_loss, options.jury) == ("double", 0, "auto_accept")
    assert (options.jury_from, options.allow_claims) == ("grote_miserie_op_tafel", False)
    assert (options.wrong_concession_charge, options.misdeal_by_agreement) == ("missed_gain", True)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("deal_pattern", "5-4-4"),
        ("deals_per_session", 0),
        ("deals_per_session", 6),
        ("deals_per_session", -4),
        ("points_table", "rotterdam"),
        ("rond_mode", "30"),
        ("troel_loss", -1),
        ("jury", "yes"),
        ("jury_from", "troel"),
        ("allow_claims", "perhaps"),
        ("wrong_concession_charge", "double"),
        ("misdeal_by_agreement", 1),
        ("custom_points", "{"),
        ("custom_points", "[]"),
        ("custom_points", '{"samen 7": {"win": 1}}'),
        ("custom_points", '{"samen 8": {"wint": 1}}'),
        ("custom_points", '{"samen 8": {"win": -1}}'),
        ("custom_points", '{"samen 8": {"win": true}}'),
        ("custom_points", '{"samen 8": 7}'),
        ("custom_points", '{"piccolo": {"opp_failed": [1, 2]}}'),
        ("custom_points", '{"piccolo": {"zero_sum": 1}}'),
        ("custom_points", "[" * 9000),
    ],
)
def test_a_value_that_is_not_allowed_is_named(name: str, value: object) -> None:
    with pytest.raises(OptionError) as caught:
        game(**{name: value})
    assert caught.value.key == "bad-option"
    assert caught.value.facts["name"] == name
    assert caught.value.facts["allowed"]


@pytest.mark.parametrize(
    ("rules", "changes"),
    [
        ("book", {}),
        ("jury", {"jury": "human"}),
        ("thuis", {"allow_claims": True, "jury": "off"}),
        ("whist2023", {"points_table": "whist2023"}),
        ("whisthub", {"points_table": "whisthub"}),
    ],
)
def test_presets(rules: str, changes: dict[str, object]) -> None:
    assert game(rules=rules).options == game(**changes).options


def test_every_thing_that_may_not_be_said_has_words() -> None:
    for lang in ("nl", "en"):
        for clause_id, reason in FAULTS[1:]:
            assert words(lang).has(f"{SLUG}-refusal-{reason}"), reason
            assert clause_id.startswith("R")


# ---- the pack and the deal ----


@clause(SLUG, "R1", "P1", "P14")
def test_a_whole_new_pack_and_four_players_or_no_deal() -> None:
    assert len(set(PACK)) == 52
    assert not any("*" in card_text(card) for card in PACK)
    state = game().start()
    for damaged in (PACK[1:], [*PACK[1:], PACK[1]], [*PACK, PACK[0]]):
        with pytest.raises(troef.DealError):
            state.deal(damaged)
    state.deal(troef.SeededDealer("new pack").next(state.pack()))
    for seats in (3, 5):
        with pytest.raises(ValueError, match="4"):
            game().start(seats)


@clause(SLUG, "R2", "R3")
def test_the_pack_is_shuffled_whole_and_a_cut_of_it_is_a_deal_like_any_other() -> None:
    state = game().start()
    assert state.least_cut() == 0
    shuffled = troef.SeededDealer("cut").next(state.pack())
    for place in (3, 49):
        with pytest.raises(troef.DealError):
            cut_pack(shuffled, place, LEAST_CUT)
    for place in (4, 48):
        cut = cut_pack(shuffled, place, LEAST_CUT)
        assert cut[: 52 - place] == shuffled[place:] and cut[52 - place :] == shuffled[:place]
        again = game().start()
        again.deal(cut)
        assert again.actors() == (1,)


@clause(SLUG, "R5")
@pytest.mark.parametrize("pattern", ["4-5-4", "4-4-5"])
@pytest.mark.parametrize("dealer", range(4))
def test_packets_from_the_dealers_left(pattern: str, dealer: int) -> None:
    state = game(deal_pattern=pattern).start(4, dealer)
    order = list(PACK)
    state.deal(order)
    wanted: list[list[int]] = [[] for _ in range(4)]
    for packet in map(int, pattern.split("-")):
        for step in range(1, 5):
            wanted[(dealer + step) % 4] += order[:packet]
            order = order[packet:]
    assert [hand(state, seat) for seat in range(4)] == [cards_text(sorted(cards)) for cards in wanted]


@clause(SLUG, "R6")
def test_no_card_is_turned() -> None:
    shown = [zone for zone in dealt().view(troef.SPECTATOR).zones if zone.cards]
    assert shown == []


@clause(SLUG, "R4", "T5", "S8")
def test_the_scorer_deals_fourth_and_everybody_deals_equally_often() -> None:
    for first in range(4):
        state = game(deals_per_session=4).start(4, first)
        dealer, dealers = troef.SeededDealer("round"), []
        while state.outcome() is None:
            state.deal(dealer.next(state.pack()))
            dealers.append(int(state.dealer))
            past_troel(state)
            if state.phase.name() == "pas-miserie":
                state = play(passed_troel(state), f"{state.actors()[0]}: trump H")
            else:
                state = others_pass(play(state, f"{state.actors()[0]}: piccolo"))
            play_out(state)
        assert dealers == [(first + number) % 4 for number in range(4)]
        view = state.view(0)
        assert view.columns == [[(first + column) % 4] for column in range(4)]  # the scorer's is the fourth
        outcome = state.outcome()
        assert outcome is not None
        for column in range(4):
            assert view.totals[column] == outcome.scores[view.columns[column][0]]
            assert view.totals[column] == sum(row.cells[column] for row in view.sheet)
        best = max(outcome.scores)
        assert outcome.winners == tuple(seat for seat in range(4) if outcome.scores[seat] == best)


@clause(SLUG, "R7")
def test_a_deal_passed_out_is_dealt_again_by_the_same_dealer_and_not_written() -> None:
    for steps in (
        ("0: pass", "1: pass", "2: pass", "3: pass"),
        ("0: wait", "1: ask H", "2: pass", "3: pass", "0: pass", "1: pass"),
        ("0: ask S", "1: ask H", "2: pass", "3: pass", "0: pass", "1: pass"),
    ):
        state = bidding(*steps)
        assert state.awaits_deal and state.dealer == 3 and state.sheet == []
        assert state.view(0).deals == 17, "sixteen deals are played"
        state.deal(PACK)
        assert state.actors() == (0,)


@clause(SLUG, "R7")
def test_the_session_has_so_many_played_deals() -> None:
    state = game(deals_per_session=4).start()
    finish(state, "session")
    assert len(state.sheet) == 4
    assert state.deal_number >= 4


# ---- troel ----


@clause(SLUG, "R11", "R12")
def test_without_three_aces_everybody_says_pas_troel_and_the_auction_begins() -> None:
    state = dealt()
    for seat in range(4):
        assert state.actors() == (seat,)
        assert texts(state) == {"pas troel"}
        assert refused(state, f"{seat}: troel").clause == "R11"
        assert refused(state, f"{seat}: pass").clause == "R11"
        play(state, f"{seat}: pas_troel")
    assert state.phase.name() == "auction" and state.actors() == (0,)


@clause(SLUG, "R11", "R13", "E9")
def test_three_aces_must_be_called_and_end_the_round() -> None:
    state = play(dealt(TROEL), "0: pas troel")
    assert texts(state) == {"troel"}
    assert refused(state, "1: pas troel").reason == "must-troel"
    play(state, "1: troel")
    assert state.actors() == (2,)
    assert texts(state) == {"pas grote miserie"} | specials("grote", "abondance 10", "abondance 11", "kleine soloslim")


@clause(SLUG, "R11")
def test_four_aces_are_no_troel() -> None:
    aces = {**TROEL, 1: TROEL[1].replace("2S", "AC"), 3: TROEL[3].replace("AC", "2S")}
    state = play(dealt(aces), "0: pas troel", "1: pas troel", "2: pas troel", "3: pas troel")
    assert state.phase.name() == "auction"


@clause(SLUG, "R13", "R14", "E9")
def test_somebody_bids_above_troel() -> None:
    state = play(past_troel(dealt(TROEL)), "2: grote miserie")
    above = specials("grote miserie", "abondance 10", "abondance 11") | SLIMS
    assert texts(state, 3) == {"pas grote miserie"} | above
    refusal = refused(state, "3: abondance 9 H")
    assert (refusal.clause, refusal.reason) == ("R13", "above-troel-only")
    for step in ("3: pass", "3: ask H", "3: troel", "3: trump H", "3: AC"):
        assert refused(state, step).clause == "R13"
    play(state, "3: pas grote miserie", "0: pas grote miserie")
    assert state.actors() == (1,), "the caller speaks last"
    play(state, "1: pas grote miserie")
    assert state.view(0).fact("contract") == "grote-miserie"
    assert state.view(0).badge(3, "contract") is None, "the fourth ace is not revealed"
    assert state.actors() == (0,)


@clause(SLUG, "R13")
def test_a_bid_in_the_pas_round_must_outrank_or_share() -> None:
    state = play(past_troel(dealt(TROEL)), "2: abondance 11 S")
    assert texts(state) == {"pas grote miserie"} | specials("abondance 11 C", "abondance 11 D", "abondance 11 H") | (
        specials("grote miserie op tafel") | SLIMS
    )
    assert refused(state, "3: grote miserie").clause == "R13"
    assert refused(state, "3: abondance 11 S").clause == "R13"


@clause(SLUG, "R14", "R27", "R28", "R22")
def test_only_those_who_bid_go_on_raising() -> None:
    state = play(
        past_troel(dealt(TROEL)),
        "2: abondance 10 H",
        "3: pas grote miserie",
        "0: abondance 11 S",
        "1: grote miserie op tafel",
    )
    assert state.actors() == (2,)
    assert texts(state) == {"pass", "grote miserie op tafel"}
    assert refused(state, "2: kleine soloslim H").clause == "R28"
    assert refused(state, "2: abondance 11 H").clause == "R28"
    assert refused(state, "2: pas grote miserie").clause == "R14"
    play(state, "2: pass", "0: grote miserie op tafel")
    assert state.phase.name() == "play"
    assert [state.view(0).badge(seat, "contract") is not None for seat in range(4)] == [True, True, False, False]


@clause(SLUG, "R14", "R28")
def test_an_abondance_above_troel_may_be_raised() -> None:
    state = play(past_troel(dealt(TROEL)), "2: abondance 10 S", "3: abondance 10 H")
    play(state, "0: pas grote miserie", "1: pas grote miserie")
    assert texts(state, 2) == {"pass", "abondance 11 S", "grote miserie op tafel"}
    play(state, "2: abondance 11 S")
    assert texts(state, 3) == {"pass", "abondance 11 H", "grote miserie op tafel"}


@clause(SLUG, "R15", "R34", "E10")
def test_the_fourth_ace_names_trump_and_leads() -> None:
    state = passed_troel(past_troel(dealt(TROEL)))
    assert state.actors() == (3,)
    assert texts(state) == {"trump S", "trump H", "trump D", "trump C"}
    assert refused(state, "3: AC").clause == "R15"
    play(state, "3: trump D")
    assert texts(state, 3) == set(TROEL[3].split())
    view = state.view(0)
    assert (view.fact("contract"), view.fact("trump")) == ("troel", "D")
    assert (view.fact("declarer"), view.fact("partner")) == (1, 3)


# ---- texts ----


@pytest.mark.parametrize(
    ("given", "text"),
    [
        ("JOIN(H,8)", "join H 8"),
        ("Samen(8,H)", "join H 8"),
        ("verhoog tot 10", "raise 10"),
        ("opbieden naar 10", "raise 10"),
        ("ik ga mee 9 in harten", "join H 9"),
        ("ik ga mee harten 9", "join H 9"),
        ("ASK(H)", "ask H"),
        ("ik vraag harten", "ask H"),
        ("vraag schoppen", "ask S"),
        ("raise(9)", "raise 9"),
        ("opbieden 9", "raise 9"),
        ("solo(6)", "solo 6"),
        ("ik speel solo 7", "solo 7"),
        ("kleine_miserie", "kleine miserie"),
        ("misère", "kleine miserie"),
        ("grote_miserie_op_tafel", "grote miserie op tafel"),
        ("open miserie", "grote miserie op tafel"),
        ("abondance(9,D)", "abondance 9 D"),
        ("ik speel abondance 10 in klaveren", "abondance 10 C"),
        ("kleine_soloslim(NT)", "kleine soloslim NT"),
        ("grote soloslim zonder troef", "grote soloslim NT"),
        ("soloslim H", "grote soloslim H"),
        ("pas_grote_miserie", "pas grote miserie"),
        ("pas_troel", "pas troel"),
        ("ik wacht", "wait"),
        ("behouden", "keep"),
        ("troef harten", "trump H"),
        ("geen troel", "pas troel"),
    ],
)
def test_spoken_and_written_forms(given: str, text: str) -> None:
    assert game().show(game().parse(given)) == text


def test_a_join_that_leaves_the_suit_open_is_the_one_that_is_asked() -> None:
    state = bidding("0: pass", "1: ask H")
    for given in ("ik ga mee", "mee 8", "ga mee", "join"):
        assert game().show(game().parse(given, state.view(2))) == "join H 8"
    assert game().show(game().parse("pas", state.view(2))) == "pass"


def test_a_joiner_says_samen_again() -> None:
    state = bidding("0: ask S", "1: samen 8", "2: ask H", "3: samen 8")
    assert game().show(game().parse("samen 9", state.view(1))) == "raise 9"
    assert refused(state, "1: samen 8").clause == "R21"


@pytest.mark.parametrize(
    "given", ["join X 8", "join H 7", "join H 14", "ask", "ask X", "raise", "abondance 8 H", "solo"]
)
def test_what_is_no_move(given: str) -> None:
    with pytest.raises(troef.MoveTextError):
        game().parse(given)


def test_what_is_at_stake_is_shown_with_every_bid() -> None:
    for rules in ("book", "whist2023", "whisthub"):
        rulebook = game(rules=rules)
        state = past_troel(dealt(rules=rules))
        view = state.view(0)
        staked = {}
        for move in view.moves:
            facts = rulebook.language.describe_in(move, view)
            if "stake" in facts:
                staked[facts["text"]] = facts["stake"]
        assert set(staked) == ALL_SPECIALS
        for stake in staked.values():
            for lang in ("nl", "en"):
                assert "{" not in words(lang).say(f"{SLUG}-stake-{stake['key']}", **stake)
    solo = bidding("0: ask H", "1: pass", "2: pass", "3: pass")
    stakes = {
        str(facts["text"]): facts.get("stake")
        for facts in (game().language.describe_in(move, solo.view(0)) for move in solo.view(0).moves)
    }
    assert stakes["solo 6"] == {"key": "alone-more", "need": 6, "won": 12, "lost": 15, "theirs": 10, "over": 3}
    assert stakes["solo 8"] == {"key": "alone", "need": 8, "won": 21, "lost": 24, "theirs": 16}


def test_a_bid_tells_faces_its_suit_and_number() -> None:
    language = game().language
    describe = {text: language.describe(game().parse(text)) for text in ("join H 9", "abondance 9 D", "raise 10")}
    assert describe["join H 9"] == {"text": "join H 9", "verb": "join", "suit": "H", "amount": 9}
    assert describe["abondance 9 D"] == {"text": "abondance 9 D", "verb": "bid", "word": "abondance-9", "suit": "D"}
    assert describe["raise 10"]["amount"] == 10


def test_records_keep_a_table_of_ones_own() -> None:
    table = {"solo_6": {"win": 10, "loss": 10}, "troel": {"rond": None}}
    made = game(points_table="custom", custom_points=json.dumps(table))
    assert made.options == game(points_table="custom", custom_points=table).options
    record = troef.Record(made, 4)
    assert troef.read_record(record.text()).game.options == made.options


def test_hands_are_even() -> None:
    assert sorted(" ".join(EVEN.values()).split()) == sorted(cards_text(PACK).split())
    assert sorted(" ".join(TROEL.values()).split()) == sorted(cards_text(PACK).split())
