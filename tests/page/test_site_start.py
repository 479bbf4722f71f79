"""The site on servers and in browsers that lack something: it works, or says what is wrong and what to do."""

import browsers
import firefox
import pytest
from page_player import Player
from plain_servers import KNOWN, PlainServer
from playwright.sync_api import expect

READY = "html[data-online=true]"
QUICK = "[data-do=quick]:not(.later)"  # shown once a match can begin
NO_COOKIES = {"profile": {"default_content_setting_values": {"cookies": 2}}}  # "block all cookies" in the settings
NOT_LOADED = "a file of this page is missing or did not come whole"
NO_SCRIPTS = "does not send this page's .js files as text/javascript"
# Pretend that there are other tabs of the same tray: each holds the lock of its name, and announces that name.
MORE_TABS = """async count => {
  const channel = new BroadcastChannel('tray24');
  for (let tab = 0; tab < count; tab += 1) {
    const name = `more-${tab}`;
    await new Promise(held => navigator.locks.request(name, () => (held(), new Promise(free => (window.free = free)))));
    channel.postMessage({ from: name, data: { hello: [name, 'en'] } });
  }
}"""


@pytest.fixture
def serve_plainly(site):
    """Return a function that serves the site with a `PlainServer`."""
    servers = []

    def start(**faults) -> PlainServer:
        servers.append(PlainServer(site, **faults))
        return servers[-1]

    yield start
    for server in servers:
        server.close()


@pytest.fixture
def new_page(chromium):
    """Return a function that opens a page in a new browser. Its errors do not fail the test."""
    contexts = []

    def open_one(**options):
        contexts.append(chromium.new_context(**options))
        return contexts[-1].new_page()

    yield open_one
    for context in contexts:
        context.close()


def check_memory_match(page, url: str) -> None:
    """Play a little on a page that says that it stores nothing."""
    player = Player(page, url)
    player.open()
    expect(page.locator(".banner")).to_contain_text("keeps nothing")
    page.get_by_role("button", name="Play against bots").click()
    player.play_until(lambda: "slot" in player.done)


def test_it_works_over_plain_http_from_a_server_that_knows_few_types(new_page, serve_plainly):
    server = serve_plainly(is_packed=True)
    check_memory_match(new_page(), f"http://{browsers.OTHER_NAME}:{server.port}/play/")


def test_it_works_where_the_browser_blocks_all_site_data(chromium, serve_plainly, tmp_path):
    with browsers.launch_with_preferences(NO_COOKIES, tmp_path, chromium) as context:
        page = context.new_page()
        page.add_init_script("window.toasts = []")
        check_memory_match(page, f"{serve_plainly().url}play/")


@pytest.mark.parametrize(
    ("faults", "message"),
    [
        ({"cut_ending": "asm.wasm.gz"}, NOT_LOADED),
        ({"missing_ending": "tray24.zip.gz"}, NOT_LOADED),
        ({"missing_ending": "pyodide.asm.js"}, NOT_LOADED),
        ({"missing_ending": "worker/tray_worker.js"}, NOT_LOADED),
        ({"missing_ending": "js/dom.js"}, NOT_LOADED),
        ({"types": KNOWN | {".js": "text/plain"}}, NO_SCRIPTS),
    ],
    ids=["cut wasm", "no modules", "no runtime", "no worker", "no script", "text"],
)
def test_what_cannot_start_is_said_within_ten_seconds(new_page, serve_plainly, faults, message):
    page = new_page()
    page.goto(f"{serve_plainly(**faults).url}play/")
    expect(page.locator(".banner")).to_be_visible(timeout=10_000)
    expect(page.locator(".banner")).to_contain_text(message, timeout=10_000)
    assert page.locator(READY).count() == 0


@pytest.mark.parametrize(
    "faults", [{"missing_ending": "tools.zip.gz"}, {"missing_ending": "worker/connect.js"}], ids=["tools", "worker"]
)
def test_the_page_for_a_tray_on_usb_says_the_same(new_page, serve_plainly, faults):
    page = new_page()
    page.goto(f"{serve_plainly(**faults).url}connect/")
    expect(page.get_by_text("The tools did not start.")).to_be_visible(timeout=10_000)


def test_silence_is_said_after_half_a_minute_and_taken_back(new_page, serve_plainly):
    page = new_page()
    page.clock.install()
    held_routes = []
    page.context.route("**/*.wasm.gz", lambda route: held_routes.append(route))
    page.goto(f"{serve_plainly().url}play/")
    banner = page.locator(".banner")
    expect(banner).to_contain_text("Loading the tray")
    for _ in range(100):  # other files may still come meanwhile
        page.clock.run_for(31_000)
        if held_routes and "nothing has come for half a minute" in banner.inner_text():
            break
    else:
        raise AssertionError(banner.inner_text())
    for route in held_routes:
        route.continue_()
    page.wait_for_selector(READY)
    expect(banner).to_be_hidden()


def test_a_tab_for_which_there_is_no_room_says_so_and_comes_in_later(new_page, serve_plainly):
    first_tab = new_page()
    url = f"{serve_plainly().url}play/"
    Player(first_tab, url).open()
    first_tab.evaluate(MORE_TABS, 39)
    second_tab = first_tab.context.new_page()
    second_tab.goto(url)
    expect(second_tab.locator(".banner")).to_contain_text("40 tabs are open")
    assert second_tab.locator(READY).count() == 0
    first_tab.evaluate("() => free()")  # the last of the others
    second_tab.wait_for_selector(READY)


def test_it_works_in_firefox(serve_plainly, tmp_path):
    with firefox.open_firefox(tmp_path) as page:
        page.goto(f"{serve_plainly().url}play/")
        page.wait_for("document.documentElement.dataset.online === 'true' && document.querySelector('.how li')")
        page.wait_for(f"document.querySelector('{QUICK}')")
        page.evaluate(f"document.querySelector('{QUICK}').click()")
        page.wait_for("document.querySelector('[data-view=match]')")
        page.wait_for("document.querySelectorAll('.log li').length")
        assert page.evaluate("document.querySelector('.banner').hidden")
