"""Positions of pandoeren for its tests: seat 0 speaks first and plays the contract unless a test says otherwise."""

from trick_endings import laid_trick

import troef
from playing import lay, play, texts
from troef.cards.bits import set_of
from troef.cards.card import card_text, cards_text, parse_cards
from troef.games.pandoeren import PACK, roem_total

SLUG = "pandoeren"
#: The card that is turned up and buried where it does not matter.
UPCARD = "8C"

#: Seat 0 has a good hand in hearts; seat 1 holds the ace of diamonds.
GOOD = {
    0: "JH 9H AH AS AC 7D 8D KC",
    1: "AD KD 10D 7S 9S 7H 7C 8C",
    2: "KH QH 8S JD 9D QC JC 10C",
    3: "10H 8H KS QS JS 10S QD 9C",
}


def game(**options: object) -> troef.Game:
    return troef.game(SLUG, **options)


def filled(hands: dict[int, str], upcard: str = "6H") -> dict[int, str]:
    """These hands made complete with cards that bring nobody more roem than he is given."""
    given = {seat: parse_cards(hands.get(seat, "")) for seat in range(4)}
    used = {card for cards in given.values() for card in cards} | set(parse_cards(upcard))
    rest = [card for card in PACK if card not in used]
    for seed in range(5000):
        cards = troef.SeededDealer(seed).next(rest)
        made: dict[int, list[int]] = {}
        for seat in range(4):
            room = 8 - len(given[seat])
            made[seat], cards = given[seat] + cards[:room], cards[room:]
        if all(roem_total(set_of(made[seat]), True) == roem_total(set_of(given[seat]), True) for seat in range(4)):
            return {seat: cards_text(made[seat]) for seat in range(4)}
    raise AssertionError(f"no quiet deal with {hands}")


def auction(state: troef.State, name: str, bidder: int = 0, earlier: "dict[int, str] | None" = None) -> troef.State:
    """Seats in `earlier` make a bid first, then the bidder makes his and all pass."""
    before = dict(earlier or {})
    said = False
    while state.phase.name() == "auction":
        seat = state.actors()[0]
        if seat in before:
            play(state, f"{seat}: {before.pop(seat)}")
        elif seat == bidder and not before and not said:
            play(state, f"{seat}: {name}")
            said = True
        else:
            play(state, f"{seat}: pass")
    return state


def contract(
    name: str,
    hands: "dict[int, str]",
    bury: str = "6H",
    trump: str = "H",
    call: str = "AD",
    upcard: str = "6H",
    earlier: "dict[int, str] | None" = None,
    bidder: int = 0,
    **options: object,
) -> troef.State:
    """A deal in which the bidder is about to lead: he buries, names trump and calls as far as the contract asks."""
    state = lay(game(**options), dealer=(bidder + 3) % 4, hands=hands, upcard=upcard)
    auction(state, name, bidder, earlier)
    play(state, f"{bidder}: bury {bury}")
    if state.phase.name() == "trump":
        play(state, f"{bidder}: trump {trump}")
    if state.phase.name() == "call":
        play(state, f"{bidder}: call {call}")
    assert state.phase.name() == "play"
    return state


def in_trick(trick: str, hand: str, trump: "str | None" = "H") -> troef.State:
    """A position in which this trick lies on the table and seat 3, with this hand, is next."""
    count = len(trick.split())
    players = [(3 - count + place) % 4 for place in range(count + 1)]
    bidder = players[0]
    passes = [f"{(bidder + step) % 4}: pass" for step in (1, 2, 3)]
    before = [f"{bidder}: {'solo zwabber' if trump is None else 'prive'}", *passes, f"{bidder}: bury {UPCARD}"]
    before += [] if trump is None else [f"{bidder}: trump {trump}"]
    facts = {"dealer": (bidder + 3) % 4, "upcard": UPCARD}
    return laid_trick(game(), players, trick, hand, before, trump or "", **facts)


def hands_of(state: troef.State) -> list[set[str]]:
    view = state.view(troef.REFEREE)
    return [{card_text(card) for card in view.zone(f"hand-{seat}").cards} for seat in range(4)]


def trick(state: troef.State, *cards: str) -> troef.State:
    """Play cards in turn, whoever is on turn; they may be named together in one text."""
    for card in " ".join(cards).split():
        play(state, f"{state.actors()[0]}: {card}")
    return state


def row(state: troef.State) -> tuple[int, ...]:
    """What the last deal brought."""
    return tuple(state.sheet[-1].cells)


def legal(state: troef.State) -> set[str]:
    return texts(state)


def badge(state: troef.State, seat: int, key: str, viewer: int = troef.SPECTATOR) -> object:
    return state.view(viewer).badge(seat, key)


def fact(state: troef.State, key: str, viewer: int = troef.SPECTATOR) -> object:
    return state.view(viewer).fact(key)


def opened(state: troef.State, viewer: int = troef.SPECTATOR) -> set[int]:
    """The seats whose hands lie open for a viewer."""
    view = state.view(viewer)
    return {seat for seat in range(4) if view.zone(f"hand-{seat}").cards}
