"""Pages of charts: what each must keep to, whatever it draws."""

_OUTSIDE = """() => [...document.querySelectorAll('.card:not(details)')].flatMap(card => {
  const box = card.getBoundingClientRect();
  return [...card.querySelectorAll('text')].filter(text => {
    const at = text.getBoundingClientRect();
    return at.width && (at.left < box.left || at.right > box.right + 1 || at.bottom > box.bottom + 1);
  }).map(text => `${card.querySelector('h3').textContent}: ${text.textContent}`);
})"""


def open_charts(open_page, path, size=(1280, 800), scheme="light"):
    """Open a page of charts and wait until they are drawn."""
    page = open_page({"width": size[0], "height": size[1]}, color_scheme=scheme)
    page.goto(path.as_uri())
    page.wait_for_selector(f"html[data-drawn={scheme}]")
    return page


def count_drawn(page) -> int:
    """Return the number of charts, all of which are drawn inside their cards on a page as wide as the window."""
    charts = page.locator(".chart").count()
    assert page.locator(".chart svg").count() == charts
    assert page.evaluate("document.documentElement.scrollWidth") <= page.viewport_size["width"]
    assert page.evaluate(_OUTSIDE) == []
    return charts
