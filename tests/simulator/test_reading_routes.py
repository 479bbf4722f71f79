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
    paths_read = []
    reading_lock = threading.Lock()
    begun_event, continue_event = threading.Event(), threading.Event()

    def find(path):
        assert reading_lock.acquire(blocking=False)
        paths_read.append(path)
        begun_event.set()
        assert continue_event.wait(10)
        reading_lock.release()
        return {}

    async def play():
        app = Starlette(routes=build_reading_routes(find, ["/{path:path}"]))
        requests = [asyncio.ensure_future(send_request(app, "192.0.2.1", "/a1"))]
        await asyncio.to_thread(begun_event.wait, 10)
        for address, path, has_gone in (
            ("192.0.2.1", "/a2", False),
            ("192.0.2.1", "/a3", True),
            ("192.0.2.1", "/a4", False),
            ("192.0.2.2", "/b1", False),
        ):
            requests.append(asyncio.ensure_future(send_request(app, address, path, has_gone)))
            await asyncio.sleep(0)
        await asyncio.sleep(0)
        continue_event.set()
        await asyncio.gather(*requests)

    with ThreadPoolExecutor() as executor:  # the browser of the page's tests has a loop in this thread
        executor.submit(asyncio.run, play()).result()
    assert paths_read == ["a1", "b1", "a2", "a4"]
