"""What a match of mao brings to a round, as positions tell it: the secret rules made so far, and who is a bot."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from mypy_extensions import i64

from troef.cards.bits import BIT, cards_in
from troef.cards.sentence import Sentence, sentence_of
from troef.core.moves import kind_of, make_move, payload_of
from troef.core.position_facts import PositionError, whole_number, whole_numbers
from troef.core.position_sheet import deals_by_row, rounds_counted, sheet_row
from troef.core.refusal import MoveTextError
from troef.core.view import SheetRow
from troef.games.mao.language import LANGUAGE
from troef.games.mao.moves import RULE
from troef.games.mao.rulebook import Rulebook
from troef.games.mao.vocabulary import (
    RULES_OF,
    SAME_RANK,
    SAME_SUIT,
    TRIGGER_CARDS,
    contradict,
    duty_of,
    is_rule,
    trigger_of,
)


class RuleMade(NamedTuple):
    """A rule of a position: who made it, its code, whether it was withdrawn, and to whom it was shown (R37)."""

    owner: int
    code: int
    withdrawn: bool
    shown: list[int]


def rules_told(book: Rulebook) -> list[dict[str, object]]:
    """The rules of a book, in the order in which they were made."""
    told: list[dict[str, object]] = []
    for rule in range(1, len(book.codes)):
        owner = int(book.owners[rule])
        facts: dict[str, object] = {"owner": owner, "rule": LANGUAGE.show(int(make_move(RULE, book.codes[rule])))[5:]}
        if not book.in_force & BIT[rule]:
            facts["withdrawn"] = True
        elif book.known[rule] != BIT[owner]:
            facts["shown"] = [seat for seat in cards_in(book.known[rule]) if seat != owner]
        told.append(facts)
    return told


def read_rules(given: Any, sheet: list[SheetRow], played: int, seats: int, gm: int) -> Rulebook:
    """The book of the rules that a position tells; where it tells none, everybody made calls in a fixed order.

    Raises:
        PositionError: they are no rules, or no match can bring them.
    """
    if not isinstance(given, list | tuple):
        raise PositionError("secret_rules", "a list of rules is wanted, in the order in which they were made")
    winners = winners_by_row(sheet, played)
    makers = [[gm, gm], *winners]
    owners = [owner for group in makers for owner in group]
    rules = [_read_rule(rule, number, seats) for number, rule in enumerate(given, 1)]
    if not rules:
        rules = [RuleMade(owner, RULES_OF[0][number], False, []) for number, owner in enumerate(owners)]
    _check_owners([rule.owner for rule in rules], makers)
    # whoever won the last round has made his rule after it
    fresh = 1 if sheet and len(winners[-1]) == deals_by_row(played, len(sheet))[-1] else 0
    newest = len(rules) - fresh
    for number in range(len(rules)):
        _check_rule(rules, number, newest, gm)
    book = Rulebook(seats)
    for number, rule in enumerate(rules, 1):
        book.add(rule.owner, rule.code)
        for seat in rule.shown:
            book.show(BIT[number], seat)
        if rule.withdrawn:
            book.withdraw(number)
    return book


def _read_rule(given: Any, number: int, seats: int) -> RuleMade:
    """One rule of a position."""
    where = Sentence("secret rule {number}", number=number)
    facts: dict[str, Any] = {"withdrawn": False, "shown": [], **given} if isinstance(given, Mapping) else {}
    if facts.keys() != {"owner", "rule", "withdrawn", "shown"} or not isinstance(facts["withdrawn"], bool):
        raise PositionError(where, "it has an owner and a rule, and it may be withdrawn or shown to others")
    owner = whole_number(facts, "owner", 0, seats - 1)
    count = len(facts["shown"]) if isinstance(facts["shown"], list | tuple) else 0
    try:
        move: i64 = LANGUAGE.read(f"rule {facts['rule']}")[0]
    except MoveTextError as error:
        raise PositionError(where, sentence_of(error)) from error
    code = payload_of(move)
    if kind_of(move) != RULE or not is_rule(code):
        raise PositionError(where, "'{given}' does not go together", given=facts["rule"])  # R17
    return RuleMade(owner, int(code), facts["withdrawn"], whole_numbers(facts, "shown", count, 0, seats - 1))


def _check_owners(owners: list[int], makers: list[list[int]]) -> None:
    """R18: the game master makes two rules, and everybody one for each round that he has won, in that order."""
    wanted = [owner for group in makers for owner in group]
    if len(owners) != len(wanted):
        fault = Sentence(
            "the game master has made two, and each winner of a round one: {wanted}, not {owners}",
            wanted=len(wanted),
            owners=len(owners),
        )
        raise PositionError("secret_rules", fault)
    place = 0
    for group in makers:
        made = owners[place : place + len(group)]
        if sorted(made) != sorted(group):
            by = ", ".join([str(seat) for seat in group])
            raise PositionError(
                Sentence("secret rule {number}", number=place + 1),
                "it was made by seat {maker}, not {made}",
                maker=by,
                made=made[0],
            )
        place += len(group)


def _check_rule(rules: list[RuleMade], number: int, newest: int, gm: int) -> None:
    """R18: no rule is like one in force; R37: who has been shown one, and which could be withdrawn.

    `newest`: the rules from this one on were made after the last round, so that no card has triggered them yet.
    """
    rule = rules[number]
    where = Sentence("secret rule {number}", number=number + 1)
    for earlier in rules[:number]:
        if earlier.code == rule.code and not earlier.withdrawn:
            raise PositionError(where, "there was the same rule in force")
    clashes = number < newest and any(can_clash(rule.code, other.code) for other in rules[:newest])
    if rule.withdrawn and not clashes:
        raise PositionError(where, "no rule can have contradicted it, so it was not withdrawn")  # R38
    if rule.shown and (rule.withdrawn or set(rule.shown) != {gm} or rule.owner == gm or not clashes):
        raise PositionError(where, "only a rule that contradicts another is shown, to the game master")


def can_clash(one: i64, other: i64) -> bool:
    """Whether a card can trigger two rules that contradict each other (R36)."""
    first, second = trigger_of(one), trigger_of(other)
    if not contradict(duty_of(one), duty_of(other)):
        return False
    if first < SAME_RANK and second < SAME_RANK:
        return TRIGGER_CARDS[first] & TRIGGER_CARDS[second] != 0
    # no card covers one of its own rank and suit
    return not ((first == SAME_RANK and second == SAME_SUIT) or (first == SAME_SUIT and second == SAME_RANK))


def winners_by_row(sheet: list[SheetRow], played: int) -> list[list[int]]:
    """Who won the rounds of each row of a sheet (S1, R40).

    Raises:
        PositionError: rounds cannot bring what a row says.
    """
    winners: list[list[int]] = []
    for number, (row, deals) in enumerate(zip(sheet, deals_by_row(played, len(sheet)), strict=True), 1):
        if min(row.cells) < 0 or sum(row.cells) > deals:
            fault = Sentence(
                "{rounds} cannot be won {cells} times", rounds=rounds_counted(deals), cells=list(row.cells)
            )
            raise PositionError(sheet_row(number), fault)
        winners.append([seat for seat, won in enumerate(row.cells) for _ in range(won)])
    return winners


def read_seats(given: Any, name: str, seats: int) -> int:
    """A set of seats, from a list of them.

    Raises:
        PositionError: it is none.
    """
    found = 0
    for seat in whole_numbers({name: given}, name, len(given) if isinstance(given, list | tuple) else 0, 0, seats - 1):
        found |= int(BIT[seat])
    return found
