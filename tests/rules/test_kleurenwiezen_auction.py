"""The main auction of kleurenwiezen, clause by clause."""

import pytest
from kleurenwiezen_oracle import LADDER
from kleurenwiezen_positions import (
    ALL_SPECIALS,
    EVEN,
    SLUG,
    TROEL,
    bidding,
    game,
    others_pass,
    specials,
)

import troef
from clauses import clause
from playing import play, refused, texts
from troef.games.kleurenwiezen.contracts import NAMES, NEEDED

ASKS = {"ask S", "ask C", "ask D", "ask H"}


LATER = {"kleine miserie", "piccolo", "grote miserie", "grote miserie op tafel"}


def joins(suit: str, *levels: int) -> set[str]:
    return {f"join {suit} {n}" for n in levels}


def raises(*levels: int) -> set[str]:
    return {f"raise {n}" for n in levels}


# ---- the ladder ----


@clause(SLUG, "R8")
def test_every_higher_contract_beats_every_lower_one() -> None:
    assert list(NAMES[1:]) == LADDER
    needed = dict(zip(NAMES, NEEDED, strict=True))
    for name in LADDER:
        number = [int(word) for word in name.split() if word.isdigit()]
        wanted = (
            number[0]
            if number
            else {"piccolo": 1, "troel": 9, "kleine soloslim": 12, "grote soloslim": 13}.get(name, 0)
        )
        assert needed[name] == wanted


@clause(SLUG, "R8", "R9", "E4")
def test_who_outbids_whom() -> None:
    # solo 7 in spades over samen 10 in hearts
    state = bidding("0: ask S", "1: ask H", "2: join H 10", "3: pass")
    assert "solo 7" in texts(state, 0) and "solo 6" not in texts(state, 0)
    # samen 11 in spades over solo 7 in hearts
    state = bidding("0: ask S", "1: ask H", "2: join S 8", "3: pass", "1: solo 7")
    assert texts(state, 2) == {"pass"} | raises(11, 12, 13)
    # samen 8 in hearts over samen 8 in diamonds, not the other way round
    state = bidding("0: ask D", "1: join D 8", "2: ask H")
    assert "join H 8" in texts(state, 3)
    state = bidding("0: ask D", "1: ask H", "2: join H 8")
    assert joins("D", *range(8, 14)) & texts(state, 3) == joins("D", 9, 10, 11, 12, 13)
    # kleine miserie over samen 11, samen 12 over kleine miserie
    state = bidding("0: ask H", "1: join H 11")
    assert "kleine miserie" in texts(state, 2)
    state = bidding("0: ask H", "1: kleine miserie")
    assert texts(state, 2) & joins("H", *range(8, 14)) == joins("H", 12, 13)


@clause(SLUG, "R9")
def test_suits_and_no_trump_order_equal_bids() -> None:
    state = bidding("0: kleine soloslim H")
    assert texts(state) == {"pass", "kleine soloslim NT"} | specials("grote soloslim")
    play(state, "1: kleine soloslim NT")
    assert texts(state) == {"pass"} | specials("grote soloslim")
    state = bidding("0: abondance 9 D")
    assert texts(state) & specials("abondance 9") == {"abondance 9 H"}


@clause(SLUG, "R10", "R16")
def test_shared_games() -> None:
    for name in LATER:
        state = bidding(f"0: {name}", f"1: {name}", "2: pass", f"3: {name}")
        if state.phase.name() == "removing":
            for seat in range(4):
                state.play(seat, state.legal(seat)[0])
        players = [seat for seat in range(4) if state.view(0).badge(seat, "contract") == name.replace(" ", "-")]
        assert players == [0, 1, 3], name
    # a higher bid cancels the lower ones
    state = bidding("0: kleine miserie", "1: kleine miserie", "2: piccolo", "3: pass")
    assert "kleine miserie" not in texts(state, 0)
    assert refused(state, "0: kleine miserie").clause == "R27"
    play(state, "0: pass", "1: pass")
    assert [state.view(0).badge(seat, "contract") for seat in range(4)] == [None, None, "piccolo", None]


# ---- waiting ----


@clause(SLUG, "R16", "R17", "R22")
def test_the_first_turn() -> None:
    state = bidding()
    assert texts(state) == {"wait", "pass"} | ASKS | ALL_SPECIALS
    for step in ("0: solo 6", "0: keep", "0: raise 8", "0: join H 8"):
        assert refused(state, step).clause in ("R26", "R25", "R21", "R19")
    play(state, "0: pass")
    assert texts(state) == {"pass"} | ASKS | ALL_SPECIALS
    assert refused(state, "1: wait").clause == "R17"


@clause(SLUG, "R17", "R19", "E5")
def test_waiting() -> None:
    state = bidding("0: wait", "1: ask H", "2: pass", "3: pass")
    assert texts(state, 0) == {"pass"} | joins("H", *range(8, 14))
    for step in ("0: ask H", "0: keep", "0: solo 6", "0: piccolo", "0: raise 9"):
        assert refused(state, step).clause == "R17"
    without = {**EVEN, 0: EVEN[0].replace("KH", "QS").replace("9H", "9S").replace("4H", "8S")}
    without[1] = EVEN[1].replace("QS", "KH").replace("9S", "9H").replace("8S", "4H")
    state = bidding("0: wait", "1: ask H", "2: pass", "3: pass", hands=without)
    assert texts(state, 0) == {"pass"}
    refusal = refused(state, "0: join H 8")
    assert (refusal.clause, refusal.reason) == ("R19", "no-card-of-the-suit")


# ---- asking ----


@clause(SLUG, "R18")
def test_a_suit_is_asked_by_one_player() -> None:
    state = bidding("0: ask H")
    assert texts(state) & ASKS == {"ask S", "ask C", "ask D"}
    refusal = refused(state, "1: ask H")
    assert (refusal.clause, refusal.reason) == ("R18", "suit-is-asked")
    # … also while the request is joined
    state = bidding("0: ask H", "1: join H 8")
    assert texts(state) & ASKS == {"ask S", "ask C", "ask D"}
    # … and no longer when the asker has passed
    state = bidding("0: wait", "1: ask S", "2: ask H", "3: pass", "0: pass", "1: pass", "2: pass")
    assert state.awaits_deal


@clause(SLUG, "R18")
@pytest.mark.parametrize("name", sorted(LATER))
def test_a_miserie_or_piccolo_ends_asking(name: str) -> None:
    state = bidding(f"0: {name}")
    assert not texts(state) & ASKS
    refusal = refused(state, "1: ask H")
    assert (refusal.clause, refusal.reason) == ("R18", "miserie-ends-asking")
    # for good, also when it has been outbid
    play(state, "1: kleine soloslim H")
    assert refused(state, "2: ask S").reason == "miserie-ends-asking"


@clause(SLUG, "R18")
def test_a_bid_from_abondance_up_ends_asking_and_a_lower_one_does_not() -> None:
    state = bidding("0: abondance 9 S")
    refusal = refused(state, "1: ask H")
    assert (refusal.clause, refusal.reason) == ("R18", "bid-ends-asking")
    state = bidding("0: ask S", "1: join S 13")
    assert texts(state) & ASKS == {"ask C", "ask D", "ask H"}


@clause(SLUG, "R18")
def test_somebody_must_be_left_who_could_join() -> None:
    state = bidding("0: pass", "1: pass", "2: pass")
    assert texts(state) == {"pass"} | ALL_SPECIALS
    refusal = refused(state, "3: ask H")
    assert (refusal.clause, refusal.reason) == ("R18", "nobody-left-to-join")
    assert texts(bidding("0: wait", "1: pass", "2: pass")) & ASKS == ASKS
    # an asker of a lower suit could still join
    assert texts(bidding("0: ask D", "1: pass", "2: pass")) & ASKS == {"ask H"}
    # … not when he has been joined
    assert not texts(bidding("0: ask D", "1: join D 8", "2: pass")) & ASKS


# ---- joining ----


@clause(SLUG, "R19")
def test_joining_on_the_first_turn_names_any_number_that_is_enough() -> None:
    state = bidding("0: ask H")
    assert texts(state) & joins("H", *range(8, 14)) == joins("H", *range(8, 14))
    state = bidding("0: ask S", "1: ask H", "2: join H 9")
    assert texts(state) & joins("S", *range(8, 14)) == joins("S", 10, 11, 12, 13)
    refusal = refused(state, "3: join S 9")
    assert (refusal.clause, refusal.reason) == ("R19", "bid-too-low")
    assert refused(state, "3: join H 10").reason == "no-open-request"
    assert refused(state, "3: join D 8").reason == "no-open-request"


@clause(SLUG, "R19", "R23")
def test_an_asker_joins_only_a_higher_suit() -> None:
    state = bidding("0: ask D", "1: ask H", "2: ask S", "3: pass")
    assert texts(state) & joins("H", *range(8, 14)) == joins("H", *range(8, 14))
    assert refused(state, "0: join S 8").reason == "join-a-higher-suit"
    play(state, "0: join H 8")
    # his own request has lapsed
    assert state.actors() == (2,)
    assert refused(state, "2: join D 9").reason == "no-open-request"
    assert refused(state, "2: ask H").reason == "suit-is-asked"


@clause(SLUG, "R19")
def test_a_closed_request_cannot_be_joined() -> None:
    # solo closes it
    state = bidding("0: ask C", "1: ask H", "2: ask S", "3: pass", "0: keep", "1: solo 6")
    assert texts(state, 2) & joins("C", *range(8, 14)) == joins("C", 10, 11, 12, 13)
    assert refused(state, "2: join H 10").reason == "no-open-request"
    # a special bid closes it
    state = bidding("0: ask H", "1: ask S", "2: pass", "3: pass", "0: kleine miserie")
    assert refused(state, "1: join H 12").reason == "no-open-request"
    # so does another suit
    state = bidding("0: ask C", "1: ask S", "2: pass", "3: pass", "0: ask D")
    assert refused(state, "1: join C 8").reason == "no-open-request"
    assert "join D 8" in texts(state, 1)


@clause(SLUG, "R20", "R21", "R30", "E8")
def test_competing_pairs() -> None:
    state = bidding("0: ask S", "1: join S 8", "2: ask H")
    assert "join H 8" in texts(state, 3)
    play(state, "3: join H 8")
    assert state.actors() == (1,), "A is bound, C is bound, D holds the highest bid"
    assert texts(state) == {"pass"} | raises(9, 10, 11, 12, 13)
    for step in ("1: ask D", "1: solo 6", "1: piccolo", "1: join H 9", "1: keep"):
        assert refused(state, step).clause == "R21"
    play(state, "1: raise 9")
    assert state.actors() == (3,)
    assert texts(state) == {"pass"} | raises(9, 10, 11, 12, 13)
    play(state, "3: raise 9")
    assert texts(state, 1) == {"pass"} | raises(10, 11, 12, 13)
    refusal = refused(state, "1: raise 9")
    assert (refusal.clause, refusal.reason) == ("R21", "bid-too-low")
    assert refused(state, "1: raise 14").clause == "R21"


@clause(SLUG, "R21")
def test_a_joiner_who_passes_sets_the_asker_free() -> None:
    state = bidding("0: ask S", "1: join S 8", "2: ask H", "3: join H 8", "1: pass")
    assert state.actors() == (0,), "his turn comes again"
    # hearts are joined, so nobody could join spades any more
    assert texts(state) == {"pass", "solo 6", "solo 7", "solo 8"} | LATER
    assert refused(state, "0: keep").clause == "R25"
    play(state, "0: pass")
    view = state.view(0)
    assert (view.fact("contract"), view.fact("trump"), view.fact("declarer"), view.fact("partner")) == (
        "samen-8",
        "H",
        2,
        3,
    )


@clause(SLUG, "R19", "R21", "R25")
def test_a_kept_request_is_open_again_when_its_pair_is_dissolved() -> None:
    state = bidding("0: ask H", "1: ask S", "2: ask C", "3: pass", "0: keep", "1: join H 8", "2: solo 6")
    assert texts(state, 1) == {"pass"} | raises(10, 11, 12, 13)
    play(state, "1: pass")
    assert state.view(0).fact("contract") == "solo-6", "A has kept and stays silent"
    state = bidding("0: ask H", "1: ask S", "2: ask C", "3: ask D", "0: keep", "1: join H 8", "2: solo 6", "3: solo 6")
    play(state, "1: pass")
    assert state.actors() == (2,)
    assert refused(state, "2: join H 10").reason == "too-late-to-join"
    # not kept: open for who still asks a lower suit alone
    state = bidding("0: ask H", "1: ask S", "2: join H 8", "3: ask C", "1: solo 6", "2: pass")
    assert state.actors() == (3,)
    assert texts(state) & joins("H", *range(8, 14)) == joins("H", 10, 11, 12, 13)
    play(state, "3: join H 10", "1: pass")
    view = state.view(0)
    assert (view.fact("contract"), view.fact("declarer"), view.fact("partner")) == ("samen-10", 0, 3)


# ---- an asker alone ----


@clause(SLUG, "R23", "R24", "R25", "R26")
def test_what_an_asker_alone_may_say() -> None:
    state = bidding("0: ask C", "1: ask S", "2: pass", "3: pass")
    assert texts(state) == {"pass", "keep", "ask D", "ask H", "solo 6", "solo 7", "solo 8"} | LATER
    refusal = refused(state, "0: ask S")
    assert (refusal.clause, refusal.reason) == ("R24", "only-a-higher-suit")
    assert refused(state, "0: ask C").clause == "R24"
    assert refused(state, "0: abondance 9 C").clause == "R22"
    assert refused(state, "0: kleine soloslim C").clause == "R22"
    assert refused(state, "0: raise 9").clause == "R21"
    assert refused(state, "0: solo 9").clause == "R26"


@clause(SLUG, "R24")
def test_changing_needs_somebody_who_could_join_the_new_suit() -> None:
    state = bidding("0: ask C", "1: ask S", "2: pass", "3: pass", "0: keep")
    assert texts(state, 1) & (ASKS | {"keep"}) == set(), "C has kept: he can join no more"
    assert refused(state, "1: ask H").reason == "nobody-left-to-join"
    state = bidding("0: ask S", "1: ask C", "2: pass", "3: pass")
    assert texts(state, 0) & ASKS == {"ask D", "ask H"}, "who changes to diamonds can be joined by the asker of clubs"
    assert refused(state, "0: keep").clause == "R25"


@clause(SLUG, "R25")
def test_who_kept_has_no_more_turns() -> None:
    state = bidding("0: ask C", "1: ask S", "2: pass", "3: pass", "0: keep", "1: pass")
    assert state.awaits_deal, "nobody joined: he has passed"
    state = bidding("0: ask C", "1: ask S", "2: pass", "3: pass", "0: keep", "1: join C 8")
    assert state.view(0).fact("contract") == "samen-8"
    # samen 13 must be high enough
    state = bidding("0: ask C", "1: ask S", "2: ask H", "3: join H 13")
    refusal = refused(state, "0: keep")
    assert (refusal.clause, refusal.reason) == ("R25", "samen-13-too-low")


@clause(SLUG, "R18", "R24", "E7")
def test_after_a_miserie_no_suit_at_all_is_asked() -> None:
    state = bidding("0: ask D", "1: kleine miserie", "2: pass", "3: pass")
    for suit in "SCDH":
        assert refused(state, f"0: ask {suit}").clause == "R18"


@clause(SLUG, "R26", "E7")
def test_solo_over_a_kleine_miserie() -> None:
    state = bidding("0: ask H", "1: kleine miserie", "2: pass", "3: pass")
    assert texts(state) == {"solo 8", "pass"} | LATER
    assert refused(state, "0: solo 7").clause == "R26"
    assert refused(state, "0: keep").clause == "R25"
    assert refused(state, "0: ask S").clause in ("R18", "R24")


@clause(SLUG, "R22", "E6")
def test_abondance_and_soloslim_are_for_the_first_turn() -> None:
    state = bidding("0: ask S", "1: abondance 9 D", "2: pass", "3: pass")
    assert texts(state) == {"grote miserie", "grote miserie op tafel", "pass"}
    assert refused(state, "0: abondance 10 S").clause == "R22"
    assert refused(state, "0: grote soloslim S").clause == "R22"
    assert refused(state, "0: solo 8").clause == "R26"
    assert refused(state, "0: ask H").clause == "R18"


# ---- outbid with a game of one's own ----


@clause(SLUG, "R27", "R28")
def test_an_outbid_abondance() -> None:
    state = bidding("0: abondance 9 D", "1: abondance 9 H", "2: pass", "3: pass")
    assert texts(state) == {"pass", "abondance 10 D", "abondance 11 D", "grote miserie", "grote miserie op tafel"}
    refusal = refused(state, "0: abondance 10 H")
    assert (refusal.clause, refusal.reason) == ("R28", "own-abondance-only")
    assert refused(state, "0: kleine soloslim D").clause == "R28"
    play(state, "0: abondance 10 D")
    assert texts(state, 1) == {"pass", "abondance 10 H", "abondance 11 H", "grote miserie op tafel"}


@clause(SLUG, "R27", "R29")
def test_an_outbid_solo() -> None:
    state = bidding("0: ask S", "1: ask H", "2: pass", "3: pass", "0: solo 6", "1: solo 6")
    assert texts(state) == {"pass", "solo 7", "solo 8"} | LATER
    assert refused(state, "0: solo 6").clause == "R29"
    play(state, "0: solo 7", "1: solo 7", "0: solo 8")
    assert texts(state, 1) == {"pass", "solo 8", "piccolo", "grote miserie", "grote miserie op tafel"}
    play(state, "1: piccolo", "0: piccolo")
    view = state.view(0)
    assert [view.badge(seat, "contract") for seat in range(4)] == ["piccolo", "piccolo", None, None]


@clause(SLUG, "R30", "R31")
def test_passing_is_always_allowed_and_final() -> None:
    state = bidding("0: pass", "1: ask H", "2: pass", "3: join H 8")
    assert state.phase.name() == "play", "nobody is left to speak"
    view = state.view(0)
    assert (view.fact("contract"), view.fact("declarer"), view.fact("partner")) == ("samen-8", 1, 3)
    assert refused(state, "0: pass").clause == "R30"
    assert refused(state, "0: ask H").clause == "R30"


def test_cards_are_played_after_the_auction() -> None:
    state = bidding()
    refusal = refused(state, "0: AS")
    assert (refusal.clause, refusal.reason) == ("R16", "auction-first")
    assert refused(state, "1: pass").reason == "not-your-turn"


# ---- the jury ----


@clause(SLUG, "R32", "P12", "P13")
@pytest.mark.parametrize("bid", ["grote miserie op tafel", "kleine soloslim H", "grote soloslim NT"])
def test_the_jury_is_asked_before_the_next_player_speaks(bid: str) -> None:
    state = bidding("0: piccolo", "1: piccolo", f"2: {bid}", jury="human")
    assert state.actors() == (troef.REFEREE,)
    assert {game().show(move) for move in state.legal(troef.REFEREE)} == {"consent", "refuse"}
    assert refused(state, "3: pass").reason == "not-your-turn"
    refusing, consenting = state.copy(), state.copy()
    refusing.play(troef.REFEREE, game().parse("refuse"))
    assert refusing.actors() == (3,)
    play(refusing, "3: pass")
    view = refusing.view(0)
    assert [view.badge(seat, "contract") for seat in range(4)] == ["piccolo", "piccolo", None, None]
    consenting.play(troef.REFEREE, game().parse("consent"))
    others_pass(consenting)
    assert consenting.view(0).badge(2, "contract") == bid.removesuffix(" H").removesuffix(" NT").replace(" ", "-")


@clause(SLUG, "R32")
def test_a_refused_bid_has_never_been_made() -> None:
    state = bidding("0: ask S", "1: grote miserie op tafel", jury="human")
    state.play(troef.REFEREE, game().parse("refuse"))
    assert texts(state, 2) >= {"ask C", "ask D", "ask H", "join S 8"}


@clause(SLUG, "R32")
def test_below_the_jurys_games_nobody_is_asked() -> None:
    for bid in ("grote miserie", "abondance 10 H", "abondance 11 H"):
        assert bidding(f"0: {bid}", jury="human").actors() == (1,)
        assert bidding(f"0: {bid}", jury="human", jury_from="above_troel").actors() == (troef.REFEREE,)
    assert bidding("0: abondance 9 H", jury="human", jury_from="above_troel").actors() == (1,)
    for jury in ("auto_accept", "off"):
        assert bidding("0: grote soloslim H", jury=jury).actors() == (1,)


@clause(SLUG, "R13", "R32")
def test_the_jury_after_troel() -> None:
    state = bidding("2: grote miserie op tafel", hands=TROEL, jury="human")
    assert state.actors() == (troef.REFEREE,)
    state.play(troef.REFEREE, game().parse("refuse"))
    play(state, "3: pas grote miserie", "0: pas grote miserie", "1: grote miserie op tafel")
    assert state.actors() == (troef.REFEREE,)
    state.play(troef.REFEREE, game().parse("refuse"))
    assert state.phase.name() == "trump", "everybody has said pas grote miserie"
