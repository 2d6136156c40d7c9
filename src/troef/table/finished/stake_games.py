"""Games for stakes: the result of a finished round for the game's `settle`."""

from typing import Final

from troef.cards.bits import BIT
from troef.games.blackjack.scoring import EVEN
from troef.games.poker.hands import strength
from troef.games.poker.state import SHOWDOWN
from troef.games.toepen.scoring import UNFINISHED
from troef.games.toepen.standing import FETCHING
from troef.games.zwikken.phases import NO_BID
from troef.games.zwikken.scoring import zwik_rank
from troef.table.finished.common import Facts, State, badges, row_of

#: What the row of a round has beside who took no part.
_NO_PART: Final = "–"


def shown_hands(state: State) -> Facts:
    return {"values": [float(mark.replace("½", ".5")) if mark else None for mark in state.sheet[-1].marks]}


# ---- zwikken ----


def zwikken(state: State) -> Facts:
    seats, play, rules = range(int(state.seats)), state.tricks, state.rules
    before = int(state.pot) + sum(row_of(state))  # what the players have more is what the pot has less
    antes = int(state.searches) + int(bool(rules.ante_every_round or not before))
    bidders = [seat for seat in seats if state.bids[seat] != NO_BID]
    found: Facts = {
        "pot": before + antes * len(seats) * int(rules.ante),
        "shares": [rules.names[state.bids[seat]] if seat in bidders else None for seat in seats],
    }
    if not bidders:
        return found  # R10: nobody plays
    if play.tricks_played:
        return {**found, "points": [int(state.points_of(play, seat)) for seat in seats]}
    ranks = [int(zwik_rank(play.hands[seat], state.trump_card(), rules.upcard_top)) for seat in bidders]
    return {**found, "zwik": bidders[ranks.index(max(ranks))]}  # R14


# ---- toepen ----


def toepen(state: State) -> Facts:
    standing, seats = state.standing, range(int(state.seats))
    lives = [int(left) - cell for left, cell in zip(standing.lives, row_of(state), strict=True)]
    winner = int(standing.winner)
    return {
        "seats": len(seats),
        "winner": winner if winner >= 0 else int(UNFINISHED),
        "knocks": int(standing.knocks),
        "folded": [(seat, int(standing.folded[seat])) for seat in seats if standing.folded[seat]],
        "caught": [seat for seat, caught in enumerate(badges(state, "caught")) if caught],
        "doubted": _doubters(state),
        "lives": lives,
        "protected": [seat for seat in seats if standing.whereabouts[seat] == FETCHING],
    }


def _doubters(state: State) -> list[int]:
    """Who challenged an honest exchange, as often as he did (R7)."""
    honest = badges(state, "honest")
    found: list[int] = []
    exchanger = -1
    for seat, move in state.view(0).log:
        said = state.game.show(move)
        if said == "exchange":
            exchanger = seat
        elif said == "challenge" and honest[exchanger]:
            found.append(seat)
    return found


# ---- blackjack ----


def blackjack(state: State) -> Facts:
    row, table, options = state.sheet[-1], state.table, state.game.options
    boxes: list[Facts | None] = []
    for seat, mark in enumerate(row.marks):
        hands = [hand for hand in table.hands if hand.seat == seat]
        if mark == _NO_PART or not hands:
            boxes.append(None)
            continue
        ends = [{"total": int(hand.total()), "doubled": bool(hand.doubled)} for hand in hands]
        if hands[0].is_blackjack():
            ends[0]["blackjack"] = True
        boxes.append(
            {
                "bet": int(hands[0].bet),
                "hands": ends,
                # what the hands did not bring is the insurance (R23); a new round has begun, or its set would say it
                "insured": row.cells[seat] != sum([int(hand.net) for hand in hands]),
                "even_money": hands[0].result == EVEN,
                "surrender": options.surrender if hands[0].surrendered else "",
            }
        )
    bank = table.bank
    return {"bank": max(2, int(bank.total())), "boxes": boxes, "bank_blackjack": bool(bank.is_blackjack())}


# ---- poker ----


def poker(state: State) -> Facts:
    table, seats = state.table, range(int(state.seats))
    live = [seat for seat in seats if table.live & BIT[seat]]
    shown = state.street == SHOWDOWN
    return {
        "put": [int(state.won[seat]) - cell for seat, cell in enumerate(row_of(state))],
        "folded": [seat for seat in seats if state.hole[seat] and seat not in live],
        "strengths": [int(strength(state.hole[seat] | state.board)) if shown and seat in live else 0 for seat in seats],
        "carried": int(state.carried_before),
        "dealer": int(state.hand_dealer),
        "out": [seat for seat in seats if not state.hole[seat]],
    }
