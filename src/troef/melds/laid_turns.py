"""Turns that are not told: positions in the middle of a round of melds, by what lies on the table.

In the `moves` of a position, `{"turns": 8, "laid": ["1: meld 4S 5S 6S", "0: layoff 7S on 1"]}` stands for eight turns
in which everybody draws a card from the stock and discards that card; in between they lay what `laid` says, in this
order. The `cards` are then those that lie after these turns: hands, `discard` from the bottom, `stock` from the top.
Cards that are not named follow in the pack's fixed order. The turns are played by the rules. In canasta the `cards`
also tell the red threes that a side has drawn: `red-threes-0`, `red-threes-1`.
"""

from collections.abc import Mapping
from typing import Any, Final

from troef.cards.card import JOKER, RANK_NAMES, CardError, card_text, parse_card, parse_cards
from troef.cards.pack import Supply
from troef.cards.sentence import Sentence, sentence_of
from troef.core.arranging import place_name
from troef.core.endings import NoHistory
from troef.core.moves import LAYOFF, MELD, kind_of
from troef.core.refusal import DealError, IllegalMove, MoveTextError
from troef.core.view import REFEREE
from troef.melds.twins import face_of

#: More turns than any stock has cards.
_MOST_TURNS: Final = 108
#: Where red threes lie before a side.
_REDS: Final = "red-threes-"


class Laid:
    """Something that a seat lays: the move, how it is written, and the cards that leave the hand for it."""

    def __init__(self, seat: int, move: int, text: str, words: list[str]) -> None:
        self.seat = seat
        self.move = move
        self.text = text
        #: a card, or only its rank in games where the suit does not matter
        self.words = words


def lay_turns(state: Any, cards: dict[str, str], turns: Mapping[str, Any]) -> None:
    """Deal and play the turns that an entry of a position's moves stands for, so that these cards lie after them.

    Raises:
        NoHistory: the turns cannot be played so.
        DealError: the cards are not those of one pack, or there is no such place.
    """
    count = turns.get("turns")
    if not isinstance(count, int) or isinstance(count, bool) or not 1 <= count <= _MOST_TURNS:
        raise NoHistory("'turns' is a whole number from 1")
    laid = _read_laid(state, turns.get("laid", []))
    plan = _TurnPlan(state, count, laid)
    state.deal(plan.order(cards))
    _play(state, count, plan.discards, laid)
    _check_hands(state, cards)


def _read_laid(state: Any, given: Any) -> list[Laid]:
    if not isinstance(given, list | tuple):
        raise NoHistory("'laid' is a list of melds and lay-offs, such as '1: meld 4S 5S 6S'")
    laid = []
    for step in given:
        seat, _, text = str(step).partition(":")
        if not seat.strip().isdecimal() or int(seat) >= state.seats:
            raise NoHistory("'{step}' is no move of a seat: write '1: meld 4S 5S 6S'", step=step)
        try:
            move = state.game.parse(text.strip(), None)
        except MoveTextError as error:
            raise NoHistory("'{step}': {fault}", step=step, fault=sentence_of(error)) from error
        if kind_of(move) not in (MELD, LAYOFF):
            raise NoHistory("'{step}' lays nothing: only melds and lay-offs can be laid in these turns", step=step)
        words = state.game.show(move, None).partition(" ")[2].partition(" on ")[0].split()
        laid.append(Laid(int(seat), move, str(step), [word.partition("=")[0] for word in words if word != "low"]))
    return laid


class _TurnPlan:
    """Where the cards lie when they are dealt, so that the turns leave what is wanted."""

    def __init__(self, state: Any, turns: int, laid: list[Laid]) -> None:
        self.state = state
        self.turns = turns
        self.laid = laid
        self.rooms: dict[str, list[int]] = state.places()
        self.left = Supply(state.pack())
        #: the card that is drawn and discarded in each turn
        self.discards: list[int] = []
        #: where red threes are laid open (canasta): the cards that lie before each side
        self.reds: dict[str, list[int]] = {}

    def order(self, cards: dict[str, str]) -> list[int]:
        """The pack that is dealt."""
        turned = len(self.rooms.get("upcard", ()))
        if self.turns > len(self.rooms["stock"]):
            raise NoHistory(
                "the stock has {count} cards, not one for each of {turns} turns",
                count=len(self.rooms["stock"]),
                turns=self.turns,
            )
        named = self._named(cards)
        hands = {place: named.get(place, []) for place in self.rooms if place.startswith("hand-")}
        for one in self.laid:
            hands[f"hand-{one.seat}"] += [self._laid_card(word) for word in one.words]
        self.reds = {place: named[place] for place in named if place.startswith(_REDS)}
        pile = named.get("discard", [])
        if len(pile) > self.turns + turned:
            raise NoHistory(
                "'discard' holds {count} cards after {turns} turns, not {pile}",
                count=self.turns + turned,
                turns=self.turns,
                pile=len(pile),
            )
        pile = self._plain(self.turns + turned - len(pile)) + pile
        for place, hand in hands.items():
            self._fill(place, hand)
        self.discards = pile[turned:]
        places = {**hands, "stock": self._drawn() + named.get("stock", [])}
        if turned:
            places["upcard"] = pile[:turned]
        texts = {place: " ".join([card_text(card) for card in lying]) for place, lying in places.items()}
        found: list[int] = self.state.arrange(None, **texts)
        return found

    def _named(self, cards: dict[str, str]) -> dict[str, list[int]]:
        """The cards that are named, by place."""
        known = [*[place for place in self.rooms if place != "upcard"], "discard", *self.state.red_three_places()]
        named: dict[str, list[int]] = {}
        for given, text in cards.items():
            place = place_name(given, {name: [] for name in known})
            if place not in known:
                raise DealError(
                    "after turns there is no '{given}'; there are: {known}", given=given, known=", ".join(known)
                )
            try:
                named[place] = [self._take(card) for card in parse_cards(text)]
            except CardError as error:
                raise DealError("'{place}': {fault}", place=place, fault=sentence_of(error)) from error
        return named

    def _drawn(self) -> list[int]:
        """The stock as it is drawn: red threes come before the first card of their side, which replaces them."""
        first = (self.state.dealer + 1) % self.state.seats
        drawn = []
        for number, card in enumerate(self.discards):
            drawn += self.reds.pop(f"{_REDS}{(first + number) % 2}", [])
            drawn.append(card)
        if any(self.reds.values()):
            raise NoHistory("nobody of that side has drawn a red three within {turns} turns", turns=self.turns)
        return drawn

    def _take(self, card: int) -> int:
        """Take a card out of those that are left; gives its face."""
        return self.left.take(card) & 63

    def _laid_card(self, word: str) -> int:
        """Take a card that is laid; where only its rank is told, any of that rank."""
        if word not in RANK_NAMES:
            try:
                return self._take(parse_card(word))
            except CardError as error:
                raise DealError("'{place}': {fault}", place="laid", fault=sentence_of(error)) from error
        for face, copies in self.left.left.items():
            if copies and face != JOKER and face & 15 == RANK_NAMES.index(word):
                return self._take(face)
        raise DealError("'laid': more cards of rank {word} are named than the pack has", word=word)

    def _free(self, plain: bool) -> list[int]:
        """The cards that are left, first those that anybody may discard without any effect, or the others."""
        left = self.left.left.items()
        return [face for face, copies in left for _ in copies if self.state.is_plain_card(face) == plain]

    def _plain(self, count: int) -> list[int]:
        """Take this many cards for the discard pile."""
        free = self._free(True)
        if len(free) < count:
            raise NoHistory("there are not {count} other cards for the discard pile", count=count)
        return [self._take(face) for face in free[:count]]

    def _fill(self, place: str, hand: list[int]) -> None:
        """Fill a hand to the number of cards that it is dealt."""
        size = len(self.rooms[place])
        if len(hand) > size:
            laid = sum([len(one.words) for one in self.laid if place == f"hand-{one.seat}"])
            held = Sentence("{count} cards", count=size - laid)
            if laid:
                held = Sentence("{cards} after {laid} were laid", cards=held, laid=laid)
            raise NoHistory("'{place}' holds {held}, not {given}", place=place, held=held, given=len(hand) - laid)
        hand += [self._take(face) for face in [*self._free(True), *self._free(False)][: size - len(hand)]]


def _check_hands(state: Any, cards: dict[str, str]) -> None:
    """Where suits do not matter (canasta) the lowest cards of a rank are laid, and a red three is laid open."""
    for zone in state.view(REFEREE).zones:
        held = [face_of(card) for card in zone.cards]
        for given in cards:
            if place_name(given, {zone.name: []}) != zone.name or zone.kind != "hand":
                continue
            for card in parse_cards(cards[given]):
                if face_of(card) not in held:
                    raise NoHistory(
                        "'{place}' does not hold {card} after these turns", place=zone.name, card=card_text(card)
                    )
                held.remove(face_of(card))


def _play(state: Any, turns: int, discards: list[int], laid: list[Laid]) -> None:
    """Play the turns: draw, lay what is due, discard the drawn card."""
    waiting = list(laid)
    refused: IllegalMove | None = None
    for number in range(turns):
        if not state.actors():
            raise NoHistory("the round is over after {number} turns", number=number)
        seat = state.actors()[0]
        state.play(seat, state.legal(seat)[0])  # the stock is listed first
        while waiting and waiting[0].seat == seat:
            refusal = state.refusal(seat, waiting[0].move)
            if refusal is not None:
                refused = IllegalMove(refusal)
                break
            state.play(seat, waiting.pop(0).move)
        try:
            state.play(seat, state.game.parse(f"discard {card_text(discards[number])}", state.view(seat)))
        except IllegalMove as illegal:
            raise NoHistory(
                "seat {seat} may not discard {card}: {refusal}",
                seat=seat,
                card=card_text(discards[number]),
                refusal=illegal,
                game=state.game.slug,
            ) from illegal
    if waiting:
        fault = Sentence("'{text}' cannot be laid within {turns} turns", text=waiting[0].text, turns=turns)
        if refused is not None:
            fault = Sentence("{fault}: {refusal}", fault=fault, refusal=refused, game=state.game.slug)
        raise NoHistory(fault)
