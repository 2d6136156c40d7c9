"""Texas Hold'em as a game: its moves as text, laid deals, settling, and worlds from a view."""

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from troef.betting.pots import make_pots, zeros
from troef.cards.bits import BIT, set_of
from troef.cards.hand_order import ByRank, HandOrder
from troef.core.game import Game
from troef.core.language import AMOUNT, Language, Verb, words
from troef.core.moves import CALL, CHECK, FOLD, RAISE, TIMEOUT, kind_of, make_move, payload_of
from troef.core.refusal import MoveTextError
from troef.core.rng import Rng, shuffle
from troef.core.view import View
from troef.games.poker.betting import NO_REBUY, REBUY, TIME_UP
from troef.games.poker.hands import strength
from troef.games.poker.options import INFO, Options, TableRules, agree
from troef.games.poker.places import board_places, places_of
from troef.games.poker.result import Result, check_result
from troef.games.poker.showdown import share_pots
from troef.games.poker.state import PACK, PokerState
from troef.sampling.replay import replay_log, retrace

ALL_IN: Final = (["all", "in"], ["all-in"], ["allin"])
#: How often a world's hidden losing hands are drawn again before giving up on telling them apart.
TRIES: Final = 2000


@final
class PokerLanguage(Language):
    """The verbs; a call is described with what it costs, and the many amounts of a raise as one span."""

    def describe_all(self, moves: list[int], view: "View | None" = None) -> list[dict[str, object]]:
        described = [self.describe(move) for move in moves if kind_of(move) != RAISE]
        for facts in described:
            if facts["verb"] == "call" and view is not None:
                facts["amount"] = _to_call(view)
        amounts = [int(payload_of(move)) for move in moves if kind_of(move) == RAISE]
        if amounts:
            facts = self.describe(int(make_move(RAISE, amounts[0])))
            step = amounts[1] - amounts[0] if len(amounts) > 1 else 1
            facts["amount"] = {"min": amounts[0], "max": amounts[len(amounts) - 1], "step": step}
            described.append(facts)
        return described


_LANGUAGE: Final = PokerLanguage(
    (
        Verb(int(FOLD), "fold", also=("past", "pas")),
        Verb(int(CHECK), "check"),
        Verb(int(CALL), "call"),
        Verb(int(RAISE), "raise", AMOUNT, also=("raise to", "bet")),
        Verb(int(REBUY), "rebuy", also=("buy in", "re buy")),
        Verb(int(NO_REBUY), "no rebuy", also=("decline", "norebuy", "no buy in")),
        Verb(int(TIMEOUT), "timeout", also=("time out",)),
        Verb(int(TIME_UP), "time up", also=("time is up",)),
    )
)


@final
class Poker(Game):
    """The rules with their options."""

    def __init__(self, rules: str, options: Options) -> None:
        super().__init__(INFO, rules, options, _LANGUAGE)
        self.table = TableRules(options)

    def new_state(self, seats: int, dealer: int) -> PokerState:
        return PokerState(self, self.table, seats, dealer)

    def pack(self, seats: int) -> list[int]:
        return list(PACK)

    def places(self, seats: int, dealer: int) -> dict[str, list[int]]:
        """R8. `board` is flop, turn and river. Where seats are out, `State.places` says where the cards lie."""
        return places_of([(dealer + 1 + index) % seats for index in range(seats)])

    def hand_order(self, view: View) -> HandOrder:
        """By rank, the ace high."""
        return ByRank()

    def settle(self, result: Any) -> tuple[int, ...]:
        """A `Result` -> the chips every seat gets (S1–S5); what is left of the pot stays on the table.

        Raises:
            ValueError: it has the wrong shape, or no lawful hand can give it.

        >>> import troef
        >>> troef.game("poker").settle({"put": [20, 50, 100, 100], "folded": [], "strengths": [9, 5, 3, 7]})
        (80, 0, 0, 190)
        """
        found = Result.read(result)
        hand = check_result(found, self.table)
        own = [hand.own(seat) for seat in range(len(found.put))]
        live: i64 = 0
        for seat in hand.live:
            live |= BIT[seat]
        pots = make_pots(vec[i64](own), live, found.carried + sum(found.put) - sum(own))
        won = zeros(len(own))
        share_pots(pots, vec[i64](list(found.strengths)), hand.dealer, self.table, won)
        return tuple([int(chips) for chips in won])

    def gains(self, result: Any) -> tuple[int, ...]:
        """What every seat has more than before the hand: without the chips that it had put in itself (S1)."""
        found = Result.read(result)
        return tuple([got - put for got, put in zip(self.settle(found), found.put, strict=True)])

    def parse(self, text: str, view: "View | None" = None) -> int:
        """The move a text stands for; a view is needed for `all in`, and for `call 10` to be checked."""
        given = words(text)
        if given in ALL_IN:
            return self._all_in(text, view)
        if len(given) == 2 and given[0] == "call" and view is not None and given[1] == str(_to_call(view)):
            return int(CALL)
        return super().parse(text, view)

    def _all_in(self, text: str, view: "View | None") -> int:
        if view is None or view.seat < 0:
            raise MoveTextError("'{text}' needs a view of a seat: how much it is depends on the chips", text=text)
        highest = view.fact("highest-bet")
        total = _number(view.badge(view.seat, "chips")) + _number(view.badge(view.seat, "bet"))
        return int(CALL) if total <= _number(highest) else int(make_move(RAISE, total))

    # ---- worlds ----

    def world(self, view: View, rng: Rng) -> PokerState:
        """Unknown are the hole cards of others that are not open, the burnt cards and the coming board."""
        if not view.deal_number:
            state = self.new_state(view.seats, view.dealer)
            state.restore(view)
            replay_log(state, view.log)
            return state
        players = _players(view)
        mucked = _mucked(view)
        for _ in range(TRIES):
            order = _draw(view, players, mucked, rng)
            state = self._replay(view, order)
            if not mucked or _same_ending(state, view):
                return state
        raise ValueError("no hidden hands were found that lose as those in the view did")

    def _replay(self, view: View, order: list[int]) -> PokerState:
        state = PokerState(self, self.table, view.seats, _number(view.memory["dealer"]))
        state.deal_number = view.deal_number - 1
        over = view.phase != "betting"
        state.sheet = view.sheet[: len(view.sheet) - 1] if over else view.sheet
        state.table.chips = vec[i64](_stacks(view))
        state.carried = _number(view.memory["carried"])
        state.awaits_deal = False
        state.lay(order)
        retrace(state, view.log)
        return state


def _number(value: object) -> int:
    return value if isinstance(value, int) else 0


def _to_call(view: View) -> int:
    """What the viewer must put in to call."""
    chips = _number(view.badge(view.seat, "chips")) if view.seat >= 0 else 0
    return min(chips, _number(view.fact("to-call")))


def _stacks(view: View) -> list[int]:
    stacks = view.memory["stacks"]
    assert isinstance(stacks, list)
    return [int(chips) for chips in stacks]


def _players(view: View) -> list[int]:
    """The seats of the hand on the table, from its dealer's left (R3)."""
    stacks, dealer = _stacks(view), _number(view.memory["dealer"])
    seats = [(dealer + 1 + index) % view.seats for index in range(view.seats)]
    return [seat for seat in seats if stacks[seat]]


def _known_places(view: View, players: list[int]) -> dict[int, int]:
    """The cards that the viewer knows, by their place in the pack."""
    count = len(players)
    known: dict[int, int] = {}
    for index, seat in enumerate(players):
        cards = view.zone(f"hand-{seat}").cards
        if seat == view.seat and not cards:
            folded = view.memory.get("folded")
            cards = list(folded) if isinstance(folded, list) else []
        for turn, card in enumerate(cards):
            known[1 + index + turn * count] = card
    for place, card in zip(board_places(count), view.zone("board").cards, strict=False):
        known[place] = card
    return known


def _draw(view: View, players: list[int], mucked: list[int], rng: Rng) -> list[int]:
    """An order of the pack that deals what the view shows, and losing cards to who kept them closed; the rest is
    random."""
    known = _known_places(view, players)
    if mucked:
        known |= _losing(view, players, known, mucked, rng)
    seen = set(known.values())
    rest = shuffle([card for card in PACK if card not in seen], rng)
    return [known[place] if place in known else rest.pop() for place in range(len(PACK))]


def _mucked(view: View) -> list[int]:
    """The seats that kept their losing cards closed at a showdown (R21), other than the viewer."""
    if view.phase == "betting" or not any(view.badge(seat, "hand") for seat in range(view.seats)):
        return []
    return [seat for seat in range(view.seats) if view.zone(f"hand-{seat}").hidden]


def _losing(view: View, players: list[int], known: dict[int, int], mucked: list[int], rng: Rng) -> dict[int, int]:
    """Two unseen cards for each of these seats, by place, with which it loses to the best hand shown (R21).

    Each seat draws until it loses, and all begin again when two of them have drawn the same card: so every way is
    equally likely.
    """
    board = view.zone("board").cards
    best = max([strength(set_of([*cards, *board])) for cards in _shown(view, players)])
    seen = set(known.values())
    unseen = [card for card in PACK if card not in seen]
    for _ in range(TRIES):
        places: dict[int, int] = {}
        for seat in mucked:
            index = players.index(seat)
            first, second = _losing_pair(unseen, board, best, rng)
            places[1 + index] = first
            places[1 + len(players) + index] = second
        if len(set(places.values())) == len(places):
            return places
    raise ValueError("no hidden hands were found that lose as those in the view did")


def _shown(view: View, players: list[int]) -> list[list[int]]:
    """The hands that were shown down."""
    return [view.zone(f"hand-{seat}").cards for seat in players if view.badge(seat, "hand") is not None]


def _losing_pair(unseen: list[int], board: list[int], best: int, rng: Rng) -> tuple[int, int]:
    for _ in range(TRIES):
        first = unseen[rng.below(len(unseen))]
        second = unseen[rng.below(len(unseen))]
        if first != second and strength(set_of([first, second, *board])) < best:
            return first, second
    raise ValueError("no hidden hand was found that loses as one in the view did")


def _same_ending(state: PokerState, view: View) -> bool:
    """Whether a hand that was played again ended with the same cards open and the same chips."""
    again = state.view(view.seat)
    if [zone.as_dict() for zone in again.zones] != [zone.as_dict() for zone in view.zones]:
        return False
    return again.totals == view.totals and _facts(again) == _facts(view)


def _facts(view: View) -> list[list[dict[str, object]]]:
    return [[fact.as_dict() for fact in badges] for badges in view.badges]


def make(rules: str, options: Any) -> Game:
    """The game with these options; the registry calls this.

    Raises:
        OptionError: two of the options exclude each other.
    """
    return Poker(rules, agree(options))
