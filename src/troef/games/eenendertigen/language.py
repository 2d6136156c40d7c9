"""How the moves are written and said: `swap 9S QH`, `keep`, `pass`, `forbid`, `end turn`, `swap all`, `keep all`."""

from typing import Final, final

from troef.cards.card import card_text, parse_card
from troef.core.language import Language, Verb
from troef.core.moves import END_TURN, PASS, kind_of, make_move, payload_of
from troef.core.refusal import MoveTextError
from troef.core.view import View
from troef.games.eenendertigen.moves import (
    FORBID,
    KEEP,
    KEEP_ALL,
    SWAP,
    SWAP_ALL,
    card_given,
    card_taken,
    swap_of,
)

_TWO_CARDS: Final = "two cards"
_FILLERS: Final = ("for", "voor", "met", "tegen", "with", "against")


@final
class Speech(Language):
    def show_payload(self, verb: Verb, payload: int) -> str:
        if verb.payload != _TWO_CARDS:
            return super().show_payload(verb, payload)
        move = make_move(verb.kind, payload)
        return f"{card_text(card_given(move))} {card_text(card_taken(move))}"

    def parse_payload(self, verb: Verb, rest: list[str]) -> int:
        if verb.payload != _TWO_CARDS:
            return super().parse_payload(verb, rest)
        given = [word for word in rest if word not in _FILLERS]
        if len(given) != 2:  # R10
            raise MoveTextError("a swap is one card of the hand for one card of the pot, such as 'swap 9S QH'")
        return int(payload_of(swap_of(parse_card(given[0]), parse_card(given[1]))))

    def describe(self, move: int) -> dict[str, object]:
        facts = super().describe(move)
        if kind_of(move) == SWAP:
            facts["cards"] = [card_text(card_given(move))]
            facts["card"] = card_text(card_taken(move))
            facts["to"] = "pot"
        return facts

    def describe_log(self, view: View) -> list[dict[str, object]]:
        """T3: a move that made the pot dirty laundry is told with that call."""
        described = super().describe_log(view)
        washed = view.memory.get("refreshed")
        for count in washed if isinstance(washed, list) else []:
            if count:
                described[count - 1]["call"] = True
        return described


LANGUAGE: Final = Speech(
    (
        Verb(SWAP, "swap", _TWO_CARDS, also=("ruil", "ik ruil", "wissel", "ik wissel", "exchange"), spoken=False),
        Verb(KEEP, "keep", also=("houd", "hou", "ik houd", "ik hou", "laat liggen", "ik laat liggen", "stay")),
        Verb(PASS, "pass", also=("pas", "ik pas", "i pass", "pas!")),
        Verb(FORBID, "forbid", also=("verbied", "ik verbied", "verbied!", "verbieden", "i forbid")),
        Verb(END_TURN, "end turn", also=("endturn", "klaar", "done", "einde beurt", "niets"), spoken=False),
        Verb(SWAP_ALL, "swap all", also=("swapall", "ruil alles", "alles ruilen", "ik ruil alles", "alles")),
        Verb(KEEP_ALL, "keep all", also=("keepall", "houd alles", "hou alles", "alles houden", "ik houd alles")),
    )
)
