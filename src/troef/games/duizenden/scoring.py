"""What cards count in duizenden (S2, S3)."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from troef.cards.bits import first_card, without_first
from troef.cards.card import JOKER
from troef.cards.pack import make_pack
from troef.melds.declared import joker_count, natural_twins, naturals
from troef.melds.naming import read_faces
from troef.melds.twins import TwinHands

#: The queen of spades.
QUEEN: Final[i64] = 58
QUEEN_POINTS: Final[i64] = 100
#: Points by rank, two … ace; the ace is an option.
_POINTS: Final = (5, 5, 5, 5, 5, 5, 5, 5, 10, 10, 10, 10)


@final
class CardValues:
    """The value of every card with the options of the table."""

    def __init__(self, ace: int, joker: int) -> None:
        self.joker: i64 = joker
        values = [0] * 64
        for suit in range(4):
            for rank, points in enumerate((*_POINTS, ace)):
                values[16 * suit + rank] = points
            values[16 * suit + 14] = joker
        values[int(QUEEN)] = int(QUEEN_POINTS)
        self.values = vec[i64](values)

    def of_face(self, face: i64) -> i64:
        """The value of a card."""
        return self.values[face]

    def of_set(self, cards: i64) -> i64:
        """The value of natural cards, each once."""
        points: i64 = 0
        values = self.values
        while cards:
            points += values[first_card(cards)]
            cards = without_first(cards)
        return points

    def of_meld(self, meld: i64) -> i64:
        """The value of a set on the table: a joker counts for itself, whatever it stands for (S3)."""
        return self.of_set(naturals(meld)) + self.of_set(natural_twins(meld)) + self.joker * joker_count(meld)

    def of_hand(self, hands: TwinHands, seat: i64) -> i64:
        """The value of a hand."""
        return self.of_set(hands.held(seat)) + self.of_set(hands.twice(seat)) + self.joker * hands.jokers(seat)

    def of_text(self, text: str) -> int:
        """The value of cards named by their text, for a score sheet kept by hand."""
        return sum([int(self.values[face]) for face in faces_named(text)])


def words_of(text: str) -> list[str]:
    """The cards of a text one by one; between sets there may be commas, semicolons and strokes."""
    return text.replace(",", " ").replace(";", " ").replace("/", " ").replace("|", " ").split()


def faces_named(text: str) -> list[int]:
    """The faces of cards named by their text; a joker may be named with the card that it stands for."""
    named = read_faces(words_of(text))
    return [int(JOKER) if joker else face for face, joker in named]


def two_packs(jokers: int) -> list[int]:
    """The cards of the game: two packs with as many jokers in each (A2)."""
    return list(make_pack(jokers=jokers // 2, packs=2))
