"""The site without a network: a browser keeps the tray in the reader's language, and the documents."""

import pytest
from playwright.sync_api import expect

READY = "html[data-online=true]"
CONTROLLED = "() => navigator.serviceWorker.controller"
# The paths of all that is kept, by the folder of the site.
KEPT = """async folder => {
  const found = [];
  for (const name of await caches.keys())
    for (const { url } of await (await caches.open(name)).keys()) found.push(new URL(url).pathname);
  return found.filter(path => path.startsWith(folder)).map(path => path.slice(folder.length));
}"""

# Playwright does not await the result of a condition, and a promise is true. So the answer comes in a variable.
ARE_KEPT = """paths => {
  Promise.all(paths.map(path => caches.match(new URL(path, location.href), { ignoreSearch: true })))
    .then(found => { window.areKept = found.every(Boolean); });
  return window.areKept;
}"""


@pytest.fixture
def german(open_page, serve_site, site):
    """Return a page in a browser whose language is German, and the address of the site."""
    return open_page(own=True, locale="de"), serve_site(site)


def list_cached_texts(page) -> set[str]:
    return {path for path in page.evaluate(KEPT, "/play/") if path.startswith("data/texts-")}


def test_the_tray_keeps_the_language_that_is_read(german):
    page, site_url = german
    page.goto(f"{site_url}play/")
    page.wait_for_function(CONTROLLED)
    assert list_cached_texts(page) == {"data/texts-de.js"}
    files = page.evaluate(KEPT, "/play/")
    assert {"index.html", "de.html", "watch-de.html"} <= set(files) and "watch.html" not in files
    page.context.set_offline(True)
    page.goto(f"{site_url}play/")  # which leads to the page in German
    page.wait_for_selector(READY)
    assert page.evaluate("document.documentElement.lang") == "de"
    page.context.set_offline(False)
    page.locator("[data-do=settings]:visible").click()
    with page.expect_navigation():
        page.locator("#settings select.language").select_option("fr")
    page.wait_for_selector(READY)
    page.wait_for_function(ARE_KEPT, arg=["data/texts-fr.js", "watch-fr.html"])
    assert list_cached_texts(page) == {"data/texts-de.js", "data/texts-fr.js"}


def test_documents_are_kept_once_one_is_read_and_lead_back(german):
    page, site_url = german
    page.goto(f"{site_url}docs/hardware/GUIDE.de.html")
    page.wait_for_function(CONTROLLED)
    assert page.evaluate(KEPT, "/play/") == []
    page.context.set_offline(True)
    page.locator("input[name=q]").first.fill("challenge")
    page.keyboard.press("Enter")
    expect(page.locator("#search-results li").first).to_be_visible()
    page.goto(f"{site_url}docs/firmware/RULES.de.html")
    find_unloaded_images = (
        "[...document.images].filter(image => image.complete && !image.naturalWidth).map(image => image.src)"
    )
    assert page.evaluate(find_unloaded_images) == []
    page.context.set_offline(False)
    page.locator("nav.site").get_by_role("link", name="Jetzt spielen").click()
    page.wait_for_url("**/play/de.html")
    page.wait_for_function(CONTROLLED)
    page.locator(".intro").get_by_role("link", name="Über Tray24").click()
    page.wait_for_url("**/de/")
    page.get_by_role("navigation").first.get_by_role("link", name="Dokumente").click()
    page.wait_for_url("**/docs/index.html")
    page.get_by_role("link", name="About Tray24").click()
    page.wait_for_url("**/de/")  # in the language of the browser
    assert {"index.html", "firmware/RULES.de.html"} <= set(page.evaluate(KEPT, "/docs/"))
    assert "de.html" in page.evaluate(KEPT, "/play/")
