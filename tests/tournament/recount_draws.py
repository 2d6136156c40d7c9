"""Draws by another program: plain Python from the page of the log, nothing of Troef.

xoshiro128++ (Blackman and Vigna) from the SHA-256 of `troef:SEED:PURPOSE:ROUND`, whole numbers after Lemire, and the
shuffle of Fisher and Yates from the end.
"""

import hashlib
from typing import Any

WORD = 2**32


class Chance:
    """A stream of random numbers."""

    def __init__(self, seed: str, purpose: str, number: int) -> None:
        digest = hashlib.sha256(f"troef:{seed}:{purpose}:{number}".encode()).digest()
        self.words = [int.from_bytes(digest[place : place + 4], "big") for place in (0, 4, 8, 12)]
        self.words[3] |= 1

    def word(self) -> int:
        """The next 32 bits."""
        a, b, c, d = self.words
        total = (a + d) % WORD
        given = (((total << 7) | (total >> 25)) + a) % WORD
        c, d = c ^ a, d ^ b
        a, b = a ^ d, b ^ c
        c ^= (self.words[1] << 9) % WORD
        self.words = [a, b, c, ((d << 11) | (d >> 21)) % WORD]
        return given

    def below(self, count: int) -> int:
        """A number from 0 to count - 1."""
        while True:
            product = self.word() * count
            if product % WORD >= WORD % count or product % WORD >= count:
                return product // WORD

    def shuffled(self, values: list[int]) -> list[int]:
        """The values in random order."""
        found = list(values)
        for last in range(len(found) - 1, 0, -1):
            place = self.below(last + 1)
            found[last], found[place] = found[place], found[last]
        return found


def draw(
    seed: str, number: int, players: list[int], stand_ins: list[int], byes: dict[int, int], size: int, purpose: str
) -> dict[str, Any]:
    """The tables of a round and who has a bye (R8, R13, A14)."""
    chance = Chance(seed, purpose, number)
    need, seated = -len(players) % size, sorted(players)
    free: list[int] = []
    if need <= len(stand_ins):
        seated += stand_ins[:need]
    else:
        for had in sorted({byes.get(one, 0) for one in seated}):
            group = chance.shuffled([one for one in seated if byes.get(one, 0) == had])
            free += group[: len(seated) % size - len(free)]
        seated = [one for one in seated if one not in free]
    order = chance.shuffled(seated)
    tables = [order[place : place + size] for place in range(0, len(order), size)]
    return {"tables": tables, "byes": sorted(free)}
