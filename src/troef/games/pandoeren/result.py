"""A finished deal of pandoeren for `settle`, and which results a lawful deal can give."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final, Self

from troef.auction.contract import ALONE, CALLED_CARD, THE_JAS
from troef.cards.bits import BIT, RANK_CARDS, SUIT_CARDS, card_count, cards_in, set_of
from troef.cards.card import ACE, JACK, KING, QUEEN
from troef.cards.sentence import Sentence, sentence_of
from troef.core.position_facts import PositionError
from troef.core.position_sheet import sheet_row
from troef.core.result import GameResult, ResultError, Verdict, made_or_failed
from troef.core.view import SheetRow
from troef.games.pandoeren.contracts import (
    CONTRACTS,
    LOSE_ALL,
    PICCOLO,
    POINTS,
    RUNGS,
    WIN_ALL_ALONE,
    Contract,
    rung_named,
)
from troef.games.pandoeren.roem import STUK, roem_total
from troef.games.pandoeren.rules import PACK
from troef.games.pandoeren.scoring import LAST_TRICK, PLAIN_POINTS, TRICKS, TRUMP_POINTS, WINNER_BITS
from troef.tricks.hand_roem import HAND, by_total, combinations_in, hands_of, two_hands_have
from troef.tricks.point_sums import sums_by_count
from troef.tricks.result import points_won

JAS_POINTS: Final = TRUMP_POINTS["J"]


@dataclass(frozen=True)
class Result(GameResult):
    """A played deal.

    Fields:
        contract: a bid as it is written: 150, "solo zwabber", "pandoer+40".
        bidder: the seat that plays it.
        partner: the holder of the called card, or in kereltje of the jas; null where the bidder is alone.
        tricks: the winners of the eight tricks in order; points contracts do without.
        card_points: in points contracts what the bidder's side has in tricks, with 5 for the last one; other contracts
            do without.
        roem: in points contracts and pandoer+n the roem of the bidder's side that counts (S4).
        stuk: whether the bidder's side has 20 for king and queen of trump beside the roem (S5).
    """

    contract: int | str
    bidder: int
    partner: int | None = None
    tricks: tuple[int, ...] = ()
    card_points: int = 0
    roem: int = 0
    stuk: bool = False

    @classmethod
    def of(cls, state: Any) -> Self:
        contract, race, bidder = CONTRACTS[state.contract], state.race, state.bidder
        side = cards_in(state.side())
        winners = tuple([state.winners >> (int(WINNER_BITS) * trick) & 3 for trick in range(int(TRICKS))])
        points = points_won(state.tricks, *side) + (int(LAST_TRICK) if winners[-1] in side else 0)
        return cls(
            contract.name,
            bidder,
            next((seat for seat in side if seat != bidder), None),
            winners,
            points if contract.task == POINTS else 0,
            race.counted() if race else 0,
            bool(race and race.extra() > race.counted()),
        )

    def verdicts(self, scores: Sequence[int]) -> list[Verdict]:
        """Whether the contract was made, and with how many points or tricks (R22–R27)."""
        contract, bidder = _contract_named(str(self.contract)), self.bidder
        seats = [bidder] if self.partner is None else [bidder, self.partner]
        made, own = scores[bidder] > 0, self.tricks.count(bidder)
        if contract.task == POINTS:
            had = self.card_points + self.roem + (int(STUK) if self.stuk else 0)
            return [made_or_failed("points", made, seats, had, int(contract.needed))]
        if contract.task in (LOSE_ALL, PICCOLO):
            return [made_or_failed("exactly", made, seats, own)]
        won = own if contract.task == WIN_ALL_ALONE else sum([winner in seats for winner in self.tricks])
        if won < TRICKS:
            return [made_or_failed("tricks", made, seats, won, int(TRICKS))]
        return [made_or_failed("plain", made, seats)]  # the roem of R27, or who won the first four tricks


def contract_of(result: Result, reuse: bool) -> Contract:
    """The contract of a result that a lawful deal can give; `reuse` is the option `roem_card_reuse`.

    Roem is checked against the hands of eight cards that two players can have, points against the cards that this many
    tricks can hold. Of the play only this is looked at: who holds the jas wins the trick that it is played to.

    Raises:
        ResultError: no lawful deal can.
    """
    contract = _contract_named(str(result.contract))
    _check_seats(result, contract)
    _check_tricks(result, contract)
    if (result.roem or result.stuk) and not contract.roem:
        raise ResultError("roem and stuk do not count in {name}", "roem" if result.roem else "stuk", name=contract.name)
    if result.roem and not roem_can_be(result.roem, reuse, result.stuk, False):
        fault = (
            Sentence("no two hands have roem of {roem} and stuk", roem=result.roem)
            if result.stuk
            else Sentence("no two hands have roem of {roem}", roem=result.roem)
        )
        raise ResultError(fault, "roem")
    needs_jas = result.roem > 0 and not roem_can_be(result.roem, reuse, result.stuk, True)
    _check_points(result, contract, needs_jas)
    return contract


def _contract_named(bid: str) -> Contract:
    try:
        return CONTRACTS[rung_named(bid)]
    except ValueError as error:
        fault = Sentence("{fault}; there are: {known}", fault=sentence_of(error), known=", ".join(RUNGS))
        raise ResultError(fault, "contract") from error


def _check_seats(result: Result, contract: Contract) -> None:
    bidder, partner = result.bidder, result.partner
    for name, seat in (("bidder", bidder), ("partner", partner)):
        if seat is not None and seat not in range(4):
            raise ResultError("a seat is 0, 1, 2 or 3, not {seat}", name, seat=seat)
    if partner is None:
        if contract.partner == CALLED_CARD:
            raise ResultError("{name} is played with the holder of the called card", "partner", name=contract.name)
    elif contract.partner == ALONE:
        raise ResultError(
            "{name} is played alone, not with seat {partner}", "partner", name=contract.name, partner=partner
        )
    elif partner == bidder:
        raise ResultError("nobody is his own partner: seat {partner}", "partner", partner=partner)


def _check_tricks(result: Result, contract: Contract) -> None:
    tricks = result.tricks
    if len(tricks) != TRICKS and (tricks or contract.task != POINTS):
        raise ResultError(
            "the winners of {wanted} tricks are wanted, not of {given}", "tricks", wanted=TRICKS, given=len(tricks)
        )
    for winner in tricks:
        if winner not in range(4):
            raise ResultError("a trick is won by seat 0, 1, 2 or 3, not {winner}", "tricks", winner=winner)
    if contract.partner == THE_JAS:  # R12: it is in play, for its suit may not be named when it was buried
        holder = result.bidder if result.partner is None else result.partner
        if holder not in tricks:
            raise ResultError(
                "seat {holder} holds the jas and wins at least one trick with it", "tricks", holder=holder
            )


def _check_points(result: Result, contract: Contract, needs_jas: bool) -> None:
    """That these tricks can hold that many points, and that the jas has won one where the roem is made with it."""
    points, tricks = result.card_points, result.tricks
    won = [winner in (result.bidder, result.partner) for winner in tricks]
    if needs_jas and won and not any(won):
        raise ResultError("with roem of {roem} they hold the jas and win at least one trick", "roem", roem=result.roem)
    if contract.task != POINTS and not points:
        return  # left out
    shares = [(sum(won), won[-1])] if won else [(count, last) for count in range(TRICKS + 1) for last in (False, True)]
    if not any(points_can_be(points, count, last, contract.trump, needs_jas) for count, last in shares):
        counted = Sentence("{won} of these tricks", won=sum(won)) if won else Sentence("tricks")
        fault = Sentence("no {tricks} have {points} card points", tricks=counted, points=points)
        if needs_jas:
            fault = Sentence("{fault} with the jas, as roem of {roem} needs it", fault=fault, roem=result.roem)
        raise ResultError(fault, "card_points")


def points_can_be(points: int, tricks: int, last: bool, trump: bool = True, with_jas: bool = False) -> bool:
    """Whether a side can have that many card points in some tricks with or without the last one (S1, S2), if it need be
    with the jas among their cards. One card of the pack is buried."""
    if (last and not tricks) or (not last and tricks == TRICKS):
        return False
    cards = points - int(LAST_TRICK) if last else points
    if cards < 0:
        return False
    sums = _sums(trump)[4 * tricks]
    if with_jas:
        sums = _sums_beside_jas()[4 * tricks - 1] << JAS_POINTS if tricks else 0
    return sums >> cards & 1 == 1


@lru_cache(maxsize=2)
def _sums(trump: bool) -> list[int]:
    """By number of cards, the points that this many cards of the pack can have, as bits."""
    worth = [*(TRUMP_POINTS if trump else PLAIN_POINTS).values(), *3 * [*PLAIN_POINTS.values()]]
    return sums_by_count([*worth, *[0] * (len(PACK) - len(worth))])


@lru_cache(maxsize=1)
def _sums_beside_jas() -> list[int]:
    """The same of the pack without the jas."""
    worth = [points for points in TRUMP_POINTS.values() if points != JAS_POINTS] + 3 * [*PLAIN_POINTS.values()]
    return sums_by_count([*worth, *[0] * (len(PACK) - 1 - len(worth))])


def check_rows(sheet: list[SheetRow], played: int) -> None:
    """Whether deals can bring what the rows say (S6); deals that all passed have none (R2), and a row by itself may
    stand for several.

    Raises:
        PositionError: they cannot.
    """
    alone = {int(contract.score) for contract in CONTRACTS if contract.partner != CALLED_CARD}
    paired = {int(contract.score) for contract in CONTRACTS if contract.partner != ALONE}
    most = max(alone | paired)
    for number, row in enumerate(sheet, 1):
        told = ", ".join([str(cell) for cell in row.cells])
        scored = [cell for cell in row.cells if cell]
        if len(sheet) == 1 and played > 1:
            if max([abs(cell) for cell in row.cells]) > most * played:
                raise PositionError(
                    sheet_row(number),
                    "{played} deals cannot bring {given}: at most {most} each",
                    played=played,
                    given=told,
                    most=most,
                )
        elif len(set(scored)) != 1 or len(scored) > 2 or abs(scored[0]) not in (alone if len(scored) == 1 else paired):
            raise PositionError(sheet_row(number), "no contract brings {given}", given=told)


# ---- roem of two hands ----


@lru_cache(maxsize=2)
def _hands(reuse: bool) -> dict[int, list[int]]:
    """By their total, the hands that roem can make (S3)."""
    return by_total(hands_of(combinations_in(set_of(PACK))), lambda hand: int(roem_total(hand, reuse)))


@lru_cache(maxsize=1024)
def roem_can_be(total: int, reuse: bool, stuk: bool, without_jas: bool) -> bool:
    """Whether roem of a bidder, of his partner, or of both (S4) can count this much, with king and queen of some trump
    suit in one of the hands or without, and if wanted without the jas in them."""

    def fit(bidder: int, partner: int) -> bool:
        return _can_call(bidder, partner, reuse) and any(
            _trump_fits(bidder, partner, suit, reuse, stuk, without_jas) for suit in range(4)
        )

    return two_hands_have(_hands(reuse), total, fit)


def _trump_fits(bidder: int, partner: int, suit: int, reuse: bool, stuk: bool, without_jas: bool) -> bool:
    """Whether a suit can be trump so."""
    trumps = int(SUIT_CARDS[suit])
    if without_jas and (bidder | partner) & trumps & int(RANK_CARDS[JACK]):
        return False
    pair = trumps & int(RANK_CARDS[KING] | RANK_CARDS[QUEEN])
    return not stuk or _can_add(bidder, partner, pair, reuse) or _can_add(partner, bidder, pair, reuse)


def _can_call(bidder: int, partner: int, reuse: bool) -> bool:
    """Whether the partner can hold the card that the bidder calls (R10): an ace that is neither in the bidder's hand
    nor buried; a king where all aces are, and so on."""
    to_bury = 1
    for rank in (ACE, KING, QUEEN):
        cards = [int(BIT[card]) for card in PACK if RANK_CARDS[rank] & BIT[card]]
        if any(_can_add(partner, bidder, card, reuse) for card in cards):
            return True
        missing = [card for card in cards if not card & bidder]
        if len(missing) > to_bury:
            return False  # the bidder could call one of them; where he holds more, the hand is another one
        to_bury -= len(missing)
    return False


def _can_add(hand: int, other: int, cards: int, reuse: bool) -> bool:
    """Whether a hand can hold some cards, too, without more roem."""
    larger = hand | cards
    if larger & other or card_count(larger) > HAND:
        return False
    return bool(roem_total(larger, reuse) == roem_total(hand, reuse))
