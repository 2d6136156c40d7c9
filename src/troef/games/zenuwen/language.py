"""How the moves of zenuwen are written: `play 1 O0`, `merge 1 2`, `shift 2 1`, `ready`, `stuck`, `slap O1`.

Small piles are numbered from 1, open piles by the seat they lie before, as the rule book does (`PLAY(1,O0)`). A small
pile may also be named by the card that lies open on it, where a view says which that is.
"""

from typing import Final, final

from mypy_extensions import i64

from troef.cards.card import RANK_NAMES, SUIT_LETTERS, card_text
from troef.core.language import SEAT, Language, Verb, words
from troef.core.moves import IDLE, SLAP, TIMEOUT, kind_of, payload_of
from troef.core.refusal import MoveTextError
from troef.core.view import View
from troef.games.zenuwen.layout import LAY, MERGE, PILES, READY, SHIFT, STUCK, first_of, second_of

#: The log keeps the card that went above the bits of the move, plus one so that 0 is none.
CARD_SHIFT: Final[i64] = 24
MOVE_MASK: Final[i64] = 0xFFFFFF

MOST_SEATS: Final = 6

_VERBS: Final = (
    Verb(int(LAY), "play", also=("speel", "leg", "lay"), spoken=False),
    Verb(int(MERGE), "merge", also=("voeg samen", "leg samen", "voeg", "verenig", "combine"), spoken=False),
    Verb(int(SHIFT), "shift", also=("schuif", "verplaats", "move"), spoken=False),
    Verb(int(READY), "ready", also=("klaar", "ik ben klaar"), spoken=False),
    Verb(int(STUCK), "stuck", also=("ik kan niet meer", "kan niet meer", "vast", "i am stuck")),
    Verb(int(SLAP), "slap", SEAT, also=("sla", "klap")),
    Verb(int(TIMEOUT), "timeout", also=("tijd om",), spoken=False),
    Verb(int(IDLE), "idle", SEAT, also=("doet niets",), spoken=False),
)
#: Kinds of moves that name two piles.
PAIRS: Final = (int(LAY), int(MERGE), int(SHIFT))

#: Words that may stand between piles and mean nothing.
_FILLING: Final = words("on onto op bij to naar with met and en from van pile stapel stapeltje")
_CARDS: Final = {rank.lower() + suit.lower() for rank in (*RANK_NAMES, "T") for suit in SUIT_LETTERS}


def small_zone(seat: int, pile: int) -> str:
    """The zone of a small pile, numbered from 0.

    >>> small_zone(2, 0)
    's1-2'
    """
    return f"s{pile + 1}-{seat}"


@final
class ZenuwenLanguage(Language):
    """Moves as text, and with the cards that a view shows on their piles."""

    def __init__(self) -> None:
        super().__init__(_VERBS)

    def show_payload(self, verb: Verb, payload: int) -> str:
        if verb.kind in PAIRS:
            other = payload >> 3
            return f"{(payload & 7) + 1} " + (f"O{other}" if verb.kind == LAY else f"{other + 1}")
        return f"O{payload}" if verb.kind == SLAP else super().show_payload(verb, payload)

    def parse(self, text: str) -> list[int]:
        plain = text.replace(">", " ").replace("→", " ")
        bare = _piles(words(plain))
        if len(bare) == 2 and bare[0].removeprefix("s").isdigit() and bare[1][:1] == "o":
            plain = "play " + " ".join(bare)
        return super().parse(plain)

    def parse_payload(self, verb: Verb, rest: list[str]) -> int:
        if verb.kind == SLAP:
            named = _piles(rest)
            if len(named) != 1:
                raise MoveTextError("'slap' names one open pile, such as 'slap O1'")
            return _open_pile(named[0])
        if verb.kind not in PAIRS:
            return super().parse_payload(verb, rest)
        named = _piles(rest)
        if len(named) != 2:
            example = {LAY: "play 1 O0", MERGE: "merge 1 2"}.get(verb.kind, "shift 2 1")
            raise MoveTextError("'{name}' names two piles, such as '{example}'", name=verb.name, example=example)
        second = _open_pile(named[1]) if verb.kind == LAY else _small_pile(named[1])
        return _small_pile(named[0]) + 8 * second

    def describe(self, move: int) -> dict[str, object]:
        facts = super().describe(move)
        kind = int(kind_of(move))
        if kind in PAIRS:
            other = int(second_of(move))
            facts["from"] = f"s{int(first_of(move)) + 1}"
            facts["to"] = f"O{other}" if kind == LAY else f"s{other + 1}"
            if kind == LAY:
                facts["target"] = other
        elif kind == SLAP:
            facts["to"] = f"O{int(payload_of(move))}"
        return facts

    def describe_in(self, move: int, view: View) -> dict[str, object]:
        """With the cards that move and the zones of the small piles; a slap says how many cards are taken (T4)."""
        facts = self.describe(move)
        kind = int(kind_of(move))
        if kind == SLAP:
            facts["amount"] = len(view.zone(str(facts["to"])).cards)
        if kind not in PAIRS or view.seat < 0:
            return facts
        source = small_zone(view.seat, int(first_of(move)))
        cards = view.zone(source).cards
        facts["from"] = source
        if kind == LAY:
            cards = cards[-1:]
        else:
            facts["to"] = small_zone(view.seat, int(second_of(move)))
        facts["cards"] = [card_text(card) for card in cards]
        return facts

    def describe_all(self, moves: list[int], view: "View | None" = None) -> list[dict[str, object]]:
        """Each move by itself: the sizes of piles to slap are no amounts to choose from."""
        return [self.describe(move) if view is None else self.describe_in(move, view) for move in moves]

    def describe_log(self, view: View) -> list[dict[str, object]]:
        """What was done, with the card that went as the view remembers it."""
        moved = view.memory.get("moved")
        cards: list[int] = moved if isinstance(moved, list) else []
        described: list[dict[str, object]] = []
        for (seat, move), card in zip(view.log, cards, strict=True):
            facts = self.describe(move)
            if kind_of(move) in PAIRS:
                facts["from"] = small_zone(seat, int(first_of(move)))
                if kind_of(move) != LAY:
                    facts["to"] = small_zone(seat, int(second_of(move)))
                facts["cards"] = [card_text(card)]
            described.append(facts)
        return described

    def named_by_card(self, text: str, view: View) -> str:
        """The text with each of the viewer's open cards replaced by the number of the pile that it lies on.

        Raises:
            MoveTextError: a card is named that lies on no small pile of the viewer.
        """
        parts = [word for word in words(text.replace(">", " ").replace("→", " ")) if word]
        if view.seat < 0 or not any(part in _CARDS for part in parts):
            return text
        numbers: dict[str, str] = {}
        for pile in range(int(PILES) - 1, -1, -1):
            for zone in view.zones:
                if zone.name == small_zone(view.seat, pile):
                    numbers.update({card_text(card).lower(): str(pile + 1) for card in zone.cards})
        for at, part in enumerate(parts):
            if part in _CARDS:
                face = part.replace("t", "10") if part[0] == "t" else part
                if face not in numbers:
                    raise MoveTextError("{word} lies open on none of your small piles", word=face.upper())
                parts[at] = numbers[face]
        return " ".join(parts)


def _piles(given: list[str]) -> list[str]:
    return [word for word in given if word not in _FILLING]


def _small_pile(word: str) -> int:
    """A small pile from 0, written `1` or `s1`."""
    number = word.removeprefix("s")
    if number not in ("1", "2", "3", "4", "5"):
        raise MoveTextError("'{word}' is no small pile: there are 1 to {piles}", word=word, piles=int(PILES))
    return int(number) - 1


def _open_pile(word: str) -> int:
    """An open pile by the seat that it lies before, written `O0` or `0`."""
    number = word.removeprefix("o")
    if len(number) != 1 or number not in "012345":
        raise MoveTextError("'{word}' is no open pile: there are O0, O1 and so on, one for each player", word=word)
    return int(number)
