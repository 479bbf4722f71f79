"""Requests that read long records: the server answers one at a time, and no computer keeps the others waiting."""

import asyncio
import threading
from concurrent.futures import ThreadPoolExecutor

from starlette.applications import Starlette

from simulator.web.replay.replay_server import build_reading_routes


async def send_request(app, address, path, has_gone=False):
    """Call the application with a request as a server would. `has_gone`: the client has left meanwhile."""

    async def receive():
        return {"type": "http.disconnect" if has_gone else "http.request", "body": b""}

    async def send(message):
        pass

    scope = {"type": "http", "method": "GET", "path": path, "query_string": b"", "headers": [], "client": (address, 1)}
    await app(scope, receive, send)


def test_addresses_take_turns_and_nobody_reads_for_one_who_has_gone():
    read = []
    reading = threading.Lock()
    begun, go_on = threading.Event(), threading.Event()

    def find(path):
        assert reading.acquire(blocking=False)
        read.append(path)
        begun.set()
        assert go_on.wait(10)
        reading.release()
        return {}

    async def play():
        app = Starlette(routes=build_reading_routes(find, ["/{path:path}"]))
        asked = [asyncio.ensure_future(send_request(app, "192.0.2.1", "/a1"))]
        await asyncio.to_thread(begun.wait, 10)
        for address, path, has_gone in (
            ("192.0.2.1", "/a2", False),
            ("192.0.2.1", "/a3", True),
            ("192.0.2.1", "/a4", False),
            ("192.0.2.2", "/b1", False),
        ):
            asked.append(asyncio.ensure_future(send_request(app, address, path, has_gone)))
            await asyncio.sleep(0)
        await asyncio.sleep(0)
        go_on.set()
        await asyncio.gather(*asked)

    with ThreadPoolExecutor() as apart:  # the browser of the page's tests has a loop in this thread
        apart.submit(asyncio.run, play()).result()
    assert read == ["a1", "b1", "a2", "a4"]
