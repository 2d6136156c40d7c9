"""What play proves about hidden hands, in deals where more happens than that hands are played out."""

from mypy_extensions import i64

from troef.core.moves import PLAY, kind_of, payload_of
from troef.tricks.play import TrickPlay
from troef.tricks.unseen import ruled_out


def proven(play: TrickPlay, log: list[tuple[int, int]], unseen: i64) -> list[i64]:
    """The unseen cards that each seat cannot hold any more, from the cards of a log.

    `play` stands before its first card, with the cards that are known in its hands; it is played along.
    """
    barred: list[i64] = [0] * int(play.table.seats)
    for seat, move in log:
        if kind_of(move) == PLAY:
            if not play.count and seat != play.turn:
                play.hand_lead(seat)  # out of turn, at a table where that can stand
            barred[seat] |= ruled_out(play, payload_of(move), unseen)
            play.play(seat, move)
            if play.complete:
                play.gather()
    return barred
