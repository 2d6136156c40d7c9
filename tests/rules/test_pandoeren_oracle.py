"""Pandoeren beside a second reading of the book: roem by trying everything, and whole deals scored from their cards."""

import itertools

import pytest
from pandoer_positions import SLUG, game

import troef
from clauses import clause
from troef.cards.bits import set_of
from troef.cards.card import card_text, parse_cards
from troef.core.moves import BID, PLAY, kind_of
from troef.games.pandoeren import best_combination, roem_total

ORDER = ["A", "K", "Q", "J", "10", "9", "8", "7", "6"]
#: S3: quality and points of runs by length, and of four of a kind.
RUNS = {3: (1, 20), 4: (2, 50), 5: (3, 100), 6: (7, 120), 7: (8, 140), 8: (9, 160)}
FOURS = {"Q": (4, 100), "K": (5, 100), "A": (6, 100), "J": (10, 200)}

Combination = tuple[tuple[int, int, int], int, frozenset[str]]  # how good, points, cards


def combinations(hand: set[str]) -> list[Combination]:
    """Every combination in a hand, also those that are part of a longer one."""
    found: list[Combination] = []
    for suit, start, length in itertools.product("SHDC", range(len(ORDER)), RUNS):
        run = frozenset(rank + suit for rank in ORDER[start : start + length])
        if len(run) == length and run <= hand:
            quality, points = RUNS[length]
            found.append(((quality, -start, "CDHS".index(suit)), points, run))
    for rank, (quality, points) in FOURS.items():
        four = frozenset(rank + suit for suit in "SHDC")
        if four <= hand:
            found.append(((quality, 0, 0), points, four))
    return found


def best_total(hand: set[str]) -> int:
    """The best sum over combinations without a card in common."""
    found = combinations(hand)
    best = 0
    for number in range(1, 4):
        for some in itertools.combinations(found, number):
            if sum(len(cards) for _, _, cards in some) == len(frozenset().union(*[cards for _, _, cards in some])):
                best = max(best, sum(points for _, points, _ in some))
    return best


def best_single(hand: set[str]) -> "tuple[int, int, int] | None":
    return max([how_good for how_good, _, _ in combinations(hand)], default=None)


def better(one: "tuple[int, int, int] | None", other: "tuple[int, int, int] | None") -> bool:
    return one is not None and (other is None or one > other)


def outcome(bidder: set[str], partner: set[str], opponents: list[set[str]]) -> int:
    """S4, Result: the roem that counts; `opponents` are those who made a bid."""
    b, p = best_single(bidder), best_single(partner)
    o = max([best for best in map(best_single, opponents) if best is not None], default=None)
    mine, his = best_total(bidder), best_total(partner)
    if b is not None and better(o, b):
        return mine + his if better(p, o) else 0
    return mine + (his if p is not None and not better(o, p) else 0)


def order_rich_in_roem(seed: int) -> list[int]:
    """A pack that was hardly shuffled: many runs."""
    rng = troef.Rng(f"roem {seed}")
    pack = sorted(game().pack(4), key=lambda card: (card & 15, card >> 4) if seed % 3 == 0 else (card >> 4, card & 15))
    for _ in range(4 + seed % 12):
        one, other = rng.below(33), rng.below(33)
        pack[one], pack[other] = pack[other], pack[one]
    return pack


def hands_for(seed: int) -> list[set[str]]:
    pack = [card_text(card) for card in order_rich_in_roem(seed)]
    return [set(pack[8 * seat : 8 * seat + 8]) for seat in range(4)]


@clause(SLUG, "S3")
def test_the_roem_of_a_hand_is_what_trying_everything_finds() -> None:
    with_roem = 0
    for seed in range(250):
        hands = hands_for(seed)
        masks = [int(set_of(parse_cards(sorted(hand)))) for hand in hands]
        for hand, cards in zip(hands, masks, strict=True):
            assert roem_total(cards, False) == best_total(hand), hand
            with_roem += best_total(hand) > 0
        for (one, mine), (other, theirs) in itertools.combinations(list(zip(hands, masks, strict=True)), 2):
            wanted = better(best_single(one), best_single(other))
            assert (best_combination(mine) > best_combination(theirs)) == wanted
    assert with_roem > 300


def bid_low(state: troef.State, rng: troef.Rng, wanted: str) -> None:
    """Most seats bid as low as they can; then one makes the wanted bid."""
    said = False
    first = {seat for seat in range(4) if rng.below(3)}
    while state.phase.name() == "auction":
        seat = state.actors()[0]
        texts = [state.game.show(move) for move in state.legal(seat)]
        text = "pass"
        if not said and seat in first and texts[1] != wanted:
            first.remove(seat)
            text = texts[1]
        elif not said and wanted in texts and (rng.below(2) or state.phase.quiet >= 2):
            text, said = wanted, True
        state.play(seat, state.game.parse(text))
    assert state.contract >= 0


def card_points(card: str, trump: str) -> int:
    values = {"A": 11, "10": 10, "K": 3, "Q": 2, "J": 20 if card[-1] == trump else 1}
    values["9"] = 14 if card[-1] == trump else 0
    return values.get(card[:-1], 0)


@clause(SLUG, "S1", "S2", "S4", "S5", "S6", "R26", "R27")
@pytest.mark.parametrize("seed", range(240))
def test_whole_deals_score_as_the_book_says(seed: int) -> None:
    rng = troef.Rng(f"deal {seed}")
    wanted = ["150", "160", "200", "170", "pandoer+20"][seed % 5]
    state = game().start(4, seed % 4)
    state.deal(order_rich_in_roem(seed))
    bid_low(state, rng, wanted)
    hands: list[set[str]] = []
    while state.deal_number == 1 and state.actors():
        if state.phase.name() == "play" and not hands:
            view = state.view(troef.REFEREE)
            hands = [{card_text(card) for card in view.zone(f"hand-{seat}").cards} for seat in range(4)]
        seat = state.actors()[0]
        moves = state.legal(seat)
        state.play(seat, moves[rng.below(len(moves))])
    view = state.view(troef.REFEREE)
    bidder, trump, called = view.fact("bidder"), str(view.fact("trump")), str(view.fact("called"))
    assert isinstance(bidder, int)
    partner = next(seat for seat in range(4) if called in hands[seat])
    played = [(seat, state.game.show(move)) for seat, move in view.log if kind_of(move) == PLAY]
    bids = {seat for seat, move in view.log if kind_of(move) == BID}
    points, winners = 0, []
    for number in range(8):
        four = played[4 * number : 4 * number + 4]
        winner = winner_of(four, trump)
        winners.append(winner)
        if winner in (bidder, partner):
            points += sum(card_points(card, trump) for _, card in four) + (5 if number == 7 else 0)
    opponents = [hands[seat] for seat in bids - {bidder, partner}]
    extra = outcome(hands[bidder], hands[partner], opponents)
    extra += 20 * any({f"K{trump}", f"Q{trump}"} <= hands[seat] for seat in (bidder, partner))
    contract = str(view.fact("contract"))
    if contract.startswith("pandoer"):
        made = all(winner in (bidder, partner) for winner in winners) and extra >= int(contract[8:])
        score = 5
    else:
        made = points + extra >= int(contract)
        score = next(value for most, value in ((140, 1), (160, 2), (190, 3), (660, 4)) if int(contract) <= most)
    wanted_row = tuple((score if made else -score) if seat in (bidder, partner) else 0 for seat in range(4))
    assert tuple(state.sheet[-1].cells) == wanted_row


def winner_of(four: list[tuple[int, str]], trump: str) -> int:
    """R21 with the orders of R14."""
    led = four[0][1][-1]

    def strength(card: str) -> tuple[int, int]:
        if card[-1] == trump:
            return 2, -["J", "9", "A", "K", "Q", "10", "8", "7", "6"].index(card[:-1])
        return (1 if card[-1] == led else 0), -ORDER.index(card[:-1])

    return max(four, key=lambda entry: strength(entry[1]))[0]
