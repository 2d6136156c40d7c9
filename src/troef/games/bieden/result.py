"""A finished deal of bieden for `settle`, and which results a lawful deal can give."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any, Final, Self

from troef.auction.result import verdict_on_tricks
from troef.cards.bits import RANK_CARDS, SUIT_CARDS, card_count
from troef.cards.card import JACK
from troef.cards.sentence import Sentence, sentence_of
from troef.core.position_facts import PositionError
from troef.core.position_sheet import deals_by_row, sheet_row
from troef.core.result import GameResult, ResultError, Verdict, made_or_failed
from troef.core.view import SheetEntry, SheetRow
from troef.games.bieden.auction import LADDER, OVERLEG, PANDOER
from troef.games.bieden.options import Options
from troef.games.bieden.roem import BELOTE, WHOLE_PACK, best_roem, royals
from troef.games.bieden.scoring import (
    BID_POINTS,
    CARD_POINTS,
    PLAIN_POINTS,
    TREE_POINTS,
    TRICKS,
    TRUMP_POINTS,
    is_made,
    rung_of,
)
from troef.tricks.hand_roem import HAND, by_total, combinations_in, hands_of, two_hands_have
from troef.tricks.point_sums import sums_by_count, sums_of_tricks
from troef.tricks.result import points_won, tricks_won

JAS_POINTS: Final = TRUMP_POINTS["J"]


@dataclass(frozen=True)
class Result(GameResult):
    """A played deal; the score is what is added to each seat's tree.

    Fields:
        bid: the contract: 130, "pandoer", "overleg".
        bidder: the seat that made it.
        card_points: those of the playing side; pandoer and overleg do without.
        roem: all credited roem of the playing side, with belote; none in pandoer and overleg.
        tricks: what the bidder himself won; bids of points do without.
        forced: whether it is the dealer's 100 after three passes (S9).
        conceded: whether the contract was given up (R19).
        achttiender: the seat that was dealt eight cards of one suit (R23), or null. Its pair's tree goes to zero; there
            is nothing else to say but the trees.
        trees: both trees before the deal: they count only for an achttiender.
    """

    bid: int | str = 100
    bidder: int = 0
    card_points: int = 0
    roem: int = 0
    tricks: int = 0
    forced: bool = False
    conceded: bool = False
    achttiender: int | None = None
    trees: tuple[int, int] = (15, 15)

    @classmethod
    def of(cls, state: Any) -> Self:
        if state.achttiender >= 0:
            fallen = state.sheet[-1].cells
            return cls(achttiender=state.achttiender, trees=(state.tree0 - fallen[0], state.tree1 - fallen[1]))
        play, bidder = state.tricks, state.bidder
        pair = (bidder % 2, bidder % 2 + 2)
        bid = LADDER.names[state.contract]
        if state.contract in (PANDOER, OVERLEG):
            return cls(bid, bidder, tricks=tricks_won(play, bidder), conceded=state.conceded)
        shown = play.tricks_played > 1 or play.count > 0  # R16, R17: until then it does not count
        roem = state.belote + sum([state.proven[seat] for seat in pair]) if shown else 0
        return cls(bid, bidder, points_won(play, *pair), roem, forced=state.forced, conceded=state.conceded)

    def verdicts(self, scores: Sequence[int]) -> list[Verdict]:
        """Whether the contract was made (R20, R22, S6), or given up (R19)."""
        if self.achttiender is not None:
            return [Verdict("eight-of-a-suit", (self.achttiender,))]
        if self.conceded:
            return [Verdict("conceded", (self.bidder,))]
        rung, had = _rung_of(self.bid), self.card_points + self.roem
        if rung in (PANDOER, OVERLEG):
            return [verdict_on_tricks([self.bidder], self.tricks, TRICKS)]
        side = self.bidder % 2
        need = int(BID_POINTS[rung])
        return [made_or_failed("points", had >= need, (side, side + 2), had, need)]

    def parts(self) -> list[SheetEntry]:
        told = (("cards", self.card_points), ("roem", self.roem))
        return [SheetEntry(self.bidder % 2, label, points) for label, points in told if points]


def check_result(result: Result, options: Options) -> int:
    """The rung of a result that a lawful deal can give.

    Roem is checked against the hands of eight cards that two partners can have, points against the cards that whole
    tricks can hold; where a deal ends early (R19) these may be fewer than eight. Of the play only this is looked at:
    in a deal that is played out, who holds the jack of trump wins its trick.

    Raises:
        ResultError: no lawful deal can.
    """
    if min(result.trees) < 1:
        raise ResultError(
            "both trees stand before a deal, unlike {first} and {second}",
            "trees",
            first=result.trees[0],
            second=result.trees[1],
        )
    if result.achttiender is not None:
        _check_achttiender(result)
        return 0
    rung = _rung_of(result.bid)
    if not 0 <= result.bidder <= 3:
        raise ResultError("a seat is 0, 1, 2 or 3, not {seat}", "bidder", seat=result.bidder)
    if not 0 <= result.tricks <= TRICKS:
        raise ResultError("there are {count} tricks, not {given}", "tricks", count=TRICKS, given=result.tricks)
    if result.forced and rung != 0:
        raise ResultError("only a bid of 100 can be forced, not {bid}", "forced", bid=result.bid)
    _check_roem(result, rung)
    _check_points(result, rung, options)
    if result.conceded:
        if not options.early_end:
            raise ResultError("with early_end off every deal is played out", "conceded")
        if is_made(rung, result.card_points, result.roem, result.tricks):
            raise ResultError("a contract that is made cannot be given up", "conceded")
    return rung


def _check_achttiender(result: Result) -> None:
    """R23: the deal is not played."""
    if result.achttiender not in range(4):
        raise ResultError("a seat is 0, 1, 2 or 3, not {seat}", "achttiender", seat=result.achttiender)
    if replace(result, achttiender=None, trees=(15, 15)) != Result():
        raise ResultError("a deal with an achttiender is not played: nothing else is said but the trees", "achttiender")


def _rung_of(bid: int | str) -> int:
    try:
        return rung_of(bid)
    except ValueError as error:
        raise ResultError(sentence_of(error), "bid") from error


def _check_roem(result: Result, rung: int) -> None:
    roem = result.roem
    if rung in (PANDOER, OVERLEG):
        if roem:
            raise ResultError("in {name} no roem is credited", "roem", name=LADDER.names[rung])
    elif roem and not roem_can_be(roem, False):
        raise ResultError("the roem of two hands and belote cannot be {roem}", "roem", roem=roem)


def _check_points(result: Result, rung: int, options: Options) -> None:
    points, won = result.card_points, result.tricks
    if rung in (PANDOER, OVERLEG) and not points:
        return  # left out
    with_jas = not options.early_end and result.roem > 0 and not roem_can_be(result.roem, True)
    least = max(won, 1) if with_jas else won
    if not any(points_can_be(points, tricks, with_jas) for tricks in range(least, TRICKS + 1)):
        counted = Sentence("tricks of which the bidder won {won}", won=won) if won else Sentence("tricks")
        fault = Sentence("no {tricks} have {points} card points", tricks=counted, points=points)
        if with_jas:
            fault = Sentence(
                "{fault} with the jack of trump, which roem of {roem} needs", fault=fault, roem=result.roem
            )
        raise ResultError(fault, "card_points")


def points_can_be(points: int, tricks: int, with_jas: bool = False) -> bool:
    """Whether that many tricks can hold that many card points (S1), if it need be with the jack of trump among them."""
    if not 0 <= points <= CARD_POINTS:
        return False
    sums = _sums_beside_jas()[tricks] << JAS_POINTS if with_jas else _sums()[tricks]
    return sums >> points & 1 == 1


@lru_cache(maxsize=1)
def _sums() -> list[int]:
    """By number of tricks, the points that they can hold, as bits."""
    worth = [*TRUMP_POINTS.values(), *3 * [*PLAIN_POINTS.values()]]
    return sums_of_tricks([*worth, *[0] * (4 * TRICKS - len(worth))])


@lru_cache(maxsize=1)
def _sums_beside_jas() -> list[int]:
    """By number of tricks with the jack of trump in them, the points of their other cards, as bits; none for none."""
    worth = [points for points in TRUMP_POINTS.values() if points != JAS_POINTS] + 3 * [*PLAIN_POINTS.values()]
    return [0, *sums_by_count([*worth, *[0] * (4 * TRICKS - 1 - len(worth))])[3::4]]


# ---- roem of two hands ----


@lru_cache(maxsize=4)
def _hands(trump: int) -> dict[int, list[int]]:
    """By their total with a trump suit, the hands that roem can make (S2–S5): eight of one suit are not played."""
    hands = [hand for hand in hands_of(combinations_in(WHOLE_PACK)) if not _is_one_suit(hand)]
    return by_total(hands, lambda hand: int(best_roem(hand, trump)[0]))


def _is_one_suit(hand: int) -> bool:
    return card_count(hand) == HAND and any(not hand & ~SUIT_CARDS[suit] for suit in range(4))


@lru_cache(maxsize=512)
def roem_can_be(total: int, without_jas: bool) -> bool:
    """Whether the roem of two partners with belote can count this much (S2–S5), if wanted without the jack of trump in
    their hands."""
    # the suits are alike: clubs stand for any trump suit
    jack = int(SUIT_CARDS[0] & RANK_CARDS[JACK])

    def fit(one: int, other: int) -> bool:
        return not (without_jas and (one | other) & jack)

    def with_belote(one: int, other: int) -> bool:
        return fit(one, other) and (_says_belote(one, other) or _says_belote(other, one))

    return two_hands_have(_hands(0), total, fit) or two_hands_have(_hands(0), total - int(BELOTE), with_belote)


def _says_belote(hand: int, other: int) -> bool:
    """Whether a hand can hold king and queen of trump, too, without more roem (S5)."""
    larger = hand | int(royals(0))
    if larger & other or card_count(larger) > HAND or _is_one_suit(larger):
        return False
    return bool(best_roem(larger, 0)[0] == best_roem(hand, 0)[0])


# ---- the sheet ----


def check_rows(sheet: list[SheetRow], played: int, options: Options) -> None:
    """Whether deals can bring both trees what the rows say (S7–S9); the first row may stand for several.

    Raises:
        PositionError: they cannot.
    """
    worths = {int(worth) for worth in TREE_POINTS}
    changes = {change for worth in worths for change in ((-worth, 0), (worth, -worth))}
    changes |= {(0, -2 if options.forced_fail_opponents_gain else 0)}
    most = max(worths)
    for number, (row, deals) in enumerate(zip(sheet, deals_by_row(played, len(sheet)), strict=True), 1):
        one, other = row.cells
        if deals == 1 and (one, other) not in changes and (other, one) not in changes:
            raise PositionError(
                sheet_row(number), "no contract changes the trees by {one} and {other}", one=one, other=other
            )
        if max(abs(one), abs(other)) > most * deals or one + other > 0:
            raise PositionError(
                sheet_row(number),
                "{deals} deals cannot change the trees by {one} and {other}",
                deals=deals,
                one=one,
                other=other,
            )
