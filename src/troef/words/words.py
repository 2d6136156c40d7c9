"""Words for the faces that are written in Python: the Fluent files of one language, its cards and refusals.

The browser reads the same `.ftl` files.
"""

from collections.abc import Mapping
from functools import cache
from typing import Final

from troef.cards.sentence import Sentence, listed, sentence_of
from troef.core.refusal import IllegalMove, Refusal
from troef.words.messages import Messages

LANGUAGES: Final = ("nl", "en")

#: How a face writes a card that the reader may not see.
HIDDEN_CARD: Final = "?"
JOKER: Final = "*"
RANKS: Final = ("A", "K", "Q", "J", "10", "9", "8", "7", "6", "5", "4", "3", "2")
SUITS: Final = ("S", "H", "D", "C")

#: What a move may be about; the words of a verb may use all of it.
NOTHING_SAID: Final[dict[str, object]] = {
    **dict.fromkeys(("cards", "suit", "amount", "seat", "word", "name", "whom", "target"), ""),
    "who": "other",
}


class Words:
    """The words of one language.

    Args:
        lang: `nl` or `en`.

    Raises:
        LookupError: the language is not there.
    """

    def __init__(self, lang: str) -> None:
        if lang not in LANGUAGES:
            raise LookupError(f"no words in '{lang}': there is {' and '.join(LANGUAGES)}")
        self.lang = lang
        self._messages = Messages(lang)

    def has(self, key: str) -> bool:
        """Whether there are words for the key (`verb-play`, or with its attribute `verb-play.log`)."""
        return self._messages.find(key) is not None

    def say(self, key: str, /, **facts: object) -> str:
        """The words of a key with its facts filled in; the key itself where there are none.

        >>> Words("nl").say("verb-raise", amount=40)
        'verhoog tot 40'
        """
        pattern = self._messages.find(key)
        if pattern is None:
            return key
        return self._messages.format(pattern, {name: self._filled(value) for name, value in facts.items()})

    def say_for(self, slug: str, key: str, /, **facts: object) -> str:
        """As `say`, in the game's own words where it has them (`pesten-verb-take` before `verb-take`)."""
        own = f"{slug}-{key}"
        return self.say(own if self.has(own) else key, **facts)

    def tell(self, slug: str, key: str, facts: Mapping[str, object]) -> str:
        """As `say_for`, for facts as on the wire: cards, suits and ranks become words of this language.

        >>> Words("en").tell("pesten", "verb-play.log", {"name": "Lies", "cards": ["KH"]})
        'Lies plays ♥K'
        """
        told = {name: self._localised(name, value) for name, value in facts.items()}
        if facts.get("stands"):
            told["cards"] = ", ".join(self.cards_standing(facts))
        word = facts.get("word")
        if isinstance(word, str) and word:
            told["word"] = self.chosen(slug, word, str(facts.get("who", "other")))
        return self.say_for(slug, key, **(NOTHING_SAID | told))

    def chosen(self, slug: str, word: str, who: str = "other") -> str:
        """One of the words or bids of a game's verbs (`word-open-misere`), or a card.

        It stays as it stands where it needs no words (`120`). `who`: `you` where it is about the reader.
        """
        for key in (f"{slug}-word-{word}", f"word-{word}"):
            if self.has(key):
                return self.say(key, who=who)
        try:
            return self.card(word)
        except ValueError:
            return word

    def refusal(self, slug: str, refusal: Refusal) -> str:
        """Why a move is refused, as one sentence."""
        return self.tell(slug, f"refusal-{refusal.reason}", refusal.facts)

    def error(self, key: str, facts: Mapping[str, object]) -> str:
        """What went wrong, with the nearest thing that does exist if there is one.

        >>> Words("nl").error("unknown-game", {"name": "klavrjas", "nearest": "klaverjassen"})
        'Er is geen spel klavrjas. Bedoelde je klaverjassen?'
        """
        parts = [self.say(f"error-{key}", **facts)]
        if facts.get("nearest") and self.has(f"error-{key}.nearest"):
            parts.append(self.say(f"error-{key}.nearest", **facts))
        return " ".join(parts)

    def sentence(self, sentence: Sentence) -> str:
        """A sentence of the rules about what went wrong, in this language; in English where there are no words for it.

        >>> Words("nl").sentence(Sentence("there is no seat {seat} among {seats}", seat=5, seats=4))
        'er is geen stoel 5 bij 4 stoelen'
        """
        facts: dict[str, object] = {}
        for name, value in sentence.facts.items():
            if isinstance(value, IllegalMove):
                facts[name] = self.refusal(str(sentence.facts["game"]), value.refusal)
            else:  # numbers as they were typed
                facts[name] = self.sentence(value) if isinstance(value, Sentence) else str(listed(value))
        key = sentence.key()
        if key and self.has(key):
            return self.say(key, **facts)
        return sentence.pattern.format(**facts) if facts else sentence.pattern

    def card(self, text: str) -> str:
        """A card in short: `KH` is `♥H` in Dutch and `♥K` in English; `?` stays `?`.

        Raises:
            ValueError: the text is no card.
        """
        if text == HIDDEN_CARD:
            return text
        if text == JOKER:
            return self.say("joker-index")
        rank, suit = _split(text)
        return self.say("card-short", suit=self.say(f"suit-symbol-{suit}"), rank=self.say(f"rank-index-{rank}"))

    def cards_standing(self, facts: Mapping[str, object]) -> list[str]:
        """Cards in short, each joker with what it stands for (`stands` beside `cards`, or after them on the table).

        >>> Words("en").cards_standing({"cards": ["5D", "*"], "stands": ["5D", "6D"]})
        ['♦5', 'JOK=♦6']
        """
        cards, stands = facts.get("cards"), facts.get("stands")
        assert isinstance(cards, (list, tuple)) and isinstance(stands, (list, tuple))
        shown = [*cards, *[JOKER] * (len(stands) - len(cards))]
        return [
            self.card(card) + (f"={self.card(stand)}" if card == JOKER and stand != JOKER else "")
            for card, stand in zip(shown, stands, strict=True)
        ]

    def card_name(self, text: str) -> str:
        """A card in full, as it is read aloud: `KH` is `harten heer` or `king of hearts`.

        Raises:
            ValueError: the text is no card.
        """
        if text == JOKER:
            return self.say("joker")
        rank, suit = _split(text)
        return self.say("card-long", suit=self.suit(suit), rank=self.rank(rank))

    def suit(self, letter: str) -> str:
        """The name of a suit: `H` is `harten` or `hearts`."""
        return self.say(f"suit-{letter}")

    def rank(self, letter: str) -> str:
        """The name of a rank: `K` is `heer` or `king`."""
        return self.say(f"rank-{letter}")

    def _filled(self, value: object) -> str | int | float:
        """A fact as Fluent takes it; what is missing, or a span still to be chosen from, is an empty text."""
        if value is None or isinstance(value, Mapping):
            return ""
        if isinstance(value, bool):
            return "true" if value else "false"
        if isinstance(value, Exception):
            value = sentence_of(value)
        if isinstance(value, Sentence):
            return self.sentence(value)
        return value if isinstance(value, (int, float)) else str(value)

    def _localised(self, name: str, value: object) -> object:
        if isinstance(value, (list, tuple)):
            return ", ".join(str(self._localised(name, part)) for part in value)
        if not isinstance(value, str) or not value:
            return value
        match name:
            case "card" | "cards" | "winning":
                return self.card(value)
            case "suit" | "trump":
                return self.suit(value)
            case "rank":
                return self.rank(value)
        return value


@cache
def words(lang: str) -> Words:
    """The words of a language, read once.

    Raises:
        LookupError: the language is not there.
    """
    return Words(lang)


def _split(text: str) -> tuple[str, str]:
    rank, suit = text[:-1], text[-1:]
    if rank not in RANKS or suit not in SUITS:
        raise ValueError(f"'{text}' is no card")
    return rank, suit
