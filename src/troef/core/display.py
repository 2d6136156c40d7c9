"""Where a state shows its table: zones, facts, badges and totals, as far as one seat may know them.

A state says it once (`State.show_table`). A `View` keeps what is shown as objects, for people and bots; the rows of
research write it as numbers (`troef.rows.writer`).
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from troef.cards.bits import card_count, cards_in
from troef.cards.card import suit_text
from troef.core.outcome import AtTable, Outcome

#: Seats of those who do not play.
SPECTATOR: Final = -1
REFEREE: Final = -2
TIMEKEEPER: Final = -3

#: Owner of what belongs to nobody.
NOBODY: Final = -1


#: No table has more seats.
_MOST_SEATS: Final = 64
#: The seats by number, and a column of the score sheet for each, by how many there are; nobody writes in these.
IN_ORDER: Final = [list(range(seats)) for seats in range(_MOST_SEATS)]
ONE_EACH: Final = [[[seat] for seat in range(seats)] for seats in range(_MOST_SEATS)]
HAND_NAMES: Final = [f"hand-{seat}" for seat in range(_MOST_SEATS)]
_NO_POINTS: Final = vec[i64]()


class Display:
    """What is shown to one seat; `seat` may also be SPECTATOR or REFEREE.

    `memory` holds what else this seat knows for certain that the zones do not show (for example a card that went to a
    known hand), as the game documents it. Where `keeps_all` is false nobody reads `memory`, `messages` and `at_table`.
    """

    def __init__(self, seats: int, seat: int, phase: str = "", dealer: int = 0) -> None:
        self.seats = seats
        self.seat = seat
        self.phase = phase
        self.dealer = dealer
        self.turn = -1  # whose turn it is, also where others may act out of turn; -1: nobody's, or everybody's
        self.deal_number = 0
        self.keeps_all = True
        self.deals = 0  # 0: not known beforehand
        self.direction = 1
        #: the seats clockwise as they sit now: by number, unless people have changed chairs
        self.around = IN_ORDER[seats]
        self.columns: list[list[int]] = ONE_EACH[seats]
        self.totals: tuple[int, ...] = ()
        #: the same, where a game has shown them by `show_totals`
        self.points = _NO_POINTS
        #: what this seat may say that is no move of the game: nobody waits for it, and it changes nothing
        self.messages: list[int] = []
        self.memory: dict[str, object] = {}
        #: None where illegal cards are refused
        self.at_table: AtTable | None = None
        self.outcome: Outcome | None = None

    def between_deals(self) -> bool:
        """Whether the last deal has been settled and no other has begun: its row is the last of the sheet."""
        return self.deal_number > 0 and self.phase in ("awaits-deal", "match-over")

    def show_totals(self, totals: "vec[i64]") -> None:
        """The points of each column before this deal."""
        self.points = totals
        self.totals = tuple([int(total) for total in totals])

    def show_zone(
        self,
        name: str,
        kind: str,
        owner: int = NOBODY,
        layout: str = "pile",
        cards: "list[int] | None" = None,
        hidden: int = 0,
        by: "list[int] | None" = None,
        mark: int = -1,
        amount: int = -1,
        stands: "list[int] | None" = None,
    ) -> None:
        """Cards that lie together; the fields are those of `troef.core.view.Zone`."""
        raise NotImplementedError

    def show_hand(self, seat: i64, cards: i64, shown: bool, turned: i64 = -1, mark: i64 = -1) -> None:
        """The hand of a seat, a set of cards: open, or as backs with the card that was `turned` up, if any. In an open
        hand one card may stand out."""
        owner = int(seat)
        if shown:
            held = cards_in(cards)
            place = held.index(int(mark)) if mark >= 0 else -1
            self.show_zone(HAND_NAMES[owner], "hand", owner, "fan", held, mark=place)
        elif turned >= 0:
            self.show_zone(HAND_NAMES[owner], "hand", owner, "fan", [int(turned)], int(card_count(cards)) - 1)
        else:
            self.show_zone(HAND_NAMES[owner], "hand", owner, "fan", None, int(card_count(cards)))

    def show_played(self, kind: str, cards: i64, by: i64, count: i64, hidden: i64, mark: i64) -> None:
        """The cards of a trick, six bits each, the first one lowest, and who played each, four bits. The first `hidden`
        of them lie face down; `mark` is the card that stands out, or -1."""
        shown: list[int] = []
        seats: list[int] = []
        for place in range(hidden, count):
            shown.append(int(cards >> 6 * place & 63))
            seats.append(int(by >> 4 * place & 15))
        for place in range(hidden):  # who played a card that lies face down comes last
            seats.append(int(by >> 4 * place & 15))
        place_of_mark = shown.index(int(mark)) if mark >= 0 and int(mark) in shown else -1
        self.show_zone(kind, kind, NOBODY, "trick", shown, int(hidden), seats, place_of_mark)

    def show_pile(self, name: str, kind: str, cards: "vec[i64]", mark: int = -1) -> None:
        """Open cards that belong to nobody, from bottom to top; `mark` is the place of one that stands out."""
        self.show_zone(name, kind, cards=[int(card) for card in cards], mark=mark)

    def show_stock(self, cards: "vec[i64]", first: i64 = 0) -> None:
        """A stock, top first from `first` on: only the referee sees its cards."""
        if self.seat == REFEREE:
            left = [int(cards[place]) for place in range(first, len(cards))]
            self.show_zone("stock", "stock", cards=left[::-1])
        else:
            self.show_zone("stock", "stock", hidden=len(cards) - int(first))

    def show_won(self, seat: i64, tricks: i64) -> None:
        """How many tricks a seat has taken."""
        self.show_badge(int(seat), "tricks", "number", int(tricks))

    def show_fact(self, key: str, kind: str, value: object) -> None:
        """One thing for the header of the table; the fields are those of `troef.core.view.Fact`."""
        raise NotImplementedError

    def show_number(self, key: str, number: i64) -> None:
        """A number for the header of the table."""
        self.show_fact(key, "number", int(number))

    def show_seat(self, key: str, seat: i64) -> None:
        """A seat for the header of the table."""
        self.show_fact(key, "seat", int(seat))

    def show_suit(self, key: str, suit: i64) -> None:
        """A suit for the header of the table."""
        self.show_fact(key, "suit", suit_text(suit))

    def badge_number(self, seat: i64, key: str, number: i64) -> None:
        """A number beside a seat."""
        self.show_badge(int(seat), key, "number", int(number))

    def show_badge(self, seat: int, key: str, kind: str, value: object) -> None:
        """One thing beside a seat; the other fields are those of `troef.core.view.Fact`."""
        raise NotImplementedError


def may_see(viewer: i64, owner: i64) -> bool:
    """Whether a viewer may see the cards that only their owner holds."""
    return viewer == owner or viewer == REFEREE
