"""The configuration of Sphinx.

Facts about the site are read from `site.json`, which `host_tools.site.documents` writes beside this file.
"""

import json
from pathlib import Path

# The colors of the start page: see `start.css`.
_LIGHT = {"ink": "#191815", "ink-2": "#55503f", "ground": "#e6dfd1", "card": "#f1ebdf", "line": "#c6bca8"}
_DARK = {"ink": "#f1eadc", "ink-2": "#b9b0a0", "ground": "#191815", "card": "#24221e", "line": "#3d3a33"}


def _make_variables(colors):
    """Return the CSS variables of Furo, the theme of the documents, for these colors."""
    names = {
        "ink": "foreground-primary brand-primary brand-content brand-visited sidebar-link-text--top-level",
        "ink-2": "foreground-secondary foreground-muted",
        "ground": "background-primary background-hover--transparent",
        "card": "background-secondary background-hover code-background card-background inline-code-background",
        "line": "background-border",
    }
    found = {f"color-{name}": colors[color] for color, of in names.items() for name in of.split()}
    return found | {"font-stack": "system-ui, sans-serif"}


project = html_title = "Tray24"
extensions = ["myst_parser"]
myst_enable_extensions = ["attrs_inline"]
myst_heading_anchors = 4
templates_path = ["_templates"]
html_theme = "furo"
html_theme_options = {"light_css_variables": _make_variables(_LIGHT), "dark_css_variables": _make_variables(_DARK)}
html_static_path = ["_static"]
html_css_files = ["site.css"]
html_favicon = "_static/icon.svg"
html_copy_source = False
html_show_sourcelink = False
html_show_sphinx = False


def setup(app):
    site = json.loads(Path(app.confdir, "site.json").read_text(encoding="utf-8"))

    def set_address(app, config):
        config.html_baseurl = site["address"]

    def set_language(app, pagename, templatename, context, doctree):
        """Set a page's language, which is the end of `pagename`, and its links to the site in that language."""
        language = pagename.rpartition(".")[2]
        root = "../" * (pagename.count("/") + 1)
        language_texts = site["languages"].get(language)
        context["language"] = language if language_texts else "en"
        context["site"] = {"root": root, "source": site["source"]} | (language_texts or site["languages"]["en"])

    app.connect("config-inited", set_address)
    app.connect("html-page-context", set_language)
