"""What everybody may read at a table of skat: the contract, and after the deal how its value is recited (T3)."""

from typing import Final

from mypy_extensions import i64

from troef.core.display import Display
from troef.games.skat.cards import GRAND, NUL, NUL_OUVERT
from troef.games.skat.scoring import ANNOUNCEMENTS, BASE, GAMES, multiplier, nul_value, recite

#: How the sheet names a game.
SIGNS: Final = ("♣", "♦", "♥", "♠", "Grand", "Nul", "Nul Ouvert")
#: How the sheet writes a deal that everybody passed.
PASSED_OUT: Final = "–"


def contract_facts(display: Display, declarer: i64, bid: i64, game: i64, hand: bool, announced: i64) -> None:
    """Who plays what, at which bid; a game of -1 has not been named yet."""
    display.show_seat("declarer", declarer)
    if 0 <= game < GRAND:
        display.show_suit("trump", game)
    elif game >= 0:
        display.show_fact("game", "text", GAMES[game].replace(" ", "-"))
    if hand:
        display.show_fact("hand", "flag", True)
    if announced:
        display.show_fact("announced", "text", ANNOUNCEMENTS[announced])
    display.show_number("bid", bid)


def value_facts(display: Display, game: i64, hand: bool, matadors: i64, bits: i64) -> i64:
    """T3: the value of a game that has been played, each step with the multiplier counted so far; gives the value."""
    if game >= NUL:
        worth = nul_value(game == NUL_OUVERT, hand)
        display.show_number("value", worth)
        return worth
    value = recite(game, matadors, bits)
    for name, count in value.steps:
        display.show_fact(f"step-{name}", "number", count)
    display.show_fact("base", "number", value.base)
    display.show_fact("value", "number", value.value)
    return value.value


def outcome_word(value: i64, bid: i64, points: int) -> str:
    """How a deal of this value, played at this bid, ended for declarer: a key of words."""
    if points > 0:
        return "won"
    return "overbid" if value < bid else "lost"


def nul_mark(game: i64, hand: bool) -> str:
    """The mark of a Nul game on the sheet: `Nul Hand 35`."""
    return f"{SIGNS[game]} {'Hand ' if hand else ''}{int(nul_value(game == NUL_OUVERT, hand))}"


def value_mark(game: i64, bid: i64, matadors: i64, bits: i64) -> str:
    """T3: the mark of another game, with + and without −: `♥ +2 · 3 · 4 × 10 = 40`, and `< 44` when it was overbid."""
    steps = recite(game, matadors, bits).steps
    sign = "+" if matadors > 0 else "−"
    counted = " · ".join([f"{sign}{steps[0][1]}", *[str(count) for _, count in steps[1:]]])
    base = BASE[game]
    value = int(multiplier(matadors, bits)) * base
    overbid = f" < {int(bid)}" if value < bid else ""
    return f"{SIGNS[game]} {counted} × {base} = {value}{overbid}"
