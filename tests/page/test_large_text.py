"""A browser with a larger font: text grows with it, nothing is cut off, and everything can be reached."""

import browsers
import pytest
from access import check
from people import Player
from playwright.sync_api import expect

SIZES = [{"width": 1280, "height": 800}, {"width": 390, "height": 844}]
LARGE = {"webkit": {"webprefs": {"default_font_size": 24}}}  # instead of 16
# Texts that are cut off by their own box or by the window. What can be scrolled is not.
CUT = """() => [...document.querySelectorAll('body *')].filter(element => {
  const { overflowX, overflowY, position, clipPath, clip } = getComputedStyle(element);
  const hasText = [...element.childNodes].some(({ nodeType, data }) => nodeType === Node.TEXT_NODE && data.trim());
  const isForEars = position === 'absolute' && (clip !== 'auto' || clipPath !== 'none');
  if (!hasText || isForEars || !element.getClientRects().length) return false;
  const { left, right } = element.getBoundingClientRect();
  const cuts = (overflow, inner, outer) => /hidden|clip/.test(overflow) && inner > outer + 2;
  return left < -1 || right > innerWidth + 1 ||
    cuts(overflowX, element.scrollWidth, element.clientWidth) ||
    cuts(overflowY, element.scrollHeight, element.clientHeight);
}).map(element => `${element.className}: ${element.textContent.trim().slice(0, 60)}`)"""
SIZE = "() => [parseFloat(getComputedStyle(document.body).fontSize), document.documentElement.scrollWidth - innerWidth]"


@pytest.mark.page
def test_at_half_as_large_again_nothing_is_cut_off(chromium, serve, serve_site, site, tmp_path):
    with browsers.launched_with(LARGE, tmp_path, chromium) as context:
        for size in SIZES:
            page = context.new_page()
            page.add_init_script("window.toasts = []")
            page.set_viewport_size(size)
            player = Player(page, serve().url).open()
            assert page.evaluate(SIZE) == [22.5, 0]
            assert page.evaluate(CUT) == []
            for button in page.locator(".welcome .act:visible").all():
                button.scroll_into_view_if_needed()
                expect(button).to_be_in_viewport()
            player.start()
            player.play_until(lambda player=player: "slot" in player.done)
            assert page.evaluate(CUT) == []
            assert page.evaluate(SIZE) == [22.5, 0]
            check(page)
            for opened in ("records", "settings", "help", "new"):
                page.evaluate(f"() => document.querySelector('[data-do={opened}]').click()")
                expect(page.locator("dialog[open]")).to_be_visible()
                assert page.evaluate(CUT) == [], opened
                page.keyboard.press("Escape")
            home = serve_site(site)
            for path in ("", "connect/"):
                page.goto(home + path)
                assert page.evaluate(CUT) == [], path
                assert page.evaluate("() => document.documentElement.scrollWidth - innerWidth") == 0, path
            page.close()
