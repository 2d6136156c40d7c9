"""The rule player for mao: keeps its own secret rules, and guesses those of others from what happens on the table."""

from typing import Final, NamedTuple

from troef.bots.base import WAIT
from troef.bots.mao_reading import HandReading
from troef.cards.bits import BIT, cards_in
from troef.cards.card import rank_of, suit_of
from troef.core.game import Game
from troef.core.moves import DRAW, PLAY, kind_of, make_move, payload_of
from troef.core.rng import Rng
from troef.core.view import View
from troef.games.mao.moves import (
    CONFIRM,
    DUTY,
    END_MATCH,
    END_TIMEOUT,
    GRANT,
    NEXT_ROUND,
    PASS_EMPTY,
    PENALISE,
    PLAYER_BITS,
    PLAYER_MASK,
    REFUSE_AND_PENALISE,
    REQUEST,
    SIGNAL,
    TOO_LONG,
    TRIGGER,
    card_played,
    gm_penalty,
)
from troef.games.mao.story import Story, TurnRecord
from troef.games.mao.vocabulary import (
    CALL_SIGNALS,
    DEMAND_CARDS,
    FIRST_CARD,
    FIRST_DEMAND,
    FIRST_EFFECT,
    FIRST_SUIT,
    MAO,
    SAME_RANK,
    TRIGGERS,
    duty_of,
    fires,
    rule_code,
    trigger_of,
)

#: How likely a rule is about one single card, or about what it covers, against a rank, a suit …
SINGLE_CARD: Final = 0.25
WHAT_IT_COVERS: Final = 0.5
#: In an open-ended match a game master who is a bot stops after this many rounds.
ENOUGH_ROUNDS: Final = 10
#: Seconds: R30, how long a time-out somebody asked for lasts, and between a bot's own acts.
AFTER_OVERDUE: Final = 5.0
TIME_OUT: Final = 30.0
PRESSING, PLAYING, WATCHING = 0.5, 1.0, 0.2


class Tuning(NamedTuple):
    """What a card is weighed by, in points of its own, and when a guess is spoken."""

    #: a guessed call is made when the chance that it is asked for is at least this
    sure_enough: float = 0.5
    #: how much likelier that is for each fine that it would explain
    blame: float = 0.0
    #: what each card is worth that can follow the card laid
    follower: float = 1.0
    #: that there is one at all, divided by the cards left: the nearer to the end, the more it matters
    following: float = 0.0
    #: what it is worth that the hand left fits on whatever lies there later, divided by the cards left
    fitting: float = 0.0
    #: each suit in the hand left, divided by the cards left
    suit: float = 0.0
    #: what it costs if another player can follow, divided by the cards that he holds
    threat: float = 0.0
    #: what it costs to lay a card that is sure to be fined for an unknown reason
    fine: float = 0.0
    #: what it costs to be left with such a card alone: it does not win (R34)
    last_fine: float = 0.0


DEFAULT: Final = Tuning()

#: Fitted to what won in 3,000 rounds that it played against itself.
TUNED: Final = Tuning(
    blame=3.0, follower=0.0, following=6.6, fitting=38.0, suit=-9.5, threat=8.0, fine=6.0, last_fine=25.0
)


class RulePlayer:
    """Says what its own rules and its guesses ask for, meets its own demands, keeps cards that can follow."""

    careless: Final = frozenset({int(SIGNAL)})

    def __init__(self, game: Game, seed: "int | str", tuning: Tuning = DEFAULT) -> None:
        self.rng = Rng(seed)
        self.tuning = tuning
        #: Whether it weighs anything that takes a look at the hands of others.
        self.looks_around: bool = tuning.threat != 0.0 or tuning.fitting != 0.0
        self.lessons = Lessons(tuning)
        self._planned: tuple[int, int, int] = (0, 0, -1)
        self._accused: set[tuple[int, int, int]] = set()

    def choose(self, view: View, budget: float) -> int:
        """One of the view's moves, or WAIT where nothing is to be done out of turn."""
        if view.phase == "making":
            return self._rule(view)
        if view.phase == "between-rounds":
            return int(END_MATCH if view.deal_number >= ENOUGH_ROUNDS else NEXT_ROUND)
        if view.phase == "time-out":
            return int(END_TIMEOUT) if END_TIMEOUT in view.moves else max(view.moves, key=payload_of)  # R37
        if not on_turn(view) and view.moves == [REQUEST]:
            return WAIT
        story = self.lessons.take_in(view)
        accusation = self._accusation(view, story)
        if accusation is not None:
            return accusation
        if CONFIRM in view.moves:
            return int(CONFIRM)
        answer = self._as_game_master(view)
        if answer is not None:
            return answer
        return self._turn(view, story) if on_turn(view) else WAIT

    def delay(self, view: View) -> float:
        """The seconds a person would take; R30: the game master waits a little before he complains."""
        if gm_penalty(view.turn, TOO_LONG) in view.moves:
            return AFTER_OVERDUE
        if view.phase == "time-out":
            return TIME_OUT if END_TIMEOUT in view.moves else PLAYING
        if not on_turn(view) and view.phase != "making":
            return WATCHING
        return (PRESSING if view.fact("said") else PLAYING) + int(self.rng.below(8)) / 10

    # ---- rules of one's own ----

    def _rule(self, view: View) -> int:
        """Mostly something to say with a rank or a suit, sometimes a demand or an effect (R17)."""
        triggers = [int(payload_of(move)) for move in view.moves if kind_of(move) == TRIGGER]
        if triggers:
            wide = [trigger for trigger in triggers if not FIRST_CARD <= trigger < FIRST_SUIT]
            chosen = wide or triggers
            return int(make_move(TRIGGER, chosen[self.rng.below(len(chosen))]))
        duties = [int(payload_of(move)) for move in view.moves if kind_of(move) == DUTY]
        demanding = any(FIRST_DEMAND <= duty_of(code) < FIRST_EFFECT for code in known_codes(view))
        calls = [duty for duty in duties if duty < FIRST_DEMAND]
        demands = [duty for duty in duties if FIRST_DEMAND <= duty < FIRST_EFFECT and not demanding]
        effects = [duty for duty in duties if duty >= FIRST_EFFECT]
        kinds = [kind for kind in (calls, calls, calls, demands, effects, effects) if kind]
        chosen = kinds[self.rng.below(len(kinds))] if kinds else duties
        return int(make_move(DUTY, chosen[self.rng.below(len(chosen))]))

    def _accusation(self, view: View, story: Story) -> "int | None":
        """A penalty for a call of an own rule that was left out; demands nobody can check without seeing the hand."""
        for move in view.moves:
            if kind_of(move) != PENALISE:
                continue
            player, rule = int(payload_of(move) & PLAYER_MASK), int(payload_of(move) >> PLAYER_BITS)
            turn = last_turn(story, player)
            code = rules_of(view)[rule - 1][2]
            if turn is None or turn.wrong or not turn.fires(int(trigger_of(code))):
                continue
            wanted = CALL_SIGNALS[duty_of(code)]
            place = (view.deal_number, story.turns.index(turn), rule)
            if wanted and not turn.said & wanted and place not in self._accused:
                self._accused.add(place)
                return move
        return None

    def _as_game_master(self, view: View) -> "int | None":
        """R30, R35: complains of long turns, and answers who asks for a time-out: yes once, then with a penalty."""
        complaint = int(gm_penalty(view.turn, TOO_LONG)) if view.turn >= 0 else -1
        if complaint in view.moves:
            return complaint
        if GRANT not in view.moves:
            return None
        asker = view.fact("asks-time-out")
        asked = sum(1 for seat, move in view.log if move == REQUEST and seat == asker)
        return int(GRANT if asked <= 1 else REFUSE_AND_PENALISE)

    # ---- a turn ----

    def _turn(self, view: View, story: Story) -> int:
        cards = [int(card_played(move)) for move in view.moves if kind_of(move) == PLAY]
        if not cards:
            return next(move for move in view.moves if kind_of(move) in (DRAW, PASS_EMPTY))
        deal, number, card = self._planned
        if (deal, number) != (view.deal_number, len(story.turns)) or card not in cards:
            card = self._best(view, story, cards)
            self._planned = (view.deal_number, len(story.turns), card)
        wanted = self.lessons.signals(view, card, view.zone("discard").cards[-1])
        if len(view.hand()) == 2:
            wanted |= int(MAO)  # R7
        for signal in cards_in(wanted):
            press = int(make_move(SIGNAL, signal))
            if press in view.moves:
                return press
        return int(make_move(PLAY, card))

    def _best(self, view: View, story: Story, cards: list[int]) -> int:
        """A card that meets the demands one knows of, and leaves cards that can follow it."""
        demands = demanded(view, story)
        meeting = [card for card in cards if all(wanted & BIT[card] for wanted in demands)]
        choice = meeting or cards
        followers = [sum(follows(other, card) for other in view.hand() if other != card) for card in choice]
        worths = [self.tuning.follower * count for count in followers]
        if self.looks_around and len(view.hand()) > 1:
            reading, suspects = HandReading(view, story), self.lessons.suspects(view)
            worths = [
                worth + self.prospect(view, card, count, reading) - self.fines(view, card, suspects)
                for worth, card, count in zip(worths, choice, followers, strict=True)
            ]
        most = max(worths)
        equals = [card for card, worth in zip(choice, worths, strict=True) if worth == most]
        return equals[self.rng.below(len(equals))]

    def prospect(self, view: View, card: int, followers: int, reading: HandReading) -> float:
        """What comes after a card: what the hand left will fit on, and whether the others can follow."""
        tuning = self.tuning
        rest = [other for other in view.hand() if other != card]
        late = tuning.fitting * reading.fitting_part(rest) + (tuning.following if followers else 0.0)
        late += tuning.suit * len({int(suit_of(other)) for other in rest})
        others = [seat for seat in range(view.seats) if seat != view.seat]
        threats = [reading.chance(seat, card) / max(1, reading.counts[seat]) for seat in others]
        return late / len(rest) - tuning.threat * sum(threats)

    def fines(self, view: View, card: int, suspects: dict[int, float]) -> float:
        """What it costs that this card may be fined, or the last one that is left after it."""
        if not suspects:
            return 0.0
        cost = self.tuning.fine * self.fine_chance(view, card, view.zone("discard").cards[-1], suspects)
        for last in view.hand() if len(view.hand()) == 2 else []:
            if last != card:
                cost += self.tuning.last_fine * self.fine_chance(view, last, card, suspects)
        return cost

    def fine_chance(self, view: View, card: int, covered: int, suspects: dict[int, float]) -> float:
        """How likely a card is fined, if the player is right about what to say with it."""
        chance = sum(part for trigger, part in suspects.items() if fires(trigger, card, covered))
        return chance if chance and not self.lessons.signals(view, card, covered) else 0.0


#: Turns in which a call was made that nothing known explains, the triggers that would with their weights, and the sum.
Belief = tuple[list[TurnRecord], list[tuple[int, float]], float]


class Lessons:
    """What was seen in all rounds of the match, and what it says of the rules of others."""

    def __init__(self, tuning: Tuning = DEFAULT) -> None:
        self.tuning = tuning
        self.turns: dict[int, list[TurnRecord]] = {}
        self.stories: dict[int, Story] = {}
        self.policed = False
        #: what is believed of each call, kept while one decision is made
        self._beliefs: dict[int, Belief] = {}

    def take_in(self, view: View) -> Story:
        """Remember the round as far as it has come."""
        story = self.stories.get(view.deal_number)
        if story is not None and story.leads_to(view):
            story.go_on(view)
        else:
            story = Story(view)
        self.stories[view.deal_number] = story
        self._beliefs = {}
        self.turns[view.deal_number] = [turn for turn in story.turns if turn.over]
        bots = view.memory.get("bots")
        others = [rule[0] for rule in rules_of(view) if rule[0] != view.seat]
        self.policed = isinstance(bots, int) and all(bots >> owner & 1 for owner in others)
        return story

    def signals(self, view: View, card: int, covered: int) -> int:
        """The signals to give with a card: those of the rules one knows, and those one believes in."""
        wanted = 0
        for code in known_codes(view):
            if fires(int(trigger_of(code)), card, covered):
                wanted |= int(CALL_SIGNALS[duty_of(code)])
        for duty in range(int(FIRST_DEMAND)):
            signal = int(CALL_SIGNALS[duty])
            if not wanted & signal and self.belief(view, duty, card, covered) >= self.tuning.sure_enough:
                wanted |= signal
        return wanted

    def belief(self, view: View, duty: int, card: int, covered: int) -> float:
        """How likely a secret rule asks for a call with this card: the part of the rules that would explain why
        somebody gave that signal and was not told that he talked too much."""
        if duty not in self._beliefs:
            self._beliefs[duty] = self._belief_in(view, duty)
        seen, weights, total = self._beliefs[duty]
        if not seen:
            return 0.0
        if not total:  # more rules ask for it: where somebody was seen to give it with such a card
            return float(any(turn.card >= 0 and rank_of(turn.card) == rank_of(card) for turn in seen))
        return sum([weight for trigger, weight in weights if fires(trigger, card, covered)]) / total

    def _belief_in(self, view: View, duty: int) -> Belief:
        """The turns that a call is learnt from, the triggers that explain them all with their weights, the sum."""
        signal = int(CALL_SIGNALS[duty])
        seen = [turn for turn in self._given(signal) if not self._explained(view, turn, duty)]
        weights: list[tuple[int, float]] = []
        if not seen:
            return seen, weights, 0.0
        blaming = self.tuning.blame > 0.0
        fined = [turn for turn in self.turns[max(self.turns)] if blaming and turn.wrong and not turn.said & signal]
        for trigger in range(len(TRIGGERS)):
            if not all(turn.fires(trigger) for turn in seen) or self._disproved(trigger, duty):
                continue
            explained = sum(turn.fires(trigger) for turn in fined)
            weights.append((trigger, likelihood(trigger) * (1.0 + self.tuning.blame * explained)))
        return seen, weights, sum([weight for _, weight in weights])

    def suspects(self, view: View) -> dict[int, float]:
        """The triggers that would explain the fines of this round, and how likely each is the one: the likelier the
        more it explains, and not at all when somebody was let off who said nothing."""
        turns = [turn for turn in self.turns[max(self.turns)] if turn.card >= 0]
        fined = [turn for turn in turns if turn.wrong and not self._knows_why(view, turn)]
        if not fined:
            return {}
        let_off = [turn for turn in turns if self.policed and not turn.wrong and not turn.said & ~int(MAO)]
        weights: dict[int, float] = {}
        for trigger in range(len(TRIGGERS)):
            explained = sum(turn.fires(trigger) for turn in fined)
            if explained and not any(turn.fires(trigger) for turn in let_off):
                weights[trigger] = explained * likelihood(trigger)
        total = sum(weights.values())
        return {trigger: weight / total for trigger, weight in weights.items()}

    def _knows_why(self, view: View, turn: TurnRecord) -> bool:
        """Whether a rule that one knows asked for something that was not said."""
        return any(
            turn.fires(int(trigger_of(code))) and CALL_SIGNALS[duty_of(code)] & ~turn.said for code in known_codes(view)
        )

    def _given(self, signal: int) -> list[TurnRecord]:
        return [turn for turns in self.turns.values() for turn in turns if turn.said & signal and not turn.too_much]

    def _explained(self, view: View, turn: TurnRecord, duty: int) -> bool:
        return any(duty_of(code) == duty and turn.fires(int(trigger_of(code))) for code in known_codes(view))

    def _disproved(self, trigger: int, duty: int) -> bool:
        code = int(rule_code(trigger, duty))
        latest = max(self.stories)
        # in earlier rounds the rule may not have been there yet
        return self.stories[latest].disproves(code, self.policed)


def likelihood(trigger: int) -> float:
    """How likely rules have this trigger, against one that is a rank."""
    if trigger >= SAME_RANK:
        return WHAT_IT_COVERS
    return SINGLE_CARD if FIRST_CARD <= trigger < FIRST_SUIT else 1.0


def rules_of(view: View) -> list[list[int]]:
    """Every rule made, as [owner, in force, code or -1]."""
    rules = view.memory.get("rules")
    return rules if isinstance(rules, list) else []


def known_codes(view: View) -> list[int]:
    """The rules in force that this seat knows."""
    return [code for _, in_force, code in rules_of(view) if in_force and code >= 0]


def on_turn(view: View) -> bool:
    """Whether it is this seat's turn in play."""
    return view.phase == "play" and view.turn == view.seat


def last_turn(story: Story, player: int) -> "TurnRecord | None":
    """What a player did last."""
    for turn in reversed(story.turns):
        if turn.seat == player:
            return turn
    return None


def follows(card: int, top: int) -> bool:
    """Whether a card may be laid on another (R4)."""
    return bool(rank_of(card) == rank_of(top) or suit_of(card) == suit_of(top))


def demanded(view: View, story: Story) -> list[int]:
    """The cards asked for by rules that one knows and the last card has called up (R22)."""
    turn = story.turns[-1] if story.turns else None
    if turn is None or turn.card < 0:
        return []
    return [
        int(DEMAND_CARDS[duty_of(code)])
        for code in known_codes(view)
        if DEMAND_CARDS[duty_of(code)] and turn.fires(int(trigger_of(code)))
    ]
