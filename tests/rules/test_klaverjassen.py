"""Klaverjassen by the book: options, deal, making trump, the play of tricks."""

import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st
from klaverjas_positions import RANKS, SUITS, VARIANTS, game, in_trick, mask, one_suit_each, play_out

import troef
from clauses import clause
from playing import lay, play, refused, texts
from troef.cards.card import card_text, cards_text, parse_cards
from troef.core.options import OptionError
from troef.games.klaverjassen import PACK

SLUG = "klaverjassen"


def hands_of(state: troef.State) -> list[set[str]]:
    view = state.view(troef.REFEREE)
    return [{card_text(card) for card in view.zone(f"hand-{seat}").cards} for seat in range(4)]


def choices(trick: str, hand: str, trump: str = "H", **options: object) -> set[str]:
    return texts(in_trick(trick, hand, trump, **options), 3)


# ---- facts of the game and its options ----


@clause(SLUG, "R1")
def test_four_players_in_two_pairs() -> None:
    for seats in (3, 5):
        with pytest.raises(ValueError, match="4"):
            game().start(seats)
    state = one_suit_each()
    assert state.view(0).columns == [[0, 2], [1, 3]]


@clause(SLUG, "R1", "P3")
def test_any_seat_may_deal_first_and_the_deal_goes_to_the_left() -> None:
    for first in range(4):
        state = game(deals=4).start(4, dealer=first)
        dealer = troef.SeededDealer("round")
        dealers = []
        while state.outcome() is None:
            state.deal(dealer.next(state.pack()))
            dealers.append(int(state.dealer))
            play(state, f"{state.actors()[0]}: trump H")
            play_out(state)
        assert dealers == [(first + number) % 4 for number in range(4)]
    with pytest.raises(ValueError):
        game().start(4, dealer=4)


@clause(SLUG, "R7")
def test_the_pack_has_thirty_two_cards() -> None:
    pack = game().pack(4)
    assert sorted(cards_text(list(pack)).split()) == sorted(rank + suit for rank in RANKS for suit in SUITS)


def test_the_options_are_those_of_the_book() -> None:
    options = game().options
    assert (options.variant, options.deals, options.rounding) == ("amsterdams", 16, "exact")
    assert (options.trump_lead, options.roem_claim, options.signal_disclosure) == ("free", "manual", "off")


@pytest.mark.parametrize(
    ("rules", "variant", "trump_lead"),
    [
        ("amsterdams", "amsterdams", "free"),
        ("rotterdams", "rotterdams", "free"),
        ("utrechts", "utrechts", "free"),
        ("amsterdams-club", "amsterdams", "must_beat"),
        ("rotterdams-club", "rotterdams", "must_beat"),
    ],
)
def test_presets(rules: str, variant: str, trump_lead: str) -> None:
    options = game(rules=rules).options
    assert (options.variant, options.trump_lead) == (variant, trump_lead)
    assert (options.deals, options.rounding, options.roem_claim) == (16, "exact", "manual")


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("variant", "brabants"),
        ("variant", 1),
        ("deals", 0),
        ("deals", -4),
        ("deals", 6),
        ("deals", "many"),
        ("deals", True),
        ("deals", 4.0),
        ("rounding", "up"),
        ("trump_lead", True),
        ("roem_claim", "never"),
        ("signal_disclosure", "yes"),
        ("signals_02", "x" * 201),
    ],
)
def test_a_value_that_is_not_allowed_is_named(name: str, value: object) -> None:
    with pytest.raises(OptionError) as caught:
        game(**{name: value})
    assert caught.value.key == "bad-option"
    assert caught.value.facts["name"] == name
    assert caught.value.facts["value"] == str(value)
    assert caught.value.facts["allowed"]


def test_an_unknown_option_names_the_nearest() -> None:
    with pytest.raises(OptionError) as caught:
        game(varient="rotterdams")
    assert caught.value.key == "unknown-option"
    assert caught.value.facts["nearest"] == "variant"


# ---- the deal ----


@clause(SLUG, "R2")
@pytest.mark.parametrize("dealer", range(4))
def test_packets_of_three_two_three_from_the_dealers_left(dealer: int) -> None:
    state = game().start(4, dealer)
    order = list(PACK)
    state.deal(order)
    hands = hands_of(state)
    left = [(dealer + 1 + place) % 4 for place in range(4)]
    top = 0
    wanted: list[set[str]] = [set() for _ in range(4)]
    for packet in (3, 2, 3):
        for seat in left:
            wanted[seat] |= {card_text(card) for card in order[top : top + packet]}
            top += packet
    assert hands == wanted


@clause(SLUG, "R2", "P3")
def test_a_wrong_pack_is_no_deal() -> None:
    for wrong in (PACK[:31], [*PACK[:31], PACK[0]], [*PACK[:31], 0], [*PACK[:31], 500]):
        state = game().start(4)
        with pytest.raises(troef.DealError):
            state.deal(wrong)
        assert state.awaits_deal and state.deal_number == 0
    state.deal(PACK)
    with pytest.raises(troef.DealError):
        state.deal(PACK)


# ---- making trump ----


@clause(SLUG, "R3")
@pytest.mark.parametrize("dealer", range(4))
def test_the_dealers_left_speaks_first_and_a_pass_goes_on_to_the_left(dealer: int) -> None:
    state = game().start(4, dealer)
    state.deal(PACK)
    for place in range(4):
        seat = (dealer + 1 + place) % 4
        assert state.actors() == (seat,)
        assert texts(state, seat) == {"trump S", "trump H", "trump D", "trump C", "pass"}
        play(state, f"{seat}: pass")


@clause(SLUG, "R3")
def test_rotterdams_makes_trump_as_amsterdams_does() -> None:
    state = lay(game(variant="rotterdams"), dealer=3)
    play(state, "0: pass", "1: trump D")
    assert state.view(0).fact("trump") == "D"
    assert state.view(0).fact("maker") == 1


@clause(SLUG, "R4", "E17")
def test_after_four_passes_the_first_must_make_trump_and_leads() -> None:
    state = lay(game(), dealer=3)
    play(state, "0: pass", "1: pass", "2: pass", "3: pass")
    assert state.actors() == (0,)
    assert texts(state, 0) == {"trump S", "trump H", "trump D", "trump C"}
    refusal = refused(state, "0: pass")
    assert (refusal.clause, refusal.reason) == ("R4", "must-make-trump")
    play(state, "0: trump S")
    assert state.view(0).fact("maker") == 0
    assert state.actors() == (0,)


@clause(SLUG, "E17", "R8")
def test_the_dealers_left_leads_whoever_made_trump() -> None:
    state = lay(game(), dealer=3)
    play(state, "0: pass", "1: pass", "2: trump C")
    assert state.view(1).fact("maker") == 2
    assert state.actors() == (0,)


@clause(SLUG, "R5")
def test_utrechts_makes_the_dealers_left_choose_at_once() -> None:
    state = lay(game(variant="utrechts"), dealer=1)
    assert state.actors() == (2,)
    assert texts(state, 2) == {"trump S", "trump H", "trump D", "trump C"}
    refusal = refused(state, "2: pass")
    assert (refusal.clause, refusal.reason) == ("R5", "no-passing")
    play(state, "2: trump C")
    assert state.actors() == (2,)


@clause(SLUG, "R6")
def test_a_suit_one_does_not_hold_may_be_trump_for_the_whole_deal() -> None:
    state = one_suit_each()
    play(state, "0: trump C")
    refusal = refused(state, "0: trump S")
    assert (refusal.clause, refusal.reason) == ("R6", "wrong-phase")
    assert refused(state, "0: pass").clause == "R3"
    play(state, "0: AS", "1: AH", "2: AD", "3: 7C")
    assert state.view(0).fact("trump") == "C"
    assert state.actors() == (3,)


@clause(SLUG, "R6")
@pytest.mark.parametrize("text", ["trump H", "TROEF(h)", "troef harten", "Troef Hart", "make hearts", "trump ♥"])
def test_the_suit_may_be_named_in_words(text: str) -> None:
    assert game().show(game().parse(text)) == "trump H"


@clause(SLUG, "R8", "P1")
def test_no_card_before_trump_is_made() -> None:
    state = one_suit_each()
    refusal = refused(state, "0: AS")
    assert (refusal.clause, refusal.reason) == ("R8", "wrong-phase")


# ---- order and points ----


@clause(SLUG, "R7")
def test_order_and_points_of_trumps_and_other_suits() -> None:
    state = in_trick("AS", "7S")
    order = state.tricks.order
    for suit in range(4):
        trump = suit == 2
        ranks = "J 9 A 10 K Q 8 7" if trump else "A 10 K Q J 9 8 7"
        values = [20, 14, 11, 10, 4, 3, 0, 0] if trump else [11, 10, 4, 3, 2, 0, 0, 0]
        cards = parse_cards([rank + "CDHS"[suit] for rank in ranks.split()])
        assert [order.points[card] for card in cards] == values
        assert sum(values) == (62 if trump else 30)
        for high, low in itertools.combinations(cards, 2):
            assert order.beaters[low] >> high & 1
            assert not order.beaters[high] >> low & 1
    assert order.points_in(mask([rank + suit for rank in RANKS for suit in SUITS])) == 152


# ---- what may be played: the book's own examples ----

EXAMPLES = [
    ("E1", "AS", "7S KH 9C", {"amsterdams": "7S", "rotterdams": "7S", "utrechts": "7S"}),
    ("E2", "AS", "9H 7H KC", {"amsterdams": "9H 7H", "rotterdams": "9H 7H", "utrechts": "9H 7H"}),
    ("E3", "AS 10H", "AH 7H KC", {"amsterdams": "AH", "rotterdams": "AH", "utrechts": "AH"}),
    ("E4", "AS 10H", "8H 7H KC", {"amsterdams": "KC", "rotterdams": "8H 7H", "utrechts": "KC"}),
    ("E5", "AS 10H", "8H 7H", {"amsterdams": "8H 7H", "rotterdams": "8H 7H", "utrechts": "8H 7H"}),
    ("E6", "AS 7S", "8H JH KC", {"amsterdams": "8H JH KC", "rotterdams": "8H JH", "utrechts": "8H JH KC"}),
    ("E7", "AS 9H 7S", "8H JH KC", {"amsterdams": "JH KC", "rotterdams": "JH", "utrechts": "JH KC"}),
    ("E8", "AS 9H 7S", "8H AH", {"amsterdams": "8H AH", "rotterdams": "8H AH", "utrechts": "8H AH"}),
    ("E8", "AS 9H 7S", "8H JH", {"amsterdams": "JH", "rotterdams": "JH", "utrechts": "JH"}),
    ("E9", "9H", "8H JH KC", {"amsterdams": "8H JH", "rotterdams": "8H JH", "utrechts": "8H JH"}),
]


@clause(SLUG, "E1", "E2", "E3", "E4", "E5", "E6", "E7", "E8", "E9")
@clause(SLUG, "R9", "R10", "R11", "R12", "R5")
@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize(("example", "trick", "hand", "legal"), EXAMPLES)
def test_the_books_examples(example: str, trick: str, hand: str, legal: dict[str, str], variant: str) -> None:
    assert choices(trick, hand, variant=variant) == set(legal[variant].split()), example


@clause(SLUG, "E9", "R9")
@pytest.mark.parametrize("variant", VARIANTS)
def test_must_beat_when_trump_is_led(variant: str) -> None:
    assert choices("9H", "8H JH KC", variant=variant, trump_lead="must_beat") == {"JH"}
    # also over the partner, and freely when it cannot be done
    assert choices("9H 7H", "8H JH KC", variant=variant, trump_lead="must_beat") == {"JH"}
    assert choices("JH", "8H 9H KC", variant=variant, trump_lead="must_beat") == {"8H", "9H"}
    assert choices("JH", "AS KC", variant=variant, trump_lead="must_beat") == {"AS", "KC"}
    # in the club rules only a trump lead changes
    assert choices("KS", "AS 7S JH", variant=variant, trump_lead="must_beat") == {"AS", "7S"}


@clause(SLUG, "R9")
def test_following_suit_is_free_otherwise() -> None:
    assert choices("10S AH 7S", "9S AS JH") == {"9S", "AS"}
    assert choices("8H 7H", "9H QH AS") == {"9H", "QH"}


@clause(SLUG, "R10")
def test_the_duties_over_opponents() -> None:
    # (a) a plain card wins; (b) an opponent has overtrumped the partner; (c) nothing higher
    assert choices("7S AS KS", "QH KC") == {"QH", "KC"}  # AS is the partner's
    assert choices("7S KS AS", "QH KC") == {"QH"}
    assert choices("AS 8H 10H", "QH JH KC") == {"JH"}
    assert choices("AS 8H 10H", "QH KH KC") == {"KC"}
    assert choices("AS 8H", "KC 7D") == {"KC", "7D"}


@clause(SLUG, "R11")
def test_a_hand_of_trumps_only_goes_over_the_partner_when_it_can() -> None:
    assert choices("AS 10H 7S", "8H 7H") == {"8H", "7H"}
    assert choices("AS 10H 7S", "8H 9H") == {"9H"}  # A14
    assert choices("AS 10H 7S", "8H 9H 7D") == {"9H", "7D"}


@clause(SLUG, "R12")
def test_rotterdams_trumps_over_the_partner_too() -> None:
    assert choices("AS 10H 7S", "8H 7H KC", variant="rotterdams") == {"8H", "7H"}
    assert choices("7S AS 8S", "7H KC", variant="rotterdams") == {"7H"}
    assert choices("AS 10H", "KC 7D", variant="rotterdams") == {"KC", "7D"}


REFUSALS = [
    # trick, hand, refused card, options, clause, reason
    ("AS", "7S KH 9C", "9C", {}, "R9", "must-follow"),
    ("AS", "7S KH 9C", "KH", {"variant": "rotterdams"}, "R9", "must-follow"),
    ("9H", "8H JH KC", "8H", {"trump_lead": "must_beat"}, "R9", "must-beat"),
    ("9H 7H", "8H JH KC", "8H", {"trump_lead": "must_beat"}, "R9", "must-beat"),
    ("AS", "9H 7H KC", "KC", {}, "R10", "must-ruff"),
    ("AS 10H", "AH 7H KC", "KC", {}, "R10", "must-ruff"),
    ("AS 10H", "AH 7H KC", "7H", {}, "R10", "must-overruff"),
    ("AS 10H", "8H 7H KC", "8H", {}, "R10", "no-underruff"),
    ("AS 9H 7S", "8H JH KC", "8H", {}, "R11", "no-underruff"),
    ("AS 9H 7S", "8H JH", "8H", {}, "R11", "no-underruff"),
    ("AS 7S", "8H JH KC", "KC", {"variant": "rotterdams"}, "R12", "must-ruff"),
    ("AS 9H 7S", "8H JH KC", "8H", {"variant": "rotterdams"}, "R12", "must-overruff"),
    ("AS 10H", "8H 7H KC", "KC", {"variant": "rotterdams"}, "R12", "must-ruff"),
    ("AS", "9H KC", "KC", {"variant": "utrechts"}, "R10", "must-ruff"),
]


@clause(SLUG, "R9", "R10", "R11", "R12", "P1")
@pytest.mark.parametrize(("trick", "hand", "card", "options", "rule", "reason"), REFUSALS)
def test_an_illegal_card_is_refused_by_its_clause(
    trick: str, hand: str, card: str, options: dict[str, object], rule: str, reason: str
) -> None:
    state = in_trick(trick, hand, **options)
    legal = texts(state, 3)
    refusal = refused(state, f"3: {card}")
    assert (refusal.clause, refusal.reason) == (rule, reason)
    assert refusal.facts["card"] == card
    assert set(refusal.facts["cards"]) == legal


@clause(SLUG, "P1")
def test_calls_out_of_turn_and_cards_not_held_change_nothing() -> None:
    state = one_suit_each()
    refusal = refused(state, "1: pass")
    assert (refusal.reason, refusal.facts) == ("not-your-turn", {"seat": 1, "turn": [0]})
    play(state, "0: trump H")
    assert refused(state, "1: AH").reason == "not-your-turn"
    assert refused(state, "0: AH").reason == "not-held"
    assert state.refusal(7, state.game.parse("AH")).reason == "no-such-seat"
    assert state.refusal(0, -1) is not None
    assert state.refusal(0, 999 << 6) is not None
    with pytest.raises(troef.MoveTextError):
        state.game.parse("9X")


# ---- the same duties, written down a second time, on every kind of position ----


def book_choices(trick: list[str], hand: list[str], trump: str, variant: str, beat: bool) -> set[str]:
    """R9–R12 as a person would check them at the table."""

    def rank(card: str) -> int:
        order = "7 8 Q K 10 A 9 J" if card[-1] == trump else "7 8 9 J Q K 10 A"
        return order.split().index(card[:-1])

    asked = trick[0][-1]
    ruffs = [card for card in trick if card[-1] == trump]
    winning = max(ruffs or [card for card in trick if card[-1] == asked], key=rank)
    partner = len(trick) >= 2 and trick.index(winning) == len(trick) - 2
    same = [card for card in hand if card[-1] == asked]
    if same:
        higher = [card for card in same if rank(card) > rank(winning)] if asked == trump else []
        return set(higher if beat and higher else same)
    trumps = [card for card in hand if card[-1] == trump]
    if asked == trump or not trumps:
        return set(hand)
    higher = [card for card in trumps if not ruffs or rank(card) > rank(max(ruffs, key=rank))]
    lower = set(trumps) - set(higher)
    if variant == "rotterdams":
        return set(higher or trumps)
    if not partner and higher:
        return set(higher)
    return set(hand) - lower or set(hand)


@clause(SLUG, "R9", "R10", "R11", "R12")
@given(
    order=st.permutations(PACK),
    trump=st.sampled_from(SUITS),
    variant=st.sampled_from(VARIANTS),
    beat=st.booleans(),
    seed=st.integers(0, 10**6),
)
def test_the_duties_hold_everywhere(order: list[int], trump: str, variant: str, beat: bool, seed: int) -> None:
    state = game(variant=variant, trump_lead="must_beat" if beat else "free", roem_claim="auto").start(4)
    state.deal(order)
    play(state, f"{state.actors()[0]}: trump {trump}")
    rng = troef.Rng(seed)
    while state.actors():
        (seat,) = state.actors()
        view, legal = state.view(seat), texts(state, seat)
        trick, hand = cards_text(view.zone("trick").cards).split(), cards_text(view.hand()).split()
        if trick:
            assert legal == book_choices(trick, hand, trump, variant, beat)
        for card in set(hand) - legal:
            assert state.refusal(seat, state.game.parse(card)).clause in ("R9", "R10", "R11", "R12")
        moves = state.legal(seat)
        state.play(seat, moves[rng.below(len(moves))])


# ---- tricks ----


def taker(trick: str, other: str = "7D") -> int:
    """Which of the four cards wins, from 1, with hearts as trump; who plays the last one holds another besides."""
    three, last = trick.rsplit(" ", 1)
    state = play(in_trick(three, f"{last} {other}"), f"3: {last}")
    return int(state.tricks.taker) + 1


@clause(SLUG, "E10", "R13")
def test_who_wins_a_trick() -> None:
    assert taker("AS 10H JH 9H", "7H") == 3
    assert taker("7S 10S AC KS") == 2
    assert taker("7S AD AC KD") == 1
    assert taker("8H 7H AS AD") == 1


@clause(SLUG, "R8", "R13")
def test_four_cards_clockwise_and_the_winner_leads() -> None:
    state = one_suit_each()
    play(state, "0: trump D", "0: AS", "1: AH", "2: 7D", "3: AC")
    assert state.actors() == (2,)
    view = state.view(0)
    assert cards_text(view.zone("last-trick").cards) == "AS AH 7D AC"
    assert view.zone("last-trick").by == [0, 1, 2, 3]
    assert [view.badge(seat, "tricks") for seat in range(4)] == [0, 0, 1, 0]
    assert len(view.zone("hand-2").cards) + view.zone("hand-2").hidden == 7


@clause(SLUG, "R8")
def test_a_deal_is_eight_tricks() -> None:
    state = play_out(play(one_suit_each(), "0: trump S"))
    assert state.awaits_deal
    cards = {card_text(card) for card in PACK}
    played = [state.game.show(move) for _, move in state.view(troef.REFEREE).log]
    assert sorted(text for text in played if text in cards) == sorted(cards)
