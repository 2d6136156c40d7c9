"""What a seat sees of a round."""

from librt.vecs import vec
from mypy_extensions import i64

from troef.cards.bits import BIT, card_count
from troef.core.display import Display
from troef.core.view import REFEREE, may_see
from troef.games.mao.settling import contradicting
from troef.games.mao.standing import CLAIM, MAKING, PAUSE, TURNS, MaoRound
from troef.games.mao.vocabulary import rule_words, signals_in, trigger_word


def show_round(display: Display, standing: MaoRound, target: int, undealt: list[int]) -> None:
    """Header, hands, piles, badges; `undealt` is a pack that lies ready for the first round.

    `memory` has `rules`: for every rule made its owner, whether it is in force, and its code (-1: a secret); `course`:
    where the round is, as far as everybody knows it; `start`: the first card of the discard pile.
    """
    display.direction = int(standing.direction)
    display.show_totals(standing.wins)
    if not display.deal_number:
        if display.keeps_all:
            display.memory["bots"] = int(standing.bots)
        return
    _show_facts(display, standing)
    _show_rules(display, standing)
    for seat in range(display.seats):
        display.show_hand(seat, standing.hands[seat], may_see(display.seat, seat))
        _show_seat(display, standing, seat, target)
    if undealt:
        display.show_stock(vec[i64](undealt))
    else:
        display.show_stock(standing.stock, standing.place)
    display.show_pile("discard", "discard", standing.pile)
    if display.keeps_all:
        display.memory["course"] = course_of(standing)
        display.memory["start"] = int(standing.start)
        display.memory["bots"] = int(standing.bots)


def _show_facts(display: Display, standing: MaoRound) -> None:
    if standing.stage == CLAIM:
        display.show_seat("claimant", standing.mover)
    if standing.asker >= 0:
        display.show_seat("asks-time-out", standing.asker)
    if standing.stage == PAUSE and standing.conflict:
        display.show_fact("contradiction", "text", "withdraw")
    if standing.said and standing.stage == TURNS:
        display.show_fact("said", "phrase", [name.replace("_", "-") for name in signals_in(standing.said)])
    if standing.stage == TURNS:
        display.show_fact("direction", "text", "clockwise" if standing.direction > 0 else "anticlockwise")
    display.show_number("rules", card_count(standing.book.in_force))


def _show_rules(display: Display, standing: MaoRound) -> None:
    """R19: one's own rules and those one has been shown; R37: the game master sees which ones contradict each other."""
    book = standing.book
    viewer = display.seat
    lists: dict[str, list[str]] = {"my-rules": [], "shown-rules": [], "withdrawn-rules": [], "contradicting-rules": []}
    conflict = contradicting(standing) if standing.conflict and viewer in (standing.gm, REFEREE) else 0
    known: list[list[int]] = []
    for rule in range(1, len(book.codes)):
        owner, code, in_force = int(book.owners[rule]), int(book.codes[rule]), book.in_force & BIT[rule] != 0
        if viewer != REFEREE and in_force and not book.knows(viewer, rule):
            known.append([owner, int(in_force), -1])
            continue
        known.append([owner, int(in_force), code])
        key = "withdrawn-rules" if not in_force else "my-rules" if owner == viewer else "shown-rules"
        lists[key] += [f"{rule}.", *rule_words(code)]
        if conflict & BIT[rule]:
            lists["contradicting-rules"] += [f"{rule}.", *rule_words(code)]
    for key, phrase in lists.items():
        if phrase:
            display.show_fact(key, "phrase", phrase)
    if display.keeps_all:
        display.memory["rules"] = known
    if standing.stage == MAKING and standing.maker >= 0:
        display.show_seat("maker", standing.maker)
        if display.keeps_all:
            display.memory["trigger"] = int(standing.trigger >= 0)
        if viewer in (standing.maker, REFEREE):
            _show_making(display, standing)


def _show_making(display: Display, standing: MaoRound) -> None:
    """What only the maker of a rule knows: the trigger he has chosen, and rules that he found to be there already."""
    tried: list[str] = []
    for code in standing.tried:
        tried += rule_words(int(code))
    if standing.trigger >= 0:
        display.show_fact("trigger", "phrase", [trigger_word(standing.trigger)])
        if display.keeps_all:
            display.memory["chosen"] = int(standing.trigger)
    if tried:
        display.show_fact("there-already", "phrase", tried)
        if display.keeps_all:
            display.memory["tried"] = [int(code) for code in standing.tried]


def _show_seat(display: Display, standing: MaoRound, seat: int, target: int) -> None:
    display.badge_number(seat, "cards", card_count(standing.hands[seat]))
    wins = int(standing.wins[seat])
    display.show_badge(seat, "wins", "number", f"{wins}/{target}" if target else wins)
    if seat == standing.gm:
        display.show_badge(seat, "game-master", "number", True)
    made = int(card_count(standing.book.owned[seat]))
    if made:
        display.show_badge(seat, "rules", "number", made)
    if standing.stage == CLAIM and standing.watching & BIT[seat]:
        display.show_badge(seat, "watching", "number", True)


def course_of(standing: MaoRound) -> dict[str, object]:
    """Where the round is: what everybody at the table has seen and heard."""
    return {
        "stage": int(standing.stage),
        "maker": int(standing.maker),
        "to_make": int(standing.to_make),
        "by_lot": standing.by_lot,
        "direction": int(standing.direction),
        "turn": int(standing.turn),
        "said": int(standing.said),
        "actions": int(standing.actions),
        "mover": int(standing.mover),
        "played": int(standing.played),
        "covered": int(standing.covered),
        "messages": [int(count) for count in standing.messages],
        "overdue": standing.overdue,
        "late_fined": standing.late_fined,
        "discretion": int(standing.discretion),
        "asker": int(standing.asker),
        "conflict": standing.conflict,
        "watching": int(standing.watching),
        "owed": [int(standing.owed[at]) for at in range(int(standing.paid), len(standing.owed))],
        "due": int(standing.due),
    }
