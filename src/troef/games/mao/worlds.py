"""Positions that fit a view: unseen cards are shared out, secret rules guessed."""

from librt.vecs import append, vec
from mypy_extensions import i64

from troef.cards.bits import BIT, cards_in, set_of
from troef.core.moves import DRAW, PLAY, kind_of, payload_of
from troef.core.rng import Rng, shuffle
from troef.core.sharing import matching
from troef.core.view import View
from troef.games.mao.guessing import Guesses
from troef.games.mao.moves import DREW_ONE, DREW_TWO, EVENT, EVENT_BITS, FINE, PLAYER_MASK, card_played
from troef.games.mao.settling import contradicting
from troef.games.mao.standing import TURNS, Standing, playable
from troef.games.mao.vocabulary import FIRST_DEMAND, FIRST_EFFECT


def guesses_at(view: View, rng: Rng) -> Guesses | None:
    """Guesses at the secret rules of a view's match, once there can be any."""
    bots = view.memory.get("bots")
    assert isinstance(bots, int)
    return Guesses(view, bots, rng) if isinstance(view.memory.get("course"), dict) else None


def restore_standing(view: View, pack: list[int], guesses: Guesses | None, rng: Rng) -> tuple[Standing, list[int]]:
    """A standing that gives the view, with the next guesses, and the pack that lies ready for the first round (or
    nothing)."""
    standing = Standing(view.seats, view.dealer)
    bots = view.memory.get("bots")
    assert isinstance(bots, int)
    standing.bots = bots
    for seat, won in enumerate(view.totals):
        standing.wins[seat] = won
    course = view.memory.get("course")
    if not isinstance(course, dict) or guesses is None:
        return standing, []
    _restore_course(standing, course)
    guesses.go_on()
    _restore_rules(standing, view, guesses.codes)
    _restore_making(standing, view)
    start = view.memory["start"]
    assert isinstance(start, int)
    standing.start = start
    standing.pile = vec[i64]([i64(card) for card in view.zone("discard").cards])
    hidden = view.zone("stock").hidden
    if hidden == len(pack):
        return standing, shuffle(pack, rng)
    _share_cards(standing, view, pack, rng)
    _recall_demands(standing)
    return standing, []


def _restore_course(standing: Standing, course: dict[str, object]) -> None:
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


def _restore_making(standing: Standing, view: View) -> None:
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


def _restore_rules(standing: Standing, view: View, guesses: dict[int, int]) -> None:
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


def _recall_demands(standing: Standing) -> None:
    """R22: what the last card demands, where its play has been settled."""
    book = standing.book
    if standing.stage == TURNS and standing.played >= 0 and not contradicting(standing):
        triggered = book.triggered(standing.played, standing.covered)
        standing.demands = book.with_duties(triggered, FIRST_DEMAND, FIRST_EFFECT)


# ---- cards ----


def _share_cards(standing: Standing, view: View, pack: list[int], rng: Rng) -> None:
    """Unseen cards by chance over hands and stock; who drew held no card that he could have laid (R5)."""
    unseen: i64 = set_of(pack) & ~set_of(view.zone("discard").cards)
    places: list[int] = []
    barred: list[i64] = []
    for seat, (lacks, free) in enumerate(_proven(view)):
        zone = view.zone(f"hand-{seat}")
        standing.hands[seat] = set_of(zone.cards)
        unseen &= ~set_of(zone.cards)
        places += [seat] * zone.hidden
        barred += [lacks] * max(0, zone.hidden - free) + [0] * min(zone.hidden, free)
    stock = view.zone("stock").hidden
    barred += [0] * stock
    hidden = cards_in(unseen)
    allowed = [[place for place, cards in enumerate(barred) if not cards & BIT[card]] for card in hidden]
    cards = matching(hidden, allowed, len(barred), rng) or shuffle(hidden, rng)
    for card, seat in zip(cards, places, strict=False):
        standing.hands[seat] |= BIT[card]
    standing.stock = vec[i64]([i64(card) for card in cards[len(places) :]])


def _proven(view: View) -> list[tuple[i64, int]]:
    """For each seat, the cards that it lacked when it drew last, and how many it may have got since."""
    told: list[tuple[i64, int]] = [(0, 0)] * view.seats
    every: i64 = BIT[62] - 1
    start = view.memory["start"]
    assert isinstance(start, int)
    top = start
    for seat, move in view.log:
        kind, payload = kind_of(move), payload_of(move)
        if kind == PLAY:
            top = int(card_played(move))
        elif kind == DRAW:
            told[seat] = (playable(every, top), 1)
        elif kind == FINE or (kind == EVENT and payload & 15 in (DREW_ONE, DREW_TWO)):
            player = int(payload & PLAYER_MASK if kind == FINE else payload >> EVENT_BITS)
            lacks, free = told[player]
            told[player] = (lacks, free + (2 if kind == EVENT and payload & 15 == DREW_TWO else 1))
    return told
