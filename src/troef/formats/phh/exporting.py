"""The hands of a record of poker for a PHH file.

The format knows fewer tables than we play: each hand is played again as the file tells it, and one that would come out
otherwise there is left out with the reason.
"""

from dataclasses import dataclass, field
from decimal import Decimal
from typing import Final

from troef.cards.card import card_text
from troef.core.game import State
from troef.core.moves import CALL, CHECK, FOLD, RAISE, kind_of, payload_of
from troef.core.record import Record, replay_deal, replay_move
from troef.core.view import REFEREE, TIMEKEEPER
from troef.formats.phh.hands import FIXED, NO_LIMIT, PhhHand
from troef.formats.phh.playing import match_of
from troef.formats.reading import FormatError, Reading
from troef.games.poker.options import Options

#: Readers of the format let nobody raise more often in a round of a fixed-limit game.
MOST_RAISES: Final = 4
#: How many cards lie on the board after flop, turn and river.
_STREETS: Final = (3, 4, 5)


@dataclass
class _Hand:
    """A hand as it is being followed: `players` are its seats from the dealer's left."""

    place: int
    players: list[int]
    stacks: list[int]
    carried: int
    actions: list[str] = field(default_factory=list)
    board: int = 0
    raises: int = 0
    most_raises: int = 0
    raiser: int = -1
    finishing: "tuple[Decimal, ...]" = ()

    def player(self, seat: int) -> str:
        """A seat as the file calls it."""
        return f"p{self.players.index(seat) + 1}"


def hands_of(record: Record) -> Reading[PhhHand]:
    """The hands of a match; those that the format cannot tell are left out, with a fault each.

    Raises:
        RecordError: the record does not replay.
    """
    reading: Reading[PhhHand] = Reading()
    state = record.start()
    hand: _Hand | None = None
    for line, (kind, first, second) in enumerate(record.events, 2):
        if kind < 0:
            hand = _open(state, first, line)
        else:
            _follow(state, hand, first, second, line)
        if hand is not None and _is_over(state):
            _close(state, hand)
            _take(record, hand, reading)
            hand = None
    if hand is not None:
        _take(record, hand, reading)
    return reading


def _is_over(state: State) -> bool:
    """Whether the chips of the hand have been shared."""
    return state.view(REFEREE).fact("street") is None


def _open(state: State, order: list[int], line: int) -> _Hand:
    """Deal a hand and begin to follow it."""
    view = state.view(REFEREE)
    first = (int(state.dealer) + 1) % view.seats
    players = [seat for seat in [(first + step) % view.seats for step in range(view.seats)] if view.totals[seat]]
    pot = view.fact("pot")
    hand = _Hand(
        view.deal_number + 1, players, [view.totals[seat] for seat in players], pot if isinstance(pot, int) else 0
    )
    replay_deal(state, order, line)
    after = state.view(REFEREE)
    for seat in players:
        hand.actions.append(f"d dh {hand.player(seat)} {_cards(after.zone(f'hand-{seat}').cards)}")
    _tell_board(state, hand)
    return hand


def _follow(state: State, hand: "_Hand | None", seat: int, text: str, line: int) -> None:
    """Make a move of the record and write it down."""
    actors = state.actors()
    before = len(state.sheet)
    move = state.game.parse(text, state.view(seat)) if hand is not None else 0
    replay_move(state, seat, text, line)
    if hand is None or not actors or (seat == TIMEKEEPER and text != "timeout"):
        return  # chips are bought, or the agreed time is up
    who = actors[0]
    if seat == TIMEKEEPER:  # P2
        folded = len(state.sheet) > before or state.view(REFEREE).badge(who, "folded")
        move = int(FOLD if folded else CHECK)
    kind = kind_of(move)
    if kind == RAISE:
        hand.raiser = who
        hand.raises += 1
        hand.most_raises = max(hand.most_raises, hand.raises)
    said = {FOLD: "f", CHECK: "cc", CALL: "cc", RAISE: f"cbr {payload_of(move)}"}
    hand.actions.append(f"{hand.player(who)} {said[kind]}")
    _tell_board(state, hand)


def _tell_board(state: State, hand: _Hand) -> None:
    """Write down the cards that have come to the board, street by street."""
    cards = state.view(REFEREE).zone("board").cards
    for count in _STREETS:
        if hand.board < count <= len(cards):
            hand.actions.append(f"d db {_cards(cards[hand.board : count])}")
            hand.board = count
            if len(state.actors()) == 1:
                hand.raises = 0
                hand.raiser = -1


def _close(state: State, hand: _Hand) -> None:
    """Write down who showed what, from the last to raise in the last round on (R20), and the chips afterwards."""
    view = state.view(REFEREE)
    first = hand.players.index(hand.raiser) if hand.raiser >= 0 else 0
    in_turn = hand.players[first:] + hand.players[:first]
    live = [seat for seat in in_turn if view.badge(seat, "folded") is None]
    if len(live) > 1:
        for seat in live:
            shown = view.badge(seat, "hand") is not None
            cards = f" {_cards(view.zone(f'hand-{seat}').cards)}" if shown else ""
            hand.actions.append(f"{hand.player(seat)} sm{cards}")
    hand.finishing = tuple([Decimal(view.totals[seat]) for seat in hand.players])


def _take(record: Record, hand: _Hand, reading: Reading[PhhHand]) -> None:
    """Add a hand to what could be told, or the reason why it could not."""
    label = str(hand.place)
    try:
        found = _as_phh(record, hand)
        remarks = match_of(found).remarks
        if remarks:
            reading.faults.append(remarks[0].at(hand.place, label))
        else:
            reading.games.append(found)
    except FormatError as error:
        reading.faults.append(error.fault.at(hand.place, label))


def _as_phh(record: Record, hand: _Hand) -> PhhHand:
    """The hand with the table it was played at.

    Raises:
        FormatError: the format has no such table.
    """
    options: Options = record.game.options
    fixed = options.betting == "fixed"
    if options.betting == "limit":
        raise FormatError("phh-limit")
    if hand.carried:
        raise FormatError("phh-carried")
    if fixed and hand.most_raises > MOST_RAISES:
        raise FormatError("phh-raises", most=MOST_RAISES)
    count = len(hand.players)
    big = options.big_blind
    antes = [options.ante] * count
    if options.ante_by == "big_blind":
        stack = hand.stacks[0 if count == 2 else 1]
        antes = [0, min(options.ante, max(0, stack - big)), *[0] * (count - 2)]
    return PhhHand(
        FIXED if fixed else NO_LIMIT,
        _decimals(antes),
        _decimals([options.small_blind or 0, big, *[0] * (count - 2)]),
        (Decimal(big), Decimal(2 * big if fixed else big)),
        _decimals(hand.stacks),
        tuple(hand.actions),
        options.ante_by == "everyone" and options.ante > 0,
        tuple([record.names[seat] for seat in hand.players]) if len(record.names) == record.seats else (),
        tuple([seat + 1 for seat in hand.players]),
        hand.finishing,
        facts={"hand": hand.place, "seat_count": record.seats},
        place=hand.place,
        label=str(hand.place),
    )


def _decimals(amounts: list[int]) -> tuple[Decimal, ...]:
    return tuple([Decimal(amount) for amount in amounts])


def _cards(cards: list[int]) -> str:
    """Cards as the format writes them: `Td9c`."""
    texts = [card_text(card) for card in cards]
    return "".join([text[:-1].replace("10", "T") + text[-1].lower() for text in texts])
