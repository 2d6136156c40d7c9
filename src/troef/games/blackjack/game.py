"""The rules of blackjack with their options."""

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from troef.cards.pack import Supply
from troef.core.game import Game
from troef.core.log import log_of
from troef.core.phase import AWAITS_DEAL, MATCH_OVER, Phase
from troef.core.rng import Rng, shuffle
from troef.core.view import View
from troef.games.blackjack.hand import BANK, Hand, hand_of
from troef.games.blackjack.language import BlackjackLanguage
from troef.games.blackjack.options import INFO, Options, TableRules, agree
from troef.games.blackjack.phases import Betting, GivingUp, Insuring, Turns
from troef.games.blackjack.places import places_of
from troef.games.blackjack.result import Result, check_result
from troef.games.blackjack.scoring import settle_round
from troef.games.blackjack.state import PACKS, BlackjackState
from troef.games.blackjack.table import BlackjackTable

_LANGUAGE: Final = BlackjackLanguage()


@final
class Blackjack(Game):
    """The rules with their options."""

    def __init__(self, rules: str, options: Options) -> None:
        super().__init__(INFO, rules, options, _LANGUAGE)
        self.table = TableRules(options)

    def new_state(self, seats: int, dealer: int) -> BlackjackState:
        return BlackjackState(self, self.table, seats, dealer)

    def pack(self, seats: int) -> list[int]:
        return list(PACKS[self.table.decks])

    def places(self, seats: int, dealer: int) -> dict[str, list[int]]:
        """R7, for a round in which everybody takes part: box 1 is seat 0, whoever `dealer` is.

        `bank` (or `upcard`) is the bank's first card, `stock` all that comes after the deal, in the order in which
        cards are drawn; `shoe` is the whole of it, from the first card.
        """
        return places_of(list(range(seats)), len(PACKS[self.table.decks]))

    def settle(self, result: Any) -> tuple[int, ...]:
        """A `Result` -> the net change of everybody's chips (S1).

        Raises:
            ValueError: it has the wrong shape, or no lawful round can give it.

        >>> import troef
        >>> split = {"bet": 10, "hands": [{"total": 20, "doubled": True}, {"total": 18}]}
        >>> natural = {"bet": 10, "hands": [{"total": 21, "blackjack": True}]}
        >>> troef.game("blackjack").settle({"bank": 19, "boxes": [split, None, natural]})
        (10, 0, 15)
        """
        found = Result.read(result)
        check_result(found, self.options)
        return settle_round(found, self.options)

    def world(self, view: View, rng: Rng) -> BlackjackState:
        """Unknown is only the order of the shoe: everything else is set as the view says."""
        state = self.new_state(view.seats, 0)
        state.restore(view)
        state.dealer = 0
        state.outcome_now = view.outcome
        state.log = log_of(view.log)
        table = state.table
        _set_table(table, view)
        _set_cards(table, view, Supply(self.pack(view.seats)), rng)
        state.awaits_deal = view.phase == "awaits-deal"
        state.phase = _phase(table, view)
        return state


def _number(value: object) -> int:
    return value if isinstance(value, int) else 0


def _numbers(value: object) -> list[int]:
    return [int(number) for number in value] if isinstance(value, list) else []


def _set_table(table: BlackjackTable, view: View) -> None:
    memory = view.memory
    table.chips = vec[i64](list(view.totals))
    table.bets = vec[i64](_numbers(memory["bets"]))
    table.won = vec[i64](_numbers(memory["won"]))
    table.insured = _number(memory["insured"])
    table.active = _number(memory["active"])
    table.playing = memory["playing"] is True


def _set_cards(table: BlackjackTable, view: View, supply: Supply, rng: Rng) -> None:
    """The known cards where they lie, all others in the shoe in any order, if there is one."""
    hands = view.memory["hands"]
    assert isinstance(hands, list)
    table.hands = [hand_of(_numbers(numbers)) for numbers in hands]
    for hand in table.hands:
        hand.cards = [supply.take(card) for card in hand.cards]
    bank = Hand(BANK, 0)
    for card in view.zone("bank").cards:
        bank.take(supply.take(card))
    table.bank = bank
    table.gone = [supply.take(card) for card in _numbers(view.memory["gone"])]
    if view.zone("stock").hidden:
        rest = [card for copies in supply.left.values() for card in copies]
        table.shoe = shuffle(rest, rng)


def _phase(table: BlackjackTable, view: View) -> Phase:
    """The phase that the view names, asking whom it says."""
    asking = {"betting": Betting, "insurance": Insuring, "surrender": GivingUp, "turns": Turns}.get(view.phase)
    if asking is None:
        return MATCH_OVER if view.phase == "match-over" else AWAITS_DEAL
    phase: Phase = asking(table)
    phase.turn = view.actors[0]
    return phase


def make(rules: str, options: Any) -> Game:
    """The game with these options; the registry calls this.

    Raises:
        OptionError: two of the options exclude each other.
    """
    return Blackjack(rules, agree(options))
