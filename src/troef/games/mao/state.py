"""A position of a match of mao: what follows what."""

from typing import Any, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from troef.cards.bits import BIT, cards_in
from troef.core.display import Display
from troef.core.game import Game, State
from troef.core.history import before_deal
from troef.core.log import SEAT_SHIFT
from troef.core.moves import BOT, DRAW, HIDDEN, PERSON, PLAY, TIMEOUT, kind_of, make_move, payload_of
from troef.core.phase import AWAITS_DEAL, MATCH_OVER
from troef.core.position_facts import PositionError
from troef.core.refusal import Refusal
from troef.core.view import REFEREE, SheetRow
from troef.games.mao.carried import read_rules, read_seats, rules_told
from troef.games.mao.moves import (
    CHAT,
    DUTY,
    EVENT,
    FINE,
    GM_PENALTY,
    GRANT,
    PASS_EMPTY,
    PENALISE,
    PLAYER_BITS,
    PLAYER_MASK,
    REFUSE,
    REFUSE_AND_PENALISE,
    REQUEST,
    RULE,
    SIGNAL,
    SIGNALS_SHIFT,
    TOO_CHATTY,
    TRIGGER,
    WITHDRAW,
    accusation,
    card_played,
    play_of,
)
from troef.games.mao.phases import Between, Claim, Making, MaoPhase, Pause
from troef.games.mao.refusing import why_no_accusation, why_no_gm_penalty
from troef.games.mao.rules import TableRules
from troef.games.mao.scoring import wins
from troef.games.mao.settling import claims_round, go_on, watchers
from troef.games.mao.showing import show_round
from troef.games.mao.standing import (
    BETWEEN,
    CLAIM,
    CLAIM_DUE,
    MAKING,
    MOST_ACTIONS,
    MOST_MESSAGES,
    NOBODY,
    NOTHING_DUE,
    OVER,
    PAUSE,
    TURNS,
    MaoRound,
)
from troef.games.mao.turns import Turns
from troef.games.mao.vocabulary import rule_by_lot, trigger_of

MOST_ROUNDS = 50  # R40


def is_remark(move: i64) -> bool:
    """Whether a move is one that disturbs nothing: who keeps a chair, or a message in the chat."""
    kind = kind_of(move)
    return kind == CHAT or kind == BOT or kind == PERSON


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class MaoState(State):
    """A position of a match; the game master deals every round (R1, R2).

    Moves that are never among `legal`: the table (REFEREE) tells at any time which chairs are kept by bots (`bot 2`,
    `person 2`; R26, R33), and a player that he sent a message in the chat (`chat`; R30, T7).
    """

    def __init__(self, game: Game, rules: TableRules, seats: int, dealer: int) -> None:
        super().__init__(game, seats, dealer)
        self.rules: TableRules = rules
        self.standing: MaoRound = MaoRound(seats, dealer)
        #: the pack of the first round while the game master makes his rules (R18)
        self.shuffled: vec[i64] = vec[i64]()

    # ---- cards ----

    def pack(self) -> list[int]:
        """The whole pack, for a round or for a lot (R18); in the middle of a round the old discards (R8)."""
        standing = self.standing
        if len(standing.owed) and not standing.by_lot:
            return standing.old_discards()
        return self.game.pack(int(self.seats))

    def lay(self, order: list[int]) -> None:
        standing = self.standing
        if standing.by_lot:
            taken = standing.book.codes_in_force()
            for code in standing.tried:
                taken.append(int(code))
            code = rule_by_lot(order, taken)
            standing.by_lot = False
            standing.make_rule(trigger_of(code), code >> 7)
        elif len(standing.owed):
            standing.restock(order)  # R8
        else:
            self.begin_deal()
            standing.begin()
            if standing.to_make:  # R18: the game master makes his rules before he deals
                self.shuffled = vec[i64](order)
            else:
                standing.deal(vec[i64](order))
                standing.stage = TURNS
        self.resume()

    def places(self) -> dict[str, list[int]]:
        """As in every game; of the pack from which a lot is drawn nothing is dealt."""
        if self.standing.by_lot:
            return {"stock": list(range(len(self.game.pack(int(self.seats)))))}
        return super().places()

    # ---- positions ----

    def match_facts(self) -> dict[str, object]:
        """`secret_rules` in the order in which they were made, each with its `owner`, whether it was
        `withdrawn`, and to whom it was `shown`; `bots`: the chairs that are kept by bots."""
        standing = self.standing
        return {"secret_rules": rules_told(standing.book), "bots": cards_in(standing.bots)}

    def open_facts(self) -> dict[str, object] | None:
        """The rules are secrets of their makers (R19): worlds guess them from the view."""
        return None

    def set_match(self, facts: dict[str, Any]) -> None:
        """Rounds won from the sheet; as many rules as have been made by then (R18)."""
        self.check_deals(MOST_ROUNDS)
        standing, seats = self.standing, int(self.seats)
        gm, played = int(standing.gm), int(self.deal_number)
        if self.dealer != gm:
            raise PositionError("dealer", "seat {seat} is the game master and deals", seat=gm)  # R1
        won = [int(count) for count in self.column_sums(seats)]
        standing.bots = read_seats(facts["bots"], "bots", seats)
        target = int(self.rules.target_wins)
        if target and max(won) >= target:
            raise PositionError("sheet", "the match would be over")  # R39
        if not played:
            if facts["secret_rules"]:
                raise PositionError("secret_rules", "before the first round the game master has made none")  # R18
            return
        standing.book = read_rules(facts["secret_rules"], self.sheet, played, seats, gm)
        standing.wins = vec[i64](won)
        standing.maker = NOBODY
        standing.to_make = 0

    def made(self, seat: i64, entry: i64) -> i64:
        """Announcements are no moves; nor is a rule that the table has withdrawn for the game master (R37)."""
        kind = kind_of(entry)
        if kind == FINE or kind == EVENT or (kind == WITHDRAW and self._withdrawn_at_once(entry)):
            return -1
        return entry

    def _withdrawn_at_once(self, entry: i64) -> bool:
        """R37: whether a rule went because time was up, or because the game master is a bot."""
        if self.history is None:
            return False
        before = before_deal(self)
        assert isinstance(before, MaoState)
        gm = self.standing.gm
        bot = before.standing.bots & BIT[gm] != 0
        cause: i64 = NOBODY  # what was logged last that is no withdrawal
        for logged in self.log:
            move = logged >> SEAT_SHIFT
            if move == entry:
                break
            if move == make_move(BOT, gm) or move == make_move(PERSON, gm):
                bot = kind_of(move) == BOT
            if kind_of(move) != WITHDRAW:
                cause = move
        return cause == TIMEOUT or (bot and kind_of(cause) == EVENT)

    # ---- from phase to phase ----

    def advance(self) -> None:
        self.resume()

    def resume(self) -> None:
        """Take all steps that follow by themselves, until somebody has to choose or cards have to be shuffled."""
        standing = self.standing
        while self._steps_on(standing):
            pass
        news = standing.news
        if len(news):
            log = self.own_log()
            for entry in news:
                log = append(log, entry)
            self.log = log
            standing.news = vec[i64]()
        if self.outcome_now is None and not self.awaits_deal:
            self.enter()

    def _steps_on(self, standing: MaoRound) -> bool:
        """Take one step that follows by itself; False when there is none."""
        if standing.by_lot or not standing.draw_owed():
            self.await_deal()
            return False
        if standing.stage == MAKING:
            return self._after_making(standing)
        if standing.stage == CLAIM:
            if not claims_round(standing):  # R34
                standing.stage = TURNS
                self._turn_done(standing)
                return True
            if not standing.watching:
                self._end_round(standing.mover)
                return True
            return False
        if standing.stage == TURNS and standing.due == CLAIM_DUE:
            standing.due = NOTHING_DUE
            self._claim_or_go_on(standing)
            return True
        if standing.stage == OVER and self.outcome_now is None:
            self._finish("ended")  # R39
        return False

    def _after_making(self, standing: MaoRound) -> bool:
        if standing.to_make:
            return False
        standing.maker = NOBODY
        if len(self.shuffled):
            standing.deal(self.shuffled)
            self.shuffled = vec[i64]()
            standing.stage = TURNS
        else:
            self.await_deal()
        return False

    def _claim_or_go_on(self, standing: MaoRound) -> None:
        if not claims_round(standing):
            self._turn_done(standing)
            return
        standing.watching = watchers(standing)  # R33
        standing.stage = CLAIM

    def _turn_done(self, standing: MaoRound) -> None:
        if standing.actions >= MOST_ACTIONS:
            self._end_round(NOBODY)  # R40
        else:
            go_on(standing)

    def enter(self) -> None:
        """The phase in which somebody chooses."""
        standing = self.standing
        stage = standing.stage
        if stage == TURNS:
            self.phase = Turns(standing, self.rules.turn_seconds)
        elif stage == MAKING:
            self.phase = Making(standing)
        elif stage == PAUSE:
            self.phase = Pause(standing)
        elif stage == CLAIM:
            self.phase = Claim(standing, self.rules.claim_seconds)
        elif stage == BETWEEN:
            self.phase = Between(standing)

    # ---- the end of a round and of the match ----

    def _end_round(self, winner: i64) -> None:
        """R34: the winner of the round has won the match (R39) or makes a rule; R40: a round without a winner."""
        standing = self.standing
        standing.watching = 0
        standing.due = NOTHING_DUE
        standing.mover = NOBODY
        standing.asker = NOBODY
        standing.said = 0
        standing.demands = 0
        for seat in range(self.seats):
            standing.faults[seat] = 0  # R27
        won = standing.wins
        if winner >= 0:
            won[winner] += 1
        self.add_row(SheetRow(wins(self.seats, winner)))
        target = self.rules.target_wins
        if winner >= 0 and target and won[winner] >= target:
            self._finish("target")
        elif self.deal_number >= MOST_ROUNDS:
            self._finish("limit")
        else:
            standing.maker = winner
            standing.to_make = 0 if winner < 0 else 1
            standing.tried = vec[i64]()
            standing.stage = MAKING if target else BETWEEN

    def _finish(self, reason: str) -> None:
        self.standing.stage = OVER
        self.finish_best(self.standing.wins, reason)

    # ---- what is said beside the game ----

    def apply(self, seat: i64, move: i64) -> None:
        kind = kind_of(move)
        if is_remark(move):
            if self.has_cards():
                self.write_log(seat, move)
            self._remark(seat, kind, payload_of(move))
            return
        if kind == PLAY or kind == DRAW or kind == PASS_EMPTY:
            move = self._say_first(seat, kind, move)
        super().apply(seat, move)

    def has_cards(self) -> bool:
        """Whether a round has begun; before it there is nothing that a log could be of."""
        return self.standing.start >= 0 or len(self.shuffled) > 0

    def _say_first(self, seat: i64, kind: i64, move: i64) -> i64:
        """The signals that a turn action names itself are said before it; gives the bare action (R11)."""
        said = payload_of(move) >> SIGNALS_SHIFT if kind == PLAY else payload_of(move)
        if not said:
            return move
        standing = self.standing
        for signal in cards_in(said & ~standing.said):
            self.write_log(seat, make_move(SIGNAL, signal))
        standing.said |= said
        return play_of(card_played(move)) if kind == PLAY else make_move(kind)

    def _remark(self, seat: i64, kind: i64, player: i64) -> None:
        standing = self.standing
        if kind == BOT:
            standing.bots |= BIT[player]
            self._police(player)
        elif kind == PERSON:
            standing.bots &= ~BIT[player]
        elif standing.stage != PAUSE:  # T5
            messages = standing.messages
            messages[seat] += 1
            if seat == standing.gm and messages[seat] > MOST_MESSAGES and isinstance(self.phase, Turns):
                messages[seat] = 0
                standing.penalise(REFEREE, seat, TOO_CHATTY)  # R30
        if self.phase is not AWAITS_DEAL:
            self.resume()

    def _police(self, seat: i64) -> None:
        """A bot takes a chair: it penalises at once what is open against its rules (R26), and watches no claim."""
        standing = self.standing
        standing.watching &= ~BIT[seat]
        if self.phase is AWAITS_DEAL or standing.stage == PAUSE:
            return
        for player in range(self.seats):
            for rule in cards_in(standing.faults[player] & standing.book.owned[seat]):
                standing.accuse(seat, player, rule)

    def _why_no_remark(self, seat: i64, move: i64) -> Refusal | None:
        if self.phase is MATCH_OVER:
            return Refusal("", "match-over")
        if kind_of(move) == CHAT:
            if not 0 <= seat < self.seats:
                return Refusal("", "no-such-seat", {"seat": int(seat)})
            return Refusal("", "not-offered") if payload_of(move) else None
        if seat != REFEREE:
            return Refusal("R26", "table-says-who-is-a-bot")
        player = payload_of(move)
        return None if 0 <= player < self.seats else Refusal("", "no-such-seat", {"seat": int(player)})

    # ---- refusals ----

    def refused(self, seat: i64, move: i64) -> Refusal | None:
        """As in every game, but who may not accuse, ask or call is told so, not that it is another's turn."""
        if is_remark(move):
            return self._why_no_remark(seat, move)
        found = super().refused(seat, move)
        if found is None or found.reason != "not-your-turn" or not 0 <= seat < self.seats:
            return found
        phase = self.phase
        kind = kind_of(move)
        if isinstance(phase, (Pause, Claim)):
            return phase.why_not(seat, move)
        if isinstance(phase, Turns):
            player, detail = payload_of(move) & PLAYER_MASK, payload_of(move) >> PLAYER_BITS
            if kind == PENALISE:
                return why_no_accusation(self.standing, seat, player, detail)
            if kind == GM_PENALTY:
                return why_no_gm_penalty(self.standing, seat, player, detail)
            if move in (REQUEST, GRANT, REFUSE, REFUSE_AND_PENALISE):
                return phase.why_not(seat, move)
        return found

    # ---- copies, views, worlds ----

    def seen(self, viewer: i64, seat: i64, move: i64) -> i64:
        """R19: what a rule says is its maker's secret; T2: a penalty is told without the rule."""
        if viewer == seat:
            return move
        kind = kind_of(move)
        if kind == TRIGGER or kind == DUTY or kind == RULE:
            return make_move(kind, HIDDEN)
        if kind == PENALISE:
            return accusation(payload_of(move) & PLAYER_MASK, 0)
        return move

    def copy(self) -> "MaoState":
        shuffled = self.shuffled
        standing = self.standing.copy()
        other = MaoState(self.game, self.rules, self.seats, self.dealer)
        self.copy_base(other)
        other.shuffled = shuffled[: len(shuffled)]
        other.standing = standing
        phase = self.phase
        other.phase = phase.over(standing) if isinstance(phase, MaoPhase) else phase
        return other

    def show_table(self, display: Display) -> None:
        shuffled = self.shuffled
        show_round(display, self.standing, int(self.rules.target_wins), [int(card) for card in shuffled])
