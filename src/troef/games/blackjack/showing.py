"""What everybody sees: all cards are open, only the order of the shoe is not (R6)."""

from typing import Final

from troef.cards.bits import BIT
from troef.core.view import NOBODY, Fact, View, Zone
from troef.games.blackjack.hand import OPEN, POINTS, RESULTS, Hand
from troef.games.blackjack.table import BlackjackTable

#: T2: the place of a doubled hand's last card.
_DOUBLED: Final = 2


def show(table: BlackjackTable, view: View) -> None:
    """Facts, zones and badges, and in `memory` what a world needs."""
    view.dealer = NOBODY  # the bank deals, and nobody at the table is the bank
    view.deals = int(table.rules.rounds)
    view.totals = tuple([int(chips) for chips in table.chips])
    bank = table.bank
    if bank.cards:
        view.facts.append(Fact("bank", "words", bank.text(not table.playing)))
    view.zones.append(Zone("bank", "board", layout="row", cards=bank.cards[:]))
    if table.playing and table.active < len(table.hands):
        _show_active(table, view)
    for seat in range(table.seats):
        hands = [hand for hand in table.hands if hand.seat == seat]
        _show_hands(int(seat), hands, view)
        _show_badges(table, int(seat), hands, view)
    view.zones.append(Zone("stock", "stock", hidden=int(table.left())))
    view.zones.append(Zone("discard", "discard", hidden=len(table.gone)))
    if table.rules.show_counts:
        view.facts.append(Fact("gone", "words", counts(table.gone + table_cards(table))))  # T3
    view.memory = {
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


def _show_active(table: BlackjackTable, view: View) -> None:
    hand = table.hands[table.active]
    number = sum([1 for other in table.hands[: table.active + 1] if other.seat == hand.seat])
    if hand.split:
        view.facts.append(Fact("active-hand", "number", number))


def _show_hands(seat: int, hands: list[Hand], view: View) -> None:
    """The hands of a box lie side by side: the first, and those that came from splitting it."""
    if not hands:
        view.zones.append(Zone(f"hand-{seat}", "hand", seat, "row"))
    for number, hand in enumerate(hands):
        name = f"hand-{seat}" if number == 0 else f"hand-{seat}-{number + 1}"
        mark = _DOUBLED if hand.doubled and len(hand.cards) > _DOUBLED else -1  # T2
        cards = hand.cards[:]
        view.zones.append(Zone(name, "hand", seat, "row", cards, mark=mark, amount=int(hand.staked())))


def _show_badges(table: BlackjackTable, seat: int, hands: list[Hand], view: View) -> None:
    badges = view.badges[seat]
    badges.append(Fact("chips", "number", int(table.chips[seat])))
    staked = sum([int(hand.staked()) for hand in hands])
    if not table.playing:  # the hands of the last round lie there still
        staked = int(table.bets[seat]) if view.phase == "betting" else 0
    if staked:
        badges.append(Fact("bet", "number", staked))
    if table.playing and table.insured & BIT[seat]:
        badges.append(Fact("insurance", "number", int(table.bets[seat] // 2)))
    if hands:
        badges.append(Fact("total", "words", " + ".join([hand.text(hand.closed) for hand in hands])))
    settled = [hand for hand in hands if hand.result != OPEN]
    if settled and len(hands) == 1:
        badges.append(Fact("result", "text", RESULTS[hands[0].result]))
    elif hands and len(hands) == 1 and hands[0].is_blackjack():
        badges.append(Fact("result", "text", "blackjack"))
    if settled and len(settled) == len(hands):
        badges.append(Fact("net", "number", sum([int(hand.net) for hand in hands])))
    if not table.bets[seat] and (table.playing or table.chips[seat] < table.rules.least):
        badges.append(Fact("out", "flag", True))  # R31
