"""Skat by the book: options, deal, reizen, the skat, and the game that is named."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from skat_positions import FOREHAND_AT_18, MIDDLEHAND_AT_18, REARHAND_AT_18, asked_up_to, dealt, game, hidden, zone

import troef
from clauses import clause
from playing import finish, lay, play, play_out, refused, texts
from troef.cards.card import card_text, cards_text
from troef.core.options import OptionError
from troef.core.view import REFEREE, SPECTATOR
from troef.games.skat import LADDER, PACK

SLUG = "skat"
SOCIAL: dict[str, str] = {}

SUIT_GAMES = {"game C", "game D", "game H", "game S", "grand"}
ANNOUNCED = {f"{named} {word}" for named in SUIT_GAMES for word in ("schneider", "schwarz", "open")}


def refusal_of(state: troef.State, step: str) -> tuple[str, str]:
    refusal = refused(state, step)
    return refusal.clause, refusal.reason


# ---- facts of the game and its options ----


def test_the_options_are_those_of_the_book() -> None:
    options = game().options
    assert (options.players, options.deals, options.allow_jump_bids) == (3, None, False)
    assert game(rules="four-players").options.players == 4


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("players", 2),
        ("players", 5),
        ("players", "three"),
        ("players", True),
        ("deals", 0),
        ("deals", -3),
        ("deals", 4),
        ("deals", "all"),
        ("deals", 3.0),
        ("allow_jump_bids", "perhaps"),
        ("allow_jump_bids", 1),
    ],
)
def test_a_value_that_is_not_allowed_is_named(name: str, value: object) -> None:
    with pytest.raises(OptionError) as caught:
        game(**{name: value})
    assert caught.value.facts["name"] == name
    assert caught.value.facts["allowed"]


def test_deals_are_shared_equally_by_four_as_well() -> None:
    with pytest.raises(OptionError):
        game(players=4, deals=6)
    assert game(players=4, deals=8).start().view(0).deals == 8
    with pytest.raises(ValueError, match="shared equally by 4"):
        game(deals=9).start(4)


@clause(SLUG, "S10")
@pytest.mark.parametrize(("seats", "deals"), [(3, 36), (4, 48)])
def test_a_match_is_twelve_deals_a_player(seats: int, deals: int) -> None:
    state = game().start(seats)
    finish(state, "whole match")
    assert state.deal_number == deals == len(state.sheet)


def test_how_many_sit_at_the_table() -> None:
    assert game().start().seats == 3
    assert game().start(4).seats == 4
    assert game(players=4).start().seats == 4
    assert game(rules="four-players").start(4).seats == 4
    with pytest.raises(ValueError, match="4 at the table"):
        game(players=4).start(3)
    for seats in (2, 5):
        with pytest.raises(ValueError, match="3 to 4"):
            game().start(seats)


# ---- the deal ----


@clause(SLUG, "R2", "R3")
@pytest.mark.parametrize("seats", [3, 4])
def test_three_then_the_skat_then_four_and_three(seats: int) -> None:
    for dealer in range(seats):
        state = game().start(seats, dealer)
        order = [*PACK[7:], *PACK[:7]]
        state.deal(order)
        active = [(dealer + 1 + place) % seats for place in range(3)]
        hands: dict[int, set[str]] = {seat: set() for seat in active}
        top = 0
        for packet in (3, 4, 3):
            for seat in active:
                hands[seat] |= {card_text(card) for card in order[top : top + packet]}
                top += packet
            if packet == 3 and top == 9:
                skat = {card_text(card) for card in order[9:11]}
                top = 11
        for seat in active:
            assert set(zone(state, seat, f"hand-{seat}")) == hands[seat]
        assert set(zone(state, REFEREE, "skat")) == skat


@clause(SLUG, "R3", "E14", "T1")
def test_with_four_the_dealer_sits_out() -> None:
    state = lay(game(), seats=4, dealer=2)
    view = state.view(0)
    assert [view.badge(seat, "place") for seat in (3, 0, 1)] == ["forehand", "middlehand", "rearhand"]
    assert view.badge(2, "pause") is True and view.badge(2, "place") is None
    assert state.actors() == (0,)
    public = state.view(2)
    assert [card for seat in (3, 0, 1) for card in public.zone(f"hand-{seat}").cards] == []
    assert public.zone("skat").cards == [] and public.hand() == []
    assert refusal_of(state, "2: pass") == ("R3", "sits-out")
    play(state, "0: 18", "3: no", "1: pass", "0: hand", "0: grand")
    assert state.actors() == (3,)  # R21
    state.play(3, state.legal(3)[0])
    assert state.actors() == (0,)
    with pytest.raises(troef.DealError, match="hand-2"):
        game().arrange(hands={2: "JC"}, seats=4, dealer=2)


@clause(SLUG, "R1", "R11", "S10")
@pytest.mark.parametrize("seats", [3, 4])
def test_any_seat_may_deal_first_and_every_deal_moves_on(seats: int) -> None:
    for first in range(seats):
        state = game(deals=12).start(seats, first)
        dealer = troef.SeededDealer("round")
        dealers = []
        while state.outcome() is None:
            state.deal(dealer.next(state.pack()))
            dealers.append(int(state.dealer))
            while len(dealers) % 2 and not state.awaits_deal:  # everybody passes
                play(state, f"{state.actors()[0]}: pass")
            if not len(dealers) % 2:
                play_out(state)
        assert dealers == [(first + number) % seats for number in range(12)]
        assert all(row.cells == (0,) * seats for row in state.sheet[::2])


def test_wrong_packs_are_no_deal() -> None:
    for wrong in (PACK[:31], [*PACK[:31], PACK[0]], [*PACK[:31], 0], [*PACK[:31], 500]):
        state = game().start()
        with pytest.raises(troef.DealError):
            state.deal(wrong)
        assert state.awaits_deal


# ---- reizen ----


@clause(SLUG, "R5")
def test_the_ladder_has_the_63_values_of_the_book() -> None:
    assert len(LADDER) == 63 and LADDER[0] == 18 and LADDER[-1] == 264
    assert list(LADDER) == sorted(set(LADDER))


@clause(SLUG, "R4", "R6", "T2")
def test_middlehand_asks_eighteen_and_forehand_answers() -> None:
    state = dealt()
    assert state.actors() == (1,)
    assert texts(state) == {"18", "pass"}
    play(state, "1: 18")
    assert state.actors() == (0,)
    assert texts(state) == {"yes", "pass"}
    for no in ("no", "nee", "pas"):
        assert play(state.copy(), f"0: {no}").actors() == (2,)
    assert refusal_of(state, "0: 20") == ("R6", "answer-first")
    assert refused(state, "2: pass").reason == "not-your-turn"


@clause(SLUG, "R6", "R7", "P1")
def test_only_the_next_value_may_be_asked() -> None:
    state = dealt()
    assert refusal_of(state, "1: 20") == ("R6", "ask-next")
    assert refusal_of(state, "1: 19") == ("R5", "not-on-ladder")
    assert refusal_of(state, "1: yes") == ("R6", "nothing-asked")
    assert refusal_of(state, "1: JC") == ("R4", "auction-first")
    play(state, "1: 18", "0: yes")
    assert texts(state) == {"20", "pass"}
    for value in (18, 22, 264):
        assert refusal_of(state, f"1: {value}") == ("R7", "ask-next")


@clause(SLUG, "R7", "R8")
def test_the_survivor_of_the_first_duel_answers_rearhand() -> None:
    state = play(dealt(), "1: 18", "0: yes", "1: 20", "0: yes", "1: pass")
    assert state.actors() == (2,)
    assert texts(state) == {"22", "pass"}
    assert refusal_of(state, "2: 20") == ("R8", "ask-next")
    play(state, "2: 22")
    assert state.actors() == (0,)
    other = play(dealt(), "1: 18", "0: no")
    assert state.actors() == (0,) and other.actors() == (2,)
    assert texts(other) == {"20", "pass"}
    play(other, "2: 20")
    assert other.actors() == (1,)
    assert texts(play(dealt(), "1: pass"), 2) == {"18", "pass"}


@clause(SLUG, "R9", "E8", "E9")
@pytest.mark.parametrize(
    ("steps", "declarer", "bid"),
    [
        (("1: 18", "0: yes", "1: 20", "0: yes", "1: pass", "2: 22", "0: no"), 2, 22),
        (MIDDLEHAND_AT_18, 1, 18),
        (("1: pass", "2: 18", "0: yes", "2: pass"), 0, 18),
        (FOREHAND_AT_18, 0, 18),
        (REARHAND_AT_18, 2, 18),
        (("1: 18", "0: yes", "1: pass", "2: pass"), 0, 18),
        (("1: 18", "0: no", "2: 20", "1: yes", "2: 22", "1: no"), 2, 22),
        (("1: 18", "0: no", "2: 20", "1: yes", "2: pass"), 1, 20),
    ],
)
def test_who_becomes_declarer_at_which_bid(steps: tuple[str, ...], declarer: int, bid: int) -> None:
    state = play(dealt(), *steps)
    assert state.actors() == (declarer,)
    view = state.view(SPECTATOR)
    assert (view.fact("declarer"), view.fact("bid")) == (declarer, bid)
    assert texts(state) == {"take skat", "hand"}


@clause(SLUG, "R10", "R11", "E9")
def test_forehand_has_the_last_word_when_nobody_asked() -> None:
    state = play(dealt(), "1: pass", "2: pass")
    assert state.actors() == (0,)
    assert texts(state) == {"18", "pass"}
    assert refusal_of(state, "0: 20") == ("R10", "eighteen-or-pass")
    yes = play(state.copy(), "0: yes")
    assert yes.view(0).fact("declarer") == 0
    for word in ("pass", "no", "nee"):
        void = play(state.copy(), f"0: {word}")
        assert void.awaits_deal and void.deal_number == 1
        assert void.sheet[0].cells == (0, 0, 0)
        assert void.dealer == 0


@clause(SLUG, "R5", "R7")
def test_above_264_there_is_nothing_to_ask() -> None:
    state = play(dealt(), *asked_up_to(264))
    assert texts(state) == {"pass"}
    assert refusal_of(state, "1: 264") == ("R5", "top-of-ladder")
    play(state, "1: pass")
    assert texts(state) == {"pass"}
    play(state, "2: pass")
    assert state.view(0).fact("bid") == 264


def test_with_jump_bids_any_higher_value_may_be_asked() -> None:
    state = dealt(allow_jump_bids=True)
    assert texts(state) == {"pass", *[str(value) for value in LADDER]}
    play(state, "1: 33", "0: yes")
    assert texts(state) == {"pass", *[str(value) for value in LADDER if value > 33]}
    assert refusal_of(state, "1: 33") == ("R7", "ask-higher")
    play(state, "1: 48", "0: no")
    assert texts(state) == {"pass", *[str(value) for value in LADDER if value > 48]}
    last = play(dealt(allow_jump_bids=True), "1: pass", "2: pass")
    assert texts(last) == {"18", "pass"}


@given(st.lists(st.booleans(), max_size=140))
def test_any_auction_goes_as_two_plain_duels_say(answers: list[bool]) -> None:
    """The auction once more, written down from R6–R11 as two loops."""
    state = dealt()
    said = iter(answers)
    high, survivor = None, 0
    left = list(LADDER)
    for asker in (1, 2):
        answerer = survivor
        while True:
            assert state.actors() == (asker,)
            if not left or not next(said, False):
                play(state, f"{asker}: pass")
                break
            high = left.pop(0)
            play(state, f"{asker}: {high}?")
            assert state.actors() == (answerer,)
            if not next(said, False):
                play(state, f"{answerer}: nee")
                survivor = asker
                break
            play(state, f"{answerer}: ja")
    if high is None:
        assert state.actors() == (0,) and texts(state) == {"18", "pass"}
    else:
        assert state.view(0).fact("declarer") == survivor
        assert state.view(0).fact("bid") == high


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("18?", "18"),
        ("VRAAG 18", "18"),
        ("bid(18)", "18"),
        ("Ja", "yes"),
        ("pas", "pass"),
        ("neem de skat", "take skat"),
        ("TAKE_SKAT", "take skat"),
        ("handspel", "hand"),
        ("harten", "game H"),
        ("hearts hand schneider", "game H schneider"),
        ("Grand hand open", "grand open"),
        ("klaveren schwarz aangekondigd", "game C schwarz"),
        ("null", "nul"),
        ("open nul", "nul ouvert"),
        ("Nul Ouvert", "nul ouvert"),
        ("NUL_OUVERT", "nul ouvert"),
        ("druk 7c", "discard 7C"),
        ("kh", "KH"),
    ],
)
def test_what_is_said_at_the_table_is_read(text: str, shown: str) -> None:
    assert game().show(game().parse(text)) == shown


def test_two_games_at_once_are_no_move() -> None:
    for text in (
        "hearts clubs",
        "grand nul",
        "schneider",
        "hearts schneider schwarz",
        "game",
        "game 5",
        "game 100",
        "H 18",
    ):
        with pytest.raises(troef.MoveTextError):
            game().parse(text)


# ---- the skat ----


@clause(SLUG, "R12", "P3")
def test_declarer_takes_the_skat_and_lays_away_any_two() -> None:
    state = play(dealt({0: "JC JS"}, skat="AH 10H"), *FOREHAND_AT_18)
    assert refusal_of(state, "0: hearts") == ("R12", "skat-or-hand-first")
    assert refusal_of(state, "0: pass") == ("R9", "auction-over")
    play(state, "0: take skat")
    hand = zone(state, 0, "hand-0")
    assert len(hand) == 12 and {"AH", "10H"} <= set(hand)
    assert texts(state) == {f"discard {card}" for card in hand}
    refusal = refused(state, "0: grand")
    assert (refusal.clause, refusal.reason, refusal.facts) == ("R12", "lay-away-first", {"count": 2})
    play(state, "0: discard JC")
    assert refused(state, "0: grand").facts == {"count": 1}
    assert refusal_of(state, "0: discard JC") == ("R12", "not-held")
    play(state, "0: AH")
    assert set(zone(state, 0, "skat")) == {"JC", "AH"}
    assert texts(state) == SUIT_GAMES | {"nul", "nul ouvert"}
    for seat in (1, 2, SPECTATOR):
        assert hidden(state, seat, "skat") == 2 and zone(state, seat, "skat") == []
        shown = [state.game.show(move) for _, move in state.view(seat).log]
        assert shown[-3:] == ["take skat", "discard ?", "discard ?"]
    assert [state.game.show(move) for _, move in state.view(0).log][-2:] == ["discard JC", "discard AH"]


@clause(SLUG, "R12", "P3")
def test_in_a_hand_game_nobody_sees_the_skat_before_the_end() -> None:
    state = play(dealt(skat="AH 10H"), *FOREHAND_AT_18, "0: hand", "0: clubs")
    while not state.awaits_deal:
        for seat in (0, 1, 2, SPECTATOR):
            assert zone(state, seat, "skat") == [] and hidden(state, seat, "skat") == 2
        (seat,) = state.actors()
        state.play(seat, state.legal(seat)[0])
    assert zone(state, 1, "skat") == ["10H", "AH"]


# ---- naming the game ----


def test_a_game_is_described_by_its_name_and_not_by_a_number() -> None:
    state = play(dealt(), *FOREHAND_AT_18, "0: hand")
    for facts in state.game.language.describe_all(state.legal(0), state.view(0)):
        assert "amount" not in facts and ("suit" in facts or "word" in facts)


@clause(SLUG, "R13", "R14")
def test_announcements_are_for_hand_games() -> None:
    skat = play(dealt({0: "7C 8C"}), *FOREHAND_AT_18, "0: skat", "0: 7C", "0: 8C")
    assert texts(skat) == SUIT_GAMES | {"nul", "nul ouvert"}
    assert refusal_of(skat, "0: hearts schneider") == ("R14", "announced-after-skat")
    assert refusal_of(skat, "0: grand open") == ("R14", "announced-after-skat")
    assert refusal_of(skat, "0: hearts hand") == ("R12", "skat-was-taken")
    assert refusal_of(skat, "0: hand") == ("R12", "skat-was-taken")
    assert refusal_of(skat, "0: 9C") == ("R13", "name-a-game")
    hand = play(dealt(), *FOREHAND_AT_18, "0: hand")
    assert texts(hand) == SUIT_GAMES | ANNOUNCED | {"nul", "nul ouvert"}
    assert refusal_of(hand, "0: nul schneider") == ("R14", "nothing-in-nul")
    assert refusal_of(hand, "0: nul ouvert schwarz") != ("", "")
    assert refusal_of(hand, "0: take skat") == ("R12", "hand-was-said")
    play(hand, "0: hearts hand schwarz")
    view = hand.view(1)
    assert (view.fact("trump"), view.fact("hand"), view.fact("announced")) == ("H", True, "schwarz")
    assert refusal_of(hand, "0: hearts open") == ("R14", "game-is-named")
    assert refusal_of(hand, "0: grand") == ("R13", "game-is-named")
    assert refusal_of(hand, "0: take skat") == ("R12", "cards-are-played")
    assert refusal_of(hand, "0: pass") == ("R9", "auction-over")


@clause(SLUG, "R16", "E13", "S5")
@pytest.mark.parametrize(
    ("bid", "after_skat", "by_hand"),
    [
        (18, {"nul", "nul ouvert"}, {"nul", "nul ouvert"}),
        (23, {"nul", "nul ouvert"}, {"nul", "nul ouvert"}),
        (24, {"nul ouvert"}, {"nul", "nul ouvert"}),
        (35, {"nul ouvert"}, {"nul", "nul ouvert"}),
        (36, {"nul ouvert"}, {"nul ouvert"}),
        (46, {"nul ouvert"}, {"nul ouvert"}),
        (48, set(), {"nul ouvert"}),
        (59, set(), {"nul ouvert"}),
        (60, set(), set()),
    ],
)
def test_a_nul_game_must_be_worth_the_bid(bid: int, after_skat: set[str], by_hand: set[str]) -> None:
    state = play(dealt({0: "7C 8C"}), *asked_up_to(bid), "1: pass", "2: pass")
    hand = play(state.copy(), "0: hand")
    assert {text for text in texts(hand) if "nul" in text} == by_hand
    skat = play(state, "0: take skat", "0: 7C", "0: 8C")
    assert {text for text in texts(skat) if "nul" in text} == after_skat
    assert texts(skat) >= SUIT_GAMES
    for named, allowed in (("nul", after_skat), ("nul ouvert", after_skat)):
        if named not in allowed:
            assert refusal_of(skat, f"0: {named}") == ("R16", "nul-below-bid")


@clause(SLUG, "R15", "T5", "P2")
@pytest.mark.parametrize("named", ["nul ouvert", "grand open", "game S open"])
def test_in_open_games_declarers_cards_lie_on_the_table(named: str) -> None:
    state = play(dealt(), *MIDDLEHAND_AT_18, "1: hand")
    for seat in (0, 2, SPECTATOR):
        assert zone(state, seat, "hand-1") == []
    play(state, f"1: {named}")
    cards = zone(state, 1, "hand-1")
    assert len(cards) == 10
    for seat in (0, 2, SPECTATOR):
        assert zone(state, seat, "hand-1") == cards
    assert state.actors() == (0,)  # before the first card


def test_what_is_at_stake_is_shown_with_every_game() -> None:
    state = play(dealt({0: "JC JH JD AH 10H QH 9H 7C 8C 9C"}), *FOREHAND_AT_18, "0: hand")
    stakes = {
        facts["text"]: facts["stake"] for facts in state.game.language.describe_all(state.legal(0), state.view(0))
    }
    assert stakes["game H"] == {"key": "game", "won": 30, "lost": 60}
    assert stakes["game H schneider"] == {"key": "game", "won": 50, "lost": 100}
    assert stakes["nul"] == {"key": "game", "won": 35, "lost": 70}
    high = play(dealt({0: "JC JH JD AH 10H QH 9H 7C 8C 9C"}), *asked_up_to(33), "1: pass", "2: pass", "0: hand")
    stakes = {facts["text"]: facts["stake"] for facts in high.game.language.describe_all(high.legal(0), high.view(0))}
    assert stakes["game H"] == {"key": "overbid", "lost": 80}
    assert cards_text(high.view(0).hand())
