"""What a round of blackjack and a hand of poker bring, by another program: from their rule books, plain Python, nothing
of Troef."""

from typing import Any

Result = dict[str, Any]


def blackjack(result: Result) -> list[int]:
    """S1, S2: what each box wins or loses, hand by hand, with its insurance."""
    natural, bank = result.get("bank_blackjack", False), result["bank"]
    return [0 if box is None else box_total(box, bank, natural) for box in result["boxes"]]


def box_total(box: Result, bank: int, natural: bool) -> int:
    """The change of one player's chips."""
    half = box["bet"] // 2
    insurance = (box["bet"] if natural else -half) if box.get("insured") else 0
    if box.get("even_money"):
        return int(insurance + box["bet"])
    if box.get("surrender") == "early" or (box.get("surrender") == "late" and not natural):
        return int(insurance - half)
    return int(insurance + sum(hand_total(hand, box["bet"], bank, natural) for hand in box["hands"]))


def hand_total(hand: Result, bet: int, bank: int, natural: bool) -> int:
    """S1: what a hand brings."""
    stake = 2 * bet if hand.get("doubled") else bet
    if hand["total"] > 21:
        return -stake
    if hand.get("blackjack"):
        return 0 if natural else 3 * bet // 2
    if natural or (bank <= 21 and hand["total"] < bank):
        return -stake
    return stake if bank > 21 or hand["total"] > bank else 0


def poker(result: Result) -> list[int]:
    """S1–S5: pots by layers of what those who are still in have put in; chips that cannot be shared stay on the table.
    What a seat has more than before the hand."""
    put, carried = list(result["put"]), result.get("carried", 0)
    gone = [*result.get("folded", []), *result.get("out", [])]
    live = [seat for seat in range(len(put)) if seat not in gone]
    gains = [-chips for chips in put]
    for chips, entitled in pots(put, live, carried):
        best = max(result["strengths"][seat] for seat in entitled)
        winners = [seat for seat in entitled if result["strengths"][seat] == best]
        for seat in winners:
            gains[seat] += chips // len(winners)
    return gains


def pots(put: list[int], live: list[int], carried: int) -> list[tuple[int, list[int]]]:
    """S2, S5: the chips of each pot and who may win it, the main pot first. Those who have put in the same can win the
    same, so each layer is a pot."""
    made, below = [], 0
    levels = sorted({put[seat] for seat in live})
    for level in levels:
        top = max(put) if level == levels[-1] else level
        chips = sum(max(0, min(each, top) - below) for each in put)
        made.append((chips + (0 if made else carried), [seat for seat in live if put[seat] >= level]))
        below = level
    return made
