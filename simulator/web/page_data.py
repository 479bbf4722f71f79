"""The texts and the schema of the page, as scripts that all its documents in a language share.

An address of a script has a digest of its content. So a document never gets the texts of another version, and a browser
may keep each script for as long as it likes.
"""

import json
from collections.abc import Mapping
from functools import cache
from hashlib import sha256

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from simulator.texts import ENGLISH, chosen, language, speaking
from simulator.web.page_texts import browser_texts
from simulator.web.schema.document import document
from tray24 import games
from tray24.languages import LANGUAGES

_FOLDER = "data"
_SCHEMA = f"{_FOLDER}/schema.js"
_DIGITS = 12
_FOR_GOOD = "max-age=31536000,immutable"


def texts_name(language: str) -> str:
    """Return the file of the script with the texts of a language."""
    return f"{_FOLDER}/texts-{language}.js"


def data_scripts() -> Mapping[str, str]:
    """Return the scripts of the language of now, by their files."""
    return _scripts(language(), tuple(games.names()))


def data_addresses() -> list[str]:
    """Return the addresses of these scripts, from the folder of the page's files."""
    return [f"{name}?{_digest(script)}" for name, script in data_scripts().items()]


def data_routes() -> list[BaseRoute]:
    """Return the routes of the scripts in all languages."""
    return [Route(f"/{texts_name('{language}')}", _texts), Route(f"/{_SCHEMA}", _schema)]


@cache
def _scripts(language: str, names: tuple[str, ...]) -> Mapping[str, str]:
    held = {texts_name(language): ("TEXTS", browser_texts()), _SCHEMA: ("SCHEMA", document())}
    return {
        name: f"self.{variable} = {json.dumps(value, ensure_ascii=False, separators=(',', ':'))};\n"
        for name, (variable, value) in held.items()
    }


def _digest(script: str) -> str:
    return sha256(script.encode()).hexdigest()[:_DIGITS]


def _texts(request: Request) -> Response:
    name: str = request.path_params["language"]
    if name not in (*LANGUAGES, chosen() or ENGLISH):
        raise HTTPException(404)
    with speaking(name):
        return _answer(request, data_scripts()[texts_name(name)], {"Content-Language": name})


def _schema(request: Request) -> Response:
    return _answer(request, data_scripts()[_SCHEMA], {})


def _answer(request: Request, script: str, headers: dict[str, str]) -> Response:
    """Answer with a script, which a browser asks for again unless it is the very one of the address."""
    keep = _FOR_GOOD if request.url.query == _digest(script) else "no-cache"
    return Response(script, headers={"Cache-Control": keep} | headers, media_type="text/javascript")
