"""Filling of Jinja templates, which make HTML pages and drawings; they are beside the modules that use them."""

from pathlib import Path

from jinja2 import Environment, FileSystemLoader, StrictUndefined

_environment = Environment(
    loader=FileSystemLoader(Path(__file__).parent),
    autoescape=True,
    undefined=StrictUndefined,
    trim_blocks=True,
    keep_trailing_newline=True,
)


def fill_template(template: str, **values: object) -> str:
    """Return the text of a template filled with `values`; special characters in these are escaped.

    `template` is its path in `hardware/`.
    """
    return _environment.get_template(template).render(values)
