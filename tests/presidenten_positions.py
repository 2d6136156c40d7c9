"""Positions of presidenten for the tests of its clauses."""

import troef
from playing import lay, play
from troef import SPECTATOR

#: From low to high.
RANKS = ["3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A", "2"]


def start(hands: "dict[int, str] | None" = None, seats: int = 4, dealer: int = 3, **options: object) -> troef.State:
    """A first round in which seat 0 leads, unless another deals."""
    return lay(troef.game("presidenten", **options), seats, dealer, hands=hands or {})


def ending(hands: dict[int, str], leader: int = 0, **options: object) -> troef.State:
    """A first round in which only these cards are left, and this seat leads.

    Whoever leads lays all other cards of its hand one by one, the lowest last; the next one takes over with its
    highest. Those without a hand go out first, the leader is the last to get rid of cards.
    """
    seats = max(4, len(hands))
    kept = {seat: hands.get(seat, "").split() for seat in range(seats)}
    chain = sorted(range(seats), key=lambda seat: (seat == leader, bool(kept[seat]), seat))
    others = _shared({seat: kept[seat] for seat in chain}, chain)
    full = {seat: " ".join(kept[seat] + others[seat]) for seat in range(seats)}
    state = start(full, seats, (chain[0] - 1) % seats, **options)
    for number, seat in enumerate(chain):
        for card in others[seat]:
            if number and card == others[seat][0]:
                _pass_until(state, seat)
            play(state, f"{seat}: {card[:-1]}x1")
            if card != others[seat][-1] or number == seats - 1:
                _pass_until_led(state)
    return state


def _shared(kept: dict[int, list[str]], chain: list[int]) -> dict[int, list[str]]:
    """The cards that nobody keeps, from the highest down: nobody gets a rank of which it keeps one."""
    seats = len(chain)
    room = {seat: 52 // seats + ((seat - chain[0]) % seats < 52 % seats) - len(cards) for seat, cards in kept.items()}
    taken = {card for cards in kept.values() for card in cards}
    given: dict[int, list[str]] = {seat: [] for seat in kept}
    others = [card for card in [rank + suit for rank in reversed(RANKS) for suit in "SHDC"] if card not in taken]
    free = {card: [seat for seat in chain if card[:-1] not in {own[:-1] for own in kept[seat]}] for card in others}
    for card in sorted(others, key=lambda card: len(free[card])):  # those that few can get come first
        seat = max(free[card], key=lambda seat: room[seat])
        room[seat] -= 1
        given[seat].append(card)
    assert not any(room.values()), "these hands cannot be all that is left"
    return {seat: sorted(cards, key=others.index) for seat, cards in given.items()}


def _pass_until(state: troef.State, seat: int) -> None:
    """Everybody passes until it is the turn of this seat."""
    while state.actors() != (seat,):
        play(state, f"{state.actors()[0]}: pass")


def _pass_until_led(state: troef.State) -> None:
    """Everybody passes, so that who played last leads, or who comes after."""
    while state.view(SPECTATOR).fact("to-beat") is not None:
        play(state, f"{state.actors()[0]}: pass")


def next_round(state: troef.State, hands: "dict[int, str] | None" = None) -> troef.State:
    """Deal the next round with these cards by person."""
    state.deal(state.arrange(hands or {}))
    return state


def second_round(hands: "dict[int, str] | None" = None, **options: object) -> troef.State:
    """Seat 2 has become President, 0 Vice-president, 3 Arbeider, 1 Slaaf (E8); the cards of the next round lie."""
    state = ranked(**options)
    return next_round(state, hands)


def ranked(**options: object) -> troef.State:
    """After a first round in which 2, 0, 3 went out and 1 was left (E8), before the next deal."""
    state = ending({2: "AS", 0: "KS", 3: "3S QS", 1: "5S 6S"}, leader=2, **options)
    play(state, "2: Ax1", "3: pass", "0: pass", "1: pass")
    play(state, "3: 3x1", "0: Kx1", "1: pass", "3: pass")
    play(state, "1: 5x1", "3: Qx1")
    return state


def badge(state: troef.State, seat: int, key: str) -> object:
    return state.view(SPECTATOR).badge(seat, key)
