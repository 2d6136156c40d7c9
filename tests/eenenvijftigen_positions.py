"""Positions of eenenvijftigen for the tests of its clauses: everything that lies was played."""

import troef
from playing import lay, play
from troef.core.game import State

#: Seat 0 deals, seat 1 begins.
HANDS = {0: "7S 8D 9H", 1: "8H KH JS", 2: "7H QD QC", 3: "KS 8S JD"}

#: What each rank can count, the lowest last.
COUNTS = {"7": [7], "8": [8], "9": [0], "10": [10, -10], "J": [2], "Q": [3], "K": [4], "A": [11, 1]}
PACK = [rank + suit for suit in "CDHS" for rank in COUNTS]

#: A card with what it counts.
Plays = list[tuple[str, int]]


def table(hands: "dict[int, str] | None" = None, total: int = 0, seats: int = 4, **options: object) -> State:
    """Seat 0 has dealt, seat 1 is on turn with these hands; everybody has played as often as the total takes."""
    wanted = hands or HANDS
    named = {card for cards in wanted.values() for card in cards.split()}
    free = [card for card in PACK if card not in named]
    plays = next(found for laps in range(4) if (found := _adding_up(free, laps * seats, total)) is not None)
    return played_before(wanted, plays, seats, **options)


def used_up(hands: dict[int, str], seats: int = 4, **options: object) -> State:
    """The stock is empty and seat 1 on turn: all cards but these have been played, as low as can be."""
    named = {card for cards in hands.values() for card in cards.split()}
    plays = [(card, COUNTS[card[:-1]][-1]) for card in PACK if card not in named]
    return played_before(hands, sorted(plays, key=lambda played: played[1]), seats, **options)


def played_before(hands: dict[int, str], plays: Plays, seats: int, **options: object) -> State:
    """From the first turn on these cards have been played, and a card drawn after each; then these are the hands."""
    named = {card for cards in [*hands.values(), *[card for card, _ in plays]] for card in cards.split()}
    rest = iter([card for card in PACK if card not in named])
    left = {seat: hands[seat].split() if seat in hands else [next(rest) for _ in range(3)] for seat in range(seats)}
    turns = [(1 + number) % seats for number in range(len(plays))]
    held = {seat: [card for turn, (card, _) in zip(turns, plays, strict=True) if turn == seat] for seat in range(seats)}
    cards = {seat: held[seat] + left[seat] for seat in range(seats)}
    dealt = {seat: " ".join(cards[seat][:3]) for seat in range(seats)}
    drawn = [cards[turn][3 + number // seats] for number, turn in enumerate(turns)]
    state = lay(troef.game("eenenvijftigen", **options), seats, 0, hands=dealt, stock=" ".join(drawn))
    for turn, (card, counts) in zip(turns, plays, strict=True):
        play(state, f"{turn}: {card} {counts}")
        if not options.get("auto_draw"):
            play(state, f"{turn}: draw")
    return state


def _adding_up(free: list[str], count: int, total: int, stands: int = 0) -> "Plays | None":
    """As many of these cards that bring the total from where it stands to where it is to be."""
    if not count:
        return [] if stands == total else None
    for place, card in enumerate(free):
        for counts in COUNTS[card[:-1]]:
            if stands + counts <= 50:
                found = _adding_up(free[place + 1 :], count - 1, total, stands + counts)
                if found is not None:
                    return [(card, counts), *found]
    return None
