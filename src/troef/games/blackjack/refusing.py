"""Why something is not possible, with the clause that says so."""

from mypy_extensions import i64

from troef.cards.card import card_text
from troef.core.refusal import Refusal
from troef.games.blackjack.hand import Hand
from troef.games.blackjack.table import BlackjackTable


def why_no_bet(table: BlackjackTable, seat: i64, amount: i64) -> Refusal:
    """R5."""
    rules = table.rules
    if amount % 2 != 0:
        return Refusal("R5", "bet-odd")
    if amount < rules.least:
        return Refusal("R5", "bet-too-small", {"amount": int(rules.least)})
    if amount > rules.most:
        return Refusal("R5", "bet-too-big", {"amount": int(rules.most)})
    return Refusal("R5", "bet-above-chips", {"amount": int(table.chips[seat])})


def why_no_hit(table: BlackjackTable, hand: Hand) -> Refusal:
    """R22, R4."""
    if hand.split_ace and not table.rules.ace_is_11:
        return Refusal("R22", "one-card-on-aces")
    return Refusal("R4", "no-cards")


def why_no_double(table: BlackjackTable, hand: Hand) -> Refusal:
    """R14, R15, R17, P2."""
    rules = table.rules
    if hand.count() != 2:
        return Refusal("R14", "first-two-cards")
    if hand.split_ace:
        return Refusal("R17", "no-double-on-aces")
    if hand.split and not rules.double_after_split:
        return Refusal("R17", "no-double-after-split")
    if not rules.any_two and not 9 <= hand.hard <= 11:
        return Refusal("R15", "double-total", {"total": hand.text(False)})
    return _why_no_bet_beside(table, hand)


def why_no_split(table: BlackjackTable, hand: Hand) -> Refusal:
    """R14, R18, R20, R22, P2."""
    rules = table.rules
    if hand.count() != 2:
        return Refusal("R14", "first-two-cards")
    if not hand.is_pair(rules.by_rank):
        return Refusal("R18", "no-pair-by-rank" if rules.by_rank else "no-pair", {"cards": _cards(hand)})
    if hand.split and hand.has_two_aces() and not rules.resplit_aces:
        return Refusal("R22", "no-resplit-of-aces")
    if table.hands_of(hand.seat) >= rules.most_hands:
        return Refusal("R20", "enough-hands", {"amount": int(rules.most_hands)})
    return _why_no_bet_beside(table, hand)


def why_no_surrender(table: BlackjackTable) -> Refusal:
    """R25–R27."""
    rules = table.rules
    if not rules.early and not rules.late:
        return Refusal("R26", "no-surrender")
    if not rules.surrender_vs_ace and table.bank_shows_ace():
        return Refusal("R27", "no-surrender-against-ace")
    if rules.early:
        return Refusal("R25", "surrender-early-only")
    return Refusal("R26", "surrender-first")


def why_no_insurance(table: BlackjackTable, hand: Hand) -> Refusal:
    """R23, P2."""
    if not table.rules.insurance:
        return Refusal("R23", "no-insurance")
    if not table.bank_shows_ace():
        return Refusal("R23", "bank-shows-no-ace")
    if table.chips[hand.seat] < hand.bet // 2:
        return Refusal("P2", "not-enough-chips", {"amount": int(hand.bet // 2)})
    return Refusal("R8", "insurance-over")


def why_no_even_money(table: BlackjackTable) -> Refusal:
    """R24, A13."""
    if not table.rules.insurance:
        return Refusal("R24", "no-insurance")
    return Refusal("R24", "no-blackjack" if table.bank_shows_ace() else "bank-shows-no-ace")


def _why_no_bet_beside(table: BlackjackTable, hand: Hand) -> Refusal:
    if table.chips[hand.seat] < hand.bet:
        return Refusal("P2", "not-enough-chips", {"amount": int(hand.bet)})
    return Refusal("R4", "no-cards")


def _cards(hand: Hand) -> list[str]:
    return [card_text(card) for card in hand.cards]
