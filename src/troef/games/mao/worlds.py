"""Positions that fit a view: unseen cards are shared out, secret rules guessed."""

from librt.vecs import append, vec
from mypy_extensions import i64

from troef.cards.bits import BIT, set_of
from troef.core.rng import Rng, shuffle
from troef.core.view import View
from troef.games.mao.guessing import Guesses
from troef.games.mao.standing import CLAIM, PAUSE, TURNS, MaoRound
from troef.games.mao.vocabulary import FIRST_DEMAND, FIRST_EFFECT


def guesses_at(view: View, pack: list[int], rng: Rng) -> Guesses | None:
    """Guesses at what a view does not tell, once there is anything."""
    return Guesses(view, pack, rng) if isinstance(view.memory.get("course"), dict) else None


def open_standing(view: View) -> MaoRound:
    """What everybody sees of a standing: it is in all worlds of a view."""
    standing = MaoRound(view.seats, view.dealer)
    bots = view.memory.get("bots")
    assert isinstance(bots, int)
    standing.bots = bots
    for seat, won in enumerate(view.totals):
        standing.wins[seat] = won
    course = view.memory.get("course")
    if not isinstance(course, dict):
        return standing
    _restore_course(standing, course)
    _restore_making(standing, view)
    start = view.memory["start"]
    assert isinstance(start, int)
    standing.start = start
    standing.pile = vec[i64]([i64(card) for card in view.zone("discard").cards])
    return standing


def guess_the_rest(standing: MaoRound, view: View, pack: list[int], guesses: Guesses, rng: Rng) -> list[int]:
    """Enter the next guesses in a copy of what is open; gives the pack that lies ready for the first round (or
    nothing)."""
    guesses.go_on()
    _restore_rules(standing, view, guesses.codes)
    dealing = guesses.dealing
    if dealing is None:
        return _undealt(view, pack, rng)
    for seat, cards in enumerate(dealing.hands()):
        standing.hands[seat] = set_of(cards)
    standing.stock = vec[i64]([i64(card) for card in dealing.cards_left()])
    if standing.stage in (TURNS, PAUSE, CLAIM):
        _recall_faults(standing, guesses, rng)
    return []


def _undealt(view: View, pack: list[int], rng: Rng) -> list[int]:
    """The pack that lies ready while the game master makes his first rules; nothing before a round."""
    stock = view.zone("stock")
    return shuffle(pack, rng) if stock.hidden else stock.cards[::-1]


def _restore_course(standing: MaoRound, course: dict[str, object]) -> None:
    for name in ("by_lot", "overdue", "late_fined", "conflict"):
        setattr(standing, name, bool(course[name]))
    for name in (
        "stage",
        "maker",
        "to_make",
        "direction",
        "turn",
        "said",
        "actions",
        "mover",
        "played",
        "covered",
        "discretion",
        "asker",
        "watching",
        "due",
    ):
        setattr(standing, name, course[name])
    messages, owed = course["messages"], course["owed"]
    assert isinstance(messages, list) and isinstance(owed, list)
    standing.messages = vec[i64]([i64(count) for count in messages])
    standing.owed = vec[i64]([i64(seat) for seat in owed])


def _restore_making(standing: MaoRound, view: View) -> None:
    """The trigger that a maker has chosen, or any one where that is his secret."""
    chosen, tried = view.memory.get("chosen"), view.memory.get("tried")
    if isinstance(chosen, int):
        standing.trigger = chosen
    elif view.memory.get("trigger"):
        standing.trigger = 0
    if isinstance(tried, list):
        for code in tried:
            standing.tried = append(standing.tried, i64(code))


# ---- rules ----


def _restore_rules(standing: MaoRound, view: View, guesses: dict[int, int]) -> None:
    """The rules that are known, and the guesses at the others."""
    rules = view.memory["rules"]
    assert isinstance(rules, list)
    book = standing.book
    for number, (owner, in_force, code) in enumerate(rules):
        book.add(owner, guesses.get(number, code))
        if not in_force:
            book.withdraw(number + 1)
        elif code >= 0:
            book.show(BIT[number + 1], view.seat)


def _recall_faults(standing: MaoRound, guesses: Guesses, rng: Rng) -> None:
    """What the last card demands, where its play has been judged (R22); of each player, for what he can be penalised
    (R27), or will be once a contradiction is solved."""
    book, evidence = standing.book, guesses.evidence
    turns = evidence.story.turns
    if turns and evidence.judged >> len(turns) - 1 and standing.played >= 0:
        triggered = book.triggered(standing.played, standing.covered)
        standing.demands = book.with_duties(triggered, FIRST_DEMAND, FIRST_EFFECT)
    last = {told.seat: turn for turn, told in enumerate(turns)}
    for seat, turn in last.items():
        open_faults: dict[int, list[int]] = {}
        for rule in guesses.rules():
            if not evidence.strict[rule.owner] >> turn & 1 and evidence.faults(rule) >> turn & 1:
                open_faults.setdefault(rule.owner, []).append(rule.number + 1)
        for owner, broken in open_faults.items():
            penalised = evidence.story.turns[turn].wrong_by.count(owner)
            for number in shuffle(broken, rng)[penalised:]:
                standing.faults[seat] |= BIT[number]
    if standing.conflict:
        standing.missed = guesses.missed()
