"""The invitation of other screens: the address at which phones reach this machine, also as a QR code."""

import io
import ipaddress
import socket

import segno
from starlette.requests import Request
from starlette.responses import JSONResponse
from starlette.routing import Route

from simulator.json_values import JsonObject
from simulator.texts import HostTexts

_ELSEWHERE = ("192.0.2.1", 9)  # reserved for documentation: nothing is sent there
_EVERYWHERE = ("0.0.0.0", "::", "")
_say = HostTexts("page")


def address_for_others(host: str) -> str:
    """Return the address at which other machines reach a server on `host`, or "" if they cannot."""
    if host == "localhost":
        return ""
    if host in _EVERYWHERE:
        return _own_address()
    try:
        is_local = ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host  # a name of this machine
    if is_local:
        return ""
    return f"[{host}]" if ":" in host else host


def _own_address() -> str:
    """Return the address of this machine in its network, or "" without one."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(_ELSEWHERE)  # chooses the way there, without sending anything
        except OSError:
            return ""
        address = str(probe.getsockname()[0])
    return "" if ipaddress.ip_address(address).is_loopback else address


def invitation(host: str, port: int) -> JsonObject:
    """Return {url, svg, name, words}: the address for phones, its QR code and what that is called, and what to do.

    Without such an address all but the words are "".
    """
    address = address_for_others(host)
    if not address:
        return {"url": "", "svg": "", "name": "", "words": _say("invite-how")}
    url = f"http://{address}:{port}/"
    drawn = io.BytesIO()
    # Light modules are drawn, too: a scanner needs a light ground around dark ones, whatever the page's colors.
    code = segno.make(url, error="m", micro=False)
    code.save(
        drawn, kind="svg", xmldecl=False, svgns=True, scale=4, border=3, light="#fff", dark="#191815", omitsize=True
    )
    return {
        "url": url,
        "svg": drawn.getvalue().decode(),
        "name": _say("invite-name", url=url),
        "words": _say("invite-scan", url=url),
    }


def invitation_route(host: str, port: int) -> Route:
    """Return the route of the invitation to a server on `host` and `port`."""

    async def invite(request: Request) -> JSONResponse:
        return JSONResponse(invitation(host, port), headers={"Cache-Control": "no-store"})

    return Route("/invitation.json", invite)
