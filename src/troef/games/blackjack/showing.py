"""What everybody sees: all cards are open, only the order of the shoe is not (R6)."""

from typing import Final

from troef.cards.bits import BIT
from troef.core.display import Display
from troef.core.view import NOBODY
from troef.games.blackjack.hand import OPEN, POINTS, RESULTS, Hand
from troef.games.blackjack.table import BlackjackTable

#: T2: the place of a doubled hand's last card.
_DOUBLED: Final = 2


def show(table: BlackjackTable, display: Display) -> None:
    """Facts, zones and badges, and in `memory` what a world needs."""
    display.dealer = NOBODY  # the bank deals, and nobody at the table is the bank
    display.deals = int(table.rules.rounds)
    display.show_totals(table.chips)
    bank = table.bank
    if bank.cards:
        display.show_fact("bank", "words", bank.text(not table.playing))
    display.show_zone("bank", "board", layout="row", cards=bank.cards[:])
    if table.playing and table.active < len(table.hands):
        _show_active(table, display)
    for seat in range(table.seats):
        hands = [hand for hand in table.hands if hand.seat == seat]
        _show_hands(int(seat), hands, display)
        _show_badges(table, int(seat), hands, display)
    display.show_zone("stock", "stock", hidden=int(table.left()))
    display.show_zone("discard", "discard", hidden=len(table.gone))
    if table.rules.show_counts:
        display.show_fact("gone", "words", counts(table.gone + table_cards(table)))  # T3
    if display.keeps_all:
        display.memory = {
            "gone": [card & 63 for card in table.gone],
            "bets": [int(bet) for bet in table.bets],
            "won": [int(net) for net in table.won],
            "insured": int(table.insured),
            "hands": [hand.as_numbers() for hand in table.hands],
            "active": int(table.active),
            "playing": table.playing,
        }


def table_cards(table: BlackjackTable) -> list[int]:
    """The cards that lie on the table, open."""
    cards = table.bank.cards[:]
    for hand in table.hands:
        cards += hand.cards
    return cards


def counts(cards: list[int]) -> str:
    """How many cards of each value are among these, aces first: `A 2 · 10 7 · 5 1`."""
    found = [0] * 11
    for card in cards:
        found[POINTS[card & 15]] += 1
    names = [("A", 1), *[(str(value), value) for value in range(10, 1, -1)]]
    return " · ".join([f"{name} {found[value]}" for name, value in names if found[value]])


def _show_active(table: BlackjackTable, display: Display) -> None:
    hand = table.hands[table.active]
    number = sum([1 for other in table.hands[: table.active + 1] if other.seat == hand.seat])
    if hand.split:
        display.show_fact("active-hand", "number", number)


def _show_hands(seat: int, hands: list[Hand], display: Display) -> None:
    """The hands of a box lie side by side: the first, and those that came from splitting it."""
    if not hands:
        display.show_zone(f"hand-{seat}", "hand", seat, "row")
    for number, hand in enumerate(hands):
        name = f"hand-{seat}" if number == 0 else f"hand-{seat}-{number + 1}"
        mark = _DOUBLED if hand.doubled and len(hand.cards) > _DOUBLED else -1  # T2
        cards = hand.cards[:]
        display.show_zone(name, "hand", seat, "row", cards, mark=mark, amount=int(hand.staked()))


def _show_badges(table: BlackjackTable, seat: int, hands: list[Hand], display: Display) -> None:
    display.badge_number(seat, "chips", table.chips[seat])
    staked = sum([int(hand.staked()) for hand in hands])
    if not table.playing:  # the hands of the last round lie there still
        staked = int(table.bets[seat]) if display.phase == "betting" else 0
    if staked:
        display.show_badge(seat, "bet", "number", staked)
    if table.playing and table.insured & BIT[seat]:
        display.badge_number(seat, "insurance", table.bets[seat] // 2)
    if hands:
        display.show_badge(seat, "total", "words", " + ".join([hand.text(hand.closed) for hand in hands]))
    settled = [hand for hand in hands if hand.result != OPEN]
    if settled and len(hands) == 1:
        display.show_badge(seat, "result", "text", RESULTS[hands[0].result])
    elif hands and len(hands) == 1 and hands[0].is_blackjack():
        display.show_badge(seat, "result", "text", "blackjack")
    if settled and len(settled) == len(hands):
        display.show_badge(seat, "net", "number", sum([int(hand.net) for hand in hands]))
    if not table.bets[seat] and (table.playing or table.chips[seat] < table.rules.least):
        display.show_badge(seat, "out", "flag", True)  # R31
