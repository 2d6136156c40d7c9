"""Tournament manille by the book: deal, announcement, kloppen and the play of tricks."""

import pytest
from tornooi_positions import RANKS, SLUG, SUITS, announce, game, in_trick, one_suit_each, play_out, settle_deals

import troef
from clauses import clause
from playing import finish, play, refused, texts
from troef.cards.card import card_text, cards_text
from troef.core.dealer import cut_pack
from troef.core.options import OptionError
from troef.games.manillen_tornooi import LEAST_CUT, ORDERINGS, PACK

#: Clauses about people that no rule of the software can prove.
SOCIAL = {"T2": "there is no chat in the knocking phase: knocking is one word or none"}


def hands_of(state: troef.State, viewer: int = troef.REFEREE) -> list[set[str]]:
    view = state.view(viewer)
    return [{card_text(card) for card in view.zone(f"hand-{seat}").cards} for seat in range(4)]


def choices(trick: str, hand: str, announced: str = "trump H") -> set[str]:
    return texts(in_trick(trick, hand, announced), 3)


def after(announced: str = "trump H", dealer: int = 0) -> troef.State:
    """The dealer has announced; nobody has spoken since."""
    return play(one_suit_each(dealer), f"{dealer}: {announced}")


# ---- the game and its options ----


def test_the_options_are_those_of_the_book() -> None:
    options = game().options
    assert (options.boompjes, options.deals_per_boompje) == (3, 12)
    assert (options.round_minutes, options.enforcement) == (None, "strict")
    assert game(rules="book").options == options
    assert game(round_minutes="none").options.round_minutes is None
    assert game(round_minutes=90).options.round_minutes == 90


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("boompjes", 0),
        ("boompjes", "three"),
        ("boompjes", True),
        ("deals_per_boompje", 0),
        ("deals_per_boompje", 10),
        ("deals_per_boompje", 4.0),
        ("round_minutes", 0),
        ("round_minutes", "soon"),
        ("enforcement", "club"),
    ],
)
def test_a_value_that_is_not_allowed_is_named(name: str, value: object) -> None:
    with pytest.raises(OptionError) as caught:
        game(**{name: value})
    assert caught.value.facts["name"] == name


def test_four_play() -> None:
    for seats in (3, 5):
        with pytest.raises(ValueError, match="4"):
            game().start(seats)
    with pytest.raises(ValueError):
        game().start(4, dealer=4)


@clause(SLUG, "R15")
def test_the_ten_is_the_highest_in_every_suit_and_each_suit_has_fifteen_points() -> None:
    assert sorted(cards_text(list(PACK)).split()) == sorted(rank + suit for rank in RANKS for suit in SUITS)
    plain = ORDERINGS[4]
    for suit in range(4):
        lane = [card for card in PACK if card // 16 == suit]
        by_strength = sorted(lane, key=lambda card: bin(plain.beaters[card]).count("1"))
        assert [card_text(card)[:-1] for card in by_strength] == list(RANKS)
        assert [plain.points[card] for card in by_strength] == [5, 4, 3, 2, 1, 0, 0, 0]


# ---- the deal ----


@clause(SLUG, "R4", "T4")
def test_the_cut_leaves_three_cards_on_either_side() -> None:
    assert cut_pack(list(PACK), 3, LEAST_CUT)[0] == PACK[3]
    assert cut_pack(list(PACK), 29, LEAST_CUT)[0] == PACK[29]
    for place in (0, 2, 30, 32):
        with pytest.raises(troef.DealError):
            cut_pack(list(PACK), place, LEAST_CUT)
    one, other = troef.SeededDealer("table 4"), troef.SeededDealer("table 4")
    assert one.next(list(PACK)) == other.next(list(PACK))


@clause(SLUG, "R5")
@pytest.mark.parametrize("dealer", range(4))
def test_packets_of_three_two_three_from_the_dealers_left(dealer: int) -> None:
    state = game().start(4, dealer)
    state.deal(list(PACK))
    wanted: list[set[str]] = [set() for _ in range(4)]
    top = 0
    for packet in (3, 2, 3):
        for step in range(1, 5):
            wanted[(dealer + step) % 4] |= {card_text(card) for card in PACK[top : top + packet]}
            top += packet
    assert hands_of(state) == wanted


@clause(SLUG, "R3", "E17")
def test_the_deal_goes_to_the_left_and_everybody_deals_three_times() -> None:
    state = game(boompjes=1).start(4, dealer=1)
    dealers = []
    while state.outcome() is None:
        dealers.append(int(state.dealer))
        settle_deals(state, 1)
    assert dealers == [(1 + number) % 4 for number in range(12)]
    fifth = settle_deals(game().start(4, dealer=1), 4)
    assert (fifth.deal_number + 1, int(fifth.dealer)) == (5, 1)
    fifth.deal(fifth.pack())
    announce(fifth)
    assert fifth.actors() == (2,)  # the cutter is the right neighbour, seat 0
    play_out(fifth)
    assert int(fifth.dealer) == 2


def test_a_wrong_pack_is_no_deal() -> None:
    for wrong in (PACK[:31], [*PACK[:31], PACK[0]], [*PACK[:31], 0]):
        state = game().start(4)
        with pytest.raises(troef.DealError):
            state.deal(wrong)
        assert state.awaits_deal and state.deal_number == 0


# ---- the announcement ----


@clause(SLUG, "R6")
@pytest.mark.parametrize("dealer", range(4))
def test_the_dealer_names_any_suit_or_no_trump(dealer: int) -> None:
    state = one_suit_each(dealer)
    assert state.actors() == (dealer,)
    assert texts(state, dealer) == {"trump S", "trump H", "trump D", "trump C", "no trump"}
    other = (dealer + 1) % 4
    assert (refused(state, f"{other}: trump H").clause, refused(state, f"{dealer}: pass").clause) == ("R6", "R6")
    for suit in SUITS:  # also one that is not in the hand
        assert play(state.copy(), f"{dealer}: trump {suit}").view(0).fact("trump") == suit
    assert play(state, f"{dealer}: zonder troef").view(0).fact("trump") == "none"


@clause(SLUG, "R7", "T3")
def test_before_the_announcement_only_the_dealer_sees_cards() -> None:
    state = one_suit_each(2)
    for viewer in (0, 1, 3, troef.SPECTATOR):
        assert hands_of(state, viewer) == [set(), set(), set(), set()]
        assert [state.view(viewer).zone(f"hand-{seat}").hidden for seat in range(4)] == [8, 8, 8, 8]
    assert hands_of(state, 2)[2] == {rank + "D" for rank in RANKS}
    play(state, "2: trump C")
    for viewer in range(4):
        own = {rank + "SHDC"[viewer] for rank in RANKS}
        assert hands_of(state, viewer) == [own if seat == viewer else set() for seat in range(4)]


def test_the_announcement_is_read_in_many_ways() -> None:
    parse = game().parse
    hearts = ("trump H", "TROEF(H)", "troef harten", "announce h", "H", "harten", "harten troef", "Harten is troef")
    assert {parse(text) for text in hearts} == {parse("trump H")}
    for nonsense in ("X", "harten 11", "troef", "H H", "is troef"):
        with pytest.raises(troef.MoveTextError):
            parse(nonsense)
    assert {parse(text) for text in ("no trump", "ZONDER_TROEF", "zt", "NT")} == {parse("no trump")}
    assert {parse(text) for text in ("knock", "klop", "ik ga mee")} == {parse("KNOCK")}
    assert {parse(text) for text in ("counter knock", "TEGENKLOP", "counter-knock")} == {parse("counter_knock")}


# ---- kloppen ----


@clause(SLUG, "R9", "R13", "P2")
def test_both_opponents_are_asked_in_turn_and_one_knock_is_enough() -> None:
    state = after(dealer=0)
    assert (state.actors(), texts(state)) == ((1,), {"knock", "pass"})
    assert refused(state, "3: knock").reason == "not-your-turn"
    for seat in (0, 2):
        told = refused(state, f"{seat}: knock")
        assert (told.clause, told.reason) == ("R9", "knock-is-opponents")
    play(state, "1: pass")
    assert (state.actors(), texts(state)) == ((3,), {"knock", "pass"})
    told = refused(state, "1: knock")
    assert (told.clause, told.reason) == ("R9", "passed-already")
    knocked = play(state.copy(), "3: knock")
    assert knocked.actors() == (0,)
    assert refused(knocked, "1: knock").reason == "knocked-already"
    play(state, "3: pass")
    assert (state.phase.name(), state.actors()) == ("play", (1,))
    told = refused(state, "1: knock")
    assert (told.clause, told.reason) == ("R9", "knocking-closed")
    play(state, "1: 10H")
    for seat in (1, 2, 3):
        told = refused(state, f"{seat}: knock")
        assert (told.clause, told.reason) == ("R13", "knock-too-late")
    assert refused(state, "0: counter knock").clause == "R13"
    assert state.view(0).fact("multiplier") == 1


@clause(SLUG, "R10", "R12", "E13")
def test_a_knock_doubles_and_a_counter_knock_makes_four() -> None:
    state = after(dealer=0)
    told = refused(state, "1: counter knock")
    assert (told.clause, told.reason) == ("R10", "counter-is-dealers")
    assert refused(state, "0: counter knock").reason == "nothing-to-counter"
    play(state, "1: knock")
    assert state.view(0).fact("multiplier") == 2
    assert (state.phase.name(), state.actors(), texts(state)) == ("countering", (0,), {"counter knock", "pass"})
    assert refused(state, "3: counter knock").clause == "R10"
    assert refused(state, "2: counter knock").reason == "not-your-turn"
    silent = play(state.copy(), "0: pass", "2: pass")
    assert (silent.view(0).fact("multiplier"), silent.phase.name()) == (2, "play")
    by_dealer = play(state.copy(), "0: counter knock")
    by_partner = play(state, "0: pass", "2: counter knock")
    for countered in (by_dealer, by_partner):
        assert (countered.view(0).fact("multiplier"), countered.phase.name()) == (4, "play")
        assert countered.actors() == (1,)
    assert refused(by_partner, "1: knock").clause == "R9"  # nothing goes beyond four
    assert by_partner.view(3).badge(1, "knocked") and by_partner.view(3).badge(2, "countered")


@clause(SLUG, "R11", "R12", "E13")
def test_without_trumps_the_deal_counts_double_and_a_knock_makes_four() -> None:
    state = after("no trump", dealer=0)
    assert state.view(0).fact("multiplier") == 2
    told = refused(state, "1: counter knock")
    assert (told.clause, told.reason) == ("R11", "no-counter-without-trump")
    silent = play(state.copy(), "1: pass", "3: pass")
    assert (silent.view(0).fact("multiplier"), silent.phase.name()) == (2, "play")
    play(state, "1: pass", "3: knock")
    assert (state.view(0).fact("multiplier"), state.phase.name()) == (4, "play")
    for seat in (0, 1, 2):
        assert refused(state, f"{seat}: counter knock").clause == "R11"


@clause(SLUG, "T1", "R16")
def test_the_leader_waits_until_everybody_has_spoken() -> None:
    state = one_suit_each(3)
    assert refused(state, "0: 10S").clause == "R6"
    play(state, "3: trump H")
    assert (refused(state, "0: 10S").clause, refused(state, "0: 10S").reason) == ("T1", "knocking-first")
    play(state, "0: pass")
    assert refused(state, "0: 10S").clause == "T1"
    play(state, "2: pass")
    assert state.actors() == (0,)
    assert refused(state, "0: trump S").reason == "announced-already"
    play(state, "0: 10S", "1: 7H", "2: 7D", "3: 7C")
    assert state.actors() == (1,)


@pytest.mark.parametrize(
    ("said", "text", "each", "most"),
    [
        ("", "trump S", 1, 30),
        ("", "no trump", 2, 60),
        ("0: trump S", "knock", 2, 60),
        ("0: trump S", "pass", 1, 30),
        ("0: no trump", "knock", 4, 120),
    ],
)
def test_the_stake_of_what_one_can_say(said: str, text: str, each: int, most: int) -> None:
    state = one_suit_each(0)
    play(state, *[said] * bool(said))
    seat = state.actors()[0]
    view = state.view(seat)
    facts = state.game.language.describe_in(state.game.parse(text, view), view)
    stake = facts["stake"]
    assert isinstance(stake, dict)
    assert (stake["each"], stake["most"], stake["knocked"]) == (each, most, 120)


# ---- following suit and trumping ----


@clause(SLUG, "R17", "R18", "E1")
def test_who_follows_goes_over_the_opponents_card() -> None:
    assert choices("KS", "10S 9S AH") == {"10S"}
    assert choices("10S", "AS 9S AH") == {"AS", "9S"}
    state = in_trick("KS", "10S 9S AH")
    assert (refused(state, "3: AH").clause, refused(state, "3: AH").reason) == ("R17", "must-follow")
    assert (refused(state, "3: 9S").clause, refused(state, "3: 9S").reason) == ("R18", "must-beat")
    assert refused(state, "3: 10C").reason == "not-held"


@clause(SLUG, "R19", "E2")
def test_the_partners_card_need_not_be_beaten() -> None:
    assert choices("AS 7S", "10S 9S AH") == {"10S", "9S"}


@clause(SLUG, "R18", "E3")
def test_a_trumped_lead_cannot_be_beaten_by_following() -> None:
    assert choices("KS 8H", "10S 9S AH") == {"10S", "9S"}


@clause(SLUG, "R20", "E4")
def test_who_cannot_follow_trumps_the_opponents_card() -> None:
    assert choices("AS", "9H 7H KC") == {"9H", "7H"}
    told = refused(in_trick("AS", "9H 7H KC"), "3: KC")
    assert (told.clause, told.reason) == ("R20", "must-ruff")


@clause(SLUG, "R20", "R22", "E5")
def test_the_opponents_trump_is_overtrumped_and_never_undertrumped() -> None:
    assert choices("AS 9H", "KH 7H KC") == {"KH"}
    assert choices("AS 9H", "8H 7H KC") == {"KC"}
    assert choices("AS 9H", "8H 7H") == {"8H", "7H"}
    assert choices("AS 9H", "8H KH") == {"KH"}
    assert refused(in_trick("AS 9H", "KH 7H KC"), "3: 7H").clause == "R20"
    assert refused(in_trick("AS 9H", "KH 7H KC"), "3: KC").clause == "R20"
    told = refused(in_trick("AS 9H", "8H 7H KC"), "3: 8H")
    assert (told.clause, told.reason) == ("R22", "no-underruff")


@clause(SLUG, "R21", "R22", "E6")
def test_the_partners_trump_is_not_undertrumped_either() -> None:
    assert choices("AS 9H 7S", "8H KH KC") == {"KH", "KC"}
    assert choices("AS 9H 7S", "8H KH") == {"8H", "KH"}
    assert refused(in_trick("AS 9H 7S", "8H KH KC"), "3: 8H").clause == "R22"


@clause(SLUG, "R21", "E7")
def test_the_partners_plain_card_leaves_everything_free() -> None:
    assert choices("AS 7S", "8H KH KC") == {"8H", "KH", "KC"}


@clause(SLUG, "R18", "R19", "E8")
def test_a_trump_lead_is_followed_like_any_other() -> None:
    assert choices("9H", "8H KH KC") == {"KH"}
    assert choices("9H", "8H 7H KC") == {"8H", "7H"}
    assert choices("9H 7H", "8H KH KC") == {"8H", "KH"}
    assert choices("9H", "KC 7D") == {"KC", "7D"}


@clause(SLUG, "R23", "E9")
def test_without_trumps_anything_may_be_thrown_away() -> None:
    assert choices("AS 9S", "QD KC", "no trump") == {"QD", "KC"}
    assert choices("KS", "10S 9S AH", "no trump") == {"10S"}
    assert choices("KS AH", "10S 9S", "no trump") == {"10S", "9S"}


@clause(SLUG, "R24")
@pytest.mark.parametrize(
    ("cards", "announced", "winner"),
    [
        ("KS 10S AS 7S", "trump H", 1),
        ("KS 7H AS 8H", "trump H", 3),
        ("KS 7H AS 8H", "no trump", 2),
        ("KS 10D 10C 10H", "no trump", 0),
    ],
)
def test_the_winner_takes_the_trick_and_leads(cards: str, announced: str, winner: int) -> None:
    three, last = cards.rsplit(" ", 1)
    state = play(in_trick(three, f"{last} 7D", announced), f"3: {last}")
    assert int(state.tricks.taker) == winner and state.actors() == (winner,)


@clause(SLUG, "R25")
def test_all_cards_are_played_and_there_is_no_giving_up() -> None:
    state = announce(one_suit_each(3))
    for text in ("concede", "claim rest", "throw in", "resign"):
        with pytest.raises(troef.MoveTextError):
            state.game.parse(text, state.view(0))
    played = 0
    while not state.awaits_deal:  # the side with all the trumps has the points long before the end
        seat = state.actors()[0]
        state.play(seat, state.legal(seat)[0])
        played += 1
    assert played == 32


@clause(SLUG, "T6")
def test_only_the_last_trick_can_still_be_seen() -> None:
    state = announce(one_suit_each(3))
    play(state, "0: 10S", "1: 7H", "2: 7D", "3: 7C", "1: 8H", "2: 8D", "3: 8C", "0: AS")
    shown = {card_text(card) for zone in state.view(0).zones if zone.owner != 0 for card in zone.cards}
    assert shown == {"8H", "8D", "8C", "AS"}


@clause(SLUG, "P8")
def test_a_strict_table_has_nothing_to_claim() -> None:
    state = play(announce(one_suit_each(3)), "0: 10S")
    for step in ("1: claim 0", "2: claim 0", "0: record", f"{troef.REFEREE}: claim 0", f"{troef.REFEREE}: misdeal"):
        told = refused(state, step)
        assert (told.clause, told.reason) == ("P8", "cards-are-checked")


def test_a_round_ends_after_all_deals() -> None:
    state = game(boompjes=2, deals_per_boompje=4).start(4)
    outcome = finish(state, "a round")
    assert outcome.reason == "deals"
    assert len(state.sheet) == state.deal_number == 8
