"""What everybody sees of roem, of the open card and of the tricks that were won."""

from mypy_extensions import i64

from troef.cards.card import card_text
from troef.core.view import NOBODY, Fact, View, Zone, may_see
from troef.games.pandoeren.roem import STUK, RoemRace, combination_kind, combination_top
from troef.tricks.play import TrickPlay


def show_roem(view: View, race: RoemRace, revealed: bool) -> None:
    """What has been reported and answered aloud (S4, S5): the reports at their seats; of a report that an opponent
    had better than, the answer about its best combination, and who had."""
    reports = [(race.bidder, race.bidder_report, "bidder", race.annuller)]
    if race.partner >= 0:
        reports.append((race.partner, race.partner_report, "partner", race.beater))
    for seat, points, name, better in reports:
        if points >= 0:
            view.badges[seat].append(Fact("roem", "number", int(points)))
        if better >= 0:
            best = race.bests[seat]
            view.facts.append(Fact(f"{name}-roem", "text", combination_kind(best)))
            view.facts.append(Fact(f"{name}-roem-top", "text", combination_top(best)))
            view.facts.append(Fact(f"{name}-beaten-by", "seat", int(better)))
    stuk = race.stuk_by
    if stuk >= 0 and (stuk == race.bidder or revealed):
        view.badges[stuk].append(Fact("stuk", "number", int(STUK)))


def show_piles(view: View, play: TrickPlay, bidder: i64, partner: i64) -> None:
    """R21, T1: tricks lie face down and can be counted; the bidder's lie with his partner (-1: not known, or none)."""
    piles = [int(4 * play.tricks_of(seat)) for seat in range(4)]
    if partner >= 0:
        piles[partner] += piles[bidder]
        piles[bidder] = 0
    for seat in range(4):
        if piles[seat]:
            view.zones.append(Zone(f"taken-{seat}", "taken", seat, "pile", [], piles[seat]))


def show_laid(view: View, upcard: i64, taken: bool, bidder: i64, buried: i64) -> None:
    """The open card, and the one that the bidder has laid away for it (-1: none)."""
    if taken:
        view.facts.append(Fact("upcard", "cards", card_text(upcard)))  # R8: everybody saw who took it
    else:
        view.zones.append(Zone("upcard", "board", NOBODY, "pile", [int(upcard)]))
    if buried >= 0:
        if may_see(view.seat, bidder):
            view.zones.append(Zone("buried", "discard", int(bidder), "pile", [int(buried)]))
        else:
            view.zones.append(Zone("buried", "discard", int(bidder), "pile", [], 1))
