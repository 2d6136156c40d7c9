"""Games of melds, and games that are won or lost: the result of a finished deal for the game's `settle`."""

from troef.cards.bits import set_of
from troef.cards.card import card_text, cards_text
from troef.core.view import REFEREE
from troef.games.rummy.turns import hand_points
from troef.melds.declared import cards_as_laid
from troef.table.finished.common import Facts, State, row_of


def canasta(state: State) -> Facts:
    row = state.sheet[-1]
    sides: list[Facts] = []
    for side in range(2):
        own = {entry.label: entry for entry in row.entries if entry.column == side}
        points = {label: entry.points for label, entry in own.items()}
        counts = {label: entry.count for label, entry in own.items()}
        sides.append(
            {
                "melded": points.get("melds", 0),
                "left": -points.get("left", 0),
                "clean": counts.get("clean", 0),
                "dirty": counts.get("dirty", 0),
                "red_threes": counts.get("red-threes", 0),
                "out": next((label for label in ("out", "concealed") if label in own), ""),
            }
        )
    return {"sides": sides}


def duizenden(state: State) -> Facts:
    turns, seats = state.round, range(int(state.seats))
    sets: list[list[str]] = [[] for _ in seats]
    for owner, meld in zip(turns.owners, turns.melds, strict=True):
        sets[owner] += [f"*={card_text(face)}" if joker else card_text(face) for face, joker in cards_as_laid(meld)]
    return {
        "sets": [" ".join(cards) for cards in sets],
        "hands": [cards_text(turns.hands.faces(seat)) for seat in seats],
    }


def cards_left(state: State) -> Facts:
    view = state.view(REFEREE)
    left = [len(view.zone(f"hand-{seat}").cards) for seat in range(int(state.seats))]
    return {"winner": left.index(0) if 0 in left else None, "left": left}


def points_left(state: State) -> Facts:
    view = state.view(REFEREE)
    hands = [view.zone(f"hand-{seat}").cards for seat in range(int(state.seats))]
    left = [int(hand_points(set_of(cards))) for cards in hands]
    return {"winner": left.index(0) if 0 in left else None, "left": left}


# ---- won or lost ----


def winners(state: State) -> Facts:
    return {"seats": int(state.seats), "winners": _highest(state)}


def winner(state: State) -> Facts:
    cells = row_of(state)
    return {"seats": int(state.seats), "winner": cells.index(1) if 1 in cells else None}


def loser(state: State) -> Facts:
    cells = row_of(state)
    return {"seats": int(state.seats), "loser": cells.index(max(cells, key=abs))}


def shitheads(state: State) -> Facts:
    return {"seats": int(state.seats), "shitheads": _highest(state)}


def places(state: State) -> Facts:
    cells = row_of(state)
    return {"order": sorted(range(len(cells)), key=cells.__getitem__)}


def slaps(state: State) -> Facts:
    cells = row_of(state)
    return {"seats": int(state.seats), "slapped": [seat for seat, cell in enumerate(cells) if not cell]}


def fewest_cards(state: State) -> "Facts | None":
    found = {"cards": [int(count) for count in state.cards], "rounds": int(state.deal_number)}
    return found if any(state.game.settle(found)) else None  # R31, R32: somebody has won the match, or it goes on


def _highest(state: State) -> list[int]:
    """The seats with the most in the row of the deal."""
    cells = row_of(state)
    return [seat for seat, cell in enumerate(cells) if cell == max(cells)]
