"""Deals of bridge for the tests: hands by suit, auctions in short, whole deals with a wanted number of tricks."""

import troef
from playing import lay, play
from troef.cards.card import card_text
from troef.core.game import State

SLUG = "bridge"
SEATS = "NESW"
N, E, S, W = range(4)
PASSES = "P P P"

#: Each seat has one whole suit: N spades, E hearts, S diamonds, W clubs.
RANKS = ["A", "K", "Q", "J", "10", "9", "8", "7", "6", "5", "4", "3", "2"]
WHOLE_SUITS = {seat: " ".join(rank + suit for rank in RANKS) for seat, suit in enumerate("SHDC")}


def game(**options: object) -> troef.Game:
    rules = options.pop("rules", None)
    return troef.game(SLUG, rules=rules, **options) if rules else troef.game(SLUG, **options)


def suits(spades: str = "", hearts: str = "", diamonds: str = "", clubs: str = "") -> str:
    """A hand as a diagram gives it: `suits("AK5", "Q102", "", "J9")`."""
    cards = []
    for letter, ranks in zip("SHDC", (spades, hearts, diamonds, clubs), strict=True):
        left = ranks.replace("10", "T")
        cards += [("10" if rank == "T" else rank) + letter for rank in left]
    return " ".join(cards)


def call(state: State, calls: str) -> State:
    """Make calls one after another, by whoever is on turn: `P 1H X 3H`."""
    for text in calls.split():
        (seat,) = state.actors()
        play(state, f"{seat}: {text}")
    return state


def dealt(calls: str = "", dealer: int = N, hands: "dict[int, str] | None" = None, **options: object) -> State:
    """A deal, with the auction so far."""
    return call(lay(game(**options), dealer=dealer, hands=hands or WHOLE_SUITS), calls)


def cards(state: State, *plays: str) -> State:
    """Play cards one after another, by whoever acts: `KS 3S 2S 4S`."""
    for text in " ".join(plays).split():
        (seat,) = state.actors()
        play(state, f"{seat}: {text}")
    return state


def contract(state: State) -> tuple[object, object]:
    """The contract as written and declarer's seat."""
    view = state.view(troef.SPECTATOR)
    return view.fact("contract"), view.fact("declarer")


def hand_of(state: State, seat: int, viewer: int = troef.REFEREE) -> list[str]:
    return [card_text(card) for card in state.view(viewer).zone(f"hand-{seat}").cards]


def bid_for(state: State, side: int, bid: str, doubled: int = 0) -> State:
    """An auction in which the first of a side to speak bids this and plays it, doubled or redoubled."""
    while state.actors()[0] & 1 != side:
        call(state, "P")
    return call(state, " ".join([bid, *("X", "XX")[:doubled], PASSES]))


def play_randomly(state: State, seed: object) -> State:
    """The rest of the deal with random cards."""
    rng = troef.Rng(str(seed))
    deal = state.deal_number
    while state.actors() and state.deal_number == deal:
        (seat,) = state.actors()
        state.play(seat, int(state.phase.pick(seat, rng)))
    return state


def next_deal(state: State, side: int, bid: str, doubled: int, tricks: int) -> State:
    """The match after a deal in which a side plays this contract and takes this many tricks."""
    for seed in range(4000):
        after = state.copy()
        if tricks == 13:  # the whole trump suit in the hand that will bid it
            declarer = next(seat for seat in range(4) if (int(state.dealer) + seat) & 1 == side)
            own = {(int(state.dealer) + declarer) % 4: WHOLE_SUITS["SHDC".index(bid[1])]}
            after.deal(state.game.arrange(own, dealer=int(state.dealer)))
        else:
            after.deal(troef.SeededDealer(seed).next(state.pack()))
        bid_for(after, side, bid, doubled)
        play_randomly(after, seed)
        if after.sheet[-1].marks[side].split()[2] == str(tricks):
            return after
    raise AssertionError(f"no deal gives {tricks} tricks in {bid}")
