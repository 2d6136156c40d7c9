"""What a seat sees of a round."""

from troef.cards.bits import BIT, card_count, cards_in
from troef.core.view import REFEREE, Fact, View, Zone, may_see
from troef.games.mao.settling import contradicting
from troef.games.mao.standing import CLAIM, MAKING, PAUSE, TURNS, MaoRound
from troef.games.mao.vocabulary import rule_words, signals_in, trigger_word


def show_round(view: View, standing: MaoRound, target: int, undealt: list[int]) -> None:
    """Header, hands, piles, badges; `undealt` is a pack that lies ready for the first round.

    `memory` has `rules`: for every rule made its owner, whether it is in force, and its code (-1: a secret); `course`:
    where the round is, as far as everybody knows it; `start`: the first card of the discard pile.
    """
    view.direction = int(standing.direction)
    view.totals = tuple([int(won) for won in standing.wins])
    if not view.deal_number:
        view.memory["bots"] = int(standing.bots)
        return
    _show_facts(view, standing)
    _show_rules(view, standing)
    for seat in range(view.seats):
        cards = cards_in(standing.hands[seat])
        name = f"hand-{seat}"
        if may_see(view.seat, seat):
            view.zones.append(Zone(name, "hand", seat, "fan", cards))
        else:
            view.zones.append(Zone(name, "hand", seat, "fan", hidden=len(cards)))
        _show_seat(view, standing, seat, target)
    stock = undealt or [int(standing.stock[at]) for at in range(int(standing.place), len(standing.stock))]
    if view.seat == REFEREE:
        view.zones.append(Zone("stock", "stock", cards=stock[::-1]))
    else:
        view.zones.append(Zone("stock", "stock", hidden=len(stock)))
    view.zones.append(Zone("discard", "discard", cards=[int(card) for card in standing.pile]))
    view.memory["course"] = course_of(standing)
    view.memory["start"] = int(standing.start)
    view.memory["bots"] = int(standing.bots)


def _show_facts(view: View, standing: MaoRound) -> None:
    facts = view.facts
    if standing.stage == CLAIM:
        facts.append(Fact("claimant", "seat", int(standing.mover)))
    if standing.asker >= 0:
        facts.append(Fact("asks-time-out", "seat", int(standing.asker)))
    if standing.stage == PAUSE and standing.conflict:
        facts.append(Fact("contradiction", "text", "withdraw"))
    if standing.said and standing.stage == TURNS:
        facts.append(Fact("said", "phrase", [name.replace("_", "-") for name in signals_in(standing.said)]))
    if standing.stage == TURNS:
        facts.append(Fact("direction", "text", "clockwise" if standing.direction > 0 else "anticlockwise"))
    facts.append(Fact("rules", "number", int(card_count(standing.book.in_force))))


def _show_rules(view: View, standing: MaoRound) -> None:
    """R19: one's own rules and those one has been shown; R37: the game master sees which ones contradict each other."""
    book = standing.book
    viewer = view.seat
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
            view.facts.append(Fact(key, "phrase", phrase))
    view.memory["rules"] = known
    if standing.stage == MAKING and standing.maker >= 0:
        view.facts.append(Fact("maker", "seat", int(standing.maker)))
        view.memory["trigger"] = int(standing.trigger >= 0)
        if viewer in (standing.maker, REFEREE):
            _show_making(view, standing)


def _show_making(view: View, standing: MaoRound) -> None:
    """What only the maker of a rule knows: the trigger he has chosen, and rules that he found to be there already."""
    tried: list[str] = []
    for code in standing.tried:
        tried += rule_words(int(code))
    if standing.trigger >= 0:
        view.facts.append(Fact("trigger", "phrase", [trigger_word(standing.trigger)]))
        view.memory["chosen"] = int(standing.trigger)
    if tried:
        view.facts.append(Fact("there-already", "phrase", tried))
        view.memory["tried"] = [int(code) for code in standing.tried]


def _show_seat(view: View, standing: MaoRound, seat: int, target: int) -> None:
    badges = [Fact("cards", "number", int(card_count(standing.hands[seat])))]
    badges.append(
        Fact("wins", "number", f"{int(standing.wins[seat])}/{target}" if target else int(standing.wins[seat]))
    )
    if seat == standing.gm:
        badges.append(Fact("game-master", "number", True))
    made = int(card_count(standing.book.owned[seat]))
    if made:
        badges.append(Fact("rules", "number", made))
    if standing.stage == CLAIM and standing.watching & BIT[seat]:
        badges.append(Fact("watching", "number", True))
    view.badges[seat] = badges


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
