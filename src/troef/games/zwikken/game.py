"""The rules of zwikken with their options."""

from typing import Any, Final, final

from troef.cards.bits import BIT, cards_in, set_of
from troef.cards.hand_order import HandOrder
from troef.core.game import Game, State
from troef.core.language import CARD, Language, Verb
from troef.core.moves import BID, PASS, PLAY, kind_of, payload_of
from troef.core.rng import Rng, shuffle
from troef.core.view import View
from troef.games.zwikken.cards import ORDERINGS, PACK, places_of
from troef.games.zwikken.options import INFO, Options, TableRules
from troef.games.zwikken.phases import SEARCH, STOP
from troef.games.zwikken.result import Result, check_result, read_shares
from troef.games.zwikken.scoring import payouts, share_amount, zwik_rank
from troef.games.zwikken.state import ZwikkenState
from troef.sampling.replay import retrace
from troef.sampling.sharing import NoWorld, Sharing
from troef.tricks.hand_order import trump_in, with_trump

#: What the usual shares are called as well.
_SPOKEN: Final = {
    "1/4": ("een kwart", "kwart", "a quarter", "quarter"),
    "1/3": ("een derde", "a third"),
    "1/2": ("de helft", "half", "een half", "a half"),
    "2/3": ("twee derde", "tweederde", "two thirds"),
    "3/4": ("driekwart", "drie kwart", "three quarters"),
    "1": ("1/1", "de pot", "pot", "de hele pot", "hele pot", "alles", "the pot", "the whole pot", "whole pot", "whole"),
}

#: How one says that one plays; all of them also with "voor" or "for".
_PLAY: Final = ("ik speel", "speel", "play", "i play")
_BETTER: Final = ("ik speel beter", "speel beter", "beter", "play better", "i play better")
_PLAYING: Final = (
    *_BETTER,
    *_PLAY,
    *[f"{words} {before}" for words in (*_BETTER, *_PLAY) for before in ("voor", "for")],
)

#: How often hands are redrawn until no bidder has a zwik; a few tries are enough.
_TRIES: Final = 10_000


@final
class Speech(Language):
    """The moves in words, and how many chips a share is."""

    def __init__(self, rules: TableRules) -> None:
        self.rules = rules
        spoken = {text: share for share, name in enumerate(rules.names) for text in _SPOKEN.get(name, ())}
        super().__init__(
            (
                Verb(BID, "bid", rules.names, bare=True, also=_PLAYING, also_words=spoken),
                Verb(PLAY, "play", CARD, bare=True, also=("speel", "ik speel")),
                Verb(PASS, "pass", also=("pas", "ik pas", "i pass")),
                Verb(SEARCH, "search", also=("zoek", "zoeken", "ik zoek")),
                Verb(STOP, "stop", also=("stoppen", "ik stop")),
            )
        )

    def describe_in(self, move: int, view: View) -> dict[str, object]:
        facts = self.describe(move)
        pot = view.fact("pot")
        if kind_of(move) == BID and isinstance(pot, int):  # S3, S4
            share = payload_of(move)
            chips = share_amount(pot, int(self.rules.over[share]), int(self.rules.under[share]))
            facts["stake"] = {"key": "share", "chips": chips}
            if any(kind_of(said) == BID for _, said in view.log):
                facts["verb"] = "bid-better"  # T1
        elif kind_of(move) == SEARCH:  # R10
            facts["stake"] = {"key": "search", "chips": int(self.rules.ante)}
        return facts

    def describe_log(self, view: View) -> list[dict[str, object]]:
        """T1: whoever plays after another plays better."""
        described: list[dict[str, object]] = []
        better = False
        for _, move in view.log:
            facts = self.describe(move)
            if kind_of(move) == BID:
                if better:
                    facts["verb"] = "bid-better"
                better = True
            described.append(facts)
        return described


@final
class Zwikken(Game):
    """The rules with their options."""

    def __init__(self, rules: str, options: Options) -> None:
        table = TableRules(options)
        super().__init__(INFO, rules, options, Speech(table))
        self.table = table

    def new_state(self, seats: int, dealer: int) -> ZwikkenState:
        return ZwikkenState(self, self.table, seats, dealer)

    def pack(self, seats: int) -> list[int]:
        return list(PACK)

    def places(self, seats: int, dealer: int) -> dict[str, list[int]]:
        return places_of(seats, dealer)

    def hand_order(self, view: View) -> HandOrder:
        """R17: A K Q J 10 in every suit, trumps last."""
        return with_trump(ORDERINGS, trump_in(view))

    def settle(self, result: Any) -> tuple[int, ...]:
        """A `Result` -> what every seat takes from the pot (pays into it, below 0) (S2–S7).

        Raises:
            ValueError: it has the wrong shape, or no lawful round can give it.

        >>> import troef
        >>> game = troef.game("zwikken")
        >>> game.settle({"pot": 16, "shares": [None, "1/2", None, "1"], "points": [7, 9, 0, 8]})
        (0, 8, 0, -16)
        """
        found = Result.read(result)
        check_result(found, self.table)
        amounts = [
            share_amount(found.pot, share.numerator, share.denominator) if share else 0 for share in read_shares(found)
        ]
        winner = -1 if found.zwik is None else found.zwik
        if found.points is not None and found.points.count(max(found.points)) == 1:
            winner = found.points.index(max(found.points))
        return tuple(payouts(amounts, winner))

    def world(self, view: View, rng: Rng) -> State:
        """The unseen cards shared uniformly over hands and stock; bidders who did not show one have no zwik (R14)."""
        state = self.new_state(view.seats, view.dealer)
        if not view.deal_number:
            return state
        state.restore(view)
        seats = view.seats
        held = [int(set_of(view.zone(f"hand-{seat}").cards)) for seat in range(seats)]
        for seat, move in view.log:
            if kind_of(move) == PLAY:
                held[seat] |= BIT[payload_of(move)]
        turned = view.zone("upcard").cards
        unseen = int(set_of(PACK)) & ~int(set_of(turned))
        for known in held:
            unseen &= ~known
        names = [*[f"hand-{seat}" for seat in range(seats)], "stock"]
        sharing = Sharing(unseen, [view.zone(name).hidden for name in names], [0] * (seats + 1))
        without = _without_zwik(view)
        for _ in range(_TRIES):
            shared = sharing.draw(rng)
            hands = [held[seat] | int(set_of(shared[seat])) for seat in range(seats)]
            if all(zwik_rank(hands[seat], 0, False) < 0 for seat in without):
                state.lay(_order(hands, turned, shuffle(shared[-1], rng), int(state.dealer)))
                return retrace(state, view.log)
        raise NoWorld("no hands without a zwik were found")


def _without_zwik(view: View) -> list[int]:
    """The seats whose hidden hands have no zwik: the bidders, once the bidding is over."""
    if view.phase == "bidding":
        return []
    return [seat for seat, move in view.log if kind_of(move) == BID and view.zone(f"hand-{seat}").hidden]


def _order(hands: list[int], turned: list[int], stock: list[int], dealer: int) -> list[int]:
    """The pack that deals these hands and trump cards."""
    rooms = places_of(len(hands), dealer)
    order = [-1] * len(PACK)
    for seat, hand in enumerate(hands):
        for place, card in zip(rooms[f"hand-{seat}"], cards_in(hand), strict=True):
            order[place] = card
    for place, card in zip(rooms["upcard"] + rooms["stock"], turned + stock, strict=True):
        order[place] = card
    return order
