"""How the moves are written and said: `QD`, `10S 10`, `10S -10`, `AD 11`, `draw`, `pass`."""

from typing import Final, final

from troef.cards.card import card_text, parse_card
from troef.core.language import CARD, Language, Verb
from troef.core.moves import DRAW, PASS, PLAY, kind_of, make_move, payload_of
from troef.core.refusal import MoveTextError
from troef.core.view import View
from troef.games.eenenvijftigen.moves import (
    card_played,
    is_named,
    play_of,
    unnamed_play,
    value_of,
    values_of,
)

_FILLERS: Final = ("voor", "als", "for", "as", "plus", "is", "value")
_MINUS: Final = ("min", "minus")
_MOST_DIGITS: Final = 2


def _read_value(rest: list[str]) -> int:
    """A value as one says it: `10`, `+10`, `-10`, `min 10`, `value=11`.

    Raises:
        MoveTextError: it is none.
    """
    words = [word.removeprefix("value=") for word in rest if word not in _FILLERS]
    minus = len(words) == 2 and words[0] in _MINUS
    text = words[-1].replace("−", "-") if words else ""
    digits = text[1:] if text[:1] in ("+", "-") else text
    if len(words) != 1 + int(minus) or not digits.isascii() or not digits.isdigit() or len(digits) > _MOST_DIGITS:
        raise MoveTextError("after the card stands what it counts, such as '10S -10' or 'AD 11'")
    return -int(digits) if minus or text[0] == "-" else int(digits)


def _parted(word: str) -> list[str]:
    """A card with its value in one word (`10S-10`) as two.

    >>> _parted("10s+10"), _parted("10s−10"), _parted("qd"), _parted("-10")
    (['10s', '+10'], ['10s', '−10'], ['qd'], ['-10'])
    """
    for sign in ("+", "-", "−"):
        card, found, value = word.partition(sign)
        if card and found and value:
            return [card, sign + value]
    return [word]


@final
class Speech(Language):
    def show_payload(self, verb: Verb, payload: int) -> str:
        if verb.payload != CARD:
            return super().show_payload(verb, payload)
        move = make_move(verb.kind, payload)
        card = int(card_played(move))
        if not is_named(move) or [int(value_of(move))] == values_of(card):
            return card_text(card)
        return f"{card_text(card)} {int(value_of(move))}"

    def parse_payload(self, verb: Verb, rest: list[str]) -> int:
        if verb.payload != CARD:
            return super().parse_payload(verb, rest)
        if not rest:
            raise MoveTextError("a play is a card, with a ten or an ace what it counts: '10S -10', 'AD 11'")
        rest = _parted(rest[0]) + rest[1:]
        card = parse_card(rest[0])
        if len(rest) > 1:
            return int(payload_of(play_of(card, _read_value(rest[1:]))))
        values = values_of(card)
        return int(payload_of(play_of(card, values[0]) if len(values) == 1 else unnamed_play(card)))

    def describe(self, move: int) -> dict[str, object]:
        facts = super().describe(move)
        if kind_of(move) == PLAY:
            card = int(card_played(move))
            facts["cards"] = [card_text(card)]
            facts["to"] = "discard"
            if is_named(move) and len(values_of(card)) > 1:
                facts["word"] = f"{int(value_of(move)):+d}"
        return facts

    def describe_in(self, move: int, view: View) -> dict[str, object]:
        """A play says what the total becomes."""
        facts = self.describe(move)
        total = view.fact("total")
        if kind_of(move) == PLAY and isinstance(total, int):
            facts["stake"] = {"key": "total", "total": total + int(value_of(move))}
        return facts

    def describe_log(self, view: View) -> list[dict[str, object]]:
        """T1: every play is told with the new total (`amount`)."""
        described: list[dict[str, object]] = []
        total = 0
        for _, move in view.log:
            facts = self.describe(move)
            if kind_of(move) == PLAY:
                total += int(value_of(move))
                facts["amount"] = total
            described.append(facts)
        return described


LANGUAGE: Final = Speech(
    (
        Verb(PLAY, "play", CARD, bare=True, also=("speel", "ik speel", "leg", "ik leg"), spoken=False),
        Verb(
            DRAW,
            "draw",
            also=(
                "trek",
                "ik trek",
                "pak",
                "neem",
                "trek een kaart",
                "trek kaart",
                "ik trek een kaart",
                "pak een kaart",
            ),
            spoken=False,
        ),
        Verb(PASS, "pass", also=("pas", "pas!", "ik pas", "i pass")),
    )
)
