"""Pages and drawings that are text: Jinja templates beside the modules that fill them."""

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
    """Return a template, named by its path in `hardware/`, filled with values; text among them is escaped."""
    return _environment.get_template(template).render(values)
