"""What a deal brings, by another program: the two books, and three games from their rule books. Plain Python, nothing
of Troef."""

from typing import Any

#: K: what a contract brings: won, over, and lost, per undertrick, and to each opponent, per undertrick (S2).
PAIRS = {8: (7, 7), 9: (10, 10), 10: (13, 13), 11: (16, 16), 12: (19, 19), 13: (44, 22)}
SOLOS = {6: (12, 8), 7: (15, 10), 8: (21, 14)}
FLAT = {
    "abondance 9": (9, 32, 21),
    "abondance 10": (10, 42, 25),
    "abondance 11": (11, 60, 27),
    "kleine soloslim": (12, 100, 33),
    "grote soloslim": (13, 200, 66),
}
MISERIES = {
    "kleine miserie": (0, 18, 12),
    "piccolo": (1, 24, 16),
    "grote miserie": (0, 36, 24),
    "grote miserie op tafel": (0, 75, 32),
}


# ---- the two books ----


def manille(result: dict[str, Any]) -> tuple[int, int]:
    """What W and Z have: what is over 30, times the multiplier (R25, R28)."""
    if "w" in result:
        return (0, 0) if result["w"] == "---" else (result["w"], result["z"])
    w, z = result["points"]
    times = result.get("multiplier", 1)
    return max(0, w - 30) * times, max(0, z - 30) * times


def whist(result: dict[str, Any]) -> list[int]:
    """The four amounts of a deal of kleurenwiezen, by seat."""
    contract, players, tricks = result["contract"], result["declarers"], list(result["tricks"])
    if contract in MISERIES:
        return miserie(contract, players, tricks)
    needed, won_value, lost_value, gain = worth(contract, tricks[0])
    won = tricks[0] >= needed
    said = result.get("verdict")
    conceded, claimed = result.get("conceded_by"), result.get("claimed_by")
    if claimed is not None:
        said = "lost" if claimed in players else "won"
        tricks[0] = needed - 1 if claimed in players else tricks[0]
    if conceded is not None:
        said = "lost" if conceded in players else "won"
    if said is not None and (said == "won") != won:
        tricks[0] = needed if said == "won" else needed - 1
        won = said == "won"
    needed, won_value, lost_value, gain = worth(contract, tricks[0])
    scores = [(won_value if won else -lost_value) if seat in players else 0 if won else gain for seat in range(4)]
    if conceded is not None:
        charge(scores, players, conceded, contract)
    return scores


def charge(scores: list[int], players: list[int], offender: int, contract: str) -> None:
    """Who gave up too soon bears the loss of his side alone (kleurenwiezen P9)."""
    if offender in players:
        scores[offender] = sum(scores[seat] for seat in players)
        for seat in players:
            scores[seat] = scores[offender] if seat == offender else 0
        return
    needed = worth(contract, 0)[0]
    missed = worth(contract, needed - 1)[3]
    for seat in range(4):
        if seat not in players and seat != offender:
            scores[seat] = missed
            scores[offender] -= missed


def worth(contract: str, tricks: int) -> tuple[int, int, int, int]:
    """The tricks needed, what is won, what is lost, and what each opponent gains when it is lost (S2–S6)."""
    name, _, level = contract.partition(" ")
    if name == "samen":
        needed = int(level)
        under = 3 * (needed - tricks)
        won = 44 if tricks == 13 else 7 + 3 * (tricks - 8)
        return needed, won, PAIRS[needed][1] + under, PAIRS[needed][1] + under
    if name == "troel":
        return 9, 32 if tricks == 13 else 16, 0, 16
    if name == "solo":
        needed = int(level)
        win, gain = SOLOS[needed]
        over = 3 * (min(tricks, 8) - needed) if tricks > needed else 0
        return needed, win + over, win + 3 * (needed - tricks), gain + 2 * (needed - tricks)
    needed, amount, gain = FLAT[contract]
    return needed, amount, amount, gain


def miserie(contract: str, players: list[int], tricks: list[int]) -> list[int]:
    """A shared contract: each plays a game of his own (S7)."""
    right, amount, gain = MISERIES[contract]
    failed = sum(count != right for count in tricks)
    scores = [gain * (failed + 1) // 2 if failed else 0] * 4
    for seat, count in zip(players, tricks, strict=True):
        scores[seat] = amount if count == right else -amount
    return scores


# ---- games of other templates ----


def klaverjassen(result: dict[str, Any]) -> list[int]:
    """S1–S4: both sides their own total, or everything for the defenders where the makers have no more than they."""
    roem, pit = result.get("roem", [0, 0]), result.get("pit")
    totals = [result["trick_points"][side] + roem[side] + 100 * (pit == side) for side in (0, 1)]
    makers = result["makers"]
    if totals[makers] <= totals[1 - makers]:
        totals = [sum(totals) * (side != makers) for side in (0, 1)]
    return totals * 2


def manillen(result: dict[str, Any]) -> list[int]:
    """S1–S3: card points and one for each trick; who has more scores the difference."""
    first, second = (result["card_points"][side] + result["tricks"][side] for side in (0, 1))
    return [max(0, first - second), max(0, second - first)] * 2


def wiezen(result: dict[str, Any]) -> list[int]:
    """S1–S4: what a contract is worth, paid by who loses."""
    contract, players, tricks = result["contract"], list(result["players"]), list(result["tricks"])
    if contract in ("miserie", "open miserie"):
        value, scores = (10 if contract == "miserie" else 16), [0] * 4
        for seat, count in zip(players, tricks, strict=True):
            for other in range(4):
                scores[other] += (3 if other == seat else -1) * (value if count == 0 else -value)
        return scores
    won, value = wiezen_value(contract, sum(tricks))
    sign = 1 if won else -1
    if len(players) == 2:
        return [sign * (2 if seat in players else -2) * value for seat in range(4)]
    return [sign * (3 if seat in players else -1) * value for seat in range(4)]


def wiezen_value(contract: str, tricks: int) -> tuple[bool, int]:
    """Whether a contract is won, and its value (S1)."""
    flat = {"abondance": (9, 8), "abondance troef": (9, 8), "solo slim": (13, 24)}
    if contract in flat:
        needed, value = flat[contract]
        return tricks >= needed, value
    needed, unit = (5, 1) if contract == "solo" else (8, 2 if contract == "troel" else 1)
    value = unit * (1 + abs(tricks - needed))
    return tricks >= needed, value * (2 if tricks == 13 else 1)
