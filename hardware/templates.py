"""Jinja templates of HTML pages and drawings; a template is in the folder of the module that uses it."""

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
    """Return the text of a template filled with `values`, in which special characters are escaped.

    `template` is the path of its file in `hardware/`.
    """
    return _environment.get_template(template).render(values)
