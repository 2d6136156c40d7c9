"""Which cards partition search tries, and in which order: of cards that are equals one, the best guess first."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from troef.cards.bits import BIT, card_count, first_card, last_card
from troef.search.solver.position import Deal
from troef.search.solver.trick import PartialTrick, Sides, Trick

#: Room for the cards that one seat may choose from.
WIDTH: Final[i64] = 16
#: A card that was best before goes first.
BEST_BEFORE: Final[i64] = 2**40

# Scores of leads, found by trial on random deals of bridge. Only their ratios matter.
#: Cards of the suit in the leader's hand, in the partner's, and in the hands of both foes, for each.
LEAD_OWN_LENGTH: Final[i64] = 5
LEAD_PARTNERS_LENGTH: Final[i64] = 4
LEAD_FOES_LENGTH: Final[i64] = 1
#: A trump.
LEAD_TRUMP: Final[i64] = -45
#: The highest card of its suit; a foe can ruff it.
LEAD_WINNER: Final[i64] = 30
LEAD_WINNER_RUFFED: Final[i64] = 120
#: The partner has the highest; a foe can ruff it.
LEAD_TO_WINNER: Final[i64] = 50
LEAD_TO_WINNER_RUFFED: Final[i64] = 90
#: The partner can ruff.
LEAD_TO_RUFF: Final[i64] = 40
#: Through the highest card on the right; up to that on the left.
LEAD_THROUGH: Final[i64] = 10
LEAD_UP_TO: Final[i64] = -5
#: Each lower card that is out, where the lead does not win.
LEAD_HEIGHT: Final[i64] = 1
#: One of several equals; a singleton beside trumps.
LEAD_SEQUENCE: Final[i64] = 5
LEAD_SINGLETON: Final[i64] = 15

# Scores of the cards of the hands that follow.
#: A ruff that holds the trick, one that may not, and what goes off where the trick is won without it.
RUFF_WINS: Final[i64] = 100
RUFF_TRIES: Final[i64] = 140
RUFF_WASTED: Final[i64] = 20
#: The same for a higher card.
BEAT_WINS: Final[i64] = 100
BEAT_TRIES: Final[i64] = 60
BEAT_WASTED: Final[i64] = 80
#: A card that follows and does not win; a ruff below another.
FOLLOW_LOW: Final[i64] = 30
RUFF_LOW: Final[i64] = 30
#: A discard: before its height and for each card of its suit in hand, and what a top card loses.
DISCARD: Final[i64] = 60
DISCARD_HEIGHT: Final[i64] = 3
DISCARD_LENGTH: Final[i64] = -2
DISCARD_TOP: Final[i64] = 20


@final
class RankCards:
    """Picks and orders the cards of a hand in one deal; `hands` are those of the search and change with it.

    `choose` leaves them in `moves`, with the set of equals of each in `runs`, from a place that the search gives it.
    """

    def __init__(self, deal: Deal, hands: vec[i64], avoid: bool) -> None:
        self.hands = hands
        self.sides = Sides(deal, hands)
        self.avoid = avoid
        self.trump: i64 = deal.trump
        self.suit = deal.suit
        self.members = deal.members
        self.next_of = deal.next_of
        self.moves = vec[i64]([0] * (int(WIDTH) * 4 * 16))
        self.scores = vec[i64]([0] * (int(WIDTH) * 4 * 16))
        self.runs = vec[i64]([0] * (int(WIDTH) * 4 * 16))

    def choose(self, trick: Trick, partial: PartialTrick, seat: i64) -> i64:
        """One card of each run of equals that a seat may play, the best guess first; gives how many there are."""
        hand = self.hands[seat]
        cards = hand
        if partial.count and hand & self.members[partial.led]:
            cards = hand & self.members[partial.led]
        moves, scores, runs = self.moves, self.scores, self.runs
        base = partial.base
        if not cards & (cards - 1):
            moves[base] = first_card(cards)
            runs[base] = cards
            return 1
        others = trick.out & ~hand
        self.sides.look(partial, seat)
        if partial.count == 3 and cards & self.members[partial.led] and not self.avoid:
            return self._last_follows(cards, others & self.members[partial.led], base)
        before: i64 = 0
        if partial.count == 0 and trick.best_lead >= 0:
            before = BIT[trick.best_lead]
        place = base
        while cards:
            card = first_card(cards)
            run = self._equals(card, cards, others)
            cards &= ~run
            score = BEST_BEFORE if run & before else self._score(trick, partial, seat, card, run)
            at = place
            while at > base and scores[at - 1] < score:
                moves[at] = moves[at - 1]
                scores[at] = scores[at - 1]
                runs[at] = runs[at - 1]
                at -= 1
            moves[at] = card
            scores[at] = score
            runs[at] = run
            place += 1
        return place - base

    def _equals(self, card: i64, cards: i64, others: i64) -> i64:
        """The lowest of some cards with its equals: nobody else holds one between them."""
        upwards = self.members[self.suit[card]] & ~(BIT[card] - 1)
        stop = others & upwards
        if stop:
            upwards &= (stop & -stop) - 1
        return cards & upwards

    def _score(self, trick: Trick, partial: PartialTrick, seat: i64, card: i64, run: i64) -> i64:
        """How good the lowest card of a run looks."""
        if partial.count == 0:
            score = self._lead_score(card, run, trick.out, seat)
        else:
            score = self._follow_score(card, trick.out, self.hands[seat], partial.led)
        return -score if self.avoid else score

    def _last_follows(self, cards: i64, others: i64, base: i64) -> i64:
        """The last hand follows suit: the lowest card, or where that loses, the lowest that wins before those."""
        moves, runs = self.moves, self.runs
        number: i64 = 0
        rest: i64 = 0
        beaters = self.sides.beaters
        if not self.sides.held and cards & beaters:
            rest = cards & ~beaters
            cards &= beaters
        while cards:
            bit = cards & -cards
            run = cards
            stop = others & -bit
            if stop:
                run &= (stop & -stop) - 1
            moves[base + number] = first_card(bit)
            runs[base + number] = run
            number += 1
            cards &= ~run
            if not cards:
                cards = rest
                rest = 0
        return number

    def _lead_score(self, card: i64, run: i64, out: i64, seat: i64) -> i64:
        """How good a lead looks."""
        hands, next_of = self.hands, self.next_of
        suit = self.suit[card]
        lane = self.members[suit]
        before = next_of[seat]
        partner = next_of[before]
        after = next_of[partner]
        mine, across = lane & hands[seat], lane & hands[partner]
        on_left, on_right = lane & hands[before], lane & hands[after]
        trump = self.trump
        score = LEAD_OWN_LENGTH * card_count(mine) + LEAD_PARTNERS_LENGTH * card_count(across)
        score -= LEAD_FOES_LENGTH * card_count(on_left | on_right)
        trumps: i64 = 0
        if suit == trump:
            score += LEAD_TRUMP
        elif trump >= 0:
            trumps = self.members[trump]
        ruffed = (not on_left and trumps & hands[before] != 0) or (not on_right and trumps & hands[after] != 0)
        higher = lane & out & ~(2 * BIT[last_card(run)] - 1)
        if not higher:
            score += LEAD_WINNER
            if ruffed:
                score -= LEAD_WINNER_RUFFED
        else:
            top = BIT[last_card(higher)]
            if top & across:
                score += LEAD_TO_WINNER
                if ruffed:
                    score -= LEAD_TO_WINNER_RUFFED
            elif not across and trumps & hands[partner]:
                score += LEAD_TO_RUFF
            elif top & on_right:
                score += LEAD_THROUGH
            else:
                score += LEAD_UP_TO
            score -= card_count(lane & out & (BIT[card] - 1)) * LEAD_HEIGHT
        if run & (run - 1):
            score += LEAD_SEQUENCE
        if not mine & (mine - 1) and trumps & hands[seat]:
            score += LEAD_SINGLETON
        return score

    def _follow_score(self, card: i64, out: i64, hand: i64, led: i64) -> i64:
        """How good a card looks in a trick: win it cheaply, or throw what is worth least."""
        sides = self.sides
        suit = self.suit[card]
        lane = self.members[suit]
        height = card_count(lane & out & (BIT[card] - 1))
        if sides.beaters & BIT[card]:
            won = sides.win_with(card)
            if suit == self.trump and suit != led:
                score = RUFF_WINS if won else RUFF_TRIES
                if sides.held:
                    score -= RUFF_WASTED
            else:
                score = BEAT_WINS if won else BEAT_TRIES
                if sides.held:
                    score -= BEAT_WASTED
            return score - height
        if suit == led:
            return FOLLOW_LOW - height
        if suit == self.trump:
            return RUFF_LOW - height
        score = DISCARD - height * DISCARD_HEIGHT + DISCARD_LENGTH * card_count(hand & lane)
        if not lane & out & ~(2 * BIT[card] - 1):
            score -= DISCARD_TOP
        return score
