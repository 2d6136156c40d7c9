"""What everybody sees of roem, of the open card and of the tricks that were won."""

from mypy_extensions import i64

from troef.cards.card import card_text
from troef.core.display import Display
from troef.core.view import NOBODY, may_see
from troef.games.pandoeren.roem import STUK, RoemRace, combination_kind, combination_top
from troef.tricks.play import TrickPlay


def show_roem(display: Display, race: RoemRace, revealed: bool) -> None:
    """What has been reported and answered aloud (S4, S5): the reports at their seats; of a report that an opponent
    had better than, the answer about its best combination, and who had."""
    reports = [(race.bidder, race.bidder_report, "bidder", race.annuller)]
    if race.partner >= 0:
        reports.append((race.partner, race.partner_report, "partner", race.beater))
    for seat, points, name, better in reports:
        if points >= 0:
            display.badge_number(seat, "roem", points)
        if better >= 0:
            best = race.bests[seat]
            display.show_fact(f"{name}-roem", "text", combination_kind(best))
            display.show_fact(f"{name}-roem-top", "text", combination_top(best))
            display.show_seat(f"{name}-beaten-by", better)
    stuk = race.stuk_by
    if stuk >= 0 and (stuk == race.bidder or revealed):
        display.badge_number(stuk, "stuk", STUK)


def show_piles(display: Display, play: TrickPlay, bidder: i64, partner: i64) -> None:
    """R21, T1: tricks lie face down and can be counted; the bidder's lie with his partner (-1: not known, or none)."""
    piles = [int(4 * play.tricks_of(seat)) for seat in range(4)]
    if partner >= 0:
        piles[partner] += piles[bidder]
        piles[bidder] = 0
    for seat in range(4):
        if piles[seat]:
            display.show_zone(f"taken-{seat}", "taken", seat, "pile", [], piles[seat])


def show_laid(display: Display, upcard: i64, taken: bool, bidder: i64, buried: i64) -> None:
    """The open card, and the one that the bidder has laid away for it (-1: none)."""
    if taken:
        display.show_fact("upcard", "cards", card_text(upcard))  # R8: everybody saw who took it
    else:
        display.show_zone("upcard", "board", NOBODY, "pile", [int(upcard)])
    if buried >= 0:
        if may_see(display.seat, bidder):
            display.show_zone("buried", "discard", int(bidder), "pile", [int(buried)])
        else:
            display.show_zone("buried", "discard", int(bidder), "pile", [], 1)
