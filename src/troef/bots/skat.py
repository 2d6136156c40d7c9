"""The rule player of skat.

It estimates what each game would be worth and how likely it is to be made, bids up to the value of its best game, lays
away what it would lose, and chooses cards by what a trick is likely to bring. Declarer draws trumps first; the others
give points to each other's tricks and keep them out of declarer's.
"""

import math
from itertools import combinations
from typing import Final

from troef.bots.base import RuleOfThumb
from troef.bots.tricks import CardReading, against_tricks, highest, keeping_back, lowest
from troef.cards.bits import BIT, RANK_CARDS, SUIT_CARDS, cards_in, set_of
from troef.cards.card import ACE, JACK, SUIT_LETTERS, TEN
from troef.core.game import Game
from troef.core.moves import BID, DISCARD, PASS, PLAY, TAKE, YES, kind_of, make_move, payload_of
from troef.core.view import View
from troef.games.skat import ORDERINGS, PACK, matadors
from troef.games.skat.contract import HAND, announced_in, game_move, game_of
from troef.games.skat.scoring import BASE, GAMES, NUL_VALUES, SCHNEIDER

GRAND: Final = 4
NUL: Final = 5
OUVERT: Final = 6
ALL: Final = int(set_of(PACK))
JACKS: Final = int(RANK_CARDS[JACK])

#: The chance of making a game from which it is bid and played, and from which the skat is left or more is announced.
DARES: Final = 0.52
SURE: Final = 0.9
#: What the skat adds to a hand that may still take it, in units of `strength`.
SKAT_HELPS: Final = 0.8
#: The strength at which a game has an even chance, and how steeply the chance rises with it.
EVEN: Final = {"suit": 7.4, "grand": 6.8}
STEEP: Final = 1.1

#: How many low cards a Nul suit wants: its cards from below must not be higher than these ranks (7, 9, J, K …).
NUL_STEPS: Final = (5, 7, 9, 11, 12, 12, 12, 12)

#: Points that a friend is expected to add to a trick, and a foe.
GIVEN: Final = 6.0
SPARED: Final = 1.0


class RulePlayer(RuleOfThumb):
    """Plays by rules of thumb; the same view gives the same move."""

    def __init__(self, game: Game, seed: "int | str") -> None:
        super().__init__(game, seed)
        #: the hand that is bid on, and how far
        self.hand = 0
        self.limit = 0

    def decide(self, view: View) -> int:
        """The move to make, where there is a choice."""
        match view.phase:
            case "auction" | "last-word":
                return self._speak(view)
            case "skat":
                return _skat_or_hand(view)
            case "laying":
                return _lay_away(view)
            case "game":
                return _name(view)
        return int(make_move(PLAY, _card(view)))

    def unthinkable(self, view: View) -> list[int]:
        """To keep a ten back from a partner's ace."""
        if view.phase != "play" or _contract(view) >= NUL:
            return []
        return [int(make_move(PLAY, card)) for card in keeping_back(read_table(view))]

    def _speak(self, view: View) -> int:
        hand = _own(view)
        if hand != self.hand:
            self.hand, self.limit = hand, _limit(hand)
        if int(YES) in view.moves:
            asked = view.fact("asked")
            return int(YES) if isinstance(asked, int) and asked <= self.limit else int(PASS)
        asks = [move for move in view.moves if kind_of(move) == BID]
        return min(asks) if asks and payload_of(min(asks)) <= self.limit else int(PASS)


# ---- what a hand is worth ----


def card_count(cards: int) -> int:
    """How many cards are in a set."""
    return cards.bit_count()


def strength(cards: int, game: int, laid: int = 0) -> float:
    """The strength of a suit game or Grand, counted in trumps and aces."""
    jacks = int(cards & JACKS)
    count = 0.0
    if game == GRAND:
        count += 1.3 * card_count(jacks) + (0.5 if cards & BIT[JACK] else 0.0)
    else:
        count += card_count(jacks | int(cards & SUIT_CARDS[game])) + 0.35 * card_count(jacks)
        count += 0.3 if cards & BIT[16 * game + ACE] else 0.0
    for suit in range(4):
        held = int(cards & SUIT_CARDS[suit]) & ~JACKS
        if suit != game:
            count += _side(held, game)
    return count + 0.05 * int(ORDERINGS[GRAND].points_in(laid))


def _side(held: int, game: int) -> float:
    """What a suit that is not trump adds: aces, tens that live, nothing to lose; losers take away."""
    if not held:
        return 0.5 if game != GRAND else 0.2
    size = card_count(held)
    ace, ten = bool(held & RANK_CARDS[ACE]), bool(held & RANK_CARDS[TEN])
    count = 1.0 if ace else 0.0
    if ten:
        count += 0.8 if ace else 0.3 if size > 1 else -0.4
    if game == GRAND and ace and ten:
        count += 0.3 * (size - 2)
    losers = size - int(ace) - int(ten and ace)
    return count - 0.25 * max(0, losers - 1)


def chance_of(cards: int, game: int, laid: int = 0, bonus: float = 0.0) -> float:
    """How likely a game is to be made with these cards."""
    if game >= NUL:
        return _nul_chance(cards, game == OUVERT)
    even = EVEN["grand" if game == GRAND else "suit"]
    return 1.0 / (1.0 + math.exp(-STEEP * (strength(cards, game, laid) + bonus - even)))


def _nul_chance(cards: int, ouvert: bool) -> float:
    """How likely no trick is won: every suit must be able to stay under what is led."""
    chance = 1.0
    for suit in range(4):
        held = [card & 15 for card in cards_in(cards & SUIT_CARDS[suit])]
        gaps = sum(max(0, rank - step) for rank, step in zip(held, NUL_STEPS, strict=False))
        if gaps:
            single = len(held) == 1
            chance *= max(0.05, 1.0 - (0.08 if single else 0.22) * gaps - (0.15 if ouvert else 0.0))
    return chance * (0.9 if not ouvert else 0.88)


def value_of(cards: int, game: int, hand: bool) -> int:
    """The value of a game at its simple level with these cards."""
    if game >= NUL:
        return NUL_VALUES[hand, game == OUVERT]
    return BASE[game] * (abs(int(matadors(cards, game))) + 1 + int(hand))


def _expected(cards: int, game: int, bid: int, hand: bool, laid: int = 0, bonus: float = 0.0) -> float:
    """What naming a game scores on average."""
    value = value_of(cards | laid, game, hand)
    if value < bid:
        if game >= NUL:
            return -1000.0
        steps = -(-bid // BASE[game])
        return -2.0 * BASE[game] * steps
    chance = chance_of(cards, game, laid, bonus)
    return chance * value - (1.0 - chance) * 2 * value


# ---- speaking ----


def _limit(cards: int) -> int:
    """How far to bid: the value of the dearest game that is likely enough."""
    limit = 0
    for game in range(OUVERT + 1):
        if chance_of(cards, game, 0, SKAT_HELPS) >= DARES:
            limit = max(limit, value_of(cards, game, False))
        if chance_of(cards, game) >= SURE:
            limit = max(limit, value_of(cards, game, True))
    return limit


def _own(view: View) -> int:
    return int(set_of(view.hand()))


def _bid(view: View) -> int:
    bid = view.fact("bid")
    return bid if isinstance(bid, int) else 0


def _skat_or_hand(view: View) -> int:
    """Leave the skat only for a game that hardly needs it."""
    cards, bid = _own(view), _bid(view)
    for game in range(OUVERT + 1):
        if chance_of(cards, game) >= SURE and value_of(cards, game, True) >= bid:
            return int(HAND)
    return int(TAKE)


def _plan(cards: int, bid: int) -> tuple[int, int]:
    """Of twelve cards: the game to name and the two to lay away."""
    best = (-10_000.0, 0, 0)
    for one, other in combinations(cards_in(cards), 2):
        laid = int(BIT[one] | BIT[other])
        for game in range(OUVERT + 1):
            if game < NUL and laid & (JACKS | (SUIT_CARDS[game] if game < GRAND else 0)):
                continue
            best = max(best, (_expected(cards & ~laid, game, bid, False, laid), game, laid))
    return best[1], best[2]


def _lay_away(view: View) -> int:
    """The plan is made with all twelve cards, so that the second card fits the first."""
    laid = int(set_of(view.zone("skat").cards))
    held = _own(view)
    _, wanted = _plan(held | laid, _bid(view))
    rest = wanted & held or held
    return int(make_move(DISCARD, cards_in(rest)[0]))


def _name(view: View) -> int:
    cards, bid, hand = _own(view), _bid(view), view.fact("hand") is True
    laid = int(set_of(view.zone("skat").cards))
    named = max(
        (move for move in view.moves if not announced_in(move)),
        key=lambda move: _expected(cards, int(game_of(move)), bid, hand, laid),
    )
    game = int(game_of(named))
    bold = int(game_move(game, SCHNEIDER))
    if bold in view.moves and strength(cards, game) >= EVEN["grand" if game == GRAND else "suit"] + 5:
        return bold
    return named


# ---- playing ----


def _contract(view: View) -> int:
    trump = view.fact("trump")
    if isinstance(trump, str):
        return SUIT_LETTERS.index(trump)
    return GAMES.index(str(view.fact("game")).replace("-", " "))


def read_table(view: View) -> CardReading:
    """The trick game as this seat sees it; declarer knows what he laid away."""
    declarer = view.fact("declarer")
    friends = [view.seat] if view.seat == declarer else [seat for seat in range(view.seats) if seat != declarer]
    absent = [seat for seat in range(view.seats) if view.badge(seat, "pause")]
    pack = ALL & ~int(set_of(view.zone("skat").cards))
    return CardReading(view, ORDERINGS[_contract(view)], pack, set(friends) - set(absent), absent=absent)


def _card(view: View) -> int:
    reading = read_table(view)
    declarer = view.seat == view.fact("declarer")
    if _contract(view) >= NUL:
        return against_tricks(reading) if declarer else _against_nul(reading)
    if reading.leading() and declarer:
        trump = _draw(reading)
        if trump >= 0:
            return trump
    return max(reading.cards, key=lambda card: (_worth(reading, card, declarer), -reading.points(card), card))


def _against_nul(reading: CardReading) -> int:
    """Make declarer win: stay under his card, and lead what he may have to take."""
    cards = reading.cards
    if reading.leading():
        return min(cards, key=lambda card: (reading.rank(card), reading.length(int(reading.order.suits[card]))))
    if not reading.ours():
        under = [card for card in cards if not reading.beats(card)]
        return highest(reading, under) if under else lowest(reading, cards)
    if any(seat not in reading.friends for seat in reading.behind()):
        return min(cards, key=reading.rank)
    return max(cards, key=reading.rank)


def _draw(reading: CardReading) -> int:
    """Declarer's trump while the others have any: a sure one, or a low one from plenty; -1 when there is no need."""
    trumps = [card for card in reading.cards if reading.is_trump(card)]
    out = card_count(reading.trumps_out())
    if not trumps or not out:
        return -1
    sure = [card for card in trumps if reading.master(card)]
    if sure:
        return min(sure, key=lambda card: (reading.points(card) >= 10, reading.rank(card)))
    if len(trumps) > out // 2 + 1:
        return min(trumps, key=lambda card: (reading.points(card), reading.rank(card)))
    return -1


def _worth(reading: CardReading, card: int, declarer: bool) -> float:
    """The points that a trick with this card is likely to bring, less what the card is worth later."""
    holds = reading.leading() or reading.beats(card)
    best = card if holds else reading.best
    led = int(reading.order.suits[card if reading.leading() else reading.trick[0]])
    ours = 1.0 if holds or reading.ours() else 0.0
    points = float(reading.points(card) + sum(reading.points(other) for other in reading.trick))
    won = lost = points
    for seat in reading.behind():
        beats = _beats(reading, seat, best, led)
        if seat in reading.friends:
            ours += (1.0 - ours) * beats * 0.9
            won, lost = won + GIVEN, lost + SPARED
        else:
            ours *= 1.0 - beats
            won, lost = won + SPARED, lost + (GIVEN if not declarer else 4.0)
    return ours * won - (1.0 - ours) * lost - _keep(reading, card, declarer)


def _beats(reading: CardReading, seat: int, best: int, led: int) -> float:
    """How likely a seat that still plays beats the best card."""
    may = reading.held_by_others([seat])
    own = int(reading.order.members[led])
    open_hand = reading.hands[seat]
    size = reading.view.zone(f"hand-{seat}").hidden
    pool = card_count(reading.unseen) or 1
    share = min(1.0, size / pool)

    def holds(cards: int) -> float:
        return 1.0 if cards & open_hand else 1.0 - (1.0 - share) ** card_count(cards & may)

    higher = int(reading.order.beaters[best])
    if led == int(reading.order.trump):
        return holds(higher)
    void = 1.0 - holds(own)
    return (1.0 - void) * min(1.0, holds(higher & own)) + void * holds(higher & int(reading.order.trumps()))


def _keep(reading: CardReading, card: int, declarer: bool) -> float:
    """What a card is worth in later tricks; high cards against declarer die under his trumps."""
    if len(reading.cards) == 1:
        return 0.0
    points = reading.points(card)
    if reading.is_trump(card):
        return 5.0 + 0.4 * reading.rank(card) + 0.5 * points
    lane = int(reading.order.members[reading.order.suits[card]])
    mates = card_count(reading.hand & lane) - 1
    if reading.master(card):
        if not declarer and reading.trumps_out():
            return 2.0 + 0.4 * points
        return (9.0 if mates < 3 else 7.0) + (2.0 if points >= 10 else 0.0)
    if points >= 10 and mates:
        return 5.0 if declarer else 4.0
    return 0.2 * points
