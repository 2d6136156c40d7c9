"""The rules of boerenbridge with their options."""

from collections.abc import Iterator
from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from troef.cards.bits import BIT, set_of
from troef.cards.card import card_text
from troef.cards.hand_order import HandOrder
from troef.core.game import State
from troef.core.language import AMOUNT, CARD, NOTHING, Language, Verb
from troef.core.moves import BID, PLAY, kind_of, payload_of
from troef.core.refusal import DealError
from troef.core.rng import Rng
from troef.core.view import View
from troef.games.boerenbridge.options import INFO, Options, largest_hand, most_cards
from troef.games.boerenbridge.phases import PLAY_BLIND
from troef.games.boerenbridge.result import Result, check_result
from troef.games.boerenbridge.rounds import ONE_BY_ONE, longest_hand, places_of
from troef.games.boerenbridge.scoring import score
from troef.games.boerenbridge.state import ORDERINGS, PACK, TABLES, BoerenState
from troef.sampling.replay import retrace
from troef.sampling.sharing import Sharing
from troef.tricks.game import TrickGame
from troef.tricks.hand_order import trump_in, with_trump
from troef.tricks.play import TrickPlay
from troef.tricks.proven import proven
from troef.tricks.unseen import dealt_worlds

#: Other ways to predict; a bare number is one too.
_PREDICT: Final = (
    "voorspel",
    "voorspelling",
    "ik voorspel",
    "bid",
    "bied",
    "ik haal er",
    "ik haal",
    "zeg",
    "ik zeg",
    "",
)


@final
class Speech(Language):
    """The moves in words; a card played blind is told once it lies."""

    def parse_payload(self, verb: Verb, rest: list[str]) -> int:
        if verb.kind == BID and rest and rest[-1] in ("slag", "slagen", "trick", "tricks"):
            rest = rest[:-1]
        return super().parse_payload(verb, rest)

    def describe_log(self, view: View) -> list[dict[str, object]]:
        told = [self.describe(move) for _, move in view.log]
        blind = [facts for facts, (_, move) in zip(told, view.log, strict=True) if move == PLAY_BLIND]
        for facts, (_, card) in zip(blind, shown_cards(view), strict=False):
            facts["cards"] = [card_text(card)]
        return told


_LANGUAGE: Final = Speech(
    (
        Verb(PLAY, "play", CARD, bare=True, also=("speel", "leg")),
        Verb(BID, "predict", AMOUNT, also=_PREDICT),
        Verb(
            PLAY_BLIND,
            "play blind",
            NOTHING,
            spoken=False,
            also=("blind", "speel blind", "speel mijn kaart", "play my card"),
        ),
    )
)


@final
class Boerenbridge(TrickGame):
    """The rules with their options."""

    def __init__(self, rules: str, options: Options) -> None:
        super().__init__(INFO, rules, options, _LANGUAGE, PACK, ONE_BY_ONE)
        self.hook_above: i64 = options.hook_above

    def new_state(self, seats: int, dealer: int) -> BoerenState:
        """A new match.

        Raises:
            OptionError: the options want more cards than the pack has for this many players (R4).
        """
        return BoerenState(self, seats, dealer, largest_hand(self.options, seats), self.hook_above)

    def places(self, seats: int, dealer: int) -> dict[str, list[int]]:
        """The places of the first round; `BoerenState.places` knows those of the round that is awaited."""
        return places_of(seats, dealer, 1)

    def arrange(
        self,
        hands: "dict[int, str] | list[str] | None" = None,
        seats: "int | None" = None,
        dealer: int = 0,
        **places: str,
    ) -> list[int]:
        """As every game does. The longest hand says for which round; with `size="7"` the hands are of seven cards.

        Raises:
            DealError: also when there are no rounds of this many cards.
        """
        count = self.usual_seats if seats is None else seats
        fault = self._seating_fault(count, dealer)
        if fault:
            raise DealError(fault)
        wanted = places.pop("size", "")
        longest = longest_hand(hands)
        size = int(wanted) if wanted.isdecimal() and wanted.isascii() and len(wanted) < 3 else 0 if wanted else longest
        if not 1 <= size <= most_cards(count):
            raise DealError(
                "{count} players get 1 to {most} cards each, not {given}",
                count=count,
                most=most_cards(count),
                given=wanted or longest,
            )
        return self.arrange_in(places_of(count, dealer, size), count, hands, places, dealer)

    def hand_order(self, view: View) -> HandOrder:
        """R15: the ace high in every suit, trumps last."""
        return with_trump(ORDERINGS, trump_in(view))

    def settle(self, result: Any) -> tuple[int, ...]:
        """A `Result` -> score per seat (S1, S2).

        Raises:
            ValueError: it has the wrong shape, or no lawful round can give it.

        >>> import troef
        >>> troef.game("boerenbridge").settle({"predicted": [1, 0, 0, 0], "won": [0, 1, 0, 0]})
        (-3, -3, 10, 10)
        """
        found = Result.read(result)
        check_result(found, self.options)
        scores = [score(said, won) for said, won in zip(found.predicted, found.won, strict=True)]
        return tuple([int(points) for points in scores])

    def draw_worlds(self, view: View, rng: Rng) -> Iterator[State]:
        """The unseen cards shared uniformly over the hands and the undealt cards, as far as R13 has proven nothing;
        in the closing round it is one's own card that is unseen."""
        seats = view.seats
        if not view.deal_number:
            while True:
                yield self.new_state(seats, view.dealer)
        hands = [int(set_of(view.zone(f"hand-{seat}").cards)) for seat in range(seats)]
        for seat, card in played_cards(view):
            hands[seat] |= BIT[card]
        upcard = [zone.cards[0] for zone in view.zones if zone.name == "upcard"]
        unseen = set_of(PACK) & ~set_of(upcard)
        for held in hands:
            unseen &= ~held
        sizes = [view.zone(f"hand-{seat}").hidden for seat in range(seats)] + [view.zone("stock").hidden]
        before = self.new_state(seats, view.dealer)
        before.restore(view)
        turned = upcard[0] if upcard else -1
        dealt = vec[i64]([i64(held) for held in hands])
        play = TrickPlay(TABLES[seats], ORDERINGS[turned >> 4], dealt, (before.dealer + 1) % seats)
        sharing = Sharing(unseen, sizes, [*proven(play, view.log, unseen), 0])

        def draw(rng: Rng) -> list[int]:
            shared = sharing.draw_sets(rng)
            return [hands[seat] | int(shared[seat]) for seat in range(seats)]

        def replay(dealt: list[int]) -> State:
            state = before.copy()
            state.start_round(vec[i64]([i64(held) for held in dealt]), turned)
            return retrace(state, view.log)

        yield from dealt_worlds(draw, replay, rng)


def shown_cards(view: View) -> list[tuple[int, int]]:
    """Who played which card in the one trick of the closing round, as far as they lie there."""
    for zone in view.zones:
        if zone.name in ("trick", "last-trick") and zone.cards:
            return list(zip(zone.by, zone.cards, strict=True))
    return []


def played_cards(view: View) -> list[tuple[int, int]]:
    """Who played which card in this deal."""
    played = [(seat, int(payload_of(move))) for seat, move in view.log if kind_of(move) == PLAY]
    return played or (shown_cards(view) if any(move == PLAY_BLIND for _, move in view.log) else [])
