"""Positions of mao for the tests of its clauses: everything that lies was played."""

from typing import Any

import troef
from matching_histories import PACK, Laid, row_before, shared
from playing import hand, lay, play
from troef.cards.card import card_text, parse_card
from troef.core.game import State
from troef.core.moves import PLAY, kind_of
from troef.games.mao import MaoState
from troef.games.mao.moves import FINE, PLAYER_BITS, REASONS, card_played
from troef.games.mao.standing import MaoRound
from troef.games.mao.vocabulary import TRIGGERS, fires

#: Rules that say nothing in most positions.
QUIET = ("card:2C call:proost", "card:2D call:proost")
WATCHER = troef.SPECTATOR
#: What those say who are to draw a card; no test says it.
GREETING = "goedemorgen"
#: A card that is covered, where that does not matter.
NO_CARD = 62


def opened(seats: int = 4, gm: int = 0, rules: tuple[str, ...] = QUIET, **options: Any) -> MaoState:
    """A match whose game master has made his two rules: the first round is dealt."""
    laid = options.pop("laid", {})
    state = lay(troef.game("mao", **options), seats, dealer=gm, **laid)
    play(state, *[f"{gm}: {rule}" for rule in rules])
    assert isinstance(state, MaoState)
    return state


def table(
    hands: dict[int, str],
    top: str,
    on_turn: int = 1,
    rules: tuple[tuple[int, str], ...] = (),
    bots: tuple[int, ...] = (),
    stock: str = "",
    seats: int = 4,
    gm: int = 0,
    used_up: bool = False,
    **options: Any,
) -> MaoState:
    """A round in which these hands are held and this card was laid last. `stock` begins the stock, the other cards lie
    below it, or with `used_up` in the pile.

    The rules are made in this order, after quiet ones by which the game master has made two; each of the others was
    won with a round. Nobody has broken one: who was to keep a card has said good morning for nothing (R14).
    """
    book = made_in_turn(rules, gm)
    kept = held_by_all(hands, [top, *stock.split()], book, seats, on_turn - gm - 1, used_up)
    named = {top, *stock.split(), *[card for cards in kept for card in cards]}
    left = [card for card in PACK if card not in named and is_quiet(card, book)]
    turns = seats_on_turn(kept, gm, on_turn, len(left) if used_up else 0)
    silent = [card for card in left if is_quiet(card, [(owner, text[: text.index(" ")]) for owner, text in book])]
    pools = [pool for pool in (silent, left) if len(pool) >= len(turns)]
    row = next((found for pool in pools if (found := row_before([top], [pool] * len(turns))) is not None), None)
    assert row is not None, "no play was found that leads to this position"
    talks = [turns[:place].count(seat) < turns.count(seat) - 7 + len(kept[seat]) for place, seat in enumerate(turns)]
    laid = [Laid(*each) for each in zip(turns, [*row, top][1:], map(int, talks), strict=True)]
    dealt, drawn = shared(7, laid, kept)
    start = [*row, top][0]
    cards = {f"hand-{seat}": hand for seat, hand in enumerate(dealt)}
    cards |= {"upcard": start, "stock": " ".join([*drawn, *stock.split()])}
    moves = [*steps(laid, seats, start, book), *[f"referee: bot {bot}" for bot in bots]]
    return in_force(book, {"seats": seats, "dealer": gm, "cards": cards}, moves, **options)


def begun(hands: dict[int, str], top: str, rules: tuple[tuple[int, str], ...], gm: int = 0) -> MaoState:
    """The start of a round of four bots, who hold these cards among their seven."""
    cards = {**{f"hand-{seat}": hand for seat, hand in hands.items()}, "upcard": top}
    bots = [f"referee: bot {bot}" for bot in range(4)]
    return in_force(made_in_turn(rules, gm), {"seats": 4, "dealer": gm, "cards": cards}, bots)


def in_force(book: list[tuple[int, str]], facts: dict[str, object], moves: list[str], **options: Any) -> MaoState:
    """A position in a round with these rules in force: the game master makes two, and others have won theirs."""
    seats, later = facts["seats"], book[2:]
    assert isinstance(seats, int)
    rows = [[int(seat == owner) for seat in range(seats)] for owner, _ in later]
    facts = {**facts, "deal": len(rows) + 1, "sheet": rows}
    if later:
        facts["secret_rules"] = [{"owner": owner, "rule": text} for owner, text in book]
    else:
        moves = [*[f"{owner}: rule {text}" for owner, text in book], *moves]
    state = troef.game("mao", **options).position({**facts, "moves": moves})
    assert isinstance(state, MaoState)
    return state


def made_in_turn(rules: tuple[tuple[int, str], ...], gm: int) -> list[tuple[int, str]]:
    """These rules, after quiet ones where the first two are not the game master's (R18)."""
    quiet = [(gm, rule) for rule in QUIET if (gm, rule) not in rules]
    own = [owner for owner, _ in rules[:2]]
    if own == [gm, gm]:
        return list(rules)
    return [rules[0], quiet[0], *rules[1:]] if own[:1] == [gm] else [*quiet, *rules]


def held_by_all(
    hands: dict[int, str], named: list[str], book: list[tuple[int, str]], seats: int, turns: int, used_up: bool
) -> list[list[str]]:
    """What each seat holds: who is not named, two cards. If all others are laid, one seat holds more, so that it takes
    whole rounds and these `turns`."""
    others = [card for card in PACK if card not in {*named, *" ".join(hands.values()).split()}]
    others.sort(key=lambda card: not is_quiet(card, book))
    kept = [hands[seat].split() if seat in hands else [others.pop(), others.pop(7)] for seat in range(seats)]
    while used_up and (len([card for card in others if is_quiet(card, book)]) - turns) % seats:
        kept[next(seat for seat in range(seats) if seat not in hands)].append(others.pop(3))
    return kept


def seats_on_turn(kept: list[list[str]], gm: int, on_turn: int, laid: int) -> list[int]:
    """Who laid a card in each turn, until everybody had laid enough of seven cards, or `laid` cards lay there."""
    seats = len(kept)
    for count in range(laid, 60):
        turns = [(gm + 1 + place) % seats for place in range(count)]
        if (gm + 1 + count) % seats == on_turn and all(
            turns.count(seat) >= 7 - len(cards) for seat, cards in enumerate(kept)
        ):
            return turns
    raise AssertionError("these hands cannot be held")


def is_quiet(card: str, book: list[tuple[int, str]]) -> bool:
    """Whether no rule does more, when this card is laid, than to ask for a signal."""
    others = [text.split()[0] for _, text in book if "call:" not in text]
    return not any(fires(TRIGGERS.index(trigger), parse_card(card), NO_CARD) for trigger in others)


def steps(laid: list[Laid], seats: int, start: str, book: list[tuple[int, str]]) -> list[str]:
    """The turns as moves, with the signals that they ask for (R7, R21)."""
    sizes, moves, lying = [7] * seats, [], start
    for turn in laid:
        sizes[turn.seat] -= 1
        signals = {"mao"} if sizes[turn.seat] == 1 else set()
        for trigger, duty in [text.split() for _, text in book if "call:" in text]:
            if fires(TRIGGERS.index(trigger), parse_card(turn.card), parse_card(lying)):
                signals.add(duty[5:])
        moves.append(" ".join([f"{turn.seat}: {turn.card}", *sorted(signals), *[GREETING] * turn.drawn]))
        sizes[turn.seat] += turn.drawn
        lying = turn.card
    return moves


def size(state: State, seat: int) -> int:
    """How many cards a seat holds."""
    return len(hand(state, seat))


def playable(state: MaoState, seat: int) -> set[str]:
    """The cards that a seat may lay now."""
    return {card_text(card_played(move)) for move in state.legal(seat) if kind_of(move) == PLAY}


def fines(state: State) -> list[tuple[int, str]]:
    """The penalty cards announced so far in this round: who, and for what; those for a good morning are left out."""
    found, greeted = [], False
    for _, move in state.view(WATCHER).log:
        if GREETING in state.game.show(move).split():
            greeted = True
        elif kind_of(move) == FINE:
            found += [] if greeted else [((move >> 6) & 7, REASONS[move >> 6 >> int(PLAYER_BITS)])]
            greeted = False
    return found


def turn(state: MaoState) -> int:
    """Who is on turn."""
    return int(state.standing.turn)


def owed_nothing(standing: MaoRound) -> bool:
    """Whether all penalties have been drawn."""
    return len(standing.owed) == int(standing.paid)


def shuffle_now(state: State) -> None:
    """The shuffle that is awaited, in the order of the pack."""
    while state.awaits_deal:
        state.deal(state.pack())


def all_cards(state: State) -> list[str]:
    """Every card, wherever it lies."""
    return sorted(card_text(card) for zone in state.view(troef.REFEREE).zones for card in zone.cards)
