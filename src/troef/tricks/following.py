"""What a player must play: the duties of a trick game, as data.

Duties are flags; every trick game of the rule books is a set of them plus, where a deal asks for it, some masks
(`Limits`). docs/architecture.md lists the set for each game.
"""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from troef.cards.bits import BIT, first_card, without_first
from troef.tricks.ordering import Ordering

#: A card of the suit led must be played.
FOLLOW: Final[i64] = 1
#: A trump may be played on a plain lead although one can follow.
MAY_RUFF: Final[i64] = 2
#: Following a plain suit while opponents hold the trick: beat the winning card if possible.
BEAT: Final[i64] = 4
#: … also while the partner holds it.
BEAT_PARTNER: Final[i64] = 8
#: … also when the trick has been ruffed: then the highest card of the suit led must be beaten.
BEAT_RUFFED: Final[i64] = 16
#: Following a trump lead: beat the winning trump if possible, while opponents hold the trick.
BEAT_TRUMP: Final[i64] = 32
#: … also while the partner holds it.
BEAT_TRUMP_PARTNER: Final[i64] = 64
#: Unable to follow while opponents hold the trick: play a trump.
RUFF: Final[i64] = 128
#: … also while the partner holds it with a plain card.
RUFF_PARTNER: Final[i64] = 256
#: … also while the partner holds it with a trump.
RUFF_PARTNER_TRUMP: Final[i64] = 512
#: A trump that must be played must beat the highest in the trick; if none can, it need not be a trump.
OVERRUFF: Final[i64] = 1024
#: … if none can, a lower trump must be played all the same.
UNDERRUFF: Final[i64] = 2048
#: On a plain lead, no trump below the highest in the trick, unless the hand has nothing else.
NO_UNDERRUFF: Final[i64] = 4096
#: … but a hand of nothing but trumps is free of that.
ONLY_TRUMPS_FREE: Final[i64] = 8192
#: A lead must not be of the banned cards while there are others.
LEAD_BAN: Final[i64] = 16384
#: A card that the deal forces must be played when it may be.
FORCED: Final[i64] = 32768
#: Unable to follow: one of the cards that go first, if one is held.
DISCARD_FIRST: Final[i64] = 65536
#: … and of those only the highest.
DISCARD_HIGHEST: Final[i64] = 131072
#: Unable to follow and no card that goes first: the highest of a suit.
DISCARD_TOPS: Final[i64] = 262144
#: Unable to follow a plain lead that has been ruffed: no duty to ruff, but a ruff must beat the trick if it can.
RUFF_TO_WIN: Final[i64] = 524288

#: What of these concerns a player who can follow a plain lead, beside that he must.
PLAIN_DUTIES: Final[i64] = 2 | 4 | 32768
#: What of these concerns a player who cannot follow, beside trumps.
DISCARDING: Final[i64] = 65536 | 262144

#: The duties in the order in which a refusal looks for the broken one, with the reasons it gives.
DUTIES: Final[list[tuple[int, str]]] = [
    (16384, "lead-ban"),
    (1, "must-follow"),
    (4, "must-beat"),
    (8, "must-beat"),
    (16, "must-beat"),
    (32, "must-beat"),
    (64, "must-beat"),
    (128, "must-ruff"),
    (256, "must-ruff"),
    (512, "must-ruff"),
    (1024, "must-overruff"),
    (2048, "must-underruff"),
    (4096, "no-underruff"),
    (32768, "forced"),
    (65536, "discard-first"),
    (131072, "discard-first"),
    (262144, "discard-top"),
    (524288, "ruff-to-win"),
]

#: Flags that give freedom or sharpen another one: always part of the question.
PERMISSIONS: Final[i64] = 2 | 8192


@final
class Duties:
    """The duties of a game: flags, and the clause that a refusal names for each flag.

    `clauses` gives each duty in force its clause, `with_partner` the clauses that speak instead while the partner
    holds the trick; `allowances` are flags such as MAY_RUFF.
    """

    def __init__(
        self, clauses: dict[int, str], with_partner: "dict[int, str] | None" = None, allowances: i64 = 0
    ) -> None:
        flags: i64 = allowances
        for flag in clauses:
            flags |= flag
        self.flags: i64 = flags
        self.clauses = clauses
        self.with_partner: dict[int, str] = with_partner if with_partner is not None else {}

    def clause(self, flag: int, partner: bool) -> str:
        """The clause behind a duty."""
        spoken = self.with_partner.get(flag) if partner else None
        return spoken if spoken is not None else self.clauses.get(flag, "")


@final
@mypyc_attr(acyclic=True)
class Limits:
    """What one deal adds to the duties: sets of cards, all empty at first.

    `exempt` cards need never be played (pandoeren's jas); `lead_ban` may not be led; `forced` must be played when its
    suit is led (rikken's called ace); `first` go first when one cannot follow (kingen).
    """

    def __init__(self) -> None:
        self.exempt: i64 = 0
        self.lead_ban: i64 = 0
        self.forced: i64 = 0
        self.first: i64 = 0


#: For deals that add nothing.
NO_LIMITS: Final = Limits()


def leadable(hand: i64, flags: i64, limits: Limits) -> i64:
    """The cards of a hand that may be led."""
    if flags & LEAD_BAN:
        others = hand & ~limits.lead_ban
        if others:
            return others
    return hand


def playable(
    hand: i64, led: i64, best: i64, best_led: i64, partner: bool, order: Ordering, flags: i64, limits: Limits
) -> i64:
    """The cards of a hand that may follow.

    `led` is the effective suit led, `best` the winning card, `best_led` the highest card of the suit led; `partner`
    says whether the winning card is the player's partner's.
    """
    follow = hand & order.members[led]
    trumps = hand & order.trumps()
    over = order.beaters[best]
    if follow and flags & FOLLOW:
        if led == order.trump:
            return following_trump(hand, follow, over, partner, flags, limits)
        ruffed = order.suits[best] == order.trump
        return following_plain(follow, trumps, over, order.beaters[best_led], ruffed, partner, flags, limits)
    if flags & DISCARDING and not follow:
        found = discarded_first(hand, order, flags, limits)
        if found:
            return found
    if led == order.trump or not trumps:
        return hand
    return ruffing(hand, trumps, over, order.suits[best] == order.trump, partner, flags, limits)


def following_trump(hand: i64, follow: i64, over: i64, partner: bool, flags: i64, limits: Limits) -> i64:
    """A trump was led and the hand has some: `follow`. `over` are all cards that win against the winning card."""
    if flags & BEAT_TRUMP and follow & over and (not partner or flags & BEAT_TRUMP_PARTNER):
        return follow & over
    return follow if follow & ~limits.exempt else hand


def following_plain(
    follow: i64, trumps: i64, over: i64, over_led: i64, ruffed: bool, partner: bool, flags: i64, limits: Limits
) -> i64:
    """A plain suit was led and the hand has cards of it. `over` are all cards that win against the winning card,
    `over_led` against the highest card of the suit led; `ruffed`: a trump is winning."""
    forced = follow & limits.forced
    if forced and flags & FORCED:
        return forced
    if flags & BEAT and (not partner or flags & BEAT_PARTNER):
        higher = follow & (over_led if flags & BEAT_RUFFED else over)
        if higher:
            follow = higher
    if flags & MAY_RUFF:
        return follow | (trumps & over if ruffed and flags & NO_UNDERRUFF else trumps)
    return follow


def discarded_first(hand: i64, order: Ordering, flags: i64, limits: Limits) -> i64:
    """Of a hand that cannot follow, the cards of which one must be played; 0 where there is no such duty."""
    if flags & DISCARD_FIRST:
        first = hand & limits.first
        if first:
            return _tops(first, order) if flags & DISCARD_HIGHEST else first
    return _tops(hand, order) if flags & DISCARD_TOPS else i64(0)


def ruffing(hand: i64, trumps: i64, over: i64, ruffed: bool, partner: bool, flags: i64, limits: Limits) -> i64:
    """A plain suit was led; the hand has none of it, but trumps. The rest is as in `following_plain`."""
    over &= trumps
    if flags & RUFF_TO_WIN:
        return hand & ~(trumps & ~over) if over else hand
    duty = flags & RUFF != 0
    if partner:
        duty = duty and flags & (RUFF_PARTNER_TRUMP if ruffed else RUFF_PARTNER) != 0
    if duty:
        if not flags & OVERRUFF:
            return trumps
        if over:
            return over
        if flags & UNDERRUFF:
            return trumps
    if ruffed and flags & NO_UNDERRUFF and not (flags & ONLY_TRUMPS_FREE and hand == trumps):
        others = hand & ~(trumps & ~over)
        if others & ~limits.exempt:
            return others
    return hand


def _tops(cards: i64, order: Ordering) -> i64:
    """The highest card of each effective suit in a set."""
    tops: i64 = 0
    rest = cards
    while rest:
        card = first_card(rest)
        rest = without_first(rest)
        if not cards & order.beaters[card] & order.members[order.suits[card]]:
            tops |= BIT[card]
    return tops
