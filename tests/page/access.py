"""A check of a page by axe-core, see https://dequeuniversity.com/rules/axe/."""

from axe_playwright_python.sync_playwright import Axe

SERIOUS = ("serious", "critical")
axe = Axe()


def check(page):
    """Fail with what axe-core finds at both color schemes, and where."""
    for scheme in ("dark", "light"):
        page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
        found = axe.run(page, options={"resultTypes": ["violations"]}).response["violations"]
        told = {
            one["id"]: [node["html"][:160] + " | " + node["failureSummary"][:300] for node in one["nodes"][:4]]
            for one in found
            if one["impact"] in SERIOUS
        }
        assert told == {}, (scheme, told)
