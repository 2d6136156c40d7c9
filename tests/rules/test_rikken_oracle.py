"""Rikken held against a second, plain reading of the book: calls (R13–R17), cards (R19–R23), bids (R5–R9)."""

from collections import Counter

import pytest
from rikken_positions import game

import troef
from clauses import clause
from playing import play, texts
from troef.cards.card import card_text

SLUG = "rikken"
RANKS = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]
SUITS = "CDHS"

#: R6: code and level.
BOOK = {
    "rik": 1,
    "rik beter": 2,
    "alleen 8": 3,
    "misere": 4,
    "piek": 4,
    "alleen 9": 5,
    "alleen 10": 6,
    "alleen 11": 7,
    "alleen 12": 8,
    "open misere": 9,
    "open piek": 9,
    "troela": 10,
    "open misere praatje": 11,
    "open piek praatje": 11,
    "alleen 13": 12,
    "open alleen 13": 13,
}


def calls_for(hand: set[str], trump: str) -> dict[str, bool]:
    """The cards that may be called with a trump suit, and whether that is blind."""
    rank = "A"
    if all("A" + suit in hand for suit in SUITS):
        others = [suit for suit in SUITS if suit != trump]
        rank = next(r for r in RANKS[-2::-1] if not all(r + suit in hand for suit in others))
    named = [rank + suit for suit in SUITS if suit != trump and rank + suit not in hand]
    in_hand = [card for card in named if any(held[-1] == card[-1] for held in hand)]
    return dict.fromkeys(in_hand, False) or dict.fromkeys(named, True)


def bids_for(hand: set[str], high: str) -> set[str]:
    """What may be said over the highest bid (empty: none)."""
    level = BOOK[high] if high else 0
    aces = sum(card[:-1] == "A" for card in hand)
    said = {bid for bid, at in BOOK.items() if at > level or (at == level and level in (4, 9, 11))}
    if aces != 3:
        return said - {"troela"} | {"pass"}
    if level >= 11:
        return said | {"pass"}
    return {bid for bid in said if BOOK[bid] >= 10}


def cards_for(hand: set[str], trick: list[str], called: str, led: str) -> set[str]:
    """The cards that may be played to a trick of which a suit was led."""
    if not trick:
        return hand
    following = {card for card in hand if card[-1] == led}
    if called in following:
        return {called}
    return following or hand


def winner(trick: list[str], led: str, trump: str) -> int:
    """The place of the card that wins, once all lie open."""

    def strength(card: str) -> tuple[int, int]:
        return (2 if card[-1] == trump else 1 if card[-1] == led else 0, RANKS.index(card[:-1]))

    return max(range(4), key=lambda place: strength(trick[place]))


def random_deal(seed: int) -> troef.State:
    state = game().start(4, seed % 4)
    state.deal(troef.SeededDealer(f"oracle {seed}").next(state.pack()))
    return state


def hand_of(state: troef.State, seat: int) -> set[str]:
    return {card_text(card) for card in state.view(seat).hand()}


@clause(SLUG, "R5", "R6", "R8", "R9", "P3")
def test_bids_on_random_deals() -> None:
    rng = troef.Rng("bids")
    levels: Counter[int] = Counter()
    for seed in range(150):
        state = random_deal(seed)
        high = ""
        while state.phase.name() == "auction" and not state.awaits_deal:
            seat = state.actors()[0]
            expected = bids_for(hand_of(state, seat), high)
            assert texts(state) == expected
            said = sorted(expected, key=lambda bid: BOOK.get(bid, 0))[rng.below(min(4, len(expected)))]
            play(state, f"{seat}: {said}")
            if said != "pass":
                high = said
                levels[BOOK[said]] += 1
    assert len(levels) == 13


def short_hands() -> list[set[str]]:
    """Random hands, many with voids or all four aces: where calls become blind or go down to kings and queens."""
    hands = []
    for seed in range(400):
        rng = troef.Rng(f"hand {seed}")
        suits = SUITS if seed % 3 else SUITS[:2]
        pack = [rank + suit for suit in suits for rank in RANKS]
        always = [rank + suit for rank in ("A", "K", "Q")[: seed % 4] for suit in SUITS] if seed % 5 == 0 else []
        rest = [card for card in pack if card not in always]
        while len(always) < 13:
            always.append(rest.pop(rng.below(len(rest))))
        hands.append(set(always))
    return hands


@clause(SLUG, "R11", "R13", "R14", "R15", "R16", "R17")
def test_calls_on_random_hands() -> None:
    ranks: Counter[str] = Counter()
    blind = 0
    for hand in short_hands():
        if sum(card[0] == "A" for card in hand) == 3:
            continue  # he may not bid rik
        state = game().start(4, 3)
        state.deal(state.game.arrange({0: " ".join(hand)}, dealer=3))
        play(state, "0: rik")
        for seat in (1, 2, 3):
            if "pass" not in texts(state, seat):
                break  # the aces that are left make a troela
            play(state, f"{seat}: pass")
        else:
            expected = {f"trump {trump} call {card}" for trump in SUITS for card in calls_for(hand, trump)}
            assert texts(state, 0) == expected
            view = state.view(0)
            for move in state.game.language.describe_all(view.moves, view):
                card = move["cards"][0]
                ranks[card[:-1]] += 1
                is_blind = calls_for(hand, str(move["suit"]))[card]
                assert move.get("word") == ("blind" if is_blind else None)
                blind += is_blind
    assert blind > 50 and {"A", "K"} <= set(ranks)


@clause(SLUG, "R19", "R20", "R21", "R22", "R23", "R24")
@pytest.mark.parametrize("bid", ["rik", "rik beter", "alleen 8", "piek", "blind"])
def test_cards_and_winners_on_random_deals(bid: str) -> None:
    rng = troef.Rng(f"cards {bid}")
    deals = face_down = 0
    for seed in range(300):
        state = void_deal(seed) if bid == "blind" else random_deal(seed)
        if not bid_alone(state, "rik" if bid == "blind" else bid):
            continue
        while state.phase.name() in ("calling", "trump"):
            moves = sorted(texts(state))
            play(state, f"{state.actors()[0]}: {moves[rng.below(len(moves))]}")
        deals += 1
        face_down += follow_a_deal(state, rng)
        if deals == 25:
            break
    assert deals == 25
    assert (face_down > 5) == (bid == "blind")


def void_deal(seed: int) -> troef.State:
    """Seat 0 has spades without the ace and clubs with it: with spades as trumps every call is blind."""
    state = game().start(4, 3)
    hand = "KS QS JS 9S 4S 3S 2S AC QC JC 9C 8C 7C"
    order = state.game.arrange({0: hand}, dealer=3)
    mine = set(state.game.places(4, 3)["hand-0"])
    others = [place for place in range(52) if place not in mine]
    cards = troef.SeededDealer(f"void {seed}").next([order[place] for place in others])
    for place, card in zip(others, cards, strict=True):
        order[place] = card
    state.deal(order)
    return state


def bid_alone(state: troef.State, bid: str) -> bool:
    """The first player bids, the others pass; False where three aces are in the way."""
    first = state.actors()[0]
    while state.phase.name() == "auction":
        seat = state.actors()[0]
        said = bid if seat == first else "pass"
        if said not in texts(state):
            return False
        play(state, f"{seat}: {said}")
    return True


def follow_a_deal(state: troef.State, rng: troef.Rng) -> int:
    """Play a deal at random beside the oracle; gives the number of blind leads."""
    view = state.view(troef.REFEREE)
    trump = str(view.fact("trump") or "")
    named = view.fact("called")
    called = named[0] if isinstance(named, list) else ""
    is_blind, bidder = view.fact("blind") is not None, view.fact("declarer")
    hands = [hand_of(state, seat) for seat in range(4)]
    leader, fallen, face_down = state.actors()[0], False, 0
    for _ in range(13):
        trick: list[str] = []
        led = ""
        for step in range(4):
            seat = (leader + step) % 4
            assert state.actors() == (seat,)
            expected = cards_for(hands[seat], trick, called, led)
            if is_blind and not trick and seat == bidder and not fallen:
                expected = expected | {f"blind {card}" for card in expected}
            assert texts(state) == expected
            said = sorted(expected)[rng.below(len(expected))]
            play(state, f"{seat}: {said}")
            card = said.split()[-1]
            if not trick:
                led = called[-1] if said != card else card[-1]
                face_down += said != card
            fallen |= card == called
            trick.append(card)
            hands[seat].remove(card)
        leader = (leader + winner(trick, led, trump)) % 4
    return face_down
