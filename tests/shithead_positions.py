"""Positions of shithead for the tests of its clauses: everything that lies was dealt and played."""

from collections.abc import Callable

import troef
from playing import lay, play
from troef import REFEREE
from troef.bots.shithead import RulePlayer
from troef.cards.card import card_text
from troef.games.shithead import ShitheadState

SEATS = 4
#: From low to high; the 2 also goes on anything.
RANKS = ["3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A", "2"]
PACK = [rank + suit for rank in RANKS for suit in "SHDC"]


def dealt(
    places: "dict[str, str] | None" = None, seats: int = SEATS, dealer: int = 0, **options: object
) -> ShitheadState:
    """A round that has just been dealt; `places` are `hand-0`, `open-1`, `blind-2`, `stock` …"""
    state = lay(troef.game("shithead", **options), seats, dealer, **(places or {}))
    assert isinstance(state, ShitheadState)
    return state


def met(hand: str, pile: str, other: str = "", stock: str = "", **options: object) -> ShitheadState:
    """Two players early in a round: seat 1 has led equal cards, and seat 0 on turn holds this hand of three or more.

    What is more than three cards seat 0 has taken up before. Seat 1 is left with the cards of `other`, and then comes
    the `stock`.
    """
    held, leads = hand.split(), pile.split()
    taken = held[3:]
    coming = [*taken, *leads, *other.split()]
    places = {"hand-0": held[:3], "hand-1": coming[:3], "stock": [*coming[3:], *stock.split()]}
    state = two_players(places, starter=1, **options)
    for card in taken:
        play(state, f"1: {card}", "0: pickup")
    return play_on(state, f"1: {pile}")


def leading(hand: str, other: str = "", stock: str = "", **options: object) -> ShitheadState:
    """Two players at the start of a round: seat 0 is to lead from this hand."""
    return two_players({"hand-0": hand.split(), "hand-1": other.split(), "stock": stock.split()}, starter=0, **options)


def late(
    hand: str = "", pile: str = "", stock: str = "", open_cards: str = "", blind: str = "", **options: object
) -> ShitheadState:
    """Two players late in a round: seat 0 is on turn and has exactly these cards, seat 1 nearly all others.

    Seat 0 has laid one card after the other, and seat 1 has taken them up, until the stock was as it is here. At last
    seat 1 laid a ten, and led the `pile` of equal cards. A `-` is a blind card that is gone.
    """
    named = [card for text in (hand, pile, stock, open_cards, blind) for card in text.split()]
    free = [card for card in PACK if card not in named]
    tens = [card for card in free if card.startswith("10")]
    high = [card for card in reversed(free) if card not in tens][:6]
    theirs = [*tens, *high][:9]
    spare = [card for card in free if card not in theirs]
    blinds = [spare.pop() if card == "-" else card for card in blind.split() or ["-", "-", "-"]]
    table = [spare.pop(0) for _ in range(3 - len(open_cards.split()))]
    laid = [*pile.split(), *spare]
    mine = [*laid, *hand.split()]
    places = {
        "hand-0": mine[:3],
        "open-0": [*table, *open_cards.split()],
        "blind-0": blinds,
        "hand-1": theirs[:3],
        "open-1": theirs[3:6],
        "blind-1": theirs[6:],
        "stock": [*mine[3:], *stock.split()],
    }
    state = two_players(places, starter=0, **options)
    steps = [*laid, *(table if not hand else [])]
    steps += [f"blind {place + 1}" for place, card in enumerate(blind.split()) if card == "-"]
    for step in steps[:-1]:
        play(state, f"0: {step}", "1: pickup")
    return play_on(state, f"0: {steps[-1]}", *([f"1: {tens[0]}", f"1: {pile}"] if pile else ["1: pickup"]))


def two_players(places: dict[str, list[str]], starter: int, **options: object) -> ShitheadState:
    """A round of two that this seat begins: it has the lowest open card, and nobody calls a lower one (R7)."""
    named = {card for cards in places.values() for card in cards}
    free = [card for card in PACK if card not in named]
    whole = dict(places)
    for place in (f"open-{starter}", f"open-{1 - starter}", f"hand-{starter}", f"hand-{1 - starter}"):
        count = 3 - len(places.get(place, []))
        taken = free[:count] if place == f"open-{starter}" else free[len(free) - count :]
        free = [card for card in free if card not in taken]
        whole[place] = [*places.get(place, []), *taken]
    texts = {place: " ".join(cards) for place, cards in whole.items()}
    facts = {"seats": 2, "dealer": 1 - starter, "cards": texts, "moves": ["0: ready", "1: ready"]}
    state = troef.game("shithead", **options).position(facts)
    assert isinstance(state, ShitheadState)
    while state.view(0).phase == "calling":
        state.play(troef.TIMEKEEPER, state.game.parse("timeout"))
    assert state.actors() == (starter,)
    return state


def play_on(state: ShitheadState, *steps: str) -> ShitheadState:
    """Play steps; gives the same state back."""
    play(state, *steps)
    return state


def one_out(**options: object) -> ShitheadState:
    """A round of four in which the first player is out."""
    state = dealt(**options)
    play_by_bots(state, lambda: any(state.view(0).badge(seat, "place") == 1 for seat in range(SEATS)))
    return state


def play_by_bots(state: ShitheadState, until: Callable[[], bool]) -> None:
    """Rule players make the moves."""
    bots = [RulePlayer(state.game, seat) for seat in range(int(state.seats))]
    while not until():
        seat = state.actors()[0]
        state.play(seat, bots[seat].choose(state.view(seat), 0.1))


def cards(state: troef.State, zone: str) -> set[str]:
    return {card_text(card) for card in state.view(REFEREE).zone(zone).cards}


def held(state: troef.State, seat: int) -> list[str]:
    """All cards of a seat: hand, open and blind."""
    zones = [f"{kind}-{seat}" for kind in ("hand", "open", "blind")]
    return [card_text(card) for zone in state.view(REFEREE).zones if zone.name in zones for card in zone.cards]


def pile(state: troef.State) -> list[str]:
    return [card_text(card) for card in state.view(0).zone("discard").cards]


def count(state: troef.State, seat: int) -> int:
    return len(state.view(REFEREE).zone(f"hand-{seat}").cards)


def ready(state: ShitheadState) -> ShitheadState:
    return_to = [seat for seat in state.actors() if state.view(seat).phase == "arranging"]
    play(state, *[f"{seat}: READY" for seat in return_to])
    return state
