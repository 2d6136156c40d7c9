"""Cards as people write and say them: `J♥`, `♥J`, `HB` (Dutch letters: H V B A), `hartenboer`, `jack of hearts`."""

from typing import Final

#: Each suit's letter: its signs, the letters of both languages, its names.
_SUITS: Final = {
    "C": ("c", "k", "♣", "♧", "klaver", "klaveren", "klavers", "club", "clubs"),
    "D": ("d", "r", "♦", "♢", "ruit", "ruiten", "koek", "koeken", "diamond", "diamonds"),
    "H": ("h", "♥", "♡", "hart", "harten", "heart", "hearts"),
    "S": ("s", "♠", "♤", "schop", "schoppen", "pijk", "pijken", "spade", "spades"),
}
#: Each rank as it is written: the letters of both languages, its names.
_RANKS: Final = {
    "2": ("2", "twee", "two"),
    "3": ("3", "drie", "three"),
    "4": ("4", "vier", "four"),
    "5": ("5", "vijf", "five"),
    "6": ("6", "zes", "six"),
    "7": ("7", "zeven", "seven"),
    "8": ("8", "acht", "eight"),
    "9": ("9", "negen", "nel", "nine"),
    "10": ("10", "t", "tien", "ten"),
    "J": ("j", "b", "boer", "zot", "jack", "knave"),
    "Q": ("q", "v", "vrouw", "dame", "queen"),
    "K": ("k", "h", "heer", "koning", "king"),
    "A": ("a", "aas", "ace"),
}
#: The signs and names of each suit, without letters, in the order C D H S.
SUIT_NAMES: Final = tuple(
    tuple(name for name in names if len(name) > 2 or not name.isalpha()) for names in _SUITS.values()
)
_SUIT_OF: Final = {name: letter for letter, names in _SUITS.items() for name in names}
_RANK_OF: Final = {name: rank for rank, names in _RANKS.items() for name in names}
#: Texts with two meanings: `HK` may be the king (heer) of klaveren, or the king of hearts with the suit first.
_UNCLEAR: Final = "hk"
_LONGEST_CARD: Final = 20
_JOKERS: Final = ("*", "joker", "jokers")
#: What may stand between the rank and the suit.
_OF: Final = ("of", "van")
#: A letter that stands before the rank means a suit only when it is a sign or a name.
_SHORTEST_NAME: Final = 3


def spoken_suit(word: str) -> str:
    """The letter of a suit written in any way, or an empty text.

    >>> spoken_suit("♥"), spoken_suit("Klaveren"), spoken_suit("x")
    ('H', 'C', '')
    """
    return _SUIT_OF.get(word.strip().lower(), "")


def spoken_card(word: str) -> str:
    """The text of a card that is written as one word, or an empty text.

    >>> [spoken_card(word) for word in ("J♥", "♥10", "hb", "vk", "hartenaas", "9c", "joker", "1H", "pas")]
    ['JH', '10H', '', 'QC', 'AH', '9C', '*', '', '']
    >>> [spoken_card(word) for word in ("BH", "HH", "VS", "AR")]
    ['JH', 'KH', 'QS', 'AD']
    """
    plain = word.strip().lower().replace("\ufe0f", "")
    if plain in _JOKERS:
        return "*"
    if plain == _UNCLEAR or len(plain) > _LONGEST_CARD:
        return ""
    for cut in range(1, len(plain)):
        first, second = plain[:cut], plain[cut:]
        if first in _RANK_OF and second in _SUIT_OF:
            return _RANK_OF[first] + _SUIT_OF[second]
        if first in _SUIT_OF and second in _RANK_OF and (not first.isalpha() or len(first) >= _SHORTEST_NAME):
            return _RANK_OF[second] + _SUIT_OF[first]
    return ""


def card_readings(word: str) -> list[str]:
    """Every card that a word of rank and suit can be, in either order and with the letters of either language.

    >>> card_readings("hb"), card_readings("JH"), card_readings("10r"), card_readings("kh"), card_readings("pas")
    (['JH'], ['JH'], ['10D'], ['KH', 'KC'], [])
    """
    plain = word.strip().lower().replace("\ufe0f", "")
    found: list[str] = []
    if len(plain) > _LONGEST_CARD:
        return found
    for cut in range(1, len(plain)):
        for rank, suit in ((plain[:cut], plain[cut:]), (plain[cut:], plain[:cut])):
            if rank in _RANK_OF and suit in _SUIT_OF:
                found.append(_RANK_OF[rank] + _SUIT_OF[suit])
    return list(dict.fromkeys(found))


def cards_joined(words: list[str]) -> list[str]:
    """The words of a text, with each card that takes several words as one.

    >>> cards_joined(["play", "jack", "of", "hearts"]), cards_joined(["klaver", "9"]), cards_joined(["trump", "♥"])
    (['play', 'JH'], ['9C'], ['trump', '♥'])
    """
    found: list[str] = []
    index = 0
    while index < len(words):
        for length in (3, 2):
            part = words[index : index + length]
            if len(part) == length and (length == 2 or part[1] in _OF) and _named(part[0], part[-1]):
                found.append(_named(part[0], part[-1]))
                index += length
                break
        else:
            found.append(words[index])
            index += 1
    return found


def _named(one: str, other: str) -> str:
    """The card of a rank and a suit in either order, of which the suit is a sign or a name; or an empty text."""
    for rank, suit in ((one, other), (other, one)):
        if rank in _RANK_OF and suit in _SUIT_OF and (not suit.isalpha() or len(suit) >= _SHORTEST_NAME):
            return _RANK_OF[rank] + _SUIT_OF[suit]
    return ""
