"""The running game of patience: what the player may do and why not, when it ends, and what is seen of it."""

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from troef.cards.card import KING, SUIT_LETTERS, card_text, rank_of
from troef.core.display import Display
from troef.core.game import Game, State
from troef.core.log import SEAT_SHIFT
from troef.core.moves import DRAW, RESIGN
from troef.core.phase import Phase
from troef.core.refusal import Refusal
from troef.core.rng import Rng, shuffle_top
from troef.core.view import REFEREE, Outcome, SheetRow, View
from troef.games.patience.entering import layout_facts
from troef.games.patience.language import REDEAL
from troef.games.patience.layout import (
    ALL_CARDS,
    EMPTY,
    FOUNDATION,
    MOVE,
    OFF_FOUNDATION,
    PACK,
    PILES,
    WASTE,
    Layout,
    count_of,
    source_of,
    target_of,
)

REDEALS_IN_A_ROW: Final[i64] = 3  # R20
IDLE_ACTIONS: Final[i64] = 100  # R22

#: The log keeps the card that went above the bits of the move.
_CARD_SHIFT: Final[i64] = 24
_MOVE_MASK: Final[i64] = 0xFFFFFF

_REDEAL: Final[i64] = REDEAL


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Play(Phase):
    """The player's turn, until the end (R5–R17, R21)."""

    def __init__(self, layout: Layout) -> None:
        super().__init__()
        self.layout = layout
        self.resigned = False
        self.turn = 0

    def name(self) -> str:
        return "play"

    def copy(self) -> "Play":
        return self.over(self.layout.copy())

    def over(self, layout: Layout) -> "Play":
        """The same phase over a copy of its layout."""
        other = Play(layout)
        other.turn, other.resigned = self.turn, self.resigned
        return other

    def legal(self, seat: i64) -> list[int]:
        moves: list[int] = []
        if seat != self.turn:
            return moves
        layout = self.layout
        layout.add_moves(moves)
        if layout.drawn < layout.left:
            moves.append(int(DRAW))
        elif layout.left:
            moves.append(REDEAL)
        moves.append(int(RESIGN))
        return moves

    def allows(self, seat: i64, move: i64) -> bool:
        if seat != self.turn:
            return False
        if move & 63 == MOVE:
            return self.layout.allows_move(move)
        layout = self.layout
        if move == DRAW:
            return layout.drawn < layout.left  # R13
        if move == _REDEAL:
            return layout.drawn == layout.left and layout.left > 0  # R16
        return move == RESIGN  # R21

    def play(self, seat: i64, move: i64) -> None:
        if move == DRAW:
            self.layout.draw()
        elif move == _REDEAL:
            self.layout.redeal()
        elif move == RESIGN:
            self.resigned = True
        else:
            self.layout.move(move)

    # ---- refusals ----

    def why_not(self, seat: i64, move: i64) -> Refusal:
        layout = self.layout
        if move == DRAW:
            return Refusal("R13", "bank-empty")
        if move == _REDEAL:
            return Refusal("R16", "bank-not-empty" if layout.drawn < layout.left else "waste-empty")
        if move & 63 != MOVE:
            return Refusal("", "not-offered")
        source = source_of(move)
        if source == OFF_FOUNDATION:
            return Refusal("R11", "stays-home")
        if source == WASTE:
            return self._why_not_waste(move)
        if source >= PILES or count_of(move) < 0:
            return Refusal("", "not-offered")
        return self._why_not_column(move)

    def _why_not_waste(self, move: i64) -> Refusal:
        layout = self.layout
        if not layout.drawn:
            return Refusal("R14", "waste-empty")
        if count_of(move):
            return Refusal("", "not-offered")
        card = layout.cycle[layout.drawn - 1]
        facts: dict[str, object] = {"card": card_text(card)}
        if target_of(move) == FOUNDATION:
            return Refusal("R15", "not-next", facts)
        return Refusal("R15", "only-king" if layout.top[target_of(move)] == EMPTY else "not-joining", facts)

    def _why_not_column(self, move: i64) -> Refusal:
        layout = self.layout
        source, target, count = source_of(move), target_of(move), count_of(move)
        home = target == FOUNDATION
        if layout.top[source] == EMPTY:
            return Refusal("R10" if home else "R5", "pile-empty")
        if home:
            return Refusal("R10", "not-next", {"card": card_text(layout.top[source])})
        if source == target:
            return Refusal("R5", "same-pile")
        shown = layout.open_count(source)
        if count > shown:
            return Refusal("R8", "face-down")
        if count and count == shown:
            return Refusal("R5", "no-part")  # written without a number
        if count and not layout.partial:
            return Refusal("R5", "whole-run")
        card = layout.from_top(source, count) if count else layout.low[source]
        facts: dict[str, object] = {"card": card_text(card)}
        if layout.top[target] != EMPTY:
            return Refusal("R4", "not-joining", facts)
        return Refusal("R6", "nothing-under" if rank_of(card) == KING else "only-king", facts)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class PatienceState(State):
    """One position of a patience."""

    def __init__(self, game: Game, dealer: int, layout: Layout) -> None:
        super().__init__(game, 1, dealer)
        self.layout = layout
        #: the table with which a laid position began (`Patience.position`), None where a pack was dealt; it is never
        #: changed, so copies share it
        self.laid: Layout | None = None

    def set_match(self, facts: dict[str, Any]) -> None:
        self.check_deals(1)

    def shown_move(self, viewer: i64, seat: i64, move: i64) -> i64:
        return move & _MOVE_MASK

    def made(self, seat: i64, entry: i64) -> i64:
        return entry & _MOVE_MASK

    def position(self) -> dict[str, object]:
        """As for every game; where the table was laid, that table and the moves made since."""
        laid = self.laid
        return super().position() if laid is None else layout_facts(self, laid)

    def lay(self, order: list[int]) -> None:
        pack = PACK[: len(PACK)]
        for place in range(len(pack)):
            pack[place] = order[place]
        self._lay_pack(pack)

    def _lay_pack(self, pack: vec[i64]) -> None:
        self.begin_deal()
        self.layout.deal(pack)
        self.open_layout()

    def deal_anyhow(self, rng: Rng) -> None:
        self.begin_unknown()
        pack = PACK[: len(PACK)]
        shuffle_top(pack, len(pack), rng)
        self._lay_pack(pack)

    def open_layout(self) -> None:
        """Let the player begin with the cards as they lie, unless they are stuck already (R19)."""
        self.awaits_deal = False
        self.phase = Play(self.layout)
        self.advance()

    def apply(self, seat: i64, move: i64) -> None:
        if not self.brief:
            self.write_log(seat, self.layout.taken_by(move) << _CARD_SHIFT | move)
        self.phase.play(seat, move)
        self.advance()

    def advance(self) -> None:
        phase = self.phase
        layout = self.layout
        if layout.home == ALL_CARDS:
            self._end("won")  # R18
        elif isinstance(phase, Play) and phase.resigned:
            self._end("resigned")  # R21
        elif layout.redeals >= REDEALS_IN_A_ROW:
            self._end("third-redeal")  # R20
        elif layout.stuck():
            self._end("stuck")  # R19
        elif layout.partial and layout.idle >= IDLE_ACTIONS:
            self._end("no-progress")  # R22

    def _end(self, reason: str) -> None:
        home = int(self.layout.home_count())
        if not self.brief:
            self.add_row(SheetRow((home,)))
        self.finish(Outcome((home,), (0,) if reason == "won" else (), reason))  # S1

    def copy(self) -> "PatienceState":
        layout = self.layout.copy()
        other = PatienceState(self.game, self.dealer, layout)
        self.copy_base(other)
        other.laid = self.laid
        phase = self.phase
        other.phase = phase.over(layout) if isinstance(phase, Play) else phase
        return other

    # ---- views ----

    def show_table(self, display: Display) -> None:
        """Zones for the only seat and for spectators alike: nobody sees the face-down cards but the referee.

        `memory`: `bank` is the bank, top first, once it has been gone through; `passes` the redeals of the whole
        game; `moved` the card that each entry of the log took (of a run the deepest, `EMPTY` without one).
        """
        layout = self.layout
        if display.keeps_all:
            display.memory["moved"] = [int(entry >> SEAT_SHIFT >> _CARD_SHIFT) for entry in self.log]
            display.memory["passes"] = int(layout.passes)
            display.memory["bank"] = layout.bank() if layout.passes else []
        home = int(layout.home_count())
        display.totals = (home,)
        display.show_badge(0, "foundation", "number", home)
        display.show_number("redeals", layout.redeals)
        if layout.partial:
            display.show_number("idle", layout.idle)
        _show_piles(display, layout)
        _show_columns(display, layout)

    def restore(self, view: View) -> None:
        super().restore(view)
        layout = self.layout
        layout.redeals = _number(view.fact("redeals"))
        layout.idle = _number(view.fact("idle"))
        layout.passes = _number(view.memory.get("passes"))
        moved = view.memory.get("moved")
        cards: list[int] = moved if isinstance(moved, list) else []
        for (_, move), code in zip(view.log, cards, strict=True):
            card: i64 = code
            plain: i64 = move
            self.write_log(0, card << _CARD_SHIFT | plain)


def _number(value: object) -> int:
    return value if isinstance(value, int) else 0


#: The zone of each foundation, and its cards from the ace upwards.
_FOUNDATIONS: Final = [
    (f"F-{letter}", [SUIT_LETTERS.index(letter) * 16 + (height + 12) % 13 for height in range(13)]) for letter in "SHDC"
]
_COLUMNS: Final = [f"T{pile + 1}" for pile in range(int(PILES))]


def _show_piles(display: Display, layout: Layout) -> None:
    """Bank, waste and foundations."""
    if display.seat == REFEREE:
        display.show_zone("stock", "stock", 0, cards=layout.bank()[::-1])
    else:
        display.show_zone("stock", "stock", 0, hidden=int(layout.left - layout.drawn))
    display.show_zone("waste", "waste", 0, cards=layout.waste())
    for name, up in _FOUNDATIONS:
        display.show_zone(name, "foundation", 0, cards=[card for card in up if layout.home >> card & 1])


def _show_columns(display: Display, layout: Layout) -> None:
    """The columns; for the referee the face-down cards too, and the mark on the deepest open one."""
    for pile in range(int(PILES)):
        cards = layout.column(pile)
        down = int(layout.down[pile])
        if display.seat == REFEREE:
            display.show_zone(_COLUMNS[pile], "tableau", 0, "cascade", cards, mark=down if cards else -1)
        else:
            display.show_zone(_COLUMNS[pile], "tableau", 0, "cascade", cards[down:], down)
