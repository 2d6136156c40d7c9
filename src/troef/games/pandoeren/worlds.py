"""States that are consistent with a view: unseen cards shared over what the deal has proven and announced."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from troef.auction.contract import THE_JAS
from troef.cards.bits import BIT, RANK_CARDS, card_count, first_card, set_of
from troef.cards.card import ACE, JACK, parse_card, rank_of
from troef.core.moves import DISCARD, HIDDEN, PLAY, kind_of, make_move, payload_of
from troef.core.rng import Rng
from troef.core.view import View
from troef.games.pandoeren.contracts import CONTRACTS, Contract
from troef.games.pandoeren.phases import CHALLENGE
from troef.games.pandoeren.roem import best_combination, combination_kind, combination_top, roem_total
from troef.games.pandoeren.rules import JAS_IS_FREE, NO_TRUMP_TABLE, PACK, TRUMP_TABLE, TableRules
from troef.games.pandoeren.scoring import NO_TRUMPS, ORDERINGS
from troef.games.pandoeren.state import PandoerState
from troef.sampling.replay import replay_log
from troef.sampling.sharing import NoWorld, Sharing
from troef.sampling.witness_sampler import WitnessSampler, combined
from troef.tricks.game import TrickGame
from troef.tricks.play import TrickPlay
from troef.tricks.unseen import ruled_out

#: Where the buried card is shared to, after the four hands.
BURIED: Final = 4
#: How many shares are drawn until one has the roem that was announced.
PLAIN_DRAWS: Final = 3_000
#: How many more are drawn with a combination laid first, each way still equally likely, before giving up.
MOST_DRAWS: Final = 40_000


def _combinations() -> list[int]:
    """Every run of three or more and every four of a kind that counts (S3), as sets of cards."""
    found: list[int] = []
    pack = set_of(PACK)
    for suit in range(4):
        for low in range(4, 13):
            cards: i64 = 0
            for rank in range(low, min(low + 8, 13)):
                cards |= BIT[16 * suit + rank]
                if card_count(cards) >= 3 and cards & ~pack == 0:
                    found.append(int(cards))
    found += [int(RANK_CARDS[rank]) for rank in range(JACK, ACE + 1)]
    return found


COMBINATIONS: Final = _combinations()


@final
class WorldMaker:
    """Draws deals for one view."""

    def __init__(self, game: TrickGame, rules: TableRules, view: View, tries: int) -> None:
        self.game = game
        self.rules = rules
        self.view = view
        self.bidder = -1
        self.taken = False
        self.known: list[i64] = [0, 0, 0, 0, 0]
        self.sizes = [0, 0, 0, 0, 0]
        self.barred: list[i64] = [0, 0, 0, 0, 0]
        self._read_table()
        self.contract: Contract | None = self._contract_played()
        self.unseen: i64 = set_of(PACK) & ~self.upcard_outside
        for cards in self.known:
            self.unseen &= ~cards
        self.tries = tries
        #: the ways to share the unseen cards; once `tries` shares did not have the announced roem, those that may
        self.sharing: Sharing | None = None
        self.sampler: WitnessSampler | None = None
        if self.unseen:
            self._bar_by_play()
            if self.taken:
                self._bar_by_exchange()
            if self.contract is not None:
                self._bar_by_partner(self.contract)
            self.sharing = Sharing(self.unseen, list(self.sizes), self.barred)

    # ---- what the view knows ----

    def _read_table(self) -> None:
        view = self.view
        for seat in range(4):
            zone = view.zone(f"hand-{seat}")
            self.known[seat] = set_of(zone.cards)
            self.sizes[seat] = zone.hidden
        for zone in view.zones:
            if zone.name == "buried":
                self.known[BURIED] = set_of(zone.cards)
                self.sizes[BURIED] = zone.hidden
        for seat, move in view.log:
            if kind_of(move) == PLAY:
                self.known[seat] |= BIT[payload_of(move)]
        taken = view.fact("upcard")
        self.taken = isinstance(taken, str)
        self.upcard: i64 = parse_card(str(taken)) if self.taken else view.zone("upcard").cards[0]
        self.upcard_outside: i64 = i64(0) if self.taken else BIT[self.upcard]
        bidder = view.fact("bidder")
        if self.taken and isinstance(bidder, int):
            self.bidder = bidder

    def _contract_played(self) -> Contract | None:
        """The contract, once the bidder has buried his card."""
        view = self.view
        if self.known[BURIED] or self.sizes[BURIED]:
            for contract in CONTRACTS:
                if contract.key() == view.fact("contract"):
                    return contract
        return None

    def _bar(self, cards: i64, holders: list[int]) -> None:
        """Of these cards the unseen ones are with one of some holders (hands by seat, or BURIED)."""
        for place in range(5):
            if place not in holders:
                self.barred[place] |= cards & self.unseen

    def _bar_by_play(self) -> None:
        """What each card that was played proves about its player (R15–R20)."""
        view = self.view
        trump = view.fact("trump")
        hands = vec[i64]([self.known[seat] for seat in range(4)])
        leader: i64 = max(self.bidder, 0)
        if isinstance(trump, str):
            suit = "CDHS".index(trump)
            play = TrickPlay(TRUMP_TABLE, ORDERINGS[suit], hands, leader, JAS_IS_FREE[suit])
        else:
            play = TrickPlay(NO_TRUMP_TABLE, NO_TRUMPS, hands, leader)
        for seat, move in view.log:
            if kind_of(move) == PLAY:
                self.barred[seat] |= ruled_out(play, payload_of(move), self.unseen)
                play.play(seat, move)
                if play.complete:
                    play.gather()

    def _bar_by_exchange(self) -> None:
        """R8: the open card is in the bidder's hand, or buried."""
        self._bar(BIT[self.upcard], [self.bidder, BURIED] if self.sizes[BURIED] else [self.bidder])

    def _bar_by_partner(self, contract: Contract) -> None:
        """R10–R12: where the card that makes the partner can be, and what calling it told about the bidder."""
        view = self.view
        called, partner, trump = view.fact("called"), view.fact("partner"), view.fact("trump")
        others = [seat for seat in range(4) if seat != self.bidder]
        if isinstance(called, str):
            card = parse_card(called)
            self._bar(BIT[card], [partner] if isinstance(partner, int) else others)
            higher = ACE - rank_of(card)
            for step in range(higher):  # a king is called by who has all aces
                self._bar(RANK_CARDS[ACE - step], [self.bidder, BURIED])
        elif contract.partner == THE_JAS and isinstance(trump, str):
            jas = BIT[16 * "CDHS".index(trump) + JACK]
            if isinstance(partner, int):
                self._bar(jas, [partner])
            elif view.fact("alone"):
                self._bar(jas, [self.bidder])
            elif partner is None and view.seat == self.bidder:
                self._bar(jas, others)
            else:
                self._bar(jas, [0, 1, 2, 3])

    # ---- drawing ----

    def draw(self, rng: Rng) -> PandoerState:
        """One state; the view that its seat has of it is the given one.

        Raises:
            NoWorld: none was found.
        """
        if self.sharing is None or self.contract is None or not self.contract.roem:
            state = self._drawn(self.sharing, rng)
            if state is not None:
                return state
            raise NoWorld("the view's log does not fit its cards")
        while True:
            for _ in range(MOST_DRAWS if self.sampler is not None else self.tries):
                state = self._drawn(self.sampler or self.sharing, rng)
                if state is not None and self._sounds_alike(state):
                    return state
            if self.sampler is not None:
                raise NoWorld("no hands have the roem that was announced")
            self.sampler = WitnessSampler(self.unseen, list(self.sizes), self.barred, self.known, self._witnesses())

    def _drawn(self, shares: "Sharing | WitnessSampler | None", rng: Rng) -> "PandoerState | None":
        """A share of the unseen cards with which the log can be played, or None."""
        hands = list(self.known)
        if isinstance(shares, Sharing):
            for place, drawn in enumerate(shares.draw_sets(rng)):
                hands[place] |= drawn
        elif shares is not None:
            for place, cards in enumerate(shares.draw(rng)):
                hands[place] |= set_of(cards)
        if self.contract is not None and self.contract.roem and not self._have_announced(hands):
            return None
        return self._replayed(hands)

    def _have_announced(self, hands: list[i64]) -> bool:
        """Whether hands bring what was announced, and who had better has better."""
        bests: dict[str, i64] = {}
        for name in ("bidder", "partner"):
            seat = self.view.fact(name)
            if isinstance(seat, int):
                points = self._report_of(seat)
                if points > 0 and not self._fits(name, hands[seat], points):
                    return False
                bests[name] = best_combination(hands[seat])
        return all(best_combination(hands[seat]) > bests.get(name, 0) for seat, name in self._challengers())

    def _replayed(self, hands: list[i64]) -> "PandoerState | None":
        view = self.view
        dealt = [int(hands[seat]) for seat in range(4)]
        if self.bidder >= 0:
            dealt[self.bidder] = int((hands[self.bidder] | hands[BURIED]) & ~BIT[self.upcard])
        state = PandoerState(self.game, self.rules, view.dealer)
        state.restore(view)
        state.upcard = self.upcard
        state.start_deal(vec[i64](dealt))
        log = view.log
        if hands[BURIED]:
            buried = int(make_move(DISCARD, first_card(hands[BURIED])))
            hidden = make_move(DISCARD, HIDDEN)
            log = [(seat, buried if move == hidden else move) for seat, move in log]
        return state if replay_log(state, log) else None

    def _sounds_alike(self, state: PandoerState) -> bool:
        """Whether in this world the same roem is announced, and this seat may do the same."""
        seen = state.view(self.view.seat)
        given = self.view
        if seen.moves != given.moves or len(seen.facts) != len(given.facts):
            return False
        for mine, theirs in zip(seen.facts, given.facts, strict=True):
            if mine.key != theirs.key or mine.value != theirs.value:
                return False
        for seat in range(4):
            for key in ("roem", "stuk"):
                if seen.badge(seat, key) != given.badge(seat, key):
                    return False
        return True

    # ---- announced roem ----

    def _witnesses(self) -> list[list[int]]:
        """What the hands hold at least that bring what was announced: for each the combination that is its best."""
        choices: dict[int, list[int]] = {}
        for name in ("bidder", "partner"):
            seat = self.view.fact(name)
            if isinstance(seat, int) and self.sizes[seat] and self._report_of(seat) > 0:
                choices[seat] = [
                    cards
                    for cards in COMBINATIONS
                    if self._may_hold(seat, cards)
                    and self._answers(name, cards)
                    and roem_total(cards, self.rules.reuse) <= self._report_of(seat)
                ]
        for seat, _ in self._challengers():
            if self.sizes[seat]:
                choices.setdefault(seat, [cards for cards in COMBINATIONS if self._may_hold(seat, cards)])
        return combined(choices, len(self.known))

    def _may_hold(self, seat: int, cards: i64) -> bool:
        """Whether a seat can hold some cards, as far as each of them goes."""
        return not cards & ~(self.known[seat] | (self.unseen & ~self.barred[seat]))

    def _answers(self, name: str, cards: i64) -> bool:
        """Whether a combination is what the bidder or partner answered (S4), where he was asked."""
        kind, best = self.view.fact(f"{name}-roem"), best_combination(cards)
        return kind is None or (
            kind == combination_kind(best) and self.view.fact(f"{name}-roem-top") == combination_top(best)
        )

    def _report_of(self, seat: int) -> int:
        points = self.view.badge(seat, "roem")
        return points if isinstance(points, int) else 0

    def _challengers(self) -> list[tuple[int, str]]:
        """Who has shown to have better, and than whom."""
        found: list[tuple[int, str]] = []
        for name in ("bidder", "partner"):
            seat = self.view.fact(f"{name}-beaten-by")
            if isinstance(seat, int):
                found.append((seat, name))
        for seat, move in self.view.log:
            if move == CHALLENGE and not any(seat == other for other, _ in found):
                found.append((seat, "bidder"))
        return found

    def _fits(self, name: str, hand: i64, points: int) -> bool:
        """Whether cards bring this much, and are what the bidder or partner answered (S4)."""
        return roem_total(hand, self.rules.reuse) == points and self._answers(name, hand)
