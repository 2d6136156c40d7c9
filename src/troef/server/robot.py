"""A seat robot over HTTP: others' programs ask what our player of bridge calls, leads and plays.

The routes and their questions are those of BEN's `gameapi`, so that a client written for BEN can talk to ours:
`/bid`, `/lead` and `/play`, each a GET with a query. `Question` says what is in it.
"""

from typing import Any, Final

from litestar import Litestar, MediaType, Request, Response, get
from litestar.exceptions import HTTPException

import troef
from troef.bots.bridge.meaning import Meaning
from troef.bots.bridge.system import UnderstoodAuction
from troef.bots.bridge.valuing import MOST, ValuedHand
from troef.bots.by_name import make_player
from troef.server.robot_question import SEATS, Question, QuestionError, call_text, card_text
from troef.words.words import Words

AnyRequest = Request[Any, Any, Any]
#: A card is chosen with the same random numbers each time it is asked for.
SEED: Final = 0


def make_robot(player: str = "good", budget: float = 0.3, lang: str = "en") -> Litestar:
    """The application: a named player of ours, with this many seconds a card; explanations in this language."""
    words = Words(lang)

    @get("/bid", media_type=MediaType.JSON, sync_to_thread=True)
    def bid(request: AnyRequest) -> dict[str, Any]:
        """The call of a hand, and what it means."""
        meaning = chosen(Question(request.query_params, plays=False))
        return {"bid": call_text(meaning.call), "explanation": explained(meaning, words), "who": f"troef {player}"}

    @get("/lead", media_type=MediaType.JSON, sync_to_thread=True)
    def lead(request: AnyRequest) -> dict[str, Any]:
        """The opening lead of a hand."""
        question = Question(request.query_params, plays=False)
        state = question.auction()
        declarer = state.view(question.seat).fact("declarer")
        leader = (int(str(declarer)) + 1) % 4 if state.phase.name() != "auction" and declarer is not None else -1
        if leader != question.seat:
            raise QuestionError("seat", f"it is {SEATS[leader]} who leads" if leader >= 0 else "nobody leads yet")
        return _card(state, question.seat)

    @get("/play", media_type=MediaType.JSON, sync_to_thread=True)
    def play(request: AnyRequest) -> dict[str, Any]:
        """The card of the hand that is on turn; declarer answers for dummy."""
        question = Question(request.query_params, plays=True)
        return _card(question.position(), question.seat)

    def _card(state: troef.State, seat: int) -> dict[str, Any]:
        move = make_player(player, state.game, SEED).choose(state.view(seat), budget)
        return {"card": card_text(move), "who": f"troef {player}"}

    return Litestar([bid, lead, play], exception_handlers={QuestionError: _refused, HTTPException: _wrong})


def chosen(question: Question) -> Meaning:
    """What our system calls with a hand, as the first meaning that it fits."""
    auction = UnderstoodAuction(question.dealer, question.vulnerable)
    state = question.auction()
    if state.phase.name() != "auction" or state.actors() != (question.seat,):
        raise QuestionError("seat", f"it is not {SEATS[question.seat]} who calls now")
    for place, call in enumerate(question.calls):
        auction.hear((question.dealer + place) % 4, call)
    hand = ValuedHand(question.cards)
    meanings = auction.meanings(question.seat)
    return next((meaning for meaning in meanings if auction.fits(question.seat, hand, meaning)), meanings[-1])


def explained(meaning: Meaning, words: Words) -> str:
    """A call in words: what it is called, and the points that it promises."""
    points = f"{meaning.low}+" if meaning.high >= MOST else f"{meaning.low}–{meaning.high}"
    return f"{words.say(f'reason-bridge-{meaning.name}')} ({points})"


def _refused(_: AnyRequest, error: QuestionError) -> Response[dict[str, str]]:
    """400, with what is wrong and where."""
    return Response({"error": str(error), "where": error.where}, status_code=400)


def _wrong(_: AnyRequest, error: HTTPException) -> Response[dict[str, str]]:
    return Response({"error": error.detail}, status_code=error.status_code)


def serve_robot(host: str, port: int, player: str, budget: float, lang: str) -> None:
    """Answer until interrupted."""
    import uvicorn

    uvicorn.run(make_robot(player, budget, lang), host=host, port=port, log_level="warning")
