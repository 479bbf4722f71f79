"""Lights on a WLED strip: the color in force, else the color of the seat that is to play, and a flash after a win.

    .venv/bin/python -m host_tools.examples.wled 192.168.1.50

It needs a tray on USB, or the virtual one: `./tray24 play --link 2424`, and here `--port socket://127.0.0.1:2424`.
"""

import json
import time
from http.client import HTTPException
from urllib import request

from host_tools.errors import Failure
from host_tools.follower import Arguments, Table, create_parser, follow_tray, run_program

COLORS = {"red": (255, 30, 10), "yellow": (255, 150, 0), "green": (0, 200, 60), "blue": (0, 60, 255)}
SEATS = [*COLORS.values(), (200, 0, 200), (0, 180, 180)]  # by seat button
SOLID, BLINK, FLASH_S = 0, 1, 5  # two of WLED's effects, and the duration of the flash


def make_state(table: Table, effect: int = SOLID) -> dict:
    """Return the state to send to the strip, with the WLED effect of the number `effect`.

    The color is the first of these that exists: the color in force during a match; the color of the seat that is to
    play or has won; warm white.
    """
    seats = [SEATS[seat.button] for seat in table.seats if seat.is_to_choose or seat.has_won]
    color = COLORS[table.color] if table.color and not table.over else [*seats, (120, 80, 40)][0]
    return {"on": True, "seg": [{"id": 0, "fx": effect, "col": [color, (0, 0, 0)]}]}


def request_state(address: str, state: dict | None = None) -> dict:
    """Send a new state and return the strip's reply; without a state, return the current one."""
    body = json.dumps(state).encode() if state else None
    try:
        state_request = request.Request(f"http://{address}/json/state", body, {"Content-Type": "application/json"})
        with request.build_opener(request.ProxyHandler({})).open(state_request, timeout=3) as answer:
            return json.load(answer)
    except (OSError, ValueError, HTTPException) as error:
        raise Failure(f"no WLED answers at {address}: {error}. Check the address, and that it is on") from None


def light_strip(arguments: Arguments) -> None:
    original_state = request_state(arguments.address)
    try:
        for table in follow_tray(arguments.port):
            if "won" in table.happened:
                request_state(arguments.address, make_state(table, BLINK))
                time.sleep(FLASH_S)
            request_state(arguments.address, make_state(table))
    finally:  # restore the strip
        request_state(arguments.address, {key: original_state[key] for key in ("on", "bri", "seg")})


def main(arguments: list[str] | None = None) -> int:
    parser = create_parser(__doc__)
    parser.add_argument("address", help="of the WLED, such as 192.168.1.50 or wled.local")
    return run_program(parser, light_strip, arguments)


if __name__ == "__main__":
    raise SystemExit(main())
