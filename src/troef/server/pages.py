"""The page that every address of a person gets, with the head that its link shows elsewhere (`previews.py`)."""

from typing import Any, Final

from litestar import MediaType, Request, Response, get
from litestar.params import FromPath

from troef.core.registry import UnknownGame, find_slug
from troef.server.events.asking import language_of
from troef.server.previews import GAME_PAGES, Preview, picture
from troef.server.settings import Settings
from troef.table.fault import Fault
from troef.words.words import LANGUAGES

NOT_BUILT: Final = "The pages are not built: run `npm run build` in web/."
#: What the built page has in place of its own head.
LANG: Final = '<html lang="nl">'
TITLE: Final = "<title>Troef</title>"
#: How long a picture of a link may be kept, in seconds: a day.
PICTURE_STAYS: Final = 86400

AnyRequest = Request[Any, Any, Any]


def page(request: AnyRequest, preview: Preview, status: int = 200) -> Response[Any]:
    """The page, with what a link to it shows."""
    settings: Settings = request.app.state.settings
    built = settings.static / "index.html"
    if not built.is_file():
        return Response(NOT_BUILT, status_code=status, media_type=MediaType.TEXT)
    text = built.read_text(encoding="utf-8")
    text = text.replace(LANG, f'<html lang="{preview.lang}">').replace(TITLE, preview.head(str(request.base_url)[:-1]))
    return Response(text, status_code=status, media_type=MediaType.HTML, headers={"vary": "Accept-Language"})


def page_at(request: AnyRequest, name: str, lang: "str | None" = None) -> Response[Any]:
    """The page of a game by one of its names; the door, as not found, where no game is called so."""
    lang = lang or language_of(request)
    try:
        return page(request, Preview(find_slug(name), lang))
    except UnknownGame:
        return page(request, Preview("", lang), 404)


@get("/", include_in_schema=False)
async def door(request: AnyRequest) -> Response[Any]:
    """The first page."""
    return page(request, Preview("", language_of(request)))


@get([f"/{place}/{{name:str}}" for place in GAME_PAGES.values()], include_in_schema=False)
async def game_page(request: AnyRequest, name: FromPath[str]) -> Response[Any]:
    """The page of a game, in the language of its address."""
    place = request.url.path.split("/")[1]
    return page_at(request, name, next(lang for lang, one in GAME_PAGES.items() if one == place))


@get("/preview/{lang:str}/{name:str}", include_in_schema=False, sync_to_thread=True)
def preview_picture(lang: FromPath[str], name: FromPath[str]) -> Response[bytes]:
    """The picture of a link."""
    slug = name.removesuffix(".png")
    try:
        asked = Preview("" if slug == "troef" else find_slug(slug), lang)
    except UnknownGame as error:
        raise Fault("unknown-page") from error
    if lang not in LANGUAGES or not name.endswith(".png"):
        raise Fault("unknown-page")
    headers = {"cache-control": f"public, max-age={PICTURE_STAYS}"}
    return Response(picture(asked), media_type="image/png", headers=headers)


PAGES: Final = (door, game_page, preview_picture)
