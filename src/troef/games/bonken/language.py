"""The moves of bonken in words (T1–T3)."""

import re
from typing import Final, final

from troef.core.language import CARD, NOTHING, Language, Verb, words
from troef.core.moves import DOUBLE, PASS, PLAY, kind_of, make_move, payload_of
from troef.core.refusal import MoveTextError
from troef.core.view import View
from troef.games.bonken.choosing import CHOOSE_GAME
from troef.games.bonken.scoring import BASES, CHOICES, SANS, TROEVEN

NONE: Final = ("none", "nobody", "niemand", "geen", "niet")
EVERYBODY: Final = ("all", "everybody", "everyone", "iedereen", "allemaal")
#: Words in a double that say nothing of the seats.
FILLING: Final = ("and", "en", "seat", "seats", "stoel", "stoelen", "back", "terug")
#: `double()`, `double({})`: nobody is named.
_EMPTY_SET: Final = re.compile(r"((?:double|dubbel)[a-z_ ]*)[(\[{][\s()\[\]{}]*$", re.IGNORECASE)
_BRACKETS: Final = re.compile(r"[\[\]{}]")
_DOUBLES: Final = (
    "dubbel",
    "ik dubbel",
    "i double",
    "redouble",
    "terugdubbel",
    "terugdubbelen",
    "dubbelen",
)

_ALSO: Final = {
    "heren boeren": 2,
    "heren en boeren": 2,
    "herenboer": 2,
    "dames": 3,
    "harten heer": 4,
    "hartenkoning": 4,
    "laatsteslag": 5,
    **{f"troeven {name}": int(TROEVEN) + 0 for name in ("clubs", "club", "klaver", "klaveren", "♣")},
    **{f"troeven {name}": int(TROEVEN) + 1 for name in ("diamonds", "diamond", "ruit", "ruiten", "♦")},
    **{f"troeven {name}": int(TROEVEN) + 2 for name in ("hearts", "heart", "hart", "harten", "♥")},
    **{f"troeven {name}": int(TROEVEN) + 3 for name in ("spades", "spade", "schop", "schoppen", "♠")},
    **{f"troeven {name}": int(SANS) for name in ("n", "nt", "no trump", "notrump", "zonder", "sa", "sans atout")},
    **dict.fromkeys(("troeven zonder troef", "sans", "sans atout", "zonder troef"), int(SANS)),
}


def _stake(choice: int) -> dict[str, object]:
    """What a game scores, for the stake of its choice."""
    if choice >= TROEVEN:
        return {"key": "troeven", "points": int(BASES[choice].trick)}
    base = BASES[choice]
    each = int(base.trick + base.card + base.last)
    return {"key": CHOICES[choice].replace(" ", "-"), "points": -each, "other": -int(base.other)}


@final
class Speech(Language):
    """The moves in words; a double names the seats."""

    def __init__(self) -> None:
        super().__init__(
            (
                Verb(PLAY, "play", CARD, bare=True, also=("lay", "leg", "speel")),
                Verb(PASS, "pass", NOTHING, also=("pas", "ik pas")),
                Verb(DOUBLE, "double", also=_DOUBLES),
                Verb(
                    int(CHOOSE_GAME),
                    "choose",
                    CHOICES,
                    also=("choose game", "choosegame", "kies", "ik kies", "we spelen", "speel", "game", ""),
                    also_words=_ALSO,
                ),
            )
        )

    def show(self, move: int) -> str:
        if kind_of(move) != DOUBLE:
            return super().show(move)
        return " ".join(["double", *map(str, seats_in(int(payload_of(move))))]) if payload_of(move) else "double none"

    def parse(self, text: str) -> list[int]:
        plain = _BRACKETS.sub(" ", _EMPTY_SET.sub(r"\1 none", text))
        found = super().parse(plain)
        if found == [int(PASS)]:
            found.append(int(make_move(DOUBLE, 0)))  # who doubles nobody passes too
        given = words(plain)
        if kind_of(found[0]) == DOUBLE and given and given[-1] in EVERYBODY:
            found += [int(make_move(DOUBLE, part)) for part in sorted(range(1, 15), key=_size)]
        return found

    def parse_payload(self, verb: Verb, rest: list[str]) -> int:
        if verb.kind != DOUBLE:
            return super().parse_payload(verb, rest)
        names = [word for word in rest if word not in FILLING]
        if len(names) == 1 and names[0] in NONE:
            return 0
        if len(names) == 1 and names[0] in EVERYBODY:
            return 15
        seats = 0
        for name in names:
            if name not in ("0", "1", "2", "3") or seats & 2 ** int(name):
                raise MoveTextError("'double' takes different seats from 0 to 3, or none, not '{name}'", name=name)
            seats |= 2 ** int(name)
        if not names:
            raise MoveTextError("'double' takes seats, or none")
        return seats

    def describe(self, move: int) -> dict[str, object]:
        if kind_of(move) == DOUBLE:
            seats = seats_in(int(payload_of(move)))
            if not seats:
                return {"text": self.show(move), "verb": "double-none"}
            return {"text": self.show(move), "verb": "double", "target": seats}
        facts = super().describe(move)
        if kind_of(move) == CHOOSE_GAME:
            choice = payload_of(move)
            if TROEVEN <= choice < SANS:
                facts["word"] = "troeven"
                facts["suit"] = CHOICES[choice][-1]
        return facts

    def describe_in(self, move: int, view: View) -> dict[str, object]:
        facts = self.describe(move)
        if kind_of(move) == CHOOSE_GAME:
            facts["stake"] = _stake(int(payload_of(move)))
        elif facts["verb"] == "double" and view.seat == (view.dealer + 2) % 4:  # R23
            facts["verb"] = "double-back"
        return facts

    def describe_log(self, view: View) -> list[dict[str, object]]:
        told = [self.describe(move) for _, move in view.log]
        for facts, (seat, _) in zip(told, view.log, strict=True):
            if facts["verb"] == "double" and seat == view.log[0][0]:  # the chooser speaks first and last
                facts["verb"] = "double-back"
        return told


def seats_in(mask: int) -> list[int]:
    """The seats of a set."""
    return [seat for seat in range(4) if mask >> seat & 1]


def _size(part: int) -> int:
    """Large sets come first."""
    return -len(seats_in(part))


LANGUAGE: Final = Speech()
