"""Positions of kleurenwiezen for tests: A, B, C and D are seats 0 to 3, and D deals."""

import troef
from playing import lay, play
from troef.cards.card import cards_text

SLUG = "kleurenwiezen"

#: Nobody has troel, and everybody has every suit.
EVEN = {
    0: "AS KS 4S 3S KH 9H 4H KD 5D 4D QC 6C 5C",
    1: "AH 8H 7H 6H QS 9S 8S JD 10D 9D KC 8C 7C",
    2: "AD QD 8D 7D JS 10S 7S QH JH 10H JC 10C 9C",
    3: "AC 4C 3C 2C 6S 5S 2S 5H 3H 2H 6D 3D 2D",
}
#: B has three aces, D the fourth.
TROEL = {
    0: "KS QS JS 10S KH QH JH KD QD JD KC QC JC",
    1: "AS AH AD 2S 3S 4S 2H 3H 4H 2D 3D 2C 3C",
    2: "9S 8S 7S 10H 9H 8H 10D 9D 8D 10C 9C 8C 7C",
    3: "AC 6S 5S 7H 6H 5H 7D 6D 5D 4D 6C 5C 4C",
}


def game(**options: object) -> troef.Game:
    return troef.game(SLUG, **options)


def dealt(hands: "dict[int, str] | None" = None, dealer: int = 3, **options: object) -> troef.State:
    """A deal in its troel round."""
    return lay(game(**options), dealer=dealer, hands=hands or EVEN)


def past_troel(state: troef.State) -> troef.State:
    """Everybody says what his aces bid him to."""
    while state.phase.name() == "troel":
        seat = state.actors()[0]
        state.play(seat, state.legal(seat)[0])
    return state


def bidding(*steps: str, hands: "dict[int, str] | None" = None, dealer: int = 3, **options: object) -> troef.State:
    """A deal in its auction, after these steps."""
    return play(past_troel(dealt(hands, dealer, **options)), *steps)


def others_pass(state: troef.State) -> troef.State:
    """Everybody passes until the auction is over."""
    while state.phase.name() == "auction":
        play(state, f"{state.actors()[0]}: pass")
    return state


def passed_troel(state: troef.State) -> troef.State:
    """Everybody says pas grote miserie."""
    while state.phase.name() == "pas-miserie":
        play(state, f"{state.actors()[0]}: pas grote miserie")
    return state


def hand(state: troef.State, seat: int) -> str:
    return cards_text(state.view(troef.REFEREE).zone(f"hand-{seat}").cards)


def specials(*starts: str) -> set[str]:
    """The texts of the special bids that begin so."""
    suits = ("S", "C", "D", "H")
    every = ["kleine miserie", "piccolo", "grote miserie", "grote miserie op tafel"]
    every += [f"abondance {n} {suit}" for n in (9, 10, 11) for suit in suits]
    every += [f"{size} soloslim {strain}" for size in ("kleine", "grote") for strain in (*suits, "NT")]
    return {text for text in every if text.startswith(starts)}


ALL_SPECIALS = specials("")
SLIMS = specials("kleine soloslim", "grote soloslim")
